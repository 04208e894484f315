import { AppError } from '@arioso/contract'
import type { Storage } from '@arioso/storage'

const LOOK_MS = 400

export type RemovalWatch = { signal: AbortSignal; end(): void }

/**
 * Aborts when the song is removed in any way, also while it waits for its turn: the next song should not
 * wait behind one that is no longer wanted.
 */
export function watchForRemoval({ clips }: Pick<Storage, 'clips'>, clipId: string, stopped: AbortSignal): RemovalWatch {
  const removal = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false

  async function look(): Promise<void> {
    const clip = await clips.find(clipId)
    if (clip === undefined || clip.isTrashed) removal.abort(new AppError('GENERATION_CANCELLED'))
    else lookLater()
  }

  // A look that fails says nothing about the song; the next one may.
  function lookLater(): void {
    if (!hasEnded) timer = setTimeout(() => void look().catch(lookLater), LOOK_MS)
  }

  lookLater()
  return {
    signal: AbortSignal.any([stopped, removal.signal]),
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
