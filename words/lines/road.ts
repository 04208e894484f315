import { lines } from '../lines.ts'

export const home = lines('home', `
scene wistful | The sign's been painted, the paint is thin / It's still spelled wrong where you're coming in
scene | The gate still sticks, you lift and shove / A trick you learn from the ones you love
scene | The dog remembers, the neighbour waves / The cat pretends and the rabbit behaves
scene me | I grew up here where the two roads cross / A pub, a pump and a lot of moss
scene | The last train home and my head on the glass / I'm counting the lit up rooms that pass
scene me | The bus slows down by the baker's wall / I know each hand, I could name them all
scene | There's a light on late that I used to know / Somebody's up with the kettle on low
scene | {In place} the streets run steep and thin / They taught me to walk with my elbows in
scene tender | The hall has a smell I can't explain / It's soap and bread and coats in the rain
scene wistful me | I dreamed of the house with the lamps all lit / And all of us shouting in all of it
scene bright me | The leaning tree, the bend, the sign / Four minutes more and it's yours and mine
scene | {Where} there's a step with my name cut in / The year, a fish, and a tin-tack pin
scene me | {Sense}, and I'm back on the stair / With crumbs on my jumper and fluff in my hair
scene | {A part}, {a part2}, and the path / A towel, a duck and a Saturday bath
story funny | We had one bike and we all took a turn / And that's how you wait and that's how you learn
story | My grandmother hid her coins in the tea / She'd take out the cup and she'd wink at me
story dark | The year the mill and the school both shut / The road went quiet, the grass uncut
story tender | She measured us all on the pantry door / A pencil line for each year, and more
story wistful me | I said I'd be back when the plums were red / It's seven years since I slept in that bed
story | We built a raft from a wardrobe door / It sank in a second, so we built four
story me | I fell off that wall when I was eight / And hid my arm till it went quite straight
story tender | My father whistled a street away / That's how you knew it was end of day
story me | I saw {the thing} when I was nine / I touched it once, I thought, that's mine
story me | I kissed somebody behind the hall / It's painted now, but I know that wall
story me | I swore I would never come back this way / I swore it each night and I'm back today
story bright | The street lights blew, we all came out / With spoons and pans and a dance about
story me | I {did} with my cousins, dawn to dark / We owned the woods and we owned the park
story we | We used to {do} till the lamps were lit / We'd beg for a minute and make it fit
story me | I broke {a part} and I blamed the cat / My mother just looked at the place where I sat
story tender | My gran would {do} with a nod / The way that she did it was ever so odd
story wistful me | I came back to {place} on the midday train / I walked the long way, I walked it in rain
detail | The third stair creaks so you skip to the fourth / The wind comes in when it comes from the north
detail wistful | A height chart, pencilled, line on line / It stops one summer, and that one's mine
detail | A swing with one rope, a ball on a roof / We lived here all right, there's plenty of proof
detail dark | The windows are boarded, the paint's peeled back / A fridge and a pram on the railway track
detail bright | The ice-cream van with its broken tune / Comes round the corner all afternoon
detail | The swimming pool blue and the chlorine sting / The towel, the chips and the rubber ring
detail | The corner shop with a bell on a spring / A quarter of mints and a yard of string
detail calm | A loaf in a cloth and the clock's slow tick / A cat laid out on the sun-warmed brick
detail | The smell of cut grass and of two-stroke oil / The worm that we kept in a jar of soil
detail | {A part} on the sill, a cap on the nail / The kettle's lid and the milkman's pail
detail me | {Sense}, and I've lost a tooth / A sherbet tongue and a lack of truth
detail | {A part} in the yard, too dear to use / Too old to keep and too good to lose
detail bright | The sheets went up like a fleet of sails / We hid in there with our buckets and pails
detail | {The part} still up by the kitchen door / It's hung there since before the war
detail | The phone had a wire that curled like hair / She'd twist it round and she'd stroke the chair
detail funny | The couch is dented just like Dad / The truest portrait we ever had
detail tender | Her apron hangs where her apron hung / It smells of yeast and the songs she sung
detail | A roof with a ball we could never reach / A bucket of shells from a week at the beach
detail | {A part} in a tin with some string / You never knew what the lid would bring
detail | {Where}, there's a mark on the wall / It's all that is left of a bat and ball
detail wistful | {A part} that none of us liked to throw / It stands by the window with nowhere to go
detail me | I'd know {the part} by the feel in the night / I'd find my way to it with no light
detail bright | {Sense}, and socks on the rail / My brother asleep with the dog by the tail
feel | You can't go back and you can't not try / You stand at the fence and you wonder why
feel bright me | I laugh in a way that I'd long forgot / From down in the belly, and quite a lot
feel me | I'm half my age when I open that door / I'm somebody's boy on the kitchen floor
feel tender me | Something gives way at the back of my eyes / I'm not so old and I'm not so wise
feel me | The vowels come back, the dog comes too / I talk like them and I walk like you
feel bright me | I've got his laugh, I heard it come / From underneath, like a kettle drum
feel dark me | I ran from here with my coat on fire / And found it tied to me by a wire
feel | There's {feeling} waiting at the end of the line / It's carrying a coat that used to be mine
feel me | There's {feeling} in {place} like bread in a bin / You lift up the lid and it lets you in
feel wistful me | I miss {the part}, and I miss the noise / I miss being one of the village boys
turn wistful | The school's a car park, the field's a row / Of houses for people I'll never know
turn bright | They planted a tree where the bombsite stood / And somebody's carved their love in the wood
turn tender | The chairs are fewer, the table's wide / There's one that we leave on the window side
turn | The baker's gone but his daughter bakes / With just his hands and his own mistakes
turn me | I've got a small hand now in mine / I show her the wall, the pump, the sign
turn wistful me | I knocked, a stranger came and stared / I'd meant to ask if the stair was repaired
turn bright | They put a swing where the bomb had hit / And somebody's daughter lives on it
turn me | I said three days, I packed for two / My winter coat's in the hall with you
turn wistful | They've moved {the part}, and the hall looks wide / There's somebody else on the other side
turn tender me | My daughter asked to be shown {the part} there / I lifted her up like I'd lift a prayer
wish tender | Some day I'll bring you and show you the lane / You'll see why I always smell so of rain
wish me | When I am old, put me down by the gate / Where I can tell everyone why they're late
wish | Keep me a chair and a hook for my hat / I'm coming when I've done this and that
wish | Let no one touch {the part} by the wall / If that one goes, it's the end of it all
wish we | Let's all come back for one day in July / One table, one row, one apple pie
wish tender me | I'll show you all of it, gate by gate / The slide, the sweet shop, the place we'd wait
wish me | When I'm too old, put me out by the wall / I'll know them, I'll bore them, I'll tell them all
wish me | I want {a part} from the house, that's all / You keep the silver, you keep the hall
lift tender | Leave on the light and I'll find my way / I've only been gone a year and a day
lift proud we | We're just a dot on a folded line / But put your thumb there, all that's mine
lift bright | Open the door, there are shoes in the hall / The noise, the noise, I have missed it all
lift wistful | Nobody told us that those were the days / We'd have been slower to part our ways
lift | Oh, {place}, oh, {place}, you had me first / You gave me the water, you gave me the thirst
lift | {Place} in the morning, {place} in the rain / I'd know it by nose from the end of the train
pre wistful | I close my eyes and the years fall through / A gate, a garden, a light on you
pre me | The bridge, the mill, and the left-hand bend / My foot goes down for the very end
pre me | {The part} by the road, and I know it's near / My foot's on the floor and my heart's in gear
bridge wistful | The swallows come back to the selfsame eaves / They never ask which of us stays or leaves
bridge | A home's like a stone that you keep in a shoe / It limps along, and it's known by you
bridge calm | It might not be the bricks at all / It's who you could hear on the other side of the wall
bridge dark | Some houses weren't so safe, so warm / Some of us came here out of the storm
end calm | The stairs, the landing, the old room's light / It's good to be home and it's good, good night
end calm | The stairs, the landing, the night-light's glow / The same old ceiling I used to know
end me | The kettle clicks and the talk runs low / There's nowhere tonight that I'd rather go
end tender | Your cup's on its hook and your chair's by the stove / You're home from the places you had to rove
end wistful me | I waved to it all in the little glass / A chimney, a fence, and a strip of grass
end tender | {A part} on the sill and the lamp turned low / And {place} at the window, and all that I know
hook tender | Pencil On The Door :: There's pencil on the door where we stood up straight / A book on our heads and a line and a date / They're painting the kitchen, the walls and the floor / But nobody touches the pencil on the door
hook funny | Dad's Side Of The Couch :: Don't sit there, that's Dad's side of the couch / It's shaped like a man in a permanent slouch / He's out in the garden, but you'll be, ouch / In trouble for sitting Dad's side of the couch
hook | Flour In The Pocket :: The flour's in the pocket of the apron she wore / It hangs where it hung on the back of the door / Nobody shakes it and nobody's told / It's flour in the pocket, it's worth more than gold
hook dark | The House I Made Up :: I drew me a house with the sun in the sky / A mum at the window, a dog going by / I live in it now, with my name on a cup / I've painted the door of the house I made up
hook bright | Half The Street :: Half the street is out on the stairs / With bowls of peas and with kitchen chairs / Somebody's singing, and nobody cares / That half the street is out on the stairs
hook tender | Call Us In :: Call us in, it's getting late / Grass on our knees by the garden gate / One more minute, one more spin / Ten more years, then call us in
hook me | Boy On The Wall :: Hey, you there, boy on the wall / Stick for a sword and a scab and a ball / I'd tell you the future, I'd tell you it all / But you're busy being king, boy on the wall
hook bright | Left At The Mill :: Left at the mill and right at the tree / Red front door and it's number three / Nobody rings there, nobody will / Walk straight in, it's left at the mill
hook tender | A Plate On A Plate :: You can come in early, you can come in late / There's something warm with a plate on a plate / You can break my heart, I can sit here and wait / There'll always be supper, a plate on a plate
hook | Mud On My Good Shoes :: I've mud on my good shoes, I came by the lane / The long way, the old way, I came in the rain / I bought them for marble, I bought them for fame / Now there's mud on my good shoes, and I'm glad that I came
hook | Skip The Third Stair :: Skip the third stair, it tells on you / Four and five will let you through / You know you're home, you know it's true / When you skip the third stair like you used to do
hook | Lift The Gate And Shove :: Lift the gate and shove / It's nothing you'd teach / You know it by love / And by shoulder and reach
hook wistful | Whistle From The Corner :: One long whistle from the corner at six / Drop your swords and drop your sticks / Drop whatever you meant to fix / And run to the whistle, home with the bricks
hook bright | Shoes In The Hall :: Shoes in the hall / Big ones and small / Step over love / If you're coming at all
hook | {place} In My Mouth :: I wash and I wash / And it doesn't come out / I've still got {place} / I've still got {place} in my mouth
hook tender | The Heel Of The Loaf :: Save me the heel of the loaf when it's hot / Nobody wants it, I want the lot / Keep all the cake that the rich folk have got / The heel and some butter, right out of the pot
hook proud we | A Dot On The Map :: A dot on the map / The size of a flea / Put down your finger / You're pointing at me
hook bright | Leave The Porch Light :: Leave the porch light / I'm coming late / Moths and all / I'll find the gate
hook calm | Everyone's In :: Lock the door, for everyone's in / The cat, the kids, and the moon so thin / Let the night lean on the glass and grin / I can sleep now, everyone's in
hook wistful | Somebody Else's Curtains :: Somebody else's curtains / In the window that was mine / Somebody else's washing / On my mother's line
hook tender me | The Room They Kept :: The plane on a string / The bed where I wept / Nobody moved it / The room they kept
hook | {the thing} And Me At Nine :: {The thing} and me at nine / A stick, a sky, and all the time / Nobody rich had a day so fine / The world was mine and the shade was pine
`)

export const road = lines('road', `
scene | A suitcase closed with a leather belt / The longest platform I ever felt
scene wild | Windows down on the edge of noon / The radio's lost but we know the tune
scene | {Where}, at the end of the tar / I parked for a minute beneath one star
scene bright | A tent and a pan and a borrowed car / We packed up the love and the old guitar
scene me | The tank is full, the town's asleep / I've one more promise left to keep
scene we | It's four o'clock, the engine's cold / Two cups of tea, one hand to hold
scene | {The thing} outside, a map, a seat / The itch begins in both my feet
scene | A leather belt round a broken case / A platform clock with a worried face
scene wild we | The windows down, the week undone / The radio's lost, so we're the one
scene me | I left a note, I left the key / I left a chair still warm from me
scene calm | The ferry slides like a drawer from the land / A gull takes bread from a stranger's hand
scene | {Where}, with the road gone blue / One star was up, and it said, you too
scene dark | The wipers argue, no, then no / The tail lights bleed in a long red row
scene wistful me | The water tower was last to leave / It tugged my mirror like a sleeve
scene we | You've got the snacks, I've got the wheel / We've named the heater after its squeal
scene bright we | A tent, a pan, a borrowed car / A dog who's never been this far
scene we | {A part} in the back, a map in the front / You read out the names and I answered with grunts
scene me | I'm leaving {place} with the lights all red / {A part} in my bag and a tune in my head
scene | {Sense}, and we're half awake / The sun's on the road like the butter on cake
story me | I thumbed a lift with a man and a goat / He gave me half his sheepskin coat
story we | We ran bone dry by a farmer's wall / You slept, I held your coat, that's all
story | The night train stopped in a field of wheat / And someone sang in the opposite seat
story me | I said I'd write when I reached the coast / I wrote in sand, and the sea took the post
story funny we | The lady in the dashboard lied / She drove us in a lake, she tried
story me | I {did} in a town where no one knew / They called me friend by half past two
story wild we | We drove all night to see the sea / And swam in our clothes at half past three
story | A man in a tie at a railway line / He bowed to the train like it gave a sign
story wistful me | My father brought me here, and said / I'd go on too, but the cows aren't fed
story me | I sold {a part}, I sold the bed / I kept the songs inside my head
story bright we | We slept on the roof of the cooling van / And woke up brown as a frying pan
story tender | A woman stitched my broken shoe / And said, the road will see to you
story me | I stopped to {do}, they asked for my name / I gave them a new one, it felt much the same
story we | We swapped {a part} for a tank of gas / And waved like kings at the cows in the grass
story wistful me | I lost {a part} on the way to the sea / I hope it's riding with someone like me
detail funny | The crisps in the gap where the seatbelt goes / A sandwich from when, well, nobody knows
detail | {A part} on the dash, some sand on the floor / A scarf still shut in the left-hand door
detail | The poles go by, the wires swing / They dip and lift like a breath, a string
detail me | {Sense}, and the white line feeding me / A crust of bread, a slice of sea
detail dark | A petrol-station rose, a sign / A lorry asleep at the county line
detail | {A part}, a view with the lid pulled back / A kestrel hung on a wire of black
detail | My passport's gone as soft as a cheek / A stamp for each forgotten week
detail funny | There's crisps in the gap where the seat belt goes / There's gum with a history no one knows
detail | {The thing} {it does} and the miles unwind / A ribbon in front and a knot behind
detail wild | There's bugs on the glass and heat on the hood / The tape is chewed and the singing's no good
detail calm | The headlights come like thoughts at night / They dip, they pass, they go out of sight
detail | {Where} there's pie on a plastic plate / A waitress who says you're never late
detail | The towns have names you'd give to a cat / You blink, and you've been through all of that
detail me | A strap, a boot, a stone in the sole / A bag of plums and a buttered roll
detail me | {A part} in my coat for luck or weight / I've rubbed it thin as a paper plate
detail bright | The mountain rose like a friend from a chair / And took off its hat to the morning air
detail | Departures flutter, letters fall / A flock of towns on a station wall
detail | {A part}, a blanket, a knife / It's all that you need for the rest of your life
detail me | {The thing} in the mirror, the road in my teeth / The sky going over, the hum underneath
detail bright | {A part} on my knee, {a part2} on the seat / The world going by like a film on a sheet
detail | Each town has {a part} and a dog by a door / Each dog has been waiting for years, and more
feel me | It's clean, it's clean, the going away / Like rain on the dust of yesterday
feel wild me | The more we drive the less I weigh / I've thrown out half of yesterday
feel wistful me | I miss you most when the signs turn green / And half the bed's in a motel scene
feel | {Feeling} begins where the road goes straight / It hums in the wheel like a tuning plate
feel dark me | I've run from things that kept good pace / One's in the mirror, it's got my face
feel calm me | I'm no one here, I've got no name / I could be a baker, a king, a flame
feel bright me | One elbow browning, hair in knots / I'm rich in miles and poor in lots
feel me | A window-seat heart and a tapping shoe / I never met a map that I wouldn't go through
feel me | There's {feeling} about in the third lane tonight / It's doing a hundred with no headlight
feel wild me | {The thing} and I, we were built to go / We don't do arrive and we don't do slow
turn we | Past midnight all our talk came true / You told me one thing I never knew
turn me | The fork had neither name nor sign / I took the one that looked less like mine
turn wistful me | I called you up with my last loose change / Your voice came small and the room sounded strange
turn | {The thing} gave up with a cough and a sigh / We lay on the verge and we read the sky
turn dark me | Ten thousand miles and no less blue / Whatever you pack, you bring you too
turn bright we | And over the rise like a dropped blue plate / The sea, the sea, and we weren't too late
turn tender me | I turned it round at a quarter to four / I'd left the light on behind your door
turn we | The map ran out and the road did not / We folded the edge and we laughed a lot
turn me | Then somewhere past {place} I pulled to the side / I looked at {the part} for a bit, and I cried
wish | May all your bridges be dry and wide / And someone glad on the other side
wish me | When I'm too old to read a sign / Put me up front and I'll say it's fine
wish we | We'll drive till tar turns back to stone / And sleep wherever the stars are sewn
wish tender me | I'll bring {a part} from the end of the land / And sand in my shoes and sun on my hand
wish me | I'll go where they {do} till the end of the day / I'll send you {a part} from along the way
lift | Go on, go on, let the white lines run / There's nothing back there can't be undone
lift wild we | Louder, faster, windows down / We're just a rumour in this town
lift bright | Give me a road and something to sing / A thermos, a jumper, a length of string
lift wistful | It's a long, long road when there's someone behind / Who's stood at the door with a cup and a blind
lift we | You've got the window, I've got the wheel / It's all of the money and all of the meal
lift | {The thing} and the sky and an hour to spare / I don't need to get to anywhere
lift | {The thing} and a song and a road that won't bend / I'm not going anywhere, that's where I'll end
pre wild | Put down your foot, let the town fall behind / There's nobody left here can change my mind
pre | Up through the gears, the grid, the hill / The town falls back and it's waving still
pre me | Mirror, signal, breathe and go / I've left before but never so slow
pre wild | Put down your foot, let the hedges blur / We're not who they said we always were
pre we | One more hill, and then the light / Hold on to me, hold on to me tight
bridge calm | The road goes nowhere, the road just lies / And looks straight up at the passing skies
bridge | In every car there's a song, a face / All of us sure it's our own small race
bridge wistful me | Perhaps I only loved the sound / Of doors that shut and wheels going round
bridge tender me | The furthest I ever had to go / Was out of my pride, and the road was slow
bridge calm | You don't own {the thing}, you don't own the view / You carry it with you while passing through
end | The engine ticks, it cools, it's dark / A town with no name and a place to park
end me | I'll send a card with a view of a bay / With nothing on it but the day
end calm | The road runs out and the sea comes in / I turn off the key, and I feel my skin
end wistful | One light in the mirror, then none, then night / I lifted my hand and I turned to the right
end me | I hung up {the part} on a stranger's nail / I slept like a stone at the end of the trail
hook we | You've Got The Snacks :: You've got the snacks and I'm taking the wheel / Four bald tyres and a beautiful squeal / We don't need a compass, we don't need the facts / I've got the wheel, love, and you've got the snacks
hook funny | Recalculating :: Recalculating, turn when you can / You're heading for France in a rented van / She says it so kindly, she's sticking to plan / Recalculating, you obstinate man
hook wild | Loud With The Windows Down :: Loud with the windows down, singing it wrong / The last bit of August and one more song / We're broke and we're sunburnt, the kings of the town / Let everyone hear it, loud with the windows down
hook bright | Any Bus :: Any bus, any bus / Any number, any fuss / I've a coat and a coin and us / Any bus, love, any old bus
hook | Leave Before The Milk :: Leave before the milk comes round / Shoes in your hand, don't make a sound / One soft look and I'd not be found / Leave before the milk and the birds come round
hook calm | The Long Way :: Take the long way, take the bend / Take the road with no clear end / What's the use of getting there? / Take the long way, I don't care
hook bright | Second-Hand Sunrise :: Second-hand sunrise, bug-smeared glass / Gold on the bonnet and gold on the grass / Nobody charged me, I just drove past / Second-hand sunrise, made to last
hook proud me | Own Two Feet :: Keep your wings and keep your wheels / I know how the gravel feels / Stone to stone and street to street / I got here on my own two feet
hook me | One Coat, One Case :: One coat, one case / One look at this place / Then out on the road / With the rain on my face
hook | White Line Fever Dream :: Wake me up slow / From this white line fever dream / Nothing but hum / And the heater's steam
hook wistful me | Water Tower :: Water tower, water tower / Last to wave goodbye / I said half an hour / You knew it was a lie
hook wild we | Gone Like A Rumour :: Gone like a rumour / Gone like a cat / One warm saucer / One old hat
hook dark me | Rain On The Motorway :: Rain on the motorway / Red on red / I'm driving away / From a thing that I said
hook tender | Wave From The Platform :: Wave from the platform / Till I'm out of sight / Then wave a bit more / It'll last me all night
hook | {the thing} And The Open Road :: {The thing} and the open road / That's my creed and that's my code / Windows down and a bit of a load / Everything else I already owed
hook wistful | Postcard From Nowhere :: A postcard from nowhere / A donkey, a bay / Wish you were here / Wish I were away
hook tender me | Turn The Car Around :: Turn the car around / I was wrong at the light / There's one yellow window / I can't lose tonight
hook we | Name Every River :: Let's name every river we cross / The quick one, the brown one, the one full of moss / We'll know our way back by the gain and the loss / Let's name every river, and name every cross
hook bright me | Elbow Out The Window :: Elbow out the window / Sun on my sleeve / Nobody told me / How good it is to leave
hook | Keep The Sea On The Left :: Keep the sea on the left / And you can't go wrong / Drive till it's warm / And the shadows are long
`)
