import { answers } from '../../lines.ts'

export const funny = answers('funny', `
And that was just an average day
The neighbours all blamed it on me
And still nobody's told us why
The manual doesn't say to, though
The goldfish hasn't got over it, though
And half of it is nearly true
It's banned in seven counties now
And no one else could find a chair
The insurance people don't come here
I'm never going back to that store
And no one's slept a wink next door
We found the other half in the car
The cat went by, a puff of fur
And then they did it all again
The fire brigade knows us by name
Well, everybody makes mistakes
There's jam on every single plate
And that's the way bad plans are made
I couldn't keep a serious face
The fish shop's put it up for sale
The budgie asked us to behave
The smell hung round for several days
And not one doctor disagreed
The postman's crossed to the other street
The hamster hasn't been to sleep
It's easily the worst they've seen
And no one talked throughout the meal
The ceiling's held up by one beam
The whole house smells a bit of cheese
The guests had all got up to leave
The moths have never looked so bright
My trousers may have lost their pride
I swear the idea wasn't mine
The bus came early, just this time
And that's not what a bike looks like
The dentist has forgot to smile
The vegetables were a surprise
And nobody died, we're all alive
The smoke alarm said there's no fire
The pizza man just hung up the phone
And that's why no one calls at home
There's custard all across my coat
We're banned now from the whole ring road
It's not the first time I've been told
The sock drawer's just one great big hole
The gnomes have fled across the lawn
And that's the reason there's no toast
We moved into a different room
It's why I eat soup with a fork and spoon
They've drained the local swimming pool
Apparently it counts as food
There's something living in my boot
We made page nine of the evening news
It's not what dinner parties speak of
It took four men to get it undone
My left ear's only a little numb
I laughed so hard I pulled my gut
The hoover coughed and bit the dust
The parrot tells us all to hush
There's half an olive in my mug
It wasn't really what was planned
And all of this before we began
The neighbours keep a list of that
The wheels came off, we pushed it back
We heard a long and distant crash
The sofa's just a giant trap
I never saw a room clear so fast
And then the second kettle sang
I've only got myself to thank
I should have listened and stayed in bed
The washing machine's gone round the bend
And nobody knows where the sausage went
The wallpaper was not impressed
We haven't paid the plumber yet
We're hoping no one rings the bell
I laughed until I cricked my neck
And Grandma's laughing, off again
The kitchen's one enormous mess
The sofa isn't safe to sit
And someone's swallowed half the string
I'd put it out in the recycling bin
My aunt has left us out of the will
The recipe said give it a lick
The captain offered to leave the ship
I wouldn't share a bath with the fish
The instructions had one step they missed
The bath's run over, blocked the sink
And now there's only half a sock
It's not a talent, but it's what we've got
And someone ought to make it stop
So what could possibly go wrong
The only one who clapped was the dog
There's marmalade half up the wall
It's not as easy as I had thought
The baby thinks that it's a toy
We've had to wrap the shed in foil
We tell them it's the plumbing's noise
It's why they moved away from town
The ambulance did a turnabout
They heard us three postcodes around
It scared the life out of the mouse
I've hidden under the Sunday paper
The eyebrows did grow back much later
My ancient knees began to quiver
The trousers need to be much wider
Just add a little bit of water
They asked for volunteers, weren't any
And that's the clean half of the story
The council's formed a small committee
We're waiting on an explanation
The ducks have seconded the motion
It wasn't so much a decision
We found the answer under the table
I may have overcooked it a little
We've all got cotton wool in our ears
They heard us yodelling that night
The aliens turned round on Mars
It's still in crumbs on seven floors
I've glue still stuck to both my hands
The sofa's lost its final springs
We've mopped the ceiling seven times
We've had to change both our surnames
The moth has eaten all the boxes
That isn't in the cookery book
It did more harm than pudding should
Three sheep still grazing on the roof
The vacuum gave one final whirl
I wish we'd moved the piano first
The queue's so long, I've lost my turn
I've got spaghetti down my shirt
Expensive, yes, but is it art?
The dogs all joined in from the park
A chicken's tucked beneath one arm
The smallest trumpet in the world
And one flamingo's quite enough
The curtains never stood a chance
We've put a padlock on the hatch
It's not the worst Tuesday we've had
The village now runs out of ham
We told the boss that no one did
The police wrote it down inch by inch
I kept the bill to frame as a gift
I've owned no hairdryer ever since
The duck went off to find a job
The goat's been promised we'll make it boss
And that's how we attract a crowd
I've tripped across it only twice
And that's how custard gets up the nose
It cost us more than just a joke
The biscuit tin's beyond my reach
The jelly hasn't kept its shape
They paid me in the smallest change
I can't sit down until next week
The upstairs people didn't mind
The satnav's lost its speaking voice
I had to lie down for an hour
The kettle's got a look like thunder
The bank has written us a letter
I'm staying underneath here for ever
We've glued the big bits back together
And no, we can't get back the money
One leg was shorter than the other
And that's what's living in the drain
We only found it, halfway up
I blinked, and both the geese were gone
And now the parrot just won't talk
It's been a rather trying year
The strangest barbecue on earth
We laughed till we were out of breath
It's in a lot of country songs
We've found it growing up the walls
We got some very funny looks
It smells the same in all the rooms
The milkman only leaves us notes
They've barred us now from all the trains
The llama took one look at us
There's too much mustard in my blood
That's nearly half of all the truth
The ducks have all flown early south
We've no idea what was lost
We never did find all the plates
There's not much call for jam in cakes
They kept us at the desk for hours
The tuba fell upon the drummer
They're finding feathers in the streets
We blamed it on the neighbours' kids
I felt it in my funny bones
The vicar made the strangest faces
It lit up half a mile of lights
The bathtub's teaching me to swim
I haven't moved that fast since I was born
It's more than any plumber can take
`)
