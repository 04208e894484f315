import { z } from 'zod'
import { createOutside, type Outside, type OutsideCall } from './createOutside.ts'
import type { NoteCall } from './createRecord.ts'
import { OutsideError } from './OutsideError.ts'

export type ChatEndpoint = { url: string; model: string; key?: string | undefined }

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: unknown }

type ChatQuestion = { model: string; messages: readonly ChatMessage[]; seed?: number }

const reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

export function openChat(name: string, { url, key }: ChatEndpoint, note?: NoteCall): Outside {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return createOutside({ name, baseUrl: url, headers, note })
}

/** One question to an OpenAI-compatible endpoint. Back comes what it said, which should be a JSON object and need not be one. */
export async function completeChat(
  chat: Outside,
  question: ChatQuestion,
  call: Pick<OutsideCall, 'timeoutMs' | 'tries' | 'signal'>,
): Promise<string> {
  const json = { ...question, response_format: { type: 'json_object' } }
  const response = await chat.ask('/chat/completions', { ...call, json })
  const read = reply.safeParse(await response.json())
  if (!read.success) throw new OutsideError('failed', `${chat.name} answered without words`)
  return read.data.choices[0]?.message.content ?? ''
}
