// A program that reads what strangers sent gets no network, and so much memory, time and disk and no more, where the machine
// can promise that. Signals still reach it by its number: everything before it is replaced by what comes next (exec).
import { spawnSync } from 'node:child_process'

export type Limits = { processorSeconds: number; memoryMb: number; fileMb: number }

export type Command = { program: string; arguments: string[] }

const KIB_PER_MB = 1024
const BLOCKS_PER_MB = 2048
const hasLimits = process.platform !== 'win32'

// An administrator may leave the network behind at once, others as themselves in a world of their own.
const WAYS_OUT = [
  ['unshare', '--net', '--'],
  ['unshare', '--map-current-user', '--net', '--'],
]

let found: string[] | undefined

function wayOut(): string[] {
  found ??= WAYS_OUT.find(([program = '', ...rest]) => spawnSync(program, [...rest, 'true']).status === 0) ?? []
  return found
}

export function hasNetwork(): boolean {
  return wayOut().length === 0
}

/** What the machine does not limit, in words; empty when it limits everything. */
export function describeFence(): string {
  const missing = [!hasLimits && 'limits of memory, time and size', hasNetwork() && 'a way to leave the network']
  return missing.filter((each) => each !== false).join(' and ')
}

/** The same program inside the fence. */
export function fenced({ program, arguments: given }: Command, limits: Limits): Command {
  const inside = [...wayOut(), program, ...given]
  if (!hasLimits) return { program, arguments: given }
  const { processorSeconds, memoryMb, fileMb } = limits
  const rules = [
    'ulimit -c 0',
    `ulimit -t ${Math.ceil(processorSeconds)}`,
    // Addresses (-v) would be wrong: V8 reserves terabytes and never touches them.
    `ulimit -d ${memoryMb * KIB_PER_MB}`,
    `ulimit -f ${fileMb * BLOCKS_PER_MB}`,
  ].map((rule) => `${rule} 2>/dev/null`)
  return { program: 'sh', arguments: ['-c', `${rules.join('; ')}; exec "$@"`, 'sh', ...inside] }
}
