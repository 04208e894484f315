import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { Files } from '../files/files.ts'
import { openLineReader } from './lineReader.ts'
import { countMigrations, insertRows, listTables, moveSequences, withoutForeignKeys } from './tables.ts'
import { BACKUP_FORMAT, type BackupCount } from './writeBackup.ts'

type FileLine = { file: string; size: number }
type Line = { table: string; rows: string[] } | FileLine | { end: BackupCount }

/** Into an empty, migrated database and an empty place for files. The rows appear all at once, after every file was checked. */
export async function readBackup(
  bytes: AsyncIterable<Uint8Array>,
  databaseUrl: string,
  files: Files,
): Promise<BackupCount> {
  const reader = openLineReader(bytes)
  const count = { rows: 0, files: 0, bytes: 0 }
  const { format, migrations } = (await reader.readJson()) as { format?: string; migrations?: number }
  if (format !== BACKUP_FORMAT) throw new Error('this is no backup of Arioso')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()

  async function keepFile({ file, size }: FileLine): Promise<void> {
    const hash = createHash('sha256')
    async function* checked(): AsyncGenerator<Uint8Array> {
      for await (const chunk of reader.readBytes(size)) {
        hash.update(chunk)
        yield chunk
      }
      const { sha256 } = (await reader.readJson()) as { sha256: string }
      if (sha256 !== hash.digest('hex')) throw new Error(`${file} is damaged in the backup`)
    }
    await files.write(file, checked())
    count.files += 1
    count.bytes += size
  }

  async function loadAll(): Promise<void> {
    const known = new Set((await listTables(client)).map(({ name }) => name))
    for (;;) {
      const next = (await reader.readJson()) as Line
      if ('end' in next) {
        const isWhole = next.end.rows === count.rows && next.end.files === count.files
        if (!isWhole) throw new Error('the backup is not whole')
        return
      }
      if ('file' in next) await keepFile(next)
      else {
        if (!known.has(next.table)) throw new Error(`there is no table ${next.table}`)
        await insertRows(client, next.table, next.rows)
        count.rows += next.rows.length
      }
    }
  }

  try {
    if ((await countMigrations(client)) !== migrations)
      throw new Error('the backup was made by another release: restore it with that one, then update')
    const { rowCount } = await client.query('select 1 from public."user" limit 1')
    if (rowCount !== 0) throw new Error('the database is not empty: restore into a fresh one')
    await client.query('begin')
    await withoutForeignKeys(client, loadAll)
    await moveSequences(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
  return count
}
