import { cosine } from './statistics.ts'
import type { SongVerdict } from './judgeSong.ts'
import { nameOf, type SongOrder } from './songOrder.ts'
import { tellGenresApart, type Separation, type StyleSample } from './tellGenresApart.ts'

// Fixed before anything was measured: twelve that a listener would never mix up.
export const TWELVE = [
  'rock',
  'folk',
  'jazz',
  'bossa nova',
  'hip hop',
  'house',
  'techno',
  'synthwave',
  'reggae',
  'funk',
  'ambient',
  'orchestral',
]
const SAME_SONG = 0.9

export type Findings = { twelve: Separation; all: Separation; twins: string[]; mostAlikeSeeds: number }

function isSibling(a: SongOrder, b: SongOrder): boolean {
  return a.genre === b.genre && a.seed !== b.seed
}

/** What only many songs together can tell: genres apart, and seeds apart. */
export function findTogether(verdicts: readonly SongVerdict[]): Findings {
  // A genre can only be recognised by another of its songs.
  const several = verdicts.filter(({ order }) => verdicts.some((other) => isSibling(order, other.order)))
  const samples: StyleSample[] = several.flatMap(({ order, features }) =>
    features.map((row) => ({ genre: order.genre, song: nameOf(order), features: row })),
  )
  const likenesses = verdicts.flatMap((a, i) =>
    verdicts
      .slice(i + 1)
      .filter((b) => b.order.genre === a.order.genre)
      .map((b) => ({ names: `${nameOf(a.order)} and ${nameOf(b.order)}`, alike: cosine(a.chroma, b.chroma) })),
  )
  return {
    twelve: tellGenresApart(samples.filter((sample) => TWELVE.includes(sample.genre))),
    all: tellGenresApart(samples),
    twins: likenesses.filter(({ alike }) => alike > SAME_SONG).map(({ names }) => names),
    mostAlikeSeeds: Math.max(0, ...likenesses.map(({ alike }) => alike)),
  }
}
