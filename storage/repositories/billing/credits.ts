import { AppError } from '@arioso/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { type CreditAccount, creditBalances, creditTransfers, type TransferKind } from '../../schema/people/credits.ts'

export type Balance = { available: number; reserved: number }

type LockedBalance = Balance & { bought: number }

export type Credits = {
  balance(userId: string): Promise<Balance>
  // Answers whether it was due and brought any.
  refillTo(userId: string, amount: number, reference: string): Promise<boolean>
  grant(userId: string, amount: number, reference: string): Promise<void>
  // Paid for: a refill comes on top of them.
  // False when it came before.
  buy(userId: string, amount: number, reference: string): Promise<boolean>
  reserveFor(clip: PaidClip, amount: number): Promise<void>
  settleFor(clip: PaidClip): Promise<Settlement>
  refundFor(clip: PaidClip): Promise<boolean>
}

/** Every attempt at a clip has a reservation of its own. */
export type PaidClip = { id: string; userId: string; attempt: number }

/** What became of a clip's price: free ones reserved nothing, and one given back before is not taken again. */
export type Settlement = 'settled' | 'refunded' | 'free'

type Transfer = { from: CreditAccount; to: CreditAccount; amount: number; kind: TransferKind; reference: string }

export function createCredits(database: Database): Credits {
  const balance = async (userId: string) => (await selectBalance(database, userId)) ?? { available: 0, reserved: 0 }

  const refillTo = (userId: string, amount: number, reference: string) =>
    whileLocked(database, userId, async (locked, balance) => {
      if (await hasTransfer(locked, userId, reference, ['grant', 'refill'])) return false
      const bought = boughtLeft(balance)
      await keepBought(locked, userId, bought)
      const missing = Math.max(0, amount - Math.max(0, balance.available - bought))
      await move(locked, userId, { from: 'plan', to: 'available', amount: missing, kind: 'refill', reference })
      return missing > 0
    })

  const grant = (userId: string, amount: number, reference: string) =>
    whileLocked(database, userId, async (locked) => {
      if (await hasTransfer(locked, userId, reference, ['grant', 'refill'])) return
      await move(locked, userId, { from: 'plan', to: 'available', amount, kind: 'grant', reference })
    })

  const buy = (userId: string, amount: number, reference: string) =>
    whileLocked(database, userId, async (locked, balance) => {
      if (await hasTransfer(locked, userId, reference, ['grant', 'refill'])) return false
      await keepBought(locked, userId, boughtLeft(balance) + amount)
      await move(locked, userId, { from: 'plan', to: 'available', amount, kind: 'grant', reference })
      return true
    })

  const reserveFor = (clip: PaidClip, amount: number) =>
    whileLocked(database, clip.userId, async (locked, { available }) => {
      const reference = referenceOf(clip)
      if (await hasTransfer(locked, clip.userId, reference, ['reserve'])) return
      if (available < amount) throw new AppError('CREDITS_TOO_LOW', { needed: amount, balance: available })
      await move(locked, clip.userId, { from: 'available', to: 'reserved', amount, kind: 'reserve', reference })
    })

  // What the reservation ended as, and whether it was this call that ended it.
  const close = (clip: PaidClip, kind: 'settle' | 'refund') =>
    whileLocked(database, clip.userId, async (locked): Promise<{ settlement: Settlement; isClosedNow: boolean }> => {
      const { userId } = clip
      const reference = referenceOf(clip)
      const [reserved] = await selectTransfers(locked, userId, reference, ['reserve'])
      if (!reserved) return { settlement: 'free', isClosedNow: false }
      const [closed] = await selectTransfers(locked, userId, reference, ['settle', 'refund'])
      if (closed) return { settlement: closed.kind === 'settle' ? 'settled' : 'refunded', isClosedNow: false }
      const to = kind === 'settle' ? 'spent' : 'available'
      await move(locked, userId, { from: 'reserved', to, amount: reserved.amount, kind, reference })
      return { settlement: kind === 'settle' ? 'settled' : 'refunded', isClosedNow: true }
    })

  const settleFor = async (clip: PaidClip) => (await close(clip, 'settle')).settlement
  const refundFor = async (clip: PaidClip) => (await close(clip, 'refund')).isClosedNow

  return { balance, refillTo, grant, buy, reserveFor, settleFor, refundFor }
}

function referenceOf({ id, attempt }: PaidClip): string {
  return `clip:${id}:${attempt}`
}

// What was bought is spent last, so it is gone as far as less than that is left.
function boughtLeft({ bought, available, reserved }: LockedBalance): number {
  return Math.min(bought, available + reserved)
}

async function keepBought(database: Database, userId: string, bought: number): Promise<void> {
  await database.update(creditBalances).set({ bought }).where(eq(creditBalances.userId, userId))
}

// One user's credits change one after the other: the lock on the balance row makes each change see the current balance.
async function whileLocked<T>(
  database: Database,
  userId: string,
  work: (locked: Database, balance: LockedBalance) => Promise<T>,
): Promise<T> {
  return database.transaction(async (locked) => {
    await locked.insert(creditBalances).values({ userId }).onConflictDoNothing()
    const [balance] = await locked.select().from(creditBalances).where(eq(creditBalances.userId, userId)).for('update')
    if (!balance) throw new AppError('NOT_FOUND')
    return work(locked, balance)
  })
}

async function selectBalance(database: Database, userId: string): Promise<Balance | undefined> {
  const { available, reserved } = creditBalances
  const [row] = await database
    .select({ available, reserved })
    .from(creditBalances)
    .where(eq(creditBalances.userId, userId))
  return row
}

function selectTransfers(database: Database, userId: string, reference: string, kinds: TransferKind[]) {
  const { amount, kind } = creditTransfers
  const anyKind = sql`${kind} in (${sql.raw(kinds.map((name) => `'${name}'`).join(', '))})`
  return database
    .select({ amount, kind })
    .from(creditTransfers)
    .where(and(eq(creditTransfers.userId, userId), eq(creditTransfers.reference, reference), anyKind))
}

async function hasTransfer(database: Database, userId: string, reference: string, kinds: TransferKind[]) {
  return (await selectTransfers(database, userId, reference, kinds)).length > 0
}

async function move(database: Database, userId: string, transfer: Transfer): Promise<void> {
  const { from, to, amount, kind, reference } = transfer
  await database.insert(creditTransfers).values({ userId, fromAccount: from, toAccount: to, amount, kind, reference })
  const change = (account: CreditAccount) => (to === account ? amount : 0) - (from === account ? amount : 0)
  await database
    .update(creditBalances)
    .set({
      available: sql`${creditBalances.available} + ${change('available')}`,
      reserved: sql`${creditBalances.reserved} + ${change('reserved')}`,
    })
    .where(eq(creditBalances.userId, userId))
}
