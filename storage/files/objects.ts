// What the rest needs of a bucket: objects that appear when they are whole. Sizes in bytes, ends of ranges included.
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import type { Bucket } from './bucket.ts'
import type { ByteRange, FoundFile } from './files.ts'
import { writeInParts } from './writeInParts.ts'

export type OpenObject = { stream: Readable; size: number }

export type Objects = {
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  open(key: string, range?: Partial<ByteRange>, signal?: AbortSignal): Promise<OpenObject | undefined>
  size(key: string): Promise<number | undefined>
  list(prefix: string): AsyncIterable<FoundFile>
  remove(keys: string[]): Promise<void>
  close(): void
}

// What a store answers for an object that is not there, or has no byte at that position.
const NOTHING_THERE = new Set([404, 416])
const REMOVED_AT_ONCE = 1000

export function openObjects(client: S3Client, { name: Bucket }: Bucket): Objects {
  async function put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    if (bytes instanceof Uint8Array) await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes }))
    else await writeInParts(client, { Bucket, Key: key }, bytes)
  }

  async function open(key: string, range?: Partial<ByteRange>, signal?: AbortSignal): Promise<OpenObject | undefined> {
    const Range = range && `bytes=${range.start ?? 0}-${range.end ?? ''}`
    const command = new GetObjectCommand({ Bucket, Key: key, Range })
    const found = await ifThere(client.send(command, signal ? { abortSignal: signal } : {}))
    if (found?.Body === undefined) return undefined
    const whole = found.ContentRange?.split('/')[1] ?? found.ContentLength
    return { stream: found.Body as Readable, size: Number(whole) }
  }

  async function size(key: string): Promise<number | undefined> {
    return (await ifThere(client.send(new HeadObjectCommand({ Bucket, Key: key }))))?.ContentLength
  }

  async function* list(prefix: string): AsyncGenerator<FoundFile> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
      for (const { Key, Size } of page.Contents ?? []) if (Key !== undefined) yield { key: Key, size: Size ?? 0 }
  }

  async function remove(keys: string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
      const Objects = keys.slice(at, at + REMOVED_AT_ONCE).map((Key) => ({ Key }))
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
      if (Errors[0]) throw new Error(`${Errors[0].Key ?? ''} could not be removed: ${Errors[0].Message ?? ''}`)
    }
  }

  return { put, open, size, list, remove, close: () => client.destroy() }
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    if (status !== undefined && NOTHING_THERE.has(status) && !isBucketMissing(error)) return undefined
    throw error
  }
}

function isBucketMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchBucket'
}
