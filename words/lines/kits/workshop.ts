import { kits } from '../../lines.ts'

export const workshopKits = kits(`
== weld(?:er|ers|er's|ing|s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:welder)(?:$|[^a-z]))|metal_?work(?:er|ers|ing)?|blow_?torch
hook | Make it hold :: Make it hold, says the welder, run the bead down the seam / Make it hold, make it hold, there's a bridge in that beam / A thousand feet walking, the young and the old / And nobody's looking. Just make it hold
hook you | Star at the end of your hand :: A star at the end of your hand, and you sew / A welder's bright needle, one inch at a go / They cross on the bridge and they don't understand / They walk on the star at the end of your hand
hook | Where there were two :: Two pieces cold, a welder's spot / Of sun, a minute white and hot / You cannot pull, you can't undo / There's only one where there were two
scene | A nod, and down the visor drops / The yard, the crane, the morning stops / And then a star no grain of rice / Could hide behind spits once or twice
detail | There's spatter holes in every shirt / A burn that's only there to hurt / The boots have craters, like the moon / The gloves could lift a red-hot spoon
story | They brought a gate a van had hit / The iron rose was torn from it / I asked who made it. Someone's dad / I gave it all the time I had
feel | I like a thing you cannot fake / It either holds or else will break / You can't talk round it or look wise / The steel is deaf to alibis
story | My first seam looked like something chewed / The foreman's words were brief and rude / He snapped it, laughed, and threw it back / Again, he said, and mind the crack
turn | The day it opened, someone grand / Cut up a ribbon, shook a hand / And then a kid ran right across / And stopped, and jumped. That kid's my boss
detail | The radio sings through the sparks / The tea has rings, the bench has marks / The calendar has stuck at May / It's been like that since Arthur's day
detail | The sparks go skating round the floor / They die before they reach the door
feel | You breathe out slow, you hold it near / You draw a line, and it stays here
pre | Clamp it tight and check the gap / Here's the spark and here's the snap
bridge | Some day they'll scan it with a ray / There's not one bubble there, they'll say / And I'll be gone, and still I'll be / What stops them falling in the sea
end | The torch is off, the seam is blue / It's cooling now, and it's holding, too

== midwives|midwife(?:'s|ry)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:midwife)(?:$|[^a-z]))|delivery_room|deliver(?:s|ed|ing)_(?:the_|our_|my_)?bab(?:y|ies)
hook | Nearly there :: Nearly there, says the midwife, I see the whole head / Nearly there, nearly there, from the end of the bed / She said that at two and she says it at four / Nearly there, nearly there, just a little bit more
hook you | First hands :: First hands, first hands that we meet in the light / First hands, first hands, before day, before night / The midwife who caught us and held us upright / First hands, first hands that we meet in the light
hook | Small and furious thing :: Hello, you small and furious thing / The midwife's here till day / The drum has been your heart, now sing / You've plenty, love, to say
scene | The bag is packed beside the door / The phone is by the bed / It rings at twenty-five to four / It's early, someone said
story | The father fainted by the chair / The gran began to pray / The baby came with ginger hair / And nobody would say
detail | A little horn of polished wood / That lets the heartbeat through / She held it to my ear, I stood / And heard that I was two
feel | You'd think by now, nine hundred in / It's work, you do by rote / But every time that creature's skin / Turns pink, it grabs the throat
story | One came in taxis, one in snow / And one beside the weir / And one got stuck in lifts, and so / Was born by engineer
detail | The scales are swinging, seven three / The tape says fifty-one / Two feet no longer than a key / In ink, and then it's done
feel wistful tender | And some days there's no cry at all / And nobody can speak / She sits beside them, by the wall / Her cheek against a cheek
scene | The rain is drumming on the glass / The gas is running low / The pain comes up, and lets her pass / And nobody says no
turn | A tall lad stopped her in the shop / He said, you won't know me / My mother says you wouldn't stop / From ten at night till three
detail | The kettle's cold, the clock's gone slow / The moon looks in to know
feel | She's seen them long, she's seen them round / She's waiting for that sound
pre | Breathe in slow and blow the flame / Someone's coming for a name
bridge | There's kings been held up by the heel / And thieves, and poets, too / They all came slippery as an eel / And every one was new
end | Her bike is gone from beside the hedge / There's one small hat on the window ledge

== paramedics?(?:'s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:paramedic)(?:$|[^a-z]))|ambulances?|first_responders?|emergency_calls?
hook | Pull over :: Pull over, pull over, there's somebody's gran / The paramedic's holding her hand in the van / There's blue in your mirror, so into the clover / You'd want it for yours, so pull over, pull over
hook you | Blue light :: Blue light, blue light, round the wall / Paramedics in the hall / Half the street was at the door / You walked in and took the floor
hook | Stay with me :: Stay, says the paramedic, what's the name of your cat / Tell me what year it is, tell me all that / Tell me your team, and I won't disagree / Tell me a joke, love, and stay with me
scene | Half a sandwich, half a joke / Then the radio awoke / Down it goes, the cup, the bread / Someone's fallen out of bed
detail | Purple gloves and trauma shears / Pencil stuck behind the ears / Stairs, it's always up the stairs / No one faints in ground-floor chairs
story | Mrs Hall was on the tiles / Eighty-six and full of smiles / Been there since the evening news / Asked us, would we wipe our shoes
story | Boy who'd got a saucepan stuck / On his head, and cursed his luck / All the way he tapped a tune / On himself, with his own spoon
feel | Some you save and some you don't / Some you'll dream of, some you won't / Home at eight, you turn the key / Stand a while and let it be
detail | Someone's birthday, someone's fall / Someone's nothing much at all / Lonely's nothing you can treat / Still you stay, and take a seat
turn | Someone wrote a card in May / Said, we never got to say / Dad's back dancing, bit more slow / Thought the two of you should know
scene | Wet road, red light, let us through / Half the city doesn't, too / Someone bleeding, someone blessed / Someone's hand upon a chest
detail | Kit bag, oxygen and chair / Mind the dog and mind the stair
feel | Hardest part is not the red / It's the quiet, by the bed
pre | Where's it hurting? Can you see? / Squeeze my finger. One, two, three
bridge | While the city sleeps it through / Someone's up and dressed in blue / Hope you never learn her face / Glad she's out there, just in case
end | Engine off and doors shut tight / Sandwich, then, and say goodnight

== (?:car_|garage_|auto_)?mechanics?(?:'s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:mechanic)(?:$|[^a-z]))|spanners?|car_repairs?|repair(?:s|ing)_(?:old_)?(?:cars|engines)|fix(?:es|ing)_(?:old_)?(?:cars|engines)|under_the_(?:bonnet|hood)|grease_monkeys?
hook | Pop the bonnet :: Pop the bonnet, says the mechanic, let's hear / Pop the bonnet, put your ear over here / She's telling me something, she's making it clear / Pop the bonnet, pop the bonnet, my dear
hook | Leave it with me :: Leave it with me, the mechanic says, till three / It's knocking, it's smoking, it's calling for me / It's never just nothing, whatever it be / So hand me the keys, love, and leave it with me
hook | One more time :: Old mechanic, one more time / Cough and splutter, choke and whine / Nothing, nothing, nothing, then / Listen to her sing again
hook you | You hear what I can't :: Mechanic, you hear what I can't in the ping / You hear what I can't, with your ear to the wing / To me it's a clatter, to you it's a thing / You hear what I can't, and you get it to sing
scene | There's a coffee can of bolts that came from God knows where / A heater made of oil drums and a barber's chair / A dog beneath the pickup, chin across the jack / And a sign says, gone to dinner, and I might be back
detail | There's grease beneath the wedding ring and in the grin / There's grease upon the telephone, the biscuit tin / He's scrubbed with sand and lemon soap since ninety-four / And still he leaves a handprint on his own front door
story | She rolled up in a hatchback held by tape and prayer / Three kids asleep behind her, not a coin to spare / He wrote the bill in pencil, rubbed it out, and then / He told her, just a fuse, dear, call it two pounds ten
story | A fellow in a sports car, driving gloves to match / He'd fixed it off a video and burned the hatch / He asked us, is it serious? We bowed our heads / And Terry took his cap off, and talked flower beds
feel | You learn it with your fingers where no eye can go / You're upside down in winter, and you take it slow / You listen for the whisper that has spoiled the beat / There's doctors with less patience and a better seat
turn | My old man's car was sitting with a sheet on its hood / They told me, sell for scrap, son, and I said I would / It took me seven winters, never told them when / I turned the key at Easter, and he coughed again
detail | The wrench he never lends is lent to half the street / The glove box holds a map, a flask, a sweet to eat / He draws you what a gasket is on last week's page / And swears that cars were better when he was our age
detail | The radio plays country, and the coffee's like tar / He hums along in second to the cough of the car
feel | He says it's only timing, as in music and jokes / He taps it with a finger, and it sings for old folks
pre | Pass me the ten, no, the ten, not the eight / Hold up the torch, and now hold it up straight
bridge | They'll run on batteries one day, and hush like snow / With nothing for a hand to do, and no oil to flow / But someone with a flat will stand where steam once slid / And someone will pull over, and kneel, like he did
end | He wipes his hands and he shuts the door / She's running sweeter than she did before

== tailors?(?:'s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:tailor|seamstress|dressmaker)(?:$|[^a-z]))|seamstress(?:es)?|dress_?mak(?:er|ers|ing)|bespoke_suits?|sewing_machines?
hook | Measure twice :: Measure twice, said the tailor, you'll never go wrong / Measure twice, cut once, hum the whole of a song / The chalk can be brushed off, the cloth has a price / So cut it once, darling, but measure twice
hook | Let it out :: Let it out, let it out / Says the tailor, no doubt / There's an inch in the seam / That was left for a dream
hook you | In your stitches :: There's half of the town in your stitches tonight / The tailor could tell you who's loose and who's tight / They waltz and they wobble, they hold on all right / There's half of the town in your stitches tonight
scene | A mouth that's full of pins / Is where the day begins / A tape around the neck / A nod, a hum, a check
detail | There's buttons in a tin / From coats they married in / There's silk for someone's knees / There's tweed that smells of peas
story | A thin man and his wife / Had saved up half their life / He stood there in the blue / And grew an inch, or two
story | The mayor burst a seam / Just as he cut the cream / They sent him in, in shame / I never told his name
feel | I know who's getting round / Who's grieving, by the pound / A waist will tell you more / Than any talk next door
turn | A boy brought in a coat / His father's. In the throat / I felt a lump, and knew / I'd made it, eighty-two
detail | The needle, up and down / Has sewn up half the town / The iron breathes out steam / And presses down a dream
turn | I cut it to his size / He looked, with both his eyes / Like someone I once dressed / Same shoulders and same chest
detail | A thimble like a crown / A finger, up and down
feel | The cloth is cut with care / You wear me, everywhere
pre | Arms out wide and chin up high / Stand up straight and don't ask why
bridge | And when my thread is done / Some tailor's daughter's son / Will find, inside a sleeve / My stitch, and not quite leave
end | A snip, a knot, a thread / The lamp goes out. To bed

== lawyers?(?:'s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:lawyer|solicitor|barrister)(?:$|[^a-z]))|solicitors?|barristers?|attorneys?|law_(?:school|firm|student)|courtrooms?|defen[cs]e_counsel
hook | Without prejudice :: Without prejudice, darling, I miss you a lot / Subject to contract, I love what we've got / A lawyer's love letter, it's page one of two / Without prejudice, darling, I'm hopelessly true
hook | Objection :: Objection! Sustained. Objection! Denied / I'm four hundred pages from getting outside / I'm only a lawyer, I'm stuck in Section C / Objection, your Honour, to all this and me
hook | It depends :: It depends, it depends, that's the whole of the law / It depends what you signed and depends what you saw / Depends on the lawyer, depends on your friends / And what will it cost? Well, again, it depends
scene | I bill by the minute and I sleep for half a one / I've paper to the ceiling, and the day's not begun / There's Latin on the window, there's crumbs in the brief / The judge is eating toffee, the clerk's full of grief
detail | My wig is made of horsehair, and itches like sin / My gown is held with safety pins, my elbows are thin / My shoes are both like mirrors, my socks aren't a pair / I'd tell you that I'm nervous, but they'd write that down there
story | Two brothers and a hedge between, ten years at war / They fought about the leaves, the light, and what it was for / I read the will out slowly, the line underneath / It said, and share the apples, boys. They sucked at their teeth
story | The witness was a parrot, and it knew the whole game / It told the court the password and who was to blame / My learned friend objected, said a bird can't be heard / You owe me, Steve, it told him. So he took the bird's word
feel | They joke about us lawyers on the bed of the sea / I laugh, I've heard it often, and I charge them a fee / But someone's in a cell tonight, and nobody's come / I pick my bag up, find my hat. So that's where I'm from
turn | She'd nothing but a baby and a carrier bag / They'd seven men in navy suits, each one with a tag / I'd one old case from fifty-eight that nobody reads / The judge looked over glasses, said, well, that succeeds
detail | A whereas and a hereby, and a clause on the side / A footnote to a footnote where the bodies can hide / It took us ninety pages just to say, you can park / On alternating Thursdays, when it's fine, before dark
detail | I dream of footnotes, seven to the page and the knee / I wake up and object, and there's no one but me
feel | The clock says ten past midnight, and the file says, to do / I've drunk up all the coffee, the evidence too
pre | All rise, all rise, and silence in the court / Somebody's life is a form, and it's short
bridge | It's only ink, I know that, only words that we said / But words can stand like doors between a thief and your bed / So let them laugh, and let it drag, and let wigs be hot / There's one line says you matter too. I read it a lot
end | I rest my case on the hallway floor / And nobody's billing me any more

== bee_?keep(?:er|ers|ing)(?:'s)?|beehives?|apiar(?:y|ist)s?|honey_farm
hook | Tell the bees :: Tell the bees, beekeeper, who's born and who's gone / Tell the bees, tell the bees that it's raining till dawn / They'll not take it badly, they'll hum in the trees / Whatever it is, love, go out, tell the bees
hook | Forty thousand girls and me :: I keep the bees, or they keep me / A beekeeper can't be sure, you see / I wear a hat like a bride at sea / There's forty thousand girls and me
hook | Go slow :: Go slow, says the beekeeper, smoke and a glove / Go slow, go slow, like a person in love / They smell when you're hurried, they hear it, they know / There's gold in the middle, so go slow, go slow
scene | I lift the lid at half past ten / And all the humming stops, and then / It starts again, a little low / The way a choir says hello
detail | I've got a veil, I've got a suit / There's always one that's in the boot / She takes her time, she walks up slow / She knows where jumpers do not go
story | A swarm went up the chapel bell / The vicar phoned me, what the hell / They hung there, golden, like a beard / The longest sermon, someone cheered
feel | She flies from here to there and back / She dances on the comb in black / To say, there's clover, two fields on / And works six weeks, and then she's gone
story | The neighbour said he'd call the law / They'd stung his dog upon the paw / I left a jar upon his mat / We haven't heard much since of that
turn | The winter took them, all but one / A box of quiet, and no sun / I put my ear against the wood / A hum no louder than it should
detail | A teaspoon is twelve lifetimes' flight / Of lime trees in the evening light / I eat my toast and bow my head / To all the summer on my bread
detail | A jar held up against the sun / It's all their gardens, boiled to one
feel | I've had a sting on every thumb / I say their names, and on they come
pre | Puff of smoke and hold your breath / Nobody here is scared to death
bridge | I'd like to live like that, I think / To know my field, to know my drink / To come home yellow to the knees / And dance to tell the others, these
end | The lid goes on, the light goes low / They hum the bit that only bees know

== cobblers?(?:'s)?|shoe_?mak(?:er|ers|ing)|shoe_repairs?|mend(?:s|ing)_shoes|new_shoes|old_boots|pair_of_(?:old_|new_)?(?:shoes|boots)
hook | Heel and toe :: Heel and toe and tack and leather / Cobbler, make them fit for weather / Bring them in and watch them go / Shoes like Sunday, heel and toe
hook | Where have you been :: Where have you been in these shoes, where'd you go / There's sand in the welt, and there's salt, and there's snow / I'm only the cobbler, I read what they show / Where have you been in them, where did you go
hook | Another mile :: Another mile in these old shoes / Another mile, the cobbler's news / A bit of glue, a nail, some style / And out they walk another mile
scene | Tap, tap, tap, in a shop like a pocket / Glue on the air and a key in the socket / Hundreds of heels in a row on a shelf / Each of them trying to look like itself
detail | These belong to a girl who goes dancing / These to a couple of lads, and they're prancing / These walked out in a huff, about ten / Came back on Friday to see me again
story | Ten to twelve, and a bride in the middle / Heel in her hand, and she's fit as a fiddle / Bang, it was straight, and she ran down the hill / Danced it till morning, she's wearing it still
feel | Nobody mends any more for a living / Throw it away, and there's not much forgiving / Come in from rain, love, and sit for a bit / There's not much wrong that a stitch will not fit
turn | One pair was left here, the ticket's still showing / Forty long years, and there's nobody knowing / Once every spring, on the first day of May / Polish and brush, in case this is the day
story | Grandfather's boots were a boat for a baby / Stuffed them with newspaper, two sizes, maybe / Year after year, as the little lad grew / Out came a headline, till nothing was new
detail | Laces like liquorice, tins in a tower / Taps for the dancers and chalk for the hour / Bell on the door, and the dust in the sun / Card in the window says, Thursday, all done
detail | Nails in his lips, and he hums while he bends it / Somebody breaks it, and somebody mends it
feel | Leather remembers the way you were walking / Tongue of a boot, it does most of the talking
pre | Sit yourself down with your feet in the air / Nobody's looking, the sock has a tear
bridge | All of us wear where we lean, and it's telling / Down at the side where our sorrows were dwelling / Show me your soles and I'll tell you what's true / Look how they've carried you. Look what they do
end | Lights are out, and the street's asleep / Forty-two pairs in a tidy heap

== window_(?:cleaners?|cleaner's|washers?)|clean(?:s|ing)_windows|squeegees?
hook | Top to bottom :: Window cleaner, left to right / Top to bottom, let in light / Squeak and rub and watch it drip / Top to bottom, mind you don't slip
hook | Seen it all :: I clean all your windows and I've seen it all / The tango, the tantrum, the bath in the hall / I'm only the cleaner, I'm nothing at all / I nod through the window, and I've seen it all
hook | Don't mind about me :: Don't mind about me, I just clean window glass / Don't mind about me, I'm a cloud, let me pass / The cleaner's not looking, he didn't just see / Your socks are both lovely. Don't mind about me
scene | I hang on a rope on the side of the sky / With pigeons for colleagues, and none of them shy / The lawyers inside have gone soft in their chairs / I breathe on the window, and draw them some bears
detail | A bucket, a leather, a blade and a hum / A ladder my grandfather climbed with my mum / Some fingers gone blue and a flask going brown / And forty-two storeys of scenery down
story | A boardroom was shouting, a fist hit the wood / I knocked on the glass, and I asked, is it good? / They jumped, and they looked, and the whole row of ties / Began to laugh, slowly, and dabbed at their eyes
story | A kid on floor seven, too poorly to play / I came as a spider, on Halloween day / He laughed till the nurses came running to see / I'm booked now till Christmas. He's asked for a bee
feel | They all think it's lonely, they all think it's high / I tell them, you haven't been this near the sky / There's nobody's emails, there's nobody's cough / There's only the dirt, and the dirt coming off
turn | I cleaned one old window that no one looked through / She sat with her back to it, all dressed in blue / I cleaned it so well that a bird took a chance / It sang on the ledge, and she turned round to glance
detail | There's thumbprints of babies at knee level there / There's nose of a dog, and there's lipstick, a pair / I ask at the houses, that smudge, shall it stay? / There's some of them nod, and I wipe round the way
detail | A seagull's my boss, and he's never impressed / He signs off my work on the back of my vest
feel | There's nothing so clean as a day after rain / I'm out of a job till they breathe on the pane
pre | Hook on the harness and test it for two / Up goes the sun, and up I go too
bridge | The city's a thousand small pictures in frames / They're kissing, they're eating, they're playing their games / And no one looks out, and there's nobody knows / How lovely they look from the end of my nose
end | Down comes the bucket, and down comes the sun / The windows are gold, every single one

== florists?(?:'s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:florist)(?:$|[^a-z]))|flower_(?:shops?|sellers?|stalls?|girl)|bouquets?|bunch_of_flowers
hook | What did you do :: What did you do, says the florist, and when / Carnations for eight o'clock, roses for ten / Two dozen for lying, and thirty for who / I don't ask the names, sir. So what did you do
hook | Say it in stems :: Say it in flowers and say it in stems / Say it in roses the colour of gems / The florist has heard all your haws and your hems / Go on, take your hat off, and say it in stems
hook | Everything opens :: Everything opens if you give it time / The florist is patient with lily and lime / The flowers won't hurry, you can't make them climb / You put them in water. Everything opens in time
scene | At four the market's loud with men and mud / They shout in Dutch, and throw the trays of bud / I come home with the summer in a van / And frozen fingers, and a dented can
detail | There's ribbon in the till, and wire, and moss / There's thorns in every thumb, you don't get cross / There's buckets standing shoulder, hip and knee / And one loose wasp that wants to marry me
story | A boy of nine came in with forty pence / He said, my mum's been crying by the fence / I gave him sunflowers bigger than his head / She's sleeping now, he said. They're by her bed
story | He orders every Friday, pays in cash / One single rose, he buys it in a dash / I thought, what love! I followed, I confess / It's for his goat. She'll eat no other, yes
feel | I see them come in black, I see them white / I've done the bride at ten, the wake that night / I use the same green leaf for both, the same / I tie them with the same knot, and a name
turn | The man who'd sent her lilies all those years / Came in himself, and stood among the shears / He said, I don't know what she liked, you see / I always let you choose. So you tell me
detail | The cards are small, you cannot write a lot / They chew my pen, and stare at every pot / They fill it up with sorry, to the rim / Then cross it out, and simply put: from him
detail | The van breaks down, the roses start to pout / I sing to them, and half of them come out
feel | A single stem can say it, if it must / So can a weed, if picked with any trust
pre | Cut on a slant and strip off the leaf / Some of it's love and some of it's grief
bridge | They last a week. They're gone, and that's the point / The petals drop, the stem goes at the joint / A thing that stays you wouldn't even see / It's brief, it's yours, it's three pounds, darling, free
end | I sweep the leaves, and the last stem's mine / I take it home, and it does just fine

== photographers?(?:'s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:photographer)(?:$|[^a-z]))|photo_booths?|school_photos?|wedding_photographer|dark_?room|family_portraits?
hook | Everybody say cheese :: Everybody say cheese, and squeeze in by the wall / Everybody say cheese, get the dog in and all / Photographer's shouting, there's wind in the trees / It's perfect, it's awful, so everybody say cheese
hook | Hold it there :: Photographer's prayer: just hold it there / The light has landed in your hair / A second more, and don't you dare / Go changing, love, just hold it there
hook | One for luck :: One for the album and one for the wall / One for the auntie who missed it all / One for the photographer, one for the duck / That one was lovely. And one for luck
scene | The tall ones stand along the back / The small ones kneel in front / The page boy, in a velvet sack / Has planned a little stunt
detail | A bag of lenses, and a strap / A cloth to wipe the rain / A rubber chicken, and a clap / And once more, all in vain
story | The baby cried from ten till two / We rattled all we had / I caught her one time, laughing, blue / At something done by Dad
story | They paid me for the speech, the kiss / The car, the cake, the ring / They've framed the one I'd nearly miss / The dog with chicken wing
feel | I've stood at every feast there is / And never had a seat / I eat a roll, I miss the fizz / I live on tired feet
turn | A woman rang me, ten years on / She said, you won't recall / My dad was there. And now he's gone / He's laughing on my wall
detail | I've got ten thousand chins and ears / I've eyes both shut and wide / I've got a hundred thousand tears / And half a crooked bride
turn | I've none of me. I'm never there / I hold the thing, you see / But in the spoon, beside the pear / That tiny blur is me
detail | The aunt in pink is in the way / She's been there since midday
feel | I shoot the shoes, the crumbs, the ring / The man about to sing
pre | Chin down a little and shoulders down more / Think about something you're laughing for
bridge | A hundredth of a second's fall / Is all I ever got / You'd say that's hardly time at all / I'd say it is a lot
end | I pack it up, and the last car goes / One more of the moon, with the cake on its nose

== scientists?(?:'s)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:scientist|chemist|physicist|researcher)(?:$|[^a-z]))|laborator(?:y|ies)|in_the_lab|chemists?|physicists?|microscopes?|experiments?(?!al)|phd_(?:student|life)|doing_(?:a|my)_phd|research(?:er|ers)
hook | It might be nothing :: It might be nothing, it might be a smudge / It might be a crumb of the scientist's fudge / But look at it wriggle, it's starting to budge / It might be nothing, so who's going to judge
hook | Do it again :: Do it again, it was probably dust / Do it again, until everyone must / A thousand and one, with a sigh and a pen / It worked! said the scientist. Do it again
hook | Nobody knows that but me :: A scientist, at half past three / And nobody knows that but me / The moon, the mice, the ash, the tree / And nobody knows that but me
scene | Goggles on and white coats flapping / Someone in the corner napping / Something blue is going bubble / Something green is making trouble
detail | Labels read: do not, and never / Fridge holds yoghurt, cells, whoever / Whiteboard's all equations, scribble / Hamster's signed it with a nibble
story | Spilled my tea into solution / Ended thirty years' confusion / Wrote it down, the cup, the stirring / Strange, they told me. Still recurring
story | Asked for money, wrote them pages / Why it matters, rent and wages / They said, make it short and funny / Drew a duck. They sent the money
feel | Nine years staring at one feather / Ask me how it hangs together / Then you see it, under seven / Lenses, like a plan of heaven
turn | Grandma asked, what are you finding / Years of glass, and all that grinding / How we keep a face, a number / Keep me mine, she said, in slumber
detail | Plot it out, the dots go climbing / Luck, they told me, luck and timing / Dots don't care about my feeling / One went straight up through the ceiling
detail | Sign says, wash your hands on leaving / Mouse in nine is disbelieving
feel | Failed again, and wrote it nicely / Failed by two per cent, precisely
pre | Write it in pencil and underline twice / Don't tell the papers, and don't tell the mice
bridge | We don't know why the dark keeps growing / Or where the swallows learn their going / But someone's up tonight, and staring / And that's a kind of love, and caring
end | The lights go off, but one stays blue / It might be nothing. It might be true

== tattoo_(?:artists?|parlou?rs?|shop)|tattoos?|tattooed|first_tattoo|inked
hook | It's for ever, you know :: It's for ever, you know, when the needle is done / It's for ever, you know, a tattoo, and I've one / I asked for a swallow, he gave me a crow / I love it, I love it. It's for ever, you know
hook | Don't tell my mother :: Don't tell my mother, don't tell my gran / I'm wearing long sleeves in a heatwave, I am / It's one small tattoo, and then there's another / It says her own name, so don't tell my mother
hook | Under my skin :: I had a thing I couldn't say / My tattoo says it, out and in / It won't wash off, it's here to stay / I put it underneath, under my skin
scene | A bell, a chair, a purple light / A wall of skulls and roses / The needle starts, I hold on tight / And strike heroic poses
detail | He's got a dragon up his neck / A teapot on his shoulder / He says, the teapot is from Beck / We split when I got older
story | I wanted wisdom, in Chinese / From somewhere in a garden / It turns out that it says, more peas / I live with that. Your pardon
story | The biker came in, six foot nine / With arms like bags of gravel / He chose a kitten, small and fine / And watched his face unravel
feel | The body keeps a kind of book / It's full of falls and stitches / But this one's mine, the time it took / The way it burns and itches
turn | She'd had the surgeon, had the scar / From collarbone to centre / She asked me for a vine, a star / A door where spring could enter
detail | You wipe it down, you wrap it round / You keep it from the weather / A line of ink without a sound / That holds me all together
detail | My arm's a wall, a map, a wreath / It's still just me beneath
feel | He wipes the blood, he shuts one eye / It's blue, and I don't cry
pre | Breathe out slow, and count to ten / Does it hurt? Ask me again
bridge | When I am old and creased with age / The rose will be a cabbage / I'll show the nurse that crumpled page / And say that I was savage
end | The needle's still, and the shop is dim / It's sore, and it's perfect. I'm fond of him
`)
