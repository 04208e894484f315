import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOB_QUEUES } from '@arioso/contract'
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

type Service = {
  environment?: Record<string, string>
  stop_grace_period?: string
  depends_on?: string[] | Record<string, object>
  volumes?: string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, object> }
type Container = { env: { name: string; value: string }[] }
type Chosen = { metadata: { name: string }; spec: { selector: Record<string, string> } }
type Deployment = {
  metadata: { name: string }
  spec: {
    selector: { matchLabels: Record<string, string> }
    template: {
      metadata: { labels: Record<string, string> }
      spec: { terminationGracePeriodSeconds: number; containers: Container[] }
    }
  }
}

function listOf<T>(kind: string): T[] {
  const objects = parseAllDocuments(read('deploy/kubernetes.yaml')).map(
    (document) => document.toJS() as { kind: string },
  )
  return objects.filter((object) => object.kind === kind) as T[]
}

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

  it.each(['grafana.json', 'alerts.yaml', 'kubernetes.yaml'])('%s asks only for queues there are', (file) => {
    const asked = [...read(`deploy/${file}`).matchAll(/queue=\\?"([a-z-]+)\\?"/g)].map(([, queue]) => queue)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((queue) => !Object.values<string>(JOB_QUEUES).includes(queue ?? ''))).toEqual([])
  })

  it('gives every process longer to end than it goes on', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> }
    const containers = ['api', 'worker'].map((name) => services[name])
    const pods = listOf<Deployment>('Deployment').map(({ spec }) => spec.template.spec)
    const unit = read('deploy/arioso.service')
    const limits = [
      ...containers.map((service) => [service?.environment?.['ARIOSO_DRAIN_SECONDS'], service?.stop_grace_period]),
      ...pods.map(({ terminationGracePeriodSeconds, containers: [container] }) => [
        container?.env.find(({ name }) => name === 'ARIOSO_DRAIN_SECONDS')?.value,
        terminationGracePeriodSeconds,
      ]),
      [/ARIOSO_DRAIN_SECONDS=(\d+)/.exec(unit)?.[1], /TimeoutStopSec=(\d+)/.exec(unit)?.[1]],
    ]
    expect(limits).toHaveLength(5)
    for (const [drain, limit] of limits)
      expect(Number.parseInt(String(limit), 10)).toBeGreaterThanOrEqual(Number(drain) + 10)
  })

  it('names only parts there are', () => {
    const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
    for (const service of Object.values(services)) {
      const { depends_on: before = [], volumes: mounted = [] } = service
      expect(Object.keys(services)).toEqual(
        expect.arrayContaining(Array.isArray(before) ? before : Object.keys(before)),
      )
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(mounted.map((mount) => mount.split(':')[0])))
    }
    const deployments = listOf<Deployment>('Deployment')
    const labels = deployments.map(({ spec }) => spec.template.metadata.labels['app'])
    for (const [at, { spec }] of deployments.entries()) expect(spec.selector.matchLabels['app']).toBe(labels[at])
    expect(labels).toContain(listOf<Chosen>('Service')[0]?.spec.selector['app'])
    expect(labels).toContain(listOf<Deployment>('PodDisruptionBudget')[0]?.spec.selector.matchLabels['app'])
    const [scaled] = listOf<{ spec: { scaleTargetRef: { name: string } } }>('ScaledObject')
    expect(deployments.map(({ metadata }) => metadata.name)).toContain(scaled?.spec.scaleTargetRef.name)
  })

  it('listens where it is asked for', () => {
    const [, port] = /^EXPOSE (\d+)$/m.exec(read('deploy/Containerfile')) ?? []
    expect(read('deploy/Containerfile')).toContain(`PORT=${port}`)
    const asked = read('deploy/kubernetes.yaml').matchAll(/(?:containerPort|targetPort|port|\/port): '?(\d{4,})'?/g)
    expect(new Set([...asked].map(([, each]) => each))).toEqual(new Set([port]))
    expect(read('deploy/compose.yaml')).toContain(`:${port}']`)
    const [, health] = /readinessProbe: \{ httpGet: \{ path: (\S+),/.exec(read('deploy/kubernetes.yaml')) ?? []
    expect(read('server/http/health/serveHealth.ts')).toContain(`'${health}'`)
  })
})
