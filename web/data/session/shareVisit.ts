import type { ShareAttribution, StoredShareParameters } from '@arioso/contract'
import {
  CONVERSION_DEDUPE_MS,
  LAST_INTERACTION_WINDOW_MS,
  SHARE_ATTRIBUTE_WINDOW_MS,
  SHARE_PARAMETERS_VALID_MS,
} from '@arioso/contract/limits'
import { api } from '../api/api.ts'

const KEY = 'arioso.share'
const CONVERTED_KEY = 'arioso.share.converted'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Converted = { sid: string; atMs: number }
export type SharedType = ShareAttribution['content_type']
type Share = { code: string; contentType: SharedType; contentId: string }

export function keepShare(store: Store, share: Share, nowMs: number): void {
  const kept: StoredShareParameters = {
    sid: share.code,
    scid: share.contentId,
    sct: share.contentType,
    expiry: nowMs + SHARE_PARAMETERS_VALID_MS,
  }
  store.setItem(KEY, JSON.stringify(kept))
}

export function findShare(store: Store, nowMs: number): StoredShareParameters | undefined {
  const kept = read(store, KEY) as StoredShareParameters | undefined
  if (kept === undefined) return undefined
  if (typeof kept.expiry === 'number' && kept.expiry > nowMs) return kept
  store.removeItem(KEY)
  return undefined
}

// Whoever signed up within the last two minutes, no more than a day after opening a shared link, came by that link. The
// same link counts once in thirty days.
export function findAttributable(
  store: Store,
  { nowMs, signedUpMs }: { nowMs: number; signedUpMs: number },
): StoredShareParameters | undefined {
  const share = findShare(store, nowMs)
  if (share === undefined || nowMs - signedUpMs > SHARE_ATTRIBUTE_WINDOW_MS) return undefined
  const visitedMs = share.expiry - SHARE_PARAMETERS_VALID_MS
  if (nowMs - visitedMs > LAST_INTERACTION_WINDOW_MS) return undefined
  const converted = read(store, CONVERTED_KEY) as Converted | undefined
  const isCounted = converted?.sid === share.sid && nowMs - converted.atMs < CONVERSION_DEDUPE_MS
  return isCounted ? undefined : share
}

// A visit by link is only reported while it is fresh; later it says nothing about why they are here.
export function findFreshVisit(store: Store, nowMs: number): StoredShareParameters | undefined {
  const share = findShare(store, nowMs)
  if (share === undefined) return undefined
  const visitedMs = share.expiry - SHARE_PARAMETERS_VALID_MS
  return nowMs - visitedMs <= SHARE_ATTRIBUTE_WINDOW_MS ? share : undefined
}

export async function attributeToShare(signedUpMs: number): Promise<void> {
  const nowMs = Date.now()
  const share = findAttributable(localStorage, { nowMs, signedUpMs })
  if (share === undefined) return
  await attribute('sign-up', share)
  localStorage.setItem(CONVERTED_KEY, JSON.stringify({ sid: share.sid, atMs: nowMs } satisfies Converted))
}

// A song's visits are counted by a call of its own; what tells of any other visit counts it, too.
export async function tellVisit(share: Share): Promise<void> {
  keepShare(localStorage, share, Date.now())
  if (share.contentType === 'clip') {
    const body = { action: 'visit', share_id: share.code } as const
    await api('POST /api/gen/:id/increment_action_count/', { params: { id: share.contentId }, body })
  }
  const visit = findFreshVisit(localStorage, Date.now())
  if (visit !== undefined) await attribute('link', visit)
}

async function attribute(source: 'link' | 'sign-up', { sid, scid, sct }: StoredShareParameters): Promise<void> {
  const body = { source, share_id: sid, content_id: scid, content_type: sct }
  await api('POST /api/share/attribute/', { body })
}

// Another program may have written there, so it is validated.
function read(store: Store, key: string): object | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  } catch {
    return undefined
  }
}
