import type { Subject } from '@arioso/contract/permissions'

// A song whose maker allows everything: what is refused with it is refused by the plan.
export const anySong: Subject = {
  ownerId: '',
  visibility: 'public',
  canRemix: true,
  allowedRemixActions: ['cover', 'extend'],
}
