import { answers } from '../../lines.ts'

// After a misfortune: nobody cheers, nobody weeps, the day goes on.
export const rueful = answers('rueful', `
I looked for something wise to say
It took the shine right off the day
It had to happen, and to me
It's not the way it used to be
I didn't laugh, I didn't cry
And no one's ever told me why
It's funny how these things can go
It hit me late, it hit me slow
There wasn't much that I could do
I thought of it the whole night through
I'm getting used to it by now
I'll come out of it, God knows how
I stood a while and looked at the air
And nobody said that life was fair
It's been that kind of a year
I wish that you had all been here
It isn't how it was before
I heard the closing of a door
I'd never thought it would come this far
I sat a while in the parked car
The day went grey, the rest was a blur
I can't get back to where we were
I walked home slowly in the rain
It comes back now and then again
I'd almost got a hold of the game
And nothing since has felt the same
It's just the kind of a sort of ache
That keeps you half the night awake
I checked it, but I checked too late
You shrug, and you learn to wait
And that's the price that has to be paid
I sat with the light beginning to fade
I tried to keep a steady face
It leaves a sort of empty space
It's not much of a hero's tale
I looked a little grey and pale
I told the others to be brave
There wasn't a lot that I could save
I didn't go out for several days
It goes through all of the usual phase
It isn't what you'd think you'd need
A small thing, but it made me bleed
It took the wind right off my feet
It's quiet now along the street
It cost me half a week of sleep
And some of it I get to keep
The saddest thing I've ever seen
I think of what it might have been
I can't quite say just how I feel
It took a while till it felt real
I thought I'd lost it in a dream
It came apart along the seam
I'd like it back, if only, please
It brought me gently to my knees
It's hard to know, and hard to believe
We all had to get our coats and leave
I turned it over half the night
I don't know yet if I'm all right
It's something that you learn to hide
I felt a cold place here inside
I tell them all that I am fine
I thought that luck was a friend of mine
It happens all of the time
It's not a tragedy, not a crime
It's not the sort of thing you'd like
I walked beside my broken bike
I learned to wear a crooked smile
I'll feel it for a good long while
It shouldn't have come as a surprise
I looked away and dried my eyes
I'm still here, and I'm still alive
It happened about a quarter past five
I sat and watched the kitchen fire
It's thin as a tightrope, thin as a wire
I took it in and I walked home
I've been a bit quiet on the phone
I took my hat and I took my coat
It left a knot here in my throat
I'm back at the bottom of the road
I've put down a very heavy load
I'm not as young, and I'm not as bold
The tea on the table's getting cold
It's left a sort of a hole
It's weighing a bit upon my soul
I'd never felt so tired and worn
It left me feeling a little torn
It's always the thing that you need the most
I moved around the house like a ghost
There's all at once a lot of room
I put my face to the afternoon
It always seems to end too soon
I'm humming a very quiet tune
I tried my best to keep my cool
I felt a bit of a fool
It put me in a thoughtful mood
I didn't touch my food
I took my time on the way, on foot
I'm staying for now where I'm put
It isn't the very best of news
I'd never been good at having to lose
You miss it more than you thought you'd love
I asked the rain, and the sky above
And that was that, and it was done
It isn't always going to be fun
I held on tightly to my thumb
For quite a long time I was numb
I felt it somewhere in my gut
I left one window open, the rest I shut
You learn what you can and can't trust
A bit of glory, a bit of dust
The house fell into a kind of hush
There's nothing to do, and there isn't a rush
I could have done with a hug
I sat and looked in my mug
I don't pretend to understand
It ran like water through my hand
It wasn't really part of the plan
I'll pick it up where I began
And there's not much to say to that
I sat there quietly with the cat
There's no way round and there's no way back
It opened up like a crack
It's gone in hardly more than a flash
You put it out with the trash
I couldn't find it on any map
I missed the step and fell in the gap
Good things are never built to last
I hadn't thought it would go so fast
It's not the song that I would have sang
The phone was there, and it never rang
There isn't really someone to thank
I looked at the water from the bank
I keep on hearing it in my head
I pulled the blanket up on the bed
I didn't see it would ever end
I had to ring up an old friend
I don't know what any of it meant
I couldn't say where the morning went
I'll leave you to imagine the rest
I've always done my honest best
I haven't got over it yet
It's something you don't forget
I'm not sure who there is to tell
I hope it's going to turn out well
The whole of the thing is a wreck
I carry it here on my neck
I'd like to go round it all again
You say it'll pass, but you don't say when
I had to admit it was a mess
I'm somewhat smaller, more or less
It hurts, but only a bit
I'm slowly making my peace with it
I didn't know I'd mind the thing
I hadn't the heart left to sing
I don't know where I should begin
I tried to take it on the chin
I felt it then, and I feel it still
It's a long slow climb back up the hill
There isn't a cure, and there isn't a trick
It doesn't get better, it doesn't come quick
I bit on the edge of my lip
It all came down in a single slip
I only had the one wish
It slid from my hand like a fish
It goes right in at the top of the list
You don't know it's there until it's missed
It hits you harder than you would think
I stood for an hour at the sink
I never once looked at the clock
I had to get over the shock
I try to be happy with what I've got
It wasn't perfect, it was a lot
And nobody thought to make it stop
The whole world seemed to drop
I can't remember it going so wrong
And that's the reason for this song
I walked it off, just me and the dog
It felt like walking in fog
I hung it up in a frame on the wall
It's not so bad, if I think of it all
It isn't as easy as I had thought
It's not the kind of a thing that's bought
It knocked a good bit off my joy
I felt again like a little boy
I never noticed that there was a noise
I don't suppose that we had the choice
They'll talk of it all over town
I felt my face go slowly down
I don't like thinking what it's about
I waited until the lights went out
I've asked whoever there was around
I looked for the words, and none were found
I've gone a bit quiet around the house
It crept up on me like a mouse
It's there in the morning paper
I'll maybe laugh about it later
It gave me a bit of a shiver
I took myself down to the river
I've had a few sorrows, but not that many
I looked for some comfort and hadn't any
And that's the sad part of the story
It isn't a matter of glory
I felt it all over the city
I'm not going to ask you for pity
I've never had an explanation
It's not the right time for celebration
I put my two hands on the table
I'll tell it whenever I'm able
It hurts, if only a little
It turns out that some things are brittle
I hadn't felt like that in years
I'd rather have laughter than tears
I've thought it over on many nights
I'm counting the streets and counting the lights
It blew in under the doors
I've sorrows like mine, and you have yours
It's out of all of our hands
There's no one who quite understands
I'd got so used to the little things
I'm waiting to see what the morning brings
It took just a single look
It ought to be written up in a book
I would have fixed it if I could
I know it'll all come to some good
I'd laugh, but it's only the truth
I lost a bit of my youth
I'm not going to curse at the world
A leaf came down, and it curled
I'd heard of it happening, here's my first
You hope for the best, and you get the worst
They say that the weather is going to turn
I never do seem to learn
I've never told anyone how it hurt
I stood in the rain in my shirt
I knew in a way from the start
You keep it somewhere in your heart
I sit for a bit in the dark
I walked it off in the park
And some days just one is enough
I told myself I was tough
I'd ask for a second chance
I gave it a backward glance
You can't put it out with a match
I waited to hear the latch
It's the strangest week that I've had
It's funny, but mainly it's sad
I suppose it's just who I am
I stood in the noise of the tram
I wish that I hadn't, I did
I cried like a lost little kid
It filled me right up to the brim
I held to the side, and I tried to swim
I haven't been quite the same since
I think of it now, and I wince
I had to admit it out loud
I went and got lost in the crowd
You don't have to tell me it twice
I paid, and I paid the price
And that's the way that it goes
I felt it right down to my toes
I took it at first for a joke
I couldn't quite swallow, I couldn't quite choke
It was, and it's out of my reach
I hadn't prepared any speech
It bent the whole week out of shape
I'm looking for some escape
I thought that it never would change
The evenings are quiet and strange
It's taken me most of the week
I hadn't the voice to speak
You get there, in time you find
It keeps going round in my mind
I heard it in my own cracked voice
It must have lasted an hour
I needed some time, and I needed a shower
It takes more than saying to make it better
I ought to sit down and write them a letter
I thought it would go on for ever
I put it all down to the weather
We'll somehow pull it together
You can't get it back for money
It isn't, although it is, funny
One thing always leads to another
I think that I'll ring up my mother
I try to keep both my chins up
I look in the bottom of my cup
You miss it as soon as it's gone
You cry for a bit, and go on
It comes back to me in the morning
It came, and it came without warning
`)
