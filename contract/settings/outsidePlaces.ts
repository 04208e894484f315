// Pages of the product that an installation may keep elsewhere, and the app pages, which are there only when it has apps.
export const OUTSIDE_PLACES = [
  'help',
  'about',
  'blog',
  'careers',
  'terms',
  'privacy',
  'guidelines',
  'contact',
  'ios',
  'android',
] as const

export type OutsidePlace = (typeof OUTSIDE_PLACES)[number]
export type OutsidePlaces = Partial<Record<OutsidePlace, string>>
