// Left alone, every small thing that two pages share becomes a file of its own, and a phone waits 150 ms for each: Home
// asked for 40 files, Create for 71. A group takes along what its modules import, unless a group above has it already.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store))\//

export const chunkGroups = [
  // One file is smaller than its pieces, and this one changes only when the packages do.
  { name: 'vendor', test: VENDOR, priority: 6 },
  { name: 'shell', tags: ['$initial' as const], priority: 5 },
  // Home draws cards first; rows, with all that can be done to a song, come after.
  {
    name: 'cards',
    test: /web\/songs\/list\/(SongCard|Shelf)\.tsx$|web\/songs\/making\/saveForSignIn\.ts$/,
    priority: 4,
  },
  { name: 'songs', test: /web\/songs\/list\/Song(Row|List)\.tsx$/, priority: 3.5 },
  {
    name: 'fields',
    test: /web\/ui\/(controls\/(TextArea|TextField|Toggle|Chip|SegmentedControl)|display\/EmptyState)\.tsx$/,
    priority: 3,
  },
  { name: 'menus', test: /web\/ui\/surfaces\/(Menu|Popover)\.tsx$/, priority: 2 },
  // Who may do what: Home asks nobody that before a menu opens.
  { name: 'permissions', test: /contract\/(permissions|plans|models)\.ts$/, priority: 1 },
  {
    name: 'rules',
    test: /web\/songs\/making\/requestSong\.ts$|web\/data\/(workspaces|billing\/billing|songs\/songLists|session\/useActor)\.ts$/,
    priority: 1,
  },
]
