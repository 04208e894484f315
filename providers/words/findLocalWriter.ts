import { z } from 'zod'
import type { ChatEndpoint } from '../outside/completeChat.ts'

// Where Ollama, llama.cpp and LM Studio listen unless told otherwise.
const PORTS = [11_434, 8080, 1234] as const
const PROBE_MS = 400

const modelList = z.object({ data: z.array(z.object({ id: z.string() })).min(1) })
const NOT_A_WRITER = /embed|rerank|whisper|clip|vision-only|tts/i

async function probe(url: string): Promise<ChatEndpoint | undefined> {
  // Nobody listens there, or somebody who speaks another language: both are usual and nobody's problem.
  const answer: unknown = await fetch(`${url}/models`, { signal: AbortSignal.timeout(PROBE_MS), redirect: 'error' })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  const models = modelList.safeParse(answer)
  const model = models.data?.data.find(({ id }) => !NOT_A_WRITER.test(id))
  return model === undefined ? undefined : { url, model: model.id }
}

// A language model on this machine, if one answers at once. Only loopback is asked: nothing leaves the machine.
export async function findLocalWriter(ports: readonly number[] = PORTS): Promise<ChatEndpoint | undefined> {
  const found = await Promise.all(ports.map((port) => probe(`http://127.0.0.1:${port}/v1`)))
  return found.find((endpoint) => endpoint !== undefined)
}
