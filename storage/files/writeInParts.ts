import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

type Place = { Bucket: string; Key: string }

// Stores take parts of 5 MiB and more, ten thousand of them at most: 80 GB.
const PART_BYTES = 8 * 1024 * 1024

// A stream of unknown length, never more than a part of it in memory. Nothing appears unless it comes to its end.
export async function writeInParts(client: S3Client, place: Place, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const parts = inParts(bytes)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done) {
    await client.send(new PutObjectCommand({ ...place, Body: first.value ?? new Uint8Array() }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place))
  const upload = { ...place, UploadId }
  try {
    const kept: { ETag: string | undefined; PartNumber: number }[] = []
    async function keep(Body: Uint8Array): Promise<void> {
      const PartNumber = kept.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      kept.push({ ETag, PartNumber })
    }
    await keep(first.value ?? new Uint8Array())
    await keep(second.value)
    for await (const part of parts) await keep(part)
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: kept } }))
  } catch (error) {
    // What could not be taken back either is the bucket's to forget; why it broke off matters more.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
  return undefined
}
