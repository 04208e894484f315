// Every address of the application: its title, its page, what stands around it, and who may see it.
import type { Flag } from '@arioso/contract/flags'
import { PAGE_PATHS, type PagePath } from '@arioso/contract/pagePaths'
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
    path: PagePath
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

type Answer = Omit<Page, 'path'> | Omit<Redirect, 'path'>

function page(title: string, component: PageComponent, options: PageOptions = {}): Answer {
  return { component, facts: { title, ...options } }
}

const moved = (redirectTo: PagePath): Answer => ({ redirectTo })

const editing: PageOptions = { chrome: workChrome, membersOnly: 'Edit your songs there.' }

const answers: Record<PagePath, Answer> = {
  '/': page('', HomePage),
  '/home': page('', HomePage),
  '/create': page('Create', CreatePage),
  '/create/v2': page('Create', CreatePage),
  '/song/$id': page('Song', SongPage),
  '/embed/$id': page('Song', EmbedPage, { chrome: noChrome }),
  '/edit/$id': page('Edit', EditPage, editing),
  '/edit-legacy/$id': page('Edit', EditPage, editing),
  '/edit-v3/$id': moved('/edit/$id'),
  '/@{$handle}': page('Profile', ProfilePage),
  '/playlist/liked': page('Liked songs', LikedPage, { membersOnly: 'Every song you like is saved there.' }),
  '/playlist/$id': page('Playlist', PlaylistPage),
  '/persona/$id': page('Persona', PersonaPage),
  '/workspace/$id': page('Workspace', WorkspacePage),
  '/me': page('Library', LibraryPage),
  '/me/v2': page('Library', LibraryPage),
  '/me/history': page('History', HistoryPage, {
    membersOnly: 'It keeps track of what you’ve listened to on this device.',
  }),
  '/feed': page('Feed', FeedPage),
  '/explore': page('Explore', ExplorePage),
  '/search': page('Search', SearchPage, { membersOnly: 'Members find songs by title, style and words.' }),
  '/hooks': page('Hooks', HooksPage, { gate: 'web-hooks-2025', chrome: watchChrome }),
  '/hook/$hookId': page('Hook', HookPage, { chrome: watchChrome }),
  '/notifications': page('Notifications', NotificationsPage, {
    membersOnly: 'They keep you posted about your songs.',
  }),
  '/standing': page('Your standing', StandingPage, {
    membersOnly: 'It says what our staff decided about your things.',
  }),
  '/live-radio': page('Radio', RadioPage),
  '/account': page('Account', AccountPage),
  '/link-account': page('Link your account', WaypointPage, { chrome: noChrome }),
  '/studio': page('Studio', WaypointPage, { chrome: workChrome }),
  '/studio-waitlist': page('Studio waiting list', WaypointPage, { chrome: workChrome }),
  '/chat': page('Chat', WaypointPage),
  '/listen-and-rank': page('Listen and rank', WaypointPage),
  '/collab': page('Make music together', WaypointPage, { chrome: workChrome }),
  '/contest': page('Contests', WaypointPage, { chrome: workChrome }),
  '/b-side/video-gen': page('Music videos', WaypointPage),
  '/help': page('Help', ReadingPage),
  '/about': page('About Arioso', ReadingPage),
  '/blog': page('Blog', ReadingPage),
  '/careers': page('Careers', ReadingPage),
  '/terms': page('Terms', ReadingPage),
  '/privacy': page('Privacy', ReadingPage),
  '/guidelines': page('Community guidelines', ReadingPage),
  '/contact': page('Contact', ReadingPage),
  '/staff/maintenance': page('Maintenance', MaintenancePage, { staffOnly: true }),
  '/staff/feedback': page('Feedback', FeedbackPage, { staffOnly: true }),
  '/staff/experiments': page('Experiments', ExperimentsPage, { staffOnly: true }),
  '/staff/ui': page('Components', UiPage, { staffOnly: true }),
  '/staff/modals': page('Modals', ModalsPage, { staffOnly: true }),
  '/staff/flags': page('Flags', FlagsPage, { staffOnly: true }),
  '/staff/reports': page('Reports', ReportsPage, { staffOnly: true }),
  '/staff/removals': page('Removals', RemovalsPage, { staffOnly: true }),
  '/staff/comparisons': page('Blind listening', ComparisonsPage, { staffOnly: true }),
  '/staff/audit': page('Audit log', AuditPage, { staffOnly: true }),
  '/staff/queue': page('Queue', QueuePage, { staffOnly: true }),
  '/staff/doors': page('Doors', DoorsPage, { staffOnly: true }),
  '/staff/storage': page('Storage', StoragePage, { staffOnly: true }),
  '/staff/outbox': page('Outbox', OutboxPage, { staffOnly: true }),
  '/staff/claim': page('Staff', ClaimPage),
  '/auth/verify': page('Verify your email', VerifyPage, { chrome: noChrome }),
  '/auth/reset': page('Choose a new password', ResetPasswordPage, { chrome: noChrome }),
  '/auth/error': page('Sign-in failed', AuthErrorPage, { chrome: noChrome }),
  '/digest/leave': page('Weekly email', LeaveDigestPage, { chrome: noChrome }),
}

export const pages = PAGE_PATHS.map((path): Page | Redirect => ({ path, ...answers[path] }))
