// Every address of the application: its title, its page, what stands around it, and who may see it.
import { createRoute, lazyRouteComponent, redirect, type RouteComponent } from '@tanstack/react-router'
import type { Flag } from '@arioso/contract/flags'
import { noChrome, watchChrome, workChrome, type Chrome } from './chrome.ts'
import { root } from './root.tsx'

type PageOptions = {
  chrome?: Chrome
  // Without this flag the address does not exist.
  gate?: Flag
  // Visitors are asked to sign in, and told why.
  membersOnly?: string
  // For everybody else the address does not exist.
  staffOnly?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageOptions {
    title?: string
  }
}

const AccountPage = lazyRouteComponent(() => import('../features/account/AccountPage.tsx'), 'AccountPage')
const AnnouncedPage = lazyRouteComponent(() => import('../features/announced/AnnouncedPage.tsx'), 'AnnouncedPage')
const AuthErrorPage = lazyRouteComponent(() => import('../features/session/AuthErrorPage.tsx'), 'AuthErrorPage')
const ClaimPage = lazyRouteComponent(() => import('../features/staff/ClaimPage.tsx'), 'ClaimPage')
const CreatePage = lazyRouteComponent(() => import('../features/create/CreatePage.tsx'), 'CreatePage')
const EmbedPage = lazyRouteComponent(() => import('../features/song/EmbedPage.tsx'), 'EmbedPage')
const EditPage = lazyRouteComponent(() => import('../features/edit/EditPage.tsx'), 'EditPage')
const ExplorePage = lazyRouteComponent(() => import('../features/discover/ExplorePage.tsx'), 'ExplorePage')
const FeedPage = lazyRouteComponent(() => import('../features/discover/FeedPage.tsx'), 'FeedPage')
const FlagsPage = lazyRouteComponent(() => import('../features/staff/FlagsPage.tsx'), 'FlagsPage')
const HistoryPage = lazyRouteComponent(() => import('../features/discover/HistoryPage.tsx'), 'HistoryPage')
const HomePage = lazyRouteComponent(() => import('../features/home/HomePage.tsx'), 'HomePage')
const HookPage = lazyRouteComponent(() => import('../features/hooks/HookPage.tsx'), 'HookPage')
const HooksPage = lazyRouteComponent(() => import('../features/hooks/HooksPage.tsx'), 'HooksPage')
const LibraryPage = lazyRouteComponent(() => import('../features/library/LibraryPage.tsx'), 'LibraryPage')
const ComparisonsPage = lazyRouteComponent(() => import('../features/staff/ComparisonsPage.tsx'), 'ComparisonsPage')
const NotificationsPage = lazyRouteComponent(
  () => import('../features/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
)
const ModalsPage = lazyRouteComponent(() => import('../features/staff/ModalsPage.tsx'), 'ModalsPage')
const OutboxPage = lazyRouteComponent(() => import('../features/staff/OutboxPage.tsx'), 'OutboxPage')
const RemovalsPage = lazyRouteComponent(() => import('../features/staff/RemovalsPage.tsx'), 'RemovalsPage')
const ReportsPage = lazyRouteComponent(() => import('../features/staff/ReportsPage.tsx'), 'ReportsPage')
const ResetPasswordPage = lazyRouteComponent(
  () => import('../features/session/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
)
const LikedPage = lazyRouteComponent(() => import('../features/playlists/LikedPage.tsx'), 'LikedPage')
const PlaylistPage = lazyRouteComponent(() => import('../features/playlists/PlaylistPage.tsx'), 'PlaylistPage')
const ProfilePage = lazyRouteComponent(() => import('../features/profiles/ProfilePage.tsx'), 'ProfilePage')
const RadioPage = lazyRouteComponent(() => import('../features/radio/RadioPage.tsx'), 'RadioPage')
const SearchPage = lazyRouteComponent(() => import('../features/discover/SearchPage.tsx'), 'SearchPage')
const VerifyPage = lazyRouteComponent(() => import('../features/session/VerifyPage.tsx'), 'VerifyPage')
const WorkspacePage = lazyRouteComponent(() => import('../features/workspaces/WorkspacePage.tsx'), 'WorkspacePage')
const UiPage = lazyRouteComponent(() => import('../features/staff/UiPage.tsx'))
const SongPage = lazyRouteComponent(() => import('../features/song/SongPage.tsx'), 'SongPage')

function page<const Path extends string>(
  path: Path,
  title: string,
  component: RouteComponent,
  options: PageOptions = {},
) {
  return createRoute({ getParentRoute: () => root, path, component, staticData: { title, ...options } })
}

const editing: PageOptions = { chrome: workChrome, membersOnly: 'Edit your songs there.' }

export const pages = [
  page('/', '', HomePage),
  page('/home', '', HomePage),
  page('/create', 'Create', CreatePage),
  page('/create/v2', 'Create', CreatePage),
  page('/song/$id', 'Song', SongPage),
  page('/embed/$id', 'Song', EmbedPage, { chrome: noChrome }),
  page('/edit/$id', 'Edit', EditPage, editing),
  page('/edit-legacy/$id', 'Edit', EditPage, editing),
  createRoute({
    getParentRoute: () => root,
    path: '/edit-v3/$id',
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/edit/$id', params, replace: true })
    },
  }),
  page('/@{$handle}', 'Profile', ProfilePage),
  page('/playlist/liked', 'Liked songs', LikedPage, { membersOnly: 'Every song you like is kept there.' }),
  page('/playlist/$id', 'Playlist', PlaylistPage),
  page('/workspace/$id', 'Workspace', WorkspacePage),
  page('/me', 'Library', LibraryPage),
  page('/me/v2', 'Library', LibraryPage),
  page('/me/history', 'History', HistoryPage, { membersOnly: 'It keeps what you listened to on this device.' }),
  page('/feed', 'Feed', FeedPage),
  page('/explore', 'Explore', ExplorePage),
  page('/search', 'Search', SearchPage, { membersOnly: 'Members find songs by title, style and words.' }),
  page('/hooks', 'Hooks', HooksPage, { gate: 'web-hooks-2025', chrome: watchChrome }),
  page('/hook/$hookId', 'Hook', HookPage, { chrome: watchChrome }),
  page('/notifications', 'Notifications', NotificationsPage, {
    membersOnly: 'They tell what happens around your songs.',
  }),
  page('/live-radio', 'Radio', RadioPage),
  page('/account', 'Account', AccountPage),
  page('/link-account', 'Link your account', AnnouncedPage, { chrome: noChrome }),
  page('/studio', 'Studio', AnnouncedPage, { chrome: workChrome }),
  page('/studio-waitlist', 'Studio waiting list', AnnouncedPage, { chrome: workChrome }),
  page('/chat', 'Chat', AnnouncedPage),
  page('/listen-and-rank', 'Listen and rank', AnnouncedPage),
  page('/collab', 'Make music together', AnnouncedPage, { chrome: workChrome }),
  page('/contest', 'Contests', AnnouncedPage, { chrome: workChrome }),
  page('/b-side/video-gen', 'Music videos', AnnouncedPage),
  page('/staff/ui', 'Components', UiPage, { staffOnly: true }),
  page('/staff/modals', 'Modals', ModalsPage, { staffOnly: true }),
  page('/staff/flags', 'Flags', FlagsPage, { staffOnly: true }),
  page('/staff/reports', 'Reports', ReportsPage, { staffOnly: true }),
  page('/staff/removals', 'Removals', RemovalsPage, { staffOnly: true }),
  page('/staff/comparisons', 'Blind listening', ComparisonsPage, { staffOnly: true }),
  page('/staff/outbox', 'Outbox', OutboxPage, { staffOnly: true }),
  page('/staff/claim', 'Staff', ClaimPage),
  page('/auth/verify', 'Verify your e-mail', VerifyPage, { chrome: noChrome }),
  page('/auth/reset', 'Choose a new password', ResetPasswordPage, { chrome: noChrome }),
  page('/auth/error', 'Signing in did not work', AuthErrorPage, { chrome: noChrome }),
] as const
