import { rowsOf } from '../frames.ts'

// Somebody of the one who is sung to: "your husband Daniel".
export const FRAMES_FOR_PARTNERS = rowsOf(`
  And there stands *, with a flower on wrong / As nervous as you are, and just as strong
  It's you and it's *, and look at you two / You've got the same grin on, the same kind of shoe
  A word now for *, who took you as found / The best bit of luck you have had lying round
  You chose well with *, we all of us say / We'd never have guessed it, and look at today
  There was you, there was *, and a bus that came late / There are people who call it by accident, fate
  You've met your match there in *, that's clear / There's somebody now who can finish your beer
  And here beside you is *, with the light on one side / And all of the rest of us swallowing pride
`)

// For any stance: what one is, and how one is called.
export const FRAMES_FOR_KIN = rowsOf(`
  You're *, there isn't a word that is more / I've looked in the attic, I've looked in the drawer
  You're *, it's written in ink on my hand / In letters a stranger would not understand
  You're *, and I'd tell it the judge and the king / I'd tell it the bell when it opens to ring
  You're *, and it's hardly a thing that you choose / It fits like the oldest of all of my shoes
  You're *, and I say it because it is so / The river knows less of the way it should go
  You're *, and there's no one can take that away / Not weather, not distance, not any old day
  You're *, whatever the others may call it / If life has a pocket, you're there in the wallet
  I hold to you, *, like a rail on a stair / I don't always look, but I know that it's there
  I'm talking to you, *, so listen a bit / I've had it in mind for the whole length of it
  It's you I mean, *, and I mean it quite plain / I've said it in sunshine, I'll say it in rain
  I'm glad of you, *, and I don't say it much / You know it by now from a look or a touch
  And you, *, wherever you happen to be / There's one bit of all of it reaching from me
  To the rest of the world you're a name on a door / To me you are *, and a good deal more
  On paper you're *, and that's how it's signed / There's plenty the paper has left behind
  I looked you up, *, in the big book of words / You're in there with daylight, and harbours, and birds
  There are others, I've met them, I'm sure that they're fine / But none of them's *, so I'm sticking with mine
  If you hadn't been *, I'd have had to apply / I'd have stood there with flowers, I'd have worn a tie
  You're * on a Monday, on Friday the same / There's nobody better to go by the name
  I say it out loud, that's *, over there / The one with the laugh and the wind in your hair
  When I count what I've got, then it's * comes first / Before the best weather, before the worst
  Let the record say *, and the record say more / That you wiped both your feet when you came through the door
  You signed yourself *, with a kiss and a blot / It's there on the fridge with the best I have got
  The form asked for next of kin, * went in ink / It took me no time, I'd no reason to think
  I've a picture of *, with the sun in your eyes / You're half out of focus, and perfect for size
  It only says, for *, on a tag with a string / It doesn't say half of the joy that you bring
  You came as a stranger, and somewhere between / You turned into *, and it's all that you've been
  I practised it, *, on the way in the car / I wanted to tell you how welcome you are
`)

export const FRAMES_FOR_NAMES = rowsOf(`
  I'm talking to you, *, so listen a bit / I've had it in mind for the whole length of it
  It's you I mean, *, and I mean it quite plain / I've said it in sunshine, I'll say it in rain
  And you, *, wherever you happen to be / There's one bit of all of it reaching from me
  I wrote it out, *, in letters so small / You need to stand close to see any at all
  So listen now, *, the song's nearly through / I've left the last corner of all of it for you
  They ask for a name, and it's * I say / I said it tomorrow, I said it today
  I put your name, *, on a stone by the sea / The tide came and read it and gave it to me
  I'd spell it out, *, in lamps on the hill / So even the night birds could read it at will
  And somebody says it, says *, and then / The day that was over starts over again
`)

// Several who are called by their names in one breath.
export const FRAMES_FOR_MANY = rowsOf(`
  Here's to *, wherever they roam / There's always a light in the window at home
  Make way for *, here they come / One of them whistles, and all of them hum
  You'll know * when they appear / They make such a noise that the whole street can hear
  They still speak of * by the gate / Whoever is early, whoever is late
  It's * I'm singing tonight / So turn up the fiddle and turn up the light
  Ask after * in the town / They'll pull up a chair and they'll tell you, sit down
`)

// Fits any story of two people: whoever a love song is for is called once.
export const NAMES_IN_LOVE = rowsOf(`
  They asked me who I wrote it for / I just said *, and closed the door
  *, I never say it well / That's why I'd rather sing than tell
  *, if they play this far away / You'll know it's you in all I say
  I wrote a name down, then a line / And *, there it was: you're mine
  *, *, hear the way it rings / It's half of why a person sings
  *, you know what I can't say / I've hummed it to you anyway
  I'd know your step, I'd know your key / *, that's all the world to me
  *, look up, I'm talking to / Nobody in this room but you
  I tried a hundred words or two / I said *, and I knew they'd do
  *, whatever else I lose / You're what I'd keep, you're what I'd choose
`)
