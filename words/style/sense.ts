export type Voice = 'female' | 'male' | 'any' | 'none'
// What kind of voice, and how many.
export type SingingWish =
  | 'deep'
  | 'high'
  | 'childlike'
  | 'choir'
  | 'duet'
  | 'answered'
  | 'breathy'
  | 'whispered'
  | 'belted'
export type Era = '50s' | '60s' | '70s' | '80s' | '90s' | '2000s'
export type Meter = { beats: number; unit: number }

// What one word or phrase of the style language means. `ambiguous` words ("house", "bell") are everyday words too:
// inside a topic or after a possessive they are not read as music.
export type Sense = {
  genre?: string
  // "cinematic", "acoustic", "waltz": gives way to a plain genre word and then colours it.
  weak?: true
  moods?: readonly string[]
  energy?: number
  tempoBpm?: number
  tempoFactor?: number
  meter?: Meter
  instruments?: readonly string[]
  voice?: Voice
  singing?: readonly SingingWish[]
  // A singer by name.
  singer?: string
  // How the words are brought: sung unless a style asks otherwise.
  delivery?: 'spoken'
  era?: Era
  ambiguous?: true
}

export type SenseTable = Readonly<Record<string, Sense>>
