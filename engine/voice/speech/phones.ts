// flite's phone names (CMU, lower case) and what a singer needs to know about each.
import type { PhoneFlag } from '../network/openNetwork.ts'

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih ix iy ow oy uh uw'.split(' '))
const SONORANTS = new Set('m n ng l r w y el em en'.split(' '))
const VOICELESS = new Set('p t k f th s sh ch hh'.split(' '))
const PLOSIVES = new Set('p t k b d g ch jh'.split(' '))

export const PAUSE = 'pau'

export type Phone = { name: string; startSeconds: number; endSeconds: number; flags?: ReadonlySet<PhoneFlag> }

export const isVowel = (name: string): boolean => VOWELS.has(name)
export const isSonorant = (name: string): boolean => SONORANTS.has(name)
export const isVoiceless = (name: string): boolean => VOICELESS.has(name)
export const isPlosive = (name: string): boolean => PLOSIVES.has(name)
