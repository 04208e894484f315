import { lowPass, runBiquad } from '../../audio/biquad.ts'
import type { Room } from './createReverb.ts'
import type { RoomAnswer } from './createReverb.ts'

const METRES_PER_SECOND = 343
// A room of size 1.
const METRES = { width: 16, length: 24, height: 7 }
const PLAYER = { x: 0.44, y: 0.3, z: 0.22 }
const LISTENER = { x: 0.5, y: 0.62, z: 0.26 }
const WALL = 0.8
const MOST_WALLS = 3
const WALL_HERTZ = 6500

/** The first reflections, by mirroring the player in the walls (Allen and Berkley 1979). */
export function addEchoes({ same, across }: RoomAnswer, { size, preDelaySeconds }: Room, sampleRate: number): void {
  const [width, length, height] = [METRES.width * size, METRES.length * size, METRES.height * size]
  const far = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z)
  const direct = far(
    (PLAYER.x - LISTENER.x) * width,
    (PLAYER.y - LISTENER.y) * length,
    (PLAYER.z - LISTENER.z) * height,
  )
  const echoes = { same: new Float32Array(same.length), across: new Float32Array(across.length) }
  for (let i = -MOST_WALLS; i <= MOST_WALLS; i++) {
    for (let j = -MOST_WALLS; j <= MOST_WALLS; j++) {
      for (let k = -MOST_WALLS; k <= MOST_WALLS; k++) {
        const walls = Math.abs(i) + Math.abs(j) + Math.abs(k)
        if (walls === 0 || walls > MOST_WALLS) continue
        const x = (mirrored(i, PLAYER.x) - LISTENER.x) * width
        const metres = far(
          x,
          (mirrored(j, PLAYER.y) - LISTENER.y) * length,
          (mirrored(k, PLAYER.z) - LISTENER.z) * height,
        )
        const at = Math.round((0.3 * preDelaySeconds + (metres - direct) / METRES_PER_SECOND) * sampleRate)
        if (at >= same.length) continue
        const gain = (WALL ** walls * direct) / metres
        const lateral = x / metres
        echoes.same[at] += gain * Math.sqrt((1 - lateral) / 2)
        echoes.across[at] += gain * Math.sqrt((1 + lateral) / 2) * (walls % 2 === 0 ? 0.7 : -0.7)
      }
    }
  }
  for (const side of ['same', 'across'] as const) {
    runBiquad(lowPass(WALL_HERTZ, 0.6, sampleRate), echoes[side])
    const target = side === 'same' ? same : across
    for (let i = 0; i < target.length; i++) target[i] += echoes[side][i]
  }
}

/** Where the i-th mirror image of a place in a room of length 1 lies. */
function mirrored(i: number, place: number): number {
  return i % 2 === 0 ? i + place : i + 1 - place
}
