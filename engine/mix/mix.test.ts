import { describe, expect, it } from 'vitest'
import { createNoise } from '../audio/createNoise.ts'
import { createDesk } from '../audio/kernels/createDesk.ts'
import { createNoteCache } from '../instruments/createNoteCache.ts'
import { getInstrument } from '../instruments/getInstrument.ts'
import { rmsDb } from '../measure/rmsDb.ts'
import type { Part, Score } from '../score.ts'
import { bandScore } from './bandScore.ts'
import { createDucking } from './createDucking.ts'
import { createMaster, MASTER_LATENCY_FRAMES } from './master/createMaster.ts'
import type { MixBus } from './mixer.ts'
import { createMixer } from './createMixer.ts'
import { placeNotes } from './playing/placeNotes.ts'
import { PLAIN_TONE, settleTone } from './master/settleTone.ts'
import { WINDOW_FRAMES } from './master/windowFrames.ts'

const RATE = 48_000

const score = bandScore({
  genre: 'house',
  tempoBpm: 120,
  bars: 4,
  parts: [
    ['drums', '909-kit', 'beat'],
    ['pads', 'warm-pad', 'held'],
  ],
})

const sungScore: Score = {
  ...score,
  voice: {
    singer: 'test',
    gainDb: 0,
    reverb: 0,
    delay: 0,
    lines: [
      {
        text: 'la',
        section: 0,
        words: [{ text: 'la', syllables: [{ text: 'la', startBeat: 0, lengthBeats: 1, pitch: 60, velocity: 1 }] }],
      },
    ],
  },
}

const singer = {
  lineCount: 1,
  renderLine: () => ({ startFrame: 100, samples: new Float32Array(4000).map((_, i) => (i % 200 < 100 ? 0.1 : -0.1)) }),
}

function busesOf(song: Score, voice = false): Map<MixBus, number> {
  const parts = { score: song, cache: createNoteCache(RATE, 1e8), sampleRate: RATE }
  const mixer = createMixer(createDesk(), { ...parts, ...(voice && { singer }) })
  const levels = new Map<MixBus, number>()
  mixer.renderWindow(0, (bus, { left }) => levels.set(bus, rmsDb(left)))
  return levels
}

describe('the mixer', () => {
  it('[ENG-02 d] an instrumental has no voice', () => {
    expect(busesOf(score).has('voice')).toBe(false)
    expect(busesOf(sungScore, true).get('voice')).toBeGreaterThan(-40)
  })

  it('gives reverb and echo as a bus of their own', () => {
    expect(busesOf(score).get('fx')).toBeGreaterThan(-80)
    const dry = { ...score, parts: score.parts.map((part) => ({ ...part, reverb: 0, delay: 0 })) }
    expect(busesOf(dry).get('fx')).toBeLessThan(-150)
  })
})

describe('ducking', () => {
  const curve = new Float32Array(2)

  function gainAt(song: Score, seconds: number, pump: number, duck: number): number {
    createDucking(song, RATE).writeGains(curve, Math.round(seconds * RATE), pump, duck)
    return curve[0]
  }

  it('house pumps with the kick and recovers before the next', () => {
    expect(gainAt(score, 2.001, 1, 0)).toBeLessThan(0.55)
    expect(gainAt(score, 2.45, 1, 0)).toBeGreaterThan(0.95)
    expect(gainAt({ ...score, genre: 'folk' }, 2.001, 1, 0)).toBe(1)
  })

  it('the band makes room for the voice while it sings', () => {
    expect(gainAt(sungScore, 0.3, 0, 1)).toBeLessThan(0.85)
    expect(gainAt(sungScore, 1.5, 0, 1)).toBe(1)
  })
})

it('a closed hi-hat stops the open one', () => {
  const part: Part = {
    name: 'hats',
    bus: 'drums',
    instrument: 'acoustic-kit',
    gainDb: 0,
    pan: 0,
    reverb: 0,
    delay: 0,
    notes: [
      { startBeat: 0, lengthBeats: 0.5, pitch: 46, velocity: 0.8 },
      { startBeat: 0.5, lengthBeats: 0.5, pitch: 42, velocity: 0.8 },
      { startBeat: 2, lengthBeats: 0.5, pitch: 46, velocity: 0.8 },
    ],
  }
  const [stopped, , ringing] = placeNotes(score, part, getInstrument('acoustic-kit'), RATE)
  expect(stopped.endFrame - stopped.startFrame).toBeLessThan(0.3 * RATE)
  expect(ringing.endFrame - ringing.startFrame).toBeGreaterThan(0.8 * RATE)
})

describe('the master', () => {
  function masterNoise(gainDb: number) {
    const noise = createNoise(3)
    const desk = createDesk()
    const mix = desk.stereoRow(WINDOW_FRAMES)
    for (let i = 0; i < WINDOW_FRAMES; i++) {
      mix.left[i] = noise()
      mix.right[i] = noise()
    }
    const out = { ...desk.stereoRow(WINDOW_FRAMES), gain: desk.row(WINDOW_FRAMES) }
    createMaster(desk, PLAIN_TONE, RATE).process(mix, gainDb, out)
    return out
  }

  it('holds loud sound below the ceiling', () => {
    expect(Math.max(...masterNoise(9).left.map(Math.abs))).toBeLessThan(0.9)
  })

  it('is one gain curve after linear filters, so that stems with the same curve add up to the song', () => {
    const loud = masterNoise(9)
    const quiet = masterNoise(-40)
    for (let i = MASTER_LATENCY_FRAMES; i < WINDOW_FRAMES; i += 37) {
      expect(loud.left[i] / loud.gain[i]).toBeCloseTo(quiet.left[i] / quiet.gain[i], 4)
      expect(loud.right[i] / loud.gain[i]).toBeCloseTo(quiet.right[i] / quiet.gain[i], 4)
    }
  })
})

describe('the tone a song is given', () => {
  const windowsOf = (sample: (noise: () => number) => [left: number, right: number]) => {
    const noise = createNoise(5)
    const desk = createDesk()
    return Array.from({ length: 4 }, () => {
      const row = desk.stereoRow(WINDOW_FRAMES)
      for (let i = 0; i < WINDOW_FRAMES; i++) [row.left[i], row.right[i]] = sample(noise)
      return row
    })
  }
  // White noise rises 3 dB an octave: a leaky sum turns it into the fall of a finished record.
  const falling = (width: number) => {
    let middle = 0
    let side = 0
    return windowsOf((noise) => {
      middle = 0.985 * middle + 0.1 * noise()
      side = 0.985 * side + 0.1 * noise()
      return [middle + width * side, middle - width * side]
    })
  }

  it('leaves a balanced song alone, and turns down what is too bright, never by more than 4 dB', () => {
    expect(settleTone(falling(0.5), 'played', RATE)).toEqual(PLAIN_TONE)
    const { octavesDb } = settleTone(
      windowsOf((noise) => [noise(), noise()]),
      'played',
      RATE,
    )
    expect(octavesDb.at(-1)).toBeLessThan(-2)
    expect(octavesDb[0]).toBeGreaterThan(2)
    expect(Math.max(...octavesDb.map(Math.abs))).toBeLessThanOrEqual(4)
  })

  it('turns it less where somebody sings, who is not heard yet', () => {
    const bright = windowsOf((noise) => [noise(), noise()])
    const loudest = (tone: { octavesDb: readonly number[] }) => Math.max(...tone.octavesDb.map(Math.abs))
    expect(loudest(settleTone(bright, 'sung', RATE))).toBeLessThan(loudest(settleTone(bright, 'played', RATE)))
  })

  it('opens a narrow song and closes one that would fall apart in mono', () => {
    expect(settleTone(falling(0.1), 'played', RATE).width).toBeGreaterThan(2)
    expect(settleTone(falling(1.5), 'played', RATE).width).toBeLessThan(1.2)
  })
})

it('a piano with its pedal down sounds on until the chord changes', () => {
  const score: Score = {
    ...bandScore({ genre: 'pop', tempoBpm: 120, bars: 2, parts: [['keys', 'piano', 'chords']] }),
    chords: [0, 4].map((startBeat) => ({ startBeat, lengthBeats: 4, root: 0, quality: 'maj', symbol: 'C' })),
  }
  const piano = { ...getInstrument('piano'), hasPedal: true }
  const [part] = score.parts
  const release = (pedal: boolean): number => placeNotes(score, { ...part, pedal }, piano, RATE)[0].releaseFrame
  expect(release(true)).toBe(2 * RATE)
  expect(release(false)).toBe(Math.round(0.45 * RATE))
})
