import { TOLD_CITY } from '../lines/toldCity.ts'
import { TOLD_COUPLETS } from '../lines/toldCouplets.ts'
import { rows, TOLD_HOOKS, TOLD_PAIRS, type ToldMood } from '../lines/toldHooks.ts'
import type { ToldGroup } from '../lines/toldRows.ts'
import { TOLD_STORM } from '../lines/toldStorm.ts'
import type { Register } from './registers.ts'

export type ToldShape = 'couplets' | 'hooks' | 'pairs'

// A comfort or a word at a grave is said in the same way everywhere.
const GROUPS: Readonly<Partial<Record<ToldMood, ToldGroup>>> = {
  bright: 'glad',
  event: 'glad',
  deed: 'glad',
  // Where a joke was asked for, a song stays at home.
  funny: 'glad',
  mine: 'own',
  vow: 'own',
  part: 'low',
  rueful: 'low',
  ache: 'low',
  heavy: 'low',
  miss: 'low',
  angry: 'angry',
  tale: 'tale',
}
const OF_REGISTER = { city: TOLD_CITY, storm: TOLD_STORM }
const AT_HOME = { couplets: TOLD_COUPLETS, hooks: TOLD_HOOKS, pairs: TOLD_PAIRS }

const read = new Map<string, readonly string[]>()

// Rows around a told sentence of this mood, those of the song's register first.
export function toldRows(
  shape: ToldShape,
  mood: ToldMood,
  { register, isLow }: { register: Register; isLow: boolean },
): readonly (readonly string[])[] {
  const meant = GROUPS[mood]
  const group = isLow && (meant === 'glad' || meant === 'own') ? 'low' : meant
  const home = AT_HOME[shape][mood]
  if (register === 'fireside' || group === undefined) return [home]
  const key = `${register} ${group} ${shape}`
  const own = read.get(key) ?? rows(OF_REGISTER[register][group][shape])
  read.set(key, own)
  return [own, home]
}
