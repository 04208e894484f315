import { answers } from '../../lines.ts'

export const hope = answers('hope', `
But every night gives in to day
There's more of light than we can see
And there are swallows in the sky
And where there's mud, there's things that grow
There's always someone coming through
The tide is turning, even now
I smell the summer on the air
It's further on, but oh, it's near
So put a lamp by the front door
The next wave throws us up the shore
There's room enough for one more star
The seeds are waking, hear them stir
The field drinks deeply after rain
There's still a spark to fan to flame
The bread is rising while we wake
It's never dark, it's only late
The grey's the first of blues to fade
The sun comes round and finds its place
We've patched it up, our one good sail
The snowdrop isn't big, it's brave
I think there's sun behind the haze
One apple holds an orchard's seed
There's sun already on the street
The roots are working while we sleep
And underneath, the grass is green
The bruises go, the cuts will heal
The roof's still on, we've got the beam
There's one leaf holding on the trees
The winter always has to leave
There's one thin window full of light
I hear the turning of the tide
There's one green shoot upon the vine
The morning always comes in time
So walk beside me one more mile
It starts with pink along the skies
And look at us, we're still alive
One ember's all you need for a fire
And nobody goes on their own
Some boat is always sailing home
There's one plank left, and planks will float
There's daylight farther up the road
The crocus doesn't mind the cold
There's sunlight leaking through the hole
Another day is being born
I see a lantern on the coast
The apple trees are going to bloom
The ice will all be water soon
I feel the evening change its mood
The smallest plant is pushing a shoot
We'll dance again in muddy shoes
There's always something left to love
I've kept a window for the sun
The birds are early, but they've come
There's one door that they didn't shut
There's green already through the dust
I heard a blackbird and a thrush
There's something warm inside the mug
I see it now, a strip of land
We'll do whatever people can
There's no lock strong enough for that
The swallows know their own way back
The green comes up beneath the ash
There's always one road on the map
It may be long, but night goes fast
I woke today, and something sang
The river hasn't burst its bank
There's bread enough, so break the bread
I think it's luck around the bend
There's still a peg left for the tent
There's one egg warming in the nest
We haven't seen the best part yet
I hear it, far away, a bell
There's sunlight spreading up the deck
The almond tree's in leaf again
There's always time to answer yes
There's one more candle to be lit
The coldest wells still hold a spring
I see the daylight coming in
There's snowdrops halfway up the hill
The match is damp, but there's a wick
The harbour waits for every ship
A well's just water and a wish
The sun is coming through the mist
The sky today is turning pink
The daisies split the hardest rock
We start again with what we've got
The hardest rains begin to stop
The night was only three hours long
There's someone singing through the fog
The ladder's leaning on the wall
It isn't half as dark as I thought
There's something near, I think it's joy
The bulbs are restless in the soil
I listen, there's a nesting noise
There's light on every hill in town
And that's what dawn is all about
The seed is safe inside the ground
A swallow's nesting on the house
I wrote tomorrow on white paper
The leaves will come a little later
The ice is cracking on the river
The gap between the clouds grows wider
The desert keeps some hidden water
One bud is up, there'll soon be many
It isn't the last page of the story
The almond's blooming in the city
There's one more train yet at the station
The smallest stream will find the ocean
The sky will come to some decision
There's one more chair around the table
The door is open, just a little
The best ones are the coming years
I see the row of harbour lights
The longer dark, the better stars
And somewhere there are open doors
It's ours, we've got it in our hands
I hear it now, the beat of wings
The sun's come up a billion times
There's treasure still in cardboard boxes
So turn the page, there's more of the book
We'll get there, as I knew we would
The rainbow's standing on the roof
The fern puts out its one green curl
The bravest bud is always first
The weathervane's begun to turn
There's still a strong beat in the heart
It only takes one tiny spark
There's kindness yet in this old world
A single star can be enough
The stubborn daffodils will dance
The dark is long, but here's a match
I've hope enough to make me glad
The sun stands on the valley's rim
And every sunrise is a gift
We've kept a candle burning since
There's silver in the heaviest cloud
The sun comes slowly through the ice
The rowan's red, and so's the rose
There's warmth wherever there is smoke
The ripest pear's in easy reach
The wind has settled on a change
The lark has only begun to speak
The dawn's not very far behind
We've come together, voice by voice
It's nearly up, the longest hour
There's blue behind the hills of thunder
The morning comes to us like a letter
There's no such thing as rain for ever
We'll haul the fallen roof together
The bees are out again for honey
One hand reaches out for another
I see the daylight coming up
The worst of it is all but gone
We've learned to crawl, and soon we'll walk
It's going to be a better year
There's gentle rain upon the earth
So take one slow and steady breath
I hear it in the children's songs
There's ivy climbing up the walls
It isn't half as bad as it looks
There's sunlight walking through the rooms
The blackbird tries a few new notes
I hear the whistles of the trains
There's something good in store for us
There's stubborn music in our blood
The seed already knows the truth
A warm wind's coming from the south
There's still a way back for the lost
There's roses growing through the gates
The sun lies dancing on the lakes
There's time to come, and golden hours
You can't hold back the coming summer
There's fiddles coming down the streets
We'll plant a tree for someone's kids
I feel it, spring, inside my bones
There's hope in all the smallest places
It's going to mend, the thing that hurt
There's wheat enough on every farm
They told us never, then we did
The evening air is sweet and cool
And where it ends I still don't know
You take it easy, take it slow
The hardest seeds are last to grow
There's light enough to let you go
There's nothing that the dark can do
And every morning comes up new
The sky is trying on its blue
There's kindness, and it's everywhere
You breathe it in, it's only air
You put one foot upon the stair
And somebody has left a chair
The worst of it's already here
I've got a candle and no fear
I've come through worse another year
It doesn't have to be all right
You leave a window to the light
You give it time, you give it a try
I've seen it lift, the same old sky
It isn't much, but it's what I've got
A little is more than not a lot
`)
