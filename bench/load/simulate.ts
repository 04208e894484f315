// `node bench/load/simulate.ts`: what more listeners take, from what one machine was measured at. First the measured point: readers
// that ask again as soon as they are answered pass through API and database, and as many have to be answered a second as were
// measured. Then ten times more listeners, again and again. The figures and the commands they come from stand in docs/scaling.md.
const measured = {
  apiSecondsARead: 0.00215,
  databaseSecondsARead: 0.00055,
  atOnce: 16,
  readsPerSecond: 528,
  apiSecondsAnOrder: 0.015,
  databaseSecondsAnOrder: 0.018,
  songsAnOrder: 2,
  songSeconds: 154,
  // Words, score, sound, MP3, master, cover: all that a worker does.
  processorSecondsASecondOfSong: 29.2 / 243,
  // A clip, its price reserved and settled, and half of one notification.
  rowsASong: 3.5,
  soundBytesPerSecond: 24_000,
  masterBytesPerSecond: 98_000,
}

// How people behave, as assumptions: change them and run again.
const people = {
  shareOnlineAtPeak: 0.02,
  readsPerMinuteOnline: 6,
  shareListeningOfOnline: 0.7,
  songsPerListenerAndDay: 0.05,
  peakToMean: 3,
}

const DAY_SECONDS = 86_400
const YEAR_DAYS = 365
const MOST_LISTENERS = 10_000_000

function needsOf(listeners: number): Record<string, number> {
  const online = listeners * people.shareOnlineAtPeak
  const readsPerSecond = (online * people.readsPerMinuteOnline) / 60
  const songsPerSecond = (listeners * people.songsPerListenerAndDay * people.peakToMean) / DAY_SECONDS
  const songsAYear = listeners * people.songsPerListenerAndDay * YEAR_DAYS
  // Everything somebody hears once is a row of plays.
  const secondsHeardADay = (people.shareOnlineAtPeak / people.peakToMean) * people.shareListeningOfOnline * DAY_SECONDS
  const playsAYear = (listeners * YEAR_DAYS * secondsHeardADay) / measured.songSeconds
  const ordersPerSecond = songsPerSecond / measured.songsAnOrder
  const bytesASong = measured.songSeconds * (measured.soundBytesPerSecond + measured.masterBytesPerSecond)
  return {
    listeners,
    'reads a second': readsPerSecond,
    'cores of API and database':
      readsPerSecond * (measured.apiSecondsARead + measured.databaseSecondsARead) +
      ordersPerSecond * (measured.apiSecondsAnOrder + measured.databaseSecondsAnOrder),
    'songs a second': songsPerSecond,
    'cores of workers': songsPerSecond * measured.processorSecondsASecondOfSong * measured.songSeconds,
    'Gbit/s of sound': (online * people.shareListeningOfOnline * measured.soundBytesPerSecond * 8) / 1e9,
    sockets: online,
    'TB of files a year': (songsAYear * bytesASong) / 1e12,
    'songs a year': songsAYear,
    'rows a year': songsAYear * measured.rowsASong + playsAYear,
  }
}

// A closed queue: one API process, which asks the database in the middle of its work, and a database that answers all it is asked.
function simulateReaders(atOnce: number, seconds: number): number {
  const readers = Array.from({ length: atOnce }, () => ({ at: 0, isHalfDone: false }))
  let apiFreeAt = 0
  let answered = 0
  for (;;) {
    const next = readers.reduce((first, other) => (other.at < first.at ? other : first))
    apiFreeAt = Math.max(apiFreeAt, next.at) + measured.apiSecondsARead / 2
    if (apiFreeAt > seconds) return answered / seconds
    if (next.isHalfDone) answered += 1
    next.at = next.isHalfDone ? apiFreeAt : apiFreeAt + measured.databaseSecondsARead
    next.isHalfDone = !next.isHalfDone
  }
}

const { atOnce, readsPerSecond } = measured
const simulated = simulateReaders(atOnce, 60)
process.stdout.write(
  `${readsPerSecond} reads a second were measured, ${atOnce} at once; simulated ${Math.round(simulated)}\n`,
)
if (Math.abs(simulated / readsPerSecond - 1) > 0.15)
  throw new Error('the simulation does not reproduce what was measured')

const rows: string[][] = []
for (let listeners = 1; listeners <= MOST_LISTENERS; listeners *= 10)
  rows.push(Object.values(needsOf(listeners)).map(show))
const heads = Object.keys(needsOf(1))
for (const row of [heads, heads.map(() => '---'), ...rows]) process.stdout.write(`| ${row.join(' | ')} |\n`)

function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))
}
