import type { Random } from '@arioso/words'
import type { Bus, Note } from '../../score.ts'
import type { Draft } from '../draft.ts'
import type { PlannedSection } from './planForm.ts'
import type { SongFrame } from '../songFrame.ts'

type Player = { bus: Bus; notes: readonly Note[] }

// Beats in which a player rests.
export type Rest = { from: number; to: number }

const FRAME_BUSES = new Set<Bus>(['drums', 'percussion', 'bass'])
const INTRO_SHARE = { least: 0.2, most: 0.5 }
const TUNE_OPENS = 0.8
const THIN_SHARE = 0.55
const FIRST_VERSE_SHARE = 0.75
const OUTRO_LEAVES_FROM = 0.4
const SHORT_BARS = 3
// Half a minute has no time to gather.
const SHORTEST_ARRANGED_SECONDS = 45

// Who opens a song: the harmony, the rhythm, the bass, or whoever comes first by luck.
const OPENERS: readonly ((bus: Bus) => boolean)[] = [
  (bus) => !FRAME_BUSES.has(bus) && bus !== 'lead',
  (bus) => !FRAME_BUSES.has(bus) && bus !== 'lead',
  (bus) => bus === 'drums' || bus === 'percussion',
  (bus) => bus === 'bass' || bus === 'guitar',
  () => true,
]

type Stretch = Pick<PlannedSection, 'startBar' | 'bars'>

function playsIn({ notes }: Player, section: Stretch, frame: SongFrame): boolean {
  const from = section.startBar * frame.barBeats
  const to = (section.startBar + section.bars) * frame.barBeats
  return notes.some(({ startBeat }) => startBeat >= from && startBeat < to)
}

type Scene = { players: readonly Player[]; frame: SongFrame; rests: Rest[][] }

function restBars({ frame, rests }: Scene, player: number, fromBar: number, toBar: number): void {
  if (toBar > fromBar) rests[player].push({ from: fromBar * frame.barBeats, to: toBar * frame.barBeats })
}

// Those who play here, those who shall stay first.
function inOrder(
  { players, frame }: Scene,
  section: PlannedSection,
  isFirst: (bus: Bus) => boolean,
  random: Random,
): number[] {
  const here = players.flatMap((player, i) => (playsIn(player, section, frame) ? [i] : []))
  const shuffled = random.shuffle(here)
  return [...shuffled.filter((i) => isFirst(players[i].bus)), ...shuffled.filter((i) => !isFirst(players[i].bus))]
}

// Whoever waits for half the intro, as drums often do, cannot open: the song would begin with silence.
function firstWhoSoundsAtOnce({ players, frame }: Scene, section: PlannedSection, order: readonly number[]): number[] {
  const bar = { startBar: section.startBar, bars: 1 }
  const first = order.find((player) => playsIn(players[player], bar, frame))
  return first === undefined ? [...order] : [first, ...order.filter((player) => player !== first)]
}

// A few open the song and come in one after the other. Who has the tune begins with it: half a hook is none.
function openSong(scene: Scene, section: PlannedSection, fullest: number, random: Random): void {
  const opener = random.pick(OPENERS)
  const order = firstWhoSoundsAtOnce(scene, section, inOrder(scene, section, opener, random))
  const share = random.between(INTRO_SHARE.least + 0.1, INTRO_SHARE.most)
  const opensWithTune = random.chance(TUNE_OPENS)
  const hasTune = (player: number): boolean => opensWithTune && scene.players[player].bus === 'lead'
  const others = order.filter((player) => !hasTune(player))
  const tunes = order.length - others.length
  const count = Math.max(1, Math.min(order.length, Math.floor(fullest * share)) - tunes)
  others.forEach((player, nth) => {
    const waits = nth < count ? Math.floor((nth * section.bars) / (count + 0.5)) : section.bars
    restBars(scene, player, section.startBar, section.startBar + waits)
  })
}

// The last ones to come leave first, and somebody stays for the last chord.
function closeSong(scene: Scene, section: PlannedSection, random: Random): void {
  const order = inOrder(scene, section, (bus) => bus === 'keys' || bus === 'guitar' || bus === 'pads', random)
  const lastBar = section.startBar + section.bars - 1
  order.slice(1).forEach((player, nth) => {
    const place = OUTRO_LEAVES_FROM + (1 - OUTRO_LEAVES_FROM) * (1 - nth / Math.max(1, order.length - 1))
    restBars(scene, player, section.startBar + Math.max(1, Math.round(section.bars * place)), lastBar)
  })
}

// A share of the players stays, the others come back one by one.
type Thinning = { share: number; untilBar: number }

function thinOut(scene: Scene, section: PlannedSection, { share, untilBar }: Thinning, random: Random): void {
  const stays = random.pick([OPENERS[0], OPENERS[3], OPENERS[4]])
  const order = inOrder(scene, section, stays, random)
  const count = Math.max(2, Math.ceil(order.length * share))
  order.slice(count).forEach((player, nth, resting) => {
    const bars = untilBar - section.startBar
    const enters = section.startBar + Math.ceil((bars * (nth + 1)) / Math.max(1, resting.length))
    restBars(scene, player, section.startBar, enters)
  })
}

/** Who rests where: parts come in and leave one by one instead of all at the seams. */
export function arrangeEntries(players: readonly Player[], { sections, frame }: Draft, random: Random): Rest[][] {
  const scene: Scene = { players, frame, rests: players.map(() => []) }
  const fullest = Math.max(1, ...sections.map((s) => players.filter((player) => playsIn(player, s, frame)).length))
  const bars = sections.reduce((sum, section) => sum + section.bars, 0)
  if (bars * frame.barSteps * frame.stepSeconds < SHORTEST_ARRANGED_SECONDS) return scene.rests
  const firstVerse = sections.findIndex(({ kind }) => kind === 'verse')
  sections.forEach((section, i) => {
    const luck = random.fork(`section ${i}`)
    const half = section.startBar + Math.floor(section.bars / 2)
    if (section.bars < SHORT_BARS && section.kind !== 'intro') return
    if (i === 0 && section.kind === 'intro') openSong(scene, section, fullest, luck)
    else if (i === sections.length - 1 && section.kind === 'outro') closeSong(scene, section, luck)
    else if (i === firstVerse) thinOut(scene, section, { share: FIRST_VERSE_SHARE, untilBar: half }, luck)
    else if (section.kind === 'bridge' || section.kind === 'breakdown')
      thinOut(scene, section, { share: THIN_SHARE, untilBar: section.startBar + section.bars }, luck)
  })
  return scene.rests
}
