// Opens the current page in the phone's app, or its page in the store when the app is not there. A classic script of its
// own, so that the store builds can replace it; the website works the same without it.
globalThis.ariosoAppLink = {
  open(path, storeAddress) {
    const STAYED_MS = 1500
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') location.assign(storeAddress)
    }, STAYED_MS)
    addEventListener('pagehide', () => clearTimeout(timer), { once: true })
    location.assign(`arioso:/${path}`)
  },
}
