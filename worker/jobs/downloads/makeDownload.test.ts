import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AlignedWord, DownloadFormat } from '@arioso/contract'
import { composeSong, durationSeconds } from '@arioso/engine'
import { type ClipPatch, type StoredClip, clipFiles } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { mp3Bytes } from '../../media/mp3/mp3Bytes.ts'
import { openMp3 } from '../../media/mp3/openMp3.ts'
import { rasterizePng } from '../../media/rasterize.ts'
import { encodeMaster, measureLoudness, probeFile, type FileFacts } from '../../media/runMediaProgram.ts'
import { openWavFile } from '../../media/sound/wavFile.ts'
import { abandonDownload, makeDownload } from './makeDownload.ts'
import { createQueuedClip } from '../songs/testSong.ts'

const SECONDS = 12
const LYRICS = '[Verse]\nÜber low tide\nthe boats lie still'

const score = composeSong({
  seed: 5,
  title: 'Low Tide',
  style: 'acoustic folk, female voice',
  lyrics: LYRICS,
  instrumental: false,
  lengthSeconds: 12,
})

let storage: TestStorage
let folder: string
let clip: StoredClip

beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-downloads-'))
  const made = await createQueuedClip(storage, { style: 'acoustic folk', lyrics: LYRICS })
  await writeSong(made.id)
  const facts = { title: 'Low Tide – für Élise', durationSeconds: SECONDS - 2, tempoBpm: 96, keyName: 'A minor' }
  const looks: ClipPatch = { status: 'complete', hasCover: true, palette: ['#e0a040', '#204060'] }
  clip = (await storage.clips.update(made.id, { ...facts, ...looks })) ?? made
})
afterAll(async () => {
  await storage.drop()
  await rm(folder, { recursive: true })
})

// A tone stands for the song: what is measured here are files, not music.
async function writeSong(id: string): Promise<void> {
  const totalFrames = SAMPLE_RATE * SECONDS
  const tone = Float32Array.from(
    { length: totalFrames },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * 330 * i) / SAMPLE_RATE),
  )
  const wav = openWavFile(join(folder, 'tone.wav'), { sampleRate: SAMPLE_RATE, totalFrames })
  wav.write(tone, tone)
  wav.close()
  await encodeMaster(join(folder, 'tone.wav'), join(folder, 'tone.flac'))
  const mp3Parts: Uint8Array[] = []
  const mp3 = openMp3((bytes) => mp3Parts.push(bytes))
  await mp3.add(tone, tone)
  await mp3.finish()
  mp3.close()
  const word = { line: 0, section: 0, success: true, p_align: 1 }
  const words: AlignedWord[] = [
    { ...word, word: 'Über', start_s: 1, end_s: 2 },
    { ...word, word: 'low', start_s: 2, end_s: 3 },
    { ...word, word: 'tide', start_s: 3, end_s: 5 },
  ]
  const files: Record<string, Uint8Array> = {
    'audio.mp3': Buffer.concat(mp3Parts),
    'master.flac': await readFile(join(folder, 'tone.flac')),
    'preview.png': rasterizePng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9"/></svg>', 300),
    'score.json': Buffer.from(JSON.stringify(score)),
    'words.json': Buffer.from(JSON.stringify(words)),
  }
  for (const [name, bytes] of Object.entries(files)) await storage.files.write(clipFiles(id).named(name), bytes)
}

async function make(format: DownloadFormat, startSeconds = 0): Promise<Uint8Array> {
  const key = `clips/${clip.id}/downloads/${format}-${startSeconds}`
  const parts = { storage, workFolder: folder, address: 'https://arioso.example' }
  await makeDownload(parts, { clip_id: clip.id, format, start_seconds: startSeconds, key })
  const bytes = await storage.files.readBytes(key)
  if (bytes === undefined) throw new Error('nothing was made')
  return bytes
}

async function save(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const inspect = async (format: DownloadFormat, name: string): Promise<FileFacts> =>
  probeFile(await save(name, await make(format)))

describe('[MOD-24] a downloaded song, as an independent program reads it', () => {
  it('is an MP3 with title, maker, style, tempo, key, words and cover, and every byte of the sound', async () => {
    const bytes = await make('mp3')
    const { tags, streams, durationSeconds: seconds } = await probeFile(await save('song.mp3', bytes))
    expect(tags).toMatchObject({
      title: 'Low Tide – für Élise',
      artist: 'Tester',
      genre: 'acoustic folk',
      TBPM: '96',
      TKEY: 'Am',
      'lyrics-eng': LYRICS,
    })
    expect(streams).toEqual([
      expect.objectContaining({ type: 'audio', codec: expect.stringMatching(/^mp3/), sampleRate: SAMPLE_RATE }),
      expect.objectContaining({ type: 'video', codec: 'png', width: 300, height: 300 }),
    ])
    expect(seconds).toBeCloseTo(SECONDS, 0)
    const sound = await storage.files.readBytes(clipFiles(clip.id).audio)
    expect(sound).toHaveLength(mp3Bytes(SAMPLE_RATE * SECONDS))
    expect(Buffer.from(bytes).subarray(-(sound?.length ?? 0))).toEqual(sound)
  })

  it.each([
    ['wav', 'pcm_s16le'],
    ['flac', 'flac'],
    ['m4a', 'aac'],
  ] as const)('is a %s of the whole song, as loud as it was, with its title', async (format, codec) => {
    const facts = await inspect(format, `song.${format}`)
    expect(facts.streams).toEqual([expect.objectContaining({ type: 'audio', codec, sampleRate: SAMPLE_RATE })])
    expect(facts.durationSeconds).toBeCloseTo(SECONDS, 1)
    const tags = Object.fromEntries(Object.entries(facts.tags).map(([name, value]) => [name.toLowerCase(), value]))
    expect(tags).toMatchObject({ title: 'Low Tide – für Élise', artist: 'Tester' })
    const { integratedLufs } = await measureLoudness(join(folder, `song.${format}`))
    // A stereo sine of 330 Hz and 0.3: about as many LUFS as its peak has dBFS.
    expect(integratedLufs).toBeGreaterThan(-12.5)
    expect(integratedLufs).toBeLessThan(-9.5)
  })

  it('is a packet of stems, each as long as the song and with sound in it', async () => {
    const stems = unzipSync(new Uint8Array(await make('stems')))
    expect(Object.keys(stems)).toContain('vocals.flac')
    expect(Object.keys(stems).length).toBeGreaterThan(2)
    const vocals = await save('vocals.flac', stems['vocals.flac'] ?? new Uint8Array())
    const { truePeakDb, durationSeconds: seconds } = await measureLoudness(vocals)
    expect(seconds).toBeCloseTo(durationSeconds(score), 2)
    expect(truePeakDb).toBeGreaterThan(-40)
  })

  it('is notes, chords and synced words', async () => {
    const midi = Buffer.from(await make('midi'))
    expect(midi.toString('latin1', 0, 4)).toBe('MThd')
    expect(Buffer.from(await make('chords')).toString('utf8')).toContain('boats')
    const lrc = Buffer.from(await make('lrc')).toString('utf8')
    expect(lrc).toContain('[ti:Low Tide – für Élise]')
    expect(lrc).toContain('[00:01.00]<00:01.00>Über <00:02.00>low <00:03.00>tide')
  })

  it('that could not be made leaves word of it, and nothing else', async () => {
    const parts = { storage, workFolder: folder, address: '' }
    const job = { clip_id: clip.id, format: 'mp3', start_seconds: 0, key: `clips/${clip.id}/downloads/lost` } as const
    await abandonDownload(parts, job)
    expect(await storage.files.size(`${job.key}.failed`)).toBe(1)
    expect(await storage.files.size(job.key)).toBeUndefined()
  })
})

describe('[MOD-25] a video to share', () => {
  it.each([
    ['square_video', 720, 720],
    ['vertical_video', 720, 1280],
  ] as const)('%s is H.264 and AAC as telephones play it, and lasts from where it was asked to', async (...wanted) => {
    const [format, width, height] = wanted
    const { streams, durationSeconds: seconds, tags } = await probeFile(await save('video.mp4', await make(format, 7)))
    expect(streams).toEqual([
      expect.objectContaining({ type: 'video', codec: 'h264', width, height, pixelFormat: 'yuv420p', frameRate: 25 }),
      expect.objectContaining({ type: 'audio', codec: 'aac', sampleRate: SAMPLE_RATE }),
    ])
    expect(Math.abs(seconds - (SECONDS - 2 - 7))).toBeLessThan(0.1)
    expect(tags).toMatchObject({ title: 'Low Tide – für Élise' })
  })
})
