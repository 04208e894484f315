import { kits } from '../../lines.ts'

export const natureKits = kits(`
== (?<=^(?:[^_]+_){0,4})(?:rain|rainy|raining|rainstorm|umbrellas?|drizzle|puddles?)
hook calm | Let It Rain on the Roof :: Let it rain on the roof, let it tap on the tin / Let it knock on the glass, we don't have to come in / I've a lamp and a blanket, I don't need the proof / That the sun's somewhere else, let it rain on the roof
hook wistful | It Only Rains on Me :: It only rains on me, or that's how it feels / A man with no hat in the spray of the wheels / The whole of the street has a door and a key / It's dry where you are now, it only rains on me
hook bright | Jump in It :: Jump in it, jump in it, look at it shine / The sky in a puddle, and half of it's mine / It's run down my collar and tickled my spine / Jump in it, jump in it, everything's fine
scene | The gutter is singing a song of its own / A drop down my collar as cold as a stone / The umbrellas walk past like mushrooms with feet / And somebody's letter floats off down the street
detail | Two drops on the window have entered a race / I bet on the left one, he's slow off the base / He stops for a friend, and together they're quick / They slide down the pane like a conjuring trick
story | We ran for the doorway and stood there too near / The water fell round us, a curtain of clear / You wrung out your sleeve like a cloth in a sink / And said it was nicer than people might think
feel | There's something forgiving in weather like this / Nobody expects you, there's nothing to miss / The world has gone in, and the windows are gold / I'm nowhere at all, and I'm not getting old
turn | It stopped about four with a click like a door / A blackbird sang out from the top of the store / The pavements were mirrors with sky in the cracks / And people came out with the sun on their backs
pre | Grey on the rooftops and grey on the town / Somebody up there is wringing it down
bridge | It's been in the sea and it's been in a cloud / It's fallen on beggars, it's fallen on crowds / It's come all this way from the top of the blue / To land on the back of your hand, and on you
== (?<=^(?:[^_]+_){0,4})(?:summers?|summertime|beach(?:es)?|sunsets?|sunshine|sunny|heat_?wave)
hook bright | Salt in My Hair :: Salt in my hair and the sand in the bed / Sun on the shoulders, a song in the head / Nothing to do and the whole day to spare / Give me a wave, I've got salt in my hair
hook | Long Light :: Long light, long light, lying on the bay / Long light, don't let it slip away / Hold it in a bottle for a cold black night / One more swim in the long, long light
hook wistful | That Was the Summer :: That was the summer we never went home / The key on a string and the sand in the comb / We carved it in driftwood, the name and the number / Whatever comes after, that was the summer
scene | The ice van comes by with its music half-drowned / It plays the same tune, and it plays it all round / My flip-flop has melted, the tar's on my toe / A wasp has the jam, and he won't let it go
detail | A radio's talking to nobody's chair / A kite has been caught by a child with no care / The sea folds its papers and throws them away / Your nose is the pink of the end of the day
story | We buried your dad to the neck in the sand / He slept with a sandwich held tight in his hand / The tide came to tell him at twenty past four / We laughed till the lifeguard came down to the shore
feel | I've left all my worries in sensible shoes / I've left them with yesterday's weather and news / There's only the water, there's only the glare / And ten freckled toes that are walking on air
turn | And one night there's something gone cool in the breeze / A leaf on the towel from the end of the trees / Nobody said it, we took down the tent / But everyone felt how the afternoon bent
pre | Windows open and nothing on / Oh, don't tell me it's nearly gone
bridge | In winter I'll open the coat I don't wear / And sand will run out from a pocket in there / I'll stand in the hall with the sea in my palm / And hear the van coming, a long way, and calm
== (?<=^(?:[^_]+_){0,4})(?:winters?|snow|snowy|snowing|snowflakes?|snowfall|first_snow|blizzard|frost|ice_skat[a-z]+)
hook tender | First Snow :: First snow, first snow, and the world's gone slow / Every roof has a hat and a glow / Come to the window on tippety-toe / Nobody's walked there, first snow, first snow
hook | White All Over :: White all over, the street's a blank page / The car's a white whale and the bins are a stage / Pull up the sledge, let the hill take us over / Nobody's working, it's white all over
hook wistful | Cold Where You Were :: It's cold where you were, on your side of the bed / The frost on the window has ferns in its head / I light the last fire, and I stroke the cat's fur / The house keeps me warm, but it's cold where you were
scene | It started at midnight with nobody there / It came like a secret comes down through the air / And when we woke up there was light on the wall / A light out of nowhere, no shadow at all
detail | The postman has made the one line through the white / A bird wrote its name in the course of the night / The kettle's a dragon, the gloves are a row / Of small steaming creatures all dripping with snow
story | We took the tea tray to the top of the hill / You sat in the front, and you wouldn't sit still / We hit the one bush in a mile of clear ground / And lay there, and laughed, and there wasn't a sound
feel | There's nothing so honest as breath you can see / A word is a cloud that goes drifting from me / And even the things that I don't dare to say / Come out in the cold, and hang there, and stay
pre | Scarf to the nose and the hat to the brows / Everything hushes from here to the boughs
bridge | Below it the bulbs have their fists in the clay / They count in the dark, and they don't count the day / It's only a blanket that's thrown on a bed / There's green under there, with the plans in its head
== (?<=^(?:[^_]+_){0,4})(?:autumn|fall_leaves|falling_leaves|autumn_leaves|leaves_(?:fall[a-z]*|turn[a-z]*)|harvest)
hook wistful | Red Before They Go :: The leaves have a secret I'm starting to know / They save all their fire, they're red before they go / If I have to leave you, then let it be so / All lit like the maples, red before they go
hook | Kick the Gold :: Kick the gold down the middle of the lane / Kick the gold, let it come down again / We're rich for a week till the wind and the cold / Button your coat up and kick the gold
scene | The smoke of a bonfire is sewn through the air / There's someone's lost glove on the spike of a stair / A conker goes off like a shot on a tin / The light's like the honey you dip the bread in
detail | The sweep of a broom on the steps of the square / He's made a neat mountain of copper and pear / The wind lets him finish and lean on the rail / Then tips the whole mountain back out like a pail
story | My father's old coat has a leaf in its sleeve / He pressed it in there in the year he would leave / It's brown as a letter and thin as a wing / And still when I wear it, I walk like a king
feel | I've never been sad that a thing has to end / When it does it like this, like a hand to a friend / The trees take their hats off and stand in a row / They've nothing to hide now, and nothing to show
turn | There's one little leaf that is hanging there still / It's seen all its brothers go over the hill / I look for it mornings, I salute it at night / It waves like a child at the edge of the light
pre | Geese going over and lamps coming on / Somebody says it, that's summer gone
bridge | What falls isn't lost, it goes under and in / It's bread for the beetle, it's bed for the wren / The tree lets it go, and is lighter, and deep / It's all that I know about going to sleep
== (?<=^(?:[^_]+_){0,4})(?:spring|springtime|cherry_blossoms?|blossoms?|blooming|daffodils?)
hook bright | Everything's Green Again :: Everything's green again, look at it climb / It comes up for nothing and always on time / A stick in the mud took a breath and said when / And look at the hill now, everything's green again
hook | Open the Windows :: Open the windows, let all of it in / The bee and the blossom, the neighbour's violin / Beat all the carpets and shake out the din / It's only a breeze, but it's under my skin
scene | A lamb on two legs and the other two late / The mud has let go of the foot of the gate / There's pink on the pavement where last week was ice / The old men play chess, and they've both moved it twice
detail | The shop has put out all its pots in the sun / The park has a couple on bench number one / My winter coat's hanging like someone I knew / I've thrown back its scarf and I've said, that'll do
story | She planted a bulb, and she told it to wait / She'd gone by the time it came up by the gate / It's yellow as telephones, loud as a bell / It rang for her all the way down to the well
feel | I'd folded myself like a letter, and small / I'd written, not now, and I'd turned to the wall / But something got in with a wing and a stir / And sat on my heart like the cat in its fur
pre | Drip from the gutter and crack in the snow / Somebody's telling the roots they can go
bridge | You don't have to earn it, you don't have to know / It isn't for heroes, it's all for the show / The stick in the mud that you took to be dead / Has six little flames coming out of its head
== storms?|thunder[a-z]*|lightning|hurricanes?|tornado[a-z]*|tempest
hook wild | Let It Break :: Let it break, let it break, let the whole sky shake / I'd enough of the waiting, enough of the ache / Throw me your lightning for heaven's own sake / I'm standing here laughing, so let it break
hook | Count to the Thunder :: Count to the thunder, one, two, three / How far away can the heavy sky be? / Closer, it's closer, hold on to me / Count to the thunder, one, two, three
hook dark | I Am the Weather :: I am the weather, I'm coming to town / Shutter the windows, the curtain comes down / I'll tear up the road like a page from a letter / Nobody holds me, I am the weather
scene | The birds have gone in, and the light has gone green / The washing stands straight like a ghost that's been seen / The dog's under something, the cows have sat down / There's iron and pennies in the air of the town
detail | The sky is a wardrobe that falls down the stairs / The flash shows the garden, the fence and the chairs / A second of daylight as blue as a bone / Then back in the cupboard with you on your own
story | It took the old oak with a crack like a gun / It laid it across both our gardens as one / We came out with saws when the rain had gone by / And talked, the first time since the tenth of July
feel | I've carried a pressure for most of a week / It sat on my chest, and it wouldn't let speak / Now someone's gone up there and said it for me / In letters of fire from the hill to the sea
turn | And then it is walking away on its heels / It grumbles a while like a cart on its wheels / The world has been washed, and it's put back on straight / There's only one branch lying there by the gate
pre | Far off a rumble, a drum in the hill / Everything waits, and is terribly still
bridge | I won't ask for calm when it's calm that I had / A sea with no wind makes a sailor go mad / So blow out the candles and rattle the pane / I'd rather be frightened than bored by the rain
== (?<=^(?:[^_]+_){0,4})(?:oceans?|seas?|the_waves|ocean_waves|surf[a-z]*|seaside|tides?|deep_blue)
hook | Ask the Sea :: Ask the sea, ask the sea, it was here before me / It's got all of the answers and none of them free / It says only hush, and it says it to me / Whatever you've lost there, go ask the sea
hook calm | In Comes the Tide :: In comes the tide with its arms open wide / Out goes the sorrow on somebody's ride / Everything written in sand has to slide / So in comes the tide, and in comes the tide
hook wild | Ride It Down :: Ride it down, ride it down from the top of the green / The whole of the morning is stacked up and clean / You don't fight the water, you don't even frown / You stand up inside it and ride it down
scene | The gulls quarrel over a crust and a bone / The sea has the voice of a far telephone / It's polished a bottle to jewel and to crumb / It's got all the time that there is, and then some
detail | A shoe and a rope and a doll with one eye / A crab in a hurry that doesn't know why / The wave runs to meet me, then thinks of its pride / And draws in its skirts and goes back with the tide
story | My grandmother kept a big shell by the bed / The sea is in there, and it's trying, she said / It tries to get home, but the stairs go around / I put it back softly, and thanked it for sound
feel | I came with a stone in the middle of me / I said it aloud, and I gave it to sea / It didn't get smaller, it didn't get light / But something so big had it all of the night
pre | Salt on the lips and the wind at the knees / Far as the eye goes there's nothing but these
bridge | Below there are mountains that no one has seen / And fish with their own little lamps in the green / There's so much that's living without knowing why / I find that a comfort, with feet in the sky
== (?<=^(?:[^_]+_){0,4})(?:mountains?|climb[a-z]*_(?:a|the|that)_(?:mountain|hill|peak)|summit|hik(?:e|ing)|alps|everest)
hook proud | One More Ridge :: One more ridge, and my legs say no / One more ridge, and the clouds below / I've cursed every stone from the road to the bridge / But look, oh look, from one more ridge
hook | The Mountain Doesn't Mind :: The mountain doesn't mind if I'm early or I'm slow / The mountain doesn't mind if I come or if I go / I bring it all my trouble and I leave it behind / One more pebble, and the mountain doesn't mind
scene | The path leaves the village by somebody's cow / It's steep from the minute you say, are we now? / A bell and a stream and the smell of warm pine / A cross on the top like a dash on a line
detail | There's cheese in the rucksack, there's rain in the boot / A marmot who whistles and plays on no flute / A man of some eighty goes by with a stick / And wishes us morning, and isn't he quick
story | We slept in a hut with a dozen who snore / The wind asked for names at the crack in the door / At four we went out, and the whole of the snow / Was pink as the inside of shells, row by row
feel | Down there I am somebody's four o'clock call / Up here I am lungs and two feet, and that's all / My fear is as big as the drop at my side / My joy's just a little bit more than as wide
turn | We had to turn back with the top in our sight / The cloud had come over and taken the light / I cried, and you told me, it's going to stay / It's waited for longer than us, and a day
pre | Boot after boot and a breath in between / Further than yesterday's ever been
bridge | The top isn't where it is, not in the end / It's halfway, where someone held out to a friend / A hand in the fog and an orange, in two / I've stood on the summit, and talked about you
== (?<=^(?:[^_]+_){0,4})(?:forests?|woods|in_the_trees|oak_trees?|jungle|rainforest)
hook calm | Deeper In :: Deeper in, deeper in, where the light's like a pin / Where the moss is the floor and the quiet is kin / Leave all your names where the ferns begin / Come with me, come with me, deeper in
hook dark | The Trees Keep Talking :: The trees keep talking when nobody's there / They whisper it down through the roots and the air / You think it's the wind, you go on with your walking / But hush now, and listen, the trees keep talking
scene | The path was a path, then the path was a thought / A web took my face like a fish being caught / The sun comes in coins through the holes in the roof / A deer is just legs, then an eye, then a hoof
detail | A mushroom in red like a lamp for a mouse / A stump with a door, and it might be a house / A woodpecker's mending a shelf overhead / The beetles are rolling the floor into bed
story | We lost the way back, and we sat on a log / We ate the last apple and talked to the fog / You said, we could stay here, we'd live upon bark / Then somebody's dog came and barked through the dark
feel | I go there when talking has made me too thin / I lean on a beech with my back to its skin / It doesn't say anything, neither do I / We both have our feet down, our heads in the sky
pre | Twig underfoot and a wing overhead / Everything green has been holding its bed
bridge | It was there before fences, and there before kings / It grows on the bones of a great many things / And when we are finished with engines and lawn / It'll come down the high street one mild kind of dawn
== (?<=^(?:[^_]+_){0,4})(?:deserts?|sahara|sand_dunes?|dunes|cactus|oasis|camels?)
hook | Nothing but Sky :: Nothing but sky, and the sand running dry / Nothing to hide from and nobody by / A bird like a comma, way up, way high / Nothing but me here, and nothing but sky
hook dark | Water, Say My Name :: Water, say my name, I've been walking in flame / Water, say my name, every dune is the same / I saw you, I ran to you, you never came / I've sand in the heart of me, water, say my name
scene | The road is a shimmer that swims to the right / A lizard does press-ups all day in the light / The tyre on the verge has been waiting for years / The wind combs the sand, and the wind disappears
detail | A tin can is singing, hung up on a thorn / The rocks have the shapes of the things never born / By noon even shadows have gone in for shade / By night you could cut all the stars with a blade
story | An old man with camels gave dates and a seat / He pointed at nothing, and that was the street / I walked where his finger had been in the air / And there was a well, with a tin cup hung there
feel | I came here with luggage, I came here with plans / It emptied my pockets, it opened my hands / It's hard to be grand with a mile on each side / Of something that old, and that dry, and that wide
pre | Sun like a hammer and ground like a bell / One foot, then the other, and nothing to tell
bridge | But one night it rained for an hour, and we saw / The flowers come up through the stones of the floor / They'd waited nine years with their coats on below / There's nothing that's empty, it's only just slow
== (?<=^(?:[^_]+_){0,4})(?:rivers?|streams?|creek|waterfalls?|riverbank)
hook calm | Down to the Wide :: Carry me down, river, carry me down / Past all the bridges and out of the town / You don't ask a reason, you don't need a guide / Carry me, carry me, down to the wide
hook | Never the Same Water :: Never the same water, never the same me / I stood here at seven with mud to the knee / The willow leans over, the days getting shorter / It runs and it stays, it is never the same water
scene | It comes from the hill with a stone in its mouth / It says it to cattle, and says it down south / A heron stands up like a pen in a stand / And signs for a fish with the tip of his hand
detail | A boat with no oars has been tied to a root / There's duckweed and bottles, an old leather boot / The boys from the bridge make a cross, and let go / Their shout's in the air, and the splash is below
story | My uncle would wash there on Saturday night / He'd sing to the mill in the last of the light / They found him one spring with his line in the shade / Still smiling at something the river had made
feel | I drop in a stick, and it turns, and it's gone / I drop in a thought, and it follows it on / There's nothing I've got that it couldn't take out / It's patient with stones, and it's gentle with doubt
pre | Listen, it's saying it under the stair / Everything's going, and everything's there
bridge | And one day it comes to the end of its name / It's brown and it's broad, and it isn't the same / It gives up its banks, and it isn't afraid / It's wider than anything it ever made
== (?<=^(?:[^_]+_){0,4})(?:(?<!rock |pop |movie |film |all )stars|starlight|starry|shooting_stars?|constellations?|night_sky|milky_way|northern_lights|aurora)
hook tender | Name One for Me :: Name one for me, any small one will do / One that's not busy, one that's half blue / And when I am lonely, and when I can't see / I'll know that you're up there, so name one for me
hook | Lying in the Long Grass :: Lying in the long grass, looking up at then / The light left home before the time of men / It's come all this way for the likes of us to pass / A minute or a lifetime, lying in the long grass
scene | They switched off the street, and we went out to look / The dark came up close like the leaves of a book / And over the chimney, the aerial, the tree / Was more of the sky than I thought there could be
detail | That one is a hunter, that one is a plough / That one is a crab, or a saucepan, or cow / You draw with your finger and join up the bright / And make me a fish for the rest of the night
story | I saw one fall down like a match on a wall / I hadn't a wish in my head then at all / You said, you can have mine, I made it last year / I said, so what was it? you said, you're right here
feel | I'm dust, they have told me, of something that burned / The iron in my blood is a thing it has learned / So when I look up, it's a letter from kin / That sits on the roof and lets nobody in
pre | Turn off the lantern and let your eyes grow / The longer you look, why, the more of them show
bridge | The half of them's gone, so the clever ones say / They burned themselves out in a long-ago day / But look at them shining, they're here all the same / A light doesn't stop when you've lost the flame
== (?<=^(?:[^_]+_){0,4})(?:sunrise|new_day|dawn|morning_(?:light|sun|dew)|a_new_morning|daybreak|new_beginnings?|fresh_starts?)
hook bright | Here Comes the Yellow :: Here comes the yellow, on roof and on wall / Here comes the yellow, it's free for us all / The night was a bully, the night was a bellow / It's over, it's over, here comes the yellow
hook | Start Me Again :: Start me again with the kettle and pen / Start me again, never mind where I've been / The slate's on the windowsill, wiped with the rain / I've one clean morning, so start me again
scene | A blackbird has opened the shop of the day / The milk-coloured mist has not gone far away / A cat going home has a wet set of shoes / The baker's whole window is blowing out news
detail | The light comes by rooftops, it comes by degrees / It gilds the old gasworks, it butters the trees / It climbs in my window and lies on the chair / Like someone who's always been welcome in there
story | I'd been up all night with a thing on my mind / I'd turned it and turned it, I'd drawn down the blind / At six came a stripe on the wall, very thin / I pulled on the cord, and I let the rest in
feel | There isn't a footprint on any of it / It's fresh as a loaf, and I've not cut a bit / Whatever I broke, it was yesterday's plate / I'm barefoot, I'm hungry, and I'm not too late
pre | Grey into silver and silver to gold / No one has told it that we have grown old
bridge | It does it for prisons, it does it for kings / It does it for nothing, it does it and sings / Four billion years, and it's never been late / And never once asked us, and who shut the gate?
== (?<=^(?:[^_]+_){0,4})(?:campfires?|bonfires?|fireplace|by_the_fire|hearth|marshmallows?)
hook | One More Log :: One more log and then one more song / The night's at our backs and it's black and it's long / There's you and there's me and there's somebody's dog / Nobody's going, put on one more log
hook tender | Smoke in Your Jumper :: There's smoke in your jumper, there's ash on your knee / You're gold on the one side, and that's turned to me / The night's in the wool of it, spark over ember / There's smoke in your jumper, and that I'll remember
scene | We gathered the sticks with a torch in our teeth / You built a small house with some paper beneath / It sulked, and it smoked, and it made up its mind / Then stood up and danced with the dark close behind
detail | The guitar's got a string that has slipped to a growl / There's one who can harmonise, one like an owl / A marshmallow's burning, a comet on sticks / You blow it, and eat it, and reach for the next
story | The old one told stories with hands and with breath / The one with the drowned man, the one about Death / And each time a branch went off crack in the wood / We laughed, and moved in just as close as we could
feel | There's something as old as our feet in the flame / They looked in it too, and they felt just the same / With bears in the dark and with stars overhead / They passed round the meat, and they wished they were fed
pre | Pull up the blanket and pull up the stone / No one should look at a fire on their own
bridge | And when there are embers, a city at night / With streets and with windows of shivering light / We sit there, not talking, and guard it, and guess / Who lives there, and love them, the light getting less
== (?<=^(?:[^_]+_){0,4})(?:the_moon|moon|moonlight|full_moon|moonlit|moonshine|lunar)
hook tender | Leave the Moon On :: Leave the moon on when you turn out the light / Leave the moon on, I'm not sleepy tonight / It's all that I need here to look at you, so, hon / I'll love you till morning, just leave the moon on
hook | Same Moon, Same Me :: Same moon, same me, and a different shore / It hung on our washing line once, nothing more / You see it at dinner, I see it at three / You wave there, I wave here, same moon, same me
scene | It came up behind the allotments, too big / It sat on the shed like a cheese in a wig / It laid a white road on the roofs, on the bay / And nobody stood there to show it the way
detail | The cats hold their meeting on top of the wall / The fox has a shadow much taller than tall / The sheets have gone silver, the roses are grey / The clock has a face, and it's looking away
story | You told me, at seven, you'd buy it for me / You'd paid the deposit, a shell from the sea / I looked for it Sunday, grown-up, in the blue / There's still half a moon there, I think it's for you
feel | It's only a stone, and it hasn't a spark / It borrows its lamp and it stands in the dark / I know how that feels, to be cold all the while / And somebody sees you, and calls it a smile
pre | Draw back the curtain and look who is there / Barefoot and silver on top of the stair
bridge | It pulls up the oceans, it lets them go slack / It's half of the time with its face on its back / It wanes to a paring, it's nothing, it's gone / And nobody worries, they know it comes on
== rainbows?
hook bright | Colours for Free :: Red and orange and yellow and green / The biggest of ribbons that ever was seen / Blue and violet, for you and for me / Nobody pays for it, colours for free
hook | Wait Till the Rain's Done :: Wait till the rain's done, wait till it clears / It's only the sky with some soap in its ears / You can't have the bow till you've had all the tears / Wait till the rain's done, look what appears
scene | The rain had its coat on, the sun had its hat / They met on the hill, and they had a long chat / And where they shook hands there was bent in the air / A bridge made of nothing, from here over there
story | We ran to the end with a bag for the gold / It moved to the next field, the way we'd been told / We ran till the farm, till the church, till the sea / And came home with nothing but wet to the knee
detail | It stood with one foot in the car park, al fresco / The other in somebody's soup, in the bistro / The bus driver stopped and he opened the door / And twenty grown people said, oh, and said, more
feel | I think it's the sky saying sorry to you / It held back its paints, and then all of them flew / And no one can hang it or keep it or own / It's only for looking, not looking alone
pre | Drip goes the gutter and out comes the sun / Look up, look up now before it's all done
bridge | It's there in the hose, and it's there in the oil / It's there in the bubble, the beetle, the foil / There's seven of everything hidden in white / You only need water, and someone, and light
== wildfires?|world_on_fire|into_flames|burn_it_down|ashes|embers|phoenix
hook wild | Let It All Burn Bright :: Let it all burn bright, let it all burn bright / I've been wood, I've been waiting for just one light / There's no putting out what you started tonight / So stand back, or come in, let it all burn bright
hook | Up from the Ash :: Up from the ash with a feather of flame / Up from the ash, and I've got a new name / You swept me away with the dust and the trash / Watch me, oh watch me come up from the ash
scene | It started with nothing, a spark on a sleeve / A look from the side as you got up to leave / By noon it had jumped from the grass to the pine / And no one was holding the hose or the line
detail | The sky has gone orange, the sun's like a plum / The deer and the rabbits run by, and are dumb / The wind's at the bellows, it sings as it blows / It reads every letter, and keeps what it knows
story | I threw in your letters, I threw in the ring / I threw in the chair, where you'd sit there and sing / I stood there till morning, a coat on my back / And watched everything you had promised fly black
feel | I used to be careful, a candle, a wick / I lived in a saucer, I burned there, not quick / You opened one window, and in came the air / I'm all of the house now, I'm everywhere
turn | In April the hill was as black as a boot / And out of each crack came a green little shoot / There's seeds that need fire to open their door / I didn't know that about me before
pre | Feel it, the crackle, the heat on the skin / Open the window and let it come in
bridge | So lay it in ruins, and rake it, and wait / There's always a poppy that comes to the gate / What burns is what's finished, and what's left is true / As clean as a whistle, as open as blue
== gravity|weightless[a-z]*|zero_g
hook | Fall Upwards :: I fall upwards the second you come in the room / The cup and the saucer, the cat and the broom / There's nothing to hold on to, nothing is downwards / I let go of the table and I fall upwards
hook | The Tug of You :: The tug of you, the tug of you / I'm only a moon, there is nothing to do / I go round the kitchen, I go round the blue / I can't come much closer, the tug of you
scene | An apple comes down, and a thinker goes, oh / The rain and the leaves and the stairs are below / And everyone's feet have been nailed to the ground / By something so strong that it hasn't a sound
story | I tried to get out with a ticket and bag / I got to the corner, and felt the string drag / My bus came and opened, my bus closed and went / I walked home to yours, and I knew what it meant
detail | The toast lands the butter side, flat on the rug / The tear finds the chin, and it lands in the mug / There's no use in arguing, down's where things go / Except for a lark, and she does it for show
feel | I've carried the sky like a rucksack of stones / I've felt every kilo go into my bones / And then somebody took just one strap in their hand / It's strange how you float when there's someone to stand
pre | One foot off the kerb and the other one too / Nobody's told it what it has to do
bridge | They say it's the weakest of forces there are / It's there in a feather, it's there in a star / It never lets go, and it never gets through / It only says, closer, and that's all I do
== volcano[a-z]*|earthquakes?|lava
hook wild | Something's Got to Blow :: Something's got to blow, something's got to blow / There's a fire in the cellar, it's wanting to go / You can sit on the lid, you can smile, you can row / But under the roses, something's got to blow
hook | Hot Under the Hill :: Hot under the hill, where it's quiet and still / The goats on the top and the house with the grill / I'm green on the outside, I'm mannered, until / You knock once too often, it's hot under the hill
scene | A thread of white smoke like a man with a pipe / The vines on the slope and the lemons half ripe / The well has gone warm and the dogs won't lie down / A cup walks itself off a shelf in the town
story | The old woman packed up her hens and her bed / I've known him for ever, he's cross now, she said / She blew him a kiss from the back of the cart / He answered that evening, and split her hill's heart
detail | It came like a river of oranges, slow / It knocked at each door, and it didn't say no / It stopped at the church with one toe on the stair / And cooled there, and left us a black kind of bear
feel | I've bitten my tongue for a year and a day / I've said, never mind it, I've said, it's okay / There's steam at the seams now, there's red in the crack / And once it starts walking, it doesn't walk back
pre | Feel it, the floor has a hum in its throat / Pictures go crooked and boats rock the moat
bridge | But look at it after, a hundred years on / The grapes are so sweet there, the anger is gone / It's only the earth with a thing it must say / And gardens will grow in its words, by the bay
`)
