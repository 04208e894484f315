// Left alone, every small thing that two pages share becomes a file of its own, and a phone waits 150 ms for each: Home
// asked for 40 files, Create for 71. A group takes along what its modules import, unless a group above has it already.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store))\//

const initial = ['$initial' as const]

export const chunkGroups = [
  // One file is smaller than its pieces, and this one changes only when the packages do.
  { name: 'vendor', test: VENDOR, tags: initial, priority: 9 },
  { name: 'shell', tags: initial, priority: 8 },
  // Home draws cards first; rows, with all that can be done to a song, come after.
  {
    name: 'cards',
    test: /web\/songs\/list\/(SongCard|Shelf)\.tsx$|web\/songs\/making\/saveForSignIn\.ts$|web\/features\/home\/HomePage\.tsx$/,
    priority: 7,
  },
  {
    name: 'fields',
    test: /web\/ui\/(controls\/(TextArea|TextField|Toggle|Chip|SegmentedControl)|display\/EmptyState)\.tsx$/,
    priority: 5,
  },
  // Rows and who may do what with them.
  {
    name: 'songs',
    test: /web\/songs\/list\/(Song(Row|List)|RowShelf|RowActions)\.tsx$|web\/songs\/making\/requestSong\.ts$|web\/data\/(workspaces|billing\/billing|songs\/songLists|session\/useActor)\.ts$/,
    priority: 4,
  },
  // Signs, formats and small readers of data that several pages share.
  {
    name: 'shared',
    test: /lucide-react|web\/(ui\/(format|display|span)|data|songs\/(facts|list|making)|player\/queue)\//,
    minShareCount: 3,
    priority: 3.5,
  },
  // The frame of every page for members.
  {
    name: 'member',
    test: /web\/(app\/(shell\/(SidebarFoot|MemberCorner|ClaimUsername)\.tsx|effects\/runSavedPrompt\.ts)|features\/(discover\/SearchBox|antiAbuse\/BackgroundCheck)\.tsx|player\/memory\/FollowPlaybar\.tsx)$/,
    priority: 3,
  },
  // What everything of that library needs, so that tabs do not bring the menus along.
  { name: 'base', test: /@base-ui\/(utils|react\/(utils|internals))\//, minShareCount: 4, priority: 2 },
  { name: 'menus', test: /web\/ui\/surfaces\/(Menu|Popover)\.tsx$/, priority: 1 },
  { name: 'dialogs', test: /web\/ui\/surfaces\/(Dialog|DialogRoot)\.tsx$/, priority: 0.5 },
]
