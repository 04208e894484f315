import type { InstrumentName } from '@arioso/words'
import type { Setting } from '../genre.ts'

// Instruments that may take one another's part, setting by setting: a genre has several line-ups.
export const LINE_UPS: Record<Setting, readonly (readonly InstrumentName[])[]> = {
  band: [
    ['piano', 'electric-piano', 'organ', 'reed-piano'],
    ['acoustic-guitar', 'twelve-string-guitar', 'clean-guitar', 'muted-guitar'],
    ['warm-pad', 'string-machine', 'strings', 'choir-ooh'],
    ['pluck', 'bell', 'marimba', 'vibraphone'],
    ['brass', 'synth-brass', 'saxophone'],
    ['electric-bass', 'pick-bass'],
    ['acoustic-kit', 'rock-kit'],
  ],
  acoustic: [
    ['piano', 'felt-piano', 'accordion', 'organ'],
    ['acoustic-guitar', 'nylon-guitar', 'twelve-string-guitar', 'ukulele'],
    ['mandolin', 'banjo'],
    ['strings', 'cello', 'accordion'],
    ['fiddle', 'violin', 'flute', 'tin-whistle'],
    ['electric-bass', 'upright-bass'],
    ['acoustic-kit', 'brush-kit'],
  ],
  jazz: [
    ['piano', 'electric-piano', 'vibraphone', 'organ'],
    ['clean-guitar', 'nylon-guitar'],
    ['brass', 'saxophone', 'trombone', 'muted-trumpet'],
    ['strings', 'string-machine', 'choir-ooh'],
    ['brush-kit', 'acoustic-kit'],
  ],
  latin: [
    ['piano', 'electric-piano', 'accordion'],
    ['nylon-guitar', 'acoustic-guitar', 'clean-guitar'],
    ['brass', 'trumpet', 'trombone', 'saxophone'],
    ['strings', 'string-machine', 'flute'],
    ['electric-bass', 'upright-bass'],
  ],
  urban: [
    ['electric-piano', 'piano', 'reed-piano', 'felt-piano', 'vibraphone'],
    ['warm-pad', 'dark-pad', 'string-machine', 'choir-pad'],
    ['bell', 'pluck', 'music-box', 'kalimba', 'harp'],
    ['clean-guitar', 'nylon-guitar', 'muted-guitar'],
    ['strings', 'tremolo-strings', 'choir-ooh'],
    ['brass', 'synth-brass', 'saxophone', 'flute'],
    ['electric-bass', 'synth-bass'],
  ],
  electronic: [
    ['warm-pad', 'dark-pad', 'glass-pad', 'string-machine', 'choir-pad'],
    ['pluck', 'bell', 'kalimba', 'marimba'],
    ['supersaw', 'synth-brass', 'stab'],
    ['piano', 'electric-piano', 'organ', 'stab'],
    ['saw-lead', 'square-lead', 'vocal-chop'],
    ['synth-bass', 'sub-bass', 'reese-bass'],
    ['strings', 'string-machine'],
  ],
  orchestral: [
    ['strings', 'tremolo-strings', 'cello'],
    ['harp', 'piano', 'harpsichord', 'music-box'],
    ['flute', 'oboe', 'clarinet', 'violin'],
    ['french-horn', 'trombone', 'brass', 'bassoon'],
    ['choir-pad', 'choir-ooh'],
    ['pizzicato', 'staccato-strings'],
    ['glockenspiel', 'bell', 'vibraphone'],
  ],
}
