import { answers } from '../../lines.ts'

export const heartbreak = answers('heartbreak', `
And I still lay two forks each day
And not a word of it to me
I never got a proper goodbye
And I was always last to know
And every song's about you too
I haven't told my mother now
And half the wardrobe's hanging bare
It's gone so quiet over here
I don't pick up your calls any more
I cried an hour in the car
I've washed it out, it left a stain
I'd rather not repeat your name
I only stayed for old times' sake
I saw it, but I saw it late
I'd know that look on any face
I packed your letters up with the mail
I told my friends I'd been so brave
I've lost the count of all the days
I read the signs wrong, couldn't read
And I'm still landing on my feet
And three o'clock is when I weep
I've read it ten times off the screen
You'll never guess just how I feel
It's back each night inside my dream
You gave me back the second keys
I should have known it from your speech
My sister said I should just leave
And I was only half alive
I left the porch lamp on all night
I had so much I kept inside
I tell them all I'm doing fine
You could have said it any time
I haven't slept right for a while
I put your letters in the fire
I ought to hand you a prize for lies
And wasn't I polite and nice
And that was meant to be my life
You should have seen me on the phone
I drove the long way round to home
I sleep in socks, the bed is cold
It never used to hurt before
I've turned your pictures to the wall
You took the best chair from the room
I howled like dogs do at the moon
And that was what I took for love
And all at once the two was one
I would have shared my last dry crust
You could have let go of my hand
I'd made us both a summer plan
I don't know what I'm laughing at
I'm never going to take you back
I've crossed your street off all my maps
I always knew it couldn't last
I don't know what to do with the bed
I never saw it was the end
I never asked you where you went
You'd think I would have learned or guessed
I smile at work, so who can tell
I still can't seem to swallow it
The phone lights up, it doesn't ring
I had to let the silence in
And I'm the one who's paid the bill
I bit right through my bottom lip
I lay and listened to the clock
I'm over you. I think I'm not
You knew the whole time it was wrong
I put your boxes in the hall
You had the nerve to sort it out
I drove around and round and round
I can't go back to that part of town
I wrote it down and ripped the paper
You never thought to tell me later
I cried a bath, I cried a river
It's not as sweet when I tell the story
I looked for tears, I hadn't any
I didn't need an explanation
I hope it's everything you thought
I've cancelled everything we bought
I gave you everything I've got
My heart goes like a slamming door
And you had sworn it, that's for sure
And don't you dare come knocking here
It isn't even worth a tear
I'm not the one who should feel shame
And you and I are not the same
I said your name to the window pane
I won't be fooled like that again
I'd like to say I never cared
I set the table, no one's there
There's still your long hair on the chair
The neighbours must have heard it all
You didn't think of me at all
I went to bed with my coat on
I turned around and you had gone
I blamed the weather, then myself
It's gone up on the highest shelf
I made a joke, I kept my cool
I never felt like such a fool
And you just sat there on the stool
I learned to cook a meal for one
I don't know what I could have done
The milk went off, the lease ran out
And I'm still finding small things out
I gave your coat to the charity shop
I tell my thoughts to please just stop
My phone still thinks your place is home
I dance in kitchens on my own
There's no one now I have to call
I learned it from a friend of yours
I hear you're happy now, of course
I keep on taking the long way round
I hope you hear it, the way it sounds
You looked at me and then at the floor
You'd never looked that tired before
I'm not as sorry as I was
I asked you why, you said because
I used to want to keep you close
It's strange what I have missed the most
I burned the coffee, burned the toast
You left me holding both the bags
I've cut your T-shirts up for rags
I tore the ticket, kept the half
I miss, of all things, just your laugh
I found a hair clip in the bath
I've only got myself to ask
And pretty soon I wore a mask
And I kept smiling like a clown
There's softer ways to let me down
So go and tell your brand new friends
I'm still not sure how the story ends
You broke it, and it doesn't mend
I wrote you things I didn't send
I bet you hardly even blinked
There's still one toothbrush by the sink
I don't care what your mother thinks
And look, I haven't called you once
I haven't laughed out loud in months
And all our plans went down the drain
The cab was waiting in the lane
And love, you didn't even wait
I ate cold noodles off the plate
And no, I wouldn't call it hate
You said you'd made a small mistake
I lie there wide and wide awake
I never knew a heart could ache
It took me all of half a year
You'd think by now my head would clear
You'd think I'd know you, after years
I've had enough of salty tears
And nobody had made you stay
The words you said won't go away
You never looked me in the eye
I didn't even ask you why
I don't want half of what you owe
I wish I'd been the first to go
I gave my best years all to you
I believed a thing that wasn't true
So much for all those promised vows
I'd like to see you try it now
You asked me once, I said I would
You left me once, you left for good
I'd take it all back if I could
I've stood in doorways where you stood
It's just a thing, it shouldn't hurt
I wore your smell out of that shirt
I swept your words up with the dirt
So now I know what I was worth
I've changed the lock, I've changed my number
I've spent it crying, all this summer
You said for ever in September
It's more than I want to remember
I thought that you would be my future
My heart is held by one loose suture
You wouldn't know it from the pictures
I've scrubbed you off the taps and fixtures
That's one more box for me to carry
You never were the sort to marry
And I was foolish, I was twenty
You said not much, it told me plenty
`)
