// The embedded bot challenge: a little work only a real browser does in the background. It hands out
// 'v1.<milliseconds since 1970>.<number>' whose SHA-256 begins with twelve zero bits.
;(() => {
  const encoder = new TextEncoder()

  async function isSolution(token) {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token)))
    return bytes[0] === 0 && bytes[1] < 16
  }

  async function solve() {
    const prefix = `v1.${Date.now()}.`
    for (let number = 0; ; number += 1) if (await isSolution(prefix + number)) return prefix + number
  }

  window.ariosoChallenge = {
    render(container, options) {
      if (options.size !== 'invisible') container.textContent = 'Checking that this is a browser…'
      solve().then(options.callback, (error) => options['error-callback'](String(error)))
    },
  }
})()
