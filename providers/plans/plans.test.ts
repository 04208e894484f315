import { suggestedPlan } from '@arioso/contract'
import { composeSong } from '@arioso/engine'
import { describe, expect, it } from 'vitest'
import { composePlan } from './index.ts'
import { planOfScore } from './planOfScore.ts'

const WISH = {
  seed: 7,
  title: 'Kettle',
  style: 'indie folk, acoustic guitar',
  excludedStyle: '',
  lyrics: '[Verse]\nRain on the roof\nand the kettle is on\n\n[Chorus]\nOh the kettle\nOh the rain',
  instrumental: false,
}

describe('what the composer would choose', () => {
  it('is a plan as somebody could have written it, with the sections, lengths and chords of the song', async () => {
    const plan = suggestedPlan.parse(await composePlan(WISH))
    const score = composeSong(WISH)
    const barBeats = (score.meter.beats * 4) / score.meter.unit
    expect(plan.tempo_bpm).toBe(score.tempoBpm)
    expect(plan.sections.map(({ kind }) => kind)).toEqual(score.sections.map(({ kind }) => kind))
    expect(plan.sections.map(({ bars }) => bars)).toEqual(
      score.sections.map(({ lengthBeats }) => lengthBeats / barBeats),
    )
    expect(plan.sections.map(({ chords }) => chords.split(/[ |]+/)[0])).toEqual(
      score.sections.map(({ startBeat }) => score.chords.find((chord) => chord.startBeat === startBeat)?.symbol),
    )
  })

  it('chords that come round again are written once', () => {
    const bar = (startBeat: number, symbol: string) => ({ startBeat, lengthBeats: 4, root: 0, quality: 'maj', symbol })
    const score = {
      tempoBpm: 100,
      lengthBeats: 16,
      tailSeconds: 2.4,
      key: { tonic: 9, mode: 'minor' },
      meter: { beats: 4, unit: 4 },
      sections: [{ kind: 'verse', label: 'Verse', startBeat: 0, lengthBeats: 16, energy: 0.5 }],
      chords: [bar(0, 'Am'), bar(4, 'F'), bar(8, 'Am'), bar(12, 'F')],
    }
    const plan = planOfScore(score as unknown as Parameters<typeof planOfScore>[0])
    expect(plan).toEqual({
      tempo_bpm: 100,
      key: 'A minor',
      duration_seconds: 12,
      sections: [{ kind: 'verse', bars: 4, energy: 0.5, chords: 'Am F' }],
    })
  })
})
