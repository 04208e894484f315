import type { Configuration } from '@arioso/contract/configuration'
import { S3Client } from '@aws-sdk/client-s3'

export type Bucket = {
  name: string
  region: string
  endpoint?: string | undefined
  keys?: { accessKeyId: string; secretAccessKey: string } | undefined
  addressing: 'path' | 'host'
}

// Every listener to a finished song holds one while the song is passed on.
const CONNECTIONS = 1000
const CONNECT_MS = 5_000
const SILENCE_MS = 60_000

export function findBucket(settings: Configuration): Bucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = settings
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region, S3_ADDRESSING: addressing } = settings
  if (name === undefined) return undefined
  return {
    name,
    region,
    endpoint,
    keys: accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined,
    addressing: addressing ?? (endpoint === undefined ? 'host' : 'path'),
  }
}

export function connectToBucket({ region, endpoint, keys, addressing }: Bucket): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(keys && { credentials: keys }),
    forcePathStyle: addressing === 'path',
    // Stores other than Amazon's refuse the checksums the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  })
}
