import { frames } from '../frames.ts'

export const glad = frames({
  you: `
  I've got *, I've got it made / You're a patch of sun, you're a patch of shade
  I only say * and my face gives me away / You turn up like sun on a washing-up day
  I say * and the kitchen gets bright / It's you they were hoping would turn up tonight
  You're *, and that's all that I need / The rest is just weather, the rest is just speed
  I'd pick *, I'd pick you again / From a line round the corner, I'd pick you by ten
  I look out for *, I look for your coat / I sing this bit softly, a lump in my throat
  There's * and then there's the rest / I'm not one for prizes, but you are the best
  There's no one like *, you know where I stand / I'd walk the whole way with your bag in my hand
  When I brag about *, I don't know when to quit / I've bored the whole bus, and they liked it a bit
  You're *, and no one's a patch on you / I've asked round the town, and they think so too
  With * beside me, I'm never alone / You make any corner of anywhere home
  They say I go on about *, and I do / You'd do it yourself if you had one like you
  It takes me no time to miss *, none at all / You're out for an hour and I pace in the hall
  I said I'd sing *, so here is the verse / I've rhymed it with you, and I could have done worse
  They asked who I love, and * came out / I tried to be calm, and it came as a shout
  If luck had a face, then it's * I'd see / With your head in the doorway and grinning at me
  You're *, and the whole street knows / I've sung it from here to wherever it goes
  I've kept a good seat, and it's * it's for / You bring in the light when you come through the door
  A toast now to *, a clink and a cheer / There's no one we'd rather have standing right here
  I never need maps when there's * about / You're the light on the landing that no one puts out
  Ask me for sunshine, it's * I'll send / You're the good kind of noise at the working day's end
  There's nobody else I'd call *, not one / You were stamped by the maker, and then it was done
  Hello to *, come and sit by the fire / You're the one thing on earth of which I'd never tire
  I'd know you, *, by your laugh through a wall / You've not got to do anything special at all
  They say to count blessings, so * is one / You're two, three and four, and I've hardly begun
  Here's *, here's you, with your grin on wide / I couldn't stop smiling, and lord, how I tried
  I've told the whole street about *, I'm afraid / They'll wave when you pass, like you're in a parade
  To the rest of the world you're a face in the queue / To me you are *, and I'd know it was you
  I've got a whole drawer of the notes that you wrote / There's * on the top, there's a bus ticket coat
  They hung out the flags, and it's * they meant / You waved like a queen and you danced as you went
  I looked up at *, and you looked up at me / With egg on your collar and jam on your knee
  If * were a season, I'd never wear wool / With you at the table the table is full
  When the lights all went out, it was * who sang / You hit every saucepan, the whole kitchen rang
  I'd trade you my Friday, I'd trade you my hat / For an hour of *, and a bit of a chat
  You can't see it, *, but I'm wearing a grin / I put it on early, it's stuck to my chin
  I save you the corner bit, *, with the crust / You save me the truth, and that's what I trust
  You turned up as *, with a cake in the rain / The icing ran off, and you iced it again
  In every old photo there's * on the right / Mid-blink and mid-laugh, in the very worst light
  A letter for *, and it's addressed to the sun / It came to your door, so I guess you're the one
`,
  about: `
  That's *, if you want to know / The first to arrive and the last to go
  Make room for *, pull up a chair / The evening begins with a hand on the stair
  A toast now to *, a glass and a song / We've known it for years, and we weren't ever wrong
  There's nobody like * from here to the sea / If you haven't met yet, come and have it from me
  I could tell you of * till the moon's in the tree / And still not be done when it's quarter past three
  Give three cheers for *, and give them out loud / There's one in a million and there's one in this crowd
  We'd be lost without *, we'd sit in the dark / Somebody had to come in with a spark
  They asked for the best, and it's * we sent / The rest of us clapped and we know what it meant
  You can't have enough of *, I've tried / I kept count a while, and then pushed it aside
  It's * I look for in any full room / The one open window, the one thing in bloom
  Say hello to *, the pride of the street / There's dust on the doormat from all of those feet
  I've got a soft spot, and it's * that's there / As warm as the arm of a favourite chair
  When * comes in, then the day's going right / The kettle goes on, and there's music tonight
  I'd put * up there on the wall in a frame / There's no one on earth that comes close to the same
  There's * at the centre, and us round the side / Like moths round a lamp with the door open wide
  They gave us *, and we got the best / We never sent back for a look at the rest
  It's all about *, as you'll probably guess / The cake and the song and the glorious mess
  I've said it of *, and I'll say it once more / There's never been anyone like it before
  Save the best seat for *, the one by the fire / The talk's getting warm and the stories get higher
  You'll hear about * if you stay for a drink / It takes us about half as long as you think
  Clap hands now for *, and stamp on the floor / They'll hear it downstairs, and they'll bang on the door
  You'll know it is * by the noise in the hall / By two muddy boots and the hand on the wall
  There's * by the window, there's steam on the pane / There's someone who'd walk you back home in the rain
  The day that * came, there was cake for us all / The dog got a slice, and the neighbours got small
  I'd queue up for *, with a flask and a chair / From Monday till Friday, and glad to be there
  They've got a whole shelf of what * has done / It bends in the middle, it's warm from the sun
  Put * in the middle, the rest of us round / It's the best sort of trouble that anyone found
  If you're looking for *, then follow the song / Up two flights of stairs, and you can't go wrong
  Ask anyone here about *, and they'll tell / One's got it on video, one does it well
`,
  things: `
  A cheer now for *, and a cheer for us all / They'll hear it right down at the end of the hall
  I say it with pleasure, I'll say it again / It's * for me now, as it was for me then
  It's * we'll remember when everything's grey / It's * that we'll tell of a long time away
  When I think about *, I can't keep my feet still / There's somebody's music come over the hill
  We talked about * till they put out the light / We'd talk about * for the rest of the night
  For * I'd get up before anyone stirred / I've sung it in public, I mean every word
  Let's hear it for *, let's hear it, let's go / It's all of my stories, it's all that I know
  You can keep the long speeches, the medals, the wine / Leave * to me, and I'm doing just fine
  I tell them of *, and they lean in to hear / I've told it all summer, I'll tell it next year
  And somebody mentioned *, and everyone smiled / The oldest among us looked up like a child
  If I had an hour, it's * I'd choose / There's nothing to prove, and there's no time to lose
  It's thanks be for *, for the whole and the half / For all that has made us go quiet, or laugh
  Now sing about *, let the old ones begin / The rest of us hum till we're ready to come in
  They'll ask me what's good, and it's * I'll say / I said it before, and I say it today
  The best thing is *, and I've tried out a few / I've looked for a better one all the year through
  I never knew gladness had so many names / There's *, and my heart like a window in flames
`,
})
