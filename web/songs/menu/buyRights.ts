import type { Clip } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { titleOf } from '../facts/titleOf.ts'

// A song made on Free is for personal use; its rights can be had by themselves, without a plan.
export function buyRights(clip: Clip): void {
  openModal({
    kind: 'confirm',
    title: 'Get the rights to this song',
    text: `“${titleOf(clip)}” was made for personal use. With its rights you may publish it elsewhere, sell it and use it in films. This installation charges nothing for them.`,
    verb: 'Get the rights',
    onConfirm: async () => {
      rememberClips([await api('POST /api/billing/buy-rights/', { body: { clip_id: clip.id } })])
      openModal({ kind: 'rights-purchased', songTitle: titleOf(clip) })
    },
  })
}
