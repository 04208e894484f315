import { OutsideError, type Outside } from '../outside/index.ts'
import { health, inventory, readData } from './aceStepReplies.ts'
import type { EngineHealth, EngineTaskKind } from './outsideEngine.ts'

const LOOK_MS = 4000
const EVERY_MODEL_CAN: readonly EngineTaskKind[] = ['song', 'cover', 'repaint']

// While a model is loaded the server may not answer at all: that is starting, not offline.
export async function lookAtAceStep(outside: Outside, model: string | undefined): Promise<EngineHealth> {
  const call = { timeoutMs: LOOK_MS, isProbe: true }
  const nothing = { tasks: [], writes: false }
  try {
    const seen = await readData(outside.name, await outside.ask('/health', call), health)
    if (seen.models_initialized === false) return { ...nothing, state: 'starting', detail: 'loading its model' }
    const list = await outside
      .ask('/v1/model_inventory', call)
      .then((response) => readData(outside.name, response, inventory))
      .catch(() => undefined)
    const used = list?.models.find(({ name, is_loaded }) => (model === undefined ? is_loaded === true : name === model))
    const supported = used?.supported_task_types
    const canExtract = supported?.includes('extract') ?? /base/.test(model ?? seen.loaded_model ?? '')
    return {
      state: 'ready',
      tasks: canExtract ? [...EVERY_MODEL_CAN, 'extract'] : EVERY_MODEL_CAN,
      writes: seen.llm_initialized ?? list?.llm_initialized ?? false,
      detail: used?.name ?? seen.loaded_model ?? model ?? 'its own model',
    }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    const state = error.problem === 'refused' ? 'refused' : error.problem === 'timeout' ? 'starting' : 'offline'
    return { ...nothing, state, detail: error.message }
  }
}
