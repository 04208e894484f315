import { randomUUID } from 'node:crypto'
import {
  AppError,
  CLIPS_PER_GENERATION,
  may,
  PREVIEW_SECONDS,
  type Clip,
  SEED_COUNT,
  type ModelEntry,
} from '@arioso/contract'
import { toClip, type ClipControls, type NewClip, type Repositories, type StoredClip, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { decodeImage } from '../../rules/decodeImage.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { refillCredits } from '../../rules/refillCredits.ts'
import { listOfferedModels, writesItself } from '../../rules/offeredModels.ts'
import { rightsOf } from '../../rules/songs/rightsOf.ts'
import { startAgain, startClips } from '../../rules/songs/startClips.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { checkAskedSong } from './checkAskedSong.ts'
import { describeSong } from './describeSong.ts'
import { prepareSource } from './prepareSource.ts'
import type { Source } from './songSource.ts'
import { readControls } from './readControls.ts'
import type { AskedSong } from './readAskedSong.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

const LIKED_STYLES_MAX = 12

type Prepared = {
  model: ModelEntry
  workspaceId: string
  controls: ClipControls
  source: Source
  editSessionId: string | null
  isPreview: boolean
}

type Needs = Uses<
  | 'clips'
  | 'credits'
  | 'editSessions'
  | 'files'
  | 'flagOverrides'
  | 'personas'
  | 'playlists'
  | 'tastes'
  | 'transaction'
  | 'workspaces',
  'configuration' | 'engines' | 'images' | 'metrics' | 'now' | 'words'
>

export function createGenerateService(context: Needs) {
  const { configuration, storage, images, words, now, metrics } = context
  async function start(user: User, asked: AskedSong): Promise<StoredClip[]> {
    const actor = actorOf(user, await evaluateFlags({ configuration, storage }, user))
    const model = checkAskedSong(actor, asked, listOfferedModels(context))
    if (!writesItself(context, model)) refuseLanguage(asked)
    const song = await readPictures(asked)
    for (const id of song.pointedAt) await getVisibleClip(storage, id, user)
    const set = readControls(actor, song)
    const controls = await personalize(user, song, song.isFromPictures ? { ...set, isFromImages: true } : set)
    const source = await prepareSource({ storage, user, actor }, song)
    const workspaceId = await findWorkspaceId(user, song.workspaceId)
    await refillCredits(storage, user, now())
    const editSessionId =
      source.edit?.kind === 'infill' ? ((await storage.editSessions.findOpen(user.id)) ?? null) : null
    const isPreview = source.edit === undefined && may('beginAsPreview', actor)
    const clips = newClips(user, song, { model, workspaceId, controls, source, editSessionId, isPreview })
    const stored = await storage.transaction(async (repositories) => {
      const started = await startClips(repositories, { configuration, user, actor }, clips)
      await tellMaker(repositories, started)
      return started
    })
    metrics.generations.inc({ create_mode: song.mode, model: model.external_key })
    return stored
  }

  // Before anything is reserved: lyrics that cannot be written must not cost credits.
  function refuseLanguage({ description, lyrics, isInstrumental }: AskedSong) {
    if (lyrics.trim() === '' && !isInstrumental && !words.writes(description)) throw new AppError('LYRICS_ENGLISH_ONLY')
  }

  async function findWorkspaceId(user: User, projectId: string | null): Promise<string> {
    if (projectId === null || projectId === 'default') return (await storage.workspaces.ensureDefault(user.id)).id
    const workspace = await storage.workspaces.find(projectId, user.id)
    if (workspace === undefined) throw new AppError('NOT_FOUND')
    return workspace.id
  }

  // Pictures say what the form leaves empty; what the person wrote stays.
  async function readPictures(song: AskedSong): Promise<AskedSong> {
    if (song.pictures.length === 0) return song
    const bytes = song.pictures.map(decodeImage)
    const seen = await images.describe(bytes, { description: song.description, seed: song.seed ?? drawSeed() })
    return {
      ...song,
      description: song.description.trim() === '' ? seen.description : song.description,
      style: song.style.trim() === '' ? seen.style : song.style,
    }
  }

  async function personalize(user: User, song: AskedSong, controls: ClipControls): Promise<ClipControls> {
    if (!song.isPersonal) return controls
    const likedStyles = (await storage.tastes.likedStyles(user.id)).slice(0, LIKED_STYLES_MAX)
    return likedStyles.length === 0 ? controls : { ...controls, likedStyles }
  }

  return {
    async generate(user: User, song: AskedSong) {
      const earlier = () => storage.clips.listByTransaction(user.id, song.transactionUuid)
      const known = await earlier()
      if (known.length > 0) return toReply(known)
      try {
        return toReply(await start(user, song))
      } catch (error) {
        // Pressed twice at once: the other press may have won, and this one must answer with its songs.
        const winner = await earlier()
        if (winner.length === 0) throw error
        return toReply(winner)
      }
    },

    async retry(user: User, id: string): Promise<Clip> {
      const known = await storage.clips.find(id)
      if (known === undefined || !may('retryClip', actorOf(user), subjectOf(known))) throw new AppError('NOT_FOUND')
      await refillCredits(storage, user, now())
      const actor = actorOf(user, await evaluateFlags({ configuration, storage }, user))
      const starting = { configuration, user, actor }
      return toClip(await storage.transaction((repositories) => startAgain(repositories, starting, known)))
    },
  }
}

function newClips(user: User, song: AskedSong, prepared: Prepared) {
  const { model, workspaceId, controls, source, editSessionId, isPreview } = prepared
  const generationId = randomUUID()
  const described = describeSong(song, controls, source)
  const heard = model.engine === undefined ? {} : { controls: { ...described.controls, isHeard: true as const } }
  const firstSeed = song.seed ?? drawSeed()
  return Array.from({ length: CLIPS_PER_GENERATION }, (_, take) => ({
    id: randomUUID(),
    generationId,
    transactionUuid: song.transactionUuid,
    take,
    userId: user.id,
    workspaceId,
    modelKey: model.external_key,
    modelName: model.name,
    excludedStyle: song.excludedStyle,
    description: song.description,
    seed: (firstSeed + take) % SEED_COUNT,
    tempoBpm: controls.tempoBpm ?? null,
    keyName: controls.key ?? null,
    createMode: song.mode,
    canRemix: user.allowsRemixes,
    ...rightsOf(user),
    editSessionId,
    ...described,
    ...heard,
    ...(isPreview && { type: 'preview' as const, previewSeconds: PREVIEW_SECONDS }),
  })) satisfies NewClip[]
}

// Notifies the maker of the song that was used.
async function tellMaker(
  { clips, notifications }: Pick<Repositories, 'clips' | 'notifications'>,
  [made]: StoredClip[],
): Promise<void> {
  if (made?.parentClipId == null) return
  const parent = await clips.find(made.parentClipId)
  if (parent === undefined) return
  await notifications.tell({ userId: parent.userId, kind: 'remix', contentId: parent.id, personId: made.userId })
}

function toReply(clips: StoredClip[]) {
  const [first] = clips
  if (first === undefined) throw new Error('a generation has no clips')
  return {
    id: first.generationId,
    clips: clips.map(toClip),
    status: first.status,
    created_at: first.createdAt.toISOString(),
    batch_size: clips.length,
  }
}
