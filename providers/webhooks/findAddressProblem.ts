import { isIP } from 'node:net'
import { isLoopback, isPublicAddress } from './isPublicAddress.ts'

export type AddressRules = { allowsLoopback: boolean }

/** What is wrong with an address as it is written; what its name leads to is looked at when it is called. */
export function findAddressProblem(text: string, { allowsLoopback }: AddressRules): string | undefined {
  if (!URL.canParse(text)) return 'it is no address'
  const url = new URL(text)
  const host = hostOf(url)
  const isNear = host === 'localhost' || (isIP(host) !== 0 && isLoopback(host))
  if (url.username !== '' || url.password !== '') return 'it holds a password'
  if (isNear) return allowsLoopback && /^https?:$/.test(url.protocol) ? undefined : 'it is this machine'
  if (url.protocol !== 'https:') return 'it is not https'
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'it is not public' : undefined
}

export function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/^\[|\]$/g, '')
}
