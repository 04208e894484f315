import { describe, expect, it } from 'vitest'
import type { Sound } from './sound.ts'
import { asksBeforeClosing, firstStage, nextStage, type Stage, type Step, type Wizard } from './wizard.ts'

const sound = { name: 'hum.wav' } as Sound
const walk = (from: Wizard, ...steps: Step[]): Wizard => steps.reduce(nextStage, from)
const heard: Step = { type: 'heard', sound }
const saved = { type: 'saved', trim: { startSeconds: 1, endSeconds: 9 } } as const

describe('the upload wizard', () => {
  it('[UPL-01] begins with the terms, and without them once they were accepted', () => {
    expect(firstStage('uploading', false).stage).toBe('TermsOfService')
    expect(firstStage('recording', false).stage).toBe('TermsOfService')
    expect(walk(firstStage('uploading', false), { type: 'accepted' }).stage).toBe('ChooseUploadMethod')
    expect(walk(firstStage('recording', false), { type: 'accepted' }).stage).toBe('Recording')
    expect(firstStage('uploading', true).stage).toBe('ChooseUploadMethod')
  })

  it('[UPL-02] a recording and a file both lead to Trim, and saving to Finalize', () => {
    const recorded = walk(firstStage('uploading', true), { type: 'record' }, heard)
    expect(recorded).toEqual({ stage: 'Trim', mode: 'recording', sound })
    expect(walk(firstStage('uploading', true), heard)).toEqual({ stage: 'Trim', mode: 'uploading', sound })
    expect(walk(recorded, saved)).toMatchObject({ stage: 'Finalize', source: { sound, trim: saved.trim } })
  })

  it('[UPL-03] back leads to the choice of a method and forgets what was there', () => {
    const choice = { stage: 'ChooseUploadMethod', mode: 'uploading' }
    const trim = walk(firstStage('recording', true), heard)
    expect(walk(firstStage('recording', true), { type: 'back' })).toEqual(choice)
    expect(walk(trim, { type: 'back' })).toEqual(choice)
    expect(walk(trim, saved, { type: 'back' })).toEqual(choice)
  })

  it('what could not be sent can be sent again from Trim, as it was trimmed; what could not be used is let go', () => {
    const finalize = walk(firstStage('uploading', true), heard, saved)
    expect(walk(finalize, { type: 'notSent' })).toEqual({ stage: 'Trim', mode: 'uploading', sound, trim: saved.trim })
    expect(walk(finalize, { type: 'refused' }).stage).toBe('ChooseUploadMethod')
  })

  it('what was on its way when the page was left is waited for again, without terms or choice', () => {
    const resumed = firstStage('uploading', true, undefined, 'an upload')
    expect(resumed).toMatchObject({ stage: 'Finalize', source: { uploadId: 'an upload' } })
    expect(walk(resumed, { type: 'refused' }).stage).toBe('ChooseUploadMethod')
  })

  it('[UPL-03] closing asks first while recording and in Finalize, and only there', () => {
    const stages: Stage[] = ['TermsOfService', 'ChooseUploadMethod', 'Recording', 'Trim', 'Finalize']
    expect(stages.filter(asksBeforeClosing)).toEqual(['Recording', 'Finalize'])
  })
})
