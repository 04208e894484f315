import { answers } from '../../lines.ts'

export const story = answers('story', `
They tell it in the town today
As far as anyone could see
A single bird went down the sky
The river told it, running slow
And by the morning, it was true
And somewhere it is happening now
With woodsmoke hanging on the air
And half the tale's still wandering here
The wind went knocking on the door
A ship's bell rang along the shore
They saw it burning from afar
The miles went by, a silver blur
And someone waited for the train
The old folk still can say the name
A row of lamps lay on the lake
The clock hands showed it growing late
The light was just about to fade
The moon put up its plain white face
A dog went barking down the rail
The sea came in with one last wave
The stubble fields were all a haze
The grass bent over, heavy with seed
The news went quickly down the street
And all the houses lay asleep
The last road in the hills was green
There came the squeaking of a wheel
A lantern threw a yellow beam
The washing lifted in the breeze
There wasn't time to pack and leave
A window held the only light
The gates behind were standing wide
A rooster called across the pine
The church bell counted out the time
A farm boy pedalled past on a bike
The old road ran for another mile
The lamps came on like opening eyes
The last train was about to arrive
Some wood was settling in the fire
A fiddle played somewhere alone
The cows came slowly walking home
A collar up, a winter coat
A single light came up the road
It changes every time it's told
The embers blew from a heap of coal
The crows flew off across the corn
A cold moon rose above the coast
And then a hush came over the room
Out rolled a wide September moon
The evening settled blue and cool
Some kitchen had the smell of food
The path was soft there underfoot
The paper never ran the news
As evening closed its velvet glove
That's where the story was begun
Far off, the sound of marching drums
The shop on the corner was all shut
The road behind was only dust
And through the barley went a hush
The coffee cooled inside the mug
The tide ran out and left the sand
And that was how it all began
And no one ever talks of that
The sun was going down the track
A kingfisher went in a flash
A place too little for the map
The shadow that the steeple cast
Outside a rusty signboard sang
A heron stood along the bank
The sky went orange, then went red
They're waiting still to hear the end
The blue smoke showed which way it went
The sun got lower in the west
The ink was hardly even set
From over the water came a bell
A scarf blew off from someone's neck
They never spoke of it again
Two names, a date, a lost address
A match was struck, a pipe was lit
The gate was tied with a bit of string
The sea came up like beaten tin
The stars were low upon the hill
A candle burned down to the wick
The rope was thrown across to the ship
The nets hung empty, not a fish
The valley filled with morning mist
The sky had turned to spilled black ink
A boat was knocking at the dock
They never marked the very spot
They felt the wind turn round and drop
A stranger hummed a harvest song
A ferry sounded in the fog
A leaf came loose, the first to fall
And no one asked what it had brought
A whistle came from a passing boy
The plough had turned the frozen soil
The geese went over, full of noise
The moon came up on a sleeping town
A lamp went by, a lamp went out
The night came in without a sound
A light moved upstairs in the house
It's written down on yellow paper
They found the letter ten years later
The moon was broken in the river
The crack of dawn grew slowly wider
The stars lay trembling on the water
Of those who saw it, there aren't many
And every village has its story
A late train rattled through the city
The lights went off along the station
And no one heard it for the ocean
And no one knew of the decision
They tell it round the kitchen table
The door stood open, just a little
And no one spoke of it for years
The harbour put on all its lights
The sky turned over, full of stars
The wind went rattling at the doors
Some money passed between two hands
The market stalls were folding things
The clock tower struck it seven times
The rain wore out the carved-in names
The wharf was piled with wooden boxes
It's pencilled in a travel book
The axes rang out in the wood
The pigeons settled on the roof
The smoke went upward in a curl
And nobody was told at first
There stood a signpost at the turn
They say a drum beat like a heart
A set of footprints crossed the park
A cold mist rolled across the farm
And that was nearly all the world
The swings were still, the path was rough
The leaves got up and tried to dance
And something rattled at the latch
The only luck they ever had
The traffic made a mile-long jam
And no one knows just why they did
The moon rode up on the valley's rim
The boats were moored, and one adrift
They've told the tale there ever since
The moon slid out behind a cloud
The bells were rung, and rung out twice
The path runs farther than it shows
The chimneys gave a little smoke
The boats were drawn up on the beach
The weather was about to change
The neighbours talked of it all week
With only starlight there behind
The wind had something like a voice
The streets lay empty at that hour
The hills were muttering with thunder
It came by hand, a folded letter
The road goes on from there for ever
The wind and dark came down together
The lamplight lay as thick as honey
One road led on into another
The dawn came creeping slowly up
And when they looked, the road was gone
The kettle stopped, and so did talk
The hardest winter in the year
The smell of newly broken earth
The horses stood there, white with breath
The sailors knew it in their songs
A shadow moved along the walls
There passed between them certain looks
Some candles burned in upper rooms
A piano dropped a few slow notes
They heard the far-off night-time trains
It was handed down, and came to us
The old ones say it's in the blood
The one-eyed ferryman swore it's the truth
The wild geese made a line for the south
They never spoke of what was lost
The dogs lay sleeping at the gates
The mist lay thinly on the lakes
The church clock doled out all the hours
That was the long and golden summer
A lamplighter went down the streets
They tell it now to wide-eyed kids
It's carved along the standing stones
The firelight moved on all the faces
`)
