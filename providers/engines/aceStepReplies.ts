// What ACE-Step 1.5's REST server answers. Builds differ: a rich reply and a slim one, numbers that may be the text "N/A",
// so everything but what cannot be done without may be missing.
import { z } from 'zod'
import { OutsideError } from '../outside/index.ts'

const envelope = z.object({ data: z.unknown(), code: z.number().optional(), error: z.string().nullish() })

export const submitted = z.object({ task_id: z.string().min(1) })

export const polled = z.array(
  z.object({
    task_id: z.string(),
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    result: z.string().nullish(),
    progress_text: z.string().nullish(),
  }),
)

export type Polled = z.infer<typeof polled>[number]

const take = z.object({
  file: z.string().nullish(),
  progress: z.number().nullish(),
  error: z.string().nullish(),
  prompt: z.string().nullish(),
  lyrics: z.string().nullish(),
})

export type Take = z.infer<typeof take>

export const health = z.object({
  status: z.string().optional(),
  models_initialized: z.boolean().optional(),
  llm_initialized: z.boolean().optional(),
  loaded_model: z.string().nullish(),
})

export const stats = z.object({ jobs: z.object({ queued: z.number(), running: z.number() }) })

export const inventory = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      is_default: z.boolean().optional(),
      is_loaded: z.boolean().optional(),
      supported_task_types: z.array(z.string()).optional(),
    }),
  ),
  llm_initialized: z.boolean().optional(),
})

// Failures come in two layers: some are HTTP 200 with another code inside and no data.
export async function readData<S extends z.ZodType>(name: string, response: Response, shape: S): Promise<z.output<S>> {
  const body = envelope.safeParse(await response.json().catch(() => undefined))
  if (!body.success) throw new OutsideError('failed', `${name} answered something that is no reply`)
  const { data, code = 200, error } = body.data
  if (code !== 200 || data === null || data === undefined)
    throw new OutsideError('failed', `${name} answered ${code}: ${(error ?? 'no data').slice(0, 200)}`, code)
  const parsed = shape.safeParse(data)
  if (!parsed.success) throw new OutsideError('failed', `${name} answered another shape than documented`)
  return parsed.data
}

// The result is a JSON text of an array, one element a take; unknown ids have an empty one.
export function firstTake({ result }: Polled): Take | undefined {
  if (result === null || result === undefined || result === '') return undefined
  try {
    return z.array(take).parse(JSON.parse(result))[0]
  } catch {
    return undefined
  }
}
