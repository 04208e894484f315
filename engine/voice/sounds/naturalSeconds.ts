// How long the teacher of the voices holds each sound when it speaks slowly: the lengths singing stretches from.
import { PAUSE } from '../speech/phones.ts'
import type { SungSound } from './readSungWords.ts'

const MILLISECONDS: Readonly<Record<string, number>> = {
  p: 64,
  b: 54,
  t: 64,
  d: 63,
  k: 64,
  g: 56,
  ch: 73,
  jh: 68,
  f: 55,
  v: 59,
  th: 64,
  dh: 33,
  s: 71,
  z: 72,
  sh: 77,
  zh: 77,
  hh: 41,
  m: 58,
  n: 66,
  ng: 74,
  l: 60,
  r: 64,
  w: 43,
  y: 44,
  iy: 93,
  ey: 95,
  ao: 69,
  ay: 89,
  ow: 100,
  ae: 58,
  ih: 64,
  aw: 83,
  ah: 55,
  aa: 62,
  eh: 60,
  uw: 89,
  uh: 61,
  oy: 91,
  ax: 59,
  er: 120,
  [PAUSE]: 100,
}
const USUAL_MILLISECONDS = 65
// Stress lengthens a vowel, the end of a word whatever stands there.
const STRESS_MILLISECONDS = 49
const WORD_END_MILLISECONDS = 48
const FLAP_SHARE = 0.55

export function naturalSeconds({ name, stress, flapped }: SungSound, endsWord: boolean): number {
  const own = (MILLISECONDS[name] ?? USUAL_MILLISECONDS) * (flapped ? FLAP_SHARE : 1)
  return (own + (stress > 0 ? STRESS_MILLISECONDS : 0) + (endsWord ? WORD_END_MILLISECONDS : 0)) / 1000
}
