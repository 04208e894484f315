import type { AlignedWord } from '@arioso/contract'

export type VideoShape = 'square' | 'vertical'

// What a share video shows. Times in seconds of the song, words only those sung in it.
export type ShareVideoSpec = {
  shape: VideoShape
  title: string
  artist: string
  palette: string[]
  coverPath: string | null
  audioPath: string
  startSeconds: number
  lengthSeconds: number
  words: AlignedWord[]
}

export type VideoLayout = {
  width: number
  height: number
  cover: { size: number; top: number }
  title: { y: number; size: number }
  artist: { y: number; size: number }
  line: { y: number; size: number }
  nextLine: { y: number; size: number }
  wave: { y: number; height: number }
  mark: { y: number; size: number }
}

export const FRAMES_PER_SECOND = 25

export const layouts: Record<VideoShape, VideoLayout> = {
  square: {
    width: 720,
    height: 720,
    cover: { size: 268, top: 44 },
    title: { y: 372, size: 40 },
    artist: { y: 410, size: 22 },
    line: { y: 486, size: 34 },
    nextLine: { y: 530, size: 24 },
    wave: { y: 616, height: 96 },
    mark: { y: 700, size: 18 },
  },
  vertical: {
    width: 720,
    height: 1280,
    cover: { size: 480, top: 130 },
    title: { y: 706, size: 48 },
    artist: { y: 752, size: 26 },
    line: { y: 888, size: 42 },
    nextLine: { y: 944, size: 28 },
    wave: { y: 1094, height: 170 },
    mark: { y: 1230, size: 22 },
  },
}
