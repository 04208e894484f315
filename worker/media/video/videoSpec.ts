// Input and output of the video program. Times in seconds, sizes in pixels, volumes 0 to 1.
export type FilmFacts = { durationSeconds: number; widthPx: number; heightPx: number }

export type HookSpec = {
  videoPath: string
  startSeconds: number
  endSeconds: number
  // Interleaved floats, stereo at 48 kHz, as long as the span; what is missing is silence.
  soundPath: string
  title: string
  artist: string
}
