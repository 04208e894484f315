// Who is grateful for life itself thanks nobody in the room.
const OWN_GRATITUDE =
  /^(?:being |feeling |just )?(?:grateful|thankful|blessed|gratitude|count(?:ing)? (?:my|our) blessings)\b/i
export const isOwnGratitude = (told: string): boolean => OWN_GRATITUDE.test(told)

// "a potato who wants to be a rockstar": a tale of somebody nobody here knows.
export const isOfStranger = (told: string): boolean =>
  /^(?:an?|the|two|three|four|five) (?:[\p{L}'-]+ ){1,3}(?:who|that|and an? |\p{L}+ing )/iu.test(told) &&
  !/\b(?:i|i'm|me|my|we|our|us|you|your)\b/i.test(told)

// A knight allergic to dragons rides to no battle.
export const isContrary = (told: string): boolean =>
  isOfStranger(told) && /\b(?:allergic|afraid|scared|terrified|hates?|can't|cannot)\b/i.test(told)

// "being a dad", "I'm a single mum": the singer's own life, no song for a parent.
const OF_KIN = new Set(['mother', 'father', 'grandparent', 'child', 'sibling'])
const OWN_LIFE =
  /^being an? |\b(?:i'm|i am|as) an? (?:\p{L}+ )?(?:dad|mum|mom|father|mother|parent|grandad|grandma|nan)\b/iu
export const isOwnLife = (told: string, occasion: string): boolean => OWN_LIFE.test(told) && OF_KIN.has(occasion)
