// Gates and flags of the specification. A gate of a feature that exists is on by default.

export const flagDefaults = {
  'web-hooks-2025': true,
  'web-omniplayer': true,
  'logged-in-song-page-v2': false,
  'vip-profile-aura': false,
  'web-theme-selector': true,
  'show-claim-username-tooltip': false,
  'living-radio-playbar-comments': false,
  'anti-abuse-checks-enabled': false,
  'artist-profiles': false,
  'persona-search': true,
  'use-personalization': true,
  'image-to-song-web-gen': true,
  'thumbs-exp': false,
  websockets: true,
  'clip-feedback': false,
  'create-beta-ui': false,
  'manual-unlock': false,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof flagDefaults
export type Flags = Record<Flag, boolean>
