export type Span = { startSeconds: number; endSeconds: number }
export type Edge = 'start' | 'end'

export function secondsOf({ startSeconds, endSeconds }: Span): number {
  return endSeconds - startSeconds
}
