import { AVATAR_MAX_BYTES } from '@arioso/contract'
import { z } from 'zod'
import { createOutside, OutsideError, type DoorFacts, type NoteCall, type Outside } from '../outside/index.ts'
import { readPictureHeader } from './readPictureHeader.ts'

export type PainterKind = 'openai' | 'automatic1111'
export type PainterEndpoint = {
  kind: PainterKind
  url: string
  key?: string | undefined
  model?: string | undefined
}
export type Painter = {
  readonly name: string
  paint(prompt: string, seed: number): Promise<Uint8Array>
  facts(): DoorFacts
}

// Somebody looks at a spinner meanwhile.
const PICTURE_MS = 45_000
const OPENAI_SIZE = '1024x1024'
const AUTOMATIC_PIXELS = 768
const AUTOMATIC_STEPS = 25
const AUTOMATIC_SEEDS = 2 ** 32

const openaiReply = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) })
const automaticReply = z.object({ images: z.array(z.string()).min(1) })

/** A machine that paints what it is told: a text goes in, a square PNG comes out, or an OutsideError says why not. */
export function createPainter(endpoint: PainterEndpoint, note?: NoteCall): Painter {
  const name = endpoint.kind === 'openai' ? (endpoint.model ?? 'pictures') : 'Automatic1111'
  const outside = createOutside({ name, baseUrl: endpoint.url, headers: headersFor(endpoint), note })
  const ask = endpoint.kind === 'openai' ? askOpenai : askAutomatic
  return {
    name,
    async paint(prompt, seed) {
      const picture = Buffer.from(await ask(outside, endpoint, { prompt, seed }), 'base64')
      return requireSquarePng(name, new Uint8Array(picture))
    },
    facts: () => outside.facts(),
  }
}

// Automatic1111's --api-auth is a name and a password; everybody else takes a bearer token.
function headersFor({ kind, key }: PainterEndpoint): Record<string, string> {
  if (key === undefined) return {}
  const given = kind === 'openai' ? `Bearer ${key}` : `Basic ${Buffer.from(key).toString('base64')}`
  return { authorization: given }
}

type Wish = { prompt: string; seed: number }

async function askOpenai(outside: Outside, { model }: PainterEndpoint, { prompt }: Wish): Promise<string> {
  // OpenAI's newer models always answer with the picture itself and refuse to be told so; all others answer with an address
  // on some other host unless they are.
  const format = model?.startsWith('gpt-image') === true ? {} : { response_format: 'b64_json' }
  const json = { ...(model !== undefined && { model }), prompt, n: 1, size: OPENAI_SIZE, ...format }
  const response = await outside.ask('/images/generations', { json, timeoutMs: PICTURE_MS })
  const [first] = readReply(outside, openaiReply, await response.json()).data
  return first?.b64_json ?? ''
}

async function askAutomatic(outside: Outside, { model }: PainterEndpoint, { prompt, seed }: Wish): Promise<string> {
  const size = { width: AUTOMATIC_PIXELS, height: AUTOMATIC_PIXELS, steps: AUTOMATIC_STEPS }
  const chosen = model === undefined ? {} : { override_settings: { sd_model_checkpoint: model } }
  const json = { prompt, seed: seed % AUTOMATIC_SEEDS, batch_size: 1, n_iter: 1, ...size, ...chosen }
  const response = await outside.ask('/sdapi/v1/txt2img', { json, timeoutMs: PICTURE_MS })
  const [first = ''] = readReply(outside, automaticReply, await response.json()).images
  // Some versions put the kind of picture before it.
  return first.slice(first.indexOf(',') + 1)
}

function readReply<S extends z.ZodType>({ name }: Outside, shape: S, reply: unknown): z.output<S> {
  const read = shape.safeParse(reply)
  if (!read.success) throw new OutsideError('failed', `${name} answered without a picture`)
  return read.data
}

function requireSquarePng(name: string, bytes: Uint8Array): Uint8Array {
  const header = readPictureHeader(bytes)
  const isSquare = header !== undefined && header.width === header.height && header.width > 0
  if (header?.kind === 'png' && isSquare && bytes.length <= AVATAR_MAX_BYTES) return bytes
  throw new OutsideError('failed', `${name} answered something that is no square PNG of at most 10 MB`)
}
