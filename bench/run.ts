// Measurements of the running product: `npm run bench`, or some of them: `npm run bench -- engine first memory`. Machines are noisy, so figures stand beside something measured in
// the same run, and the best of several rounds is told. Writes nothing; copy the table where it is quoted.
import { startStack, type Stack } from '../scripts/startStack.ts'
import { measureCreateClick } from './createClick.ts'
import { measureEngine } from './engine.ts'
import { measureFirstAudio } from './firstAudio.ts'
import { measureLargestPaint } from './largestPaint.ts'
import { measureLibraryList } from './libraryList.ts'
import { measureLongLibrary } from './longLibrary.ts'
import { measureRadioChat } from './radioChat.ts'
import { measureRefine } from './refine.ts'
import { measureScrolling } from './scrollLibrary.ts'
import { measureWorkerMemory } from './workerMemory.ts'

const measurements: Record<string, (stack: Stack) => Promise<[string, string][]>> = {
  paint: measureLargestPaint,
  list: measureLibraryList,
  library: measureLongLibrary,
  scrolling: measureScrolling,
  chat: measureRadioChat,
  first: measureFirstAudio,
  memory: measureWorkerMemory,
  create: measureCreateClick,
  refine: measureRefine,
}
const asked = process.argv.slice(2)
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name)

const rows: [string, string][] = isAsked('engine') ? await measureEngine() : []
const stack = await startStack({ ARIOSO_DEMO_SONGS: '0' })
try {
  for (const [name, measure] of Object.entries(measurements)) if (isAsked(name)) rows.push(...(await measure(stack)))
  process.stdout.write('| measured | result |\n|---|---|\n')
  for (const [name, result] of rows) process.stdout.write(`| ${name} | ${result} |\n`)
} finally {
  await stack.stop()
}
