import type { RoomAnswer } from './createReverb.ts'
import { highPass, lowPass, pairOf, type Biquad } from '../../audio/biquad.ts'
import { CONTROL_FRAMES, decayPerFrame } from '../../audio/controlCurve.ts'
import { noiseState } from '../../audio/createNoise.ts'
import { createCascade } from '../../audio/kernels/createCascade.ts'
import { createDesk, type Desk } from '../../audio/kernels/createDesk.ts'
import { dbToGain, pow } from '../../audio/math.ts'
import { addEchoes } from './addEchoes.ts'
import type { Room } from './createReverb.ts'

// A little before it has fallen by 60 dB it is below everything else.
const HEARD_SHARE = 0.85
const FADE_SHARE = 0.15
// The hall grows dense within this time; a plate is dense at once.
const GATHER_SECONDS = 0.025
const LATE_GAIN = 0.5

// The bands of a room's tail die at times of their own: air and walls take the treble first.
const BANDS: readonly { low?: number; high?: number; gain: number; share: (damping: number) => number }[] = [
  { high: 500, gain: 1, share: () => 1.05 },
  { low: 500, high: 1500, gain: 1, share: () => 1 },
  { low: 1500, high: 3000, gain: 1, share: (damping) => 1 - 0.55 * damping },
  { low: 3000, high: 6500, gain: 1, share: (damping) => 1 - 1.1 * damping },
  { low: 6500, gain: 0.55, share: (damping) => 0.68 - 0.9 * damping },
]

// There are few rooms, and a song's is asked for twice.
const known = new WeakMap<Room, { sampleRate: number; answer: RoomAnswer }>()

/** Reflections from walls, then noise that decays as the room does; the same for a room on every machine. */
export function roomAnswer(room: Room, sampleRate: number): RoomAnswer {
  const built = known.get(room)
  if (built?.sampleRate === sampleRate) return built.answer
  const answer = buildAnswer(room, sampleRate)
  known.set(room, { sampleRate, answer })
  return answer
}

function buildAnswer(room: Room, sampleRate: number): RoomAnswer {
  const seconds = room.preDelaySeconds + HEARD_SHARE * room.decaySeconds
  const frames = Math.ceil((seconds * sampleRate) / CONTROL_FRAMES) * CONTROL_FRAMES
  const answer = decayingNoise(createDesk(8 * 4 * (frames + CONTROL_FRAMES)), room, frames, sampleRate)
  if (!room.isPlate) addEchoes(answer, room, sampleRate)
  return levelled(answer, room)
}

function decayingNoise(desk: Desk, room: Room, frames: number, sampleRate: number): RoomAnswer {
  const { fillNoise, applyCurve, addGained } = desk.kernels
  const sum = desk.stereoRow(frames)
  const band = desk.stereoRow(frames)
  const curve = desk.row(frames / CONTROL_FRAMES + 1)
  for (const [i, { low, high, gain, share }] of BANDS.entries()) {
    // Noise of its own: the edges of neighbours would cancel or add up.
    fillNoise(band.left.byteOffset, noiseState(11 + 2 * i), frames)
    fillNoise(band.right.byteOffset, noiseState(12 + 2 * i), frames)
    createCascade(desk, edges(low, high, sampleRate).map(pairOf))(band.left, band.right)
    writeDecay(curve, room, share(room.damping), sampleRate)
    for (const side of ['left', 'right'] as const) {
      applyCurve(band[side].byteOffset, curve.byteOffset, CONTROL_FRAMES, frames)
      addGained(sum[side].byteOffset, band[side].byteOffset, LATE_GAIN * gain, frames)
    }
  }
  return { same: Float32Array.from(sum.left), across: Float32Array.from(sum.right) }
}

function writeDecay(curve: Float32Array, room: Room, share: number, sampleRate: number): void {
  const seconds = CONTROL_FRAMES / sampleRate
  const gather = room.isPlate ? seconds : GATHER_SECONDS * room.size
  const fall = pow(decayPerFrame(room.decaySeconds * share, sampleRate), CONTROL_FRAMES)
  let level = 1
  for (let k = 0; k < curve.length; k++) {
    const since = k * seconds - room.preDelaySeconds
    const fade = Math.min(1, (curve.length - 1 - k) / (FADE_SHARE * curve.length))
    curve[k] = since <= 0 ? 0 : level * fade * Math.min(1, since / gather)
    if (since > 0) level *= fall
  }
}

/** Steep edges, or the long-lived bands would be heard in those that die soon. */
function edges(low: number | undefined, high: number | undefined, sampleRate: number): Biquad[] {
  return [0.54, 1.31].flatMap((q) => [
    ...(low === undefined ? [] : [highPass(low, q, sampleRate)]),
    ...(high === undefined ? [] : [lowPass(high, q, sampleRate)]),
  ])
}

/** As loud as the network of delays that stood here before: measured in eight rooms, within 1 dB. */
function levelled({ same, across }: RoomAnswer, { damping }: Room): RoomAnswer {
  const energy = [same, across].reduce((sum, part) => part.reduce((total, x) => total + x * x, sum), 0)
  const gain = dbToGain(3.2 - 13.5 * damping) / Math.sqrt(energy)
  return { same: same.map((x) => gain * x), across: across.map((x) => gain * x) }
}
