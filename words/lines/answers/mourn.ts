import { answers } from '../../lines.ts'

export const mourn = answers('mourn', `
It's quieter round here today
I look, and that is all I see
And every cup is hung up dry
And nobody told the garden so
The chair still keeps the shape of you
The house is holding its breath now
I turn, and you're not in the chair
I say it, as if you could hear
The coat is still behind the door
We sat there talking in the car
The days have all become a blur
I'd give a lot for that again
The dog still looks up at your name
I catch myself at dawn, awake
I still set out a second plate
It's in the grain, it doesn't fade
There's no one else to fill the place
We've kept the hat upon the nail
And we're still spending what you gave
The kitchen clock ticks on for days
I turned to tell you, to agree
We know the creak of that old seat
It's ours to tell and ours to keep
The grass grew over, soft and green
Some days are heavy as a wheel
It comes and finds me in a dream
I hear it in the trees, the breeze
The leaves don't ask us, they just leave
We leave the landing with a light
We laughed at that, and then we cried
And something of you walks in mine
The roses came up right on time
I thought of it and found a smile
And it still takes me by surprise
We keep the best of you alive
We talk about you by the fire
I nearly called you on the phone
And no one's humming coming home
I feel it catching in my throat
We drove here by the longer road
It never tires of being told
It's worn a groove into my soul
I keep it like a coat that's worn
And it's the small things hurt the most
I hear the silence in that room
I saw you in the afternoon
The evening air is turning cool
I know the path still, underfoot
There's no one who can fill those shoes
And that is how I learned of love
We've left your chair out in the sun
I listen, and the birds still come
We've left that one drawer tightly shut
I write it slowly in the dust
And even noisy boys go hush
I drink my coffee from your mug
I still reach over for your hand
We carry on what you began
The peg still has your Sunday hat
I'd give a lot to have you back
It comes to me, a sudden flash
There's no such country on the map
I thought that it was going to last
I thought of that while others sang
And there's a space where my heart sank
I keep the book beside my bed
And that's a thing that doesn't end
The pillow has a little dent
I miss that more than all the rest
I haven't washed that teacup yet
There's more than I know how to tell
I feel it at the back of my neck
The swallows came to us again
I miss it more, and never less
I know the bench where you would sit
It's only what the evenings bring
The door swings, nobody comes in
And I can nearly hear it still
The wall clock has a softer tick
I pour it out and take a sip
I'd give the world for half a wish
It's still there on the shopping list
I water them, I let them drink
I leave your key inside the lock
Remembering is what we've got
And now and then the clocks all stop
There's still one voice in every song
The morning's come in grey with fog
I know your footstep in the hall
There's more of you in us than we thought
One day the ache may be a joy
You're in the rain, you're in the soil
The house has lost its favourite noise
The evening lets its blue light down
I found your pencil, half worn out
I miss the ordinary sound
A stillness settled in the house
I write you letters on plain paper
It hits me hours or seasons later
We told it standing by the river
The table seems a good deal wider
We set the flowers into water
Of hearts like that there aren't many
We take it in turns with the story
The bells were soft across the city
I look for you at every station
It comes in waves, just like an ocean
There's still a place for you at table
It helps to say it, just a little
It's going to take a lot of years
The village put on all its lights
I've given your name to one of the stars
And no one thinks of locking doors
I don't know what to do with my hands
I keep a box with all your things
I've told it now so many times
We can't quite say the old pet names
I keep the photographs in boxes
I've pressed a flower in the book
I'd bring you back here if I could
We heard the rain upon the roof
And that's the memory I reach for first
I almost see you at each turn
I didn't know how much it would hurt
You're sewn in stitches to my heart
I leave a candle in the dark
We came here slowly, arm in arm
You were a good part of our world
We never thanked you half enough
I'd tell you so, given the chance
I hear the lifting of the latch
The loveliest luck we ever had
It's made me everything I am
We're so much better that you did
The cup's still printed at the rim
Just having known you was the gift
We haven't been the same ones since
I look for you in every crowd
I've read the card already twice
I found a late and stubborn rose
And no one dares to tell the joke
We walked your walk along the beach
My days have lost their proper shape
The seasons go on with their change
I feel the wet upon my cheek
The world was lucky you were kind
I still can nearly hear your voice
I miss you at this very hour
The sky is low and full of thunder
I know it now, each line and letter
It isn't goodbye, not for ever
We're learning how to stand together
The light comes in as slow as honey
One season leans upon the other
There's nothing to be done with rain
I still set out your morning cup
The light's still good, and you are gone
We took your path, we didn't talk
It will be quieter this year
A kinder soul's not on this earth
I say your name beneath my breath
I can't sit through the slower songs
The evening climbs up all the walls
I find your pencil in the books
I know you in the empty rooms
I've kept your crooked little notes
I listen to the distant trains
You're somewhere still in all of us
There's some of you here in our blood
We find it hard to say the truth
The geese are heading to the south
I can't forget how much we lost
I still take down too many plates
There's moonlight lying on the lakes
I've looked at nothing now for hours
The year went on and into summer
I see your coat in crowded streets
We'll tell it to the children's kids
I carry it inside my bones
I think I see you in all places
There's one more hug I think I need
I'd tell you, but I think you know
I haven't learned to let you go
I set your cup out, even so
And still the roses come and go
It's in the things I say and do
And no one laughed the way you do
I turn, and almost look for you
I find it's mostly you I'm talking to
I smell it sometimes in the air
I see your hand along the chair
I look for you along the stair
And it's a comfort, you being there
I say it when there's no one here
I think of it throughout the year
I hear your voice, and it's so clear
I left your lamp on for the night
And that's the way I see you, right
I couldn't say the word goodbye
I tell it to the evening sky
I keep whatever bits I've got
And that's so little, that's a lot
`)
