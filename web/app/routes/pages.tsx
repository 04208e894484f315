// Every address of the application: its title, its page, what stands around it, and who may see it.
import { createRoute, redirect, type RouteComponent } from '@tanstack/react-router'
import type { Flag } from '@arioso/contract/flags'
import { lazyPage } from './lazyPage.tsx'
import { noChrome, watchChrome, workChrome, type Chrome } from '../shell/chrome.ts'
import { root } from './root.tsx'

type PageOptions = {
  chrome?: Chrome
  // Without this flag the address does not exist.
  gate?: Flag
  // Visitors are asked to sign in, with the reason.
  membersOnly?: string
  // For everybody else the address does not exist.
  staffOnly?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageOptions {
    title?: string
  }
}

const AccountPage = lazyPage(() => import('../../features/account/AccountPage.tsx'), 'AccountPage')
const WaypointPage = lazyPage(() => import('../../features/waypoints/WaypointPage.tsx'), 'WaypointPage')
const LeaveDigestPage = lazyPage(() => import('../../features/account/LeaveDigestPage.tsx'), 'LeaveDigestPage')
const AuthErrorPage = lazyPage(() => import('../../features/session/AuthErrorPage.tsx'), 'AuthErrorPage')
const ClaimPage = lazyPage(() => import('../../features/staff/ClaimPage.tsx'), 'ClaimPage')
const CreatePage = lazyPage(() => import('../../features/create/CreatePage.tsx'), 'CreatePage')
const EmbedPage = lazyPage(() => import('../../features/song/EmbedPage.tsx'), 'EmbedPage')
const EditPage = lazyPage(() => import('../../features/edits/EditPage.tsx'), 'EditPage')
const ExplorePage = lazyPage(() => import('../../features/discover/ExplorePage.tsx'), 'ExplorePage')
const FeedPage = lazyPage(() => import('../../features/discover/FeedPage.tsx'), 'FeedPage')
const FlagsPage = lazyPage(() => import('../../features/staff/FlagsPage.tsx'), 'FlagsPage')
const HistoryPage = lazyPage(() => import('../../features/discover/HistoryPage.tsx'), 'HistoryPage')
const HomePage = lazyPage(() => import('../../features/home/HomePage.tsx'), 'HomePage')
const HookPage = lazyPage(() => import('../../features/hooks/feed/HookPage.tsx'), 'HookPage')
const HooksPage = lazyPage(() => import('../../features/hooks/feed/HooksPage.tsx'), 'HooksPage')
const LibraryPage = lazyPage(() => import('../../features/library/LibraryPage.tsx'), 'LibraryPage')
const ComparisonsPage = lazyPage(
  () => import('../../features/staff/comparisons/ComparisonsPage.tsx'),
  'ComparisonsPage',
)
const NotificationsPage = lazyPage(
  () => import('../../features/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
)
const ModalsPage = lazyPage(() => import('../../features/staff/samples/ModalsPage.tsx'), 'ModalsPage')
const OutboxPage = lazyPage(() => import('../../features/staff/OutboxPage.tsx'), 'OutboxPage')
const RemovalsPage = lazyPage(() => import('../../features/staff/reports/RemovalsPage.tsx'), 'RemovalsPage')
const ReportsPage = lazyPage(() => import('../../features/staff/reports/ReportsPage.tsx'), 'ReportsPage')
const ResetPasswordPage = lazyPage(() => import('../../features/session/ResetPasswordPage.tsx'), 'ResetPasswordPage')
const LikedPage = lazyPage(() => import('../../features/playlists/LikedPage.tsx'), 'LikedPage')
const PlaylistPage = lazyPage(() => import('../../features/playlists/PlaylistPage.tsx'), 'PlaylistPage')
const PersonaPage = lazyPage(() => import('../../features/personas/PersonaPage.tsx'), 'PersonaPage')
const ProfilePage = lazyPage(() => import('../../features/profiles/ProfilePage.tsx'), 'ProfilePage')
const RadioPage = lazyPage(() => import('../../features/radio/RadioPage.tsx'), 'RadioPage')
const SearchPage = lazyPage(() => import('../../features/discover/SearchPage.tsx'), 'SearchPage')
const VerifyPage = lazyPage(() => import('../../features/session/VerifyPage.tsx'), 'VerifyPage')
const WorkspacePage = lazyPage(() => import('../../features/workspaces/WorkspacePage.tsx'), 'WorkspacePage')
const UiPage = lazyPage(() => import('../../features/staff/samples/UiPage.tsx'), 'default')
const SongPage = lazyPage(() => import('../../features/song/SongPage.tsx'), 'SongPage')
const AuditPage = lazyPage(() => import('../../features/staff/AuditPage.tsx'), 'AuditPage')
const QueuePage = lazyPage(() => import('../../features/staff/QueuePage.tsx'), 'QueuePage')
const DoorsPage = lazyPage(() => import('../../features/staff/DoorsPage.tsx'), 'DoorsPage')
const StoragePage = lazyPage(() => import('../../features/staff/StoragePage.tsx'), 'StoragePage')
const StandingPage = lazyPage(() => import('../../features/moderation/StandingPage.tsx'), 'StandingPage')
const ReadingPage = lazyPage(() => import('../../features/reading/ReadingPage.tsx'), 'ReadingPage')
const MaintenancePage = lazyPage(() => import('../../features/staff/MaintenancePage.tsx'), 'MaintenancePage')
const FeedbackPage = lazyPage(() => import('../../features/staff/reports/FeedbackPage.tsx'), 'FeedbackPage')
const ExperimentsPage = lazyPage(() => import('../../features/staff/ExperimentsPage.tsx'), 'ExperimentsPage')

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
  page('/playlist/liked', 'Liked songs', LikedPage, { membersOnly: 'Every song you like is saved there.' }),
  page('/playlist/$id', 'Playlist', PlaylistPage),
  page('/persona/$id', 'Persona', PersonaPage),
  page('/workspace/$id', 'Workspace', WorkspacePage),
  page('/me', 'Library', LibraryPage),
  page('/me/v2', 'Library', LibraryPage),
  page('/me/history', 'History', HistoryPage, {
    membersOnly: 'It keeps track of what you’ve listened to on this device.',
  }),
  page('/feed', 'Feed', FeedPage),
  page('/explore', 'Explore', ExplorePage),
  page('/search', 'Search', SearchPage, { membersOnly: 'Members find songs by title, style and words.' }),
  page('/hooks', 'Hooks', HooksPage, { gate: 'web-hooks-2025', chrome: watchChrome }),
  page('/hook/$hookId', 'Hook', HookPage, { chrome: watchChrome }),
  page('/notifications', 'Notifications', NotificationsPage, {
    membersOnly: 'They keep you posted about your songs.',
  }),
  page('/standing', 'Your standing', StandingPage, {
    membersOnly: 'It says what our staff decided about your things.',
  }),
  page('/live-radio', 'Radio', RadioPage),
  page('/account', 'Account', AccountPage),
  page('/link-account', 'Link your account', WaypointPage, { chrome: noChrome }),
  page('/studio', 'Studio', WaypointPage, { chrome: workChrome }),
  page('/studio-waitlist', 'Studio waiting list', WaypointPage, { chrome: workChrome }),
  page('/chat', 'Chat', WaypointPage),
  page('/listen-and-rank', 'Listen and rank', WaypointPage),
  page('/collab', 'Make music together', WaypointPage, { chrome: workChrome }),
  page('/contest', 'Contests', WaypointPage, { chrome: workChrome }),
  page('/b-side/video-gen', 'Music videos', WaypointPage),
  page('/help', 'Help', ReadingPage),
  page('/about', 'About Arioso', ReadingPage),
  page('/blog', 'Blog', ReadingPage),
  page('/careers', 'Careers', ReadingPage),
  page('/terms', 'Terms', ReadingPage),
  page('/privacy', 'Privacy', ReadingPage),
  page('/guidelines', 'Community guidelines', ReadingPage),
  page('/contact', 'Contact', ReadingPage),
  page('/staff/maintenance', 'Maintenance', MaintenancePage, { staffOnly: true }),
  page('/staff/feedback', 'Feedback', FeedbackPage, { staffOnly: true }),
  page('/staff/experiments', 'Experiments', ExperimentsPage, { staffOnly: true }),
  page('/staff/ui', 'Components', UiPage, { staffOnly: true }),
  page('/staff/modals', 'Modals', ModalsPage, { staffOnly: true }),
  page('/staff/flags', 'Flags', FlagsPage, { staffOnly: true }),
  page('/staff/reports', 'Reports', ReportsPage, { staffOnly: true }),
  page('/staff/removals', 'Removals', RemovalsPage, { staffOnly: true }),
  page('/staff/comparisons', 'Blind listening', ComparisonsPage, { staffOnly: true }),
  page('/staff/audit', 'Audit log', AuditPage, { staffOnly: true }),
  page('/staff/queue', 'Queue', QueuePage, { staffOnly: true }),
  page('/staff/doors', 'Doors', DoorsPage, { staffOnly: true }),
  page('/staff/storage', 'Storage', StoragePage, { staffOnly: true }),
  page('/staff/outbox', 'Outbox', OutboxPage, { staffOnly: true }),
  page('/staff/claim', 'Staff', ClaimPage),
  page('/auth/verify', 'Verify your email', VerifyPage, { chrome: noChrome }),
  page('/auth/reset', 'Choose a new password', ResetPasswordPage, { chrome: noChrome }),
  page('/auth/error', 'Sign-in failed', AuthErrorPage, { chrome: noChrome }),
  page('/digest/leave', 'Weekly email', LeaveDigestPage, { chrome: noChrome }),
] as const
