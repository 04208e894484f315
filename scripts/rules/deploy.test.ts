import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingNames } from '@arioso/contract/configuration'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const files = readdirSync(join(ROOT, 'deploy'))

// What belongs to other programs.
const FOREIGN = /^(NODE_|POSTGRES_|MINIO_|MC_)/
const SETTING = /\b(?:ARIOSO|S3|AUTH|DATABASE|REDIS|PUBLIC)_[A-Z][A-Z0-9_]*\b/g
const METRIC = /\barioso_[a-z_]+\b/g

describe('what deploys the product', () => {
  it.each(files.filter((file) => file.endsWith('.yaml')))('%s can be read', (file) => {
    for (const document of parseAllDocuments(read(`deploy/${file}`), { merge: true })) {
      expect(document.errors).toEqual([])
      expect(document.toJS()).toBeTypeOf('object')
    }
  })

  it.each(files)('%s names only settings there are', (file) => {
    const named = (read(`deploy/${file}`).match(SETTING) ?? []).filter((name) => !FOREIGN.test(name))
    expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
  })

  it('starts a program that exists, as somebody who is not root', () => {
    expect(read('deploy/Containerfile')).toMatch(/^USER node$/m)
    for (const file of ['Containerfile', 'arioso.service']) {
      const [program = ''] = /scripts\/\w+\.ts/.exec(read(`deploy/${file}`)) ?? []
      expect(existsSync(join(ROOT, program))).toBe(true)
    }
    expect(read('deploy/kubernetes.yaml').match(/runAsNonRoot: true/g)).toHaveLength(2)
    expect(read('deploy/arioso.service')).toMatch(/^User=arioso$/m)
  })

  it.each(['grafana.json', 'alerts.yaml', 'kubernetes.yaml'])('%s asks only for metrics there are', (file) => {
    const folder = 'server/http/health'
    const sources = readdirSync(join(ROOT, folder))
      .map((name) => read(`${folder}/${name}`))
      .join('\n')
    const known = new Set(sources.match(/(?<=name: ')arioso_[a-z_]+/g))
    const asked = (read(`deploy/${file}`).match(METRIC) ?? []).map((name) => name.replace(/_(bucket|count|sum)$/, ''))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })

  it('says for every alert what to do', () => {
    type Rules = { groups: { rules: { alert: string; annotations: { do?: string } }[] }[] }
    const { groups } = parse(read('deploy/alerts.yaml')) as Rules
    for (const { alert, annotations } of groups.flatMap(({ rules }) => rules))
      expect(`${alert}: ${annotations.do ?? ''}`).toMatch(/: .{20}/)
  })
})
