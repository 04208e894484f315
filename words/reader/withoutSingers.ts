import { readStyle, type StyleReading } from '../style/readStyle.ts'

// The product's singers are called as people are: "birthday song for Nora" asks for no voice.
export function readSounds(text: string): StyleReading {
  const reading = readStyle(text)
  return {
    ...reading,
    phrases: reading.phrases.filter(({ sense }) => sense.singer === undefined || sense.ambiguous !== true),
  }
}
