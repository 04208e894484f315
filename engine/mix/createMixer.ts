import { highPass, lowPass, pairOf } from '../audio/biquad.ts'
import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'
import type { NoteCache } from '../instruments/createNoteCache.ts'
import { createNoteMixer } from '../instruments/createNoteMixer.ts'
import { getInstrument } from '../instruments/getInstrument.ts'
import type { SampleSource } from '../instruments/sampled/sampleSource.ts'
import { secondsPerBeat, type Bus, type Score } from '../score.ts'
import type { Singer } from '../voice/createSinger.ts'
import { BUS_PROFILES } from './busProfiles.ts'
import { createBusStrip, type BusStrip } from './createBusStrip.ts'
import { createDucking } from './createDucking.ts'
import { createKitRoom } from './createKitRoom.ts'
import { createPartPlayer, type PartPlayer } from './createPartPlayer.ts'
import { createPingPong } from './createPingPong.ts'
import { createReverb } from './createReverb.ts'
import { playThroughAmp } from './playThroughAmp.ts'
import { createVoiceTrack } from './createVoiceTrack.ts'
import { roomOf } from './rooms.ts'
import { addRow } from './sumWindow.ts'
import { voiceRoomOf } from './voiceRooms.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

const ECHO_BEATS = 0.75
const ECHO_REVERB = 0.25

type Source = { reverb: number; delay: number; play: PartPlayer['play'] }
type Strip = {
  bus: Exclude<Bus, 'fx'>
  sources: Source[]
  addRoom: ((row: StereoRow) => void) | undefined
  strip: BusStrip
  wasSounding: boolean
}
type Returns = { reverbSend: StereoRow; delaySend: StereoRow; addTo: (out: StereoRow) => void }

/** The voice's reverb and echo are a bus of their own where stems must be free of it. */
export type MixBus = Bus | 'voiceFx'

export type Mixer = {
  /** Renders the next window and hands over every bus that sounds, 'fx' (all reverb and echo) last. The rows are reused. */
  renderWindow: (startFrame: number, receive: (bus: MixBus, row: StereoRow) => void) => void
}

export type MixerParts = {
  score: Score
  cache: NoteCache
  /** Recorded instruments, when the score is played by them. */
  samples?: SampleSource | undefined
  singer?: Singer | undefined
  sampleRate: number
  separateVoiceReturns?: boolean
  /** No window after this frame will be asked for, so notes need not be rendered any further. */
  untilFrame?: number
  /** So much is played before what somebody waits for. */
  leadInFrames?: number
}

const SUNG_BUSES: ReadonlySet<Bus> = new Set(['voice', 'choir'])

/**
 * parts ─► duck ─┬─► bus equaliser ─► bus compressor ─► receive(bus)
 *                ├─► reverb send ─► room ─┐
 *                └─► delay send ─► echo ──┴────────────► receive('fx')
 */
export function createMixer(desk: Desk, parts: MixerParts): Mixer {
  const { score, sampleRate } = parts
  const strips = createStrips(desk, parts)
  const ducking = createDucking(score, sampleRate)
  const bandReturns = createReturns(desk, score, sampleRate)
  const plate = voiceRoomOf(score)?.plate
  const voiceReturns =
    parts.separateVoiceReturns || (plate && parts.singer) ? createReturns(desk, score, sampleRate, plate) : undefined
  const curve = desk.row(WINDOW_FRAMES / CONTROL_FRAMES + 1)
  const source = desk.stereoRow(WINDOW_FRAMES)
  const bus = desk.stereoRow(WINDOW_FRAMES)

  function duck({ left, right }: StereoRow): void {
    desk.kernels.applyCurve(left.byteOffset, curve.byteOffset, CONTROL_FRAMES, WINDOW_FRAMES)
    desk.kernels.applyCurve(right.byteOffset, curve.byteOffset, CONTROL_FRAMES, WINDOW_FRAMES)
  }

  function renderStrip(strip: Strip, startFrame: number): boolean {
    const { pump, duck: ducked } = BUS_PROFILES[strip.bus]
    const ducks = ducking.writeGains(curve, startFrame, pump, ducked)
    const returns = SUNG_BUSES.has(strip.bus) ? (voiceReturns ?? bandReturns) : bandReturns
    let sounds = false
    clear(bus)
    for (const { play, reverb: reverbGain, delay } of strip.sources) {
      clear(source)
      if (!play(source, startFrame)) continue
      sounds = true
      if (ducks) duck(source)
      addRow(desk, bus, source)
      if (reverbGain > 0) addRow(desk, returns.reverbSend, source, reverbGain)
      if (delay > 0) addRow(desk, returns.delaySend, source, delay)
    }
    const ring = sounds || strip.wasSounding
    if (ring) {
      strip.addRoom?.(bus)
      strip.strip.process(bus)
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
        receive(name, bus)
      }
    },
  }
}

function createReturns(desk: Desk, score: Score, sampleRate: number, room = roomOf(score.genre)): Returns {
  const reverb = createReverb(desk, room, sampleRate)
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

function createStrips(desk: Desk, parts: MixerParts): Strip[] {
  const { score, cache, samples, singer, sampleRate, untilFrame, leadInFrames } = parts
  const mixNote = createNoteMixer(desk, WINDOW_FRAMES)
  const names = Object.keys(BUS_PROFILES) as Exclude<Bus, 'fx'>[]
  return names.flatMap((bus) => {
    const played = score.parts.filter((part) => part.bus === bus)
    const sources: Source[] = played.map((part) => ({
      play: playThroughAmp(
        desk,
        part,
        samples,
        sampleRate,
        createPartPlayer(score, part, cache, mixNote, sampleRate, { samples, untilFrame, leadInFrames }),
      ),
      reverb: part.reverb,
      delay: part.delay,
    }))
    if (bus === 'voice' && singer && score.voice) {
      const { play } = createVoiceTrack(score, singer, mixNote, sampleRate)
      sources.push({ play, reverb: score.voice.reverb, delay: score.voice.delay })
    }
    if (sources.length === 0) return []
    const strip = createBusStrip(desk, BUS_PROFILES[bus], sampleRate)
    // A recorded kit is close and dry; a machine's drums stand in no room.
    const isKit = bus === 'drums' && played.some((part) => getInstrument(part.instrument, samples).isSampled)
    const addRoom = isKit ? createKitRoom(desk, sampleRate) : undefined
    return [{ bus, sources, addRoom, strip, wasSounding: false }]
  })
}

function clear({ left, right }: StereoRow): void {
  left.fill(0)
  right.fill(0)
}
