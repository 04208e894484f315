// Only for bytes that never change under their address: hashed files, covers, finished audio.
export const FOREVER = 'max-age=31536000, immutable'

/**
 * The same for what may be taken back, made private or removed: whoever heard it may keep it, a cache that many share asks
 * again every minute.
 */
export function keptBy(isPublic: boolean): string {
  return isPublic ? `public, ${FOREVER}, s-maxage=60` : `private, ${FOREVER}`
}
