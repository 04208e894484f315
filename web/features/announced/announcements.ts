// Pages that stand before their feature does: what will be there, and what works today.

type Place = '/' | '/create' | '/me' | '/explore' | '/feed' | '/account'

export type Action = { label: string; to: Place } | { label: string; to: '/song/$id' }

type Announcement = { text: string; action: Action }

export const announcements: Record<string, Announcement> = {
  '/link-account': {
    text: 'There is nothing to link yet: your account here stands by itself, and everything works with it.',
    action: { label: 'See your account', to: '/account' },
  },
  '/studio': {
    text: 'A desk with many tracks, for those who want every fader. It is not built yet; Custom mode already takes your own words and styles.',
    action: { label: 'Go to Create', to: '/create' },
  },
  '/studio-waitlist': {
    text: 'There is no list to stand on: when the studio opens, it opens for everybody.',
    action: { label: 'Make a song meanwhile', to: '/create' },
  },
  '/chat': {
    text: 'Talking a song into shape, sentence by sentence, comes later. One good sentence is enough today.',
    action: { label: 'Say it in a sentence', to: '/create' },
  },
  '/listen-and-rank': {
    text: 'Two songs, one better: your ear will be asked here. Listening works already.',
    action: { label: 'Listen to new songs', to: '/feed' },
  },
  '/collab': {
    text: 'Several people at one song is planned, and not here yet. A song for somebody can be made now.',
    action: { label: 'Make one for a friend', to: '/create' },
  },
  '/contest': {
    text: 'No contest is running. A song made now will be ready when one does.',
    action: { label: 'Make an entry', to: '/create' },
  },
  '/b-side/video-gen': {
    text: 'Any song of yours becomes a video already: open its Share dialog and press Make a video.',
    action: { label: 'Choose a song', to: '/me' },
  },
}
