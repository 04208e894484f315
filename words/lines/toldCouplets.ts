import { rows, type ToldMood } from './toldHooks.ts'

// Couplets around what the request tells: * is its own sentence, the tail brings the rhyme, and the second line stays with it.
export const TOLD_COUPLETS: Readonly<Record<ToldMood, readonly string[]>> = {
  bright: rows(`
    *, and that's you through and through / We'd know in the dark it was nobody but you
    *, and I hope you don't stop / Of people I'm fond of, you're close to the top
    *, and we wouldn't change that / We'd sooner lose summer, the car and the cat
    *, it's a fact, it's well known / There's no one to match you, you're out on your own
    *, as the neighbours all know / It's half of the reason we're fond of you so
    *, and you do it in style / I've seen it so often, it still makes me smile
    *, may it never grow old / It's worth a good deal more than silver or gold
    *, and it suits you, it does / You're more like yourself than I ever once was
    *, so we sing it with pride / We'd put up a plaque if the wall were as wide
    *, and that's only a part / The rest is too long, so I know it by heart
  `),
  event: rows(`
    *, and I can't keep it in / I've walked round the kitchen all day with a grin
    *, and we've all come to see / The half of the street, and the aunts, and me
    *, it went by in a blink / I sat on the stairs for a minute to think
    *, so put up the flags / There's cake on the table and hats in the bags
    *, and I've told the whole town / I sang it to strangers, I wrote it all down
    *, and you've got the front seat / The rest of us stand, and we stamp with our feet
  `),
  deed: rows(`
    *, and I never forgot / You'd say it was nothing, I say it's a lot
    *, and you asked for no praise / I've thought of it since on the darkest of days
    *, it's a story I tell / I know every part of it, know it so well
    *, and I saw, I was there / You just went and did it, and brushed back your hair
    *, and you never once said / I heard it from others, and lifted my head
    *, and you made it look small / It wasn't, it wasn't, it wasn't at all
  `),
  mine: rows(`
    *, and I might as well say / I've thought about that for the most of the day
    *, that's the truth of it, friend / I'll tell you it all from the start to the end
    *, and I've nothing to hide / I've carried it round with me, warm, on the side
    *, and I know how it sounds / I've thought it all through on my late-evening rounds
    *, and I don't mind who knows / I've hung it outside with the rest of my clothes
    *, and I'd tell you for free / If you have an hour, if you'll make us some tea
    *, and it's stayed on my mind / I look in the mirror and see it behind
  `),
  comfort: rows(`
    *, and that's quite all right / I'll sit by your side with a bit of a light
    *, but you're not on your own / There's me on the stair, and there's light, and the phone
    *, and I know that it's true / I'm bigger than you, and I'm sometimes so too
    *, and we'll take it with care / One foot and then two, like you'd go up a stair
  `),
  ache: rows(`
    *, and I know, and I try / I sit here beside you and let it go by
    *, but you're with me, you're here / I'd rather have this than have no one so near
    *, and it's hard, and it's so / I hold on a bit more than I let you know
  `),
  child: rows(`
    *, oh, what do you say? / Let's tell it to Teddy, and then we can play
    *, and round we all go / And clap with our fingers, and stamp with our toe
    *, and who would have thought? / I laughed till I hiccuped, I really got caught
  `),
  mourn: rows(`
    *, and I keep it with me / It's there in the garden, it's there in the tea
    *, I remember it well / It's one of the stories I always will tell
    *, and I smile, for the rest / Of all that you left us, I think it's the best
    *, and I hear it tonight / In how the rain falls and the look of the light
    *, and they all say the same / They smile before anyone's said your name
  `),
  part: rows(`
    *, and I'm holding the phone / There's nothing so loud as a house on your own
    *, and the rest you can guess / I slept in my coat, and the flat was a mess
    *, and I said I was fine / And shut every door, and the last one was mine
    *, and I still don't know why / I've looked for the reason all over the sky
    *, and I stood in the hall / I looked for a sentence and found none at all
  `),
  funny: rows(`
    *, you could not make it up / I heard it, and put down the spoon and the cup
    *, and the neighbours have seen / They look at the hedge and they ask how we've been
    *, with the face of a saint / If you think that's normal, I tell you, it ain't
    *, I have witnesses, too / There's one in the garden and one in the loo
    *, and there isn't a cure / We asked at the chemist's, we had to be sure
    *, and it isn't a phase / I've scratched on the wall every one of the days
    *, and I'm not even cross / I've entered it under the heading of loss
    *, and I'd like it in court / There's more to the story than people report
  `),
  angry: rows(`
    *, and they call that a plan / They'll tell you it's progress as fast as they can
    *, and we're meant to say thanks / And step off the kerb, and stay down in the ranks
    *, and I've had it with that / They say it so nicely, then pass round the hat
    *, and it's us that will pay / It's never the ones with the most things to say
  `),
  rueful: rows(`
    *, and I looked at the floor / You'd think I'd have seen that one coming before
    *, and that's how it's been / I sat in the car with the rain on the screen
    *, and it would be today / I laughed, for there wasn't much else I could say
    *, and I just want to sit / With something on toast, and get over it
    *, and it caught me off guard / I stood like a post in the middle of the yard
  `),
  tale: rows(`
    *, or that's what they say / I heard it from someone who came by that way
    *, and it happened right here / They show you the spot to it, year after year
    *, and you'll think that I lie / I saw it as plainly as you and the sky
    *, and the word got around / From bus stop to barber's, all over the town
    *, as it's told to this day / With more in the middle each time, I should say
  `),
  goodbye: rows(`
    *, and we've put out a spread / There's no one remembers the half that we've said
    *, and I can't find the words / I keep looking out of the window at birds
    *, and we'll all be okay / We'll just be a little bit lost for a day
    *, and you'd better come back / There's no one but you who can open the rack
  `),
  vow: rows(`
    *, and it won't be in vain / I've written it down on the window pane
    *, and I know what it takes / I've made every one of the other mistakes
    *, and I'll start with today / Tomorrow can ask me, and I'll know what to say
  `),
  says: [],
}
