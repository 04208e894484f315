import { countSyllables } from '../lyrics/countSyllables.ts'
import { lastWord, rhymeKey } from '../lyrics/rhymeKey.ts'
import type { Random } from '../random.ts'
import { ANSWERS } from './banks/answers.ts'
import { BANKS, type Theme } from './banks/banks.ts'
import { TOPIC_COUPLETS } from './banks/topicLines.ts'
import type { ThemeChoice } from './chooseTheme.ts'
import { createComposer, RAPPED, SUNG } from './composeCouplet.ts'
import { createPicker } from './couplet.ts'
import { listHookLines, type Hook } from './hook.ts'
import type { Topic } from './readTopic.ts'

// Lines put together anew against lines from the banks: more, and a song loses its turns of phrase.
const COMPOSED_SHARE = 0.65

const CHEERFUL =
  /wild|joy|gonna be|all right|celebration|good times|shine|golden|applause|best|thrive|alive|bloom|proud|rejoice|bliss/i

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
    (answer) =>
      Math.abs(countSyllables(answer) - countSyllables(first)) <= 2 &&
      lastWord(answer) !== lastWord(first) &&
      !(theme.lean === 'dark' && CHEERFUL.test(answer)),
  )
  if (answers.length === 0 || rhymeKey(first) === rhymeKey(liftOne)) return [first, liftOne, second, liftTwo]
  const answer = random.pick(answers)
  return random.chance(0.6) ? [first, answer, liftOne, liftTwo] : [liftOne, liftTwo, answer, first]
}

export type LyricsManner = { isRap: boolean; isEdgy: boolean }

export function writeLyrics(
  hook: Hook,
  topic: Topic,
  theme: ThemeChoice,
  manner: LyricsManner,
  random: Random,
): string {
  const pick = createPicker(topic, theme.lean, random.fork('couplets'))
  const meter = manner.isRap ? RAPPED : SUNG
  const compose = createComposer(topic, theme.lean, meter, random.fork('lines'))
  const main = BANKS[theme.main]
  const second = BANKS[theme.second]
  const named = TOPIC_COUPLETS.filter((couplet) => ownSlots(couplet, /<(name|who|place)>/i))
  const told = TOPIC_COUPLETS.filter((couplet) => ownSlots(couplet, /<(gerund|deed|thing)>/i))
  // Rap is composed throughout: the banks hold lines for singing.
  const fresh = manner.isRap ? 1 : manner.isEdgy ? 0.85 : COMPOSED_SHARE
  const write = (from: Theme, wantsTopic: boolean, banks: readonly (readonly string[])[]): string[] =>
    (random.chance(fresh)
      ? (compose(from, wantsTopic) ?? (manner.isRap ? compose('generic', false) : undefined))
      : undefined) ?? pickFrom(pick, banks)

  const chorus = writeChorus(hook, theme, pick, random.fork('chorus'))
  const opening = write(theme.main, false, [main.verses, BANKS.generic.verses])
  const storyBanks = [random.chance(0.5) ? named : told, told, named, main.verses, BANKS.generic.verses]
  const story = write(theme.main, true, storyBanks)
  const turn = write(theme.second, false, [second.verses, main.verses, BANKS.generic.verses])
  const closing = write(theme.main, true, [named, told, main.verses, BANKS.generic.verses])
  const bridge = write(theme.main, false, [main.bridges, BANKS.generic.bridges])
  const afterBridge = random.chance(0.5) ? write(theme.second, false, [second.bridges, BANKS.generic.bridges]) : []

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
