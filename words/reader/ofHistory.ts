// Who is known to everybody is what a song is about: such a name is left to those who wrote of them.
const OF_HISTORY =
  /\b(?:napoleon|bonaparte|(?:julius )?caesar|cleopatra|tutankhamun|nefertiti|rameses|hannibal|spartacus|attila|genghis|joan of arc|alexander the great|marie antoinette|achilles|odysseus|ulysses|agamemnon|socrates|plato|aristotle|diogenes|einstein|galileo|copernicus|da vinci|van gogh|shakespeare|zeus|hades|persephone|orpheus|eurydice|medusa|poseidon|romulus|remus|beowulf|merlin|robin hood|king arthur)\b/iu
const ONES_OWN = /\b(?:my|our|his|her|their|dog|cat|horse|puppy|kitten|named|called)\b/i

export const isOfHistory = (name: string, told: string): boolean => OF_HISTORY.test(name) && !ONES_OWN.test(told)
