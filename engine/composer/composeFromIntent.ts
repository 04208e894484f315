import { createRandom, type Random, type StyleIntent } from '@arioso/words'
import type { Genre } from '../genres/genre.ts'
import { SCORE_VERSION, type Score, type Section, type SungLine } from '../score.ts'
import { arrangeParts } from './ensemble/arrangeParts.ts'
import { chooseEnsemble } from './ensemble/chooseEnsemble.ts'
import { chooseGenre } from './style/chooseGenre.ts'
import { chooseKeyAndTempo } from './harmony/chooseKeyAndTempo.ts'
import { castLines } from './ensemble/castLines.ts'
import { chooseManner } from './ensemble/chooseManner.ts'
import { castSinger, chooseSinger } from './ensemble/chooseSinger.ts'
import type { ComposeRequest } from './composeSong.ts'
import type { LyricInput } from './form/draftSections.ts'
import { keyOfPlan } from './form/keyOfPlan.ts'
import { performLines } from './perform/perform.ts'
import { planForm, type PlannedSection } from './form/planForm.ts'
import { shapeGenre } from './style/shapeGenre.ts'
import { createFrame, type SongFrame } from './songFrame.ts'
import { writeBacking } from './melody/writeBacking.ts'
import { writeHarmony } from './harmony/writeHarmony.ts'
import { writeVocals } from './melody/writeVocals.ts'
import { findVoiceNote } from '../voice/language/detectLanguage.ts'

export const ENGINE = 'arioso-2'
const DEFAULT_SLIDER = 0.5
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

function nearestNote({ unknownGenre }: StyleIntent, { name }: Genre): string | undefined {
  return unknownGenre && `“${unknownGenre}” is no style this band knows; it played the nearest one, ${name}.`
}

export function composeFromIntent(
  request: ComposeRequest,
  intent: StyleIntent,
  lyrics: LyricInput[],
  luck: Random,
): Score {
  const genres = chooseGenre(intent)
  const random = luck.fork(genres.genre.name)
  const { extras, bandSeed, plan } = request
  const band = bandSeed === undefined ? random : createRandom(bandSeed).fork(genres.genre.name)
  const spoken = intent.delivery === 'spoken'
  const shaped = shapeGenre(genres, intent, request.styleStrength ?? DEFAULT_SLIDER, band.fork('shape'))
  const genre: Genre = spoken ? { ...shaped, rapped: true } : shaped
  const asked = { tempoBpm: request.tempoBpm, key: request.key ?? keyOfPlan(plan) }
  const { key, keyWasAsked, meter, tempoBpm } = chooseKeyAndTempo(asked, intent, genre, random.fork('key and tempo'))
  const swing = genre.swing === 0 ? 0 : Math.min(1, genre.swing * band.fork('swing').between(0.9, 1.1))
  const boldness = Math.min(1, Math.max(-1, ((request.weirdness ?? DEFAULT_SLIDER) - DEFAULT_SLIDER) * 2))
  const frame = createFrame({ genre, key, meter, tempoBpm, swing: Math.round(swing * 100) / 100, boldness })
  const sung = !request.instrumental && lyrics.some((section) => section.lines.length > 0)
  const { lengthSeconds } = request
  const { keyChanges = false, solos = false, backingVocals = false, moreParts = 0 } = extras ?? {}
  const form = { lyrics, sung, lengthSeconds, energy: intent.energy, keyMayLift: !keyWasAsked, keyChanges, solos, plan }
  const sections = planForm(form, frame, random.fork('form'))
  const chords = writeHarmony(sections, frame, band.fork('harmony'))
  const lifts = sections.some((section) => section.lift > 0)
  const singer =
    castSinger(request.singer, lifts) ?? chooseSinger(request.voice ?? intent.voice, lifts, band.fork('singer'), intent)
  const tune: SungLine[] = sung ? writeVocals(sections, chords, frame, singer.range, random.fork('melody')) : []
  const cast = castLines(tune, singer.name, intent.singing ?? [], (section) => sections[section].kind)
  const { lines } = cast
  const manner = chooseManner(genre.name, intent.energy, intent.singing ?? [])
  const ensemble = chooseEnsemble(genre, intent, sung, band.fork('ensemble'), { moreParts, boldness })
  const parts = arrangeParts({ sections, chords, lines, ensemble, frame, sung }, band.fork('parts'))
  const behind = backingVocals ? writeBacking(lines, sections, chords, frame, singer.name, random.fork('backing')) : []
  const backing = [...cast.backing, ...behind]
  const notes = [nearestNote(intent, genre), sung ? findVoiceNote(lines.map(({ text }) => text)) : undefined]
  const voiceNote = notes.filter((note) => note !== undefined).join(' ')
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
    ...(sung && { voice: { singer: singer.name, ...manner, ...genre.voiceMix, lines: performLines(lines, frame) } }),
    ...(voiceNote !== '' && { voiceNote }),
    ...(backing.length > 0 && {
      backing: backing.map((part) => ({ ...part, lines: performLines(part.lines, frame) })),
    }),
    unknownWords: intent.unknownWords,
  }
}
