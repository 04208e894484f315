import type { SendDigestJob } from '@arioso/contract'
import type { MailProvider } from '@arioso/providers/mail'
import type { Storage } from '@arioso/storage'
import { isNothingToTell, writeDigest } from './writeDigest.ts'
import { spanOf } from './weeks.ts'

export type DigestParts = { storage: Pick<Storage, 'digests' | 'users'>; mail: MailProvider; address: string }

/**
 * One person's letter of one week, sent at most once: who may send it is decided in the database just before it is handed over.
 * A worker that ends before that leaves it to the next; one that ends while the mail server takes it has sent it.
 */
export async function sendDigest(parts: DigestParts, { user_id: userId, week }: SendDigestJob): Promise<void> {
  const { storage, mail, address } = parts
  const person = await storage.users.find(userId)
  if (person?.emailVerified !== true || !(await storage.digests.isOn(userId))) return
  const { from, to } = spanOf(week)
  const facts = await storage.digests.read(userId, from, to)
  const begun = await storage.digests.begin(userId, week)
  if (begun === undefined || isNothingToTell(facts)) return
  const leaveUrl = `${address}/digest/leave?key=${begun.leaveKey}`
  const letter = writeDigest(facts, { name: person.displayName, address, leaveUrl })
  const messageId = `<digest.${week}.${userId}@${new URL(address).hostname}>`
  try {
    await mail.send({ to: person.email, ...letter, messageId, leaveUrl })
  } catch (error) {
    await storage.digests.giveBack(userId, week)
    throw error
  }
}
