import { createRandom, type Random } from '../random.ts'
import { GENRE_DEFAULTS } from '../style/genreDefaults.ts'
import { readStyle, type StyleIntent } from '../style/readStyle.ts'
import { nearestGenre } from './nearestGenre.ts'
import { GENRE_COLOURS, MOOD_COMPANIONS, SOFT_FEELS, VOICE_COLOURS } from './styleColours.ts'

export type UpsampleRequest = { seed: number; style: string; maxCharacters: number }

const coloursOf = (genre: string) => GENRE_COLOURS[nearestGenre(genre, GENRE_COLOURS)]

const STRONG_ENERGY = 0.55
const INSTRUMENTS_WANTED = 4
const MOODS_WANTED = 3
const SOFT_ENERGY = 0.45
const SLOW_MOODS = new Set(['sad', 'melancholic', 'lonely', 'sleepy', 'calm'])

// Moods that may stand beside those asked for; without any, the genre's own.
function listCompanions({ moods, genre }: StyleIntent): readonly string[] {
  const companions = moods.flatMap((mood) => MOOD_COMPANIONS[mood] ?? [])
  return companions.length > 0 || moods.length > 0 ? [...new Set(companions)] : (coloursOf(genre)?.moods ?? [])
}

function addMoods(intent: StyleIntent, random: Random): string[] {
  const fresh = listCompanions(intent).filter((mood) => !intent.moods.includes(mood) && !intent.excluded.includes(mood))
  return random.shuffle(fresh).slice(0, Math.max(0, MOODS_WANTED - intent.moods.length))
}

function addInstruments(intent: StyleIntent, random: Random): string[] {
  const usual = coloursOf(intent.genre)?.instruments ?? []
  const fits = random.shuffle(usual).filter((name) => {
    const meant = readStyle(name).intent.instruments
    return (
      meant.length > 0 && meant.every((each) => !intent.excluded.includes(each) && !intent.instruments.includes(each))
    )
  })
  return fits.slice(0, Math.max(1, INSTRUMENTS_WANTED - intent.instruments.length))
}

function addVoice(intent: StyleIntent, random: Random): string[] {
  if (intent.voice === 'none') return []
  const colour = random.pick(VOICE_COLOURS[intent.energy > STRONG_ENERGY ? 'strong' : 'soft'])
  const who = intent.voice === 'any' ? random.pick(['female', 'male']) : intent.voice
  return [`${colour} ${who} vocals`]
}

function addTempo(intent: StyleIntent, random: Random): string[] {
  if (intent.tempoBpm !== undefined) return []
  const usual = GENRE_DEFAULTS[intent.genre]?.tempoBpm ?? 100
  const pull = intent.moods.some((mood) => SLOW_MOODS.has(mood)) ? 0.74 : 1
  return [`${Math.round(usual * pull * random.between(0.97, 1.03))} bpm`]
}

// Adding must not change what was said: same genre, same exclusions, nothing lost, no voice where none was wanted.
function keepsMeaning(text: string, intent: StyleIntent, companions: ReadonlySet<string>): boolean {
  const read = readStyle(text).intent
  return (
    read.genre === intent.genre &&
    (intent.voice === 'any' || read.voice === intent.voice) &&
    (intent.tempoBpm === undefined || read.tempoBpm === intent.tempoBpm) &&
    read.moods.every((mood) => companions.has(mood)) &&
    intent.instruments.every((name) => read.instruments.includes(name)) &&
    intent.excluded.join() === read.excluded.join()
  )
}

// A short style line becomes one a producer could work from. What was written stands first, word for word.
export function upsampleStyle({ seed, style, maxCharacters }: UpsampleRequest): string {
  const random = createRandom(seed)
  const given = style.trim().replace(/[\s,;.]+$/, '')
  const reading = readStyle(given)
  const { intent } = reading
  const colours = coloursOf(intent.genre)
  const feels = intent.energy < SOFT_ENERGY ? SOFT_FEELS : (colours?.feels ?? [])
  const added = addMoods(intent, random.fork('moods'))
  const companions = new Set([...intent.moods, ...added, ...readStyle(added.join(', ')).intent.moods])
  const additions = [
    ...(reading.namesGenre ? [] : [intent.genre]),
    ...added,
    ...addInstruments(intent, random.fork('instruments')),
    ...addVoice(intent, random.fork('voice')),
    ...addTempo(intent, random.fork('tempo')),
    ...random.fork('feels').shuffle(feels).slice(0, 2),
    ...random.fork('arrangements').shuffle(colours?.arrangements ?? []),
  ]
  return additions.reduce(
    (line, addition) => {
      const longer = `${line}, ${addition}`
      return longer.length <= maxCharacters && keepsMeaning(longer, intent, companions) ? longer : line
    },
    given.slice(0, maxCharacters),
  )
}
