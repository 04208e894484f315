import { kits } from '../../lines.ts'

export const commonsKits = kits(`
== sushi|sashimi|wasabi|chopsticks|maki
hook funny | Green like that :: It's sushi, it's pretty, it's cold as a cat / It came on a belt, on a saucer, all pat / I took it for avocado, I ate it like that / I've seen my late grandfather. Green like that
hook | Little boats :: Little boats, little boats, coming by on a stream / With sushi for sailors, as pink as a dream / I've a tower of plates and a tear in my throat / I'll stop at eleven, just one little boat
scene | The chef has got a single knife / It's older than his hair / He nods to every grain of rice / As if he knew it there
detail | A leaf that's cut like garden grass / A root that's like a rose / Two sticks, and one is in my glass / And one is up my nose
story me | I told my date I had the knack / I flicked, to prove it true / The salmon flew. It landed, smack / Upon the neck of you
turn me | You picked it off, you looked at me / You ate it with a bow / You said you'd come there for the tea / We've three kids, fishing, now
feel me | So small, and every piece so neat / So everything in place / I come in tired, I take a seat / And slow down to its pace
pre | Soy in the saucer and steam on the cup / Snap go the sticks, and I can't pick it up
bridge | Be simple, said the man, with rice / Be clean, be here, be still / It's seven years to get it nice / And seconds, on the bill

== dou?ghnuts?|donuts?|krispy_kreme|dunkin
hook funny | The hole is the best part :: The hole is the best part, it's got no calories / I eat round the doughnut, I save it for these / I was good until Tuesday, I was clean in my heart / I'm only here looking. The hole is the best part
hook funny | Sugar on my tie :: There's sugar on my tie, and there's jam on my chin / I don't know who ate all the doughnuts in the tin / I sat by the box, and I saw them go by / I swear to you, officer, sugar on my tie
scene me | The box was pink, the lid was shut / It sat there by the phone / It said, please share. I would have, but / I was in there alone
detail me | One glazed like morning on a lake / One sprinkled like parade / One filled with something, by mistake / The finest yet they've made
story me | My grandfather, on Saturdays / He'd fry them in the dark / He'd hang them up on broomstick trays / We'd eat them in the park
turn me | He went. I found his battered book / It said, two eggs, and then / Just keep on till they've got that look / I've burned them, two in ten
feel me | I know it's wrong, I know it's fat / I know it's half past nine / But nothing's ever round like that / And warm like that, and mine
pre | Half of a half, and I'll leave you the rest / Well, look at that, there's a bit on my vest
bridge | If heaven has a door at all / I hope it's got a bell / A strip light, and a sugared wall / And someone shouting, well?

== bacon|full_english|fry[-_]?ups?|breakfast_(?:in_bed|for_dinner|club)|brunch|avocado_(?:toast)?|avocados?|eggs_benedict
hook funny | Nobody sleeps through that :: Nobody sleeps through that, nobody, Pat / It climbs up the stairs and it wakes up the cat / It's breakfast, it's bacon, it's hissing its fat / There's nobody, nobody sleeps through that
hook bright | Butter to the edge :: Butter to the edge, and I mean to the side / Give me breakfast at noon with the door open wide / I have sworn off tomorrow, I have taken the pledge / It's toast on a Sunday, and butter to the edge
scene | The pan begins to talk to itself / The cat is wide awake / A plate comes down from off the shelf / A yolk's about to break
detail | A runny sun, a crispy rim / A bean upon the lip / A marmalade that's dark and dim / A soldier for the dip
story me | The year we hadn't any heat / We ate it from the pan / All five of us, with socked-up feet / Tucked under our one gran
turn me | You brought me toast upon a tray / You'd burned it, scraped it, bowed / You said you'd got to go away / You said it not that loud
feel me | Whatever else the day may bring / The bills, the rain, the dread / They can't unbutter anything / It's in me, and I'm fed
pre | Somebody shouting, who's having it, who? / Hands up, and hands up, and mine makes it two
bridge | So lay a place for who you've lost / And one for who is late / There's always one slice more to toast / There's room around the plate

== (?:cleaning|tidying|decluttering|spring[-_]?cleaning|mess(?:y)?)(?:_up)?(?:_(?:the|my|our|a))?(?:_(?:house|room|flat|apartment|bedroom|kitchen|day|garage|attic))?$|spring_clean\\w*|clean_my_room|messy_room|house_?work|chores
hook me funny | Guests at eight :: There's guests at eight, and it's seven-oh-five / There's a thing in the sink, and I think it's alive / I am cleaning by kicking it under the grate / Just don't open cupboards, there's guests at eight
hook me | Look what I found :: Look what I found, at the back, in the fluff / I'm cleaning, I'm sorting, I'm throwing out stuff / There's you, with a trowel, on a beach, in a mound / I've been sat here an hour with you. Look what I found
scene me | I started with the topmost shelf / At ten, I had a list / By noon I sat down with myself / Aged nine, in what I'd missed
detail me | One glove, a key to something gone / A bill from eighty-nine / A jigsaw with no sky put on / A sock that isn't mine
story me | The hoover ate a Lego man / It ate a pearl, a sleeve / It made a noise like my old gran / It smoked. I had to leave
turn me | Behind the wardrobe, near the wall / A postcard, wish you here / You'd sent it. It had slipped, that's all / I'd waited half a year
feel me | You think that it's the dust you move / You think that it's the floor / It's who you were, in every groove / It's who came through the door
pre me | Keep it or chuck it or give it away / I'll do the wardrobe on some other day
bridge me | I've put it back. I've shut the lid / The house is as it was / I only cleaned one thing, I did / I wrote to you. Because

== ^(?:going_|online_|late[-_]night_|retail_|i_love_|window_|christmas_|too_much_|addicted_to_|my_)*(?:shopping(?:_(?:spree|addict\\w*|mall|cent(?:re|er)|trip|therapy))?|the_mall|retail_therapy|black_friday|impulse_buy\\w*|online_orders?)(?:_\\w+){0,2}$|shopaholics?
hook me funny | It was on sale :: It was on sale, and I saved you a ton / It was on sale, so I bought more than one / I've been shopping for bread, and I've come with a whale / But look at the price of him. He was on sale
hook me funny | Add to cart :: Add to cart, add to cart, it's the beat of my heart / I'm shopping in bed and it's more of an art / There's a lamp like a goose and a goose like a dart / I don't need it, I need it, so add to cart
scene me | I went in for a loaf of bread / I'd one coin and a bag / The trousers turned a leg and said / Have you looked at my tag?
detail me | A spiralizer, pink, with lights / A hammock for a pear / A rowing thing for winter nights / A jumper for a bear
story me | The parcel man knows me by name / He's met the kids, the cat / He never says it's all a shame / He says, and what is that?
turn me | I opened up the wardrobe door / With all the tags still on / I wanted, in each thing, some more / Than cloth. It's always gone
feel me | It isn't that I want the shoe / I want the walk, the street / I want the one it's going to / With roses at her feet
pre me | Four easy payments, and free if I act / Nobody's ever been happier, packed
bridge me | My gran had three good things to wear / And one was just for best / She'd stroke the collar, on the chair / And wear it like she's blessed

== hallowe?en(?:_(?:song|night|party|costumes?|candy))?|trick[-_]or[-_]treat\\w*|jack[-_]o[-_]lanterns?|spooky_season|pumpkins?
hook bright | Let the dark come and knock :: Let the dark come and knock, it's a sheet and some shoes / Let the dark come and knock, it has teeth it can lose / It's Halloween, darling, it's seven o'clock / There's ghosts on the gravel, let the dark come and knock
hook wild | One night only :: One night only, we're all what we're not / It's Halloween, honey, the cauldron is hot / The banker's a werewolf, the vicar is bony / Go on, be the monster, it's one night only
scene | A skeleton is running late / He's lost one of his shins / A bee has fallen at the gate / And everybody grins
detail | A pumpkin with its father's teeth / A web that came in string / A witch with wellingtons beneath / A bat who can't quite sing
story | Old Mrs Crewe at number nine / Gave apples, that was all / We never went. One year, in line / I saw her, in the hall
turn | She'd made a cape, she'd done her face / She stood there in the light / We knocked, all six, and filled the place / She cried out with delight
feel me | I wore a mask till I was ten / I liked it there, inside / I see it on a lot of men / The faces where they hide
pre | Candle's alight and the garden's gone black / Something is breathing, and now it breathes back
bridge | And when it's late, and all the sweets / Are counted on the floor / The last ghost, dragging half its sheets / Goes home, and shuts the door

== (?:bath_?(?:time|night)|bubble_baths?|rubber_duck(?:s|y|ies)?|taking_a_bath|long_(?:hot_)?bath|singing_in_the_shower|showers?)(?:_\\w+){0,3}$
hook bright | Captain of the tub :: Captain of the tub, with a beard made of foam / Captain of the tub, and a long way from home / It's bath time, the whale's had a wash and a rub / Pull up the plug, then, O captain of the tub
scene | The tap runs hot, the tap runs cold / The mirror's gone to cloud / A duck that's very nearly old / Is asking, who's allowed?
detail | A plastic cup, a flannel boat / A crown of shampoo horn / The sponge has sunk, the soap's afloat / The towel's getting warm
story | He wouldn't get in and he wouldn't get out / He flooded it down through the floor / The lady below heard the splash and the shout / And came, in her boots, for some more
turn | Your fingers have gone like a prune, like a pea / They're somebody ninety, you say / We look at the wrinkles, you hold them to me / I've mine, and they don't go away
feel | There's nothing that's wrong that's not better when wet / There's nothing so bad as before / You come out all pink and you don't know as yet / That sorrow comes in by the door
pre | Eyes tight, head back, and I'll pour it down slow / One little river, and there's the shampoo, go
bridge | Wrap up in the big one, the one with a hood / Be somebody's parcel, be warm / I'd keep you in there till the spring, if I could / I'd hold you there, out of the storm

== ^(?:i_love_|old_|classic_|the_spirit_of_|long_live_|playing_|about_)*(?:rock_?(?:and|'?n'?|&)_?roll|rock_music|being_in_a_band|my_band|our_band|garage_bands?|band_practice|the_blues|heavy_metal)(?:_\\w+){0,3}$
hook wild | Louder than the bills :: Louder than the bills, turn it up past the ten / Louder than the doctor, and louder again / It's rock and roll, baby, it's cheaper than pills / I can't hear the landlord, it's louder than the bills
hook we wild | Four of us and a van :: Four of us and a van, and it smells like a bin / Four of us and a van, and the rain's coming in / It's rock and roll, Mother, we've got us a plan / There's nobody here yet but four and a van
scene we | The garage with the mower moved / The amp upon a crate / The neighbours haven't quite approved / They're banging, and they're late
detail we | A snare that's held with parcel tape / A poster, hand-drawn, black / We've got the leather, got the cape / We've got one mike, at the back
story we | We played the Crown to seven men / And five had come for tarts / We played it like it's Wembley. Ten / Past nine, they threw the darts
turn me | I've got a desk, I've got a tie / I've two kids and a lawn / But Thursdays, when the moon is high / I'm up till nearly dawn
feel me | It never was about the fame / Three chords, and one was wrong / It's someone yelling out your name / Because they know the song
pre | Plug in and hum in and click, one, two, three / Somebody's dad says, no later than three
bridge me | They'll play it when they lower me / They'd better play it loud / I want it heard in Tennessee / I want a shouting crowd

== ^(?:a_|my_|writing_|love_of_|modern_|i_love_)*(?:poetry|poems?|poets?)(?:_\\w+){0,3}$|haikus?|slam_poet\\w*|open[-_]mic_night
hook | Small enough to carry :: A poem's a thing that is small enough to carry / In your hat, in your shoe, to the war, to the ferry / It won't stop the rain and it won't make you merry / But it's there in the dark, it's small enough to carry
scene | He wrote it on the back of bills / He wrote it on the bus / He wrote about the window sills / The moths, the mice, and us
detail | A comma he put in at nine / He took out after tea / He looked for half a week for, fine / He settled for, the sea
story me | I had to learn one off by heart / When I was ten, in school / I mumbled it, from end to start / I felt a perfect fool
turn me | And then one night, in Ward fourteen / With no one else awake / It came. It knew where I had been / It sat there till daybreak
feel me | It says the thing you almost thought / It says it, and it stops / It's like a fish you nearly caught / And then the float just drops
pre | Say it out quietly, say it out slow / Somebody felt that a long time ago
bridge | They never made a penny piece / They never stopped a gun / But ask the ones without release / What's in their heads. It's one

== ^(?:world_|for_|a_song_for_|praying_for_|give_|about_|make_|inner_)*peace(?:_(?:on_earth|in_the_world|on_the_planet|and_love|not_war|song|of_mind|in_our_time|between(?:_\\w+)+))?$|peace_not_war|stop_the_wars?|lay_down_(?:your|the)_(?:arms|guns)|cease_?fire
hook | Just the bread van :: Let peace be a morning with just the bread van / A dog and a drain and a whistling man / No trumpet, no treaty, no general's plan / Let me wake up at seven to just the bread van
hook | Put it down first :: Put it down first, somebody's got to / Put it down first, though they tell you you're not to / We could have had peace, and we all nearly burst / With waiting for someone to put it down first
scene | The boy who lives across the wall / Has got a ball like mine / He kicked it over, that was all / I kicked it back. It's fine
detail | A helmet where the hens have laid / A trench that's full of hay / A tank on which the children played / And painted it one day
story | My grandad met him, in the snow / The one he'd tried to shoot / They're eighty now. They're rather slow / They talk of growing fruit
turn | They showed me where the line had been / I couldn't see a mark / The grass was just the same old green / On both sides of the park
feel me | They'll tell you it's for children, this / For singers and for cranks / I notice it's not those who miss / Their sons who love the tanks
pre | Somebody's mother, on every side / Lies there and listens for one certain stride
bridge | It won't come in on horse, with gold / With banners on the breeze / It comes in slippers, slow and old / And says, come in, don't freeze

== ^(?:the_|dirty_|modern_|i_hate_|tired_of_|about_|corrupt_)*(?:politic(?:s|ians?)|democracy|elections?|election_day|the_government|congress|parliament)(?:_\\w+){0,3}$
hook angry | Ask them about the bus :: They've politics, podiums, banners and fuss / They'll talk about greatness. Ask them about the bus / It used to come hourly for people like us / They'll pose for a photo. Ask them about the bus
hook funny | I'm glad you asked :: I'm glad you asked that, it's a very good one / I'm glad that you asked, let me say what we've done / It's politics, madam, the question has passed / I didn't quite answer. But I'm glad you asked
scene | He came in shoes he'd never worn / To shake us by the hand / He kissed the baby just now born / And told us what was planned
detail | A ribbon and a pair of shears / A hat, a hard one, white / The same old speech for forty years / The teeth are twice as bright
story | He promised us a bridge of steel / He promised it in May / There isn't any river here / We've got a bridge, today
turn | My nan, she voted all her life / In rain, in coat, in snow / Her mother, somebody's good wife / Was not allowed to go
feel me | I'm tired of left, I'm tired of right / I'm tired of them and us / I'd like the street lamps on at night / I'd like to catch that bus
pre | Thumb going up for the camera, and hold / Somebody's grandma is out in the cold
bridge | But still I'll go, I'll make my mark / A pencil, on a string / It's small, it's silly, in the dark / It's still the only thing

== poverty|being_poor|(?:born|growing_up|grew_up)_poor|(?:can't|couldn't)_afford(?:_\\w+)*|food_banks?|hunger|hungry_(?:children|kids|people)|making_ends_meet|living_paycheck(?:_to_paycheck)?|paycheck_to_paycheck
hook | With the water in :: We were poor, so we had it with the water in / We were poor, and the slices were ever so thin / But nobody said it, and we'd all got a grin / You can feed half a street with the water in
scene | My mother cut the bread so fine / You saw the garden through / She'd say that she'd already had hers / We none of us quite knew
detail | The cardboard in the bottom shoe / The coins beneath the clock / A coat with someone's name cut through / The rent man, and his knock
story me | At school they asked, what did you eat? / I told them, roast, and pie / I drew it with a slice of meat / They put it up, up high
turn me | I earn now more than all my kin / I've shelves, I've got a store / I can't throw half a crust in the bin / I hear her by the door
feel me | They say that it builds up your bones / They say it makes you strong / It makes you good at counting loans / It goes on far too long
pre | Put on a jumper and sit on your feet / Tell me a story and call it some heat
bridge | So if you pass me, do not look / As though it's down to me / It's just one bill, one thing they took / It's one slipped foot, you see

== refugees?(?:_\\w+){0,4}|asylum(?:_seekers?)?|fleeing_(?:\\w+_){0,2}(?:war|home|country|violence)|displaced|immigra(?:nts?|tion|ting)(?:_\\w+){0,4}|leaving_my_(?:country|homeland)|new_country
hook me | I still have the key :: I still have the key, though there isn't a door / I still have the key to the second floor / A refugee's pockets hold all that can be / A photo, a name, and I still have the key
hook | Nobody leaves for nothing :: Nobody leaves for nothing, a tree and a yard / Nobody walks all the winter unless it is hard / You see just a refugee, coat with no stuffing / I taught in a school, sir. Nobody leaves for nothing
scene me | My mother swept the kitchen clean / She watered every pot / We left as if we'd just now been / To market. We had not
detail me | A spoon, a shawl, a stone, a shoe / My father's reading glass / A bag of earth, an inch or two / A lot of names, to pass
story me | We learned the words off cereal / Off buses and TV / They laughed at how I said my name / I cut it, down to three
turn me | A woman with a plate of cake / Came over, to our stair / She didn't know what noise to make / She put it in the air
feel me | I dream in one and wake in one / I count in both, and pray / I'm from a street that's now all sun / No house is in the way
pre | Hush, till the lights of the lorry have gone / Hold to my coat and keep on and keep on
bridge me | My daughter's got no accent left / She laughs at how I spell / I plant a lemon, in a tub / It likes it here quite well

== ^(?:i_love_|proud_of_|for_|about_|serving_|leaving_)*(?:my|our|this)_(?:beautiful_|great_)?(?:country|homeland|nation|native_land)(?:_\\w+)?$|patriot(?:ism|ic)?|national_anthem|land_of_my
hook proud | Where they bury my hat :: My country's not flags, and it's not this or that / It's where, when I'm through, they will bury my hat / It's a lane and a lamp and a wall and a cat / It's the corner of earth where they bury my hat
scene | A field that slopes towards the sea / A shed, a gate, some rain / A pub that's been there since BC / A slow replacement train
detail | The way we say it's not that bad / The way we queue, and cough / The names for bread my grandad had / The songs with the ends left off
story me | I went away for seven years / I liked it, it was hot / I heard that accent. I shed tears / At someone's, have you got
turn me | I don't agree with half we've done / I've read it, and it's grim / But you can scold an only son / And still lie down for him
feel me | I couldn't tell you all the verse / I mumble from line three / There's better lands, there's many worse / There's one that mumbles me
pre | Kettle and weather and what was the score? / That is as holy as I'm looking for
bridge | So let the others march and shout / And paint it on their face / I'll take the dog and walk it out / And nod at the old place
`)
