import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token in a browser's cookies, if there is exactly one and it carries our signature (`token.signature`, HMAC-SHA-256 in base64). */
export function createReadSessionToken(cookieName: string, secret: string) {
  const start = `${cookieName}=`
  return (cookies = ''): string | undefined => {
    const [cookie, ...others] = cookies.split(/; */).filter((each) => each.startsWith(start))
    if (cookie === undefined || others.length > 0) return undefined
    const [, token = '', signature = ''] = /^(.+)\.([^.]+)$/.exec(decode(cookie.slice(start.length))) ?? []
    const expected = createHmac('sha256', secret).update(token).digest()
    const given = Buffer.from(signature, 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
  }
}

// What is not plain ASCII was not written here, and could not even be decoded safely.
function decode(value: string): string {
  return /^(?:[\w.~+/=-]|%[0-7][0-9A-Fa-f])+$/.test(value) ? decodeURIComponent(value) : ''
}
