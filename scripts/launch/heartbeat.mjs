// Plain JavaScript for Node 20. Says what is being waited for and, every few seconds, that it still goes on.
const EVERY_MS = 10_000

// Whoever read this may have left (a closed terminal, `| head`): the work goes on and is told to nobody.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})

export function step(line) {
  process.stdout.write(`› ${line}\n`)
}

export async function during(line, work, { say = step, everyMs = EVERY_MS } = {}) {
  const name = line.replace(/ \(.*\)$/, '')
  let waitedMs = 0
  say(line)
  const timer = setInterval(() => {
    waitedMs += everyMs
    say(`${name}: ${waitedMs / 1000} s so far`)
  }, everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
