import type { Random, StyleIntent } from '@arioso/words'
import { SCORE_VERSION, type Score, type Section, type SungLine } from '../score.ts'
import { arrangeParts } from './arrangeParts.ts'
import { chooseEnsemble } from './chooseEnsemble.ts'
import { chooseGenre } from './chooseGenre.ts'
import { chooseKeyAndTempo } from './chooseKeyAndTempo.ts'
import { chooseSinger } from './chooseSinger.ts'
import type { ComposeRequest } from './composeSong.ts'
import type { LyricInput } from './draftSections.ts'
import { performLines } from './perform.ts'
import { planForm, type PlannedSection } from './planForm.ts'
import { createFrame, type SongFrame } from './songFrame.ts'
import { writeHarmony } from './writeHarmony.ts'
import { writeVocals } from './writeVocals.ts'

const ENGINE = 'arioso-1'
const TAIL_SECONDS = { shortest: 2.4, longest: 3.8 }

function toSections(planned: readonly PlannedSection[], frame: SongFrame): Section[] {
  return planned.map(({ kind, label, startBar, bars, energy }) => ({
    kind,
    label,
    startBeat: startBar * frame.barBeats,
    lengthBeats: bars * frame.barBeats,
    energy: Math.round(energy * 1000) / 1000,
  }))
}

export function composeFromIntent(
  request: ComposeRequest,
  intent: StyleIntent,
  lyrics: LyricInput[],
  luck: Random,
): Score {
  const genres = chooseGenre(intent)
  const random = luck.fork(genres.genre.name)
  const { key, keyWasAsked, meter, tempoBpm } = chooseKeyAndTempo(request, intent, genres, random.fork('key and tempo'))
  const { genre } = genres
  const swing = genre.swing === 0 ? 0 : Math.min(1, genre.swing * random.fork('swing').between(0.9, 1.1))
  const frame = createFrame({ genre, key, meter, tempoBpm, swing: Math.round(swing * 100) / 100 })
  const sung = !request.instrumental && lyrics.some((section) => section.lines.length > 0)
  const { lengthSeconds } = request
  const form = { lyrics, sung, lengthSeconds, energy: intent.energy, keyMayLift: !keyWasAsked }
  const sections = planForm(form, frame, random.fork('form'))
  const chords = writeHarmony(sections, frame, random.fork('harmony'))
  const singer = chooseSinger(
    request.voice ?? intent.voice,
    sections.some((section) => section.lift > 0),
    random.fork('singer'),
  )
  const lines: SungLine[] = sung ? writeVocals(sections, chords, frame, singer.range, random.fork('melody')) : []
  const ensemble = chooseEnsemble(genres, intent, sung, random.fork('ensemble'))
  const parts = arrangeParts({ sections, chords, lines, ensemble, frame, sung }, random.fork('parts'))
  const { shortest, longest } = TAIL_SECONDS
  return {
    version: SCORE_VERSION,
    engine: ENGINE,
    seed: request.seed,
    title: request.title,
    genre: genre.name,
    moods: intent.moods,
    meter,
    tempoBpm,
    swing: frame.swing,
    key,
    lengthBeats: sections.reduce((sum, section) => sum + section.bars, 0) * frame.barBeats,
    tailSeconds: intent.energy < 0.4 ? longest : shortest,
    sections: toSections(sections, frame),
    chords,
    parts,
    ...(sung && { voice: { singer: singer.name, ...genre.voiceMix, lines: performLines(lines, frame) } }),
    unknownWords: intent.unknownWords,
  }
}
