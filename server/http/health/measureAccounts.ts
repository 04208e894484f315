import type { KeptBytes, Storage } from '@arioso/storage'
import { Gauge, type Registry } from 'prom-client'

const FILES = { name: 'arioso_storage_files', help: 'Songs, uploads, pictures and downloads that are kept' }
const BYTES = { name: 'arioso_storage_bytes', help: 'How much they take; of songs the sound people hear' }

/** Credits and kept bytes, read from database and disk on every scrape: all API processes report the same. */
export function measureAccounts(registry: Registry, storage: Pick<Storage, 'accounts' | 'files'>): void {
  measureCredits(registry, storage)
  measureStorage(registry, storage)
}

function measureCredits(registry: Registry, { accounts }: Pick<Storage, 'accounts'>): void {
  const reserved: Gauge = new Gauge({
    name: 'arioso_credits_reserved',
    help: 'Credits held for songs that are not finished',
    registers: [registry],
    async collect(): Promise<void> {
      reserved.set(await accounts.reservedCredits())
    },
  })
  const moved: Gauge = new Gauge({
    name: 'arioso_credits_last_hour',
    help: 'Credits reserved, spent, refunded, bought and given in the last hour',
    labelNames: ['kind'],
    registers: [registry],
    async collect(): Promise<void> {
      for (const { kind, credits } of await accounts.listCreditFlows()) moved.set({ kind }, credits)
    },
  })
}

function measureStorage(registry: Registry, { accounts, files }: Pick<Storage, 'accounts' | 'files'>): void {
  let looking: Promise<KeptBytes[]> | undefined
  // Both gauges are read at once and share one query.
  async function look(): Promise<KeptBytes[]> {
    looking ??= accounts.listKeptBytes().finally(() => {
      looking = undefined
    })
    return looking
  }
  const kept = (name: string, help: string, of: (kept: KeptBytes) => number): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect(): Promise<void> {
        for (const found of await look()) gauge.set({ kind: found.kind }, of(found))
      },
    })
  }
  kept(FILES.name, FILES.help, ({ files: count }) => count)
  kept(BYTES.name, BYTES.help, ({ bytes }) => bytes)
  const database: Gauge = new Gauge({
    name: 'arioso_database_bytes',
    help: 'How much the database takes',
    registers: [registry],
    async collect(): Promise<void> {
      database.set(await accounts.databaseBytes())
    },
  })
  const free: Gauge = new Gauge({
    name: 'arioso_storage_free_bytes',
    help: 'What is left of the disk the files lie on; with a bucket there is no such figure',
    registers: [registry],
    async collect(): Promise<void> {
      const left = await files.freeBytes()
      if (left === undefined) free.remove()
      else free.set(left)
    },
  })
}
