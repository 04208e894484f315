import { answers } from '../../lines.ts'

export const part = answers('part', `
I can't believe it's your last day
Come back some time and visit me
And now they say it's time to fly
So hug us hard before you go
And who's to fill the space for you
We'll have to do without it now
You leave us with an empty chair
It won't be quite the same round here
We'll leave a light on by the door
So don't forget us, near or far
The whole last month went by in a blur
So catch your boat, or plane, or train
And every corner keeps your name
We'll raise a lantern for your sake
So wave until you're past the gate
You've left your mark, it will not fade
There's nobody to take your place
So fill your pockets, set your sail
I'll stay here on the step and wave
I'm counting up the empty days
I hope the road's all that you need
So stamp the new streets with your feet
Your secrets, every one, we'll keep
The grass there better be as green
And someone had to take the wheel
You'll always be one of the team
So send us weather on the breeze
I still can't quite believe you'd leave
So one more round, and then good night
There's no disguising that we cried
I hope your road's as smooth as mine
So call me, there or any time
So send us word what it is like
We'll miss you mile by mile by mile
I never was much good at goodbyes
So write us home when you arrive
You're leaving sparks still in the fire
So put my number in your phone
You'll always have us for a home
I put a note inside your coat
I'll walk you halfway down the road
It's going to feel a bit too cold
It's you they'll miss around here most
There's far more echo in the room
Come back to us, and make it soon
I promised I'd be calm and cool
Forgive us our forsaken mood
So off you go, on your best foot
So wear the leather off those shoes
We're sending half a town of love
So send us pictures in the sun
We'll miss the way you always come
We thought we'd nail the front door shut
So go and blow away the dust
Stay five more minutes, what's the rush
I've one last long ungainly hug
I hope they treat you well, and understand
We'll do without you, if we can
So take my luck, and take your hat
You know there's always a way back
So here's some luck, instead of cash
I've marked us clearly on your map
So look ahead, but keep the past
We've you and only you to thank
There's half a book of things unsaid
A road's not where a friendship ends
So tell us later how it went
So go and give them all your best
I haven't got the hang of it yet
I'm laughing, but my eyes can tell
I'm in farewells up to my neck
So ring us up, then ring again
So leave us with your next address
I'll keep the chair where you would sit
Goodbye's a small and crooked thing
So who will let the sunlight in
You've packed, and we're not ready still
So hug me long, and leave me quick
So here's to you, and a happy trip
I'll spend on you my birthday wish
There's ten things more I'd like to list
I've something in my eye, I think
I've had a quiet word with the clock
A wave's the only cure we've got
I'd talk all night to make it stop
We've known it coming all along
So sound a horn across the fog
I'll miss your footsteps in the hall
It came round sooner than we thought
We're wishing you a load of joy
New roots will take in any soil
I'll even miss your morning noise
You'll find we're still here in this town
So go and find what it's about
I'll miss the ordinary sound
There'll be an echo in the house
We've signed our names on one big paper
It isn't now, it hits us later
You'll find we're just across the river
The sky out there is going to be wider
You'll find we're still just over the water
Of friends like that I haven't many
So go and write us the next story
They'll hardly know their luck, that city
I'll stand there waving at the station
A postcard please, from every ocean
We'll learn to live with the decision
You've carved your name into this table
We're going to miss you, not a little
It's flown, the afternoon, the years
They'll miss you in these streets at night
You know which one of these is your front door
We're terrible at letting go of hands
So pack up, and stretch out your wings
We've said goodbye a dozen times
So stack the last of all the boxes
So hold still for one last long look
I'd come along now if I could
There's always one lamp on for your return
I knew it would be this that hurt
We're travelling with you in the heart
I'll leave a lamp on in the dark
You've got our luck under your arm
So show us something of the world
The last word's never long enough
So one last tune and one last dance
We'll leave the back door on the latch
The best companion we have had
We'd all have stopped you, but you did
So take this song, our only gift
I'm looking for you in the crowd
Then close the door and say it twice
We're sad right down to our ten toes
We'll have nobody for our joke
You're never out of ringing reach
Please don't you go and ever change
We all just hope the wind is kind
I'll miss the ring of that one voice
We're down to minutes from the hour
I'll look out daily for your letter
It's just so long, it's not for ever
One last time, everyone together
So leave us sunshine, take our rain
We'll sit and drain the final cup
We'll say you're late, we'll know you've gone
So who's to laugh when I just talk
I hope you're back before the year
So go and walk around the earth
I've held it in, I've held my breath
I've packed you one of our old songs
Your picture's staying on our walls
I hate these last, long, backward looks
You leave an echo in the rooms
So fill the post with little notes
I never trusted boats and trains
So don't you go forgetting us
The wandering's there in your blood
I'm going to miss you, that's the truth
The swallows, too, are going south
We'll miss you more than all we've lost
I'll be there waving at the gates
We've talked it out for hours and hours
So come back brown, come back in summer
So learn the names of all their streets
I feel it coming in my bones
You'll have a home in both these places
You'll always have in me a friend
I wish you luck with all my soul
We'll see you under other stars
We'll know your knock of all the doors
So go and play them at their games
We'll miss you every day of the week
There'll never be quite such another
There's so much more you ought to know
I had a speech, I let it go
The corridor is long and slow
And who'll be there to say hello?
I don't know what we're going to do
The place won't be a place without you
And who will I complain to, who?
We've bought a card, it's signed for you
There's half of you still on the stair
We'll leave your mug beside your chair
I've looked for reasons everywhere
I'd like to have you stay right here
We'll raise a glass to you each year
I've got a smile on, ear to ear
I'm not the sort who likes goodbye
I promised them I wouldn't cry
I hope the road is smooth and bright
We'll think of you on Friday night
I'd hold you back, but I had better not
`)
