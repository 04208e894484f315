// pocketsphinx as an independent ear: lines of mono samples at 16 kHz in, the words it hears out.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const EAR_RATE = 16000
const PROGRAM = 'pocketsphinx_batch'
const MODEL = '/usr/share/pocketsphinx/model/en-us'
const QUIET_SECONDS = 0.3
const PEAK = 0.7

export function findRecogniser(): boolean {
  return spawnSync(PROGRAM, ['--help'], { stdio: 'ignore' }).error === undefined
}

function pcm(samples: Float32Array): Uint8Array {
  const quiet = Math.round(QUIET_SECONDS * EAR_RATE)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9)
  const words = new Int16Array(samples.length + 2 * quiet)
  for (let i = 0; i < samples.length; i++) words[quiet + i] = Math.round((samples[i] / peak) * PEAK * 32767)
  return new Uint8Array(words.buffer)
}

export async function recogniseLines(lines: Float32Array[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'judge-voice-'))
  try {
    for (const [i, samples] of lines.entries()) writeFileSync(join(folder, `${i}.raw`), pcm(samples))
    writeFileSync(join(folder, 'lines'), lines.map((_, i) => `${i}\n`).join(''))
    const model = ['-hmm', `${MODEL}/en-us`, '-lm', `${MODEL}/en-us.lm.bin`, '-dict', `${MODEL}/cmudict-en-us.dict`]
    const input = ['-cepdir', folder, '-cepext', '.raw', '-adcin', 'yes', '-ctl', join(folder, 'lines')]
    const heard = join(folder, 'heard')
    const child = spawn(PROGRAM, [...model, ...input, '-hyp', heard], { stdio: 'ignore' })
    const [status] = (await once(child, 'close')) as [number | null]
    if (status !== 0) throw new Error(`the recogniser ended with ${status}`)
    return readFileSync(heard, 'utf8')
      .split('\n')
      .slice(0, lines.length)
      .map((line) => line.replace(/\s*\([^)]*\)\s*$/, ''))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? []
}

// How many of the sung words were heard, in order: the matches of the cheapest alignment.
export function countHeardWords(sung: string[], heard: string[]): number {
  type Cell = { edits: number; matches: number }
  const better = (a: Cell, b: Cell): Cell =>
    a.edits < b.edits || (a.edits === b.edits && a.matches >= b.matches) ? a : b
  let row: Cell[] = Array.from({ length: heard.length + 1 }, (_, j) => ({ edits: j, matches: 0 }))
  for (const word of sung) {
    const next: Cell[] = [{ edits: row[0].edits + 1, matches: 0 }]
    for (let j = 1; j <= heard.length; j++) {
      const same = heard[j - 1] === word
      const diagonal = { edits: row[j - 1].edits + (same ? 0 : 1), matches: row[j - 1].matches + (same ? 1 : 0) }
      const missed = { ...row[j], edits: row[j].edits + 1 }
      const invented = { ...next[j - 1], edits: next[j - 1].edits + 1 }
      next.push(better(diagonal, better(missed, invented)))
    }
    row = next
  }
  return row[heard.length].matches
}
