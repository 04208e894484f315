import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors, notificationKind, permissions, texts, toasts } from '@arioso/contract'
import * as limits from '@arioso/contract/limits'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

function sourcesOf(part: string, isWanted: (file: string) => boolean = () => true): string {
  const files = readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => isWanted(file) && /\.tsx?$/.test(file) && !/\.test\.|node_modules|^dist|^testing/.test(file))
    .map((file) => readFileSync(join(ROOT, part, file), 'utf8'))
    .join('\n')
}

const product = ['web', 'server', 'worker', 'storage', 'providers'].map((part) => sourcesOf(part)).join('\n')
const contract = sourcesOf('contract')

// Besides where it is written down.
const isUsed = (word: RegExp) => word.test(product) || (contract.match(new RegExp(word, 'g'))?.length ?? 0) > 1

// A line of the contract that nobody reads says something about the product that is not so.
describe('everything the contract says is meant by somebody', () => {
  it.each(Object.keys(limits))('the limit %s', (name) => {
    expect(isUsed(new RegExp(`\\b${name}\\b`))).toBe(true)
  })

  it.each(Object.keys(errors))('the error %s', (code) => {
    expect(product).toMatch(new RegExp(`'${code}'`))
  })

  it.each(Object.keys(texts))('the text %s', (name) => {
    expect(product).toMatch(new RegExp(`texts\\.${name}\\b`))
  })

  it.each(Object.keys(toasts))('the toast %s', (name) => {
    expect(isUsed(new RegExp(`\\b${name}\\b`))).toBe(true)
  })

  // What describes them says nothing about whether anybody sends them.
  const tellers = ['server/features', 'server/rules', 'worker']
    .map((part) => sourcesOf(part, (file) => !file.startsWith('notifications')))
    .join('\n')

  it.each(notificationKind.options)('the notification %s', (kind) => {
    expect(tellers).toMatch(new RegExp(`'${kind}'`))
  })

  it.each(Object.keys(permissions))('the permission %s', (name) => {
    expect(product).toMatch(new RegExp(`'${name}'`))
  })
})
