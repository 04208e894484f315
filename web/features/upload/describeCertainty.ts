const SURE = 0.7
const LIKELY = 0.4

export function describeCertainty(confidence: number): string {
  if (confidence >= SURE) return 'Sure'
  return confidence >= LIKELY ? 'Likely' : 'A guess'
}
