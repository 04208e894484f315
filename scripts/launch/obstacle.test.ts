import { expect, it } from 'vitest'
import { describeMachine, findObstacle } from './obstacle.mjs'

const debian = { platform: 'linux', arch: 'x64', hasGlibc: true, nodeVersion: '20.19.0' }

it.each([
  ['Linux on x64', debian],
  ['Linux on arm64', { ...debian, arch: 'arm64' }],
  ['a Mac', { platform: 'darwin', arch: 'arm64', hasGlibc: false, nodeVersion: '24.21.0' }],
  ['this machine', describeMachine()],
])('lets %s start', (_name, machine) => {
  expect(findObstacle(machine)).toBeUndefined()
})

it.each([
  ['Windows', { ...debian, platform: 'win32' }, 'WSL 2'],
  ['Alpine', { ...debian, hasGlibc: false }, 'glibc'],
  ['32 bits', { ...debian, arch: 'arm' }, 'linux on arm'],
  ['an old Node', { ...debian, nodeVersion: '18.20.4' }, 'Node 20 or newer; this is 18.20.4'],
])('tells %s in one line what is needed', (_name, machine, words) => {
  expect(findObstacle(machine)).toContain(words)
  expect(findObstacle(machine)).not.toContain('\n')
})
