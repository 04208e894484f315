import { randomUUID } from 'node:crypto'
import { calls, type AnyCall } from '@arioso/contract'
import { openEverythingReader, type EverythingReader } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { insertClip } from '../../testing/insertClip.ts'
import { jsonSchemaOf, sampleOf } from '../../testing/sampleOf.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

type Question = { what: string; path: string; body?: string; type?: string }

const WRONG_VALUES = [
  null,
  -1.5,
  1e300,
  true,
  '',
  ' ',
  'x'.repeat(60_000),
  "'; drop table clips; --",
  [],
  [[]],
  {},
  [''],
]
const VALUES_A_FIELD = 3
const WRONG_BODIES = [null, 7, 'a text', [], [{}], true]
const WRONG_PARAMS = ['not-an-id', '%00', "'%20or%201=1", 'x'.repeat(2000), '..%2f..%2fsecret', '-1']

let server: TestServer
let ada: Member
let foreignId: string
let reader: EverythingReader
let everything: Map<string, string>
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
  const bo = await signUp(server.url)
  foreignId = (await insertClip(server.storage, bo.id)).id
  for (const person of [ada, bo]) await person.get('/api/session/')
  reader = await openEverythingReader(server.storage.databaseUrl)
  everything = await reader.read()
})
afterAll(async () => {
  await reader.close()
  await server.close()
})

const refuses = (schema: z.ZodType, value: unknown) => !schema.safeParse(value).success

function pathOf(call: AnyCall, replaced: Record<string, string> = {}): string {
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => replaced[name] ?? randomUUID())
}

function listParamQuestions(call: AnyCall): Question[] {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const body = call.body && JSON.stringify(sampleOf(jsonSchemaOf(call.body)))
  return names.flatMap((name) =>
    WRONG_PARAMS.filter((value) => call.params && refuses(call.params, { [name]: decodeURIComponent(value) })).map(
      (value) => ({
        what: `${name} ${value.slice(0, 20)}`,
        path: pathOf(call, { [name]: value }),
        ...(body && { body }),
      }),
    ),
  )
}

// The body with one field of it, however deep, made wrong. Every field gets three of the wrong values that are refused, each
// field other ones: what is asked is whether the call looks at that field at all.
function listWrongFields(schema: z.ZodType): { what: string; value: unknown }[] {
  const whole = sampleOf(jsonSchemaOf(schema))
  return listPlaces(whole).flatMap((place, at) => {
    const wrong = WRONG_VALUES.map((value) => ({
      what: `${place.join('.')} as ${JSON.stringify(value).slice(0, 20)}`,
      value: replaceAt(whole, place, value),
    })).filter(({ value }) => refuses(schema, value))
    return wrong.filter((_, i) => (i + wrong.length - (at % wrong.length)) % wrong.length < VALUES_A_FIELD)
  })
}

function listPlaces(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [[...above, name], ...listPlaces(inner, [...above, name])])
}

function replaceAt(whole: unknown, [name = '', ...deeper]: string[], value: unknown): unknown {
  const object = whole as Record<string, unknown>
  return { ...object, [name]: deeper.length === 0 ? value : replaceAt(object[name], deeper, value) }
}

function listBodyQuestions(call: AnyCall): Question[] {
  const { body: schema } = call
  if (schema === undefined) return []
  const path = pathOf(call)
  const bodies = WRONG_BODIES.filter((body) => refuses(schema, body)).map((value) => ({ what: 'body', value }))
  const wrong = [...bodies, ...listWrongFields(schema)].map(({ what, value }) => ({
    what,
    path,
    body: JSON.stringify(value),
  }))
  return [
    { what: 'cut off', path, body: '{"a": [1, ' },
    { what: 'a NUL', path, body: String.raw`{"a":"\u0000"}` },
    { what: 'not JSON at all', path, body: '<xml/>', type: 'text/xml' },
    { what: 'more than a megabyte', path, body: JSON.stringify({ a: 'x'.repeat(1_100_000) }) },
    ...wrong,
  ]
}

function listQueryQuestions(call: AnyCall): Question[] {
  const { query: schema } = call
  if (schema === undefined) return []
  const texts = ['', 'x'.repeat(3000), '-1', '1e300', 'NaN', 'null', '[]', "'; drop table clips; --"]
  const whole = sampleOf(jsonSchemaOf(schema)) as Record<string, unknown>
  return Object.keys(whole).flatMap((name) =>
    texts
      .map((text) => ({
        ...Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, String(value)])),
        [name]: text,
      }))
      .filter((query) => refuses(schema, query))
      .map((query) => ({
        what: `${name} ${query[name]?.slice(0, 20)}`,
        path: `${pathOf(call)}?${new URLSearchParams(query)}`,
      })),
  )
}

async function ask(call: AnyCall, { path, body, type = 'application/json' }: Question) {
  const init = body === undefined || call.method === 'GET' ? {} : { body, headers: { 'content-type': type } }
  const reply = await ada.fetch(path, { method: call.method, ...init })
  const text = await reply.text()
  return { status: reply.status, code: /^\{"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 100) }
}

const everyCall = Object.entries<AnyCall>(calls).map(([name, call]) => ({ name, call }))

describe('[API-04 a] what cannot be understood', () => {
  it.each(everyCall)('$name: is refused with a code, and changes nothing', async ({ call }) => {
    const questions = [...listParamQuestions(call), ...listBodyQuestions(call), ...listQueryQuestions(call)]
    const surprising: string[] = []
    for (const question of questions) {
      const { status, code } = await ask(call, question)
      if (status < 400 || status >= 500 || !/^[A-Z_]+$/.test(code))
        surprising.push(`${question.what}: ${status} ${code}`)
    }
    expect(surprising).toEqual([])
    expect(await reader.read()).toEqual(everything)
  })
})

// Marks what is one's own among ids, and passes over the rest.
const PASSES_OVER = new Set(['readNotifications'])

const withId = everyCall.filter(({ name, call }) => {
  const texts = [call.params, call.query, call.body].map((schema) => schema && JSON.stringify(jsonSchemaOf(schema)))
  return texts.some((text) => text?.includes('"format":"uuid"')) && !PASSES_OVER.has(name)
})

describe('[API-04 b] the id of somebody else’s song', () => {
  it.each(withId)('$name: is refused with a code, and changes nothing', async ({ call }) => {
    const put = (schema: z.ZodType | undefined) =>
      schema && (JSON.parse(JSON.stringify(sampleOf(jsonSchemaOf(schema))).replaceAll(UUID, foreignId)) as object)
    const params = (put(call.params) ?? {}) as Record<string, string>
    const query = put(call.query)
    const address = query === undefined ? '' : `?${new URLSearchParams(toTexts(query))}`
    const body = put(call.body)
    const question = {
      what: '',
      path: `${pathOf(call, params)}${address}`,
      ...(body && { body: JSON.stringify(body) }),
    }
    const { status, code } = await ask(call, question)
    expect(`${status} ${code}`).toMatch(/^4\d\d [A-Z_]+$/)
    expect(await reader.read()).toEqual(everything)
  })
})

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

function toTexts(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
}
