import { describe, expect, it } from 'vitest'
import { getInstrument } from '../../engine/instruments/getInstrument.ts'
import { SECOND_BAND } from '../../engine/instruments/sampled/secondBand.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { measureNote } from './measureNote.ts'

const HARD = 0.875
const PLACES = [0, 0.2, 0.47, 0.74, 1]

const samples = await openSamples()

// Two pianos out of tune with one another: their beating is the sound.
const TUNED = SECOND_BAND.filter(({ name }) => name !== 'honky-tonk-piano')

// Five notes of each; scripts/calibrate/calibrateNotes.ts measured all of them the same way.
describe.each(TUNED)('the recorded $name', (spec) => {
  const instrument = getInstrument(spec.name, samples)
  const { lowestPitch, highestPitch, variants, articulations = ['plain'] } = instrument
  const takes = variants / articulations.length
  const notes = PLACES.map((place, i) => {
    const pitch = Math.round(lowestPitch + place * (highestPitch - lowestPitch))
    return { pitch, ...measureNote(instrument, { pitch, velocity: HARD, variant: i % takes }) }
  })

  it('is in tune from its lowest to its highest note, within 5 cents', () => {
    expect(notes.filter(({ cents }) => Math.abs(cents) > 5)).toEqual([])
  })

  it('is even in loudness along the keyboard, within 2 dB', () => {
    expect(notes.filter(({ lufs }) => Math.abs(lufs + 20) > 1)).toEqual([])
  })
})
