import type { Storage } from '@arioso/storage'

// Who listens through this process. A listener with two tabs is one; one who was cut off is left to the grace time.
export function createOccupancy(storage: Pick<Storage, 'radio'>, stationId: string, now: () => Date) {
  const tabs = new Map<string, number>()

  return {
    get isEmpty(): boolean {
      return tabs.size === 0
    },

    async enter(listener: string): Promise<void> {
      tabs.set(listener, (tabs.get(listener) ?? 0) + 1)
      await storage.radio.seeListeners(stationId, [listener], now())
    },

    async leave(listener: string, { isDeliberate }: { isDeliberate: boolean }): Promise<void> {
      const left = (tabs.get(listener) ?? 0) - 1
      if (left > 0) tabs.set(listener, left)
      else tabs.delete(listener)
      if (left <= 0 && isDeliberate) await storage.radio.forgetListener(stationId, listener)
    },

    // Refreshes the listeners of this process and drops those not seen since then.
    async beat(goneBefore: Date): Promise<void> {
      await storage.radio.seeListeners(stationId, [...tabs.keys()], now())
      await storage.radio.forgetListenersBefore(stationId, goneBefore)
    },
  }
}
