import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { writeSong } from '@arioso/words/writer'
import { describe, expect, it } from 'vitest'
import { createNoise } from '../../audio/createNoise.ts'
import { createRateHalver } from '../../audio/halveRate.ts'
import { composeSong } from '../../composer/composeSong.ts'
import { renderSong } from '../../renderSong.ts'
import { secondsPerBeat, type Note, type Score } from '../../score.ts'
import { coverScore } from '../../transform/coverScore.ts'
import { sungNotes } from '../../transform/rewordSong.ts'
import { scoreFromHeard } from '../../transform/scoreFromHeard.ts'
import { openTrainedVoices } from '../../voice/trained/createTrainedLineSinger.ts'
import type { HeardNote } from '../heard.ts'
import { hearSong } from '../hearSong.ts'

const RATE = 24_000
const SECONDS = 20
const dictionary = createRequire(new URL('../../../providers/package.json', import.meta.url)).resolve(
  'cmu-pronouncing-dictionary',
)
const trained = openTrainedVoices({
  voices: new Uint8Array(readFileSync(new URL('../../voice/network/voices.bin', import.meta.url))),
  dictionary: new Uint8Array(readFileSync(dictionary)),
})

type Tone = { at: number; pitch: number }

function compose(style: string, seed: number, sung: boolean): Score {
  const { title, lyrics } = writeSong({ seed, style, description: `a ${style} song`, instrumental: !sung })
  const verse = lyrics.split(/\n(?=\[)/)[0] ?? ''
  return composeSong({ seed, title, style, lyrics: verse, instrumental: !sung, lengthSeconds: SECONDS })
}

// Band and singer together, in one channel, as an upload is listened to.
function mixtureOf(score: Score): Float32Array {
  const halve = createRateHalver()
  const sound = new Float32Array(SECONDS * RATE)
  const span = { fromFrame: 0, toFrame: 2 * sound.length, leadInFrames: 0 }
  let filled = 0
  for (const { left, right } of renderSong(score, { sampleRate: 2 * RATE, trained, span }).blocks()) {
    const part = halve(left, right).subarray(0, sound.length - filled)
    sound.set(part, filled)
    filled += part.length
  }
  return sound
}

function tonesOf(score: Score, notes: readonly Note[]): Tone[] {
  const beat = secondsPerBeat(score)
  return notes.map(({ startBeat, pitch }) => ({ at: startBeat * beat, pitch })).filter(({ at }) => at < SECONDS - 0.3)
}

const leadNotes = ({ parts }: Score): Note[] => parts.filter(({ bus }) => bus === 'lead').flatMap(({ notes }) => notes)

// Which of these are found among those: the same pitch but for octaves, begun at the same time.
function foundIn<T extends Tone>(tones: readonly T[], others: readonly Tone[], tolerance: number): T[] {
  return tones.filter((tone) =>
    others.some(({ at, pitch }) => (pitch - tone.pitch) % 12 === 0 && Math.abs(at - tone.at) <= tolerance),
  )
}

function secondsOf(notes: readonly HeardNote[]): number {
  return notes.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0)
}

// Genres that no weight was fitted on.
describe('the tune of a whole band', () => {
  it.each([
    ['reggae', 1, true],
    ['neo soul', 1, true],
    ['waltz', 2, false],
  ] as const)('%s: is written down, it is known how surely, and a cover plays it', (style, seed, sung) => {
    const score = compose(style, seed, sung)
    const tune = tonesOf(score, sung ? sungNotes(score) : leadNotes(score))
    const heard = hearSong(mixtureOf(score), RATE)
    const written = heard.melody.map((note) => ({ ...note, at: note.startSeconds, pitch: note.midiPitch }))
    const tolerance = Math.max(0.1, secondsPerBeat(score) / 4)
    expect(foundIn(tune, written, tolerance).length / tune.length).toBeGreaterThan(0.65)

    const right = foundIn(written, [...tune, ...tonesOf(score, leadNotes(score))], tolerance)
    const rightShare = secondsOf(right) / secondsOf(written)
    expect(rightShare).toBeGreaterThan(0.7)
    const sure = written.reduce((sum, note) => sum + note.confidence * secondsOf([note]), 0) / secondsOf(written)
    expect(Math.abs(sure - rightShare)).toBeLessThan(0.2)

    const source = scoreFromHeard(heard, { seed: 3, title: 'Upload' })
    const cover = coverScore(source, { seed: 11, title: 'Upload (Cover)', style: 'synthwave' })
    const played = leadNotes(cover).map(({ startBeat, pitch }) => ({ at: startBeat, pitch }))
    const beats = tune.map(({ at, pitch }) => ({ at: (at * heard.tempoBpm.value) / 60, pitch }))
    const shares = Array.from({ length: 33 }, (_, i) => {
      const moved = beats.map(({ at, pitch }) => ({ at: at + (i - 16) / 2, pitch }))
      return foundIn(moved, played, 0.3).length / moved.length
    })
    expect(Math.max(...shares)).toBeGreaterThan(0.6)
  })

  it('is not made up where only drums play', () => {
    const noise = createNoise(4)
    const drums = new Float32Array(8 * RATE)
    for (let hit = 0; hit < 16; hit++) {
      for (let i = 0; i < 0.2 * RATE; i++) {
        const kick = hit % 2 === 0 ? Math.sin(200 * (1 - Math.exp(-i / 900))) : noise()
        drums[(hit * RATE) / 2 + i] += 0.5 * kick * Math.exp(-i / 900)
      }
    }
    expect(hearSong(drums, RATE).melody).toEqual([])
  })
})
