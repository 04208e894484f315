// For what takes the place of the button that opened it: the focus goes on inside, and all of it comes into sight.
export function takeFocus(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'nearest' })
}
