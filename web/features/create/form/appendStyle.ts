// Adds a style to the words already there; the text comes back unchanged when it is in already or would not fit.
export function appendStyle(text: string, style: string, maxLength: number): string {
  if (text.toLowerCase().includes(style.toLowerCase())) return text
  const trimmed = text.trimEnd()
  const joined = trimmed === '' ? style : `${trimmed.replace(/,$/, '')}, ${style}`
  return joined.length > maxLength ? text : joined
}
