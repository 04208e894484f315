import type { Flag } from './flags.ts'

// What each flag switches, for the staff page that switches it.
export const flagMeanings: Record<Flag, string> = {
  'web-hooks-2025': 'Hooks: the /hooks feed, its menu entries and posting one',
  'web-omniplayer': 'The player over the whole screen, moving with the sound',
  'logged-in-song-page-v2': 'The second song page for members',
  'vip-profile-aura': 'A glow around verified profiles',
  'web-theme-selector': 'Choosing dark, light or the system’s theme in the profile menu',
  'show-claim-username-tooltip': 'A hint for newcomers to choose their handle',
  'living-radio-playbar-comments': 'Listeners’ comments floating over the radio’s playbar',
  'anti-abuse-checks-enabled': 'Background checks every 30 minutes that never block anybody',
  'artist-profiles':
    'What artists tell of themselves: the editor behind Edit Profile, and its part of the profile page',
  'persona-search': 'Personas in search and in its placeholder',
  'use-personalization': 'Chameleon Mode in Custom',
  'image-to-song-web-gen': 'Image to Song on the create page, for plans that have it',
  'thumbs-exp': 'A ten-second like hint while a song plays',
  websockets: 'Pushed updates instead of polling',
  'clip-feedback': 'Feedback on own songs',
  'create-beta-ui': 'The longest audio uploads for everybody',
  'manual-unlock': 'Previews of the Free plan are unlocked by a press; switched off, they unlock by themselves',
  'free-previews':
    'New songs of the Free plan begin as previews; some a day become whole, the rest stays locked until there is a plan',
  'exempt-from-credits': 'Making songs costs no credits: for guests of the house, best switched for one person',
  'model-v4-5-plus': 'The newest model, for plans that have it',
}
