import { BOT_CHALLENGE } from '@arioso/contract/limits'

type RenderOptions = {
  size: 'invisible' | 'normal'
  callback: (token: string) => void
  'error-callback': (why: string) => void
}

export type ChallengeService = { render: (container: HTMLElement, options: RenderOptions) => void }

export type ChallengePlace = {
  // Asks for the script; whether it came is seen by the service being there.
  load: () => void
  findService: () => ChallengeService | undefined
  findContainer: () => HTMLElement | null
  size: 'invisible' | 'normal'
}

// A token, or a rejection that says why there is none. Neither is ever shown.
export async function solveChallenge(place: ChallengePlace): Promise<string> {
  if (place.findService() === undefined) {
    place.load()
    const polls = BOT_CHALLENGE.loadTimeoutMs / BOT_CHALLENGE.pollMs
    const isLoaded = await poll(() => place.findService() !== undefined, polls)
    if (!isLoaded) throw new Error('the challenge script was not loaded in time')
  }
  const canRender = await poll(() => place.findContainer() !== null, BOT_CHALLENGE.renderRetries)
  const [service, container] = [place.findService(), place.findContainer()]
  if (!canRender || service === undefined || container === null) {
    throw new Error('the challenge found no place to stand')
  }
  return new Promise((resolve, reject) => {
    service.render(container, {
      size: place.size,
      callback: resolve,
      'error-callback': (why) => reject(new Error(why)),
    })
  })
}

// Asks at once and then at most `retries` times.
async function poll(isThere: () => boolean, retries: number): Promise<boolean> {
  for (let asked = 0; asked < retries && !isThere(); asked += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, BOT_CHALLENGE.pollMs)
    })
  }
  return isThere()
}
