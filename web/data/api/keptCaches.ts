// What the service worker keeps of the pages people have seen.
export const KEPT_REPLIES = 'arioso-replies'
export const KEPT_LISTS = 'arioso-lists'
export const KEPT_PICTURES = 'arioso-pictures'

export const ALL_KEPT = [KEPT_REPLIES, KEPT_LISTS, KEPT_PICTURES]
