import { answers } from '../../lines.ts'

export const angry = answers('angry', `
I've bitten back my tongue all day
And no one said a word to me
I'd love to hear a reason why
I told them nicely, told them no
And that's a lie we all saw through
I've got a voice, I'll use it now
So tell me which part of it's fair
I've had it right up to right here
I won't be quiet any more
This time it's gone a mile too far
And Monday they'll do it again
And nobody will take the blame
How much do they think we can take
And sorry comes a year too late
The memory's not one to fade
I'd like an answer to my face
We're sick and tired of that old tale
They tell us, kindly, to behave
I've boiled about it for three days
And all because of someone's greed
I'm shouting out into the street
I lie here grinding teeth, not sleep
The pettiest thing I've ever seen
So don't you ask me how I feel
I went outside, I had to scream
I'm done with asking, done with please
I'll have the last word, then I'll leave
I'm not about to be polite
There's no more carpet, nowhere to hide
I've told them where I draw the line
It happens every single time
And that's a thing I'll never like
I'm meant to grit my teeth and smile
I'm sick of all the alibis
I count to ten, I count to five
I'm only smoke, but who lit the fire
We ended up there on our own
They never asked us in our own home
I've got the words stuck in my throat
I've kicked that can right down the road
I will not do as I am told
They've no idea of the toll
I'm hoarse from leaning on the horn
And it's the smirk that hurts the most
There's not much air left in this room
They'd better fix it, and quite soon
They think they're dealing with some fool
And then they said that we were rude
So here's where I put down my foot
I've nothing, only sleep, to lose
I'm angry, yes, because of love
And that was only number one
They bang it like a cheap tin drum
It stings just like a paper cut
And there goes all that's left of trust
And still we're told that we should hush
And all they offered was a shrug
So draw a line here in the sand
They didn't think, they had no plan
And who could sit and smile at that
I want my wasted evening back
It wasn't even about the cash
I'm standing ready, set to snap
So mark my words, it will not last
I heard the door go with a bang
And we know who we have to thank
They didn't hear a word I said
This isn't how I let it end
And no one told us where it went
I've got some things to get off my chest
And no one has said sorry yet
I'm counting down, so hear the bell
I feel the heat go up my neck
I've told them once, don't start again
And we're the ones to clean the mess
I've had my fill, the lot of it
I won't be jerked round on a string
So tell me, where do I begin
I'm angry now, I'm angrier still
They sold us all the same old trick
My temper's on a paper clip
I've run right out of room on the list
It's lower than I thought they'd sink
They run it like a broken clock
They've got one chance and that's the lot
And someone's got to make it stop
They can't admit that they were wrong
We're left there shouting at the fog
I said it loudly to the wall
It's worse by half than I had thought
They knock us over like a toy
They've brought my kettle to the boil
So let them hear a bit of noise
It's all I talk about in town
I've half a mind to shout it out
They've run the whole thing to the ground
I've stamped my way through all the house
It wasn't worth the printed paper
And all we ever heard was later
My temper's running like a river
The crack grows every morning wider
They poured on oil and called it water
Good reasons? Well, there weren't any
They'll never print our side of the story
I do not want their sort of pity
I want at least some explanation
I've got my outrage now in motion
And who on earth made that decision
I've half a mind to flip the table
I'm more than cross, and not a little
I'm going to grumble on for years
It's cost me half a dozen nights
I've knocked at eighty different doors
And still they sit upon their hands
I've had to swallow a great many things
I've warned them now a dozen times
And no one's putting up their names
It's one more page for my black book
They never do the thing they should
And, worst of all, I've got the proof
I should have shouted at the first
So now they'll see the tables turn
You'd think they'd care who might get hurt
They keep us dawdling in the dark
The thing was rotten from the start
The oldest swindle in the world
No is a word, and no's enough
They've had their second and third chance
So mind the paper, I'm the match
The worst idea they've ever had
I'll tell the world just what they did
My cup of fury's at the brim
I haven't smiled at them since
I'll say it slowly and out loud
I'll tell them once, I won't tell twice
And that's about as low as it goes
And someone thought it was a joke
I've no more sermons, save the speech
And something here has got to change
I've never heard of such a cheek
And that's me being rather kind
They haven't left us any choice
I've been on hold now for an hour
So listen out, for I'm the thunder
I'm working on a four-page letter
I can't sit quiet here for ever
You'd think they'd get their act together
And all of it for love of money
It's one thing, then it is another
It's me who's standing in the rain
I've had enough, my number's up
I turned around and it was gone
I'm sick of hearing them all talk
I haven't slept since late last year
They want it all, the moon, the earth
I've started muttering under my breath
I've no more time for soothing songs
I'm talking to the kitchen walls
I'm tired of all the pitying looks
They whisper it in panelled rooms
They'll find out what I've put in notes
They can't run that, and can't run trains
And who would think to ask of us
It stirs the temper in my blood
I only want to hear the truth
It's going badly, heading south
We've added up the things we've lost
I'm sick of waiting at their gates
They've kept us waiting here for hours
It's gone on autumn, spring and summer
I'll shout it up and down the streets
They talk to us like little kids
I feel it boiling in my bones
I'd like to see their silly faces
I'm barking like a neighbour's dog
I've told the moon, I've told the stars
They call it luck, they call it a job
And someone tell me who's the boss
They've twisted it all out of shape
And everyone was told, I know
We'll sing it out from row to row
We asked you once, and you said no
And you can tell them that from me, so go
And who's to pay for that, then, who?
It isn't me, so is it you?
I'd like to hear a thing that's true
You'd think by now that someone would care
And don't you tell me that it's fair
We'll shout it out in every square
They cannot say that we weren't here
They've had us quiet by our fear
You look me in the eye and lie
You'll answer for it by and by
We're not afraid to be impolite
I'm not about to say good night
You take and take, and give us not
`)
