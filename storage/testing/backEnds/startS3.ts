import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bucket } from '../../files/bucket.ts'

export type TestS3 = {
  bucket: Bucket
  environment: Record<string, string>
  /** Cuts every connection until it comes back, with everything it kept. */
  leave(): void
  comeBack(): void
  stop(): Promise<void>
}

// What we use of it; it brings no types of its own.
type S3rver = { httpServer: Server; run(): Promise<{ port: number }>; close(): Promise<void> }
type S3rverOptions = {
  address: string
  port: number
  silent: boolean
  directory: string
  allowMismatchedSignatures: boolean
  configureBuckets: { name: string; configs: string[] }[]
}
const require = createRequire(import.meta.url)
const S3Server = require('@20minutes/s3rver') as new (options: S3rverOptions) => S3rver

// A store that speaks S3, on a free port of this machine, with one empty bucket.
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'arioso-s3-'))
  const name = 'arioso-test'
  const server = new S3Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It signs a bucket's own address without the slash that Amazon's client signs.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await server.run()
  let isAway = false
  server.httpServer.on('connection', (socket) => {
    if (isAway) socket.destroy()
  })
  const endpoint = `http://127.0.0.1:${port}`
  // The only keys this server knows.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    bucket: { name, region: 'us-east-1', endpoint, keys, addressing: 'path' },
    environment: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    leave: () => {
      isAway = true
      server.httpServer.closeAllConnections()
    },
    comeBack: () => {
      isAway = false
    },
    stop: async () => {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
