/** Lyrics cut before each [Section], without the empty lines between. */
export function sectionBlocks(lyrics: string): string[] {
  return lyrics
    .split(/\n(?=\[)/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
}

/** `verse` for “[Verse 2]” and for lines without a head. */
export function sectionKind(block: string): string {
  const tag = /^\[([^\]]+)\]/.exec(block)?.[1] ?? 'verse'
  return tag.toLowerCase().replace(/\s*\d+$/, '')
}
