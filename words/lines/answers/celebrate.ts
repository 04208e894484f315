import { answers } from '../../lines.ts'

export const celebrate = answers('celebrate', `
And half the street came out today
And there's no place we'd rather be
You saved the loudest laugh for me
There's no one here too grand to cry
So take a bow, you've stolen the show
And every word of it is true
So come up here and take your bow
And there's confetti in your hair
And you're the reason we're all here
And still we're shouting out for more
So roll the rugs up, clear the floor
They heard us cheering from the car
And all the rest is one bright blur
So pop the cork on cheap champagne
And every window knows your name
You keep the whole street wide awake
And that's the stuff we celebrate
So here's your very own parade
With that great grin across your face
You left us laughing in your trail
So give the balcony a wave
I could go on like this for days
And not one person disagreed
You brought the whole room to its feet
We laughed till no one here could sleep
The brightest thing this town has seen
You ought to hear the children squeal
And even strangers join the team
You make it look like such a breeze
And no one here's allowed to leave
So we're not going home tonight
You should have seen how hard I cried
So save the seat right next to mine
And you get better every time
So take a breath and take the mike
You did it with your sideways smile
And still you take us by surprise
You make the kitchen come alive
The news came singing down the wire
And no one's dancing on their own
And now there's no one going home
And there's a lump in every throat
We've hung the bunting down the road
The best one that was ever told
We cheered like someone scored a goal
So somebody go sound the horn
So stand up straight for one more toast
You switch the lights on in a room
We'll sing you home beneath the moon
No one but you could make that cool
You put the whole street in the mood
And every van went by with a toot
So spread it like the evening news
And that's the you we're fondest of
And that's before you'd half begun
So blow the trumpet, beat the drum
So here's the ribbon, yours to cut
You left us cheering in the dust
And, look at that, we've made you blush
So come down here and take a hug
So let's all give you one big hand
And I was there, your biggest fan
I'd like to see them bottle that
You've earned a slap across the back
You always make the biggest splash
So everybody, stamp and clap
And years with you go by too fast
You never whispered when you sang
And there's nobody else to thank
So let the streamers crown your head
And I get to call you my friend
We danced the pegs out of the tent
You never let the fiddles rest
And you're not even finished yet
And don't you wear the whole thing well
We'll hang a medal round your neck
So bow to us, then bow again
You've always been a walking yes
And not one soul told you to quit
You made the kettle want to sing
So open up and let us in
And, look at us, we're cheering still
And no one's ever guessed the trick
You give the day an extra skip
So close your eyes and make that wish
And you're the top of every list
You did it quicker than a wink
So never mind about the clock
You give it everything you've got
And no one wants the tune to stop
And now you're getting your own song
We woke up every neighbour's dog
And that's your picture on the wall
You went much further than we thought
And all the house jumped up for joy
You keep this party on the boil
And would you listen to that noise
The brightest window in this town
And that's worth one almighty shout
You passed the happiness around
There's laughter up and down the house
They ought to put you in the paper
And bed can wait a little later
You gave us all a happy shiver
And every grin grew one inch wider
So raise a glass, if only water
And still the party's getting hotter
And folk like you? There aren't many
And that's just page one of the story
The happiest noise in all the city
So here it comes, your own ovation
You keep the whole room in commotion
It was a wonderful decision
You had us dancing on the table
And no one's sorry, not a little
We've saved you up a year of cheers
So turn on every one of the lights
They heard us three streets off in the bars
You had us waltzing out of doors
So everybody, join your hands
I think you're hiding a pair of wings
I've told that one a hundred times
You make up all the finest games
There's more for you in ribboned boxes
And one big grin was all it took
And no one else alive quite could
You put the sunshine on the roof
You give the dullest day a twirl
And you were laughing, always, first
You taught the tables how to turn
We laughed until our insides hurt
You had us grinning from the start
You'd light a city in the dark
And no one's safe against your charm
The luckiest people in the world
The brightest apple of the bunch
You made the windows shake and jump
And hip hooray is not enough
So get up here and lead the dance
And we have never found your match
The nicest trouble we have had
You spread your happiness like jam
And we're so happy that you did
So dance us all a proper jig
We've filled the glasses to the brim
You gave the whole grey week a lift
We've not stopped clapping ever since
And no one else could do that job
So for today we've made you boss
And you have done this whole gang proud
So somebody had better cheer it twice
You danced us all up on our toes
You had us weeping at the joke
So someone's got to make a speech
You bent the whole week out of shape
And there's not one thing we would change
And we've been smiling all the week
The dearest trouble of its kind
So everybody, raise your voice
You kept us laughing for an hour
So clap until it sounds like thunder
And every year you just get better
So let the band play on for ever
And that's what brought us all together
You couldn't buy it, not for money
And there will never be another
So everybody, glasses up
There's cheering still when you have gone
You make a gallop out of a walk
And this has been your kind of year
You're half the laughter here on earth
We laughed till no one had the breath
We've learned the words to all your songs
Your laugh is soaking through the walls
You should have seen the neighbours' looks
Your voice can fill a dozen rooms
The band has played its highest notes
They heard us cheering from the trains
And what a day for all of us
It's party pepper in your blood
And nobody had to bend the truth
They heard the cheer from north to south
We've hung balloons on all the gates
You're worth a hundred birthday cakes
We could keep clapping you for hours
You turn a Tuesday into summer
We'd march you down a hundred streets
You make us all feel just like kids
I felt it jumping in my bones
You put the grins on all our faces
They're waving from the second row
You've taught us what there is to know
And there's a queue to say hello
And off like fireworks you go
And nobody does it like you do
And all of us would like one too
We wouldn't swap for something new
I couldn't name a finer pair
You ought to see them stop and stare
And there's applause along the stair
So shout it from the thoroughfare
You bring the house down, loud and clear
The whole street's leaning in to hear
So give yourself another cheer
They'd put that up upon the sign
And everything about you's fine
It makes you shine, it makes you glow
And that's a thing the neighbours know
So somebody turn up the light
And isn't that a lovely sight
I've said so every single night
`)
