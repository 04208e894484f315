import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEWEST_SOUND } from '../../engine/index.ts'
import { EAR_DELAY_SECONDS, judgeGrid } from './judgeGrid.ts'
import { judgeSong, type SongVerdict } from './judgeSong.ts'
import { listen } from './listen.ts'
import { middleOf, openStudio, renderOpening, SAMPLE_RATE, stemsOf } from './renderWhole.ts'
import { composeOrder } from './songOrder.ts'
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
