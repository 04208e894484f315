// A lyric word as flite should read it: plain letters, stretched vowels cut back, vocables it would spell out respelled.

const UNSPEAKABLE = 'ooh'
const VOCABLES: [RegExp, string][] = [
  [/^o{2,}h*$/, 'ooh'],
  [/^oh+$/, 'oh'],
  [/^a+h+$/, 'aah'],
  [/^u+h+$/, 'uh'],
  [/^(m+|hm+|mh+m+)$/, 'um'],
  [/^w[ho]+a+h*$/, 'whoa'],
  [/^ye+a+h+$/, 'yeah'],
  [/^s+h+$/, 'shush'],
  [/^'?cause$|^'?cuz$|^coz$/, 'because'],
  [/^heav'n$/, 'heaven'],
]

export function spokenWord(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u2018\u2019\u02bc`]/g, "'")
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9' -]/g, '')
    .split(/[\s-]+/)
    .map(spokenPart)
    .filter((part) => part !== '')
  return plain.length > 0 ? plain.join(' ') : UNSPEAKABLE
}

function spokenPart(part: string): string {
  if (!/[a-z0-9]/.test(part)) return ''
  for (const [pattern, spoken] of VOCABLES) if (pattern.test(part)) return spoken
  return part
    .replaceAll(/e{3,}$/g, 'ee')
    .replaceAll(/o{3,}(?=[a-z])/g, 'oo')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replace(/([^aeiou])in'$/, '$1ing')
}
