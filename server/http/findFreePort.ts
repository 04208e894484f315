import { createServer } from 'node:net'

const PORTS_TRIED = 50

// 0 stays 0: the system then picks any free port itself.
export async function findFreePort(host: string, wanted: number): Promise<number> {
  if (wanted === 0) return 0
  const last = Math.min(wanted + PORTS_TRIED, 65_535)
  for (let port = wanted; port <= last; port += 1) if (await isFree(host, port)) return port
  return 0
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    probe.listen({ host, port }, () => probe.close(() => resolve(true)))
  })
}
