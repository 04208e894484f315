import { describe, expect, it } from 'vitest'
import { createNoise } from '../audio/createNoise.ts'
import type { Samples } from '../mix/master/levelRecording.ts'
import { separateRecording } from './separateRecording.ts'

const RATE = 48_000
const FRAMES = 8 * RATE
const BEAT = RATE / 2

type Sound = (frame: number) => number

// Places from -1, far left, to 1; equal power.
function place(sound: Sound, pan: number): Samples {
  const [left, right] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)]
  const mono = Float32Array.from({ length: FRAMES }, (_, i) => sound(i))
  return { left: mono.map((x) => x * left * Math.SQRT2), right: mono.map((x) => x * right * Math.SQRT2) }
}

const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

// Harmonics that fall off, every tone begun anew.
function tones(pitches: readonly number[], frames: number, vibrato = 0): Sound {
  let turns = 0
  return (i) => {
    const pitch = pitches[Math.floor(i / frames) % pitches.length] ?? 60
    turns += hertz(pitch + vibrato * Math.sin((2 * Math.PI * 5.5 * i) / RATE)) / RATE
    const swell = Math.min(1, (i % frames) / 1000, (frames - (i % frames)) / 1000)
    let sum = 0
    for (let k = 1; k <= 8; k++) sum += Math.sin(2 * Math.PI * turns * k) / k
    return 0.09 * swell * sum
  }
}

function drums(): Sound {
  const noise = createNoise(3)
  return (i) => {
    const second = (i % BEAT) / RATE
    const isKick = Math.floor(i / BEAT) % 2 === 0
    const hiss = noise()
    return isKick
      ? 0.4 * Math.sin(2 * Math.PI * 60 * second) * Math.exp(-second / 0.07)
      : 0.3 * hiss * Math.exp(-second / 0.05)
  }
}

const parts: Record<'voice' | 'drums' | 'band', Samples> = {
  voice: place(tones([64, 67, 69, 67, 62, 64], BEAT * 1.5, 0.3), 0),
  drums: place(drums(), 0),
  band: sum([
    place(tones([40, 36, 43, 38], BEAT * 4), 0),
    place(tones([52, 55, 60], BEAT * 2), -0.7),
    place(tones([59, 64, 67], BEAT * 2), 0.7),
  ]),
}

function sum(sounds: readonly Samples[]): Samples {
  const add = (side: 'left' | 'right'): Float32Array =>
    Float32Array.from({ length: FRAMES }, (_, i) => sounds.reduce((all, sound) => all + (sound[side][i] ?? 0), 0))
  return { left: add('left'), right: add('right') }
}

function* inBlocks({ left, right }: Samples): Generator<Samples> {
  for (let at = 0; at < FRAMES; at += 10_000) {
    yield { left: left.subarray(at, at + 10_000), right: right.subarray(at, at + 10_000) }
  }
}

function listen(): Record<'karaoke' | 'drumless', Samples> {
  const blocks = [...separateRecording(inBlocks(sum(Object.values(parts))), RATE)]
  const join = (name: 'karaoke' | 'drumless', side: 'left' | 'right'): Float32Array =>
    Float32Array.from(blocks.flatMap((block) => [...block[name][side]]))
  return {
    karaoke: { left: join('karaoke', 'left'), right: join('karaoke', 'right') },
    drumless: { left: join('drumless', 'left'), right: join('drumless', 'right') },
  }
}

// How much of a part is still in a mix, by projection: the parts have nothing in common.
function levelDb(mix: Samples, part: Samples): number {
  const dot = (a: Float32Array, b: Float32Array): number => a.reduce((all, x, i) => all + x * (b[i] ?? 0), 0)
  const inMix = dot(mix.left, part.left) + dot(mix.right, part.right)
  return 20 * Math.log10(Math.abs(inMix / (dot(part.left, part.left) + dot(part.right, part.right))))
}

describe('a mix whose parts are known', () => {
  const { karaoke, drumless } = listen()

  it('as karaoke has its voice at least 8 dB down, band and drums within 3 dB', () => {
    expect(karaoke.left).toHaveLength(FRAMES)
    expect(levelDb(karaoke, parts.voice)).toBeLessThan(-8)
    expect(levelDb(karaoke, parts.band)).toBeGreaterThan(-3)
    expect(levelDb(karaoke, parts.drums)).toBeGreaterThan(-3)
  })

  it('drumless has its drums at least 8 dB down, band and voice within 3 dB', () => {
    expect(drumless.right).toHaveLength(FRAMES)
    expect(levelDb(drumless, parts.drums)).toBeLessThan(-8)
    expect(levelDb(drumless, parts.band)).toBeGreaterThan(-3)
    expect(levelDb(drumless, parts.voice)).toBeGreaterThan(-3)
  })
})
