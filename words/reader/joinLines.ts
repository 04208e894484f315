// A request typed in lines: each is a sentence, unless it goes on in the next.
const ENDS = /[,.;:!?…-]$/u
const GOES_ON =
  /\b(?:about|for|to|of|in|on|at|with|from|by|and|or|but|the|an?|my|our|your|his|her|their|is|are|was|that|who|called|named|titled)$/iu
const LABELLED = /^[\p{L}][\p{L} ]{1,24}\s*:/u

// "Chorus: English": the language, and nothing to be sung in the chorus.
const IN_LANGUAGE =
  /^(?:chorus|verses?|lyrics?|singer)\s*:\s*(?=(?:in )?(?:english|spanish|french|german|italian|japanese|korean|hindi|arabic)\b[^.]*$)/iu

export function joinLines(typed: string): string {
  const lines = typed
    .split(/\n+/)
    .map((line) => line.trim().replace(IN_LANGUAGE, 'Language: '))
    .filter((line) => line !== '')
  if (lines.length < 2) return typed
  return lines.reduce((text, line) => {
    const isLabelled = LABELLED.test(line)
    if ((GOES_ON.test(text) && !isLabelled) || /[.!?;:]$/.test(text)) return `${text} ${line}`
    if (isLabelled) return `${text.replace(/[,\s]+$/, '')}. ${line}`
    if (ENDS.test(text)) return `${text} ${line}`
    return /^\p{Ll}/u.test(line) ? `${text}, ${line}` : `${text}. ${line}`
  })
}
