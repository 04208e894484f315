// Plain JavaScript for Node 20. Runs a program to its end, shows what it complains of, and keeps it.
import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

export function runShown(program, parameters, cwd) {
  const child = spawn(program, parameters, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
    process.stderr.write(chunk)
  })
  const end = (signal) => {
    child.kill(signal)
    process.exit(1)
  }
  for (const signal of SIGNALS) process.once(signal, end)
  return new Promise((resolve) => {
    const finish = (succeeded) => {
      for (const signal of SIGNALS) process.off(signal, end)
      resolve({ succeeded, said })
    }
    child.once('error', (error) => {
      said += String(error)
      finish(false)
    })
    child.once('close', (code, signal) => {
      if (signal) said += signal
      finish(code === 0)
    })
  })
}
