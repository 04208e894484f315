import { expect, it } from 'vitest'
import { formatBytes } from './formatBytes.ts'

it('says a size in the unit people would', () => {
  expect([0, 900, 1536, 20 * 1024 ** 2, 2 * 1024 ** 3, 3.25 * 1024 ** 4].map(formatBytes)).toEqual([
    '0 bytes',
    '900 bytes',
    '1.5 kB',
    '20 MB',
    '2 GB',
    '3.3 TB',
  ])
})
