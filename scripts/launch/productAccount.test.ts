import { link, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseProductAccount, handOver } from './productAccount.ts'

// Only root can give something away; everybody else already has what they would be given.
const isRoot = process.getuid?.() === 0
const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const somebody = isRoot ? { uid: 54_321, gid: 54_321 } : me

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arioso-account-'))
})
afterAll(() => rm(folder, { recursive: true }))

const ownerOf = async (...path: string[]) => (await lstat(join(folder, ...path))).uid

it('a data folder that root made belongs to the product afterwards, but for the database and what has another name elsewhere', async () => {
  await mkdir(join(folder, 'data', 'files', 'clips'), { recursive: true })
  await mkdir(join(folder, 'data', 'postgres'))
  await writeFile(join(folder, 'elsewhere'), '')
  await writeFile(join(folder, 'data', 'files', 'clips', 'a'), '')
  await link(join(folder, 'elsewhere'), join(folder, 'data', 'second-name'))
  await symlink(join(folder, 'elsewhere'), join(folder, 'data', 'way'))
  await handOver(join(folder, 'data'), somebody, ['postgres'])
  for (const path of ['', 'files', 'files/clips', 'files/clips/a', 'way']) {
    expect(await ownerOf('data', path)).toBe(somebody.uid)
  }
  for (const path of ['data/postgres', 'data/second-name', 'elsewhere']) expect(await ownerOf(path)).toBe(me.uid)
})

it('who is not root stays who they are; root stays root where its user could not read the code, and says so', async () => {
  const code = join(folder, 'home', 'code')
  await mkdir(code, { recursive: true, mode: 0o700 })
  const chosen = await chooseProductAccount({ code, data: join(folder, 'data') })
  const reason = chosen && 'stays' in chosen ? chosen.stays : ''
  expect({ isChosen: chosen !== undefined, saysWhy: reason.includes('arioso') }).toEqual({
    isChosen: isRoot,
    saysWhy: isRoot,
  })
})
