import { z } from 'zod'

// Lists are paged by number, from 1, or by a cursor whose content is nobody's business.
export const page = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) })
export const cursor = z.object({ cursor: z.string().max(200).nullable().default(null) })
export const cursorQuery = z.object({ cursor: z.string().max(200).optional() })
export const cursorReply = z.object({ next_cursor: z.string().nullable(), has_more: z.boolean() })
