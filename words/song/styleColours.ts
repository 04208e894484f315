// What a producer would add to a short style line, by genre. Each phrase keeps to the genre when it is read back.
export type GenreColours = {
  moods: readonly string[]
  instruments: readonly string[]
  feels: readonly string[]
  arrangements: readonly string[]
}

export const GENRE_COLOURS: Readonly<Record<string, GenreColours>> = {
  pop: {
    moods: ['uplifting', 'hopeful', 'warm'],
    instruments: ['piano', 'synth bass', 'clean guitar', 'warm pads'],
    feels: ['catchy hooks', 'polished and wide', 'tight and close', 'crisp and modern'],
    arrangements: ['intimate verses that open into a soaring chorus', 'a stripped last verse before the final lift'],
  },
  rock: {
    moods: ['energetic', 'confident', 'gritty'],
    instruments: ['distorted guitar', 'electric bass', 'live drums', 'organ'],
    feels: ['raw and loud', 'room-miked and wide', 'gritty and punchy'],
    arrangements: ['palm-muted verses and a wall of sound in the chorus', 'a held breath before the last chorus'],
  },
  folk: {
    moods: ['warm', 'tender', 'nostalgic'],
    instruments: ['acoustic guitar', 'violin', 'upright bass', 'piano'],
    feels: ['close and unhurried', 'fingerpicked and woody', 'recorded in one room'],
    arrangements: ['one voice at first, harmonies from the second verse', 'a quiet ending on the opening figure'],
  },
  jazz: {
    moods: ['warm', 'romantic', 'playful'],
    instruments: ['piano', 'upright bass', 'brushed drums', 'saxophone'],
    feels: ['swinging and smoky', 'late and unhurried', 'warm tape'],
    arrangements: ['the theme, then a solo, then the theme again', 'a slow tag at the end'],
  },
  'bossa nova': {
    moods: ['warm', 'romantic', 'dreamy'],
    instruments: ['nylon guitar', 'percussion', 'flute', 'electric piano'],
    feels: ['light and breezy', 'soft syncopation', 'close and whispered'],
    arrangements: ['flute answers after every line', 'a half-sung ending that drifts away'],
  },
  'hip hop': {
    moods: ['confident', 'gritty', 'groovy'],
    instruments: ['808s', 'electric piano', 'sub bass', 'strings'],
    feels: ['head-nodding pocket', 'heavy low end', 'dusty and confident'],
    arrangements: ['dense verses over a sparse loop, a sung hook', 'the beat drops out for the last bars'],
  },
  'lo-fi': {
    moods: ['chill', 'nostalgic', 'dreamy'],
    instruments: ['electric piano', 'dusty drums', 'clean guitar', 'vibraphone'],
    feels: ['tape hiss and soft edges', 'lazy and behind the beat', 'small and close'],
    arrangements: ['one loop that slowly gathers colour', 'the drums leave first, the keys last'],
  },
  house: {
    moods: ['uplifting', 'groovy', 'energetic'],
    instruments: ['piano', 'drum machine', 'synth bass', 'plucks'],
    feels: ['four on the floor', 'glossy and deep', 'long rises'],
    arrangements: ['filtered intro, a breakdown, then everything at once', 'the bass arrives after eight bars'],
  },
  techno: {
    moods: ['dark', 'tense', 'energetic'],
    instruments: ['drum machine', 'synth bass', 'arpeggios', 'warm pads'],
    feels: ['hypnotic and dry', 'rolling low end', 'slow filters'],
    arrangements: ['layers enter one by one and leave the same way', 'one long climb and a sudden stop'],
  },
  synthwave: {
    moods: ['nostalgic', 'dreamy', 'dark'],
    instruments: ['analog synths', 'synth bass', 'arpeggios', 'drum machine'],
    feels: ['gated snare and long tails', 'neon and wide', 'nostalgic shimmer'],
    arrangements: ['pulsing verses, a wide open chorus', 'the lead sings over the last chorus'],
  },
  reggae: {
    moods: ['warm', 'chill', 'hopeful'],
    instruments: ['organ', 'clean guitar', 'electric bass', 'brass'],
    feels: ['offbeat and easy', 'round low end', 'dub echoes'],
    arrangements: ['bass up front, brass only where it counts', 'echoes carry the last words away'],
  },
  funk: {
    moods: ['groovy', 'playful', 'happy'],
    instruments: ['slap bass', 'clean guitar', 'brass', 'electric piano'],
    feels: ['tight sixteenths', 'dry and snappy', 'deep pocket'],
    arrangements: ['call and answer between voice and brass', 'a breakdown for bass and claps'],
  },
  ambient: {
    moods: ['ethereal', 'calm', 'dreamy'],
    instruments: ['warm pads', 'harp', 'choir', 'bells'],
    feels: ['weightless and slow', 'long tails', 'air around every note'],
    arrangements: ['one sound blooms out of another', 'no edges, no hurry'],
  },
  orchestral: {
    moods: ['epic', 'hopeful', 'dramatic'],
    instruments: ['strings', 'harp', 'french horn', 'choir'],
    feels: ['broad and cinematic', 'wide hall', 'long crescendo'],
    arrangements: ['a lone theme that the whole orchestra takes up', 'silence before the last chord'],
  },
}

export const MOOD_COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  happy: ['uplifting', 'playful', 'warm'],
  playful: ['happy', 'quirky'],
  sad: ['melancholic', 'tender', 'lonely'],
  melancholic: ['wistful', 'tender', 'nostalgic'],
  dark: ['tense', 'moody', 'haunting'],
  dreamy: ['ethereal', 'nostalgic', 'tender'],
  epic: ['triumphant', 'dramatic', 'hopeful'],
  romantic: ['tender', 'warm', 'dreamy'],
  chill: ['warm', 'dreamy', 'mellow'],
  energetic: ['uplifting', 'triumphant', 'confident'],
  angry: ['gritty', 'tense', 'dark'],
  nostalgic: ['wistful', 'warm', 'dreamy'],
  hopeful: ['uplifting', 'tender', 'warm'],
  groovy: ['happy', 'playful', 'warm'],
  lonely: ['melancholic', 'tender', 'wistful'],
  warm: ['tender', 'hopeful', 'nostalgic'],
}

// Below half strength these fit every genre better than its own words.
export const SOFT_FEELS: readonly string[] = [
  'sparse and close',
  'room to breathe',
  'hushed and intimate',
  'slow build',
]

export const VOICE_COLOURS = {
  soft: ['breathy', 'close and gentle', 'tender'],
  strong: ['soaring', 'confident', 'full-voiced'],
} as const
