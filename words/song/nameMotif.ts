import { capitalize } from '../reader/sayLine.ts'
import { countSung } from '../sound/pronounce.ts'
import type { Image } from './imagery.ts'
import { isRefused } from './refuseLine.ts'
import { isFresh, take, type SongState, type SungLine } from './songState.ts'

// A song that was asked for nothing in particular takes a thing to see by. It is named before its parts are: a riddle is no love song.
const TO_SOMEONE: readonly string[] = [
  'It started with *, if you want to know / You laughed, and I had nowhere else to go',
  "I think of * and I think of you / The one won't come without the two",
  "You'd smile at *, and so I wrote it down / There's nobody does that in this town",
  'We only met because of * that day / I would have gone the other way',
  'I keep on seeing * and you in one / Since then, no other picture has been done',
  'If I say *, you know what I mean / The best small thing we have ever seen',
  'Remember *? Remember how you stood? / I would have kept that minute if I could',
]
const ALONE: readonly string[] = [
  "I'll start with *, it's as good as any / Of small beginnings there are so many",
  'It came to me with * in the room / Like somebody opened a door in the gloom',
  'I looked at * for an hour or so / And told it the things that I do not know',
  "There's *, and me, and a bit of light / That's company enough for tonight",
  "I still have *, when I've lost the rest / I couldn't say why, but I like it best",
]

const withArticle = ({ noun, number }: Image): string =>
  number === 'one' ? `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}` : noun

export const isNamed = ({ noun }: Image, sung: string): boolean => sung.toLowerCase().includes(noun.toLowerCase())

export function nameMotif(state: SongState): SungLine[] {
  const [image] = state.images
  if (image === undefined) return []
  const frames = state.reading.address === 'you' ? TO_SOMEONE : ALONE
  for (const frame of state.random.shuffle(frames)) {
    const lines = frame.split(' / ').map((line) => capitalize(line.replace('*', withArticle(image))))
    const fits = lines.every((line) => countSung(line) <= 13 && isFresh(state, line) && !isRefused(line, state.reading))
    if (!fits) continue
    take(state, lines)
    return lines.map((text): SungLine => ({ text, source: 'occasion' }))
  }
  return []
}
