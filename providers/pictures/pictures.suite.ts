import type { Score } from '@arioso/engine'
import { describe, expect, it } from 'vitest'
import type { PicturesProvider } from './picturesProvider.ts'

const SUNG_PITCHES = [64, 64, 67, 69, 67, 64, 62, 60]

function scoreFor(changes: Partial<Score> = {}): Score {
  return {
    version: 1,
    engine: 'test',
    seed: 11,
    title: 'Harbour lights',
    genre: 'folk',
    moods: ['warm'],
    meter: { beats: 4, unit: 4 },
    tempoBpm: 92,
    swing: 0,
    key: { tonic: 7, mode: 'major' },
    lengthBeats: 16,
    tailSeconds: 2,
    sections: [
      { kind: 'verse', label: 'Verse', startBeat: 0, lengthBeats: 8, energy: 0.5 },
      { kind: 'chorus', label: 'Chorus', startBeat: 8, lengthBeats: 8, energy: 0.9 },
    ],
    chords: [
      { startBeat: 0, lengthBeats: 8, root: 7, quality: 'maj', symbol: 'G' },
      { startBeat: 8, lengthBeats: 8, root: 4, quality: 'min', symbol: 'Em' },
    ],
    parts: [partOn('bass', [43, 43, 40, 40]), partOn('lead', [79, 81, 83, 86, 83, 81])],
    voice: singing(SUNG_PITCHES),
    unknownWords: [],
    ...changes,
  }
}

function partOn(bus: Score['parts'][number]['bus'], pitches: number[]): Score['parts'][number] {
  const notes = pitches.map((pitch, index) => ({ startBeat: index * 2, lengthBeats: 2, pitch, velocity: 0.8 }))
  return { name: bus, bus, instrument: 'piano', gainDb: 0, pan: 0, reverb: 0, delay: 0, notes }
}

function singing(pitches: number[]): NonNullable<Score['voice']> {
  const words = pitches.map((pitch, index) => ({
    text: 'la',
    syllables: [{ text: 'la', startBeat: index * 2, lengthBeats: 2, pitch, velocity: 0.8 }],
  }))
  return { singer: 'alto', gainDb: 0, reverb: 0, delay: 0, lines: [{ text: 'la', section: 0, words }] }
}

function instrumental(parts: Score['parts']): Score {
  const { voice: _voice, ...score } = scoreFor({ parts })
  return score
}

export function describePictures(name: string, create: () => PicturesProvider): void {
  describe(`pictures: ${name}`, () => {
    it('[ENG-01] a song gets a square cover with colours to tint its page', () => {
      const { svg, palette } = create().drawCover(scoreFor())
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1000 1000"/)
      expect(palette.length).toBeGreaterThanOrEqual(2)
      for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    })

    it('the same song keeps its cover', () => {
      expect(create().drawCover(scoreFor())).toEqual(create().drawCover(scoreFor()))
    })

    it('two takes of one request get two covers', () => {
      expect(create().drawCover(scoreFor({ seed: 12 })).svg).not.toBe(create().drawCover(scoreFor({ seed: 11 })).svg)
    })

    it('the singer is drawn rather than the instruments', () => {
      const accompaniedOtherwise = scoreFor({ parts: [partOn('lead', [90, 60, 90, 60, 90, 60])] })
      expect(create().drawCover(accompaniedOtherwise).svg).toBe(create().drawCover(scoreFor()).svg)
      const sungOtherwise = scoreFor({ voice: singing([60, 72, 60, 72, 65, 72, 60, 72]) })
      expect(create().drawCover(sungOtherwise).svg).not.toBe(create().drawCover(scoreFor()).svg)
    })

    it('an instrumental is drawn from its lead, or else from its highest part, never from the drums', () => {
      const lead = partOn('lead', [72, 74, 76, 79, 76, 74])
      const keys = partOn('keys', [72, 74, 76, 79, 76, 74])
      const drums = partOn('drums', [36, 38, 96, 38, 96, 36])
      const byLead = create().drawCover(instrumental([partOn('strings', [90, 80, 91, 80, 92, 80]), lead])).svg
      const byHighest = create().drawCover(instrumental([partOn('bass', [40, 43, 45, 40, 43, 40]), drums, keys])).svg
      expect(byHighest).toBe(byLead)
    })

    it('a score with nothing in it still gets a cover', () => {
      const { svg } = create().drawCover({ ...instrumental([]), sections: [], chords: [], lengthBeats: 0 })
      expect(svg).not.toMatch(/NaN|Infinity/)
    })
  })
}
