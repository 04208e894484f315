// Measures how loud every instrument is by itself and writes what brings them all to one level:
// engine/instruments/levelData.ts, and of those that are recorded sampled/sampledLevelData.ts. Run it after changing an
// instrument: node scripts/calibrate/calibrate.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTRUMENT_NAMES } from '@arioso/words'
import { getInstrument } from '../../engine/instruments/getInstrument.ts'
import type { Instrument } from '../../engine/instruments/instrument.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { createLoudnessMeter, powerToLufs } from '../../engine/measure/loudness.ts'
import { root } from '../checks.ts'

const SAMPLE_RATE = 48_000
const VELOCITY = 0.8
const TONE_LUFS = -20
// What the first kits were mixed to by ear, playing the beat below; percussion stands a little behind a kit.
const BEAT_LUFS = { kit: -18.3, percussion: -20.5 }
// Effects are too unlike one another to share a measurement: their own peaks decide.
const EFFECTS_DB = -8
const BEAT_SECONDS = 2
const EIGHTH_SECONDS = 0.25
const BEAT: readonly (readonly number[])[] = [[36, 42], [42], [38, 42], [42], [36, 42], [36, 42], [38, 42], [42]]

function loudness(left: Float32Array, right: Float32Array): number {
  const meter = createLoudnessMeter(SAMPLE_RATE)
  meter.add(left, right)
  const slices = meter.slices()
  return powerToLufs(slices.reduce((sum, power) => sum + power, 0) / slices.length)
}

function toneLevels(instrument: Instrument): number[] {
  const { lowestPitch, highestPitch, velocityLayers } = instrument
  const pitches: number[] = []
  for (let pitch = lowestPitch; pitch < highestPitch; pitch += 12) pitches.push(pitch)
  const layer = Math.min(velocityLayers - 1, Math.floor(VELOCITY * velocityLayers))
  const velocity = (layer + 0.5) / velocityLayers
  return [...pitches, highestPitch].map((pitch) => {
    const { left, right } = instrument.play({ pitch, velocity, seconds: 1, sampleRate: SAMPLE_RATE, variant: 0 })
    const second = new Float32Array(SAMPLE_RATE)
    const other = new Float32Array(SAMPLE_RATE)
    second.set(left.subarray(0, SAMPLE_RATE))
    other.set(right.subarray(0, SAMPLE_RATE))
    return TONE_LUFS - loudness(second, other)
  })
}

function beatLevel(instrument: Instrument): number[] {
  if (instrument.name === 'effects') return [EFFECTS_DB]
  const sound = new Float32Array(BEAT_SECONDS * SAMPLE_RATE)
  BEAT.forEach((drums, step) => {
    for (const pitch of drums) {
      const { left } = instrument.play({ pitch, velocity: VELOCITY, seconds: 1, sampleRate: SAMPLE_RATE, variant: 0 })
      const start = Math.round(step * EIGHTH_SECONDS * SAMPLE_RATE)
      for (let i = 0; i < left.length && start + i < sound.length; i++) {
        sound[start + i] = (sound[start + i] ?? 0) + (left[i] ?? 0)
      }
    }
  })
  const wanted = instrument.name.endsWith('-kit') ? BEAT_LUFS.kit : BEAT_LUFS.percussion
  return [wanted - loudness(sound, sound)]
}

function lineOf(instrument: Instrument): string {
  const { name } = instrument
  const levels = instrument.kind === 'drums' ? beatLevel(instrument) : toneLevels(instrument)
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
  return `  ${key}: [${levels.map((level) => Math.round(level * 10) / 10).join(', ')}],`
}

function write(file: string, name: string, type: string, lines: readonly string[]): void {
  if (process.argv.includes('--print')) {
    process.stdout.write(`${name}\n${lines.join('\n')}\n`)
    return
  }
  writeFileSync(
    join(root, 'engine/instruments', file),
    `import type { InstrumentName } from '@arioso/words'

/**
 * Decibels that bring a note of every instrument to the same loudness (-20 LUFS over its first second, velocity 0.8):
 * at the lowest pitch, then every octave up, the last at the highest pitch. Written by scripts/calibrate/calibrate.ts, not by hand.
 */
export const ${name}: ${type} = {
${lines.join('\n')}
}
`,
  )
}

const samples = await openSamples()
if (!samples) throw new Error('the sample packages are not installed')
const recorded = INSTRUMENT_NAMES.map((name) => getInstrument(name, samples)).filter(({ isSampled }) => isSampled)
write(
  'sampled/sampledLevelData.ts',
  'SAMPLED_LEVELS_DB',
  'Partial<Record<InstrumentName, readonly number[]>>',
  recorded.map(lineOf),
)
if (!process.argv.includes('--recorded'))
  write(
    'levelData.ts',
    'LEVELS_DB',
    'Record<InstrumentName, readonly number[]>',
    INSTRUMENT_NAMES.map((name) => lineOf(getInstrument(name))),
  )
