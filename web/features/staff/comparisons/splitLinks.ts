type TextPart = { at: number; part: string; isLink: boolean }

export function splitLinks(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => ({ at, part, isLink: at % 2 === 1 }))
    .filter(({ part }) => part !== '')
}
