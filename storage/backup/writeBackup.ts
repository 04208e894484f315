// One file with everything of an installation: a line that says what it is, rows as lines of JSON, then every file as a line
// with its key and size, its bytes, and a line with their SHA-256. It is written while the installation runs.
import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { Files } from '../files/files.ts'
import { countMigrations, listTables } from './tables.ts'

export const BACKUP_FORMAT = 'arioso backup 1'
const ROWS_AT_ONCE = 1000

export type BackupCount = { rows: number; files: number; bytes: number }

export async function* writeBackup(
  databaseUrl: string,
  files: Files,
  onDone: (count: BackupCount) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const count = { rows: 0, files: 0, bytes: 0 }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // One moment of the database, whatever happens meanwhile. Files that belong to it were there before their rows.
    await client.query('begin isolation level repeatable read read only')
    yield line({ format: BACKUP_FORMAT, migrations: await countMigrations(client) })
    for (const { name, rows } of await listTables(client)) {
      await client.query(`declare every_row no scroll cursor for ${rows}`)
      for (;;) {
        const found = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from every_row`)
        if (found.rows.length === 0) break
        count.rows += found.rows.length
        yield line({ table: name, rows: found.rows.map(({ row }) => row) })
      }
      await client.query('close every_row')
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
  for await (const { key, size } of files.list()) {
    const found = await files.read(key, size === 0 ? undefined : { start: 0, end: size - 1 })
    // Deleted since it was listed, and its row with it.
    if (!found) continue
    const hash = createHash('sha256')
    yield line({ file: key, size })
    for await (const chunk of found.stream as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      count.bytes += chunk.length
      yield chunk
    }
    yield line({ sha256: hash.digest('hex') })
    count.files += 1
  }
  yield line({ end: count })
  onDone(count)
}

function line(value: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}
