import { lines } from '../lines.ts'

export const home = lines('home', `
scene | The bus pulls in by the baker's wall / I know every hand that waves, them all
scene wistful | The sign's been painted, the paint is thin / It's still spelled wrong where you're coming in
scene | The gate still sticks, you lift and shove / A trick you learn from the ones you love
scene bright | I know by the bend and the leaning tree / In four more minutes it's you and me
scene | The dog remembers, the neighbour waves / The cat pretends and the rabbit behaves
scene wistful | I dream of the house with its windows lit / And all of us talking, and all of it
scene me | I grew up here where the two roads cross / A pub, a pump and a lot of moss
scene | The last train home and my head on the glass / I'm counting the lit up rooms that pass
scene me | The bus slows down by the baker's wall / I know each hand, I could name them all
scene | There's a light on late that I used to know / Somebody's up with the kettle on low
scene | {In place} the streets run steep and thin / They taught me to walk with my elbows in
scene tender | The hall has a smell I can't explain / It's soap and bread and coats in the rain
scene wistful me | I dreamed of the house with the lamps all lit / And all of us shouting in all of it
scene bright me | The leaning tree, the bend, the sign / Four minutes more and it's yours and mine
scene | {Where} there's a step with my name cut in / The year, a fish, and a tin-tack pin
story tender | My father would whistle a street away / It's how I knew it was end of the day
story funny | We had one bike and we all took a turn / And that's how you wait and that's how you learn
story | My grandmother hid her coins in the tea / She'd take out the cup and she'd wink at me
story dark | The year the mill and the school both shut / The road went quiet, the grass uncut
story tender | She measured us all on the pantry door / A pencil line for each year, and more
story wistful me | I said I'd be back when the plums were red / It's seven years since I slept in that bed
story | We built a raft from a wardrobe door / It sank in a second, so we built four
story me | I fell off that wall when I was eight / And hid my arm till it went quite straight
story tender | My father whistled a street away / That's how you knew it was end of day
story | My gran hid coins in the tin of tea / She'd rattle the lid and she'd wink at me
story me | I saw {the thing} when I was nine / I touched it once, I thought, that's mine
story me | I kissed somebody behind the hall / It's painted now, but I know that wall
story me | I swore I would never come back this way / I swore it each night and I'm back today
story bright | The street lights blew, we all came out / With spoons and pans and a dance about
story me | I {did} with my cousins, dawn to dark / We owned the woods and we owned the park
detail | The third stair creaks so you skip to the fourth / The wind comes in when it comes from the north
detail wistful | A height chart, pencilled, line on line / It stops one summer, and that one's mine
detail | A swing with one rope, a ball on a roof / We lived here all right, there's plenty of proof
detail | The smell of cut grass and the two-stroke oil / The worm that we kept in a pot of soil
detail dark | The windows are boarded, the paint's peeled back / A fridge and a pram on the railway track
detail bright | The ice-cream van with its broken tune / Comes round the corner all afternoon
detail | The swimming pool blue and the chlorine sting / The towel, the chips and the rubber ring
detail | The corner shop with a bell on a spring / A quarter of mints and a yard of string
detail calm | A loaf in a cloth and the clock's slow tick / A cat laid out on the sun-warmed brick
detail | The smell of cut grass and of two-stroke oil / The worm that we kept in a jar of soil
detail | {A part} on the sill, a cap on the nail / The kettle's lid and the milkman's pail
detail me | {Sense}, and I'm small with a missing tooth / A sherbet tongue and a lack of truth
detail | {A part} in the yard, too dear to use / Too old to keep and too good to lose
detail bright | The sheets went up like a fleet of sails / We hid in there with our buckets and pails
detail | {The part} still up by the kitchen door / It's hung there since before the war
detail | The phone had a wire that curled like hair / She'd twist it round and she'd stroke the chair
detail funny | The couch is dented just like Dad / The truest portrait we ever had
detail tender | Her apron hangs where her apron hung / It smells of yeast and the songs she sung
detail | A roof with a ball we could never reach / A bucket of shells from a week at the beach
feel me | I'm half my age when I come through that door / I'm someone's boy on the kitchen floor
feel tender me | Something lets go at the back of my eyes / I'm not who I said, I'm not so wise
feel | You can't go back and you can't not try / You stand at the fence and you wonder why
feel bright me | I laugh in a way that I'd long forgot / From down in the belly, and quite a lot
feel me | I'm half my age when I open that door / I'm somebody's boy on the kitchen floor
feel tender me | Something gives way at the back of my eyes / I'm not so old and I'm not so wise
feel me | The vowels come back, the dog comes too / I talk like them and I walk like you
feel bright me | I've got his laugh, I heard it come / From underneath, like a kettle drum
feel dark me | I ran from here with my coat on fire / And found it tied to me by a wire
feel | There's {feeling} waiting at the end of the line / It's carrying a coat that used to be mine
turn wistful | The school's a car park, the field's a row / Of houses for people I'll never know
turn bright | They planted a tree where the bombsite stood / And somebody's carved their love in the wood
turn tender | The chairs are fewer, the table's wide / There's one that we leave on the window side
turn | The baker's gone but his daughter bakes / With just his hands and his own mistakes
turn me | I've got a small hand now in mine / I show her the wall, the pump, the sign
turn wistful me | I knocked, a stranger came and stared / I'd meant to ask if the stair was repaired
turn bright | They put a swing where the bomb had hit / And somebody's daughter lives on it
turn me | I said three days, I packed for two / My winter coat's in the hall with you
wish tender | Some day I'll bring you and show you the lane / You'll see why I always smell so of rain
wish me | When I am old, put me down by the gate / Where I can tell everyone why they're late
wish we | Let's all come back for a day in July / And eat at one table before we die
wish | Keep me a chair and a hook for my hat / I'm coming when I've done this and that
wish | Let no one touch {the part} by the wall / If that one goes, it's the end of it all
wish we | Let's all come back for one day in July / One table, one row, one apple pie
wish tender me | I'll show you all of it, gate by gate / The slide, the sweet shop, the place we'd wait
wish me | When I'm too old, put me out by the wall / I'll know them, I'll bore them, I'll tell them all
lift tender | Leave on the light and I'll find my way / I've only been gone a year and a day
lift proud we | We're just a dot on a folded line / But put your thumb there, all that's mine
lift bright | Open the door, there are shoes in the hall / The noise, the noise, I have missed it all
lift wistful | Nobody told us that those were the days / We'd have been slower to part our ways
lift | Oh, {place}, oh, {place}, you had me first / You gave me the water, you gave me the thirst
pre wistful | I close my eyes and the years fall through / A gate, a garden, a light on you
pre me | The bridge, the mill, and the left-hand bend / My foot goes down for the very end
bridge wistful | The swallows come back to the selfsame eaves / They never ask which of us stays or leaves
bridge | A home's like a stone that you keep in a shoe / It limps along, and it's known by you
bridge calm | It might not be the bricks at all / It's who you could hear on the other side of the wall
bridge dark | Some houses weren't so safe, so warm / Some of us came here out of the storm
end calm | The stairs, the landing, the old room's light / It's good to be home and it's good, good night
end calm | The stairs, the landing, the night-light's glow / The same old ceiling I used to know
end me | The kettle clicks and the talk runs low / There's nowhere tonight that I'd rather go
end tender | Your cup's on its hook and your chair's by the stove / You're home from the places you had to rove
end wistful me | I waved to it all in the little glass / A chimney, a fence, and a strip of grass
hook | Skip The Third Stair :: Skip the third stair and you won't wake the house / I've come in at midnight as soft as a mouse / You can live your whole life somewhere, anywhere / But home is the place where you skip the third stair
hook tender | Pencil On The Door :: There's pencil on the door where we stood up straight / A book on our heads and a line and a date / They're painting the kitchen, the walls and the floor / But nobody touches the pencil on the door
hook | Lift The Gate And Shove :: Lift the gate and shove, it's a trick that you learn / It's been like that always, it's nobody's turn / There's no lock at all on a place that you love / You know how to do it, lift the gate and shove
hook wistful | Whistle From The Corner :: I'd know that whistle wherever I am / From the corner at six with the bread and the jam / Drop every ball and come running, you lot / A whistle from the corner's the best thing I've got
hook bright | Shoes In The Hall :: Shoes in the hall, there are twenty or more / You have to climb over to open the door / Big ones and little ones, muddy and small / It's only a home if there's shoes in the hall
hook | {place} In My Mouth :: I've still got {place} in my mouth when I speak / You hear it at once when I'm tired or weak / I've travelled the north and I've travelled the south / And never got rid of {place} in my mouth
hook tender | The Heel Of The Loaf :: Save me the heel of the loaf when it's hot / With too much of butter, I'll eat the lot / I've dined out on silver and bread cooked in clove / But nothing's like home and the heel of the loaf
hook proud | A Dot On The Map :: We're only a dot on the map, no more / A church and a chip shop, a road and a store / But I've been a long way, and I'll tell you that / The heart has its capital, a dot on the map
hook bright | Leave The Porch Light :: Leave the porch light, I'll be late on the train / I've got half a suitcase and shoes full of rain / You don't need to wait up, you don't need to write / I'll find my way home if you leave the porch light
hook funny | Dad's Side Of The Couch :: Don't sit there, that's Dad's side of the couch / It's shaped like a man in a permanent slouch / He's out in the garden, but you'll be, ouch / In trouble for sitting Dad's side of the couch
hook | Flour In The Pocket :: The flour's in the pocket of the apron she wore / It hangs where it hung on the back of the door / Nobody shakes it and nobody's told / It's flour in the pocket, it's worth more than gold
hook calm | Everyone's In :: Lock up the back door, everyone's in / The cat and the kids and the lid on the tin / Let the dark lean on the window and grin / There's nothing to fear now, everyone's in
hook dark | The House I Made Up :: I drew me a house with the sun in the sky / A mum at the window, a dog going by / I live in it now, with my name on a cup / I've painted the door of the house I made up
hook | {the thing} And Me At Nine :: {The thing} and me at nine, with the sun going low / A stick and a story and nowhere to go / If there's any heaven, I'll know it by sign / They'll leave on a lamp for {the thing} and me at nine
hook wistful | Somebody Else's Curtains :: Somebody else's curtains in the room that was mine / A bike on the lawn and a different vine / I walk past it slow like I'm reading a line / Somebody else's curtains, and they're doing fine
hook bright | Half The Street :: Half the street is out on the stairs / With bowls of peas and with kitchen chairs / Somebody's singing, and nobody cares / That half the street is out on the stairs
hook tender | The Room They Kept :: They kept me the room with the plane on a string / The globe and the badges, the sea-shell thing / I lay in the bed where I laughed and I wept / I'm nobody's stranger in the room they kept
hook tender | Call Us In :: Call us in, it's getting late / Grass on our knees by the garden gate / One more minute, one more spin / Ten more years, then call us in
hook me | Boy On The Wall :: Hey, you there, boy on the wall / Stick for a sword and a scab and a ball / I'd tell you the future, I'd tell you it all / But you're busy being king, boy on the wall
hook bright | Left At The Mill :: Left at the mill and right at the tree / Red front door and it's number three / Nobody rings there, nobody will / Walk straight in, it's left at the mill
hook tender | A Plate On A Plate :: You can come in early, you can come in late / There's something warm with a plate on a plate / You can break my heart, I can sit here and wait / There'll always be supper, a plate on a plate
hook | Mud On My Good Shoes :: I've mud on my good shoes, I came by the lane / The long way, the old way, I came in the rain / I bought them for marble, I bought them for fame / Now there's mud on my good shoes, and I'm glad that I came
`)

export const road = lines('road', `
scene | The tank is full and the town's asleep / I've got all the promises I can keep
scene | Four in the morning, the engine's cold / Two cups of coffee and one hand to hold
scene | A suitcase closed with a leather belt / The longest platform I ever felt
scene wild | Windows down on the edge of noon / The radio's lost but we know the tune
scene | I left a note and I left a key / I left a room that was left to me
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
feel me | It's clean, it's clean, the going away / Like rain on the dust of yesterday
feel wild me | The more we drive the less I weigh / I've thrown out half of yesterday
feel wistful me | I miss you most when the signs turn green / And half the bed's in a motel scene
feel | {Feeling} begins where the road goes straight / It hums in the wheel like a tuning plate
feel dark me | I've run from things that kept good pace / One's in the mirror, it's got my face
feel calm me | I'm no one here, I've got no name / I could be a baker, a king, a flame
feel bright me | One elbow browning, hair in knots / I'm rich in miles and poor in lots
feel me | A window-seat heart and a tapping shoe / I never met a map that I wouldn't go through
turn | But somewhere past midnight the talk turned true / You told me a thing that I never knew
turn me | The road had a fork and it had no sign / I took the one that looked least like mine
turn dark | Ten thousand miles and I'm no less blue / You can't leave yourself when you're passing through
turn we | Past midnight all our talk came true / You told me one thing I never knew
turn me | The fork had neither name nor sign / I took the one that looked less like mine
turn wistful me | I called you up with my last loose change / Your voice came small and the room sounded strange
turn | {The thing} gave up with a cough and a sigh / We lay on the verge and we read the sky
turn dark me | Ten thousand miles and no less blue / Whatever you pack, you bring you too
turn bright we | And over the rise like a dropped blue plate / The sea, the sea, and we weren't too late
turn tender me | I turned it round at a quarter to four / I'd left the light on behind your door
turn we | The map ran out and the road did not / We folded the edge and we laughed a lot
wish | May all your bridges be dry and wide / And someone glad on the other side
wish me | When I'm too old to read a sign / Put me up front and I'll say it's fine
wish we | We'll drive till tar turns back to stone / And sleep wherever the stars are sewn
wish tender me | I'll bring {a part} from the end of the land / And sand in my shoes and sun on my hand
lift | Go, let it go, let the white lines run / There's nothing behind that can't be undone
lift | Go on, go on, let the white lines run / There's nothing back there can't be undone
lift wild we | Louder, faster, windows down / We're just a rumour in this town
lift bright | Give me a road and something to sing / A thermos, a jumper, a length of string
lift wistful | It's a long, long road when there's someone behind / Who's stood at the door with a cup and a blind
lift we | You've got the window, I've got the wheel / It's all of the money and all of the meal
lift | {The thing} and the sky and an hour to spare / I don't need to get to anywhere
pre wild | Put down your foot, let the town fall behind / There's nobody left here can change my mind
pre | Up through the gears, the grid, the hill / The town falls back and it's waving still
pre me | Mirror, signal, breathe and go / I've left before but never so slow
pre wild | Put down your foot, let the hedges blur / We're not who they said we always were
pre we | One more hill, and then the light / Hold on to me, hold on to me tight
bridge calm | The road goes nowhere, the road just lies / And looks straight up at the passing skies
bridge | In every car there's a song, a face / All of us sure it's our own small race
bridge wistful me | Perhaps I only loved the sound / Of doors that shut and wheels going round
bridge tender me | The furthest I ever had to go / Was out of my pride, and the road was slow
end | The engine ticks, it cools, it's dark / A town with no name and a place to park
end me | I'll send a card with a view of a bay / With nothing on it but the day
end calm | The road runs out and the sea comes in / I turn off the key, and I feel my skin
end wistful | One light in the mirror, then none, then night / I lifted my hand and I turned to the right
hook | White Line Fever Dream :: It's a white line fever dream, going by, going by / One hand on the wheel and the other in sky / I don't know the hour and don't know the scheme / I'm wide awake in a white line fever dream
hook we | You've Got The Snacks :: You've got the snacks and I'm taking the wheel / Four bald tyres and a beautiful squeal / We don't need a compass, we don't need the facts / I've got the wheel, love, and you've got the snacks
hook wistful | Water Tower :: Goodbye, water tower, you were last to go / You stood at the edge and you let me know / I said I'd be gone for the half of an hour / It's been twenty winters, my old water tower
hook wild | Gone Like A Rumour :: We're gone like a rumour, we're gone like a cat / You'll find an old jacket, you'll find an old hat / By the time that they hear it we're half way to more / Gone like a rumour and out of the door
hook | Keep The Sea On The Left :: Keep the sea on the left and the sun in your eyes / Go on till the road doesn't tell any lies / If you're lonely or tired, if you're robbed or bereft / Go south till it's warm, keep the sea on the left
hook dark | Rain On The Motorway :: Rain on the motorway, red lights ahead / I'm driving away from a thing that I said / I could turn it around, but it's over, it's grey / Just me and the wipers and rain on the motorway
hook tender | Wave From The Platform :: Wave from the platform till I'm out of sight / I'll hold up my hand till it's lost in the light / I can be gone for a year or a night / If you wave from the platform I'll be all right
hook | {the thing} And The Open Road :: {The thing} and the open road, that's what I need / A tank full of nothing, a half tank of speed / Unbuckle the sorrow and throw off the load / Just give me {the thing} and the open road
hook funny | Recalculating :: Recalculating, turn when you can / You're heading for France in a rented van / She says it so kindly, she's sticking to plan / Recalculating, you obstinate man
hook wistful | Postcard From Nowhere :: A postcard from nowhere, the weather is grey / There's nothing to write and there's so much to say / The picture's a donkey, the stamp's a bit bare / I wish you were here, it's a postcard from nowhere
hook wild | Loud With The Windows Down :: Loud with the windows down, singing it wrong / The last bit of August and one more song / We're broke and we're sunburnt, the kings of the town / Let everyone hear it, loud with the windows down
hook tender | Turn The Car Around :: Turn the car around, I was wrong at the lights / I don't want the city, I don't want the sights / There's one yellow window in one little town / I'd know it in darkness, so turn the car around
hook we | Name Every River :: Let's name every river from here to the end / The quick one, the brown one, the one with the bend / We'll drink out of both hands and laugh till we shiver / We'll never get lost if we name every river
hook bright | Elbow Out The Window :: Elbow out the window and the sun on the skin / A song that I don't know is letting me in / I've nowhere I should be and no one to win though / I'm king of the morning, my elbow out the window
hook bright | Any Bus :: Any bus, any bus / Any number, any fuss / I've a coat and a coin and us / Any bus, love, any old bus
hook | Leave Before The Milk :: Leave before the milk comes round / Shoes in your hand, don't make a sound / One soft look and I'd not be found / Leave before the milk and the birds come round
hook calm | The Long Way :: Take the long way, take the bend / Take the road with no clear end / What's the use of getting there? / Take the long way, I don't care
hook bright | Second-Hand Sunrise :: Second-hand sunrise, bug-smeared glass / Gold on the bonnet and gold on the grass / Nobody charged me, I just drove past / Second-hand sunrise, made to last
hook proud me | Own Two Feet :: Keep your wings and keep your wheels / I know how the gravel feels / Stone to stone and street to street / I got here on my own two feet
hook me | One Coat, One Case :: One coat, one case / One look at this place / Then out on the road / With the rain on my face
`)
