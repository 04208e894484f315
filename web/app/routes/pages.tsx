// Every address of the application: its title, its page, what stands around it, and who may see it.
import type { Flag } from '@arioso/contract/flags'
import type { Page, PageComponent, Redirect } from '../../routing/router.ts'
import { HomePage } from '../../features/home/HomePage.tsx'
import { lazyPage } from './lazyPage.tsx'
import { noChrome, watchChrome, workChrome, type Chrome } from '../shell/chrome.ts'

type PageOptions = {
  chrome?: Chrome
  // Without this flag the address does not exist.
  gate?: Flag
  // Visitors are asked to sign in, with the reason.
  membersOnly?: string
  // For everybody else the address does not exist.
  staffOnly?: true
}

// Names that any page may find in its address.
type SearchName =
  | 'prompt'
  | 'mad_lib'
  | 'q'
  | 'tab'
  | 'edit'
  | 'filter'
  | 'sort'
  | 'page'
  | 'wid'
  | 'show_comments'
  | 'sh'
  | 'error'
  | 'song_id'
  | 'remix_type'
  | 'inspired_by'

declare module '../../routing/register.ts' {
  interface Register {
    path: (typeof pages)[number]['path']
    search: SearchName
    facts: PageOptions & { title: string }
  }
}

const loadStaffPages = () => import('../../features/staff/staffPages.ts')
const loadSeldomPages = () => import('./seldomPages.ts')

const AccountPage = lazyPage(() => import('../../features/account/AccountPage.tsx'), 'AccountPage')
const CreatePage = lazyPage(() => import('../../features/create/CreatePage.tsx'), 'CreatePage')
const EmbedPage = lazyPage(() => import('../../features/song/EmbedPage.tsx'), 'EmbedPage')
const EditPage = lazyPage(() => import('../../features/edits/EditPage.tsx'), 'EditPage')
const ExplorePage = lazyPage(() => import('../../features/discover/ExplorePage.tsx'), 'ExplorePage')
const FeedPage = lazyPage(() => import('../../features/discover/FeedPage.tsx'), 'FeedPage')
const HistoryPage = lazyPage(() => import('../../features/discover/HistoryPage.tsx'), 'HistoryPage')
const HookPage = lazyPage(() => import('../../features/hooks/feed/HookPage.tsx'), 'HookPage')
const HooksPage = lazyPage(() => import('../../features/hooks/feed/HooksPage.tsx'), 'HooksPage')
const LibraryPage = lazyPage(() => import('../../features/library/LibraryPage.tsx'), 'LibraryPage')
const NotificationsPage = lazyPage(
  () => import('../../features/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
)
const ModalsPage = lazyPage(() => import('../../features/staff/samples/ModalsPage.tsx'), 'ModalsPage')
const LikedPage = lazyPage(() => import('../../features/playlists/LikedPage.tsx'), 'LikedPage')
const PlaylistPage = lazyPage(() => import('../../features/playlists/PlaylistPage.tsx'), 'PlaylistPage')
const PersonaPage = lazyPage(() => import('../../features/personas/PersonaPage.tsx'), 'PersonaPage')
const ProfilePage = lazyPage(() => import('../../features/profiles/ProfilePage.tsx'), 'ProfilePage')
const RadioPage = lazyPage(() => import('../../features/radio/RadioPage.tsx'), 'RadioPage')
const SearchPage = lazyPage(() => import('../../features/discover/SearchPage.tsx'), 'SearchPage')
const WorkspacePage = lazyPage(() => import('../../features/workspaces/WorkspacePage.tsx'), 'WorkspacePage')
const UiPage = lazyPage(() => import('../../features/staff/samples/UiPage.tsx'), 'default')
const SongPage = lazyPage(() => import('../../features/song/SongPage.tsx'), 'SongPage')

const ClaimPage = lazyPage(loadStaffPages, 'ClaimPage')
const FlagsPage = lazyPage(loadStaffPages, 'FlagsPage')
const ComparisonsPage = lazyPage(loadStaffPages, 'ComparisonsPage')
const OutboxPage = lazyPage(loadStaffPages, 'OutboxPage')
const RemovalsPage = lazyPage(loadStaffPages, 'RemovalsPage')
const ReportsPage = lazyPage(loadStaffPages, 'ReportsPage')
const AuditPage = lazyPage(loadStaffPages, 'AuditPage')
const QueuePage = lazyPage(loadStaffPages, 'QueuePage')
const DoorsPage = lazyPage(loadStaffPages, 'DoorsPage')
const StoragePage = lazyPage(loadStaffPages, 'StoragePage')
const MaintenancePage = lazyPage(loadStaffPages, 'MaintenancePage')
const FeedbackPage = lazyPage(loadStaffPages, 'FeedbackPage')
const ExperimentsPage = lazyPage(loadStaffPages, 'ExperimentsPage')
const WaypointPage = lazyPage(loadSeldomPages, 'WaypointPage')
const LeaveDigestPage = lazyPage(loadSeldomPages, 'LeaveDigestPage')
const AuthErrorPage = lazyPage(loadSeldomPages, 'AuthErrorPage')
const ResetPasswordPage = lazyPage(loadSeldomPages, 'ResetPasswordPage')
const VerifyPage = lazyPage(loadSeldomPages, 'VerifyPage')
const StandingPage = lazyPage(loadSeldomPages, 'StandingPage')
const ReadingPage = lazyPage(loadSeldomPages, 'ReadingPage')

function page<const Path extends string>(
  path: Path,
  title: string,
  component: PageComponent,
  options: PageOptions = {},
): Page & { path: Path } {
  return { path, component, facts: { title, ...options } }
}

function moved<const Path extends string>(path: Path, redirectTo: string): Redirect & { path: Path } {
  return { path, redirectTo }
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
  moved('/edit-v3/$id', '/edit/$id'),
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
