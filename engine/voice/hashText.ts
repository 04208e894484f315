export function hashText(text: string, seed: number): number {
  let hash = (seed ^ 0x811c9dc5) | 0
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
