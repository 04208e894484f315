import { CONVERSION_DEDUPE_MS, SHARE_CODE_LENGTH } from '@arioso/contract'
import { and, count, eq, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Database } from '../../database.ts'
import { shareAttributions, shareLinks } from '../../schema/clips/shares.ts'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export type ShareLink = typeof shareLinks.$inferSelect
export type ShareAttributionRow = typeof shareAttributions.$inferSelect

export type Shares = {
  createLink(content: { contentId: string; contentType: string; sharerId: string | null }): Promise<ShareLink>
  find(code: string): Promise<ShareLink | undefined>
  countVisit(code: string, contentId: string): Promise<void>
  attribute(attribution: ShareAttributionRow): Promise<boolean>
  stats(sharerId: string, contentId: string): Promise<{ links: number; visits: number }>
}

export function createShares(database: Database): Shares {
  async function find(code: string): Promise<ShareLink | undefined> {
    const [found] = await database.select().from(shareLinks).where(eq(shareLinks.code, code))
    return found
  }

  async function createLink(content: { contentId: string; contentType: string; sharerId: string | null }) {
    const [made] = await database
      .insert(shareLinks)
      .values({ ...content, code: randomCode() })
      .onConflictDoUpdate({
        target: [shareLinks.sharerId, shareLinks.contentType, shareLinks.contentId],
        set: { visits: sql`${shareLinks.visits}` },
      })
      .returning()
    if (!made) throw new Error('the share link was not kept')
    return made
  }

  async function countVisit(code: string, contentId: string): Promise<void> {
    await database
      .update(shareLinks)
      .set({ visits: sql`${shareLinks.visits} + 1` })
      .where(and(eq(shareLinks.code, code), eq(shareLinks.contentId, contentId)))
  }

  // The same visitor through the same link is one conversion in thirty days; false says it was known already.
  async function attribute(attribution: ShareAttributionRow): Promise<boolean> {
    const longAgo = new Date(attribution.attributedAt.getTime() - CONVERSION_DEDUPE_MS)
    const kept = await database
      .insert(shareAttributions)
      .values(attribution)
      .onConflictDoUpdate({
        target: [shareAttributions.shareId, shareAttributions.visitor],
        set: { attributedAt: attribution.attributedAt, source: attribution.source },
        setWhere: sql`${shareAttributions.attributedAt} <= ${longAgo.toISOString()}::timestamptz`,
      })
      .returning({ shareId: shareAttributions.shareId })
    return kept.length > 0
  }

  async function stats(sharerId: string, contentId: string): Promise<{ links: number; visits: number }> {
    const [counted] = await database
      .select({ links: count(), visits: sql<number>`coalesce(sum(${shareLinks.visits}), 0)::int` })
      .from(shareLinks)
      .where(and(eq(shareLinks.sharerId, sharerId), eq(shareLinks.contentId, contentId)))
    return counted ?? { links: 0, visits: 0 }
  }

  return { createLink, find, countVisit, attribute, stats }
}

function randomCode(): string {
  return Array.from({ length: SHARE_CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
}
