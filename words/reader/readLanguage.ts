// Which language a request is written in, told by its small words. Arioso writes English; it recognises five others.
export type Language = 'en' | 'es' | 'de' | 'fr' | 'it' | 'pt' | 'other'

const SMALL_WORDS: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: `the a an of and to in for my about with who is are was song on at that her his our your from this me we they she he it you
    no not without but when by theme title style voice vocals female male genre mood`,
  es: `el la los las un una de del y que en para mi mis con por sobre canción cancion es muy su se al lo como nuestro nuestra cumpleaños hija
    hijo madre padre perro amor quiero una sin ella`,
  de: `der die das ein eine einen einem einer und ist für mein meine meinen meiner meinem mit über lied auf im den dem zu von wir ich nicht
    sich unser unsere geburtstag liebe hund tochter sohn mutter vater aus bei sehr`,
  fr: `le la les un une des du et est pour mon ma mes avec sur chanson dans qui que au aux je nous notre très anniversaire fille fils mère
    père chien amour sans d'une c'est`,
  it: `il lo la gli le un una di del della e che per mio mia miei con su canzone nel sono è molto nostro nostra compleanno figlia figlio madre
    padre cane amore senza sul`,
  pt: `o a os as um uma de do da dos e que em para meu minha meus com sobre canção cancao música é muito no na nosso nossa aniversário filha
    filho mãe pai cachorro amor sem pela não`,
}
const TABLES = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language as Exclude<Language, 'other'>, new Set(words.split(/\s+/))] as const,
)
const NOT_LATIN = /[^\p{Script=Latin}\P{L}]/gu

export function readLanguage(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'en'
  if ((text.match(NOT_LATIN)?.length ?? 0) > letters / 2) return 'other'
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  const counts = TABLES.map(([language, small]) => ({
    language,
    count: words.filter((word) => small.has(word)).length,
  }))
  const [best] = counts.toSorted((one, other) => other.count - one.count)
  const english = counts.find(({ language }) => language === 'en')?.count ?? 0
  // "una canción" is Spanish, "taco fiesta" and "café del mar" are English borrowings.
  // "no bugs no worries" is one small word said twice.
  const small = new Set(TABLES.find(([language]) => language === best?.language)?.[1])
  const kinds = new Set(words.filter((word) => small.has(word))).size
  const isOther = best !== undefined && best.language !== 'en' && kinds >= 2 && best.count > english
  return isOther ? best.language : 'en'
}
