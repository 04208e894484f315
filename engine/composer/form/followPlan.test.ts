import { describe, expect, it } from 'vitest'
import { composeWithin } from '../../transform/reworkSong.ts'
import { durationSeconds, type Score } from '../../score.ts'
import type { ComposeRequest } from '../composeRequest.ts'
import { composeSong } from '../composeSong.ts'
import type { SongPlan } from './songPlan.ts'

const LYRICS =
  '[Verse]\nLow light over water\nCarry me home\n\n[Chorus]\nSing me a river\nSing me the sea\n\n[Verse]\nCold hands on the railing\nNobody near'
const triad = (root: number, quality: 'maj' | 'min') => [{ root, quality } as const]
const AM_F_C_G = [triad(9, 'min'), triad(5, 'maj'), triad(0, 'maj'), triad(7, 'maj')]
const PLAN: SongPlan = {
  sections: [
    { kind: 'intro', bars: 3 },
    { kind: 'verse', bars: 8, energy: 0.3, chords: AM_F_C_G },
    { kind: 'chorus', bars: 8, energy: 0.9 },
    { kind: 'solo', bars: 5 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8, chords: AM_F_C_G },
  ],
}
const compose = (changes: Partial<ComposeRequest> = {}): Score =>
  composeSong({ seed: 3, title: 'Plan', style: 'pop', lyrics: LYRICS, instrumental: false, plan: PLAN, ...changes })
const barsOf = ({ sections, meter }: Score) =>
  sections.map(({ kind, lengthBeats }) => [kind, (lengthBeats * meter.unit) / (meter.beats * 4)])
const symbolsIn = ({ sections, chords }: Score, index: number): string[] => {
  const { startBeat, lengthBeats } = sections[index]
  return chords
    .filter((chord) => chord.startBeat >= startBeat && chord.startBeat < startBeat + lengthBeats)
    .map(({ symbol }) => symbol)
}
const textsIn = ({ voice }: Score, index: number): string[] =>
  (voice?.lines ?? []).filter(({ section }) => section === index).map(({ text }) => text)

describe('a song plan', () => {
  it.each(['pop', 'jazz waltz', 'techno', 'hip hop', 'classical'])('%s has exactly its sections', (style) => {
    expect(barsOf(compose({ style }))).toEqual(PLAN.sections.map(({ kind, bars }) => [kind, bars]))
    const unsung = compose({ style, lyrics: '', instrumental: true })
    expect(barsOf(unsung)).toEqual(PLAN.sections.map(({ kind, bars }) => [kind, bars]))
    expect(unsung.voice).toBeUndefined()
  })

  it('has its energies, its chords to the last bar, and the key they are in', () => {
    const song = compose()
    expect(song.sections[1].energy).toBe(0.3)
    expect(song.sections[2].energy).toBe(0.9)
    for (const index of [1, 5]) expect(symbolsIn(song, index)).toEqual(['Am', 'F', 'C', 'G', 'Am', 'F', 'C', 'G'])
    expect(song.key).toEqual({ tonic: 9, mode: 'minor' })
    expect(compose({ key: { tonic: 0, mode: 'major' }, tempoBpm: 91 })).toMatchObject({
      key: { tonic: 0, mode: 'major' },
      tempoBpm: 91,
    })
  })

  it('every word has a place: by kind and order, and a chorus is sung again', () => {
    const song = compose()
    expect(textsIn(song, 1)).toEqual(['Low light over water', 'Carry me home'])
    expect(textsIn(song, 4)).toEqual(['Cold hands on the railing', 'Nobody near'])
    for (const index of [2, 5]) expect(textsIn(song, index)).toEqual(['Sing me a river', 'Sing me the sea'])
    const short = compose({ plan: { sections: [{ kind: 'chorus', bars: 4 }] } })
    expect(short.voice?.lines).toHaveLength(6)
  })

  it('is left out of nobody’s way: without one the song is the same as ever', () => {
    const { plan: _plan, ...request } = {
      seed: 3,
      title: 'Plan',
      style: 'pop',
      lyrics: LYRICS,
      instrumental: false,
      plan: PLAN,
    }
    expect(composeSong(request).sections.map(({ kind }) => kind)).not.toEqual(PLAN.sections.map(({ kind }) => kind))
  })

  it('one that is too long for the model ends in time, with its own ending', () => {
    const bars = { kind: 'verse', bars: 32 } as const
    const plan: SongPlan = { sections: [...Array.from({ length: 6 }, () => bars), { kind: 'outro', bars: 4 }] }
    const request = { seed: 1, title: '', style: 'pop', lyrics: '', instrumental: true, plan, maxSeconds: 120 }
    const { score } = composeWithin(request)
    expect(durationSeconds(score)).toBeLessThanOrEqual(124)
    expect(score.sections.at(-1)?.kind).toBe('outro')
  })
})
