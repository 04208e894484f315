// A finished song with one thing changed. A score goes in, a score comes out; what the wish does not name stays note for note.
import { createRandom } from '@arioso/words'
import type { Score } from '../score.ts'
import { brighten } from './brighten.ts'
import { changeSinger } from './changeSinger.ts'
import { changeTempo } from './changeTempo.ts'
import { chooseDropped } from './chooseDropped.ts'
import { dropSections } from './dropSections.ts'
import { fewerDrums } from './fewerDrums.ts'
import { moreDrums } from './moreDrums.ts'
import { TEMPO_SHARES, type Wish } from './wish.ts'

type Variation = { wish: Wish; seed: number; title: string }

export function varyScore(source: Score, { wish, seed, title }: Variation): Score {
  return { ...changed(source, wish, seed), title }
}

function changed(source: Score, wish: Wish, seed: number): Score {
  switch (wish) {
    case 'happier':
      return changeTempo(brighten(source), TEMPO_SHARES.happier)
    case 'slower':
    case 'faster':
      return changeTempo(source, TEMPO_SHARES[wish])
    case 'other_voice':
      return changeSinger(source, createRandom(seed).fork('other voice'))
    case 'more_drums':
      return moreDrums(source, createRandom(source.seed).fork('more drums'))
    case 'fewer_drums':
      return fewerDrums(source)
    case 'shorter':
      return dropSections(source, chooseDropped(source))
  }
}
