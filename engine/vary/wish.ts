export type Wish = 'happier' | 'slower' | 'faster' | 'other_voice' | 'more_drums' | 'fewer_drums' | 'shorter'

export const TEMPO_SHARES = { happier: 1.06, slower: 0.88, faster: 1.12 } as const
