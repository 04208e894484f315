import { kits } from '../../lines.ts'

export const wondersKits = kits(`
== black_holes?|event_horizon|wormholes?|supernovas?|neutron_stars?|dark_matter
hook dark | Nothing comes back :: I dropped in a lantern, I dropped in a stone / I dropped in the number I had for your phone / The edge is so quiet, the middle so black / I wave from the rim there, and nothing comes back
hook | It used to shine :: It used to shine so you'd see it by day / It burned all it had, and then burned it away / It fell in on itself, all along one line / Don't call it a monster. It used to shine
scene | A ring like an eyelash, all orange and thin / The shape of a place that the light has fallen in / They put it together from eight bits of sky / It looked like a doughnut. It looked like an eye
detail | A spoonful would sink through the floor of the world / A clock would run slow there, the seconds all curled / A boot would be string, and a whistle would bend / You'd never see anyone get to the end
story | He worked out the sum in a trench, in the war / With shells overhead and the mud on the floor / He posted the answer, he'd nothing to add / The paper got through. It was all that he had
turn | I knew someone once with a pull of that kind / You came in too close, and you left it behind / Your friends and your Tuesdays, the light from your face / You thought it was love, and it only was space
feel | The biggest of all has no lamp and no sound / It's there at the centre, with all going round / A hundred billion suns do the dance that they do / Because of a thing that there's no seeing through
pre | Closer, and closer, and slower it seems / Redder, and redder, and then it's just dreams
bridge | They say that it leaks, that it's not all for good / A whisper, a warmth, as no iron star could / So even the dark, if you give it the years / Lets go of a little. It glows. And it clears

== dna|genes|genetics?|double_helix|chromosomes?|my_genes
hook bright | I've got your nose :: I've got your nose and I've got his left ear / I've got a great-aunt who was born in Cape Clear / A twist and a ladder, it goes as it goes / I'm made out of everyone. I've got your nose
hook | Two metres of thread :: Two metres of thread in a speck you can't see / It's spelled out in letters, the recipe's me / It's copied each second, in bone and in bed / We're all hung together by two metres of thread
scene | A ladder that turns like a stair in a tower / It opens, it shuts, and it does it each hour / Four letters are all that the alphabet's got / It wrote the blue whale with it, oak tree and spot
detail | The curl in your hair, and the way that you sneeze / The knack with a ball, and the knock in your knees / A thumb like a spoon, and a fear of the deep / The noise that you make when you're nearly asleep
story | She looked at the picture, just smudges and grey / She knew what it was, and she put it away / They came, and they saw it, they ran up the stair / They got the gold medal. She wasn't there
turn | I laughed, and my mother went pale as a plate / My father's own laugh, and he'd died. I was eight / I never had heard it. It came out all right / It lay in the dark there, like seeds in the night
feel | There's half of a mushroom in most of my cells / There's some of the fish, and the things that made shells / I'm cousin to daffodils, slugs and the Queen / A very long letter with bits in between
pre | A with a T and the C with a G / Zip it up, copy it, zip it to me
bridge | I'll hand it on someday, or maybe I won't / It's only on loan to me, do it or don't / But nobody had this one, nobody will / One deal of the cards, and they're turning it still

== evolution|(?:charles_)?darwin|natural_selection|galapagos|survival_of_the_fittest|missing_link
hook bright | One small change :: One small change, and a fin is a hand / One small change, and it crawled on the land / A wing from an elbow, it's odd, and it's strange / You get the whole world out of one small change
hook funny | My uncle was a fish :: My uncle was a fish, and my aunt was a shrew / I've still got the tailbone, and so, friend, have you / We came from a puddle, we're all off one dish / So don't be so grand, for my uncle was a fish
scene | He stood on the deck with his face going green / He'd thrown up in oceans that no one had seen / He'd come to like beetles, he'd come for the air / He looked at some finches, and started to stare
detail | One beak like a nutcracker, one like a pin / One made for the cactus, to let the juice in / The tortoise, the mockingbird, island by isle / The same, and then not the same, mile upon mile
story | He wrote it all down, and he put it away / He kept it for twenty years, day after day / He knew it would hurt, and he knew it was so / He'd bred pigeons, hoping that one would say no
turn | His daughter had died, she was ten, she was Ann / He walked his sand path, and the thought of it ran / No hand had reached down, there was no one to blame / Just grandeur, and sorrow. He loved it the same
feel | From something so simple, a spark in the mud / Came feathers, and foxgloves, and singing, and blood / It hadn't a plan, and it hadn't an aim / It tried, and it lost, and it tried, and we came
pre | Legs for the flippers and fur for the scale / Nothing was ordered, and look, there's a tail
bridge | It hasn't stopped now, we're a page, not the end / We're some other creature's embarrassing friend / In ten million years they'll dig me up and grin / Just look at that forehead. And look at that chin

== photosynthesis|how_plants_(?:grow|eat)|chlorophyll|sunlight_to_sugar
hook bright plain | Eat the sun :: Green leaf, green leaf, what do you eat / Nobody brings you potatoes or meat / I drink from the puddle and when I am done / I open my hand and I eat the sun
hook bright plain | Breathe out, I breathe in :: You breathe out, I breathe in, that is our game / I give you fresh air, and you do the same / Boy by the window and leaf by the bin / You breathe out, and then I breathe in
scene plain | Roots in the basement are drinking it up / Rain in the dirt is a very big cup / Up through the stem like a lift going high / Up to the leaf with its face to the sky
detail plain | Tiny green kitchens are all in a row / Each has a window to let the light go / Water and air in a warm yellow pot / Sugar's for supper, and that's what they've got
story plain | I put a bean in a jar with some wool / I put it in sunlight, I kept the jar full / My brother's went under the stairs in the black / Mine said hello, and his never came back
turn plain | Night time comes over, the kitchens go dim / Nobody's cooking, the light is too thin / Fold up your napkin and let the stars shine / Breakfast is ready at quarter past nine
feel plain | The apple I eat and the bread and the pie / The horse in the meadow that watches them fly / The wood in my table, the shirt on my skin / All of it's sunshine that some leaf let in
pre plain | Sun on the top side and rain from below / Mix it and mix it, and look at it grow
bridge plain | So thank you, small daisy, and thank you, tall tree / You cook in the daytime for you and for me / I can't turn the light into things I can chew / I'll water your feet, and I'll breathe out for you

== periodic_table|chemistry(?:_class|_lesson)?|chemical_elements?|the_elements|(?:hydrogen|helium|oxygen|carbon|neon)_and_\\w+|atoms?
hook bright | We react :: I'm sodium, you're water, we'd better not meet / We did, and we took all the glass off the street / They wrote us a letter, it's long, and it's backed / By most of the science block. But we react
hook | Mostly nothing :: It's mostly just nothing, this table, this knee / A speck in a stadium, buzzing, that's me / We never touch really, a hair's width, or something / But, oh, when you lean on me. Mostly nothing
scene | A wall with a chart like a castle of squares / A smell of the gas taps, the stools by the stairs / A man in a tie with one eyebrow burned thin / He says, now stand back, class. He tips the thing in
detail | There's iron in your blood that came out of a star / There's gold on your finger, the same as they are / There's salt in your tears, and some lime in your bones / There's neon in windows, and tin in the phones
story | He dreamed it, the Russian, asleep in his chair / The cards in their columns, the gaps here and there / He left them some holes, and he said, they'll be found / And one at a time they came up out of the ground
turn | The noble ones never will join with the rest / They stand in the corner, immaculate, dressed / I used to be like that, I'd nothing to bond / You came with a spark, and I had to respond
feel | You take a thing poison, you take a thing flame / You marry them quietly, give them a name / You sprinkle it Sundays on egg and on chip / I think about that with the salt on my lip
pre | Hydrogen, helium, say it in time / Lithium's next and it's starting to rhyme
bridge | And none of it's lost when I'm all burned away / It goes in the rain, and it goes in the clay / Some bit that was me will be bread, or be glass / Or part of a cow, looking up from the grass

== (?:the_)?(?:second_law_of_)?thermodynamics|entropy|quantum_(?:physics|mechanics|computers?|leap)|schr(?:ö|o)dinger'?s?(?:_cat)?|the_uncertainty_principle|(?:albert_)?einstein|relativity|speed_of_light
hook funny | Alive and dead :: The cat's in the box, and she's there, and she's not / She's cold as a stone, and she's purring a lot / Don't lift up the lid, let us leave it unsaid / We're happy like this, dear. Alive and dead
hook | It all runs down :: It all runs down, like the tea going cold / Like sandcastles, batteries, stories you've told / You tidy one corner, the rest of it's brown / So dance with me, quick, while it all runs down
scene | He rode on a light beam, a clerk with a pen / He did it at lunchtime, again and again / He looked at the tram, and the clock on the tower / If I went that quickly, then what is an hour
detail | The thing's here and there till you open your eyes / It knows if you look, and it acts with surprise / Two dice that were rolled at the ends of the sky / Come up the same number, and none can say why
story | My gran said, you can't unscramble an egg / She'd one in a bowl, and she'd one on her leg / She never read physics, she hadn't the time / But that's the whole law, and she taught me in rhyme
turn | I left my good room for a week, and came back / The dust had a coat on, the apples were black / It takes all your strength just to keep things the same / And love's no exception. It's part of the game
feel | They found at the bottom it isn't like stone / It's not sure of anything, left on its own / It might, and it may, and it's likely, perhaps / And out of that maybe come mountains and maps
pre | Wave, or a particle, this way, or that / Nobody move now, and who's got the cat
bridge | The stars will go out, and the last one go cold / And time will lie down, with its story all told / But somewhere in there, in the heat and the foam / Two specks bumped together. And they walked home

== water_cycle|how_rain_is_made|where_(?:does_)?(?:the_)?rain_comes?_from|evaporation|journey_of_a_(?:rain)?drop
hook bright plain | Round I go :: Up from the puddle and into the blue / Round I go, round I go, looking for you / Down as the rain and then down as the snow / Over the mountain and round I go
hook bright plain | Drip :: Drip on your window and drip on your nose / Drip in the river, and off the drop goes / Down to the sea on a very long trip / Up to a cloud again. Here I come, drip
scene plain | I was a puddle beside the school gate / Children jumped in me at quarter past eight / Out came the sunshine, it tickled my tum / I got so light that I floated. Here I come
detail plain | Up in the cold with a million like me / We hold on tight, and we're white as can be / You point and you tell them, a whale and a sheep / We're only some water, and half of us sleep
story plain | We got too heavy, we let go of hands / We fell on the rooftops and pots and the pans / I fell on a frog, and he said, about time / I slid off his back and I joined in the slime
turn plain | The water you drink from your very own cup / A dinosaur drank it, and then it went up / A king had a bath in it, long, long ago / It's rained on the pyramids. Round it goes, slow
feel plain | No one can lose me, I'm never used up / I'm ice in the winter, I'm tea in a cup / I'm steam on the mirror, the dew on a shoe / And more than a half of me's walking, it's you
pre plain | Sun says, get up now, and wind says, this way / Cloud says, I've room for another today
bridge plain | So jump in the puddle, and wave to the sea / Whatever you see that is wet might be me / And if you should cry, let it fall, let it flow / I'll carry it off for you. Round I go

== solar_system|(?:the_)?(?:eight|nine)?_?planets_(?:song|in_order)|names_of_the_planets|pluto(?:_\\w+)*|learn(?:ing)?_the_planets
hook bright plain | Round the sun we run :: Mercury's quickest and Venus is bright / Earth's got the oceans and Mars is a sight / Jupiter, Saturn, Uranus, and one / Called Neptune, who's chilly. Round the sun we run
hook funny wistful | Still going round :: They sent me a letter, they said I'm too small / They took down my picture from every school wall / But nobody told my feet, nobody found / A reason to stop, so I'm still going round
scene | Out where the sun's like a pin in a coat / I spin in the dark like a very small boat / I'd been on the list since your grandma was three / They took a quick vote, and it wasn't for me
detail plain | Jupiter's eye is a storm that won't quit / Saturn wears rings, and she's proud about it / Venus is hot as a pizza oven door / Uranus lies down. No one knows what it's for
story | A girl of eleven once gave me my name / At breakfast, with Grandpa. I've kept it. The same / She'd read it in stories, the god of the deep / She said it, and went off to school. It's to keep
turn | They sent me a ship, and it took them nine years / It came past so quickly, with cameras for ears / It turned, and it looked, and they all of them saw / I'd got a big heart on. You can't pass a law
feel | You don't have to matter to go your own way / You don't have to be on the poster, or sway / The tides or the poets. It's cold, and it's far / But someone still looks for you. That's what you are
pre plain | Hold on to your hat and lean into the bend / A year is a lap, and the lap doesn't end
bridge | So if they should tell you you're not on the list / You're too small, too odd, or you'd never be missed / Just hum in the dark there, your own little sound / They're wrong about plenty. You keep going round

== voyager(?:_(?:probe|one|two|1|2))?|(?:mars|moon)_rovers?|curiosity_rover|opportunity_rover|space_probes?|golden_record|hubble|james_webb
hook tender | Dust on my wings :: There's dust on my wings and it's getting too dim / I've looked in each crater, I've driven each rim / You asked me for ninety days, look what it brings / I stayed for the sunsets, with dust on my wings
hook | Is anyone in :: Is anyone in? It's hello, and it's us / A kiss and a cricket, a whale and a bus / We've wrapped you some songs in a gold-plated tin / We're out past the planets. Is anyone in
scene | A can with a dish, and a camera, a mast / As big as a bus, and it's going so fast / It left before phones did, before I was grown / It's further than anything's ever been thrown
detail | A disc made of gold, with a map on the lid / A laugh, and a tractor, a word from a kid / Some Bach and some blues, and a train, and some rain / In case there is someone. In case they'd explain
story | It sang happy birthday, alone, on the red / It hummed it by shaking the drill in its head / One time, and then never. The team in the hall / Went home in the car, and they cried, one and all
turn | They told it, turn round, while you're still near enough / It looked down the years at the dark and the stuff / One dot in a sunbeam. A speck. That was us / The wars and the kisses, the boy on the bus
feel | We can't stop the killing, we can't share the bread / We can't keep a promise that anyone's said / And yet we once gathered the best we could find / And threw it to strangers. That, too, is our kind
pre | Do you still hear me, we ask it, and wait / It takes a whole day to say, yes, I am late
bridge | When no one's alive here, the sun big and red / The songs and the cities and all of us dead / There'll be a gold record, still going, unplayed / Somebody laughing. Somebody unafraid

== moon_landing(?:_\\w+)*|apollo_(?:11|eleven|13|thirteen|program)|(?:neil_)?armstrong_on_the_moon|first_man_on_the_moon|one_small_step
hook | The one who stayed up :: Two of them walked and the whole world cried / One of them circled the dark other side / No one to hear him, no light and no cup / Here's to the third man, the one who stayed up
hook bright | We woke up the kids :: We woke up the kids and we sat on the floor / My grandma had never seen telly before / A ghost on a ladder, he did it, he did / It's three in the morning. We woke up each kid
scene | A screen full of snow in a room full of smoke / My uncle said something, and nobody spoke / A man like a wardrobe came down the last rung / My dad, with a biscuit half on his tongue
detail | A flag with a wire so it looks like there's breeze / A boot in the flour, a bounce at the knees / A family photo that somebody left / A golf ball, a feather, a hush in the cleft
story | The women who sewed it, the suits, by machine / Each stitch to a hair, and each glove to be clean / They'd sewn bras and girdles till somebody phoned / One stitch off, he'd die there. They never postponed
turn | And she'd done the sums in a room at the back / They'd made her use toilets a half mile of track / They asked her to check what the engine had said / She did it in pencil. They flew with her head
feel | They went for the war, and they went for the race / They went to plant something right there in the face / But what they brought back was one picture, all blue / You hide it with one thumb. Your mother. And you
pre | Sixty seconds, thirty, and picking up dust / Nothing but numbers and people to trust
bridge | The prints are still up there, there isn't a wind / A size nine and half, where the flag has been thinned / My granddaughter asked me, so when do we go / I showed her my own feet. I said, I don't know

== big_bang|beginning_of_(?:the_universe|time|everything)|origin_of_the_universe|how_it_all_began|^(?:the_|about_)*infinity$
hook | Before before :: What was there before it, and who shut the door / There wasn't a where, and there wasn't before / A dot with the whole of it packed to the core / And somebody asks me what's there before before
hook wild | Bang :: Bang, and there's light, and there's bang, and there's time / Bang, and there's room for a cloud and a dime / Your mother, the ocean, the song that she sang / Were all in one place once. Hello, and bang
scene | No up and no down there, no Tuesday, no sky / No nobody even to ask themselves why / Then smaller than small is as big as a pear / A breath, and it's here, and it's everywhere
detail | The snow on the telly, between the two shows / A part of that hiss is the first thing that glows / It's come all that way just to fizz on your screen / The oldest light anyone's eye has seen
story | Two men with a dish heard a hum in the sky / They scrubbed off the pigeons, and didn't know why / It came from the morning, the midnight, the noon / It wasn't the birds. It was everything's tune
turn | The galaxies run from each other, they say / The further they are, they go faster away / I think of my brothers, my school and my street / We all of us started in one single seat
feel | You count, and you count, and there's always one more / You get to the end, and it's only a door / It's not that I'm frightened, it's not that it's vast / It's being the bit of it looking back, last
pre | Nothing, and nothing, and nothing, and then / Don't ask me how, and don't ask again when
bridge | I don't know who lit it, or if it was lit / I only know something got out of it / That's able to stand in a field, and go, oh / I think that was worth it. I think it would know

== vaccin(?:e|es|ation|ations)|antibiotics?|penicillin|bacteria|germs?|immune_system|white_blood_cells?|viruses
hook bright funny | You shall not pass :: You came up my nose on a bus to the zoo / I've nine billion soldiers, they're looking at you / They've got your old photo, they've got it in glass / They know you from last time. You shall not pass
hook | A mould on a dish :: He went on his holiday, left it a mess / A window was open, a spore, more or less / He came back and looked, and he'd no need to wish / The world would be saved by a mould on a dish
scene | A ward in the forties, a scratch from a thorn / A policeman was dying, his collar all torn / They gave him the first of it, gold in a tube / He sat up in bed, and he asked for some food
detail | A scratch on the arm and a sweet on a stick / A plaster with lions on, over the prick / A sulk and a sleep, and a warm sort of glow / And deep in the barracks, they're all in the know
story | My gran had a sister, I've only her name / A cough at Easter, and no summer came / My gran stood in line with my mum in her shawl / She wept at the needle. She wept in the hall
turn | They ran out of gold, and they couldn't make more / The policeman was better, then worse than before / He died. And they wept, and they went back, and then / They grew it in bedpans, and tried it again
feel | There's more of them in you than people on Earth / They've been there since somebody held you at birth / Most of them help with the beans and the bread / We're less like a man, and more like a homestead
pre | Wash them with soap while you sing the whole song / Sneeze in your elbow, it doesn't take long
bridge | You don't see the graves that are not in the row / You don't see the child who's allowed just to grow / It's hard to be thankful for what didn't come / A small empty cot. And a very sore thumb

== (?:the_)?human_(?:heart|body|brain)|^(?:the_|my_|our_)*(?:brain|bones?|skeleton|skull|lungs|liver|muscles)$|anatomy|body_parts
hook bright | Two hundred and six :: I've two hundred and six of them, clever and white / They hold up my trousers by day and by night / They clack down the stairs like a handful of sticks / I'm hung like a coat on two hundred and six
hook tender | No day off :: A fist in the dark, and it's never had rest / Three billion small knocks on the door of the chest / You never once thanked it, you gave it a scoff / It went on regardless. It's had no day off
scene | Three pounds of cold porridge that lives in a bowl / It thinks it's the captain, it thinks it's a soul / It's never seen daylight, it lives like a mole / It made up the stars from a knock and a hole
detail | The smallest are three in the drum of your ear / The biggest's the thigh, and it gets you from here / The funny bone isn't, the tail isn't long / The tongue's a strong fellow. He sometimes is wrong
story | I broke it at seven, I fell off the shed / They wrapped it in plaster, and everyone read / The names that my friends wrote, and Kevin, a rude / It knit like a jumper. It's still in a mood
turn | They put a cold disc on my mum, and it hissed / Then, fast as a sparrow, the thing on the list / Was you. It went galloping, out of the black / I heard your heart first, and my own answered back
feel | It turns what you ate into running and rhyme / It mends you while sleeping, it keeps its own time / You look in the mirror and grumble, too wide / You've no idea, friend, what goes on inside
pre | Head bone and neck bone and shoulder bone, hip / Everyone hold on, we're off on a trip
bridge | One day it'll stop, in the middle of things / It won't ring a bell, and it won't spread its wings / I'd like it to know, then, I noticed it, beat / By beat, on the pillow, asleep, in the heat

== ^(?:the_number_|about_|song_about_|i_love_)*pi(?:_day)?$|pi_day|prime_numbers?|fibonacci|golden_ratio|mathematicians?|pythagoras|zero_the_number
hook funny | Three point one four :: Three point one four and then one and then five / I said it on dates, and I'm barely alive / Nine, two, six, five, and they've run for the door / There's more where that came from. Three point one four
hook | Only by one :: They'll none of them split me, they've tried, and they've tried / I'm seventeen, standing with no one inside / I'm not being proud, dear, it's just how it's done / I go into no one. I'm had only by one
scene | A man with some chalk, and his jumper on wrong / He's stood at that blackboard the whole summer long / He draws a small circle. He rubs it away / He laughs like a child. It came out all right today
detail | The shell and the sunflower, the curl of the wave / The pine cone, the galaxy, somebody's cave / They've all read the same book, they've all done the sum / One, one, two, three, five. And then eight has to come
story | He wrote in the margin, I've proof, it's so neat / I've no room to show you, I'm out of the sheet / They looked for three hundred and fifty-eight years / A boy read it, ten, with the book round his ears
turn | My teacher said, girls don't have heads for all that / I solved it in lipstick, on the back of her hat / Or nearly. I went up and wrote it out plain / The chalk broke. She looked like a woman in rain
feel | The rest of it passes, the kings and the sea / But seven was prime before there was a we / It's odd, to be touching a thing that won't rot / It doesn't need you there, to be what you've got
pre | Carry the two, and then multiply, so / Show me your working, it's how you will know
bridge | And round it goes on, and it never repeats / Your birthday is in there, the songs, and the streets / The day that I met you, the name of our son / It's somewhere in there. And it hasn't begun

== marie_curie|(?:ada_)?lovelace|rosalind_franklin|women_in_(?:science|stem)|female_scientists?|hypatia|katherine_johnson
hook proud | She glowed in the dark :: She stirred it with iron, a ton in a shed / She'd soot on her collar and smoke in her head / And all through the winter, one blue little spark / She kept by her pillow. She glowed in the dark
hook proud | Her name on the door :: They gave it to him, and they gave it to them / They thanked her for tea and for sewing a hem / It took them a century, maybe some more / But somebody's painting her name on the door
scene | A girl with a notebook, the back of the hall / They said she could sit, if she sat by the wall / She wrote till her fingers went white, then went blue / She fainted from hunger, then finished it, too
detail | A sieve and a cauldron, some ore by the sack / A baby at home, and a pain in her back / Four years, and a tenth of a gram in a dish / It shone like the moon, and it shone like a wish
story | They said to stay home when the prize was to go / They'd printed a scandal, they told her, say no / She packed up one black dress, she took the north train / She stood there, and took it, with naught to explain
turn | She drove to the front in a van with a light / She looked into soldiers, all day and all night / A million cracked bones that the X-rays went through / She'd taught her own daughter, and she drove there, too
feel | It isn't a matter of being the first / It's liking the itch, and it's having the thirst / It's seeing a thing that nobody has shown / At four in the morning, and you there, alone
pre | Write it down, measure it, do it once more / Never mind who has the key to the door
bridge | Her notebooks are still kept in boxes of lead / You sign for a look, though it's years she's been dead / They'll burn for a thousand, and more years than that / She's still giving light off. So take off your hat
`)
