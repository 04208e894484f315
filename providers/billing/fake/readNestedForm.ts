export type Nested = { [name: string]: string | Nested }

/** Stripe's way to send things in things: line_items[0][price]=price_1. */
export function readNestedForm(body: string): Nested {
  const form: Nested = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const steps = name.split(/\[|\]\[?/).filter((step) => step !== '')
    const last = steps.pop() ?? name
    let place = form
    for (const step of steps) {
      const inner = place[step]
      const next: Nested = typeof inner === 'object' ? inner : {}
      place[step] = next
      place = next
    }
    place[last] = value
  }
  return form
}

export function pick(form: Nested, ...steps: string[]): string | undefined {
  const found = steps.reduce<string | Nested | undefined>(
    (place, step) => (typeof place === 'object' ? place[step] : undefined),
    form,
  )
  return typeof found === 'string' ? found : undefined
}
