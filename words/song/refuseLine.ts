import type { Reading } from '../reader/readRequest.ts'
import type { Stance } from '../plan/occasions.ts'

// What a stance never says, whoever wrote it: no cheer at a grave, no war in a prayer for peace.
const NEVER: Readonly<Partial<Record<Stance, RegExp>>> = {
  mourn:
    /\b(?:hooray|hurrah|celebrat\w+|party|parties|cheers|congratulat\w+|happy (?:day|birthday)|best day|lucky day|champagne|here's to)\b/i,
  pray: /\b(?:give (?:me|us) (?:the )?(?:war|fight)|kill|revenge|hate you|burn it|(?:love|want|need) (?:the )?war)\b/i,
  part: /\b(?:hooray|congratulat\w+|wedding day|happy birthday)\b/i,
  hope: /\b(?:glad (?:you|I|we) lost|all I want is los|give up now|no use)\b/i,
  love: /\b(?:hate you|never loved|leave me alone)\b/i,
  celebrate: /\b(?:funeral|grave|buried|mourn\w*|never loved|hate you)\b/i,
  thank: /\b(?:no thanks|ungrateful|hate you)\b/i,
}

export function isRefused(line: string, { occasion }: Reading): boolean {
  return NEVER[occasion.stance]?.test(line) ?? false
}
