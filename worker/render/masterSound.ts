import type { AudioEdit } from './renderMessages.ts'
import { createEmbeddedListening } from '@arioso/providers/listening'
import type { Sound } from '../media/sound.ts'
import type { SongBlock } from './openedSong.ts'

const SAMPLE_RATE = 48_000

type Strength = Extract<AudioEdit, { kind: 'remaster' }>['variation']

/** A recording mastered anew, in the windows of the master. */
export function* masterSound(sound: Sound, strength: Strength): Generator<SongBlock> {
  let startFrame = 0
  for (const { left, right } of createEmbeddedListening().master({ ...sound, sampleRate: SAMPLE_RATE }, strength)) {
    yield { startFrame, left, right }
    startFrame += left.length
  }
}
