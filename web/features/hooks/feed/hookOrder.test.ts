import { toasts } from '@arioso/contract/toasts'
import { describe, expect, it } from 'vitest'
import { findProblem, toOrder, volumesOf, type HookDetails } from './hookOrder.ts'

const details: HookDetails = {
  song: { id: 's', durationSeconds: 90 },
  film: { durationSeconds: 30 },
  spans: {
    film: { startSeconds: 1.23456, endSeconds: 16.23456 },
    song: { startSeconds: 20, endSeconds: 35 },
  },
  sound: 'song',
  publish: { title: ' Rain ', caption: '', allow_comments: true, show_lyrics: false },
}
const song = (startSeconds: number, endSeconds: number): HookDetails => ({
  ...details,
  spans: { ...details.spans, song: { startSeconds, endSeconds } },
})
const text = (changed: HookDetails): string | undefined => {
  const problem = findProblem(changed)
  return problem && toasts[problem].title
}

describe('posting a hook', () => {
  it('[HOOK-02 b] needs a video and a song', () => {
    expect(text({ ...details, film: undefined })).toBe('Please select a video.')
    expect(text({ ...details, song: undefined })).toBe('Please select a song.')
    expect(text(details)).toBeUndefined()
  })

  it('[HOOK-03] with the song’s sound needs a span inside the song, at most 120000 ms, as long as the video within 100 ms', () => {
    expect(text(song(35, 35))).toContain('The start must come before the end')
    expect(text(song(80, 95))).toContain('within the song')
    expect(text(song(20, 35.1))).toBeUndefined()
    expect(text(song(20, 35.101))).toContain('the same length')
    const long = { ...song(0, 120.001), song: { id: 's', durationSeconds: 300 } }
    expect(text(long)).toContain('30 seconds')
    expect(findProblem({ ...song(0, 120), song: { id: 's', durationSeconds: 300 } })).toBe('hookLengthsDiffer')
    expect(text({ ...song(80, 200), sound: 'video' })).toBeUndefined()
  })

  it('[HOOK-06] is heard with the video at 100 and the song at 0, or the reverse', () => {
    expect(volumesOf('video')).toEqual({ video: 100, song: 0 })
    expect(volumesOf('song')).toEqual({ video: 0, song: 100 })
    const { video_render } = toOrder({ ...details, sound: 'video' }, 's', { uploadId: 'u', s3Id: 'k' })
    expect([video_render.song.volume, video_render.videos[0]?.volume]).toEqual([0, 100])
  })

  it('[HOOK-13] sends song and videos with their spans, volumes and names', () => {
    expect(toOrder(details, 's', { uploadId: 'u', s3Id: 'videos/u/video.mp4' })).toEqual({
      clip_id: 's',
      hook_publish: { title: 'Rain', caption: '', allow_comments: true, show_lyrics: false },
      video_render: {
        song: { song_id: 's', clip_start_time: 20, clip_end_time: 35, volume: 100 },
        videos: [
          {
            s3_id: 'videos/u/video.mp4',
            upload_id: 'u',
            source_start_time: 1.235,
            source_end_time: 16.235,
            volume: 0,
          },
        ],
      },
    })
  })
})
