import type { Calls } from '@arioso/contract'

type CallsByKey = { [Name in keyof Calls as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name] }

/** A call as the documentation names it: 'GET /api/clip/:id'. */
export type CallKey = keyof CallsByKey

type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never
type Part<Name extends string, Schema> = [InputOf<Schema>] extends [never] ? object : Record<Name, InputOf<Schema>>

export type CallInput<Key extends CallKey> = Part<'params', CallsByKey[Key]['params']> &
  Part<'query', CallsByKey[Key]['query']> &
  Part<'body', CallsByKey[Key]['body']>

export type CallReply<Key extends CallKey> = OutputOf<CallsByKey[Key]['reply']>

export type CallArguments<Key extends CallKey> =
  object extends CallInput<Key> ? [key: Key, input?: CallInput<Key>] : [key: Key, input: CallInput<Key>]
