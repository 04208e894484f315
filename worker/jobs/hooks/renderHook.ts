import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, findHookResult, type AlignedWord, type RenderHookJob } from '@arioso/contract'
import { findRefusal } from '@arioso/providers/words'
import { hookFolder, type Storage, type StoredHook, clipFiles } from '@arioso/storage'
import { mixSound, type Part } from '../../media/sound/mixSound.ts'
import { decodeExcerpt, probeFile, renderHookFilm } from '../../media/runMediaProgram.ts'
import type { HookSpec } from '../../media/video/videoSpec.ts'
import { fetchFile } from '../fetchFile.ts'
import { keepFile } from '../keepFile.ts'
import type { VideoParts } from './processVideo.ts'
import { readWords } from '../readWords.ts'

type Span = { startSeconds: number; endSeconds: number }

// Begun anew by every try; only its last step shows it to anybody.
export async function renderHook({ storage, workFolder }: VideoParts, { hook_id: id }: RenderHookJob): Promise<void> {
  const hook = await storage.hooks.find(id)
  if (hook === undefined || findHookResult(hook.status) !== undefined) return
  await storage.hooks.update(id, { status: 'moderating' })
  if (isRefused(hook)) return storage.hooks.update(id, { status: 'rendered_failed_moderation' })
  await storage.hooks.update(id, { status: 'rendering' })
  const folder = await mkdtemp(join(workFolder, 'hook-'))
  try {
    await makeFilm(storage, hook, folder)
    const lyrics = await lyricsOf(storage, hook)
    await storage.transaction(async ({ hooks, notifications }) => {
      await hooks.update(id, { status: 'rendered_passed_moderation', lyrics })
      if ((await hooks.find(id)) !== undefined)
        await notifications.tell({ userId: hook.userId, kind: 'hook_ready', contentId: id })
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await storage.hooks.update(id, { status: 'error' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  // Deleted by its maker meanwhile: nothing else would ever remove the files.
  if ((await storage.hooks.find(id)) === undefined) await storage.files.remove(hookFolder(hook))
}

export async function abandonHook(storage: Pick<Storage, 'hooks'>, { hook_id: id }: RenderHookJob): Promise<void> {
  await storage.hooks.update(id, { status: 'error' })
}

function isRefused({ publish }: StoredHook): boolean {
  return [publish.title, publish.caption].some((text) => findRefusal(text) !== undefined)
}

async function makeFilm({ files }: Pick<Storage, 'files'>, hook: StoredHook, folder: string): Promise<void> {
  const { song, videos } = hook.render
  const [video] = videos
  const at = (name: string): string => join(folder, name)
  const hasVideo = video !== undefined && (await fetchFile(files, video.s3_id, at('source.mp4')))
  const hasSong = await fetchFile(files, clipFiles(hook.clipId).audio, at('song.mp3'))
  if (!hasVideo || !hasSong) throw new AppError('NOT_FOUND')
  const shown: Span = { startSeconds: video.source_start_time, endSeconds: video.source_end_time }
  const heard: Span = { startSeconds: song.clip_start_time, endSeconds: song.clip_end_time }
  const parts: Part[] = []
  if (song.volume > 0) parts.push({ samples: await readSound(at('song.mp3'), heard), gain: song.volume / 100 })
  if (video.volume > 0 && (await hasSound(at('source.mp4'))))
    parts.push({ samples: await readSound(at('source.mp4'), shown), gain: video.volume / 100 })
  await writeFile(at('sound.f32'), mixSound(parts, shown.endSeconds - shown.startSeconds))
  const { publish, displayName, handle } = hook
  const spec: HookSpec = {
    videoPath: at('source.mp4'),
    ...shown,
    soundPath: at('sound.f32'),
    title: publish.title,
    artist: displayName || handle,
  }
  await writeFile(at('hook.json'), JSON.stringify(spec))
  await renderHookFilm(at('hook.json'), at('video.mp4'), at('poster.jpg'))
  await keepFile(files, at('video.mp4'), `${hookFolder(hook)}/video.mp4`)
  await keepFile(files, at('poster.jpg'), `${hookFolder(hook)}/poster.jpg`)
}

async function readSound(path: string, span: Span): Promise<Float32Array> {
  await decodeExcerpt(path, `${path}.f32`, span)
  const bytes = await readFile(`${path}.f32`)
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4))
}

async function hasSound(path: string): Promise<boolean> {
  return (await probeFile(path)).streams.some(({ type }) => type === 'audio')
}

// In seconds of the hook. Words of a song that is not heard would follow nothing.
async function lyricsOf(
  storage: Pick<Storage, 'files'>,
  { clipId, publish, render: { song } }: StoredHook,
): Promise<AlignedWord[]> {
  if (!publish.show_lyrics || song.volume === 0) return []
  const words = await readWords(storage, clipId)
  return words
    .filter(({ start_s, end_s }) => end_s > song.clip_start_time && start_s < song.clip_end_time)
    .map((word) => ({
      ...word,
      start_s: Math.max(0, word.start_s - song.clip_start_time),
      end_s: word.end_s - song.clip_start_time,
    }))
}
