import type { Mixer } from './mixer.ts'
import { highPass, lowPass, pairOf } from '../audio/biquad.ts'
import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import { dbToGain } from '../audio/math.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import type { Desk, Row, StereoRow } from '../audio/kernels/createDesk.ts'
import type { NoteCache } from '../instruments/createNoteCache.ts'
import { createNoteMixer } from '../instruments/createNoteMixer.ts'
import { getInstrument } from '../instruments/getInstrument.ts'
import type { SampleSource } from '../instruments/sampled/sampleSource.ts'
import { isOpenlyMixed, secondsPerBeat, type Bus, type Score } from '../score.ts'
import type { Singer } from '../voice/singing/createSinger.ts'
import { BUS_PROFILES } from './busProfiles.ts'
import { createAir } from './rooms/createAir.ts'
import { createBusStrip, type BusStrip } from './createBusStrip.ts'
import { createCarving } from './createCarving.ts'
import { createDucking } from './createDucking.ts'
import { createKitRoom } from './rooms/createKitRoom.ts'
import { createPartPlayer, type PartPlayer } from './playing/createPartPlayer.ts'
import { createPingPong } from './rooms/createPingPong.ts'
import type { Reverb, Room } from './rooms/createReverb.ts'
import { createVoiceStrip } from './voice/createVoiceStrip.ts'
import { openRoom } from './rooms/openRoom.ts'
import { playThroughAmp } from './playing/playThroughAmp.ts'
import { createVoiceTrack } from './voice/createVoiceTrack.ts'
import { roomOf } from './rooms/rooms.ts'
import { addRow } from './sumWindow.ts'
import { voiceTreatmentOf } from './voice/voiceTreatment.ts'
import { WINDOW_FRAMES } from './master/windowFrames.ts'

const ECHO_BEATS = 0.75
const ECHO_REVERB = 0.25

type Source = { reverb: number; delay: number; play: PartPlayer['play'] }
type Strip = {
  bus: Exclude<Bus, 'fx'>
  sources: Source[]
  addRoom: ((row: StereoRow) => void) | undefined
  strip: BusStrip
  carve: ((bus: StereoRow, curve: Row) => void) | undefined
  wasSounding: boolean
}
type Returns = { reverbSend: StereoRow; delaySend: StereoRow; addTo: (out: StereoRow) => void }

export type MixerParts = {
  score: Score
  cache: NoteCache
  /** Recorded instruments, when the score is played by them. */
  samples?: SampleSource | undefined
  singer?: Singer | undefined
  sampleRate: number
  /** How much louder the voice is than its singer sings, so that it stands where it should. */
  voiceTrimDb?: number
  separateVoiceReturns?: boolean
  /** No window after this frame will be asked for, so notes need not be rendered any further. */
  untilFrame?: number
  /** So much is played before what somebody waits for. */
  leadInFrames?: number
}

const SUNG_BUSES: ReadonlySet<Bus> = new Set(['voice', 'choir'])

/**
 * parts ─► duck ─┬─► bus equaliser ─► bus compressor ─► carve ─► receive(bus)
 *                ├─► reverb send ─► room ─┐
 *                └─► delay send ─► echo ──┴──────────────────────► receive('fx')
 */
export function createMixer(desk: Desk, parts: MixerParts): Mixer {
  const { score, sampleRate } = parts
  const source = desk.stereoRow(WINDOW_FRAMES)
  const strips = createStrips(desk, parts, source)
  const ducking = createDucking(score, sampleRate)
  const { bandReturns, voiceReturns } = openReturns(desk, parts)
  // Where microphones stood.
  const addAir = parts.samples && createAir(desk, sampleRate)
  const curve = desk.row(WINDOW_FRAMES / CONTROL_FRAMES + 1)
  const bus = desk.stereoRow(WINDOW_FRAMES)

  function renderStrip(strip: Strip, startFrame: number): boolean {
    const { pump, duck: ducked } = BUS_PROFILES[strip.bus]
    const ducks = ducking.writeGains(curve, startFrame, pump, ducked)
    const returns = SUNG_BUSES.has(strip.bus) ? (voiceReturns ?? bandReturns) : bandReturns
    let sounds = false
    clear(bus)
    // A bus of one part is that part.
    const row = strip.sources.length === 1 ? bus : source
    for (const { play, reverb: reverbGain, delay } of strip.sources) {
      if (row !== bus) clear(row)
      if (!play(row, startFrame)) continue
      sounds = true
      if (ducks) applyCurve(desk, row, curve)
      if (row !== bus) addRow(desk, bus, row)
      if (reverbGain > 0) addRow(desk, returns.reverbSend, row, reverbGain)
      if (delay > 0) addRow(desk, returns.delaySend, row, delay)
    }
    const ring = sounds || strip.wasSounding
    if (ring) {
      strip.addRoom?.(bus)
      strip.strip.process(bus)
      if (strip.carve && ducking.writeCarving(curve, startFrame, ducked)) strip.carve(bus, curve)
    }
    strip.wasSounding = sounds
    return ring
  }

  return {
    renderWindow(startFrame, receive) {
      for (const strip of strips) {
        if (renderStrip(strip, startFrame)) receive(strip.bus, bus)
      }
      for (const [name, returns] of [
        ['voiceFx', voiceReturns],
        ['fx', bandReturns],
      ] as const) {
        if (!returns) continue
        clear(bus)
        returns.addTo(bus)
        if (name === 'fx') addAir?.(bus, startFrame)
        receive(name, bus)
      }
    },
  }
}

/** The first recorded band and the formulas keep the rooms they were made in. */
function standsInWalls({ score, samples }: MixerParts): boolean {
  return samples !== undefined && score.sound !== 'sampled-1'
}

// The voice has a room of its own where it has a plate, or where stems must be free of it.
function openReturns(desk: Desk, parts: MixerParts): { bandReturns: Returns; voiceReturns: Returns | undefined } {
  const { score, sampleRate, singer, separateVoiceReturns } = parts
  const hasWalls = standsInWalls(parts)
  const open = (room: Room, isFolded: boolean): Returns =>
    createReturns(desk, score, sampleRate, openRoom(desk, room, isFolded, sampleRate))
  const bandReturns = open(roomOf(score.genre), hasWalls)
  const plate = voiceTreatmentOf(score)?.plate
  const isSeparate = separateVoiceReturns || (plate && singer)
  const voiceReturns = isSeparate ? open(plate ?? roomOf(score.genre), hasWalls && !plate) : undefined
  return { bandReturns, voiceReturns }
}

function createReturns(desk: Desk, score: Score, sampleRate: number, reverb: Reverb): Returns {
  const echo = createPingPong(desk, ECHO_BEATS * secondsPerBeat(score), sampleRate)
  const filterSend = createCascade(desk, [highPass(220, 0.7, sampleRate), lowPass(9000, 0.7, sampleRate)].map(pairOf))
  const reverbSend = desk.stereoRow(WINDOW_FRAMES)
  const delaySend = desk.stereoRow(WINDOW_FRAMES)
  return {
    reverbSend,
    delaySend,
    addTo(out) {
      echo.process(delaySend, out)
      // Echoes stand in the same room.
      addRow(desk, reverbSend, out, ECHO_REVERB)
      filterSend(reverbSend.left, reverbSend.right)
      reverb.process(reverbSend, out)
      clear(reverbSend)
      clear(delaySend)
    },
  }
}

function createStrips(desk: Desk, parts: MixerParts, scratch: StereoRow): Strip[] {
  const { score, samples, singer, sampleRate, voiceTrimDb = 0 } = parts
  const treatment = voiceTreatmentOf(score)
  const mixNote = createNoteMixer(desk, WINDOW_FRAMES)
  const names = Object.keys(BUS_PROFILES) as Exclude<Bus, 'fx'>[]
  return names.flatMap((bus) => {
    const played = score.parts.filter((part) => part.bus === bus)
    const sources: Source[] = played.map((part) => ({
      play: playThroughAmp(desk, part, createPartPlayer(part, { ...parts, mixNote }), parts),
      reverb: part.reverb,
      delay: part.delay,
    }))
    if (bus === 'voice' && singer && score.voice) {
      const { play } = createVoiceTrack(score, singer, mixNote, sampleRate)
      const up = dbToGain(voiceTrimDb)
      sources.push({ play, reverb: score.voice.reverb * up, delay: score.voice.delay * up })
    }
    if (sources.length === 0) return []
    const isTreated = treatment !== undefined && bus === 'voice'
    const strip = isTreated
      ? createVoiceStrip(desk, treatment, voiceTrimDb, sampleRate)
      : createBusStrip(desk, BUS_PROFILES[bus], sampleRate)
    const carve = treatment && BUS_PROFILES[bus].duck > 0 ? createCarving(desk, scratch, sampleRate) : undefined
    // A recorded kit is close and dry; a machine's drums stand in no room.
    const isKit = bus === 'drums' && played.some((part) => getInstrument(part.instrument, samples).isSampled)
    const addRoom = isKit
      ? createKitRoom(desk, { hasWalls: standsInWalls(parts), isWide: isOpenlyMixed(score), sampleRate })
      : undefined
    return [{ bus, sources, addRoom, strip, carve, wasSounding: false }]
  })
}

function applyCurve(desk: Desk, { left, right }: StereoRow, curve: Row): void {
  desk.kernels.applyCurve(left.byteOffset, curve.byteOffset, CONTROL_FRAMES, WINDOW_FRAMES)
  desk.kernels.applyCurve(right.byteOffset, curve.byteOffset, CONTROL_FRAMES, WINDOW_FRAMES)
}

function clear({ left, right }: StereoRow): void {
  left.fill(0)
  right.fill(0)
}
