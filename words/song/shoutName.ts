import type { Hook } from './chooseHook.ts'
import type { SongState, SungLine } from './songState.ts'
import { take } from './songState.ts'

// A club is shouted whole, line after line.
const SHOUTS: readonly (readonly string[])[] = [
  ['*! Hear the call!', '*! One and all!', 'Home or away, in the wind and the rain', '*! Sing it again!'],
  ['*! Up we rise!', '*! Fill the skies!', 'From the back row of the top of the stand', '*! Best in the land!'],
  ['*! Make some noise!', '*! Girls and boys!', 'Scarves in the air and the drum going round', '*! Shake the ground!'],
  ['*! Here we come!', '*! Beat the drum!', 'Ninety minutes, and then ninety more', '*! Hear us roar!'],
  ['*! Stamp your feet!', '*! Down the street!', 'Win it or lose it, we go home hoarse', '*! Of course, of course!'],
]

const SALES: readonly (readonly string[])[] = [
  ['Call on * when the day has gone wrong', "*, and it won't take long"],
  ['*, round the corner and up the street', 'The nicest faces you could meet'],
  ["It's *, it's open, it's only for you", 'Come in for a minute, come in for two'],
  ['*! Say it once and say it twice', 'A very good name at a very good price'],
]

export const sellName = (name: string, state: SongState): Hook => sing(SALES, name, state)
export const shoutName = (name: string, state: SongState): Hook => sing(SHOUTS, name, state)

function sing(choruses: readonly (readonly string[])[], name: string, state: SongState): Hook {
  const lines = state.random
    .pick(choruses)
    .map((line): SungLine => ({ text: line.replaceAll('*', name), source: 'fact' }))
  take(
    state,
    lines.map(({ text }) => text),
  )
  return { title: name, lines }
}
