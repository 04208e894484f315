import { kits } from '../../lines.ts'

export const gamesKits = kits(`
== football|soccer|(?:last|final)[-_]minute_goal|penalt(?:y|ies)(?:_shoot\\w*)?|goalkeeper|match_day|matchday|striker|sunday_league|five[-_]a[-_]side
hook we | Ninety plus four :: Ninety plus four, and the whistle's half in / The flask is gone cold and the scarf's on my chin / One boot and one corner, one almighty roar / I'm hugging a stranger, it's ninety plus four
hook me | Jumpers for Posts :: Jumpers for posts, and it's next goal wins / The moon's coming up on the back of the bins / The dinner is ready, they're calling like ghosts / We can't hear a thing, with our jumpers for posts
scene | The turnstile, the onions, the steps to the light / The green coming up like a shout in the night / The man on my left had been sat there since war / He'd hated each minute, he'd not miss a score
story | The ball on the spot like an egg on a plate / Eleven short steps that seem twenty-eight / The keeper's a spider, the net is a sea / And forty-two thousand are looking at me
detail | There's mud in the fringe and there's steam off the backs / There's oranges quartered in grandmother's sacks / There's somebody's dad with a flag and a limp / He's calling the striker a pudding, a shrimp
turn | It hit off the bar and it hit off a knee / It hit off the one who was out since half three / It rolled like a drunk over inches of white / And grown men were crying, and kissing, all night
feel | It's only a ball, and it's only a field / It's only some paint on a badge, on a shield / Then why is my father, who can't say a word / Now holding my neck with the noise of a bird
pre | Look at the clock now, don't look at the clock / Somebody's praying, and holding a sock
bridge | We'll lose it next Saturday, three, maybe four / We'll swear we won't come here in rain any more / And Saturday next, with a pie in the wet / We're there for the one that we haven't had yet

== basketball|hoops?|slam_dunk|three[-_]pointer|buzzer[-_]beater
hook | Nothing but net :: Nothing but net, it's a whisper, a swish / It drops through the evening as smooth as a fish / The clock says a second, I'm not beaten yet / I let it go softly. Nothing but net
hook me wild | Last one on the court :: The lights have gone off, and the night's getting short / The last one to leave, I'm the last one on the court / A thousand more throws for the one that I caught / You'll hear me still bouncing, the last one on the court
scene | A ring with no net on a garage, half bent / A ball with no grip, and the yard is cement / A chalk line for three, by the wall, by the bin / My brother's on guard, and he won't let me in
story me | They picked me the last, I was five foot and four / I went through their legs like a draught through a door / A fake to the left, and a spin on one shoe / The giant looked round, and he said, where were you
detail | The squeak of the trainers like birds in a box / The sweat on the hardwood, the numbers, the clocks / The palm of the hand that can read every seam / The drum of it, drum of it, into the dream
turn | Down by a point, and two seconds to go / The whole of the building was waiting to know / It sat on the rim, and it looked all about / It tipped to the inside, and then came the shout
pre | Bounce it and bounce it and look at the ring / Everything's quiet. Let go of the string
bridge | It's nothing but air in a skin, after all / It's ten feet of reaching, and nine of them fall / But somewhere tonight there's a kid and a wall / Who won't go to bed for the love of a ball

== box(?:er|ers|ing)(?!_day)|fighter|in_the_ring|heavyweight|knockout|martial_arts|karate|judo|mma
hook me | Not counted out :: Eight, says the man, and he's holding up thumbs / Nine, says the man, and the far away drums / I've knees made of rope, there's a bell, there's a shout / Get up, says my mother. I'm not counted out
hook | One more round :: One more round, put the water to my lip / One more round, pull the tape and let it rip / I've been to the canvas, I've kissed the ground / I'm tired, I am tired, but it's one more round
scene | A gym up some stairs with the damp on the bricks / A bag on a chain and the rope, with its ticks / A coach made of leather who never says good / He nods, and you'd run through a wall if you could
story | At five in the morning, a hood in the sleet / The town was asleep, and the slap of two feet / Three eggs in a glass, and a step, and a jab / The shadow he fought was the back of a cab
detail | The Vaseline eyebrows, the stool and the spit / The hands wrapped in white for the thick of it / The smell of the resin, the lamp with its moths / The mother who's praying through kitchen cloths
turn | He went down in four like a chimney, like flour / The crowd had its coat on, the crowd had the hour / He looked at the lights, and he heard someone call / He got up so slowly, he got up so tall
feel | You don't fight the man with the tattoos and chin / You fight the small voice that says, pack the thing in / You fight the school yard, and the rent, and the years / The rest is just footwork, and blood in the ears
pre | Hands up, chin down, and you circle, you wait / Left like a letter and right like a gate
bridge | And afterwards both of them, swollen and blind / Lean into each other, like two of a kind / No one in the building is nearer, or knows / They whisper good fight, through a bleeding nose

== marathons?|half[-_]marathon|runn(?:er|ers|ing)_(?:a|the|in|every|at|club|shoes)|couch_to_5k|long[-_]distance_runn\\w+|jogg\\w+|park_?run|ultra[-_]?marathon
hook me | Just to that tree :: Just to that tree, and I'll stop when I'm there / Just to that gate with the dog, I don't care / Just to that bin, and then just to the sea / It's twenty-six miles of it, just to that tree
hook | Left foot, right foot :: Left foot, right foot, and don't ask me why / Left foot, right foot, and breathe, and the sky / There's salt on my lip and there's grit in my sock / Left foot, right foot, and run down the clock
scene | A number on pins and a queue for the loo / Ten thousand in bin bags, all warming up, too / A man as a rhino, a woman as bees / A bang, and a shuffle, a river of knees
story me | I started in winter, as far as the shop / I lay on the freezers, and thought I would drop / I went out on Tuesday, as far as the hill / A granny went past me. She's in front still
detail | There's sweets in the palm of a kid by the road / A band on a lorry, a hose where I slowed / A cardboard sign saying, you're nearly there, Dad / The nicest of lies that I ever have had
turn me | At twenty they tell you that there is a wall / I hit it, I hugged it, I wanted to crawl / A stranger in yellow said, stick here by me / We talked about soup until mile twenty-three
pre | Who had this idea, and who paid for the shirt / Name me one toe that does not have to hurt
bridge me | They hung me a medal, a bit of old tin / I walked down the stairs back to front, with a grin / I'm never again, no, I'm done, I am free / Then somebody asked me. Well. Just to that tree

== skate(?:board\\w*|_park|r|rs)|skating|kickflip|half[-_]?pipe
hook | Fall again :: Fall again, fall again, grit in the knee / Nobody lands it by number three / Nine times, and ten times, and there, on the ten / It clicks, and you're flying. Now fall again
hook wild | Four Little Wheels :: Four little wheels and a plank and a hill / The city's a wave and I won't stand still / The guard's got a whistle, I'm hot on my heels / I'm nobody's boy on my four little wheels
scene | The steps of the bank when the bankers have gone / A rail for the grandmas, when shopping's all done / A kerb rubbed with candle, a light going buzz / A night made of concrete, the summer it was
story | She dropped from the top with her heart in her teeth / A bowl of grey concrete was waiting beneath / The boys all went quiet, the boys at the wall / She came up the far side, and waved to them all
detail | The shoes with the hole where the grip has bit through / The elbow like bacon, the knee black and blue / The sticker, the scratch, and the click of the deck / The one perfect landing, the sun on your neck
turn | An old man in slippers came out with a shout / We picked up our boards, and were turning about / He said, is that hard? And he gave me his cup / He stood on it, wobbled, and landed right up
pre | Foot on the tail, and the other one, slide / Don't think, if you think it, you've already died
bridge | They paint us with signs that say, no this, no that / They put up their knobs and they put down their mat / But water finds down, and the young find a way / The city's a playground, and night is the day

== surf(?:er|ers|ing|board)?|catch(?:ing)?_(?:a|the)_waves?|riding_(?:the_)?waves
hook | Here she comes :: Here she comes, here she comes, out of the blue / A hill made of glass with the sun coming through / Paddle, my arms, and be quiet, my drums / Turn round and believe it, now, here she comes
hook me calm | Sit on the Sea :: I sit on the sea with my legs hanging down / My back to the office, my back to the town / There's nothing to buy here, there's nothing to be / A seal and a sunrise, I sit on the sea
scene | Five in the morning, a van and a flask / A suit like a seal's skin, the cold like a mask / The car park's all whispers, the cliff's black and steep / The sea's doing press-ups, and turns in its sleep
story me | It took me a summer to stand on my feet / I swallowed an ocean, and sand, and defeat / And then came a wave, and I stood, and I flew / I lived a whole life in a second or two
detail | The wax and the salt and the sand in the bed / The itch of the sun on the top of the head / The hair like a rope and the eyes like a gull / The van full of seaweed, the flask never full
turn | It picked me up gently, it held me, it broke / It washed me and rinsed me, it gave me a soak / It threw me up beached with my board on my shin / I lay there and laughed. And went straight back in
pre | Wait for it, wait for it, not this one, no / The third one, the big one, and go, and go
bridge | It left from a storm that was three days away / It crossed half the world just to get to this bay / It's carried no cargo, no letter, no name / It carried you shoreward, and went as it came

== climb(?:er|ers|ing)_(?:a|the|wall|up|mountains?|gym)|rock_climb\\w*|mountaineer\\w*|boulder(?:ing)|climbers?|reach(?:ing)?_the_summit|everest
hook | Don't look down :: Don't look down, there is nothing to see / Just a town like a toy and the top of a tree / Look at your fingers, the crack and the brown / One hand and one foot now, and don't look down
hook we | On the Rope :: I'm on the rope, and you're on the end / There's forty-odd metres of nothing, my friend / I can't see your face, but I feel you, I hope / You've got me, I've got you, we're on the rope
scene | The chalk on the palm and the tape on the thumb / The toes in their slippers gone perfectly numb / An inch of good granite, as thin as a dime / The whole of the world is this next little climb
story | Three thousand feet, and a tent on a nail / A cup of warm snow in the teeth of a gale / We sang all the songs that we knew, and then hummed / And counted each other for ones who were numbed
detail | The wind has a whistle, the rope has a creak / The eagle goes under, the knees want to speak / There's lichen in orange, a fly on my sleeve / It walks up so lightly you wouldn't believe
turn | We came to the top, and there wasn't a thing / A stick and a flag and a bit of old string / We ate half a sandwich, and nobody spoke / The world was all round us, and blue, and like smoke
pre | Reach for it, reach, there's a hold to the right / Your leg's got the sewing machine. Hold tight
bridge | Why do you do it, they ask on the train / There's lifts, and there's sofas, there's weather, and rain / I say it's the one place I've no room to frown / My head is all handhold, and don't look down

== yoga|downward_dog|pilates|meditat\\w+|mindful\\w+
hook funny | Downward dog :: Downward dog, with my face in the mat / I've heard something snap, and I think it was that / My neighbour's a swan and I'm more of a log / Breathe in for peace now, in downward dog
hook calm | Breathe like the sea :: Breathe like the sea, let it in, let it out / There's nothing to win here and no one to shout / The floor has you safely, so let yourself be / A shell on the bottom, and breathe like the sea
scene | A room with a candle, some bells and a fan / A lady like willow, a nervous old man / Twelve mats in a row like the keys of a flute / A teacher whose voice is a bowl full of fruit
story me | She said, be a tree, and I stood on one shin / I wobbled, I grabbed at the woman from Lynn / We went like two dominoes, softly, and then / The whole forest fell, and got up, and again
detail me | My toes are a country I've not seen for years / My hamstrings are singing right up to my ears / My mind's on the shopping, the leak in the hall / Let go, says the voice. I let go of it all
turn me | Then flat on my back, with a sock on my eyes / I noticed I'd put down a thing twice my size / I don't know how long I had held it up there / I snored, they all told me, like somebody's bear
pre | Unclench the jaw, and let shoulders come low / You've been at your ears since a year ago
bridge | Outside is the traffic, the phone and the rain / You'll roll up your mat and go to it again / But somewhere between the fourth rib and the third / There's room for a bench now, a tree and a bird

== chess|checkmate|grandmaster
hook | Your move :: Your move, says the rook, with its hand on the clock / Your move, says the queen in her black marble frock / I've nothing to lose, and I've something to prove / I slide out a pawn, and I whisper, your move
hook me | Eight Steps :: It's eight steps for a pawn, from the mud to the crown / Eight steps, and there's bishops who'd take the boy down / The smallest one out there, and nobody's bet / It's eight steps to glory, I'm not finished yet
scene | Two men in a park with a board made of stone / A clock with two buttons that bites to the bone / The pigeons are watching, the leaves coming down / The king in the corner pulls in at his gown
story me | My grandad would beat me in eleven, no more / He'd hum as he did it, he'd look at the door / The day that I won, he sat back, and he beamed / He shook my whole arm. He had lost, and he gleamed
detail | The knight has a limp, for he jumps and turns right / The bishops live only on black or on white / The queen has the freedom, the king has the fear / It's just like our house, with the dinner in here
turn | She gave up her queen, and the hall gave a gasp / He looked for the trap, with the queen in his grasp / Two moves, like a door that is shut without sound / He tipped up his king, and it rolled on the ground
pre | If I go there, then he's here, then I'm dead / And I've had this argument all in my head
bridge | And when it is over, the pawn and the king / Go into one box, and they're tied up with string / The crowned and the nobody, shoulder to shoulder / The same bit of wood, when the evening gets colder

== video_?games?|gam(?:er|ers|ing)|playstation|xbox|nintendo|high_score|game_over|respawn|speed_?run\\w*|arcade
hook me | One more life :: One more life, and I swear it's to bed / There's birds at the window, there's stars in my head / I've beaten the troll with a fork and a knife / It's only half three, so it's one more life
hook we wild | Player Two :: Player two, player two, have you got my back / There's something with teeth coming up through the crack / I'd jump into lava, I'd die for it, too / You saved me some pizza, my player two
scene me | The blinds have been down since a Friday in May / The pizza has fossilised, three boxes, grey / The glow's on my face like the light on a fish / My thumbs have got muscles, and that was my wish
story me | I've ridden on dragons, I've buried a king / I've farmed my own turnips, and sold a good ring / I've been to the moon with a sword made of glass / I've not been to work, and I've not seen the grass
detail | The jump with the timing, the switch and the spike / The boss with six arms on a flaming bike / The save point, the music that lets you breathe in / The kid with no mic who is going to win
turn | My teammate, it turned out, was seventy-eight / From Hull, with a hip, and she stayed up this late / She'd shot us a path to the castle that night / She said, love, goodnight now. And turned out the light
feel | They say it's not real, and it's only a screen / I cried when the horse died, and what does that mean / My friends are all voices, in Oslo, in Rome / I've never once seen them. It feels like my home
pre | Loading, and loading, the bar's on the go / Press any button. I'm ready. Hello
bridge | One day there'll be only the logo, the tune / A save file that no one will open in June / But somewhere two kids on a rug, by the glow / Press start, both together. And what do they know

== dungeons_and_dragons|d&d|dnd|d_and_d|dungeon_master|role[-_]?playing|tabletop|roll(?:ed)?_a_(?:twenty|20|natural)
hook we | Roll for It :: Roll for it, roll for it, fate's on the felt / A goblin's got hold of the end of my belt / I'm down to two points, and I'm hurt quite a bit / I flirt with the dragon, so, roll for it
hook we bright | Natural Twenty :: Natural twenty, and hear how we roar / The neighbours are banging a broom on the floor / We've gold by the bucket, and troubles a-plenty / We're kings of a table, it's natural twenty
scene | An elf in a cardigan, wizard with chips / A dwarf with a mortgage, a rogue with bad hips / Four bags of tortilla, a map drawn in tea / A screen and a cackle, and nine until three
story we | We planned it for hours, the door and the guard / The rope and the sleeping draught, hidden in lard / We got to the gate, and the bard said, hello / And that was the plan, and we had to go
detail | The dice have a temper, the red ones are cursed / The blue's in the freezer, for being the worst / The pencil's all eaten, the sheet has a tear / The halfling has died, and we put out his chair
turn we | He's quiet on weekdays, he stocks up the shelves / On Thursdays he leads an alliance of elves / He gave us a speech on a hill in the rain / We'd follow that man into battle again
pre | What do you do now? It's your turn, decide / The thing in the dark has its mouth open wide
bridge we | We've jobs, and we've babies, there's one moved away / It took us five months to agree on a day / But there at the table, the candle half lit / We're heroes in jumpers, so roll for it

== board_games?|monopoly|game_night|scrabble|card_games?|family_game
hook we funny | Read the rules :: Read the rules, read the rules, it's on page twenty-three / You can't buy the station from under my knee / We're grown, loving people, not jackals or fools / I'll see you in court, Mum, so read the rules
hook we | Who's got the dice :: Who's got the dice, they're down under the cat / Who took five hundred from under the mat / It's meant to be fun, and it's meant to be nice / Nobody's leaving. Who's got the dice
scene | The lid has gone soft, and it's mended with tape / The dog's got the iron, the hat's out of shape / There's one piece a button, a bean and a screw / And Grandad's the boot, since nineteen fifty-two
story we | She took both the blue ones, she put up a hotel / I landed there straight on the way out of hell / I sold her my railways, I sold her my shoe / She said, shall I lend you some? Interest, too
turn we | The board hit the ceiling at twenty to ten / There's houses in gravy, we found them since then / My uncle walked out, and he sat in the car / He came back for pudding. He hadn't gone far
detail | A word with a Q, and it isn't a word / It is, it's a sort of Peruvian bird / The timer is running, the sand's going thin / My sister's not looking, which means that she'll win
pre | Go back three spaces and miss out a turn / I love you, I love you, I hope that you burn
bridge we | And one year there'll be one less chair at the side / And somebody's token left in there, to ride / We'll set out the boot, and we'll move it, for luck / And let him pass Go with a tenner, the old duck

== karaoke
hook me | Hand me the mic :: Hand me the mic, I have had one too many / I'll sing you the high bit, I haven't got any / I don't know the key, but I know what I like / Stand back from the speakers and hand me the mic
hook we wild | Wrong key, right night :: Wrong key, right night, and the whole room's in tune / There's Brenda from payroll as big as the moon / We'll murder it, darling, we'll do it outright / Arm around shoulder, wrong key, right night
scene | A room with no windows, a sofa in red / A screen with a waterfall nobody's read / A tambourine taped, and a book like a brick / A queue for the good one, and make yourself quick
story | The quiet accountant, the one by the door / He got up at midnight and took to the floor / He shut both his eyes, and he opened his chest / There wasn't a dry eye in sales, or the rest
detail | The words going yellow too fast for the tongue / The key change that waits like a ladder, unhung / The friend who does backing, the one who does spins / The one who is weeping and singing with twins
turn me | I hit it, the note, like a cat hits a wall / It hung, and it dropped, and it rolled down the hall / And everyone cheered as if that were the plan / I've never felt more like a singing man
pre | Who's next on the list, it's you, no, it's me / It's table fourteen, with a song in B
bridge | It isn't the voice, and it isn't the pitch / It isn't for poor, and it isn't for rich / It's standing up there, in the terrible light / And loving a thing, in the wrong key, right night

== book_?worms?|books?_lovers?|lov(?:e|es|ing)_(?:to_)?(?:books|reading|read)|librar(?:y|ies)|librarians?|book_?shops?|lost_in_a_book|page[-_]turner|read(?:ing)?_all_night
hook me | One more page :: One more page, and I'll put out the light / One more page, it's a quarter to night / The horse has gone lame, and the queen's in a rage / I'll sleep when they're safe, so it's one more page
hook | Every spine's a door :: Every spine's a door, and the handle is small / There's seas in the shelf, and there's wolves in the wall / I've stayed in my chair, and I've been to the war / I'm off to the moon, for every spine's a door
scene | The smell of old paper, of dust and of rain / The ladder on rollers that squeals like a train / A lamp with a green shade, a cat on the till / A bell on the door, and then everything's still
story me | I missed my own stop, and I rode to the end / A girl had just drowned, and she'd become my friend / I looked up in Brighton, the driver said, love / He gave me the time, and a tissue, a shove
detail | The bath water's cold, and the edges are curled / The tea has gone over the edge of the world / A bus ticket marks where a stranger once stopped / A pressed yellow flower, and there it had dropped
turn me | At nine, in the schoolyard, with nobody near / I sat with a badger, a prince and a spear / They say I looked lonely, a kid by a wall / I'd four hundred friends there. I knew them all
pre | Don't talk to me now, I am two hundred deep / There's somebody under the stairs, and asleep
bridge | A man that I'll never know, dead, with a pen / Has put his hand out to me over again / He says, do you feel it, too, there at your age / I do, sir, I whisper, and turn the page

== knit(?:s|ting|ted|ter)?|crochet\\w*|yarn|wool_shop|sewing
hook | Knit one, purl one :: Knit one, purl one, and the evening goes round / Knit one, purl one, with a tick for a sound / A sheep and a story, the moon and the sun / It's love made of loops, so it's knit one, purl one
hook you | Every stitch :: In every stitch there's a thought about you / The green for the worry, the hope in the blue / One arm's a bit longer, I dropped one, an itch / But you're in it, you're in it, in every stitch
scene | A basket, a cat, and a needle of bone / A ball that has rolled to the door on its own / The telly is murder, the fire's getting low / The scarf's reached the carpet, and on it will go
story | It started in March as a hat for a child / It grew, and it grew, and it went rather wild / It's now got four sleeves and a hole for a tail / We've put it on Grandad. He looks like a whale
detail | She's knitted for babies, she's knitted for trees / She's knitted the postbox a hat to its knees / There's penguins in jumpers, there's eggs in a vest / There's nobody naked from here to the west
turn | The night by the bedside, with nothing to do / The tubes and the monitors, quarter to two / She took out the needles, she clicked and she prayed / And that is the blanket. That's how it was made
pre | Loop it and pull it and over and through / It's nothing but string till it's given to you
bridge | When I'm a thin photo that no one can name / You'll still have the blanket, the hole, and the same / You'll pull it up round you, the cold at the door / It's me with my arms round you, just as before

== garage_band|our_band|my_band|on_tour|musician_on_the_road|touring|in_a_band|band_(?:practice|rehearsal)|rock_star|rock_band|playing_(?:in_)?(?:bars|pubs|gigs)|life_of_a_musician|singer[-_]songwriter
hook we | Three Chords and a Van :: Three chords and a van, and a hole in the floor / We played to nine people, we'll play them some more / The drummer's asleep with his foot in a pan / We're going to be legends, three chords and a van
scene | A garage with eggboxes up on the wall / A bass with three strings, and an amp in the hall / The neighbour's got earplugs, the dog's gone to ground / The singer's got flu, but we love how we sound
story we | We drove seven hours to play in a cave / They'd spelled our name wrong, but the barman was brave / The first row were cousins, the last were a dog / The fog machine broke, so we didn't have fog
turn we | One night, it was Tuesday, in rain, in a shed / They all sang it back to us, all that I said / Two hundred wet strangers, each word and each line / I'd written it crying, and now it's not mine
feel me | My dad says, get something that pays for the heat / My girl says, it's lovely, but how will we eat / I stand in the daytime, I stack and I scan / And hum at the tills, like a dangerous man
pre | Plug in the lead, and it crackles, it hums / One, two, a one, two, and here come the drums
bridge | Perhaps there's no stadium, no name in lights / Perhaps it's just vans, and just petrol, and nights / But hear how it rings when the four of us can / There's nowhere I'd rather be. Three chords, a van
hook we wild | Turn it up :: Turn it up till the windows complain / Turn it up, turn it up, drown the rain / There's four of us here, and a dog, and a pup / We've only one song, love, so turn it up
detail | The strings are all rusty, the snare's got a split / The setlist's in biro, the van won't quite fit / The bassist's in love, and the drummer's in debt / We've rhymed love with glove, and we're not famous yet

== busk(?:er|ers|ing)|street_(?:musician|singer|performer)s?|play(?:s|ing)_(?:\\w+_){0,3}(?:street|subway|underground)
hook me | Hat on the ground :: Hat on the ground, and a song in the cold / A button, a mint, and a bit of fool's gold / They walk with their phones, but a child has turned round / She's dancing, that's payment, my hat on the ground
detail | The strings cut my fingers, the strap's made of rope / The case is held shut with a belt and with hope / There's names of the motorways inked on the lid / A photo of Mum, and a pick that I hid
hook | Play for the pigeons :: Play for the pigeons, they never walk by / Play for the rain, and the rag of the sky / The trains will come in, and the coins will be thin / So play for the pigeons, and let them come in
scene | The mouth of the tunnel, the posters, the draught / A man with a banjo, a drunk man who laughed / The echo's the best thing the city has made / It's cold on the fingers, but that's how it's paid
story | The lady in furs, and she stood there for five / She said, it's the song that my husband would drive / All night to, in France. And she hadn't a coin / She gave him her glove, with a pearl at the join
feel me | I've played for the hurried, I've played for the late / I've played for a kiss by a ticket-hall gate / I've been a whole orchestra, no one would know / To somebody crying, on platforms below
turn | A boy with a penny, all day in his fist / He looked at the penny, he gave it a kiss / He laid it in velvet, he stood at my knee / I played him the whole of a sea, in one key
pre | Mind the gap, mind the gap, sing over that / There's snow on the steps, and there's rain in the hat
bridge | They'll never remember the day or the tune / The walk to the office, a Wednesday in June / But one of them hums as she's cutting the bread / And doesn't know why. It's just there in her head

== becom(?:e|ing)_(?:a_)?(?:star|famous|singer)|be_(?:a_star|famous)|dreams?_of_(?:being_|becoming_)?(?:a_)?(?:star\\w*|fame|famous|singer)|make_it_big|famous_(?:one_day|someday)|superstar|fame|hairbrush
hook me | Hairbrush :: Hairbrush, hairbrush, hear how they roar / Bears in the front row, the cat at the door / I bow to the wardrobe, I sing in a rush / There's nobody bigger, just me and my hairbrush
hook me bright | Name in the steam :: I wrote with a finger, I wrote like a dream / My name on the mirror, my name in the steam / It ran down the glass, but I saw how it'd gleam / One day it'll stay there, my name in the steam
scene me | I practise my speech with a spoon to the tap / I'd like to thank nobody, pause for the clap / I thank my old teacher, who said I was flat / I thank him a lot. I go on about that
story me | I stood in a line that went three times around / With number eight thousand, and slept on the ground / I'd eight bars to sing, and I sang them in four / They said to me, next. And I looked at the door
detail | The night bus, the day job, the apron, the tray / The song in the order pad, tucked well away / The poster, the postcard, the bulb on a wire / The landlady banging, the voice going higher
turn me | My gran in the care home, she said, give us one / I sang in the lounge to the telly, the sun / And fourteen old ladies, their teeth on the arm / All sang me the chorus. I've come to no harm
feel me | It isn't the money, the car with the glass / It's one perfect silence before they all pass / From breathing to roaring. I've heard it, in bed / I've lived in that second for years in my head
pre | Somebody, somewhere, is dimming the hall / I'm only in pants, but I'm ten feet tall
bridge me | And if it's no more than the kitchen, the bears / If nobody sees it but tins on the stairs / I'd still do the high note, I'd still hit the mark / I was a star all the time, in the dark
`)
