import type { DrumVoice } from '../../engine/genres/drumVoice.ts'

/** How the corpus numbers its drums. */
export const DRUMS: readonly DrumVoice[] = [
  'kick',
  'snare',
  'rim',
  'highTom',
  'midTom',
  'lowTom',
  'closedHat',
  'openHat',
  'pedalHat',
  'crash',
  'ride',
  'ride',
]

/**
 * Which of the corpus's styles a family of drummers learns from, whether its beats are parted in three, and what a bar
 * must have to be its groove.
 */
export type DrumFamily = { name: string; styles: RegExp; triplets?: true; must?: 'downbeat' | 'ride' }

export const DRUM_FAMILIES: readonly DrumFamily[] = [
  { name: 'rock', must: 'downbeat', styles: /^rock(?!\/(shuffle|rockabilly|halftime))/ },
  { name: 'halftime', must: 'downbeat', styles: /^rock\/halftime|^hiphop/ },
  { name: 'pop', must: 'downbeat', styles: /^pop|^rock\/(indie|folk)/ },
  { name: 'punk', must: 'downbeat', styles: /^punk/ },
  { name: 'funk', must: 'downbeat', styles: /^funk(?!\/(purdieshuffle|latin))|^jazz\/funk/ },
  { name: 'soul', must: 'downbeat', styles: /^soul|^gospel/ },
  { name: 'hiphop', must: 'downbeat', styles: /^hiphop/ },
  { name: 'disco', must: 'downbeat', styles: /^dance/ },
  { name: 'jazz', must: 'ride', styles: /^jazz(?!\/(funk|fusion|march|klezmer|linear))/, triplets: true },
  { name: 'fusion', must: 'downbeat', styles: /^jazz\/(fusion|linear)|^funk\/latin/ },
  { name: 'shuffle', must: 'downbeat', styles: /shuffle/, triplets: true },
  { name: 'country', must: 'downbeat', styles: /^country|^rock\/rockabilly|^neworleans\/secondline/ },
  { name: 'newOrleans', must: 'downbeat', styles: /^neworleans/ },
  { name: 'reggae', styles: /^reggae/ },
  { name: 'brazilian', styles: /^latin\/brazilian/ },
  { name: 'latin', styles: /^afrocuban|^latin(?!\/brazilian)/ },
  { name: 'afrobeat', styles: /^afrobeat|^highlife/ },
]
