// Addresses the specification names without saying what is there. Each does its job with what Arioso has; nothing links to them.

type Place = '/account' | '/studio' | '/live-radio' | '/feed' | '/me' | '/explore'

export type Action = { label: string; to: Place } | { label: string; choose: 'edit' | 'video' }

type Waypoint = { text: string; action: Action }

export const waypoints: Record<string, Waypoint> = {
  '/link-account': {
    text: 'One account, however you sign in. Once your email address is confirmed, every sign-in that uses it opens the same account.',
    action: { label: 'See your account', to: '/account' },
  },
  '/studio': {
    text: 'Replace a section, extend, crop, fade or reverse a song, or split it into stems.',
    action: { label: 'Choose a song', choose: 'edit' },
  },
  '/studio-waitlist': {
    text: 'There’s no waiting list: the studio is open to everyone.',
    action: { label: 'Open the studio', to: '/studio' },
  },
  '/chat': {
    text: 'Everyone listening to the station is in the same chat.',
    action: { label: 'Join the chat', to: '/live-radio' },
  },
  '/listen-and-rank': {
    text: 'Listen to new songs and like the ones you love. Your likes tell artists what works.',
    action: { label: 'Listen to new songs', to: '/feed' },
  },
  '/collab': {
    text: 'Share a workspace by its link and leave songs open for remixes: others can listen, extend and cover them.',
    action: { label: 'Go to your workspaces', to: '/me' },
  },
  '/contest': {
    text: 'Every public song is in the running. The ones people play most lead the week on Explore.',
    action: { label: 'See who’s ahead', to: '/explore' },
  },
  '/b-side/video-gen': {
    text: 'Turn one of your songs into a video with its cover and its lyrics.',
    action: { label: 'Choose a song', choose: 'video' },
  },
}
