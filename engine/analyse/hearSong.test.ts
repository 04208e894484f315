import { describe, expect, it } from 'vitest'
import { createNoise } from '../audio/createNoise.ts'
import { createRateHalver } from '../audio/halveRate.ts'
import { composeSong } from '../composer/composeSong.ts'
import { renderSong } from '../renderSong.ts'
import { hearSong } from './hearSong.ts'

const RATE = 24_000
const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

type Tone = { atSeconds: number; seconds: number; pitch: number; wobble?: number }

// A plucked tone with five harmonics; wobble is a vibrato in semitones.
function play(sound: Float32Array, { atSeconds, seconds, pitch, wobble = 0 }: Tone): void {
  const start = Math.round(atSeconds * RATE)
  const phase = [0, 0, 0, 0, 0]
  for (let i = 0; i < seconds * RATE && start + i < sound.length; i++) {
    const now = hertz(pitch + wobble * Math.sin((2 * Math.PI * 5.5 * i) / RATE))
    const fade = Math.min(1, i / 200, (seconds * RATE - i) / 400) * Math.exp(-i / RATE)
    phase.forEach((turns, k) => {
      phase[k] = turns + (now * (k + 1)) / RATE
      sound[start + i] = (sound[start + i] ?? 0) + (0.12 * fade * Math.sin(2 * Math.PI * turns)) / (k + 1)
    })
  }
}

function hit(sound: Float32Array, atSeconds: number, gain: number): void {
  const noise = createNoise(3)
  const start = Math.round(atSeconds * RATE)
  for (let i = 0; i < 0.08 * RATE; i++) sound[start + i] = (sound[start + i] ?? 0) + gain * noise() * Math.exp(-i / 300)
}

// Four chords round and round over a drum on every beat, a louder one on the first.
function band(tempoBpm: number, chords: number[][], bars: number): Float32Array {
  const beat = 60 / tempoBpm
  const sound = new Float32Array(Math.round(bars * 4 * beat * RATE) + RATE)
  for (let bar = 0; bar < bars; bar++) {
    for (const pitch of chords[bar % chords.length] ?? [])
      play(sound, { atSeconds: bar * 4 * beat, seconds: 3.8 * beat, pitch })
    play(sound, {
      atSeconds: bar * 4 * beat,
      seconds: beat,
      pitch: 36 + ((chords[bar % chords.length]?.[0] ?? 0) % 12),
    })
    for (let i = 0; i < 4; i++) hit(sound, (bar * 4 + i) * beat, i === 0 ? 0.5 : 0.3)
  }
  return sound
}

const D_MINOR = [
  [62, 65, 69],
  [67, 70, 74],
  [69, 72, 76],
  [62, 65, 69],
]
const E_MAJOR = [
  [64, 68, 71],
  [69, 73, 76],
  [71, 75, 78],
  [64, 68, 71],
]

describe('listening to a band', () => {
  it.each([
    [84, D_MINOR, 2, 'minor'],
    [120, E_MAJOR, 4, 'major'],
    [138, D_MINOR, 2, 'minor'],
  ] as const)('at %i beats a minute finds tempo, beats, key and chords', (tempoBpm, chords, tonic, mode) => {
    const heard = hearSong(band(tempoBpm, chords, 12), RATE)
    expect(Math.abs(heard.tempoBpm.value / tempoBpm - 1)).toBeLessThan(0.01)
    expect(heard.tempoBpm.confidence).toBeGreaterThan(0.6)
    const beat = 60 / tempoBpm
    const late = heard.beatsSeconds.slice(2).map((at) => Math.abs(at / beat - Math.round(at / beat)) * beat)
    expect(Math.max(...late)).toBeLessThan(0.07)
    expect(heard.key).toMatchObject({ tonic, mode })
    const right = heard.chordsPerBar.filter(({ startSeconds, endSeconds, root }) => {
      const bar = Math.floor((startSeconds + endSeconds) / 2 / (4 * beat))
      return root === (chords[bar % 4]?.[0] ?? 0) % 12
    })
    expect(right.length / heard.chordsPerBar.length).toBeGreaterThan(0.7)
  })

  it('two parts that take turns are two kinds of sections, which begin where they change', () => {
    const barSeconds = 2
    const part = (chords: number[][], gain: number): Float32Array =>
      band(120, chords, 8)
        .subarray(0, 8 * barSeconds * RATE)
        .map((sample) => sample * gain)
    const turns = [part(D_MINOR, 0.5), part(E_MAJOR, 1), part(D_MINOR, 0.5), part(E_MAJOR, 1)]
    const sound = new Float32Array(turns.length * 8 * barSeconds * RATE)
    turns.forEach((samples, i) => sound.set(samples, i * samples.length))
    const { sections } = hearSong(sound, RATE)
    const heard = sections.filter(({ group }, i) => group !== sections[i - 1]?.group)
    const [one, other] = heard.map(({ group }) => group)
    expect(heard.map(({ group }) => group)).toEqual([one, other, one, other])
    // Within a bar, and a little.
    heard.forEach(({ startSeconds }, i) =>
      expect(Math.abs(startSeconds - i * 8 * barSeconds)).toBeLessThan(1.1 * barSeconds),
    )
  })

  it('a song of this engine is heard in its own tempo and key', () => {
    const order = { seed: 5, title: 'x', style: 'country', lyrics: '', instrumental: true, lengthSeconds: 24 }
    const score = composeSong({ ...order, tempoBpm: 108, key: { tonic: 3, mode: 'major' } })
    const halve = createRateHalver()
    const parts: Float32Array[] = []
    for (const { left, right } of renderSong(score, { sampleRate: 48_000 }).blocks()) parts.push(halve(left, right))
    const sound = Float32Array.from(parts.flatMap((part) => [...part]))
    const heard = hearSong(sound, RATE)
    expect(Math.abs(heard.tempoBpm.value - 108)).toBeLessThan(1)
    expect(heard.key).toMatchObject({ tonic: 3, mode: 'major' })
    expect(heard.hasVocal.value).toBe(false)
  })
})

describe('listening to one line', () => {
  const pitches = [60, 62, 64, 67, 67, 65, 64, 60]
  const line = (wobble: number): Float32Array => {
    const sound = new Float32Array(RATE * 9)
    pitches.forEach((pitch, i) => play(sound, { atSeconds: 0.5 + i, seconds: 0.85, pitch, wobble }))
    return sound
  }

  it('the melody is written down note by note, also a repeated one', () => {
    const { melody } = hearSong(line(0), RATE)
    expect(melody.map(({ midiPitch }) => midiPitch)).toEqual(pitches)
    melody.forEach((note, i) => expect(Math.abs(note.startSeconds - 0.5 - i)).toBeLessThan(0.1))
  })

  it('[UPL-04] a pitch that is never still is taken for a voice, a steady one for an instrument', () => {
    expect(hearSong(line(0.35), RATE).hasVocal.value).toBe(true)
    expect(hearSong(line(0), RATE).hasVocal.value).toBe(false)
  })

  it('noise, silence and a moment too short to hear anything break nothing', () => {
    const noise = createNoise(9)
    for (const sound of [
      Float32Array.from({ length: RATE * 7 }, () => 0.2 * noise()),
      new Float32Array(RATE * 7),
      new Float32Array(50),
    ]) {
      const heard = hearSong(sound, RATE)
      expect(Number.isFinite(heard.tempoBpm.value)).toBe(true)
      expect(heard.melody).toEqual([])
    }
  })
})
