// Gates and flags. A gate of a feature that exists is on by default; off are those that take something away or give everything.

export const flagDefaults = {
  'web-hooks-2025': true,
  'web-omniplayer': true,
  'logged-in-song-page-v2': true,
  'vip-profile-aura': true,
  'web-theme-selector': true,
  'show-claim-username-tooltip': true,
  'living-radio-playbar-comments': true,
  'anti-abuse-checks-enabled': true,
  'artist-profiles': true,
  'persona-search': true,
  'use-personalization': true,
  'image-to-song-web-gen': true,
  'thumbs-exp': true,
  websockets: true,
  'clip-feedback': true,
  'create-beta-ui': false,
  'manual-unlock': false,
  'free-previews': false,
  'exempt-from-credits': false,
  'model-v4-5-plus': true,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof flagDefaults
export type Flags = Record<Flag, boolean>
