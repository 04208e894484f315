import { kits } from '../../lines.ts'

export const partingsKits = kits(`
== mov(?:e|ed|ing)_out(?:_of_(?:my|the|our)_(?:parents'?|mum's|mom's|dad's|old|first|childhood)(?:_\\w+)?)?|leaving_(?:the_nest|my_parents)|first_night_(?:alone|on_my_own|in_my_own)|fly(?:ing)?_the_nest|packing_(?:up_)?(?:my|the)_(?:bags?|boxes|room|things)
hook me bright | Kitchen, Misc :: Kitchen, Misc, and Do Not Drop / Books, and More Books, This End Top / My whole small life in tape and foam / I'm moving out. I'm taking home
hook me wistful | I've left the stars :: I've left the stars up overhead / The plastic ones, that glow / Somebody else can have the bed / And look at them, and know
hook me wild bright | My fridge, my rules :: My fridge, my rules, and my toast at three / My towel on the floor, and nobody but me / My light left on for the world to see / My fridge, my rules, and my very own key
scene me | The van is borrowed, so's the friend / The mattress wouldn't round the bend / My mother's in the drive, with tea / She's packed the half of it for me
detail me | A saucepan with a wobbly ear / A lamp I've had since second year / A duvet, and a plant from Nan / A drawer of screws, a frying pan
story me | My dad came in and checked the locks / He checked the tap, he checked the box / Of fuses, twice. He shook my hand / Then held it. And I understand
turn me | First night, the pipes began to moan / I'd never heard a house alone / I rang to ask how long for rice / She told me, and she told me twice
feel me | I couldn't wait, I'd slammed that door / I'd sworn I'd not come back for more / I find I've kept the key. It lies / There on the sill, to my surprise
story me | I went round Sunday, and I knocked / On my own door. It wasn't locked / She said, since when do you do that / My chair was taken by the cat
detail me | There's pencil marks beside the sink / I'm four, I'm six, I'm nine, I think / I ran my thumb down every one / And took a photo. There. That's done
pre me | One more box and that's the lot / What was it that I forgot
bridge me | You spend so long to get away / You count the years, the weeks, the day / And then you stand there in the street / With home still sticking to your feet

== last_day_of_(?:school|term|high_school|college|sixth_form|year_\\w+)|end_of_school|leaving_school|leavers'?_(?:day|assembly|song|ball)|school's_out|final_bell|senior_year|yearbooks?
hook wistful | Sign my shirt :: Sign my shirt on the left-hand sleeve / Sign it quick before we leave / Write it big and write it wide / Sign my shirt on the heart-hand side
hook wild bright | Ring that bell :: Ring that bell till it falls off the wall / Ring it for the back row, ring it for us all / Run like the rain down the science hall / Ring that bell till it falls off the wall
hook wistful | See you, we said :: See you, we said, as if we would / As if it's any day / See you, we said, the way you could / And then we walked away
scene | Lockers empty, doors ajar / Someone's shoes hung on a bar / Chairs up, windows open wide / Half the class is still inside
detail me | Ink on collars, ink on arms / Somebody's set off alarms / Gum beneath the desk I had / Some of it was from my dad
story | Mr. Price, who never smiled / Said we'd driven him quite wild / Blew his nose, and shook each hand / Said, I'm proud of this whole band
turn me | You, who never spoke to me / Sat down underneath the tree / Said, I always thought you're great / Five years, and you said it late
feel me | How I hated every brick / Counted hours, tick by tick / Now the gate is open, and / I keep holding with one hand
story | Someone cried, then we all did / Someone's brother, just a kid / Looked up from his brand-new bag / Like we'd carried him a flag
detail | Photo with our eyes all shut / Pages out of order, but / Every scribble says the same / Don't change. Then a heart, a name
pre | Five, four, three, and watch it crawl / Every eye is on the wall
bridge | Some day at a wedding do / One of us will say, it's you / And the bell goes in the head / And we're running, like we said

== empty_nest\\w*|off_to_(?:college|university|uni)|kids?_(?:have_|are_)?(?:all_)?(?:left_home|grown_up_and|flown|gone)|(?:daughter|son)'s_(?:empty_|old_)?(?:room|bedroom)|(?:my|our)_(?:last|youngest)(?:_\\w+)?_(?:left|leaving|moved_out)|house_is_(?:so_|too_)?quiet
hook me wistful | I've cooked for four :: I've cooked for four, I always do / I've laid the spoons, I've called the stair / I've cooked for four. There's only two / And half a pie that's going spare
hook me tender | Leave me your mess :: Leave me your mess, leave me shoes on the floor / Leave me your music coming under the door / I used to say tidy, I won't any more / Leave me your mess, leave me shoes on the floor
hook bright funny | Well, well :: Well, well, look at us two / Nobody's lift and nobody's glue / Breakfast at noon in our slippers, too / Well, well, what shall we do
scene me | Your room's as tidy as a shop / The bed's so flat it looks untrue / I used to shout at you to stop / I'd love one bang right now from you
detail me | The fridge stays full. The milk goes off / The bathroom's free from seven on / I heard next door's boy, with his cough / I turned to ask. And you were gone
story me | I drove the whole way back in third / I had the radio turned low / Your father didn't say a word / He'd left his sunglasses on, though
turn me | You rang to ask me how you wash / A jumper, and what's cold, what's hot / We talked till ten of soup and squash / You needn't ring. You rang a lot
feel | You raise a bird to leave the sill / You teach it, wing by wing, to go / And then it does. And you stand still / And clap, and nobody must know
story me | I found a shoe, size two, with mud / Behind the boiler, stiff as bark / And it all came back in a flood / The wellies, puddles, swings, the park
detail | We've got the telly to ourselves / We've got the biscuits, every one / There's tiny cars still on the shelves / I park them nightly. It gets done
pre | Two chairs here and two chairs there / Pass the salt across the air
bridge me | Come home on Sundays with your bag / Your washing and your brand-new views / I'll act surprised. I'll hang a flag / I'll trip with joy across your shoes

== leav(?:e|ing)_(?:my|this|the|our|a)_(?:small_|old_|little_|home_?|dead-?end_|one-horse_)*(?:town|hometown|village|valley)(?:_behind)?|get(?:ting)?_out_of_(?:this_|the_)?(?:small_)?town|last_night_in_town|goodbye_to_(?:my|this|our)_(?:old_|small_|home_?)*town|bus_out_of_town
hook me wistful | Getting kind of little :: Water tower, steeple, feed store, school / Getting kind of little, and I'm nobody's fool / I said I'd be leaving, and I said it loud / Now I can't see for the dust in a cloud
hook wild | One red light :: One red light and it's stuck on red / One main road and it goes ahead / One bus out, and I've packed my bed / One red light and it's stuck on red
hook me tender | Stay the same :: Don't fix the gate, don't paint the sign / Don't let them change the name / I have to go, the fault is mine / But please just stay the same
scene me | Mama put a sandwich in a paper sack / Daddy checked the oil and said, you're welcome back / Dog lay down behind the wheel so I couldn't go / Had to lift him off it, and he let me know
detail me | Hardware store with fishing line and a wedding ring / Porch with an old man on a broken swing / Football field with my initials in the paint / Church where I played a shepherd, and once a saint
story me | Told my friends I'd be back by the fall / Carved it with a key in the ball-park wall / Billy said, you won't, and he said it kind / He said, write it all down that you leave behind
turn me | Nine hundred miles and I stopped for gas / Fellow at the counter let his glasses pass / Over my plates and he said, I know that place / Married a girl from there. You've got the face
feel me | I swore that I hated every inch of that street / The nothing, the gossip, the dust and the heat / I got what I wanted, I got out of there / I can't find a wind now that smells like that air
story me | Sheriff pulled me over at the county line / I figured on a ticket or a busted sign / He said, your grandma sent this, you forgot / A blackberry pie, and it still was hot
detail | Rows of corn like pages that nobody reads / A scarecrow in a jacket that's gone to seeds / The radio's losing the high-school game / I heard the score go, and then somebody's name
scene rap me | One stop light, one diner, and a thousand ways to stay / Everybody's cousin says you're never getting away / Packed it in a duffel with a map and a range / Of things that I could be, and I was ready for the change
feel rap me | I was grown in that gravel like a weed in a crack / And they said, when you leave here, don't you ever look back / But I've got it in my vowels and I've got it in my walk / I'm a hundred miles from county, and you'll hear it when I talk
pre me | Tank's on full and the map's on the seat / Don't look back till the end of the street
bridge | A town's like a mother, you can't see her clear / When you're up on her knee with her mouth at your ear / You've got to go walking a good long way / To turn, and to see her, and have something to say

== (?:los(?:t|ing|e)|loss_of|death_of|funeral_(?:of|for)|miss(?:ing)?|goodbye_to|in_memory_of)_(?:my|our|a|her|his)_(?:late_|dear_|beloved_|old_)?(?:grand\\w+|gran|granny|nan|nana|nonna|nonno|oma|opa|abuel[ao])|(?:my|our)_(?:grand\\w+|gran|granny|nan|nana|oma|opa)(?:_who)?(?:_just|_has)?_(?:died|passed(?:_away)?|is_gone)|(?:my|our)_late_grand\\w+
hook me tender | Upon the hook :: Your coat is there upon the hook / Your glasses on the sill / I sat down where you sat to look / Your chair is rocking still
hook me wistful | What clouds are for :: Who's going to tell me what clouds are for / Who's going to leave me the key to the door / Who's going to laugh at me, now, any more / Who's going to tell me what clouds are for
hook me tender | You taught me bread :: You taught me bread, you taught me string / You taught me how to whistle, sing / You never taught me this one thing / I'll have to learn it, whistling
scene me | The kitchen clock, it ran behind / Ten minutes, and it still / Runs on your time. I do not mind / I never think I will
detail | A peppermint inside your sleeve / A hanky, ironed square / The way you'd never let us leave / Till we had combed our hair
story me | You let me win at cards. I thought / That I was really good / I found out how you'd lost, and caught / Your trick. I understood
turn me | I burned the toast the way you did / I said your word for damn / I heard it, and I dropped the lid / That's who I am, I am
feel | It doesn't come on special days / It comes at half past three / In shops, between the jars and trays / And sits right down with me
story me | I've got your hands. I see them now / They're on the wheel, they're mine / They've found your way of tapping, how / You'd beat the waltz in time
detail | Your garden doesn't know you've gone / The beans are up the cane / The hose is where you left it on / The hook. It's had some rain
pre me | I pick the phone up, as I do / I know the number. It was you
bridge me | So this is how I'll keep you, then / Not marble, and not grief / I'll put the kettle on at ten / And read you, leaf by leaf

== (?:best_|old_|my_|childhood_)?(?:best_)?friend(?:'s|_is|_who|_has|_just|_has_just)?_(?:moved|moving|moves)(?:_away|_to_\\w+|_abroad)?|friends?_(?:far_away|abroad|across_the_(?:sea|ocean|country))|miss(?:ing)?_my_(?:best_)?(?:friends?|mates?)|goodbye_to_my_(?:best_)?(?:friend|mate)
hook me | Half the bench :: Half the bench is mine, and half is for the breeze / Half the chips are yours still, extra salt and peas / Half the joke is waiting, and I've got the line / Half the bench is yours, mate. Half the bench is mine
hook me bright | Come back, come back :: Come back, come back, I've broken the swing / Come back, I can't do the harmony thing / I've nobody left here to punch or to ring / Come back, come back, I've broken the swing
hook me wistful | You've only moved :: You've only moved, you haven't died / I tell myself, I do / But there's a you-shape at my side / The wind is coming through
scene me | Saw the lorry, saw the tail lights / Saw your hand go, saw it wave / Chased you to the petrol station / Out of breath, and being brave
detail me | Your old house has got new curtains / Someone's painted your door red / There's a pram where we left skateboards / And a gnome without a head
story me | We were seven when you hit me / With a shovel, in the sand / You said sorry with a biscuit / Broken, out of your own hand
turn me | Then a parcel, brown and battered / Half a shell, a map, a key / And a drawing of a sofa / Labelled, you go here, by me
feel me | I've got other friends, they're lovely / They don't finish what I say / They don't know about the badger / Or the vicar, or that day
story me | Now we talk across nine hours / You with coffee, me with beer / You look older. So do I, mate / Tell me something daft. I'm here
detail me | I pass your old road on Tuesdays / On the bus, and I still turn / There's a muscle in my neck that / Doesn't seem to ever learn
pre me | Kick the can and kick the kerb / Missing you's a doing verb
bridge me | When we're ninety, wheel them closer / Our two chairs, and shut the door / You'll say, badger. I'll say, vicar / And we'll need to say no more

== (?:sell|sold|selling)_(?:the|my|our|his|her|mum's|mom's|dad's)_(?:\\w+_){0,2}(?:house|home|cottage|farm)|(?:our|my|the)?_?(?:old|family|childhood|parents')_(?:house|home|farmhouse|cottage)(?:_(?:is_|was_|has_been_|being_)?(?:sold|gone|demolished|empty))?|house_(?:i|we)_grew_up_in|empty_house
hook wistful | Be good to her :: Be good to her, the back door sticks when wet / Be good to her, she isn't finished yet / She's held up all of us, in every weather / Be good to her, she's what kept us together
hook wistful | The third stair talks :: The third stair talks, the tap will sing / The window needs your knee / I've told them nearly everything / But not about the tree
hook bright | One last lap :: One last lap of the living room floor / Socks on the boards like we did before / Slide to the wall and then slide to the door / One last lap of the living room floor
scene me | The rooms have got that loudness now, that ring / There's paler squares where pictures used to be / I've swept the stairs. There's not a single thing / Except a nail, some daylight, and then me
detail | There's every inch of us upon that door / In pencil, with a ruler on the head / There's where you dropped the iron on the floor / There's candle wax from when the lights went dead
story me | My father planed that banister by hand / He did it with the radio, in June / I've slid it in pyjamas, boots and sand / I swear to you the wood has kept the tune
turn me | The couple came. She's seven months along / She stood there in the bay, and held her side / She hummed a bit of something like a song / I knew that it was theirs. I nearly cried
feel me | It's bricks, they say. It's bricks and it's a roof / As if a mother's nothing but a coat / I'd like to have one small thing left, some proof / I've got the doorbell. It has just one note
story me | My mother's roses wouldn't go for tape / I dug the one up, wrapped it in a vest / It's on my balcony. It's in poor shape / One bud. It's had a look round, it's impressed
detail | The airing cupboard, where you'd hide and read / The window that we used when we were late / The hamster's cross, beneath the waving weed / The bell, the bike shed, and the squeaking gate
pre | Mind the step there, mind your head / So my grandad always said
bridge me | And years from now I'll drive an hour around / To pass it, slow, with one hand on the wheel / There'll be a swing, a dog, a different sound / A light on in my room. That's how I'll heal

== (?:colleague|coworker|co-worker|workmate|team_?mate)(?:'s)?_(?:who_is_|who's_|is_)?(?:leaving|retiring|retirement|last_day|farewell)(?:_\\w+)?|(?:leaving|farewell)_(?:do|card|party|speech|drinks|cake)|last_day_(?:at|in)_(?:the_|this_|my_)?(?:office|work|job)|(?:goodbye|farewell)_to_(?:a|my|our)_(?:\\w+_)?(?:colleague|coworker|co-worker|workmate|team_?mate)
hook | The plant on the sill :: Who's going to water the plant on the sill / Who's going to know when the boiler is ill / Who's going to laugh at us, or to sit still / Who's going to water the plant on the sill
hook funny bright | Sign the card :: Sign the card and pass it on / Write it small, the space is gone / Best of luck and don't be long / Sign the card and spell it wrong
hook tender | You kept the biscuits :: You kept the biscuits, kept the peace / You kept us, more or less / Now you're the one they will release / And we're the ones in a mess
scene | There's balloons on the office chair / There's crisps, and no one quite knows where / To stand. The boss is with a sheet / He's going to say you're hard to beat
detail | Your mug that says World's Greatest Gran / Your cardigan, your desktop fan / Your drawer of soup and safety pins / The place you hid the biscuit tins
story me | My first week here I broke the phones / I hid in the loo with sobs and groans / You knocked, and slid beneath the door / A custard cream, and then one more
turn | You made your speech. You said, well, thanks / You'd typed it up. You'd left some blanks / You looked at us. You put it down / And cried all over Mr. Brown
feel | We've shared more lunch than families do / I know your knees, I know your view / On bins, on cats, on God, on tea / I never asked you home with me
story | The night the server fell, we stayed / We sang until the thing was made / You drove me back at half past one / You said, we laughed. So that was fun
detail | They've bought a clock. They always do / A voucher, and a cactus, too / A card as big as someone's door / With names of folk from every floor
pre | Speech, speech, speech, and tap the glass / Just this once they'll let it pass
bridge | On Monday someone young will sit / Right there, and turn the chair a bit / We'll tell them where the good pens hide / The way you showed us, side by side

== airport_goodbyes?|goodbyes?_at_the_(?:airport|gate|station|train_station|platform)|departure_(?:gate|lounge)s?|(?:say(?:ing)?|wav(?:e|ing))_goodbye_at_\\w+_\\w+|drop(?:ping|ped)?_(?:you|him|her)_(?:off_)?at_the_(?:airport|station)|last_(?:hug|boarding_call)
hook me wistful | Don't turn round :: Don't turn round at the rope, love / Don't turn round at the light / If you turn round at the corner / I'll never sleep tonight
hook me | Final call :: Final call, final call, for the half of my heart / Gate number nine, and we're coming apart / You've got my jumper, and that's just the start / Final call, final call, for the half of my heart
hook me tender | Text me when you land :: Text me when you land, it's all I want to say / Text me when you land, whatever time of day / I'd other words for you, love, they got in the way / Text me when you land, it's all I want to say
scene me | We parked on level seven / We didn't mind the fare / We talked about the luggage / As if we were not there
detail me | You had your passport ready / You had it in your teeth / You smiled around the edges / I saw what was beneath
story me | The man who checked your ticket / Looked up, and looked at me / He let me past the barrier / As far as I could see
turn me | You got right to the scanner / You put your belt down, ran / You ran back in your socks, love / Past the security man
feel me | It's only half a year, it's / Two seasons, and some mail / It's only half my kitchen / My left hand, and the sail
story me | I sat up on the top floor / With coffee going cold / I waved at every window / Of every plane that rolled
detail | There's chewing gum, and orchids / A child asleep on bags / There's somebody with banners / There's grandmas waving flags
pre me | Last hug, and last, and last one more / They're calling you from gate one-four
bridge me | But every gate that shuts here / Is open on a side / And there I'll be, with flowers / Arrivals, arms held wide

== (?:amicable|kind|gentle|friendly|good|peaceful)_(?:divorce|separation|break_?up|split|ending)|divorc(?:e|ed|ing|es)(?!_papers)(?:_with_(?:kindness|love|grace))?|conscious_uncoupling|separat(?:ed|ing|ion)(?:_as_friends|(?!_(?:by|at)))|(?:friends|good_terms)_with_my_ex\\S*|co-?parent\\w*|part(?:ing|ed)?_(?:as_friends|ways)|end(?:ing)?_of_(?:a|our|my)_marriage
hook tender | You take the piano :: You take the piano, I'll take the cat / You take the photos, I'll keep the hat / We were good once, and I'm thankful for that / You take the piano, I'll take the cat
hook wistful | We came undone :: We didn't break, we came undone / As laces do, and string / You're still the best and only one / I'd ask for anything
hook bright | Here's to the good years :: Here's to the good years, all of eleven / Two of them stormy, the rest of them heaven / I'll see you at sports day, at quarter to seven / Here's to the good years, all of eleven
scene | We sat there with a pot of tea / Two lists, two pens, the window wide / You wrote down most of it for me / You always had the neater side
detail | Who gets the tent, who gets the tree / That comes in parts, who keeps the drill / Who gets the Hendersons for tea / Who tells your mum. I said I will
story | Our daughter made a chart, in red / With Mum, with Dad, with Mum, with Dad / And one small square with both, she said / For birthdays, and for when she's sad
turn | The clerk looked up and stamped the sheet / She said, that's that, and are you two / All right? We stood out on the street / You did my scarf, the way you do
feel me | I loved you. It was not a lie / It isn't now. It's changed its coat / It waved us on, it waved goodbye / It's standing on another boat
story me | I still know how you take your eggs / I know you're frightened of the sea / I know you sleep with folded legs / You know the same, and worse, of me
detail | The ring's inside the biscuit tin / With foreign coins, a key, some thread / I haven't thrown it. It's been in / The sink, in Spain, and once in bread
pre | Fold the sheet, and you hold that end / One day soon I'll call you friend
bridge | And when she weds, we'll both be there / With one seat left, the space between / I'll pass you tissues. You'll repair / My tie. The proudest ever seen

== ^(?:my_|the_|about_|living_with_|dealing_with_|processing_|the_weight_of_|on_)*(?:grief|grieving|mourning|bereavement|loss)(?:_song)?$|^(?:about_)?(?:death|dying)$|(?:someone|somebody)_(?:i_(?:love|loved)|you_love)?_?(?:who_)?(?:died|passed_away|dying)
hook you me wistful | Two sugars :: Two sugars, I stirred them, I'd poured it for you / Two sugars, I stood there, and that's when I knew / It isn't the black and it isn't the pew / It's two in the cup, and there's nobody who
hook you me wistful | The shape you left :: I walk around the shape you left / The way you'd walk around a chair / I know it's gone, and right and left / I bump my knee. It's always there
hook you me tender | I still save things to tell you :: I still save things to tell you / A pocketful a day / A man who walked a ferret / A bus that lost its way
scene you me | The lasagnes have all stopped, somehow / The cards are in a drawer / They ask me, are you better now? / I say I am. I'm sure
detail you me | Your reading glass, your parking badge / Your voice on the machine / I ring it from the office phone / To hear you say where you've been
story you me | A stranger wore your kind of hat / He'd got your kind of walk / I followed him from shop to shop / I hadn't planned to talk
turn you me | I laughed today. I laughed out loud / At something on the bus / I looked around me, half ashamed / Then thought, that one was us
feel you me | They told me that it came in waves / It comes in little things / It's in the drawer with takeaway / And batteries, and strings
pre you me | One foot and one foot and out to the gate / Somebody's evening went on, being late
bridge you me | I wouldn't have it go away / I'd not be light, or free / It's all the love I've still to pay / And you've no use for it but me

== (?:los(?:t|ing|e)|loss_of|death_of|missing|without)_(?:my_|a_|your_|both_|our_)+(?:parents?|mum|mom|mother|dad|father|mama|papa)(?:_\\w+)?$|(?:my_)?(?:mum|mom|mother|dad|father)_(?:died|passed(?:_away)?|is_gone|has_died|just_died)(?:_\\w+){0,3}$
hook you me wistful | Your number in my phone :: I can't take your number from out of my phone / It's there with the living, it's there on its own / I'll be ninety, and blind, and a bag full of bone / With no one to ring, and your number in my phone
hook you me tender | I'm next in the line :: You stood in the doorway and held off the cold / You stood there so long I forgot I'd grow old / I look up, there's nobody's back in front of mine / You've stepped out of it, love, and I'm next in the line
scene you me | We had to choose a coat, a shirt / We laid them on the bed / You'd hate that one. It wouldn't hurt / To let you, someone said
detail you me | Your handwriting on freezer bags / The pencil by the phone / A list that says, milk, stamps, ring Pat / We rang her, on our own
story you me | I found my school reports you'd kept / My teeth, inside a tin / The drawing where I'd made you huge / A sun upon your chin
turn you me | I turned the mower on today / It coughed the way you coughed / I swore at it the way you'd swear / I took your old cap off
feel you me | I'm forty, and I've got no home / There's nobody to tell / The boring things, the car, the tooth / And did I eat, and, well
pre you me | Clearing the cupboards, a bag and a bin / I can't throw the coat, for there's half of you in
bridge you me | My boy asked where it was you'd gone / I didn't have it planned / He looked at me, he thought a bit / He gave me half his hand

== (?:my_|our_|the_|a_)?(?:\\w+_)?(?:dog|cat|pet|hamster|rabbit|puppy|kitten)_(?:died|has_died|passed(?:_away)?|just_died|had_to_be_put_(?:down|to_sleep))(?:_\\w+){0,3}$|(?:los(?:t|ing)|death_of|put(?:ting)?_down)_(?:my|our)_(?:\\w+_)?(?:dog|cat|pet|hamster)
hook you wistful | Nobody's at the door :: Nobody's at the door when I turn with the key / Nobody thinks that the best thing is me / I've been gone for ten minutes, I've been gone ten or more / It's all the same now, there is nobody at the door
hook you tender | Small paw, big house :: Small paw, big house, and it's bigger by far / I still leave a gap on the seat of the car / I tiptoe at midnight, I creep like a mouse / For nobody sleeping. Small paw, big house
scene you | Your bowl is washed, it's in the rack / I couldn't put it by / The blanket's got your shape, your back / I haven't let it dry
detail you | There's hair of yours on my good suit / I wore it to the bank / I wouldn't have it brushed. It's proof / It's you I've got to thank
story you | You chose me, in a wire pen / The others jumped and cried / You yawned, and looked, and yawned again / And came, and leaned my side
turn you | You never knew what we'd to do / You put your chin, so light / Upon my wrist, and looked me through / And trusted me. That's right
feel you | They tell me that it's just a pet / They mean it to be kind / I've not met many people yet / I'd sooner have behind
pre you | Out for a round, and my hand has no lead / Half of the biscuit, and no one to feed
bridge you | If there's a place, it's got a chair / You're not allowed upon / I know exactly you'll be there / You'll wait till I have gone
`)
