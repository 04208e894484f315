import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { RADIO_STATION_ID, RADIO_TALK, type Clip, type HookPublish, type Session } from '@arioso/contract'
import { abandonSong } from '../../worker/jobs/songs/abandonSong.ts'
import { MEMBER_NAME } from '../drivers/visitor.ts'
import { writeAsProduct } from './writeAsProduct.ts'
import { parseConfiguration } from '@arioso/contract/configuration'
import {
  clipFiles,
  findBucket,
  openStorage,
  type ClipPatch,
  type NewClip,
  type Storage,
  type StoredClip,
} from '@arioso/storage'

export type Backstage = Awaited<ReturnType<typeof openBackstage>>

// What a test arranges in the real database, so that nobody has to pay, wait or render for it.
export async function openBackstage(visitor: APIRequestContext) {
  const databaseUrl = process.env['ARIOSO_TEST_DATABASE'] ?? ''
  const bucket = findBucket(parseConfiguration(process.env))
  const storage = await openStorage({ databaseUrl, filesFolder: process.env['ARIOSO_TEST_FILES'] ?? '', bucket })

  async function userIdOf(page: Page): Promise<string> {
    const session = (await (await page.request.get('/api/session/')).json()) as Session
    if (session.userId === null) throw new Error('nobody is signed in')
    return session.userId
  }

  async function keep(page: Page, songs: Partial<NewClip>[], seconds = Infinity): Promise<string[]> {
    const userId = await userIdOf(page)
    const workspace = await storage.workspaces.ensureDefault(userId)
    const audio = beginningOf(await demoAudio(visitor), seconds)
    const order = { generationId: randomUUID(), transactionUuid: randomUUID(), userId, workspaceId: workspace.id }
    const looks = { title: 'Low Tide', modelKey: 'arioso-v3-5', modelName: 'v3.5', style: 'slow waltz' }
    const clips = await storage.clips.insert(
      songs.map((song, take) => ({ ...order, ...looks, seed: 7 + take, take, ...song, id: randomUUID() })),
    )
    for (const { id } of clips) {
      await writeAsProduct(storage, clipFiles(id).audio, audio.bytes)
      const done: ClipPatch = { status: 'complete', jobState: 'completed', jobProgress: 1 }
      await storage.clips.update(id, { ...done, durationSeconds: audio.seconds })
    }
    return clips.map(({ id }) => id)
  }

  return {
    close: () => storage.close(),

    async subscribe(page: Page): Promise<void> {
      await storage.users.update(await userIdOf(page), { planKey: 'pro' })
      await page.request.get('/api/session/')
    },

    // So many songs were finished while this person was away.
    async keepNews(page: Page, count: number): Promise<void> {
      const news = { userId: await userIdOf(page), kind: 'generation_done' } as const
      for (let told = 0; told < count; told++) await storage.notifications.tell({ ...news, contentId: randomUUID() })
    },

    // As if staff had removed it for infringement.
    async removeSong(page: Page, id: string): Promise<void> {
      const userId = await userIdOf(page)
      await storage.copyrightWarnings.add({ clipId: id, userId, removedBy: userId, reason: '', isInfringement: true })
    },

    async spendAllCredits(page: Page): Promise<void> {
      const userId = await userIdOf(page)
      const { available } = await storage.credits.balance(userId)
      await storage.credits.reserveFor({ userId, id: `spent ${randomUUID()}`, attempt: 1 }, available)
    },

    // What a guest wrote at a time when the station let guests write.
    async writeOnRadio(text: string): Promise<void> {
      const message = { stationId: RADIO_STATION_ID, writer: randomUUID(), clientId: '', text }
      await storage.radio.addMessage(message, { at: new Date(), ...RADIO_TALK })
    },

    // Two takes of one finished song; they sound like a demo song.
    keepTakes: (page: Page, song: Partial<NewClip> = {}): Promise<string[]> => keep(page, [song, song]),

    // Finished songs for lists that are only looked at; the first is the newest. Only public ones have sound: strangers find
    // them on Home and press play.
    async keepRows(page: Page, titles: string[], changes: Partial<NewClip> = {}): Promise<string[]> {
      const userId = await userIdOf(page)
      const { id: workspaceId } = await storage.workspaces.ensureDefault(userId)
      const looks = { modelKey: 'arioso-v3-5', modelName: 'v3.5', style: 'slow waltz', durationSeconds: 60 }
      const done = { status: 'complete', jobState: 'completed', jobProgress: 1 } as const
      const order = { generationId: randomUUID(), transactionUuid: randomUUID(), userId, workspaceId }
      const song = { ...order, ...looks, ...done, ...changes }
      const clips = await storage.clips.insert(titles.map((title, take) => ({ ...song, title, take, seed: take })))
      if (changes.isPublic === true) {
        const { bytes } = await demoAudio(visitor)
        for (const { id } of clips) await writeAsProduct(storage, clipFiles(id).audio, bytes)
      }
      return clips.map(({ id }) => id)
    },

    // A song the worker gave up: what it does then is done here.
    async failSong(page: Page, title: string): Promise<void> {
      const [id = ''] = await keep(page, [{ title }])
      const song = await storage.clips.update(id, { status: 'processing', jobState: 'active' })
      if (song === undefined) throw new Error('the song is gone')
      await storage.credits.reserveFor(song, 5)
      const announce = () => Promise.resolve()
      await abandonSong({ storage, announce }, { clip_id: id, attempt: song.attempt })
    },

    // What somebody else did to a song: allowed or forbade remixes, say.
    changeSong: async (id: string, change: ClipPatch): Promise<void> => {
      await storage.clips.update(id, change)
    },

    // What waits for staff about a song.
    listReports: async (id: string) =>
      (await storage.clipReports.listOpen(1000)).reports.filter(({ clipId }) => clipId === id),

    listContentReports: () => storage.contentReports.listOpen(1000),

    findSong: (id: string) => storage.clips.find(id),

    // A persona of a song, as if its maker had made it for everybody.
    async keepPersona(clipId: string, name: string): Promise<string> {
      const userId = (await storage.clips.find(clipId))?.userId ?? ''
      return (await storage.personas.insert({ userId, rootClipId: clipId, name, isPublic: true })).id
    },

    // Nobody waits for these any more: the worker lets go of what is not finished.
    async giveUpSongs(ids: Iterable<string>): Promise<void> {
      for (const id of ids) {
        const song = await storage.clips.find(id)
        if (song && song.status !== 'complete') await storage.clips.setTrashed(song.userId, [id], true)
      }
    },

    // A song with notes, words and master, as if this person had made it: what can be heard of it is a demo song.
    async keepWholeSong(page: Page, title: string): Promise<string> {
      const { id: demoId, lyrics, style, ...demo } = await findDemo(storage)
      const { tempoBpm, keyName, hasCover, palette, durationSeconds, audioBytes } = demo
      const [id = ''] = await keep(page, [{ title, lyrics, style }])
      for (const name of WHOLE_SONG) {
        const bytes = await storage.files.readBytes(clipFiles(demoId).named(name))
        if (bytes) await writeAsProduct(storage, clipFiles(id).named(name), bytes)
      }
      await storage.clips.update(id, { tempoBpm, keyName, hasCover, palette, durationSeconds, audioBytes })
      return id
    },

    // A posted hook of a song: what a person posted, without waiting for the worker.
    async keepHook(page: Page, clipId: string, filmPath: string, publish: Partial<HookPublish> = {}): Promise<string> {
      const [userId, uploadId] = [await userIdOf(page), randomUUID()]
      const id = await storage.hooks.insert({
        userId,
        clipId,
        uploadId,
        publish: { title: 'By the water', caption: '', allow_comments: true, show_lyrics: true, ...publish },
        render: {
          song: { song_id: clipId, clip_start_time: 0, clip_end_time: 12, volume: 100 },
          videos: [{ s3_id: '', upload_id: uploadId, source_start_time: 0, source_end_time: 12, volume: 0 }],
        },
      })
      await writeAsProduct(storage, `${clipFiles(clipId).hook(id)}/video.mp4`, await readFile(filmPath))
      const word = { line: 0, section: 0, success: true, p_align: 1 }
      const lyrics = [{ ...word, word: 'Harbour', start_s: 0, end_s: 11 }]
      await storage.hooks.update(id, { status: 'rendered_passed_moderation', lyrics })
      return id
    },

    // The edit session this person is in.
    findEditSession: async (page: Page): Promise<string | undefined> =>
      storage.editSessions.findOpen(await userIdOf(page)),

    keepSongs: (page: Page, titles: string[], seconds?: number): Promise<string[]> =>
      keep(
        page,
        titles.map((title) => ({ title })),
        seconds,
      ),
  }
}

const WHOLE_SONG = ['master.flac', 'score.json', 'words.json', 'peaks.json', 'cover-256.webp', 'cover-640.webp']

// A test that is run by itself comes before any demo song is made.
async function findDemo(storage: Storage): Promise<StoredClip> {
  const isMade = async () => (await findMadeDemo(storage)) !== undefined
  await expect.poll(isMade, { message: 'a demo song is made', timeout: 90_000 }).toBe(true)
  const made = await findMadeDemo(storage)
  if (!made) throw new Error('the demo song is gone')
  return made
}

// By their names: what others published may stand before them and have no notes.
async function findMadeDemo({ users, clips }: Storage): Promise<StoredClip | undefined> {
  for (const handle of ['june_harbour', 'neon_estuary']) {
    const artist = await users.findByHandle(handle)
    const songs = artist ? (await clips.listByUser(artist.id, { cursor: null, limit: 3 })).clips : []
    const made = songs.find(({ status }) => status === 'complete')
    if (made) return made
  }
  return undefined
}

type Audio = { bytes: Uint8Array; seconds: number }

// Every second of these MP3 files takes as many bytes as the others.
function beginningOf({ bytes, seconds }: Audio, wanted: number): Audio {
  const kept = Math.min(1, wanted / seconds)
  return { bytes: bytes.subarray(0, Math.round(bytes.length * kept)), seconds: seconds * kept }
}

async function demoAudio(visitor: APIRequestContext): Promise<Audio> {
  const reply = await visitor.post('/api/unified/homepage', { data: {} })
  const { feeds } = (await reply.json()) as { feeds: { clips: Clip[] }[] }
  // What members of other tests published may have no sound.
  const isDemo = ({ status, display_name }: Clip) => status === 'complete' && display_name !== MEMBER_NAME
  const demo = feeds.flatMap((feed) => feed.clips).find(isDemo)
  if (demo?.audio_url == null) return { bytes: new Uint8Array(), seconds: 60 }
  const audio = await visitor.get(demo.audio_url)
  return { bytes: await audio.body(), seconds: demo.metadata.duration ?? 60 }
}
