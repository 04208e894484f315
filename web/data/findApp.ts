import type { OutsidePlaces } from '@arioso/contract/settings/outsidePlaces'

/** Where this phone gets the app, if there is one for it. */
export function findApp(links: OutsidePlaces, userAgent: string): string | undefined {
  return /iPhone|iPad/.test(userAgent) ? links.ios : links.android
}
