import type { Language } from './readLanguage.ts'

const NAMES: Readonly<Record<Exclude<Language, 'en' | 'other'>, string>> = {
  es: 'Spanish',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
}

// Said in brackets, which nobody sings.
export function languageNotice(language: Exclude<Language, 'en'>): { title: string; lyrics: string } {
  const own = language === 'other' ? 'your own language' : NAMES[language]
  return {
    title: 'In Your Own Words',
    lyrics: `[Arioso writes lyrics in English so far. Write your own words here, in ${own} too: they are kept exactly and sung.]`,
  }
}
