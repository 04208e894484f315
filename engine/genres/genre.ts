import type { DrumVoice } from './drumVoice.ts'
import type { InstrumentName } from '@arioso/words'
import type { Meter, Mode, SectionKind } from '../score.ts'
import type { LEARNED_DRUMMERS } from './material/learnedDrummers.ts'

// A genre as a musician writes it down. Patterns are text, one character a sixteenth, sixteen to a bar of 4/4:
// drums and chords use 1 to 9 for loudness, '-' holds, '.' is silence; a space parts the bars of longer patterns.
// Chords are Roman numerals, '|' between bars, spaces within one: 'ii7 V7 | Imaj7'.

export type DrumPattern = Partial<Record<DrumVoice, string>>

// Bass letters: R root, 3 third, 5 fifth, 6 sixth, 7 seventh, 8 octave, d fifth below, a step leading to the next chord.
// The bass stands beside the drums of its level so that it can be written against that kick. 'walking' is a line in
// quarters made anew for every chord.
export type GrooveLevel = { drums: DrumPattern; percussion?: DrumPattern; bass: string }

export type Groove = { name: string; low: GrooveLevel; mid: GrooveLevel; high: GrooveLevel }

// From that sixteenth on the fill replaces the groove.
export type Fill = { fromStep: number; drums: DrumPattern }

export type Playing =
  | { how: 'pad'; register: number }
  | { how: 'chords' | 'strum' | 'power'; register: number; pattern: string }
  // Digits are chord notes counted from the lowest; octaves doubles each an octave up, as a montuno does.
  | { how: 'arpeggio' | 'octaves'; register: number; pattern: string }
  // Digits are steps of the scale counted from the chord's root: 1 the root, 8 its octave.
  | { how: 'riff'; register: number; pattern: string }
  // L is the root and l the fifth far below, digits are chords: stride piano, oom-pah, a waltz's left hand.
  | { how: 'stride'; register: number; pattern: string }
  // One slow note a chord, moving by the smallest step.
  | { how: 'guide'; register: number }

export type MixHint = { gainDb: number; pan: number; reverb: number; delay: number }

export type PartTemplate = MixHint & {
  instrument: InstrumentName
  // The section energies (0 to 1) between which the part plays.
  entersAt: number
  leavesAt?: number
  // How likely the part is in a song of the genre at all.
  chance: number
  // From calm to full; the section's energy picks one.
  playing: Playing[]
}

export type RhythmSection = MixHint & { instruments: InstrumentName[]; entersAt: number }

export type Progressions = { verse: string[]; chorus: string[]; bridge: string[]; preChorus?: string[] }

export type FormStep = { kind: SectionKind; bars: number }

type MelodyFeel = {
  // Where notes like to begin, one bar each, x a note.
  motifs: string[]
  // 0 keeps stresses on the beat, 1 likes notes ahead of it.
  syncopation: number
  // Bars a sung line usually takes.
  barsPerLine: 1 | 2 | 4
  // Notes in two bars of an instrumental tune.
  notesPerPhrase: [number, number]
  leads: InstrumentName[]
}

export type Genre = {
  name: string
  tempoBpm: [number, number]
  swing: number
  // The note value that is swung: eighths in jazz, sixteenths in hip hop.
  swingUnit: 8 | 16
  meters: [Meter, number][]
  modes: [Mode, number][]
  progressions: { major: Progressions; minor: Progressions } & Partial<Record<Mode, Progressions>>
  form: FormStep[]
  // Sixteen sixteenths a bar; bars of twelve are for 3/4 and for 6/8 and 12/8. Genres without their own share some.
  grooves: Groove[]
  waltzGrooves?: Groove[]
  compoundGrooves?: Groove[]
  fills: Fill[]
  drums: RhythmSection
  // Who plays the percussion of the grooves; plain hand percussion when left out.
  percussion?: InstrumentName
  bass: RhythmSection
  ensemble: PartTemplate[]
  melody: MelodyFeel
  leadMix: MixHint
  voiceMix: { gainDb: number; reverb: number; delay: number }
  // Whether the last chorus may go up a tone: never, when the request allows it, or as a habit of the genre.
  keyLift: 'never' | 'welcome' | 'habit'
  // Verses are spoken in rhythm, hooks sung.
  rapped?: true
  // Who stands behind the singer when there are backing vocals.
  backing?: 'harmony' | 'double' | 'choir'
  // What leads into the next loud section: snare rolls under risers, or a backward cymbal.
  builds?: 'risers' | 'sweeps'
  // The dust of an old record under everything.
  crackles?: true
  // Share of its written length a note sounds; 1 when left out.
  articulation?: number
  // How far behind the beat the snare sits, in milliseconds, at most 12.
  laidBackMs: number
  drummer: Drummer
  setting: Setting
  // How much the harmony likes to leave the scale: 0 never, 1 in every other bar.
  colour: number
}

// The room a genre is at home in: which instruments may stand in for one another, and which forms its songs take.
export type Setting = 'band' | 'acoustic' | 'jazz' | 'latin' | 'urban' | 'electronic' | 'orchestral'

// Who keeps the time: people play loosely, sampled breaks nearly so, machines to the tick. The feel, and a share of the
// grooves beside the written ones, come from a family of learnedDrummers.ts.
export type Drummer = {
  hands: 'human' | 'sampled' | 'machine'
  learnedFrom?: keyof typeof LEARNED_DRUMMERS
  // Half when left out.
  learnedShare?: number
}
