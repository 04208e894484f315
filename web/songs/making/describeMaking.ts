import type { Clip } from '@arioso/contract'
import { sungLines } from '@arioso/contract/songs/sungLines'
import { clipState, isRunning } from '../../data/songs/clipState.ts'
import { areTakes } from '../list/areTakes.ts'

// Where it cannot be played before it is finished, it is called something else than playable.
type Known = { others: readonly Clip[]; secondsLeft: number | undefined; playable?: string }

/** What is happening to a song that is not finished, as far as anybody knows. */
export function describeMaking(clip: Clip, { others, secondsLeft, playable = 'Ready to play' }: Known): string {
  const running = others.filter((other) => other.id !== clip.id && isRunning(other))
  switch (clipState(clip)) {
    case 'waiting':
      return describePlace(clip.job) ?? describeLine(running.filter((other) => isBefore(other, clip)).length)
    case 'making':
      if (running.some((other) => clipState(other) === 'streaming' && isBefore(other, clip)))
        return withTime('Up next', secondsLeft)
      return withTime(isWordless(clip) ? 'Writing the lyrics' : 'Composing', secondsLeft)
    case 'streaming':
      return withTime(playable, secondsLeft)
    case 'complete':
    case 'failed':
      return ''
  }
}

// Of two takes the first seed is made first, though it is dated later, so that lists of newest songs begin with it.
function isBefore(other: Clip, clip: Clip): boolean {
  if (areTakes(other, clip)) return other.metadata.seed < clip.metadata.seed
  return Date.parse(other.created_at) < Date.parse(clip.created_at)
}

// The server knows the whole line; a song pushed here before it was asked after knows only one's own.
function describePlace({ queue_position: position = 0, seconds_left: seconds }: Clip['job']): string | undefined {
  if (position === 0) return undefined
  return withTime(position === 1 ? 'Next in line' : `${ordinalOf(position)} in line`, seconds)
}

const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<Intl.LDMLPluralRule, string>
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

function ordinalOf(place: number): string {
  return `${place}${endings[ordinals.select(place)]}`
}

function isWordless({ metadata }: Clip): boolean {
  return metadata.prompt === '' && !metadata.make_instrumental
}

function withTime(words: string, seconds: number | undefined): string {
  return seconds === undefined ? words : `${words}, ${describeLeft(seconds)}`
}

function describeLine(ahead: number): string {
  if (ahead === 0) return 'In line'
  return ahead === 1 ? 'In line, after one of yours' : `In line, after ${ahead} of yours`
}

// Beside a place in a long line and a cover, a phone has room for thirty letters.
function describeLeft(seconds: number): string {
  if (seconds < 5) return 'almost done'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} s left`
  return `about ${Math.round(seconds / 60)} min left`
}

/** The first line that is sung. */
export function firstLineOf({ metadata }: Clip): string | undefined {
  return sungLines(metadata.prompt)[0]
}
