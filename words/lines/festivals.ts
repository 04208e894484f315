import { lines } from '../lines.ts'

export const christmas = lines('christmas', `
scene bright | The tree is leaning to the right / We've wound it twice around with light
scene tender | The stockings hang from curtain rings / The oven ticks, the kettle sings
scene funny | The fairy lights are in a knot / The same one every year we've got
scene you | You're on the platform, bags in hand / With paper stars and a brass band
scene we | We've put the leaf in, moved the chairs / There's cousins camping on the stairs
scene calm | It's Christmas Eve, the shops have shut / The last nut cracked, the last string cut
scene | A sprig of green above the clock / A lump of something in a sock
scene about | {Name} is up a ladder now / Attaching tinsel to a bough
scene plain | A mince pie waiting on a plate / A carrot too, it's getting late
scene | {In place} the windows all have stars / And trees ride home on roofs of cars
scene wistful | The box comes down from overhead / With last year's newsprint, brown and read
story funny | My uncle sat on someone's gift / It gave the party quite a lift
story | We made a star from milk-top foil / It's dented now, it will not spoil
story you tender | You kept the angel I once made / From toilet roll, and quite decayed
story funny | The dog got down the half a ham / And washed it down with cranberry jam
story plain | I heard a bell, I swear I heard / My brother swears it was a bird
story about | The year that {name} played the sheep / And halfway through it fell asleep
story we | The lights went out, we lit the wicks / And sang till twenty-five to six
story tender | My grandad carved, then took the bone / And hummed a carol on his own
story | The turkey wouldn't fit the tin / We had to fold its elbows in
story you | You drove all night to the break of dawn / With gifts, and half the radio gone
story we funny | We played charades till someone cried / It was a film, I still say they lied
detail | {A part} upon the topmost bough / It won't stand straight, it can't, and how?
detail | Orange peel and candle wax / A row of cards, the biscuits stacked
detail bright | {A part} and {a part2}, tied with twine / And one with a tag that says it's mine
detail funny | A paper hat, a plastic comb / A joke that no one's taking home
detail tender | A wooden stable, half a king / A donkey held on by a string
detail | {Sense} and a smell of cloves / Of oranges and opened stoves
detail plain | Red for the berry, green for the leaf / White for the cake, and gold for the wreath
detail funny | Three pairs of gloves, a scented soap / A gadget that undoes an envelope
detail | {A part} for Nan, {a part2} for me / A spider living in the tree
detail calm | One candle on the windowsill / It bends, it steadies, and is still
feel tender | There's something in the smell of pine / That puts my small hand back in mine
feel | It's silly, and it's glue and light / I wouldn't miss it, not one night
feel you | I don't want much from off the tree / I want your feet up next to me
feel tender | I count the faces round the bread / And all the daft things they have said
feel bright | I'm six years old from head to toe / I shake the box, I have to know
feel calm | The whole street hushes, all at once / As if it's held its breath for months
feel we | We squabble, burn things, lose the key / And this is what I call lucky
turn wistful | There's one chair nobody will take / We leave it there for someone's sake
turn | The pile goes down, the paper climbs / We've told the same tales fourteen times
turn funny | By four o'clock they're all asleep / One big, contented, snoring heap
turn tender | And now it's me who creeps the hall / With stockings, hand against the wall
turn you | You used to wake me up at three / Now you sleep in, and that wakes me
turn | The needles fall, the days grow long / We hum the tail end of a song
turn about | Now {name} lifts a child up high / To put the star where stars should lie
wish | May every lonely window find / A knock, a plate, a word that's kind
wish you tender | I wish you one still hour of night / With nothing wrong, and candlelight
wish | May those at sea be brought to land / May someone hold the smallest hand
wish we | Next year we'll do it all once more / The mess, the noise, the wedged-shut door
wish you | {Name}, I hope you get your wish / And not the last of the sprouts in the dish
wish plain | Leave a light for who's out late / Leave a slice upon the plate
lift bright | So ring it out from roof to floor / It's Christmas, open up the door
lift tender | It's not the gifts, it's not the tree / It's all of you, it's you and me
lift | The longest dark, the smallest light / And everyone is home tonight
lift you | {Name}, come in, shake off the cold / Your slippers wait where they did of old
pre | Hush, now the bells have just begun / Light the last candle, that's the one
pre bright | The key, the step, the stamp of feet / The loudest coats in all the street
pre you | I've hung your stocking, kept your cup / Now all we need is you, hurry up
bridge calm | A long-ago and a far-off night / A baby, and a barn, a light
bridge | They stopped the guns one night, they say / And sang across the mud and clay
bridge tender | What's left when all the paper's burned? / Just who turned up, who has returned
bridge about | Somewhere my {kin}'s on the train / With gifts, and a nose against the pane
end tender | The tree lights blink, the fire's red / Goodnight, goodnight, and off to bed
end | A walnut rolls across the floor / A bell, a yawn, a closing door
end you | And if you hear hooves on the tiles / Lie still, and dream, and count the miles
feel about | There's {who} in the paper crown / Who always lets the gravy down
story about | One year {name} cooked the meal / The pudding had the tang of steel
detail about | {Name} wraps things like a brick / With half a roll of tape, and thick
wish about | Save {name} the big soft chair / And half an hour to just stare
turn you | {Name}, this year you light the flame / It's your turn now, and they know your name
end you | {Name}, the last mince pie is mine / I'll split it with you, that'd be fine
scene about | We're waiting up for {who} to come / With cold red hands, and a bottle of rum
wish about | Let {who} be home by six o'clock / With one wet glove, and one wet sock
pre | The last card's up, the goose is in / Who's got the matches? Let's begin
pre calm | The street goes hush, the lamp burns low / There's something in the air, you know
lift bright | Put more wood on, put out more plates / There's someone singing at the gates
lift we | We've not got much, we've got the lot / One leaning tree, one steaming pot
hook bright | Room for One More :: Room for one more at the end of the bench / Beside the cold uncle who's practising French / Squeeze up and breathe in and then open the door / At Christmas there's always, there's room for one more
hook funny | Knot in the Lights :: There's a knot in the lights that my grandmother tied / We swear and we pull and we lay it out wide / It's been through four houses, two floods and some fights / We'd not have it Christmas with no knot in the lights
hook tender | Orange in the Toe :: There's an orange in the toe of the sock, way down deep / I feel for it first when I wake from my sleep / The toys are all broken, the years come and go / I still reach my hand for the orange in the toe
hook about | Sheep Number Three :: You can keep your three kings and your angel on wire / The shepherd, the star and the whole of the choir / There's nobody else on the stage I can see / But my little one there, as sheep number three
hook you bright | Come In, Come In :: Come in, come in, bring the cold on your coat / Bring the stars on your hat and the carol in your throat / The goose isn't ready, we've yet to begin / The best bit is this bit, come in, come in
hook tender | Foil Star :: Foil star, foil star, from the lid of a pie / Crooked and creased and it's hung up so high / There's grander in windows, there's brighter by far / But nothing says home like our own foil star
hook wistful | A Chair at the Table :: There's a chair at the table, we leave it just so / For somebody travelling, somebody slow / You don't have to ring us, just come when you're able / All winter, all winter, there's a chair at the table
hook calm | One Candle Lit :: One candle lit on the longest of nights / Somebody sees it, and somebody lights / One more in answer, now look at the height / The whole valley burning from one candle's light
hook funny | Who Ate the Angel? :: Who ate the angel, the one made of cake? / With marzipan wings that took all day to make? / There's one of us guilty, with crumbs and with gold / Who ate the angel? You'll never be told
hook you tender | Meet Me Under the Clock :: Meet me under the clock, Christmas Eve, half past four / In your big red scarf with your bags and more / I'll know your walk through the crowd and the flock / Everyone's running, I'll be under the clock
hook bright | Ding Go the Spoons :: Ding go the spoons on the glasses in time / Ding go the pans, and it's nearly a chime / Nobody's got any bells, only tunes / Everyone sing, and ding go the spoons
hook we | Burn the Sprouts :: Burn the sprouts and drop the bird / Sing the verse with the made-up word / Every year we have our doubts / It's not the day till we burn the sprouts
hook you | Paper Hat :: You look like a king in your paper hat / With gravy to your elbow and the tablecloth splat / There's fancier crowns and I wouldn't give that / For you at the head in your paper hat
hook plain | Carrot for the Deer :: Carrot for the deer and a crumb for the mouse / Milk for the fellow who visits the house / Tiptoe to bed, for the hour is near / Did you remember the carrot for the deer?
hook about tender | {Name}'s First Christmas :: {Name}'s first Christmas, asleep on the floor / With ribbon and paper and boxes galore / It's nothing to do with the toys from the store / {Name}'s first Christmas, we've all got one more
hook calm | Count Us Once Over :: Bolt the back door, for everyone's in / The baby, the cousins, the cat and the kin / The street's gone to silver, the moon's gone to tin / Count us once over, then everyone's in
`)

export const newYear = lines('new-year', `
scene bright | The hands are nearly at the top / The whole street's holding back a pop
scene | There's confetti sleeping in the tray / And one more sunrise on the way
scene you | You've got your coat on, so have I / We're on the roof to see the sky
scene we | Eleven people, eight odd glasses / We cheer for every car that passes
scene calm | The calendar is down to the nail / A pale square on the wall, so pale
scene about | {Name} has the countdown wrong / We've cheered at ten to, all along
story funny | Last year I swore that I would run / The shoes are new, they've yet to see sun
story | The year had teeth, the year had claws / It also had some good applause
story we tender | We lost some things, we found some more / We found each other on the floor
story you | You kissed me by the garden wall / The fireworks hadn't started at all
story funny | I made a list, I lost the list / I think of all the kale I've missed
story about | {Name} said this one's going to be mine / And learned to juggle, sing and dine
detail | {A part} from the year gone through / {A part2} for the one that's new
detail bright | A squeaker and a paper horn / A street of people yelling for the dawn
detail | Cold air, warm breath, the harbour bell / A hundred wishes down one well
detail | {Sense} and twelve slow strokes, and then / The neighbours start to sing again
detail calm | A diary, white from end to end / A date marked supper, for a friend
feel | It's only numbers, only ink / So why's my heart up at the brink?
feel you | Whatever this one has in store / I'd like your shoes beside my door
feel tender | I feel a window sliding up / Fresh air, and someone fills the cup
feel we | We made it here, not all in one / But most of us, and that's well done
turn | The bottle's flat, the street's gone quiet / A stray balloon, a one-cat riot
turn | The first day's clean, there's no one out / A robin's trying it, no doubt
turn you | Last year I stood here on my own / I had you only in my phone
turn wistful | We raise a glass to those away / Who'd know just what they ought to say
wish | May this one bring us bread and rest / And find the worried well and dressed
wish you | {Name}, I wish you twelve good moons / With dancing shoes, and silver spoons
wish we bright | Let's learn a dance, let's see a whale / Let's try, and let's be glad to fail
wish | May doors swing open, tills ring true / May all that's hard grow easier too
wish you tender | May you be warm, may you be fed / With someone's book across your bed
lift bright | So let it go and let it in / It's midnight, let the bells begin
lift | Goodbye to all that had to go / Hello to what we do not know
lift you | {Name}, hold on to my sleeve / We'll jump together, on my heave
pre | Ten, nine, and everybody shout / The old year's looking for a way out
pre | Three, two, and nobody breathe at all / The small hand's pinned against the wall
bridge | The moon has seen this all before / She doesn't knock, she needs no door
bridge calm | A year is just a hill, a bend / You climb it best beside a friend
bridge about | My {kin} says that luck's a stair / You sweep each step until you're there
end | The first light's on the kitchen wall / A clean white page, and that is all
end we | Link arms, and walk home down the middle / The last song's mostly only fiddle
end you | {Name}, that's it, the clock's gone round / The old year never made a sound
story about | {Name} slept through all the bells / And woke to ask what burning smells
feel you | {Name}, your hand is cold, like mine / We're on the edge, we'll be just fine
turn about | Now {name} sweeps the old year out / With a kitchen broom, and with a shout
detail you | {Name}, you've got tinsel in your hair / You've worn it since November, I swear
wish about | Let {who} have luck by spring, by May / Let something lovely come to stay
feel about | I look at {who} across the floor / And hope for twelve of this, and more
pre you | The song's half sung, the arms are crossed / Here's to what's found, and what we lost
pre bright | They're leaning from their windows out / With saucepan lids, prepared to shout
lift we bright | So fill it up and let it spill / The year's a sledge, and here's the hill
hook bright | Clean Page :: Clean page, sharp pencil, nobody's turn / Nothing to rub out and nothing to burn / Write it in large with the whole wide stage / Happy new year and a clean, clean page
hook you | Kiss Me at Ten To :: Kiss me at ten to, before they all do / Before all the cheering, the hullabaloo / Let them have midnight, the crowd and the queue / I want the year starting early with you
hook we | Leave the Back Door Ajar :: Leave the back door ajar for the old year to go / With its bags and its bruises, its salt and its snow / And open the front to whoever you are / Come in, little stranger, we've left it ajar
hook bright | Ten, Nine, Eight :: Ten, nine, eight, and there's no time to wait / Seven, six, five, I'm so glad I'm alive / Four, three, two, and I'm holding on to you / One, and it's done, and we're out of the gate
hook calm | Just One Footprint :: The street's like a cake that nobody's cut / The curtains are drawn and the shops are all shut / I step off the kerb and I'm leaving a hint / The whole of the year has just one footprint
hook we wistful | Sweep It Out :: Sweep it out, sweep it out, over the step / The things that we should and the things we'd not kept / The dust of the quarrels, the crumbs of the doubt / Good year or bad year, love, sweep it out
hook about | Wake Up, {Name} :: Wake up, {name}, it's a quarter to one / You've missed all the bells and you've missed all the fun / There's still half a sausage, a song and a bun / Wake up, {name}, the new year's begun
hook funny | On Monday I'll Start :: I'll give up the biscuits, I'll take up the bike / I'll write to my auntie, I'll go on a hike / I promised my lungs and I promised my heart / The year has begun, and on Monday I'll start
hook you tender | Whatever You Bring :: Whatever you bring us, we'll put on the light / A year at the door is a guest in the night / We've soup and a song, so come in and sing / We'll do what we can with whatever you bring
hook bright | Hats in the Harbour :: Hats in the harbour and bells on the shore / The ships all go honk, and they honk a bit more / We've shouted goodbye till we've shouted it larger / Happy new year, there are hats in the harbour
`)

export const halloween = lines('halloween', `
scene bright | A pumpkin grins from every stair / There's cobweb spray in someone's hair
scene dark | The moon's come up as thin as bone / The gate is swinging on its own
scene funny | A ghost goes by in running shoes / With two eye holes, and mismatched views
scene plain | A tiny witch, a tiny bat / A pirate, and an actual cat
scene we | We've got our sheets, we've got our sack / There's eleven of us, dressed in black
scene about | {Name} is going as a ghoul / With flour and a kitchen stool
scene | {In place} tonight the lamps burn low / And something's breathing in the row
story funny | We rang the bell, the door went creak / Our teacher, in a painted beak
story | We dared to touch the empty house / And ran from something like a mouse
story funny | The mummy came undone by eight / A long white trail back to the gate
story about | {Name} ate the whole night's loot / And then went green, to match the suit
story dark | The old tree knocked three times on the glass / We blew out the candle and let it pass
story plain | I saw a skeleton do a jig / It had a hat, it had a wig
detail | {A part} hung up in the gloom / {A part2} and a witch's broom
detail dark | A paper skull, a dripping wick / The sound of leaves, the sound of a stick
detail bright | Toffee and turnips, soot and string / A bat made out of bin-bag wing
detail funny | Green paint behind my ears till spring / A plastic eyeball on a string
detail | {Sense} and the back stairs groan / {A part} that's moving on its own
detail plain | One for the witch and two for the cat / Three for the spider asleep in the hat
feel dark | The hairs stand up along my neck / I want to run, I want to check
feel bright | I love the bit before the shriek / The hand, the handle, and the creak
feel funny | I'm not afraid, I only yelped / I held your arm because it helped
feel we | With all of us behind one sheet / The dark is just another street
turn | The wind gets up, the candles thin / And one more shadow follows in
turn funny | We counted heads when we got in / There's one too many, with a grin
turn wistful | The old ones say the door's ajar / For those we loved, for those afar
turn | The face has softened on the wall / The candle's low, the grin will fall
wish plain | May all your monsters mind their feet / And leave you half the things to eat
wish funny | May your fangs fit, may your cape stay / May your broom start first time today
wish you | {Name}, may the ghost that's in your bed / Just want the pillow for its head
lift wild | So howl it up and stamp the floor / The dead are dancing, let's have more
lift bright | Come out, come out, it's only us / The vampires missed the earlier bus
lift shout | Knock, knock, boo / Who scared who?
pre | One foot, two foot, up the path / Was that an owl, or a laugh?
pre dark | The clock is stuck at half past ten / The candle's out, it's lit again
bridge | We dress as what we fear the most / And find we quite enjoy the ghost
bridge dark | Beneath the mask there is a face / Beneath the face, a darker place
bridge about | My {kin} swears {he} saw it too / It waved at us, and said boo hoo
end | The masks are off, the bag's half-full / The night tucks in its cape of wool
end funny | Sleep tight, and don't look under there / It's only brushing its own hair
end dark | And in the dark, the pumpkin grins / This is the bit where it begins
scene you | {Name}, your fangs are upside down / You're still the terror of the town
feel you | {Name}, hold my hand, they're near / You be the brave one, I'll be the rear
turn about | Now {name} says it's kids' stuff, that / And still comes out in cape and hat
story you | {Name}, you screamed at your own reflection / You'd done the warts to such perfection
detail about | There's {name} with a bolt each side / A lurching step, a monster's pride
lift you | {Name}, ring the bell and roar / They'll drop the whole bowl at the door
end you | {Name}, wash off the green, to bed / And leave the candle in the head
wish about | Let {name} keep the biggest sweet / For that long scream along our street
scene about | That's {who} underneath the sheet / You'd know that giggle, and those feet
story about | My {kin} growled at number ten / And said, excuse me, and growled again
pre bright | The latch goes click, the hinges whine / That's not your hand, and it's not mine
pre wild | Light up the eyes, turn down the lamp / There's something coming, cold and damp
pre we | All in a line, all down the lane / With one torch left, and it's on the wane
lift wild | Tonight we're teeth, tonight we're claws / We're knocking at your nice front doors
hook wild | Something on the Stair :: There's something on the stair with a bucket and a broom / It's dragging one slipper from room into room / I pulled up the covers, I peeped out from there / It's only my grandma, the thing on the stair
hook funny | The Ghost Wants Toast :: The ghost wants toast, and it wants it right now / With jam on the one side and I don't know how / It's been dead for ages, it's white as a post / It doesn't want haunting, the ghost wants toast
hook dark | One More Than We Had :: We set off as seven, came back as eight / We counted again at the cemetery gate / It's wearing a sheet, and it's silent, and sad / There's one more among us, one more than we had
hook bright | Grin, Pumpkin, Grin :: Grin, pumpkin, grin, with your three crooked teeth / A candle inside you and doorstep beneath / The night's coming up and it wants to get in / You're all that we've got, so grin, pumpkin, grin
hook shout | Boo to You :: Boo to the owl and boo to the moon / Boo to the bat with a spoon / Boo to the witch in the pot of stew / And boo, boo, boo to you
hook funny | Left My Head :: I left my head on the number nine bus / It's talking to people, it's making a fuss / I've looked in the wardrobe, I've looked in the bed / Please, if you find it, I left my head
hook we wild | Monsters' Night Off :: It's monsters' night off, so there's nobody scary / The werewolf's in slippers, he's brushed, and less hairy / The vampire's got cocoa, the zombie's in bed / Don't bother the banshee, she's baking some bread
hook about | Count {Name} :: Count {name} rises at a quarter to six / With a cape from the curtains and teeth made of sticks / Not garlic, not mirrors, not anyone's light / Count {name} is coming to your house tonight
hook dark calm | Leave a Lamp Lit :: Leave a lamp lit for the ones who've gone by / Tonight they come walking with leaves, and a sigh / They don't mean to scare us, they'd just like to sit / They've come a long way, love, leave a lamp lit
hook plain | Trick, Trick, Treat :: Trick, trick, treat, with a sack and a sheet / Twelve little goblins on twenty-four feet / Liquorice, sherbet and something to eat / Open it up for us, trick, trick, treat
`)

export const festival = lines('festival', `
scene bright | The street smells good from end to end / And every doorway holds a friend
scene | The best cloth's on, the one with gold / The one we never let them fold
scene tender | The lamps are filled, the step is swept / We've set out all the plates we've kept
scene | It's {the thing}, and the pots are full / We've aired the rugs and brushed the wool
scene we | We're up before the sky turns pink / There's someone singing at the sink
scene you | You're at the door with trays held high / And twenty people squeezing by
scene about | {Name} has been up since three / With rolled-up sleeves, and singing free
scene | {In place} the shops have shut their blinds / A drum starts somewhere, and unwinds
scene funny | The children dressed at break of day / And spilled on it by ten, hooray
scene calm | The moon is thin above the wall / The phone rings, and it's for us all
story tender | My grandma made it with no scales / A pinch, a slap, and endless tales
story | We came here with one cooking pot / And look, it's fed this hungry lot
story funny | The year the smoke alarm joined in / We fanned it with the biscuit tin
story you | You taught me how to fold the edge / You pinched it shut, you made a hedge
story we | We shared it with the folks next door / They brought us pies, we gave them more
story about | {Name} told us how it all began / The night, the road, the ones who ran
story | Far off, the same pots on the same flame / My aunties call each other by name
story wistful | My father sang this, stood just there / I move aside to give him air
story bright | The cousins came in three small cars / With pillows, pans and pickle jars
detail | {A part} and {a part2} by the light / The good plates out, the napkins white
detail | Sugar on fingers, oil on lace / A smear of something on each face
detail | {Sense} and I'm home, I'm small / With all the grown-ups ten foot tall
detail you | You hand me {a part}, tell me, taste / With flour all around your waist
detail tender | A photograph, a folded prayer / A dish for one who can't be there
detail funny | There's food for forty, we're fifteen / The biggest pots you've ever seen
detail | Bright paper and a length of thread / New shoes beside each sleeping bed
detail calm | {A part} {where}, and all is hushed / The last crumbs on the best cloth, brushed
feel bright | My heart's a drum, my heart's a street / With everybody on their feet
feel tender | I taste one bite and time folds in / My grandma's thumb beneath my chin
feel we | However far the year has blown / Tonight there's no one on their own
feel you | I missed you in the long grey weeks / I've missed those laughing, floury cheeks
feel | It's old, it's older than the town / And every year it's handed down
feel wistful | There's some who watch from frames tonight / We've dusted them, and lit a light
turn | And now the small ones light the wick / We hold their wrists, the flame is quick
turn you | The recipe is in my hand / At last, at last, I understand
turn funny | We've loosened belts, we've pushed back chairs / They're bringing more food up the stairs
turn | The elders nod, the babies doze / The talk gets low, the hour grows
turn about | Now {name} says the words, with care / And every head is bowed down there
wish | May this light reach the ones who roam / And bring them, by its own road, home
wish you | I wish you bread, I wish you peace / I wish your worries swift release
wish we | May no one knock and not be fed / May every child have a warm bed
wish you | {Name}, may the year be sweet / With honey where your two ways meet
wish bright | May next year find us just as loud / With two more babies in the crowd
lift bright | So come on in, the pot is wide / There's always one more seat inside
lift we | It's {the thing} now, so pass the plate / The door's not locked, you're not too late
lift tender | One flame, one loaf, one open door / That's all it ever had been for
lift you | {Name}, come and take your place / We couldn't start without your face
pre | The first star's out, the dish is hot / Is everybody here? Why not?
pre bright | The drum is near, the lanterns sway / Hold hands, and don't you run away
pre tender | Now hush, the oldest speaks, then sings / Then every spoon and glass outrings
bridge | A thousand years, a thousand hands / Have passed this dish through other lands
bridge | We don't all kneel the same, or sing / But bread is bread, a simple thing
bridge about | My {kin} says what's it all for / If no one's waiting at the door
bridge calm | One day they'll set a place for me / And tell them how it used to be
end | The lamps burn low, the guests have fled / Their song goes with them, up ahead
end you | Take some home, take more, take this / A foil-wrapped bowl, a double kiss
end tender | Sleep well, the plates can wait till light / We had {the thing} in our house tonight
end we | The last sweet's yours, the last laugh's mine / Same place, next year, at half past nine
feel you | {Name}, you light up like the street / I see you, and the thing's complete
story about | {Name} brought a friend who knew / Nobody, now he's family too
detail you | {Name}, there's flour down your sleeve / And none of us intends to leave
turn you | {Name}, your first year far away / We'll ring you as we start to pray
end about | Goodnight to {name}, full and slow / With one more bag before you go
detail about | There's {who} in the bright new clothes / With one dab of sugar on {his} nose
story you | {Name}, you ran out in the night / To be the first to see the light
scene you | {Name}, they're calling, come and see / The lanterns hung along the tree
feel about | I see {who} ladling, steam in {his} hair / And think, there's nowhere else but there
wish about | Let {who} eat first, let {who} sit down / The hardest-working feet in town
pre we | We've washed our hands, we've hushed the small / The light goes creeping up the wall
pre bright | The lids come off, the steam goes high / And somebody begins to cry
lift bright | So clap your hands and lift the lid / Come out from wherever it is you hid
hook bright | Bring Another Chair :: Bring another chair, there's a face at the glass / Bring one for the stranger, don't let them walk past / The pot's never empty, there's bread and to spare / Whoever you are, love, bring another chair
hook tender | A Light in Each Window :: A light in each window, a plate on each sill / From the first house in town to the last on the hill / The dark has been trying since time was a boy / A light in each window, and all of it joy
hook we | The Whole Street's Cooking :: The whole street's cooking, you can taste it in the air / There's ginger on the pavement, there's honey on the stair / I followed my nose there without ever looking / I'm home, I can tell, for the whole street's cooking
hook you | Eat, Eat :: Eat, eat, you've hardly begun / You've had only seven, and here comes another one / Love is a ladle, it's hot and it's sweet / Nobody says it, they say to you, eat, eat
hook tender | Grandmother's Pot :: It's been over mountains, it's been over sea / It's dented, it's blackened, and older than me / We haven't got much, but we've got what we've got / And everyone's fed out of grandmother's pot
hook bright | New Shoes :: New shoes, new shoes, and they squeak on the floor / I've run to the corner and back to the door / Tell all the neighbours, go tell them the news / It's {the thing}, it's {the thing}, and I've got new shoes
hook we calm | One More Lamp :: Light one more lamp from the lamp next to you / The one that was one is already now two / The dark's not so big when you look at it, love / There's one more lamp here, and the stars up above
hook you | Save My Place :: Save my place, I am late on the road / With sweets on my lap and a terrible load / Don't let them start and don't let them say grace / I'm three streets away, love, so save my place
hook wistful | Ring Home :: Ring home, ring home, let them pass round the phone / The uncles, the babies, the pot and its moan / You're over the water, but you're not alone / Put us by the window, and love, ring home
hook about | {Name} Tells the Story :: {Name} tells the story, the children sit round / The lamp turning low, and there isn't a sound / It's older than castles and fuller of glory / Hush now and listen, {name} tells the story
hook we bright | Dance in the Road :: Shut off the traffic and dance in the road / With a drum and a tin and a moon that has glowed / The baker's in slippers, the bus has been slowed / It's {the thing} tonight, and we dance in the road
hook we | Crumbs on the Cloth :: Crumbs on the cloth and the candles burned low / Nobody's moving and nobody'll go / The scrape of a spoon at the last of the broth / I'm rich as I'll ever be, crumbs on the cloth
`)
