import type { Clip } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { currency } from '../../data/billing/currency.ts'
import { formatCents } from '../../data/billing/monthlyPrice.ts'
import { rememberClips } from '../../data/songs/clipCache.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { titleOf } from '../facts/titleOf.ts'

const MEANING = 'With its rights you may publish it elsewhere, sell it and use it in films.'

// A song made on Free is for personal use; its rights can be had by themselves, without a plan.
export async function buyRights(clip: Clip): Promise<void> {
  try {
    const cost = await readCost()
    openModal({
      kind: 'confirm',
      title: 'Get the rights to this song',
      text: `“${titleOf(clip)}” was made for personal use. ${MEANING} ${cost}`,
      verb: 'Get the rights',
      onConfirm: () => take(clip),
    })
  } catch (error) {
    showToast(toastForRefusal(error))
  }
}

async function readCost(): Promise<string> {
  const query = { currency: currency.get().chosen }
  const { price } = await api('GET /api/billing/rights-price/', { query })
  if (price === null) return 'This installation charges nothing for them.'
  return `They cost ${formatCents(price.currency, price.cents)}, once.`
}

async function take(clip: Clip): Promise<void> {
  const body = { clip_id: clip.id, currency: currency.get().chosen }
  const { checkout_url: checkoutUrl, ...answer } = await api('POST /api/billing/buy-rights/', { body })
  if (checkoutUrl !== undefined) {
    location.assign(checkoutUrl)
    return
  }
  rememberClips([answer])
  openModal({ kind: 'rights-purchased', songTitle: titleOf(clip) })
}
