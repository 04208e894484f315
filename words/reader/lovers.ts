// In a song of love "she" is the one it is sung to.
export const LOVERS: ReadonlySet<string> = new Set([
  'love',
  'crush',
  'proposal',
  'distance',
  'breakup',
  'divorce',
  'anniversary',
])
