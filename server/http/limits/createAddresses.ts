import { hostname, networkInterfaces } from 'node:os'

// Which addresses of this server a browser may really be using. Without this list a page on any name that resolves to
// this machine could act for the person signed in here.
export type Addresses = {
  trustedOrigins(hostHeader: string | undefined): string[]
  baseUrl(hostHeader: string | undefined): string
}

export function createAddresses(options: { publicUrl: string | undefined; port: () => number }): Addresses {
  const publicOrigin = options.publicUrl === undefined ? undefined : new URL(options.publicUrl).origin

  return {
    trustedOrigins(hostHeader) {
      const origins = publicOrigin === undefined ? [] : [publicOrigin]
      const host = knownHost(hostHeader)
      return host === undefined ? origins : [...origins, `http://${host}`, `https://${host}`]
    },
    baseUrl(hostHeader) {
      return publicOrigin ?? `http://${knownHost(hostHeader) ?? `127.0.0.1:${options.port()}`}`
    },
  }
}

function knownHost(hostHeader: string | undefined): string | undefined {
  if (hostHeader === undefined || !URL.canParse(`http://${hostHeader}`)) return undefined
  const url = new URL(`http://${hostHeader}`)
  return machineNames().has(url.hostname.replaceAll(/[[\]]/g, '')) ? url.host : undefined
}

function machineNames(): Set<string> {
  const interfaces = Object.values(networkInterfaces()).flatMap((entries) => entries ?? [])
  const name = hostname().toLowerCase()
  return new Set(['localhost', '127.0.0.1', '::1', name, `${name}.local`, ...interfaces.map((entry) => entry.address)])
}
