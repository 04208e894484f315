import { kindOfChunk } from './styleTags.ts'

// "grunge, raw: ashes and snow", "home on the lagoon: folk song style: woman sings": sound and story parted by colons.
const SONG_STYLE = /^(?:[\p{L}\d&'-]+ ){0,4}(?:song|music|ballad|track)? ?style\b/iu
const WHO_SINGS = /^(?:an? )?(?:(?:wo)?m[ae]n|boy|girl|child) sings$/iu
const LABEL =
  /^(?:title|name|theme|topic|subject|genres?|styles?|moods?|lyrics?|chorus|verse|story|plot|singer|vocals?|tempo|key)$/iu
const LONGEST_SOUND_CHARACTERS = 80

// "[dark cabaret] the thorns of her crown".
const BRACKETED = /^\s*[([](?<sound>[^()[\]]{3,80})[)\]]\s*(?=\S)/u

function isSound(text: string): boolean {
  const bare = text.trim()
  if (bare.length > LONGEST_SOUND_CHARACTERS || /[.!?]\s/.test(bare) || LABEL.test(bare)) return false
  return (
    SONG_STYLE.test(bare) ||
    WHO_SINGS.test(bare) ||
    bare.split(/,\s*/).every((chunk) => ['style', 'mostly', 'partly'].includes(kindOfChunk(chunk)))
  )
}

export function stopStyle(text: string): string {
  const inBrackets = BRACKETED.exec(text)?.groups?.['sound'] ?? ''
  const opened = inBrackets !== '' && isSound(inBrackets) ? text.replace(BRACKETED, '$<sound>. ') : text
  const parts = opened.split(/:\s*(?=\p{L})/u)
  const before = parts.length > 1 && isSound(parts[0] ?? '') ? 1 : 0
  let behind = parts.length
  while (
    behind - 1 > before &&
    !LABEL.test(parts[behind - 2]?.split(/[.,;]\s*/).at(-1) ?? '') &&
    isSound(parts[behind - 1] ?? '')
  )
    behind--
  return [...parts.slice(0, before), parts.slice(before, behind).join(': '), ...parts.slice(behind)].join('. ')
}
