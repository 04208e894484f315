import { lines } from '../lines.ts'

export const party = lines('party', `
scene | Friday night and the iron's hot / I'm wearing the only good shirt I've got
scene bright | The sun goes down behind the bar / Somebody's singing from a car
scene wild | The bass comes up through the kitchen tiles / The queue goes back for a hundred miles
scene we | Six in a taxi, one on a knee / The driver's dancing as much as me
scene bright | The ice is in the paddling pool / The speaker's balanced on a stool
scene | A mirror ball, a rented room / A smell of crisps and cheap perfume
scene | We meet at nine, we leave at ten / We all go back for the coats again
scene wild | The roof is low, the lights are red / There's nothing useful in my head
scene calm | The beach is warm, the fire is small / Somebody's hands are drumming on a wall
scene | The week has let us out of its hand / I hear the first few bars of the band
scene we | It's half past summer, quarter to you / The grass is cut and the sky's still blue
scene | Lipstick, keys, one earring in / The taxi's here, let the night begin
scene | The yard with coloured lanterns strung / The old ones dancing with the young
scene calm | A beach, a fire, a box for a drum / A few of us humming, and more will come
scene funny | My dad's in shades and a plastic lei / He says he's not been this young since May
scene | {Sense}, and a knock on the door / It's Jo with a speaker and fifteen more
scene we | We came to dance till the walls gave in / With lemonade, ice and a biscuit tin
story | You pulled me up and I said I can't / I knocked a drink and I killed a plant
story wild | The lights went off and we sang instead / The drummer played on the end of the bed
story we | A woman of ninety taught us the steps / She wore us out and she had some left
story bright | Somebody's gran got up on a chair / She sang the verse with a rose in her hair
story me | My phone went down in a bowl of punch / I've had no news since Saturday lunch
story funny me | I tried the slide on both my knees / I'm under the table, a hand, please, please
story | The man next door came round to complain / He's conga leader, down the lane
story we | We danced in the fountain, ran from the guard / And finished the song in a stranger's yard
story tender | You came with another, left on your own / I lent you my coat and I walked you home
story me | I did the dishes, they made me a crown / Of kitchen foil, and it won't come down
story | {Name} brought {a part} and a bottle of stout / By ten the whole terrace was dancing it out
story funny | They tried the splits on the kitchen tiles / They're finding the sequins for miles and miles
detail wild | Sweat on the ceiling, smoke on the floor / A wave comes up from the desk to the door
detail | Your hand in the strobe, it's there, then it's not / The loudest, the blackest, the best we've got
detail | A wristband, a stamp, and a glittered cheek / I'll find it in soup for most of a week
detail | She holds one headphone, lifts one hand / The best of evenings, the worst of the band
detail | A ring opens up and the shy boy goes / His arms are ribbons, he's up on his toes
detail | {A part}, {a part2}, and the windows wide / The whole of the street has come inside
detail bright | Melon and salt, a towel, a ball / A speaker propped on a sun-baked wall
detail | A song, and the fire burning low / The sun's had a drink and it will not go
detail funny | A shoe on a lamp, a hat on the cat / My uncle asleep on somebody's hat
detail wild | {The thing} {it does} and the room goes mad / The worst good time we ever had
detail | A spoon for a stick, a pan for a drum / If you can hear it, you're asked, so come
detail | A knock in the pipes, and a bass in the jam / I've lost both my keys and forgot who I am
detail wild | The lamp going round and the floor going round / We're two feet above it and making no sound
feel me | I came in heavy, I came in late / The kick drum took off half of my weight
feel bright me | I'm seventeen in the back of my knees / I'm warm, I'm loud, I'm as light as the breeze
feel me | I left my name on the back of a chair / I'm only a heart with some legs and hair
feel wild me | My knees have gone, my hips have a plan / I'll sleep in the ground, I'll dance while I can
feel tender | You looked, I looked, and the room went slow / The loudest hush that I'll ever know
feel wild me | I'm half electric, I'm half at sea / I've never been so entirely me
feel bright me | There's {feeling} rising up through my shoes / Goodbye to the boss, goodbye to the news
feel me | The week fell off in a heap on the floor / I stepped right out and I shut the door
feel bright me | My knees are twenty, my heart's sixteen / I'm the oldest child that you've ever seen
feel wild me | I've {feeling} like soda that someone has shook / Don't open me yet, or at least don't look
feel bright | {The thing} on a Saturday, sign me up / With foam on the lip of a paper cup
turn wistful | One day the kitchen will just be clean / I'll miss the mess and the noise of the scene
turn | The slow one starts and the floor goes thin / I look at my shoes till you call me in
turn funny | The cat's on the decks and she's mixing well / She scratched on the chorus, you couldn't tell
turn me | At two o'clock my shoes went west / My left foot dances alone the best
turn wild | They cut the sound to a single kick / A hundred hearts came in on it, quick
turn | The good song came on and we lost our heads / The neighbours came dancing out of their beds
turn | {The thing} hit the decks and the roof went up / They're drinking the punch from the trophy cup
wish we | When we are ninety with sticks and shawls / We'll meet by the speakers in village halls
wish we | Let no one check the time tonight / Let no one find the big, bright light
wish bright | Give me a peach, a wave, a chair / Give me the wind and your wet hair
wish we | More of {the thing} and less of the clock / One shoe on the table, and where's my sock?
lift wild | Louder than Monday, longer than pay / Nothing can touch us till some other day
lift shout wild | Jump! Jump! / Feel it thump / Bass goes boom / Shake the room
lift shout bright | Sun's high / Hands high / Touch it / Blue sky
lift shout | All night / All right / All of us / Alight
lift shout wild | Let it drop / Don't stop / Let it drop / Non-stop
lift shout bright | Feet on sand / Hand in hand / Ocean wide / Summer side
lift shout | Lose your shoes / Lose the news / Lose your mind / Don't rewind
lift shout wild | Louder! / Prouder! / Shake the floor / Give us more
lift shout | This is it / Every bit / Me and you / Coming through
lift wild | Up, up, up, with your hands in the heat / There's nothing to know but your own two feet
lift bright | Throw up the window, throw up your hands / There's half a summer and two brass bands
lift we | One night, one floor, one sweaty wall / No list, no rope, there's room for all
lift we | My people here in one small room / One on the table, two on a broom
lift | {The thing}, {the thing}, put your hands up high / I'll sleep on the bus as the town goes by
lift wild | {The thing}, {the thing}, let it rattle the glass / Let nobody wait for the feeling to pass
lift shout | {The thing} all night / {The thing} all right / Turn it up / Hold it tight
pre wild | Wait, wait, don't let it go / Hold it, hold it, nice and low
pre | Here it comes and you feel it rise / I see the whites of a hundred eyes
pre bright | Somebody turn the big light low / Somebody yell for the band to go
pre wild | Knees get ready and floor get strong / We've waited for it the whole week long
pre shout wild | Hold it now / Hold it low / Hold your breath / Let it go!
pre shout | Hands up / Higher / Touch the roof / Fire
pre shout | Going up / Fill the cup / Going higher / Strike the fire
pre shout | One more breath / Two more bars / Three, four, here we are
pre shout | Feel it come / Feel the drum / From the ground / Circle round
pre | Count me down, let the room go still / One breath at the very top of the hill
pre | The hush before thunder, the dark before light / The beat's at the door, and it's coming tonight
bridge wistful | Nobody tells you, this night is the best / You find out later from all the rest
bridge calm | Outside there's the cold and a milk cart's hum / In here we are one great beating drum
bridge | They say we're dust, they say we're a spark / So let's be sparks for an hour in the dark
bridge tender | I've not got your number, your name or your street / I've got your laugh and the beat of your feet
bridge | We'll sweep up tomorrow, with coats to hang / Tonight there's a chorus that everyone sang
end | The chairs go up and the lights come back / We sing down the street in a single track
end bright | Chips in the paper and shoes in the hand / The birds taking over from the band
end shout | Light's white / Goodnight / Same time / Be mine
end tender | My ears still ring, my feet still burn / You sleep on my arm at the last left turn
end wild | One more, one more, till they cut the lead / I'll dance it on with a lamp in bed
end shout wild | One more / One more / Lights up / Shut the door
end | A shoe on the lawn and the sun coming in / We swept up the night with a lid and a tin
hook wild | Floor Get Strong :: Floor get strong, we are coming in hard / Two hundred feet and a drunk bodyguard / You held up the boxes, you're holding us long / Don't let us down, baby, floor get strong
hook funny | Dad Is On The Speakers :: Run, everybody, Dad is on the speakers / White socks and sandals, a pair of old sneakers / He's doing the robot, he's scaring the preachers / Don't look, don't look, Dad is on the speakers
hook wild | Kick Drum Heart :: Don't need a doctor, don't need a chart / Somebody started my kick drum heart / Boom in the middle and boom at the start / Shake me to pieces, you kick drum heart
hook shout wild | Drop It On Me :: Drop it on me / Drop it on the sea / Nobody flee / Drop it, drop it on me
hook shout bright | Sun On My Skin :: Sun on my skin / Let it in, let it in / Sand on my chin / Let summer begin
hook shout | We Don't Stop :: Bottom to top / We don't stop / Don't let it drop / We don't stop
hook bright | Peaches And Sea :: Peaches and sea, that's all I can see / Juice on my elbow and sand on my knee / Turn up the radio, hand it to me / The weekend is nothing but peaches and sea
hook | {the thing} On The Dance Floor :: Who brought {the thing} on the dance floor tonight? / Everyone's staring and it feels so right / We all lost our manners and asked for some more / There's nothing like {the thing} on the dance floor
hook we | One On The Table :: One on the table and two on the chair / Three in the kitchen with crumbs in their hair / Nobody's able to stand or to care / One on the table and love everywhere
hook shout wild | Thunder Under :: Thunder under / Feet and floor / Boom! I wonder / Give me more
hook | Spin Me, Grandma :: Spin me, Grandma, you're quicker than I / You've got the best hips and your skirt's going high / There's eighty good years in the kick and the fly / Spin me, Grandma, until I could cry
hook bright | Ten More Minutes :: Ten more minutes, don't call the cab / I've paid for my dancing, I'll pay for your tab / Ten more minutes, the night's not dead / I can be sensible under the bed
hook shout bright | Salt, Sun, Sound :: Salt, sun, sound / Off the ground / Lost at noon / Never found
hook shout wild | Lift The Lid :: Lift the lid! / Like a kid / Glad we came / Glad we did
hook | Push Back The Sofa :: Push back the sofa / Roll up the rug / Find me a speaker / Find me a plug
hook bright | Half Past Summer :: Half past summer / Quarter to you / Don't wind the clock / Let the sky stay blue
hook tender | Before The Big Light :: Dance with me slow / Before the big light / Three minutes left / Of the best of the night
hook we | Nobody's Going Home :: Hide the taxis, hide the phone / Nobody's, nobody's going home / The moon's got a drink and a hat of its own / And nobody's, nobody's going home alone
hook wild me | Blame The Drummer :: Was it the wine? Was it the summer? / Officer, officer, blame the drummer / I was all right till he hit the thunder / I was a good girl, blame the drummer
hook wistful | Glitter For Days :: You left with the band / In the blue of the haze / I'm finding you still / It's glitter for days
`)

export const night = lines('night', `
scene dark | Three in the morning, the fridge starts to hum / I've counted the sheep, and they knew I'd come
scene | Neon runs in the gutter stream / It spells a word from a stranger's dream
scene me | Sixth floor up with the window wide / I listen to everyone else's ride
scene dark | The lift says nothing, the stairs say less / A light goes out at my old address
scene wistful | Somebody's piano two doors away / Plays half of a song like it can't quite stay
scene calm | Night bus, a stranger asleep on my arm / I'm holding my breath to keep her from harm
scene dark me | It's ten past three, the fridge begins / I've counted all my sheep and sins
scene | The last train's gone, the clock looks down / One glove on a bench at the edge of town
scene calm | The city's down to yellow and black / A fox trots by with the moon on its back
scene me | Six floors up, my window wide / I hear the whole of the town's insides
scene wistful | Somebody's piano, two doors down / The same four bars, going round and round
scene | A bar with four stools and the sound turned low / A bride in a coat, with nowhere to go
scene | The kebab shop shines like a ship at sea / The man with the knife calls all of us chief
scene bright | The bridge is lit like a half-shut grin / The river has tucked its best stars in
scene me | A quarter to four on the red-lit clock / I know each hinge and I know each lock
scene | {Where}, beneath a broken light / I share a bench with half the night
scene me | I walk {in place} to tire my head / It follows me, it won't be led
scene calm | Her head dropped slowly on my coat / The night bus rocked us like a boat
scene | The all-night café, booth for one / The sugar's hard, the pie is done
scene dark me | {The thing} on my mind and the clock gone slow / There's nobody up that I'd want to know
scene | A cat on the wall and a moon in the sky / A taxi with no one inside going by
scene me | I went to {do} with the streets all wet / It's two, and I haven't come home from it yet
story me | I rang your number to hear it ring / I hung up before you said anything
story me | I followed a sax down a basement stair / One candle, one drum, and one empty chair
story wistful | I saw you tonight in a passing train / We each raised a hand, and then there was rain
story me | I shared my chips with a man and a hound / He told me where good doorways are found
story me | I came for crowds, I came for noise / I know the pigeons and their boys
story | The cabbie hummed from street to street / His wife's old scarf on the empty seat
story funny | A drunk man called me Rosalie / And gave his chips and his hat to me
story dark me | I passed the ward, I saw the light / Three windows in, it's dark tonight
story me | I {did} till four, the sound turned down / The only fool awake in town
story tender | A nurse got on and closed her eyes / Her shoes were sensible and wise
story we | The power failed, we met on the stairs / With candle stubs and kitchen chairs
story me | I found one glove on the last train seat / I've kept it for somebody I'll never meet
story tender | You called from {place} with the line gone thin / I stood in the hall and I took it in
story me | I tried to {do} with the blinds half down / I listened instead to the bones of the town
detail | Steam from the grating, a dog on a string / A phone in a doorway that starts to ring
detail dark | Under the flyover, boxes and flame / A king with a dog and nobody's name
detail | A fox, a moth, a humming lamp / The pavement shining, black and damp
detail | The cleaners glow on floor nineteen / Like fish that keep the water clean
detail dark | A siren tears the dark in two / And no one sews it up for you
detail | {Sense} at three, when no one should / I'd shut my ears if I only could
detail | A cat, a bin, a paper cup / Some baker's light is always up
detail calm | The river holds the lamps upright / And doesn't spill a drop of light
detail me | My coat hangs up just like a man / He's watching me, he watches the fan
detail me | My shoes beside me, phone turned down / The ceiling lit by half the town
detail bright | Each yellow window is a stage / A kiss, a bath, a turning page
detail | {The thing} {it does} and it never will rest / I know the feeling, I'm doing my best
detail funny | The man next door has one trombone / One note, one wife, and she's left home
detail wistful | A shop-front bride in plaster white / Has waited there since Tuesday night
detail | A newsstand tied with yesterday / A sweeper brushing gold away
detail | {Sense} from a floor above / It might be a quarrel, it might be love
detail wistful | A chair in a shop front that's lit for no one / It'll shine like that till the night is done
detail me | {Where}, with a moth for a friend / I pass it at one on my way round the bend
detail dark | {The thing} at this hour comes up to your bed / And says all the things that the day never said
feel dark me | The night asks the things that I dodged all day / It sits on the blanket, it's here to stay
feel me | A million people, wall to wall / I hear my own breath in the hall
feel me | My body's down, my mind's upstairs / It's moving all the heavy chairs
feel wistful me | I miss the way I used to be missed / A name called out, a hip, a kiss
feel calm me | The lonely's fine, it has its tune / A boiler, a cat, a bit of moon
feel bright me | My heels ring out, the street is mine / I bow to every neon sign
feel tender me | You're sleeping now in another time / I hold the phone like a hand in mine
feel | There's {feeling} at this hour of night / It knows your name, it travels light
feel me | There's {feeling} that only comes after two / It goes through your pockets, it goes through you
turn | But four comes round and the first birds try / A thin grey zip at the edge of the sky
turn tender | You came up the stairs with your coat wet through / And all of the rooms had a reason, too
turn | Then someone laughed through the bedroom wall / And I laughed too, at nothing at all
turn me | I stopped by a window and stood there, warm / A moth at the lamp like a tiny storm
turn bright | The market carts come rattling in / With crates of light and lemon skin
turn wistful me | I caught a face in the window glass / My father's look, and I let it pass
turn me | I raised the blind, and over the way / One other lamp had outstayed the day
turn dark | Our bar's a bank, the bank's to let / I walk there still, I haven't learned yet
turn me | I thought of {the thing} till a quarter to four / Then turned on my side and I thought of it more
wish | If you're awake then so am I / We'll hold up half each of the sky
wish me | I'd like to sleep as children do / In the back of a car, with the lights going through
wish tender me | I'll leave the hall light on for you / It isn't much for a light to do
wish we | God bless the nurse, the guard, the cook / The girl at the desk with her library book
wish me | Give me a pillow, a reason to sleep / I've run out of sky and I've run out of sheep
lift wistful | So many windows, and which one is you? / I look up at all of them, two by two
lift | Oh, city, city, shut one eye / I'm just one bulb against the sky
lift dark me | Don't flicker, street lamp, don't you go / You're half of everyone I know
lift bright we | It's ours till five, it's ours for free / The wide, wet street, and you, and me
lift calm | Night, put your coat round all of us / The bench, the bridge, the empty bus
lift | {In place}, {in place}, when the signs go dim / The night has a river, and I'm in the swim
pre | One more corner and one more light / Somebody's music is holding me tight
pre | The green man walks for no one there / I cross with him, we make a pair
pre dark me | The minutes crawl on hands and knees / I bargain, darling, I say please
bridge tender | Tell me you're up, too, just tap on the wall / I don't need a story, one tap is all
bridge calm | Lift off the roofs and look inside / The same small lamps, the same closed eyes
bridge | The stars are up there all the same / Behind the glow, still in the game
bridge wistful me | I thought it lit itself for me / It didn't, and that set me free
bridge dark me | It's not the night I'm frightened of / It's day, with all its push and shove
bridge calm | By day there's {the thing}, and we hurry on past / By night we sit down with each other at last
end | The sky's gone grey along one sleeve / I'm tired enough now to believe
end calm | A bread van coughs, a blackbird sings / The night takes off its heavy rings
end tender me | I slept at last with the lamp still lit / I dreamed of a sofa, and all of us on it
end me | I found my stair, I found my bed / The moon lay down across the spread
end | A glass by the bed and the first tram's bell / I made it to morning, and no one can tell
hook | {the thing} At Midnight :: Meet {the thing} at midnight with nobody there / The street like a church and the cold in the air / I came to be lonely, I left like a prayer / Go and see {the thing} at midnight, I swear
hook funny | Trombone Through The Wall :: There's trombone through the wall and it's only the one / One long lonely note since the setting of sun / I banged with a broom and I tried with a call / Now I'm singing along to the trombone through the wall
hook calm | Kebab Shop Light :: I'm steering my ship by the kebab shop light / The lighthouse for sailors on Saturday night / With chilli and mercy he'll set us all right / God save the king of the kebab shop light
hook | One Other Window :: One other window / Lit like mine / I don't know you / But I'm doing fine
hook wistful | Hand On The Glass :: Your train, my train / Side by side they pass / One whole life / In a hand on the glass
hook dark me | Four O'Clock Question :: The four o'clock question / Sits on my bed / It asks what I did / And it eats my bread
hook calm | Fox On The High Street :: Fox on the high street / Queen of it all / Past the bank / Past the town hall
hook | Last Train Glove :: One grey glove on a station bench / Waving goodbye with a curl and a clench / Somebody's hand is as cold as love / We're all of us looking for the last train glove
hook bright me | Streets To Myself :: I've the streets to myself / And the lights all green / The king of the kerb / And the pavement queen
hook tender | Tap On The Wall :: Tap on the wall / And I'll tap one too / That's all that I need / To know that there's you
hook wistful me | Toast For One :: Toast for one / At a quarter to three / I cut it in four / For the company
hook | Neon In The Rain :: Look how I shine / Like neon in the rain / All of me's trickling / Down through the drain
hook dark me | The Fridge Is Singing :: The fridge is singing / It's got one note / I sit at its feet / In my overcoat
hook calm me | Moth And Me :: Nobody wiser than moth and me / We know it's not the moon we see / We know it burns, we know it's free / We bump at the glass of it, moth and me
hook tender | Night Nurse Shoes :: Night nurse shoes / On the corridor floor / Carrying water / And carrying more
hook wild we | We Own It Till Five :: We own it till five / The bridge and the square / Dance on the mayor's steps / He isn't there
hook wistful | Small Hours, Big City :: Small hours, big city / One cup, one chair / Half of the world / Is awake out there
hook | Bakers Are Awake :: Go back to sleep / The bakers are awake / Somebody's up / For the morning's sake
hook dark me | Ceiling Map :: I know my ceiling map by heart / The coast, the cape, and the crack at the start / I've sailed all night, and I've come this far / From the bulb in the middle to where you are
hook bright | Every Yellow Square :: Every yellow square / Has a life inside / A row, a bath / A groom and a bride
`)
