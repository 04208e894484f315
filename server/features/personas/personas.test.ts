import { calls, type Persona } from '@arioso/contract'
import { clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let ada: Member
let bo: Member
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
  bo = await signUp(server.url)
  await server.storage.users.update(ada.id, { planKey: 'pro' })
})
afterAll(() => server.close())

async function create(changes: object = {}): Promise<Persona> {
  const { id } = await insertClip(server.storage, ada.id)
  const body = { root_clip_id: id, name: 'Harbour girl', description: '', image_s3_id: null, is_public: true }
  const answer = await ada.post('/api/persona/create/', { ...body, user_input_styles: '', ...changes })
  return calls.createPersona.reply.parse(answer.body)
}

const namesOf = async (who: Member, path: string): Promise<string[]> =>
  calls.listPersonas.reply.parse((await who.get(path)).body).personas.map(({ id }) => id)

describe('a persona', () => {
  it('[REM-10 a d e] takes its style from its song, and is listed, found, edited, loved and trashed', async () => {
    const persona = await create()
    expect(persona).toMatchObject({ user_input_styles: 'slow waltz', is_owned: true, is_loved: false, clip_count: 0 })
    expect(await namesOf(ada, '/api/persona/get-personas/')).toContain(persona.id)
    const edited = await ada.put(`/api/persona/edit-persona/${persona.id}/`, { name: 'Sailor' })
    expect(edited.body).toMatchObject({ name: 'Sailor', user_input_styles: 'slow waltz' })
    expect((await bo.post(`/api/persona/${persona.id}/toggle_love/`)).body).toMatchObject({ is_loved: true })
    expect(await namesOf(bo, '/api/persona/get-loved-personas/')).toEqual([persona.id])
    const search = async (who: Member) =>
      calls.search.reply.parse((await who.post('/api/search/', { query: 'sail', tab: 'personas' })).body).personas
    expect((await search(bo)).map(({ id }) => id)).toEqual([persona.id])
    await ada.put(`/api/persona/trash-persona/${persona.id}/`)
    expect(await search(ada)).toEqual([])
    expect(await namesOf(ada, '/api/persona/get-personas/')).not.toContain(persona.id)
    expect(await namesOf(bo, '/api/persona/get-loved-personas/')).toEqual([])
    await ada.put(`/api/persona/trash-persona/${persona.id}/?undo=true`)
    expect(await namesOf(ada, '/api/persona/get-personas/')).toContain(persona.id)
  })

  it('[REM-10 b] has the voice of whoever sings most in the seconds it is made of', async () => {
    const { id } = await insertClip(server.storage, ada.id)
    const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
    const lines = [{}, { singer: 'baritone' }, {}]
    const score = { tempoBpm: 90, meter: { beats: 4, unit: 4 }, lengthBeats: 64, sections: [] }
    await server.storage.files.write(clipFiles(id).score, json({ ...score, voice: { singer: 'alto', lines } }))
    const sung = [0, 1, 1, 2].map((line, at) => ({ word: 'oh', line, section: 0, start_s: at * 4, end_s: at * 4 + 3 }))
    const words = sung.map((word) => ({ ...word, success: true, p_align: 1 }))
    await server.storage.files.write(clipFiles(id).words, json(words))
    const singerIn = async (vocal_start_s: number | null, vocal_end_s: number | null) => {
      const persona = await create({ root_clip_id: id, vocal_start_s, vocal_end_s })
      return (await server.storage.personas.find(persona.id, ada.id))?.singer
    }
    expect(await singerIn(null, null)).toBe('alto')
    expect(await singerIn(2, 12)).toBe('baritone')
    expect(await singerIn(11, null)).toBe('alto')
    const backwards = { root_clip_id: id, name: 'Me', description: '', image_s3_id: null, is_public: false }
    const span = { user_input_styles: '', vocal_start_s: 9, vocal_end_s: 9 }
    expect(await ada.post('/api/persona/create/', { ...backwards, ...span })).toMatchObject({ status: 422 })
  })

  it('tells which songs it sings, to those who may hear them', async () => {
    const persona = await create()
    const song = await insertClip(server.storage, ada.id, { personaId: persona.id })
    const seen = (await ada.get(`/api/persona/get-persona-paginated/${persona.id}/`)).body
    expect(calls.getPersona.reply.parse(seen).persona.persona_clips.map(({ id }) => id)).toEqual([song.id])
    const others = (await bo.get(`/api/persona/get-persona-paginated/${persona.id}/`)).body
    expect(calls.getPersona.reply.parse(others).persona.persona_clips).toEqual([])
  })

  it('a private one is its owner’s alone, and only the owner changes any', async () => {
    const hidden = await create({ is_public: false })
    expect((await bo.get(`/api/persona/get-persona-paginated/${hidden.id}/`)).status).toBe(404)
    expect((await bo.post(`/api/persona/${hidden.id}/toggle_love/`)).status).toBe(404)
    const open = await create()
    expect((await bo.put(`/api/persona/edit-persona/${open.id}/`, { name: 'Mine' })).status).toBe(404)
    expect((await bo.put(`/api/persona/trash-persona/${open.id}/`)).status).toBe(404)
  })

  it('needs a name, a plan that has it, and a song of one’s own', async () => {
    const { id } = await insertClip(server.storage, bo.id)
    const body = {
      root_clip_id: id,
      name: 'Me',
      description: '',
      image_s3_id: null,
      is_public: false,
      user_input_styles: '',
    }
    expect(await bo.post('/api/persona/create/', body)).toMatchObject({ status: 403 })
    expect(await ada.post('/api/persona/create/', body)).toMatchObject({ status: 404 })
    expect(await bo.post('/api/persona/create/', { ...body, name: ' ' })).toMatchObject({ status: 422 })
  })
})
