import { lines } from '../lines.ts'

export const party = lines('party', `
scene | Friday night and the iron's hot / I'm wearing the only good shirt I've got
scene bright | The sun goes down behind the bar / Somebody's singing from a car
scene wild | The bass comes up through the kitchen tiles / The queue goes back for a hundred miles
scene we | Six in a taxi, one on a knee / The driver's dancing as much as me
scene | {Where}, with the lanterns strung / The oldest dancing with the young
scene bright | The ice is in the paddling pool / The speaker's balanced on a stool
scene | A mirror ball, a rented room / A smell of crisps and cheap perfume
scene | We meet at nine, we leave at ten / We all go back for the coats again
scene wild | The roof is low, the lights are red / There's nothing useful in my head
scene calm | The beach is warm, the fire is small / Somebody's hands are drumming on a wall
scene funny | Dad's got a hat and a plastic lei / He's been by the speakers the whole of the day
scene bright | {A part} on the table, friends at the door / Push back the sofa, free up the floor
scene | The week has let us out of its hand / I hear the first few bars of the band
scene we | It's half past summer, quarter to you / The grass is cut and the sky's still blue
scene | Lipstick, keys, one earring in / The taxi's here, let the night begin
story | You pulled me up and I said I can't / I knocked a drink and I killed a plant
story wild | The lights went off and we sang instead / The drummer played on a box of bread
story we | We learned the steps from a woman of eighty / She spun us around like we weren't weighty
story bright | Somebody's gran got up on a chair / She did the whole chorus with flowers in her hair
story | I dropped my phone in a bowl of punch / I haven't heard news since yesterday's lunch
story funny | I did the move with the knee and the slide / I'm under the buffet, I'm fine, I've got pride
story | The neighbour came round to complain at the sound / He's had four tequilas and now he's spun round
story we | We jumped in the fountain, we ran from the guard / We danced with our shoes on a stranger's yard
story | I {did} on the table, they made me a crown / Of tinfoil and napkins, I won't take it down
story tender | You came with another and left on your own / I walked you to morning, I walked you home
detail | {A part} in the air and {a part2} in the mix / A hundred of us on a couple of bricks
detail wild | Sweat on the ceiling and smoke on the floor / A wave going up from the desk to the door
detail bright | Melon and salt and a towel on the rail / A radio, sun cream, a ring and a pail
detail | {Sense}, a beat and a bonfire's glow / The daylight leaving and all of us slow
detail | Your hand in the strobe, then it's not, then it is / A girl with a bottle, the pop and the fizz
detail funny | One shoe on the lamp and a bra on the moose / That cake's not a cushion, you daft silly goose
detail wild | {The thing} {it does} and the room goes mad / The best bad idea we ever had
detail | The wristband, the stamp, and the glitter for days / I'm finding it still in my ears and my stays
detail bright | Bare feet on the boards and a breeze off the bay / The lemons, the ice and the end of the day
detail | {A part} like a trumpet, {a part2} like a drum / Tell everybody you met that they should come
detail | The DJ is smiling, one ear in the cup / She's holding it, holding it, bringing it up
detail | A circle has opened, the shy boy goes in / His arms are like ribbons, his face is a grin
feel me | I've left my name on the back of a chair / I'm only a heartbeat with legs and with hair
feel wild | My knees have gone, but my hips have a plan / I'll sleep when I'm soil, I'll dance while I can
feel bright | There's {feeling} rising up through the floor / I thought I was finished, I've got room for more
feel me | I came in heavy, I came in late / The kick drum took off half of my weight
feel | The whole of the week is a coat on the floor / I don't want to wear it, not any more
feel tender | You looked, and I looked, and the room went slow / The loudest of silences I'll ever know
feel wild me | I'm not at my best but I'm most of me / I'm electric, I'm wet as a dog in the sea
feel bright me | I'm seventeen in the back of my knees / I'm warm, I'm loud, I'm as light as the breeze
turn | It's twenty past two and the shoes fly free / The singer's gone hoarse and she's pointing at me
turn wistful | One day the kitchen will just be clean / I'll miss the mess and the noise of the scene
turn wild | Then someone cut it to just the kick / And all of our hearts fell in behind it quick
turn | The slow one comes on and the floor goes thin / I'm looking at shoes till you call me in
turn funny | The cat's on the decks and she's mixing it well / She scratched on the chorus and nobody could tell
turn bright | The sun came up like a plate of eggs / We danced it in on our very last legs
turn | Then {a part} came out and we all lost our minds / The neighbours were dancing behind their blinds
wish | May no one be sober and no one be sad / May this be the best little night that we've had
wish we | When we are ninety with sticks and with wool / Let's meet by the speakers and pull, pull, pull
wish bright | Let there be peaches and let there be sea / Let every last weekend be you and be me
lift wild | Up, up, up with the hands in the heat / There's nothing to think of from here to your feet
lift bright | Tonight is a window, so open it wide / There's music and strangers and summer outside
lift we | We don't need a reason, we don't need a list / We've one night to live and we're not to be missed
lift | All of my people in one little room / One on the table and two on the broom
lift | {The thing}, {the thing}, put your hands in the sky / I'll sleep on the bus and I'll dance till I die
lift wild | Louder than Monday, longer than pay / Nothing can touch us till some other day
pre wild | Wait, wait, don't let it go / Hold it, hold it, nice and low
pre | Here it comes and you feel it rise / I see the whites of a hundred eyes
pre bright | Somebody turn the big light off / Somebody hold my drink, my scoff
pre wild | Knees get ready and floor get strong / We've waited for it the whole week long
pre | Count me down from the top of the hill / {A part} in the air and everyone still
bridge calm | Outside there's the cold and the milk float's hum / In here we are one big beating drum
bridge wistful | Nobody tells you, this night is the best / You find out later from all the rest
bridge | We're dust, they say, and we're only a spark / So let us be bright for a bit in the dark
bridge tender | I don't know your surname, I don't know your street / I know how you laugh and the beat of your feet
end | The chairs go up and the lights come back / We sing down the street in a single track
end bright | Chips in the paper and shoes in the hand / The birds taking over from the band
end tender | My ears are still ringing, my feet are on fire / You fell asleep smiling, we never got higher
end wild | One more! One more! till they pull out the plug / I'm dancing it still with a lamp and a rug
pre shout wild | Hold it now / Hold it low / Hold your breath / Let it go!
pre shout | Hands up / Higher / Touch the roof / Fire
lift shout wild | Jump! Jump! / Feel it thump / Bass goes boom / Shake the room
lift shout bright | Sun's high / Hands high / Touch it / Blue sky
pre shout | Going up / Fill the cup / Going higher / Strike the fire
lift shout | All night / All right / All of us / Alight
lift shout wild | Let it drop / Don't stop / Let it drop / Non-stop
lift shout bright | Feet on sand / Hand in hand / Ocean wide / Summer side
pre shout | One more breath / Two more bars / Three, four, here we are
lift shout | Lose your shoes / Lose the news / Lose your mind / Don't rewind
lift shout wild | Louder! / Prouder! / Shake the floor / Give us more
pre shout | Feel it come / Feel the drum / From the ground / Circle round
end shout | Light's white / Goodnight / Same time / Be mine
lift shout | This is it / Every bit / Me and you / Coming through
hook | Push Back The Sofa :: Push back the sofa and roll up the rug / Borrow a speaker and find it a plug / The whole of the building is climbing the stair / Push back the sofa, there's love in the air
hook wild | Floor Get Strong :: Floor get strong, we are coming in hard / Two hundred feet and a drunk bodyguard / You held up the boxes, you're holding us long / Don't let us down, baby, floor get strong
hook bright | Half Past Summer :: It's half past summer and quarter to you / The ice has all melted, the straws are all blue / Throw out the clock and throw in a drummer / I don't want to leave it, it's half past summer
hook | Shoes In My Hand :: I'm walking home barefoot, shoes in my hand / The sun's coming up on the promenade band / I haven't got money, I haven't a plan / I've glitter for pockets and shoes in my hand
hook funny | Dad Is On The Speakers :: Run, everybody, Dad is on the speakers / White socks and sandals, a pair of old sneakers / He's doing the robot, he's scaring the preachers / Don't look, don't look, Dad is on the speakers
hook wild | Kick Drum Heart :: Don't need a doctor, don't need a chart / Somebody started my kick drum heart / Boom in the middle and boom at the start / Shake me to pieces, you kick drum heart
hook tender | Before The Big Light :: Kiss me before the big light finds the floor / Before we remember whose coat's on whose door / There's three minutes left of the best of the night / So dance with me closer before the big light
hook shout wild | Drop It On Me :: Drop it on me / Drop it on the sea / Nobody flee / Drop it, drop it on me
hook shout bright | Sun On My Skin :: Sun on my skin / Let it in, let it in / Sand on my chin / Let summer begin
hook shout | We Don't Stop :: Bottom to top / We don't stop / Don't let it drop / We don't stop
hook we | Nobody's Going Home :: Lock up the taxis, unplug the phone / The night's only young and it shouldn't be alone / The moon's on the table, the stars have all flown / Nobody's, nobody's going home
hook | The Week Is A Coat :: The week is a coat and I've thrown it away / I danced on the buttons at end of the day / It's cold in the morning, but what can I say? / The week is a coat, let it lie where it lay
hook bright | Peaches And Sea :: Peaches and sea, that's all I can see / Juice on my elbow and sand on my knee / Turn up the radio, hand it to me / The weekend is nothing but peaches and sea
hook wild | Blame The Drummer :: If I don't go home and I don't go to bed / If I wake up with nothing but noise in my head / It wasn't the rum and it wasn't the summer / I'm innocent, officer, blame the drummer
hook | {the thing} On The Dance Floor :: Who brought {the thing} on the dance floor tonight? / Everyone's staring and it feels so right / We all lost our manners and asked for some more / There's nothing like {the thing} on the dance floor
hook we | One On The Table :: One on the table and two on the chair / Three in the kitchen with crumbs in their hair / Nobody's able to stand or to care / One on the table and love everywhere
hook wistful | Glitter For Days :: You've gone, but I'm finding the glitter for days / It's there in the carpet, it's there in my ways / The song is all over, but look how it stays / You left me with nothing but glitter for days
hook shout wild | Thunder Under :: Thunder under / Feet and floor / Boom! I wonder / Give me more
hook bright | Lemons And Ice :: Lemons and ice and a chair by the door / The tide's coming in, but I'm asking for more / Somebody beautiful's looking me twice / Give me the shade and the lemons and ice
hook | Spin Me, Grandma :: Spin me, Grandma, you're quicker than I / You've got the best hips and your skirt's going high / There's eighty good years in the kick and the fly / Spin me, Grandma, until I could cry
`)

export const night = lines('night', `
scene dark | Three in the morning, the fridge starts to hum / I've counted the sheep, and they knew I'd come
scene | The last train's gone and the platform's bare / A glove on the bench and nobody there
scene | Neon runs in the gutter stream / It spells a word from a stranger's dream
scene calm | The city's down to its yellow and black / A fox goes by with the moon on its back
scene me | Sixth floor up with the window wide / I listen to everyone else's ride
scene dark | The lift says nothing, the stairs say less / A light goes out at my old address
scene | {Where}, where the streetlights end / I talk to the dark like it's somebody's friend
scene wistful | Somebody's piano two doors away / Plays half of a song like it can't quite stay
scene | A bar with four stools and a telly on mute / A woman in diamonds, a man in one boot
scene | The kebab shop shines like a ship on the sea / The man with the knife calls me boss, that's me
scene bright | The bridges are lit like a necklace, a grin / The river has tucked all the stars of it in
scene | {In place} when the traffic has thinned to a thread / I walk so the quiet can't get to my bed
scene me | The clock by the bed says a quarter to four / I know every crack in the ceiling, and more
scene calm | Night bus, a stranger asleep on my arm / I'm holding my breath to keep her from harm
story me | I rang your number to hear it ring / I hung up before you said anything
story | I followed a saxophone down to a door / A basement, a candle, a chair on the floor
story me | I moved here for crowds and I moved here for light / I know not a soul on a Saturday night
story wistful | I saw you last night through the glass of a train / We both put a hand up and then came the rain
story | The cabbie said nothing for most of the way / Then told me his wife would've been sixty today
story funny | A drunk gave me flowers and called me Marie / I took them back home and they're lovely on me
story dark | I walked past the hospital, counted each floor / There's somebody's window I used to wait for
story | I {did} until four with the radio low / I don't know for whom and I don't want to know
story tender | A nurse on the night bus took off her shoes / She laughed in her sleep at some wonderful news
story | The power went out and we came to the street / In blankets and socks, and for once we would meet
story me | I shared half a smoke with a man and his hound / He told me which heaven was best to be found
detail | {A part} in the window, {a part2} in the street / The shush of the tyres, the tap of my feet
detail | The cleaners are lit on the fortieth floor / Like fish in a tank, going door to door
detail dark | A siren goes by like a tear in a sheet / Then somebody sews it up, stitch by sweet
detail | {Sense} at an hour when it oughtn't to be / A whole sleepless city, and part of it me
detail | One shoe on the wire and a moth at the light / The bakers are up at the back of the night
detail calm | The river goes under with all of its lamps / The barges are sleeping like horses in camps
detail | A coat on the chair that could be a man / The drip of the tap and the tick of the fan
detail | {A part} by the bed and my phone face down / The glow on the ceiling of half of the town
detail wistful | The ads for perfume, the mannequins' hands / The taxis that pass like the rings round some lands
detail | Steam from the grating, a dog on a string / A phone in a doorway that starts to ring
detail bright | Windows and windows, like cells of a hive / Each yellow square somebody's being alive
detail | {The thing} {it does} and it's never asleep / It keeps all the hours that I can't keep
detail funny | My neighbour is learning the trombone, I think / He practises one note, then washes the sink
detail dark | Under the flyover, cardboard and flame / A man has a kingdom, and nobody's name
feel me | A million of us, and I hear my own breath / The loudest thing after the kettle is death
feel me | I'm tired in the bones and awake in the head / I've folded tomorrow all over the bed
feel wistful me | I miss being missed, and I miss it the most / When toast is for one and there's no one for toast
feel | There's {feeling} in cities that comes in the dark / You pass it on benches alone in the park
feel calm me | I don't mind the lonely, it's got its own tune / It's me and the boiler, the cat and the moon
feel dark me | The night asks me questions I put off all day / It sits on the bed and it won't go away
feel bright me | The street is all mine and my footsteps are loud / I own all the glass and I own every cloud
feel tender me | Somewhere you're sleeping and don't know I'm up / I send you the warmth that comes off of my cup
turn | Then somebody laughed in the flat overhead / And it fell through the floor like a loaf of warm bread
turn | But four o'clock comes and the first birds try / A crack of thin silver along the sky
turn dark | The bar's now a phone shop, the phone shop's to let / I go down there still, and I haven't learned yet
turn tender | You came up the stairs with your coat full of rain / The kettle, the lamp and the room spoke plain
turn | I stopped at {the thing} and I looked at it there / {A part} in the lamplight, my breath in the air
turn bright | The market men come with their barrows of light / With lettuces, lilies, the end of the night
turn wistful | I saw my own face in a dark window pane / I looked like my father come off the last train
turn me | I put down the phone and I opened the blind / There's one other window that's lit up like mine
wish | Sleep, if you're sleeping, and wake, if you're not / There's somebody else in the chair that you've got
wish me | Some night I'll be tired like a child is, in arms / And carried to bed, with no need for alarms
wish tender | I'll leave on the hall light in case you should call / In case you are somewhere with nothing at all
wish we | To all of the nurses, the bakers, the guards / May morning be kind to your feet in the yards
lift | City, oh city, you never lie down / I'm one little bulb in a house in your town
lift dark | Stay with me, streetlight, don't flicker, don't go / I've nobody else that I'm willing to know
lift wistful | So many windows, and which one is you? / I look up at all of them, two by two
lift bright | We own it till five, when the sweepers come by / The empty wide street and the rinsed out sky
lift | Nobody's sleeping, they're only in bed / Each one with {the thing} going round in the head
lift calm | Night, put your coat round the shoulders of all / The ones in the doorway, the ones in the hall
pre | The signal goes green for nobody there / I cross anyway with the wind in my hair
pre dark | The minutes go by on their hands and their knees / I turn to the wall, and I ask for it, please
pre | One more corner and one more light / Somebody's music is holding me tight
bridge calm | If you lifted the roofs like the lids off of pans / You'd see the same hunger, the same empty hands
bridge | The stars are still up there, behind all of this / They wait like a mother who's wanting a kiss
bridge wistful | I once thought the city was lit up for me / It's lit up for no one, and that set me free
bridge dark | It isn't the dark that's the thing to get through / It's knowing that morning needs something from you
bridge tender | Tell me you're up, too, just tap on the wall / I don't need a word of it, tapping is all
end | The sky's going grey at the edge like a sleeve / I've nothing to do now and no need to leave
end calm | The bread van, the blackbird, the bin lorry's roar / The night puts its key underneath the door
end tender | I fell asleep finally, shoes on and all / With somebody's radio soft through the wall
end me | I walked it all home and I hung up my coat / The moon in the window, afloat, afloat
hook | One Other Window :: There's one other window still lit in the street / I don't know your name and we're not going to meet / But somebody's up with their cold tired feet / One other window, one other heartbeat
hook wistful | Hand On The Glass :: Your train was going and my train was, too / I put my hand on the glass and so did you / It's only a second before they all pass / I've lived half a year on that hand on the glass
hook dark | Four O'Clock Question :: The four o'clock question gets into my bed / It's cold at the feet, and it's hot at the head / It asks what I've done with my time, with my bread / I give to the four o'clock question a shrug instead
hook calm | Fox On The High Street :: There's a fox on the high street as bold as a queen / The traffic lights bow to her, red into green / The shops are all sleeping, the pavements are clean / The fox on the high street has never been seen
hook | Last Train Glove :: Somebody's lonely for a last train glove / It waves from the bench at the heavens above / It's looking for fingers, it's looking for love / We're all of us only a last train glove
hook bright | Streets To Myself :: I've the streets to myself and I'm walking them wide / With all of the traffic lights here on my side / I've taken my troubles down off of the shelf / And left them asleep, I've the streets to myself
hook tender | Tap On The Wall :: Tap on the wall if you're still not asleep / I'll tap one back, it's a promise I'll keep / I don't need your story, I don't need it all / Just let me know someone's there, tap on the wall
hook wistful | Toast For One :: Toast for one at a quarter to three / The knife and the butter, the window and me / I used to cut four, and I used to cut none / It's hard to get used to it, toast for one
hook | Neon In The Rain :: Look how it's prettier upside down / The neon in the rain on the floor of the town / If I'm only a puddle, I'll never complain / I'll hold all your colours like neon in the rain
hook dark | The Fridge Is Singing :: The fridge is singing, it knows one note / I sit at its feet in my slippers and coat / It's cold and it's constant, it's light on my face / The fridge is singing a hymn for this place
hook | {the thing} At Midnight :: Meet {the thing} at midnight with nobody there / The street like a church and the cold in the air / I came to be lonely, I left like a prayer / Go and see {the thing} at midnight, I swear
hook calm | Moth And Me :: The moth and me, we can't leave the lamp / It's late and it's foolish, the evening is damp / We know it's not moonlight, we know it's not free / We bump at the glass of it, moth and me
hook tender | Night Nurse Shoes :: Walk softly, walk softly in night nurse shoes / Down all of those corridors carrying news / You're tired as the morning, you've no time to lose / God bless every mile of those night nurse shoes
hook wild | We Own It Till Five :: We own it till five, every corner and stair / The statues, the fountains, the pigeons, the square / The mayor's in bed and the town's come alive / They'll take it back later, we own it till five
hook funny | Trombone Through The Wall :: There's trombone through the wall and it's only the one / One long lonely note since the setting of sun / I banged with a broom and I tried with a call / Now I'm singing along to the trombone through the wall
hook wistful | Small Hours, Big City :: Small hours, big city, and no one to phone / A million of people all sleeping alone / It isn't a tragedy, isn't a pity / It's only the way of small hours, big city
hook | Bakers Are Awake :: Don't worry, don't worry, the bakers are awake / There's somebody up for the whole city's sake / With flour to their elbows and bread to remake / You're not on your own, for the bakers are awake
hook dark | Ceiling Map :: I know every river in my ceiling map / The cape and the harbour, the coast with the gap / I've sailed it all night with the cat in my lap / I never get anywhere, ceiling map
hook bright | Every Yellow Square :: Every yellow square is a life in a frame / A bath and a row and a child and a name / A birthday, a baby, a man in a chair / I love you, whoever, in every yellow square
hook calm | Kebab Shop Light :: I'm steering my ship by the kebab shop light / The lighthouse for sailors on Saturday night / With chilli and mercy he'll set us all right / God save the king of the kebab shop light
`)
