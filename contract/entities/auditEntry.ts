import { z } from 'zod'
import { auditKinds, type AuditKind } from '../auditKinds.ts'

export const auditKind = z.enum(Object.keys(auditKinds) as [AuditKind, ...AuditKind[]])

export const auditEntry = z.object({
  id: z.number().int(),
  kind: auditKind,
  // Empty when the account is gone, or nobody is known.
  handle: z.string(),
  staff_handle: z.string(),
  address: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  created_at: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntry>
