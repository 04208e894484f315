import { kits } from '../../lines.ts'

export const tableKits = kits(`
== ramen|instant_noodles|noodle_(?:bar|shop|soup)|pho|udon
hook | Slurp :: Slurp, slurp, louder, slurp / Ramen's rude, so let it burp / Steam my glasses, burn my chin / Slurp it till I see the tin
hook | Egg cut in two :: Egg cut in two, with the sun running out / Ramen at midnight is what it's about / I came in from rain with a heart and a flu / They mended me, darling, with egg cut in two
hook | Three minutes :: Three minutes, three minutes, the water is hot / Ramen for one is the dinner I've got / I stand at the window and stir in the pot / Three minutes is nothing. Three minutes is a lot
scene | Eight stools, one lamp, a cloud of steam / The cook moves like he's in a dream / He drains, he lifts, he pours, he bows / And no one talks and no one rows
detail | The broth's been going nineteen days / On bones and leeks and ginger haze / They say the pot was never bare / Since someone's grandpa put it there
story | I'd lost my job, I'd lost my train / I'd lost my other glove to rain / He looked me over, head to shoe / And put in extra pork. He knew
story | My student years were salt and string / A packet was the only thing / We'd melt in cheese, we'd crack an egg / On payday, half a chicken leg
feel | You can't look dignified or cool / Bent over like a horse, to drool / You cannot text, you cannot pose / There's soup on everybody's nose
turn | The girl beside me laughed, she'd shot / A noodle to the pepper pot / I lent my napkin. She said, thanks / We've slurped since then in higher ranks
detail | A square of seaweed like a sail / A fishcake with a pink-swirled tail / The chilli oil in tiny suns / And bamboo shoots in thimble tons
turn | He shut last year. His knees had gone / His daughter's got his apron on / I took one sip, and looked, and she / Said, same old pot. It's Dad. It's he
detail | I burned my tongue, I always do / I'm forty-one. I never knew
feel | The rain can have the street outside / I've got a bowl this big to hide
pre | Chopsticks apart with a snap and a bow / Elbows in tight, and there's no talking now
bridge | The bowl is round, and warm, and deep / It holds the things you cannot keep / A mother's hand, a window, snow / Drink up. And where does sorrow go
end | I tip the bowl till I see the blue / There's a fish at the bottom. It's smiling, too

== midnight_snacks?|raid(?:s|ing|ed)?_the_fridge|fridge_at_(?:midnight|night|three|two)|late[-_]night_(?:pizza|snack|snacks|eating)|pizza_at_midnight|midnight_(?:pizza|feast)|(?:the|my|open|empty)_fridge|cold_pizza
hook | Light of the fridge :: In the light of the fridge I am holy and bare / It's midnight, I'm snacking on whatever's there / One foot on the other, the moon on my hair / In the light of the fridge I have never a care
hook | Nobody saw :: Nobody saw, so it didn't take place / The midnight snack crumbs that I've got on my face / The cheese had it coming, the cake had no case / Nobody saw me. I'm wiping each trace
hook | Cold pizza :: Cold pizza, bold pizza, two days old / Midnight, my darling, and nobody's told / You're better by fridge light, you're stiff and you're cold / Cold pizza, bold pizza, mine to hold
scene | I tiptoed down, the third stair creaks / I know it well, I've known for weeks / The dog got up, he heard the door / He's in on it. He wants some more
detail | A gherkin, and a chicken leg / Some custard, half a hard-boiled egg / A sauce whose label's gone to seed / A candle. That's not food. Agreed
story | I met my wife there, in the glow / With cake. She said, I thought you'd know / I said, I thought you slept. She said / I thought that you were still in bed
story | I ate the cake for Dad's do, all / I iced a hat box in the hall / They cut it, and they sang, and cheered / He chewed it. It was felt. And weird
feel | By day I'm lentils, I'm a seed / I do the kale, I do the reed / But something in me, after one / Has got a fork, and wants some fun
turn | My son, fourteen, was standing there / In boxer shorts, with all that hair / He never talks. He held the ham / He said, Dad, do you know who I am?
detail | The light comes on, the motor sings / It shows me all its shining things / The jam, the jar, the box, the lid / I feel I'm back again, a kid
turn | We sat there on the kitchen tiles / With pickled onions, passing styles / Of spoons. He told me of a girl / We shut the door. It's quite a world
detail | It's one small bite, it's one small wedge / It's evening out the other edge
feel | The moon's a cheese, the clock's a pie / There's no one up but mice and I
pre | Shh, says the hinge, and the light falls out / Shh, says the foil. There's a mouse about
bridge | Some men have gone to sea, to war / To find what they were looking for / I've found it, in my pants, at three / Behind the milk. It's you, my brie
end | I wipe my chin, and I shut the door / The dog and I never saw it before

== (?:a_|the_|my_)?(?:chill?i(?:es|s)?|curry|peppers?|vindaloo)(?=(?:_[^_]+)*_(?:too|so|very)_(?:hot|spicy))|hot_sauces?|(?:too|so|very|really)_(?:spicy|hot_(?:sauce|chill?i|food|curry|to_eat))|(?:chill?i|hot_sauce|chili|pepper)_(?:too_hot|challenge|contest|eating|competition|was_too_hot)|ghost_peppers?|scotch_bonnets?|hottest_(?:curry|sauce|chill?i|pepper)|spic(?:y|iest)_(?:challenge|noodles|wings)|jalape[nñ]os?|mouth_(?:is_)?on_fire
hook | I said I like it hot :: I said I like it hot, and they smiled and they went / They came with a chilli, a form and a tent / It's too hot for dragons, it's too hot to vent / I said I like it hot. I don't know what I meant
hook | Milk :: Milk, milk, somebody, milk / Chilli so hot that I'm sweating like silk / I'm crying for mother and all of her ilk / Hot, hot, hot, hot. Milk, milk, milk
hook | It's not that bad :: It's not that bad, I said, with tears / With chilli coming out my ears / Too hot? Not me, I've done it years / It's not that bad. It's not that bad, my dears
scene | It looked so small, it looked so red / It winked at me upon its bed / The waiter crossed himself and ran / The chef came out to see the man
detail | My tongue has left to live in Spain / My eyebrows fell like summer rain / My nose is running for the state / My knees are underneath the plate
story | My uncle ate one for a bet / He hasn't stopped from running yet / They've seen him passing through Peru / With steam, and shouting for the loo
story | She ate it like a piece of pear / She licked her thumb, she touched her hair / She asked me if I'd had enough / I proposed. In one sort of cough
feel | There's pain, and then there's pain with lime / Then something opens, out of time / I saw my birth, I saw a light / I had another. Just one bite
turn | And when the smoke had cleared, and I / Could hear again, and see the sky / I felt so clean, I felt so new / I said, do that again. Make two
detail | There's one they call the Widow's Kiss / There's one that hasn't got a hiss / There's Reaper, Dragon, Auntie Jean / And Auntie Jean's is most obscene
turn | I touched my eye. I don't know why / I've told you all I know. Goodbye / I've got my head inside the sink / I'm happier than you might think
detail | I drank the vase, I licked the wall / I ate the bread, the cloth and all
feel | It burns today, and I am told / Tomorrow isn't quite so cold
pre | Just a small bite and you nod and you wait / Nothing, it's nothing, it's, ah. It's too late
bridge | Love comes on so, with just that look / It isn't in the recipe book / You think, it's mild. You think, it's me / Then somewhere round the heart, you see
end | They've put my photo up on the wall / I'm the one with the steam, that isn't me at all

== ice[-_]?cream_(?:vans?|trucks?|m[ae]n|sellers?)
hook | Run :: Run, run, run, it's round by the church / Ice cream van, and it gives a small lurch / Coins in my fist and the cat off its perch / Run, run, run, it's round by the church
hook | One shoe out :: Ice cream van, can you hear me shout / I've one pound twenty and one shoe out / You're round the corner, you're turning about / Come back with my summer, I've one shoe out
hook | That tune :: That tune, that tune, half a note out of key / The ice cream van's coming, it's coming for me / I'm forty, I'm married, I'm up like a flea / That tune, that tune, and I'm seven, I'm free
scene | Hear it tinkling, three streets over / Buzzing like a bee in clover / Every door on our side's banging / Children out with laces hanging
detail | Raspberry ripple, lemon, cherry / Flake for Dad, and bubblegum for Kerry / Bobby wants the rocket, melting / All along his arm it's pelting
story | Mum said, when it plays its jingle / That means nothing's left, not single / Years before I caught her lying / Still I stand there, not quite buying
story | Once he served us in December / Snow and all, I still remember / Bells and cones and blue-lipped sucking / Snowmen queued behind us, ducking
feel | Nothing's ever tasted colder / Not since I've been getting older / Nothing runs so fast, nor sweeter / One pound twenty by the metre
turn | Mine fell off, the top, the whole lot / Pavement, sun, and one wet pink blot / Out he leaned, a hand, a new one / Said, that happens. Here. That's you, son
detail | Queue of knees with plasters peeling / Big lads jump it, no one squealing / Every wasp from here to Dover / Joins in too, and hovers over
turn | Now I'm tall, and he's still driving / Hear the rusty tune arriving / All the grown-ups at their tables / Lift their heads like foals in stables
detail | Lick it quick, before it dribbles / Wafer first, in tiny nibbles
feel | Some have yachts and some have money / I've a flake, and sprinkles. Sunny
pre | Sprinkles or sauce, and a flake in the top / Tell him to wait for us, tell him to stop
bridge | When I hear the trumpets playing / And they call me, no delaying / Let it be a van that's chiming / Half a tone flat, wobbly timing
end | Off it goes, with its tune half wound / Pink on my chin, and a cone on the ground

== (?:my_|the_)?diet_(?:starts?|begins?)(?:_\\w+)*|start(?:ing)?_(?:my|a|the)_diet|diets?_(?:that|and|again|is|failed)|on_a_diet|(?:juice|salad|keto)_(?:cleanse|diet)|calorie\\w*|low[-_]carb|bathroom_scales|lettuce_leaf
hook | Starts tomorrow :: Diet starts tomorrow, put the butter on thick / Diet starts tomorrow, so pass it round, quick / Tonight is the funeral of pudding and sorrow / I'll weep with both cheeks full. It starts tomorrow
hook | One leaf :: One leaf, one bean / Diet starts, I'll be so lean / One leaf, no sauce / Then tonight I'll eat a horse
hook | Goodbye, cake :: Goodbye, cake, it isn't you / My diet's starting, what can I do / I'll think of you always, your jam and your shape / See you on Friday, then. Goodbye, cake
scene | Monday morning, scales and dread / Took my socks off, shaved my head / Breathed out hard and held the wall / Didn't change the thing at all
detail | Half a grapefruit, quarter pea / Something like a cousin of tea / Chew it forty times, and then / Lunch is over. It's gone ten
story | Passed a bakery, shut my eyes / Walked straight into someone's pies / Slipped and fell, my mouth was wide / Officer, they flew inside
story | Joined a group, we weighed and clapped / Brenda'd lost a stone, and napped / Sheila brought a cake to say / Well done, Brenda. Cake all day
feel | Every chair's a friend I've lost / Every chip I've known the cost / Dreamed a sausage took my hand / Ran with me across the sand
turn | Day eleven, by the sink / Gran's old photo made me think / Round as apples, arms like dough / Loved by everyone I know
detail | Hidden biscuit, bathroom shelf / Eat it, hide it from myself / Find the wrapper, who was here? / Someone wicked. Someone near
turn | Took the scales down to the tip / Let them slide and lost my grip / Heard them land with such a clang / Bought a bun there, and I sang
detail | Apple sliced as thin as glass / Is it food, or is it grass?
feel | Wedding suit hangs on the door / Fits the cat now, that's for sure
pre | Breathe in, breathe in, and the button goes ping / Who's left a doughnut out? What a sad thing
bridge | Body, you have brought me through / Forty years in one size shoe / You've held babies, hauled the coal / Sit down, darling. Have a roll
end | Lights are low and the spoon is clean / Starts tomorrow. You know what I mean

== left_?overs?|back_of_the_fridge|doggy_bags?|bubble_and_squeak|(?:turkey|christmas)_left_?overs|reheated?|tupperware|week[-_]old
hook | Third day of stew :: Third day of stew, and it's better, it's true / Third day of stew, and it's sticking like glue / Leftovers, darling, like me and like you / We're better warmed over, third day of stew
hook | Who had the lid :: Who had the lid? There are bottoms for ten / There's leftovers, darling, and no lids again / They went to the land where the odd socks are hid / I've forty-two boxes. Now who had the lid
hook | Waste not :: Waste not, want not, that was my gran / Leftovers living in every pan / A cup of cold custard, a heel of the ham / She made it a banquet, and that's who I am
scene | There's something in foil at the back on its own / It might be a chicken, it might be a phone / It's dated in biro, the biro has run / It says it's from Easter. It doesn't say which one
detail | The rice has got sticky, the peas have got proud / The gravy has skin on, the sprout's got a shroud / There's one roast potato that nobody'd share / We've circled all evening. It's still sitting there
story | It started as lamb, with a leg and a bone / On Monday, a curry, with coconut, stone / On Tuesday, a pasty, on Wednesday, a pie / On Thursday it looked at us. Nobody'd try
story | The night that we met you had nothing to eat / Two eggs and a carrot, a tin with no meat / You chopped and you fried it, you gave me the most / I've dined with ambassadors since. It was toast
feel | There's some who like everything new from the shop / They finish a thing and they let the thing drop / But I like a thing that's been round for a bit / It's settled, it's deeper, it knows what is it
turn | My mother sent boxes home, piled to my chin / I'd moan, Mum, I'm thirty. She'd squeeze one more in / There's one in the freezer, her writing, her stew / I've not ever thawed it. I couldn't. Could you
detail | A fridge magnet rooster, a label, a date / An egg white in clingfilm, the spare half a plate / A lemon that's given whatever it had / A yoghurt that's thinking. A sauce that's gone mad
feel | The first night is company, manners and wine / The next it's a fork, and the pan, and it's mine
detail | It's cold in the middle and lava all round / It sings in the microwave, there goes the sound
pre | Sniff it and hand it, and what do you think / Smells like a Tuesday. It's on the brink
bridge | So love me on Thursday, when Sunday is gone / With nothing but bits and a sweater half on / Throw something green over it, turn up the heat / I'm last week's affection, and ready to eat
end | The pan's on the table, we're scraping it through / There's one spoonful left, and I'm leaving it, you

== picnics?(?:_\\w+)?|picnic's|picknick|hampers?|ants_in_the_sandwich\\w*
hook | Here comes the rain :: Spread out the blanket, unbutton the jam / A picnic, my darlings, with egg and with ham / The sun's on the thermos, the wasp's on the plane / I've just cut the sponge up, and here comes the rain
hook | Sand in the sandwiches :: There's sand in the sandwiches, ants in the tart / A picnic's a battle that's lost from the start / A dog took the chicken, a cow took the cart / I've never been happier, bless your heart
hook | Blanket :: Four square feet of tartan wool / Picnic sky, and bellies full / Nobody's clever and nobody's cool / Kings of a blanket of tartan wool
scene | We walked for hours to find a spot / Without a cow or pat / We found it, it was shaded, not / Too steep, and almost flat
detail | There's pork pie, and there's pickled egg / There's salad in a shoe / There's something walking up my leg / There's something up yours, too
story | Then Uncle Jack sat in the cake / He didn't know till three / We heard a splash, he's in the lake / To wash it off, said he
story | A bull came over for a look / He stood there, breathing. Mum / Just went on reading out her book / She threw a cherry plum
feel | It's only food, it's only grass / It's bread gone damp with dew / But pour me orange in a glass / I wouldn't change the view
turn | You'd hidden, deep inside the scone / A ring, to make me weep / I offered you the biggest one / You gave it to a sheep
detail | The cups are plastic, pink and small / The knife is left at home / We cut the melon on the wall / And ate it with a comb
turn | We're older, and we take two chairs / The flask, the rug, the pill / The kids are parents, up there's theirs / All rolling down the hill
detail | The wasp's in love with Auntie's hat / There's not much cure for that
feel | We lie back, full, and look at sky / A cloud goes past. A pie
pre | Shake out the crumbs and lie back in the sun / Nobody move now till summer is done
bridge | I'd like to have my life laid flat / In sunlight, on a rug / With everybody round it sat / And cake, and one large hug
end | We fold up the rug with the crumbs and the day / The ants have a picnic when we've gone away

== (?:making|home-?made|strawberry|plum|raspberry|cooking)_(?:jam|marmalade|preserves?|pickles?|chutney)|jam_(?:jars?|making)|marmalade|chutney|pickl(?:es?|ing)(?:_\\w+)?|blackberr(?:y|ies)(?:_picking)?|(?:strawberry|berry|fruit)_picking
hook | Put up the summer :: Put up the summer in jars on a shelf / The strawberry jam, with the wasps and myself / It's June in the cellar, it's gold, and it's wealth / Put up the summer in jars on a shelf
hook | Is it set :: Is it set? Is it set? On a cold saucer, see / The jam that I'm making is coming for me / There's strawberry ceilings and strawberry pet / It's one in the morning. Oh, is it set
hook | Sticky :: Sticky, sticky, thumb and knee / Making the strawberry jam and the tea / Bees at the window, and how they agree / Sticky, sticky, you and me
scene | The pan's the size of half the kitchen sink / It's blowing bubbles, purple, black and pink / The windows weep, the radio's turned low / And no one's answered doorbells since the snow
detail | We've odd-shaped jars that once held mustard seed / And one held face cream. Mind you always read / The labels, in the writing of my aunt / Say Plum, or Possibly. Or Says It Can't
story | We picked along the railway in the heat / With purple mouths and nettles at our feet / You ate three, dropped one in, and ate four more / We carried home eleven on the floor
story | I won the cup, the rosette and the pen / They said they'd never tasted such. But then / The judge asked for the secret. I said, thyme / It was the shop's. I'd melted it. My crime
feel | You can't keep light, you cannot keep a day / The heat, the hum, the smell of cut-down hay / But boil it down with sugar, skim the foam / It's there in March, upon your toast, at home
turn | We cleared her house, and down behind the coal / One jar was left, with wax upon the whole / It said the year that I was born, in ink / We ate it, none of us with words, I think
detail | There's wasps that knock politely on the pane / There's Grandad with his ladle out again / There's burns like little islands on my wrist / And every spoon we own has been well kissed
feel | My neighbour leaves me courgettes on the mat / I leave him chutney. So it stands at that
detail | A disc of paper and a gingham hat / A rubber band, and there, and that is that
pre | Sugar, and stir it, and don't let it burn / Whose arm is aching, and whose is the turn
bridge | And some day in the winter of my head / When names have gone, and who it was I wed / Just hold a spoon of this up to the light / I'll say, the railway. August. You're all right
end | The lids go pop in the dark, one by one / Goodnight to the summer. Goodnight to the sun

== (?:chicken|tomato|vegetable|pea|lentil|hot|homemade|pumpkin|noodle)_soups?|soups?(?:_of_the_day|_for_(?:the_soul|a_cold))?|(?:bowl|pot)_of_soup|broth
hook | Soup first :: Soup first, then talk, says the bowl in its steam / Soup first, then sorrow, then tell me your dream / You can't mend a heart on an empty machine / It's hot, so go slowly, there's bread in between
hook | Stir :: Stir, stir, round it goes / Hot soup for the head and a bowl for the nose / Salt it, taste it, in it throws / Stir, stir, round it goes
hook | Add water :: There's always a ladle, there's always a bowl / The soup's hot and thinner, it's mostly a hole / A knock at the door, and a cold, hungry soul / Add water, add water, and pass him a roll
scene | She starts it with an onion's tear / And half a pint of beer / A bone the butcher meant to throw / And then she lets it go
detail | The lid goes up, the lid goes down / It talks to half the town / A carrot, chopped up like a coin / A bay leaf's asked to join
story | I had the flu, I had the shakes / I had the kind that aches / He brought a flask across the park / In slippers, in the dark
story | The soldier came with just a stone / He'd boil it on its own / He asked, a leek? He asked, some ham? / And now look where I am
feel | It isn't grand, it isn't much / It's warm enough to touch / It's what you make when you can't say / I'd take it all away
turn | The first time that I made it right / I phoned her up at night / I held the spoon towards the phone / She said, a bit more bone
detail | There's letters floating in my dish / They've spelled out half a wish / They've spelled out LOV, they've spelled out SNO / The rest are down below
turn | The night we heard about the war / They came in, more and more / And no one spoke, and no one ate / And then they passed a plate
feel | A spoon can hold about a sip / Of courage for the lip
detail | It's hot, you blow, you sip, you sigh / The day lets go of why
pre | Blow on it, blow on it, wait till it's still / Bread in the left hand, and eat till your fill
bridge | If I could have them all once more / I'd leave unlatched the door / I'd lay the spoons, I'd light the lamp / They'd come in from the damp
end | The pot's on the stove, and it's turned down low / It'll be even better tomorrow, you know

== dinner_part(?:y|ies)|(?:in-laws?|mother-in-law|parents|guests|boss)_(?:are_|is_)?(?:coming|come|comes|came)_(?:over_|round_)?(?:for|to)_(?:dinner|lunch|supper|tea)|dinner_guests?|cook(?:ing)?_for_(?:guests|the_in-laws)|guess_who's_coming
hook | They're early :: They're early, they're early, no dinner is on / The party's at the window, my trousers are gone / The dog's in the trifle, and so is the swan / They're early, they're early, oh, help me, hold on
hook | More wine, anyone :: More wine, anyone, while we wait for the bird / More wine, dinner party, was that thunder you heard / It's only the oven, it's just had its fun / It's blown off its door, dear. More wine, anyone
hook | You shouldn't have :: You shouldn't have, darling, you shouldn't have tried / The dinner party whispers, with something to hide / They've fed it to Rover, and Rover has cried / You shouldn't have, darling. It's lovely inside
scene | I've napkins like swans, and the swans have collapsed / I've candles and place cards, a list that has lapsed / I've shoved all the laundry in under the bed / And smoothed down the rug on the stain that is red
detail | There's one who's no gluten, there's one who's no nuts / There's one who eats air, and there's one who eats guts / There's one who brought salad, there's one who brought kids / There's someone's new boyfriend, who's lifting the lids
story | His mother ran fingers along on the shelf / She said, did you do this, dear, all by yourself? / She tasted the gravy, she put down the spoon / She said that she'd heard there'd be buses till noon
story | We'd got to politics, we'd got to the vote / My cousin stood up with a bone in his throat / The boss thumped his back, and it flew like a dart / And hit the late Duke. He's been dead, he's just art
feel | Why do we do it? We none of us can / We're frightened of forks and we've burnt every pan / I think that we're saying, come in from the rain / I've nothing to give you. I'll try it again
turn | At ten I gave up, and I phoned for a pie / I sat on the step, and I had a small cry / They came out and sat there in furs and in ties / We ate from the boxes beneath the whole skies
detail | The soup has gone solid, the ice has gone warm / The cheese is escaping ahead of the storm / The music's on shuffle, it's playing a dirge / The cat's on the sideboard, with kingly, slow urge
feel | She praised my fish finger, she asked what it was / I told her, it's Nordic. She nodded, because
detail | The chairs are odd numbers, a stool and a crate / The bishop is low, and his chin's on the plate
pre | Doorbell and panic and apron and grin / Lovely to see you all! Do come in
bridge | The best nights I've had, they were none of them planned / There wasn't a course, there was bread in the hand / And somebody laughing with soup on the beard / And nobody leaving till everything cleared
end | They've gone, and we're dancing with plates to the sink / That went rather well, love. I think so. I think

== sandwich(?:es)?(?:_\\w+)?|peanut_butter(?:_and_jelly)?|toasties?|bacon_(?:butty|roll|sandwich)|packed_lunch(?:es)?|lunch_?box(?:es)?
hook | Cut it corner to corner :: Cut it corner to corner, the way that she did / A sandwich in triangles made me a kid / It tastes of the playground, the bench and the lid / Cut it corner to corner, the way that she did
hook | Bread :: Bread, then cheese, then bread / That's the sandwich, that's what she said / Ham, then ham, instead / Over your knees, and all over your head
hook | Somebody ate my sandwich :: Somebody ate my sandwich, it had my name on / Somebody ate my sandwich, I looked, it was gone / I've questioned the office from Linda to John / There's crumbs on the boss's new tie that won't be gone long
scene | A slab of bread, a scrape / A tomato losing shape / A slice of this and that / A pickle, squashed down flat
detail | The crust is for your hair / It curls it. So they swear / My gran was bald as ice / She'd had crusts more than twice
story | I dropped it, butter down / On every floor in town / It's physics, said my dad / He ate it. Not too bad
story | He built it ten floors high / With egg and apple pie / He couldn't find his mouth / He came in from the south
feel | There's banquets, there are feasts / With swans and roasted beasts / But give me, by a wall / Two slices. That is all
turn | She'd tucked a note inside / Each day, until she died / It only said, eat well / I've kept it. Kept the smell
detail | The crisps go in, you press / It crunches. What a mess / It's salt, it's soft, it's loud / It's eaten, and you're proud
turn | A man sat in the rain / With nothing on, again / I broke it down the line / He took the half that's mine
feel | It holds the world with bread / The rest is in your head
detail | A bit of lettuce, thin / For health. It's on my chin
pre | Butter it right to the edge of the crust / Lid on, and press it, and eat it you must
bridge | We're all a bit the same / With fillings, and a name / Soft outside, and within / A thing we're hiding in
end | Crumbs on the plate and crumbs in the bed / Tell me you love me. With mustard, she said

== onions?(?:_\\w+)?|chopping_onions|garlic(?:_\\w+)?|cry(?:ing)?_over_onions
hook | It's just the onions :: It's just the onions, I'm perfectly fine / It's just the onions, I'm chopping up nine / I'm not thinking of you, that's none of it brine / It's just the onions. I'm perfectly fine
hook | Layer by layer :: Layer by layer, that's how you get in / Chopping an onion's a tear on the chin / The onions and I have a papery skin / Layer by layer, and sweetness within
hook | Chop, chop, sniff :: Chop, chop, sniff / Chopping onions, what a whiff / Not a feeling, not an if / Chop, chop, chop, chop, chop, chop, sniff
scene | The board is old, the knife is new / I've got a pan, I've nothing to do / I thought I'd make a soup, a pie / I hadn't planned to have a cry
detail | I've tried it with my goggles on / I've tried with all the windows gone / With bread between my teeth, a spoon / I've wept since ten this afternoon
story | You walked in on me, red and wet / You dropped your coat, you looked upset / You held me. And you smelled of rain / I never mentioned it again
story | My gran could chop them with no sound / She'd tell you how the world went round / She'd cried it all, she used to say / In nineteen forty-four. One day
feel | It's handy to have something round / To cry on, with a chopping sound / A man can stand there with his knife / And no one asks about his life
turn | I bought too many, filled the rack / I chopped the whole of that damn sack / And when I'd chopped it through and through / I'd cried the whole of me, and you
detail | They're purple, gold, they're white as bone / They hang in plaits there on their own / A man once brought them on his bike / And all the village wept alike
turn | And then they hit the butter, low / They give it up, they melt, they go / To gold. They've nothing left to prove / The bitter things can do that, love
feel | There's nothing grand that's cooked at all / Without one, in there, feeling small
detail | I stank on Tuesday, in the lift / They gave me room. It was a gift
pre | Top it and tail it, and peel off the gown / Hold on your tears, for it's all coming down
bridge | They say there's nothing at the core / You peel, and then you peel some more / But look, it sprouted on the sill / It's green in there. It's growing still
end | The pan's gone sweet, and my eyes are dry / What's for dinner? you ask me. I'll try
`)
