/** The lines of a song that are sung: no blank line, no mark such as [Chorus]. */
export const sungLines = (lyrics: string): string[] =>
  lyrics
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('['))
