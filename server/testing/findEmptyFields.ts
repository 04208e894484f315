import { clip } from '@arioso/contract'
import type { z } from 'zod'

type Definition = { type: string; shape?: Record<string, z.ZodType>; innerType?: z.ZodType; element?: z.ZodType }

// Which fields of a reply held nothing in any of these answers: not there, null, false, zero or empty. Songs have a test of their own.
export function findEmptyFields(schema: z.ZodType, answers: unknown[], name = ''): string[] {
  const { type, shape, innerType, element } = schema.def as unknown as Definition
  if (innerType !== undefined) return findEmptyFields(innerType, answers, name)
  if (shape !== undefined && schema !== clip) {
    return Object.entries(shape).flatMap(([field, inner]) => {
      const values = answers.map((answer) => (answer as Record<string, unknown> | null | undefined)?.[field])
      return findEmptyFields(inner, values, name === '' ? field : `${name}.${field}`)
    })
  }
  if (type === 'array' && element !== undefined) {
    const items = answers.filter((answer) => Array.isArray(answer)).flat()
    return items.length === 0 ? [name] : findEmptyFields(element, items, name)
  }
  return answers.some(isSomething) ? [] : [name]
}

function isSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
}
