// Measurements of the running product: `npm run bench`. Machines are noisy, so figures stand beside something measured in
// the same run, and the best of several rounds is told. Writes nothing; copy the table where it is quoted.
import { startStack } from '../scripts/startStack.ts'
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

const engine = await measureEngine()
const stack = await startStack({ ARIOSO_DEMO_SONGS: '0' })
try {
  const rows = [
    ...engine,
    ...(await measureLargestPaint(stack)),
    ...(await measureLibraryList(stack)),
    ...(await measureLongLibrary(stack)),
    ...(await measureScrolling(stack)),
    ...(await measureRadioChat(stack)),
    ...(await measureWorkerMemory(stack)),
    ...(await measureFirstAudio(stack)),
    ...(await measureCreateClick(stack)),
    ...(await measureRefine(stack)),
  ]
  process.stdout.write('| measured | result |\n|---|---|\n')
  for (const [name, result] of rows) process.stdout.write(`| ${name} | ${result} |\n`)
} finally {
  await stack.stop()
}
