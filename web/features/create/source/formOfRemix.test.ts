import { expect, it } from 'vitest'
import { testClip } from '../../../data/songs/testClip.ts'
import { formOfRemix } from './formOfRemix.ts'

const none = new URLSearchParams()
const sung = testClip('sung', { title: 'Maria', metadata: { prompt: '[Verse]\nRain', tags: 'folk', duration: 90 } })

it('a cover after an instrumental is sung with the lyrics of its song, and not called like the song before', () => {
  expect(formOfRemix(sung, 'cover', none)).toEqual({
    source: { kind: 'cover', clipId: 'sung', fromSeconds: null, toSeconds: null },
    style: 'folk',
    upsampledStyle: null,
    lyrics: '[Verse]\nRain',
    title: '',
    instrumental: false,
  })
})

it('an extension begins without lyrics, at the moment the link names or at the end', () => {
  expect(formOfRemix(sung, 'extend', none)).toMatchObject({ lyrics: '', title: '', source: { atSeconds: 90 } })
  const at = (text: string) => formOfRemix(sung, 'extend', new URLSearchParams({ extend_from: text })).source
  expect(at('30')).toMatchObject({ atSeconds: 30 })
  expect(at('300')).toMatchObject({ atSeconds: 90 })
  expect(at('soon')).toMatchObject({ atSeconds: 90 })
})

it('what is made of an instrumental stays one', () => {
  const played = testClip('played', { metadata: { make_instrumental: true } })
  expect(formOfRemix(played, 'extend', none).instrumental).toBe(true)
})
