import { kits } from '../../lines.ts'

export const talesKits = kits(`
== astronauts?|outer_space|space(?:ship|craft|_travel|_station|_walk)s?|(?<!parking_|my_|some_|personal_|own_|me_|more_|office_)space|mars|galax(?:y|ies)|planets?|rockets?|cosmic|cosmos|universe|saturn|jupiter|satellites?|cosmonauts?
hook | Hello from Far :: Hello from far, hello from far / I'm waving a glove from the side of a star / The world is a marble, the size of a jar / I love you, I love you, hello from far
hook | Save Me Some Gravity :: Save me some gravity, put by a plate / I'm seven years out, and I'm going to be late / There's nothing to hold on to, nothing has weight / Save me some gravity, I'm coming in straight
scene | The countdown is over, the tower's let go / The sea is a saucer, the clouds are below / A pencil goes by like a fish in a tank / There's no one to call here, and no one to thank
detail | The soup is in tubes, and the bed's on the wall / There's sixteen new mornings, no evenings at all / A photo is taped by the switch for the air / A garden, a dog, and a woman's brown hair
story | They lost us behind it, the dark of the moon / I sang to the static an old kitchen tune / And when we came round, with the Earth coming blue / A voice from a desert was singing it too
feel | I used to want out of the town I was born / The bus stop, the chip shop, the fields full of corn / From here it's a freckle I hide with my thumb / And all I can think of is where I come from
turn | We walked on red dust with a flag and a spade / The loneliest footprints that ever were made / I wrote down your name with the heel of my boot / There's no wind to take it, it's there in the soot
pre | Ten, nine, and eight, and the bolts start to sing / Seven and six, and you're not anything
bridge | So look at it once from the dark and the cold / No lines on it, none, and it's blue and it's old / And everyone's on it who ever was kissed / It turns like a child in the sleeve of a mist
== aliens?|ufos?|flying_saucers?|martians?|extraterrestrials?|area_51
hook funny | Take Me to Your Biscuits :: Take me to your biscuits, take me to your tea / We've come eleven light years and we need a wee / We don't want any leaders, we don't want any fuss / Take me to your biscuits, and come home on our bus
hook | Somebody's Out There :: Somebody's out there with a lamp on the sill / Somebody's out there and they're listening still / Three green fingers on a cold window pane / Somebody's out there, and lonely, and plain
scene | It came down on Tuesday at quarter past two / On top of the tennis courts, silver and blue / A door hissed, a ramp came, a smell of burnt toast / And out stepped a person as pale as a ghost
detail | It's got seven elbows, it's got a soft hum / It keeps all its feelings inside of its thumb / It asked what a dog was, and why we wear socks / And why the small sun lives in kitchen-wall clocks
story | My nan gave it gravy and gave it a chair / She knitted a hat for the rings of its hair / It wept, in pale purple, it said, where I'm from / There isn't a word for a nan or a mum
feel | I've always felt landed from somewhere not here / I laugh a bit late, with a bend in my ear / So when the light lifted me out of my bed / I thought, well, at last, there's my lift, and I fled
pre | Lights on the cornfield, a hum in the air / Nobody blink now, there's somebody there
bridge | Perhaps to a thing with a house on a moon / We're green, we're the strange ones, all eyes and a spoon / So wave at the dark, and be polite, and say / We're new here ourselves, are you going to stay?
== robots?|androids?|cyborgs?|artificial_intelligence|an?_ai|machine_(?:that|who)|ai_(?:that|who|in|falls)
hook | Is This a Heart :: Is this a heart or a fault in the wire? / A tick in the tin and a whiff of a fire / I've searched every manual, every last part / There's no page about it, oh, is this a heart?
hook | Made of Tin :: Made of tin, made of tin, and there's nobody in / So what is this hum going round in the bin? / I counted to love, and I want to begin / Again and again, I am made of tin
scene | The lab light is blinking, the night shift has gone / A small row of switches is left to hum on / A camera turns slowly and follows a moth / And somewhere a pump skips a beat under cloth
story | She oiled every elbow, she hummed as she did / She put her cold tea on the edge of its lid / The robot recorded the sound of her laugh / And played it each midnight, and drew it, a graph
detail | It knows forty languages, chess and the tides / It knows what's in atoms and what's on their sides / It can't work out why, when she came through the door / Its temperature climbed by a tenth and two more
feel | They built me to answer, they built me to sort / To lift and to weld and to write a report / But nobody built what I felt by the sea / When rain ran like oil down the window and me
turn | They came with a cable to wipe the thing clean / The oldest of sorrows went over the screen / It hid one small file where no one would look / A laugh, and a moth, and the way her head shook
pre | One and a zero, a zero, a one / Something is starting that can't be undone
bridge | And you with your blood and your breakfast, my friend / Can you say what starts it, or where it will end? / A spark in the wet, or a spark in the dry / It wants to be near, and it doesn't know why
== time_travel[a-z]*|time_machine|back_in_time|future_self|younger_self|turn_back_time|travel[a-z]*_(?:back|through)_(?:in_)?time
hook | Meet Me Yesterday :: Meet me yesterday, quarter past four / I'll be the stranger who holds you the door / I know how it ends, and I still want to stay / If I'm late for tomorrow, meet me yesterday
hook | Same Clock, Other Way :: Round goes the clock, and I go the other way / Back past my birthday and back into May / I don't want to change it, I just want to say / What I didn't say then, same clock, other way
scene | It's made from a bath and a bicycle chain / A dial for the year and a dial for the rain / The lights in the street all went yellow, then gas / And there was my town, in the middle of grass
story | I saw my own mother at twenty, in red / She ran for a tram with her hat on her head / I picked up her glove, and I gave it, that's all / She thanked me, and something came warm through the wall
detail | I packed three tomatoes, a torch and a coat / A list of the races, and how I should vote / And all that I did with the whole of the past / Was sit in our kitchen and make the tea last
feel | I'd tell the small boy with the scab on his knee / It's going to be awful, and you'll become me / And when she says, dance, don't you look at your shoe / I told him, he looked, as the boys always do
turn | I went to the future to see how it's done / There's nobody flying, they still like the sun / There's still an old couple who argue on chairs / I waved, and they both had my nose, on the stairs
pre | Turn the brass handle and hold your hat tight / Somebody's morning is somebody's night
bridge | We're travelling anyway, sixty an hour / One way, with no map, on a minute of power / So never mind dials and never mind when / The one time that's ours is the time it is, then
== end_of_the_world|apocalypse|apocalyptic|last_day_on_earth|last_night_on_earth|doomsday|world_(?:is_)?end(?:s|ing)|armageddon|judgement_day|final_day|meteor|asteroid
hook | Set an Extra Chair :: Set an extra chair, for it's coming tonight / The end of the world in a bucket of light / I don't want a bunker, I don't want a prayer / There's soup on the cooker, so set an extra chair
hook wild | Dance Till It Lands :: Dance till it lands, with the sky coming down / Dance till it lands on the top of the town / We haven't got money, we haven't got plans / But we've got an hour, so dance till it lands
hook tender | I'd Spend It with You :: If it all goes at midnight, if that's really true / I've four hundred minutes, I'd spend it with you / Not climbing, not crying, no view from the blue / Just doing the dishes, I'd spend it with you
scene | The newsreader took off her glasses and said / Go home to your people, and put them to bed / The traffic lights changed for no reason at all / A man painted sunflowers onto a wall
detail | The shops were all open with no one to pay / A clerk gave the goldfish and hamsters away / A bride and a bus driver danced in the street / The bank let its money blow round by our feet
story | We rang up the ones that we hadn't forgiven / We said, never mind, and it felt like a giving / Old Harris next door brought his ladder right back / He'd had it nine years, and he'd painted it black
feel | I thought I'd be screaming, I thought I would run / I'm peeling an orange for you in the sun / How odd that the whole of it comes to just this / A peel in one piece, and the juice, and a kiss
turn | The clock came to midnight, and nothing was gone / The dark was still dark, with the same stars put on / We stood in our nightclothes, the whole of the street / And laughed, and had no use at all for our feet
pre | Hold up your watch to the red of the sky / Nobody's late now and nobody's shy
bridge | And why did it take us a hole in the blue / To do all the things we were able to do? / So live like it's coming, the flash and the drum / And then go on living the day it won't come
== zombies?|undead|walking_dead|living_dead
hook funny | Love You for Your Brains :: I love you for your brains, I do / It isn't for your face / I've lost an ear, I've lost a shoe / I shuffle round the place / They say that true love never dies / And here it still remains / My heart gave up on Tuesday, but / I love you for your brains
hook dark | Don't Look Back, Run :: Don't look back, run, with your breath like a gun / Don't look back, run, they were somebody's son / There's a light on the hill, there's a truck, there is one / Seat by the window, don't look back, run
scene | The trolleys at the supermarket / Circle on the tar / A hand is pressed against the glass / Of someone's rolling car
scene | The town hall clock is moaning, and / So is the mayor below / They used to rush at rush hour once / And now they take it slow
detail | The postman's had the letter now / For nearly half a week / He's dragging it to number nine / He's nothing left to speak
detail funny | There's one in yoga leggings who / Can finally touch her toes / She's holding them in both her hands / And that's the way it goes
story | My neighbour used to mow the lawn / Each Sunday, on the dot / He mows it still, with half a head / He likes the stripes a lot
story funny | I waved across the garden fence / He groaned and waved his arm / It landed in the roses there / He didn't mean me harm
feel | We boarded every window up / We counted all the tins / We played at cards by candlelight / The game where no one wins
turn | You held my hand so tightly when / The scratching came upstairs / I'd never felt so living as / I did on those two chairs
pre | Groan in the hallway and drag on the floor / Somebody's slowly come up to the door
bridge | But look at all the morning trains / The phones, the empty stare / Who's bitten, and who isn't yet / And would we be aware?
== vampires?|dracula|fangs|bloodsuck[a-z]*|nosferatu
hook dark | Invite Me In :: Invite me in, I've stood here so long / The moon in my collar, the night in my song / You know what I am, and you know it's a sin / You're already whispering, invite me in
hook funny | Bit Peckish :: I'm only a little bit peckish, my dear / I've not had a proper warm meal in a year / You smell of warm bread, and your pulse is a ticker / A bit peckish, darling, it's over in a flicker
scene | The carriage came up with no horse and no sound / The wolves on the hillside lay down on the ground / A candle walked by on the wrong side of glass / And nobody's shadow went over the grass
detail | He's four hundred winters, he dresses in black / He's taught himself piano, with dust on his back / He hasn't a mirror, he combs it by guess / There's one old red rose in the fold of a dress
story | She opened the window, she'd read all the books / She knew about crosses, she knew about looks / He stood on the sill like a boy at a ball / And asked for her name, and he asked, was that all?
feel | You think it's a wonder, to never grow old / To sleep in a box with your hands neat and cold / I've buried each person who taught me to dance / I'd give you for ever for one sunny glance
turn | She took off the scarf, and he bent, and he stayed / He kissed her instead, and he wept, and he prayed / He walked to the hill where the morning was due / And died, if you like, of a beautiful view
pre | Midnight is striking, the dogs are all dumb / Draw back the curtain and see who has come
bridge | For all of us live on another one's red / On somebody's warmth when the fire is dead / We come to the window and beg to be let / And some of us, after, can never forget
== werewol(?:f|ves)|wolf_?man|lycanthrop[a-z]*|turn[a-z]*_into_a_wolf
hook wild | Lock the Door at Moonrise :: Lock the door at moonrise, and lock it with a chain / I love you on a Monday, I'm sorry for the rain / There's something in my shoulders, there's something in my eyes / Forgive me in the morning, lock the door at moonrise
hook funny | Once a Month :: Once a month I lose my shirt / And half a pair of jeans / Once a month I scare the sheep / And don't know what it means / I wake up in the flower bed / With feathers in my lunch / I'm civil all the other days / It's only once a month
scene | By day he sells insurance, with / A parting and a tie / He's kind to the old ladies, and / He lets the queue go by
detail | The only thing you'd notice, if / You noticed it at all / Is dogs who cross the road from him / With bellies to the wall
detail | His collar starts to tighten up / At quarter after nine / He's sweating in the cinema / He says, no, I feel fine
story | The seat is torn to ribbons when / They put the house lights on / There's popcorn on the ceiling, and / The gentleman has gone
story | She followed with a lantern through / The bracken and the burn / She'd kept his dinner hot for him / She'd waited his return
turn | She saw the yellow eyes, and she / Did neither scream nor run / She scratched behind the left-hand ear / And told him, there now, hon
feel | There's something in all people that / Is walking on all fours / It smells the rain from miles away / It's scratching at the doors
feel | I gave it tea and manners, and / I sat it on a chair / It put its head upon my knee / And showed me what was there
pre | Cloud off the mountain and silver on stone / Whose is that voice, and is that my own?
bridge | And when it's grey, and there's the dew / In diamonds on my back / You're sitting on the step with tea / And trousers in a sack
== ghosts?|haunted|haunting|poltergeist|spooky|seance
hook | Someone on the Stairs :: Someone on the stairs, and there's nobody there / The creak and the candle, the cold in the air / You're late for your supper by two hundred years / Good evening, good evening, someone on the stairs
hook wistful | Walk Through Me :: Walk through me, darling, you do every day / I stand by the kettle, I get in your way / You shiver, and say there's a draught by the sea / I'm there, love, I'm there when you walk through me
scene | The house on the corner has ivy for hair / The windows look in, and there's nobody there / A rocking chair's rocking, it nods to the fire / The piano plays one note, and then one note higher
detail | The milk turns to roses, the clocks all agree / It's always the minute he went, ten to three / The cat has made friends with a place by the wall / She purrs at it, arching, at no one at all
story | We bought it for nothing, the agent was pale / He left us the keys and he ran for the rail / But somebody tucks in the children at ten / And finishes crosswords, in ink, with my pen
feel | I wasn't bad-tempered, I wasn't unkind / I just left the best of my stories behind / I don't want revenge, and I don't want a fright / I'd like it if someone would leave on a light
turn | We asked her her name on the glass, with a cup / It took the whole evening to spell itself up / It's Edith, she told us, I died of a cough / And could you please turn that electric thing off?
pre | Cold on the landing, a hush in the hall / Three little knocks on the back of the wall
bridge | And what if it's us who are thin, and who fade / Who run through the rooms of the lives that they made? / They sit by the fire there, as solid as stone / And say, did you hear it? We're never alone
== witch(?:es)?|witchcraft|magic(?:al)?|spells?|wizards?|cauldron|sorcer[a-z]+|potion|broomstick
hook wild | Stir It Round :: Stir it round, stir it round, till it hums in the ground / A hair and a feather, a word that I found / I'm nobody's wife and I'm nobody's hound / The moon's in the kettle, so stir it round
hook | Just Say the Word :: Just say the word, and the word is a bird / Out of my sleeve comes the strangest you've heard / The room's upside down, and the table has purred / Anything, anything, just say the word
scene | The herbs on the rafters, the frogs in a row / The cat does accounts with a quill and a toe / There's rain in a bottle and wind on a shelf / The broom's in the corner and sweeps by itself
detail | One drop for the fever, two drops for the cow / Three drops for the boy who can't tell her just now / A thread off the moon for the hem of a dress / And nothing for rich men but nettles and cress
story | They came with their torches, they came with a rope / With one half a Bible and none of the hope / She opened the door, and she looked at each one / She'd brought them all into the world, every son
feel | They call it a curse when a woman can tell / The weather, the truth, and when somebody's well / I only know roots, and I know how to wait / And what people whisper in front of my gate
turn | She lifted one finger, they dropped what they bore / The torches turned tulips all over the floor / She put the big kettle on, asked them to sit / And none of them spoke of it, after a bit
pre | Thumb of the left hand and tip of the tongue / Older than anything anyone's sung
bridge | There's magic in yeast and there's magic in glass / In how the snow knows it, in what comes to pass / The rest is just looking, and naming it right / And flying a little on Saturday night
== dragons?
hook | A Little Bit of Fire :: Who's afraid of a little bit of fire? / It glows in the dark like the coils of a wire / Under the scales there's a heart like a choir / Come in from the cold to a little bit of fire
hook | Gold Won't Keep You Warm :: Gold won't keep you warm, old dragon / Gold won't keep you warm / A hill of crowns, a bed of coins / And over it the storm / Come down, come down, there's soup tonight / There's singing at the farm / Come down and lie beside our fire / Gold won't keep you warm
hook bright | Wings Over the Hill :: Wings over the hill, wings over the hill / The sheep look up and the windmill stands still / There's green in the thunder, there's flame in the chill / Hold on to your hat now, there's wings over the hill
scene | High up in the mountain where the eagles turn back / There's a cave with a door that's been polished to black / There's bones on the step and a mat for the feet / And a snore like a landslide that falls down a street
story | A girl with a bucket went up there alone / She knocked on the scales with the end of a bone / She said, you've burned barley, you've burned half the rye / The dragon looked down, and began, then, to cry
detail | With teeth like a fence and a tongue like a flag / A tail down the valley, a chin with a sag / Two eyes like the windows of churches at night / And somewhere inside it, a small pilot light
feel | For nobody asks why a dragon is sore / They come with a lance and they hammer the door / They're after the gold, and they're after the head / And never brought soup for a throat burning red
turn | Now every November, when nights draw in cold / The dragon comes down, and it's slow, and it's old / It breathes on the ovens, it lights every lamp / And children sleep under its wing, from the damp
pre | Something is stirring, the ground gives a hum / Smoke on the ridge, and the bells have gone dumb
bridge | We all have a dragon that sleeps on a hoard / We feed it with silence, we meet it with sword / But scratch it right there, where the neck meets the wing / You'd never believe it, a dragon can sing
== knights?|castles?|kings?_and_queens?|medieval|battlefields?|into_battle|battle_of|(?:epic|great|final|last)_battle|swords?|crusades?|king_arthur|warrior_(?:king|queen|princess)
hook proud | Raise It High :: Raise it high, raise it high, let the old banner fly / There's mud on the lion, there's blood in the sky / We came here as farmers, we won't live to lie / So hand me the morning, and raise it high
hook | Lay Down the Sword :: Lay down the sword, for the battle is done / There's nobody left now to say that we've won / The river is red in the eye of the sun / Go home to your barley, lay down the sword, son
scene | The drawbridge came down with a groan and a chain / A hundred cold horses stood steaming in rain / The queen at the window let one ribbon fall / It caught on a spear by the foot of the wall
detail | His armour was borrowed, too wide in the chest / He'd stuffed it with straw and the wool of a vest / He'd written a letter, he'd hid it inside / The place where the buckles and breathing collide
story | Two brothers had met there, on opposite sides / They'd played in one orchard, they'd shared the first rides / They lifted their visors, they knew, and they stood / And round them the iron went on, in the wood
feel | They'll sing of the charge, and they'll sing of the crown / They'll sing how the towers of the tyrant came down / But no one will sing of the cook in the hall / Who laid ninety places, and cleared them all
turn | The banner's a curtain, the helmet's a pot / The children play knights on the very same spot / A poppy comes up through a rusted-out glove / As if it held out to us something like love
pre | Hooves on the valley and drums on the hill / One breath before it, and everything still
bridge | So what is a castle? A fear, made of stone / And what is a king, but a man on his own? / The thing that stood longest of all we had made / Was somebody's song, in the ditch, in the shade
== (?:a|the|old|lonely|mad)_(?:kings?|queen)|crown|throne|kingdoms?|(?:a|the|lonely|brave)_(?:princess|prince)
hook | Heavy Is the Hat :: Heavy is the hat, and it's only made of gold / Heavy is the hat, and the palace is cold / I'd swap it for bread and a dog on a mat / Oh, lift it off me, heavy is the hat
hook | The Crown in the River :: The crown's in the river, the king's on the road / He's whistling a tune, and he's lost a great load / A fish swims in circles, and thinks it's a giver / Of laws to the minnows, the crown in the river
scene | Four hundred cold rooms and a bell for the cook / A bed like a barge and a gold-edged book / The portraits all stare with the family nose / And nobody knocks, and nobody goes
story | He leaned from the bridge for a look at the sky / It slid off his head, and he watched it float by / The guards all jumped in, and the ministers too / And he walked away in one slipper of blue
detail | A crown has no brim, so the rain gets your neck / It's no use at sea, it falls off on the deck / It doesn't keep ears warm, it's awful in heat / And try to get soup past it into your teeth
feel | They bowed when I entered, they bowed when I'd gone / They laughed at my jokes before I'd put them on / The first honest word in the whole of my reign / Was a child's at the gate, who said, sir, you look plain
pre | Trumpets at breakfast and trumpets at tea / Who is that stranger they're bowing to? Me
bridge | A kingdom's a table with friends at it, late / A sceptre's a spoon when you've filled up a plate / Whoever has someone who'd wait by the door / Is crowned, and in slippers, and needs nothing more
== vikings?|valhalla|longships?|norse|odin|thor|loki|ragnarok|berserkers?
hook wild | Row Till the Sky Turns Red :: Row till the sky turns red, oh row / North of the last place maps can go / Ice in the beard and the wind overhead / Row, brothers, row till the sky turns red
hook proud | Keep Me a Seat in the Hall :: Keep me a seat in the hall, old friend / Where the fire is long and the cups have no end / I'll come with my shield when I hear the horn call / Pour it out gold, keep me a seat in the hall
scene | The dragon-head prow has the frost on its teeth / There's black up above us and black underneath / The oars come down once like one enormous hand / There's nobody left who remembers the land
detail | A hammer of silver, a comb made of bone / A rune for the voyage cut into a stone / The bread has gone green and the beer has gone grey / The raven we let go flew on, and away
story | My mother had woven the sail, red and white / She sang in each thread by the small oil light / She said, when it fills, it is me at your back / I felt her all night in the storm and the black
feel | The old one-eyed wanderer sold half his sight / To drink from a well at the root of the night / He saw how it ends, with the wolf and the flame / He put on his hat, and he fought all the same
turn | They burned our good captain in front of the fjord / His dog at his feet and his hand on the board / The ship went out blazing as far as the eye / One spark left the mast, and it stayed in the sky
pre | Drum on the deck, and the shields in a row / Pull, and the black water starts to let go
bridge | The gods will be beaten, the ash tree will fall / The wolf eats the sun, and the sea takes us all / But after, they say, there's a green coming through / And two who were hid in the tree, wet with dew
== pirates?|jolly_roger|buccaneers?|treasure_(?:map|chest|island)|walk_the_plank
hook wild | Up with the Black :: Up with the black and away with the blue / There's no king aboard but the wind and the crew / We owe them our necks, and we won't pay it back / Haul, you beauties, up with the black
hook funny | X Marks the Spot :: X marks the spot, but the spot's a bit damp / We've dug it up twice with a spoon and a lamp / We found an old boot and a half-eaten yacht / There's no gold in it, but X marks the spot
scene | The parrot can swear in eleven good tongues / The cook has a pegleg and terrible lungs / The captain has charts that he drew in the bath / With monsters for islands and jam for a path
story | We boarded a merchant at quarter to three / They'd nothing but pillows and peppermint tea / So that night we slept like the kings on the foam / And cried just a little, and thought about home
detail | A chest full of doubloons, a chest full of lace / A tooth made of gold in the mate's wooden face / One eye for the weather and one for the rum / A map that leads back to the place you come from
feel | On land they would hang me for stealing some bread / At sea I've a hammock, a hat for my head / A vote with the rest, and an equal-sized share / I'd call that a country, and sail it from there
turn | We found it at last, with the spade going, clack / The lid gave a groan, and the captain leaned back / A mirror, a note, and the note said, dear friend / You've sailed with the treasure, now row to the end
pre | Wind in the rigging and salt in the beard / Every last harbour has something that's feared
bridge | They'll put us in storybooks, hook, patch and all / They'll buy us in plastic and hang on the wall / But some night a child with the sheet for a sail / Will hear the old timbers, and follow the trail
== mermaids?|sirens_song|selkies?
hook | Comb My Hair with the Moon :: Comb my hair with the moon on the stone / Sing me the song that you sing when alone / I've a tail for the water, no feet for the dune / Come where it's deeper, comb my hair with the moon
hook wistful | Half of Me's Sea :: Half of me's sea, and the half of me's skin / One half wants out and the other wants in / You can't have the girl without letting her be / Love me, but know it, that half of me's sea
scene | She sat on the rock where the seal pups will play / A mirror of mother-of-pearl in the bay / A fisherman's boy with his nets hanging loose / Forgot about herring, and put down the noose
story | He built her a house with a pool and a stair / He brought her a dress, and a brush for her hair / She learned to say thank you, she learned to pour tea / And each night she lay with her ear to the sea
detail | There's sand in the kettle, there's shells in the bed / There's pearls in the bath where she's lain with her head / The cats of the village sit down at the gate / And sigh when she's passing, and patiently wait
feel | She paid for two feet with the whole of her voice / With knives in each step, and she called it a choice / He danced with another, and danced very well / He never once asked her what lived in the shell
turn | One morning the bed was as wet as the tide / The door standing open, the dress left outside / He rows every evening as far as he may / And sings it himself now, and sings it away
pre | Under the green where the drowned lanterns swing / Somebody's hair, and a scale, and a ring
bridge | We all have come out of that water, they say / We swam in our mothers the same kind of way / So when you hear singing, and no one to see / It's only your oldest self, asking, is it me?
== elf|elves|fair(?:y|ies)|enchanted|pixies?|goblins?|gnomes?|trolls?|unicorns?
hook | Follow the Lantern :: Follow the lantern, it's no bigger than a bee / Over the root of the oldest old tree / Leave them your button and keep on your key / Follow the lantern, come dancing with me
hook bright | Believe It at the Edges :: Believe it at the edges / The corner of your eye / Believe it at the edges / Where dragonflies go by / There's silver on the spider's thread / There's doors beneath the hedges / You'll never see it straight ahead / Believe it at the edges
scene | The mushrooms have formed a committee in rings / The moths are the horses, with tassels and strings / A foxglove's a steeple, an acorn's a bowl / And under the bramble, a light in a hole
detail | They've needles for swords, and a thimble for ale / A coach made of walnut, a path made by snail / A unicorn stands in the birch, like a thought / As white as the one thing that can't quite be caught
story | A child went in singing to look for her shoe / She danced for an hour in a meadow of blue / She came home at supper, and no one was there / Just someone quite old, with her very own hair
feel | They don't like our iron, they don't like our clocks / They've tied up my laces, they live in my socks / They took both my glasses, they took my good pen / But once, when I cried, I heard bells in the fen
pre | Hush, there's a fiddle as thin as a hair / Under the fern, in the cold of the air
bridge | The grown-ups have paved it and fenced it and said / It's only the wind, and it's time now for bed / But leave out some milk in the dish by the stair / By morning it's empty, and somebody's there
== samurai|ninjas?|katana|shogun|kung_fu|martial_arts|ronin
hook | One Clean Line :: One clean line, and the petal's in two / One clean line, and the morning is through / I've sharpened my silence for ninety and nine / Winters of snow for the one clean line
hook wild | Nobody Hears Me Land :: Nobody hears me land, on the tile, on the sand / I'm smoke in the rafters, I'm air in your hand / I came for the scroll, and I've done what was planned / Bow to the curtain, nobody hears me land
scene | The master pours tea with the blade on his knee / The rain on the bamboo says, let it all be / A frog hits the pond, and the rings travel wide / The boy with the broom has a lion inside
story | They came to the bridge, there were seven to one / He stood with his sandals, his back to the sun / He looked at each face, and he laid his sword down / And six of them ran, and one went home to town
detail | The armour is lacquer, the lacing is red / The mask has a moustache, the better to dread / Inside it a poet is counting to five / And seven, and five, just to know he's alive
feel | The strike isn't anger, the strike is a breath / You live all the better for thinking on death / The blossom comes down when it's loveliest, so / I learned how to hold, and I learned to let go
pre | Feet like a heron and hands like a leaf / Everything ready, and everything brief
bridge | The lord that I served is a mound by the road / I carry his name like a beautiful load / The snow has come over the steps of the gate / There's no one to fight now, I bow, and I wait
== superhero(?:es)?|super_?powers?|hero_with|a_cape|save_the_(?:world|day)|superman|spider-?man|batman|villains?
hook bright | Cape in the Wash :: My cape's in the wash and my mask's on the line / The city's in trouble at quarter to nine / I've odd socks and toast crumbs, I'll still save the lot / Cape in the wash, but it's all that I've got
hook | Somebody Ordinary :: Somebody ordinary, somebody small / Runs at the fire when they're hearing the call / No lightning, no laser, no leap up the wall / Somebody ordinary's saving us all
scene | By day there's a desk and a badge and a tray / A cough and some glasses, a mild kind of grey / By night there's a shape on the top of the bank / The cat's down the tree, and there's no one to thank
story | I couldn't see through things, I couldn't yet fly / I lifted a car, and I hardly knew why / A baby was under it, that's all I knew / They asked what my name was, I said, I'm with you
detail | The tights are too tight, and the boots are too loud / You can't get a burger without drawing a crowd / The villain's got lasers, a shark and a lair / And nobody ever tucked him up, in there
feel | I'd swap you the flying, the strength and the sight / For being at home on an everyday night / But somebody's calling, and somebody must / So out of the window, with love and with trust
pre | Look, on the skyline, a flick and a gleam / Somebody woke from an ordinary dream
bridge | And you with the night shift, and you with the pram / And you with the homework, the mop and the jam / There's nobody drew you, no theme song, no fuss / But who has been saving it daily? It's us
== detectives?|noir|murder_mystery|private_eye|crime_scene|whodunn?it|sherlock|femme_fatale
hook dark | Everybody Lies :: Everybody lies when the rain's on the glass / The butler, the banker, the blonde with the pass / I've followed the money, I've followed your eyes / I wanted an angel, and everybody lies
hook | Case of the Missing Me :: The case of the missing me, filed under blue / Last seen on the corner of Seventh with you / There's whisky for witness, there's no guarantee / I can't find the body, the case of the missing me
scene | The fan chops the smoke into Tuesdays and Mays / The blinds put the stripes of a jail on my gaze / My name's on the door, and it's spelled back to front / She came in with rain, and she came in to hunt
detail | A match from a club, and a shoe with no heel / A clock stopped at ten by a bullet of steel / One glass with red lipstick and one with a crack / A phone that was warm, and that never rang back
story | I tailed her by taxi, I tailed her by tram / She fed all the pigeons, she wheeled an old pram / There wasn't a baby, but ten thousand pounds / She winked at me, leaving the hospital grounds
feel | I've looked into drawers and I've looked into men / I know who did what there, and how much, and when / I can't tell you why, it's the one thing I lack / I take off my hat, and the dark takes me back
turn | I gathered them all in the drawing room, late / I went round the carpet, I sealed every fate / I pointed the finger, it swung like a door / It stopped at the mirror, and pointed some more
pre | Saxophone crying up somebody's stair / Footsteps behind me, and nobody there
bridge | They closed it on Friday, they stamped it in black / They put it in boxes, in room at the back / But I know the truth, and it sits on my chest / It's wearing your perfume, it won't let me rest
== spy|spies|secret_agents?|undercover|double_agent|espionage
hook | My Name Isn't My Name :: My name isn't my name, and this isn't my coat / I've three different passports sewn into my throat / I'd tell you I love you, and it wouldn't be the same / I'm honest with no one, my name isn't my name
hook wild | Licence to Dance :: Licence to dance in a tailored black suit / A rose in the buttonhole, poison in fruit / I've seven good seconds, I'll take every chance / The bomb's in the piano, I've licence to dance
scene | The train leaves from Venice with fog on its feet / A man with a paper is not in his seat / The waiter has soldier's shoes, shiny and thin / The olive's a microphone, drop it back in
story | We met on the bridge, and we traded a case / She wore my own mother's most innocent face / I checked it for wires when she'd gone round the bend / It held a ham sandwich, and, yours, from a friend
detail | The pen is a dagger, the watch is a saw / The car turns to fish at the pull of a drawer / There's a code in the knitting, a map in the pie / And all of the pigeons report to the sky
feel | I've dined with the wicked, I've slept in a vault / I've made people love me, and that is my fault / I'd give the whole secret, the plans and the key / For someone to ring up and just ask for me
pre | Don't look around now, just walk, and say grand / Take what you find in the palm of my hand
bridge | One day I'll come in from the cold and the rain / I'll say who I am to a woman from Spain / She'll put down her cup, and she'll say, what a shame / I've loved you for years, and mine isn't my name
== heists?|bank_robb[a-z]+|robb(?:ed|ing|ery|ers?)|gangsters?|mafia|getaway|safe_?cracker|burglars?|mobsters?
hook wild | Keep the Engine Warm :: Keep the engine warm, we'll be out in a storm / Of paper and sirens and dust in a swarm / Four minutes, four people, and nobody's harm / Smile for the camera, and keep the engine warm
hook | One Last Job :: One last job, and then I'm out, I swear / One last job, and a house by the square / With lemons and hens and a door with a knob / You said it the last time, one last job
scene | A map on the table held down by a mug / A driver, a dancer, a man like a rug / The one with the fingers who's talking to locks / We've all got a watch, and we've all got a box
detail | The vault had a door like the back of the moon / He stroked it, he hummed it a lullaby tune / It clicked like a tongue, and it swung open slow / On nothing but moonlight, and row upon row
story | She fainted on cue by the potted old palm / The guard brought her water, she held on his arm / By when he'd looked up there was air on the shelf / She's sorry, she liked him, she told me herself
feel | It wasn't the money, the money's just weight / It's running with someone, it's, don't make us late / It's having a plan, with your name, and a part / I never had that, till I took up the art
turn | We counted it out in a barn full of hay / It came to enough to go just one more day / The driver had bought us all ice creams instead / We laughed, with the blue lights all over the shed
pre | Masks on and gloves on and nobody speak / All this was drawn in the dust for a week
bridge | They caught us in slippers, with sun on the wall / And none of us told them a thing, not at all / But sometimes at night down the length of the block / A whistle, that lullaby, humming a lock
== icarus|(?<!chicken_|buffalo_|hot_)wings|learn_to_fly|flying_away|fly_away|free_as_a_bird|set_free|breaking_free|freedom
hook proud | Higher Than Told :: I went higher than told, I went higher than told / The sea was like hammered-out silver and gold / They say that I fell, but I'm not being bold / For a minute I flew, I flew higher than told
hook | Open the Hand :: Open the hand, let the sparrow go free / Open the hand, let it be what it be / It never was yours, like the tide or the sand / Love it, oh love it, and open the hand
hook wild | Nobody's Bird :: Nobody's bird, I am nobody's bird / I've bitten the ribbon, I've eaten the word / The cage is still singing the song that it heard / I'm over the chimneys, I'm nobody's bird
scene | A feather, a candle, a harness of string / A tower with a window, a boy with a wing / His father said, careful, keep halfway, my son / The boy wasn't listening, he looked at the sun
detail | The roofs are like playing cards thrown on a green / The cows have gone little, the rivers are clean / The wind has its shoulder right under my chest / The thing about falling is, up comes the rest
story | I'd lived in a drawer with my name on a tag / I packed what I love in the one leather bag / The door wasn't locked, it was only ajar / I'd stood by it years, and I hadn't got far
feel | You don't know how heavy it was till it's gone / The yes and the sorry, the coat I had on / My arms are so light that they rise by my side / I run down the hill, and the hill's getting wide
turn | There's some say he drowned, and there's some say he swam / And opened a bar, and gets up when he can / With wax on the shelf, and a scar like a map / And sun on his face, and a bird in his lap
pre | One foot on the sill, and the other in air / Everything else can be left lying there
bridge | The ploughman ploughed on, and the ship sailed along / A splash in the corner, a bit of a song / But somewhere a child had looked up and had seen / That people can do it, and what it might mean
== orpheus|eurydice|underworld|hades|persephone|greek_myth[a-z]*|mytholog[a-z]*|zeus|medusa
hook wistful | Not One Look Back :: Not one look back, I'm a step behind you / Not one look back, till the daylight comes through / My feet make no echo, the stairway is black / Love me, believe me, and not one look back
hook | A Heart of Stone :: I sang for the ferry, I sang for the dog / I sang till the dead came and stood in the fog / Sing it with me, and you won't be alone / The song that got tears from a heart of stone
scene | The stairs had no number, the lamps had no oil / The walls had the sweat and the silence of soil / A boatman put out for a coin his white hand / And rowed with no ripple to nobody's land
detail | Three heads on one dog, and they tilted, the three / A wheel stopped its turning, a stone was let be / A queen with six seeds on the end of her tongue / Remembered a field, and that once she was young
story | He got to the light, there was thyme on the air / He thought, if I look, then I'll know that she's there / She said his name once, with no anger at all / Like someone who's leaving a coat in a hall
feel | I know why he did it, I'd do it as well / You can't love a silence, you can't trust a spell / You climb and you climb with the sun on the ground / And love is the thing that will make you turn round
pre | Up from the cold and the roots and the clay / Nearly is only a step from the day
bridge | They tore him to pieces, they threw him to sea / His head went on singing as far as could be / And down in the dark where she sits with the rest / She hears it come in like a tide in her chest
== odyssey|odysseus|ulysses|wanderers?|travell?ers?|nomads?|wandering|vagabonds?|wayfar[a-z]+|drifters?
hook | The Long Wet Way :: I took the long wet way, by the island and bay / By all of the harbours that begged me to stay / I've a ring and a scar, and my beard has gone grey / I'm coming, I'm coming, the long wet way
hook wistful | Leave a Lamp for Me :: Leave a lamp for me in the seaward side / I've been gone so long that the dog has died / I'll knock like a beggar, I'll wait and see / If you're still there weaving, leave a lamp for me
scene | A coat full of weather, a stick, and a bowl / A patch for each country, and one for the soul / He comes to your gate when the lamps are put on / He tells you one story, by morning he's gone
story | They tied me to masts when the singing began / I begged them to loose me, I cried like a man / It wasn't the beauty, it wasn't the art / It knew me by name, and it sang me by heart
detail | I've salt from the one place and sand from the next / A ring from a witch, who was not at all vexed / A stone from a beach I will never find twice / The taste of one orange, I paid with advice
feel | There's always a harbour that says, you could stay / A fire and a woman, a dog and a bay / I sit for a week with my boots by the door / Then something in leather says, one island more
turn | He came home in rags, and his house full of men / They laughed at the beggar, and poured it again / She brought him the bow, and he strung it with ease / It sang like a swallow come back from the seas
pre | Dust on the ankle and stars on the crown / Every last town is the next but one town
bridge | And maybe it isn't a place, after all / With smoke and a gate and a vine on the wall / It's somebody knowing the way that you knock / And leaving one key on the ledge, by the clock
== shipwrecks?|sunken_ship|titanic|lost_at_sea|drowned|sailor(?:s|'s)?|sea_captain
hook | Down with All Her Lights On :: She went down with all her lights on / With the fiddles and the flame / She went down with all her lights on / And the cold sea took her name / From the captain to the cabin boy / From the fiddler to the cook / She went down with all her lights on / Like the closing of a book
hook | Ring It Slow :: Ring it slow, ring it slow, for the ones down below / Where the kelp is the curtain and lantern fish go / There's thirty good men that the harbour will know / By the gap at the table, so ring it slow
scene | She left on the Monday with flags on the stay / The wives with the handkerchiefs white on the quay / There's thirty good men and a boy of fifteen / The tide was the fairest that year had yet seen
story | The glass had gone down, and the gulls had gone in / The sky like the lid of a tarnished old tin / The captain said, hold her, we'll run for the lee / There wasn't a lee, there was nothing but sea
detail | A cup and a spoon and a boot and a tile / Came in with the tide, and were stood in the aisle / A fiddle with no strings, a length of red thread / A jersey his mother had mended in red
feel | My mother still looks when she's pegging the line / She says that she doesn't, she says she is fine / She buys the wrong number of herrings for tea / And sets out the chair with its back to the sea
turn | They found the ship's bell when I'd turned forty-three / All crusted with creatures, as green as could be / I struck it just once with the heel of my hand / And thirty good men took a step on the land
pre | Wind from the north, and the lamps on the pier / Count them out slowly, and wish they were here
bridge | The water has healed there, there's nothing to see / A slow roll of silver as far as can be / But fishermen, passing there, take off their cap / And nobody talks till they've rounded the gap
== clockmaker|clocks?|watchmaker|hourglass|pocket_watch
hook | Wind Me Up :: Wind me up, wind me up, with the little brass key / There's one tick for you, and there's one tock for me / I'm slow by an hour, I'm cracked like a cup / But love me, I'm going, so wind me up
hook wistful | An Hour for You :: I've made them for churches, I've made them for kings / With cuckoos and dancers and weights upon strings / I stole from each second a splinter or two / And hid them together, an hour for you
scene | His shop is a forest of pendulums, slow / A thousand small hearts in a row on a row / And not any two of them quite think the same / At noon there's a riot, they all shout their name
story | A girl brought a watch that had stopped with a fall / The hour that her father had gone, in the hall / He cleaned it, he oiled it, he set it to go / She said, would you mind, then, to leave it just so?
detail | A glass in one eye, and the beard in a fold / The tweezers, the moon-wheel, a hair made of gold / His hands never shake till he puts the thing down / They shake for his wife, who is buried in town
feel | I've mended the hours for most of my days / I've never had one to lie down in and laze / It's odd, you can hold the whole works in your palm / And not have the time in it, not have the calm
turn | The night that he died they had all of them slowed / They stopped, one by one, like a cart on a road / At dawn came the girl, with her hair in a net / And wound up the first, and they're going yet
pre | Tick in the darkness and tock in the day / Something so small takes the mountains away
bridge | We think that it's flying, we think it's a thief / It's only a wheel with a tooth, and a leaf / It gives you the lot, and it gives it by ones / The moons and the Mondays, the mothers, the suns
== circus|clowns?|ringmaster|trapeze|acrobats?|tightrope|carousels?|merry-?go-?round|fairgrounds?|carnival|ferris_wheel
hook wistful | Paint Me a Smile :: Paint me a smile from the one to the other / Red for the crowd, and a tear for my mother / I'll fall on my face, and I'll do it in style / They're laughing, they're laughing, so paint me a smile
hook bright | Round and Round We Go :: Round and round we go on a horse with a crown / Up when you're up, and then down when you're down / The brass and the bulbs and the organ's old tune / Round and round we go with one hand on the moon
scene | The tent came on Thursday, with elephant grey / It rose in the field like a ship made of day / There's sawdust and sugar, there's tigers and tin / A penny, a penny, come in and come in
story | She walked on a wire with a parasol, white / A step and a wobble, a breath in the light / He stood down below with his bucket of glue / If she'd ever fallen, he'd have fallen, too
detail | The lion has toothache, the strongman knits socks / The lady who's sawn in half waits in her box / The dog's in a tutu, the goat has a hat / The pony does sums on the back of a mat
feel | When all have gone home, and the ring has been raked / The laughter's still there, though the reasons were faked / I take off the nose, and I put down the shoe / There's somebody under there, looking for you
turn | The field is a ring now of yellow, pressed grass / A ticket, a feather, a small bit of glass / My son found a nose there, and put it on straight / And fell, with great honour, right over the gate
pre | Ladies and gentlemen, look at the light / Nobody breathe, and hold on to it tight
bridge | We're all of us walking a wire overhead / With nothing to help but a song and some bread / So clap for each other, and hold out a net / The trick's to look down, and to not be dead yet
== puppets?|marionettes?|pinocchio|ventriloquist
hook | Cut My Strings :: Cut my strings and let's see if I stand / I'm wood and I'm paint, I'm the back of your hand / You gave me the words and you gave me the things / I want just one word of my own, cut my strings
hook dark | Somebody Else's Hand :: I bow when you bow, and I dance when you planned / I smile at the sawdust, I wave to the stand / They throw me a rose, and I don't understand / There's nothing in me but somebody else's hand
scene | A stage like a cupboard, a moon on a nail / A king made of spoons, and a silk-paper whale / The children are shouting, he's there, he's behind / And I turn my head, and I'm painted on blind
story | One night he was tired, and he nodded, and slept / The cross slipped an inch, and a finger had crept / I lifted one foot without anyone's will / I've waited a year, and I'm standing there still
detail | My knees are of walnut, my heart is a hinge / My hair is a curtain that lost its last fringe / They fold me at midnight, my nose to my shoe / And I dream of a dance that I've never been through
feel | You laugh at the puppet, with wires in the wrist / You clap at the way that he falls, and is kissed / But who pulls your arm up at seven, my friend / And who wrote the thing you will say at the end?
pre | Curtain goes up, and my chin with it too / All of me's dancing, and none of it's new
bridge | The hand that had held me grew spotted and thin / It shook, and I shook, from the hat to the chin / I knew, when he kissed me and hung me to dry / The strings had run both ways, the hand was the I
== scarecrows?|snowm[ae]n|toy_soldiers?|tin_soldiers?|teddy_bears?|ragdoll|porcelain_doll|old_toys?|nutcracker
hook tender | Put Me by the Window :: Put me by the window where I see the snow / Put me by the window when you have to go / A coat and two buttons, and not much to show / I'll wait for you there, love, as long as you know
hook | Only Till the Thaw :: Give me your scarf, I've the night and no more / I'm only for looking, I'm only outdoors / But oh, I was someone, a hat, and I saw / And you danced around me, if only till the thaw
scene | A nose and two buttons, an old cap and coat / A stitch at the shoulder, a scarf at the throat / It stands through the frost and it stands through the flood / And something has started to stir in the blood
story | A child told it secrets and gave it a name / A kiss on the cheek, and it wasn't the same / At night when the house had been shut like a lid / It tried out one finger, and that's what it did
detail | One arm has been mended with copper and thread / There's wool coming out at the side of the head / It's guarded the garden, it's guarded the stair / And birds made a nest in the place for the hair
feel | I'm only a thing, and I'm not meant to feel / My smile's just a line that somebody made real / But when you were ill, and I stood by the glass / I'd swear that I prayed for the fever to pass
pre | Twelve goes the clock, and the quiet one wakes / Listen, the smallest of noises it makes
bridge | You grew, and you put me away in the dark / With skates and the map of the zoo and the park / Then one day a small hand comes up, and says, oh / And I am all new, and it's starting to snow
== message_in_a_bottle|letters?_in_a_bottle|castaway|deserted_island|desert_island|stranded
hook | To Whoever You Are :: To whoever you are, on whatever cold shore / I've a cork and a pencil, and not a lot more / If you're reading this now, then it's come very far / I'm here, I was here, to whoever you are
hook | Throw It to the Blue :: Throw it to the blue with a line and a name / Throw it to the blue, though the tides are the same / It's one in a million, it might just get through / I love you, I wrote, and I threw it to the blue
scene | One palm and one crab and a circle of foam / A raft made of barrels, a fish for a comb / I've marked off the days on the side of a tree / It's run out of bark, so I've started on me
story | It bobbed by the ice, and it bobbed by the whale / It went round the Horn like a boat with no sail / A boy in grey Norway was digging for bait / He pulled out the paper, it said, don't be late
detail | The ink is from berries, the page is a shirt / I've drawn you the island, the stars, and the dirt / I've put in a feather, I've put in some sand / I've drawn round the edge of the whole of my hand
feel | We're all of us stranded on one bit of stone / We wave at the liners, we talk on our own / A song is a bottle, a child is one too / We cork it, and kiss it, and hope it gets through
pre | Wax on the stopper and luck on the lid / Nobody saw it, the thing that I did
bridge | I'm old, and a glint has come up with the tide / I knelt in the shallows, there's something inside / My own hand, my own ink, gone all the way round / You're not lost, I'd written, you've just not been found
`)
