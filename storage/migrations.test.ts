import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findContractions, type SchemaSnapshot } from './testing/findContractions.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const numberOf = (name: string) => name.slice(0, 4)
const snapshotOf = (number: string) => JSON.parse(read(`meta/${number}_snapshot.json`)) as SchemaSnapshot

const { newest: released } = JSON.parse(read('released.json')) as { newest: string }
const migrations = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
const unreleased = migrations.filter((name) => numberOf(name) > released)

const TAKES_AWAY = /\b(drop (table|column|not null|default|type)|rename|set not null|set data type|truncate)\b/i

it('the release before runs beside this one: what came since only adds to the schema', () => {
  const newest = migrations.map(numberOf).toSorted().at(-1) ?? ''
  expect(findContractions(snapshotOf(released), snapshotOf(newest))).toEqual([])
  expect(unreleased.filter((name) => TAKES_AWAY.test(read(name)))).toEqual([])
})

it('notices what takes something away or asks for more', () => {
  const before = snapshotOf(released)
  const contracted = (change: (tables: SchemaSnapshot['tables']) => void) => {
    const after = structuredClone(before)
    change(after.tables)
    return findContractions(before, after)
  }
  const clips = 'public.clips'
  expect(contracted((tables) => delete tables[clips])).toEqual([`${clips} is gone`])
  expect(contracted((tables) => delete tables[clips]?.columns['title'])).toEqual([`${clips}: title is gone`])
  const demanded = { type: 'text', notNull: true }
  expect(contracted((tables) => Object.assign(tables[clips]?.columns ?? {}, { mood: demanded }))).toHaveLength(1)
  const filled = { ...demanded, default: "''" }
  expect(contracted((tables) => Object.assign(tables[clips]?.columns ?? {}, { mood: filled }))).toEqual([])
  const unique = { clips_title: { isUnique: true } }
  expect(contracted((tables) => Object.assign(tables[clips]?.indexes ?? {}, unique))).toHaveLength(1)
})
