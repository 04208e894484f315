import type { Visibility } from '../../../data/songs/songWrites.ts'

type Hook = { visibility: Visibility; isSongHeard: boolean; seconds: number }

/** What a hook shows everyone of a song that not everyone may listen to. */
export function describeExposure({ visibility, isSongHeard, seconds }: Hook): string | undefined {
  if (visibility === 'public') return undefined
  const state = visibility === 'link' ? 'link-only' : 'private'
  const shown = isSongHeard ? `hears these ${Math.round(seconds)} seconds of it and sees its title` : 'sees its title'
  return `This song is ${state}. Everyone who sees the hook ${shown}; the song itself stays ${state}.`
}
