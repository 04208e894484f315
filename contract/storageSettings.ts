import { z } from 'zod'

// Where files lie when several machines need them: any store that speaks S3. Without keys the machine's own role is asked.
export const storageSettings = {
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  // 'path' is what most stores other than Amazon's understand: https://store/bucket/key.
  S3_ADDRESSING: z.enum(['path', 'host']).optional(),
}
