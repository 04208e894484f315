// Pictures come in as bytes or words, pixels or a PNG go out; whoever sent them does other things meanwhile.
import { answerTasks } from '../thread/answerTasks.ts'
import { decodePicture } from './decodePicture.ts'
import { drawPrompt } from './drawPrompt.ts'

export type ImagesTask = { kind: 'decode'; bytes: Uint8Array } | { kind: 'draw'; prompt: string; seed: number }

answerTasks(async (task: ImagesTask) =>
  task.kind === 'decode' ? decodePicture(task.bytes) : drawPrompt(task.prompt, task.seed),
)
