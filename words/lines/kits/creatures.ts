import { kits } from '../../lines.ts'

export const creaturesKits = kits(`
== trucks_and_diggers|diggers?|excavators?|bulldozers?|dump_?trucks?|garbage_trucks?|fire_(?:truck|engine)s?|tractors?_and_\\w+|cement_mixers?|monster_trucks?|construction_(?:vehicles|trucks?)
hook bright | Dig, Dig, Dig :: Dig, dig, dig, with a scoop so big / Lift it, shift it, do a muddy jig / Beep, beep, back up, mind the little pig / Yellow and mighty, dig, dig, dig
hook | Big Wheels Rolling :: Big wheels rolling, rolling on through / Red for the fire one, green one and blue / Honk if you love me, I'm honking at you / Big wheels rolling, and I'm rolling too
scene | The digger has a great long arm / The digger has a hand / It picks up all the pebbles, and / It puts them in the sand
scene | The dumper tips its dinner out / It goes down with a crash / The mixer turns its tummy round / And round it goes, slip-splash
story | The fire engine's fast asleep / It's dreaming in its shed / Ding-ding-a-ling, there goes the bell / It's jumping out of bed
story | A kitten's up a chimney pot / A ladder's going high / The kitten gives a little mew / The engine says, don't cry
detail | The tractor goes to market with / A trailer full of hay / And all the cars in line behind / Have nothing left to say
detail | A chicken rides on top of it / She's queen of all the land / She waves a wing at everyone / And thinks it's rather grand
feel | I'm going to drive a crane one day / When I am three foot three / I'll have a yellow helmet on / And milk instead of tea
feel | I'll build a castle for my mum / My dad can have a tower / And Sunday I shall knock them down / And build them in an hour
pre | Turn the key and hear it roar / Rumble on the kitchen floor
bridge | And when the sun is going down / They park up in a row / The digger lays its big arm down / And all the lights go low
== toy_trains?|choo[- ]?choo|little_(?:steam_)?(?:train|engine)|train_song_for_(?:kids|children|toddlers)
hook bright | All Aboard for Bed :: All aboard, all aboard, all aboard for bed / Pillow is the station, and the engine's red / Toot for the bathroom, toot for the bread / Chuff, chuff, chuffing, all aboard for bed
hook | Chuff Up the Hill :: Chuff up the hill, little train, chuff up the hill / Huff and a puff, and you're not standing still / I think that you can, and I'm sure that you will / One more chuff, little train, chuff up the hill
scene | A tunnel made of cushions and / A bridge across the cat / The driver is a teddy bear / He's borrowed Grandad's hat
detail | The passengers are rabbits, and / A lion, and a bun / They've all got paper tickets, and / They've eaten every one
story | We're late into the kitchen, for / A cow was on the track / We lent her half a biscuit, but / She wouldn't give it back
story | We stopped to pick up Grandma with / Her knitting on her knee / She paid us with a cuddle, and / We had her there by three
detail | The smoke is made of cotton wool / The coal is currants, black / The signal is a wooden spoon / That hangs off Daddy's back
feel | I like it when it's raining and / The track goes round the chair / I'm going to Australia / I'm nearly, nearly there
pre | Whistle high and whistle low / Everybody sit, and go
bridge | Now slower, now slower, the wheels on the rail / The moon's in the tender, the stars are the mail / The driver is yawning, his lamp is turned red / Goodnight to the engine, and all aboard for bed
== brush(?:ing|es|_your|_my|_their)?_?(?:teeth|tooth)|teeth_brushing|toothbrush[a-z]*
hook bright | Scrub the Little Mountains :: Scrub the little mountains, up and down and round / Scrub the little mountains till the snow is on the ground / Front ones, back ones, all that can be found / Shine them like a lighthouse, up and down and round
hook funny | Foam Like a Bear :: Foam like a bear with a beard on his chin / Foam like a bear, let the bubbles begin / Left side and right side, the out and the in / Spit like a camel, and show me your grin
scene | The sugar bugs are dancing on / Your tooth at number four / They've moved in all their furniture / They've painted every door
turn | But here comes Captain Toothbrush with / His bristles in a row / He's only got a tiny sword / But look at how they go
detail | A pea of paste, a splash of wet / A mirror and a light / You've twenty little soldiers there / All standing dressed in white
detail | We count them on the way around / We tickle each a bit / The last is at the very back / There's jam on top of it
story | A crocodile forgot his brush / He hadn't for a year / His breath was like a rubbish bin / His friends would not come near
story | A bird hopped in with sticks and string / She polished him till four / He smiled so wide the sun went pink / And asked her in for more
pre | Round we go and round once more / Who's that knocking at the door?
bridge | And when you sleep, they'll gleam and glow / As quiet as the fallen snow / And in the morning, when you grin / You'll let the whole of sunshine in
== counting|count_to_(?:ten|five|twenty|one_hundred)|learn[a-z]*_(?:to_count|numbers)|numbers_song|numbers_for
hook bright | One Duck, Two Shoes :: One duck, two shoes, three bears, four / Five little monkeys on the kitchen floor / Six, seven, eight, and there's somebody at the door / Nine, and it's ten, and let's count some more
hook | Count on Me :: Count on your fingers and count on your toes / One is for belly and one's for your nose / Two eyes, two ears, and ten in two rows / Count on me, count with me, that's how it goes
scene | One is a candle, and two is a swan / Three is two hills with the snow not yet gone / Four is a flag on a boat out at sea / Five is a hand, and it's waving at me
detail | Six is a cherry that's hanging its head / Seven's a cliff by the side of the bed / Eight is a snowman with no hat to wear / Nine's a balloon on a string in the air
story | Ten little sheep had to jump a small gate / One of them tripped, and so that made it late / We counted them backwards, we counted them through / The last one was you, with your wellies on, you
pre | Are your fingers ready? Then wiggle them high / One at a time now, we'll touch on the sky
bridge | You can count every step going up to your bed / You can count every hair on the cat's fluffy head / But hugs have no number, and stars have no end / So we'll stop there at ten, and go round again, friend
== alphabets?|abcs?|a_b_c|learn[a-z]*_letters|letters_of_the
hook bright | Twenty-Six Friends :: Twenty-six friends in a line on the wall / Some of them round ones and some of them tall / They make every story and name of us all / Twenty-six friends, and they come when you call
hook | A Is an Ant :: A is an ant on an apple for tea / B is a bear, being chased by a bee / C is the cat who can't climb from the tree / Sing me the rest of it, D, E, F, G
scene | D is a dog, and he digs to the drain / E is an elephant, out in the rain / F is a frog with a flea on his knee / G is a goose, and she's giggling at me
detail | H has a hat, and the I has a dot / J's fishing hook has a jellyfish caught / K does a kick, and then L has a lie / M is two mountains that tickle the sky
story | N's got a nose, and the O is surprised / P has a pumpkin of ponderous size / Q's never out till he's taken along U / R is a rabbit, who's running there, too
feel | S is a snake with a song in her tail / T is a table, and U is a pail / V flies with geese, and then W dives / X crosses out all the wasps in the hives
turn | Y has two arms, and he holds them up high / Z is the bee going sleepily by / That's all of the letters, there isn't one more / But put them together and open the door
pre | Tongue on the teeth, and a pop with the lip / Every last letter has got its own trip
bridge | With cat you have three, and with love you have four / With Mummy and Daddy a couple or more / And one day you'll write, with your tongue sticking out / The name that we gave you, and show it about
== colou?rs|learn[a-z]*_colou?rs|red_yellow|paint(?:ing)?_with
hook bright | Paint Me a Monday :: Paint me a Monday in yellow and blue / Paint me a Tuesday the colour of you / Mix them together, and green will come through / Paint me a Monday, and I'll paint one, too
hook | What Colour Is Loud :: What colour is loud? It's red, it's red / What colour is sleepy? It's blue in your bed / What colour's a giggle? It's orange, I said / Tell me another one, out of your head
scene | A red for the bus, and the post-box as well / A red for tomatoes, the nose, and the bell / An orange for foxes, and carrots, and cheese / A yellow for ducklings, and custard, and bees
detail | A green for the frog and the pea and the lawn / A blue for the sky, when the curtains are drawn / A purple for plums, and a bruise on the knee / A brown for the mud that you've brought in for tea
story | The crayons all argued on who was the best / The red was too loud for the whole of the rest / Then black drew a line, and the white drew the snow / They made us a rainbow, and that's how we know
pre | Dip it and drip it and splash it about / Some will get in it and some will get out
bridge | And skin can be cocoa and skin can be cream / And hair can be any old shade in a dream / The world is a box with the lid off, and who / Would leave half the crayons in there, would you?
== sharing|shar(?:e|ing)_(?:toys|is)|learn[a-z]*_to_share|taking_turns|be_kind|being_kind|kindness
hook bright | Half for You :: Half for you and half for me / One banana, cut for tea / Half a blanket, half a tree / It's twice as good with you and me
hook | One for You and One for Me :: One for you and one for me / That's how happy comes to be / Mine's no fun if you can't see / One for you and one for me
scene | I had a red bucket, I held it so tight / I wouldn't let anyone touch it all night / My castle was lonely, it hadn't a moat / Then you brought the water, and I lent the boat
story | Two bears and one honey pot, sticky and sweet / They pulled till it landed on top of their feet / They sat in the puddle and licked it off, slow / It tasted of laughing, from elbow to toe
detail | You first on the swing, and I'll count up to ten / And then it's my turn, and then your turn again / The swing doesn't mind it, it's glad for the two / It's bored of just me, and it's waiting for you
pre | Open your fingers and open your hand / Nobody's castle is all of the sand
bridge | The sun doesn't keep all its yellow inside / The sea lets the boats and the little fish ride / And love is the cake that, the more that you share / The more of it, funny, is still sitting there
== (?<=^(?:[^_]+_){0,4})(?:(?:a|the|my|about|crazy|lazy|fat|grumpy)_cats?|cats|kittens?|cat_(?:who|that))
hook funny | Nobody Owns the Cat :: Nobody owns the cat, oh no / The cat owns the chair and the world down below / You pay for the fish, and you ask where she's at / She'll tell you on Thursday, nobody owns the cat
hook | King of the Sill :: King of the sill with the sun on the fur / King of the sill, and the engine's a purr / The birds hold their breath and the curtains are still / Bow when you pass him, the king of the sill
scene | At four in the morning there's war in the hall / A sock has been murdered, a plant's had a fall / At five there's a paw on the lid of your eye / It's time to be fed, and it's no use to lie
detail | There's fur on the butter, there's fur on the suit / A mouse as a present laid inside a boot / The box is the bed, and the bed is the throne / The cushion you bought there is left on its own
story | It went out one Tuesday with nothing to say / It came back in April the very same way / One ear had a corner gone, one had a tale / It ate seven suppers, and slept on the mail
feel | It doesn't come running, it won't learn to sit / It looks at your sorrow, and washes a bit / But when you are broken, and no one's about / A weight on your feet, like a light that's not out
pre | Tail like a question mark, high on the wall / Who was the master here, after it all?
bridge | They had them in Egypt with gold in the ear / They prayed to them, fed them, and wept by the bier / The cats have remembered it, each, to this day / We've only forgotten, and got in the way
== (?<=^(?:[^_]+_){0,4})(?:dogs|pupp(?:y|ies)|(?:a|the|stray|lost|old|man's_best|rescue)_dog|dog_(?:who|that))
hook bright | There's a Stick :: Best day ever, there's a stick, there's a stick / Best day ever, and I'm quick, I'm quick / A ball and a puddle and something to lick / You're home, and it's now, and I've brought you the stick
hook tender | Wait by the Door :: I wait by the door till the light's on the floor / I wait by the door, as I've done it before / A key and a footstep, I know it's yours / You're all that I'd ask for, I wait by the door
scene | The lead's on the hook, and the ears have gone up / The word has been whispered, he's once more a pup / He's swept half the table things off with his tail / He's brought you your shoe, and he's brought in the mail
detail | He'll bark at the hoover, he'll bark at the moon / He'll bark at a bag, and he'll bark at a spoon / He's slept through two burglars, he showed them the ham / And walked them both out again, meek as a lamb
story | They found him in winter, tied up by the weir / All ribs and one eye, and a notch in the ear / It took him three weeks till he came for the bread / He's snoring tonight, in the half of the bed
feel | He doesn't want reasons, he doesn't want rank / He's never once wondered what's kept in the bank / You sit on the step with the worst of the day / He leans on your leg till it half goes away
pre | Mud up the hallway and hair on the chair / Somebody's happy that you've come in there
bridge | They don't get as many, they get one in seven / They fill every one like a bucket with heaven / And teach you the lot in the time they have got / Eat, run, love whoever, lie down where it's hot
== (?<=^(?:[^_]+_){0,4})(?:horses?|pon(?:y|ies)|mustangs?|stallions?|horse_?rid[a-z]+|galloping|foal)
hook wild | Give Him His Head :: Give him his head, let him run, let him run / Mane like a river on fire in the sun / There's nothing to hold to, there's nothing to dread / The field is for ever, so give him his head
hook tender | Hooves Like Rain :: Hooves like rain on the far side of the hill / I know it's you coming, the morning is still / You blow in my hand, and I'm seven again / I'd know you in darkness, with hooves like rain
scene | The stable is breathing, it's warm, and it's brown / There's straw in my collar, there's dust coming down / A nose like a glove has come over the door / It's asking for apples, and after, for more
story | They said he was wild, that he couldn't be rode / He'd thrown every man down the length of the road / A girl of eleven climbed up on the gate / She read him a book there, and she let him wait
detail | The brush down the shoulder, the pick in the shoe / The saddle that creaks with a leathery blue / An ear that goes back when you sing it off-key / A star on the forehead, as crooked as me
feel | From up there the fences are lines in a game / The wind doesn't ask you for work or for name / There's one heart below me, as big as a drum / It says, are you ready? It says, shall we come?
pre | Heels very gentle and hands very low / Listen, he's asking you, where shall we go?
bridge | When he was too old for the hill and the bit / He stood in the orchard, I'd walk up and sit / We'd neither one talk of the places we'd been / He'd lean on my coat, and we'd look at the green
== (?<=^(?:[^_]+_){0,4})(?:wol(?:f|ves)|lone_wolf|wolf_pack|coyotes?)
hook dark | Howl It Alone :: Howl it alone from the top of the stone / There's frost on the fur, and the moon's like a bone / I left them, I lost them, I'm out on my own / Answer me, somebody, I howl it alone
hook wild | Grey in the Silver :: Run at my shoulder and never look back / Grey in the silver and grey in the black / One of us falters, the rest turn around / Nobody's left when we cover the ground
scene | The snow has a sentence, it's written in feet / It runs by the river, it stops for some meat / A fire in the valley has people, and bread / And two yellow lanterns stand watching, and tread
story | They drove me away when I'd lost the last fight / I slept like a stone in the coat of the night / I learned every stream, and I learned every star / I grew to the size that the lonesome ones are
detail | An ear for the mouse, going home under snow / A nose for the spring, and the iron below / A scar like a river, from shoulder to thigh / A voice that goes up like a thread in the eye
feel | They tell all their children I wait by the bed / They've dressed me in bonnets, they've painted me red / I've never blown houses, I've never been sly / I love what I love, and I'd follow, or die
pre | One on the ridge, and another one, far / Whoever you are now, I know what you are
bridge | Inside every dog that's asleep on a mat / There's one who remembers the time before that / He'll lift up his head at a note on the air / And look at the door, and at who we both were
== (?<=^(?:[^_]+_){0,4})(?:lions?|lioness|cheetahs?|leopards?|panthers?)
hook proud | Hear Me Before You See Me :: Hear me before you see me, I'm gold in the grass / Hear me before you see me, and then let me pass / I don't need a trumpet, I don't need a key / The ground gives a rumble, and that rumble's me
hook | Under the Mane :: Under the mane there's a heart like a drum / Under the roaring there's somewhere you're from / They all hear the thunder, they don't see the rain / There's somebody gentle there, under the mane
scene | The tall grass is parting with nobody there / The zebras stop chewing, a hush in the air / A tail like a rope and a face like the sun / And all the savannah's decided to run
detail | He sleeps twenty hours with his paws in the blue / The flies do his hair, and the cubs chew his shoe / His wife does the shopping, she brings it all back / He wakes up to roar, and to have a small snack
story | They put him in circuses, hoops made of flame / He jumped and he bowed and he came to his name / One night someone left the bolt open a crack / He walked through the town, and he never walked back
feel | I've got something like it that sleeps in my chest / I keep it on milk, and I let it have rest / But touch what I love, and I'll show you, my friend / The teeth at the start of it, claws at the end
pre | Low in the shoulders, and soft on the ground / Thunder is only a cat with a sound
bridge | There's fewer each winter, there's more of the wall / There's rugs of them lying in somebody's hall / I want my grandchildren to lie in their bed / And know there's a dark with a fire in its head
== (?<=^(?:[^_]+_){0,4})(?:tigers?)
hook dark | Stripes in the Dark :: Stripes in the dark, like a fire in the park / A match being struck, and two eyes, and a spark / You won't hear a twig, and you won't see a mark / Just breathing, just breathing, stripes in the dark
hook wild | Orange and Black :: Orange and black, and there's no turning back / A flame in the bamboo, a print on the track / I wear every night on the slope of my back / I walk like the weather, all orange and black
scene | A leaf is a stripe, and a shadow's a paw / A noise like a zip is the edge of a claw / The monkeys have stopped in the middle of chat / The river goes round, out of manners, for that
story | A boy in the village had gone for the goat / He met with two lanterns, a white bib, a throat / They looked for a minute, the one at the other / It turned, and it went, as you would for a brother
detail | No two are alike, like a thumb, like a snow / They're written in ink on the skin down below / She carries her cubs by the loose of the neck / Across the brown water, and counts them to check
feel | They say there's a cage where one walks up and down / It's worn out a path in the heart of the town / I know what it hums there, I hum it as well / My desk and my lift and my own little cell
pre | Nothing is moving, and nothing's the clue / The one thing you're sure of, it's looking at you
bridge | They've counted the last of them, valley by vale / A number you'd fit on the back of some mail / I want there to be, when the cities all sleep / A place that is burning, and silent, and deep
== (?<=^(?:[^_]+_){0,4})(?:elephants?|hippos?|rhinos?)
hook | Big and Gentle :: Big and gentle, slow and grey / Mind the flowers along the way / Never forget what the old ones say / Big and gentle, walk this way
hook wistful | I Don't Forget :: I don't forget, I don't forget / The path to the river, the place that we met / The rain on your forehead, the dust and the wet / They've moved all the mountains, and I don't forget
scene | A trunk is a hand and a trunk is a hose / A trumpet, a snorkel, and also a nose / It lifts up a log, and it lifts up a pea / It picked up the leaf that was stuck on my knee
story | They came to the bones of the one who had led / They stood in a circle, they bent every head / They touched her, and touched her, with trunks on the brow / It was twenty years after, it felt to them now
detail | With ears like two maps, and with feet like a drum / A hum through the ground that says, children, now come / A tail like a bell rope, a wink like a sage / And skin like a book with a line for each page
feel | I'd like to be thick-skinned and gentle like that / To flap at the sorrows, an ear like a mat / To walk very slowly, and know every well / And hold someone's tail through the heat and the smell
pre | Thump on the pathway and swish through the trees / Somebody's coming, so mind your two knees
bridge | If ever you're frightened, and small, and unsure / Then stand in the middle of twenty or more / With legs like a forest on every last side / They'll put you in there, and they'll let you hide
== (?<=^(?:[^_]+_){0,4})(?:monkeys?|zoo|giraffes?|gorillas?|kangaroos?|sloths?|koalas?|pandas?|crocodiles?|hamsters_who)
hook funny | Monkey in the Bath :: A monkey in the bath, with the sponge and the soap / A bear on the stairs, with a towel and a rope / A hippo in the hall, and he's having a laugh / But who'll tell my mother there's a monkey in the bath?
hook bright | Feed Me a Bun :: Feed me a bun, says the bear in the sun / Feed me a bun, says the sloth, when you're done / The penguins want haddock, the goat wants the sun / The keeper says, who let them out, every one?
scene | The giraffe has a scarf that is nine metres long / The panda's asleep with a bun and a song / The monkey has stolen the zoo keeper's key / They're all on the bus, and they're going for tea
story | The sloth had decided to run in a race / He trained every morning, a yard, at his pace / They gave him his medal the following year / He'd just reached the corner, they stood up to cheer
detail | The kangaroo's pocket has biscuits and change / The koala is certain that walking is strange / The flamingo's forgotten the leg he put down / The parrot's rude words have gone all over town
feel | I think, when it's dark, and the people are gone / They open the cages, they put the lamps on / They pull on their glasses and sit for a bit / And wonder at us, and the way that we sit
pre | Pay at the window and in at the gate / Somebody's hairy, and somebody's late
bridge | We stand by the glass with our noses pressed white / And so does the ape, with his nose, and his sight / He's tilting his head, and he's lifting his hand / There's only the window there, you understand
== (?<=^(?:[^_]+_){0,4})(?:whales?|orca|humpback)
hook calm | Sing Me Through the Deep :: Sing me through the deep where the long songs go / A thousand miles of dark, and a voice I know / I'm larger than sorrow, and halfway asleep / Answer me, answer me, sing me through the deep
hook | Fifty-Two and Lonely :: I'm singing too high for the others to hear / I've sung it alone for a hundred-odd year / It's all that I've got, and I'm pitching it clear / Fifty-two and lonely, is anyone near?
scene | A hill in the ocean has opened an eye / It's seen every ship that has ever gone by / It breathes, and a tree made of water stands tall / It's gone, and the sea has forgotten it all
story | There's one that they followed from ice to the line / It called, and it waited, and gave them a sign / No other one answers, no other one can / I've heard it on headphones, and wept like a man
detail | With barnacle jewels, a scar from a squid / A heart you could park in, with room for a kid / A calf at her shoulder, the size of a bus / They sleep standing up there like candles, not us
feel | I think there's a part of us never came out / It's down there in blue, and it's turning about / It knows the whole story, it sings it too long / It's patient, it's waiting for us with the song
pre | Under the keel, where the light doesn't go / Something so big, and so gentle, and slow
bridge | We boiled them for candles, we lit up the street / We wore them in corsets, we ate them as meat / And still they come up by the side of the boat / And look at us kindly, with song in the throat
== (?<=^(?:[^_]+_){0,4})(?:dolphins?)
hook bright | Over and Under :: Over and under, and out of the blue / Silver and sunlight and six of us, too / A leap for the wonder, a laugh like a thunder / Race you to morning there, over and under
hook | Laugh in the Water :: There's a laugh in the water, a flash and a spin / There's a laugh in the water, and I'm jumping in / No meetings, no Mondays, no son and no daughter / I'm only the splash of a laugh in the water
scene | They come to the bow like the kids to a gate / They heard us from Cork, and they couldn't be late / They ride on the cushion of green that we make / And draw us a map in the white of the wake
story | A man had gone over the side in the night / He swam till the stars had gone out of his sight / A back came up under him, rubber and warm / And carried him, clicking, right out of the storm
detail | They sleep with one half of their head at a time / They call one another by whistle and rhyme / They've no use for money, they've no use for doors / They've bigger brains, darling, than mine is, or yours
feel | You ask what they do with a mind of such size / They play, and they chatter, they catch flying prize / We've built up the cities, the bombs and the bars / And they've worked out how to jump over the stars
pre | Look, off the harbour, a curve and a gleam / Hold on to summer, it's quick as a dream
bridge | If ever I'm asked to come back as a thing / I don't want a palace, I don't want a ring / Just give me a morning, a wave and a friend / And something to leap for, again and again
== (?<=^(?:[^_]+_){0,4})(?:sharks?)
hook dark | Something Below :: Something below, and it's patient, and slow / A fin like a knife in the last of the glow / The water is warm, and there's nowhere to go / Kick if you like to, there's something below
hook funny | Only a Nibble :: Only a nibble, I promise, no more / I'm just being friendly, come back from the shore / You've left half a surfboard, you've left me a flipper / It's only a nibble, come back for your slipper
scene | The beach is all buckets, the sea is all blue / A lady's asleep in a rubber canoe / A triangle's drawn on the edge of the bay / It's going in circles, and coming this way
story | A shark came to school with a terrible grin / He said, I've got toothache, and may I come in? / A little blue wrasse with a brush and a pail / Cleaned all forty rows, and then polished his tail
detail | He's older than trees, and he's older than bone / He's never had children he hasn't outgrown / He can't stop for breakfast, he can't stop for sleep / He'd sink if he rested, so on through the deep
feel | There's nobody really a monster, I'd guess / It's mostly bad lighting, and hunger, and stress / Four hundred cold million of years in the dark / You'd also be grumpy, if you were a shark
pre | Two notes on the cello, and then the same two / Nobody look, but it's looking at you
bridge | We kill them by millions, they kill maybe five / It's odd, who's the monster, of all things alive / So swim with respect, and get out when you're cold / And let the old gentleman get to be old
== (?<=^(?:[^_]+_){0,4})(?:octopus(?:es)?|squid|kraken|jellyfish)
hook funny | Eight Arms and You :: Eight arms and you, and three hearts to lose / I've ink for my letters, and no need for shoes / I'll hug you and wave, while I'm reading the news / Eight arms and you, and you've only got twos
hook | Change My Colour :: I change my colour when you come in view / I change my colour from sandstone to blue / I can't hide a feeling, they all of them show / Red when you come here, and white when you go
scene | The crab's going sideways to borrow a shell / The seahorse is dancing, and dancing quite well / A jellyfish opens like somebody's thought / And under a ledge there's a dinner being caught
detail | She tidies her garden of pebble and stone / She's opened a jar, and she's quite on her own / She's red when she's cross, and she's white when she's shy / She's solved all the locks, and she doesn't know why
story | They kept her in glass with a lid and a pump / They heard in the night-time a slide and a bump / At dawn there was water all over the floor / And one tiny hole by the foot of the door
feel | Imagine, each arm has a mind of its own / You'd never be lost, and you'd never be lone / One writing a letter, one stirring the tea / And one on the light switch, and five holding me
pre | Down through the green, to the blue, to the black / Bubbles go up, and they never come back
bridge | She lives for three summers, she lays, and she stays / She fans every egg, and eats nothing for days / The day that they hatch, like a galaxy's birth / She lets go the rock, like the rain lets the earth
== (?<=^(?:[^_]+_){0,4})(?:under_the_sea|seahorses?|starfish|turtles?|crabs?|lobsters?|fish_(?:who|that)|(?:little|tiny|lonely)_fish)
hook bright | Bubbles for Breakfast :: Bubbles for breakfast, and bubbles for tea / Nobody's dry here, so come down and see / The band is a lobster, a clam and a flea / Bubbles for breakfast, at home in the sea
hook tender | Carry My House :: I carry my house on the round of my back / I carry my house, so there's nothing I lack / It's slow going over the sand and the track / But home's where I am when I carry my house back
scene | The crab's going sideways, he's late for the ball / The starfish has cancelled, he's stuck to the wall / The seahorse is father of four hundred foals / The flatfish is hiding, he's mostly his soles
story | A fish in a shoal had a thing he would do / When they all turned left, he would turn to the blue / They laughed at him, silver and neat in a row / A net came, and he was the one it let go
detail | An anchor, a boot and a pram full of sand / A piano that's played by a hermit crab's hand / The lamp of an angler fish, hung on a thread / The sea cucumber, not getting out of bed
feel | It's quiet down here, it's a different school / You float, and you nod, and that's mostly the rule / The storms are a rumour, the ships are a cloud / And nobody's ever been hurried or loud
pre | Hold your nose tightly and let the green in / Everyone's shining, and no one is thin
bridge | The turtle has swum the whole world in her shell / To lay in the bay where she hatched, and lay well / With moon on her shoulders and tears in her eyes / She's older than fences, and quiet, and wise
== (?<=^(?:[^_]+_){0,4})(?:crows?|ravens?|magpies?)
hook dark | Black on the Snow :: Black on the snow, there's a feather, a crow / It knows all the things that you don't want to know / It came to the window an hour ago / It looks, and says nothing there, black on the snow
hook | One for Sorrow's Done :: One was for sorrow, but sorrow is done / Look, there's another, up there in the sun / Two on the chimney, and that's how it's won / Tip me your hat, for one for sorrow's done
scene | A suit like a lawyer, a walk like a priest / He's come to the field at the end of the feast / He's counted the sheep, and he's counted the slow / He's written it down in a book made of snow
detail | He drops down a walnut in front of the car / He waits for the green light, he's cleverer by far / He's hidden a ring, and he's hidden a key / He knows every face, and he told it to three
story | A girl in the city fed crows on the wall / They brought her a button, a bead and a ball / A heart off a chain, and one pearl, like a tear / She keeps them in boxes, by month and by year
feel | They call us a murder, they call us a curse / We've followed the soldiers, we've followed the hearse / But we only tidy what you couldn't mend / And stand in the wind, and remember a friend
pre | Claw on the gutter and croak in the ash / Something is shining in all of that trash
bridge | And when one is fallen, they come from all round / They stand in the trees, and they don't make a sound / A minute, no more, and they lift, and they go / There's nobody taught them, and how do they know?
== (?<=^(?:[^_]+_){0,4})(?:owls?)
hook calm | Who, Who, Who :: Who, who, who is awake but me and you? / Who, who, who in the silver and the blue? / The mice hold their breath till the moon has come through / And nobody answers but who, who, who
hook | Wise Is Only Quiet :: They tell me I'm wise, but I just don't speak / I sit on a branch with my thoughts in my beak / The day's full of shouting, I'd rather not try it / I look, and I listen, and wise is only quiet
scene | A face like a heart that's been cut out of cream / Two lamps in the barn at the end of the beam / She turns her head round till it's back where it's from / She opens, and goes, and the dark has gone numb
detail | She's feathers like breath, and she flies without sound / She hears a mouse thinking, from under the ground / She coughs up a bundle of fur and of bone / As neat as a parcel addressed to the stone
story | She lived in the church in the hole of the clock / She'd looked at eight vicars, and slept through the flock / The night it was bombed, she sat there on the stair / And in the grey morning, the owl was still there
feel | I'm up when the rest of the world has gone in / The fridge and the foxes, the moon on my skin / There's things you can hear when the day has shut up / The turn of a page, and the ring of a cup
pre | Soft as a curtain and slow as a sigh / Somebody's hunting the hem of the sky
bridge | So if you can't sleep, and it's three, and it's four / There's somebody else, looking out of her door / She's asking the question you're asking it, too / It hasn't an answer, it's just who, who, who
== (?<=^(?:[^_]+_){0,4})(?:birds?|sparrows?|robins?|nightingales?|swallows|eagles?|swans?|blackbirds?|pigeons?|hummingbirds?|parrots?)
hook | Small Thing Singing :: Small thing singing on the top of a wire / Small thing singing like its chest is on fire / No bigger than a lemon, and it puts to shame / The whole of the choir, and it hasn't a name
hook bright | Up with the Birds :: Up with the birds, and I don't know the words / I whistle it crooked in halves and in thirds / The sun's in the milk and the cream's in the curds / Who needs an alarm, when you're up with the birds?
scene | He's up on the aerial before there is day / He's got just one song, and he throws it away / The cats are all listening with half-open eye / He gives it for nothing, and gives it the sky
story | It fell down our chimney, all soot and all beak / We fed it with droppers of porridge a week / It learned to say Tuesday, it learned to say bread / It flew off in April, and circled my head
detail | The pigeons are bishops, they bow and they coo / The swallow writes summer in one stroke of blue / The swan is a letter, addressed to the queen / The robin's the reddest that garden has seen
feel | They don't have a suitcase, they don't have a key / They sleep with their head in themselves in a tree / They weigh like a letter, they live on a crumb / They know where they're going, and where they come from
pre | Hush, in the hedgerow, a flick and a trill / Somebody's up on the side of the hill
bridge | They once had been dragons, with teeth and with dread / They got very little, and took up song instead / I'd like to do that with the rage that I bring / Get light, and get feathers, get up there, and sing
== (?<=^(?:[^_]+_){0,4})(?:butterfl(?:y|ies)|caterpillars?|moths?|dragonfl(?:y|ies)|ladybirds?|ladybugs?)
hook tender | Unfold :: Unfold, unfold, you've been folded so long / You dreamed in the dark, and you dreamed yourself strong / They said you were finished, they had it all wrong / Your wings are still wet now, unfold, unfold
hook bright | Paint on the Wind :: Paint on the wind, and it's going nowhere / Paint on the wind, on a breath, on a hair / It lands on your sleeve like a thought, like a friend / Don't close up your hand on it, paint on the wind
scene | She ate through the cabbage, she ate through the dill / She ate through the washing left out on the sill / She hung herself up like a coat on a pin / She said, do not wake me, and sealed herself in
detail | An orange, a black, and a powder of gold / A map of a country too small to be told / A tongue like a watch spring, a foot that can taste / A whole life in August, and none of it waste
story | It landed on Grandad, asleep in the shade / It sat on the nose where his glasses had weighed / It opened and closed like a very small book / He smiled in his sleep, and we all came to look
feel | You come out quite soft, and you can't even stand / You hang there, and shake, like a leaf in a hand / And no one can help you, you do it alone / The pushing's the way that the wings become grown
pre | Stillness and stillness, and then comes the crack / Something is moving its arms at the back
bridge | They fly to Morocco, they weigh like a stamp / They've no one to lead them, no map and no lamp / And none who sets out there will ever arrive / The grandchildren do, and that keeps it alive
== (?<=^(?:[^_]+_){0,4})(?:spiders?|cobwebs?|ants?|firefl(?:y|ies)|crickets?)
hook funny | Eight Legs in the Bath :: Eight legs in the bath, and they're looking at me / I've screamed like a kettle, I've climbed up a tree / He's no bigger than half of a pea cut in half / I've moved to the neighbour's, there's eight legs in the bath
hook | Thread by Thread :: Thread by thread, thread by thread, from the gate to the shed / I hang out my silver, I make up my bed / The wind comes and breaks it, I don't turn my head / I start at the corner there, thread by thread
scene | She's spun it from rail unto rail in the night / The dew hung it diamonds, she sits in the light / A gate and a gate, and the whole of the air / Is hers till the postman walks into it there
story | A king in a cave with his battle all lost / Looked up at a spider, and all that it cost / It swung, and it missed, and it swung, and it tried / He laced up his boots on the seventh, and cried
detail | The ants have a plan, and it goes through the jam / They carry a crumb like a bride in a tram / The firefly writes the one word that he's got / He's writing it, there, and he's writing it, not
feel | The small things go on when the big ones have stopped / They work in the ruins of all that we've dropped / There's somebody sewing the corner of night / With nothing for thread but her patience, and light
pre | Quick, in the corner, a leg and a leg / Somebody's lowered herself on a peg
bridge | I used to be frightened, I used to use shoe / Now I use a glass, and a postcard or two / I put you outside, and I wish you goodnight / We both get to live, and we both got a fright
== (?<=^(?:[^_]+_){0,4})(?:bees?|honey_?bees?|bumblebees?|wasps?)
hook bright | Honey, Honey, Home :: Honey, honey, home, with the gold on your knees / Honey, honey, home through the clover and breeze / You dance out the way for the rest of the bees / A wiggle, a waggle, and honey, honey, home
hook | Busy Being Gold :: Busy, busy, busy being gold / In and out of roses till the evening's cold / One little spoon is all that I'll hold / A whole life's summer, busy being gold
scene | A stripy professor is late for the rose / She's furry, she's cross, and there's dust on her toes / The foxglove says, come in, and wipe your six feet / She comes out in yellow, from collar to seat
story | When Grandfather died, someone went to the hives / You have to tell bees about people's lost lives / They hummed very low, and they didn't go out / Till evening, when one flew the whole house about
detail | Ten thousand in there, and a roof made of wax / A queen with her ladies, and no income tax / They've summer in jars for the whole of the year / They dance out directions with bottom and rear
feel | The smallest of things is the one that you need / No bee, and no apple, no bread, and no seed / So mind where you're stepping, and plant by your door / Some blue thing, and let them come humming for more
pre | Hum in the lavender, hum in the thyme / Everyone's working, and working in rhyme
bridge | They'll do it without us, they did it before / They carried the garden from door unto door / We count up our money, they count out the days / In clover and lime flower, and leave us the glaze
== (?<=^(?:[^_]+_){0,4})(?:mosquito(?:es|s)?|midges?|gnats?|(?:a|the|annoying)_fly)
hook funny | Buzz Off :: Buzz off, buzz off, from the side of my ear / I'm slapping my face, and you're still singing near / You've had half a pint, and you'd still like some beer / It's three in the morning, buzz off, buzz off, dear
hook wild | Blood for Breakfast :: Blood for breakfast, and blood for your tea / There's nine in the bedroom, and you come for me / My husband is snoring there, bite-free and fat / Have him, he's delicious, and that would be that
scene | The light is put out, and the pillow is cool / The night's like a boat on the face of a pool / Then far away, thin, like a fiddle of wire / It's tuning, it's coming, it's higher and higher
story | I swatted my nose, and I swatted my chin / I stood on the bed with a towel and a tin / I hunted with slippers, I hunted with shoe / At dawn it sat, fat, on the wall, with the view
detail | There's one on the ankle, and two on the wrist / The back of the knee is the spot you can't twist / The candle, the spray and the net and the lamp / I look like a map of a very bad camp
feel | If ever you think you're too little to count / Too small to be noticed, too weak to amount / Then try going to sleep with just one in the room / The smallest of things brings the greatest of doom
pre | Lights on, and lights off, and lights on again / It's nowhere, it's nowhere, it's in my ear, then
bridge | One day they'll be gone, and the frogs will complain / The swallows will ask for them out in the rain / So maybe there's reason, there's maybe a plan / But not in my bedroom, not while I'm a man
== (?<=^(?:[^_]+_){0,4})(?:snails?|slugs?|worms?|tortoises?)
hook calm | Slow Is a Way :: Slow is a way to go, slow is a way / I set off on Monday, I'll be there by May / I've got my own roof, and I've nothing to pay / You'll pass me a hundred times, slow is a way
hook funny | Sorry I'm Late :: Sorry I'm late, I came over the wall / I stopped for a lettuce, I stopped in the hall / I left when you married, I slid by the gate / The children have children now, sorry I'm late
scene | Two horns going out, like the eyes of a car / A foot made of patience that doesn't go far / The rain has come by, and the pavement is new / A slow ship is leaving for pot number two
detail | It writes out in silver the whole of the night / A long looping letter that catches the light / It says, I was here, and I went to the beans / And no one but robins can read what it means
story | A snail and a racehorse were put on a track / The horse got there first, and the horse had come back / The horse never saw there was dew on the leaf / The snail wrote a book on it, thorough and brief
feel | We rush to the station, we rush to the grave / We count all the minutes we thought we would save / And down by our shoe, with the world on his back / Goes someone who's never once fallen off track
pre | One inch, and a rest, and an inch, and a sigh / Nobody's chasing him, no one knows why
bridge | And when it gets hard, there's a room at the rear / He folds himself up, and the door's always near / He waits till it's over, the boot or the sun / Then puts out one horn, and the journey's begun
== (?<=^(?:[^_]+_){0,4})(?:frogs?|toads?|tadpoles?)
hook bright | Hop, Don't Stop :: Hop, don't stop, from the pad to the pond / Hop, don't stop, to the green beyond / A plop and a ripple, a croak to respond / Legs like a spring, so hop, don't stop
hook funny | Nobody Kissed Me :: Nobody kissed me, I sat on the stone / Nobody kissed me, I'm green to the bone / They said I'm a prince, but I'm fine on my own / With flies and a lily, and nobody kissed me
scene | The pond has a skin like a window at night / A nose and two bubbles, an eye full of light / A tongue like a party blower, out and then in / Where there was a gnat, there is only a grin
story | He climbed to the lily to practise his note / He puffed like a bagpipe, he sang from the throat / A lady in green on the opposite side / Said, baritone, finally, darling, and sighed
detail | It started as jelly, a dot in a ball / A comma with tail, and with no legs at all / And one day an elbow, and one day a knee / If that can become that, then who could I be?
feel | The rain's what he's after, the grey and the wet / The more you complain, why, the happier he'll get / There's somebody dancing in all you can't stand / In puddles and drizzle and soggy old land
pre | Ribbit to left of us, ribbit to right / Nobody's going to sleep here tonight
bridge | A thousand young lovers, all shouting, choose me / From under the dock leaf, from under the tree / It isn't so different, the pond and the town / We puff ourselves up, and we hope she comes down
== (?<=^(?:[^_]+_){0,4})(?:ducks?|ducklings?|geese|goose)
hook bright | Quack in a Row :: Quack in a row, and away we all go / One for the mother, and six in the flow / Over the road with our bottoms on show / The buses can wait for us, quack in a row
hook | Calm on the Top :: Calm on the top, and I'm paddling like mad / You'd never believe what a morning I've had / I glide like a lady, I smile like a lad / It's calm on the top, and I'm paddling like mad
scene | The bread's in the bag, and the coat's buttoned tight / They come like a navy from left and from right / The big one's a bully, the small one's a thief / The one with the limp gets the bit in the leaf
story | She nested on top of the bank, on the roof / A man in a suit gave us all of the proof / He stood down below with his hat, and they fell / He caught every one, and he wished them all well
detail | A bill like a spoon, and a tail like a curl / A voice like a door, and a walk like a girl / In mother's high heels on the way to the shop / And water rolls off them, each worry, each drop
feel | It's lovely to be what you are from the start / To swim before breakfast, to know it by heart / No duck ever lay there awake in the night / And wondered if, maybe, he'd waddled it right
pre | Feathers all shaken and tails in the air / Bottoms up, everyone, dinner's down there
bridge | The ugly one sat in the reeds on his own / They pecked him for being too grey and too grown / I don't care that swan is the way that it went / I'd love you as duck, and I'd be quite content
== (?<=^(?:[^_]+_){0,4})(?:penguins?)
hook bright | Everybody Waddle :: Everybody waddle, with your elbows in / Everybody waddle, with a fish for your chin / Slip on your belly, and slide, and spin / Everybody waddle, and go round again
hook tender | Egg on My Feet :: I've an egg on my feet, and the snow's in my eyes / I've an egg on my feet, and I sing where it lies / There's sixty below, and there's nothing to eat / But love is a thing that you keep on your feet
scene | A thousand small waiters have come from the sea / With nowhere to put down the sandwiches, tea / They slip, and they bow, and they bump on the ice / They're always in evening dress, isn't that nice
story | He gave her a pebble, he'd looked for it long / The roundest, the greyest, he hummed it a song / She looked at it sideways, she looked at him, too / She put it down next to her, that's how you do
detail | They stand in a huddle, a slow-turning wheel / The ones on the outside come in for a meal / Of warmth, and move on, and let others come through / There's nobody tells them, they just always do
feel | I'm awkward on land, I'm all belly and feet / I fall off the kerb, and I slide down the street / But give me the water, the green and the deep / And look at me fly there, and look at me leap
pre | Flippers to left, and then flippers to right / Snow up to here, and the sea very bright
bridge | She's gone for two months, and there's ten thousand there / All dressed up the same, with the same kind of hair / She calls, and he knows it, the one in the crowd / I hope someone knows you like that, and aloud
== (?<=^(?:[^_]+_){0,4})(?:chickens|(?:a|the|my|funky|dancing)_chicken|chicken_(?:who|that|dance|coop)|hens|roosters?|cockerel)
hook funny | Chicken on the Roof :: There's a chicken on the roof, and she won't come down / She's seen what's in the oven, and she's moving to town / She's got a little suitcase, she's got all the proof / You won't catch her, cluck, cluck, the chicken on the roof
hook | Cluck Like You Mean It :: Cluck like you mean it, and scratch like you care / Strut round the yard with your tail in the air / I laid one this morning, did nobody see it? / Tell the whole village, and cluck like you mean it
scene | The rooster's been shouting since quarter to four / He thinks there's no morning unless there's a roar / The hens have their coffee, they roll up one eye / They let him believe that he pulls up the sky
story | She crossed over the road, and they all asked her why / She hadn't a reason, she liked the far sky / There's grass over there, there's a worm, there's a view / It isn't a riddle, she just wanted to
detail | There's Doris, the broody one, there's Miss McGee / There's one with her trousers pulled up to the knee / They gossip in circles, they bathe in the dust / They run like old ladies whose bus is in rust
feel | We laugh at how little there is in the head / She's happy with gravel, a perch and some bread / She settles on china, with hope for a chick / I've loved things as hopeless, and nearly as thick
pre | Scratch with the left foot and scratch with the right / Peck, and look up now, and what a fine sight
bridge | Her great-great-grandmother had teeth like a saw / And walked through the ferns on a terrible claw / You see it, a second, when she finds a mouse / There's still a small dragon at home in the house
== (?<=^(?:[^_]+_){0,4})(?:pigs?|piglets?|cows?|sheep|goats?|farm(?:yard)?_animals?|llamas?|alpacas?|donkeys?|lambs?|the_farm)
hook funny | Mud Is the Best :: Mud on my elbows and mud on my vest / Mud is my favourite, mud is the best / You can keep roses, and I'll keep the rest / Roll in it, roll in it, mud is the best
hook bright | Who Let the Gate Go :: Who let the gate go, who let the gate go? / There's cows in the kitchen and sheep in the snow / The goat's in the Volvo, and starting to go / Everyone's free now, who let the gate go?
scene | The goat ate the gate, and the sign, and the rust / The sheep are all leaving, because they all must / The llama has looked at you, long, and with shame / The cow's forty cousins have all the same name
story | The donkey fell in with the postman one spring / He walked every round with him, bag, hat and string / He brayed at each letter box, loud as could be / He got a gold watch when he turned twenty-three
detail | The pig is a poet, he rhymes it with snore / The ram has a headache from ramming the door / The lamb's on four springs, and it's wound up too tight / The cow chews on Monday the grass of last night
feel | They're none of them wondering how they should be / A pig is a pig, from the snout to the knee / They lie in the sun with the flies and the hay / And don't think of winter, and don't think of pay
pre | Snuffle and snort, and a baa, and a moo / Somebody's singing it wrong, and so do you
bridge | The farmer is old, and he's up before four / They know by his step when he comes to the door / He tells them the news and the price of a crown / They breathe on his hands till the worry goes down
== (?<=^(?:[^_]+_){0,4})(?:fox(?:es)?|badgers?|hedgehogs?|squirrels?|raccoons?)
hook | Tail Like a Torch :: Tail like a torch going over the snow / Tail like a torch, and there's nowhere you'd know / The dogs and the horns can go round by the porch / She's gone through the hedge with a tail like a torch
hook wild | Catch Me by Morning :: Catch me by morning, you've only till light / I'm red in the bracken, I'm gone in the white / I slipped every collar, I laughed at the warning / You're welcome to try it, catch me by morning
scene | She trots through the town in the wake of the van / She's had half a pizza, a curry, some flan / She looks in the window, a lady in red / At you in the lamplight, and you in your bed
story | The hunt had come over with trumpets and wine / She led them through nettles, a bog and a mine / She doubled and sat on the wall of the church / And watched thirty gentlemen fall off a birch
detail | The hedgehog's a brush with a drip on the nose / The squirrel has hidden it, nobody knows / The badger's in dinner dress, out on the lawn / And something that's red was just here, and is gone
feel | They call it sly, when you're small, and you think / When you know every gap, and you know where to drink / I've nobody's strength, and I've nobody's gun / I've only my wits, and the will to outrun
pre | Twig and a rustle, an eye and a gleam / Somebody's crossing the edge of the dream
bridge | We've drawn them in waistcoats and sat them at tea / We made them as clever and wicked as we / But out where the headlights run into the wheat / A real one stands looking, with mud on her feet
== (?<=^(?:[^_]+_){0,4})(?:(?:a|the|brown|black|polar|grizzly|big|little|grumpy)_bears?|bears|bear_(?:who|that)|hibernat[a-z]+|grizzly)
hook tender | Wake Me in Spring :: Wake me in spring, when the river can sing / I've honey enough, and I've done everything / The leaves are my blanket, the dark is a ring / Goodnight to the mountain, wake me in spring
hook funny | Who Ate the Honey :: Who ate the honey? It wasn't me, no / This gold on my whiskers came down with the snow / The jar on my paw is a hat, is it funny? / I'm just a poor bear, so who ate the honey?
scene | The berries are over, the salmon have run / He's fat as a sofa, he's brown as a bun / He yawns like a cavern, he scratches a tree / He turns round three times, and it's quarter to three
story | A bear came to town with his hat in his paw / He knocked, very gently, on somebody's door / He said, I smelled cake, and I walked for a day / They cut him a slice, and they asked him to stay
detail | A nose that can smell you from five miles off / A bottom that's stuck in a tree, and a cough / A back for the cubs, and a paw like a plate / A dance, when there's no one there, up by the gate
feel | I envy the bear, with the door pulled right to / With nothing to answer and nothing to do / To put down the year like a bag by the bed / And let all the snow say it, over my head
pre | Snuffle and shuffle and where shall I lie? / Somebody's pulling the lid on the sky
bridge | They've drawn him in stars, with the Pole on his tail / He walks round the north, like a dog round a rail / And when the ice cracks, and the world's getting thin / There's somebody white who has no place to swim
== (?<=^(?:[^_]+_){0,4})(?:rabbits?|bunn(?:y|ies)|hares?|mouse|mice|deer|otters?|beavers?)
hook tender | Small and Quick :: Small and quick in the thick of the green / A flick and a tail, and I've never been seen / The hawk's got the sky, and the fox has the trick / But I've got the hedge, and I'm small and quick
hook bright | Ears Up :: Ears up, nose up, who goes there? / A wriggle of whisker, a whisk of a hair / Over the moonlight and under the stair / Ears up, feet up, I don't care
scene | The field is a table, all laid out with dew / There's clover for starters, there's parsley too / A dozen brown loaves sit up straight, and are hares / They box in the moonlight, they box there in pairs
story | A mouse had a hole by the leg of a chair / A button for table, a thread for a stair / She moved in the winter with nothing but cheese / And married for love, and had forty of these
detail | The otter goes down on his back with a clam / The beaver's committee has drawn up a dam / The deer on the road has two lamps in its head / It looks, and it leaps, and the car goes to bed
feel | I've never been big, and I've never been loud / I'm easily lost in a room or a crowd / But small has its doors, and I know every one / I've been through the keyhole, and out in the sun
pre | Thump goes the warning, and gone are they all / Ten little tails through a hole in the wall
bridge | There's some are the hunters and some are the prey / And some of us nibble, and get through the day / So here's to the nervous, the quick and the shy / We're all still here, darling, and don't you ask why
== dinosaurs?|t[- ]?rex|tyrannosaurus|triceratops|jurassic|mammoths?
hook bright | Stomp :: Stomp, stomp, stomp, let the whole jungle jump / Tail to the left, and a rumble, a bump / Roar at the moon with your arms on a stump / Big feet, little feet, stomp, stomp, stomp
hook funny | T. Rex Can't Clap :: T. rex can't clap, no, he tries and he tries / He can't touch his nose, and he can't rub his eyes / He can't do up laces, or play pat-a-cake, slap / He's terribly scary, but T. rex can't clap
scene | The ferns are like houses, the flies are like cats / The swamp gives a burp, and there's steam on the flats / A neck like a crane has come out of the trees / It's chewing a pine, and it's starting to sneeze
story | There's one in our garden, it's under the shed / It's eaten the bike, and it's after the bread / I've told it to sit, and it sat on the car / My mum says it's only a bush, with a scar
detail | The three-horn has three horns, the plated has plates / The long-neck has seconds of all of her mates / The little one's quick, with a claw like a hook / The pterodactyl's the last thing he took
feel | I know all their names, every syllable, all / I say them in bed to the crack in the wall / They're bigger than bullies, they're older than rain / I'd like to have one just to walk me to the train
pre | One foot is thunder, and two is a quake / How many cakes can a dinosaur bake?
bridge | A rock from the sky, and the lights all went out / There's nobody left there to stamp and to shout / But look at the hen, with her foot in the sand / She walks like a queen who has not lost her land
`)
