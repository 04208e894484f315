// How letters sound in English words that no dictionary has: names, slang, inventions. At each place of a word the first rule
// that fits is taken: letters, sounds, what must follow, what must stand before.

type Rule = [letters: string, sounds: string, next?: RegExp | undefined, before?: RegExp]

const END = /^$/
const START = /^$/
const FRONT = /^[eiy]/
const VOWEL = /^[aeiouy]/
// A vowel is long before one consonant and a final e: "bake", "rove".
const SILENT_E = /^[bcdfgklmnpstvz]e(s|d)?$/
const AFTER_VOWEL = /[aeiouy]$/

const RULES: Rule[] = [
  ['tion', 'SH AH0 N'],
  ['sion', 'ZH AH0 N'],
  ['cious', 'SH AH0 S'],
  ['tious', 'SH AH0 S'],
  ['ture', 'CH ER0', END],
  ['ough', 'OW1'],
  ['augh', 'AO1'],
  ['eigh', 'EY1'],
  ['igh', 'AY1'],
  ['tch', 'CH'],
  ['sch', 'SH'],
  ['dge', 'JH'],
  ['ck', 'K'],
  ['ch', 'CH'],
  ['sh', 'SH'],
  ['th', 'TH'],
  ['ph', 'F'],
  ['wh', 'W'],
  ['gh', 'G', undefined, START],
  ['gh', ''],
  ['kn', 'N', undefined, START],
  ['wr', 'R', undefined, START],
  ['ps', 'S', undefined, START],
  ['ng', 'NG', END],
  ['ng', 'NG G'],
  ['nk', 'NG K'],
  ['qu', 'K W'],
  ['oo', 'UW1'],
  ['ee', 'IY1'],
  ['ea', 'IY1'],
  ['ie', 'IY1', /^[a-z]/],
  ['ie', 'IY0', END],
  ['ei', 'EY1'],
  ['ai', 'EY1'],
  ['ay', 'EY1'],
  ['ey', 'IY0', END],
  ['ey', 'EY1'],
  ['oa', 'OW1'],
  ['oi', 'OY1'],
  ['oy', 'OY1'],
  ['ou', 'AW1'],
  ['ow', 'OW1', END],
  ['ow', 'AW1'],
  ['au', 'AO1'],
  ['aw', 'AO1'],
  ['eu', 'UW1'],
  ['ew', 'UW1'],
  ['ue', 'UW1', END],
  ['ar', 'AA1 R'],
  ['er', 'ER0'],
  ['ir', 'ER1'],
  ['ur', 'ER1'],
  ['or', 'AO1 R'],
  ['le', 'AH0 L', END, /[bcdfgkpstz]$/],
  ['es', 'IH0 Z', END, /(s|z|x|ch|sh|c|g)$/],
  ['es', 'Z', END, /[a-z]{2}$/],
  ['ed', 'IH0 D', END, /[td]$/],
  ['ed', 'D', END, /[a-z]{2}$/],
  ['e', '', END, /[a-z][a-z]$/],
  ['a', 'EY1', SILENT_E],
  ['e', 'IY1', SILENT_E],
  ['i', 'AY1', SILENT_E],
  ['o', 'OW1', SILENT_E],
  ['u', 'UW1', SILENT_E],
  ['y', 'AY1', SILENT_E],
  ['a', 'AH0', END],
  ['a', 'AE1'],
  ['e', 'IY1', END],
  ['e', 'EH1'],
  ['i', 'IY1', END],
  ['i', 'IY0', VOWEL],
  ['i', 'IH1'],
  ['o', 'OW1', END],
  ['o', 'AA1'],
  ['u', 'UW1', END],
  ['u', 'AH1'],
  ['y', 'Y', VOWEL, START],
  ['y', 'IY0', END, /[a-z]{2}$/],
  ['y', 'AY1', END],
  ['y', 'IH1'],
  ['b', '', END, /m$/],
  ['b', 'B'],
  ['cc', 'K S', FRONT],
  ['c', 'S', FRONT],
  ['c', 'K'],
  ['d', 'D'],
  ['f', 'F'],
  ['g', 'JH', FRONT],
  ['g', 'G'],
  ['h', '', END],
  ['h', 'HH'],
  ['j', 'JH'],
  ['k', 'K'],
  ['l', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['p', 'P'],
  ['q', 'K'],
  ['r', 'R'],
  ['s', 'Z', END, AFTER_VOWEL],
  ['s', 'S'],
  ['t', 'T'],
  ['v', 'V'],
  ['w', 'W', VOWEL],
  ['w', ''],
  ['x', 'Z', undefined, START],
  ['x', 'K S'],
  ['z', 'Z'],
]

/** As the dictionary would write it; only the first strong vowel keeps its stress. */
export function soundOutEnglish(word: string): string[] {
  const letters = word.replaceAll(/[^a-z]/g, '').replaceAll(/([a-z])\1{2,}/g, '$1')
  const sounds: string[] = []
  for (let at = 0; at < letters.length;) {
    const past = letters.slice(0, at)
    const rule = RULES.find(([part, , next, before]) => {
      if (!letters.startsWith(part, at)) return false
      return (next?.test(letters.slice(at + part.length)) ?? true) && (before?.test(past) ?? true)
    })
    if (rule?.[1]) sounds.push(...rule[1].split(' '))
    at += rule?.[0].length ?? 1
  }
  const first = sounds.findIndex((sound) => sound.endsWith('1'))
  return sounds
    .map((sound, i) => (i > first && first >= 0 ? sound.replace(/1$/, '2') : sound))
    .filter((sound, i) => sound !== sounds[i - 1])
}
