import { AsyncLocalStorage } from 'node:async_hooks'

/** How far the programs started inside step back behind everything else (see nice): `gently.run(15, work)`. */
export const gently = new AsyncLocalStorage<number>()
