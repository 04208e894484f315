import { describe, expect, it } from 'vitest'
import { asBars } from './asBars.ts'

const BALLAD = [
  'The pan begins to talk aloud',
  'The cat is wide awake',
  'I take a plate from off the shelf',
  "A yolk's about to break",
]

describe('asBars', () => {
  it('a rapper takes two short lines of a ballad in one bar', () => {
    expect(asBars(BALLAD, 'rap')).toEqual([
      'The pan begins to talk aloud, the cat is wide awake',
      "I take a plate from off the shelf, a yolk's about to break",
    ])
  })

  it('a singer keeps them apart, and so does a rapper where it would cost the rhyme', () => {
    expect(asBars(BALLAD, 'verse-chorus')).toEqual(BALLAD)
    const couplets = ['The gulls go round', 'I hear the sound', 'The lamp is lit', 'The two of us sit']
    expect(asBars(couplets, 'rap')).toEqual(couplets)
  })

  it('punk shouts half a line at a time, and never stops on an article', () => {
    const verse = ["The boiler's a legend, it worked in the spring", "The doorbell's a wire and it won't ever ring"]
    expect(asBars(verse, 'punk')).toEqual([
      "The boiler's a legend",
      'It worked in the spring',
      "The doorbell's a wire",
      "And it won't ever ring",
    ])
    expect(asBars(verse, 'pop')).toEqual(verse)
    const short = ['Four in a van that goes all right', 'One string short and we play tonight']
    expect(asBars(short, 'punk')).toEqual(short)
  })

  it('a dance track takes half a scene, if it stands by itself', () => {
    const scene = ['The pillow is hot and the other side too', 'The fridge gives a shudder and thinks of you']
    const rest = ['A dog says a thing to a dog far away', 'A motorbike writes its own name, in grey']
    expect(asBars([...scene, ...rest], 'drop')).toHaveLength(4)
    expect(asBars([...scene, 'And nobody sleeps in the whole of the street', rest[1] ?? ''], 'drop')).toHaveLength(4)
    expect(asBars(scene, 'drop')).toEqual(scene)
  })

  it('the blues repeats no line that only begins to say something', () => {
    const scene = ['I said, I thought you slept. She said', 'I thought that you were still in bed']
    const rest = ['We sat there on the kitchen tiles', 'With pickled onions, passing smiles']
    expect(asBars([...scene, ...rest], 'blues')).toEqual(rest)
    expect(asBars([...rest, ...scene], 'blues')).toEqual(rest)
  })
})
