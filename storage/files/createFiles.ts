import type { Bucket } from './bucket.ts'
import type { Files } from './files.ts'
import { createLocalFiles } from './localFiles.ts'
import { createS3Files } from './s3Files.ts'

// In the bucket where there is one, in the folder otherwise.
export function createFiles(folder: string, bucket: Bucket | undefined): Files {
  return bucket ? createS3Files(bucket) : createLocalFiles(folder)
}
