// Engines: an order goes in, a finished file of sound comes out, made by somebody else's server. Times in seconds unless a name
// says otherwise. What comes out has no notes: it is listened to like a recording. None is there unless it is configured.
import type { Configuration } from '@arioso/contract/configuration'
import { createAceCpp } from './createAceCpp.ts'
import { createAceStep } from './createAceStep.ts'
import type { OutsideEngine } from './outsideEngine.ts'

export { EngineError } from './EngineError.ts'
export type { EngineHealth, EngineOrder, EngineTask, EngineWords, OutsideEngine } from './outsideEngine.ts'
export { watchEngines, type EngineWatch, type WatchedEngine } from './watchEngines.ts'

export function createEngines(configuration: Configuration): OutsideEngine[] {
  const songMs = configuration.ARIOSO_ENGINE_MINUTES * 60_000
  const { ARIOSO_ACE_STEP_URL: restUrl, ARIOSO_ACE_STEP_KEY: key, ARIOSO_ACE_STEP_MODEL: model } = configuration
  const { ARIOSO_ACE_CPP_URL: cppUrl } = configuration
  return [
    ...(restUrl === undefined ? [] : [createAceStep({ url: restUrl, key, model, songMs })]),
    ...(cppUrl === undefined ? [] : [createAceCpp({ url: cppUrl, songMs })]),
  ]
}
