type GenreDefaults = { energy: number; tempoBpm: number }

export const GENRE_DEFAULTS: Readonly<Record<string, GenreDefaults>> = {
  pop: { energy: 0.62, tempoBpm: 108 },
  rock: { energy: 0.78, tempoBpm: 124 },
  folk: { energy: 0.4, tempoBpm: 98 },
  jazz: { energy: 0.45, tempoBpm: 120 },
  'bossa nova': { energy: 0.35, tempoBpm: 126 },
  'hip hop': { energy: 0.6, tempoBpm: 90 },
  'lo-fi': { energy: 0.28, tempoBpm: 78 },
  house: { energy: 0.8, tempoBpm: 124 },
  techno: { energy: 0.85, tempoBpm: 132 },
  synthwave: { energy: 0.62, tempoBpm: 100 },
  reggae: { energy: 0.48, tempoBpm: 76 },
  funk: { energy: 0.72, tempoBpm: 106 },
  ambient: { energy: 0.15, tempoBpm: 70 },
  orchestral: { energy: 0.55, tempoBpm: 90 },
}

export const FALLBACK_GENRE = 'pop'

// With no genre word in the text, the mood and then the instruments suggest one; first match wins.
export const GENRE_BY_MOOD: readonly (readonly [string, string])[] = [
  ['epic', 'orchestral'],
  ['triumphant', 'orchestral'],
  ['sleepy', 'ambient'],
  ['ethereal', 'ambient'],
  ['chill', 'lo-fi'],
  ['angry', 'rock'],
  ['groovy', 'funk'],
  ['tense', 'techno'],
]

export const GENRE_BY_INSTRUMENT: readonly (readonly [string, string])[] = [
  ['lofi-kit', 'lo-fi'],
  ['808-kit', 'hip hop'],
  ['909-kit', 'house'],
  ['brush-kit', 'jazz'],
  ['upright-bass', 'jazz'],
  ['distorted-guitar', 'rock'],
  ['acoustic-guitar', 'folk'],
  ['harp', 'orchestral'],
  ['strings', 'orchestral'],
  ['saxophone', 'jazz'],
  ['trumpet', 'jazz'],
  ['saw-lead', 'synthwave'],
  ['warm-pad', 'ambient'],
]
