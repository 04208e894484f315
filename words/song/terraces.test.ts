import { describe, expect, it } from 'vitest'
import { callsKit, linesAbout, sing } from './sungKits.fixture.ts'

describe('clubs, matches, school and the work of today', () => {
  it.each([
    ['a rock song about Arsenal', 'Arsenal'],
    ['hip hop walkout song for a kickboxer', 'a kickboxer'],
    ['a song about a boxing champion', 'a boxing champion'],
    ['phonk about drifting my silvia at the touge', 'drifting my silvia'],
    ['metal song about deadlifting', 'deadlifting'],
    ['song about our esports team', 'our esports team'],
    ['a drill song about getting good grades', 'getting good grades'],
    ['rap about doing great in school', 'doing great in school'],
    ['a song for my class at school', 'my class at school'],
    ['song about trading options', 'trading options'],
    ['diamond hands, a rap', 'diamond hands'],
    ['a rap about prompt engineering', 'prompt engineering'],
    ['a rock ballad about the great IT outage', 'the great IT outage'],
    ['a song about our logistics company', 'our logistics company'],
    ['a song about a forklift driver', 'a forklift driver'],
    ['synthwave about a lone hacker', 'a lone hacker'],
    ['our class trip to Prague', 'our class trip'],
    ['where have all the heroes gone', 'where have all the heroes gone'],
    ['a song about nerds', 'nerds'],
    ['a song about losing the final', 'losing the final'],
    ['a song about linkedin', 'linkedin'],
  ])('have songs of their own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it('sing a club by its name', () => {
    expect(sing('a rock song about Arsenal').join('\n')).toContain('Arsenal')
  })

  it.each([
    ['I have an arsenal of excuses', 'Arsenal'],
    ['everton my baby boy', 'Everton FC'],
    ['drifting apart from my wife', 'drifting cars'],
    ['drifting on a boat at night', 'drifting cars'],
    ['trading places with my dog', 'trading stocks'],
    ['my class reunion', 'my class at school'],
    ['a song about heavy hearts', 'heavy weights'],
    ['a freight train in the night', 'logistics'],
    ['a prompt goodbye', 'prompt engineering'],
    ['losing my final exam', 'losing the final'],
    ['my geeky cat', 'geeks'],
    ['heroes of the fire brigade', 'where have all the heroes gone'],
    ['the great crash of 1929', 'computer outage'],
    ['kickboxing class with mum', 'kickboxer'],
  ])('stay out of what only sounds like it: %j is not %j', (description, words) => {
    expect(linesAbout(words).size).toBeGreaterThan(0)
    expect(callsKit(description, words)).toBe(false)
  })
})
