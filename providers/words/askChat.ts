import { z } from 'zod'
import { readFencedJson } from '../outside/readFencedJson.ts'

export type ChatEndpoint = { url: string; model: string; key?: string | undefined }

const reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

// One question to an OpenAI-compatible /chat/completions, one JSON object back.
export async function askChat(
  endpoint: ChatEndpoint,
  question: { system: string; prompt: string; seed: number; signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(`${endpoint.url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(endpoint.key !== undefined && { authorization: `Bearer ${endpoint.key}` }),
    },
    body: JSON.stringify({
      model: endpoint.model,
      seed: question.seed,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: question.system },
        { role: 'user', content: question.prompt },
      ],
    }),
    signal: question.signal,
  })
  if (!response.ok) throw new Error(`the writer answered ${response.status}`)
  const { choices } = reply.parse(await response.json())
  return readFencedJson(choices[0]?.message.content ?? '')
}
