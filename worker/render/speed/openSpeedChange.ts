import { keyName } from '@arioso/contract/songs/keyName'
import { parseKey } from '@arioso/providers/words'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { MP3_DELAY_SECONDS, mp3Bytes } from '../../media/mp3/mp3Bytes.ts'
import { openSoundAhead } from '../../media/sound/openSoundAhead.ts'
import { gatherBlocks } from '../gatherBlocks.ts'
import { loadStretch } from './loadStretch.ts'
import type { OpenedSong } from '../openedSong.ts'
import type { SongFacts, SpeedTask } from '../renderMessages.ts'
import { resample } from './resample.ts'
import { stretch } from './stretch.ts'

export async function openSpeedChange({ speed, source }: SpeedTask): Promise<OpenedSong> {
  const { multiplier: rate, keepPitch } = speed
  const sound = openSoundAhead(source.path)
  const totalFrames = Math.round(sound.totalFrames / rate)
  const blocks = keepPitch
    ? stretch(await loadStretch(SAMPLE_RATE), sound, { rate, totalFrames, sampleRate: SAMPLE_RATE })
    : resample(sound, { rate, totalFrames })
  const scale = (seconds: number): number => (seconds - MP3_DELAY_SECONDS) / rate + MP3_DELAY_SECONDS
  const facts: SongFacts = {
    durationSeconds: totalFrames / SAMPLE_RATE,
    audioBytes: mp3Bytes(totalFrames),
    tempoBpm: source.tempoBpm === null ? null : source.tempoBpm * rate,
    keyName: keepPitch ? source.keyName : transposeKey(source.keyName, rate),
    words: source.words.map((word) => ({
      ...word,
      startSeconds: scale(word.startSeconds),
      endSeconds: scale(word.endSeconds),
    })),
    scoreJson: null,
    lyrics: null,
    cover: null,
  }
  return { sampleRate: SAMPLE_RATE, totalFrames, facts, blocks: gatherBlocks(blocks), leave: () => sound.close() }
}

function transposeKey(name: string | null, rate: number): string | null {
  const key = name === null ? undefined : parseKey(name)
  if (key === undefined) return null
  const semitones = Math.round(12 * Math.log2(rate))
  return keyName({ ...key, tonic: (((key.tonic + semitones) % 12) + 12) % 12 })
}
