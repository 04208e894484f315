import { kits } from '../../lines.ts'

export const belongingsKits = kits(`
== ^(?:my_|the_|new_|broken_|losing_(?:my_)?|addicted_to_(?:my_)?|a_|always_on_(?:my_|your_|their_)?|staring_at_(?:my_|our_|their_)?|cracked_|dead_)*(?:smart_?)?(?:phones?|cell_?phones?|mobile)(?:_(?:addiction|battery|screen|died|is_dead|all_day|at_dinner|too_much))*$|phone_addiction|doom_?scroll\\w*|screen_?time|low_battery|scrolling_(?:all_night|through|my)(?:_\\w+)*
hook me funny | Two percent :: Two percent on my phone, and I'm far from a wall / Two percent, and I'm waiting, I'm waiting your call / I'd sell you my shoes for the lead that I lent / I'm alive, I'm connected, I'm two percent
hook me | Look up :: Look up from your phone, there's a man on a bike / Look up, there's your mother, she's someone you like / The milk's boiled over, there's salt in the cup / A thousand small windows, and nobody looks up
scene me | I reach for it before the light / I reach before the bed / It's had my last look every night / It's next to half my head
detail me | A crack that starts at ten past two / And runs to half past nine / Four hundred pictures of one view / And none of them are fine
story me | I dropped it down between the slats / Of some pier, in the sea / I watched it go. I patted at / The place it used to be
turn me | By three o'clock I'd heard a bird / By four, I'd asked the way / A man, with actual spoken words / Had told me, have a good day
feel me | I know what everybody ate / I know how each one felt / I don't know who's just passed the gate / Or how that blossom smelt
pre me | Thumb up and thumb up and thumb up some more / What was I looking for? What was it for?
bridge me | So put it in the biscuit tin / And put the tin up high / And tell me how your day has been / And look me in the eye

== ^(?:the_|my_|life_before_the_|on_the_|lost_on_the_|arguing_on_the_|being_on_the_)*(?:internet|world_wide_web|online_(?:arguments?|trolls?)|comment_sections?|memes?|viral_videos?|going_viral)(?:_\\w+){0,3}$|internet_(?:trolls?|strangers?|argument)|reddit|twitter
hook me funny | Someone is wrong :: Someone is wrong on the internet. Who? / I don't know, but I can't let it go, could you? / My love says, it's bedtime. I say, won't be long / I'm needed. I'm needed. Someone is wrong
hook | The biggest room there is :: There's a room called the internet, not one chair / Four billion people are shouting in there / There's a shop, there's a saint, there's a fight, there's a quiz / And still you're alone in the biggest room there is
scene me | I came to find a recipe / I came about a stew / That was on Tuesday, half past three / Now it is Wednesday, two
detail me | A goat that screams, a quiz, a war / What kind of bread are you? / Ten things the doctors can't ignore / A man who's eaten glue
story me | A stranger said my song was trash / He'd one star by his name / I wrote him back, in half a flash / We're friends now, all the same
turn me | The power went. The street went black / We stood outside with flares / The troll who'd always answered back / Lives right above my stairs
feel me | I've read the lot, from A to Z / I've cried at dogs, and wars / It all comes in and in my head / And nothing has got doors
pre me | One more click and then one more below / Somebody's angry, and I'd like to know
bridge me | And when they dig it up one day / And brush away the sand / They'll find ten billion things to say / And not one open hand

== ^(?:my_|the_|old_|broken_|a_|slow_|crashed_|hate_|i_hate_)*(?:computers?|laptops?|printers?|blue_screen|software_updates?)(?:_(?:crashed|that|is|won't|died|broke|says?|never|always|keeps?|at)(?:_\\w+)*)?$|blue_screen(?:_of_death)?|tech_support|forgot_my_password|passwords?(?:_\\w+)?$|turn(?:ed)?_it_off_and_on_again
hook me funny | Off and on again :: Have you tried turning it off and on again? / My computer has had it, I've tried it with ten / Good slaps on the lid and a prayer, and amen / I'm telling you, love, I've been off and on again
hook me funny | Paper jam :: Paper jam, says the printer, there is no paper in / Paper jam, says the printer, with a bit of a grin / I have opened each drawer, I have called it a sham / It whirred, and it thought, and it told me, paper jam
scene me | It says it needs to update now / It says, do not switch off / I've grown a beard, I've bought a cow / I've had, and lost, a cough
detail me | The wheel goes round, a rainbow wheel / It's pretty, I'll allow / The fan has taken off, I feel / We'll be in Oslo now
story me | A capital, a number, sign / The name of my first pet / I typed it out. It said, that's fine / And what did you forget?
turn me | My nephew came. He's nine years old / He pressed one key. It sang / I'd been an hour and ten on hold / I'd cried, I'd used some slang
feel me | It beat the world at chess, I'm told / It's mapped the blood, the brain / It won't, it won't, for love or gold / Print page eleven again
pre me | Press any key, and I've pressed all I've got / Some of them twice and the big one a lot
bridge me | I found a pencil in the drawer / It worked at once. It wrote / It didn't ask me, are you sure? / It signed this little note

== ^(?:my_|new_|old_|favou?rite_|a_pair_of_|high_|too_many_|love_|red_|dancing_|running_)*(?:shoes|sneakers|trainers|heels|high_heels|boots|stilettos|cowboy_boots|flip[-_]?flops)(?:_(?:that|from|i|with|on|and|for)(?:_\\w+)+)?$
hook me bright | These are made for leaving in :: These are made for staying out, these are made for sin / These are made for one good dance, and blisters to the shin / I've sensible shoes for the church and for kin / But these are the red ones. These are made for leaving in
hook me | Walk a mile :: Walk a mile, walk a mile in what's left of my shoes / They've been to two weddings, they've run with bad news / They've stood at a bedside, they've danced in the aisle / You'd like to know me, love? Then walk a mile
scene me | They're in the window, on a stand / With one small light to show / I put my forehead to the glass / I told them, no. I know
detail me | A scuff from where I kicked the door / A stain from where it rained / The tongue, the eyes, the little nails / The heel that's always pained
story me | My mother had one dancing pair / In tissue, in a box / She wore them once. I tried them on / At seven, in my socks
turn me | I've got the same feet that she had / I wore them to her wake / I danced for her, I danced it bad / As long as they would take
feel me | You put them on, you're taller now / Your trouble's lower down / There's not a lot that can't be walked / From one end of the town
pre me | Heel and then toe and a click on the stone / Nobody walks like that, walking alone
bridge me | And when they ask where I have been / And how far, and with who / I'll put them up there on the desk / And let them read the shoe

== ^(?:my_|the_|a_|that_|little_|red_|black_|new_|prom_|wedding_|blue_|summer_|favou?rite_)*(?:dress(?:es)?|jeans|hats?|jacket|hood(?:ie|y)|leather_jacket|denim_jacket|t-?shirts?|sunglasses|bikini)(?:_(?:that|i|with|from|she|you|he|on|in)(?:_\\w+)+)?$
hook me bright | It still fits :: It still fits, it still fits, it goes up to the top / It has seen me through weddings, it has seen me through shop / There's a stitch at the side and it's bursting in bits / But breathe in, and hold it, and look. It still fits
hook | Out in that :: Not going out in that, said my mother, said Pat / Not going out in that, and I put on my hat / There's a street full of sparrows, all brown, and all flat / It'll do them some good. I am going out in that
scene me | I found it on a market rail / Between a coat and gown / The sleeve held out a little hand / And would not put me down
detail me | A ticket stub, a wedding mint / A phone number, half gone / A burn from someone's cigarette / A grass stain, further on
story me | I wore it when I met the one / I wore it when he went / I've had it dyed, I've had it mended / I know what each thread meant
turn me | My girl came down the stairs in it / She'd found it in a trunk / She'd rolled the sleeves, she'd made it fit / She said, Mum, were you punk?
feel me | It isn't what you'd call in style / It never was, I guess / But I am taller for a while / And mind the weather less
pre me | One arm and two arm and spin for the glass / Everyone looking will just have to pass
bridge me | So bury me in something loud / With sequins, if you dare / And let it catch, for all the crowd / The light from over there

== ^(?:my_|the_|long_|curly_|frizzy_|grey_|gray_|bad_|natural_|red_|messy_)*hair(?:_(?:is|in|won't|that|every|and|on|day)(?:_\\w+)*)?$|bad_hair_day|curls|frizz\\w*|dye(?:d|ing)?_my_hair|(?:gray|grey|white)_hairs?
hook me funny | It's got a mind of its own :: It's got a mind of its own, and it's up before me / It's gone to the left, it's as big as a tree / I've wetted my hair, I have begged, I have blown / I just carry it round. It's got a mind of its own
hook me proud | Crown :: I used to iron it, used to tie it down / I used to go round all the year with a frown / I let it go Friday, I let it reach town / Don't touch it, don't pet it, it's hair, and it's crown
scene me | I went to bed a normal girl / I woke up as a hedge / There's something in the western curl / That's nesting by the edge
detail me | Nine kinds of cream, a wide-toothed comb / A scarf, a clip, a prayer / I've mapped it all, from nape to dome / There's someone living there
story me | My gran would sit me in her knees / And plait it till I cried / She told me of the seven seas / While pulling to one side
turn me | I found a white one, by the ear / I pulled it from its bed / Two more turned up. They'd brought some beer / They're dancing on my head
feel me | They told me that it wasn't neat / They told me, tone it down / Nobody tells a field of wheat / To comb itself, in town
pre me | Mist it and twist it and leave it to dry / It waves to the neighbours when I'm walking by
bridge me | So let it rain and let it blow / And let the damp come in / I'll be as wide as I can grow / And shake it out, and grin

== ^(?:my_|the_|a_|old_|packing_(?:my_|a_)?|living_out_of_(?:a_|my_)?|lost_)*(?:suitcases?|luggage|backpacks?)(?:_(?:at|in|that|and|by|full|got)(?:_\\w+)*)?$|lost_luggage|living_out_of_a_suitcase|over_?packing
hook me | Sit on the lid :: Sit on the lid, while I pull on the zip / The suitcase is small, it's a seventeen-day trip / I've packed for the opera, the Alps and Madrid / It's bulging, it's breathing, please sit on the lid
hook me wistful | Nothing to unpack :: Nothing to unpack, there's a suitcase, a ring / A comb and a postcard, I live in the thing / They ask when I'm settling, they ask when I'm back / I'm home when it's zipped, with nothing to unpack
scene me | It's lying open on the bed / A mouth that wants to know / How warm? it asks. How many days? / And are you sure you'll go?
detail me | A jumper, just in case of snow / A swimsuit, if there's sea / Eight pairs of socks, a frock, a bow / And half a pound of tea
story me | It went to Perth, I went to Rome / It saw some things, I hear / It came back with a stamp, alone / And sand inside one ear
turn me | My dad had one of cardboard, tied / With rope, when he came here / He had two shirts in there, and pride / And seeds, from home, that year
feel me | You find out what a person needs / It's less than you would think / A spoon, a coat, a bag of seeds / Some paper, and some ink
pre me | Round the conveyor and here it comes, black / Everyone's is, with a strap round the back
bridge me | When I go on the longest one / They say you take no case / I'd sneak one sock, and half a bun / And something with your face

== ^(?:the_|a_|my_|binge[-_]?watching_?(?:shows?_on_)?|too_much_)*(?:netflix|binge[-_]?watch\\w*|tv_shows?|reality_tv|box_?sets?|television|remote)(?:_\\w+){0,3}$|one_more_episode|are_you_still_watching
hook me funny | Are you still there? :: Are you still there? asks the screen, with some care / Are you still there, in the crisps, in the chair? / I have not moved since Friday, I've something in my hair / I lift up one finger, to say that I'm there
hook me | Next one in five :: Next one in five, four, three, two / I was going to bed, I was going to, true / There's a body in the lake, and it might be alive / I'll sleep when I'm older. The next one's in five
scene me | I'll only watch the one, I said / I said it with a yawn / The credits ran, I scratched my head / I looked up. It was dawn
detail me | A blanket with a hole for face / A bowl with just the salt / I've got a dent, a shape, a place / I've come here to a halt
story me | I've called in sick, I've said it's flu / I can't, the queen's in chains / The boss coughs down the phone, him too / He's at the part with trains
turn me | It finished. There was nothing more / They'd wed, or else were dead / I looked around me at the floor / And crumbs, and went to bed
feel me | I know their kids, I know their cars / I know who killed the priest / I've not looked up at real-life stars / Since Tuesday week, at least
pre me | Skip the beginning and skip the recap / Cat on my ankles and plate on my lap
bridge me | If someone filmed my life this year / They'd have to cut it so / A person sitting over here / Blue-lit, with more to go
`)
