import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Rollup } from 'vite'
import type { Rendered } from '../support/engineProgram.ts'
import { expect, test } from '../support/test.ts'

const ENTRY = fileURLToPath(new URL('../support/engineWorker.ts', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../support/engineProgram.ts', import.meta.url))
const providers = createRequire(new URL('../../providers/package.json', import.meta.url))
const VOICES = providers.resolve('@arioso/engine/voices')
const DICTIONARY = providers.resolve('cmu-pronouncing-dictionary')
// An empty page of our own: the product's policy allows no made-up scripts, and only localhost may hash.
const PAGE = 'http://localhost/engine/'

async function renderInNode(): Promise<Rendered> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, VOICES, DICTIONARY])
  return JSON.parse(stdout) as Rendered
}

async function bundle(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'engine' } },
  })) as Rollup.RollupOutput[]
  return result[0]?.output[0].code ?? ''
}

test('a browser sings and plays the same as the server, bit for bit', async ({ page }) => {
  const { singer, seconds, isHeard, digest } = await renderInNode()
  expect(singer).toBe('Clara')
  expect(seconds).toBeGreaterThan(3)
  expect(isHeard).toBe(true)
  const code = await bundle()
  const [voices, dictionary] = [VOICES, DICTIONARY].map((path) => new Uint8Array(readFileSync(path)))
  if (!voices || !dictionary) throw new Error('the voices are two files')
  const bodies = new Map([
    [`${PAGE}voices`, voices],
    [`${PAGE}dictionary`, dictionary],
  ])
  await page.route(`${PAGE}**`, (route) => {
    const body = bodies.get(route.request().url())
    return body
      ? route.fulfill({ body: Buffer.from(body), contentType: 'application/octet-stream' })
      : route.fulfill({ body: '<title>engine</title>', contentType: 'text/html' })
  })
  await page.goto(PAGE)
  const inBrowser = await page.evaluate(async (script) => {
    const read = async (name: string) => new Uint8Array(await (await fetch(name)).arrayBuffer())
    const files = { voices: await read('voices'), dictionary: await read('dictionary') }
    const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
    const hashed = await new Promise<ArrayBuffer>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => resolve(event.data))
      worker.addEventListener('error', (event) => reject(new Error(event.message)))
      worker.postMessage(files)
    })
    return [...new Uint8Array(hashed)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }, code)
  expect(inBrowser).toBe(digest)
})
