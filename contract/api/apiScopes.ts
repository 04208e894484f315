// What a key may be allowed to do, in the words people choose by.
export const apiScopes = {
  'songs:read': 'See, play and download your songs',
  'songs:create': 'Make songs and lyrics, and spend your credits',
  'songs:edit': 'Rename, publish and trash your songs',
  'playlists:read': 'See your playlists',
  'playlists:edit': 'Make and change your playlists',
  'account:read': 'See your credits and your plan',
} as const

export type ApiScope = keyof typeof apiScopes

export const API_SCOPES = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]
