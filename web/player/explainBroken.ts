export type Breakage = { message: string; mayOthersPlay: boolean }

// An audio element only says that it failed. Asking for the address once more tells why.
export async function explainBroken(url: string): Promise<Breakage> {
  if (!navigator.onLine) return { message: 'You’re offline. Try again when you’re back online.', mayOthersPlay: false }
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    if (ok) return { message: 'This recording can’t be played.', mayOthersPlay: true }
    if (status < 500 && status !== 429) return { message: 'This song is no longer here.', mayOthersPlay: true }
    return { message: 'The song couldn’t be loaded. Try again in a moment.', mayOthersPlay: true }
  } catch (error) {
    console.warn('a song could not be fetched', error)
    return { message: 'We can’t reach Arioso.', mayOthersPlay: false }
  }
}
