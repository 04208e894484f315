import { signUpMember } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { watchWorkerMemory } from './watchMemory.ts'

const POLL_MS = 50
const LIMIT_MS = 240_000

// What the worker holds while it makes two sung takes, and the same with the media programs it starts.
export async function measureWorkerMemory({ url, dataFolder }: Stack): Promise<[string, string][]> {
  if (process.platform !== 'linux') return []
  const memory = await watchWorkerMemory(dataFolder)
  try {
    const seconds = await makeTwoTakes(url)
    const { workerMegabytes, togetherMegabytes } = memory.stop()
    return [
      [
        `worker’s memory, idle / most during two sung takes of ${seconds} s / with FFmpeg’s process`,
        `${memory.idleMegabytes} / ${workerMegabytes} / ${togetherMegabytes} MB`,
      ],
    ]
  } finally {
    memory.stop()
  }
}

async function makeTwoTakes(url: string): Promise<number> {
  const member = await signUpMember(url)
  const ids = (await member.generate('a warm pop song about a long summer, female voice')).map((clip) => clip.id)
  const deadline = performance.now() + LIMIT_MS
  for (;;) {
    const clips = await member.listByIds(ids)
    if (clips.every((clip) => clip.status === 'complete'))
      return Math.round(Math.max(...clips.map((clip) => clip.metadata.duration ?? 0)))
    if (performance.now() > deadline) throw new Error('two takes were not made in time')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
