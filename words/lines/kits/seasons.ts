import { kits } from '../../lines.ts'

export const seasonsKits = kits(`
== (?<=^(?:[^_]+_){0,4})(?:autumns?|autumnal|fall_(?:season|weather|colou?rs|leaves|song)|leaves_(?:are_)?(?:fall|turn)\\w*|september|october|november|pumpkins?(?:_spice|_patch)?|conkers)
hook wistful | October light :: October light, it's going soon / It's lying on the floor / As if you'd dropped an afternoon / And hadn't shut the door
hook bright | Rake it up :: Rake it up and rake it high / Red as apples, brown as pie / One, two, three, and hold your hat / Rake it up and jump in that
hook wistful | Sandals standing on the stair :: Summer left its sandals standing on the stair / Like it's only popped out, like it's still out there / But the kettle's on early and the lamp's on low / And the leaves are all telling me it's time to go
scene | The spiders have the garden strung / From dustbin to the gate / The last of all the songs is sung / The robin's staying late
detail me | The conkers in my overcoat / Have turned from glass to wood / The smoke has got into my throat / The smoke is doing me good
story me | My mother jarred the plums in rows / She wrote the year in blue / In March, with winter on our clothes / She'd open August, too
turn | The tree lets go and doesn't cry / It knows what it is for / It's got more room for stars and sky / Than it had got before
feel me | I like the year when it's gone grey / And has no more to prove / It puts the fireworks all away / And doesn't need to move
story we | The clocks went back. We got an hour / We didn't know what for / We spent it on a cauliflower / A walk along the shore
detail | The geese go over in a V / Complaining as they go / Like aunts who've missed a bus, all three / And let the whole street know
pre | Button up, the evening's near / That's the kettle, come in here
bridge | There's nothing here that isn't bound / To fall, and that's all right / The apple's sweetest on the ground / The stars are best at night

== (?:cosy|cozy|warm|big|chunky|woolly|knitted|ugly)_(?:\\w+_)?(?:sweaters?|jumpers?|cardigans?|blankets?|nights?(?:_in)?|evenings?)|sweater_weather|sweaters?|jumpers?|cardigans?|cos(?:y|iness)|coz(?:y|iness)|hygge|blanket_forts?|hot_(?:chocolate|cocoa)|fuzzy_socks
hook | Sleeves to my knees :: I'm wearing your jumper, with sleeves to my knees / There's tea on the sill and there's frost on the trees / You can have it in April, just ask me, say please / Till then I'm a mammoth with sleeves to my knees
hook bright | Wrap me up :: Wrap me, wrap me, wrap me up / Both my hands around a cup / Let it blow and let it freeze / Wrap me up to nose and knees
hook tender | Nothing to do but be warm :: There's nothing to do but be warm, my dear / There's nothing to do but be warm / The wind can go shouting from there to here / And we can sit out the storm
scene | The wind is at the letter box / I've got on both my pairs of socks / The cat has poured herself in folds / Across the only lap she holds
detail | It's oatmeal, with a button gone / It's got an elbow patch sewn on / It's older than the car outside / It fits as if it knew, and tried
story me | My nan knits quicker than she talks / She measured me on country walks / The arms came out a little long / She said, you'll grow. And she was wrong
turn me | I lent it you on Bonfire Night / It came back smelling, well, just right / I haven't had it washed since then / I'm hoping that you're cold again
feel me | The world's too fast, the world's too wide / I'd like to have it brought inside / And small enough to fit a lamp / And have it neither cold nor damp
detail me | The radiator ticks. The toast / Is mostly butter. I'm a ghost / In blankets, and I mean to haunt / This sofa just as long as I want
story we | We built a fort of chairs and sheets / With biscuits for the inside seats / The children slept at half past eight / The two of us stayed in there late
pre | Shut the curtain, dim the light / No one's going out tonight
bridge | Some day they'll find it in a drawer / And ask whose giant thing, what for / And hold it up, and pull it on / And there's the smell of us, not gone

== first_snow(?:fall)?(?:_of_\\w+_\\w+)?|snow_days?|closed_for_snow|sledg\\w+|sled(?:ding)?|snow_angels?|snowball_fights?|snowballs?
hook | Nobody has touched it :: Nobody has touched it / Not a foot, a wheel / Someone's iced the city / Like it isn't real
hook bright wild | Snow day :: Snow day, snow day, nothing to do / Bus can't come and the road's gone too / Hat on backwards, tray for a sleigh / All of us, all of us, out here all day
hook tender | White bees :: You woke me in the dark to see / The street lamp full of bees / White bees, you said, and leaned on me / And counted them in threes
scene | Something's wrong with morning / Where has traffic gone / Ceiling's pale and glowing / With no lamp put on
detail | Every twig has piping / Every bin a hat / Prints across the car roof / Signed by someone's cat
story | Grandad in his slippers / Tongue out at the sky / Eighty-two on Sunday / Caught one. So did I
turn | Someone's careless snowball / Knocked the teacher's hat / He bent down and packed one / Well, and that was that
feel me | All the things I shouted / Lie there, covered deep / Even angry houses / Look like they're asleep
story we | We went down on trays and / Bin lids, and a door / Lost the dog, and found it / Climbed, and did some more
detail | Milk's gone hard, and standing / Taller than its lid / Footprints tell a story / Where the fox has hid
pre | Hush, and come and look / White as any book
bridge | By tomorrow evening / It'll all be slush / But we had the one night / We were in the hush

== spring[-_]clean(?:ing)?|big_clean(?:_up)?|clear(?:ing)?_out_(?:the|my|our)_(?:garage|attic|loft|house|shed|cupboards?|wardrobe|closet)|throw(?:ing)?_(?:out|away)_(?:my_|the_|some_|all_)?(?:old|junk|stuff|things|rubbish)|dusting|mopping
hook funny | Chuck it out :: Chuck it, chuck it, chuck it out / That's not something to cry about / Broken kettle, one left shoe / Chuck it, no, not that. Nor you
hook funny | Maybe one day :: Keep it, it might come in handy, I'd say / One ski, and a bagpipe, and half a bouquet / It's gone in the Maybe, the Maybe's gone grey / And that's how we live here, in maybe one day
hook bright | Fling all the windows :: Fling all the windows and let it blow / The winter's had its turn to go / There's dust on all I used to know / Fling all the windows and let it blow
scene | Rubber gloves and Grandad's shirt / I declare a war on dirt / Radio on number nine / All the rugs are on the line
detail | Seven chargers for a phone / No one ever seems to own / Jigsaw with a missing sky / Half a candle, half a tie
story me | At the bottom of the box / Underneath the football socks / Every letter that you wrote / Read them all there, in my coat
turn me | Started well at half past two / Made three piles, as people do / Four o'clock, I'm on the floor / Reading who was in year four
feel me | Funny what a shelf can weigh / When you wipe the dust away / I can see out, I can see / All that street was there for me
detail | Underneath the sofa lie / Coins and crumbs and one dead fly / Marbles, hairgrip, half a date / Pen I blamed on Auntie Kate
story me | Took it to the charity shop / Every bag, up to the top / Walked around and bought, for four / Something I'd brought in before
pre | Bleach and lemon, bucket, broom / Someone used to love this room
bridge | What I'd keep, if all were mine / Not the clock and not the wine / Just the pencil on the door / Where you measured three-foot-four

== heat_?waves?|(?:boiling|scorching|unbearably)_hot|too_hot_(?:to_(?:sleep|move|work|think)|outside|today|in_(?:the|this|here))|hottest_(?:day|summer|night)\\w*|sweltering|air_condition\\w*|melting_in_the
hook funny | Too hot to argue :: Too hot to argue, and too hot to kiss / Too hot for trousers in weather like this / Say what you like to me, nothing's amiss / Too hot to argue, and too hot to kiss
hook wild | Forty degrees :: Tarmac's soft and the candle's bent / Nobody knows where the daytime went / Lid on the pan, and it's on too tight / Forty degrees at the dead of night
hook | Oh, for a cloud :: Oh, for a cloud as big as a hand / Oh, for a drop on the burnt-up land / I've prayed to the fridge with the door undone / Oh, for a cloud to put over the sun
scene | The dog is lying flat upon the tiles / You'd see the tarmac shiver now for miles / The washing's dry before the second peg / And somebody has fried a pavement egg
detail | We've every window open, and no air / The fan just moves the hotness here to there / The butter is a rumour on a dish / My neighbour's in the pond beside the fish
story me | I tried the bed, the landing and the stairs / I tried the bath, I tried three kitchen chairs / At four I lay out flat along the grass / And heard the milkman clear his throat, and pass
turn | And then a breath, a door that gave a bang / The gutters woke, and all the saucepans rang / And everyone ran out into the street / And danced there, with the puddles at their feet
feel | The city's kinder with its collar loose / We've shared one hose and forty cans of juice / The man who never nods at number three / Is handing out his ice cubes, one to me
detail | The bus seats take a layer of your knees / The baby's only wearing cottage cheese / The cat has left for somewhere in the shade / There's children selling water, lemonade
story me | We met beside the freezer in the shop / We'd both gone in, and found we couldn't stop / You held some peas against your neck, and sighed / I held the sprouts. We stood there side by side
pre | Thirty-nine, and climbing still / Someone's fainted on the hill
bridge | We'll talk of this when January's black / We'll say we'd give our coats to have it back / And one of us will say, do you recall / The night we all slept starfished in the hall

== monsoons?(?:_rain|_season)?|rainy_season|first_rains|tropical_rain|(?:flooded|flooding)_streets?
hook | Three months of dust :: Three months of dust, and then the smell / Of rain upon the road / It's like a drum, it's like a bell / It's like a lifted load
hook wild bright | Let it come down :: Let it come down on the tin, on the town / Let it come down till the potholes drown / Shoes in your hand and your hair undone / Let it come down, let it come, let it run
hook bright | Drum on the rooftop :: Drum on the rooftop, drum on the tree / Drum on the buffalo, drum upon me / Nobody's dry and nobody's blue / Drum on the rooftop, dance with me too
scene | The well was mud, the sky was brass / The crows had nothing left to say / The cattle stood like painted glass / And then the curtains blew one way
detail | The first drops made a smell of bread / Of iron, earth, and something sweet / A schoolboy, satchel on his head / Went dancing barefoot in the street
story | My aunt put every pot she had / Beneath the leak, from small to wide / And played them, ping and pang, like mad / And Uncle sang along outside
turn | The street became a river. So / We launched the homework, page by page / A fleet of sums went sailing, slow / Past Teacher, who was white with rage
feel me | I'd clean forgotten I could wait / For anything, and have it come / It found the roof, it found the gate / It found my heart, and hit the drum
detail | The frogs are holding parliament / The rickshaws swim, the lights are out / The whole bazaar is one big tent / Where strangers eat hot corn, and shout
story | He held a newspaper up high / Above her hair, and it gave way / The headlines ran, and she was dry / For half of what he meant to say
pre | Wind gone still and cattle too / Look, the west has turned dark blue
bridge | The seed was lying in the dust / It didn't ask, it didn't weep / It only had a kind of trust / And that is what the fields will reap

== midsummer(?:'s)?(?:_nights?|_eve|_day)?|summer_solstice|longest_day|white_nights|solstice|midnight_sun|maypole
hook bright | The sun forgot :: The sun forgot to go to bed / It's sitting on the hill instead / With daisies falling off its head / The sun forgot to go to bed
hook wild bright | Round and round :: Round and round the pole we go / Fiddle fast and fiddle slow / Grab a stranger by the hand / Round till no one here can stand
hook tender | Seven flowers :: Seven flowers under my pillow tonight / Seven flowers picked without speaking, by light / They say you will dream of the one who is true / Seven flowers, and I'm hoping for you
scene | It's ten o'clock and bright as tea / The swallows haven't come inside / The children up the cherry tree / Won't come down now, and we have tried
detail | The table's dragged out on the grass / Potatoes, dill, a silver fish / There's light in every tilted glass / And cream, and berries in a dish
story me | I climbed the seven fences, mute / With seven flowers, as you do / A bull looked up. I lost a boot / I swore, so now it won't come true
turn we | At one o'clock the fiddler slept / The fire was only red and low / We waded in, and something leapt / A fish, my heart, I do not know
feel | If every day were long as this / I don't suppose we'd ever learn / To hold a hand, to time a kiss / To know how fast the candles burn
detail | There's daisies on my grandad's hat / A wreath is hanging off the cow / Somebody's on the roof, and that / Is how the roof looks slanted now
story | My mother danced with all the men / Who'd ever asked her for a date / My father smiled, and only then / Stood up and asked. She said, you're late
pre | Nobody's tired and nobody's cold / Tonight there isn't a soul that's old
bridge | From here the days get shorter, so / A minute here, a minute there / We've stood on top. We've seen it. Though / It goes, there's daisies in our hair

== rainy_(?:sundays?|afternoons?|days?|mornings?|weekends?)(?:_\\w+)?|rain_on_(?:a_)?sunday|(?:stuck|staying|all_day)_indoors|wet_(?:sunday|weekend|afternoon)
hook | Nowhere to be :: Rain on the skylight, nowhere to be / One big blanket and a pot of tea / Cancel the garden and cancel the sea / Rain on the skylight, nowhere to be
hook funny | Sunday's in its slippers :: Sunday's in its slippers, with its hair undone / Sunday isn't sorry there is no more sun / Sunday says the washing isn't getting done / Come back to the sofa, there is room for one
hook wistful | Only rain :: It's only rain, it's only time / It's running down the pane / I've given up on being fine / It's only, only rain
scene | Gutter has a drummer in / Tapping with a spoon / Sky the colour of a tin / Half past afternoon
detail | Cards are spread across the rug / Someone always cheats / Two damp dogs have had a hug / On the better seats
story we | We were going to the coast / Sandwiches and all / Ate them up with beans on toast / Picnic in the hall
turn we | Then we put our coats on, ran / Straight out, just because / Stood there like a watering can / Wet as water was
feel me | All the week I have to be / Somebody at nine / Now there's nobody but me / And the day is mine
story me | You read out the crossword clue / Seven, starts with L / I said something, so did you / Nobody can spell
detail me | Window has a race, and I / Back the one on top / Yours goes running, zigzag, by / Wins it, drop by drop
pre | Puddle's growing by the gate / Anything at all can wait
bridge | Monday's waiting down the line / With its tie done tight / Bring the biscuits, yours and mine / Stay here till it's night

== frosts?|frosty(?:_\\w+)?|hoar_?frost|icy_(?:mornings?|roads?|windows?|winds?)|scrap(?:e|ing)_(?:the_)?(?:ice|windscreen|windshield|car)|black_ice|freezing_(?:cold|mornings?)|cold_(?:snap|mornings?)
hook | Ferns on the glass :: Who drew the ferns upon the glass / Who sharpened every blade of grass / Who walked all night and let us pass / No word, but only ferns on the glass
hook | There's a ghost :: Breathe out, there's a ghost / Breathe out, there it goes / Half of it's the morning / Half of it's my nose
hook tender | Mornings like this one :: I'm scraping my windscreen with a library card / My fingers are carrots, the whole world is hard / You wave from the kitchen, in slippers, with toast / It's mornings like this one I love you the most
scene | The garden's gone to silver plate / You need two hands to shift the gate / The birdbath is a dinner dish / The pond has put a lid on fish
detail | The spider's web's a chandelier / The cabbage has a diamond ear / The washing's frozen on the line / My shirt could stand up, walk and dine
story me | My father, in his dressing gown / Would drive a kettle up and down / From tap to car, from car to tap / With last night's paper for a cap
turn | And then the sun got round the wall / And didn't do a thing at all / But look. And every blade let go / A tear it hadn't meant to show
feel | The cold has very honest eyes / It can't be bribed, it never lies / It tells you that you've got a coat / A door, a lamp, a song, a throat
story we | We skated on the village pond / To where the moon was, and beyond / It groaned beneath us like a whale / We clung together, sleeve and tail
detail | One robin, like a struck match, sits / Upon the spade, and eyes the bits / The milk has pushed its hat up high / There's smoke that goes straight up to sky
pre | Stamp your feet and blow your hand / Diamonds over all the land
bridge | It's gone by ten. It's not for sale / It leaves the grass a little pale / Get up and see it, get up quick / Before the day begins to tick

== longest_nights?|winter_solstice|darkest_(?:night|day|time)_of_(?:the|our)_\\w+|shortest_day|midwinter|yule
hook | Sit up with me :: Sit up with me, the night is long / The longest of the year / We'll feed the fire, we'll feed the song / And nobody sleeps here
hook | From here the light :: From here the light comes back, comes back / A minute at a time / A cockerel's stride on frozen track / From here we start to climb
hook bright wild | Burn, log, burn :: Burn, log, burn, and crack and spit / Nobody's alone with it / Dark, you've had your say, your due / Burn, log, burn, the night right through
scene | At half past three they lit the street / By four the day had gone / We came in stamping both our feet / And put the kettle on
detail | There's holly on the picture rail / An orange stuck with clove / The wind is telling its old tale / The stew is on the stove
story | They used to roll a wheel of flame / Downhill, to show the sun / The road by which it always came / In case it thought it's done
turn | At four o'clock the fire was grey / And no one had a word / Then very, very far away / The first fool of a bird
feel me | I've had a year, I'll tell you true / That had no other side / I didn't swim, I never flew / I floated on the tide
story we | My neighbour's on her own this year / She said she'd be all right / We picked up chairs, we brought the beer / We're all at hers tonight
detail | A candle each, and each one lit / From what the last one had / And no one loses any of it / And isn't that just mad
pre | Draw the curtain, turn the key / Dark outside, and you and me
bridge | So if you're in it, deep and black / And cannot see the door / The year itself was turning back / When it could turn no more

== harvest(?:_festivals?|_home|_moon|_time|_song|_supper)?|reap(?:ing|ed)?|hay_?mak\\w+|bringing_in_the_(?:hay|crops?|harvest|sheaves)|threshing|grape_(?:picking|harvest)|apple[-_](?:picking|harvest)|orchards?
hook bright | Bring it in :: Bring it in before the rain / Every apple, every grain / Every back that bends is kin / Bring it, neighbours, bring it in
hook | There's enough :: There's enough, there's enough, in the loft and the bin / There's enough for the stranger who's lost and comes in / We sweated, we swore, and the road has been rough / But look at that table, my love, there's enough
hook me proud | The bit of it I made :: I never owned an acre, no / I only swung the blade / But every loaf you break, I know / The bit of it I made
scene me | The combine lights went all night long / Like ships upon a yellow sea / My father hummed the same old song / And swallowed dust, and swallowed tea
detail | The wasps are drunk on windfall pears / The barn is full up to the beam / There's straw all down the kitchen stairs / And blackberry skin upon the cream
story | The rain was due at half past four / And half the field was standing still / Then headlights, five, then six, then more / The neighbours, coming down the hill
turn | The last sheaf isn't cut. It's tied / And twisted to a little man / He's hung up by the fireside / As since the farm and fire began
feel | You put a thing into the ground / You can't be sure, you can't be quick / You wait, and never hear a sound / And then it's gold, and up, and thick
story we | We danced on boards across the yard / My grandma had the squeezebox out / The old men clapped with hands gone hard / The children fell asleep mid-shout
detail | A marrow like a sleeping pig / A loaf made like a sheaf of wheat / The jam in rows, the pumpkin, big / As someone's car, blocks half the street
pre | One more row and one more load / Lamps are coming down the road
bridge | And some years there was only stone / And some years flood, and some years blight / We shared out then what we had grown / With those who'd none. So eat tonight

== cherry_(?:blossoms?|trees?)(?:_\\w+)?|sakura|hanami|blossoms?(?:_falling)?|falling_petals?|petals
hook wistful | One week :: One week, one week, the whole street pink / One week, and then it's gone / Come quicker than you'd ever think / And put your best coat on
hook | Pink snow :: Pink snow, on the railway track / Pink snow, all down your back / You said, don't brush it, let it show / We walked home wearing the pink, pink snow
hook tender | The same crooked tree :: I'll meet you each April, the same crooked tree / With rice in a box, and a flask, you and me / However we've changed, and whatever we've seen / The year has one week, and we're sitting between
scene | The bank clerks in a row / Are lying on the grass / Their ties are loose. They know / How quickly it will pass
detail | A petal in the tea / A petal on the phone / A petal on the knee / Of someone on their own
story me | My grandpa came each spring / With sandwiches for two / He'd sit, and hum, and bring / Her up to date. She knew
turn | A wind came up the hill / And all of it let go / And everyone sat still / Inside the falling snow
feel me | If it were always here / I'd walk beneath it, blind / It's only once a year / It comes to change my mind
story we | We met beneath that bough / We were nineteen, and late / There's two of ours here now / They're swinging on the gate
detail | They've strung it up with lights / The river's pink, and slow / On these, the seven nights / The boats don't want to go
pre | Look up, look up, look soon / It's over by the moon
bridge me | And when it's time for me / To loosen and to fall / Let it be like the tree / Not frightened, not at all
`)
