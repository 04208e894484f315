/** The song a new one is made of. */
export type SongSource = { kind: 'nothing' } | CoverSource | ExtensionSource

/** A null end is the beginning or the end of the song. */
export type CoverSource = { kind: 'cover'; clipId: string; fromSeconds: number | null; toSeconds: number | null }

/** The new part continues from the chosen second, or leads up to it. Null is a second that cannot be parsed. */
export type ExtensionSource = {
  kind: 'extension'
  clipId: string
  atSeconds: number | null
  direction: 'after' | 'before'
}

/** Whose voice a new song is sung with. */
export type BorrowedVoice = { from: 'clip' | 'persona'; id: string }

export const noSource: SongSource = { kind: 'nothing' }

/** An extension or a cover takes everything from its song. */
export function isRework(source: SongSource): boolean {
  return source.kind !== 'nothing'
}

export function isLeadingUp(source: SongSource): boolean {
  return source.kind === 'extension' && source.direction === 'before'
}
