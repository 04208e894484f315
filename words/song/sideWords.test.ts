import { describe, expect, it } from 'vitest'
import { readRequest } from '../reader/readRequest.ts'
import { findKit } from './findKit.ts'
import { LINE_BANKS } from './lineBanks.ts'

const kits = LINE_BANKS.flatMap((bank) => bank.kits?.() ?? [])
const called = (words: string): readonly RegExp[] =>
  kits.flatMap(({ about }) => (!about.source.includes('.+') && about.test(words) ? [about] : []))
const kitOf = (description: string): RegExp | undefined => findKit(readRequest(description, ''), 0)

describe('a stock song is sung only where a request is about it', () => {
  it.each([
    ['a song for my girlfriend with the nickname noodles', 'noodles'],
    ['a love song for my girlfriend whose nickname is Pumpkin', 'my pumpkin'],
    ['a rap about a troll who likes sausages and smashes bridges', 'sausages'],
    ['a ballad about the last pirate. He waits in his castle. Cold rain', 'castles'],
    ['a love song about a girl with ocean eyes', 'the ocean'],
    ['the guy who broke my guitar', 'my guitar'],
    ['the Oakdale Dolphins', 'dolphins'],
    ['a young shepherd is saved by a knight and they fall in love', 'falling in love'],
    ['a sad song about two brothers who grew up apart', 'two brothers'],
    ['Jo and Sam went bowling. Jo and Sam had a picnic by the pond. Jo and Sam saw a comet', 'a picnic'],
    ['Bertil - handsome, patient, kindness, a trusty man, looks for a home', 'kindness'],
    ['she throws haymakers at the moon', 'haymaking'],
    ['cool song about eagles', 'a little bird'],
    ['empower your plans and finish the work', 'girl power'],
    ['an old people, 6 stroke and no rest', 'recovering from my stroke'],
    ['nothing here to void, only forms', 'the void'],
    ['how peaceful life was when the roads were empty', 'meditation'],
    ['a woman is saved by a sailor', 'saved by grace'],
    ['80s synth rock about devils falling, we storm the gates of the sky', 'disco'],
    ['synth rock about burning all heaven down and crushing the pearly gates', 'going to heaven'],
    ['castles in the air', 'castles'],
    ['being like a wolf in sheep\u2019s clothing', 'wolves'],
  ])('%j calls no song of %s', (description, words) => {
    const others = called(words)
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(kitOf(description))
  })

  it.each([
    ['trap song about the dark prince', 'the cruel king'],
    ['a song about a dark web killer quitting after the last name on the card', 'a hired killer who quits'],
    ['she throws haymakers at the moon', 'boxing'],
    ['drowning in my own thoughts', 'overthinking'],
    ['a country blues about the rail road', 'railroad blues'],
    ['nordic song about finding way home', 'coming home'],
    ['being a fearsome warrior', 'a fearless warrior'],
    ["having fun in the 80's", 'having fun in the eighties'],
    ['a song about me choosing the right path', 'finding my path'],
    ['a woman who puts up with a man who does not deserve her', "i don't deserve her"],
    ['emo song about unable to make your best friend fall in love with you', 'more than friends'],
    ['a gospel song about cornbread', 'cornbread'],
    ['the Great Gorblin is coming to lay waste to everything', 'godzilla'],
    ['a sad song about somebody you want to notice you', 'my secret crush'],
    ['love between a man and a woman', 'true love'],
    ['never letting anybody stand in your way', 'unstoppable'],
    ['walking along the beach on an island far from here', 'a tropical island'],
    ['a march about crushing the cruel empire', 'the revolution'],
    ['waiting for a true love', 'waiting for the right one'],
    ['disappointing Mondays', 'Mondays'],
    ['a goofy kid known as the sausage king', 'sausages'],
    ['a song about a lion in love with a tiger', 'a lion'],
  ])('%j is still sung as %s', (description, words) => {
    expect(called(words)).toContain(kitOf(description))
  })
})
