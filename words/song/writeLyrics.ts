import { countSyllables } from '../lyrics/countSyllables.ts'
import { lastWord, rhymeKey } from '../lyrics/rhymeKey.ts'
import type { Random } from '../random.ts'
import { ANSWERS } from './banks/answers.ts'
import { BANKS } from './banks/banks.ts'
import { TOPIC_COUPLETS } from './banks/topicLines.ts'
import type { ThemeChoice } from './chooseTheme.ts'
import { createPicker } from './couplet.ts'
import { listHookLines, type Hook } from './hook.ts'
import type { Topic } from './readTopic.ts'

type Pick = (couplets: readonly string[]) => string[] | undefined

const ownSlots = (couplet: string, slots: RegExp): boolean => slots.test(couplet)

function pickFrom(pick: Pick, banks: readonly (readonly string[])[]): string[] {
  for (const bank of banks) {
    const lines = pick(bank)
    if (lines !== undefined) return lines
  }
  return []
}

// A hook that rhymes with an answer makes A A B B; a hook without one comes twice and makes A B A B.
function writeChorus(hook: Hook, theme: ThemeChoice, pick: Pick, random: Random): string[] {
  const [first = hook.title, second = first] = listHookLines(hook, random)
  const lift = pickFrom(pick, [BANKS[theme.main].choruses, BANKS[theme.second].choruses, BANKS.generic.choruses])
  const [liftOne = '', liftTwo = ''] = lift
  const answers = (ANSWERS[rhymeKey(first)] ?? []).filter(
    (answer) => Math.abs(countSyllables(answer) - countSyllables(first)) <= 2 && lastWord(answer) !== lastWord(first),
  )
  if (answers.length === 0 || rhymeKey(first) === rhymeKey(liftOne)) return [first, liftOne, second, liftTwo]
  const answer = random.pick(answers)
  return random.chance(0.6) ? [first, answer, liftOne, liftTwo] : [liftOne, liftTwo, answer, first]
}

export function writeLyrics(hook: Hook, topic: Topic, theme: ThemeChoice, random: Random): string {
  const pick = createPicker(topic, theme.lean, random.fork('couplets'))
  const main = BANKS[theme.main]
  const second = BANKS[theme.second]
  const named = TOPIC_COUPLETS.filter((couplet) => ownSlots(couplet, /<(name|who|place)>/i))
  const told = TOPIC_COUPLETS.filter((couplet) => ownSlots(couplet, /<(gerund|deed|thing)>/i))

  const chorus = writeChorus(hook, theme, pick, random.fork('chorus'))
  const opening = pickFrom(pick, [main.verses, BANKS.generic.verses])
  const story = pickFrom(pick, [random.chance(0.5) ? named : told, told, named, main.verses, BANKS.generic.verses])
  const turn = pickFrom(pick, [second.verses, main.verses, BANKS.generic.verses])
  const closing = pickFrom(pick, [named, told, main.verses, BANKS.generic.verses])
  const bridge = pickFrom(pick, [main.bridges, BANKS.generic.bridges])
  const afterBridge = random.chance(0.5) ? pickFrom(pick, [second.bridges, BANKS.generic.bridges]) : []

  const sections: (readonly [string, readonly string[]])[] = [
    ['Verse 1', random.chance(0.5) ? [...opening, ...story] : [...story, ...opening]],
    ['Chorus', chorus],
    ['Verse 2', [...turn, ...closing]],
    ['Chorus', chorus],
    ['Bridge', [...bridge, ...afterBridge]],
    ['Chorus', chorus],
  ]
  return sections.map(([tag, lines]) => [`[${tag}]`, ...lines].join('\n')).join('\n\n')
}
