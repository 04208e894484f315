import { type Storage, clipFiles } from '@arioso/storage'

// A key among the files, or the bytes themselves.
export type ExportFile = { name: string; bytes: number; source: string | Uint8Array }

const ABOUT = `This is everything Arioso keeps about you.

data.json          your profile, songs with their lyrics and settings, playlists, comments, likes,
                   follows, sessions, credits and whatever else carries your name
songs/             your finished songs as MP3, named by title and id
uploads/           recordings and films you sent that have not become songs or hooks
hooks/             your hooks as MP4
pictures/          pictures you uploaded or had drawn

Passwords and the keys of your sessions are left out: they open your account, and nobody needs a copy.
`

export async function planExport(
  { files, personalData }: Pick<Storage, 'files' | 'personalData'>,
  userId: string,
): Promise<ExportFile[]> {
  const data = await personalData.collect(userId)
  const text = (row: Record<string, unknown>, column: string) => {
    const value = row[column]
    return typeof value === 'string' ? value : ''
  }
  const rows = (name: string) => data[name] ?? []

  const wanted = [
    ...rows('songs').map((row) => ({
      name: `songs/${plain(text(row, 'title'))} ${text(row, 'id')}.mp3`,
      source: clipFiles(text(row, 'id')).audio,
    })),
    ...rows('hooks').map((row) => ({
      name: `hooks/${text(row, 'id')}.mp4`,
      source: `${clipFiles(text(row, 'clip_id')).hook(text(row, 'id'))}/video.mp4`,
    })),
    ...rows('audio_uploads').map((row) => ({
      name: `uploads/${plain(text(row, 'title'))} ${text(row, 'id')}.audio`,
      source: `uploads/audio/${text(row, 'id')}`,
    })),
    ...rows('video_uploads').map((row) => ({
      name: `uploads/${text(row, 'id')}.mp4`,
      source: `videos/${text(row, 'id')}/video.mp4`,
    })),
    ...rows('kept_files')
      .filter((row) => row['kind'] === 'picture')
      .map((row) => ({ name: `pictures/${text(row, 'key').split('/').at(-1)}`, source: text(row, 'key') })),
  ]
  const found: ExportFile[] = []
  for (const file of wanted) {
    const bytes = await files.size(file.source)
    if (bytes !== undefined && bytes > 0) found.push({ ...file, bytes })
  }
  const written = [
    { name: 'README.txt', source: new TextEncoder().encode(ABOUT) },
    { name: 'data.json', source: new TextEncoder().encode(JSON.stringify(data)) },
  ]
  return [...written.map((file) => ({ ...file, bytes: file.source.length })), ...found]
}

// What no file system minds.
function plain(title: string): string {
  const name = title.replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return name.trim().slice(0, 80) || 'Untitled'
}
