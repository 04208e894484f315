const OF_THE_SONG =
  /\b(?:seconds?|upbeat|catchy|bright|cheerful|fun|funky|slow|fast|female|male|vocals?|bpm|style|pop|rock|jazz|country|reggae|song|verses?|chorus(?:es)?|lines?|bridge|hook|jingle|advert|commercial|tune)\b/i

// "jingle for Bob's Motors, MOTs while you wait, free tea": what stands between the commas is claimed, and sung as it stands.
export function readClaims(description: string): string[] {
  return description
    .split(/[,;!]|\.(?=\s|$)/)
    .slice(1)
    .map((part) => part.trim().replace(/^(?:and|we are|we're|it's|they're|with|where|slogan:?) /i, ''))
    .filter((part) => /\s/.test(part) && !OF_THE_SONG.test(part))
}
