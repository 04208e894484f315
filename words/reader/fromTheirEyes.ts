// "write it from the view of a lamp that is lonely": with nothing else told, the lamp is what it tells.
const SONG = String.raw`(?:songs?|ballad|anthem|track|tune|rap|story)`
const EYES = String.raw`(?:perspect?ive|perspecive|point of view|viewpoint|pov)`
const ASKED = String.raw`^(?<song>(?:[^.]{0,120}[.,] )?(?:an? )?(?:[\p{L}&'-]+ ){0,4}?${SONG} )?(?:(?:please )?(?:write|tell|sing|do|make|create) (?:(?:it|this|me) )?(?:the song |a song )?)?`
const OPENS = new RegExp(
  String.raw`${ASKED}(?:told |sung |written )?(?:from |in )?the ${EYES} of (?=(?:an?|the|someone|somebody|\p{Lu}\p{L}+)\b)`,
  'iu',
)

export const singFromEyes = (text: string): string => {
  const song = OPENS.exec(text)?.groups?.['song']
  return / about /i.test(song ?? '')
    ? text
    : text.replace(OPENS, `${song ?? ''}${song === undefined ? 'song ' : ''}about `)
}
