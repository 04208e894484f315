import { expect, it } from 'vitest'
import { artworkOf } from './artworkOf.ts'

it('the lock screen has Arioso’s icon until the cover of a fresh song is drawn', () => {
  expect(artworkOf({ image_url: null, image_large_url: null })).toEqual([
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ])
})

it('the lock screen can tell the large cover from the small one', () => {
  const covers = { image_url: '/media/a/cover-256.webp', image_large_url: '/media/a/cover-640.webp' }
  expect(artworkOf(covers)).toEqual([
    { src: '/media/a/cover-256.webp', sizes: '256x256', type: 'image/webp' },
    { src: '/media/a/cover-640.webp', sizes: '640x640', type: 'image/webp' },
  ])
})
