import { z } from 'zod'

// What several machines share: the database, limits, and files in any store that speaks S3. Without keys the machine's own role is asked.
export const storageSettings = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  // Past a pool such as PgBouncer, for what listens or holds a lock: those need a connection of their own.
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  // Counts limits for all API processes instead of the database.
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  // 'path' is what most stores other than Amazon's understand: https://store/bucket/key.
  S3_ADDRESSING: z.enum(['path', 'host']).optional(),
}
