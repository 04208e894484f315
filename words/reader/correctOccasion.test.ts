import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

describe('an occasion is what happened', () => {
  it.each([
    ["song for my husband greg's 50th", 'birthday'],
    ['my nan is turning 90 and bakes pies every christmas', 'birthday'],
    ['my friends al and jo just had a baby boy', 'birth'],
    ['i got accepted to art college', 'graduation'],
    ['goodbye to my teaching career after 31 years of third grade', 'retirement'],
    ['our cruise got cancelled because of a hurricane', 'mishap'],
    ["my sister's wedding dress got lost in the mail", 'mishap'],
    ['the ref was blind, we lost 1-0', 'defeat'],
    ['a knight who is allergic to dragons', 'tale'],
    ['my team lost the final by a goal', 'defeat'],
    ['my mother in law is moving in', 'portrait'],
    ['my boyfriend is moving in', 'love'],
    ['being single at every wedding', 'any'],
    ['i have to put my horse down tomorrow', 'pet-loss'],
    ['our town library closes on friday', 'closing'],
    ['the lake where we scattered dads ashes', 'memorial'],
    ['christmas without grandma', 'memorial'],
    ['stop cutting down the rainforest', 'protest'],
    ['a rap about being a substitute teacher', 'work'],
    ['my son Jonah turns 9 and loves soccer', 'birthday'],
    ['my daughters volleyball team the Lightning Bugs', 'sport'],
    ['we lost the house in the flood', 'anxiety'],
    ['my mum drinks too much and i still love her', 'mother'],
    ['my flatmate steals my milk', 'roast'],
    ['the neighbours dog barks at everything', 'annoyance'],
    ['a sad song about a snowman in april', 'season'],
    ['song for the people of sudan', 'peace'],
    ['my father walked out when i was nine', 'estranged'],
    ['i dont miss you anymore', 'riddance'],
    ["my teenage son doesn't talk to me", 'child'],
    ["our food truck Mama Kim's, best bulgogi in Portland", 'food'],
    ["my sister and i haven't spoken since mums funeral", 'estranged'],
    ['i beat leukemia, i survived cancer', 'motivation'],
    ['for my friend who had a miscarriage', 'anxiety'],
    ['telling my girlfriend i want to marry her', 'proposal'],
    ['a funny song about my aunt who talks too much', 'roast'],
    ['a soldier who never came home', 'memorial'],
    ['the summer we never came home', 'nostalgia'],
    ["don't forget us when you move to spain, rosa", 'farewell'],
    ['a lonely robot in the desert', 'tale'],
    ["a sad song about seeing your ex's new baby on instagram", 'breakup'],
    ['angry rap about my ex who sold my playstation', 'anger'],
    ['refugee mother walking with two kids, hoping for peace', 'tale'],
    ['a song about world peace', 'hope'],
    ['i miss my brother who moved to australia', 'absent'],
    ['sad song about my best friend who stopped talking to me', 'estranged'],
    ['our volleyball team the Sand Sharks lost every game this season', 'defeat'],
    ['anthem for our school robotics club', 'club'],
    ['song for the lunch ladies at Franklin Elementary', 'service'],
    ['song for my team at Northside Clinic, we got through flu season', 'firm'],
    ['a hype song for our sales team hitting target', 'firm'],
    ['a song for our swim club the Rock Hoppers', 'sport'],
    ['she moved to Seoul and I stayed in Vienna', 'distance'],
    ['drinking alone on my birthday', 'lonely'],
    ['my hair is falling out', 'any'],
    ['ghost town in Nevada', 'any'],
    ['my fantasy football team is terrible', 'any'],
    ["an astronaut who can't come home", 'tale'],
    ["I'm the only girl on the robotics team", 'motivation'],
    ['I miss who I used to be', 'nostalgia'],
    ["I'm scared of turning 40", 'ageing'],
    ['I passed my driving test on the fifth try', 'moment'],
    ['congratulations to Nadia on her PhD in marine biology', 'graduation'],
    ['the day my grandfather forgot my name', 'forgetting'],
    ['my parrot swears in front of grandma', 'pet'],
    ['our last night in the old apartment', 'closing'],
    ['the night we got locked out on the roof in Lisbon', 'moment'],
    ['calling in sick on a sunny friday', 'boss'],
    ['our office christmas party', 'boss'],
    ['my grandma Rosa who raised me after mom got sick', 'grandparent'],
    ['my first marathon, i finished last but i finished', 'sport'],
    ['my cat knocked over the christmas tree', 'pet'],
    ['my truck breaking down on the way to see my girl', 'mishap'],
    ['a worship song about God carrying me through addiction', 'prayer'],
    ['missing my mom on mothers day she passed in march', 'memorial'],
    ['my daughter passed her driving test', 'child'],
    ["noah's ark", 'any'],
    ['Boise Idaho', 'city'],
  ])('%j is for %s', (description, occasion) => {
    expect(readRequest(description, '').occasion.id).toBe(occasion)
  })

  it('who only owns the thing is not sung to', () => {
    const { person, address } = readRequest('folk song about an old swing in my grandparents garden', '')
    expect([person, address]).toEqual([undefined, 'me'])
  })

  it('what hurts is no thing to sing the praise of', () => {
    expect(readRequest('my grandfather fought in ww2', '').topics).toEqual([])
    expect(readRequest('i have adhd and lose my keys', '').topics.map(({ said }) => said)).toEqual(['my keys'])
  })
})
