import { answers } from '../../lines.ts'

// What a rapper says after a told line: long enough to ride a bar, with a rhyme inside wherever there was room.
export const rap = answers('rap', `
I'm stating it, not rating it, I'm telling it straight
It's written on the pavement and it's nailed to the gate
No fuss, no fluff, just the stuff that we ate
You can laugh if you like but you'll laugh a bit late
I clocked it and I locked it and I put on some weight
That's real, that's the deal, and it's served on a plate
They doubted and they shouted and they had to wait
And that's on the record, put it down on the tape
So roll up the window, let the rhythm escape
Bend it, mend it, get it back into shape
I said what I said and I'm saying it true
The half of it's a headline and the rest of it's you
It's one for the money and it's nine for the crew
You could try it in my trainers for a minute or two
If you knew what I knew, you'd be doing it too
It's new and it's due and it's coming to you
And that's how we do and it's all that we do
It's a fact, it's a track, and it's coming right back
They gave me a crack and I gave it a whack
I lay down the rail and I'm running the track
There's a price that you pay and there's more on the way
I say it in the morning and I mean it all day
Come rain, come grey, there's no other way
You can take what you like but you can't take it away
That's gold in the clay if you dig where you play
I heard what they say and I said it's okay
No sleep and no sheep and I still count the night
I write what is right by the refrigerator light
It's tight, it's alight, it's a kite at a height
I might be polite but I'm up for the fight
You can look left and right but there's no one in sight
It's a sight for sore eyes and it's quite all right
Hold tight, hold tight, we go on through the night
And we did it on a budget and a packet of crisps
And I said it with a stammer and you heard what it is
I put it in a letter and I gave it a kiss
It's a twist of the wrist that you'd hate to have missed
No time for a rhyme? Then I'll make you the time
I climb and I climb and it's hardly a crime
So run, everyone, from the dark to the sun
It's fun till it's done and it's never quite done
We've just begun, so go tell everyone
One love, one lung and a roll of the tongue
We're young and we're old and we're never high-strung
I spit it and I split it and I bring you a slice
You could pay for it twice and it's still a nice price
Here's some free advice with a handful of spice
The whole block knows and the block never sleeps
It goes and it flows and it comes up in heaps
That's deep, that's a leap, and it's yours now to keep
And I'd walk it in a week but I'd never go cheap
They talk and they talk while the rest of us reap
From my head to my feet, I can feel it in the beat
You can turn up the heat but I don't leave my seat
It's sweet on the street and it's neat on the sheet
I repeat, I repeat, till you're up on your feet
So meet me and greet me, I'm light on my feet
And nobody gave us a map or a scheme
We work like a dream and we dream as a team
I'm calm as a farm but inside it's a scream
You could put it on a flag, you could put it in a frame
It's the same old flame by a different name
I came for the game and I wrote down my name
No fame and no shame, it's a name all the same
We came through the rain and we'd do it again
You can ask round the back for a man with a pen
I counted to ten and I did it again
I'll tell you just when, it was way back then
Go on then, my friend, now we're starting again
So mend it and send it, I'll be there to the end
On the floor, at the door, there is more, there is more
I've seen it before but I'm never quite sure
I tore up the law and I wrote seven more
It's raw, it's the core, it's a foot in the door
I'm small, standing tall, and I'm hearing the call
If I fall, I don't crawl, I just bounce off the wall
Down the hall, through it all, and we're having a ball
So slow with the flow, let it go, let it grow
You know what I know and I know where to go
I was broke as a joke and I woke up and wrote
I spoke what I spoke with a frog in my throat
That's the note, that's the vote, that's the best thing I wrote
Keep afloat in the boat with a hole in your coat
That's the bone, that's the stone, that's the ring of the phone
I've grown on my own and I'm bringing it home
There's a throne at the back, and it's only on loan
Get around, hear the sound coming up from the ground
What I lost, what I found, I will pass it around
I was bound, now I'm crowned, I'm the talk of the town
Turn it up, turn it down, spin around, hit the town
I've the will, I've the skill, I've a drum for the thrill
But I'm chill, yeah, I'm chill, with my hand on the till
Put your hand in my hand, let me help you to stand
It was planned on the sand by a one-handed band
I fanned every ember with the back of my hand
From the heart, from the start, I'm the horse and the cart
From a far off guitar to the back of the bar
We are what we are and we've come very far
In the middle of the riddle is a kid with a fiddle
In the cold and the old there's a handful of gold
I was told to behold and I rolled and I rolled
There's a fire in the wire, take it higher and higher
You can hire me or fire me, I'll never retire
It's antique, it's unique, it's a winning streak
It's a race with no ace and I'm still in first place
Put your trust in the dust and the rest is a must
I adjust, I combust, and I never get rust
By hook or by crook, it was all that it took
No cash in the stash, but a lot of panache
From the shop to the stop and I'm not going to stop
It's a long way round but we know every stone
We don't do it for the glory, we just do it full blown
There's people who talk it, and there's people who do
Nobody clapped, so we clapped till they knew
I'd frame it if I could, and I'd hang it in view
It takes all sorts, and the best of them's few
That's a whole other level, put your ear to the ground
You can hear it in the kitchen when there's no one around
And nobody taught it, it was there to be found
That's the kind of a story you don't put down
Now the whole street's talking from the square to the bay
I'm just here for the details and I'm here to stay
Some people take photos, I remember the way
And I'd tell you the rest but I'm saving a page
There's gold in the ordinary, put that on a stage
It's nothing to brag about, it's something to see
You can ask all the neighbours, and then come ask me
I looked for the catch and there's no catch, it's free
That's old-school manners and a cup of sweet tea
They laughed at the start and they're laughing no more
It's a key in the lock and a foot through the door
I've told it to strangers in the queue at the store
And it's never once boring and I've heard it before
So mark it in biro on the side of the wall
There's nothing that's little about it at all
It's a lesson in rhythm, it's a lesson in heart
You could study it for years and you'd still be at the start
The end of the story is the end of the line
It takes its own minute and it's taking mine
That's not in the manual, that's straight from the spine
If they ever write a book, then the cover is mine
You can keep all your diamonds, I've got this instead
It's the last thing I think of with the lamp by the bed
I wrote it on the mirror and it stuck in my head
And half of it's hope and the other half's bread
I've a picture of the moment and I've kept it in ink
There's more going on there than you'd ever think
So pour something cold and we'll raise it and drink
It was done in a second, it was done in a blink
`)
