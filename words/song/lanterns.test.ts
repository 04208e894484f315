import { describe, expect, it } from 'vitest'
import { KITS } from './kitBanks.ts'
import { callsKit, callsOneOf } from './sungKits.fixture.ts'

const BANKS = [KITS.lanterns]
const KITS_HERE = KITS.lanterns.kits?.() ?? []

describe('songs of lamps left on: growing up, small days and last days', () => {
  it.each([
    ['a country ballad about painful childhood memories', 'painful childhood'],
    ['indie rock about back in my day', 'back in my day'],
    ['R&B about a starlit promise', 'starlit promise'],
    ['a pop anthem about learning to stand on my own two feet', 'stand on my own two feet'],
    ['dark metal about demons taking control of my mind', 'demons taking control of my mind'],
    ['electro swing about a cheerful cat', 'cheerful cat'],
    ['rap about network attached storage', 'network attached storage'],
    ['pop about a French girl and a Japanese guy in love', 'a French girl and a Japanese guy'],
    ['metal about a face-melting guitar solo', 'face-melting guitar solo'],
    ['soul about breaking generational curses', 'breaking generational curses'],
    ['dark rock about hands reaching out of the shadows', 'hands reaching out of the shadows'],
    ['country song about how love is so fleeting', 'love is so fleeting'],
    ['folk rock about peer review', 'peer review'],
    ['house song about our first dance', 'our first dance'],
    ['pop song about becoming a better version of myself', 'becoming a better version of myself'],
    ['pop rock about selling my sofa on Facebook', 'selling my sofa on Facebook'],
    ['kids song about eating fruit', 'eating fruit'],
    ['football song, England will win the euros', 'England will win the euros'],
    ['pop about a boyfriend stealer', 'a boyfriend stealer'],
    ['punk song, I hate everyone', 'I hate everyone'],
    ['jazz about an idiot', 'an idiot'],
    ['rock about training for the nationals', 'training for the nationals'],
    ['punk about whether she loves me', 'whether she loves me'],
    ['folk song about porridge', 'porridge'],
    ['love song about how you light up my world', 'you light up my world'],
    ['ballad about waking up alone again', 'waking up alone again'],
    ['rock about the stigma of mental illness', 'the stigma of mental illness'],
    ['ambient song about solitude', 'solitude'],
    ['a funny song about my daily routine', 'my daily routine'],
    ["an epic song about the hero's journey", "the hero's journey"],
    ['rock about rebuilding civilization', 'rebuilding civilization'],
    ['ambient song about the fall of humanity', 'the fall of humanity'],
    ['folk song about a man who gets up early', 'gets up early'],
    ['hip hop about open doors', 'open doors'],
    ['indietronica about feeling alive', 'feeling alive'],
    ["pop about a girl I can't have", "a girl I can't have"],
    ['disco about a smelly lazy dog', 'a smelly lazy dog'],
    ['metal about a warrior whose goal is to beat the strongest', 'a warrior whose goal is to beat the strongest'],
    ['fantasy song about sharing my soul with a dragon', 'sharing my soul with a dragon'],
    ['folk about a homophobic neighbour', 'a homophobic neighbour'],
    ['a piano song, she is not out of my league', 'she is not out of my league'],
    ['hip hop about shipping and receiving', 'shipping and receiving'],
    ['kids pop about a toddler who loves to dance', 'a toddler who loves to dance'],
    ['dark folk about a dying god', 'a dying god'],
    ['country song about otters', 'otters'],
    ["dance pop, I can't get him out of my head", "can't get him out of my head"],
    ['a jazz song about the odds of finding true love', 'the odds of finding true love'],
    ['emo song about running from my mistakes', 'running from my mistakes'],
    ['swing about dancing at the ball', 'dancing at the ball'],
    ['dark country about food addiction', 'food addiction'],
    ['rap about a washed-up rapper', 'a washed-up rapper'],
    ['punk about breaking my arm', 'breaking my arm'],
    ['funk, I trod in a pile of poo by the car', 'trod in a pile of poo'],
    ['pop about a new dance move', 'a new dance move'],
    ["synth pop, if you're not the one", "if you're not the one"],
    ['kids song about a curious little girl', 'a curious little girl'],
    ['a piano song for my little sister who is depressed', 'my little sister who is depressed'],
    ['chillstep about travelling at the speed of light', 'travelling at the speed of light'],
    ['folk about a vicious chihuahua', 'a vicious chihuahua'],
    ['a pop song where Sam hates her retail job', 'her retail job'],
    ['ballad about how the world has gone mad', 'the world has gone mad'],
    ['epic rock about a hero who lost everything and turned into a monster', 'a hero who lost everything'],
    ['metalcore about a villain who learns to love', 'a villain who learns to love'],
    ['psychedelic soul in praise of women', 'women'],
    ['indie pop about taking the train to the city every weekend', 'taking the train to the city every weekend'],
  ])('has a song of its own: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
  })

  it.each([
    ['my own two feet hurt after the walk'],
    ['the doors are open at the school fair'],
    ['the love of my life is a nurse'],
    ['a song about a rock band with a drum solo'],
    ['my brother works at the bank'],
    ['a golf ball in the pond'],
    ['a song about my baseball league'],
    ['the god of thunder'],
    ['a cold rainy morning in Leeds'],
    ['a dance class on Tuesdays'],
    ['my dad drives a fruit van'],
    ['a guard dog on the farm'],
    ['opening a clothing store with my sister'],
    ['the women at the bus stop and their dogs'],
    ['Joey the kangaroo'],
  ])('leaves alone what only sounds like it: %j', (description) => {
    expect(callsOneOf(description, BANKS)).toBe(false)
  })

  it('fills every section of every song', () => {
    const parts = ['hook', 'scene', 'detail', 'story', 'feel', 'turn', 'pre', 'bridge']
    const lacking = KITS_HERE.flatMap((kit) => {
      const beats = new Set<string>(kit.list().map(({ beat }) => beat))
      return parts.filter((part) => !beats.has(part)).map((part) => `${part} of ${kit.about.source}`)
    })
    expect(lacking).toEqual([])
  })

  it('names every song', () => {
    const hooks = KITS_HERE.flatMap((kit) => kit.list()).filter(({ beat }) => beat === 'hook')
    expect(hooks.filter(({ title }) => title === undefined)).toEqual([])
  })
})
