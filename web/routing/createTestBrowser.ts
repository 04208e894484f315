import type { Browser } from './history.ts'

// A browser's history for tests: it is at the last of these addresses, and steps are taken at once.
export function createTestBrowser(...addresses: string[]): Browser {
  const entries = addresses.map((address, index) => ({ address, state: { index } as unknown }))
  let at = entries.length - 1
  let tell = () => {}
  const entry = () => entries[at] ?? { address: '/', state: null }
  return {
    history: {
      get state() {
        return entry().state
      },
      pushState(state: unknown, _title, address) {
        at += 1
        entries.splice(at, Infinity, { address: String(address), state })
      },
      replaceState(state: unknown, _title, address) {
        entries[at] = { address: String(address ?? entry().address), state }
      },
      go(steps = 0) {
        const next = at + steps
        if (entries[next] === undefined) return
        at = next
        tell()
      },
    },
    get location() {
      return new URL(entry().address, 'https://arioso.example')
    },
    addEventListener(_type, listener) {
      tell = listener
    },
  }
}
