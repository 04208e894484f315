import { createHash } from 'node:crypto'
import { AppError, may, type calls } from '@arioso/contract'
import type { Comparison } from '@arioso/contract/calls/comparisons'
import type { ComparedVersion, ComparisonTally, User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import type { Audio } from '../../http/sendAudio.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { signTest } from './signTest.ts'

type Side = 'left' | 'right'
type NewComparison = z.output<typeof calls.createComparison.body>
type Answer = z.output<typeof calls.answerPair.body>

type Needs = Uses<'comparisons' | 'files' | 'transaction'>

export function createComparisonsService({ storage }: Needs) {
  const { comparisons, files } = storage

  async function getPair(user: User | undefined, id: string) {
    requireStaff(user)
    const pair = await comparisons.findPair(id)
    if (pair === undefined) throw new AppError('NOT_FOUND')
    return pair
  }

  async function requireComparison(user: User | undefined, id: string): Promise<void> {
    requireStaff(user)
    if ((await comparisons.find(id)) === undefined) throw new AppError('NOT_FOUND')
  }

  return {
    async list(user: User) {
      requireStaff(user)
      return { comparisons: (await comparisons.list(user.id)).map(toComparison) }
    },

    async create(user: User, { name, first_version, second_version }: NewComparison) {
      requireStaff(user)
      const made = await comparisons.create({ name, firstVersion: first_version, secondVersion: second_version })
      return { id: made.id }
    },

    async addSong(user: User | undefined, id: string, version: ComparedVersion, song: { title: string; mp3: Buffer }) {
      await requireComparison(user, id)
      if (!looksLikeMp3(song.mp3)) throw new AppError('FIELDS_INVALID')
      const title = song.title.trim()
      await storage.transaction(async (repositories) => {
        const pair = await repositories.comparisons.addSong(id, title, version)
        await files.write(keyOf(pair.id, version), song.mp3)
      })
    },

    async getNext(user: User, id: string) {
      await requireComparison(user, id)
      const pair = await comparisons.findNextPair(id, user.id)
      if (pair === undefined) return { pair: null }
      const urlOf = (side: Side): string => `/media/comparison-pairs/${pair.id}/${side}.mp3`
      return { pair: { id: pair.id, title: pair.title, left_url: urlOf('left'), right_url: urlOf('right') } }
    },

    async answer(user: User, id: string, { preference, note }: Answer) {
      const pair = await getPair(user, id)
      const liked = preference === 'neither' ? preference : versionAt(preference, user.id, pair.id)
      await comparisons.answer(pair.id, user.id, { preference: liked, note })
      return { success: true as const }
    },

    async getAudio(user: User | undefined, id: string, side: Side): Promise<Audio> {
      const pair = await getPair(user, id)
      const key = keyOf(pair.id, versionAt(side, user?.id ?? '', pair.id))
      const sizeBytes = await files.size(key)
      if (sizeBytes === undefined) throw new AppError('NOT_FOUND')
      return {
        etag: `"${pair.id}-${side}-${sizeBytes}"`,
        sizeBytes,
        isComplete: true,
        isPublic: false,
        open: async (range) => {
          const file = await files.read(key, range)
          if (file === undefined) throw new AppError('NOT_FOUND')
          return file.stream
        },
      }
    },
  }
}

function requireStaff(user: User | undefined): void {
  if (!may('compareVersions', actorOf(user))) throw new AppError('FORBIDDEN')
}

// Drawn by lot for every listener and pair, and the same each time it is asked.
function versionAt(side: Side, userId: string, pairId: string): ComparedVersion {
  const lot = createHash('sha256').update(`${userId}:${pairId}`).digest().readUInt8(0) % 2
  return (side === 'left') === (lot === 0) ? 'first' : 'second'
}

function keyOf(pairId: string, version: ComparedVersion): string {
  return `comparisons/${pairId}/${version}.mp3`
}

function looksLikeMp3(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('latin1') === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0)
}

function toComparison(tally: ComparisonTally): Comparison {
  const { first, second, neither } = tally
  const isDone = tally.pairCount > 0 && tally.answeredCount >= tally.pairCount
  return {
    id: tally.id,
    name: tally.name,
    first_version: tally.firstVersion,
    second_version: tally.secondVersion,
    created_at: tally.createdAt.toISOString(),
    pair_count: tally.pairCount,
    answered_count: tally.answeredCount,
    result: isDone ? { first, second, neither, chance: signTest(first, second) } : null,
  }
}
