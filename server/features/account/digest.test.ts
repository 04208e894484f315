import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp } from '../../testing/visitor.ts'

it('the weekly email is left with one press by a mail program or by a person, signed out, and taken up again', async () => {
  const environment = {
    PUBLIC_URL: 'https://arioso.example',
    ARIOSO_SMTP_URL: 'smtp://127.0.0.1:9',
    ARIOSO_MAIL_FROM: 'no-reply@arioso.example',
  }
  const server = await startTestServer({ environment })
  const ada = await signUp(server.url)
  const isOn = async () => (await ada.get('/api/user/digest/')).body
  expect(await isOn()).toEqual({ is_offered: true, is_on: true })
  const { leaveKey: key } = (await server.storage.digests.begin(ada.id, '2020-01-06')) ?? { leaveKey: '' }

  // Scanners open every link.
  await fetch(`${server.url}/digest/leave?key=${key}`)
  expect(await isOn()).toEqual({ is_offered: true, is_on: true })
  const press = (given: string) =>
    fetch(`${server.url}/digest/leave?key=${given}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
  expect((await press('x'.repeat(32))).status).toBe(404)
  expect((await press(key)).status).toBe(204)
  expect(await isOn()).toEqual({ is_offered: true, is_on: false })
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const again = await fetch(`${server.url}/digest/leave?key=${key}`, { method: 'POST', body: form })
  expect(again.status).toBe(204)

  expect((await ada.post('/api/user/digest/', { is_on: true })).body).toEqual({ is_offered: true, is_on: true })
  const stranger = createVisitor(server.url)
  expect((await stranger.post('/api/user/digest/leave/', { key })).status).toBe(200)
  expect(await isOn()).toEqual({ is_offered: true, is_on: false })
  await server.close()
})

it('where no mail goes out, no weekly email is offered', async () => {
  const server = await startTestServer()
  const ada = await signUp(server.url)
  expect((await ada.get('/api/user/digest/')).body).toMatchObject({ is_offered: false })
  await server.close()
})
