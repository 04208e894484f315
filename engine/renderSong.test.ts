import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gainToDb } from './audio/math.ts'
import { longestSilence } from './measure/longestSilence.ts'
import { measureLoudness } from './measure/loudness.ts'
import { rmsDb } from './measure/rmsDb.ts'
import { bandLevelDb, powerSpectrum } from './measure/spectrum.ts'
import { stereoCorrelation } from './measure/stereoCorrelation.ts'
import { measureTruePeak } from './measure/truePeak.ts'
import { bandScore } from './mix/bandScore.ts'
import { renderSong, type SongRendering } from './renderSong.ts'
import type { Score } from './score.ts'

const RATE = 48_000
const sungLines: number[] = []

vi.mock('./voice/singing/createSinger.ts', () => ({
  createSinger: ({ score, sampleRate }: { score: Score; sampleRate: number }) => ({
    lineCount: score.voice?.lines.length ?? 0,
    renderLine(index: number) {
      sungLines.push(index)
      const beat = score.voice?.lines[index]?.words[0]?.syllables[0]?.startBeat ?? 0
      const startFrame = Math.round((beat * 60 * sampleRate) / score.tempoBpm)
      return { startFrame, samples: new Float32Array(sampleRate).fill(0).map((_, i) => (i % 200 < 100 ? 0.1 : -0.1)) }
    },
  }),
}))

const pop = bandScore({
  genre: 'pop',
  tempoBpm: 112,
  bars: 8,
  parts: [
    ['drums', 'acoustic-kit', 'beat'],
    ['bass', 'electric-bass', 'bass'],
    ['keys', 'piano', 'chords'],
    ['guitar', 'acoustic-guitar', 'chords'],
    ['pads', 'warm-pad', 'held'],
    ['lead', 'saw-lead', 'tune'],
  ],
})
const house = bandScore({
  genre: 'house',
  tempoBpm: 124,
  bars: 8,
  parts: [
    ['drums', '909-kit', 'beat'],
    ['bass', 'synth-bass', 'bass'],
    ['keys', 'pluck', 'chords'],
    ['pads', 'warm-pad', 'held'],
    ['keys', 'electric-piano', 'chords'],
  ],
})
const ballad = bandScore({
  genre: 'orchestral',
  tempoBpm: 76,
  bars: 4,
  parts: [
    ['strings', 'strings', 'held'],
    ['strings', 'harp', 'chords'],
    ['brass', 'brass', 'chords'],
    ['woodwinds', 'flute', 'tune'],
    ['bass', 'upright-bass', 'bass'],
  ],
})

function whole(song: SongRendering): { left: Float32Array; right: Float32Array } {
  const left = new Float32Array(song.totalFrames)
  const right = new Float32Array(song.totalFrames)
  for (const block of song.blocks()) {
    left.set(block.left, block.startFrame)
    right.set(block.right, block.startFrame)
  }
  return { left, right }
}

function hashOf(...channels: Float32Array[]): string {
  const hash = createHash('sha256')
  for (const channel of channels) hash.update(new Uint8Array(channel.buffer, channel.byteOffset, channel.byteLength))
  return hash.digest('hex')
}

function withVoice(score: Score): Score {
  const lines = [4, 12, 20, 28].map((startBeat, i) => {
    const syllable = { text: 'la', startBeat, lengthBeats: 2, pitch: 60, velocity: 0.8 }
    return { text: `la ${i}`, section: 0, words: [{ text: 'la', syllables: [syllable] }] }
  })
  return { ...score, voice: { singer: 'test', gainDb: 2, reverb: 0.2, delay: 0.1, lines } }
}

beforeEach(() => {
  sungLines.length = 0
})

describe.each([
  ['pop', pop],
  ['house', house],
  ['orchestral', ballad],
])('[ENG-01] a finished %s song', (_, score) => {
  const song = renderSong(score, { sampleRate: RATE })
  const { left, right } = whole(song)

  it('is as loud as streaming services want it', () => {
    expect(Math.abs(measureLoudness(left, right, RATE) + 14)).toBeLessThan(1)
  })

  it('never peaks above -1 dB, not even between samples', () => {
    expect(gainToDb(measureTruePeak(left, right))).toBeLessThanOrEqual(-1)
  })

  it('has no offset and no hole', () => {
    expect(Math.abs(left.reduce((sum, x) => sum + x, 0) / left.length)).toBeLessThan(1e-3)
    expect(longestSilence(left, right, RATE)).toBeLessThan(1.5)
  })

  it('is wide, but its bass is in the middle', () => {
    const correlation = stereoCorrelation(left, right)
    expect(correlation).toBeGreaterThan(0.2)
    expect(correlation).toBeLessThan(0.95)
    const side = left.map((x, i) => x - right[i])
    const middle = left.map((x, i) => x + right[i])
    const sideDb = bandLevelDb(powerSpectrum(side), 30, 80, RATE)
    expect(sideDb).toBeLessThan(bandLevelDb(powerSpectrum(middle), 30, 80, RATE) - 15)
  })

  it('fades to nothing at its end', () => {
    expect(rmsDb(left.slice(-480))).toBeLessThan(-40)
  })
})

describe('streaming', () => {
  it('[ENG-04] the length is known before anything is rendered, and the blocks cover it exactly and in order', () => {
    const song = renderSong(pop, { sampleRate: RATE })
    expect(song.totalFrames).toBe(Math.round((((32 * 60) / 112 + 1.5) * RATE) / 1))
    let next = 0
    for (const block of song.blocks()) {
      expect(block.startFrame).toBe(next)
      expect(block.right.length).toBe(block.left.length)
      next += block.left.length
    }
    expect(next).toBe(song.totalFrames)
  })

  it('[ENG-04] the first block leaves before the rest is rendered', () => {
    const blocks = renderSong(withVoice(pop), { sampleRate: RATE, speaker: new Uint8Array(1) }).blocks()
    const first = blocks.next().value
    expect(first?.left.length).toBe(1.5 * RATE)
    expect(sungLines.length).toBeLessThanOrEqual(1)
    const rest = [...blocks]
    expect(rest.length).toBeGreaterThan(1)
    expect(sungLines).toEqual([0, 1, 2, 3])
  })
})

describe('the same score', () => {
  it('gives the same bytes, however the blocks are asked for', () => {
    const alone = whole(renderSong(house, { sampleRate: RATE }))
    const song = renderSong(house, { sampleRate: RATE })
    const other = renderSong(pop, { sampleRate: RATE }).blocks()
    const left = new Float32Array(song.totalFrames)
    const right = new Float32Array(song.totalFrames)
    for (const block of song.blocks()) {
      left.set(block.left, block.startFrame)
      right.set(block.right, block.startFrame)
      block.left.fill(0)
      other.next()
    }
    expect(hashOf(left, right)).toBe(hashOf(alone.left, alone.right))
  })
})

it('a score with a voice needs the speaker', () => {
  expect(() => renderSong(withVoice(pop), { sampleRate: RATE }).blocks().next()).toThrow('speaker')
})

it('a score without a note is silent, not broken', () => {
  const { left } = whole(renderSong({ ...ballad, parts: [], lengthBeats: 4 }, { sampleRate: RATE }))
  expect(left.every((x) => Math.abs(x) < 1e-6)).toBe(true)
})
