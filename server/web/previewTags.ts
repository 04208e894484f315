import type { StoredClip } from '@arioso/storage'

export type Preview = { title: string; description: string; imageUrl: string; pageUrl: string; audioUrl?: string }

export function songPreview(clip: StoredClip, baseUrl: string): Preview {
  const style = clip.tags.trim() === '' ? '' : ` · ${clip.tags.trim()}`
  const media = `${baseUrl}/media/clips/${clip.id}`
  return {
    title: `${clip.title || 'Untitled'} by ${clip.displayName}`,
    description: `Listen to ${clip.title || 'this song'} by ${clip.displayName} on Arioso${style}`,
    imageUrl: clip.hasCover ? `${media}/preview.png` : `${baseUrl}/preview.png`,
    pageUrl: `${baseUrl}/song/${clip.id}`,
    audioUrl: `${media}/audio.mp3`,
  }
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
  const isSong = preview.audioUrl !== undefined
  const tags = [
    property('og:site_name', 'Arioso'),
    property('og:type', isSong ? 'music.song' : 'website'),
    property('og:title', preview.title),
    property('og:description', preview.description),
    property('og:url', preview.pageUrl),
    property('og:image', preview.imageUrl),
    ...(preview.audioUrl === undefined
      ? []
      : [property('og:audio', preview.audioUrl), property('og:audio:type', 'audio/mpeg')]),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', preview.title),
    named('twitter:description', preview.description),
    named('twitter:image', preview.imageUrl),
  ]
  return tags.join('\n    ')
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}" />`
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}" />`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
