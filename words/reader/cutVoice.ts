import { kindOfChunk } from './styleTags.ts'

// "sweet female voice lofi": from the voice on, it is all sound.
const VOICE_TAIL =
  /\s+(?:(?:with|by|in|and) (?:an? )?)?(?:(?:sweet|soft|deep|strong|powerful|sexy|smooth|high|low|raspy|gentle|angelic|breathy|emotional|sad|beautiful|young|old) ){0,2}(?:(?:male|female) (?:and|\/|&) )?(?:female|male|woman's|man's|girl's|boy's|child's|robotic) (?:\p{Ll}+ )?(?:voices?|vocals?|vocalists?|singers?)\b(?<rest>[^.;]*)/iu
const FEWEST_TOLD_CHARACTERS = 12

export function cutVoice(told: string): { told: string; manner: string } {
  const voice = VOICE_TAIL.exec(told)
  const rest = voice?.groups?.['rest']?.trim() ?? ''
  const isTail = rest.split(/,\s*/).every((chunk) => chunk === '' || kindOfChunk(chunk) !== 'told')
  if (voice === null || !isTail || voice.index < FEWEST_TOLD_CHARACTERS) return { told, manner: '' }
  return {
    told: told.slice(0, voice.index) + told.slice(voice.index + voice[0].length),
    manner: voice[0].trim(),
  }
}
