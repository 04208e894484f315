import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { ConfigurationError } from '@arioso/contract/configuration'

export type TrustedProxies = {
  // Whether X-Forwarded-For from this address is believed.
  has: (address: string) => boolean
  addressOf: (request: IncomingMessage) => string
}

const NAMED: Record<string, string[]> = {
  none: [],
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** 'loopback,10.1.2.3,172.18.0.0/16': whose X-Forwarded-For is believed. Anybody else's would let them choose their address. */
export function createTrustedProxies(setting: string): TrustedProxies {
  const list = new BlockList()
  for (const part of setting.split(',').flatMap((each) => NAMED[each.trim()] ?? [each.trim()])) add(list, part)
  const has = (address: string) => list.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4')

  return {
    has,
    addressOf: ({ socket, headers }) => {
      const forwarded = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .map((each) => each.trim())
      let address = socket.remoteAddress ?? ''
      for (const before of forwarded.toReversed()) {
        if (!has(address) || isIP(before) === 0) break
        address = before
      }
      return plain(address)
    },
  }
}

function add(list: BlockList, part: string): void {
  const [address = '', bits] = part.split('/')
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  try {
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  } catch {
    throw new ConfigurationError(`ARIOSO_TRUSTED_PROXIES: '${part}' is no address`)
  }
}

// An IPv4 address in its IPv6-mapped form.
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
