import { lines } from '../lines.ts'

export const home = lines('home', `
scene | The bus pulls in by the baker's wall / I know every hand that waves, them all
scene wistful | The sign's been painted, the paint is thin / It's still spelled wrong where you're coming in
scene | The gate still sticks, you lift and shove / A trick you learn from the ones you love
scene | There's a light on late in a window I know / Somebody's up and the kettle's on low
scene bright | I know by the bend and the leaning tree / In four more minutes it's you and me
scene | {In place} the streets are narrow and steep / They taught me to run and they sang me to sleep
scene | {Where} is a step where I used to sit / My name's in the stone if you look for it
scene | The dog remembers, the neighbour waves / The cat pretends and the rabbit behaves
scene calm | Sunday, the bells and the smell of the meat / And nobody's hurrying down our street
scene | My key still turns in the stiff front door / The coats on the hook are the coats from before
scene wistful | I dream of the house with its windows lit / And all of us talking, and all of it
scene me | I grew up here where the two roads cross / A pub, a pump and a lot of moss
scene tender | The hall's got a smell I can't explain / It's soap and it's bread and it's coats in the rain
scene | The last train home and my head on the glass / I'm counting the lit up rooms that pass
story me | I left with a bag and a borrowed tie / My mother was brave and I didn't ask why
story | We built a raft from a wardrobe door / It floated for almost a minute or more
story me | I fell from that wall, I was six or seven / I lay on my back and I talked to heaven
story bright | We stayed out late till they called us in / With scabby knees and with juice on our chin
story | I {did} with my cousins the whole summer through / We thought it was all there was left to do
story tender | My father would whistle a street away / It's how I knew it was end of the day
story wistful me | I wrote I'd be back when the apples were red / It's seven years since I slept in that bed
story funny | We had one bike and we all took a turn / And that's how you wait and that's how you learn
story | My grandmother hid her coins in the tea / She'd take out the cup and she'd wink at me
story | {The thing} at {place} when I was nine / I looked at that and I said, that's mine
story | I kissed somebody behind the hall / They've painted it over, our names on the wall
story dark | The year the mill and the school both shut / The road went quiet, the grass uncut
story | I swore I would never come back this way / I said it so often I had to one day
story bright | The whole street danced when the lights came back / With jelly on trestles and beer in a sack
story tender | She measured us all on the pantry door / A pencil line for each year, and more
story me | I carried {a part} to the ends of the earth / It kept me warm and it kept me its worth
detail | {A part} on the sill and {a part2} in the hall / I'd know it blindfolded, I'd know it all
detail | The third stair creaks so you skip to the fourth / The wind comes in when it comes from the north
detail | {Sense}, and I'm eight with a gap in my teeth / A dam in the stream and the stones underneath
detail | The jam jar lids and the button tin / The scratch on the table, the mark of my chin
detail wistful | A height chart, pencilled, line on line / It stops one summer, and that one's mine
detail | {A part} in the yard that no one will use / Nobody moves it, nobody would choose
detail bright | Sheets on the line like a fleet setting sail / And peas in a bowl, and the clank of a pail
detail | The corner shop with the bell on a spring / The sweets by the quarter, the paper and string
detail | {The part} that my grandfather hung by the door / It's older than anyone living, and more
detail calm | Bread in a cloth and the clock's slow tick / A cat on the wall of the sun-warmed brick
detail | The phone in the hall with the curly wire / The socks and the shoes by the open fire
detail funny | The couch has a dip in the shape of my dad / The best bit of furniture we ever had
detail | {Where} you can still hear {sense}, if you try / It's only the wind and the years going by
detail | A swing with one rope, a ball on a roof / We lived here all right, there's plenty of proof
detail tender | Her apron is there on the back of the door / With flour in the pocket from sometime before
detail | The smell of cut grass and the two-stroke oil / The worm that we kept in a pot of soil
detail | {A part} like a flag and {a part2} like a crown / I thought I was king of the edge of town
detail dark | The windows are boarded, the paint's peeled back / A fridge and a pram on the railway track
detail bright | The ice-cream van with its broken tune / Comes round the corner all afternoon
detail | The swimming pool blue and the chlorine sting / The towel, the chips and the rubber ring
feel me | I'm half my age when I come through that door / I'm someone's boy on the kitchen floor
feel wistful me | I've houses now and I've keys to a few / I've never been home as I once was with you
feel | It's {feeling} that comes when the train slows down / The whole of my childhood is one small town
feel tender me | Something lets go at the back of my eyes / I'm not who I said, I'm not so wise
feel | You can't go back and you can't not try / You stand at the fence and you wonder why
feel me | My accent comes back like a dog to the gate / I open my mouth and it's there, on my plate
feel bright me | I laugh in a way that I'd long forgot / From down in the belly, and quite a lot
feel dark me | I ran from this place like a house on fire / It's followed me round on a long thin wire
feel calm me | I sleep like a stone in that narrow bed / With all of the ceilings I know overhead
turn wistful | The school's a car park, the field's a row / Of houses for people I'll never know
turn | They look so small in the photograph / The steps where we sat and the way that we'd laugh
turn me | Now I've got a child by the hand, and I say / That's where I fell and that's where I'd play
turn tender | The chairs are fewer, the table is wide / There's one that we leave on the window side
turn | They painted {the thing} in a different shade / But scratch it and under, there's nothing will fade
turn me | I came for a weekend, I came for a day / The boxes are here and I'm going to stay
turn bright | They planted a tree where the bombsite stood / And somebody's carved their love in the wood
turn | The baker is dead but his daughter bakes / With the very same hands and the same mistakes
turn wistful | I knock at the door and a stranger comes out / I wanted to see what the fuss was about
wish | Keep me a chair and a hook for my hat / I'm coming home when I've done this and that
wish tender | Some day I'll bring you and show you the lane / You'll see why I always smell so of rain
wish me | When I am old, put me down by the gate / Where I can tell everyone why they're late
wish | Let no one cut down {the part} by the wall / If that one goes, then it's gone, it's all
wish we | Let's all come back for a day in July / And eat at one table before we die
lift | Home is the place where they know your tread / And leave you the heel of the new-baked bread
lift | {In place}, {in place}, where I learned my name / You've changed all your clothes but your bones are the same
lift tender | Leave on the light and I'll find my way / I've only been gone for a year and a day
lift proud | We're nothing on maps but a dot and a line / But put your thumb on it, all that is mine
lift bright | Open the door, there are shoes in the hall / The noise of them, oh, I have missed it all
lift wistful | Nobody told us that those were the days / We'd have been slower to run from the haze
pre | Over the bridge, and it's left at the mill / My foot's on the pedal, my heart's on the hill
pre | Two more stops and I'm out of my seat / I've started to hear the sound of our street
pre wistful | I close my eyes and the years fall through / The gate and the garden, the light on you
pre tender | Somebody's calling, it's getting late / I run up the path and I jump the gate
bridge | You carry the place like a stone in a shoe / It hurts and it's yours and it walks with you
bridge calm | Maybe it isn't the bricks or the beams / It's who you were loud with and who's in your dreams
bridge dark | Not every house was a place to be warm / Some of us made our own out of the storm
bridge wistful | They say that the swallows come back to the eaves / They don't ask the barn who it is that leaves
end | The kettle clicks off and the talk runs low / There's nowhere tonight that I'd rather go
end tender | So hang up your coat, there's your cup, there's your chair / You've been all over, and now you're there
end wistful | I looked in the mirror and waved it goodbye / A chimney, a steeple, a strip of sky
end calm | The stairs, the landing, the old room's light / It's good to be home and it's good, good night
hook | Skip The Third Stair :: Skip the third stair and you won't wake the house / I've come in at midnight as soft as a mouse / You can live your whole life somewhere, anywhere / But home is the place where you skip the third stair
hook tender | Pencil On The Door :: There's pencil on the door where we stood up straight / A book on our heads and a line and a date / They're painting the kitchen, the walls and the floor / But nobody touches the pencil on the door
hook | Lift The Gate And Shove :: Lift the gate and shove, it's a trick that you learn / It's been like that always, it's nobody's turn / There's no lock at all on a place that you love / You know how to do it, lift the gate and shove
hook wistful | Whistle From The Corner :: I'd know that whistle wherever I am / From the corner at six with the bread and the jam / Drop every ball and come running, you lot / A whistle from the corner's the best thing I've got
hook bright | Shoes In The Hall :: Shoes in the hall, there are twenty or more / You have to climb over to open the door / Big ones and little ones, muddy and small / It's only a home if there's shoes in the hall
hook | {place} In My Mouth :: I've still got {place} in my mouth when I speak / You hear it at once when I'm tired or weak / I've travelled the north and I've travelled the south / And never got rid of {place} in my mouth
hook tender | The Heel Of The Loaf :: Save me the heel of the loaf when it's hot / With too much of butter, I'll eat the lot / I've dined out on silver and bread cooked in clove / But nothing's like home and the heel of the loaf
hook me | Boy On The Wall :: There's still a boy on the wall by the green / With a stick for a sword and his shirt never clean / I nod when I pass and he doesn't see me at all / I'd tell him it's fine, that boy on the wall
hook wistful | Before They Called Us In :: Ten more minutes before they called us in / With grass on our elbows and dusk on our skin / I've had all the world, every loss, every win / I'd swap it for ten before they called us in
hook | Left At The Mill :: Over the river and left at the mill / You'll see a red door at the foot of the hill / They'll ask if you're hungry, they're asking me still / I'll be there by dark if you go left at the mill
hook proud | A Dot On The Map :: We're only a dot on the map, no more / A church and a chip shop, a road and a store / But I've been a long way, and I'll tell you that / The heart has its capital, a dot on the map
hook bright | Leave The Porch Light :: Leave the porch light, I'll be late on the train / I've got half a suitcase and shoes full of rain / You don't need to wait up, you don't need to write / I'll find my way home if you leave the porch light
hook funny | Dad's Side Of The Couch :: Don't sit there, that's Dad's side of the couch / It's shaped like a man in a permanent slouch / He's out in the garden, but you'll be, ouch / In trouble for sitting Dad's side of the couch
hook | Flour In The Pocket :: The flour's in the pocket of the apron she wore / It hangs where it hung on the back of the door / Nobody shakes it and nobody's told / It's flour in the pocket, it's worth more than gold
hook calm | Everyone's In :: Lock up the back door, everyone's in / The cat and the kids and the lid on the tin / Let the dark lean on the window and grin / There's nothing to fear now, everyone's in
hook dark | The House I Made Up :: I drew me a house with the sun in the sky / A mum at the window, a dog going by / I live in it now, with my name on a cup / I've painted the door of the house I made up
hook | {the thing} And Me At Nine :: {The thing} and me at nine, with the sun going low / A stick and a story and nowhere to go / If there's any heaven, I'll know it by sign / They'll leave on a lamp for {the thing} and me at nine
hook wistful | Somebody Else's Curtains :: Somebody else's curtains in the room that was mine / A bike on the lawn and a different vine / I walk past it slow like I'm reading a line / Somebody else's curtains, and they're doing fine
hook tender | Call It Supper :: Call it supper or call it tea / Shout up the stairs what you shouted to me / A plate on a plate and a fork, and a free / Chair at the table, just call it supper for me
hook bright | Half The Street :: Half the street is out on the stairs / With bowls of peas and with kitchen chairs / Somebody's singing, and nobody cares / That half the street is out on the stairs
hook | Roots With Shoes On :: We're roots with shoes on, that's all that we are / We walk from the field and we ride in a car / But pull us up gently and see what we've done / We've earth on our ankles still, roots with shoes on
hook tender | The Room They Kept :: They kept me the room with the plane on a string / The globe and the badges, the sea-shell thing / I lay in the bed where I laughed and I wept / I'm nobody's stranger in the room they kept
`)

export const road = lines('road', `
scene | The tank is full and the town's asleep / I've got all the promises I can keep
scene | Four in the morning, the engine's cold / Two cups of coffee and one hand to hold
scene | {The thing} out front and the map on the seat / I can feel it all start in the soles of my feet
scene | A suitcase closed with a leather belt / The longest platform I ever felt
scene wild | Windows down on the edge of noon / The radio's lost but we know the tune
scene | I left a note and I left a key / I left a room that was left to me
scene calm | The ferry goes out like a drawer from the land / The gulls take the crumbs from a stranger's hand
scene | {Where}, at the end of the tar / I parked for a minute beneath one star
scene dark | The wipers say no and they say it all night / The road is a river of running red light
scene bright | A tent and a pan and a borrowed car / We packed up the love and the old guitar
scene wistful | The last thing I saw was the water tower / It waved in my mirror for half an hour
scene we | You've got the snacks and I've got the wheel / We named the old heater for how it would squeal
story | I thumbed a lift with a man and a goat / He gave me an apple, he gave me his coat
story we | We ran out of petrol by somebody's farm / You slept on my shoulder, I lost my arm
story | The night train stopped in a field for an hour / And somebody sang, and it smelled of a shower
story me | I told her I'd write when I got to the coast / I wrote it in sand, and it's out with the post
story funny we | We followed the voice of the lady inside / She turned us around till the both of us cried
story | I {did} in a town where I knew not a soul / They filled up my glass and they filled up my bowl
story wild | We drove to the sea on a dare and a dime / We swam in our clothes and ran out of time
story | A man at a crossing in coat and in tie / He bowed to the driver and let us go by
story wistful | My father once drove me this far, and he said / I'd go on myself, but there's work, and there's bed
story me | I sold what I had but {a part} and a book / I bought me a ticket, and that's all it took
story bright | We slept on the roof with the van still warm / And woke up like bread in the eye of a storm
story | A woman in Porto had fixed me a shoe / She said, for the road, and the road will fix you
detail | {A part} on the dash and {a part2} on the floor / There's sand in the seats from the summer before
detail | Telegraph poles and the wires that swing / The rhythm of joints and the song that they sing
detail | {Sense}, and the white lines coming at me / A cup and a crust and a stretch of the sea
detail dark | Petrol-station flowers, a flickering sign / A lorry asleep with its eyes still shine
detail | {A part} and a view like the lid off the sky / A hawk on a post and a truck going by
detail | A passport with edges as soft as a cheek / A stamp for a Tuesday, a stamp for a week
detail funny | The crisps in the gap where the seatbelt goes / A sandwich from when, well, nobody knows
detail | {The thing} {it does}, and the miles unroll / A ribbon, a river, a long black scroll
detail wild | Bugs on the windscreen and heat off the hood / The tape is all tangled, the singing's no good
detail calm | The headlights of others like thoughts in the night / They come and they dip and they go out of sight
detail | {Where} there's a diner with pie in a case / The waitress has all of the road in her face
detail | The towns have the names you would give to a cat / You're through them and gone before saying that
detail | A strap on my shoulder, a stone in my boot / A borrowed umbrella, a bag full of fruit
detail | {A part} in my pocket for luck or for weight / I've turned it so often it's thinner of late
detail bright | The mountain came up like a friend at the gate / And lifted its hat, said, you're not too late
detail | Departures are clicking, the letters fall down / A flutter of names like the birds of a town
feel me | There's something in leaving that makes me feel clean / Like rain on the dust of a slot machine
feel wild | The further we go, the less I weigh / I threw out a year at the last lay-by today
feel wistful me | I miss you the most when the signs are in green / And there's nobody else in the whole machine
feel | It's {feeling}, it starts when the road goes straight / It hums in the metal, it sings through the plate
feel dark me | I've run from a lot and it all kept pace / It's there in the mirror, it's wearing my face
feel calm me | I'm nobody's name in a town with no light / I could be a baker, a king or a kite
feel bright me | My elbow's in sunshine, my hair's in a knot / I haven't got much and I've used what I've got
feel | A window seat heart and a heel that will tap / I never could look at the whole of a map
turn | But somewhere past midnight the talk turned true / You told me a thing that I never knew
turn me | The road had a fork and it had no sign / I took the one that looked least like mine
turn wistful | I called from a box with the last of my change / Your voice had gone small and the room sounded strange
turn | The map ran out and the road did not / We laughed and we used up the fuel we'd got
turn | Then {the thing} gave up with a cough and a sigh / We sat on the verge and we looked at the sky
turn dark | Ten thousand miles and I'm no less blue / You can't leave yourself when you're passing through
turn bright | And over the rise there it was, like a plate / The sea, the whole sea, and nobody late
turn tender | I turned it around at a quarter to four / I'd left something burning behind that door
wish | May all of your bridges be strong and be wide / May someone be glad on the opposite side
wish me | When I'm too old to be reading a sign / Just sit me in front and I'll say that it's fine
wish we | We'll go till the road is a path, and a thread / Then sleep in whatever there is for a bed
wish tender | I'll bring you {a part} from the ends of the land / And sand in my shoes and the sun on my hand
lift | Go, let it go, let the white lines run / There's nothing behind that can't be undone
lift wild | Louder, and faster, and windows down / We're gone like a rumour, we're gone from this town
lift bright | Give me a road and a reason to sing / A thermos, a jumper, a loose bit of string
lift wistful | Every road's long when there's someone behind / Who's stood in the doorway and hoping you'll mind
lift we | You and the window, and me and the wheel / That's all of the money, and that's the whole deal
lift | {The thing} and the sky and an hour to spare / I don't need to get anywhere, only there
pre | Over the cattle grid, up through the gears / The radio's catching the first of our years
pre | Mirror and signal, the past and the clutch / I haven't got plans and I haven't got much
pre wild | Put down your foot, let the town fall behind / There's nobody left here can change my mind
pre | One more hill and we're into the light / Hold on to the door and hold on to me tight
bridge calm | The road doesn't go, it's the ones on it do / It lies on its back and it looks up at you
bridge | In all of those cars there's a story, a face / Each one of us certain it's our little race
bridge wistful | Perhaps I was only in love with the sound / Of doors as they shut and of wheels going round
bridge tender | The furthest I've been isn't far on a map / It's from my own stubbornness into your lap
end | The engine is ticking, it cools in the dark / A town I can't name and a place we can park
end me | I'll send you a card when I've something to say / A picture of somewhere, and wish you away
end calm | The road's out of road and the sea's on the sand / I've come to the end with the wheel in my hand
end wistful | One light in the mirror, then none, then the night / I raised up my fingers and turned to the right
hook | White Line Fever Dream :: It's a white line fever dream, going by, going by / One hand on the wheel and the other in sky / I don't know the hour and don't know the scheme / I'm wide awake in a white line fever dream
hook we | You've Got The Snacks :: You've got the snacks and I'm taking the wheel / Four bald tyres and a beautiful squeal / We don't need a compass, we don't need the facts / I've got the wheel, love, and you've got the snacks
hook wistful | Water Tower :: Goodbye, water tower, you were last to go / You stood at the edge and you let me know / I said I'd be gone for the half of an hour / It's been twenty winters, my old water tower
hook wild | Gone Like A Rumour :: We're gone like a rumour, we're gone like a cat / You'll find an old jacket, you'll find an old hat / By the time that they hear it we're half way to more / Gone like a rumour and out of the door
hook | Keep The Sea On The Left :: Keep the sea on the left and the sun in your eyes / Go on till the road doesn't tell any lies / If you're lonely or tired, if you're robbed or bereft / Go south till it's warm, keep the sea on the left
hook bright | Any Bus :: Any bus, any bus, put me on any bus / I don't need a window, I won't make a fuss / There's more in this world than the kitchen and us / Whatever the number, put me on any bus
hook dark | Rain On The Motorway :: Rain on the motorway, red lights ahead / I'm driving away from a thing that I said / I could turn it around, but it's over, it's grey / Just me and the wipers and rain on the motorway
hook tender | Wave From The Platform :: Wave from the platform till I'm out of sight / I'll hold up my hand till it's lost in the light / I can be gone for a year or a night / If you wave from the platform I'll be all right
hook me | Suitcase And Belt :: A suitcase, a belt, and a coat that don't fit / I said I was leaving, and this must be it / You've never been free if you never have felt / How light you can be with a suitcase and belt
hook | {the thing} And The Open Road :: {The thing} and the open road, that's what I need / A tank full of nothing, a half tank of speed / Unbuckle the sorrow and throw off the load / Just give me {the thing} and the open road
hook funny | Recalculating :: Recalculating, turn when you can / You're heading for France in a rented van / She says it so kindly, she's sticking to plan / Recalculating, you obstinate man
hook calm | Second-Hand Sunrise :: A second-hand sunrise through bug-spotted glass / It's orange, it's yellow, it's lit up the grass / It's free to whoever is driving on past / A second-hand sunrise, and I'm here at last
hook wistful | Postcard From Nowhere :: A postcard from nowhere, the weather is grey / There's nothing to write and there's so much to say / The picture's a donkey, the stamp's a bit bare / I wish you were here, it's a postcard from nowhere
hook wild | Loud With The Windows Down :: Loud with the windows down, singing it wrong / The last bit of August and one more song / We're broke and we're sunburnt, the kings of the town / Let everyone hear it, loud with the windows down
hook | The Long Way :: Take the long way, take the road by the hill / The fast one gets there, but we'd miss it still / I've only the one life and only today / There's nobody waiting, so take the long way
hook tender | Turn The Car Around :: Turn the car around, I was wrong at the lights / I don't want the city, I don't want the sights / There's one yellow window in one little town / I'd know it in darkness, so turn the car around
hook proud | Own Two Feet :: I came here by way of my own two feet / Through thistle and stubble and cobble and street / I've slept like a king on a station seat / The best pair of wheels is my own two feet
hook | Leave Before The Milk :: Leave before the milk and the birds on the wire / Before they wake up and put wood on the fire / I'm tender as paper, I'm softer than silk / If I'm going at all I must leave before the milk
hook we | Name Every River :: Let's name every river from here to the end / The quick one, the brown one, the one with the bend / We'll drink out of both hands and laugh till we shiver / We'll never get lost if we name every river
hook bright | Elbow Out The Window :: Elbow out the window and the sun on the skin / A song that I don't know is letting me in / I've nowhere I should be and no one to win though / I'm king of the morning, my elbow out the window
`)
