import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'

const kits = [KITS.ideas, KITS.reckonings].flatMap((bank) => bank.kits())
const linesAbout = (words: string): Set<string> =>
  new Set(kits.filter(({ about }) => about.test(words)).flatMap((kit) => kit.list().flatMap(({ lines }) => lines)))
const sing = (description: string, seed = 3): string[] =>
  draftSong({ seed, description, instrumental: false, avoid: [] }).lyrics.split('\n')

describe('ideas, old tales and what goes on inside', () => {
  it.each([
    ['a pop song about nihilism', 'nihilism'],
    ['a song about the stoics', 'the stoics'],
    ['a folk song about Socrates and his cup', 'socrates'],
    ['do we have free will', 'free will'],
    ['a prog song about parallel universes', 'parallel universes'],
    ['we are all stardust', 'we are all stardust'],
    ['a song about the heat death of the universe', 'heat death of the universe'],
    ['a song about the age of reason', 'the age of reason'],
    ['the greatest inventions of mankind', 'inventions of mankind'],
    ['a song about the pharaohs', 'the pharaohs'],
    ['a ballad of the trojan war', 'the trojan war'],
    ['a song about a roman legionary', 'a roman legionary'],
    ['watching the moon landing', 'the moon landing'],
    ['a song about Antarctic explorers', 'antarctic explorers'],
    ['a song about Prometheus', 'prometheus'],
    ['a song about sirens luring sailors', 'sirens luring sailors'],
    ['a song about the lost city of Atlantis', 'lost city of atlantis'],
    ['a song about the nephilim', 'the nephilim'],
    ['a folk anthem about my country', 'my country'],
    ['a mother raising her children in a war', 'a mother raising her children in a war'],
    ['a song about letters from the front', 'letters from the front'],
    ['a ballad of a general who lost the war', 'a general who lost the war'],
    ['a punk song about the forgotten generation', 'the forgotten generation'],
    ['a song about consumerism', 'consumerism'],
    ['a song about tyranny', 'tyranny'],
    ['people staring at their screens', 'people staring at their screens'],
    ['a song about being too old to get hired', 'too old to get hired'],
    ['music was better in the 80s', 'music was better in the 80s'],
    ['a song about a nineties childhood', 'nineties childhood'],
    ['a former drinker walking past the bar', 'a former drinker walking past the bar'],
    ['a song for all the broken people', 'broken people'],
    ['a girl who is healing', 'a girl who is healing'],
    ['a song about too many what ifs', 'too many what ifs'],
    ['alone in the big city', 'alone in the big city'],
    ['a song about faking a smile', 'faking a smile'],
    ['a song about an awakening', 'an awakening'],
    ['this mad world', 'this mad world'],
    ['a song about being lost in life', 'being lost in life'],
    ['a song about taking care of our planet', 'taking care of our planet'],
    ['a song about repenting', 'repenting'],
    ['a pop song about trans joy', 'trans joy'],
    ['an industrial song about a machine that becomes conscious', 'a machine that becomes conscious'],
    ['what makes us human', 'what makes us human'],
    ["a dark song about Medusa's curse", "medusa's curse"],
    ['hades and persephone', 'hades and persephone'],
    ['two armies meet in the snow', 'two armies meet in the snow'],
    ['a song about rebel slaves', 'rebel slaves'],
    ["a ballad about Hadrian's wall", "hadrian's wall"],
    ['nobody talks anymore', 'nobody talks anymore'],
    ['a song about a sunken city', 'a sunken city'],
  ])('are sung of as what they are: %j', (description, words) => {
    const own = linesAbout(words)
    expect(own.size).toBeGreaterThan(0)
    expect(sing(description).filter((line) => own.has(line)).length).toBeGreaterThanOrEqual(8)
  })

  it.each([
    'a caesar salad',
    'weight watchers',
    'police sirens in the night',
    'a pyramid scheme',
    'my achilles tendon',
    'a different world without you',
    'our holiday at a hotel called Atlantis in Dubai',
    'my little sister',
    'a soldier writing home to his wife',
    'my washing machine wakes up the baby',
    'our battle of the bands',
    'a medusa piercing',
    'a great stand up comedy show',
    'my robot rises early',
    'a stand of oak trees',
    'country roads',
    'my country girl',
    'an act of kindness',
    'a masquerade masks party',
    'a 90s eurodance song about the beach',
    'lost in your eyes',
    'a healing potion',
    'the trans siberian railway',
    'what if dogs could talk',
    'too old to skate',
    'my operating system crashed',
    'my cat is a dictator',
    'the space in my kitchen is so small',
  ])('leave alone what only sounds like them: %j', (description) => {
    const own = new Set(kits.flatMap((kit) => kit.list().flatMap(({ lines }) => lines)))
    expect(sing(description).filter((line) => own.has(line))).toEqual([])
  })
})
