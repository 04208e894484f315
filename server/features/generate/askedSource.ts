import type { GenerateRequest } from '@arioso/contract/calls/generate'

type Span = { startSeconds: number | null; endSeconds: number | null }

/** What a song is to be made of besides its words. Where a request names several sources, the first of these counts. */
export type AskedSource =
  // voiceClipId: sung as in that song.
  | { kind: 'cover'; clipId: string; span: Span; voiceClipId: string | null }
  // Backwards: something new leads up to that second.
  | { kind: 'extend'; clipId: string; atSeconds: number | null; isBackwards: boolean }
  | { kind: 'infill'; clipId: string; span: Span }
  | { kind: 'persona'; personaId: string }
  | { kind: 'voice'; clipId: string }
  | { kind: 'playlist'; playlistId: string }
  | { kind: 'songs'; clipIds: string[] }
  // The tempo of a song, and its style where none is written.
  | { kind: 'tempo'; clipId: string }
  | { kind: 'nothing' }

export function readSource(request: GenerateRequest): AskedSource {
  const { cover_clip_id, continue_clip_id, infill_clip_id, persona_id, artist_clip_id, speed_clip_id } = request
  if (cover_clip_id !== null) {
    const span = { startSeconds: request.cover_start_s, endSeconds: request.cover_end_s }
    return { kind: 'cover', clipId: cover_clip_id, span, voiceClipId: artist_clip_id }
  }
  if (continue_clip_id !== null) {
    const { continue_at: atSeconds, continue_before: isBackwards } = request
    return { kind: 'extend', clipId: continue_clip_id, atSeconds, isBackwards }
  }
  if (infill_clip_id !== null) {
    const span = { startSeconds: request.infill_start_s, endSeconds: request.infill_end_s }
    return { kind: 'infill', clipId: infill_clip_id, span }
  }
  if (persona_id !== null) return { kind: 'persona', personaId: persona_id }
  if (artist_clip_id !== null) return { kind: 'voice', clipId: artist_clip_id }
  if (request.playlist_id !== null) return { kind: 'playlist', playlistId: request.playlist_id }
  if (request.playlist_clip_ids.length > 0) return { kind: 'songs', clipIds: request.playlist_clip_ids }
  return speed_clip_id === null ? { kind: 'nothing' } : { kind: 'tempo', clipId: speed_clip_id }
}
