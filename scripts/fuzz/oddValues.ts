import type { Random } from '../../words/index.ts'

// What nobody's page sends: wrong types, wrong sizes, other alphabets, and what breaks parsers and databases.
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.5,
  2 ** 60,
  '',
  ' ',
  '\u202e\u200b\ufeff',
  '\ud800',
  '😀'.repeat(300),
  'x'.repeat(20_000),
  '[[[['.repeat(500),
  'a....'.repeat(500),
  '../../etc/passwd',
  "'; drop table clips; --",
  '<script>alert(1)</script>',
  '%00',
  '{{7*7}}',
  '+275760-09-13T00:00:00.000Z',
  Buffer.from('+275760-09-13T00:00:00.000Z 0').toString('base64url'),
  [],
  [[[[[]]]]],
  {},
  { __proto__: { isStaff: true } },
  { constructor: { prototype: { isStaff: true } } },
  { $ne: null },
]

export function oddValue(random: Random, ids: readonly string[]): unknown {
  // Half of what is tried are things of others.
  return random.next() < 0.5 ? random.pick(ids) : random.pick(ODD)
}

/** The value with one place of it, however deep, made odd. */
export function makeOdd(random: Random, value: unknown, ids: readonly string[]): unknown {
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : []
  if (entries.length === 0 || random.next() < 0.1) return oddValue(random, ids)
  const [name, inner] = random.pick(entries)
  const changed = makeOdd(random, inner, ids)
  if (Array.isArray(value)) return value.map((each: unknown, at) => (String(at) === name ? changed : each))
  return { ...(value as object), [name]: changed }
}

const BODIES = ['{', '[1,', '"\\ud800"', '\u0000', '{"a":'.repeat(5000), 'a=b&c=d', '<xml/>', '\ufeff{}']
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'image/png',
  '',
]

export function oddBody(random: Random): { type: string; body: string } {
  return { type: random.pick(TYPES), body: random.pick(BODIES) }
}
