import type { PlanKey } from '@arioso/contract'

export type Asker = {
  planKey: PlanKey
  // How many songs of the same person are waiting or being made already.
  ahead: number
  askedAt?: Date
}

// Seconds: how long others may still step in front, and how much longer for each song one already has in the line.
const RULES: Record<PlanKey, { lets: number; perSong: number }> = {
  free: { lets: 30, perSong: 20 },
  pro: { lets: 0, perSong: 10 },
  premier: { lets: 0, perSong: 5 },
}

/**
 * The earliest due comes first. A paid plan is due sooner and a person's tenth song later than other people's first,
 * but every song is due within minutes, and then no later one can overtake it: no plan starves another.
 * Above ordinary priorities, which know no such end.
 */
export function dueInSeconds({ planKey, ahead }: Asker): number {
  const { lets, perSong } = RULES[planKey]
  return lets + ahead * perSong
}
