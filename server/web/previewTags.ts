import { createHash } from 'node:crypto'
import type { Profile } from '@arioso/contract'
import { type StoredClip, type StoredHook, type StoredPlaylist, clipFiles, mediaUrl } from '@arioso/storage'

export type Preview = {
  title: string
  description: string
  imageUrl: string
  pageUrl: string
  video?: { videoUrl: string; makerUrl: string }
  song?: { audioUrl: string; durationSeconds: number | null; makerUrl: string; isListed: boolean }
}

export function songPreview(clip: StoredClip, baseUrl: string): Preview {
  const style = clip.style.trim() === '' ? '' : ` · ${clip.style.trim()}`
  return {
    title: `${clip.title || 'Untitled'} by ${clip.displayName}`,
    description: clip.caption || `Listen to ${clip.title || 'this song'} by ${clip.displayName} on Arioso${style}`,
    imageUrl: cardUrl(baseUrl, `song/${clip.id}`, [clip.title, clip.displayName, clip.imageUrl, clip.hasCover]),
    pageUrl: `${baseUrl}/song/${clip.id}`,
    song: {
      audioUrl: `${baseUrl}${mediaUrl(clipFiles(clip.id).audio)}`,
      durationSeconds: clip.durationSeconds,
      makerUrl: `${baseUrl}/@${clip.handle}`,
      isListed: clip.isPublic,
    },
  }
}

export function hookPreview(hook: StoredHook, baseUrl: string): Preview {
  const maker = hook.displayName || hook.handle
  return {
    title: `${hook.publish.title || 'Hook'} by ${maker}`,
    description: hook.publish.caption || `Watch a hook by ${maker} on Arioso`,
    imageUrl: cardUrl(baseUrl, `hook/${hook.id}`, [hook.publish, maker]),
    pageUrl: `${baseUrl}/hook/${hook.id}`,
    video: { videoUrl: `${baseUrl}/media/hooks/${hook.id}/video.mp4`, makerUrl: `${baseUrl}/@${hook.handle}` },
  }
}

export function playlistPreview(playlist: StoredPlaylist, baseUrl: string): Preview {
  const { id, name, description, displayName, clipCount, coverClipId } = playlist
  return {
    title: `${name || 'Untitled'} by ${displayName}`,
    description: description || `A playlist by ${displayName} on Arioso`,
    imageUrl: cardUrl(baseUrl, `playlist/${id}`, [name, displayName, clipCount, coverClipId]),
    pageUrl: `${baseUrl}/playlist/${id}`,
  }
}

export function profilePreview(profile: Profile, baseUrl: string): Preview {
  const { handle, display_name: name, profile_description: description, avatar_image_url, clips_count } = profile
  return {
    title: `${name || handle} (@${handle})`,
    description: description || `Listen to songs by ${name || handle} on Arioso`,
    imageUrl: cardUrl(baseUrl, `profile/${handle}`, [name, avatar_image_url, clips_count]),
    pageUrl: `${baseUrl}/@${handle}`,
  }
}

// Other sites keep a picture for as long as its address stays the same.
function cardUrl(baseUrl: string, card: string, shown: readonly unknown[]): string {
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8)
  return `${baseUrl}/media/cards/${card}.png?v=${version}`
}

export function defaultPreview(baseUrl: string, path: string): Preview {
  return {
    title: 'Arioso',
    description: 'Write a sentence, get a finished song.',
    imageUrl: `${baseUrl}/preview.png`,
    pageUrl: `${baseUrl}${path}`,
  }
}

export function previewTags(preview: Preview): string {
  const { song, video } = preview
  const tags = [
    named('description', preview.description),
    property('og:site_name', 'Arioso'),
    property('og:type', typeOf(preview)),
    property('og:title', preview.title),
    property('og:description', preview.description),
    property('og:url', preview.pageUrl),
    property('og:image', preview.imageUrl),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    ...(song === undefined ? [] : songTags(song)),
    ...(video === undefined ? [] : videoTags(video)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', preview.title),
    named('twitter:description', preview.description),
    named('twitter:image', preview.imageUrl),
  ]
  return tags.join('\n    ')
}

function typeOf({ song, video }: Preview): string {
  if (video !== undefined) return 'video.other'
  return song === undefined ? 'website' : 'music.song'
}

function videoTags({ videoUrl, makerUrl }: NonNullable<Preview['video']>): string[] {
  return [property('og:video', videoUrl), property('og:video:type', 'video/mp4'), property('video:director', makerUrl)]
}

function songTags({ audioUrl, durationSeconds, makerUrl, isListed }: NonNullable<Preview['song']>): string[] {
  return [
    property('og:audio', audioUrl),
    property('og:audio:type', 'audio/mpeg'),
    property('music:musician', makerUrl),
    ...(durationSeconds === null ? [] : [property('music:duration', String(Math.round(durationSeconds)))]),
    // Anyone with the link may listen; search engines are not given it.
    ...(isListed ? [] : [named('robots', 'noindex')]),
  ]
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}" />`
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}" />`
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
