import { expect, it } from 'vitest'
import { layOutLine, type SungNote } from './layOutLine.ts'
import type { Phone } from '../speech/phones.ts'

function phones(startSeconds: number, ...names: string[]): Phone[] {
  return names.map((name, i) => ({
    name,
    startSeconds: startSeconds + i * 0.15,
    endSeconds: startSeconds + (i + 1) * 0.15,
  }))
}

function note(startSeconds: number, endSeconds: number): SungNote {
  return { startSeconds, endSeconds, pitch: 60, velocity: 0.8 }
}

it('puts the vowel on the beat and the consonants before it', () => {
  const { segments } = layOutLine([{ phones: phones(0, 's', 'iy'), notes: [note(1, 1.4)] }])
  expect(segments.map(({ phone }) => phone)).toEqual(['s', 'iy'])
  expect(segments[0].end).toBeCloseTo(1)
  expect(segments[0].start).toBeLessThan(0.95)
  expect(segments[1].start).toBeCloseTo(1)
  expect(segments[1].end).toBeCloseTo(1.4)
})

it('holds one vowel over several notes', () => {
  const { segments, nuclei } = layOutLine([
    { phones: phones(0, 'ow'), notes: [note(1, 1.5), note(1.5, 2), note(2, 3)] },
  ])
  expect(nuclei).toHaveLength(1)
  expect(segments.at(-1)?.end).toBeCloseTo(2.6)
  expect(segments.at(-1)?.ringSeconds).toBeCloseTo(0.4)
})

it('lets two vowels share one note', () => {
  const { segments, nuclei } = layOutLine([{ phones: phones(0, 'f', 'ay', 'er'), notes: [note(1, 2)] }])
  expect(nuclei).toHaveLength(1)
  expect(segments.map(({ phone }) => phone)).toEqual(['f', 'ay', 'er'])
  expect(segments[1].start).toBeCloseTo(1)
})

it('keeps time moving forward through crowded consonants', () => {
  const words = [
    { phones: phones(0, 's', 't', 'r', 'eh', 'ng', 'k', 'th', 's'), notes: [note(1, 1.12)] },
    { phones: phones(2, 's', 'p', 'l', 'ih', 't'), notes: [note(1.12, 1.3)] },
  ]
  const { segments } = layOutLine(words)
  for (let i = 1; i < segments.length; i++) {
    expect(segments[i].start).toBeCloseTo(segments[i - 1].end)
    expect(segments[i].end).toBeGreaterThanOrEqual(segments[i].start)
  }
})

it('rests between words where the melody rests', () => {
  const words = [
    { phones: phones(0, 'ow'), notes: [note(1, 1.3)] },
    { phones: phones(1, 'm', 'iy'), notes: [note(3, 4)] },
  ]
  const { segments } = layOutLine(words)
  expect(segments[0].end).toBeCloseTo(1.3)
  expect(segments[1].start).toBeGreaterThan(2.5)
})

it('lets go of a long note, so that its word stays clear, but not inside a word', () => {
  const words = [
    { phones: phones(0, 'l', 'ah', 'v'), notes: [note(1, 3)] },
    { phones: phones(1, 'r', 'ih', 'v', 'er'), notes: [note(3, 5), note(5, 7)] },
  ]
  const { segments } = layOutLine(words)
  const heard = (from: number, to: number) => segments.some(({ start, end }) => start < to && end > from)
  expect(heard(1.7, 2.6)).toBe(false)
  expect(heard(3.1, 5)).toBe(true)
  expect(segments.filter(({ start, end }) => start < 4.2 && end > 3.8).map(({ phone }) => phone)).toContain('ih')
  expect(heard(5.8, 7)).toBe(false)
})
