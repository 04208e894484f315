import { createHash } from 'node:crypto'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'

type CreateAdapter = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<CreateAdapter>
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>
type Row = Record<string, unknown>

// The session table holds hashes of tokens, so that a copy of the database opens no account.
// A lookup by token returns the token as given: it is what the caller knows, not what is stored.
export function hashSessionTokens(createAdapter: CreateAdapter): CreateAdapter {
  return (options) => hashed(createAdapter(options))
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function hashed<A extends Omit<Adapter, 'transaction'>>(adapter: A): A {
  const wrapped = {
    ...adapter,
    create: async (input: Parameters<Adapter['create']>[0]) => {
      if (input.model !== 'session') return adapter.create(input)
      const token = String(input.data['token'])
      return { ...(await adapter.create<Row>({ ...input, data: { ...input.data, token: hashToken(token) } })), token }
    },
    findOne: async (input: Parameters<Adapter['findOne']>[0]) =>
      restore(await adapter.findOne<Row>(hide(input)), input),
    findMany: async (input: Parameters<Adapter['findMany']>[0]) =>
      (await adapter.findMany<Row>(hide(input))).map((row) => restore(row, input)),
    update: async (input: Parameters<Adapter['update']>[0]) => restore(await adapter.update<Row>(hide(input)), input),
    updateMany: (input: Parameters<Adapter['updateMany']>[0]) => adapter.updateMany(hide(input)),
    delete: (input: Parameters<Adapter['delete']>[0]) => adapter.delete(hide(input)),
    deleteMany: (input: Parameters<Adapter['deleteMany']>[0]) => adapter.deleteMany(hide(input)),
  }
  if (!('transaction' in adapter)) return wrapped
  const { transaction } = adapter as unknown as Adapter
  const inside: Adapter['transaction'] = (work) => transaction((together) => work(hashed(together)))
  return { ...wrapped, transaction: inside }
}

function hide<Input extends { model: string; where?: Where | undefined }>(input: Input): Input {
  if (input.model !== 'session' || input.where === undefined) return input
  const where = input.where.map((condition) =>
    condition.field === 'token' ? { ...condition, value: hashAll(condition.value) } : condition,
  )
  return { ...input, where }
}

const hashAll = (value: unknown): string | string[] =>
  Array.isArray(value) ? value.map((token) => hashToken(String(token))) : hashToken(String(value))

function restore<R extends Row | null>(row: R, { model, where }: { model: string; where?: Where | undefined }): R {
  if (row === null || model !== 'session') return row
  const asked = (where ?? []).flatMap(({ field, value }) => (field === 'token' ? [value].flat() : [])).map(String)
  const token = asked.find((known) => hashToken(known) === row['token'])
  return token === undefined ? row : { ...row, token }
}
