import { highPass, lowPass, pairOf } from '../audio/biquad.ts'
import { CONTROL_FRAMES } from '../audio/controlCurve.ts'
import { createCascade } from '../audio/kernels/createCascade.ts'
import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'
import type { NoteCache } from '../instruments/createNoteCache.ts'
import { createNoteMixer } from '../instruments/createNoteMixer.ts'
import { secondsPerBeat, type Bus, type Score } from '../score.ts'
import type { Singer } from '../voice/createSinger.ts'
import { BUS_PROFILES } from './busProfiles.ts'
import { createBusStrip, type BusStrip } from './createBusStrip.ts'
import { createDucking } from './createDucking.ts'
import { createPartPlayer, type PartPlayer } from './createPartPlayer.ts'
import { createPingPong } from './createPingPong.ts'
import { createReverb } from './createReverb.ts'
import { createVoiceTrack } from './createVoiceTrack.ts'
import { roomOf } from './rooms.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

const ECHO_BEATS = 0.75

type Source = { reverb: number; delay: number; play: PartPlayer['play'] }
type Strip = { bus: Exclude<Bus, 'fx'>; sources: Source[]; strip: BusStrip; wasSounding: boolean }

export type Mixer = {
  /** Renders the next window and hands over every bus that sounds, 'fx' (all reverb and echo) last. The rows are reused. */
  renderWindow: (startFrame: number, receive: (bus: Bus, row: StereoRow) => void) => void
}

export type MixerParts = { score: Score; cache: NoteCache; singer?: Singer | undefined; sampleRate: number }

/**
 * parts ─► duck ─┬─► bus equaliser ─► bus compressor ─► receive(bus)
 *                ├─► reverb send ─► room ─┐
 *                └─► delay send ─► echo ──┴────────────► receive('fx')
 */
export function createMixer(desk: Desk, parts: MixerParts): Mixer {
  const { score, sampleRate } = parts
  const strips = createStrips(desk, parts)
  const ducking = createDucking(score, sampleRate)
  const reverb = createReverb(desk, roomOf(score.genre), sampleRate)
  const echo = createPingPong(desk, ECHO_BEATS * secondsPerBeat(score), sampleRate)
  const filterSend = createCascade(desk, [highPass(220, 0.7, sampleRate), lowPass(9000, 0.7, sampleRate)].map(pairOf))
  const curve = desk.row(WINDOW_FRAMES / CONTROL_FRAMES + 1)
  const [source, bus, reverbSend, delaySend] = [0, 1, 2, 3].map(() => desk.stereoRow(WINDOW_FRAMES))

  function add(target: StereoRow, from: StereoRow, gain: number): void {
    if (gain === 0) return
    desk.kernels.addGained(target.left.byteOffset, from.left.byteOffset, gain, WINDOW_FRAMES)
    desk.kernels.addGained(target.right.byteOffset, from.right.byteOffset, gain, WINDOW_FRAMES)
  }

  function duck({ left, right }: StereoRow): void {
    desk.kernels.applyCurve(left.byteOffset, curve.byteOffset, CONTROL_FRAMES, WINDOW_FRAMES)
    desk.kernels.applyCurve(right.byteOffset, curve.byteOffset, CONTROL_FRAMES, WINDOW_FRAMES)
  }

  function renderStrip(strip: Strip, startFrame: number): boolean {
    const { pump, duck: ducked } = BUS_PROFILES[strip.bus]
    const ducks = ducking.writeGains(curve, startFrame, pump, ducked)
    let sounds = false
    clear(bus)
    for (const { play, reverb: reverbGain, delay } of strip.sources) {
      clear(source)
      if (!play(source, startFrame)) continue
      sounds = true
      if (ducks) duck(source)
      add(bus, source, 1)
      add(reverbSend, source, reverbGain)
      add(delaySend, source, delay)
    }
    const ring = sounds || strip.wasSounding
    if (ring) strip.strip.process(bus)
    strip.wasSounding = sounds
    return ring
  }

  function renderReturns(): void {
    clear(bus)
    echo.process(delaySend, bus)
    // Echoes stand in the same room.
    add(reverbSend, bus, 0.25)
    filterSend(reverbSend.left, reverbSend.right)
    reverb.process(reverbSend, bus)
  }

  return {
    renderWindow(startFrame, receive) {
      clear(reverbSend)
      clear(delaySend)
      for (const strip of strips) {
        if (renderStrip(strip, startFrame)) receive(strip.bus, bus)
      }
      renderReturns()
      receive('fx', bus)
    },
  }
}

function createStrips(desk: Desk, { score, cache, singer, sampleRate }: MixerParts): Strip[] {
  const mixNote = createNoteMixer(desk, WINDOW_FRAMES)
  const names = Object.keys(BUS_PROFILES) as Exclude<Bus, 'fx'>[]
  return names.flatMap((bus) => {
    const sources: Source[] = score.parts
      .filter((part) => part.bus === bus)
      .map((part) => ({
        play: createPartPlayer(score, part, cache, mixNote, sampleRate).play,
        reverb: part.reverb,
        delay: part.delay,
      }))
    if (bus === 'voice' && singer && score.voice) {
      const { play } = createVoiceTrack(score, singer, mixNote, sampleRate)
      sources.push({ play, reverb: score.voice.reverb, delay: score.voice.delay })
    }
    if (sources.length === 0) return []
    return [{ bus, sources, strip: createBusStrip(desk, BUS_PROFILES[bus], sampleRate), wasSounding: false }]
  })
}

function clear({ left, right }: StereoRow): void {
  left.fill(0)
  right.fill(0)
}
