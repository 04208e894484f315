/** Where the files of a clip lie. Server and worker meet here: a key written by hand elsewhere would miss in silence. */
export function clipFiles(clipId: string) {
  const folder = `clips/${clipId}`
  return {
    folder,
    audio: `${folder}/audio.mp3`,
    master: `${folder}/master.flac`,
    score: `${folder}/score.json`,
    words: `${folder}/words.json`,
    // What was sung, once the words people see were corrected.
    sungWords: `${folder}/sung-words.json`,
    peaks: `${folder}/peaks.json`,
    analysis: `${folder}/analysis.json`,
    smallCover: `${folder}/cover-256.webp`,
    largeCover: `${folder}/cover-640.webp`,
    preview: `${folder}/preview.png`,
    named: (name: string) => `${folder}/${name}`,
    download: (name: string) => `${folder}/downloads/${name}`,
    hook: (hookId: string) => `${folder}/hooks/${hookId}`,
  } as const
}

/** The address under which the server hands out a file of a clip. */
export function mediaUrl(key: string): string {
  return `/media/${key}`
}
