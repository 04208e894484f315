import type { Account } from './runProgram.ts'
import { ensureSystemAccount, findAccount } from './systemAccount.ts'

const OWN_ACCOUNT = 'arioso-db'

// PostgreSQL refuses to run as root: then it gets an account of its own. Undefined: run as the current user.
export async function findDatabaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const account =
    (await ensureSystemAccount(OWN_ACCOUNT)) ?? (await findAccount('postgres')) ?? (await findAccount('nobody'))
  if (account) return account
  throw new Error('PostgreSQL cannot run as root and no account could be made for it')
}
