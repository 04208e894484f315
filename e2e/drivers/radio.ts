import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test'

type Heard = { src: string; seconds: number; atMs: number }

// The station as one listener has it.
export class RadioListener {
  readonly page: Page
  private sockets: WebSocketRoute[] = []
  private isCut = false

  constructor(page: Page) {
    this.page = page
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Player' }).filter({ visible: true })
  }

  get chat(): Locator {
    return this.page.getByRole('region', { name: 'Chat' })
  }

  get listeners(): Locator {
    return this.page.getByTestId('listeners')
  }

  get messages(): Locator {
    return this.chat.getByRole('log', { name: 'Messages' }).getByRole('listitem')
  }

  // Before the page is opened: lets its connection be cut.
  async holdTheWire(): Promise<void> {
    await this.page.routeWebSocket(/\/socket\.io\//, (socket) => {
      if (this.isCut) return void socket.close()
      socket.connectToServer()
      this.sockets.push(socket)
    })
  }

  async cut(): Promise<void> {
    this.isCut = true
    await this.page.context().setOffline(true)
    for (const socket of this.sockets.splice(0)) await socket.close()
  }

  async mend(): Promise<void> {
    this.isCut = false
    await this.page.context().setOffline(false)
  }

  // Where the browser asks for a press before it lets a page sound, it is pressed.
  async open(): Promise<void> {
    await this.page.goto('/live-radio')
    await this.listen()
  }

  async listen(): Promise<void> {
    const button = this.bar.getByRole('button', { name: /^(Play|Pause)$/ })
    await expect(button).toBeEnabled()
    if ((await button.getAttribute('aria-label')) === 'Play') await button.click()
    await expect(this.bar.getByRole('button', { name: 'Pause', exact: true })).toBeEnabled()
  }

  async heard(): Promise<Heard> {
    return this.page.evaluate(() => {
      const audio = document.querySelector('audio')
      return { src: audio?.currentSrc ?? '', seconds: audio?.currentTime ?? -1, atMs: Date.now() }
    })
  }

  // How loud what comes out of the page is at this moment, 0 being silence.
  async loudness(): Promise<number> {
    return this.page.evaluate(async () => {
      const audio = document.querySelector('audio') as HTMLAudioElement & { captureStream(): MediaStream }
      const mediaStream = audio.captureStream()
      // Between two songs there is no track until the next one has begun to load.
      if (mediaStream.getAudioTracks().length === 0) {
        await new Promise((resolve) => mediaStream.addEventListener('addtrack', resolve, { once: true }))
      }
      const context = new AudioContext()
      await context.resume()
      const analyser = new AnalyserNode(context, { fftSize: 8192 })
      new MediaStreamAudioSourceNode(context, { mediaStream }).connect(analyser)
      const samples = new Float32Array(analyser.fftSize)
      let loudest = 0
      for (let look = 0; look < 20 && loudest < 0.01; look += 1) {
        await new Promise(requestAnimationFrame)
        analyser.getFloatTimeDomainData(samples)
        loudest = Math.max(loudest, ...samples.map(Math.abs))
      }
      await context.close()
      return loudest
    })
  }

  async say(text: string): Promise<void> {
    await this.chat.getByRole('textbox', { name: 'Message' }).fill(text)
    await this.chat.getByRole('button', { name: 'Send' }).click()
    await expect(this.messages.filter({ hasText: text })).toHaveCount(1)
  }
}

// How far two listeners are apart, in seconds; a different song is far away.
export async function apart(one: RadioListener, other: RadioListener): Promise<number> {
  const [first, second] = await Promise.all([one.heard(), other.heard()])
  if (new URL(first.src).pathname !== new URL(second.src).pathname) return Infinity
  return Math.abs(first.seconds - first.atMs / 1000 - (second.seconds - second.atMs / 1000))
}

// The longest they are out of step within these seconds, in seconds. A busy machine may make one of them stutter; what
// counts is that the station brings it back.
export async function longestOutOfStep(
  [one, other]: readonly [RadioListener, RadioListener],
  { within, step }: { within: number; step: number },
): Promise<number> {
  const until = Date.now() + within * 1000
  let [longest, lastTogether] = [0, Date.now()]
  await expect
    .poll(
      async () => {
        const distance = await apart(one, other)
        const now = Date.now()
        if (distance >= step) longest = Math.max(longest, (now - lastTogether) / 1000)
        else lastTogether = now
        return now >= until
      },
      { intervals: [500], timeout: within * 1000 + 30_000 },
    )
    .toBe(true)
  return longest
}
