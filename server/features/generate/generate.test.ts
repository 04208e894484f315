import { randomUUID } from 'node:crypto'
import { calls, clip, JOB_QUEUES, type Clip, type GenerateSongJob } from '@arioso/contract'
import type { Storage } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { pngBase64, ZIP_BASE64 } from '../../testing/testImages.ts'
import { signUp, type Answer, type Member } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function simple(changes: Record<string, unknown> = {}) {
  return {
    mv: 'arioso-v3-5',
    gpt_description_prompt: 'a slow waltz about the sea',
    transaction_uuid: randomUUID(),
    metadata: { create_mode: 'simple' },
    ...changes,
  }
}

function custom(changes: Record<string, unknown> = {}) {
  return simple({ gpt_description_prompt: '', metadata: { create_mode: 'custom' }, ...changes })
}

const generate = (member: Member, body: unknown): Promise<Answer> => member.post('/api/generate/v2/', body)
const clipsOf = (answer: Answer): Clip[] => clip.array().parse(answer.body['clips'])
const idsOf = (answer: Answer): string[] => clipsOf(answer).map((made) => made.id)

function countStatuses(answers: Answer[]): Record<string, number> {
  const groups = Object.entries(Object.groupBy(answers, (answer) => answer.status))
  return Object.fromEntries(groups.map(([status, group]) => [status, group?.length ?? 0]))
}

async function expectNothingHappened(member: Member, credits = 50, kept: string[] = []): Promise<void> {
  const { clips } = await server.storage.clips.listByUser(member.id, { cursor: null, limit: 10 })
  expect(clips.map(({ id }) => id)).toEqual(kept)
  expect(await server.storage.credits.balance(member.id)).toEqual({ available: credits, reserved: 0 })
}

async function finish(ids: string[], changes: Parameters<Storage['clips']['update']>[1]): Promise<void> {
  for (const id of ids) await server.storage.clips.update(id, changes)
}

describe('generate', () => {
  it('a sentence becomes two queued clips with different seeds, paid for by reserved credits', async () => {
    const ada = await signUp(server.url)
    const answer = await generate(ada, simple())
    expect(answer).toMatchObject({ status: 200, body: { batch_size: 2, status: 'queued' } })
    const [first, second] = clipsOf(answer)
    for (const made of [first, second]) {
      expect(made).toMatchObject({
        user_id: ada.id,
        status: 'queued',
        audio_url: null,
        is_public: false,
        model_name: 'v3.5',
        job: { state: 'waiting', progress: 0, error_code: null },
        metadata: { gpt_description_prompt: 'a slow waltz about the sea', type: 'gen' },
      })
    }
    expect(first?.metadata.seed).not.toBe(second?.metadata.seed)
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 40, reserved: 10 })
    const workspace = await server.storage.workspaces.find('default', ada.id)
    expect(first?.project_id).toBe(workspace?.id)
  })

  it('a given seed is kept, so that the same request can be made again', async () => {
    const answer = await generate(
      await signUp(server.url),
      simple({ metadata: { create_mode: 'simple', seed: 4_294_967_295 } }),
    )
    expect(clipsOf(answer).map((made) => made.metadata.seed)).toEqual([4_294_967_295, 0])
  })

  it('the same press sent again answers with the same clips and spends nothing more', async () => {
    const ada = await signUp(server.url)
    const body = simple()
    const first = await generate(ada, body)
    const again = await generate(ada, body)
    expect(idsOf(again)).toEqual(idsOf(first))
    expect(again.body['id']).toBe(first.body['id'])
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 40, reserved: 10 })
  })

  it('five presses at the same moment make one song', async () => {
    const ada = await signUp(server.url)
    const body = simple()
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(ada, body)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.flatMap(idsOf)).size).toBe(2)
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 40, reserved: 10 })
  })

  it("somebody else's transaction id gives own clips, never theirs", async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const body = simple()
    const theirs = idsOf(await generate(ada, body))
    for (const id of idsOf(await generate(bo, body))) expect(theirs).not.toContain(id)
  })

  it('[ACC-02 e] without enough credits nothing is made', async () => {
    const ada = await signUp(server.url)
    await server.storage.credits.reserveFor({ userId: ada.id, id: 'test:spent', attempt: 1 }, 42)
    await server.storage.credits.settleFor({ userId: ada.id, id: 'test:spent', attempt: 1 })
    expect(await generate(ada, simple())).toMatchObject({ status: 403, body: { code: 'CREDITS_TOO_LOW' } })
    await expectNothingHappened(ada, 8)
  })

  it('a third song at once is refused on the free plan, also when all three are asked for together', async () => {
    const ada = await signUp(server.url)
    const answers = await Promise.all([generate(ada, simple()), generate(ada, simple()), generate(ada, simple())])
    expect(countStatuses(answers)).toEqual({ 200: 2, 429: 1 })
    const refused = answers.find((answer) => answer.status === 429)
    expect(refused?.body).toMatchObject({ code: 'CONCURRENCY_LIMIT' })
    expect(refused?.body['message']).toContain('2 songs')
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 30, reserved: 20 })

    await finish(answers.filter((answer) => answer.status === 200).flatMap(idsOf), { jobState: 'completed' })
    expect((await generate(ada, simple())).status).toBe(200)
  })

  it('[MDL-03 c] a model the plan may not use, or that does not exist, is refused', async () => {
    const ada = await signUp(server.url)
    for (const mv of ['arioso-v4-5', 'no-such-model']) {
      expect(await generate(ada, simple({ mv }))).toMatchObject({ status: 403, body: { code: 'MODEL_NOT_ALLOWED' } })
    }
    await expectNothingHappened(ada)
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    expect((await generate(ada, simple({ mv: 'arioso-v4-5' }))).status).toBe(200)
  })

  it.each([
    ['a long title', simple({ title: 'x'.repeat(81) }), 'TITLE_TOO_LONG', '80'],
    ['long lyrics', custom({ prompt: 'x'.repeat(3001) }), 'LYRICS_TOO_LONG', '3000'],
    ['a long style', custom({ tags: 'x'.repeat(201) }), 'STYLE_TOO_LONG', '200'],
    ['a long exclusion', custom({ tags: 'jazz', negative_tags: 'x'.repeat(201) }), 'STYLE_TOO_LONG', '200'],
    ['a long description', simple({ gpt_description_prompt: 'x'.repeat(501) }), 'DESCRIPTION_TOO_LONG', '500'],
    ['a blank description', simple({ gpt_description_prompt: ' \n ' }), 'PROMPT_MISSING', 'Describe'],
    ['an empty custom form', custom(), 'PROMPT_MISSING', 'Describe'],
  ])('[CRE-25 c] %s is refused with its limit and costs nothing', async (_, body, code, text) => {
    const ada = await signUp(server.url)
    const answer = await generate(ada, body)
    expect(answer).toMatchObject({ status: 422, body: { code } })
    expect(answer.body['message']).toContain(text)
    await expectNothingHappened(ada)
  })

  it('a wish in a language nobody here writes costs nothing and says so; without words it is played', async () => {
    const ada = await signUp(server.url)
    const wish = { gpt_description_prompt: 'una canción sobre el mar para mi madre' }
    expect(await generate(ada, simple(wish))).toMatchObject({ status: 422, body: { code: 'LYRICS_ENGLISH_ONLY' } })
    await expectNothingHappened(ada)
    expect((await generate(ada, simple({ ...wish, make_instrumental: true }))).status).toBe(200)
  })

  it('own lyrics need the accepted terms', async () => {
    const ada = await signUp(server.url)
    const body = custom({ prompt: '[Verse]\nOver the sea', tags: 'waltz', title: 'Sea' })
    expect(await generate(ada, body)).toMatchObject({ status: 403, body: { code: 'CUSTOM_TERMS_REQUIRED' } })
    await expectNothingHappened(ada)
    expect((await ada.post('/api/user/tos_acceptance')).body).toEqual({ has_accepted_custom_mode_tos: true })
    expect((await ada.get('/api/session/')).body).toMatchObject({ roles: { has_accepted_custom_mode_tos: true } })
    const [made] = clipsOf(await generate(ada, body))
    expect(made).toMatchObject({ title: 'Sea', metadata: { prompt: '[Verse]\nOver the sea', tags: 'waltz' } })
  })

  it('excluding styles needs a plan that has it', async () => {
    const ada = await signUp(server.url)
    const body = custom({ tags: 'waltz', negative_tags: 'trumpet' })
    expect(await generate(ada, body)).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN' } })
    await expectNothingHappened(ada)
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    expect(clipsOf(await generate(ada, body))[0]?.metadata.negative_tags).toBe('trumpet')
  })

  it('a task without the song it starts from is refused', async () => {
    const ada = await signUp(server.url)
    const answer = await generate(ada, custom({ tags: 'folk', task: 'cover' }))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'FIELDS_INVALID', fields: { task: expect.any(String) } },
    })
    await expectNothingHappened(ada)
  })

  it('[CRE-25 d] a source song one may not hear does not exist', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const hidden = await insertClip(server.storage, bo.id)
    const fields = ['continue_clip_id', 'cover_clip_id', 'artist_clip_id', 'speed_clip_id', 'infill_clip_id']
    const requests = [...fields.map((field) => ({ [field]: hidden.id })), { playlist_clip_ids: [hidden.id] }]
    for (const changes of [...requests, { cover_clip_id: randomUUID() }]) {
      expect(await generate(ada, simple(changes))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    await expectNothingHappened(ada)
  })

  it('what was set by hand is kept with the clips and shown', async () => {
    const ada = await signUp(server.url)
    const metadata = {
      create_mode: 'custom',
      seed: 12,
      vocal_gender: 'f',
      tempo_bpm: 97.5,
      key: ' F# minor ',
      lyrics_model: 'remi',
      plan: { sections: [{ kind: 'verse', bars: 8, energy: 0.4, chords: 'Am F' }] },
      control_sliders: { weirdness_constraint: 0.9, style_weight: 0.1, audio_weight: 0.4 },
    }
    const answer = await generate(ada, custom({ tags: 'waltz', metadata }))
    for (const made of clipsOf(answer)) {
      expect(made.metadata).toMatchObject({ tempo_bpm: 97.5, key: 'F# minor', plan: metadata.plan })
      expect((await server.storage.clips.find(made.id))?.controls).toEqual({
        voice: 'female',
        tempoBpm: 97.5,
        key: 'F# minor',
        lyricsModel: 'remi',
        plan: metadata.plan,
        weirdness: 0.9,
        styleStrength: 0.1,
        audioStrength: 0.4,
      })
    }
    expect(clipsOf(answer).map((made) => made.metadata.seed)).toEqual([12, 13])
  })

  it.each([
    ['a key that is none', { key: 'H minor' }, 'metadata.key'],
    ['a tempo nobody can play', { tempo_bpm: 900 }, 'metadata.tempo_bpm'],
    ['a slider beyond its end', { control_sliders: { style_weight: 1.1 } }, 'metadata.control_sliders.style_weight'],
    ['a voice that is none', { vocal_gender: 'x' }, 'metadata.vocal_gender'],
    ['a plan without sections', { plan: { sections: [] } }, 'metadata.plan.sections'],
    [
      'a chord that is none',
      { plan: { sections: [{ kind: 'verse', bars: 8, chords: 'Am H7' }] } },
      'metadata.plan.sections.0.chords',
    ],
  ])('[CRE-25 c] %s is refused by name', async (_, changes, field) => {
    const ada = await signUp(server.url)
    const answer = await generate(ada, simple({ metadata: { create_mode: 'simple', ...changes } }))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'FIELDS_INVALID', fields: { [field]: expect.any(String) } },
    })
    await expectNothingHappened(ada)
  })

  it('Chameleon Mode feeds in what the person likes, plays and makes, and only then', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    await insertClip(server.storage, ada.id, { style: 'smoky jazz' })
    await insertClip(server.storage, ada.id, { style: 'thrown away', isTrashed: true })
    const played = await insertClip(server.storage, bo.id, { style: 'bossa nova, flute', isPublic: true })
    await insertClip(server.storage, bo.id, { style: 'never heard', isPublic: true })
    const liked = await insertClip(server.storage, bo.id, { style: 'deep house', isPublic: true })
    const disliked = await insertClip(server.storage, bo.id, { style: 'loud metal', isPublic: true })
    for (const { id } of [played, disliked])
      await ada.post(`/api/gen/${id}/increment_play_count/v2`, { played_seconds: 30 })
    await ada.post(`/api/gen/${liked.id}/update_reaction_type/`, { reaction: 'LIKE' })
    await ada.post(`/api/gen/${disliked.id}/update_reaction_type/`, { reaction: 'DISLIKE' })
    const asked = async (use_personalization: boolean) => {
      const answer = await generate(ada, simple({ metadata: { create_mode: 'simple', use_personalization } }))
      return (await server.storage.clips.find(clipsOf(answer)[0]?.id ?? ''))?.controls.likedStyles
    }
    expect(await asked(true)).toEqual(['deep house', 'bossa nova, flute', 'smoky jazz'])
    expect(await asked(false)).toBeUndefined()
  })

  it.each([
    ['gpt_description_prompt', simple({ gpt_description_prompt: 'k i l l all the jews' })],
    ['prompt', custom({ prompt: '[Verse]\nkys' })],
    ['tags', custom({ tags: 'lolicon pop' })],
    ['title', custom({ tags: 'pop', title: 'Kill Yourself' })],
  ])('words nobody should sing in %s are refused by name and cost nothing', async (field, body) => {
    const ada = await signUp(server.url)
    await ada.post('/api/user/tos_acceptance')
    const answer = await generate(ada, body)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'CONTENT_REFUSED', fields: { [field]: expect.any(String) } },
    })
    await expectNothingHappened(ada)
  })

  it('a session that ran out makes nothing', async () => {
    const ada = await signUp(server.url)
    for (const [name] of ada.cookies) ada.cookies.set(name, 'expired')
    expect(await generate(ada, simple())).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REQUIRED' } })
    expect((await server.storage.clips.listByUser(ada.id, { cursor: null, limit: 10 })).clips).toEqual([])
  })

  it('pictures become a song for its usual price, where plan and gate allow it', async () => {
    const ada = await signUp(server.url)
    const body = simple({
      generation_type: 'IMAGE',
      gpt_description_prompt: '',
      user_uploaded_images_b64: [pngBase64([200, 220, 240], [25, 90, 150])],
    })
    expect(await generate(ada, body)).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN' } })
    await expectNothingHappened(ada)
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const zipped = { ...body, user_uploaded_images_b64: [ZIP_BASE64] }
    expect(await generate(ada, zipped)).toMatchObject({ status: 422, body: { code: 'IMAGE_INVALID' } })
    await expectNothingHappened(ada)
    const [made] = clipsOf(await generate(ada, body))
    expect(made?.metadata.gpt_description_prompt).toMatch(/sea|waves|water/)
    expect(made?.metadata.tags).not.toBe('')
    expect(await server.storage.credits.balance(ada.id)).toMatchObject({ reserved: 10 })
  })

  it('[CRE-25 d] a foreign or unknown workspace is not found and nothing is made', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const foreign = (await server.storage.workspaces.ensureDefault(bo.id)).id
    for (const project_id of [foreign, randomUUID(), 'nonsense']) {
      expect(await generate(ada, simple({ project_id }))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    await expectNothingHappened(ada)
  })

  it('[CRE-25 c] malformed requests get a 4xx with a code and leave every row unchanged', async () => {
    const ada = await signUp(server.url)
    const bodies: [unknown, string][] = [
      [{}, 'FIELDS_INVALID'],
      [[], 'FIELDS_INVALID'],
      [null, 'FIELDS_INVALID'],
      ['text', 'FIELDS_INVALID'],
      [simple({ transaction_uuid: 'not-a-uuid' }), 'FIELDS_INVALID'],
      [simple({ mv: 7 }), 'FIELDS_INVALID'],
      [simple({ metadata: { create_mode: 'other' } }), 'FIELDS_INVALID'],
      [simple({ metadata: { create_mode: 'simple', seed: -1 } }), 'FIELDS_INVALID'],
      [simple({ make_instrumental: 'yes' }), 'FIELDS_INVALID'],
      [simple({ title: 'nul \u0000 inside' }), 'BODY_UNREADABLE'],
    ]
    for (const [body, code] of bodies) {
      const answer = await generate(ada, body)
      expect(answer.body).toMatchObject({ code })
      expect(answer.status).toBe(code === 'FIELDS_INVALID' ? 422 : 400)
    }
    const invalid = await generate(ada, simple({ metadata: { create_mode: 'simple', seed: 1.5 } }))
    expect(Object.keys(invalid.body['fields'] as object)).toEqual(['metadata.seed'])
    await expectNothingHappened(ada)
  })

  it('a failed clip can be tried once more for its price, but no other clip can', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const [id = '', other = ''] = idsOf(await generate(ada, simple()))
    expect(await ada.post(`/api/generate/retry/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'CLIP_NOT_FAILED' },
    })

    await server.storage.credits.refundFor({ userId: ada.id, id, attempt: 1 })
    await finish([id], { jobState: 'failed', jobErrorCode: 'GENERATION_FAILED', refundCredits: true })
    await finish([other], { jobState: 'completed', status: 'complete' })
    expect((await bo.post(`/api/generate/retry/${id}`)).status).toBe(404)
    expect((await ada.post(`/api/generate/retry/${randomUUID()}`)).status).toBe(404)

    const answers = await Promise.all([1, 2, 3].map(() => ada.post(`/api/generate/retry/${id}`)))
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 })
    expect(answers.find((answer) => answer.status === 200)?.body).toMatchObject({
      status: 'queued',
      job: { state: 'waiting', error_code: null },
      metadata: { refund_credits: false },
    })
    expect(await server.storage.credits.balance(ada.id)).toEqual({ available: 40, reserved: 10 })
    expect((await server.storage.clips.find(id))?.attempt).toBe(2)
  })
})

describe('generate and the queue', () => {
  it('the band gets one job for each clip', async () => {
    const own = await startTestServer()
    try {
      const jobs: GenerateSongJob[] = []
      const arrived = Promise.withResolvers<void>()
      await own.storage.queue.work<GenerateSongJob>(JOB_QUEUES.generateSong, { concurrency: 2 }, async (job) => {
        jobs.push(job.data)
        if (jobs.length === 2) arrived.resolve()
      })
      const ids = idsOf(await generate(await signUp(own.url), simple()))
      await arrived.promise
      expect(jobs.map((job) => job.clip_id).toSorted()).toEqual(ids.toSorted())
      expect(jobs.map((job) => job.attempt)).toEqual([1, 1])
      await own.storage.queue.stop()
    } finally {
      await own.close()
    }
  })

  it('when the queue refuses the job, no clip and no reservation stays behind', async () => {
    const refuse = async () => {
      throw new Error('queue is down: secret detail')
    }
    const wrap = (storage: Storage): Storage => ({
      ...storage,
      transaction: (work) => storage.transaction((parts) => work({ ...parts, jobs: { send: refuse } })),
    })
    const own = await startTestServer({ wrap })
    try {
      const ada = await signUp(own.url)
      const answer = await generate(ada, simple())
      expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
      expect(JSON.stringify(answer.body)).not.toContain('secret detail')
      expect(answer.body['request_id']).toBe(answer.headers.get('x-request-id'))
      expect(await own.storage.credits.balance(ada.id)).toEqual({ available: 50, reserved: 0 })
      expect((await own.storage.clips.listByUser(ada.id, { cursor: null, limit: 5 })).clips).toEqual([])
    } finally {
      await own.close()
    }
  })
})

describe('what the composer would choose', () => {
  it('comes before a song is asked for: sections, chords, tempo and key of the words and the style, for nothing', async () => {
    const ada = await signUp(server.url)
    const wish = {
      tags: 'slow waltz',
      prompt: '[Verse]\nRain on the roof\n\n[Chorus]\nOh the rain',
      seed: 5,
      tempo_bpm: 90,
    }
    const { status, body } = await ada.post('/api/generate/plan', { ...wish, key: 'A minor' })
    expect({ status, body }).toMatchObject({ status: 200, body: { tempo_bpm: 90, key: 'A minor' } })
    const { sections } = calls.suggestPlan.reply.parse(body)
    expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['verse', 'chorus']))
    expect(sections.every(({ chords }) => chords !== '')).toBe(true)
    expect(await server.storage.credits.balance(ada.id)).toMatchObject({ reserved: 0 })
  })
})

describe('fuller styles', () => {
  const upsample = (member: Member, body: unknown): Promise<Answer> => member.post('/api/generate/upsample-tags', body)

  it('[CRE-23] a short style becomes a rich one, as long as the model allows, for nothing', async () => {
    const ada = await signUp(server.url)
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const { body } = await upsample(ada, { original_tags: 'sad piano', mv: 'arioso-v4-5' })
    expect(body['upsampled_tags']).toMatch(/^sad piano, .+, .+, .+/)
    expect(String(body['upsampled_tags']).length).toBeLessThanOrEqual(1000)
    expect(await server.storage.credits.balance(ada.id)).toMatchObject({ reserved: 0 })
  })

  it('[CRE-23] needs the plan, a model it may use and that has room for it, and something to start from', async () => {
    const ada = await signUp(server.url)
    expect(await upsample(ada, { original_tags: 'jazz' })).toMatchObject({
      status: 403,
      body: { code: 'FEATURE_NOT_IN_PLAN' },
    })
    await server.storage.users.update(ada.id, { planKey: 'pro' })
    const mv = 'arioso-v4-5'
    const refusals: [unknown, number, string][] = [
      [{ original_tags: 'jazz', mv: 'no-such-model' }, 403, 'MODEL_NOT_ALLOWED'],
      [{ original_tags: 'jazz', mv: 'arioso-v3-5' }, 422, 'MODEL_CANNOT'],
      [{ original_tags: ' ', mv }, 422, 'FIELDS_INVALID'],
      [{ original_tags: 'x'.repeat(1001), mv }, 422, 'FIELDS_INVALID'],
      [{ original_tags: 'kys', mv }, 422, 'CONTENT_REFUSED'],
    ]
    for (const [body, status, code] of refusals) {
      expect(await upsample(ada, body)).toMatchObject({ status, body: { code } })
    }
  })
})
