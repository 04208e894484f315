import { highPass, lowPass, pairOf, runStereoBiquad } from '../audio/biquad.ts'
import { applyCurve, CONTROL_FRAMES, type ControlCurve } from '../audio/controlCurve.ts'
import type { NoteCache } from '../instruments/createNoteCache.ts'
import { secondsPerBeat, type Bus, type Score } from '../score.ts'
import { BUS_PROFILES } from './busProfiles.ts'
import { createBusStrip, type BusStrip } from './createBusStrip.ts'
import { createDucking } from './createDucking.ts'
import { createPartPlayer } from './createPartPlayer.ts'
import { createPingPong } from './createPingPong.ts'
import { createReverb } from './createReverb.ts'
import type { VoiceTrack } from './createVoiceTrack.ts'
import { roomOf } from './rooms.ts'

/** Everything is mixed in windows of this many frames: small enough to stay in the processor's cache. */
export const WINDOW_FRAMES = 8192
const ECHO_BEATS = 0.75

type Stereo = { left: Float32Array; right: Float32Array }
type Source = { reverb: number; delay: number; play: VoiceTrack['play'] }
type Strip = { bus: Exclude<Bus, 'fx'>; sources: Source[]; strip: BusStrip; wasSounding: boolean }

export type Mixer = {
  /** Renders the next window and hands over every bus that sounds, 'fx' (all reverb and echo) last. The arrays are reused. */
  renderWindow: (startFrame: number, receive: (bus: Bus, left: Float32Array, right: Float32Array) => void) => void
}

/**
 * parts ─► duck ─┬─► bus equaliser ─► bus compressor ─► receive(bus)
 *                ├─► reverb send ─► room ─┐
 *                └─► delay send ─► echo ──┴────────────► receive('fx')
 */
export function createMixer(score: Score, cache: NoteCache, voice: VoiceTrack | undefined, sampleRate: number): Mixer {
  const strips = createStrips(score, cache, voice, sampleRate)
  const ducking = createDucking(score, sampleRate)
  const reverb = createReverb(roomOf(score.genre), sampleRate)
  const echo = createPingPong(ECHO_BEATS * secondsPerBeat(score), sampleRate)
  const sendFilters = [highPass(220, 0.7, sampleRate), lowPass(9000, 0.7, sampleRate)].map(pairOf)
  const curve: ControlCurve = new Float32Array(WINDOW_FRAMES / CONTROL_FRAMES + 1)
  const source = stereo()
  const bus = stereo()
  const reverbSend = stereo()
  const delaySend = stereo()

  function renderStrip(strip: Strip, startFrame: number): boolean {
    const profile = BUS_PROFILES[strip.bus]
    let sounds = false
    clear(bus)
    if (ducking.active && profile.pump + profile.duck > 0)
      ducking.writeGains(curve, startFrame, profile.pump, profile.duck)
    else curve.fill(1)
    for (const { play, reverb: reverbGain, delay } of strip.sources) {
      clear(source)
      if (!play(source.left, source.right, startFrame, WINDOW_FRAMES)) continue
      sounds = true
      if (ducking.active) {
        applyCurve(source.left, curve)
        applyCurve(source.right, curve)
      }
      add(bus, source, 1)
      if (reverbGain > 0) add(reverbSend, source, reverbGain)
      if (delay > 0) add(delaySend, source, delay)
    }
    const ring = sounds || strip.wasSounding
    if (ring) strip.strip.process(bus.left, bus.right, WINDOW_FRAMES)
    strip.wasSounding = sounds
    return ring
  }

  function renderReturns(): void {
    clear(bus)
    echo.process(delaySend.left, delaySend.right, bus.left, bus.right, WINDOW_FRAMES)
    // Echoes stand in the same room.
    add(reverbSend, bus, 0.25)
    for (const filters of sendFilters) runStereoBiquad(filters, reverbSend.left, reverbSend.right)
    reverb.process(reverbSend.left, reverbSend.right, bus.left, bus.right, WINDOW_FRAMES)
  }

  return {
    renderWindow(startFrame, receive) {
      clear(reverbSend)
      clear(delaySend)
      for (const strip of strips) {
        if (renderStrip(strip, startFrame)) receive(strip.bus, bus.left, bus.right)
      }
      renderReturns()
      receive('fx', bus.left, bus.right)
    },
  }
}

function createStrips(score: Score, cache: NoteCache, voice: VoiceTrack | undefined, sampleRate: number): Strip[] {
  const names = Object.keys(BUS_PROFILES) as Exclude<Bus, 'fx'>[]
  return names.flatMap((bus) => {
    const sources: Source[] = score.parts
      .filter((part) => part.bus === bus)
      .map((part) => ({ ...createPartPlayer(score, part, cache, sampleRate), reverb: part.reverb, delay: part.delay }))
    if (bus === 'voice' && voice && score.voice) {
      sources.push({ play: voice.play, reverb: score.voice.reverb, delay: score.voice.delay })
    }
    if (sources.length === 0) return []
    return [{ bus, sources, strip: createBusStrip(BUS_PROFILES[bus], sampleRate), wasSounding: false }]
  })
}

function stereo(): Stereo {
  return { left: new Float32Array(WINDOW_FRAMES), right: new Float32Array(WINDOW_FRAMES) }
}

function clear({ left, right }: Stereo): void {
  left.fill(0)
  right.fill(0)
}

function add(target: Stereo, from: Stereo, gain: number): void {
  const a = target.left
  const b = target.right
  const x = from.left
  const y = from.right
  for (let i = 0; i < WINDOW_FRAMES; i++) {
    a[i] += gain * x[i]
    b[i] += gain * y[i]
  }
}
