import { openAsBlob } from 'node:fs'
import type { EngineOrder } from './outsideEngine.ts'

const INSTRUMENTAL = '[Instrumental]'

export type AceRequest = ReturnType<typeof requestOf>

// lyrics "" asks its language model to write them; 0 leaves tempo and length to it.
export function requestOf(order: EngineOrder) {
  const { task } = order
  return {
    caption: order.description ?? order.style,
    lyrics: order.instrumental ? INSTRUMENTAL : order.lyrics,
    bpm: Math.round(order.tempoBpm ?? 0),
    duration: order.lengthSeconds ?? 0,
    keyscale: order.keyName ?? '',
    timesignature: '',
    vocal_language: order.language,
    seed: order.seed,
    lm_batch_size: 1,
    synth_batch_size: 1,
    task_type: task.kind === 'song' ? 'text2music' : task.kind,
    output_format: 'wav16',
    ...(order.excludedStyle !== '' && { lm_negative_prompt: order.excludedStyle }),
    ...(task.kind === 'cover' && { audio_cover_strength: task.strength }),
    ...(task.kind === 'repaint' && { repainting_start: task.fromSeconds, repainting_end: task.toSeconds }),
    ...(task.kind === 'extract' && { track: task.track }),
  }
}

export async function toForm(request: AceRequest, { task, referencePath }: EngineOrder): Promise<FormData | undefined> {
  if (task.kind === 'song' && referencePath === undefined) return undefined
  const form = new FormData()
  form.append('request', JSON.stringify(request))
  if (task.kind !== 'song') form.append('audio', await openAsBlob(task.sourcePath), 'source.wav')
  if (referencePath !== undefined) form.append('ref_audio', await openAsBlob(referencePath), 'reference.wav')
  return form
}
