import type { Random } from '@arioso/words'
import type { Genre, PartTemplate } from '../../genres/genre.ts'
import { pop } from '../../genres/pop/pop.ts'

// At full strength a song keeps to the genre's signature; at none it is half way to plain pop.
const MOST_NEUTRAL_SHARE = 0.75

function keepToSignature(genre: Genre, amount: number): Genre {
  const [low, high] = genre.tempoBpm
  const narrowing = ((high - low) / 2) * 0.6 * amount
  const grooves = genre.grooves.slice(0, Math.max(1, Math.ceil(genre.grooves.length * (1 - 0.7 * amount))))
  return {
    ...genre,
    tempoBpm: [low + narrowing, high - narrowing],
    modes: genre.modes.map(([mode, weight]) => [mode, weight * (1 + amount * (weight - 1))]),
    grooves,
    ensemble: genre.ensemble.map((part) => ({
      ...part,
      chance: part.chance + ((part.chance >= 0.5 ? 1 : 0) - part.chance) * amount,
    })),
  }
}

function neutralEnsemble(genre: Genre, share: number, random: Random): PartTemplate[] {
  const own = genre.ensemble.filter((_, i) => i === 0 || !random.chance(share * 0.7))
  const guests = pop.ensemble
    .filter((part) => part.chance >= 0.6 && !own.some((other) => other.instrument === part.instrument))
    .filter(() => random.chance(share))
  return [...own, ...guests]
}

function driftToNeutral(genre: Genre, amount: number, random: Random): Genre {
  const share = amount * MOST_NEUTRAL_SHARE
  const toward = (own: number, neutral: number): number => own + (neutral - own) * share
  const takesGroove = random.fork('groove').chance(share)
  return {
    ...genre,
    tempoBpm: [toward(genre.tempoBpm[0], pop.tempoBpm[0]), toward(genre.tempoBpm[1], pop.tempoBpm[1])],
    swing: genre.swing * (1 - share),
    ...(takesGroove && { grooves: pop.grooves, fills: pop.fills }),
    ...(random.fork('harmony').chance(share) && { progressions: pop.progressions }),
    ensemble: neutralEnsemble(genre, share, random.fork('ensemble')),
    melody: { ...genre.melody, syncopation: toward(genre.melody.syncopation, pop.melody.syncopation) },
    laidBackMs: genre.laidBackMs * (1 - share),
  }
}

// Style strength 0 to 1: 0.5 leaves the genre as its file has it.
export function leanOnStyle(genre: Genre, styleStrength: number, random: Random): Genre {
  const amount = Math.min(1, Math.max(-1, (styleStrength - 0.5) * 2))
  if (amount > 0) return keepToSignature(genre, amount)
  return amount < 0 ? driftToNeutral(genre, -amount, random) : genre
}
