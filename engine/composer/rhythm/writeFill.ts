import type { Random } from '@arioso/words'
import type { DrumVoice } from '../../genres/drumVoice.ts'
import type { DrumPattern, Fill } from '../../genres/genre.ts'

type FillRequest = {
  // The genre's own fills, whose drums a new one may use.
  own: readonly Fill[]
  swung: boolean
  // How much louder the next section is, about -0.5 to 0.5.
  rise: number
  beats: number
}

const STRAIGHT_CELLS = ['x.x.', 'xxxx', 'x.xx', 'xx.x', 'x..x', '.xxx', 'xxx.', 'x.x.', 'xxxx']
const SWUNG_CELLS = ['x.x.', 'x...', 'xxx.', 'x.x.', '..x.']
const TOMS: readonly DrumVoice[] = ['highTom', 'midTom', 'lowTom']
const OWN_CHANCE = 0.3
const BEAT = 4
const BAR_BEATS = 4

type Path = (place: number, nth: number) => DrumVoice

function pathsOver(own: readonly Fill[]): Path[] {
  const voices = new Set(own.flatMap((fill) => Object.keys(fill.drums) as DrumVoice[]))
  const hand = (['snare', 'clap', 'rim', 'woodblock'] as const).find((voice) => voices.has(voice)) ?? 'snare'
  const toms = TOMS.filter((tom) => voices.has(tom))
  const paths: Path[] = [() => hand]
  if (toms.length === 0) return [...paths, (_, nth) => (nth % 3 === 2 ? 'kick' : hand)]
  const down: Path = (place) => toms[Math.min(toms.length - 1, Math.floor(place * toms.length))]
  return [
    ...paths,
    down,
    (place, nth) => (place < 0.5 ? hand : down(place * 2 - 1, nth)),
    (place, nth) => (nth % 2 === 0 ? hand : down(place, nth)),
    (place, nth) => (nth % 4 === 3 ? 'kick' : down(place, nth)),
  ]
}

/** A fill that leads somewhere: longer and rising into a louder section, short and falling into a calmer one. */
export function writeFill({ own, swung, rise, beats }: FillRequest, random: Random): Fill {
  if (own.length > 0 && random.chance(OWN_CHANCE)) return random.pick(own)
  const longest = rise > 0.1 ? beats : 2
  const length = Math.min(
    longest,
    random.pickWeighted([
      [1, 4],
      [2, 4],
      [3, 1],
      [BAR_BEATS, 1],
    ] as const),
  )
  const cells = Array.from({ length }, () => random.pick(swung ? SWUNG_CELLS : STRAIGHT_CELLS)).join('')
  const rhythm = rise < 0 ? `${cells.slice(0, -2)}..` : cells
  const path = random.pick(pathsOver(own))
  const fromStep = (beats - length) * BEAT
  const drums = new Map<DrumVoice, string[]>()
  const strike = (voice: DrumVoice, step: number, force: number): void => {
    const row = drums.get(voice) ?? Array.from({ length: beats * BEAT }, () => '.')
    row[step] = String(Math.min(9, Math.max(2, Math.round(force))))
    drums.set(voice, row)
  }
  let nth = 0
  for (let i = 0; i < rhythm.length; i++) {
    const place = i / rhythm.length
    if (i % BEAT === 0 && rise >= 0) strike('kick', fromStep + i, 6)
    if (rhythm[i] !== 'x') continue
    const swell = rise >= 0 ? 5 + place * 3.5 + rise * 2 : 6 - place * 2
    strike(path(place, nth), fromStep + i, swell + (i % BEAT === 0 ? 0.7 : -0.4))
    nth += 1
  }
  const pattern: DrumPattern = Object.fromEntries([...drums].map(([voice, row]) => [voice, row.join('')]))
  return { fromStep, drums: pattern }
}
