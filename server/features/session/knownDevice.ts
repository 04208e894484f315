import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type KnownDevices = {
  issue: (email: string) => string
  // The device's own name, if it has signed in to this account before.
  recognise: (email: string, cookie: string | undefined) => string | undefined
}

/** A cookie that grants nothing: it tells the owner's browser from those guessing the password. */
export function createKnownDevices(secret: string): KnownDevices {
  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device:${id}:${email}`).digest('base64url')
  return {
    issue: (email) => {
      const id = randomBytes(12).toString('base64url')
      return `${id}.${sign(id, email)}`
    },
    recognise: (email, cookie = '') => {
      const [id = '', given = ''] = cookie.split('.')
      const [expected, received] = [Buffer.from(sign(id, email)), Buffer.from(given)]
      return expected.length === received.length && timingSafeEqual(expected, received) ? id : undefined
    },
  }
}
