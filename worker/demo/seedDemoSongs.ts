import { createHash } from 'node:crypto'
import { DEFAULT_MODEL_KEY, findModel, JOB_QUEUES } from '@arioso/contract'
import type { Storage, StoredClip } from '@arioso/storage'
import { demoSongs, type DemoSong } from './demoSongs.ts'

// Each demo song has a name that never changes, so starting again adds nothing twice.
function stableUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export async function findDemoSong(
  storage: Pick<Storage, 'clips' | 'users'>,
  { artist }: DemoSong,
): Promise<StoredClip | undefined> {
  const maker = await storage.users.findByHandle(artist.handle)
  if (maker === undefined) return undefined
  return (await storage.clips.listByTransaction(maker.id, transactionOf(artist)))[0]
}

const transactionOf = ({ handle }: DemoSong['artist']): string => stableUuid(`demo ${handle}`)

export async function seedDemoSongs(
  storage: Pick<Storage, 'clips' | 'transaction' | 'users' | 'workspaces'>,
  wanted: number,
): Promise<void> {
  for (const song of demoSongs.slice(0, wanted)) await seedDemoSong(storage, song)
}

async function seedDemoSong(
  storage: Pick<Storage, 'clips' | 'transaction' | 'users' | 'workspaces'>,
  song: DemoSong,
): Promise<void> {
  const artist = await storage.users.createDemoArtist(song.artist)
  const workspace = await storage.workspaces.ensureDefault(artist.id)
  const transactionUuid = transactionOf(song.artist)
  const existing = await storage.clips.listByTransaction(artist.id, transactionUuid)
  if (existing.length > 0) return
  await storage.transaction(async (repositories) => {
    const [clip] = await repositories.clips.insert([
      {
        generationId: transactionUuid,
        transactionUuid,
        take: 1,
        userId: artist.id,
        workspaceId: workspace.id,
        title: song.title,
        modelKey: DEFAULT_MODEL_KEY,
        modelName: findModel(DEFAULT_MODEL_KEY)?.name ?? '',
        lyrics: '',
        style: song.style,
        excludedStyle: '',
        description: song.description,
        makeInstrumental: song.instrumental,
        seed: song.seed,
        createMode: 'simple',
        isPublic: true,
        canRemix: true,
        isDemo: true,
      },
    ])
    if (clip) await repositories.jobs.send(JOB_QUEUES.generateDemoSong, { clip_id: clip.id, attempt: 1 })
  })
}
