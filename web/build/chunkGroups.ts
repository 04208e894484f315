// Left alone, every small thing that two pages share becomes a file of its own, and a phone waits 150 ms for each: Home
// asked for 40 files, Create for 71. A group takes along what its modules import, unless a group above has it already.
const VENDOR = /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core))\//

const SHARED = new RegExp(
  [
    'lucide-react',
    'contract/(songs/|models)',
    'web/(data|player/queue|ui/(format|display|span)|songs/(facts|list|making|reactions))/',
    'web/player/view/(SeekableWave|SeekBar|LyricsView|LyricsScroller|VolumeControl|usePlayingClip)\\.',
    'web/ui/controls/(TextArea|TextField|Toggle|Chip|SegmentedControl|SmallSelect)\\.',
    'web/songs/(SignInInstead|menu/(copyLink|shareSong|remixRules|trashSongs)|comments/Comment(Head|Form))\\.',
    'web/features/(song/Tint|create/form/(form|createForm)|create/source/remixIntroduction)\\.',
  ].join('|'),
)

const initial = ['$initial' as const]

export const chunkGroups = [
  // One file is smaller than its pieces, and this one changes only when the packages do.
  { name: 'vendor', test: VENDOR, tags: initial, priority: 9 },
  { name: 'shell', tags: initial, priority: 8 },
  // What a member sees around every page, and of their own on Home.
  {
    name: 'member',
    test: /web\/(app\/shell\/MemberCorner\.tsx|features\/(discover\/SearchBox|home\/OwnSongs)\.tsx)$/,
    priority: 6.8,
  },
  // The rows of Home, and of every page that lists songs.
  { name: 'rows', test: /web\/songs\/list\/RowShelf\.tsx$/, priority: 6.4 },
  // Signs, fields, formats and readers of data that several pages share.
  {
    name: 'shared',
    test: SHARED,
    minShareCount: 2,
    maxModuleSize: 9000,
    priority: 6,
  },
  // What starts once the page can be used.
  {
    name: 'besides',
    test: /web\/(app\/(effects\/(startBesides\.ts|AddressCommands\.tsx|runSavedPrompt\.ts|PinnedSongs\.tsx)|shell\/ClaimUsername\.tsx|offline\/keepForOffline\.ts|routes\/BackCloses\.tsx)|features\/antiAbuse\/BackgroundCheck\.tsx|player\/memory\/FollowPlaybar\.tsx)$/,
    priority: 0.4,
  },
  // Tabs stand on pages; dialogs and menus are opened, and most of that library is theirs.
  { name: 'tabs', test: /web\/ui\/controls\/Tabs\.tsx$/, priority: 3 },
  // What everything of that library needs, with the small ones of its parts.
  {
    name: 'base',
    test: /@base-ui\/(utils|react\/(utils|internals))\/|web\/ui\/surfaces\/(Dialog|DialogRoot)\.tsx$/,
    minShareCount: 4,
    priority: 2,
  },
  { name: 'menus', test: /web\/ui\/surfaces\/(Menu|Popover)\.tsx$/, priority: 1 },
  // Every newcomer sees the tour.
  { name: 'create', test: /web\/features\/create\/(CreatePage|CreationTour)\.tsx$/, priority: 0.5 },
  { name: 'radio', test: /web\/features\/radio\/(RadioPage|RadioPlaybar)\.tsx$/, priority: 0.5 },
]
