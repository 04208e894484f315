import { randomUUID } from 'node:crypto'
import { z } from 'zod'

type JsonSchema = {
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  minItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

const FORMATS: Record<string, () => unknown> = {
  uuid: () => randomUUID(),
  email: () => 'somebody@example.com',
  'date-time': () => '2026-01-01T00:00:00Z',
}

// Something a schema accepts, with every field of it: what is then made wrong is wrong in one place only.
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (first !== undefined) return sampleOf(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]))
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
    case 'string':
      return FORMATS[schema.format ?? '']?.() ?? 'abc'.padEnd(schema.minLength ?? 0, 'x')
    case 'number':
    case 'integer':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    case undefined:
    default:
      return null
  }
}
