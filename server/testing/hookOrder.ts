import type { HookPublish, VideoRender } from '@arioso/contract'

type Times = { songStart?: number; songEnd?: number; videoStart?: number; videoEnd?: number }
type Wish = Times & { songVolume?: number; publish?: Partial<HookPublish> }

// A hook of fifteen seconds with the song's sound, unless told otherwise, as the page orders it.
export function hookOrder(clipId: string, uploadId: string, wish: Wish = {}) {
  const { songStart = 5, songEnd = 20, videoStart = 0, videoEnd = 15, songVolume = 100 } = wish
  const render: VideoRender = {
    song: { song_id: clipId, clip_start_time: songStart, clip_end_time: songEnd, volume: songVolume },
    videos: [
      {
        s3_id: `videos/${uploadId}/video.mp4`,
        upload_id: uploadId,
        source_start_time: videoStart,
        source_end_time: videoEnd,
        volume: 100 - songVolume,
      },
    ],
  }
  const publish: HookPublish = {
    title: 'Rain',
    caption: 'On the window',
    allow_comments: true,
    show_lyrics: true,
    ...wish.publish,
  }
  return { clip_id: clipId, hook_publish: publish, video_render: render }
}

export function storedOrder(userId: string, clipId: string, uploadId: string, wish: Wish = {}) {
  const { hook_publish: publish, video_render: render } = hookOrder(clipId, uploadId, wish)
  return { userId, clipId, uploadId, publish, render }
}
