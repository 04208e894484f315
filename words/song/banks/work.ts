import type { Bank } from './bank.ts'

export const work: Bank = {
  verses: [
    "The alarm goes off at half past five / I tell myself that I'm alive",
    'I tie my boots, I find my keys / I pour the coffee, curse the freeze',
    "The boss is talking, I can't hear / I left my mind somewhere last year",
    "The screen is bright, the room is cold / I'm doing only what I'm told",
    '+We clock out when the whistle blows / And leave behind our weekday clothes',
    "There's calluses on both my hands / From other people's big demands",
    'A mountain made of things to do / I climb it thinking just of you',
    'The meeting ran till after dark / I found my car in the empty park',
    'My father did it all his life / For bread and shoes and kids and wife',
    '+The tools are old, the hands are sure / We build a thing that will endure',
    '-They took the plant, they locked the gate / They told us all on Friday, late',
    "I've got a pencil and a plan / I'm going to do all that I can",
    "The bus is full of sleepy eyes / We're moving under metal skies",
    "+The printer jams, the whole place cheers / The finest sound I've heard in years",
  ],
  choruses: [
    'Work all day and dream all night / Someday I will get it right',
    "+Friday's coming, hold on tight / We'll be kings on Friday night",
    "Keep on pushing, keep on strong / We've been waiting all day long",
    "+Lay the tools down, let it be / Five o'clock has set us free",
    'One more hour and one more day / I will find another way',
    '-And what is left when I am through / Is not enough to give to you',
  ],
  bridges: [
    'I want to stand upon a hill / And let the whole machine go still',
    "+And if it breaks, we'll build it new / There's nothing that we cannot do",
    "One day I'll turn and walk away / But first I've got to earn my pay",
    "It's not the money, not the name / It's how you rise up all the same",
  ],
  titles: ['Half Past Five', 'Clocking Out', "Five O'Clock Free", 'Built by Hand', 'One More Hour', "Friday's Coming"],
}
