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
import type { ComposeRequest } from './composeRequest.ts'
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

// What belongs to the song and what to its band: a song that goes on with another's band shares only the second.
type Luck = { random: Random; band: Random }

function chooseFrame(request: ComposeRequest, intent: StyleIntent, genre: Genre, { random, band }: Luck) {
  const asked = { tempoBpm: request.tempoBpm, key: request.key ?? keyOfPlan(request.plan) }
  const { key, keyWasAsked, meter, tempoBpm } = chooseKeyAndTempo(asked, intent, genre, random.fork('key and tempo'))
  const swing = genre.swing === 0 ? 0 : Math.min(1, genre.swing * band.fork('swing').between(0.9, 1.1))
  const boldness = Math.min(1, Math.max(-1, ((request.weirdness ?? DEFAULT_SLIDER) - DEFAULT_SLIDER) * 2))
  const frame = createFrame({ genre, key, meter, tempoBpm, swing: Math.round(swing * 100) / 100, boldness })
  return { frame, keyWasAsked }
}

export function composeFromIntent(
  request: ComposeRequest,
  intent: StyleIntent,
  lyrics: LyricInput[],
  luck: Random,
): Score {
  const genres = chooseGenre(intent)
  const random = luck.fork(genres.genre.name)
  const { bandSeed, plan, lengthSeconds } = request
  const band = bandSeed === undefined ? random : createRandom(bandSeed).fork(genres.genre.name)
  const shaped = shapeGenre(genres, intent, request.styleStrength ?? DEFAULT_SLIDER, band.fork('shape'))
  const genre: Genre = intent.delivery === 'spoken' ? { ...shaped, rapped: true } : shaped
  const { frame, keyWasAsked } = chooseFrame(request, intent, genre, { random, band })
  const { keyChanges = false, solos = false, backingVocals = false, moreParts = 0 } = request.extras ?? {}
  const sung = !request.instrumental && lyrics.some((section) => section.lines.length > 0)
  const form = { lyrics, sung, lengthSeconds, energy: intent.energy, keyMayLift: !keyWasAsked, keyChanges, solos, plan }
  const sections = planForm(form, frame, random.fork('form'))
  const chords = writeHarmony(sections, frame, band.fork('harmony'))
  const draft = { frame, sections, chords }
  const lifts = sections.some((section) => section.lift > 0)
  const singer =
    castSinger(request.singer, lifts) ?? chooseSinger(request.voice ?? intent.voice, lifts, band.fork('singer'), intent)
  const tune: SungLine[] = sung ? writeVocals(draft, singer.range, random.fork('melody'), request.title) : []
  const cast = castLines(tune, singer.name, intent.singing ?? [], (section) => sections[section].kind)
  const { lines } = cast
  const manner = chooseManner(genre.name, intent.energy, intent.singing ?? [])
  const { boldness } = frame
  const ensemble = chooseEnsemble({ genre, intent, sung, moreParts, boldness }, band.fork('ensemble'))
  const parts = arrangeParts({ draft, lines, ensemble, sung }, band.fork('parts'))
  const behind = backingVocals ? writeBacking(lines, draft, singer.name, random.fork('backing')) : []
  const backing = [...cast.backing, ...behind].map((part) => ({ ...part, lines: performLines(part.lines, frame) }))
  const notes = [nearestNote(intent, genre), sung ? findVoiceNote(lines.map(({ text }) => text)) : undefined]
  const voiceNote = notes.filter((note) => note !== undefined).join(' ')
  return {
    version: SCORE_VERSION,
    engine: ENGINE,
    seed: request.seed,
    title: request.title,
    genre: genre.name,
    moods: intent.moods,
    meter: frame.meter,
    tempoBpm: frame.tempoBpm,
    swing: frame.swing,
    key: frame.key,
    lengthBeats: sections.reduce((sum, section) => sum + section.bars, 0) * frame.barBeats,
    tailSeconds: intent.energy < 0.4 ? TAIL_SECONDS.longest : TAIL_SECONDS.shortest,
    sections: toSections(sections, frame),
    chords,
    parts,
    ...(sung && { voice: { singer: singer.name, ...manner, ...genre.voiceMix, lines: performLines(lines, frame) } }),
    ...(voiceNote !== '' && { voiceNote }),
    ...(backing.length > 0 && { backing }),
    unknownWords: intent.unknownWords,
  }
}
