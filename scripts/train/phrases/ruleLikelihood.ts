// How likely the rule-based writer finds the notes of songs the phrase network was never taught, in bits a note:
// node scripts/train/phrases/ruleLikelihood.ts FOLDER. The rules become chances by a temperature and a price of tones outside
// the scale, both fitted to the taught songs, and are told more than when they write: the phrase's true middle as its contour.
import { crc32 } from 'node:zlib'
import { movingCost, standingCost, TURN_COST, type PitchRequest } from '../../../engine/composer/melody/pitchRules.ts'
import { chordPitchClasses, pitchClass, scalePitchClasses } from '../../../engine/composer/harmony/scales.ts'
import { metricAccent } from '../../../engine/composer/songFrame.ts'
import type { Chord, ChordQuality } from '../../../engine/score.ts'
import { readCorpus, type LeadSheet } from '../../learn/readCorpus.ts'

const HELD_OUT = 10
const WIDEST = 12
const FEWEST_NOTES = 30
const PHRASE_NOTES = 9
const QUALITIES: Partial<Record<string, ChordQuality>> = {
  min: 'min',
  '7': '7',
  maj7: 'maj7',
  min7: 'min7',
  '9': '9',
  maj6: '6',
  min6: 'm6',
  dim: 'dim',
  dim7: 'dim',
  hdim7: 'm7b5',
  aug: 'aug',
  aug7: 'aug',
  sus4: 'sus4',
}

type Sheet = LeadSheet & { id: string; meter: [number, number] }
// For one note: the rules' cost of every interval, and which one was sung.
type Judged = { costs: number[]; outside: boolean[]; sung: number }

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds ewld and lieder?')

function judge(sheet: Sheet): Judged[] {
  const starts = sheet.L.reduce<number[]>((all, bar) => [...all, (all.at(-1) ?? 0) + bar], [0])
  const notes = sheet.melody
    .map(([bar, at, length, pitch]) => ({ step: starts[bar] + at, at, barSteps: sheet.L[bar], length, pitch }))
    .sort((a, b) => a.step - b.step)
    .filter((note, i, all) => i === 0 || note.step > all[i - 1].step)
  if (notes.length < FEWEST_NOTES || sheet.chords.length === 0) return []
  const chords = sheet.chords.map(([bar, at, root, quality]): Chord & { step: number } => {
    return {
      step: starts[bar] + at,
      startBeat: 0,
      lengthBeats: 0,
      root,
      quality: QUALITIES[quality] ?? 'maj',
      symbol: '',
    }
  })
  const chordAt = (step: number): Chord => chords.findLast((chord) => chord.step <= step) ?? chords[0]
  const scale = scalePitchClasses({ tonic: 0, mode: 'major' })
  const [beats, unit] = sheet.meter
  return notes.slice(1).flatMap((note, k) => {
    const last = notes[k]
    if (Math.abs(note.pitch - last.pitch) > WIDEST) return []
    const phrase = notes.slice(Math.max(0, k + 1 - (PHRASE_NOTES >> 1)), k + 1 + (PHRASE_NOTES >> 1))
    const middle = phrase.reduce((sum, { pitch }) => sum + pitch, 0) / phrase.length
    const request: PitchRequest = {
      notes: [],
      scale,
      low: 0,
      high: 127,
      contour: () => middle,
      phraseSteps: 1,
      remembered: new Map(),
      taste: () => 0,
      finalPitchClasses: scale,
    }
    const accent = metricAccent(note.at, { barSteps: note.barSteps, meter: { beats, unit } })
    const toPitch = { step: note.step, lengthSteps: note.length, accent, chord: chordAt(note.step) }
    const here = new Set(chordPitchClasses(toPitch.chord))
    const there = new Set(chordPitchClasses(chordAt(last.step)))
    const direction = Math.sign(last.pitch - (notes[k - 1]?.pitch ?? last.pitch))
    const pitches = Array.from({ length: 2 * WIDEST + 1 }, (_, i) => last.pitch + i - WIDEST)
    const costs = pitches.map((pitch) => {
      const turns = Math.sign(pitch - last.pitch) * direction < 0 ? TURN_COST : 0
      const areChordTones = there.has(pitchClass(last.pitch)) && here.has(pitchClass(pitch))
      const moving = movingCost(last.pitch, pitch, areChordTones, 0)
      return standingCost(toPitch, pitch, request) + moving + turns
    })
    const outside = pitches.map((pitch) => !scale.has(pitchClass(pitch)) && !here.has(pitchClass(pitch)))
    return [{ costs, outside, sung: note.pitch - last.pitch + WIDEST }]
  })
}

function bits(judged: readonly Judged[], temperature: number, outsideCost: number): number {
  let sum = 0
  for (const { costs, outside, sung } of judged) {
    const weights = costs.map((cost, i) => Math.exp(-(cost + (outside[i] ? outsideCost : 0)) / temperature))
    sum -= Math.log2(weights[sung] / weights.reduce((all, weight) => all + weight, 0))
  }
  return sum / judged.length
}

const sheets = ['ewld', 'lieder'].flatMap((name) => readCorpus<Sheet>(folder, name))
const isHeldOut = ({ id }: Sheet): boolean => crc32(id) % HELD_OUT === 0
const taught = sheets.filter((sheet, i) => !isHeldOut(sheet) && i % 10 === 0).flatMap(judge)
const heldOut = sheets.filter(isHeldOut)
const fits = [0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.3]
  .flatMap((temperature) => [0.5, 1, 1.5, 2, 3].map((outsideCost) => ({ temperature, outsideCost })))
  .map((fit) => ({ ...fit, bits: bits(taught, fit.temperature, fit.outsideCost) }))
  .sort((a, b) => a.bits - b.bits)
const [best] = fits
const onHeldOut = bits(heldOut.flatMap(judge), best.temperature, best.outsideCost)
const onSheets = bits(
  heldOut.filter(({ id }) => id.startsWith('ewld')).flatMap(judge),
  best.temperature,
  best.outsideCost,
)
process.stdout.write(`${JSON.stringify({ ...best, heldOut: onHeldOut, heldOutLeadSheets: onSheets })}\n`)
