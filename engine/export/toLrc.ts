import type { WordTime } from '../voice/singing/wordTimes.ts'

export type LrcHead = { title?: string; artist?: string; lengthSeconds?: number }

function clock(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100))
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${pad(Math.floor(hundredths / 6000))}:${pad(Math.floor(hundredths / 100) % 60)}.${pad(hundredths % 100)}`
}

function tag(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`[${name}:${value.replaceAll(/[[\]\r\n]/g, ' ').trim()}]`]
}

// Synced lyrics as players read them: a time for each line and, inside it, one for each word.
export function toLrc(words: readonly WordTime[], head: LrcHead = {}): string {
  const lines = new Map<number, WordTime[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  const length = head.lengthSeconds === undefined ? undefined : clock(head.lengthSeconds).slice(0, 5)
  const rows = [...lines.values()].map((line) => {
    const spoken = line.map(({ word, startSeconds }) => `<${clock(startSeconds)}>${word}`).join(' ')
    return `[${clock(line[0].startSeconds)}]${spoken}`
  })
  return [...tag('ti', head.title), ...tag('ar', head.artist), ...tag('length', length), ...rows, ''].join('\n')
}
