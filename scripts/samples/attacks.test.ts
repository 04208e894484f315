import { describe, expect, it } from 'vitest'
import { SECOND_BAND } from '../../engine/instruments/sampled/secondBand.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { compareWithRecording } from './compareWithRecording.ts'

const samples = await openSamples()
if (!samples) throw new Error('the sample packages are not installed')

describe.each(SECOND_BAND)('a note of the recorded $name', (spec) => {
  const { riseApartSeconds, curveApartDb } = compareWithRecording(spec, samples)

  it('rises as it was recorded, within 30 ms', () => {
    expect(riseApartSeconds).toBeLessThanOrEqual(0.031)
  })

  it('grows and falls as it was recorded, within 2 dB on average', () => {
    expect(curveApartDb).toBeLessThan(2)
  })
})
