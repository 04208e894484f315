import { FALLBACK_GENRE } from '../style/genreDefaults.ts'

const NEAREST: Readonly<Record<string, string>> = {
  punk: 'rock',
  metal: 'rock',
  indie: 'rock',
  blues: 'rock',
  country: 'folk',
  celtic: 'folk',
  flamenco: 'folk',
  swing: 'jazz',
  'neo soul': 'jazz',
  samba: 'bossa nova',
  salsa: 'bossa nova',
  dub: 'reggae',
  reggaeton: 'reggae',
  afrobeat: 'funk',
  disco: 'funk',
  gospel: 'funk',
  'r&b': 'funk',
  'boom bap': 'hip hop',
  trap: 'hip hop',
  drill: 'hip hop',
  grime: 'hip hop',
  amapiano: 'house',
  'deep house': 'house',
  trance: 'techno',
  'drum and bass': 'techno',
  dubstep: 'techno',
  chiptune: 'synthwave',
  'k-pop': 'pop',
  classical: 'orchestral',
  cinematic: 'orchestral',
  waltz: 'orchestral',
  lullaby: 'ambient',
  'indian classical': 'ambient',
}

// The genre whose usual words fit, among those a table knows.
export function nearestGenre(genre: string, known: Readonly<Record<string, unknown>>): string {
  return [genre, NEAREST[genre] ?? FALLBACK_GENRE].find((name) => Object.hasOwn(known, name)) ?? FALLBACK_GENRE
}
