// Only for bytes that never change under their address: hashed files, covers, finished audio.
export const FOREVER = 'max-age=31536000, immutable'

/**
 * The same for what may be made private or removed later: a browser may keep it, a shared cache asks
 * again every minute.
 */
export function keptBy(isPublic: boolean): string {
  return isPublic ? `public, ${FOREVER}, s-maxage=60` : `private, ${FOREVER}`
}
