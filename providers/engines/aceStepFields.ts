import { openAsBlob } from 'node:fs'
import type { EngineOrder } from './outsideEngine.ts'

export type Fields = Record<string, string | number | boolean | null>

const SHORTEST_SECONDS = 10
const LONGEST_SECONDS = 600
const STEPS_OF_BASE = 50
const INSTRUMENTAL = '[Instrumental]'

const INSTRUCTIONS = {
  cover: 'Generate audio semantic tokens based on the given conditions:',
  repaint: 'Repaint the mask area based on the given conditions:',
  extract: 'Extract the {TRACK_NAME} track from the audio:',
}

/** A request in the server's own words. batch_size is named: left out, two takes are made and one is thrown away. */
export function aceStepFields(order: EngineOrder, options: { model: string | undefined; writes: boolean }): Fields {
  const { model, writes } = options
  const isWritten = order.description === undefined
  return {
    prompt: order.style,
    lyrics: order.instrumental ? INSTRUMENTAL : order.lyrics,
    vocal_language: order.language,
    // The server may detect another language than the one it was told.
    use_cot_language: order.language === 'unknown',
    batch_size: 1,
    use_random_seed: false,
    seed: order.seed,
    audio_format: 'flac',
    ...(model !== undefined && { model }),
    ...(model !== undefined && /base|sft/.test(model) && { inference_steps: STEPS_OF_BASE }),
    ...(order.tempoBpm !== undefined && { bpm: Math.round(Math.min(300, Math.max(30, order.tempoBpm))) }),
    ...(order.keyName !== undefined && { key_scale: order.keyName }),
    ...(order.lengthSeconds !== undefined && { audio_duration: withinLimits(order.lengthSeconds) }),
    ...(order.excludedStyle !== '' && { lm_negative_prompt: order.excludedStyle }),
    ...taskFields(order),
    ...(order.task.kind === 'song' && { thinking: writes }),
    ...(!isWritten && { sample_query: wishOf(order), sample_mode: true }),
  }
}

function taskFields({ task }: EngineOrder): Fields {
  if (task.kind === 'song') return { task_type: 'text2music' }
  const shared = { task_type: task.kind, instruction: INSTRUCTIONS[task.kind] }
  if (task.kind === 'cover') return { ...shared, audio_cover_strength: task.strength }
  if (task.kind === 'repaint') return { ...shared, repainting_start: task.fromSeconds, repainting_end: task.toSeconds }
  const instruction = INSTRUCTIONS.extract.replace('{TRACK_NAME}', task.track.toUpperCase())
  return { ...shared, instruction, track_name: task.track }
}

function wishOf({ description = '', instrumental }: EngineOrder): string {
  return instrumental ? `${description} (instrumental)` : description
}

function withinLimits(seconds: number): number {
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, seconds))
}

// Paths in JSON are refused by many builds, and audio as a JSON text yields noise: sound always travels as a form.
export async function toForm(fields: Fields, { task, referencePath }: EngineOrder): Promise<FormData | undefined> {
  if (task.kind === 'song' && referencePath === undefined) return undefined
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, String(value))
  if (task.kind !== 'song') form.append('src_audio', await openAsBlob(task.sourcePath), 'source.wav')
  if (referencePath !== undefined) form.append('reference_audio', await openAsBlob(referencePath), 'reference.wav')
  return form
}
