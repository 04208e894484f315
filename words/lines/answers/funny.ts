import { answers } from '../../lines.ts'

// Each says what one thinks of what was just told: a joke of its own would change the subject.
export const funny = answers('funny', `
And that was just an average day
I've nothing useful left to say
And why does it always happen to me?
There's nobody here who would disagree
And still nobody's told us why
You've got to laugh, or else you'd cry
And don't pretend that you didn't know
I saw it coming a year ago
And sad to say, it's perfectly true
So what on earth is one to do?
It's famous all over the district now
I'd stop it if anyone told me how
And no one said that life was fair
I tell you this because I care
It's been like that for most of the year
They'll sell you a ticket to stand right here
I've never seen that done before
We laughed till we were on the floor
And no one thought it would go this far
They wrote it down on the back of a jar
I'd ask for help, but I don't know where
I did try looking as if I don't stare
And then it happened all over again
I've thought about moving away to Spain
You'd never do it for fortune or fame
I'm not allowed to mention a name
It's more than any nerve can take
And everybody makes mistakes
I only wish I'd come too late
I've never known it to be straight
And that's the way bad plans are made
I should have stuck to lemonade
I couldn't keep a serious face
It ought to have a parking space
I tell it now as a cautionary tale
It's yours, if you want it, it's going on sale
I've asked it nicely to behave
I'll laugh about it in my grave
I didn't speak for several days
It's just the start of another phase
And not one expert disagreed
It isn't what most people need
I had to go and take a seat
You'd hear about it down the street
I've lost about a week of sleep
And talk like that is going cheap
It's easily the worst I've seen
You wouldn't believe where we have been
I can't describe how that makes me feel
I checked it twice, and yes, it's real
I thought it was only a funny dream
There's somebody here who's going to scream
So can we have some quiet, please?
It's brought strong people to their knees
It's more than you would quite believe
And someone ought to be asked to leave
And that was before we dimmed the light
We'll hear about it half the night
I'm not entirely on your side
I looked for a bucket in which to hide
I swear that the idea wasn't mine
I told them all that it's quite fine
And that's not even the strangest time
It isn't, so far, a proper crime
It isn't what a sane man would like
It's enough to put me off my bike
I had to work on my frozen smile
They'll talk about that for quite a while
It came as something of a surprise
I had to shut at least both my eyes
It's a wonder that we're still alive
And all of this since half past five
It set at least one mind on fire
And nobody here is a very good liar
I've had to turn off the telephone
I could have been happy on my own
And this is the place that I call home
I'd rather be anywhere, even in Rome
I only came to get my coat
I felt a giggle climb up my throat
I think we've come to the end of the road
It isn't even in the code
And that's the clean half, so I'm told
It's one of those things that never gets old
And that was never on anyone's goals
We heard it all through one of the holes
I've been like that since I was born
It's going to be there in the morn
It isn't what I'd choose to boast
I think that's what I love the most
And then there was silence in the room
It spread like a joke, or a cheap perfume
I fear that we'll do it again quite soon
And all of it sung to a different tune
And no one at all has lost their cool
There's one exception to every rule
It put the whole street in a mood
I wouldn't say it was downright rude
It's worth at least a minor toot
I laughed from my hat to my oldest boot
We made page nine of the evening news
There isn't a thing here left to lose
It isn't what legends are made of
It's hard to explain, but it's a kind of love
And that was before we'd even begun
I can't deny it was rather fun
We looked at each other, a little bit glum
And that's just a taste of the things to come
I laughed till I had to hold my gut
I'd tell you, but my mouth is shut
In nobody's wisdom do I trust
I turn away when I see I must
I told myself to stay and hush
It turned my ears to a gentle blush
I gave it a smile and half a shrug
I needed a biscuit and a hug
It wasn't really what I'd planned
And nobody gave it a helping hand
And that was the moment it all began
I never once claimed there was a plan
I'd like to see you better that
I had a little lie-down at that
And now there isn't a way to go back
It's more of a gift than it is a knack
The whole thing happened in one quick flash
You can't even buy it for ready cash
I gave it a slow and careful clap
I needed to go and take a nap
I never saw a room clear so fast
And don't be afraid, for it doesn't last
I would have stopped it, but then it sang
It started not small, but with a bang
I've only got myself to thank
Believe me, that wasn't any prank
I should have turned and gone to bed
I can't get the picture out of my head
It's driving us gently round the bend
And that's my neighbour, and that's my friend
I still don't know what any of it meant
I'd like to know where the money went
I did my honest, level best
I'll leave you to imagine the rest
And that's not the end of the story yet
It's something that I won't forget
I'm trying to keep my face from the smell
It's something I've promised not to tell
I laughed so hard that I hurt my neck
It's left us all a nervous wreck
And then it went and did it again
That makes it about nine times in ten
I looked at the ceiling and said, oh yes
The whole affair is a glorious mess
It's funny, but only a little bit
I've got a new hobby, and this is it
I needed only one more thing
I laughed till I couldn't even sing
I hardly know where to begin
I couldn't tell if I lose or win
And what is worse, we love it still
I'm told you can cure it with a pill
I wish I could say it had been quick
I still haven't figured out the trick
They say that you have to let it rip
I had to go and sit for a bit
It isn't what any of us would wish
It smelled, if anything, like a fish
It's right at the top of my little list
There's nothing at all there that I've missed
It's worse, much worse, than you would think
They know all about it by the sink
And it keeps better time than the clock
It came as a thing of a mighty shock
It's not a talent, but it's what we've got
I used to mind, and now I do not
And somebody ought to make it stop
I nearly made it to the top
So what could possibly go wrong?
They've put it in this silly song
The only one clapping was the dog
It comes and it goes, like a bit of fog
And that's the reason we have a wall
I'm not the jealous type at all
It's not as easy as I had thought
And nobody yet has been properly caught
It's somewhere between a pain and a joy
It isn't a game, and it isn't a toy
It brought my blood to a gentle boil
I never heard a worse kind of noise
It's known on the other side of town
I laughed so much I had to sit down
I'm not sure what it's all about
And there you have it, it's all come out
I wouldn't believe it, but I was around
You couldn't invent it, it's too profound
There's nobody leaving the house
I stood there as quiet as a mouse
We'll read about it in the paper
I promised I'd get round to it later
It gave me a kind of a shiver
It's nothing you'd want to deliver
They asked me for reasons, there weren't any
I've cried only twice, and that isn't many
And that's the short half of the story
It's somebody's one claim to glory
I've brought it before the committee
It's known in the whole of the city
I'm waiting for an explanation
It's more or less a family occupation
It wasn't so much a decision
I never would have the precision
It's mentioned at every table
I'd help you if I were able
It's sad, if only a little
My nerves have turned fairly brittle
It's gone on for several years
It's still ringing round in my ears
I've thought about it most of my nights
We ought to have known our rights
I'd put up a notice on all of the doors
I blame it on one of those flaws
I'm leaving it all in your hands
There's nobody quite understands
I think about happier things
I'm hoping that nobody rings
I've said it at least a hundred times
There's people in prison for lesser crimes
It isn't in anyone's book
It only took one little look
I did what a sensible person would
I'd change it all if I only could
And that is the whole of the truth
I've had it since the days of my youth
I'm not what you'd call a man of the world
The top of my hair has uncurled
I wish I'd have heard of it first
And that wasn't even the worst
I'm waiting for matters to turn
You live, and you hardly learn
I laughed till it actually hurt
I've got most of it down my shirt
I give it a ten for the art
I knew it right from the start
It's best to keep it in the dark
It's one of those things with a spark
It did me no actual harm
I find that it has its own charm
And once was already enough
I wasn't aware I was so tough
I don't suppose there's a chance
It's starting to look like a dance
I've never met anyone to match
I told them there must be a catch
It's the best laugh that I've ever had
I'm not even totally mad
I suppose it's just who I am
I couldn't, I'm sorry, give a damn
Nobody asked us, but somebody did
I've felt like that since I was a kid
I filled up my cup to the brim
It started as only a whim
I think of it as a kind of gift
It gave all the rest of us quite a lift
I haven't been the same one since
I have to confess that it made me wince
It's better than having a job
I did let out one little sob
It takes a particular kind of boss
I'd say it was somebody else's loss
It's left me a little less proud
And that's how we drew such a crowd
I've told it to you only twice
And all of it at a reasonable price
And that's the way the evening goes
The whole thing gets right up my nose
I'd like to believe it's a joke
At least no one set off the smoke
It's best to keep out of its reach
And someone has mentioned a speech
It's bent the whole week out of shape
I looked for the quickest escape
I don't see it going to change
It's friendly, but it's rather strange
It lasted the best of the week
I found it was quite hard to speak
I've not got an angel's patient mind
It's one of a very special kind
I can't say it in a normal voice
It isn't as if I had the choice
It took me the best of an hour
I needed to go for a shower
It's no good, it only gets better
I've written them all an angry letter
I think it'll go on for ever
Nobody has told us you're clever
It keeps the whole lot of us together
I'd sooner discuss the weather
It isn't a question of money
I can't say I don't find it funny
And each one as bad as the other
It runs in the blood of my mother
And nobody wants to own up
I left half the tea in my cup
I blinked, and my patience was gone
We can't say how long it'll go on
I couldn't do much more than talk
I had to go out for a walk
It comes round each blessed morning
It happened without a warning
I said it in perfect English
It's one of those tasks you can't finish
`)
