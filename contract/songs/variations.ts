// What a finished song can be made again as, with one press. The words of the API and what people read.
export const WISHES = ['happier', 'slower', 'faster', 'other_voice', 'more_drums', 'fewer_drums', 'shorter'] as const

export type Wish = (typeof WISHES)[number]

export const WISH_LABELS: Record<Wish, string> = {
  happier: 'Happier',
  slower: 'Slower',
  faster: 'Faster',
  other_voice: 'Other voice',
  more_drums: 'More drums',
  fewer_drums: 'Fewer drums',
  shorter: 'Shorter',
}

export function variationSuffix(wish: Wish): string {
  return ` (${WISH_LABELS[wish].toLowerCase()})`
}

export function isWish(value: unknown): value is Wish {
  return WISHES.some((wish) => wish === value)
}
