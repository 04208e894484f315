import { readFileSync } from 'node:fs'

/** One key span of a preset and the recording it plays; `offset` and `bytes` tell where in the file the Ogg stream lies. */
export type SoundFontZone = {
  preset: string
  name: string
  low: number
  high: number
  rootPitch: number
  offset: number
  bytes: number
  rate: number
  loop: readonly [from: number, to: number] | undefined
  startFrames: number
  pan: number
}

type Chunk = { offset: number; bytes: number }
type Values = Record<number, number>

const START_OFFSET = 0
const START_COARSE = 4
const PAN = 17
const INSTRUMENT = 41
const KEY_RANGE = 43
const COARSE_TUNE = 51
const FINE_TUNE = 52
const SAMPLE = 53
const LOOPS = 54
const ROOT_KEY = 58

/** Reads what a SoundFont says about its recordings; its filters and modulators are left alone. */
export function readSoundFont(path: string): SoundFontZone[] {
  const file = readFileSync(path)
  const chunks = listChunks(file)
  const chunk = (id: string): Chunk => {
    const found = chunks.get(id)
    if (!found) throw new Error(`no ${id} in ${path}`)
    return found
  }
  const known = new Map<string, number[]>()
  const rows = (id: string, size: number): number[] => {
    const { offset, bytes } = chunk(id)
    const found = known.get(id) ?? Array.from({ length: bytes / size }, (_, i) => offset + i * size)
    known.set(id, found)
    return found
  }
  const text = (at: number, length: number): string =>
    file
      .toString('latin1', at, at + length)
      .replace(/\0.*$/s, '')
      .trim()
  const samples = chunk('smpl').offset

  // A zone's generators, on top of those of the list's first zone where that names no target.
  function zonesOf(heads: readonly number[], bagAt: number, index: number, level: 'p' | 'i'): Values[] {
    const [bags, generators] = [rows(`${level}bag`, 4), rows(`${level}gen`, 4)]
    const target = level === 'p' ? INSTRUMENT : SAMPLE
    const [first, end] = [file.readUInt16LE(heads[index] + bagAt), file.readUInt16LE(heads[index + 1] + bagAt)]
    let common: Values = {}
    const zones: Values[] = []
    for (let bag = first; bag < end; bag++) {
      const [from, to] = [file.readUInt16LE(bags[bag]), file.readUInt16LE(bags[bag + 1])]
      const values: Values = Object.fromEntries(
        generators
          .slice(from, to)
          .map((at) => [
            file.readUInt16LE(at),
            [KEY_RANGE, INSTRUMENT, SAMPLE, LOOPS].includes(file.readUInt16LE(at))
              ? file.readUInt16LE(at + 2)
              : file.readInt16LE(at + 2),
          ]),
      )
      if (values[target] !== undefined) zones.push({ ...common, ...values })
      else if (bag === first) common = values
    }
    return zones
  }

  function zoneOf(preset: string, outer: Values, inner: Values): SoundFontZone {
    const head = rows('shdr', 46)[inner[SAMPLE]]
    const keys = inner[KEY_RANGE] ?? 0x7f00
    const [start, end] = [file.readUInt32LE(head + 20), file.readUInt32LE(head + 24)]
    const sum = (generator: number): number => (outer[generator] ?? 0) + (inner[generator] ?? 0)
    const cents = 100 * sum(COARSE_TUNE) + sum(FINE_TUNE) + file.readInt8(head + 41)
    const root = inner[ROOT_KEY] ?? -1
    const loops = ((inner[LOOPS] ?? 0) & 1) === 1
    return {
      preset,
      name: text(head, 20),
      low: Math.max(keys & 255, (outer[KEY_RANGE] ?? 0x7f00) & 255),
      high: Math.min(keys >> 8, (outer[KEY_RANGE] ?? 0x7f00) >> 8),
      rootPitch: (root >= 0 ? root : file[head + 40]) - cents / 100,
      offset: samples + start,
      bytes: end - start,
      rate: file.readUInt32LE(head + 36),
      loop: loops ? [file.readUInt32LE(head + 28), file.readUInt32LE(head + 32)] : undefined,
      startFrames: sum(START_OFFSET) + 32_768 * sum(START_COARSE),
      pan: sum(PAN) / 500,
    }
  }

  const presets = rows('phdr', 38)
  const instruments = rows('inst', 22)
  return presets.slice(0, -1).flatMap((head, i) => {
    const id = `${file.readUInt16LE(head + 22)}:${file.readUInt16LE(head + 20)}`
    return zonesOf(presets, 24, i, 'p').flatMap((outer) =>
      zonesOf(instruments, 20, outer[INSTRUMENT], 'i')
        .map((inner) => zoneOf(id, outer, inner))
        .filter(({ low, high }) => low <= high),
    )
  })
}

/** This file lacks the pad byte after a chunk of odd size that the format asks for: the next name tells where it goes on. */
function listChunks(file: Buffer): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>()
  const name = (at: number): string => file.toString('latin1', at, at + 4)
  function walk(from: number, end: number): void {
    for (let at = from; at + 8 <= end;) {
      const bytes = file.readUInt32LE(at + 4)
      if (name(at) === 'RIFF' || name(at) === 'LIST') walk(at + 12, at + 8 + bytes)
      else chunks.set(name(at), { offset: at + 8, bytes })
      at += 8 + bytes
      if (bytes % 2 === 1 && !/^[A-Za-z]{4}$/.test(name(at))) at += 1
    }
  }
  walk(0, file.length)
  return chunks
}
