type Values = Record<string, string | number | null | undefined>

// '/api/clip/:id' with { id } and a query becomes '/api/clip/42?page=2'.
export function buildPath(template: string, params: Values = {}, query: Values = {}): string {
  const path = template.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name]
    if (value === undefined || value === null) throw new Error(`${template} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}
