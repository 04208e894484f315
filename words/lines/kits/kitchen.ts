import { kits } from '../../lines.ts'

export const kitchenKits = kits(`
== (?<=^(?:[^_]+_){0,3})coffee|(?:without|need|love|morning|much|more|of|on|to)_(?:my_)?(?:morning_)?coffee|espresso|cappuccino|caffeine|lattes?|flat_white
hook | Don't talk yet :: Don't talk yet, don't talk yet, let the black water pour / Don't talk yet, I'm a coat that is stuck in a door / I'll be human by nine, I'll be charming by four / Don't talk yet, don't talk yet, let it pour, let it pour
hook bright | Fill the cup :: Fill the cup, and I'll conquer the hill / Fill the cup, and I'll sit very still / Fill the cup, and I'll answer the phone / Fill the cup, and then leave me alone
hook tender bright | Black as a boot :: Black as a boot and as hot as July / Black as a boot, and it's opened one eye / I'd swim through a river, I'd walk on a wire / For something that's black as a boot, and like fire
scene | The grinder wakes up like a bear in a tin / The neighbours all know that I'm letting day in / The kettle, the filter, the drip and the wait / I've never loved anyone harder by eight
detail | A ring on the letters, a ring on the sink / A ring on the novel, it's brown where I drink / My heart's doing samba, my knee does a jig / I've cleaned the whole oven, I feel very big
story | The man at the counter knows nothing of me / My name on the cup is a Brian, or Bree / But he sees me coming through rain from the bus / And tips me one nod, and it's all about us
feel | My mother would drink it in front of the pane / Two hands round the cup and her eyes on the rain / Nobody spoke till she'd got to the end / I drink it the same now. It's time with a friend
turn | I gave it up Monday, for clearness of head / I snarled at a pigeon, I argued with bread / By Tuesday at seven I knelt at the jar / And said, I am sorry, I went much too far
scene blues me | I reached for the jar and the jar it was bare / Reached for the jar, Lord, the jar it was bare / I sat on the lino and I pulled at my hair
detail blues me | My hands got the shakes and my eyes got the sand / Hands got the shakes, and my eyes full of sand / Don't say good morning till there's one in my hand
feel blues me | She left me for Denver, she took the machine / Left me for Denver, and she took the machine / I don't miss her talking, I'm missing the bean
turn blues me | I boiled up the kettle with yesterday's grounds / Boiled up the kettle, babe, with yesterday's grounds / It tastes like a ditch, but it's making the rounds
pre | Drip, drip, drip, and the lights come up / All I require is inside this cup
bridge | A goat on a mountain first ate it, they say / And danced on the rocks for the rest of the day / And that is the whole of our history, then / A goat had a berry. We all said amen

== (?<=^(?:[^_]+_){0,3})tea|cup_of_tea|cuppa|earl_grey|teapots?|kettle
hook tender | Put the kettle on :: Put the kettle on, love, put the kettle on / Whatever has happened, whoever is gone / There's nothing so broken by night or by dawn / We can't sit beside it with the kettle on
hook bright | Milk in first :: Milk in first, milk in last, there's been wars over less / Milk in first, milk in last, and I have to confess / I've leaves in my saucer and crumbs on my dress / Milk in first, milk in last, it's the best of the mess
scene | The pot's got a chip and a hat made of wool / A biscuit's the measure of when it is full / The steam draws a bear on the cold window pane / And nobody minds any more if there's rain
detail | It's builders' and scholars', it's bishops' and thieves' / There's fortunes been told from a teaspoon of leaves / You dunk for a second, you dunk for two more / And half of your biscuit lies drowned on the floor
story | The night that he left, you came round in your coat / You didn't say much, there was frost in your throat / You warmed up the pot and you found the good tin / And poured it till daylight came cautiously in
feel | There's people cross oceans to find out their peace / They sit with a guru, they live among geese / I need just a chair and the click of a spoon / And someone who knows how I have it, by noon
pre | Wait for the whistle, wait for the pour / Three good minutes, maybe four
bridge | When all the great empires have gone to the dust / The clocks and the cannon, the crowns and the rust / There'll still be a person who knocks, and a chair / And someone who says, I've just made some, sit there

== sourdough|bak(?:e|es|ing)_(?:my_|his_|her_|our_)?(?:own_|first_|fresh_)?bread|home-?made_bread|(?<=^(?:[^_]+_){0,3})(?<!garlic_)bread|kneading
hook bright | Rise, little dough :: Rise, little dough, in the warm by the stair / Rise, little dough, with a cloth on your hair / I fed you on flour, I fed you on air / Rise, little dough, in the warm by the stair
hook | Feed the jar :: Feed the jar, feed the jar, there's a thing in the jar / It bubbles and mutters and looks from afar / We've called it Napoleon, he's gone very far / Feed the jar, feed the jar, feed the thing in the jar
scene | There's flour on the ceiling and flour on the cat / The first was a doorstop, the second was flat / The third one came out like a wheel off a cart / The fourth one I sang to, and that was the start
detail | You stretch it and fold it and give it a slap / You put it to bed in a basket, a wrap / You talk to it nightly, you ask how it's been / You've photos of crumb on your telephone screen
story | I went for a weekend and left it with Dad / He fed it on lager and all that he had / We came home to find it had opened the door / It lives in the garage, and now it wants more
feel | I can't mend the planet, I can't stop the clock / I can't get the landlord to mend me the lock / But I can put water to flour, and wait / And have something golden to put on a plate
turn | You cut it too early, it sighed and it steamed / The butter went in like a thing that I'd dreamed / We stood at the counter and ate the whole thing / With crumbs on our jumpers, each feeling a king
pre | Push it, pull it, turn it round / Tap beneath for the hollow sound
bridge | Five thousand years' people have stood at a board / The slave and the widow, the wife and the lord / With hands white as mine are, and hoping it grew / The same little knock, and the same smell come through

== (?:grandma|granny|gran|nana|nan|nonna|abuela|oma|grandmother|mum|mom|mother|my_mum|my_mom)(?:'s)?_(?:\\w+_)?(?:cooking|kitchen|recipes?|cookbook|soup|pies?|food|dumplings|meatballs|lasagne|lasagna|apple_pie|cookies|cakes?)|family_recipes?|(?:old|secret)_recipes?
hook you | A pinch of this :: A pinch of this and a handful of that / A pinch of this, in your slippers and hat / I asked for the grams and you laughed where you sat / A pinch of this and a handful of that
hook | Have some more :: Have some more, have some more, you are nothing but bone / Have some more, have some more, for the walk on your own / There's a plate on the stove, there's a pie by the door / And love had one language, and said, have some more
scene you | The window's all steamed and the lid does a dance / The radio's playing your songs of romance / There's sauce on the spoon that you hold to my lip / One hand underneath it, to catch every drip
detail | The book's held together with butter and string / The page for the dumplings has lost half its wing / It says, cook till ready, it says, not too hot / It says in the margin, your grandfather's pot
story you | I stood on a stool with a tea towel for gown / You taught me to crimp it, and press the edge down / We cut out a leaf for the lid, and a star / I'd flour to my elbows. I'd never got far
feel | I've eaten in cities with linen and lights / Where somebody folds up your napkin at nights / But no one's come after me, out in the lane / With half of it wrapped, in case there was rain
turn | I made it last Sunday, I did it by nose / The card had a hole where the quantity goes / It wasn't the same, but it steamed up the glass / And there was my childhood, home early from class
pre | Wash your hands and pull up a chair / Mind the pan, it's hot right there
bridge | You can't write it down, for it isn't in weights / It's knowing who's hungry, and warming the plates / It's passed like a candle, from apron to hand / I burn it, I taste it, I now understand

== pizzas?|pepperoni|margherita|pineapple_on
hook bright | One more slice :: One more slice, one more slice, and I promise I'm through / One more slice, one more slice, well, perhaps it was two / There's a string from my chin to the box, like a cue / One more slice, one more slice, one for me, one for you
hook | The last slice :: The last slice, the last slice, it's alone in the lid / The last slice, the last slice, and I know what you did / You looked at the ceiling, you offered it twice / Then love went to war for the very last slice
scene | The box on my knees is as warm as a cat / The driver goes off with a grin and a hat / There's oil on the cardboard, a map of the moon / We burned all our tongues, for we started too soon
detail | It's mushrooms for her and it's anchovies, him / It's half with a jungle and half with a rim / And somebody always says, pineapple, please / And somebody leaves, taking most of the cheese
story | The dough man in Naples has arms like a tree / He throws it so high that it's harder to see / It spins like a planet, it hangs like a sheet / It comes down on tiptoe, and lands at your feet
feel | I've cried over pizza, I've moved into flats / I've sat on bare floors among boxes and mats / No table, no curtains, no bulb for the light / Just you, and a box, and the city at night
pre | Doorbell rings and plates fly round / Never heard a sweeter sound
bridge | The wheel was a marvel, and so was the moon / The coin and the clock face, the drum and its tune / But of all the round things that were ever yet known / There's one that's for sharing. Get off, it's my own

== tacos?|burritos?|salsa_verde|guacamole|quesadillas?|taco_tuesday
hook bright wild | Two in each hand :: Two in each hand and some sauce on my chin / Two in each hand, and let Tuesday begin / There's lime on the wind and there's crunch in the skin / Two in each hand and some sauce on my chin
hook bright | It always falls apart :: It always falls apart, but it's always too late / It always falls apart, and there's half on the plate / You tilt your whole head and you open your heart / It's love at first bite, and it always falls apart
scene | The truck's on the corner, it's pink and it's lit / There's smoke going up from the coals and the spit / A queue full of suits and a queue full of boots / And somebody's grandmother, chopping up roots
detail | There's green that's quite gentle, there's red that is not / The red has a skull and a bell on the pot / I said that I like it, I said it in pride / I've not felt my lips since, I'm weeping inside
story | He asked her to marry him, there, by the van / The ring in the onions, that was the plan / She bit, and she yelped, and she swallowed it too / The doctor's best man, and they wed at the zoo
feel | You can't be too proud with your head on its side / With beans on your collar and nowhere to hide / There's presidents looked just as silly as you / It keeps a soul humble, a taco or two
pre | Squeeze the lime and pinch it tight / Hold your breath and take a bite
bridge | So fold me in something that's warm from the flame / And fill me with colours, and don't ask my name / And if I should break in the middle and spill / Then pick up the pieces, and love me there still

== (?<=^(?:[^_]+_){0,4})chees(?:e|es|y_toast)|cheddar|brie|camembert|fondue|mac_(?:and|n)_cheese|grilled_cheese
hook bright | More cheese, please :: More cheese, please, on the toast, on the peas / More cheese, please, I'm begging on my knees / The blue with the veins and the one that makes you sneeze / I'll come when you call me, with more cheese, please
hook | It smells like a sock :: It smells like a sock and it tastes like the sun / It smells like a sock, and it's second to none / It emptied the bus, it could stop any clock / I love you, I love you. You smell like a sock
scene | The fridge has a secret wrapped up in a cloth / It's runny as custard and pale as a moth / It's moved since the morning, it's left its own shelf / I think that by Thursday it could walk by itself
detail | There's holes for the mice and there's holes for the air / There's one with a rind like an old teddy bear / There's one from a monk who has taken a vow / He speaks to no person, he talks to his cow
story | I ate it at midnight and what did I see / A duke on a ladder, who sold me the sea / My teeth were all cheddar, my shoes were all brie / I woke up, and went back to check. Lucky me
feel | Some people want diamonds, some people want fame / Some people want statues and streets with their name / I want a good crackle of toast underneath / And strings from the plate to the back of my teeth
pre | Cut a little, cut a lot / Eat it cold or eat it hot
bridge | It's milk that got older and found what it meant / It sat in the dark and it learned, and it leant / So don't be afraid of the mould and the age / There's some of us best at a late, smelly stage

== (?<=^(?:[^_]+_){0,3})(?:chocolates?|candy|brownies|puddings?|desserts?)|(?<=^(?:[^_]+_){0,4})ice_?creams?|gelato|sweet_tooth
hook bright | Just a lick :: Just a lick, just a lick, of the side that runs down / Just a lick, just a lick, it's the best one in town / It's raspberry, toffee, it's pistachio, thick / It's yours, I can see that, but just a lick
hook | The secret drawer :: There's a bar in the secret drawer, under the files / There's a bar in the secret drawer, calling for miles / I said I had stopped and I'd eat it no more / Then who left the wrapper in the secret drawer
scene | The van plays a tune that is older than me / The kids come like bees out of every tree / There's sand in the cornets, a wasp in the queue / A flake for the brave ones, a flake for you too
detail | The top is for later, the bottom is best / There's some on the dog and there's some on my vest / It melts down the elbow and on to the shoe / You turn it, you turn it, it's faster than you
story | I broke it in squares, it would last me a week / One square after supper, one square, so to speak / I blinked, and the silver was flat as a sea / And somebody's fingerprints. Mine, probably
feel | There's days when the world has its boots on your chest / There's days when the mirror's a terrible guest / And then there's a spoon, and a tub, and a chair / And nobody judging you, nobody there
turn tender | My gran kept a tin with a queen on the lid / She'd shake it and say, for the good thing you did / Now close both your eyes, dear, and choose just the one / I chose like a judge, in the window, in sun
pre | Peel it back and break it slow / Only one, and then I'll go
bridge | They say there is wisdom, they say there's a way / Of lettuce, and water, and starting the day / I'll go there tomorrow, I've packed and I'm good / Tonight there's a spoon, and it's all understood

== barbecues?|bbqs?|grilling|grill_master|cook_?outs?|burgers?|sausages?|hot_dogs?
hook bright wild | Smoke is in everything :: Smoke is in everything, hair, and the shed / Smoke is in everything, even the bread / Dad's got an apron and tongs, and he's king / Summer is on, and the smoke's in everything
hook bright | Burnt on the outside :: Burnt on the outside and pink in the middle / Burnt on the outside, and fat on the griddle / The rain's coming sideways, the wasps have all tried / We're staying out here, we're all burnt on the outside
scene | He's prodding a sausage, he's guarding his flame / He says it's the charcoal, it isn't to blame / His eyebrows have gone and his apron says Chef / The smoke alarm's singing, the neighbours are deaf
detail | There's six kinds of salad that no one will eat / A bowl of wet lettuce, a tower of meat / A vegetable kebab that's been dropped in the sand / A dog with one paw on the back of my hand
story | The sky turned to slate and the first drops came down / We pulled out a tarp that was bigger than town / With brollies and bin bags, a pole and a string / And Grandad still turning them, calm as a king
feel | It's paper plates bending, it's sauce on the knee / It's all of the people I wanted to see / It's late and it's light still, and nobody goes / It's somebody's guitar, and the smell on our clothes
pre | Strike the match and stand well back / Half of it's raw and half of it's black
bridge | Ten thousand years later we're doing it still / A fire, and a circle, some meat, and a hill / There's somebody telling a lie to the stars / And children asleep in the back of the cars

== broccoli|vegetables?|veggies|brussels?_sprouts?|spinach|carrots?|fussy_eaters?|picky_eaters?|eat_(?:your|their|his|her)_(?:greens|peas)|peas
hook bright | Tiny green trees :: Tiny green trees on the hill of my plate / Tiny green trees, and I'm making them wait / I'm a dinosaur, roaring, with mud on my knees / And I'm eating the forest, the tiny green trees
hook funny bright | Not one bite :: Not one bite, not a nibble, not a lick, not a smell / Not one bite, I will sit here, I will sit here as well / Till the moon's on the table and it's quarter to night / Not one bite, not one bite, well, all right, just one bite
scene | It sat on the plate with a look in its eye / I looked at it back, and I let out a sigh / Mum said it's an aeroplane, here comes the door / The aeroplane crashed on the kitchen floor
detail | I hid it in pockets, I hid it in socks / I fed it to Grandad, I posted the box / The dog had a sniff and he put up his nose / It's under the cushion, and that's where it grows
story | One day I was playing, I hadn't a care / I ate one by accident, out of thin air / It crunched like a puddle that's frozen at dawn / I looked at my plate, and the whole lot was gone
feel | The carrots help seeing, the spinach makes strong / The sprouts make a trumpet that plays all night long / And peas are the marbles you chase with a fork / There's one got away, and it's gone to New York
pre | Open the tunnel, here comes the train / Nothing but gravy is left in the lane
bridge | So here's to the farmer who dug in the rain / The worm and the bee and the barrow, the grain / You grew me a tree I can hold in my hand / And now I'm a giant, and I rule the land

== spaghetti|pasta|noodles?|ramen|lasagn[ea]|carbonara
hook bright | Slurp :: Slurp, says the noodle, and up goes the tail / Slurp, says the noodle, it whips like a sail / There's sauce on my forehead, there's sauce on the wall / Slurp, says the noodle, and that was it all
hook | Round the fork :: Round and round and round the fork / Round and round, we needn't talk / One long string from me to you / Round and round, and then there's two
scene | The water's a rumble, the salt's gone in right / You throw one at tiles and you see if it's tight / It stuck by the clock in two thousand and five / And there it still hangs, like a thing that's alive
detail | The butterflies, ribbons, the shells and the bows / The ones like an ear and the ones like a nose / A snowfall of cheese and a black pepper storm / And bread for the plate, while the plate is still warm
story | My shirt had been white, it was white for the date / I leaned to say something both clever and great / One noodle flew up like a lasso of red / You laughed till you cried. In the spring we were wed
feel | It's cheap and it's quick and it's there in the jar / It's moved with me, flat after flat, in the car / It fed me in heartbreak, it fed me alone / It's fed seven friends who were far from their own
pre | Boil it high and drain it quick / Give it a stir or else it'll stick
bridge | Some grandmother somewhere, some morning in May / Took flour and an egg and had nothing to say / She rolled it to moonlight, she cut it by hand / And never once knew she had fed every land

== hangovers?|hung_?over|morning_after|drank_too_much
hook | Never again :: Never again, I am never, amen / Never again, till the next time, and then / I'll never again, and I'll say it till ten / By Friday I'm thirsty, and never again
hook | Who let the light in :: Who let the light in? Who's stirring that cup? / Who let the light in? Who told me, get up? / There's somebody drumming inside of my chin / Be quiet, be quiet. Who let the light in?
scene | My tongue is a carpet, my hair is a thatch / I've only one boot, and it isn't a match / There's chips on the pillow, a cone by the bed / A traffic one, orange, and that's on my head
detail | I've texted my boss, and I've texted my ex / I've texted the plumber a selfie in specs / I've bought half a donkey, it comes Wednesday week / I'd ring them to stop it, but I cannot speak
story | It started with one, and a one for the road / A one for the cat, and then someone said, toad / I don't know who said it, I don't know why then / We all sang the anthem of Denmark till ten
feel | A fried egg, two aspirin, the curtains drawn tight / A bowl by the sofa, a vow to do right / The fizz of a tablet's a waterfall's roar / A snail just went past, and he slammed the door
pre | Softly, softly, mind the stair / Who put all that daylight there
bridge | But oh, what a night it was, what I recall / The dance on the table, the song on the wall / I'd not give it back for a clear head and toast / Well, just until lunchtime. Till lunchtime at most

== (?<=^(?:[^_]+_){0,4})(?:beers?|pubs?)|the_pub|craft_beer|local_bar
hook bright wild | Same again :: Same again, same again, and whatever you're on / Same again, same again, till the barrel is gone / There's a fire in the grate and there's mud on the lawn / Same again, same again, and whatever you're on
hook bright | Where everyone shouts :: Where everyone shouts and there's nobody cross / Where everyone shouts, be you beggar or boss / There's a dog and a fiddle and no one with doubts / It's down at the end there, where everyone shouts
scene | The door has a stick and the floor has a slope / The landlord's a man with a towel and a rope / The fruit machine sings to itself in the nook / And Jim's on his stool with the very same book
detail | There's foam on a lip and there's crisps opened flat / There's someone who'll tell you he once sold a hat / To somebody famous, in nineteen and what / And Monday he'd met the Pope, as like as not
story | We've christened and buried from this very room / We've lit up the chimney and chased out the gloom / The quiz has a grudge going back to the war / It's capitals, mostly, and who shut the door
feel | I come for the talking, I come for the noise / I come for the girls and I come for the boys / The beer is all right, it's the least of it though / It's somewhere that asks if you're well, and they know
pre | Clink it once and wipe the ring / Somebody's just about to sing
bridge | There's places with neon, there's places with fame / But here there's a barman who calls you by name / And last orders, coats on, a lean on the gate / And nobody minding how hopelessly late

== cook(?:ing|ed)?_(?:disasters?|fail(?:s|ure)?|for_(?:my|her|him|the_first))|can't_cook|burn(?:t|ed|ing)_(?:the_)?(?:toast|dinner|food|water|cake)|terrible_cook|bad_cook|smoke_alarm
hook | The alarm is the timer :: The alarm is the timer, it tells us it's done / The alarm is the timer, come on, everyone / There's smoke on the landing, there's soot on my son / The alarm is the timer, it tells us it's done
hook | Call it crispy :: Call it crispy, call it smoky, call it black / Call it crispy, call it rustic, don't send it back / I followed the picture, I followed the knack / Call it crispy, call it smoky, have a snack
scene | It said, simmer gently, I turned it to ten / It said, fold it softly, I hit it again / It said, season lightly, the lid came away / We've water by buckets, we're drinking all day
detail | The rice is one object, you lift it in whole / The peas have the bounce of a ball off a pole / The gravy has corners, the toast is a slate / The fork's standing up by itself in the plate
story | The firemen came in and they stood in a row / One tasted the stew and he said, is it dough? / I told him it's salmon, he took off his hat / He's coming on Sunday. He liked it, at that
feel | I wanted to show you, I wanted it right / With candles, and napkins, a bit of a night / You ate the whole plateful, you never once blinked / You said it's delicious. The dog only winked
pre | Open a window, fan the door / Nobody saw it hit the floor
bridge | So love's not the supper, and love's not the skill / It's eating it, smiling, and lying there ill / It's saying next morning, let's do it once more / With one hand in mine, and the menu next door

== (?<=^(?:[^_]+_){0,3})(?:cakes?|cookies|biscuits?)|baking|cupcakes?|bake_(?:sale|off)
hook bright | Lick the spoon :: Lick the spoon, lick the bowl, lick the end of your nose / Lick the spoon, there's a bit on the end of your toes / It's not even baked and it's gone by noon / Never mind the cake, lick the spoon, lick the spoon
hook bright | Crumbs :: Crumbs in the bed and crumbs in the chair / Crumbs on the carpet, and crumbs in your hair / Nobody ate it, nobody was there / Nobody knows, but there's crumbs everywhere
scene | Four eggs in a landslide, a cloud in the air / There's sugar like snow on the back of a chair / You cream it, you fold it, you whisper a plea / You sit on the floor and you look in to see
detail | It rose like a top hat, it sank like a ship / We filled in the crater with cream, to the lip / We stuck on some cherries, a candle, a plane / And no one could say it had ever been plain
story | The tin has a picture of kittens and snow / It's lived on the top shelf since ages ago / You hear the lid pop from the end of the street / And suddenly everyone's back on their feet
feel | You can't cry for long with a whisk in your hand / You can't feel too small with a bowl to command / And when it's all golden and warm to the touch / It's hard to recall what was ever so much
pre | Sift it, stir it, pour it in / Scrape the corners of the tin
bridge | There's medals in cupboards and money in vaults / There's people with manners, there's people with faults / But cut it in eight, and just watch as they go / All elbows and icing, and six years or so

== pancakes?|waffles?|(?<=^(?:[^_]+_){0,3})breakfasts?(?!_in_bed)|brunch|scrambled_eggs|cereal|porridge
hook bright | Flip it :: Flip it, flip it, let it turn in the air / Flip it, flip it, there was one on the stair / There's one on the lamp and there's one in your hair / Flip it, flip it, let it turn in the air
hook bright | Sunny side up :: Sunny side up on a hill of burnt toast / Sunny side up, it's the hour I love most / The day's not gone wrong yet, there's tea in the cup / The whole world is yellow, and sunny side up
scene | The butter goes hiss and the kitchen goes gold / There's milk on the counter, the plates are still cold / The smallest one's stirring with most of her sleeve / There's eggshell in some, but we choose to believe
detail | There's syrup in rivers, there's lemon in rain / There's sugar that crunches, there's some for the drain / There's one like a rabbit, there's one like a boot / There's one we called Gerald, with eyes made of fruit
story | The first one's for Dad, for the first's always wrong / He says it's his favourite, he's said it so long / The last one's a giant, with all that was left / We ate it in silence, full up, and bereft
feel | I've sat in hotels with a melon, a swan / With napkins and silver, and nobody on / The chair right across from me, stealing my bread / I'd rather have this, and the jam on your head
pre | Whisk it up and let it stand / Spoon in one and pan in hand
bridge | Some day they'll be taller, they'll leave it till noon / They'll have it in cities, alone, with a spoon / So flip me another, let Monday come slow / There's batter for eight, and there's nowhere to go

== (?:red_|white_|mulled_|good_|love_|of_)wine|^wine|prosecco|(?<=^(?:[^_]+_){0,3})champagne|gin_and_tonic|cocktails?|margaritas?
hook bright | Just the one glass :: Just the one glass, only one, only small / Just the one glass, then it's one for us all / The bottle's got shorter, the stories got tall / Just the one glass, and a hand on the wall
hook bright | Cheers to that :: Cheers to that, cheers to this, cheers to her, cheers to him / Cheers to that, fill it up, to the top, to the brim / To the dog and the moon and the man in the hat / To nothing at all, and so, cheers to that
scene | He says there's some leather, some plum, and a hint / Of cathedral, of pencil, of rain on flint / I smell it, I swirl it, I nod like I knew / I'd say it was red, and that's all I can do
detail | There's olives in saucers, a candle in wax / There's cheese on the label and feet on our macs / There's someone who's weeping, it isn't quite clear / If that's for her mother, or that was last year
story | We bought it in France from a man with one tooth / He said it was liquid, he said it was truth / We kept it ten years for a day that was grand / Last Tuesday it rained, and you took my cold hand
feel | It loosens the buttons, it lengthens the light / It makes my opinions both famous and right / I've solved the whole planet, I wrote it all down / By morning it says: get a bigger blue gown
pre | Pop the cork and mind the cat / Somebody's going to sing after that
bridge | The grapes hung in sunlight, the feet trod them through / They waited in dark till they turned into new / So pour out the summer that nobody drank / And raise it to someone we never did thank

== curr(?:y|ies)|spicy_food|chill?i(?:es|s)?|hot_sauce|vindaloo|kebabs?|fish_and_chips|french_fries|(?<=^(?:[^_]+_){0,3})(?:chips|potato(?:es)?)
hook wild bright | Not going to stop :: Too hot, too hot, but I'm not going to stop / Too hot, too hot, and I'm ready to pop / There's steam from my ears and there's rain from the top / Too hot, too hot, but I'm not going to stop
hook bright | Salt and vinegar :: Salt and vinegar, paper, and steam / Salt and vinegar, better than cream / A wooden fork and a wall by the stream / Salt and vinegar, living the dream
scene | I said that I'd have it the way the cook does / He looked through the hatch, and he asked who I was / He took down a jar from a shelf with a chain / I've met my own grandmother, twice, and in Spain
detail | The windows are weeping, the tables are wet / The man at the till hasn't smiled at us yet / There's scraps in the corner, there's mushy, there's bread / There's gulls in a gang, and they're eyeing my head
story | We'd nothing to say on the night that we met / We sat on the sea wall, the benches were wet / You gave me the crispy ones out of your heap / I knew by the third one you'd be mine to keep
feel | It isn't for posh folk with flowers on a plate / It's eaten with fingers, it's eaten too late / It's walking home laughing with grease on your chin / The best meal you've had, and a coat to eat it in
pre | Shake it twice and wrap it tight / Mind your tongue on the very first bite
bridge | They'll ask me in heaven, and what would you like / There's nectar, ambrosia, a bit of fresh pike / I'll look at the angels, I'll tap my two lips / I'll say, if it's all the same to you, chips
`)
