import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchClientId } from './radioChannel.ts'

function answer(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}
afterEach(() => vi.unstubAllGlobals())

describe('[RAD-02] a name for the chat', () => {
  it('is the client id of the station', async () => {
    answer(200, { client_id: '{"handle":"ada"}' })
    expect(await fetchClientId()).toBe('{"handle":"ada"}')
  })

  it('throws when there is none', async () => {
    answer(500, { code: 'INTERNAL', message: 'Something went wrong on our side.' })
    await expect(fetchClientId()).rejects.toThrow('Something went wrong on our side.')
    answer(200, { client_id: '' })
    await expect(fetchClientId()).rejects.toThrow('the radio gave no client id')
  })
})
