import { pathOfSample } from '../../providers/music/samples/openSamples.ts'
import type { SampleSource } from '../../engine/instruments/sampled/sampleSource.ts'
import { soundFontZones, SOUND_FONT } from './findTakes.ts'

const FOLDER = 'supersonic-scsynth-samples/samples'
const FLAC_RATE = 44_100
const ONSET_SHARE = 0.02
const LEAD_SECONDS = 0.001
// A hit is over where it has fallen so far below its peak.
const END_SHARE = 0.001

/** Single strokes of drums and hand percussion: names in the SoundFont, and files of the other package. */
const SOUND_FONT_HITS = [
  'Std Kick 7',
  'Power Kick 2',
  'Rim Tap',
  'Power Snare 1',
  'Snr 2-1',
  'Clap',
  'Tom Low',
  'Tom Med',
  'Tom Hi',
  'Hi-Hat Closed',
  'Hi-Hat Foot',
  'Hi-Hat Half-Open',
  'Crsh 1',
  'Ride1',
  'Brush Snr 1',
  'Brush Snr 2',
  'Tambourine',
  'Cow Bell',
  'Bongo Rim',
  'Low Bongo',
  'Closed Slap',
  'High Conga',
  'Low Tumba',
  'High Timbale',
  'Low Timbale',
  'High Agogo',
  'Low Agogo',
  'Cabasa',
  'Maracas',
  'Guiro Down',
  'Guiro Up',
  'Clave',
  'High Woodblock',
  'Low Woodblock',
  'Triangle',
  'Small Shaker',
  'Sleigh Bells',
  'Orch Bass Drum',
  'Orch Snare',
  'Orchcrash',
]
const FLAC_HITS = [
  'drum_bass_soft',
  'drum_bass_hard',
  'drum_snare_soft',
  'drum_snare_hard',
  'drum_cymbal_closed',
  'drum_cymbal_pedal',
  'drum_cymbal_open',
  'drum_cymbal_soft',
  'drum_cymbal_hard',
  'drum_tom_lo_soft',
  'drum_tom_lo_hard',
  'drum_tom_mid_soft',
  'drum_tom_mid_hard',
  'drum_tom_hi_soft',
  'drum_tom_hi_hard',
  'tabla_ghe1',
  'tabla_ghe3',
  'tabla_ghe5',
  'tabla_ke1',
  'tabla_ke2',
  'tabla_na',
  'tabla_na_o',
  'tabla_na_s',
  'tabla_dhec',
  'tabla_re',
  'tabla_te1',
  'tabla_te2',
  'tabla_tun1',
  'tabla_tun2',
]

type FoundHit = {
  name: string
  file: string
  packing: 'vorbis' | 'flac'
  fromByte: number
  bytes: number
  rate: number
}

export function findHits(sizeOf: (path: string) => number): FoundHit[] {
  const zones = soundFontZones()
  const found = SOUND_FONT_HITS.map((name): FoundHit => {
    const zone = zones.find((candidate) => candidate.name === name)
    if (!zone) throw new Error(`no ${name} in the SoundFont`)
    return { name, file: SOUND_FONT, packing: 'vorbis', fromByte: zone.offset, bytes: zone.bytes, rate: zone.rate }
  })
  const flacs = FLAC_HITS.map((name): FoundHit => {
    const file = `${FOLDER}/${name}.flac`
    return { name, file, packing: 'flac', fromByte: 0, bytes: sizeOf(pathOfSample(file)), rate: FLAC_RATE }
  })
  return [...found, ...flacs]
}

/** A hit's line in hitData.ts. */
export function measureHit(samples: SampleSource, hit: FoundHit): string {
  const [left] = samples.decode(hit, Infinity)
  const peak = left.reduce((highest, x) => Math.max(highest, Math.abs(x)), 0)
  const onset = left.findIndex((x) => Math.abs(x) >= ONSET_SHARE * peak)
  const start = Math.max(0, onset - Math.round(LEAD_SECONDS * hit.rate))
  const end = left.findLastIndex((x) => Math.abs(x) >= END_SHARE * peak) + 1
  return `  '${hit.name}': '${[hit.file, hit.fromByte, hit.bytes, hit.rate, start, end].join(' ')}',`
}
