import type { EngineKey } from '@arioso/contract/models'
import type { EngineHealth, OutsideEngine } from './outsideEngine.ts'

export type WatchedEngine = { key: EngineKey; health: EngineHealth; facts: ReturnType<OutsideEngine['facts']> }

export type EngineWatch = {
  /** As last seen; nobody waits for somebody else's machine. */
  list(): WatchedEngine[]
  isReady(key: EngineKey): boolean
  lookAgain(): Promise<void>
  close(): void
}

const UNSEEN: EngineHealth = { state: 'offline', tasks: [], writes: false, detail: 'not asked yet' }

/** Looks at every engine now and from time to time. */
export function watchEngines(engines: readonly OutsideEngine[], everyMs = 15_000): EngineWatch {
  const seen = new Map<EngineKey, EngineHealth>()

  async function lookAgain(): Promise<void> {
    await Promise.all(engines.map(async (engine) => seen.set(engine.key, await engine.look())))
  }

  const look = (): void => void lookAgain()
  const timer = engines.length > 0 ? setInterval(look, everyMs).unref() : undefined
  look()
  return {
    lookAgain,
    isReady: (key) => seen.get(key)?.state === 'ready',
    list: () =>
      engines.map((engine) => ({ key: engine.key, health: seen.get(engine.key) ?? UNSEEN, facts: engine.facts() })),
    close: () => clearInterval(timer),
  }
}
