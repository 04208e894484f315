import { randomInt, randomUUID } from 'node:crypto'
import {
  AppError,
  CLIPS_PER_GENERATION,
  GENERATION_COST,
  may,
  plans,
  PREVIEW_SECONDS,
  type Clip,
  type GenerateSongJob,
  type ModelEntry,
} from '@arioso/contract'
import type { GenerateRequest } from '@arioso/contract/calls/generate'
import { toClip, type ClipControls, type NewClip, type Repositories, type StoredClip, type User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { decodeImage } from '../../rules/decodeImage.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/findVisibleClip.ts'
import { refillCredits } from '../../rules/refillCredits.ts'
import { priceOf } from '../../rules/priceOf.ts'
import { queueOf } from '../../rules/queueOf.ts'
import { subjectOf } from '../../rules/subjectOf.ts'
import { checkRequest, isFromImages, listSourceClips } from './checkRequest.ts'
import { describeSong } from './describeSong.ts'
import { prepareSource, type Source } from './prepareSource.ts'
import { readControls } from './readControls.ts'

const CREDITS_PER_CLIP = GENERATION_COST / CLIPS_PER_GENERATION
const SEEDS = 2 ** 32
const PAID_PRIORITY = 10
const LIKED_STYLES_MAX = 12

type Prepared = {
  model: ModelEntry
  workspaceId: string
  controls: ClipControls
  source: Source
  editSessionId: string | null
  isPreview: boolean
}

export function createGenerateService({ configuration, storage, images, words, now, metrics }: ServerContext) {
  async function start(user: User, asked: GenerateRequest): Promise<StoredClip[]> {
    const actor = actorOf(user, await evaluateFlags({ configuration, storage }, user))
    const model = checkRequest(actor, asked)
    refuseLanguage(asked)
    const request = await readImages(asked)
    for (const id of listSourceClips(request)) await getVisibleClip(storage, id, user)
    const set = readControls(actor, request)
    const controls = await personalize(user, request, isFromImages(asked) ? { ...set, isFromImages: true } : set)
    const source = await prepareSource({ storage, user, actor }, request)
    const workspaceId = await findWorkspaceId(user, request.project_id)
    await refillCredits(storage, user, now())
    const editSessionId =
      source.edit?.kind === 'infill' ? ((await storage.editSessions.findOpen(user.id)) ?? null) : null
    const isPreview = source.edit === undefined && may('beginAsPreview', actor)
    const clips = newClips(user, request, { model, workspaceId, controls, source, editSessionId, isPreview })
    const stored = await storage.transaction(async (repositories) => {
      // The first reservation locks the user's balance: from here on, requests of one user stand in line.
      for (const clip of clips) await repositories.credits.reserve(user.id, CREDITS_PER_CLIP, clipReference(clip.id, 1))
      await checkConcurrency(repositories, user)
      const inserted = await repositories.clips.insert(clips)
      for (const clip of inserted) await sendJob(repositories, user, clip)
      await tellMaker(repositories, inserted)
      return inserted
    })
    metrics.generations.inc({ create_mode: request.metadata.create_mode, model: model.external_key })
    return stored
  }

  // Before anything is reserved: nobody pays for words that cannot be written.
  function refuseLanguage({
    gpt_description_prompt: wish,
    prompt,
    make_instrumental: isInstrumental,
  }: GenerateRequest) {
    if (prompt.trim() === '' && !isInstrumental && !words.writes(wish)) throw new AppError('LYRICS_ENGLISH_ONLY')
  }

  async function findWorkspaceId(user: User, projectId: string | null): Promise<string> {
    if (projectId === null || projectId === 'default') return (await storage.workspaces.ensureDefault(user.id)).id
    const workspace = await storage.workspaces.find(projectId, user.id)
    if (workspace === undefined) throw new AppError('NOT_FOUND')
    return workspace.id
  }

  // Pictures say what the form leaves empty; what the person wrote stays.
  async function readImages(request: GenerateRequest): Promise<GenerateRequest> {
    if (request.user_uploaded_images_b64.length === 0) return request
    const bytes = request.user_uploaded_images_b64.map(decodeImage)
    const wish = { description: request.gpt_description_prompt, seed: request.metadata.seed ?? randomInt(SEEDS) }
    const { description, style } = await images.describe(bytes, wish)
    const isWritten = request.gpt_description_prompt.trim() !== ''
    return {
      ...request,
      gpt_description_prompt: isWritten ? request.gpt_description_prompt : description,
      tags: request.tags.trim() === '' ? style : request.tags,
    }
  }

  async function personalize(user: User, request: GenerateRequest, controls: ClipControls): Promise<ClipControls> {
    if (request.metadata.use_personalization !== true) return controls
    const likedStyles = (await storage.tastes.likedStyles(user.id)).slice(0, LIKED_STYLES_MAX)
    return likedStyles.length === 0 ? controls : { ...controls, likedStyles }
  }

  return {
    async generate(user: User, request: GenerateRequest) {
      const earlier = () => storage.clips.listByTransaction(user.id, request.transaction_uuid)
      const known = await earlier()
      if (known.length > 0) return toReply(known)
      try {
        return toReply(await start(user, request))
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
      return storage.transaction(async (repositories) => {
        const attempt = known.attempt + 1
        if (known.jobState !== 'failed') throw new AppError('CLIP_NOT_FAILED')
        const price = priceOf(known)
        if (price > 0) await repositories.credits.reserve(user.id, price, clipReference(id, attempt))
        // Read again behind the lock: another retry may have come first.
        const current = await repositories.clips.find(id)
        if (current?.jobState !== 'failed' || current.attempt !== known.attempt) throw new AppError('CLIP_NOT_FAILED')
        await checkConcurrency(repositories, user)
        const clip = await repositories.clips.update(id, { ...WAITING, attempt })
        if (clip === undefined) throw new AppError('NOT_FOUND')
        await sendJob(repositories, user, clip)
        return toClip(clip)
      })
    },
  }
}

const WAITING = {
  status: 'queued',
  jobState: 'waiting',
  jobProgress: 0,
  jobErrorCode: null,
  refundCredits: false,
} as const

function newClips(user: User, request: GenerateRequest, prepared: Prepared) {
  const { model, workspaceId, controls, source, editSessionId, isPreview } = prepared
  const generationId = randomUUID()
  const firstSeed = request.metadata.seed ?? randomInt(SEEDS)
  return Array.from({ length: CLIPS_PER_GENERATION }, (_, take) => ({
    id: randomUUID(),
    generationId,
    transactionUuid: request.transaction_uuid,
    take,
    userId: user.id,
    workspaceId,
    modelKey: model.external_key,
    modelName: model.name,
    negativeTags: request.negative_tags,
    description: request.gpt_description_prompt,
    seed: (firstSeed + take) % SEEDS,
    tempoBpm: controls.tempoBpm ?? null,
    keyName: controls.key ?? null,
    createMode: request.metadata.create_mode,
    canRemix: user.allowsRemixes,
    editSessionId,
    ...describeSong(request, controls, source),
    ...(isPreview && { type: 'preview' as const, previewSeconds: PREVIEW_SECONDS }),
  })) satisfies NewClip[]
}

async function checkConcurrency({ clips }: Repositories, user: User): Promise<void> {
  const limit = plans[user.planKey].concurrent_generations
  if ((await clips.countRunningGenerations(user.id)) >= limit) throw new AppError('CONCURRENCY_LIMIT', { limit })
}

async function sendJob({ jobs }: Repositories, user: User, clip: StoredClip): Promise<void> {
  const job: GenerateSongJob = { clip_id: clip.id, attempt: clip.attempt }
  // The key makes of two presses at once one job.
  const singletonKey = `${clip.id}:${clip.attempt}`
  await jobs.send(queueOf(clip), job, { singletonKey, priority: user.planKey === 'free' ? 0 : PAID_PRIORITY })
}

// Whoever's song was taken up hears of it.
async function tellMaker({ clips, notifications }: Repositories, [made]: StoredClip[]): Promise<void> {
  if (made?.parentClipId == null) return
  const parent = await clips.find(made.parentClipId)
  if (parent === undefined) return
  await notifications.tell({ userId: parent.userId, kind: 'remix', contentId: parent.id, personId: made.userId })
}

function clipReference(id: string, attempt: number): string {
  return `clip:${id}:${attempt}`
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
