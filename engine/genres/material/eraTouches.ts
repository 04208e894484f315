import type { InstrumentName } from '@arioso/words'
import type { PartTemplate } from '../genre.ts'
import { chords, guide, mix, pad, part } from '../notation.ts'

// How a decade sounded: the kit it would use, how wide and how wet it was mixed, and a part it could not do without.
export type EraTouch = {
  kit?: InstrumentName
  bass?: InstrumentName
  width: number
  drumRoom: number
  voiceDelay: number
  parts: PartTemplate[]
}

export const ERA_TOUCHES: Readonly<Record<string, EraTouch>> = {
  '50s': {
    kit: 'brush-kit',
    bass: 'upright-bass',
    width: 0.25,
    drumRoom: 0.1,
    voiceDelay: 0.15,
    parts: [part('piano', { entersAt: 0.3 }, mix(-7, 0.1, 0.15), chords(66, '7.77.77.7.77.77.'))],
  },
  '60s': {
    kit: 'acoustic-kit',
    bass: 'electric-bass',
    width: 0.6,
    drumRoom: 0.12,
    voiceDelay: 0.06,
    parts: [part('organ', { entersAt: 0.4 }, mix(-9, 0.4, 0.2), pad(65))],
  },
  '70s': {
    kit: 'acoustic-kit',
    bass: 'electric-bass',
    width: 0.85,
    drumRoom: -0.06,
    voiceDelay: 0,
    parts: [
      part('electric-piano', { entersAt: 0.2 }, mix(-7, -0.3, 0.15), chords(62, '7-----..6---..5-')),
      part('strings', { entersAt: 0.7 }, mix(-9, 0.1, 0.25), guide(72)),
    ],
  },
  '80s': {
    kit: '909-kit',
    bass: 'synth-bass',
    width: 1.1,
    drumRoom: 0.18,
    voiceDelay: 0.08,
    parts: [part('warm-pad', { entersAt: 0.3 }, mix(-9, 0, 0.4, 0.1), pad(64))],
  },
  '90s': { width: 1, drumRoom: -0.03, voiceDelay: 0, parts: [] },
  '2000s': { width: 1.1, drumRoom: -0.03, voiceDelay: 0.05, parts: [] },
}
