import { frames } from '../frames.ts'

export const parting = frames({
  you: `
  You'll still be * when you've gone / That is a thing that carries on
  I called you * for so long / The quiet gets the tense all wrong
  There's *, there's a bag in the hall / And none of the right things get said at all
  I still turn to * when something is said / And find I've said half of it just in my head
  I practised it, *, I had a whole speech / Then you picked up your coat and went out of my reach
  The phone still says * when I scroll down the list / It can't spell the half of the things I have missed
  It rained on the morning that * went away / I had the right words, they came later that day
  I'm used to you, *, I'm used to your tread / I listen for footsteps, get silence instead
  They took down the bunting, they've stacked every chair / And * in the doorway, still half standing there
  I'd stop all the clocks if it kept * here / You look at your watch and the street isn't clear
  And I still say *, it slips out in shops / The heart is a bus, and it knows all the stops
  I'm not good at this, *, I look at my shoes / I had a good speech, and I had it to lose
  I'll miss you, *, I'll miss the small things / The way that you always pick up when it rings
  So this is it, *, the bags and the door / I won't say it twice, and I can't any more
  I'll think of you, *, when nobody's near / I'll hum what you hummed, and I'll hum it from here
  And who will I tell now, *, who but you? / I've got half a joke, and it takes the two
  The room isn't big, but without *, it's vast / You took up the present, you're taking the past
  I hear there's no *, not here, from today / I'll keep your blue mug, I won't put it away
  I knew it'd be hard, *, I knew it all June / You said it was late, and I said it's too soon
  I still wave to *, from the end of the lane / You don't wave at mirrors, you don't wave at a train
  You'd be * on my list if I still made a list / Between the milk and the things that I missed
`,
  about: `
  I still say * now and then / And catch myself, and say it again
  There was *, there was me, and a key in a bowl / One of us took it and went for a stroll
  I walked past the street where * used to be / The curtains are new, and they don't know me
  I thought about * on the long way back / The bag on my knees was a half-empty sack
  I don't ask of *, I don't ask around / They tell me regardless, I look at the ground
  Somebody mentioned * just in a talk / I put down my glass and went out for a walk
  I've still got a picture of * in a drawer / I don't take it out, but I know what it's for
  The song came on, it was * all through / I sat in the car till the last bar was due
  I used to know *, I used to know how / It's only a name on an envelope now
  We waved until * was a dot on the hill / Some of us turned, and some of us still
  I'd like to tell * that I'm doing all right / I've painted the bedroom, I sleep through the night
  They ask about *, and I say we're fine / I talk about work, and I pour out some wine
  I dreamed about *, and I woke up at three / The window was open, the dark looked at me
  There's a hole the size of * right there in the day / I hang up my coat, and I look the other way
  I won't say a word about *, not one / It wasn't all bad, and at least it is done
  They've written of *, they've sent on a card / A stamp with a parrot, it shouldn't be hard
  I gave * my key and my second-best chair / I'd settle for knowing that somebody's there
  They've given away *'s hook and the chair / I still put my cup down as though you were there
  There's a note on the board about *, in red / It comes off tomorrow, the manager said
`,
  things: `
  I don't think of *, not so often, not now / It comes in by the window, I couldn't say how
  I think about * on the last bus home / My face in the window, my hand on my phone
  It started with *, it ended the same / With rain on the glass and nobody to blame
  I don't talk of *, I change the lane / I turn up the radio, turn up the rain
  There's * still, and I'm learning to see / It isn't a message, it isn't for me
  You can take all the rest of it, * I'll keep / It's good for the daytime, it's no good for sleep
  We never spoke of *, we spoke of the day / And what we left out of it took us away
  I used to love *, I'm getting it back / A bit at a time, like some mud from a track
  Remind me of *, and I'm gone for the day / I smile at the right bits and look far away
  It isn't just *, it's the whole of the year / It's all of the roads that have led me to here
  I hear about *, and I stand very still / Like someone who's heard a step stop on the hill
  We never did sort out * in the end / I've one or two letters I'm not going to send
  I wake up with *, I walk it to town / It sits on my shoulder, I can't put it down
  It's funny how * is the thing that I miss / I thought I'd miss talking, I thought I'd miss this
  We'd * in common, we'd plenty to say / And then there was less of it, day after day
`,
})
