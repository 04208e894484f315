import type { Random, StyleIntent } from '@arioso/words'
import type { Genre } from '../../genres/genre.ts'
import { blendGenres } from './blendGenres.ts'
import { leanOnStyle } from './leanOnStyle.ts'
import { touchWithEra, touchWithMoods } from './touchGenre.ts'

// A genre's file, bent to one request: its second genre, the style slider, its moods and its decade.
export function shapeGenre(
  genres: { genre: Genre; blend?: Genre },
  intent: StyleIntent,
  styleStrength: number,
  random: Random,
): Genre {
  const blended = genres.blend ? blendGenres(genres.genre, genres.blend) : genres.genre
  const leaning = leanOnStyle(blended, styleStrength, random)
  const touched = touchWithEra(touchWithMoods(leaning, intent.moods), intent.era)
  // "hip hop, no trap" leaves out the groove of that name.
  const grooves = touched.grooves.filter((groove) => !intent.excluded.includes(groove.name))
  return grooves.length > 0 ? { ...touched, grooves } : touched
}
