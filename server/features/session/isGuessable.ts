// What attackers try first: common passwords, also with a year or a mark appended, keys in a row,
// and what is known about the person.
const KEY_ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const ROW_MIN = 4
const KNOWN_MIN = 4

export async function isGuessable(password: string, known: string[] = []): Promise<boolean> {
  const plain = password.toLowerCase()
  const bare = plain.replace(/[^\p{L}]+$/u, '')
  if (new Set(plain).size < ROW_MIN || isRowOfKeys(plain)) return true
  if (known.some((word) => word.length >= KNOWN_MIN && [plain, bare].includes(word.toLowerCase()))) return true
  const common = await loadCommon()
  return common.has(plain) || common.has(bare)
}

// Nothing but pieces of rows, forwards or backwards.
function isRowOfKeys(password: string): boolean {
  const rows = KEY_ROWS.flatMap((row) => [row, row.split('').toReversed().join('')])
  let rest = password
  while (rest.length >= ROW_MIN) {
    const piece = longestPiece(rest, rows)
    if (piece < ROW_MIN) return false
    rest = rest.slice(piece)
  }
  return true
}

function longestPiece(text: string, rows: string[]): number {
  let length = 0
  while (length < text.length && rows.some((row) => row.includes(text.slice(0, length + 1)))) length += 1
  return length
}

let common: Promise<Set<string>> | undefined

// Some fifty thousand: read when the first password is chosen.
function loadCommon(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}
