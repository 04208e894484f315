// Which language a line is in, by its small words and letters; the whole song breaks ties. Latin script only.
import type { ForeignLanguage } from './letterSounds.ts'

export type SungLanguage = ForeignLanguage | 'english'

const SMALL_WORDS: Record<SungLanguage, string> = {
  english:
    "the and you i to a of in my me it is on your we that be with for all this love so but when not no what are like oh do don't i'm it's was have will can can't yeah up down out go now never",
  spanish:
    'el la los las de que y en un una es por con no mi tu te me se lo yo su para como más pero sin sobre ya muy amor corazón vida noche quiero eres soy está hay cuando si sé al del le nos cada todo',
  french:
    "le la les des de et un une je tu il elle nous vous est dans que qui pas ne ce mon ma mes ton ta sur pour avec sans plus mais où comme moi toi c'est j'ai au aux du en se on amour nuit coeur cœur jamais toujours",
  german:
    'der die das und ich du er sie wir ihr ist nicht ein eine mit den dem zu auf für von im am es mein dein mich dich mir dir so wie aber noch nur auch wenn was bin bist liebe nacht herz immer durch war hat wird',
  italian:
    'il lo la gli le di che e è un una in con non mi ti si per tu io sono sei come ma più del della nel al questo amore cuore vita notte mai sempre tutto anche dove se perché ho hai',
  portuguese:
    'o a os as de que e em um uma é não por com meu minha teu tua você eu me te se no na do da para mais mas sem sobre já muito amor coração vida noite quero és sou está quando nós ao foi',
}

const TELLING_LETTERS: [RegExp, SungLanguage][] = [
  [/[ñ¿¡]/g, 'spanish'],
  [/[ãõ]/g, 'portuguese'],
  [/[ßäö]/g, 'german'],
  [/[œèêûîù]|[cdjlmnqst]['’](?=[aeéèêiouhy])/g, 'french'],
  [/[òì]/g, 'italian'],
]

const LANGUAGES = Object.keys(SMALL_WORDS) as SungLanguage[]
const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set(SMALL_WORDS[language].split(' '))]),
) as Record<SungLanguage, Set<string>>
const SONG_SHARE = 0.35
// English is what the singer knows best: another language must be clearly there.
const FOREIGN_MARGIN = 0.4

function countEvidence(line: string): Record<SungLanguage, number> {
  const text = line.normalize('NFC').toLowerCase()
  // Each word once: "la la la" is no Italian.
  const words = [...new Set(text.match(/[\p{L}'’]+/gu))]
  const counts: Record<SungLanguage, number> = {
    english: 0,
    spanish: 0,
    french: 0,
    german: 0,
    italian: 0,
    portuguese: 0,
  }
  for (const language of LANGUAGES) {
    counts[language] = words.filter((word) => WORDS[language].has(word.replaceAll('’', "'"))).length
  }
  for (const [letters, language] of TELLING_LETTERS) counts[language] += (text.match(letters) ?? []).length
  return counts
}

export function detectLanguages(lines: string[]): SungLanguage[] {
  const evidence = lines.map(countEvidence)
  const total = (language: SungLanguage) => evidence.reduce((sum, counts) => sum + counts[language], 0)
  const all = LANGUAGES.reduce((sum, language) => sum + total(language), 0)
  const prior = (language: SungLanguage) => (all === 0 ? 0 : (total(language) / all) * 10 * SONG_SHARE)
  return evidence.map((counts) => {
    const score = (language: SungLanguage) =>
      counts[language] + prior(language) - (language === 'english' ? 0 : FOREIGN_MARGIN)
    return LANGUAGES.reduce((best, language) => (score(language) > score(best) ? language : best), 'english')
  })
}

const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/\p{Script=Cyrillic}/u, 'Cyrillic'],
  [/\p{Script=Greek}/u, 'Greek'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Thai}/u, 'Thai'],
]

/** What to tell the listener about words the singer cannot read; undefined when every word can be sung. */
export function findVoiceNote(lines: string[]): string | undefined {
  const text = lines.join('\n')
  const unread = SCRIPTS.filter(([script]) => script.test(text)).map(([, name]) => name)
  if (unread.length > 0) return `The singer cannot read ${unread.join(' and ')} yet: those words become “ooh”.`
  const foreign = [...new Set(detectLanguages(lines))].filter((language) => language !== 'english')
  if (foreign.length === 0) return undefined
  const names = foreign.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  return `The singer sings ${names.join(' and ')} with an English accent.`
}
