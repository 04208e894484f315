import { answers } from '../../lines.ts'

export const proud = answers('proud', `
I'd put your face on coins today
And all of that in front of me
You'd think I'd watched an eagle fly
I've told the whole street, just so you know
I point and say, that's you, that's you
The whole room ought to hear it now
I tell each stranger on the stair
I was the loudest person here
I couldn't love you any more
I'm six foot tall now, maybe more
You don't know just how good you are
I've rung the neighbours up again
I'd write it in the sky, your name
And that's a thing no one can take
You walked it, head up, tall and straight
You earned each inch of that parade
You should have seen my silly face
You did it, fighting tooth and nail
You never knew you were so brave
I'll talk about it all my days
You've grown like summer from a seed
And I was first upon my feet
You worked while all the rest would sleep
The best that this old place has seen
I can't describe the way I feel
You did a thing I couldn't dream
I've gone all wobbly at the knees
I'm laughing tears across my sleeve
You've never shone quite half so bright
My coat won't button round my pride
I look at you and say you're mine
I knew you'd do it, given time
I'd hug the stranger with the mike
You wear it with an easy smile
I've dust, it's only dust, in my eyes
I'd give the whole back row high five
You walked straight on through flood and fire
You did the hard part on your own
I bragged the whole of the way home
I've got a lump stuck in my throat
You did it and you never slowed
You stood your ground when you'd been told
You did it all with heart and soul
I've known it since the day you were born
And you're the last who'd ever boast
I felt you fill up all the room
I'm swollen like a big balloon
I'm blubbing like a happy fool
I'm walking on one feathered foot
And they can put that in the news
And that's the stuff you're made of, love
You're not the sort to cut and run
And just imagine what's to come
You got there on your nerve and guts
I'll say my eyes are full of dust
I bragged until I made you blush
I've had it printed on a mug
I held my breath, I squeezed my hand
I'm signing up, your oldest fan
And I had tears beneath my hat
You took the long road, not one step back
I didn't cheer, I had to clap
I knew your day would come at last
My heart went up, the rafters rang
You've only your own self to thank
And that's exactly what I said
I've told each person I call friend
I knew just what each hour had meant
I've got a medal in my chest
I haven't dried my glasses yet
You don't boast, so I'll have to tell
I flung my arms around your neck
I'll tell the story once again
You looked at no and made it yes
And in my eye, a bit of grit
I'd rather that than any thing
I feel it down in the bones, the skin
I shook then, and I'm shaking still
You didn't take the easy pick
I bit a hole right through my lip
I couldn't have dreamed a better wish
You're number one upon my list
You're twice as brave as you might think
You broke the mould, you beat the clock
You gave the thing the lot you'd got
You didn't once look down from the top
I've known you had it all along
I've gone and even told the dog
You stood there looking ten feet tall
You've gone much further than I thought
I never knew such daft old joy
You earned it all by honest toil
I made a most undignified noise
You're now the talk of this old town
You never gave the room to doubt
My feet have not come down to ground
You brought such glory to the house
I bought up all the local paper
I'll be composed a moment later
It gave my silly heart a shiver
My grin got there and then got wider
My eyes have gone and filled with water
There's some who try, and not so many
You wrote the whole page of your story
They ought to light up half the city
I led, myself, the standing ovation
You can't imagine my emotion
You made it by your own decision
You're why I thump upon the table
I'm proud of you, and not a little
So never mind these happy tears
I saw you shining through those lights
I'd write it up across the stars
You've opened up the heaviest doors
You did it with your own two hands
You did such big and grown-up things
I've watched it now a hundred times
And I was there, I saw it first
It's no small thing, the way you learn
I've busted buttons off my shirt
I knew you had it from the start
You kept on going through the dark
I'd not swap you for all the world
I've bragged, but never quite enough
You gave yourself a fighting chance
And nobody can be your match
You're quite the best year that I've had
You thought you couldn't, then you did
And watching it has been a gift
I've walked a little taller since
I'm saying it, and saying it loud
I read the letter more than twice
I'm proud from crown to tips of toes
You've put the stars in easy reach
You did it, and you didn't change
You won, and then you still were kind
I heard your name in the speaker's voice
You made it count, each single hour
I clapped until it sounded like thunder
You fell, got up, and did it better
I'd like to clap you on for ever
We've cheered as one, we've wept together
I'd stand there clapping in the rain
You fell, and then you stood straight up
You kept your nerve when luck was gone
And that's how you can walk the walk
The proudest moment of my year
The proudest heart upon this earth
I watched it with my indrawn breath
You're worth a hundred marching songs
Your picture's up on all my walls
I caught the others' jealous looks
I've told the tale in several rooms
You've done it, and for all of us
You've got the steel, it's in the blood
I'm boasting, but it is the truth
They know your name from north to south
You found the way when you were lost
They ought to cheer you through the gates
You put in all those lonely hours
You marched to no one else's drummer
I'd hang your name in all the streets
I feel it singing in my bones
I wish you'd seen all of our faces
You did it all those patient years
You won it playing no one's games
It's not the kind you learn from a book
I knew you could, I knew you would
I've shouted it from off the roof
You took your time, you did the job
I've smiled about it all the week
You couldn't buy that, not for money
I'd not swap you for any other
You thought you'd sink, I watched you swim
I want the whole wide world to know
Just look at that, and watch it grow
From where we stood, how far we go
And no one said it could be so
Now show me what you cannot do
I always knew, I always knew
And look who's standing there: it's you
The hard part's done, and done by you
And no one ever saw you despair
You did it on a wing and prayer
You had the nerve, you had the flair
I'd like the folks at home to hear
It's taken more than half a year
I saw you shake, I saw you try
They'd said the bar was set too high
You worked on that by candlelight
You went and put the whole thing right
I'm standing here, my eyes not dry
It isn't luck, it isn't a lot
It's all the heart you've ever got
`)
