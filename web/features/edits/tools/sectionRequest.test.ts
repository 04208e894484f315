import { generateRequest } from '@arioso/contract/calls/generate'
import { describe, expect, it } from 'vitest'
import { sectionRequest } from './sectionRequest.ts'

const CLIP = '7b1d7a3e-9a54-4a52-9a77-0d8f5f2f8f10'
const call = { modelKey: 'arioso-v4', transactionUuid: '5ea11df0-27b1-4d0c-8f9f-3a0f4d6f2f11' }
const clip = { id: CLIP, project_id: 'default' }
const section = { span: { startSeconds: 3, endSeconds: 9 }, present: 'old\nlines', written: null, style: ' ' }

describe('what replacing a section sends', () => {
  it('[CRE-25 a] the song, the span and the new words and style, and the contract takes it', () => {
    const request = sectionRequest(clip, { ...section, written: 'new\nlines', style: ' folk ' }, call)
    expect(generateRequest.parse(request)).toMatchObject({
      mv: 'arioso-v4',
      task: 'infill',
      infill_clip_id: CLIP,
      infill_start_s: 3,
      infill_end_s: 9,
      prompt: 'new\nlines',
      tags: 'folk',
    })
  })

  it('words nobody changed are not sent, so that the melody stays', () => {
    for (const written of [null, 'old\nlines', ' old\nlines\n']) {
      expect(sectionRequest(clip, { ...section, written }, call)).toMatchObject({ prompt: '', tags: '' })
    }
  })
})
