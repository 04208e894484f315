import { kits } from '../../lines.ts'

export const hobbiesKits = kits(`
== bird[-_]?watch(?:ing|ers?)|birding|birders?|twitchers?|bird_(?:feeder|hide|table)s?|binoculars
hook calm | Don't breathe :: Don't breathe, don't point, don't whisper a word / I've waited since Easter to see this bird / It's small and it's brown and it's gone in a leaf / The best thing all year, and it's gone. Don't breathe
hook funny | Another brown one :: It's another brown one, in another brown tree / I've checked on the wing bar, the beak and the knee / I've a book and a flask and a hat weighing half a ton / Write it down, Martin, it's another brown one
scene | Half past four on a marsh in the sleet / I can't feel my fingers, I can't find my feet / There's nine of us here in a box made of wood / And nobody's spoken, and isn't it good
detail | A flask and a notebook, a pencil on string / A coat with nine pockets, a sandwich, a thing / For calling the owls that has only called Keith / He answers each time from the bracken beneath
story | I lost a good job for a lark on a hill / I left my own wedding to lean on a sill / She came out to find me, her veil in her hand / She looked through the glasses. She let the thing land
turn | My father could name them by nothing but sound / He'd stop, lift a finger, and I'd look around / He's gone, and I heard one, high up in the blue / I said its name loudly. I think that he knew
feel | You look at your phone and the world's on its knees / You look through two lenses at one of these / It weighs like a coin in the palm of your hand / It came over deserts to stand where you stand
pre | Two o'clock, top of the hawthorn, and then / Left of the gatepost, now higher, at ten
bridge | It doesn't belong to me, nothing up there / I don't get to stroke it, I don't get to share / It looked at me, once, with the bead of one eye / And I've been seen too now. I've been seen by sky

== origami|paper_(?:cranes?|planes?|folding|aeroplanes?|airplanes?)
hook calm | Fold :: Fold it in half and then fold it in two / Fold down a corner and let the light through / It's only a square, and it does as it's told / There's a bird in the paper, so fold, and fold
hook tender | A thousand cranes :: One for the fever and one for the rain / One for the window and one for the pain / My fingers know nothing but corners and planes / I'll sit by your bed till a thousand cranes
scene | A square of red paper, a table, a lamp / The rain at the window, the evening gone damp / I press with my thumbnail, I turn it, I crease / It's nothing, it's nothing. It's turned into geese
detail | A frog that can jump if you press on its spine / A boat from a ticket, a swan from a fine / A box made of boxes, a star made of nine / A small paper elephant, none of it mine
story | I tried at the hospital, page after page / The first ones were roadkill, the next one a cage / The man in the next bed sat watching, and then / He folded his menu and made me a hen
turn | Unfold it, and look at the lines that are there / Each crease like a road going off to nowhere / You can't see a bird, but the bird's in the map / You don't lose the shape when you open the flap
feel | You don't need the scissors, you don't need the glue / It's all the one paper, the old and the new / I think that's what people are. Opened out flat / We're lines where somebody has done this and that
pre | Edge onto edge, and be patient, be straight / The mountain, the valley, and now you just wait
bridge | I launched from the window a plane for the moon / It looped and it landed, a little too soon / A kid picked it up there and turned on her heel / She threw it much further. And that's the whole deal

== pottery|(?:potter's|pottery)_(?:wheel|class)|ceramics|throwing_(?:a_)?pots?|clay_(?:pots?|class)|kiln
hook | Start with your thumbs :: It's only a lump and it's covered in slip / It wobbles, it sags, and it's gone at the lip / So slap it down harder, whatever becomes / It all starts with mud, and you start with your thumbs
hook funny | It's an ashtray :: I wanted a vase with the neck of a swan / It sneezed and lay down, and the neck had moved on / I looked at it sideways, I brushed off the clay / Does anyone smoke here? It's an ashtray
scene | The wheel's going round and I'm up to the knees / The teacher says, gently, and, breathe with it, please / She touches it once with a fingertip, so / And out of the swamp comes a bowl, nice and slow
detail | My jumper is clay and my hair is clay, too / I've slip on the ceiling, I've slip in my shoe / A shelf full of failures all leaning one way / Like people on deck on a very rough day
story | The day that he left me I went there at nine / I hit every lump with that face, and felt fine / I made eleven bowls, and they're heavy as lead / I eat my own soup from the things that I said
turn | You put in a green and you don't know the rest / The fire has opinions, and fire knows best / It came out all copper and red like a bruise / I'd not have been able to plan or to choose
feel | All day I move numbers from left over right / There's nothing to hold when I go home at night / But this has my thumbprint, it's ugly and true / They'll dig it up one day and say, who were you
pre | Lean in and hold it, the middle, the still / Don't fight it, don't chase it, you know that it will
bridge | My mug has a handle that's made for my hand / It doesn't fit others, they don't understand / It drips, and it's crooked, it's brown, and it's mine / I drink from it slowly. The tea tastes like wine

== (?:i_love_|my_|learning_|street_|film_|wedding_|love_of_)*photography|taking_(?:photos|pictures)|old_cameras?|(?:camera|film)_roll|film_cameras?|camera_film|polaroid_cameras?
hook | Hold it there :: Hold it there, hold it there, just as you are / The light's coming sideways from under the car / You're laughing at something, there's soap in your hair / I'll never get nearer, so hold it there
hook wistful | I'm not in it :: The wedding, the beach, and the boat, and the bus / There's every last one, but there's hardly of us / I look through the years of it, minute by minute / I love every picture, and I'm not in it
scene | The last of the gold coming down on the street / An old man, a pigeon, the sun at his feet / I get on one knee in the wet with my lens / The pigeon moves over. The old man pretends
detail | A roll in a tin and a smell in the dark / A paper in water, a ghost, then a mark / A hat, then a forehead, then somebody's eyes / Come up through the red like a fish on the rise
story | I took one of Grandma, she'd said, not my face / She put up her hand, with her ring and its lace / I kept it, the hand, and the blur of a smile / It's her more than any she sat for, by a mile
turn | We've ten thousand now on a cloud, on a chip / We never once look at them, never once flip / But one fell from out of a book to the floor / It's creased down the middle. She's there at the door
feel | It's only a box with a hole, and you wait / A hundredth, a sixtieth, always too late / For what you saw moved by the time you had shot / The picture's of almost. It's all that we've got
pre | Chin to the window and don't look at me / Think about something you'd rather be
bridge | Last week someone borrowed it, pointed it, clicked / I'd jam on my collar, my eyebrows were licked / I look like my father. I'm happy, and bald / I'm in it, I'm in it. I came when they called

== star_?gaz(?:ing|ers?)|astronom(?:y|ers?)|telescopes?|looking_at_the_stars|meteor_showers?|planetarium
hook calm | Old light :: It left there before there was any of us / Before there was Rome, or a wheel, or a bus / It came all that way through the empty of night / To land in my eye in a field. Old light
hook bright | Turn off the house :: Turn off the porch and the street and the house / Turn off the phone and lie still as a mouse / It takes twenty minutes, and then they come out / Turn off the house, and stop walking about
scene | A blanket, a hill, and a flask, and the dew / I thought there'd be dozens, I see there's a few / Then slowly my eyes let the rest of it in / It's not black at all. It's like flour on skin
detail | That smudge is a city with no one in sight / That red sun's a grandpa who's on his last night / The rings are like something you'd draw for a child / I saw them myself, and I'd swear that they smiled
story | My dad woke me up with a coat on my bed / He carried me out with the sleep in my head / He said, that's a comet, it won't be back soon / You'll be eighty-six. And we waved past the moon
turn | One dropped down the side like a match being struck / We both of us gasped. That's a rock with no luck / A crumb off a comet, a bright grain of sand / It took our breath with it. I took your hand
feel | I'd worries this morning as big as a shed / I brought them up here, and I laid down my head / They're still all my size, and they're still all as true / But nothing up there has been told what to do
pre | Wait for your eyes, they take longer than you / Orange, then silver, then everything's through
bridge | They say that we're made of it, bones and the blood / Some star had to break to make iron and mud / So when I look up and it tugs at my sleeve / It's family calling. It's hard then to leave

== metal[-_]detect(?:ing|ors?|orists?)|treasure_hunt(?:ing|ers?)?|geocach(?:e|es|ing)|digging_for_treasure
hook funny | It's a ring pull :: It beeped like a king in a chariot of gold / I dug to my elbows, I knelt in the cold / I brushed off the centuries, held the thing full / Of light to the heavens. And it's a ring pull
hook bright | There's something down there :: There's something down there, it went up like a bird / The sweetest small signal that I've ever heard / It could be a crown, it could be a chair / But someone once dropped it, and something's down there
scene | A field after ploughing, a man and a stick / He's sweeping it slowly, he isn't too quick / His headphones are humming, his lunch is a pie / His wife thinks he's working. He'd rather not lie
detail | Three buttons, a buckle, a bit of a plough / A tap from a brewery, the bell of a cow / Nine nails and a toy car, the wheels gone to rust / Each labelled and dated and wiped free of dust
story | For twenty-two years he had dug up the same / Then one wet November it whistled his name / A coin with a face, as if stamped the same day / He sat in the furrow. He'd nothing to say
turn | He thought of the hand that it fell from, the cold / Some lad with a sheep and his one bit of gold / Who went home that evening, who'd searched, and was beat / He said, it's all right, son. It's here at my feet
feel | It isn't the money, it goes to the state / It isn't the glory, he's up here too late / It's holding a thing that was somebody's day / And being the next one to hold it that way
pre | Low and then level, and low to the right / Wait, there it is again, faint as a light
bridge | He's dropped his own ring in a field, on his knees / He's left it there now, and he's feeling at ease / Some far-away fellow, a thousand years hence / Will hear it go singing just here, by the fence

== jigsaws?(?:_puzzles?)?|(?:thousand|one_thousand|1000)[-_]piece|puzzle_pieces?|missing_piece
hook funny | One bit of sky :: A thousand blue pieces, the same on each spike / A cottage, a duck pond, a vicar, a bike / We've finished the edges, we've finished the pie / It's three in the morning, and one bit of sky
hook tender | You were the corner :: I'd turned the box over, I'd spread it all out / I'd no lid to go by, just pieces of doubt / And then came a straight edge, a start, a small border / I'd something to build on. For you were the corner
scene | The table's been lost since the second of May / We eat off our knees now, we've put it that way / There's no one allowed to go by with a sleeve / The cat has been warned, and been asked if she'd leave
detail | You look for the ones with a bit of the roof / I'm after the horse, I've the tail and a hoof / My aunt has a piece that she's tried for a week / She's turned to a hammer. The table's gone weak
story | We got to the end, and it wasn't all there / A hole in the windmill, a hole made of air / We took up the carpet, we looked in the bread / The dog had a face on. The dog went to bed
turn | My mother went quiet the winter he died / She couldn't do people, she couldn't go outside / So nobody spoke, but we'd sit with her, late / And pass her a piece, and we'd pass it, and wait
feel | The world's in a muddle and nobody knows / The picture, the edges, or how it all goes / But here's one small thing with one place it belongs / It goes in with a click, and it rights a few wrongs
pre | Turn it around, and around, and then no / It's nearly the one, but it's not going to go
bridge | And then when it's done there's a day, maybe two / You look at it whole, and you walk round the view / And break it in handfuls, and into the tin / It isn't to have it. It's just to begin

== cross_?words?(?:_puzzles?)?|sudokus?|word_(?:games?|puzzles?)|wordle|spelling_bee
hook funny | Seven letters :: Seven letters, starts with a B / Something a duke might do in the sea / I've chewed up my pencil, I've asked all my betters / My kingdom, my kingdom, for seven letters
hook tender | You fill in the downs :: I'll do the acrosses, you fill in the downs / You know all your rivers, I know all my towns / We've sat here on Sundays in old dressing gowns / I'd be full of blanks, love, you fill in the downs
scene | The paper is folded in four on the tray / The tea's going cold, and the rain's here to stay / There's ink on the table, there's ink on my lip / I've got forty-one, and it gives me a grip
detail | A four-letter word for a sheep or a boat / A place in Peru and a part of a throat / A river, a card game, a nymph and a god / A thing that's an anagram. That one is odd
story | My granddad did his in an hour, in pen / He'd put any letters in, now and again / He'd say to us, finished, and fold it up tight / I looked at it once, and no answer was right
turn | He'd done it for her, so she'd think he was smart / She'd known from the very first day, from the start / In pencil, beneath it, in letters so thin / I love you, you fraud, and I'm letting you win
feel | The rest of my life has no key at the back / I'm guessing it mostly, in white and in black / But some time each morning, with toast on my shirt / There's one thing I'm sure of, and nobody's hurt
pre | It ends with an E, and it can't be a verb / I had it, I had it, so please don't disturb
bridge | When I'm a bit vague, and the words start to go / Sit down here beside me, and read the thing slow / You give me the clue, and the letters, and then / I'll get there, I'll get there. You lend me the pen

== legos?|lego_(?:bricks?|sets?|castle|star)(?:_\\w+)?|building_blocks|step(?:ped|ping)?_on_(?:a_)?lego
hook funny | Barefoot at midnight :: I've broken a leg and I've had all my teeth / I've been to the dentist with nothing beneath / I've known a real heartache, I've known a good fight / But nothing's like Lego, barefoot at midnight
hook bright | It clicks :: It clicks, it clicks, it goes on with a snap / A blue on a yellow, a wheel on a cap / No one can tell me it needs any fix / A dragon with headlights, so what, it clicks
scene | A bucket tipped out like the surf on the shore / That sound, like a wave, going over the floor / I'm forty and lying face down in the pile / I've looked for one hinge piece for quite a while
detail | A pirate with hair from a bride, and a cup / A horse in a rocket that never went up / A policeman, legs backwards, a door into air / A small yellow man who was always just there
story | We built the whole castle in order, by page / We put it, completed, up high on a stage / He looked at it, perfect, the flags and the gate / Then smashed it to bits. He said, now we create
turn | The attic. The box with my name on the tape / I lifted the lid, and it still had the shape / Of one winter Sunday, aged nine, on the floor / My son sat down slowly. He said, is there more
feel | They tell you a thing that gets broken stays broke / They tell you it's different for people. No joke / But nothing was glued here, and nothing has bled / You pull it apart, and make something instead
pre | A flat one, a grey, with two bumps and a hole / I had it a second ago, on my soul
bridge | I stepped on it, howling, I fell in the hall / I lay there with stars going round on the wall / And one little man with a smile like a line / Was holding a flag up. And we're doing fine

== model_(?:trains?|railways?|railroads?)|train[-_]?spott(?:er|ers|ing)|train_set
hook | Small enough to love :: The village has nine trees, a church and a train / It's always September, it's never seen rain / The world is too large and I've had quite enough / I built me a town that is small enough to love
hook funny | Eight fifteen's late :: I run the whole line in a loft full of dust / I've weathered the wagons, I've painted the rust / The porter is ready, the mail's in its crate / The cat's on the viaduct. Eight fifteen's late
scene | A hatch in the ceiling, a ladder, a light / He goes up at seven and stays half the night / You hear it go over you, tick-a-tack, round / He's sixty-eight now, and he makes the small sound
detail | A woman is waving, an inch at the most / A dog has been painted, a very small ghost / A wedding is on at the church by the wall / The bride's lost an arm, but she's having a ball
story | He made the same station where he was a lad / The tearoom, the clock, with the four hands it had / A boy on a suitcase, a man in a hat / He put them together. They'd never done that
turn | The war took the one, and the line closed, and so / He's building it back from the coal to the snow / And each night the train brings him in, on the dot / The boy's on the platform. He never forgot
feel | You laugh, and you ask him, a grown man with toys / He's out of the traffic, the news and the noise / Whatever comes off of the rails in the end / He picks up one-handed, and sets it to mend
pre | All aboard, doors closing, and mind where you stand / The whole of the railway is under one hand
bridge | When he's on his last train, the whistle and steam / I hope there's a platform the size of a dream / With nine little trees there, and always the fall / A man in a hat waiting. That would be all

== (?:collect(?:ing|s|or|ors|ion)_(?:of_)?)(?!dust)(?:stamps?|coins?|\\w+)|(?:stamp|coin)_collect(?:ors?|ing|ion)|(?:trading|baseball|pok[eé]mon)_cards?|collectors?
hook funny | I only need one more :: I've got the blue, and the blue with the crease / The one with the camel, the one made in Greece / I've three in the attic and nine by the door / I'm done with it, darling. I only need one more
hook tender | Page by page :: Page by page, in their windows, a queen and a crow / Places my grandfather never could go / He'd a lens and a lamp, and he'd not leave his cage / But he travelled the world with me, page by page
scene | A Saturday market, a man with a tray / He doesn't look up, he looks bored, he looks grey / I run down the plastic with one careful thumb / And there it is. Easy now. Act a bit dumb
detail | An upside-down plane, and a queen with no crown / A place that's not there now, a rose, and a town / A misprint, a smudge, and a perfect clean tear / It's worth more for being a little bit rare
story | I swapped my best striker, my shiniest king / For one with a bend and a coffee-cup ring / They laughed at me, all of them, right through the school / It paid for my college. So who was the fool
turn | He died, and the dealer came round with a pen / He said, it's worth nothing. He said it again / But under each corner, in pencil, so thin / He'd written who I was when each had come in
feel | You can't hold the years and you can't hold the sea / You can't hold the people you thought it would be / But one little square, with an edge like a comb / You lick it, you place it. You've brought something home
pre | Tweezers and hinges and don't even sneeze / Which have you got there, and swap me one, please
bridge | There's one page that's empty, with one little hole / I've looked all my life, and it's good for the soul / Don't find it, don't sell it. I'd rather it be / Out there on a table, still waiting for me

== escape_rooms?|locked_in_a_room|sixty_minutes_to_escape
hook funny | Has anyone tried the lamp :: Sixty minutes, a skull and a safe / Steve's on the floor, and he's starting to chafe / There's nine kinds of cipher, and one of them's damp / For God's sake, has anyone, has anyone tried the lamp
hook | We paid to be locked in :: We paid to be locked in, with people we know / The door has a bolt and the clock isn't slow / My boss is in tears with a map on his chin / We did this on purpose. We paid to be locked in
scene | They take all our phones, and they shut us in there / A candle, a coffin, a half-broken chair / A voice on the wall says, it's up to you now / And Karen takes charge. Nobody knows how
detail | A bookcase that moves if you pull out the red / A number in lemon juice under the bed / A key on a magnet, a key in a clock / A key that is lovely, and fits in no lock
story | I thought it was Morse, and I tapped it all out / I wrote down each letter with never a doubt / It spelled out a warning, a G, then an N / The radiator does that, said Colin, at ten
turn | Then quiet Denise, who has worked there nine years / And never said one thing that anyone hears / Said, isn't it just the four pictures, by height / It opened. We stared at her there in the light
feel | It's odd how you're closer with only a wall / How nobody's title is useful at all / We crawled through a chimney, the director and me / And found in the end that he's scared of the sea
pre | Ten minutes left, and there's smoke, and a hum / Who has the torch now, and who's counting the drum
bridge | The photo they took shows us out in the light / We're holding a sign up, our hair is a fright / We failed by four seconds, we shout and we clamp / Denise to our shoulders. She'd tried the lamp

== cos_?play(?:ers?|ing)?|comic[-_]?con|fan_?fiction|fandoms?|renaissance_fa(?:ir|ire)
hook bright | Made it myself :: I made it myself out of foam and of glue / The sword is a pool noodle, painted it, too / I burned both my thumbs and I cleared every shelf / I'm nine feet of dragon, and I made it myself
hook tender | Come as you aren't :: Come as you aren't and you'll find that you are / A knight or an elf or a talking guitar / The bus stop can stare, and the world say you can't / We've saved you a sword here. Come as you aren't
scene | A wizard is stuck in the turning door / A stormtrooper's helping to pick up the floor / Two Batmen are queuing for coffee and bread / A Viking is looking for somebody's head
detail | The wig has been glued, and the contacts are red / The wings are too wide for the train and the bed / My mum sewed the cape, and she asked, at the fold / So is he the good one? I said, I've been told
story | A kid in a wheelchair came in as a ship / With lasers and smoke coming out of the tip / The whole hall fell back, and saluted, and how / I'll never forget it. The captain took a bow
turn | At work I'm the quiet one down by the stair / I don't think they know that I'm usually there / On Saturday somebody asked for a pic / She said, you're my hero. It hit like a brick
feel | It isn't pretending, or not in that way / You put on the armour to get through the day / There's something I couldn't be, out of the blue / I find, with a helmet on, that I can do
pre | Check for the zip and the horns and the tail / One more to glue on, and then we set sail
bridge | The train home is late, and it's raining, and black / A dragon, a queen, and a man with a pack / We slump in a row in a glitter of sand / And one tired commuter says, I understand

== anime|manga|studio_ghibli|k-?drama|magical_girls?
hook bright | Just one more arc :: Just one more arc, and I swear I'll go home / He's not even used the real power, he's alone / It's four in the morning, my whole room is dark / She's going to tell him in just one more arc
hook wild | Say the name of the move :: You shout it out first, and you plant both your feet / The wind gets your hair in an empty street / They all have to let you, they know and approve / So breathe in, and mean it, say the name of the move
scene | The petals are falling, she turns by the gate / He runs with some toast in his mouth, he is late / They bump, and they look, and there's nothing to say / I've ninety-nine more of it. Let's start today
detail | The rice ball is drawn so you smell it, the steam / The train through the sea like the edge of a dream / A cat that's a bus, and a bus that's a cat / I've cried at a soup. And I'm fine about that
story | My gran came to stay and sat down, with a sigh / She said, is it children's? She asked me then why / The big one in armour was holding the cup / By nine she was yelling at someone, get up
turn | The villain explained what had happened, at nine / He'd nobody with him, he'd said he was fine / I looked at the screen and I felt for him, too / They don't make you choose, and I like that they do
feel | They've taught me that friendship can flatten a wall / That running won't help if you don't tell them all / That crying is fine with a sword in your hand / And supper comes first, and the weak get to stand
pre | Skip the first opening? Never, you fool / We sing it in words that they don't teach at school
bridge | I've no secret power and I've no silver hair / I've a bus pass, a rucksack, a hole in my chair / But sometimes the wind gets my coat from behind / I plant both my feet, and I speak my own mind

== comic_books?|comics|graphic_novels?
hook bright | Pow :: Pow, in a star, and then Zap, in a cloud / I read it by torchlight, I read it out loud / I jumped off the shed, and I'm in plaster now / It's worth it, it's worth it. The word for that's pow
hook tender | To be continued :: To be continued, it said, and it stopped / The hero was hanging, the bridge had just dropped / A month is for ever, our tempers were skewed / But nobody dies here. It's to be continued
scene | The shop smelled of paper and bubblegum dust / A bell on the door and a shutter of rust / The new ones on Wednesdays, still warm, in a stack / We'd read the whole lot there, and put it all back
detail | The ink on your thumbs and the staples gone red / The ad for sea monkeys, the box by the bed / The corner you bent at the bit with the train / The letter they printed from someone in Maine
story | My brother drew ours, with the panels in pen / The hero was me, I'd one line, now and then / He gave me a cape and he gave me a scar / And he was the sidekick who drove the old car
turn | My mother threw all of them out in the spring / She'd needed the room, it was only a thing / They're worth half a house, and I don't give a bean / It's my brother's, in pencil, aged nine and thirteen
feel | A man made of rubber, a girl made of flame / A kid no one talks to who won't say his name / They told me the strange bit you'd hide, if you could / Might be what you've got there for doing some good
pre | Meanwhile, it said in the box at the top / Back at the hideout. I never could stop
bridge | I found it last summer, in back of a drawer / Page seven, my cape on, my foot on the floor / I rang him. I said, you're the sidekick, you know / He said, turn it over. To be continued, though

== true[-_]crime(?:_\\w+)?|podcasts?(?:_\\w+)?|murder_podcasts?|serial_killers?
hook funny | It's always the husband :: It's always the husband, I've told you before / It's always the fellow who fixed the front door / He's charming, he's helpful, he gardens, he dusts, and / You brought me up coffee? It's always the husband
hook funny | Murder while I fold :: I match up the socks while they're dredging the lake / I hang up the shirts, and they're finding a rake / I've learned what a body does left in the cold / It soothes me, it's lovely, my murder while I fold
scene | The dishes, a headphone, a woman's low voice / She says he had options, she says he'd a choice / The blood on the carpet was found by the light / I've wiped down the hob, and I'm sleeping tonight
detail | I park under lamps and I've memorised plates / I've told all my friends where I am on my dates / I've learned that they find you by dog, or by fern / I've never once gone for a jog by that turn
story | A man at the bus stop said, lovely old day / I noted his shoes and his scar and which way / He dropped me my glove, and he gave me a smile / I've still got his details, and now there's a file
turn | Then one night they read out a letter she wrote / Nineteen, and a dancer, a train and a coat / I took out the headphones. The kitchen was still / She'd bought her mum flowers. They stood on the sill
feel | I think that we listen to learn how to run / To look down the well, and to see how it's done / To say, I'd have known it, I wouldn't have stayed / And sit with the locks on, a little afraid
pre | Previously, last time, a glove and a boat / A word from our sponsor, then back to the throat
bridge | So tell me her name, and not his, if you can / I'm tired of the cunning and charm of the man / Say she could do cartwheels, say she'd a loud laugh / And that's the whole story. The rest's only half

== magic_tricks?(?:_\\w+)?|magicians?(?:'s_assistant)?|card_tricks?|pull\\w*_a_rabbit|illusionists?
hook bright | Pick a card :: Pick a card, any card, look at it hard / Slip it back anywhere, stay on your guard / I shuffle, I sweat, and my thumbs are both scarred / Is that it? Is that it? Then pick a card
hook | Watch the other hand :: Watch the other hand, that's the thing that I learned / The one in the glitter is never what turned / The doves and the smoke and the girl and the band / Are all so you won't look. Watch the other hand
scene | A hall above a pub, and a curtain on string / A man with a moustache, a hat, and a ring / His rabbit has views and his doves have escaped / He bows to six people, his trousers are taped
detail | A scarf up the sleeve and a coin in the palm / A pack with no aces, an egg in the arm / A saw that goes wobble, a box with false end / A wife in two halves who is also his friend
story | He did it for children, and one little lad / Had seen how it worked, and he knew what he had / He knew, and he said it to no one at all / He clapped till the plaster came down off the wall
turn | She'd lain in the box for him twenty-one years / She'd smiled with the saw going close to her ears / The last night, he bowed, and he stepped off the stage / And she sawed him in two there. It was all the rage
feel | You know that it's nothing, a thread and a flap / You know there's a mirror, you know there's a trap / But something in you, for the blink of an eye / Was ready for anything. Wasn't that why
pre | Nothing up this sleeve and nothing up that / Tap it three times, and now look in the hat
bridge | When I go, I'd like it to be with a flash / A puff of blue smoke, and a bow, and a sash / Then just the top hat, and a hush, and the light / And one of you whispers, he did it all right

== (?:my_|an_old_|keeping_a_|writing_a_|secret_|dear_|reading_my_old_)*diar(?:y|ies)(?:_\\w+)*|journal(?:l?ing|s)?|bullet_journals?
hook tender | Dear you :: Dear you, it's me, and it's ten past eleven / I said I'd stop writing you when I was seven / I've nobody else who would want it, it's true / So I'll tell you the rest of it. Yours, and dear you
hook funny | Nothing happened today :: Nothing happened today, I had toast and a bath / I fed someone's goldfish and walked up the path / He looked at me. Well, he was looking my way / Nine pages. I've nothing. Nothing happened today
scene | A lock you could pick with the end of a comb / A key round my neck on a ribbon, at home / I wrote under covers, a torch in my teeth / A list of my enemies filed underneath
detail | A petal, a ticket, a tooth in a fold / A boy's name in bubbles, a girl's name in gold / A page with a blot where the ink met the wet / A page that I tore out. I think of it yet
story | My brother once found it, and read it at lunch / He did all the voices, he did the whole bunch / He got to the page about him, and he stopped / He passed me it over. The subject was dropped
turn | I opened it, thirty years on, on the floor / I'd laughed till I got to the spring of year four / I was so unhappy. I'd drawn it in red / I'd like to go back there and sit on that bed
feel | I write so it's somewhere that isn't my chest / I write so I've got it and give it a rest / It can't answer back, and it can't tell me no / It only has pages. It lets the thing go
pre | The date at the top and a line for the sky / I won't tell you all of it. All right, then, I
bridge | Whoever comes after, and finds it, and looks / A shelf full of me in some second-hand books / I wasn't important. I had a small life / I noticed the snow. It went in like a knife

== family_(?:tree|history)|genealogy|ancest(?:ors?|ry)|dna_test|(?:tracing_|finding_)?my_(?:family_)?roots
hook | Somebody's great-great :: I'm somebody's great-great, I just don't know whose / They'll look at my photo and laugh at my shoes / They'll squint at my chin, and they'll find it's too late / To ask what I laughed at. I'm somebody's great-great
hook funny | I was hoping for a king :: I was hoping for a king, I'd have taken an earl / A duchess, a pirate, a scandalous girl / I've gone back four centuries, asking, and bring / Home nine sets of farmers. I was hoping for a king
scene | The census, in copperplate, smudged at the fold / A house with eleven, the youngest was old / Enough to be working. The mother signed X / I look at that cross, and I know what comes next
detail | A ship's list, a gravestone, a Bible, a lock / Of hair gone to straw and a christening frock / A name that was changed by a clerk with a cold / A date that's too early, and nobody told
story | I spat in a tube, and I sent it away / It came back with cousins in Perth and Calais / One rang me. She laughed, and I nearly fell dead / My own mother's laugh out of somebody's head
turn | There's one with no photo, a line, and a year / A daughter, unnamed, and she wasn't long here / I've no way to find her. I said it out loud / So one person said it. She's one of our crowd
feel | A thousand had met, and had kissed, and got through / The plague and the potato and World War Two / They had to not miss that one bus, that one dance / I'm a very long story of ordinary chance
pre | Born of, and son of, and daughter of, late / Of the parish of somewhere, and dead on this date
bridge | So here's to the farmers, the mud and the wheat / The ones with no letters, no shoes on their feet / You never were kings, and you never asked why / You got through one winter, and so here am I

== quilt(?:s|ing|ed|ers?)?|patchwork(?!_famil)
hook tender | A bit of everyone :: A bit of your school shirt, a bit of his tie / A bit of the curtain from when we lived high / The dress that I danced in until it was done / It's colder tonight, love. Here's a bit of everyone
hook | Stitch it in :: Stitch in the summer and stitch in the rain / Stitch in the shirt from the night on the train / Whatever wore out, whatever wore thin / Don't throw it away, girl, just stitch it in
scene | The frame's in the front room, six women, six chairs / The talk's of the weather, and then it's affairs / The needles go under, the needles come through / There isn't a thing in this town they don't do
detail | That blue was a sailor's, that red was a gown / That check was a farmer's from down by the town / That white was a baby's, it's only one square / They all stitch around it, with very great care
story | She made it for him when he went off to war / She'd cut up the apron, the sheet and what's more / Her own wedding petticoat, lace at the seam / He wrote that he slept. And he'd not had the dream
turn | He came back without it. He'd wrapped it around / Another boy, cold, who was there on the ground / She nodded. She got out the scissors and tin / She said, well, we'll need more. So where to begin
feel | They call it a craft, and they say that it's quaint / They hang up the men's in a frame, if it's paint / But this kept somebody alive, and it's true / Art ought to be asked that. Did it cover you
pre | Square onto square and the right sides within / Thimble and thread and a mouth full of pin
bridge | When I'm all in pieces, too thin for a sleeve / I'd like to be useful before I should leave / So cut me up kindly, a hand's breadth or two / And put me in next to the sailor's old blue

== home[-_]?brew(?:ing|ed|ers?)?|brew(?:ing|s)?_(?:my_own_|our_own_|his_own_|her_own_)?(?:beer|cider|ale|mead)|moonshine_still
hook funny | Bottle number nine :: The first one was vinegar, the second was foam / The third one exploded, and took down a gnome / I've lost half the garage, I've lost all my spine / But taste it, please taste it, it's bottle number nine
hook bright | It's alive in there :: It burps in the bucket, it hums in the dark / It's got its own weather, it's got its own spark / It's under the stairs, and it needs its own air / Don't open the cupboard, it's alive in there
scene | The kitchen's a swamp and the windows have wept / It smells like a barn where a biscuit has slept / He's stirring a cauldron, he's wearing a peg / He's holding a thermometer, hops on his leg
detail | A tube and a siphon, a bung and a book / A barrel his grandfather left on a hook / Some yeast like a creature, some malt like a mud / He talks to it nightly. He thinks it's his blood
story | At two in the morning it went like a gun / We hid in the bath till the shooting was done / The ceiling was dripping, the cat had gone pale / He licked at the wallpaper. Not a bad ale
turn | His father had never said much, in a room / He'd sit with a paper, a man made of gloom / They opened one, silent. They looked, and they drank / He said, that's all right. And I swear the room shrank
feel | You can't make it hurry, you can't make it stay / It's sugar and patience and keeping away / All day I press buttons for someone I'm not / And here I made something from grass in a pot
pre | Rinse it and rinse it and leave it alone / Listen, it's ticking, it's talking, it's grown
bridge | And if the world ends, and the shops are all bare / You'll find him at peace underneath his own stair / With nine hundred bottles, a candle, a chair / He'll say, you'll be thirsty. Come in, it's all there

== mushroom_(?:foraging|picking|hunting)|forag(?:e|ing|ers?)|pick(?:ing|ed)?_mushrooms|mushrooms?(?:_\\w+)?|truffles?
hook | After the rain :: They come in the night when there's nobody there / They lift up the leaves and they lift up the air / I know of a place, and I'll never explain / You'd have to be family. After the rain
hook funny | Probably fine :: It's yellow, it's frilly, it's spotted with red / It smells like a cupboard where something is dead / The book says, delicious. Or that's the next line / I've eaten a corner. It's probably fine
scene | October, a basket, a fog on the ground / The wood has that hush like it's hiding a sound / My nose to the moss and my knees in the wet / I've looked here an hour, and there's not one yet
detail | A parasol, puffball, a trumpet of black / A hedgehog with needles all under its back / The red and the white, like a house for a gnome / You look, and you thank it, and you leave that one home
story | My grandmother took me, she carried a knife / She'd walked the same wood for the whole of her life / She bent and said something, and cut, with a sigh / You leave the next one there. You don't ask it why
turn | She told me the place when she lay in the bed / Not money, not letters. She whispered instead / The oak with the lightning, then forty steps west / I went there. They'd come up. I sat there, at rest
feel | Beneath there's a thread that goes on for a mile / It ties all the trees up. It talks all the while / The thing that you pick is a hand, or a nose / Of something enormous that nobody knows
pre | Gills or no gills, and a ring, and a stain / You look, and you look, and you look up, and rain
bridge | I like that the best of us comes out of rot / Of leaf and of dark and of all we forgot / You can't plant it, buy it, or order it, plan / It comes if it comes. You be there if you can

== bingo(?:_(?:night|hall|caller|card|win))?
hook bright funny | House :: Two fat ladies, and legs eleven / Kelly's eye, and then lucky seven / Quiet as church, then a squeak from a mouse / Ninety years old, and she's shouting, house
hook bright | Eyes down :: Eyes down, eyes down, and nobody talk / Nobody sneeze and nobody walk / Four hundred women, the best of the town / Would murder their mothers. So eyes down, eyes down
scene | It's Thursday at seven, the chips on the breeze / The coats are all off, with the cards on their knees / A dabber in purple, a troll for her luck / Her sister's beside her. They came in a truck
detail | She does twelve at once, and she chats, and she knits / She's quick as a snake, and she's sharp in her wits / The caller's called Gary, his jacket's in flame / He's been here since decimals. All know his name
story | She needed one number for ten thousand pound / You heard her heart go, and the balls going round / He drew it, he winked, and he read it out clear / She sat there and smiled. She'd not managed to hear
turn | So Maureen, who hated her, nine years the same / Stood up, grabbed her arm, and yelled out her name / They split it in half, and they've been to Peru / They sit side by side now. They dab with one blue
feel | It isn't the money, she's lost more than won / She's never once counted it up when it's done / On Thursdays there's somebody saves her a chair / And everyone notices if she's not there
pre | On its own, number four, knock at the door / Just the one more now, and just the one more
bridge | When they call my number, whatever it be / I hope that I'm listening, I hope that I see / I'll stamp it in purple, I'll spring to my feet / And shout it so loud that they hear it in the street
`)
