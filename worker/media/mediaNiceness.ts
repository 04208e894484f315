import { AsyncLocalStorage } from 'node:async_hooks'

/** How far the programs started inside step back behind everything else (see nice): `mediaNiceness.run(15, work)`. */
export const mediaNiceness = new AsyncLocalStorage<number>()
