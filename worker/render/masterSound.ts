import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import type { AudioEdit } from './renderMessages.ts'
import { masterMix } from '@arioso/providers/mastering'
import type { Sound } from '../media/sound/sound.ts'
import { gatherBlocks } from './gatherBlocks.ts'
import type { SongBlock } from './openedSong.ts'

type Strength = Extract<AudioEdit, { kind: 'remaster' }>['variation']

/** A recording mastered anew. */
export function masterSound(sound: Sound, strength: Strength): Generator<SongBlock> {
  return gatherBlocks(masterMix({ ...sound, sampleRate: SAMPLE_RATE }, strength))
}
