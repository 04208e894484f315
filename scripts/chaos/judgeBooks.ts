// What the database and the files say once nothing moves any more, and what of it is wrong.
export type ClipRow = {
  id: string
  userId: string
  attempt: number
  jobState: string
  status: string
  audioBytes: number
}
export type TransferRow = { userId: string; from: string; to: string; amount: number; kind: string; reference: string }
export type BalanceRow = { userId: string; available: number; reserved: number }

export type Books = {
  clips: ClipRow[]
  transfers: TransferRow[]
  balances: BalanceRow[]
  // Sizes by key, of finished files only.
  files: Map<string, number>
}

const PRICE_CLOSED = { completed: 'settle', failed: 'refund' } as const
const WHOLE_SONG = ['audio.mp3', 'master.flac', 'peaks.json', 'words.json']

export function judgeBooks(books: Books): string[] {
  return [...judgeClips(books), ...judgeBalances(books), ...judgeFiles(books)]
}

function judgeClips({ clips, transfers, files }: Books): string[] {
  return clips.flatMap(({ id, attempt, jobState, status, audioBytes }) => {
    if (jobState !== 'completed' && jobState !== 'failed') return [`song ${id} is stuck: ${jobState}`]
    const problems: string[] = []
    const own = transfers.filter(({ reference }) => reference === `clip:${id}:${attempt}`)
    const kinds = own.map(({ kind }) => kind).toSorted()
    const expected = ['reserve', PRICE_CLOSED[jobState]].toSorted()
    if (kinds.join() !== expected.join()) problems.push(`song ${id}, ${jobState}: its price went ${kinds.join(', ')}`)
    if (jobState === 'failed') return problems
    if (status !== 'complete') problems.push(`song ${id} is done and its status ${status}`)
    const missing = WHOLE_SONG.filter((name) => !files.get(`clips/${id}/${name}`))
    if (missing.length > 0) problems.push(`song ${id} lacks ${missing.join(', ')}`)
    const size = files.get(`clips/${id}/audio.mp3`)
    if (size !== audioBytes) problems.push(`song ${id} has ${size} bytes of sound instead of ${audioBytes}`)
    return problems
  })
}

function judgeBalances({ balances, transfers }: Books): string[] {
  return balances.flatMap(({ userId, available, reserved }) => {
    const own = transfers.filter((transfer) => transfer.userId === userId)
    const sumOf = (account: string) =>
      own.reduce(
        (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
        0,
      )
    const problems: string[] = []
    if (sumOf('available') !== available)
      problems.push(`${userId} has ${available} credits, the ledger says ${sumOf('available')}`)
    if (sumOf('reserved') !== reserved)
      problems.push(`${userId} has ${reserved} reserved, the ledger says ${sumOf('reserved')}`)
    if (reserved !== 0) problems.push(`${userId} still has ${reserved} credits reserved`)
    return problems
  })
}

function judgeFiles({ clips, files }: Books): string[] {
  const known = new Set(clips.map(({ id }) => id))
  return [...files.keys()].flatMap((key) => {
    const [, clipId = ''] = /^clips\/([^/]+)\//.exec(key) ?? []
    return known.has(clipId) ? [] : [`${key} belongs to nobody`]
  })
}
