import type { Files } from './files.ts'

type Schema<T> = { parse(value: unknown): T }

/** Undefined where there is no such file; a file of another shape throws. */
export async function readJson<T>(files: Pick<Files, 'readBytes'>, key: string, schema: Schema<T>) {
  const bytes = await files.readBytes(key)
  return bytes === undefined ? undefined : schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

export async function writeJson(files: Pick<Files, 'write'>, key: string, value: unknown): Promise<void> {
  await files.write(key, new TextEncoder().encode(JSON.stringify(value)))
}
