import { Session, type Profiler } from 'node:inspector/promises'

const STAGES: [string, string[]][] = [
  ['buses and master', ['engine/mix']],
  ['flite', ['engine/voice/speech/wasiHost']],
  ['network', ['engine/voice/network']],
  ['vocoder', ['engine/voice']],
  ['notes', ['engine/instruments', 'engine/audio']],
  ['composing', ['engine/composer', 'words/']],
]

// Kernels and collecting garbage belong to whoever called them: neither has a source file of its own.
function findOwner(node: Profiler.ProfileNode, parents: Map<number, Profiler.ProfileNode>): Profiler.ProfileNode {
  let owner = node
  for (let parent = parents.get(node.id); !owner.callFrame.url.startsWith('file:') && parent;) {
    owner = parent
    parent = parents.get(parent.id)
  }
  return owner
}

function findStage({ callFrame: { url } }: Profiler.ProfileNode): string {
  const isHere = (folder: string): boolean => url.includes(`/${folder}`)
  return STAGES.find(([, folders]) => folders.some(isHere))?.[0] ?? 'other'
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
  const parents = new Map(profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)))
  const shares = new Map<string, number>()
  let total = 0
  profile.samples?.forEach((id, i) => {
    const node = nodes.get(id)
    const spent = profile.timeDeltas?.[i] ?? 0
    const stage = node ? findStage(findOwner(node, parents)) : 'other'
    shares.set(stage, (shares.get(stage) ?? 0) + spent)
    total += spent
  })
  const list = [...shares]
    .sort((a, b) => b[1] - a[1])
    .map(([name, spent]) => `${name} ${Math.round((100 * spent) / total)}%`)
  return [['where one thread’s time goes, without MP3', list.join(', ')]]
}
