import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root, toolEnvironment } from '../scripts/checks.ts'
import { chooseProductAccount } from '../scripts/launch/productAccount.ts'
import { signUpMember } from '../scripts/member.ts'
import { startStack } from '../scripts/startStack.ts'
import { newPerson, SignIn } from './drivers/signIn.ts'
import { commandLineOf, isAlive, processTreeOf } from '../scripts/launch/processTree.ts'

// Long enough to be in the middle of it, short enough to wait for.
const SMALL = { ARIOSO_DEMO_SONGS: '0', ARIOSO_SONG_SECONDS_MAX: '60' }

test.describe('when everything is killed at once', () => {
  test.setTimeout(240_000)

  test('[ACC-02 a] a song in the making is finished after a restart, and paid for once', async () => {
    const first = await startStack(SMALL)
    const { dataFolder } = first
    const port = new URL(first.url).port
    try {
      const member = await signUpMember(first.url)
      const before = await member.session()
      const clips = await member.generate('a slow folk song about a lighthouse keeper and her dog')
      const ids = clips.map((clip) => clip.id)
      await expect
        .poll(async () => (await member.listByIds(ids)).some((clip) => clip.status === 'streaming'), {
          timeout: 60_000,
        })
        .toBe(true)

      const tree = processTreeOf(first.process.pid ?? 0)
      expect(tree.length).toBeGreaterThan(4)
      for (const pid of tree) process.kill(pid, 'SIGKILL')
      await expect.poll(() => tree.filter(isAlive)).toEqual([])

      const second = await startStack({ ...SMALL, PORT: port }, dataFolder)
      try {
        const settled = async (): Promise<string[]> =>
          (await member.listByIds(ids)).map((clip) => clip.job.state).sort()
        await expect.poll(settled, { timeout: 180_000 }).toEqual(['completed', 'completed'])
        expect((await member.session()).credits).toBe(before.credits - 10)
      } finally {
        await second.stop()
      }
    } finally {
      rmSync(dataFolder, { recursive: true, force: true })
    }
  })

  test('the database, the server and the band come back by themselves, at their addresses', async () => {
    const stack = await startStack(SMALL)
    const find = (part: string) =>
      processTreeOf(stack.process.pid ?? 0).filter((pid) => isAlive(pid) && commandLineOf(pid).includes(part))
    const health = () =>
      fetch(`${stack.url}/api/health`).then(
        ({ status }) => status,
        () => 0,
      )
    const member = await signUpMember(stack.url)
    await expect.poll(() => find('worker/main.ts').length, { timeout: 60_000 }).toBe(1)

    const [postmaster = 0] = find('bin/postgres -D')
    const [band = 0] = find('worker/main.ts')
    // Started by root, nothing that strangers can talk to is root, wherever another user can read the code.
    const chosen = await chooseProductAccount({ code: root, data: stack.dataFolder })
    const isRoot = (pid: number) => statSync(`/proc/${pid}`).uid === 0
    expect([band, ...find('server/main.ts')].some(isRoot)).toBe(chosen !== undefined && 'stays' in chosen)
    for (const pid of [postmaster, band]) process.kill(pid, 'SIGKILL')

    await expect.poll(health, { timeout: 60_000 }).toBe(200)

    const [server = 0] = find('server/main.ts')
    process.kill(server, 'SIGKILL')
    await expect.poll(() => find('server/main.ts').filter((pid) => pid !== server).length, { timeout: 60_000 }).toBe(1)
    await expect.poll(health, { timeout: 60_000 }).toBe(200)

    const ids = (await member.generate('a short folk song about coming back')).map((clip) => clip.id)
    await expect
      .poll(async () => (await member.listByIds(ids)).some((clip) => clip.status === 'streaming'), { timeout: 120_000 })
      .toBe(true)
    await stack.stop()
  })

  test('the launcher killed alone leaves nothing running', async () => {
    const stack = await startStack(SMALL)
    const tree = processTreeOf(stack.process.pid ?? 0)
    process.kill(stack.process.pid ?? 0, 'SIGKILL')
    await expect.poll(() => tree.filter(isAlive), { timeout: 30_000 }).toEqual([])
    rmSync(stack.dataFolder, { recursive: true, force: true })
  })
})

test.describe('starting and stopping', () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`${signal} to npm start leaves nothing running`, async () => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'arioso-npm-'))
      const env = { ...toolEnvironment(), PORT: '0', ARIOSO_DATA: dataFolder, ARIOSO_DEMO_SONGS: '0' }
      const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
      let output = ''
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
      await expect.poll(() => output, { timeout: 110_000 }).toContain('The band is ready')
      const tree = processTreeOf(npm.pid ?? 0)
      expect(tree.length).toBeGreaterThan(6)
      process.kill(npm.pid ?? 0, signal)
      await expect.poll(() => tree.filter(isAlive), { timeout: 30_000 }).toEqual([])
      rmSync(dataFolder, { recursive: true, force: true })
    })
  }

  test('a start prints the link of the first staff account; a second one on the same data tells where the first is', async ({
    page,
  }) => {
    const stack = await startStack(SMALL)
    await page.goto(stack.staffLink)
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    await new SignIn(page).signUp(newPerson())
    await expect(page.getByText('You are staff now.')).toBeVisible()
    const env = { ...toolEnvironment(), ARIOSO_DATA: stack.dataFolder }
    const second = spawnSync('node', [join(root, 'scripts', 'run.ts')], { env, encoding: 'utf8' })
    expect(second.stdout).toContain(stack.url)
    expect(second.status).toBe(0)
    expect((await fetch(`${stack.url}/api/health`)).status).toBe(200)
    await stack.stop()
  })

  test('a wrong setting stops the start with one line that names it', () => {
    const env = { ...toolEnvironment(), PORT: 'abc' }
    const refused = spawnSync('node', [join(root, 'scripts', 'run.ts')], { env, encoding: 'utf8' })
    expect(refused.status).toBe(1)
    expect(refused.stderr.trim().split('\n')).toHaveLength(1)
    expect(refused.stderr).toContain('PORT')
  })
})
