// The fastest man on the planet flies to none, and all the coffee in the world is coffee: how much there can be of anything.
const EXTENT =
  /\b(?:\p{L}+est|most \p{L}+|best|worst|greatest|all|only|every\p{L}*|any\p{L}*|no ?(?:one|body)?)(?: \p{L}+){0,2} (?:on|in|of|around|over|across)(?: all)? (?:the |this )?(?:whole |entire )?(?:planet(?: earth)?|earth|world|universe|galaxy)\b/giu
const WHERE = /planet|earth|world|universe|galaxy/i

export const isOnlyExtent = (word: string, at: number, told: string): boolean =>
  WHERE.test(word) &&
  [...told.matchAll(EXTENT)].some(({ index, 0: extent }) => at > index && at + word.length <= index + extent.length)
