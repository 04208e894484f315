import type { ToldMood } from '../lines/toldHooks.ts'
import { isMisfortune } from '../reader/misfortune.ts'
import type { Fact } from '../reader/readFacts.ts'
import type { Reading } from '../reader/readRequest.ts'

// Something that comes once is no habit to be loved for.
const EVENT =
  /\b(?:today|tomorrow|tonight|this (?:year|week|month|summer|spring|autumn|winter)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|turn(?:s|ed|ing)?|start(?:s|ed|ing)?|graduat\w+|marr(?:y|ies|ied|ying)|retir\w+|passed|won|moving|pregnant|born|finally|first)\b/i
const AFRAID = /\b(?:scared|afraid|terrified|frightened|worried|nervous|shy|anxious|bullied)\b/i
const LIGHT = new Set(['funny'])

// How a told sentence is to be taken: a pub that closes is no cause for joy, whatever the song's occasion says.
export function moodOf(text: string, about: Fact['about'], { occasion, address, tones }: Reading): ToldMood {
  const { stance } = occasion
  if (occasion.id === 'kids') return 'child'
  if (stance === 'mourn') return 'mourn'
  if (stance === 'angry') return 'angry'
  if (stance === 'part') return occasion.id === 'closing' ? 'rueful' : 'part'
  const isFunny = LIGHT.has(stance) || (tones.includes('funny') && stance !== 'pray')
  if (isFunny) return 'funny'
  if (address === 'you' && AFRAID.test(text)) return 'comfort'
  if (isMisfortune(text)) return occasion.id === 'pet' ? 'funny' : 'rueful'
  if (occasion.id === 'portrait' && address === 'about') return 'funny'
  if (address !== 'about' && EVENT.test(text)) return 'event'
  if (address === 'you' && about === 'person') return 'bright'
  return about === 'speaker' || address === 'me' || address === 'we' ? 'mine' : 'tale'
}
