import type { Random } from '../random.ts'
import type { Phrase } from '../style/readPhrases.ts'
import type { StyleIntent } from '../style/readStyle.ts'
import { VOICE_COLOURS } from '../style/singerWords.ts'

// Kinds of singing that are written beside the voice, and those that colour it.
const BESIDE = { choir: 'choir vocals', answered: 'call and response' } as const
const COLOURED = {
  deep: 'deep',
  high: 'high',
  childlike: 'childlike',
  breathy: 'breathy',
  whispered: 'whispered',
  belted: 'powerful',
} as const

const isOfVoice = ({ sense }: Phrase): boolean => sense.voice !== undefined || sense.singing !== undefined

// "raspy" is written as it was said, "head voice" as what the singers know it by.
function colourOf(intent: StyleIntent, asked: readonly Phrase[]): string {
  const said = asked
    .filter(isOfVoice)
    .flatMap(({ text }) => text.split(' '))
    .find((word) => VOICE_COLOURS[word] !== undefined)
  const wish = (intent.singing ?? []).find((each): each is keyof typeof COLOURED => each in COLOURED)
  const colour = said ?? (wish === undefined ? undefined : COLOURED[wish])
  return colour === undefined ? '' : `${colour} `
}

/** Who sings, how, and how many: "raspy female vocals", "male and female vocals", "spoken word". */
export function writeVoice(
  intent: StyleIntent,
  asked: readonly Phrase[],
  instrumental: boolean,
  random: Random,
): string[] {
  if (instrumental || intent.voice === 'none') return ['instrumental']
  const wishes = intent.singing ?? []
  const beside = wishes.flatMap((wish) => (wish === 'choir' || wish === 'answered' ? [BESIDE[wish]] : []))
  const spoken = asked
    .filter(({ sense }) => sense.delivery !== undefined && sense.genre === undefined)
    .map(({ text }) => text)
  const sung = asked.flatMap(({ sense, text }) => (sense.singer !== undefined && !sense.ambiguous ? [text] : []))
  if (sung.length > 0) return [...sung, ...beside, ...spoken]
  if (wishes.includes('duet')) return ['male and female vocals', ...beside, ...spoken]
  const isChild = wishes.includes('childlike')
  const sex =
    intent.voice === 'female' || intent.voice === 'male' ? intent.voice : random.pick(['female', 'male'] as const)
  return [`${colourOf(intent, asked)}${isChild ? '' : `${sex} `}vocals`, ...beside, ...spoken]
}
