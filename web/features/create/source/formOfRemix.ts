import type { Clip } from '@arioso/contract'
import { fittingStyle } from '@arioso/contract/songs/fittingStyle'
import type { CreateForm } from '../form/createForm.ts'
import type { SongSource } from '../form/songSource.ts'
import type { RemixType } from './chooseRemix.ts'

type Remixed = Pick<CreateForm, 'source' | 'style' | 'upsampledStyle' | 'lyrics' | 'title' | 'instrumental'>

/** What a song that becomes a source brings along: nothing stays of the song that was written before. */
export function formOfRemix(clip: Clip, remix: RemixType, link: URLSearchParams): Remixed {
  const isCover = remix === 'cover'
  return {
    source: isCover ? wholeCover(clip.id) : extension(clip.id, extendFrom(link, clip.metadata.duration ?? 0)),
    style: link.get('style') ?? styleOf(clip, remix),
    upsampledStyle: null,
    lyrics: link.get('lyrics') ?? (isCover ? clip.metadata.prompt : ''),
    // Left empty, it is named after its source.
    title: '',
    instrumental: clip.metadata.make_instrumental,
  }
}

function wholeCover(clipId: string): SongSource {
  return { kind: 'cover', clipId, fromSeconds: null, toSeconds: null }
}

function extension(clipId: string, atSeconds: number): SongSource {
  return { kind: 'extension', clipId, atSeconds, direction: 'after' }
}

// A recording has no style of its own; its continuation is offered a fitting one.
function styleOf({ metadata }: Clip, remix: RemixType): string {
  const { tags, is_recorded, tempo_bpm: tempoBpm, key: keyName } = metadata
  return tags === '' && is_recorded && remix === 'extend' ? fittingStyle({ tempoBpm, keyName }) : tags
}

// Seconds, clamped to the song; anything that is no number, or no moment after its beginning, means its end.
function extendFrom(link: URLSearchParams, durationSeconds: number): number {
  const text = link.get('extend_from') ?? ''
  const seconds = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, durationSeconds) : durationSeconds
}
