// Starts the database in the folder given, tells where it is, and waits to be killed.
import { startPostgres } from './index.ts'

const { url, pid } = await startPostgres({ folder: process.argv[2] ?? '' })
process.stdout.write(`${JSON.stringify({ url, pid })}\n`)
setInterval(() => undefined, 60_000)
