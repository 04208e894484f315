import { Session, type Profiler } from 'node:inspector/promises'

const STAGES: [string, (node: Profiler.ProfileNode) => boolean][] = [
  [
    'buses and master',
    ({ callFrame }) => callFrame.functionName.startsWith('wasm-function') || isIn(callFrame, 'engine/mix'),
  ],
  ['flite', ({ callFrame }) => callFrame.url.startsWith('wasm://') || isIn(callFrame, 'engine/voice/speech/wasiHost')],
  ['network', ({ callFrame }) => isIn(callFrame, 'engine/voice/network')],
  ['vocoder', ({ callFrame }) => isIn(callFrame, 'engine/voice')],
  ['notes', ({ callFrame }) => isIn(callFrame, 'engine/instruments') || isIn(callFrame, 'engine/audio')],
  ['composing', ({ callFrame }) => isIn(callFrame, 'engine/composer') || isIn(callFrame, 'words/')],
]

function isIn({ url }: { url: string }, folder: string): boolean {
  return url.includes(`/${folder}`)
}

// Where the time of one thread goes, by whose code runs.
export async function measureStages(work: () => void): Promise<[string, string][]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const shares = new Map<string, number>()
  let total = 0
  profile.samples?.forEach((id, i) => {
    const node = nodes.get(id)
    const spent = profile.timeDeltas?.[i] ?? 0
    const stage = (node && STAGES.find(([, holds]) => holds(node))?.[0]) ?? 'other'
    shares.set(stage, (shares.get(stage) ?? 0) + spent)
    total += spent
  })
  const list = [...shares]
    .sort((a, b) => b[1] - a[1])
    .map(([name, spent]) => `${name} ${Math.round((100 * spent) / total)}%`)
  return [['where one thread’s time goes, without MP3', list.join(', ')]]
}
