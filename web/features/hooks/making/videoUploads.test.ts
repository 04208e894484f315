import type { UploadTarget } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../data/api/ApiError.ts'
import { runUpload, type UploadSteps } from './videoUploads.ts'

const target: UploadTarget = { id: 'u', url: '/media/uploads/video/u', fields: { key: 'u.mp4' } }
const watch = { signal: new AbortController().signal, onProgress: () => undefined }
const ready = { status: 'complete', error_message: null, s3_id: 'videos/u/video.mp4' }
const busy = { status: 'processing', error_message: null, s3_id: null }

function stepsWith(changes: Partial<UploadSteps>): UploadSteps & { done: string[] } {
  const done: string[] = []
  const note = (name: string) => done.push(name)
  return {
    done,
    start: async () => (note('start'), target),
    send: async ({ url, fields }) => void note(`send ${url} ${fields['key']}`),
    finish: async (id) => note(`finish ${id}`),
    look: async () => (note('look'), ready),
    pause: async (milliseconds) => void note(`pause ${milliseconds}`),
    timeout: () => new AbortController().signal,
    ...changes,
  }
}

describe('sending a video', () => {
  it('[HOOK-07] starts, sends the file with its fields, finishes, and looks every 2 s until it is complete', async () => {
    let looks = 0
    const steps = stepsWith({ look: async () => ((looks += 1) < 3 ? busy : ready) })
    expect(await runUpload(steps, watch)).toEqual({ video: { uploadId: 'u', s3Id: 'videos/u/video.mp4' } })
    expect(steps.done).toEqual(['start', 'send /media/uploads/video/u u.mp4', 'finish u', 'pause 2000', 'pause 2000'])
  })

  it('[HOOK-07] [HOOK-08] looks for 120 s and no longer, also through a lost connection', async () => {
    const steps = stepsWith({
      look: async () => {
        if (steps.done.at(-1) === 'finish u') throw new Error('offline')
        return busy
      },
    })
    const end = await runUpload(steps, watch)
    expect(end).toMatchObject({
      problem: {
        title: 'Video processing timed out.',
        message: 'Please check your network connection or try a different video.',
      },
    })
    expect(steps.done.filter((step) => step === 'pause 2000')).toHaveLength(60)
  })

  it('[HOOK-08] is broken off after 10 minutes, and every failure has its words', async () => {
    const allowed: number[] = []
    const late = stepsWith({
      timeout: (milliseconds) => {
        allowed.push(milliseconds)
        return AbortSignal.abort()
      },
      send: async (_, { signal }) => signal.throwIfAborted(),
    })
    expect(await runUpload(late, watch)).toMatchObject({
      problem: {
        title: 'Upload timed out',
        message: expect.stringContaining('The upload took longer than 10 minutes'),
      },
    })
    expect(allowed).toEqual([600_000])

    const failing = (changes: Partial<UploadSteps>) => runUpload(stepsWith(changes), watch)
    const refused = await failing({
      look: async () => ({ ...busy, status: 'error', error_message: 'Video is too short.' }),
    })
    expect(refused).toMatchObject({
      problem: { title: 'Video is too short.', message: 'Please upload a different video file.' },
    })
    const generic = { problem: { title: 'Error trying to upload this video. Try another one?' } }
    expect(await failing({ look: async () => ({ ...busy, status: 'error' }) })).toMatchObject(generic)
    expect(await failing({ send: () => Promise.reject(new ApiError(500, {})) })).toMatchObject(generic)
    expect(await failing({ send: () => Promise.reject(new ApiError(413, {})) })).toMatchObject({
      problem: { title: expect.stringMatching(/^Sorry, but this file is too large.*under 200 MB/) },
    })
  })
})
