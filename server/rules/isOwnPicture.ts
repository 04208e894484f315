import type { User } from '@arioso/storage'

/** What a picture that was uploaded or drawn here is called. */
export const PICTURE_NAME = /^[0-9a-f-]{36}\.(png|jpg|webp)$/

// An address elsewhere would tell strangers' servers who looks at whom; one with `..` would make every visitor's browser ask
// a path of the maker's choice.
export function isOwnPicture(user: User, url: string): boolean {
  const folder = `/media/pictures/${user.id}/`
  return url.startsWith(folder) && PICTURE_NAME.test(url.slice(folder.length))
}
