import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { signUp } from '../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const open = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })

describe('pages', () => {
  it('every address of the application answers with the page and default preview tags', async () => {
    for (const path of [
      '/',
      '/home',
      '/create/',
      '/@ada',
      '/song/not-an-id',
      '/index.html',
      '/playlist/liked/?page=2',
      '/%40ada',
      '/Live-Radio/',
    ]) {
      const reply = await open(path)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toContain('text/html')
      expect(reply.headers.get('cache-control')).toBe('private, no-cache')
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'")
      const page = await reply.text()
      expect(page).toContain('<meta property="og:title" content="Arioso" />')
      expect(page).toContain(`<meta property="og:image" content="${server.url}/preview.png" />`)
      expect(page).not.toContain('<!--preview-->')
    }
  })

  it('an address that leads nowhere is answered with the page that says so, and with 404', async () => {
    for (const path of ['/docs', '/song', '/song/one/two', '/staff/nothing', '/favicon.png']) {
      const reply = await open(path)
      expect(`${path} ${reply.status}`).toBe(`${path} 404`)
      expect(await reply.text()).toContain('<meta property="og:title" content="Arioso" />')
    }
  })

  it('a page carries its first screen and names its scripts at once, where it has any', async () => {
    for (const path of ['/create', '/create/?wid=1']) {
      const page = await (await open(path)).text()
      expect(page).toContain('<h1>Create</h1>')
      expect(page).toMatch(/<textarea placeholder="[^"<]{10,}">/)
      expect(page).toContain('<link rel="modulepreload" href="/assets/create.js" />')
    }
    expect(await (await open('/song/not-an-id/')).text()).toContain('href="/assets/song.js"')
    const other = await (await open('/explore')).text()
    expect(other).not.toMatch(/modulepreload|<h1>|<!--/)
  })

  it('a page carries the session of who asks for it, escaped, and the small player nobody’s', async () => {
    const ada = await signUp(server.url, 'Ada </script><b>')
    const sessionIn = async (reply: Response) => {
      const block = /<script type="application\/json" id="session">(.*?)<\/script>/.exec(await reply.text())?.[1]
      return block === undefined ? undefined : (JSON.parse(block) as { user: { display_name: string } | null })
    }
    expect((await sessionIn(await ada.fetch('/me')))?.user?.display_name).toBe('Ada </script><b>')
    expect((await sessionIn(await open('/me')))?.user).toBeNull()
    expect(await sessionIn(await ada.fetch(`/embed/${randomUUID()}`))).toBeUndefined()
  })

  it('a shared song shows its title, maker, cover and sound, escaped', async () => {
    const ada = await signUp(server.url, 'Ada & "Co" <script>')
    const clip = await insertClip(server.storage, ada.id, { isPublic: true, hasCover: true, title: 'Tide $& "<b>"' })
    const page = await (await open(`/song/${clip.id}/?sh=abc`)).text()
    expect(page).toContain(
      '<meta property="og:title" content="Tide $&amp; &quot;&lt;b&gt;&quot; by Ada &amp; &quot;Co&quot; &lt;script&gt;" />',
    )
    expect(page).toMatch(
      new RegExp(`og:image" content="${server.url}/media/cards/song/${clip.id}.png\\?v=[0-9a-f]{8}"`),
    )
    expect(page).toContain(`<meta property="og:audio" content="${server.url}/media/clips/${clip.id}/audio.mp3" />`)
    expect(page).toContain(`<meta property="og:url" content="${server.url}/song/${clip.id}" />`)
    expect(page).toContain('name="twitter:card"')
    expect(page.match(/<meta name="description" content="(?!Write a sentence)/g)).toHaveLength(1)
    expect(page).not.toContain('<script>')
  })

  it('a song shared by link shows the same, and asks search engines to look away', async () => {
    const ada = await signUp(server.url)
    const clip = await insertClip(server.storage, ada.id, { isLinkOnly: true, title: 'Hidden Cove' })
    const page = await (await open(`/song/${clip.id}`)).text()
    expect(page).toContain('og:title" content="Hidden Cove by')
    expect(page).toContain('<meta name="robots" content="noindex" />')
    expect(page).toContain('<meta property="music:duration" content="120" />')
    await server.storage.clips.update(clip.id, { isPublic: true, isLinkOnly: false })
    expect(await (await open(`/song/${clip.id}`)).text()).not.toContain('noindex')
  })

  it('the small player may stand in any page, everything else only in our own', async () => {
    const ada = await signUp(server.url)
    const clip = await insertClip(server.storage, ada.id, { isPublic: true, title: 'Window Seat' })
    const player = await open(`/embed/${clip.id}`)
    expect(player.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(await player.text()).toContain('og:title" content="Window Seat by')
    const page = await open(`/song/${clip.id}?from=/embed/`)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  it('a private song gives nothing away, not even to its maker’s link preview', async () => {
    const ada = await signUp(server.url)
    const clip = await insertClip(server.storage, ada.id, { title: 'Secret Tide' })
    for (const id of [clip.id, randomUUID()]) {
      expect(await (await ada.fetch(`/song/${id}`)).text()).toContain('og:title" content="Arioso"')
    }
  })

  it('hashed files are kept for ever and come compressed; missing ones are not answered with the page', async () => {
    const plain = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'identity' })
    expect(await plain.text()).toBe('export const plain = true')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const small = await fetch(`${server.url}/assets/app-1a2b3c.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect((await open('/assets/app-000000.js')).status).toBe(404)
    expect((await open('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml')
  })

  it('whoever only asks whether a page is there is told so', async () => {
    for (const path of ['/', '/index.html', '/create']) {
      const head = await fetch(`${server.url}${path}`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
      expect(head.status).toBe(200)
      expect(head.headers.get('content-type')).toContain('text/html')
      expect(await head.text()).toBe('')
    }
  })

  it('no path leads out of the folder', async () => {
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2foutbox', '/%2e%2e/secrets.json']) {
      expect(await (await open(path)).text()).not.toMatch(/root:|auth_secret/)
    }
  })
})
