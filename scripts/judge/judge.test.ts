import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEWEST_SOUND, type Score } from '../../engine/index.ts'
import { EAR_DELAY_SECONDS, judgeGrid } from './judgeGrid.ts'
import { judgeBalance } from './judgeBalance.ts'
import { judgeSong, type SongVerdict } from './judgeSong.ts'
import { EAR_HASTE_SECONDS, judgeTempo } from './judgeTempo.ts'
import { listen } from './listen.ts'
import { middleOf, openStudio, renderOpening, SAMPLE_RATE, stemsOf } from './renderWhole.ts'
import { composeOrder } from './songOrder.ts'
import { median } from './statistics.ts'
import { tellGenresApart } from './tellGenresApart.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arioso-judge-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the ears are not ours and can be trusted', () => {
  it('aubio hears clicks where they are', async () => {
    const samples = new Float32Array(20 * SAMPLE_RATE)
    const times = Array.from({ length: 38 }, (_, i) => 0.5 + i * 0.5)
    for (const time of times) {
      for (let i = 0; i < 2400; i++) samples[time * SAMPLE_RATE + i] = 0.6 * Math.sin(i * 0.25) * Math.exp(-i / 300)
    }
    const { onsets } = await listen(samples, SAMPLE_RATE, ['onsets'], folder)
    const heard = onsets.filter((onset) => times.some((time) => Math.abs(onset - EAR_DELAY_SECONDS - time) < 0.01))
    expect(heard.length).toBeGreaterThan(times.length * 0.9)
  })

  it.each([72, 139, 174])(
    'aubio hurries from beat to beat, and the count at %i a minute allows for it',
    async (tempoBpm) => {
      const beatSeconds = 60 / tempoBpm
      const { beats } = await listen(clicksInNoise(beatSeconds), SAMPLE_RATE, ['beats'], folder)
      const gaps = beats.slice(1).map((beat, i) => beat - beats[i])
      expect(Math.abs(median(gaps) + EAR_HASTE_SECONDS - beatSeconds)).toBeLessThan(0.0008)
      const score = { tempoBpm, swing: 0, meter: { beats: 4, unit: 4 } } as Score
      // A few beats that aubio laid out at once.
      expect(judgeTempo(beats.slice(0, 6), score).offPercent).toBeLessThan(0.3)
      expect(judgeTempo(beats, { ...score, tempoBpm: tempoBpm * 1.02 }).passed).toBe(false)
      expect(judgeTempo(beats, { ...score, tempoBpm: (tempoBpm * 3) / 2 }).passed).toBe(false)
    },
  )

  it('a change from whole to half beats is no lost count, thirds of a beat are', () => {
    const score = { tempoBpm: 120, swing: 0, meter: { beats: 4, unit: 4 } } as Score
    const beatsOf = (gaps: number[]): number[] =>
      gaps.reduce((beats, gap) => [...beats, beats[beats.length - 1] + gap], [0])
    const [whole, half, third] = [0.4971, 0.9971, 0.3304].map((gap) => Array.from({ length: 8 }, () => gap))
    expect(judgeTempo(beatsOf([...whole, ...half]), score).passed).toBe(true)
    expect(judgeTempo(beatsOf([...third, ...third, 0.4971]), score).passed).toBe(false)
  })

  it('octaves below the lowest note are no part of the balance', () => {
    const frames = 2 * SAMPLE_RATE
    const tone = (hertz: number, i: number): number => Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE)
    const side = (phase: number): Float32Array =>
      Float32Array.from(
        { length: frames },
        (_, i) =>
          0.1 * (0.9 * tone(250, i) + 0.8 * tone(500, i) + 0.6 * tone(1000, i) + 0.4 * tone(2000, i + phase)) +
          0.02 * (tone(4000, i) + 0.5 * tone(8000, i + phase)),
      )
    const sound = { left: side(0), right: side(9) }
    expect(judgeBalance(sound).outsideDb).toBeGreaterThan(10)
    expect(judgeBalance(sound, { lowestHertz: 240 }).outsideDb).toBe(0)
    expect(judgeBalance(sound, { isUnaccompanied: true }).outsideDb).toBe(0)
  })

  it("a record's dust is heard as onsets that no score has, so the struck parts are heard without it", async () => {
    const score = composeOrder({ genre: 'lo-fi', seed: 2, sung: false, sound: NEWEST_SOUND, lengthSeconds: 20 })
    const dust = score.parts.filter((part) => part.instrument === 'effects')
    expect(stemsOf(score).struck.parts.some((part) => part.instrument === 'effects')).toBe(false)
    const alone = middleOf(renderOpening({ ...score, parts: dust }, await openStudio(), 12))
    const { onsets } = await listen(alone, SAMPLE_RATE, ['onsets'], folder)
    expect(onsets.length).toBeGreaterThan(20)
    expect(judgeGrid(onsets, { ...score, parts: dust }).share).toBeLessThan(0.3)
  })

  it('the classifier cannot tell apart what is not apart', () => {
    const sample = (genre: string, song: number, value: number) => ({
      genre,
      song: `${genre} ${song}`,
      features: [value],
    })
    const apart = [0, 1, 2].flatMap((song) => [sample('a', song, song), sample('b', song, 100 + song)])
    const mixed = [0, 1, 2].flatMap((song) => [sample('a', song, song), sample('b', song, song + 0.01)])
    expect(tellGenresApart(apart).share).toBe(1)
    expect(tellGenresApart(mixed).share).toBeLessThan(0.7)
  })
})

function clicksInNoise(beatSeconds: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(24 * SAMPLE_RATE)
  // Aubio keeps back a beat that falls into silence.
  for (let i = 0, state = 1; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    samples[i] = (state / 2 ** 32 - 0.5) * 0.004
  }
  for (let time = 0.1; time < 23.9; time += beatSeconds) {
    const at = Math.round(time * SAMPLE_RATE)
    for (let i = 0; i < 2400; i++) samples[at + i] += 0.6 * Math.sin(i * 0.25) * Math.exp(-i / 300)
  }
  return samples
}

const ORDERS = [
  ['pop', true],
  ['house', false],
  ['jazz', false],
  ['reggae', false],
] as const

describe.each(ORDERS)('half a minute of %s', (genre, sung) => {
  let song: SongVerdict
  beforeAll(async () => {
    song = await judgeSong({ genre, seed: 5, sung, sound: NEWEST_SOUND, lengthSeconds: 20 }, await openStudio(), folder)
  })

  it('is as loud as it should be and clean, by FFmpeg', () => {
    expect(song.level).toMatchObject({ passed: true })
  })

  it('[ENG-03 e] is on the grid, by aubio, and not on a shifted one', () => {
    expect(song.grid?.share).toBeGreaterThanOrEqual(0.9)
    expect(song.grid?.controlShare).toBeLessThan(0.6)
  })

  it('[ENG-03 e] is in its key and not in the next one', () => {
    expect(song.key?.share).toBeGreaterThanOrEqual(0.9)
    expect(song.key?.controlShare).toBeLessThan((song.key?.share ?? 0) - 0.1)
  })

  it('is balanced, wide and safe in mono', () => {
    expect(song.balance.outsideDb).toBeLessThan(3)
    expect(song.balance.correlation).toBeGreaterThan(0.2)
    expect(song.balance.correlation).toBeLessThan(0.95)
    expect(song.balance.bassSideDb).toBeLessThan(-15)
  })

  it('is in tune where it is sung, by aubio', () => {
    expect(song.sungPitch?.passed).toBe(sung ? true : undefined)
  })
})
