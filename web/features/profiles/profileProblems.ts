import { HANDLE_INVALID_TEXT } from '@arioso/contract/texts'
import { DISPLAY_NAME_MAX, HANDLE_PATTERN, PROFILE_DESCRIPTION } from '@arioso/contract/limits'
import type { ProfileChanges } from '../../data/profiles.ts'

export type ProfileProblems = Partial<Record<keyof ProfileChanges, string>>

// What is wrong before the server is asked; it looks again.
export function profileProblems({ display_name, handle, profile_description }: ProfileChanges): ProfileProblems {
  const length = display_name.trim().length
  return {
    ...(length === 0 ? { display_name: 'Your name can’t be empty.' } : {}),
    ...(length > DISPLAY_NAME_MAX ? { display_name: `At most ${DISPLAY_NAME_MAX} characters.` } : {}),
    ...(HANDLE_PATTERN.test(handle) ? {} : { handle: HANDLE_INVALID_TEXT }),
    ...(profile_description.length > PROFILE_DESCRIPTION.max
      ? { profile_description: `At most ${PROFILE_DESCRIPTION.max} characters.` }
      : {}),
  }
}

export function isSame(one: ProfileChanges, other: ProfileChanges): boolean {
  return (
    one.display_name.trim() === other.display_name &&
    one.handle === other.handle &&
    one.profile_description === other.profile_description &&
    one.avatar_image_url === other.avatar_image_url
  )
}
