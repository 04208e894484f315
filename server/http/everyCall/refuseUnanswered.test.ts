import { calls, type AnyCall } from '@arioso/contract'
import { expect, it } from 'vitest'
import { refuseUnanswered } from './refuseUnanswered.ts'

it('no two calls share a method and a path', () => {
  const keys = Object.values<AnyCall>(calls).map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it('a server that leaves a call unanswered does not start', () => {
  const { path } = calls.getSession
  const answersAllBut = (left: string) => ({ hasRoute: ({ url }: { url: string }) => url !== left.replace(/\/$/, '') })
  expect(() => refuseUnanswered(answersAllBut(path))).toThrow('getSession')
  expect(() => refuseUnanswered(answersAllBut(''))).not.toThrow()
})
