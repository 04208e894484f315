import { kits } from '../../lines.ts'

export const nightsKits = kits(`
== night_driv[a-z]+|midnight_driv[a-z]+|driving_(?:at|through_the|all|late_at)_(?:night|midnight)|late_night_driv[a-z]+|drive_(?:at|through_the)_night|night_ride|nightdrive
hook | Midnight on the Dial :: Midnight on the dial and the city in chrome / Every light is green and there's nobody home / Roll the window down, let me drive for a while / Nothing on my mind but midnight on the dial
hook | Every Light Green :: Every light green from the bridge to the bay / Every light green, and they're waving me away / Me and the engine, the hum in between / Nobody stops me, every light green
hook calm | One More Mile :: One more mile, and the tyres sing low / One more mile, I've got nowhere to go / The moon's in the mirror, she's been there a while / Don't take me home yet, one more mile
scene | The dashboard is glowing a blue kind of cold / The bends in the road are like tape being rolled / A petrol pump shining, a palm made of light / And one yellow taxi that's chewing the night
story me | I said I was going for milk and for bread / I drove past the shop with a song in my head / And forty miles later I'm out by the sea / With nothing to buy and with nowhere to be
detail | A tunnel comes up, and it swallows the song / Its orange lamps counting, the whole way along / And then we come out, like a swimmer for air / And half of the chorus is still hanging there
feel me | There's somebody's window still lit on the hill / There's somebody ironing, somebody still / I lift up two fingers from off of the wheel / To all of the wakeful who feel what I feel
turn me | I went by your street, and I didn't turn in / The old me was riding along with a grin / He got out at the lights by the shut-up hotel / I wished him good luck, and I wished him well
pre | Engine low and the mirrors black / Nothing behind me is calling me back
bridge | The sky over there is beginning to pale / The vans of the bakers, the bikes with the mail / I'll drive into morning, I'll hand back the night / And sleep with my arm thrown across the light
== neon[a-z]*|synthwave|retrowave|cyberpunk|outrun|city_lights|night_city|city_at_night
hook | Pink on the Puddles :: Pink on the puddles and blue on your face / The whole town is humming, we float into space / If love is a letter, then write it in light / Pink on the puddles and nobody's night
hook | Electric Till Dawn :: Electric till dawn, electric till dawn / The signs are all singing, the curtains are drawn / We're made out of colour, we flicker, we're gone / You and the city, electric till dawn
hook dark | The Wires Know My Name :: Red light, blue light, the rain and the flame / A million windows and none is the same / I've no one to call, but I'm glad that I came / The night plugs me in, and the wires know my name
scene | The noodle bar's sign has a letter gone out / It paints half a word on the steam from the spout / The puddles have swallowed the whole of the street / And break it in pieces beneath your wet feet
detail | A vending machine in the mouth of a lane / Is holding its light like a house in the rain / The tram throws a spark and the pigeons complain / And all of it's pink as a glass of champagne
story | You stood by the arcade in silver and black / A coin for a starship, your hood hanging back / You beat the high score and you left it no name / You said, let them wonder, and walked off the game
feel | The city's a circuit and I'm just a spark / That runs from your door to the edge of the park / But even a spark has a second of gold / A street full of colour, and somewhere to fold
turn | They switched off the signs for a minute last week / And all of us stood there, and no one would speak / Above us the stars, like a shop we'd forgot / Then neon came back, and they left, dot by dot
pre | Low clouds coming, and the bass line too / Everything glows when it's looking at you
bridge | They'll pull down the tower, they'll build it in glass / They'll bury the letters in nettles and grass / And some kid will find one, and plug it in bare / And pink will come singing right out of the air
== dance_?floors?|nightclubs?|clubbing|club_(?:night|song|track|banger|anthem)|in_the_club|part(?:y|ying)_all_night|danc(?:e|ing)_all_night|danc(?:e|ing)_till|party_anthem|danc(?:e|ing)$|dance_(?:anthem|track)
hook | Don't Switch the Lights On :: Don't switch the lights on, we're not nearly through / My shirt's in the corner, I've lost the left shoe / The night has one answer, and that's to hold on / We're dancing, we're dancing, don't switch the lights on
hook wild | Shake the Floor :: Shake the floor till the ceiling comes down / Shake the floor, let them hear us in town / One more, one more, then a hundred more / Hands to the ceiling, and shake the floor
hook bright | Right to the Top :: Right to the top with the hands and the sound / Right to the top, and we're not coming down / Fill me with rhythm and don't let it stop / Lift me and lift me, and right to the top
scene | The coats in a pile and the queue round the block / The door lets a slice of the bass through the lock / A stamp on the wrist like a ticket to fly / And nobody asks you for what or for why
detail | A girl with a fan is conducting the room / A boy does the splits by the side of the gloom / The mirror ball's throwing its coins at the wall / We can't pick up any, we run for them all
story | You came for a minute, you stayed for the set / Your hair's like a swimmer's, your eyeliner's wet / You danced with a stranger, you danced with a chair / You danced with the broom when there's nobody there
feel | My week has been paper, my week has been grey / My boss and my inbox can have it till May / Right now I am made out of treble and sweat / A thing with no name that nobody's met yet
turn | At four in the morning we walk with bare feet / The song going on without sound in the street / A baker is laughing, his hands white with flour / He dances us past him for half of an hour
pre | Here it comes, I can feel it climb / Hold your breath and we'll jump in time
bridge | And one day my knees will say, thank you, no more / I'll tell my grandchildren I wore out that floor / They'll roll up their eyes, and I'll turn up the sound / And show them the way that the ceiling comes down
== (?<=^(?:[^_]+_){0,4})(?:dj|djs|drop_the_bass|bass_drops?|the_drop|turntables?|rave|raves|raving|basslines?)
hook wild | Wait for the Drop :: Wait for it, wait for it, nobody stop / Wait for it, wait for it, up to the top / The room is a kettle about to go pop / Wait for it, wait for it, wait for the drop
hook | Bring the Bass Home :: Bring the bass home, let it shake every bone / Bring the bass home, you don't dance it alone / It starts in the floorboards, it climbs like a stair / Bring the bass home, and throw hands in the air
scene | One headphone half on, and a hand in the sky / A finger that says, not yet, let it fly / A thousand are hanging there, caught on a thread / She turns up one dial like she's making the bed
detail | The speakers are wardrobes that breathe in and out / The glasses are walking the tables about / A spider is leaving, her suitcase is packed / The plaster is dancing, the ceiling has cracked
story | He learned it on records he found in a skip / Two decks and a drawer and a blanket to grip / His mother would bang on the wall with her shoe / She banged it in time, and the both of them knew
feel | It hits in the ribs like a bird that got in / It runs up the backs of my knees like a grin / And nobody's rich here and nobody's old / There's only the kick drum, and do as you're told
pre | Higher, higher, take the drums away / Nobody move now, nobody sway
bridge | And then there is nothing, one heartbeat of air / A thousand wide faces, all waiting right there / You could hear a coin spinning, you could hear a cat blink / And then the whole building goes over the brink
== (?<=^(?:[^_]+_){0,4})(?:disco[a-z]*|eighties|80s|1980s|retro|roller_?skat[a-z]+|seventies|70s|nineties|90s|1990s)
hook bright | Spin Me Silver :: Spin me silver, spin me gold / Spin me till the night grows old / Turn the mirror, shake the floor / Spin me silver, spin me more
hook | When the Tape Ran Out :: When the tape ran out, we would sing on alone / When you rang my house, and my mum had the phone / Big hair, big heart, and not one little doubt / We danced in the quiet when the tape ran out
scene | There's glitter on the doorbell, there's hairspray in the hall / A poster of a car that is peeling off the wall / A jacket with no sleeves on, a belt made of chain / And every time you twirl, a bit of lightning rain
detail | The floor lights up in squares of red and green / The fastest platform shoes you've ever seen / A wedding dress, a boiler suit, a hat / They're all of them the queen, and that is that
story | You winked on roller skates and hit the bin / You came up with a flower and a grin / I said, you've got the rhythm, you said, more the bruise / We skated till they closed, in someone's shoes
feel | I've got it on cassette, with the DJ's goodnight / A finger on the button that had to get it right / A second of the weather, and then come the drums / I wind it with a pencil till the good bit comes
turn | The ball's in the attic, it's lost half its face / I hung it in the kitchen, it tidied up the place / The kids came in their socks to see the walls go round / And nobody told them what to do with that sound
pre | Point to the ceiling and point to the floor / That's all there is to it, and then do it more
bridge | They say it's out of fashion, it's had its day / Show me who stands still when it starts to play / The year goes round the ceiling on a string / And when it gets to us, we do our thing
== (?<=^(?:[^_]+_){0,4})(?:rooftops?|on_the_roof|fire_escape|skyline)
hook | Higher Than the Sirens :: Higher than the sirens, higher than the rent / Nobody can find us, nobody knows where we went / Two cans and a blanket, and the whole town laid below / Higher than the sirens, where the slow clouds go
hook tender | Up Where It's Quiet :: Up where it's quiet, up where it's free / The antennas, the washing line, you and me / The city's a sea and we're watching its tide / Up where it's quiet, side by side
scene | The ladder's got rust and the hatch needs a shove / And then there is nothing but purple above / A chimney still warm with its back to the breeze / And all of the street going by at your knees
detail | The sheets on the line are like ships in the dark / The buses are beetles that circle the park / A man waters basil three storeys below / And sings it a tango, and thinks we don't know
story | We carried a sofa up ninety-six stairs / We lost half a leg and we gained a few stares / It rained on it twice, and it dried, and it stayed / And that's where the best of my choices were made
feel | Down there I'm a number, a late one, a queue / Up here I'm a person with all of the view / My troubles have shrunk to the size of a car / I could lift it and park it inside of a jar
pre | Mind the gutter, and give me your hand / The nearest to flying is here where we stand
bridge | They'll build something taller and take half the sky / We'll look at the brick and we'll try not to cry / But there'll be a ladder wherever we go / And some piece of tar with a city below
== (?<=^(?:[^_]+_){0,4})(?:friday_nights?|friday|saturday_nights?|weekends?|payday|clocking_off|tgif)
hook bright | Shirt Off the Hanger :: Shirt off the hanger, and shine on the shoe / Shirt off the hanger, there's nothing to do / But laugh with the lot of you right until two / Shirt off the hanger, and the night's coming through
hook | Five O'Clock Bell :: Five o'clock bell, and I'm out like a shot / Five o'clock bell, give me all that you've got / The week was a stairwell, the week was a well / Pull me up, pull me up, five o'clock bell
scene | The last half an hour has been going since noon / The cleaner comes by, and she's humming the tune / The lift fills with people who pretend not to run / And then there's a pavement, a breeze and a sun
detail | There's somebody's iron that hisses next door / There's three different songs coming up through the floor / The taxi is hooting, the lipstick's gone wrong / And no one is ready, and no one is long
story | We said we'd have one, and we said it with pride / We said it at six, with our jackets outside / At midnight we swore it, one more and we're done / At four we were dancing and still on the one
feel | There's nobody owns me from now until then / I'm not in the minutes, I'm not on the ten / My phone's in a drawer and it's ringing to socks / I've thrown the whole week in a lost-property box
pre | Loosen the collar and open the door / That's what the other four days are for
bridge | It's only two days and it goes like a train / And Monday's already at work on the rain / But look at us now with the lamps coming on / There's nobody old here, and nothing is gone
== (?<=^(?:[^_]+_){0,4})(?:festivals?|concerts?|gigs?|front_row|encore|in_the_crowd|live_show|mosh_?pit|stage_?div[a-z]+)
hook bright | Ten Thousand Hands :: Ten thousand hands and they're all in the air / Ten thousand strangers and nobody's there / But you and the song and the mud where we stand / One in the middle of ten thousand hands
hook | Sing It All Back :: Sing it all, sing it all, till they can't hear the band / Sing it up from the hill with your heart in your hand / You wrote it alone in the dark, in a shack / And look at us now, how we sing it all back
scene | There's mud to the ankle and flags overhead / A tent like a flower, another one dead / The queue for the toilets has made us a friend / The queue for the noodles will never quite end
detail | The roadie says one, two, and everyone cheers / The best-loved one, two he has spoken in years / A child on some shoulders in ear-defence blue / Conducts the whole field with a plastic canoe
story | The rain came down hard on the second-last song / They said they would stop, and we all sang along / The singer kicked off both her shoes in the wet / And nobody there has come down from it yet
feel | I came on my own with a coat and a map / I've lost them, and gained a tall stranger's spare cap / We don't share a language, we don't know a name / We both know the chorus, and shout it the same
turn | And after, the field is a sea of lost things / A glove and a wig and a pair of wire wings / We walk to the station with ears like the sea / And hum the same bar, half the city and me
pre | Lights go down and the breath goes in / Somebody's tapping a string with a pin
bridge | There'll come a grey Tuesday in some grey December / A shop plays that song, and my knees will remember / The whole of the aisle will go golden and grand / And I'll lift up one box like ten thousand hands
== (?<=^(?:[^_]+_){0,4})(?:whisk(?:e)?y|last_call|last_orders|barstools?|bar_at|drinking_alone|bourbon|honky_?tonk|dive_bar|bartender|barman|barmaid|tequila|drunk)
hook wistful | Last Call for Me :: Last call for me, and the chairs going up / There's half of a night at the bottom of the cup / I came to forget her, I've got it in threes / She's there in the ice, and it's last call for me
hook | Pour It Slow :: Pour it slow, let me look at the gold / Pour it slow for the stories I've told / There's nowhere I'm needed, there's no one to know / So set them up, brother, and pour it slow
hook funny | I Only Came for One :: I only came for one, I swear / I only came for one / The second was for company / The third was just for fun / The fourth one was to say goodbye / The fifth had just begun / The floor is coming up at me / I only came for one
scene | The jukebox is coughing a song from before / A dog and his owner asleep by the door / The sign in the window says OPEN, in red / It's buzzing the same as the thing in my head
detail | He polishes glasses and looks straight ahead / He's heard every word that a lonesome man said / He knows when to nod and he knows when to pour / He knows that my jacket has been here before
story | A woman in green bought the house a last round / She said, that's for someone who's never been found / We drank to him standing, we all took a name / And no one could say why we felt it the same
feel me | The mirror has bottles in front of my face / I look like a label, I look like this place / There's forty per cent of me still in the fight / The rest has gone walking with you for the night
turn me | I left the last inch of it there on the wood / I put on my hat, and I thought, well, I could / The cold took my collar, the stars took their time / I walked a straight line, and it felt like a climb
scene blues | I told my troubles to the bottom of a glass / It sat and listened, but it let the hours pass
feel blues | The bar is closing and the stools are on their heads / I'd go on home now, but there's two sides to that bed
detail blues | He wipes the counter and he never asks me why / He just keeps pouring till the both of us are dry
pre | Chairs on tables and the lights too bright / Nobody looks like themselves in that light
bridge | The broom goes around us, the till's had its say / The ice in the bucket has melted away / There's always a morning, I've seen it, it's grey / It comes like a bill, and you can't walk away
== (?<=^(?:[^_]+_){0,4})(?:diners?|all[- ]night_caf[a-z]+|24[- ]hour|truck_?stop|greasy_spoon|waitress[a-z]*)
hook | Two Sugars, No Name :: Two sugars, no name, and a seat by the pane / A plate full of pancakes, a street full of rain / She calls me her darling, she calls us the same / The whole world's forgiven, two sugars, no name
hook | Lit All the Night :: Lit all the night, like a heart with a bell / Lit all the night, and there's no one to tell / Come in from the dark with your coat buttoned tight / There's pie, and there's somebody, lit all the night
scene | The booths are red leather with tape on the seams / The coffee goes round like a river in dreams / The neon says EAT, and it says it alone / To forty wet miles and a pay telephone
detail | A nurse coming off and a trucker half-gone / A girl in a ball gown with one earring on / The cook hits the bell and he doesn't look round / It's the loneliest room with the friendliest sound
story | She wrote on my napkin, the soup's not so good / She drew me a pie, and I knew where I stood / She'd run from a wedding in seventy-nine / She said, every morning I still think, that's mine
feel | I could be a king here, I could be on the run / I could be a father on the way to his son / There's nobody asking, there's only, some more? / And the hand with the jug, like the lamp by the door
pre | Rain on the window and eggs on the grill / Night's at the counter and sitting quite still
bridge | The windows go grey and the trucks pull away / A boy mops the night off in time for the day / I leave her a tip and my name, to be fair / She turns it face down, and she's pouring somewhere
== (?<=^(?:[^_]+_){0,4})(?:hotel_rooms?|motels?|lonely_hotel|hotels?|room_service|minibar)
hook wistful | Do Not Disturb :: Do not disturb, there is nobody here / A suit on a chair and a half-empty beer / The hum of the ice, and a bus at the kerb / I miss you in four walls, do not disturb
hook | Room Two-One-Four :: Room two-one-four, and it's never been mine / The bed like a sea and the towel with a sign / I hang up my shadow on the hook by the door / There's someone's whole life in room two-one-four
scene | The carpet's a pattern that nobody chose / The kettle's the size of a medium rose / A painting of boats has been screwed to the wall / In case someone lonely should sail off with it all
detail | A Bible, a pen and a map of the fire / A telly that thinks I'm a Mister Maguire / The tap has three moods, and it won't tell you which / The light by the bed has a hide-and-seek switch
story | I heard through the wall someone laugh at a show / I laughed half a second behind, and laughed low / We watched it together, the plaster between / The best evening out that this week has yet seen
feel | I lie on one side, as I do when you're there / The pillow beside me has nobody's hair / I rang and you told me the cat had been sick / I could have cried, hearing the kitchen clock tick
pre | Key card blinking from red into green / Everything folded and everything clean
bridge | And in every window a lamp and a case / A row of small aquariums lit on their base / We're all going home, if you wait long enough / With soap in our pockets, and shampoo, and stuff
== (?<=^(?:[^_]+_){0,4})(?:coffee_?(?:shop|house)|caf[eé]s?|lo-?fi|barista|chill_beats|chillhop)
hook calm | Foam and Rain :: Foam and rain, foam and rain / A heart on the cup and a train on the pane / Nothing to finish and nothing to gain / An hour to myself with the foam and rain
hook | Corner Table :: Corner table, my back to the wall / The world going by in a hat and a shawl / A page and a half, and the pencil's unstable / There's no place I'd rather than corner table
scene | The bell on the door has a cold in its throat / A scarf takes a seat, and then so does a coat / The grinder goes off like a bear in a shed / Then soft goes the steam, and the bear's gone to bed
detail | They've spelled me wrong, but with a curl on the end / I drink in the name of this new, other friend / The plant by the counter has leaned to the sun / The clock has been saying it's quarter past one
story | The old man in tweed plays his chess on his own / He moves, and he turns the whole board round alone / Today someone sat in the opposite chair / He looked at her long, and he moved with great care
feel | My shoulders came down from the side of my ears / I think they'd been up there for two or three years / The drums brush along like a broom on a floor / And nothing is wanted of me any more
pre | Slow as the spoon going round and around / Low as the needle that's making no sound
bridge | The rain has let up and the street's full of sky / A kid steps on clouds as he's hurrying by / I'll go in a minute, I'll pay and I'll go / I've said that to three songs already, I know
== (?<=^(?:[^_]+_){0,4})(?:study(?:ing)?|stud(?:y|ying)_(?:night|music|beats|late)|all-?nighters?|cramming|finals|revision|library|homework|exams?|thesis|essay)
hook | Two A.M. and Page One :: Two a.m. and page one, and the kettle on again / A highlighter sunrise and a chewed-up pen / The spiders have names now, the biscuits are none / The birds have all finished, two a.m. and page one
hook calm | Lamp On, World Off :: Lamp on, world off, and the pages going round / Rain on the window is the only other sound / One line, one more line, till the moon has had enough / You'll get there, you'll get there, lamp on, world off
scene | A fortress of textbooks, a moat made of mugs / The headphones go on like a pair of warm hugs / A cat on the chapter that's sure to be asked / She won't be moved off it, the question is passed
detail | I've tidied my pencils by colour and size / I've looked up how long is a goldfish's eyes / I've watered the cactus, I've alphabetised / It's everything else that has got organised
story | The girl down the hall has the same kind of light / We've never once spoken, we wave every night / Tonight there's a biscuit pushed under the door / A note on it, saying, just seven weeks more
feel | There's somewhere a version of me that has passed / She's asleep in a hammock, her work done at last / I'm sending her pages by post from back here / I hope that she'll thank me, some time in the year
pre | One more coffee and one more line / Tell me again that it's going to be fine
bridge | The birds have begun, and they haven't revised / They know all their songs, and they're hardly surprised / I'll close up the book, and whatever they ask / I sat here, I stayed here, and that was the task
== hustl[a-z]+|from_nothing|rags_to_riches|started_from|came_from_nothing|rise_to_the_top|on_the_come_up|grind|grinding|success[a-z]*|making_it_(?:big|out)|made_it_out|rise_up|rising_from|from_the_bottom
hook proud | From the Floor Up :: From the floor up, from the floor up / Nothing in the pocket, only coins in a cup / Swept it, kept it, wouldn't ever give it up / Look how tall we're standing, from the floor up
hook me | I Built This Ladder :: I built this ladder out of all they threw away / A broken chair, a no, and a double-shift day / I'm a long way up, and it doesn't even matter / Who was laughing down there, I built this ladder
hook rap proud | Nobody's Handout :: Nobody's handout, nobody's plan / Nobody's favourite, I did it by hand / Now look who's got land where the nobodies stand / Say it out loud, I'm nobody's handout
scene | The heating was off and we slept in our socks / The dinner was something that came in a box / My mother counted coins in the light of the street / And told us that hunger was good for the feet
story me | I carried the boxes, I mopped up the bar / I learned it by night in the back of a car / The teacher said, maybe aim lower, my son / I framed what he wrote, and it hangs in the sun
feel me | There's nobody clapped when I got up at four / There's nobody saw me go in the back door / But something was growing there under the frost / I counted the hours, and I banked what they cost
turn me | I went to the block with the keys in my hand / I knocked on the door of the flat, second-hand / I bought it for Mum, and she stood in the hall / And cried at the damp patch still there on the wall
scene rap me | Radiator cold so I wore my coat to bed / Breakfast was a spoon and the jam without the bread / Notebook on my knees, every bar I ever said / Was a brick in a house that I saw inside my head
story rap me | Night shift, day shift, stacking up the crates / Writing on the cardboard while the manager's late / They told me wait, I said I've waited, mate / I'm the one with the key now, I'm the one at the gate
detail rap me | Same pair of trainers till the sole was a rumour / Laughed at my shoes, so I grew me some humour / Sold from a boot, then a stall, then a store / Now the ones who were laughing are holding the door
feel rap | It isn't the chain, it isn't the car / It's Mum with her feet up and knowing how far / It's the kid on the stairs with a pen and a scar / Looking at me like, so that's where we are
turn rap me | Lost it all once on a partner and a promise / Stood there in the rain being brutally honest / Picked up the pen, put the sad in a sonnet / Ate humble pie, and put gravy upon it
pre | Step by step and the lift's broke down / We'll take the stairs to the top of the town
bridge | So this is for all who are still on the stairs / With one pair of shoes and with nobody's prayers / The view's not a secret, the door's open wide / Come up, there is room here, and pull up inside
== haters?|hating_on|doubters?|doubted_me|they_said_i|prove_them_wrong|jealous_people|fake_friends?|snakes_in
hook proud | Talk Me Taller :: Talk me taller, talk me tall / Every word you threw's a brick in my wall / Keep on digging while I'm climbing out the hole, or / Say my name again, you only talk me taller
hook wild | Say It Louder :: Say it louder, I can't hear from here / Your little whisper doesn't reach this tier / You sold the salt, I've turned it into powder / Sweet, sweet sugar, come and say it louder
scene rap | You typed it in the dark with your thumb in a sock / I read it over breakfast with the view of the dock / You've got an opinion and a broken alarm clock / I've got a lot on, I'll reply from the top
story rap me | You laughed at my demo and you laughed at my shoes / You laughed till I gave you something bigger to lose / Now your cousin wants tickets and your sister's in the queue / I put them on the list, and I'd do it for you
detail rap | Two whole faces is a lot to moisturise / Smile at the front and a knife in disguise / I don't need a fight and I don't need a prize / I just need you to watch, so open your eyes
feel rap me | I keep your old comments in a jar by the door / For days when I'm tired and I can't any more / One sniff and I'm up, with my feet on the floor / Thank you for the fuel, could you send me some more
turn rap | But truth be told I was a hater too / Of the one in the mirror, with the same point of view / I shook his hand and he let me through / So there's space in the car if you want one too
scene | They stood at the bottom and shouted up, jump / They called me a flat and they called me a lump / I borrowed the names, and I sewed me a coat / And that's what I wore when I learned how to float
feel | The crows on the fence have a lot they could say / They say it all morning, they say it all day / The wheat doesn't hear it, the wheat doesn't mind / It's busy with growing, and that's how it's kind
pre | Go on and say it, I've plenty of time / Every stone is a thing I can climb
bridge | And when it's all over, the lights and the noise / There'll be some new kid, and the same kind of boys / I'll lean down and tell her, don't stop for their call / They only throw stones at the fruit on the wall
== (?<=^(?:[^_]+_){0,4})(?:broken_radio|radio|static|transistor)
hook | Between the Stations :: Between the stations, I can hear you still / A voice in the snow on the far side of the hill / One inch to the left, and it all starts to fade / Between the stations is where we got made
hook | Turn Me Up :: Turn me up, I'm only a crackle and a hum / Turn me up, there's a good song still to come / One bad wire and a dent in the drum / Turn me up, turn me up, here I come
scene | It sat on the fridge with a spoon for a mast / It only got weather, and most of it past / My father would hit it, then sing what it missed / The whole of the hit parade came from his fist
detail | The dial has the names of the cities in gold / Of Oslo and Lisbon and somewhere too cold / A ship says the wind to a ship in the dark / A tenor is drowning in dance from the park
story | I opened it up with a knife on the bed / I found a dead moth and a long piece of thread / I blew on the dust and I twisted one wire / And somebody sang, like a cat in a choir
feel | I think we're the same, you and I, little thing / There's only one station we still want to bring / There's love coming in, but it's cut into bits / I lean on the wall till I get where it fits
pre | Hiss and a whistle, a word and a hum / Hold very still now and let the thing come
bridge | They say that it's out there, each song ever played / Still flying through stars at the speed it was made / So somewhere past Saturn, just leaving our sun / My mum's on the phone-in, she's just twenty-one
== (?<=^(?:[^_]+_){0,4})(?:vinyl|old_records?|record_(?:player|shop|store|collection)|gramophone|needle_drops?|cassettes?|mixtapes?)
hook | Side B :: Turn me over, there's more of me / Nobody bothers with track two or three / The hit's on the front, and it's there for the free / But all of the love is on side B
hook wistful | Crackle Before the Song :: I live for the crackle before the song / That second of fire where you can't go wrong / Your arm round my shoulder, the evening is long / There's nothing as sweet as the crackle before the song
scene | A crate at the back smells of rain and of glue / A name on the sleeve in a ballpoint of blue / To Jean, from Bill, and a nineteen and six / I've bought someone's heart for the price of some bricks
detail | You hold it by edges, you tilt it for light / You blow like you're wishing a candle goodnight / The arm comes across like a wading bird's leg / And finds the black water, and stands on its peg
story | It jumps on the line where you dropped it that May / It sings yesterday, yesterday, yesterday / I've bought it again, and it's clean as can be / I can't hear the song there without you and me
feel | A hundred good songs in my pocket are free / They flicker, they finish, they've nothing to see / But this one has weight, and it has to be turned / And nothing is loved that has never been earned
pre | Dust on the velvet and tubes going red / Half of the song has already been said
bridge | And when I am gone, put my crate on the street / Let somebody young with the rain on their feet / Pick out the one with our names on the sleeve / And lower the needle, and never quite leave
== (?<=^(?:[^_]+_){0,4})(?:meditat[a-z]+|mindful[a-z]*|breathe|breathing|deep_breath|calm_(?:down|song|mind)|relax[a-z]*|inner_peace|yoga|stillness|peaceful|zen)
hook calm | In and Out Like the Sea :: In and out like the sea on the sand / In and out, and I open my hand / Nothing to carry and nowhere to be / I'm breathing, I'm breathing, in and out like the sea
hook calm | Let It Go By :: Let it go by like a boat on a stream / Let it go by like the tail of a dream / No need to follow it, no need for why / Here is the bank, and you let it go by
scene | A cup on the sill, and the steam climbing slow / A bird on the wire with no place to go / The light on the floor has moved over an inch / And no one has asked it to hurry or flinch
detail | I notice my feet, they've been there all along / I notice the fridge and its single-note song / I notice the thought with its suitcase of fear / I offer a chair, and it doesn't stay here
feel | The mind is a pond that the morning has stirred / All mud and all motion, the bottom is blurred / I don't need to mend it, I don't need to know / I sit on the edge, and I watch the mud go
turn | It lasted a minute, and then came the bill / The phone and the van and the neighbour's new drill / But somewhere inside, like a stone in a shoe / A small piece of quiet had come along too
pre | Shoulders down and the jaw let go / Nothing is late in the place that we know
bridge | The mountain has weather and isn't the rain / The window has snow, and is only the pane / Whatever is passing, it passes, and I / Am more like the blue than the things in the sky
== (?<=^(?:[^_]+_){0,4})(?:lucid[a-z]*|a_dream|strange_dreams?|(?:in|of)_my_dreams?|dream_?(?:land|world)|^dreams?|about_dreams?|dreaming|nightmares?|sleepwalk[a-z]*)
hook | Don't Wake Me Yet :: Don't wake me yet, I am halfway through / There's stairs to the moon, and I'm climbing with you / The sun's on the bed and the table's been set / I'm nearly, I'm nearly, don't wake me yet
hook | I Know I'm Asleep :: I know I'm asleep, so I'll open the wall / I know I'm asleep, so there's no way to fall / I'll dance on the ceiling, I'll breathe in the deep / Nobody stops me, I know I'm asleep
scene | The school has a river where corridors were / My gran feeds a tiger, and he starts to purr / I'm late for a train that is made out of bread / My teeth are all fine, it's my shoes that have fled
detail | The clocks have no numbers, they only have eyes / The door opens out on an orchard of pies / You speak, and it's snowing, you laugh, and it's not / There's something I came for, there's something I forgot
story | I found the small switch at the edge of the scene / It's brass and it's cold, where the curtain has been / I pulled it, and gravity fell off the shelf / I flew past my window and waved to myself
feel | All day I am careful, all day I am neat / I wait for the green man to cross the same street / At night I'm an ocean, at night I'm a mare / There's grass in my hair that has never grown there
turn | I woke with a pebble shut tight in my fist / It's blue as the lake that could never exist / I keep it in daylight, in front of the clock / The smallest of proofs in the shape of a rock
pre | Eyelids low and the room lets go / Somebody's humming a song that I know
bridge | And maybe this table, this kettle, this rain / Are somebody's dream on a slow-moving train / So look at it closely, and love what you've met / And tell them, whoever, don't wake me yet
== (?<=^(?:[^_]+_){0,4})(?:silence|the_sound_of_nothing|unspoken|words_unsaid)
hook calm | Nothing, Out Loud :: Nothing, out loud, is the best we have said / The clock and the snow and the crumbs of the bread / You're reading, I'm looking at rain in a cloud / I love you, I tell you, with nothing, out loud
hook wistful | The Room You Left Talking :: The room you left talking won't let me sleep / The clock has opinions, the floorboards are deep / You shut the door softly, you'd no more to say / The room you left talking has talked all the day
scene | The snow came at four, and it put out the street / It swallowed the cars and it swallowed the feet / A dog gave one bark and thought better of it / The whole of the city just waited a bit
detail | A spoon put down gently, a page that goes by / The wood in the stove giving half of a sigh / The hum of the bulb and the blood in the ear / There's no such thing, really, as nothing to hear
story | My grandfather hardly said ten words a week / He'd whittle a bird, and he'd colour its beak / The day that I left, he came out to the gate / And stood there and waved till the evening was late
feel | There's all that I meant to, that stuck like a bone / It comes every night and it breathes down the phone / I practise it perfectly, talking to rain / Then you say, what is it? and I say, the train
pre | Hush, let the last of the echo come down / Lay it like snow on the roofs of the town
bridge | The space in the music is part of the tune / The dark is the reason there's ever a moon / So sit here beside me, and leave it unsaid / It's all going into the song in my head
== (?<=^(?:[^_]+_){0,4})(?:mirrors?|reflection)
hook | Other Side of the Glass :: There's somebody there, and he's someone I know / He shaves when I shave, and he's two seconds slow / He's holding his hand up to mine as I pass / Is it warm there, the other side of the glass?
hook | Who Did Your Hair :: Good morning, stranger, you've borrowed my face / Good morning, stranger, you're wearing it with grace / There's more of my mother each morning in there / Good morning, stranger, and who did your hair?
scene | It hung in the hall by the coats and the bowl / It's seen all my hats, and it's seen half my soul / I pulled the long faces when I was just six / It kept every one of them, somewhere, like tricks
story | I turned it around for the most of a year / I combed with my fingers, I shaved by my ear / The day that I turned it, I thought I would run / It said, oh, there you are, and then sparkled with sun
detail | There's steam on the top, and a heart drawn in it / By somebody late, who could stay just a bit / It fades when it's dry, but it comes with the heat / So each of my showers, we kind of can meet
feel | It's left where I'm right, and it's right where I'm wrong / It knows all my words, and it won't sing along / I've told it my speeches, I've shown it my pride / It never once told me what's kept there inside
pre | Lean in closer, the breath makes it grey / Say it to no one, and wipe it away
bridge | One day they'll come in, and there'll be just the wall / A coat and a bowl and a light in the hall / And he'll be let out, with his back to the sky / To walk where he wants to, and never ask why
== (?<=^(?:[^_]+_){0,4})(?:shadows?)
hook dark | Longer at Sundown :: Longer at sundown, and thinner, and taller / The day getting old and the people get smaller / You walk by my side till the streetlamps come on / Longer at sundown, and then you are gone
hook | Dance With Me, Shadow :: Dance with me, shadow, there's nobody here / You know every step, and you've known it for years / The wall is your ballroom, the lamp is our sun / Dance with me, shadow, we're two and we're one
scene | It slides up the steps, and it breaks at the knee / It's flat as a pancake and faithful as tea / It goes under cars and it isn't afraid / It lies in the gutter, of nothing it's made
story | When I was a child I would jump to be free / I jumped and it jumped, it was stitched on to me / I ran to the dark, and I thought I had won / Then missed it, and ran all the way to the sun
detail | My hands make a rabbit, my hands make a swan / A wolf with one thumb when the rabbit has gone / The whole of the nursery breathes on the wall / And no one believes that it's fingers at all
feel | There's part of me always that walks in the cold / That knows what I did and is never once told / It holds me by heel on the happiest street / I've learned to be kind to the thing at my feet
pre | Lamp on the corner, and there we are two / One who is talking and one who is true
bridge | The brighter the noon is, the less of it shows / The higher you climb, why, the further it goes / I don't want a life where there's none on the floor / For that's only midnight, and nothing any more
`)
