import { answers } from '../../lines.ts'

export const pray = answers('pray', `
So stay with us until the day
I fold my hands and wait to see
I lift my small voice to the sky
So lead us gently where we go
I ask for strength to see it through
So let there be some quiet now
I lay it on the evening air
I whisper, hoping someone's near
So leave some mercy at the door
We ask for peace, and nothing more
So keep them safe, however far
So let no bitter feeling stir
So send us sun, and send us rain
We say out softly every name
So watch us while we sleep and wake
So let the grace not come too late
So guard the gifts that you have made
So turn on us a gentle face
So fill our small and patched-up sail
I ask to be a bit more brave
So let me number well my days
So give us only what we need
So put some peace beneath our feet
So keep the little ones asleep
There's more at work than can be seen
I ask for all the hurts to heal
So lead us by the quiet stream
I say it now upon my knees
I've nothing hidden up my sleeve
So give us some small share of light
So walk a while here by our side
I put my candle down in line
So give us patience, give us time
So bless the tears, and bless the smile
I say it, closing both my eyes
So help the little hopes survive
So feed the lamp and feed the fire
So let no creature be alone
So bring the ones who wander home
So be a harbour, be a boat
So take a little of the load
So shelter those out in the cold
So mend the broken, make it whole
So mend whatever has been torn
So come to those who hurt the most
So let there be some holy room
So rise on us, you gentle moon
We come with simple gratitude
So water us, from leaf to root
So hear us in our working shoes
And what we ask the most is love
So warm us like the morning sun
So let the better days now come
So let no open door be shut
I haven't much, but I have trust
I hear the answer in the hush
So hold us in an open hand
I'll try to do the good I can
I ask for nothing more than that
So bring the ones I love all back
So be the lantern and the map
I ask for peace, and peace to last
I think I heard it when we sang
There's more than we know how to thank
We thank you for our daily bread
So stay beside us to the end
I'm grateful for whatever's sent
So give the tired arms some rest
I haven't given up hope yet
I hear it in the morning bell
I ask it once, and then again
We come with all our need and mess
So sit beside us here a bit
The sparrows know it, so they sing
I've left the door ajar, come in
So teach my busy heart to be still
The smallest flame still needs a wick
So be the wind that moves the ship
I make a prayer of every wish
I put it first upon my list
So fill the cup, and let us drink
So be for us a standing rock
We bring you all the love we've got
So let the rattling thunder stop
So turn our sighing into song
So shine a light into the fog
So catch the ones about to fall
I know you hear me, word or thought
We thank you for the grief and joy
So bless the bread and wine and oil
So speak to us above the noise
So lay a gentle evening down
So leave a little room for doubt
I put my ear against the ground
So bless the corners of this house
I've put my prayer down on paper
And if not now, a little later
So carry us like leaves on a river
So make the narrow heart grow wider
So be to us the desert's water
I've one request, and not too many
We only know our part of the story
So shed some light on all this city
I sit in quiet expectation
So calm the wide and heavy ocean
I put it now in your decision
So bless the people round this table
I ask for much, I've brought a little
So keep us through the coming years
So watch with us these longest nights
I say it to the early stars
So open all the rusted doors
We hold it up in both our hands
I thank you for the smallest things
I've asked it now a thousand times
I breathe it upward, like the smoke
I've no fine words from any book
So help us do the thing we should
I haven't need of any proof
So teach us to put others first
So show us which way we should turn
So go to anyone who's hurt
I say it, simply, from the heart
So leave us candles in the dark
So keep them safe from every harm
So lay a hand upon the world
So let the little be enough
I know that it's not only chance
I strike a very hopeful match
I thank you for the luck we've had
So take my heart just as I am
I ask forgiveness for things I did
So fill us slowly to the brim
And every breath's a borrowed gift
I've kept a candle burning since
I say it low, I say it aloud
I've prayed for it now once or twice
I whisper it before I doze
So let some good be in our reach
I ask for courage, ask for change
So give some courage to the weak
So make us patient, make us kind
So hear us now, a single voice
So stay with us this quiet hour
So be the calm inside the thunder
So teach us how to love much better
So let your kindness last for ever
So bring us back, and bring us together
So sweeten bitter cups with honey
So make us kinder to each other
So lift the weary travellers up
So hold the ones already gone
So teach us slowly how to walk
So lead us through another year
So spread your peace upon the earth
I feel you nearer than my breath
I give you all my broken songs
So take away the dividing walls
You know the heart and not its looks
So come and sit in lonely rooms
I offer up my few poor notes
So keep a gentle watch on us
I feel it moving in my blood
So bring us gently to the truth
So bless them, east and north and south
So find the ones who feel they're lost
So let us in at evening's gates
So hold us in the smallest hours
So bring us from the frost to summer
So put your peace in angry streets
So bless the parents, bless the kids
I know it deeply in my bones
So shine on us in shadowed places
I know you'll come, I feel you near
The rest is more than I can know
You made the rain, you made it so
And where it's dark, be there below
There's nothing more that I can do
I put it in the hands of you
Whatever comes, we'll come through too
Just let me know that someone's there
So hear it as a kind of prayer
I breathe it out upon the air
Be still, be close, be very near
And take a little of the fear
I only ask that you be here
I light a candle for the night
And lead us gently to the light
I leave it underneath your sky
I do not ask the reason why
It isn't much, it's all I've got
`)
