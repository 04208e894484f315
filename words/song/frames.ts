import type { Frames } from '../lines/frames.ts'
import { angry } from '../lines/frames/angry.ts'
import { funny } from '../lines/frames/funny.ts'
import { glad } from '../lines/frames/glad.ts'
import { mourning } from '../lines/frames/mourning.ts'
import { parting } from '../lines/frames/parting.ts'
import { praying } from '../lines/frames/praying.ts'
import { selling } from '../lines/frames/selling.ts'
import { sleepy } from '../lines/frames/sleepy.ts'
import { telling } from '../lines/frames/telling.ts'
import type { Stance } from '../plan/occasions.ts'

const BY_STANCE: Readonly<Record<Stance, Frames>> = {
  celebrate: glad,
  love: glad,
  thank: glad,
  proud: glad,
  mourn: mourning,
  part: parting,
  pray: praying,
  funny,
  angry,
  sell: selling,
  story: telling,
  hope: telling,
}

export const framesOf = (stance: Stance, occasion = ''): Frames => (occasion === 'lullaby' ? sleepy : BY_STANCE[stance])
