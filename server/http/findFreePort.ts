import { createServer } from 'node:net'
import { ConfigurationError } from '@arioso/contract/configuration'

const PORTS_TRIED = 50

const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

// 0 stays 0: the system then picks any free port itself.
export async function findFreePort(host: string, wanted: number): Promise<number> {
  const last = Math.min(wanted + PORTS_TRIED, 65_535)
  for (let port = wanted; port <= last; port += 1) if (await isFree(host, port)) return port
  return 0
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else if (NO_SUCH_ADDRESS.has(error.code ?? '')) reject(noSuchAddress(host))
      else reject(error)
    })
    probe.listen({ host, port }, () => probe.close(() => resolve(true)))
  })
}

function noSuchAddress(host: string): ConfigurationError {
  return new ConfigurationError(`HOST: this machine has no address ${host}; 127.0.0.1 is only for it, 0.0.0.0 for all`)
}
