import { kits } from '../../lines.ts'

export const storiesKits = kits(`
== ghost_?ships?|phantom_ships?|flying_dutchman|(?:haunted|cursed|abandoned)_ships?|ship_(?:of_ghosts|with_no_crew)
hook dark | No hand upon the wheel :: No hand upon the wheel, no light / No flag upon the mast / She comes at twelve, on every night / The tide is running fast
hook wild | She won't come in :: Heave her, haul her, she won't come in / Sails like paper and ribs like tin / Forty men with a frozen grin / Heave her, haul her, she won't come in
hook wistful | Mary, put the lantern out :: Mary, put the lantern out, I'm not coming home / I'm salt in the rigging, I'm the white in the foam / I promised you Sunday, I'm out here to roam / Mary, put the lantern out, I'm not coming home
scene | The fog came down at half past ten / As thick as fleece, and slow / We heard a bell. We heard it then / Where no bells ever go
detail | Her lamps were green, her sails were thread / Her nameboard gone to moss / And on the bridge a captain, dead / Still held the line across
story | They sailed in eighteen forty-three / With silk, and tea, and rum / They bet the devil, drunk, that he / Could never make them come
turn | I saw a boy up in the shrouds / He waved to me, he smiled / He'd been there, out among the clouds / Since he was but a child
turn | There's some who cannot land, it's said / For something left undone / A word they left beside a bed / A father, or a son
story | The cook was stirring nothing, round / And round, inside a pot / They played at dice without a sound / And none of them forgot
detail | She passed so near, I could have touched / The weed along her side / The cold came off her, and it clutched / My breath, until I cried
pre | Seven bells, and not a breath / Something out there's late for death
bridge | So if you have a word to say / Go home and say it now / There's forty men who sailed away / Still looking for the how

== (?:bank_)?robber's_(?:daughter|son|child|wife|girl)|(?:outlaw|gangster|thief|smuggler|crook|gunslinger|mobster)'s_(?:daughter|son|girl)|(?:daughter|son)_of_a_(?:bank_)?(?:robber|thief|gangster|outlaw|crook)|my_(?:father|dad|daddy)_(?:was_a_bank_robber|robbed_banks?)
hook me | Daddy brought me pearls :: Daddy brought me pearls in a paper sack / Said, don't you ever wear them till I come back / I was seven, he was running, and the road was black / Daddy brought me pearls in a paper sack
hook me wild | Keep the engine running :: Keep the engine running, keep it low / Lights off, hands on, ready to go / Ten years old, and I got to know / Keep the engine running, keep it low
hook wistful | He stole a bank :: He stole a bank, he stole a car / He stole off in the night / He never stole a falling star / He said that wasn't right
scene me | We moved eleven times before I was ten / New town, new name, and off again / I'd be Lucille, I'd be Mary-Jo / He'd say, which one's prettiest, and off we'd go
detail me | Money in the mattress, money in the bread / A shotgun in a blanket underneath my bed / A map with the county lines pencilled in blue / A dog with no name, so he'd not be named, too
story me | He'd tip the waitress with a hundred-dollar bill / He'd do card tricks for me on the window sill / He never hurt a soul and he never missed church / He passed round the plate like an owl on a perch
turn me | The blue lights came when I was brushing my hair / He put down his coffee, he pushed in the chair / He said, that's for me, dear, now you finish your egg / And he kissed me, and the morning gave way like a leg
turn me | I work at a bank now, the counter by the door / I count other people's, and I count it once more / And each man who comes in, with his hat pulled low / I look at his hands first. I'd know them, I'd know
turn me | I wrote him on Sundays, I signed it Lucille / He'd write about birds, and a prison-yard meal / He drew me a house with a number and a gate / He said, it's got windows. It's worth the wait
turn me | I had the pearls valued. They're paste, every one / The man said, I'm sorry. I said, I have none / He'd bought them. I've got the receipt, and it's true / The one thing he paid for, and paid for it, too
pre me | Count to a hundred and don't you peek / He'd be gone by ten, and be gone all week
bridge me | They let him out grey, with a box and a cough / He stood in my doorway, he took his hat off / He said, I've got nothing. I said, that'll do / Come in, it's got windows. I kept it for you

== (?:(?:a|the|old|last|lonely)_)*lighthouse_keeper(?:'s_\\w+)?|keeper_of_the_light(?:house)?
hook | Turn the light :: Turn the light, turn the light, let it walk on the sea / There's somebody out there who's looking for me / I won't know his name, and he won't know my own / Turn the light, turn the light, he's not sailing alone
hook me wistful | One hundred steps :: One hundred steps, one hundred down / One lamp, one chair, one bed / I've saved the half of every town / And not a word's been said
hook me | Stay away :: Stay away, stay away, is the song that I sing / I love every boat, so I send it that thing / I've rocks at my feet, and I've nothing to bring / Stay away, stay away, is the song that I sing
scene me | The gulls go round, the kettle shakes / The wind leans on the lantern glass / I write down every sound it makes / I write the lights of ships that pass
detail | A tin of beans, a tin of plums / A chess game with a man in Wick / By letter. When his bishop comes / It's spring. We neither of us are quick
story me | One night a girl rowed out, at ten / She'd brought me bread, she'd brought me news / She rowed back in the dark again / She'd left behind her, dry, her shoes
turn me | The storm took out the light at three / I stood and swung a lamp by hand / Till dawn. I couldn't feel my knee / They came in, forty men, to land
feel | You'd think it's lonely. It's a kind / Of company, to be a spark / That someone, somewhere, half gone blind / With rain, is steering by, in the dark
turn me | A bottle came. It said, I'm well / Are you? It had no name, no date / I put it back upon the swell / With yes. And then sat down to wait
detail me | The stairs go up just like a shell / My hand has worn the rail to glass / I ring on Sundays, with the bell / For fish, and hold a kind of Mass
pre | Ten seconds dark, ten seconds light / Nobody drowns on my rock tonight
bridge me | They've put a switch in. It can tell / The dusk itself, and needs no me / I've come ashore. I sleep quite well / But wake, and walk, and face the sea

== (?:(?:a|the)_)?trains?_(?:in|through)_the_night|(?:(?:a|the|last)_)*night_trains?(?:_(?:to|from|home|through)_\\w+)?|sleeper_trains?|(?:(?:a|the)_)?midnight_train(?:_(?:to|from|home)(?:_\\w+)?)?|last_train(?:_home)?|overnight_train
hook | Rails say, maybe :: Rails say, maybe, rails say, soon / Rails say, look at that, there's the moon / Rails say, sleep, you'll be there by noon / Rails say, maybe, rails say, soon
hook wistful | A light in a farmhouse :: There's a light in a farmhouse, it's gone, it's gone / There's someone up late with a blue dress on / I'll never be there, and the train goes on / There's a light in a farmhouse, it's gone, it's gone
hook me | A ticket to the end :: I bought a ticket to the end / Of anywhere there's track / I haven't told a single friend / I may not double back
scene | Platform nine and no one there / Vending hum and frosty air / Two red lamps, a whistle blown / Six long coaches, mine alone
detail | Tilted heads and open books / Coats that dangle from the hooks / Someone's apple on the floor / Rolls to me, and rolls to the door
story | Soldier with a paper bear / Said, it's hers, and she is where / We get in at six-oh-three / New last week. She's not seen me
turn me | Woke, and you had leaned your head / On my shoulder, warm as bread / All the stations in a blur / Kept you warm, and didn't stir
feel me | Everyone I used to be / Sits there in the glass by me / Riding through the dark outside / Looking in, along for the ride
story | Guard came through with tea and keys / Said, we're late, there's fallen trees / Sat and told us of his wife / Longest talk in all his life
detail | Bridges bang and tunnels roar / Village, village, then no more / Church, a lamp, a single cow / There, and nowhere, then and now
scene blues me | That midnight train's crying like it's lost its best friend / Midnight train's crying, like it's lost its best friend / It don't know it's me standing down at the end
detail blues me | Conductor said, ticket, and I showed him my hand / Said, show me your ticket, and I showed him my hand / He looked at the lines, and said, I understand
feel blues me | There's a hundred small windows going by like a string / Hundred small windows, going by like a string / There's one where somebody is starting to sing
story blues me | A man with no shoes had a song with no tune / Man with no shoes, and a song with no tune / He sang it to me and the back of the moon
turn blues me | Got off at the morning, there was no one but birds / Got off at the morning, there was no one but birds / I'd rode the whole night, and I'd used no words
pre | Ticket, tunnel, time, and track / Nobody is looking back
bridge | Somewhere dawn is pouring milk / On the fields, and fog like silk / Somewhere someone's by a gate / Saying, let it not be late

== (?:two_)?(?:strangers?|stuck|trapped|people)_(?:\\w+_)?in_(?:a|an|the)_(?:\\w+_)?(?:lift|elevator)|(?:lift|elevator)_(?:love|romance|breaks?|stops?|got_stuck|stuck|ride)(?:_\\w+)?|between_floors
hook bright | Between four and five :: Stuck between four and five, you and I / No way to go but to look in the eye / The bell's gone dead, and the phone won't try / Stuck between four and five, you and I
hook funny | Going nowhere :: Going up, said the lady, going down, said the man / Going nowhere, said the lift, as only lifts can / They looked at the ceiling, they looked at the fan / Going up, said the lady, going down, said the man
hook me tender | I pressed for six :: I pressed for six, you pressed for three / We neither of us got there / The best thing that has stopped for me / Was stopped in the middle of air
scene | The doors slid shut at ten to nine / You had your coffee, I had mine / We did what people do instead / The notice: up to eight, we read
detail | A jolt, a clank, a sort of sigh / A light that had a flickering eye / A voice that told us help's on its way / It told us that the livelong day
turn | By ten we'd shared a piece of gum / By noon you'd taught me how to drum / Your brother's name, your mother's cough / The boy at nineteen you'd called off
turn | You said, I'm frightened of the dark / I said, I'm scared of dogs that bark / You took my hand. You said, all right / I'll do the dogs, you do the night
turn | You'd ride past people all your life / A doctor, dancer, someone's wife / And never know them, floor by floor / Until somebody jams the door
turn | You sat down on your leather case / You took your shoes off. What a place / You had one sandwich, cut in two / You gave me the half with more in, too
turn | We scratched our names with someone's key / In tiny letters, you and me / Beneath the button marked Alarm / Your head by then was on my arm
pre | Press it again, and press it long / Somebody, somewhere, got this wrong
bridge | They got us out at half past four / A man in orange forced the door / You looked at me. You looked back in / You pressed for nine. And let's begin

== time_travell?er|time_travell?ers|time_travel|time_machine|time_travelling|time_traveling|lost_in_time|born_in_the_wrong_(?:century|time|era|decade)
hook me wistful | I knew you old :: I knew you old, I knew you young / In no particular order, dear / Your name was always on my tongue / I lost it every other year
hook bright funny | Turn the dial :: Turn the dial and hold your hat / Saw the plague and I'm back from that / Dinosaurs, and I lost the cat / Turn the dial and hold your hat
hook me tender | If I could stop it :: If I could stop it, I'd stop here / The toast, the sun, the sink / A Sunday in no special year / We're nearer than you think
scene me | I built it in the garden shed / From clocks, a bath, a tandem chain / My wife said, tea is four, she said / Be back by then. It looks like rain
detail me | I've sand from Egypt in my shoe / I've got a stub for Lincoln's play / I tried to shout. I always do / They look at you, and look away
story me | I saw in Pisa, half put up / The tower. I told them, it's all wrong / He gave me wine out of a cup / He said, who'll look? We won't be long
turn me | I went to see my mother, nine / With scabby knees, upon a wall / She said, you've got a nose like mine / And went on bouncing with her ball
turn | You'd think you'd fix it, all the woe / The word you said, the thing you broke / You stand there, and you watch it go / You're only weather. You're just smoke
turn me | The future's fine. It smells of bread / They've got the bees back. They have rain / They asked me what we did. I said / We worried. And we missed the train
detail | A dial, a rope, a bicycle seat / A jar of nineteen sixty-three / The cold that starts up from the feet / The dark, the bang, the apple tree
pre me | Three, two, one, and mind the door / I have been here once before
bridge me | I'm late. I've been a thousand years / The kettle's on. You're at the sink / You say, you've straw behind your ears / Your tea's there. It's still hot, I think

== runaway_brides?|left_at_the_altar|jilted|bride_who_(?:ran|runs|left|escaped)(?:_\\w+)?
hook wild | Run, girl, run :: Run, girl, run, with your veil in your teeth / Run, girl, run, in the boots underneath / Down past the organ, the priest and the wreath / Run, girl, run, with your veil in your teeth
hook me wistful | I ran away instead :: He's kind, he's good, he's on the board / He's everything they said / I heard my own heart, and it roared / I ran away instead
hook bright | White dress flying :: White dress flying from a truck-bed rail / Mud on the satin and tin cans for a tail / Auntie's got the bouquet and the cake's gone stale / White dress flying from a truck-bed rail
scene | The organ played the bit you know / The cousins turned to see the show / Her father held his arm out, wide / She stood there, and she looked outside
detail | Two hundred chairs, a swan of ice / A choir that practised, once or twice / A ring that slid, and wouldn't stay / A bird that hit the glass that day
turn | The window in the vestry stuck / She kicked it out with boots, and luck / She landed in a bed of phlox / Between the graves and letter box
turn | A farmer had his engine on / He looked at her, he looked upon / The veil. He said, I'm going far / He'd onions on the seats of the car
turn | It isn't that she loved him less / It's that she'd disappeared in dress / On dress, in yes, in yes, I do / And no one asked her if it's true
turn | The groom sat down and read the note / He took the flower off his coat / He laughed until his mother cried / He said, thank God. I'd nearly died
turn | The band still played, the guests still ate / The grandmas danced till half past eight / They said it was, all things allowed / A feast to do the village proud
pre | Something borrowed, something blue / Something coming loose from you
bridge | She's on a beach now, selling ice / She's in a band, it's rather nice / She's got the dress still. Once a year / She wears it, wading, up to here

== (?:(?:a|the)_)?last_(?:of_the_)?cowboys?|(?:(?:a|the)_)?old_cowboys?|ag(?:e?ing|ed)_cowboys?|cowboys?_(?:rides?|riding)_(?:off|away|home|alone)(?:_\\w+)?
hook wistful | Hang up the saddle :: Hang up the saddle and turn out the mare / Highway's come through, and there's lights everywhere / Nobody's riding, and nobody'd dare / Hang up the saddle and turn out the mare
hook bright | Ride, old man :: Ride, old man, where the fences end / Ride, old man, round the river's bend / Dog for a brother and dust for a friend / Ride, old man, where the fences end
hook me wistful | I never learned to live indoors :: I never learned to live indoors / I never learned to drive / I'm what the wind was blowing for / When wind was still alive
scene | He ties his horse up at the store / Between two family cars / The children stop outside the door / And ask if he's from Mars
detail | His hat's got nineteen kinds of rain / His boots have got one sole / His hands are rope, his back's a chain / His coffee's black as coal
story | He drove the last herd through the sun / Nine hundred miles of trail / By horse, by hand, in sixty-one / And slept beneath the rail
turn | A boy came down with folded arms / Said, mister, show me how / He showed him knots, and snakes, and charms / That boy is riding now
feel | The sky's still there, he'll tell you that / It hasn't shrunk at all / You only need a horse, a hat / And no one there to call
story | He loved a girl in Santa Fe / She wanted walls, a door / He said he'd think on it a day / That's forty years, and more
detail | He sings to cattle that have gone / He sings it low, at night / The coyotes, they carry on / They've nearly got it right
pre | Saddle, blanket, bit and rein / Somewhere there's an open plain
bridge | And when he goes, don't dig a hole / Don't carve a name in stone / Just turn the mare out for his soul / She'll find the way alone

== (?:(?:a|an|the)_)?(?:lonely|lost|stranded|last)_(?:astronaut|cosmonaut|spaceman)s?|(?:(?:a|an|the)_)?astronauts?_(?:all_)?(?:alone|lost|stranded|drifting|adrift|floating)(?:_\\w+){0,2}|(?:alone|lost|drifting|adrift|stranded)_(?:in|through)_(?:outer_)?space
hook me wistful | Come in, come in :: Come in, come in, is anybody there / I've got a little battery, I've got a little air / I can cover up the Earth with one thumb, I swear / Come in, come in, is anybody there
hook me calm | Goodnight, small blue :: Goodnight, small blue, goodnight / I've got you in my sight / I'm holding on to what is light / Goodnight, small blue, goodnight
hook me | Sixteen sunrises :: Sixteen sunrises every single day / Sixteen sunsets, and nothing to say / Toothpaste and tears floating slowly away / Sixteen sunrises every single day
scene me | My sandwich drifts on by / My pencil's on the wall / There isn't any sky / There isn't any fall
detail me | A photo on the vent / A seed inside a jar / The last thing that you sent / A joke about a car
story me | I thumbed the window clean / I found our little bay / I think I could have seen / Your porch light. Who's to say
turn me | The bean came up today / A leaf, two leaves, a bend / I told it, by the way / I'm glad you're here, my friend
feel me | I had to come so far / To see it isn't wide / It's one small place you are / With all of us inside
story me | I sang to no one, so / I sang it twice as loud / I took the low part, though / I left room for a crowd
detail me | I wash in half a cup / I sleep strapped to a shelf / I've no more down, no up / I'm talking to myself
pre me | Check the dial, and check the seal / Check my hands, and can they feel
bridge me | Put out the kitchen chair / And leave the gate undone / I'll drop down through the air / Like rain does, and the sun

== (?:(?:a|the|old|lonely|tired)_)*detectives?(?:_in_the_(?:rain|dark|fog|city))?|private_(?:eye|detective|investigator)s?|noir|gumshoe|cold_case|unsolved_(?:case|mystery|murder)|film_noir
hook me dark | It rained like it was paid to :: It rained like it was paid to, it rained like it was mean / The loneliest umbrella the lamp post had seen / I looked for a lady in a shade of green / It rained like it was paid to, it rained like it was mean
hook dark | Who had the motive :: Who had the motive, who had the key / Who had the time between two and three / Everyone's guilty, and that includes me / Who had the motive, who had the key
hook me wistful | I never found out why :: I found the ring, I found the gun / I found the thief, the lie / I never found where she had run / I never found out why
scene me | She walked in like a question with a hat / She dripped upon the carpet where she sat / She said, my husband's missing since July / I poured a drink. She watched the rain go by
detail | A matchbook from the Blue Canary Club / A button in a puddle by the pub / A sax two floors above me, playing low / A sign across the street that's meant to glow
story me | I tailed him down to Pier Eleven, late / He met a man, he handed him a crate / I waited for the crime. He raised the lid / It's kittens. Well. I took one. Yes, I did
turn me | I laid the pictures out upon the wood / She turned them over, as I knew she would / The last was her. She looked me in the face / She said, I wondered when you'd close the case
feel | You learn to love the waiting in a car / The heater broken, coffee, some guitar / You learn that everyone has got a door / They close, and something that they close it for
turn me | The sergeant said, go home, the thing is done / It's signed, it's filed, you've had your bit of fun / I put my hat on, went the other way / There's some who cannot wait another day
detail | The streets lay down like film that's in the tray / And slowly something dark came up from grey / The city's got a secret in its throat / It coughs it up in alleys, in a coat
pre | Two o'clock and the trail gone cold / Somebody's lying, and somebody's told
bridge me | I solved it. It was simple, in the end / It's always money, or it's love, or a friend / I closed the file, I stood there in the wet / There's one light on. I haven't gone home yet

== (?:(?:a|the)_)?witch(?:es)?_(?:of|in)_the_(?:\\w+_)?(?:woods?|forest)|(?:(?:a|the)_)?(?:old|forest|lonely|hedge|wood|good)_witch(?:es)?|wise_wom[ae]n_(?:of|in)_the|woman_in_the_woods
hook | Follow the crow :: Follow the crow, and follow the crow / Under the hawthorn the good children go / Never at noon, and never in snow / Follow the crow, and follow the crow
hook dark | Nettle, thimble :: Nettle, thimble, tooth and thread / Bring the lost one home to bed / Moth and candle, salt and door / What was broken, break no more
hook me wistful | Call me wise :: They come at night and call me wise / They kiss my hand and pray / At noon they will not meet my eyes / They cross to keep away
scene | Past the mill and past the stile / Past the last good half a mile / Smoke goes up where no road goes / Something's cooking. No one knows
detail | Bones and bluebells, jars of bees / Keys to nothing, nothing's keys / Cat that's only there in part / Book that has a beating heart
story | Miller's girl came, wet with fright / Asked for something, in the night / Old one gave her bread and tea / Said, the spell is, stay with me
turn | Came the men with torch and stick / Came the priest, and he was sick / She just told him, priest, sit down / You're the hottest head in town
turn | What's a witch? A woman, old / Living as she isn't told / Knows which mushroom, knows which root / Doesn't care a fig, a hoot
story | Boy who'd never said a word / She just gave him one small bird / Taught him, hold it, let it go / He said, look. He said, hello
detail | Moths for lamplight, moss for bed / Chimney leaning like its head / Aches. A door that's low and round / Roses growing underground
pre | Nettle tea and owl for guest / Tell me what it is. Then rest
bridge | Now the house is moss and stone / But the path there's not unknown / Someone's girl, with no more shoes / Follows crows, and hears the news

== (?:(?:a|the)_)?dragons?_(?:who_|that_)?(?:was|is|were|are|couldn't|can't|didn't|had|wouldn't)(?:_\\w+){0,4}|(?:(?:a|the)_)?(?:scared|frightened|timid|shy|cowardly|little|baby|friendly|gentle)_dragons?|(?:(?:a|the)_)?dragon_(?:afraid|scared)_of(?:_\\w+)?
hook bright | Scared to roar :: He opened wide to give a roar / A squeak came out, and nothing more / He hid himself behind the door / The dragon who was scared to roar
hook bright funny | Boo, said the mouse :: Boo, said the mouse, and the dragon said, eek / Up on a chair with a wobble and a squeak / Wings round his knees and a tear on his cheek / Boo, said the mouse, and the dragon said, eek
hook tender | Be brave with me :: Be brave with me, I'm only small / I'm twenty feet, I'm twelve feet tall / But in the night I'm not at all / Be brave with me, I'm only small
scene | He lived up where the mountain smokes / With gold, and bats, and artichokes / He slept with seven lamps alight / For fear of knights, and also night
detail | He's scared of moths, he's scared of cheese / Of anything that's got two knees / Of thunder, buttons, spoons and soup / And chickens, if they're in a group
story | A knight rode up in silver tin / And rapped politely to come in / The dragon cried, I've got the flu / The knight called, good. I'm frightened too
turn | The village oven wouldn't light / The snow was at the windows, white / He shut his eyes. He gave a cough / The oven roared, and frost fell off
turn | It turns out brave is not a thing / That comes with teeth, or comes with wing / It's shaking, shaking, head to tail / And putting one foot on the trail
story | A girl climbed up to sell him eggs / He wrapped his tail around his legs / She sat and read to him till three / He said, the end? Again, for me
detail | His smoke came out in little rings / He'd never tried to use his wings / He knitted scarves for every toe / With wool he'd ordered from below
pre | Tiptoe, tiptoe, who goes there / Nothing. It's his underwear
bridge | And if you hear, at night, a sneeze / And see a flicker in the trees / It's only him. He's out, alone / And halfway there, and halfway home
`)
