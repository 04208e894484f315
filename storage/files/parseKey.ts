const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const KEY_MAX = 512

// Segments never begin with a dot, so no key can climb out of the folder or hit a file still being written.
export function parseKey(key: string): string[] {
  const segments = key.split('/')
  const isSafe = key.length <= KEY_MAX && segments.every((segment) => SEGMENT.test(segment))
  if (!isSafe) throw new Error(`not a file key: ${JSON.stringify(key.slice(0, KEY_MAX))}`)
  return segments
}
