import { kits } from '../../lines.ts'

export const homeKits = kits(`
== first_(?:flat|apartment|place_of_(?:my|our)_own|home|house)|(?:my|our)_(?:own|new)_(?:flat|apartment|place|home|house)|mov(?:e|ed|ing)_(?:in(?:_together|to)?|out|house|home)(?=_|$)|new_(?:flat|apartment|house)|bought_(?:a|our|my)_(?:\\w+_)?house|house_?warming
hook bright | Two keys on a string :: Two keys on a string and a bulb with no shade / Two keys on a string, and a bed we just made / Out of boxes and coats, and it's fit for a king / The whole of the world's on two keys on a string
hook | This side up :: This side up, this side up, mind the corner, mind the wall / This side up, this side up, and we've boxes down the hall / One says KITCHEN OR BATHROOM, one says nothing at all / This side up, this side up, and I'm ready to fall
hook tender bright | Pizza on the floor :: Pizza on the floor of an echoing room / Pizza on the floor, with a box and a broom / We don't own a chair, and we don't need one more / It's ours, all the walls, and the pizza on the floor
scene | The van's double-parked and the sofa won't bend / It's stuck in the stairwell with me at one end / A neighbour goes under it, holding her tea / She says, that's the fourth one. She says that to me
detail | One fork and one saucepan, a plant that's half dead / A mattress that came with the stairs, not a bed / A shower that sings like a kettle in pain / A view of a wall, and a tree, and a train
story | I opened the cupboard and there, on the shelf / Was one jar of pickles, and under itself / A note from the last one who'd lived here, in ink / It says, kick the boiler. Be happy. Don't think
feel | I stood in the middle and said my own name / It came from the corners, not quite the same / There's nobody's rules here, there's nobody's clock / There's only the sound of my key in the lock
turn | The first night was noises, the pipes and the floor / A fridge with an accent, a wind at the door / By Thursday I knew them, by Sunday they knew / I hung up my coat, and the coat said, me too
pre | Round the bend and up the stair / Put it down, not there, not there
bridge | Some day we'll have curtains, we'll have matching spoons / We'll hoover on Sundays and whistle our tunes / And we will look back at the crate and the lamp / And say, we were kings there, with rice, in the damp

== (?<=^(?:[^_]+_){0,3})laundry|lost_socks?|odd_socks?|missing_socks?|washing_machines?|ironing|socks?(?=_|$)|tumble_dryer
hook bright | Where do the socks go :: Where do the socks go? Who lets them out? / Where do the socks go? There's one has no doubt / He's left me his brother, he's gone to the snow / I've asked the machine, but where do the socks go?
hook | One red sock :: Pink, pink, it was white when I put it in there / Pink, pink, one red sock and a moment's despair / The shirts and the sheets and my best underwear / My whole week is blushing, and pink is my share
scene | It spins like a planet, it shakes like a bus / It walks to the fridge and it has words with us / Two go in together, as close as can be / And one comes out lonely, and looks up at me
detail | A coin and a button, a tissue to snow / A note that said something important, I know / A jumper that once would have fitted my dad / It now fits the teddy, the teddy looks glad
story | I pegged them all out in a row in the sun / The wind took a shirt, and it started to run / It waved both its arms over Mrs McBride / And went off to sea on the two o'clock tide
feel | They're down in the place where the lost things all meet / The pens and the hair grips, the cat from our street / They're dancing on lino, they've broken away / I hope you are happy, left foot. Write one day
pre | Lights and darks and count to four / Slam it twice to shut the door
bridge | And you in your stripes and me in my spots / We're nobody's pair, and we're tied up in knots / But there in the drawer where the single ones lie / We kept each other's feet warm, you and I

== washing[-_]up|wash(?:ing)?_the_dishes|dirty_dishes|dishes|dish_?washers?|doing_the_dishes
hook bright | I washed, you dry :: I washed, you dry, it's the law of the land / I washed, you dry, put the cloth in your hand / There's foam on my elbow and foam in your eye / A love song is simple: I washed, you dry
hook | Leave it to soak :: Leave it to soak, leave it to soak / Leave it to soak, it's a national joke / It's been there since Easter, it's starting to croak / Just leave it, just leave it, just leave it to soak
scene | The tower of plates has a lean like the one / That's famous in Italy, pasta, and sun / There's something in orange that's welded to steel / I think it was once an ambitious meal
detail | Who puts a wet spoon in the sugar? It's you / Who puts back the milk when there's one drop? It's true / Who hides the burnt pan in the oven, and lies? / It's someone with suds and with innocent eyes
story | We fought over nothing at twenty to ten / You threw in the towel, and you picked it again / Then somebody flicked, and then somebody flew / The floor was a lake, and we waltzed, me and you
feel | It's there at the window with hands in the warm / That all of my best thoughts have taken their form / I've solved the whole world, and its famines and floods / I've lost it again by the pan in the suds
pre | Glasses first and then the plate / Save the pan, the pan can wait
bridge | The feast is forgotten, the guests are all gone / There's you with a tea towel, the radio on / There's no one writes poems on cutlery drawers / But that's where I loved you. That elbow of yours

== flat-?_?pack|self-assembly|assembl(?:e|ing)_(?:a_|the_|some_)?furniture|allen_keys?|ikea|wardrobes?|building_(?:a_)?(?:shelf|shelves|wardrobe|bed)
hook | One screw left over :: One screw left over, and where does it go / One screw left over, we don't want to know / It's standing, it's leaning, it's moving, it's slow / One screw left over, and where does it go
hook | Insert part B :: Insert part B in the slot that is C / Insert part B, and it's pointing at me / The man in the drawing is smiling with glee / He never met you, and he hasn't part B
scene | The page has no writing, a man with no face / He's pointing at something that's not in the case / There's forty-two dowels and a bag with a tear / A thing like a spanner for ants, over there
detail | We've put on the back, and the back is the side / We've put on the door, and the door's gone and died / The drawer opens only to people who pray / The legs are all legs, but they've gone their own way
story | At ten we were happy, by noon we were not / You said, read the picture, I said, I forgot / To marry a person who knows left from right / We finished in silence, by torchlight, at night
feel | There's countries were founded with less of a plan / There's bridges been built by a less angry man / It says, for two people, it says, half an hour / It came in the spring, and the trees are in flower
turn | And then it stood up, with a groan, like a foal / It leaned on the wall, and it looked almost whole / We opened a beer, and we sat there with pride / And only the cat dared to put herself inside
pre | Turn it left and turn it tight / Upside down, but that's all right
bridge | If ever we part, then we'll leave it right there / It won't stand a move, and it won't take the stair / We built it together, it's crooked, it's us / It holds all our jumpers. It's never made a fuss

== diy|renovat(?:ion|ions|ing|ed?)|home_improvements?|decorating|wallpaper(?:ing)?|painting_the_(?:house|walls?|kitchen|bedroom|fence)|handym[ae]n|fixer-?_?upper|power_drill|putting_up_(?:a_)?shel(?:f|ves)
hook | How hard can it be :: How hard can it be? It's a nail and a hook / How hard can it be? I have looked in a book / There's a hole in the wall you could sail to the sea / I said to you, darling, how hard can it be
hook bright | While we're at it :: While we're at it, let's paint the hall / While we're at it, let's move that wall / There's sky in the bedroom, a hole in the hall / While we're at it, while we're at it, let's do it all
scene | The kitchen's in boxes, the bath's on the lawn / We wash with a hosepipe, we're up before dawn / The dust's in the butter, the dust's in the bed / There's one lonely socket that works, in the shed
detail | It's eggshell or ivory, linen or bone / They're all of them white, but they've names of their own / We've thirty-two patches all over the place / I dream of them, darling. There's one on your face
story | We peeled off the roses, and under them birds / And under the birds was some paper with words / A pencilled-in couple, a heart, and a date / They'd papered this wall here in forty-eight
feel | I've hit my own thumb in each room of the place / I've plaster in ears and there's gloss on my face / The level says level, the shelf says it's not / The marble rolls off, and that's all that we've got
turn | But look at the light now, it comes all the way / It walks through the hall at the end of the day / It lies on the boards that we sanded by hand / And I would not swap it for half of the land
pre | Mind your head and mind the drill / Hold it there and hold it still
bridge | A house isn't finished, it's only begun / It grows like a child does, it leans to the sun / They'll find us some day, underneath a new blue / A heart and a date, and the names of us two

== (?:noisy|loud|annoying|terrible|crazy|nosy|bad)_neighbou?rs?|(?<!kind_|lovely_|dear_|good_|nice_|sweet_|new_)neighbou?rs?|upstairs_neighbou?r|next[-_]door|thin_walls
hook | Through the wall :: Through the wall, through the wall, I can hear you breathe / Through the wall, through the wall, when you brush your teeth / I know all your secrets, your loves, and them all / I don't know your face. I know you through the wall
hook angry wild | Turn it down :: Turn it down, turn it down, it is quarter to three / Turn it down, turn it down, there's a bass in my knee / There's elephants dancing in boots overhead / Turn it down, turn it down, I am trying for bed
hook funny bright | Do you mind :: Do you mind, do you mind, says the broom to the roof / Do you mind, do you mind, says the bang of a hoof / You've bowling on Tuesdays, a choir and a drill / Do you mind, do you mind, could you once just be still
scene | He's bought a trombone and he knows half a tune / The first half goes up, and it stops at the moon / I lie there and wait for the rest of the air / It never comes down, and I finish it there
detail | The parcel's with you, and the ladder's with me / The hedge is a country, there's war for a tree / Your cat's on my sofa, my cat's on your bed / I think that they swapped us, the year we were wed
story | I marched up the stairs in my slippers and rage / I'd written the whole of it down on a page / You opened the door with a cake and a band / It's my birthday, you said. So I danced. It was grand
feel | I've banged with a slipper, I've banged with a shoe / I've left you a note, and you wrote me back two / I've earplugs, I've pillows, a wardrobe of wool / And still comes the party, and still it is full
turn tender | Then one week the ceiling was quiet as snow / No boots and no trumpet, no shouting below / I stood on the landing, I knocked, and I said / I brought you some soup. I missed you overhead
pre | Thump, thump, thump, and a hoover starts / Somebody's learning to whistle by parts
bridge | We live like the bees do, each in a small room / With six inches' plaster from cradle to tomb / And somebody's laughing, and somebody cries / And we hear it all, and discuss the blue skies

== allotments?|vegetable_(?:garden|patch)|gardening|gardeners?|(?<=^(?:[^_]+_){0,3})garden|greenhouse|compost|growing_(?:tomatoes|vegetables)|lawn_?mowers?|giant_(?:pumpkins?|marrow)
hook bright | Dirt under my nails :: Dirt under my nails and the sun on my back / Dirt under my nails, and some seeds in a pack / I've ninety-nine beans and a war on with snails / I'm happy, I'm happy, with dirt under my nails
hook tender calm | Put it in the ground :: Put it in the ground and then leave it alone / Put it in the ground, it's as small as a stone / There's rain on its way, and there's nothing to do / Put it in the ground, and it comes up for you
scene | You kneel in the rows with your glasses pushed high / A robin who's bossing you, bold as a fly / A flask on the barrow, a string on a cane / A chair by the shed that smells sweetly of rain
detail | The slugs have a meeting, the pigeons have plans / The fox has been trying on somebody's pans / A scarecrow in Grandad's old wedding-day suit / He looks rather well in it, next to the fruit
story | We planted one courgette, we planted it deep / We went on our holiday, left it asleep / We came back to find it had covered the gate / It's eaten the bench, and it's still gaining weight
feel | Whatever they're shouting in papers and towns / The onions don't know of it, onions don't frown / Whatever you carried in here on your back / You'll leave in the barrow, beside the old sack
turn | And then the first strawberry, warm, on the tongue / You close both your eyes, and it's June, and you're young / You walked up the lane with a crate and a grin / And juice on your collar, and juice on your chin
pre | Dig a little, water slow / Nothing doing, watch it grow
bridge | A man plants a walnut at seventy-three / He knows that he'll never sit under the tree / He presses the earth with the heel of his shoe / And whistles, and says, well, it's something to do

== house_?plants?|pot_plants?|plant_(?:mum|mom|dad|parent|lover|killer)|monstera|cact(?:us|i)|succulents?|my_plants?|my_fern
hook bright | Don't die on me :: Don't die on me, darling, don't droop and don't drop / Don't die on me, I have moved you up top / I've given you Mozart, I've given you tea / I'm begging you, Barbara, don't die on me
hook | Jungle in the hall :: There's a jungle in the hall and it started with one / There's a jungle in the hall, and it leans to the sun / I lost a small nephew behind it, that's all / He's happy, he's waving, in the jungle in the hall
scene | I sing to the fern and I talk to the vine / I tell the cheese plant that it's doing just fine / The cactus and I have a thing, it's complex / I hugged it at Christmas. You see the effects
detail | A mister, a moisture stick, coffee, an egg / A splint and a ribbon for somebody's leg / The label said, hardy, and cannot be killed / It didn't know me then. It died unfulfilled
story | I went for a fortnight and left you with Ray / He watered the plastic ones, twice every day / The real ones were sitting like monks in a row / And one had let go of a leaf, very slow
feel | I can't keep a promise, I can't keep a date / I've nothing that's living that's eaten at eight / But there on the sill, with its face to the pane / There's one small new leaf, and it's mine, and it's plain
pre | Not too wet and not too dry / Turn you round to face the sky
bridge | You came in a teacup, a stalk from a friend / With one little root, like a thread at the end / And now you go up past the top of the door / I did that, with water. I've done little more

== caravans?|camper_?vans?|motor_?homes?|camp_?site|van_?life|awning
hook bright | Tin can on wheels :: Tin can on wheels at the edge of the sea / Tin can on wheels, with a kettle for three / The bed is the table, the table's for meals / We're rich as a duke in a tin can on wheels
hook bright | A handful of peas :: Rain on the roof like a handful of peas / Rain on the roof, and the cards on our knees / Your feet in my ribs, and the lamp on the hoof / There's nothing as warm as the rain on the roof
scene | There's nine miles of traffic behind us in queue / They're hooting a tune, and they're waving, a few / The cups in the cupboard are singing along / We took the wrong turning, and couldn't go wrong
detail | You lift up the cushion to get to the stove / You find the tin opener under the clove / You can't both stand up if there's one got to bend / You sleep like two spoons with a third at the end
story | The awning took off in a gale in the night / We chased it in wellies, a beautiful sight / It went over Cornwall, a wing and a prayer / And somebody's nan said, it's lovely up there
feel | The telly's the window, it's showing a cow / It's showing some weather, it's showing it now / We've nothing to do, and we'll do it in time / It's raining, it's sunny, it's raining, sublime
pre | Wind down the legs and chock the wheel / Put the kettle on, that's the deal
bridge | There's palaces empty from cellar to dome / With forty cold bedrooms, and nobody home / And here's the whole lot of us, knee against knee / With one little window, and all of the sea

== flat_?mates?|room_?mates?|house_?mates?|shared_(?:flat|house)|house_share|student_(?:house|halls|flat)
hook bright | Who ate my cheese :: Who ate my cheese? There was half there last night / Who ate my cheese? And who left on the light? / I've labelled the butter, I've labelled the peas / I live with four angels. Now, who ate my cheese
hook bright we | Five in one bathroom :: Five in one bathroom and nobody's late / Five in one bathroom, there's one in a state / There's one with a trumpet, there's one with a broom / We'll never be poorer, or five in one bathroom
scene | The rota's a legend, it hangs on the door / It says it's for Ben to have hoovered the floor / It's said it since autumn, it's going quite pale / We think Ben's a rumour, a ghost, or a whale
detail | Ten shoes in the hallway and none of them mine / A road sign, a dartboard, a mop on the line / A pan with a city of mould in the dish / It's got its own weather. We think there's a fish
story | When you had your heart broken, nobody slept / We sat on the stairs while you shouted and wept / One made you some toast and one brought you some juice / And one sang the whole of an opera, loose
feel | We fight over gas and we fight over heat / We fight over whose are the ones on my feet / But let someone say half a word about you / There's four at the window, and brooms coming too
pre | Knock knock, are you in the shower / Some of us have been here an hour
bridge | We'll all have good sofas and houses, and quiet / We'll all have a drawer for the spoons, and a diet / And one night I'll stand there and open the cheese / And miss you, you thieves, and go down on my knees

== spring_cleaning|declutter(?:ing)?|tidy(?:ing)?(?:_up)?(?:_(?:my|the|your)_(?:room|house))?|messy_(?:room|house|bedroom|desk)|hoover(?:ing)?|vacuum(?:ing|_cleaner)?|robot_vacuum|chores|housework|attic|junk_drawer
hook bright | Keep, throw, maybe :: Keep, throw, maybe, there's three piles in the hall / Keep, throw, maybe, and maybe's got it all / A harp with no strings and a one-legged doll / Keep, throw, maybe, and maybe's got it all
hook | Under the bed :: Under the bed, under the bed / Everything's under, is just what I said / You told me to tidy, I've tidied instead / The floor's like a mirror. Don't look under the bed
scene | There's dust like a lion, there's crumbs like a beach / There's something that's moving just out of my reach / The hoover has swallowed a sock and a toy / It coughed, and it sounded like a small boy
detail | A key for a lock that we sold with the door / Six leads for a phone that they don't make any more / A battery, maybe, a stamp, and a tooth / A drawer is a family telling the truth
story | I opened a box and I sat on the floor / A ticket, a drawing, a shell from the shore / A letter from you when you couldn't yet spell / I put it all back, and I hoovered as well
feel | I can't throw that out, for my aunt gave me that / I can't stand the thing, it's a porcelain cat / It looks at me sideways, it's lost half an ear / It comes to the charity shop every year
pre | Shake the rug and beat the mat / Lift the lamp and move the cat
bridge | You come with no pockets, you leave with no case / The middle's all teapots and taking up space / So keep what was given in love, and the chair / And open the window. Let in some good air

== (?:stay(?:ing)?|lie|lying|lazy|day)_in_bed|lie-?_?ins?|duvet(?:_day)?|lazy_(?:sunday|day|morning|saturday)|sunday_(?:mornings?|afternoons?)|(?:a|my|afternoon|power)_nap|napping|doing_nothing|couch_potato|pyjamas?|pajamas?
hook calm bright tender | Not getting up :: I'm not getting up, put the moon back on hold / I'm not getting up, for the floor is too cold / There's toast by the pillow, there's tea in a cup / The world can go round, I'm not getting up
hook calm bright | Sunday hair :: Sunday hair, Sunday hair, going up on one side / Sunday hair, with the paper spread open and wide / There's jam on the crossword, there's sun on the stair / And nobody's beautiful like Sunday hair
scene calm bright tender | The curtain's a lantern, the radio's low / There's bells a long way off, and nowhere to go / A leg out for cooling, a leg in for heat / The cat's like a loaf on the tops of my feet
detail | Three cushions, a blanket, a crumb that is sharp / The telly remote, and a dream with a harp / I've got the good corner, I've got the warm dent / I don't know what day it is, or where it went
story | I thought I would shower, I thought I would run / I thought I'd read Proust by a quarter past one / I lifted one eyelid, I gave it a try / I thought it all over. A cloud went on by
feel | They'll tell you that winners are up before dawn / They're cold in a lake, they are out on the lawn / I wish them all well from this hill that I've made / Of feathers and toast, in the stripe of the shade
pre | Five more minutes, then five more / Pull the blanket off the floor
bridge | The bear does a winter, the cat does a day / The sea lies in bed when it's flat in the bay / There's fields that do better from lying there bare / So let me be fallow. I'm growing in there

== spiders?|wasps?|moths?|(?<!the_)flies_in|mouse_in|mice_in|ants_in
hook | It's got legs :: It's got legs, it's got legs, there's a lot of them too / It's got legs, it's got legs, and it's looking at you / I'm up on a chair with a glass and a shoe / It's got legs, it's got legs, tell me what do I do
hook | Cup and a card :: Cup and a card, and a very slow creep / Cup and a card, while the thing is asleep / Out to the garden, and under the guard / Back in before me. Where's the cup and the card
scene | It sat in the bath like a hand in a glove / It looked at me, tenderly, almost in love / I'm six foot, I've fought in the playground, I've won / I locked the door on it and told everyone
detail | A whine at the ear like a tiny sad flute / You clap in the dark and you flatten some fruit / It's had the left ankle, it's had the right wrist / It sings while it's dining. It's making a list
story | I called on my neighbour, she's eighty and small / She came in her slippers, she walked down the hall / She picked the thing up by a leg, like a thread / She called it her darling. She took it to bed
feel | They say it's more frightened of me than I am / It hung by the mirror as cool as a lamb / It's built a whole city from lamp to the blind / With silver on silver. I've gone and been kind
pre | Don't look now, and don't you scream / Up the wall and along the beam
bridge | We're guests in each other's old houses, that's all / It came through the crack, and I came through the hall / It pays me in flies, and I pay it in air / I've named it Louise. She can live on the stair

== power_?cuts?|black_?outs?|candle-?_?light(?:_dinner)?|lights_went_out|power_(?:is|went)_out
hook tender bright | When the lights went out :: When the lights went out, the whole street said oh / When the lights went out, and the candles got low / I'd forgotten your face had that kind of a glow / When the lights went out, the whole street said oh
hook calm tender | Strike a match :: Strike a match, strike a match, let me see who is there / Strike a match, there's some gold coming into your hair / The dark has come in and it's taken a chair / Strike a match, strike a match, let me see who is there
scene | The fridge gave a sigh and the telly went thin / The numbers all died, and the night wandered in / We felt for the drawer with the candles and string / And found a harmonica, spoons, and a ring
detail | A shadow as big as a bear on the wall / The stairs were a mountain, the mountain was tall / We cooked on the camping stove, beans in the can / And somebody's grandpa told how it began
story | The neighbours came out with their torches and dogs / We sat on the kerb with some chairs and some logs / I'd lived here for years, and I learned all their names / By the light of a lantern, and two daft games
feel | You can't hear the hum till it's suddenly gone / You can't see the stars with the street lamps all on / I looked up, and there was the whole of the sky / It's been there for ages, and never said why
pre | Mind the step and take my hand / Wait until your eyes understand
bridge | And then with a click it was white, it was loud / The kettle, the clocks, and the end of the crowd / We blinked at each other, we went in to bed / I left off the lamp, lit a candle instead
`)
