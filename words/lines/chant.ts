import { lines } from '../lines.ts'

export const chant = lines('chant', `
scene we | We came by coach and we came by train / We came in the hail and the driving rain
scene we | Scarves on the rail and a pie in the hand / The loudest end of the oldest stand
scene | The whistle goes and the floodlights glare / There's breath and onions in the air
scene we | {Place} on our backs and drums at our feet / You'll hear us from the other street
scene | The bus is late and the kit is wet / We're not beaten, we're not beaten yet
scene we | Here we come with our faces green / The worst choir that you've ever seen
scene plain we | Blue in the morning and blue at night / Blue on the left and blue on the right
scene we | We've come from {place} with a drum and a flask / Who are we here for? You don't have to ask
story we | We went nil-one and we went nil-two / We sang so loud that the ball went through
story | My grandad stood on this very stair / He lost his voice and he lost his hair
story proud we | They said a draw would be quite enough / We don't do quite, and we're made of rough
story | The keeper's nan brought him here when he's three / He saved a shot with his big left knee
story we | We won it once in eighty-two / We're living off it, so would you
story plain we | We ran so hard that we lost a shoe / We scored with that, and we counted it, too
story we | {Name} got the ball and the whole ground stood / We knew that they wouldn't, we knew that they could
detail | {A part} in the air and the terrace sways / We'll talk of nothing else for days
detail | Mud on the badge and a split in the lip / The captain's hand on the captain's hip
detail | {The thing} {it does}, and the crowd goes up / Forget the pie and forget the cup
detail funny | The ref's mislaid his reading glass / He'd miss a bull in a field of grass
detail | A banner as long as a housing block / Somebody's granny has brought a clock
detail plain | Ten in the team and the tenth is small / She's got the heart of us, one and all
feel we | Ninety minutes and one big heart / We know the end and we know the start
feel | {Feeling}, it's {feeling}, it's up to the roof / Look in our eyes if you need the proof
feel proud we | Win or lose we'll be here next week / With nothing to say and no voice to speak
feel wild | My throat is sandpaper, hands are meat / I'd sell you my house for another repeat
feel we | There's {feeling} here you could bottle and sell / It's two parts onion and one part bell
turn we | The clock says done but the clock is a liar / There's four more minutes, so light the fire
turn | The kid comes on with a nine on his back / His mum's in the stand in her anorak
turn wistful | They'll knock it down for a car park soon / We'll sing on the tarmac under the moon
turn we | They're winning it now, but {name} has the ball / There's minutes to go, and we're up on the wall
wish we | Oh, let it be us, and let it be May / And let me be here on the blessed day
wish | One of these years we'll come home with the cup / And drink from it till the sun comes up
wish we | When I am old let me sit in the stand / With {a part} and a pie and the lads and the band
lift we | Stand up, stand up, if you love this town / And no one, no one, no one sit down
lift shout we | Who are we? / You'll see! / Who are we? / Victory!
lift shout | Up! Up! / Win the cup! / Down, down / Other town
lift shout we | Give us a {name}! / We've got one! / Give us a goal! / Second to none!
lift shout | Clap clap / Stamp stamp / Here comes / Here's the champ
lift shout proud | Red! Red! / Straight ahead! / Gold! Gold! / Brave and bold!
lift shout we | One team / One town / Lift us up / Don't let us down
lift shout funny | Two, four, six / What's that kick? / Eight, nine, ten / Try it again
lift shout | Pass the ball / Down the wing / Over the wall / Hear us sing
lift shout proud | Who's that school? / Up the hill? / Who's in front? / We are still!
lift we | {Name}, {name}, we'll sing it again / From twenty to two till a quarter past ten
lift proud we | You'll never out-sing us, you'll never out-stay / We'll be here tomorrow, like yesterday
lift shout we | {Name}! {Name}! / Light the flame! / Who do we love? / Say the name!
lift proud we | {Place} on the badge and {place} in the bone / You'll never see us come here on our own
pre shout | Louder / Louder / Nobody / Prouder
pre shout wild | On your feet! / Feel the beat! / Shake the seat! / Beat! Beat! Beat!
pre shout | Left foot / Right foot / In the net / Well put
pre shout wild | Can you wait? / We can't wait! / Open up / Open the gate!
pre we | Shoulder to shoulder and cheek to cheek / We've waited since Monday, a whole long week
bridge | They've money and lawyers, they've marble and turf / We've Barry, and Barry knows what it's worth
bridge calm we | We fell in love when we knew no better / We got it in blood and it wasn't by letter
end shout we | Home we go! / Sing it slow! / Win or lose / Let them know
end we | The gates are shut and the lights go black / You'll hear us singing the whole way back
end funny we | We lost again, and we lost quite well / You should have heard us all ring that bell
end we | Good night from {place}, and good night from the drum / We've no voice left, so we're having to hum
hook shout we | Bells Ringing :: Hear that? / Bells ringing / Hear us? / Still singing
hook | Come On, {name} :: Come on, {name}, we've been here since ten / We've shouted it hoarse, and we'll shout it till then / We've nothing to lose but our voices, so when / You hear it, come on, {name}, do it again
hook shout wild | Boom, Stamp :: Boom, stamp, clap / Wake them from the nap / Boom, stamp, roar / Give us all one more
hook we | Four-Nil Down :: We're four-nil down, and we're singing it still / You've got the goals and we've got the will / You'll have the trophy, we'll have the town / Nobody's happier, four-nil down
hook shout | Nine On His Back :: Nine on his back / Nine on attack / Give him the ball / Nine beats them all
hook plain we | Hats In The Air :: Hats in the air for the team, for the team / For muddy old knees and for strawberry cream / We came in eleventh, we don't really care / We ran like the wind, so it's hats in the air
hook shout wild | Shake The Stand :: Shake the stand! / Heart in hand! / Loudest in / All the land!
hook proud | School On The Hill :: School on the hill, with the bell and the clock / The paint's coming off, and the doors never lock / We started as strangers, we'll leave as a will / Three cheers for the lot of us, school on the hill
hook shout | Can You Hear Us? :: Can you hear us / Over there? / Can you hear us? / Comb your hair
hook shout proud | {name} Till I Drop :: {Name} till I drop! / Never stop! / From the bottom / To the top!
hook shout we | Kick Up The Dust :: Kick up the dust! / Win we must! / In our boots / We all trust
hook shout plain | Go, Team, Go :: Go, team, go / Heel and toe / Kick it high / Kick it low
hook shout wild | Thunder From The Back :: Thunder from the back / Coming down the track / You had better pack / Here's the next attack
hook we | Sing Me Over The Line :: Ten yards to go, and I've nothing inside / My legs are in pieces, my lungs are both fried / I hear you, I hear you, like petrol, like wine / Don't stop, for I'm falling, just sing me over the line
hook we | Nowhere Like {place} :: Nowhere like {place} / On a match-day night / Chips and a drum / And the grass so bright
hook proud we | Cold Pie, Warm Heart :: Cold pie, warm heart / Rubbish from the start / Rain in the gravy / And still we won't part
hook proud | Since My Grandad :: Since my grandad / And his dad too / We've stood on this step / And we've sung it for you
hook funny we | We've Got Barry :: You've got the money / You've got the strip / We've got Barry / And Barry's dodgy hip
hook we | One More Song :: One more song / For the lads in the mud / They lost it with honour / We'd do it for blood
hook wild | Four More Minutes :: Four more minutes / Four more, ref / We'll sing it so loud / That the scoreboard goes deaf
hook we | Blue To The Bone :: Cut me in half / And I'm blue to the bone / Sing it out loud / You're not on your own
hook funny | Ref, Here's My Glasses :: Ref, here's my glasses / I've got a spare pair / My nan saw the handball / And she wasn't there
hook wild we | Wake The Town :: Wake the town / We've got the cup / Bang on the doors / And get Gran up
hook | Mud On The Badge :: Mud on the badge / And mud on the knee / Wash all the rest / But leave that for me
hook proud we | This Is Our Corner :: This is our corner / This is our rain / We'll be here on Saturday / Same faces, same lane
`)

export const shanty = lines('shanty', `
scene we | Come gather round, you salt-stained crew / Heave away, and haul / There's wind enough for me and you / And rum for one and all
scene we | The tide's at the wall and the anchor's free / Haul, boys, haul away / There's nothing ahead but the big green sea / And we're gone by the break of day
scene | The captain's up with his glass to his eye / Way, hey, roll and go / He's seen a cloud that's the shape of a pie / And it's there that the wind will blow
scene we | The sails went up like a washing day / The gulls came out and we sang them away
scene | A ship came in with her timbers green / The oldest hull that you've ever seen
scene | The cook was drunk, the mate was mad / The finest ship we ever had
scene we | We sailed from {place} on a Friday noon / A dog, a fiddle and half a moon
scene we | We carried {the thing} for the whole of the freight / Haul away, boys, haul / We loaded her early, we loaded her late / And there's none of it left at all
story | The bosun's wig went over the side / A mermaid wears it still with pride
story we | We ate the boots and we ate the belt / We ate the soap, you know how we felt
story | She wrote me a letter at Christmas time / It came in a cod with a slice of lime
story | I loved a girl on the harbour wall / Haul away, love, haul / She'd eyes like the sea when there's none at all / And she waited for me, that's all
story dark | The fog came down like a hand on the mast / Low, boys, haul her low / We rang out the bell for the ship that passed / And that was a long time ago
story funny | The parrot repeats what the captain said / We keep the thing in the parson's bed
story | Old Tom went over in water deep / He came up dry, for he'd been asleep
story we | We caught a whale, or the whale caught us / It towed us home without much fuss
story we | We tried to {do} in a force-nine gale / The cook held the ladder, the mate held the pail
story | Old {name} brought {a part} to the land / And swapped it for rum and a sweetheart's hand
detail | The lantern swings and the hammock sways / We've counted the stars for ninety days
detail wild | The sea's a mountain, the sea's a wall / We ride it up and we ride the fall
detail calm | The dolphins come to the side and sing / They don't want money or anything
detail we | {A part} on the deck and the rest below / Heave her up, me lads, and away we go
detail | There's tar on my thumbs and salt in my beard / A heart on my arm with the name half smeared
detail | The bread has legs and the rum has none / We're brown as the bread from the salt and the sun
detail we | {The part} for the captain, the pan for the cook / A rope for the rest and a line and a hook
detail funny | The ship's cat deals and the rats all play / They've won the anchor and half our pay
detail | {A part} in the rigging, {a part2} in the stew / There's nobody asking, so we never knew
feel we | My back's on fire and my hands are red / I'd sooner be here than be warm in bed
feel wistful | The further we go, love, the nearer you seem / I smell your hair in the rope and the steam
feel | There's {feeling} comes when the land drops low / The world's one lamp and the wind says go
feel bright we | My heart's a cork and it rides the swell / I've nothing to lose and I've stories to sell
feel we | It's {feeling} that hauls us, it isn't the pay / We'd do it for nothing, they pay us that way
turn | The wind dropped dead for a week and a day / We whistled and scratched, but it kept away
turn we | But homeward, homeward, she's turned about / There's smoke on the hill, and the girls are out
turn dark | The storm took the mast and it took the mate / We sang him down, for it couldn't wait
turn funny we | The treasure we dug was a box of hats / We wore them home and we looked like cats
turn we | {The thing} went over, and down it sank / We drank to its health from the plank, from the plank
wish we | A fair wind, boys, and a fire in the grate / And somebody's mother to stand at the gate
wish | When I'm too old to haul a rope / Just float me off in a barrel of soap
wish tender we | Lord, keep a hand on the ones at sea / The lads aloft, and the cook, and me
wish we | Let me have {a part} and a hammock of string / A drop in the bottom and shanties to sing
lift we | {Name}, oh, {name}, won't you haul on the line? / Heave, ho, heave, and it's yours, and it's mine
lift we | So heave, she's coming, and haul, she's near / By eight we'll be up to our necks in beer
lift we | Haul away, haul away, pull her along / The rope don't hurt if you pull it in song
lift wild | Roll, let her roll, let her kick, let her moan / There's nobody pulling this rope alone
lift we | {Name}, oh {name}, take hold of the line / The back end's yours and the front end's mine
lift we | For {the thing} and the captain, for salt and for rye / Heave till your shoulder is touching the sky
pre we | Hands to the capstan and round she goes / Push till you feel it right down in your toes
pre we | One for the anchor, two for the sail / Three for the lad with the soap and the pail
bridge calm | The sea don't know us, the sea don't care / It's rocked the bones of the world down there
bridge wistful | There's some on the land that are further away / Than us out here at the end of the day
bridge we | No king, no parson, no bailiff, no bell / Just nine on a rope, and we're pulling it well
end | She's tied to the quay with a kiss and a bow / We'll drink to you, sea, but we're dry on you now
end tender | The lamp on the head goes round and round / Sleep well, you sailors, the lost and the found
hook we | Haul Her Home :: Haul her home, lads, haul her home / Over the grey and over the foam / There's bread in the oven, there's a girl with a comb / So heave on the line, and haul her home
hook dark | Bell Of The Maryanne :: Hark, it's the bell of the Maryanne / Low, boys, low / Ringing for every last drowned young man / A long, long time ago
hook we | Heave For {name} :: Heave for {name}, me hearties, heave / Put in your shoulders and roll up your sleeve / There's rum in the barrel for all who believe / So heave for {name}, now, together, heave
hook calm we | Dry Land Tomorrow :: Dry land tomorrow, and wet land tonight / Away, boys, away, there's a loom of a light / We've done with the salt and the long-handled sorrow / Sing us in softly, it's dry land tomorrow
hook we | Roll, Sally, Roll :: Roll, Sally, roll / Over the hill / One for the captain / And one for the till
hook funny we | The Biscuit Walked Away :: I turned my back / At the break of day / Heave, ho / The biscuit walked away
hook wild we | Green Water Over :: Green water over / Green water under / Hold to the rope, boys / Sing to the thunder
hook tender | Lamp For Me, Mary :: A lamp for me, Mary / Up high on the stone / The rocks are so many / And I'm coming home
hook we | Nine On A Rope :: Nine on a rope / And the tenth gone below / Heave for the living / Heave-ho, heave-ho
hook wistful me | Seven Years, Salt :: Seven years, salt / And seven years, sky / She's married a baker / I don't wonder why
hook bright we | Paid Off Today :: Paid off today, boys / Rich as a king / Broke by the weekend / But today we sing
hook funny | Bosun's Wig :: The bosun's wig / Went over the side / A mermaid's got it / She wears it with pride
`)

export const march = lines('march', `
scene we | Left, right, the sun's not up / Boots in the dew and tea in a cup
scene we | Over the stile and down the lane / A bit of sun and a bit of rain
scene we | Packs on our backs and maps upside down / We left at six for the edge of town
scene | One foot, two foot, gravel and stone / Nobody's marching it on their own
scene we | {Place} is behind us, the hill is ahead / We haven't had breakfast, we've not been to bed
story we | We lost a sock and we lost the way / We found a badger and named him Ray
story plain | Somebody's rucksack is leaking jam / The ants are behind us, a long brown tram
story we | We sang it once and we sang it twice / The cows came over to give advice
detail | {A part} in my pocket, the rest in my sack / There's mud up my front and there's mud up my back
detail plain | Whistle and compass, a rope and a knot / A plaster for anyone, bean in a pot
detail | The drum goes rub, and the drum goes dub / Two more miles and we'll rest at the pub
feel we | My legs are complaining, my blisters can shout / But look at the line of us winding about
feel proud we | There's {feeling} in stepping at just the same time / Your foot is a verse and my foot is the rhyme
turn we | The hill's at its steepest, the song's at its best / We'll sing to the summit, and then we will rest
wish plain | A fire, a blanket, a marshmallow stick / A tent that stays up, and it better be quick
lift we | Swing those arms and lift those knees / Sing to the hedges and sing to the trees
lift shout | Left! Left! / Left, right, left! / Sing it out / Deaf, deaf, deaf
lift shout we | I don't know / But I've been told / Marching socks / Are never cold
lift shout wild | Pick it up! / Set it down! / Run, run, run / All through the town
lift shout | One mile / Two mile / Keep it up / With a smile
lift shout proud we | Sound off! / One, two! / Sound off! / Me and you!
pre shout | Heel, toe / Off we go / Toe, heel / Keep it real
pre we | Who's at the front, and who's at the back? / Nobody left on the railway track
bridge calm | A hundred small steps and you've come quite a way / That's all there is to it, all in a day
end we | Halt! Take your boots off, and wriggle your toes / We got there by singing, and that's how it goes
hook we | Nobody Left Behind :: Short legs, long legs, front or blind / We go at the pace of the last we find / There's always a hand and a rope of a kind / Up to the top with nobody left behind
hook we | Two More Miles :: Two more miles, said the man with the map / Two more miles to a bench and a nap / He said it at breakfast, he's said it with smiles / We're all nearly ninety, it's two more miles
hook shout | Boots, Boots :: Boots, boots / Over the roots / Tramp, tramp / Into the camp
hook plain we | Jam In The Rucksack :: There's jam in the rucksack and jam on the map / There's jam on the compass and jam on the strap / The ants are all marching along in our track / We're singing together, there's jam in the rucksack
hook proud we | Swing Those Arms :: Swing those arms like a gate in a gale / Up to the hilltop and down to the vale / Past all the chickens and past all the farms / The whole world goes by when you swing those arms
hook shout we | Run With Me :: Run with me / One, two, three / Round the lake / To the tree
hook wild we | Mud To The Knee :: Mud to the knee, and I've never felt better / The rain's coming in, and we're all getting wetter / My mother would faint if she only could see / We're kings of the country, in mud to the knee
hook calm we | Drum And A Stone :: A drum and a stone and a road and a song / The day isn't heavy, the road isn't long / I'd never have done it, I'd not on my own / It's easy with you and a drum and a stone
`)
