import { describe, expect, it, vi } from 'vitest'
import { gainToDb } from './audio/math.ts'
import { rmsDb } from './measure/rmsDb.ts'
import { bandScore } from './mix/bandScore.ts'
import { renderSong } from './renderSong.ts'
import { renderStems, type StemSplit } from './renderStems.ts'
import type { Score } from './score.ts'

const RATE = 48_000

vi.mock('./voice/singing/createSinger.ts', () => ({
  createSinger: () => ({
    lineCount: 1,
    renderLine: () => ({
      startFrame: RATE,
      samples: new Float32Array(2 * RATE).map((_, i) => (i % 200 < 100 ? 0.1 : -0.1)),
    }),
  }),
}))

const syllable = { text: 'la', startBeat: 2, lengthBeats: 4, pitch: 60, velocity: 0.8 }
const score: Score = {
  ...bandScore({
    genre: 'pop',
    tempoBpm: 120,
    bars: 4,
    parts: [
      ['drums', 'acoustic-kit', 'beat'],
      ['bass', 'electric-bass', 'bass'],
      ['keys', 'piano', 'chords'],
      ['pads', 'warm-pad', 'held'],
      ['lead', 'saw-lead', 'tune'],
    ],
  }),
  voice: {
    singer: 'test',
    gainDb: 2,
    reverb: 0.3,
    delay: 0.2,
    lines: [{ text: 'la', section: 0, words: [{ text: 'la', syllables: [syllable] }] }],
  },
}
const options = { sampleRate: RATE, speaker: new Uint8Array(1) }

function stemsOf(split: StemSplit): Map<string, Float32Array> {
  const rendering = renderStems(score, { ...options, split })
  const stems = new Map(rendering.names.map((name) => [name as string, new Float32Array(rendering.totalFrames)]))
  for (const block of rendering.blocks()) {
    for (const { name, samples } of block.stems) stems.get(name)?.set(samples.left, block.startFrame)
  }
  return stems
}

function song(): Float32Array {
  const rendering = renderSong(score, options)
  const left = new Float32Array(rendering.totalFrames)
  for (const block of rendering.blocks()) left.set(block.left, block.startFrame)
  return left
}

describe('stems', () => {
  it.each(['two', 'twelve'] as const)('%s: together they are the song, within -60 dB', (split) => {
    const rest = song()
    const whole = rmsDb(rest)
    for (const stem of stemsOf(split).values()) stem.forEach((x, i) => (rest[i] -= x))
    expect(rmsDb(rest)).toBeLessThan(whole - 60)
    expect(gainToDb(rest.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9))).toBeLessThan(-60)
  })

  it('each family has its own, and only those that play', () => {
    expect([...stemsOf('twelve').keys()]).toEqual(['vocals', 'drums', 'bass', 'keyboard', 'synth', 'fx'])
  })

  it('the instrumental holds nothing of the voice, not even its room', () => {
    const stems = stemsOf('two')
    const { voice: _, ...unsung } = score
    expect([...stems.keys()]).toEqual(['vocals', 'instrumental'])
    const vocals = stems.get('vocals') ?? new Float32Array(1)
    expect(rmsDb(vocals.subarray(0, RATE / 2))).toBeLessThan(-100)
    expect(rmsDb(vocals.subarray(3.1 * RATE, 3.6 * RATE))).toBeGreaterThan(-60)
    expect(renderStems(unsung, { ...options, split: 'two' }).names).toEqual(['instrumental'])
  })
})
