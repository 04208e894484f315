import { z } from 'zod'
import { createOutside, type Outside } from '../outside/index.ts'
import { readFencedJson } from '../outside/readFencedJson.ts'

export type ChatEndpoint = { url: string; model: string; key?: string | undefined }

const reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

const TRIES = 2

export function openChat({ url, key }: ChatEndpoint): Outside {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return createOutside({ name: 'the writer', baseUrl: url, headers })
}

type Question = { system: string; prompt: string; seed: number; limitMs: number; signal: AbortSignal }

// One question to an OpenAI-compatible /chat/completions, one JSON object back.
export async function askChat(outside: Outside, model: string, question: Question): Promise<unknown> {
  const response = await outside.ask('/chat/completions', {
    json: {
      model,
      seed: question.seed,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: question.system },
        { role: 'user', content: question.prompt },
      ],
    },
    timeoutMs: question.limitMs,
    tries: TRIES,
    signal: question.signal,
  })
  const { choices } = reply.parse(await response.json())
  return readFencedJson(choices[0]?.message.content ?? '')
}
