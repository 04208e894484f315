import { describe, expect, it } from 'vitest'
import type { RenderPool } from '../../render/renderPool.ts'
import { createTakeTurns } from './takeTurns.ts'

const NOBODY = { onStarted: () => Promise.resolve(), onAudio: () => Promise.resolve() }
const never = new AbortController().signal

function openPool(): { pool: RenderPool; begun: string[] } {
  const begun: string[] = []
  const pool: RenderPool = {
    render: (request) => {
      if ('wavPath' in request) begun.push(request.wavPath)
      return Promise.resolve({ peaks: [], stems: [] })
    },
    close: () => Promise.resolve(),
  }
  return { pool, begun }
}

describe('the takes of one press', () => {
  it('begin in their order, whichever is prepared first', async () => {
    const { pool, begun } = openPool()
    const turns = createTakeTurns()
    const [second, first] = [1, 0].map((take) => turns.enter({ transactionUuid: 'a', take }))
    const render = (wavPath: string, turn: typeof first) =>
      turn?.inTurn(pool).render({ edit: { kind: 'copy' }, sources: [], wavPath }, NOBODY, never)
    const later = render('second', second)
    await render('somebody else', turns.enter({ transactionUuid: 'b', take: 1 }))
    await render('first', first)
    await later
    expect(begun).toEqual(['somebody else', 'first', 'second'])
  })

  it('do not wait for one that cannot be made', async () => {
    const { pool, begun } = openPool()
    const turns = createTakeTurns()
    const [first, second] = [0, 1].map((take) => turns.enter({ transactionUuid: 'a', take }))
    const rendering = second
      ?.inTurn(pool)
      .render({ edit: { kind: 'copy' }, sources: [], wavPath: 'second' }, NOBODY, never)
    first?.leave()
    await rendering
    expect(begun).toEqual(['second'])
  })

  it('get their words one after the other, also when one of them gets none', async () => {
    const turns = createTakeTurns()
    const [first, second] = [0, 1].map((take) => turns.enter({ transactionUuid: 'a', take }))
    const written: string[] = []
    const { promise: thought, reject: forget } = Promise.withResolvers<void>()
    const writingFirst = first?.write(() => thought.finally(() => written.push('first')))
    const writingSecond = second?.write(async () => written.push('second'))
    await turns.enter({ transactionUuid: 'b', take: 1 }).write(async () => written.push('somebody else'))
    forget(new Error('no words came'))
    await expect(writingFirst).rejects.toThrow('no words came')
    await writingSecond
    expect(written).toEqual(['somebody else', 'first', 'second'])
  })
})
