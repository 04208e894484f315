import { during, step } from './heartbeat.mjs'

export type DemoCount = { ready: number; wanted: number }

// The first demo song is waited for with an empty home page open; those after it only count up.
export function createDemoProgress(say: (line: string) => void = step): (count: DemoCount) => void {
  let endFirst: (() => void) | undefined
  return ({ ready, wanted }) => {
    if (ready === 0) {
      if (endFirst) return
      const { promise, resolve } = Promise.withResolvers<void>()
      endFirst = resolve
      void during('Making the first demo song (you can already make your own)', () => promise, { say })
      return
    }
    endFirst?.()
    say(`Demo songs: ${ready} of ${wanted}`)
  }
}
