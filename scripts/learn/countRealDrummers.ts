// How often aubio counts the beats of people who play: `node scripts/learn/countRealDrummers.ts FOLDER`, where FOLDER holds
// groove.jsonl.xz (Groove MIDI Dataset, CC BY 4.0). Our kit plays their takes, and the judge's ear counts as it counts our songs.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRUM_PITCHES } from '../../engine/composer/rhythm/drumPitches.ts'
import { NEWEST_SOUND, type Score } from '../../engine/index.ts'
import { judgeTempo } from '../judge/judgeTempo.ts'
import { listen } from '../judge/listen.ts'
import { middleOf, openStudio, renderOpening, SAMPLE_RATE, stemsOf } from '../judge/renderWhole.ts'
import { composeOrder } from '../judge/songOrder.ts'
import { DRUMS } from './drumFamilies.ts'
import { readCorpus, type DrumTake } from './readCorpus.ts'

const SECONDS = 33
const EVERY = 3

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('say where groove.jsonl.xz lies')
const earFolder = mkdtempSync(join(tmpdir(), 'arioso-drummers-'))
const studio = await openStudio()
const frame = composeOrder({ genre: 'rock', seed: 2, sung: false, sound: NEWEST_SOUND, lengthSeconds: SECONDS })
const drums = frame.parts.find((part) => part.bus === 'drums')
if (!drums) throw new Error('the frame has no drums')

function playedByUs(take: DrumTake, kit: Score['parts'][number]): Score {
  const notes = take.hits
    .map(([sixteenth, drum, velocity, offset]) => ({
      startBeat: Math.max(0, (sixteenth + offset / 100) / 4),
      lengthBeats: 0.25,
      pitch: DRUM_PITCHES[DRUMS[drum]],
      velocity: velocity / 127,
    }))
    .filter(({ startBeat }) => (startBeat * 60) / take.bpm < SECONDS)
  const swing = /shuffle|swing|jazz/.test(take.style) ? 0.5 : 0
  return {
    ...frame,
    tempoBpm: take.bpm,
    swing,
    lengthBeats: (SECONDS * take.bpm) / 60,
    parts: [{ ...kit, notes }],
  }
}

const takes = readCorpus<DrumTake>(folder, 'groove').filter(
  ({ beat, meter, hits, bpm }) => beat === 'beat' && meter[0] === 4 && ((hits.at(-1)?.[0] ?? 0) / 4) * (60 / bpm) > 25,
)
const chosen = takes.filter((_, i) => i % EVERY === 0)
let right = 0
for (const take of chosen) {
  const score = playedByUs(take, drums)
  const sound = middleOf(renderOpening(stemsOf(score).struck, studio, SECONDS))
  const { beats } = await listen(sound, SAMPLE_RATE, ['beats'], earFolder)
  if (judgeTempo(beats, score).passed) right++
}
process.stdout.write(`aubio counts ${right} of ${chosen.length} real performances within 1%\n`)
