import type { LineBank } from '../lines.ts'
import { readRequest } from '../reader/readRequest.ts'
import { draftSong } from '../writeSong.ts'
import { findKit } from './findKit.ts'
import { LINE_BANKS } from './lineBanks.ts'

const kits = LINE_BANKS.filter((bank) => bank.occasion === 'kit').flatMap((bank) => bank.kits?.() ?? [])

// Lines of every kit these words call, whoever wrote it: kits of the same words take turns. What fits anything is none of them.
export const linesAbout = (words: string): Set<string> =>
  new Set(
    kits
      .filter(({ about }) => !about.source.includes('.+') && about.test(words))
      .flatMap((kit) => kit.list().flatMap(({ lines }) => lines)),
  )

export const sing = (description: string, seed = 3, avoid: readonly string[] = []): string[] =>
  draftSong({ seed, description, instrumental: false, avoid }).lyrics.split('\n')

const spoken = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

// How many lines of these kits a song sings; fast songs break a long line in two.
export function countSung(description: string, lines: ReadonlySet<string>): number {
  const song = spoken(sing(description).join(' '))
  return [...lines].filter((line) => song.includes(spoken(line))).length
}

const kitOf = (description: string): RegExp | undefined => findKit(readRequest(description, ''), 3)

// Whether a request is sung from a kit these words call: what a song then sings of it, `countSung` tells.
export function callsKit(description: string, words: string): boolean {
  const about = kitOf(description)
  return about !== undefined && !about.source.includes('.+') && about.test(words)
}

export function callsOneOf(description: string, banks: readonly LineBank[]): boolean {
  const about = kitOf(description)
  return banks.some((bank) => bank.kits?.().some((kit) => kit.about === about) === true)
}
