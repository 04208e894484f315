import { describe, expect, it } from 'vitest'
import { readComposeArguments } from './readComposeArguments.ts'

describe('npm run compose', () => {
  it('takes a sentence and writes song.mp3 unless told otherwise', () => {
    expect(readComposeArguments(['a', 'sea', 'shanty'])).toMatchObject({
      description: 'a sea shanty',
      seed: 1,
      instrumental: false,
      files: { out: 'song.mp3' },
    })
    expect(readComposeArguments(['shanty', '--wav', 'x.wav'])).toMatchObject({ files: { wav: 'x.wav' } })
    expect(readComposeArguments(['shanty', '--out', 'x.wav'])).toMatchObject({ files: { wav: 'x.wav' } })
    expect(readComposeArguments(['--help'])).toBe('help')
  })

  it.each([
    [[], 'say what the song should be'],
    [['x', '--seed', 'soon'], '--seed is a whole number'],
    [['x', '--length', '5'], '--length is a whole number from 10'],
    [['x', '--split', 'four'], '--split is two or twelve'],
    [['x', '--tempo', '9'], "Unknown option '--tempo'"],
  ])('says what it did not understand: %j', (words, message) => {
    expect(() => readComposeArguments(words)).toThrow(message)
  })
})
