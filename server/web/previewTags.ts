import { type StoredClip, type StoredHook, clipFiles, mediaUrl } from '@arioso/storage'

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
    imageUrl: pictureOf(clip, baseUrl),
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
    imageUrl: `${baseUrl}/media/hooks/${hook.id}/poster.jpg`,
    pageUrl: `${baseUrl}/hook/${hook.id}`,
    video: { videoUrl: `${baseUrl}/media/hooks/${hook.id}/video.mp4`, makerUrl: `${baseUrl}/@${hook.handle}` },
  }
}

function pictureOf(clip: StoredClip, baseUrl: string): string {
  if (clip.imageUrl !== null) return `${baseUrl}${clip.imageUrl}`
  return clip.hasCover ? `${baseUrl}${mediaUrl(clipFiles(clip.id).preview)}` : `${baseUrl}/preview.png`
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
    property('og:site_name', 'Arioso'),
    property('og:type', typeOf(preview)),
    property('og:title', preview.title),
    property('og:description', preview.description),
    property('og:url', preview.pageUrl),
    property('og:image', preview.imageUrl),
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
    // Whoever has the link may listen; search engines do not have it from us.
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
