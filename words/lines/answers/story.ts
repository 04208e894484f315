import { answers } from '../../lines.ts'

export const story = answers('story', `
I'd tell it no other way
And that was good enough for me
I wouldn't change it if I could try
And that was all I had to know
It's hardly believable, but it's true
I'm in the thick of it even now
You'd understand if you'd been there
I hope it stays like this all year
I'd never noticed it before
I couldn't want for any more
I didn't think I'd get this far
The rest of it is just a blur
I'd do it all again in the rain
I came home different than I came
The kind of thing that keeps you awake
I'd never felt so wide awake
I got there, even if it was late
It's not the sort of thing to fade
I had to grin all over my face
There's always more to any tale
It made me feel a little brave
I've thought of nothing else for days
And that was all I'd ever need
I felt it running through my feet
I think about it half asleep
The best I think I've ever seen
I couldn't tell you how I feel
It might as well have been a dream
It put the strength back in my knees
I didn't ever want to leave
I've gone on thinking of it all night
I had to let it all inside
And for an hour the world was mine
I think about it all the time
I wore it like a secret smile
It always takes me by surprise
It made me glad to be alive
It warmed me like an open fire
I couldn't have done it on my own
I carried it the whole way home
It left a small lump in my throat
I whistled it along the road
It's better every time it's told
It filled a corner of my soul
I'd had some doubts the day before
It's just the thing that I love most
It let some air into the room
And it was over all too soon
I didn't even try to be cool
It put me in a better mood
I took it slowly, foot by foot
I haven't any other news
It's what the good days are made of
And that was how it was begun
I don't know where the thought came from
I felt it somewhere in my gut
It's one of few things that I trust
I haven't time, I'm in a rush
I had to set down my coffee mug
I'm not quite sure I understand
And that was how it all began
And there's a lot to say for that
I haven't thought of going back
I made my mind up in a flash
I didn't need to see a map
I had a feeling it would last
I didn't know the words, I sang
I've only my own feet to thank
I've got it going round my head
And I'm still waiting for the end
I didn't ask what any of it meant
I'll leave you to imagine the rest
I haven't got used to it yet
It's quite a thing to have to tell
And then I wanted it again
I didn't think, I just said yes
I've changed a lot, and not a bit
It's made me want to shout and sing
I wouldn't know where to begin
I felt it then, I feel it still
I had to learn it, and learn it quick
I've nothing clever on my lip
I couldn't think of a better wish
It's nowhere on my shopping list
It takes more nerve than you would think
I never once looked at the clock
I gave it everything I've got
I wouldn't know just how to stop
That's half the reason for this song
I got there, stumbling, through the fog
I'd hang a picture of it on the wall
It went much better than I thought
I felt a silly kind of joy
It cost me plenty of sweat and toil
I like the quiet, I like the noise
You couldn't buy it in this town
And that's what all this is about
I like the way the whole thing sounds
I'm always the last to leave the house
I wrote it down on a scrap of paper
I'll work out what it means much later
It sent me off with a little shiver
My eyes were open a little wider
I needed it like bread and water
I've had some days, but not so many
And that's the middle of the story
I sang it half across the city
I've never had an explanation
It put my heavy feet in motion
I never once regretted the decision
I drummed it out on the kitchen table
It helps, if only just a little
I hadn't felt like that for years
I've thought it over many nights
And nobody was keeping score
I had it all in my two hands
There's a lot to say for simple things
I've told it now a hundred times
I never was so glad I came
It took no more than one good look
I did the only thing I could
And I don't need much other proof
I'm not too old to take a turn
I laughed until my stomach hurt
I had a hunch right from the start
It got me through a bit of dark
I wouldn't leave for all the world
And some days that is quite enough
I thought, well, why not take the chance?
I haven't met a thing to match
The best idea I ever had
I suppose it's just the way I am
I'm ever so happy that I did
It filled me right up to the brim
It gave the whole grey week a lift
I haven't been the same one since
I had to say it right out loud
I'd gladly do it all over twice
And that's the way the evening goes
I took it first to be a joke
I'd thought that it was out of reach
It bent my whole week out of shape
It doesn't look as if it'll change
I've gone round smiling for a week
I'd no idea what I'd find
I heard it in my own cracked voice
It must have lasted half an hour
I felt it in my ribs, like thunder
It makes a middling day much better
I'd like to stay like that for ever
It's how the pieces came together
I wouldn't part with it for money
One thing just led on to another
It got my chin and shoulders up
I missed it the minute that it was gone
I'd rather that than idle talk
It's been that kind of a year
I knew by then what it was worth
I stopped a moment to catch my breath
It's turned up now in all my songs
I sang it to the bathroom walls
I didn't mind the funny looks
It let the daylight in the rooms
I thought of it on buses and trains
There's plenty there for all of us
I've got it somewhere in my blood
I swear to all of it, it's the truth
I could have stayed like that for hours
I'd like to keep it all through summer
I felt it humming in my bones
You find such things in funny places
I wore my coat and my oldest shoes
I never asked to have it easy
I think that I was nearly happy
I hardly even felt the weather
I've kept it with me ever after
I couldn't stop the sound of laughter
It's not the sort of thing you measure
I wouldn't call it work, but pleasure
I only came to see what happened
You'd never guess what I imagine
It comes back to me every morning
It got me there without a warning
I tried to say it in plain English
I started, so I had to finish
I tapped the rhythm with my fingers
The kind of feeling that just lingers
`)
