import { expect, it } from 'vitest'
import { judgeBooks, type Books } from './judgeBooks.ts'

const made = { id: 'a', userId: 'u', attempt: 1, jobState: 'completed', status: 'complete', audioBytes: 7 }
const failed = { id: 'b', userId: 'u', attempt: 1, jobState: 'failed', status: 'processing', audioBytes: 0 }
const grant = { userId: 'u', from: 'plan', to: 'available', amount: 50, kind: 'grant', reference: 'plan' }
const reserve = (id: string) => ({
  userId: 'u',
  from: 'available',
  to: 'reserved',
  amount: 5,
  kind: 'reserve',
  reference: `clip:${id}:1`,
})
const settle = { ...reserve('a'), from: 'reserved', to: 'spent', kind: 'settle' }
const refund = { ...reserve('b'), from: 'reserved', to: 'available', kind: 'refund' }

const good: Books = {
  clips: [made, failed],
  transfers: [grant, reserve('a'), settle, reserve('b'), refund],
  balances: [{ userId: 'u', available: 45, reserved: 0 }],
  files: new Map(['audio.mp3', 'master.flac', 'peaks.json', 'words.json'].map((name) => [`clips/a/${name}`, 7])),
}

it('finds nothing wrong where every song is made or paid back', () => {
  expect(judgeBooks(good)).toEqual([])
})

it.each<[string, Partial<Books>, RegExp]>([
  ['a song that still waits', { clips: [{ ...made, jobState: 'waiting' }, failed] }, /stuck/],
  ['a song nobody paid back', { transfers: good.transfers.slice(0, -1) }, /its price went reserve$/m],
  ['a price taken twice', { transfers: [...good.transfers, settle] }, /its price went reserve, settle, settle/],
  ['a balance the ledger does not explain', { balances: [{ userId: 'u', available: 50, reserved: 0 }] }, /ledger/],
  ['credits left reserved', { balances: [{ userId: 'u', available: 45, reserved: 5 }] }, /still has 5/],
  ['a song without its sound', { files: new Map() }, /lacks audio\.mp3/],
  ['sound that is too long', { files: new Map([...good.files, ['clips/a/audio.mp3', 9]]) }, /9 bytes/],
  ['a file of nobody', { files: new Map([...good.files, ['clips/z/audio.mp3', 1]]) }, /belongs to nobody/],
])('finds %s', (_, change, problem) => {
  expect(judgeBooks({ ...good, ...change }).join('\n')).toMatch(problem)
})
