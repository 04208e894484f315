// How much of each sound is breath. The network was taught shares that were measured on the teacher's singing, and for most
// voices they are far too high in the low bands (half of a held vowel's fundamental): every singer was hoarse. Only one voice was
// measured cleanly; its shares, by kind of sound, are everybody's.
import type { PhoneToPredict } from '../network/createPhoneReader.ts'
import type { TractFrames } from '../network/createPredictor.ts'
import { isSonorant, isVowel, PAUSE } from '../speech/phones.ts'

// In the network's seven bands, from 0–1 kHz up to 9–12 kHz.
const VOWEL = [0.008, 0.02, 0.06, 0.1, 0.5, 0.82, 0.92]
const SONORANT = [0.05, 0.14, 0.22, 0.3, 0.75, 0.92, 0.95]
const STOP = [0.1, 0.27, 0.38, 0.5, 0.88, 0.95, 0.97]
const SOFT_FRICATIVE = [0.12, 0.25, 0.35, 0.5, 0.9, 0.97, 0.98]
const BUZZ = [0.2, 0.4, 0.5, 0.65, 0.95, 0.98, 0.98]
const ASPIRATE = [0.4, 0.85, 0.8, 0.85, 0.97, 0.98, 0.98]
const KINDS: Readonly<Record<string, readonly number[]>> = {
  b: STOP,
  d: STOP,
  g: STOP,
  v: SOFT_FRICATIVE,
  dh: SOFT_FRICATIVE,
  z: BUZZ,
  zh: BUZZ,
  jh: BUZZ,
}
// From one sound's to the next's, around the border between them.
const BLEND_SECONDS = 0.03

function sharesOf(phone: string): readonly number[] {
  if (isVowel(phone) || phone === PAUSE) return VOWEL
  return isSonorant(phone) ? SONORANT : (KINDS[phone] ?? ASPIRATE)
}

export function breatheNaturally(frames: TractFrames, phones: readonly PhoneToPredict[], frameSeconds: number): void {
  const { count, noiseBands, noiseShares } = frames
  let at = 0
  let start = 0
  for (let frame = 0; frame < count; frame++) {
    const time = (frame + 0.5) * frameSeconds
    while (at < phones.length - 1 && time >= start + phones[at].seconds) {
      start += phones[at].seconds
      at += 1
    }
    const end = start + phones[at].seconds
    const isEarly = time - start < end - time
    const nearest = phones[at + (isEarly ? -1 : 1)] ?? phones[at]
    const away = isEarly ? time - start : end - time
    const part = Math.max(0, 0.5 - away / BLEND_SECONDS)
    const [own, other] = [sharesOf(phones[at].name), sharesOf(nearest.name)]
    for (let band = 0; band < noiseBands; band++) {
      noiseShares[frame * noiseBands + band] = own[band] + (other[band] - own[band]) * part
    }
  }
}
