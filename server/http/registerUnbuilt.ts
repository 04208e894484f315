import { AppError, calls, type AnyCall } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { route } from './route.ts'

export const NOT_BUILT_YET_NOTE = 'Not built yet: answers 501.'

// Every call of the contract that no feature answers: who may call it and what it takes is checked all the same.
export function registerUnbuilt(app: FastifyInstance): void {
  for (const call of Object.values<AnyCall>(calls)) {
    // Routes are kept without their last slash, and looked up as given.
    const url = call.path.replace(/\/$/, '')
    if (app.hasRoute({ method: call.method, url })) continue
    route(app, call, () => Promise.reject(new AppError('NOT_BUILT_YET')), { description: NOT_BUILT_YET_NOTE })
  }
}
