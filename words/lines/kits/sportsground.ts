import { kits } from '../../lines.ts'

export const sportsgroundKits = kits(`
== (?:village_|beach_|backyard_|street_)?cricket_(?:match|team|club|pitch|season|ball|bat|game|tea)|(?:village|beach|backyard|street|playing|watching|play|love|about)_cricket|^cricket$|batsm[ae]n|wickets?|test_match|ashes_series
hook | Bad light stopped play :: Bad light stopped play, and we went in for tea / Bad light stopped play, we were fifty for three / The cricket was lovely, what more can I say / We'd just begun winning, then bad light stopped play
hook | How's that :: How's that? How's that? goes the whole of the ground / How's that? and a pigeon goes flapping around / The umpire of cricket just fingers his hat / And thinks about supper. I said, how's that?
hook | Out for a duck :: I walked to the cricket, I walked all the way / I walked with the bat of my dad from the clay / I took guard, I looked round, and I wished myself luck / And I walked all the way back again, out for a duck
scene | The roller sleeps beside the shed / The swifts are going round / There's fourteen people, one in bed / And eleven on the ground
detail | The scoreboard's worked by Joe and Pat / With numbers made of tin / They've lost the nine, they've lost the bat / They think we might just win
story | The vicar bowled, he bowled it high / It went beyond the hedge / It landed in the parish pie / And took a bit of edge
story | We fielded Bob, who's eighty-two / He stood beneath the trees / The ball came down, he never knew / And stuck between his knees
feel | It takes all day, it takes all night / And no one's won by then / We shake their hands in failing light / And do it all again
turn | My father's bat, with tape and oil / Still has the old red mark / He hit one once beyond the soil / It's somewhere in the dark
detail | There's egg and cress, and something pink / And scones as hard as stone / The twelfth man brings us all a drink / And eats the cake alone
turn | I caught it, don't ask how I did / I only shut my eyes / It fell into my hat, we hid / Our faces in surprise
detail | The pavilion clock's an hour behind / And nobody seems to mind
feel | The bowler rubs it on his thigh / A plane goes crawling by
pre | Wood on leather, one clean crack / Somebody runs, and somebody's back
bridge | There'll be a summer, none too soon / When I will be the shade / Who sits and scores all afternoon / The game the others played
end | The stumps are drawn, and the dew comes down / And nobody won, and we walk through town

== ice_hockey|(?:field_|street_)?hockey(?:_game|_match|_team|_mum|_mom|_stick|_player)?|hockey's|pucks?|slap_?shots?|zamboni
hook | Drop the puck :: Drop the puck, drop the puck / Ice and teeth and rotten luck / Hockey night, and mothers pray / Drop the puck, get out of the way
hook | Cold in the rink :: It's cold in the rink, but it's warm in the roar / There's two of us bleeding, and both wanting more / Ice hockey at six, and you've no time to think / I've only been happy when cold in the rink
hook | Five in the morning :: Ice hockey, my mother drove, five in the morning / With toast on the dashboard and both of us yawning / She tied up my skates with her eyelids at warning / And love was a thermos at five in the morning
scene | Blades go hiss and sticks go crack / Some go forward, some on back / Someone's glove is on the ice / Someone's nose is broken twice
detail | Tape the stick and spit the guard / Lace the boots up, lace them hard / Bag that smells of swamp and cheese / Three old pads that shield my knees
story | Little Tim was four foot three / Skated like a falling tree / Went between the giant's feet / Hit the net and took a seat
story | Ten to go and one goal down / Half the bus had come from town / Puck went high and hit the bell / Dropped behind him, in it fell
feel | Nothing's quiet, nothing's slow / Nothing's ever touch and go / You go in, or you don't go / That's the only thing I know
turn | Then the line, and hands are shook / Each to each with half a look / Boy who hit me grins at last / Says, that goal of yours was fast
detail | Plexiglass with faces pressed / Grandma in a full team vest / Grandma shouting words I'd not / Known that Grandma even got
detail | Bruise in purple, bruise in blue / One's a map of Timbuktu
feel | Coach says, breathe, and coach says, think / Then the whole bench turns to pink
pre | Tap your stick against the wall / Bang, bang, bang, for one and all
bridge | On a pond behind the barn / Dad once drew the line with yarn / Two old boots to make the goal / Moon for floodlight. Heart and soul
end | Lights go off, machine goes round / Smoothing ice without a sound

== darts(?:_night|_match|_team|_player|_champion|board)?|dart_?boards?|bulls?[-_]?eye|one_hundred_and_eighty
hook | One hundred and eighty :: One hundred and eighty, the whole pub is up / One hundred and eighty, there's beer in my cup / My darts are in order, my belly is weighty / I'm nobody Monday. One hundred and eighty
hook | Double one :: Give me double one, double one, one dart to throw / I've been here since Easter, I've nowhere to go / The bells that should ring for me, I've heard of none / I'm champion of nothing, on double one
hook | Mind your head :: The darts are flying, mind your head / There's one in the picture and one in the bread / I aimed for the twenty, I hit Uncle Fred / He's fine, he's forgiven me. Mind your head
scene | The chalk is up, the lamp is low / They toe the rubber mat, and so / The room that had been talking, stops / You hear the crisps, you hear the drops
detail | A wrist that hasn't moved since noon / An elbow like a silver spoon / A belt that's buckled out of sight / A flight in red, a flight in white
story | Big Maureen hasn't missed since March / She throws in slippers, stiff as starch / She'll take you down without a frown / Then knit a row, and put it down
story | The stranger came in from the wet / He asked to play, he'd make a bet / He closed his eyes, he threw all three / We've named the wall for him, you see
feel | There's doctors come, and there's the priest / There's them that's best, there's me, the least / And all stand seven foot, plus nine / And all are equal at that line
turn | I took my dad's old set last week / The points are worn, the barrels squeak / I heard him, clear as heard can be / He said, stop thinking. Triple. Three
detail | The maths is quick, the maths is strange / He gave the barman too much change / But ask him seven-score less four / He's answered it and out the door
detail | There's holes all round it in the wall / You'd wonder that it's hit at all
feel | You breathe, you lean, you let it go / The rest is up to wood, and so
pre | Chin on the chalk line and finger and thumb / Nobody breathe now, and nobody hum
bridge | The world is large and goes too fast / And most of what we throw goes past / But here's a ring, a red, a wire / And that's as far as I aspire
end | They switch it off, the lamp, the sign / The chalk still says that the last was mine

== danc(?:e|ing)_(?:lessons?|class(?:es)?|school|teacher|partner)|ballroom(?:_dancing)?|learn(?:ing|s)?_(?:how_)?to_(?:dance|waltz|tango|salsa)|two_left_feet|(?:salsa|tango|tap|line)_(?:class|dancing|dance|lessons?)|ballet(?:_class|_lessons?|_shoes)?|waltz_lessons?
hook | Two left feet :: Two left feet, and they've neither been told / Two left feet, and the dancing's controlled / By somebody's count, and the lesson's repeat / I love you, I love you, with two left feet
hook | Slow, slow, quick, quick :: Slow, slow, quick, quick, dancing on your toe / Slow, slow, quick, quick, where did you go / The lesson says left, love, but left doesn't know / It's quick, quick, sorry, and it's slow, slow, slow
hook | Look up :: Don't look at the floor, for there's nothing there / Look up at my dancing, my face and my hair / The lesson, she told us, is all in the air / So tread on my foot, love, but look up from there
scene | Upstairs from the butcher's on Tuesdays at eight / With eleven of us who came early or late / A record that crackles, a mirror, a bar / A lady called Doreen, who once was a star
detail | She taps with a stick and she counts with a sniff / The banker is bendy, the plumber is stiff / There's tape on the boards for the ones who forget / I've followed the yellow, I'm in the next set
story | I came to get over a thing I'd been through / They partnered me up with a plumber in blue / He said, I can't dance. And I said, so I see / We've stood on each other since half past three
story | My grandad enrolled at the age eighty-four / There's something he'd promised his wife once before / He learned the whole foxtrot, he learned it by heart / And danced it in church, with her photo, his part
feel | The body is clever, the head's in the way / The head's doing taxes, the hips want to sway / And one night it happens, you lose where you've been / There's only the music, with you in between
turn | The week of the show I forgot every step / I froze in the spotlight, a fish with no pep / You leaned in and whispered, just walk with me, sweet / We walked it together. It looked quite complete
detail | A dress with a sequin, a shoe with a strap / A man counting under his breath to his cap / A window that's steamed and a bulb that is bare / And somebody laughing, with chalk in her hair
detail | She says I've the grace of a cow on a slide / I say I've the grace, and it's hidden inside
feel | You led and I followed, I led and you fled / We met in the middle, and laughed instead
pre | Heel, and together, and turn, and apart / One hand is a shoulder, and one is a start
bridge | Who knew that the whole of it, all that there's been / Was leaving a space for a foot in between / To give a bit here, and to lean a bit there / And go round the room with your nose in my hair
end | The needle lifts up and the chairs go away / We dance down the stairs to the end of the day

== cycl(?:e|ing|ist)s?_(?:uphill|up_(?:a|the)|race|tour|club|in_lycra|holiday)|up_(?:the|a)_hill_on_(?:a|my)_(?:bike|bicycle)|(?:bike|bicycle|cycle)_(?:race|racing|tour)|cyclists?|tour_de_france|mountain_bik(?:e|es|ing|er)|lycra|peloton
hook | Granny gear :: Granny gear, granny gear / Cycling uphill, top is near / Said so half a mile from here / Push it, push it, granny gear
hook | It's only a hill :: It's only a hill, and a hill has a top / I'm cycling uphill, and my legs want to stop / The fellow behind me is standing quite still / I'll die here with dignity. It's only a hill
hook | Down the other side :: And then down the other side, mouth full of flies / I cycled uphill for the tears in my eyes / I'm cycling, I'm screaming, I'm five, and I ride / With both my feet off, down the other side
scene | Six o'clock and mist and crows / Someone's lycra somehow shows / All the breakfast, all the beer / Gloves on, lights on, out of here
detail | Rubber squeal and chain goes click / Thing that rattles, thing that's sick / Bottle, gel that tastes of glue / Map that isn't really true
story | Passed a lady with a pram / Then she passed me. Here I am / Pink in face and pink in knee / Beaten by a kid of three
story | Dave went over at the bend / Landed on a woolly friend / Sheep got up and looked at Dave / Dave got up, and Dave was brave
feel | Someone asked me, why the pain / Why the hill and why the rain / Couldn't tell them, hadn't breath / Somewhere short of bliss and death
turn | Ten yards off I lost the wheel / Legs like wood and lungs like steel / Hand came down upon my back / Old bloke, seventy. Push. No slack
detail | Café stop and cake like bricks / Helmets, handlebars and sticks / Talk of inclines, talk of wind / Talk of shins and how they're skinned
turn | At the top there's just a sign / Bit of gravel, hawthorn, pine / All the county, like a quilt / Every field that God has built
detail | Pedal, pedal, don't look up / Think of cake and think of cup
feel | Every yard of it I cursed / Ask me Sunday, I'll be first
pre | Change it down and change it down / Last one buys the cake in town
bridge | Up is slow and up is long / Up is where it all goes wrong / Down is quick, and then it's done / Funny, how it's up that's fun
end | Legs on the sofa, feet on the wall / Wasn't a hill there, really, at all

== tennis(?:_match|_club|_court|_player|_lesson|_lessons|_ball)?|ping[-_]?pong|table_tennis|badminton|wimbledon|squash_(?:court|match|game)
hook | Love all :: Love all, love all, and it starts from there / Love all, love all, with the ball in the air / It's tennis, it's war, and it's perfectly fair / You're beating me, darling. Love all, I swear
hook | It was in :: It was in, it was in, it was in by a mile / There was chalk, there was dust, you could see it in style / I'm grown, it is tennis, I've no need to win / I'd just like it noted that ball, it was in
hook | Back it comes :: I send it off, and back it comes / With all the spin of ten fat thumbs / I'm playing tennis, feet like drums / Whatever I do to it, back it comes
scene | The net hangs low, the lines are pale / There's Sunday rain still on the rail / You bounce it once, you bounce it twice / You smile. You never once play nice
detail | The racket's older than my hair / It's strung with prayer and then some air / The shorts have shrunk, or I have not / My headband's soaked, and I'm still hot
story | She's seventy-five, she doesn't run / She stands there, squinting at the sun / She drops it here, she lobs it there / I've run from Leeds to Delaware
story | The ball went over to next door / He's kept them since nineteen ninety-four / He opened up his shed to me / And there were all of ours. A sea
feel | I'm mild at work, I'm sweet at home / I rescue beetles from the foam / But hand me this, and draw a line / And I'm the wrath of the divine
turn | My father never let me win / I'd cry, and he would raise his chin / At sixteen, six-four, I came through / He shook my hand. His hand shook, too
detail | There's barley water, warm as soup / The umpire's chair, a chicken coop / The love-struck pair on number three / Hit one at noon, it's up a tree
feel | It's all in how you meet the thing / You don't go swatting, let it sing / You turn your side, you let it rise / You hit it softly with your eyes
detail | I've thrown my racket, hugged it, too / I've told it all I'm going through
detail | You called it out with such a grin / I'd bet my house that it was in
pre | Bend at the knee and then up on the toes / Whichever way I go, away it goes
bridge | They call it love when you have none / And that is where we all begun / With nothing, nothing, and a net / Your serve. I haven't beat you yet
end | We zip the covers, we shake, we bow / Same time on Sunday. I'll beat you. Somehow

== golf(?:er|ers|ing|_club|_course|_ball|_trip)?|golf's|hole[-_]in[-_]one|putting_green|crazy_golf|mini(?:ature)?[-_]golf|nine_holes|eighteen_holes
hook | Fore :: Fore, I cried, as it sailed on the breeze / Fore, at the ducks, and then fore, at the trees / It's golf, it's a walk with a stick and a war / I've broken a greenhouse, so fore, I say, fore
hook | A good walk :: I've spoiled a good walk with a ball and a bag / I've spoiled a good walk in pursuit of a flag / Golf gave me a shank, and a slice, and a squawk / But look at that evening. It's been a good walk
hook | One good shot :: One good shot, that's all I got / Ninety-eight misses and one good shot / That's golf: you hate it, you hate it a lot / You go back on Sunday for one good shot
scene | The first tee at seven, the dew on the shoe / The Major, the dentist, the butcher and you / A little white egg on a little white stick / A silence, a waggle, a terrible flick
detail | My trousers are checked, and my visor is green / I've the costliest driver that's ever been seen / I've a glove made of goat, and a laser, a cart / I've everything, really, excepting the art
story | The ball struck a goose and the goose struck a man / The man in the bunker sat down in his flan / It rolled off his hat and it dropped in the hole / I've framed up the card, and the goose is my goal
story | I looked for my ball in the nettles till four / I found seven others, a shoe and a door / I found a man crouching who'd gone in in June / He asked was it raining, and left with a spoon
feel | It's you against you, and the both of you lose / There's sand in your ears and there's sand in your shoes / You swear, and you sell all the clubs by the pond / Then, tock! And it flies, and you're hopelessly fond
turn | My dad and I never had much we could say / We'd fourteen clubs each, and the length of a day / He'd mark down my score with a pencil, and wink / He took off a stroke. It was love, I now think
detail | The windmill goes round, and the clown has a grin / You putt through his teeth and it comes out his chin / The kid with the ice cream is four under par / I've been on this dragon since leaving the car
feel | There's grown men in tears on the seventeenth green / There's words in the rough that no nun's ever seen
detail | I keep my head down and I keep my arm straight / I keep on the lookout for where, and too late
pre | Nobody cough now and nobody sneeze / Line it up, breathe out, and loosen the knees
bridge | When I get to heaven, I'll ask if they've got / A long slow par five with a nice little spot / And Saint Peter'll nod, with his bag on his knee / And say, there's just one rule. You don't play with me
end | We tot up the cards with a pie and a beer / I've won it, I tell them. I've lied. Same next year

== rugby(?:_match|_club|_team|_player|_boys|_girls)?|rugby's|scrums?|prop_forward|six_nations|tr(?:y|ies)_line
hook | Heave :: Heave, heave, heave / Rugby's what we all believe / Eight fat hearts upon one sleeve / Heave, boys, heave, boys, heave, boys, heave
hook | Mud on my mother's floor :: There's mud on my mother's floor, mud on the chair / There's rugby in places I didn't know were there / We lost it by fifty, we'd have lost it by more / I've never been happier. Mud on my mother's floor
hook | Who's got the ball :: Who's got the ball? Has anyone seen it at all? / There's fifteen of us in a pile by the wall / There's somebody's elbow, there's somebody tall / I love this old rugby. Who's got the ball
scene | The pitch is on a hill, and half of it's a lake / The posts are scaffold poles that lean for old time's sake / The ref's a maths instructor with a whistling cough / It's raining, and the wind has blown the hut roof off
detail | He's ears like cauliflower and a nose to Wales / His knees are held with bandages, his teeth with nails / He sings a lovely tenor and he faints at blood / He kissed the bride last Saturday, all over mud
story | We put on little Kevin, who had held the coats / He caught it by an accident and scared the goats / They charged along beside him like a woolly wall / He'd scored before we'd told him what to do with the ball
feel | You put your arm around a man you'd not ask to tea / You put your ear against his hip, your face to his knee / Then someone shouts a number and you push till you're blue / There's not much love I've had as tight as that lot do
turn | They clap us off the field, a tunnel, two by two / The lad who trod upon my face says, this one's for you / We sing about the bishop and the baker's wife / I've not had so much beauty in my muddy life
story | My mother came just once, a coat and one pearl pin / She ran on in the second half and pulled me in / She gave that flanker such a look, she boxed his ear / We made her captain, honorary, for the year
detail | There's orange quarters going brown in clouds of steam / There's one communal bath like soup, and that's the team / There's someone's tooth upon the sill, there's someone's boot / And Gareth's on the table in his birthday suit
feel | It hurts on Sunday, Monday hurts, and so does this / There's no part of my body that a boot could miss
detail | The sponge comes on, the magic sponge, it's ice and it's grime / It's mended half the county, and it does it each time
pre | Crouch, and bind, and hold it low / Take it, give it, there they go
bridge | Some day my knees will tell the rain before the snow / I'll stand upon the touchline, shouting where to go / And I'd give the house, the car, the garden and the shed / For one wet Saturday and a bandage round my head
end | The lights go off, and the song goes on till ten / I can't lift my arms. So, Saturday, then

== ski(?:s|ing|er|ers|_trip|_lift|_holiday|_slope|_slopes|_lesson|_lessons|_instructor)?|snow_?board(?:s|ing|er|ers)?|black_run|apr[eè]s[-_]ski|chair_?lift
hook | Pizza, chips :: Pizza when you're stopping, and it's chips when you go / That's how they teach you to ski on the snow / I did neither, I did both, with the snow to my lips / I skied on my face, doing pizza, chips
hook | Who put that tree there :: Who put that tree there? It wasn't before / I was skiing so nicely, I'd found I could soar / I'd wind in my whiskers, I'd sun in my hair / I hit it quite gently. Who put that tree there
hook | Last run :: One more, last run, and the mountain goes blue / Last run, last run, and there's no one but you / The skis write a sentence as long as the sun / And nobody reads it but us. Last run
scene | I'm clipped in, I'm zipped in, with goggles and glove / I slip off the chairlift with a shriek and a shove / I've a pass on a string and a plaster on my shin / There's a four-year-old past me, with a dummy and grin
detail | My boots are two buckets made of concrete and spite / They pinch to the left and they crush to the right / I walk like a robot with a wardrobe on each leg / I go down the stairs like a rolling boiled egg
story | The instructor was Klaus, with a tan and a smile / He said, bend your knees, and let go for a while / I let go for a while, I let go for a mile / I went through a wedding, and halfway up the aisle
story | My dad said, it's easy, it's all in the lean / He leaned, and he left us, and wasn't much seen / They brought him down sideways in a sledge with a bell / He waved like the King, and he felt rather well
feel | There's a quiet up there that you can't buy by the pound / With the whole world in cotton and nothing for sound / But the hiss underneath like a page being turned / And it's all I have wanted, and none of it learned
turn | Day six, and it happened, with no one about / I turned and I turned and I didn't fall out / I came down like water, I came down like song / And stopped by the café. It hadn't been long
detail | There's cheese in a pot and there's soup in a loaf / There's dancing in boots, like a stag or an oaf / There's one in a gorilla suit, one in a sling / And the whole terrace bounces when the speakers go ping
feel | I've bruises like postcards, I've snow in my vest / I've paid half my wages to fall with the best
detail | The lift man says, bonjour, and holds out a hand / I've taken out six people just trying to stand
pre | Weight on the downhill and look where you steer / The mountain has been here. It's you that's not here
bridge | And one day my knees will say, that is the last / And I'll sit on a terrace and tell of the past / With a rug and a rum and my chin to the sun / I was terrible, darlings. I loved every one
end | The boots come off, and my feet say grace / I'm white round the eyes with a bright red face

== row(?:ing|er|ers)(?:_boat|_club|_team|_race|_machine)?|regatta|boat_race|kayak(?:s|ing|er|ers)?|cano(?:e|es|eing|eist)|paddl(?:e|ing)_(?:board|boards|boarding|upriver|down)|oars?
hook | In, out :: In, out, in, out, eight of us breathing / Rowing at dawn with the river still steaming / In, out, in, out, nobody's leaving / Nobody's talking, and nobody's dreaming
hook | Backwards :: Rowing is facing the way you have been / Backwards and rowing through yellow and green / We can't see the future, we pull to it clean / Backwards and rowing, and nobody's seen
hook | Up the creek :: We're up the creek, and the paddle is gone / We're rowing by hand, and we're rowing till dawn / We went in a circle for most of a week / There's nobody better to be with, up the creek
scene | Mist is lying on the river / Half past five, the ducklings shiver / Eight of us, a shell, a blister / Cox is number seven's sister
detail | Hands like bark and back like timber / Somebody's getting less than limber / Shoulders popping, seats a-sliding / Cox like a terrier, biting, guiding
story | Caught a crab at the final turning / Oar in the ribs and the whole boat churning / Over the side in the weeds and bubbles / Told a duck about all my troubles
feel | When it's right there's a kind of humming / Boat lifts up like the spring was coming / Eight old crocks and a single notion / Half asleep in the self-same motion
story | Grandfather rowed in the year of thunder / Seven went up and the cox went under / Still got the cup, with the dent, the weather / Eight of their names on it, all together
detail | Two in a boat, with the one oar splintered / Argued so long that they nearly wintered / Never a marriage was tested better / Zigzag, zigzag, wet and wetter
turn | Last by a mile, and the sun was sinking / Nobody left there but cows, and drinking / Then from the bridge came a cheer, a holler / Ten of our mums, and a dog on a collar
detail | Swans get up with a lot of swearing / Eight wet backs, and the river's bearing
feel | Nobody speaks when the light comes creeping / Half of the town and the locks are sleeping
pre | Easy, easy, long and slow / Blades together, and in we go
bridge | Nobody knows when you do it rightly / No one's trumpet, and nothing sprightly / Only a puddle, and then another / Even as footprints, child and mother
end | Up on our shoulders and into the shed / River goes on, and we go to bed

== (?:wild|cold[-_]water|open[-_]water|winter|sea|ocean|lake)_swim(?:ming|mer|mers|s)?|swim(?:ming|s)?_in_(?:the|a)_(?:sea|lake|river|cold|ocean)|ice_baths?|skinny[-_]dip\\w*|swimming_(?:pool|lengths|laps)|doing_lengths|swimm(?:ers?|ing)(?!_lesson|_with)
hook | It's lovely once you're in :: It's lovely once you're in, they said, all blue in the chin / It's lovely once you're in, they said, and shook in their skin / I'm wild and I'm swimming, I'm as stiff as a pin / I've lost both my feet, but it's lovely once you're in
hook | One, two, three, scream :: One, two, three, scream / Swimming like wild things in somebody's dream / Ice on the toes and the wrists and the stream / In we go, girls, one, two, three, scream
hook | Just my head and the sky :: Just my head and the sky, and a swan going by / I'm swimming the wild way, and no one asks why / The emails can drown, and the laundry can dry / There's nothing of me, just my head and the sky
scene | The car park's grey, and so's the morning light / Six women undress in a towel, not quite / The flask is there, the bobble hats are on / We walk in talking, and the talk is gone
detail | The cold comes up like gossip, ankle, knee / And then it finds the part that's really me / I say a word I learned from Uncle Jim / I've shocked a heron. Now I have to swim
story | She came the week they'd found it in her chest / She stood there in her father's string-type vest / She went in howling, up above her hips / And came out laughing, blue around the lips
story | We left our clothes beside the ninth green's flag / A dog came by and took away the bag / We walked home through the village, single file / In lily pads. The bishop had to smile
feel | I can't be clever, and I can't be sad / There's just the breath, the next one to be had / The water doesn't want to know my name / It holds me up, and holds you up the same
turn | At forty-nine I thought that I was done / With being foolish, being in the sun / And now at seven, every day it's mine / I'm screaming in a lake, and feeling fine
detail | Then cake, with shaking hands, and tea, and shoes / On the wrong feet, and skin like lovely blues / We're pink, we're loud, we cannot do a zip / We glow like lamps from toe to upper lip
feel | The moon was out, we took off all our fears / And left them on the bank with someone's beers / Nobody looked, and everybody shone / We swam to where the light was, and swam on
detail | My mother calls it madness, and my aunt / I say, come in. She says, I simply can't
detail | A swan looks down her nose at us and goes / We've paddled through her drawing room, on toes
pre | Count of three, and don't you stop / Ankle, belly, chin and drop
bridge | It's not that I am brave, I'm really not / I hate the cold, I'd rather have it hot / But there's a second, when you've given in / The whole lake opens, and you just begin
end | My hair drips down on the steering wheel / I'm cold to the marrow. You'd not think how I feel

== baseball(?:_game|_team|_season|_field|_glove|_card|_cards)?|softball|home_runs?|little_league|pitchers?_mound|bottom_of_the_ninth|ball_?park
hook | Bottom of the ninth :: Bottom of the ninth, and there's two of us out / Bottom of the ninth, and my knees are in doubt / It's only baseball, so what's it about / It's bottom of the ninth, and I hear my dad shout
hook | Right field :: They put me in right field, where nothing comes down / There's clover and bees and the back side of town / I'm baseball's own hermit, with daisies for crown / They put me in right field. And look what came down
hook | Going, going :: It's going, going, past the light / It's baseball on a summer night / It's going, going, out of sight / And all the heads turn, left to right
scene | The infield's chalked, the sun is low / There's nowhere else to go / There's sunflower seeds on every shoe / And gum, and sky, and you
detail | My brother's glove, tied with a belt / You'd not know how it felt / It closed around a ball at night / Like someone held you tight
story | I stood out there and picked a weed / I'd nothing much to read / I heard a crack, I raised a hand / To scratch. You understand
story | The catcher's grandma had a bell / She rang it rather well / The umpire asked her, would she stop / She got him with a mop
feel | It's mostly standing in the sun / And waiting to be one / Who has, in half a breath, to be / The whole town's memory
turn | My dad could throw, then hurt his arm / He went to work a farm / But after dark he'd toss me three / And every one found me
detail | The scoreboard's missing half its lights / It hums on summer nights / It says the count is G to O / And no one needs to know
turn | We lost it by a run, a hair / A kid stood crying there / The other side's big number nine / Said, kid, that catch was fine
feel | You fail at seven out of ten / They say, you're great, and then
detail | The hot dog man has lost his voice / He nods. You make the choice
pre | Hey, batter, batter, and dig in your toe / Here's the wind-up, and here's the throw
bridge | It's just a stick, a ball, a base / A tan line on your face / But someone threw you one more ball / And dark came over all
end | The lights go off, and the bugs go too / The box score says that we nearly came through

== school_sports_day|sports_day|egg[-_]and[-_]spoon|sack_race|three[-_]legged_race|tug_of_war|relay_race
hook | Egg and spoon :: Egg and spoon, egg and spoon / Walk as if you're on the moon / Sports day's here, and none too soon / Mine's stuck down with glue since June
hook | The mums' race :: Clear the track, it's sports day, it's the mums' race next / They said it's just for fun, and they've all of them flexed / There's one brought her spikes, there's an elbow, a shove / The mums' race is war, and it's run out of love
hook | Last by a mile :: I came in last by a mile, by a mile / On sports day, I came in with grass and a smile / They'd taken the tape down, they'd folded it neat / And Mum was still clapping. Last by a mile, on her feet
scene | Bunting tied from tree to shed / Half are blue and half are red / Teacher's megaphone goes squeak / No one's heard a word all week
detail | Sack that's smelling of old spuds / Plaster knees and grassy duds / Sun cream running down the nose / Someone's lost a shoe. It shows
story | Jake and Priya, tied at knee / He went sideways round a tree / She went straight on, took the lot / Jake, the rope, and what was not
feel | I can't run and I can't throw / I can hop, but hop quite slow / What I'm best at, so they say / Is the cheering. All the day
turn | Ten to go and he fell flat / Everybody gasped, like that / Girl in front turned round, came back / Walked him right along the track
detail | Grandad holds the stopwatch high / Hasn't pressed it. Doesn't try / Says they all came first, the dears / He's been timing it for years
story | Whistle blows and dig your heels / Tiny Josie's team reveals / Josie's brother, six foot four / Ate three lunches, wants one more
feel | Ribbons pinned on every chest / Mine says, Tried His Very Best
detail | Someone's dad has pulled a thigh / Showing off as he went by
pre | On your marks and get set, wait / Who let the dog in through the gate
bridge | Years from now I won't know who / Won it, red or green or blue / I'll know grass, and squash, and sun / And that everybody'd run
end | Chairs are folded, flags are down / Small gold medals walk through town

== (?:gone|going|go|goes|went|love|loves|fly|ice|night|carp|trout)_fishing(?:_with\\w*)?|fishing_(?:trip|rod|with|on|day|hole|tackle)|angl(?:er|ers|ing)(?:'s)?|^fishing|trout_stream|the_one_that_got_away
hook | The one that got away :: He was this big, no, bigger, as long as the day / He'd the eye of my headmaster, gloomy and grey / I was fishing, I swear, and he took it halfway / You should see him. You can't. He's the one that got away
hook | Gone fishing :: Gone fishing, gone fishing, there's a note on the door / Gone fishing, gone fishing, I'm not here any more / If heaven is asking, or somebody poor / I'm down by the water. Gone fishing. Be back by four
hook | Not a bite :: I sat all day, I sat all night / I fished from left, I fished from right / The moon came up, the sky was white / And not a nibble, not a bite
scene | The float sits like a small red thought / The reeds don't say a word / It's nine o'clock, and I have caught / A boot, a branch, a bird
detail | A tin of worms, a folding stool / A sandwich, cut in four / A hat with flies, the golden rule / Is tell them it was more
story | My grandad brought me when I'd cried / He never asked me why / He baited up, we sat beside / And watched the clouds go by
story | I hooked a pike as long as me / It hauled me, chair and all / Across the lake from half past three / And home in time to call
feel | There's people go to church to kneel / And people go to shrinks / I listen to a turning reel / And hear what water thinks
turn | I held him up, he shone, he shook / He looked me in the eye / I took him gently off the hook / And neither said goodbye
detail | The kingfisher's a thrown-down gem / The heron's like a priest / There's perch below, I talk to them / They mind me not the least
turn | I took my boy there, just last spring / He asked me, is this it? / And then the line began to sing / He's not shut up one bit
detail | A dragonfly sits on the rod / And looks at me. A nod
feel | The flask is warm, the rain is light / There's no one here. That's right
pre | Cast it out and let it lie / Nothing doing. Nor am I
bridge | And when they ask me what I did / With all that time I had / I'll say I sat there with a kid / I sat there with my dad
end | I'm home with nothing, my boots are wet / It's the best day's fishing that I've had yet
`)
