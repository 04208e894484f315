import type { Session } from '@arioso/contract'
import type { Page as Tab } from 'playwright-core'
import {
  goOffline,
  offerUpdate,
  openCustom,
  openMenu,
  openModal,
  openPlan,
  openSignIn,
  play,
  playAndOpen,
  showApiKeys,
} from './acts.ts'

export type Page = {
  name: string
  path: string
  as: 'visitor' | 'member' | 'staff'
  // What is done before the picture is taken.
  act?: (tab: Tab) => Promise<void>
  // The session as if the server had said so.
  change?: (session: Session) => void
  // A page that listens to something live is never idle.
  live?: boolean
}

// A demo song, one of the member's and one of the staff's, who has Pro; a playlist, a persona and a hook made of songs.
export type Songs = Record<'public' | 'own' | 'pro' | 'playlist' | 'persona' | 'hook', string>

export function pagesFor(songs: Songs): Page[] {
  return [...listeningPages(songs), ...ownPages(songs), ...plainPages, ...staffPages, ...MODALS.map(modalPage)]
}

function listeningPages({ public: song, playlist, persona, hook }: Songs): Page[] {
  return [
    { name: 'home', path: '/', as: 'visitor' },
    { name: 'home-playing', path: '/', as: 'member', act: play },
    { name: 'home-sign-in', path: '/', as: 'visitor', act: openSignIn },
    { name: 'home-offline', path: '/', as: 'member', act: goOffline },
    { name: 'home-update', path: '/', as: 'member', act: offerUpdate },
    ...['queue', 'full-player'].map((kind): Page => ({
      name: kind,
      path: '/staff/modals',
      as: 'staff',
      act: (tab) => playAndOpen(tab, kind),
    })),
    { name: 'song', path: `/song/${song}`, as: 'visitor', act: play },
    { name: 'song-member', path: `/song/${song}`, as: 'member' },
    { name: 'song-comments', path: `/song/${song}?show_comments=true`, as: 'member' },
    { name: 'embed', path: `/embed/${song}`, as: 'visitor' },
    { name: 'profile', path: '/@june_harbour', as: 'visitor' },
    { name: 'profile-followers', path: '/@june_harbour?tab=followers', as: 'member' },
    { name: 'explore', path: '/explore', as: 'visitor' },
    { name: 'explore-member', path: '/explore', as: 'member' },
    { name: 'search', path: '/search?q=a', as: 'member' },
    { name: 'search-signed-out', path: '/search', as: 'visitor' },
    { name: 'search-people', path: '/search?tab=people&q=j', as: 'member' },
    { name: 'search-playlists', path: '/search?tab=playlists&q=a', as: 'member' },
    { name: 'radio', path: '/live-radio', as: 'visitor', live: true },
    { name: 'radio-member', path: '/live-radio', as: 'member', live: true },
    { name: 'hooks', path: '/hooks', as: 'member' },
    { name: 'hook', path: `/hook/${hook}`, as: 'visitor' },
    { name: 'playlist', path: `/playlist/${playlist}`, as: 'visitor' },
    { name: 'playlist-own', path: `/playlist/${playlist}`, as: 'staff' },
    { name: 'persona', path: `/persona/${persona}`, as: 'staff' },
  ]
}

function ownPages({ own, pro }: Songs): Page[] {
  return [
    { name: 'home-member', path: '/', as: 'member' },
    { name: 'create-signed-out', path: '/create', as: 'visitor' },
    { name: 'create', path: '/create', as: 'member' },
    { name: 'create-custom', path: '/create', as: 'member', act: openCustom },
    { name: 'create-plan', path: '/create', as: 'member', act: openPlan },
    { name: 'library', path: '/me', as: 'member' },
    { name: 'library-playlists', path: '/me?tab=playlists', as: 'member' },
    { name: 'library-workspaces', path: '/me?tab=workspaces', as: 'member' },
    { name: 'library-trash', path: '/me?tab=trash', as: 'member' },
    { name: 'library-signed-out', path: '/me', as: 'visitor' },
    { name: 'workspace', path: '/workspace/default', as: 'member' },
    { name: 'edit', path: `/edit/${own}`, as: 'member' },
    { name: 'edit-pro', path: `/edit/${pro}`, as: 'staff' },
    { name: 'create-pro', path: '/create', as: 'staff', act: openCustom },
    { name: 'own-song', path: `/song/${own}`, as: 'member' },
    { name: 'own-song-menu', path: `/song/${own}`, as: 'member', act: openMenu },
    { name: 'history', path: '/me/history', as: 'member' },
    { name: 'feed', path: '/feed', as: 'member' },
    { name: 'liked', path: '/playlist/liked/', as: 'member' },
    { name: 'account', path: '/account', as: 'member' },
    { name: 'account-api', path: '/account', as: 'member', act: showApiKeys },
    { name: 'account-pro', path: '/account', as: 'staff' },
    { name: 'account-signed-out', path: '/account', as: 'visitor' },
    { name: 'notifications', path: '/notifications', as: 'member' },
    { name: 'standing', path: '/standing', as: 'member' },
  ]
}

const plainPages: Page[] = [
  { name: 'studio', path: '/studio', as: 'visitor' },
  { name: 'chat', path: '/chat', as: 'visitor' },
  { name: 'contest', path: '/contest', as: 'visitor' },
  { name: 'listen-and-rank', path: '/listen-and-rank', as: 'member' },
  { name: 'help', path: '/help', as: 'visitor' },
  { name: 'terms', path: '/terms', as: 'visitor' },
  { name: 'auth-error', path: '/auth/error', as: 'visitor' },
  { name: 'digest-leave', path: '/digest/leave', as: 'visitor' },
  { name: 'auth-verify', path: '/auth/verify', as: 'visitor' },
  { name: 'auth-reset', path: '/auth/reset?token=none', as: 'visitor' },
  { name: 'not-found', path: '/nowhere', as: 'visitor' },
]

const STAFF_NAMES = [
  'reports',
  'removals',
  'feedback',
  'queue',
  'doors',
  'flags',
  'experiments',
  'audit',
  'storage',
  'outbox',
  'maintenance',
  'comparisons',
]

const staffPages: Page[] = [
  { name: 'staff-claim', path: '/staff/claim', as: 'visitor' },
  ...(['set-up', 'code'] as const).map((staffGate): Page => ({
    name: `staff-gate-${staffGate}`,
    path: '/staff/reports',
    as: 'member',
    change: (session) => Object.assign(session, { staffGate }),
  })),
  ...STAFF_NAMES.map((name): Page => ({ name: `staff-${name}`, path: `/staff/${name}`, as: 'staff' })),
]

// The page of samples opens each of them.
const MODALS = [
  'create-workspace',
  'rename-workspace',
  'move-to-workspace',
  'replace-pin',
  'delete-clip',
  'library-select',
  'confirm',
  'personas',
  'remix-introduction',
  'clip-feedback',
  'flag-content',
  'download-songs',
  'download-quota',
  'share-asset',
  'select-hook-song',
  'rights-purchased',
  'copyright-warning',
  'remix-permission',
  'compare-takes',
  'checkout',
  'subscription-success',
  'upsell',
  'download',
  'share-clip',
  'publish',
  'update-metadata',
  'playlist',
  'add-to-playlist',
  'add-audio',
  'stems',
  'remaster',
  'variations',
  'persona',
  'flag-clip',
  'flag-copyright',
  'invite',
  'more',
  'feedback',
  'shortcuts',
  'terms',
]

function modalPage(kind: string): Page {
  return { name: `modal-${kind}`, path: '/staff/modals', as: 'staff', act: (tab) => openModal(tab, kind) }
}
