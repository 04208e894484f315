import type { Reading } from '../reader/readRequest.ts'
import { KITS } from './kitBanks.ts'

export const isAbstract = (about: RegExp): boolean =>
  KITS.abstracts.kits?.().some((kit) => kit.about === about) === true

// "darkness is my spirit animal": the whole of it is what the song is about, and no line has to tell it once more.
const NEARLY_WHOLE = 0.9
export function isWhollyAbstract(about: RegExp | undefined, { told }: Reading): boolean {
  if (about === undefined || !isAbstract(about)) return false
  return (about.exec(told)?.[0].length ?? 0) >= told.length * NEARLY_WHOLE
}
