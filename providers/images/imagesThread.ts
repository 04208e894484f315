// Pictures come in as bytes or words, pixels or a PNG go out; whoever sent them does other things meanwhile.
import { answerTasks } from '../thread/answerTasks.ts'
import { decodePicture } from './decodePicture.ts'
import { drawCard, type Card } from './drawCard.ts'
import { drawPrompt } from './drawPrompt.ts'

export type ImagesTask =
  | { kind: 'decode'; bytes: Uint8Array }
  | { kind: 'draw'; prompt: string; seed: number }
  | { kind: 'card'; card: Card }

answerTasks(async (task: ImagesTask) => {
  switch (task.kind) {
    case 'decode':
      return decodePicture(task.bytes)
    case 'draw':
      return drawPrompt(task.prompt, task.seed)
    case 'card':
      return drawCard(task.card)
  }
})
