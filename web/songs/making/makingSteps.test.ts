import { expect, it } from 'vitest'
import { tellSteps, type MakingStep } from './makingSteps.ts'
import { testClip } from '../../data/songs/testClip.ts'

it('every step of a song is said once, with its name, and never a percentage', () => {
  const heard: string[] = []
  let known: ReadonlyMap<string, MakingStep> = new Map()
  const title = 'Sleepy Lamp'
  for (const change of [
    { status: 'queued', title: '' },
    { status: 'processing', title: '' },
    { status: 'processing', title },
    { status: 'streaming', title, job: { progress: 0.1 } },
    { status: 'streaming', title, job: { progress: 0.6 } },
    { status: 'complete', title },
    { status: 'complete', title },
  ] as const) {
    const { steps, news } = tellSteps(known, [testClip('a', change)])
    known = steps
    if (news !== '') heard.push(news)
  }
  expect(heard).toEqual(['Sleepy Lamp: composing', 'Sleepy Lamp: ready to play', 'Sleepy Lamp: ready'])
})

it('two takes of one name are told apart, and a failed one is told', () => {
  const first = testClip('a', { title: 'Kettle', status: 'complete' })
  const second = testClip('b', { title: 'Kettle', status: 'processing', job: { state: 'failed' } })
  expect(tellSteps(new Map(), [first, second]).news).toBe('Kettle: ready. Kettle, second take: couldn’t be made')
})
