import { createServer } from 'node:net'
import { once } from 'node:events'
import { ConfigurationError } from '@arioso/contract/configuration'
import { expect, it } from 'vitest'
import { findFreePort } from './findFreePort.ts'

it('takes the next port when the wanted one is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(await findFreePort('127.0.0.1', port)).toBeGreaterThan(port)
  taken.close()
})

it('leaves the choice to the system when any will do', async () => {
  expect(await findFreePort('127.0.0.1', 0)).toBe(0)
})

it.each([0, 4600])('names HOST when this machine has no such address, with port %s', async (port) => {
  const found = findFreePort('203.0.113.7', port)
  await expect(found).rejects.toThrow(ConfigurationError)
  await expect(found).rejects.toThrow('HOST: this machine has no address 203.0.113.7')
})
