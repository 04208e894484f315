import { findSubject } from './findSubject.ts'
import type { Subject } from './subjects.ts'

// Things people call by their maker: what they are is what can be sung of them.
const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/nintendo|playstation|xbox|game ?boy|sega|steam deck|\bps[2-5]\b/i, 'video game'],
  [/minecraft|fortnite|zelda|mario|roblox|fifa|tetris|the sims|warcraft|skyrim|call of duty/i, 'video game'],
  [/iphone|samsung galaxy|nokia|pixel phone|blackberry/i, 'phone'],
  [/macbook|thinkpad|chromebook/i, 'laptop'],
  [/tesla|volvo|toyota|honda|ford|fiat|mini cooper|vauxhall|skoda|beetle|audi|bmw|volkswagen|corolla|mustang/i, 'car'],
  [/vespa|harley|ducati|triumph/i, 'motorcycle'],
  [/lego/i, 'toy'],
  [/netflix|disney\+/i, 'television'],
  [/spotify|vinyl/i, 'music'],
  [/ikea/i, 'furniture'],
  [/instagram|tiktok|facebook|whatsapp|twitter/i, 'phone'],
  [/roomba|hoover|dyson/i, 'vacuum cleaner'],
  [/airfryer|air fryer/i, 'oven'],
  [/alexa|siri|chatgpt/i, 'robot'],
  [/greggs|mcdonald|burger king|kfc|nando/i, 'burger'],
  [/starbucks|costa\b/i, 'coffee'],
]

export type MadeThing = { said: string; noun: string; subject: Subject }

// "an ode to my Nintendo Switch".
export function findMade(told: string): MadeThing | undefined {
  const match = /(?:\b(?<own>my|our|the) )?(?<noun>(?:\p{Ll}+ ){0,1}?\p{Lu}[\p{L}\d+]*(?: \p{Lu}[\p{L}\d]*)*)/u.exec(
    told,
  )
  const noun = match?.groups?.['noun']
  const kind = MAKERS.find(([maker]) => maker.test(noun ?? told))
  const subject = kind === undefined ? undefined : findSubject(kind[1])
  if (subject === undefined) return undefined
  const plain = noun ?? kind?.[0].exec(told)?.[0] ?? ''
  const own = match?.groups?.['own']
  return { said: own === undefined ? plain : `${own} ${plain}`, noun: plain, subject }
}
