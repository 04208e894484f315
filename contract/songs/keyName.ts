const SHARP_NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

export function keyName(key: { tonic: number; mode: string }): string {
  return `${SHARP_NAMES[key.tonic] ?? '?'} ${key.mode}`
}
