import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT'

// 'anyone' may be signed out; 'member' gets 401 without a session before anything else is looked at.
export type Access = 'anyone' | 'member'

type Schema = z.ZodType | undefined

export type Call<
  M extends Method = Method,
  Path extends string = string,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: M
  path: Path
  access: Access
  summary: string
  params: Params
  query: Query
  body: Body
  reply: Reply
}

export type AnyCall = Call

type CallInput<
  M extends Method,
  Path extends string,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends z.ZodType,
> = {
  method: M
  path: Path
  access: Access
  summary: string
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
}

export function defineCall<
  M extends Method,
  Path extends string,
  Reply extends z.ZodType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(input: CallInput<M, Path, Params, Query, Body, Reply>): Call<M, Path, Params, Query, Body, Reply> {
  return {
    ...input,
    params: input.params as Params,
    query: input.query as Query,
    body: input.body as Body,
  }
}

// What calls share: the id in their path, and the answer of those that have nothing else to say.
export const idParams = z.object({ id: z.uuid() })
export const success = z.object({ success: z.literal(true) })
