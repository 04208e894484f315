import { kits } from '../../lines.ts'

export const bodiesKits = kits(`
== left[-_]hand(?:ed|er|ers|edness)|lefties|southpaws?|being_a_lefty
hook funny bright | The other hand :: I smudge what I write and I elbow your tea / The scissors, the tin opener, none made for me / You zip up your trousers as God must have planned / I come from the left, with the other hand
hook proud | Ink on the side :: Ink on the side of my fist, like a bruise / It's shiny and silver, from all that I use / You'll know me by that, and I wear it with pride / We're one out of ten, with ink on the side
scene | They sat me at school at the end of the row / My arm in his ribs every letter I'd go / The teacher said, darling, now try with the right / I did it. It came out like bats in the night
detail | The ladle that pours on the opposite side / The desk with its one arm, the left one denied / The notebook with spirals, the tin, and what's more / The whole of the world hangs a right-handed door
story | My grandmother's left hand was tied to her chair / They hit it with rulers, they told her, take care / She wrote with the right one, all neat, all her days / She drew with the left, late, in secret, always
turn | She's ninety. I saw it, she picked up the pen / It went to the left, like it knew it, and then / A horse ran the page there, its mane flying free / She said, look at that. They forgot to tie me
feel | It isn't a sin, and it isn't a gift / It's learning to reach with a bit of a shift / You spend your life turning the thing upside down / You see how it works, then. You see the whole town
pre | Not with that, with the other, no, not that, the first / I've tried it with both, and with yours it's worst
bridge | So here's to the boxer, the painter, the thief / The ones who write backwards and beggar belief / One day they'll invent us a spoon that is fair / We'll stir the world left, and we'll meet you all there

== ^(?:being_|i_am_|i'm_|so_|too_|a_)*short(?:_(?:girl|guy|man|woman|king|people|kings))?$|being_(?:so_)?(?:short|tiny|small)|short_(?:king|people|girl)s?
hook funny | Can you pass me that :: Can you pass me that, from the top of the shelf / I've climbed on the freezer, I've injured myself / I stand at a concert, I see someone's hat / I know all your elbows. Can you pass me that
hook proud bright | Nearer to the ground :: Nearer to the ground, where the good stuff's found / The pennies and kittens and puddles abound / I trip, and I'm up before you've heard a sound / I'm all of me, all here, nearer to the ground
scene | The photo at school, and I'm front and I'm left / With a sign on my knees, and a little bereft / My feet don't touch floors on the average chair / They patted my head till it took off the hair
detail | My jeans have a hem like a folded-up map / My seat belt's a scarf, and it gives me a slap / I shop with the children, the shoes have a light / It's cheaper, they flash, and I'm seen in the night
story | I fell for a girl who was six foot and two / We danced, and I breathed when she let me come through / She laughed, and she lifted me, there, off the floor / I said, put me down. And then, no, do it more
turn | They hid behind me when the bull broke the wire / Six big men in boots, and their faces on fire / I stamped, and I shouted, it looked at my size / I don't know what I've got. I think it's my eyes
feel | You measure a diamond, you don't say it's small / You don't tell a bullet it ought to be tall / I'm coffee in thimbles, I'm thunder in socks / I'm all of the power, and less of the box
pre | Stand on a box and then stand on your toes / Tell me, how's weather up there near your nose
bridge | When heaven is opened, the gate and the pearl / The tall ones will stoop for it, man, boy and girl / And I will walk under, my hat on my crown / I never once ducked in the whole of this town

== ^(?:being_|i_am_|i'm_|so_|too_|a_)*tall(?:_(?:girl|guy|man|woman|people))?$|being_(?:so_)?tall|tall_(?:girl|people)s?
hook funny | Mind your head :: Mind your head, mind your head, there's a beam and a lamp / I've lumps on my forehead that look like a stamp / I'm folded like deckchairs in everyone's bed / I've read it on doorways, it's mind your head
hook bright | I can see it from here :: I can see it from here, there's a gap in the rain / There's somebody waving, it's down by the train / I'll put up one hand, and you keep yourself near / You follow me, darling, I can see it from here
scene | I came up in one summer, my trousers did not / My wrists and my ankles were all that I'd got / My mother would look up and sigh at the hem / She'd let down the turn-ups. There's no more of them
detail | The plane has a seat that was built for a child / My knees round my ears, and my spine has been filed / They ask if I'm basketball. Every time, yes / And are you mini golf? I ask, more or less
story | I stood at the back of the choir, and the play / I played every tree, from the oak to the bay / The girl who was Juliet leaned on my bark / She said, you're so warm. And it all went dark
turn | The lady in front was about four foot three / She wanted to see the band. She looked at me / I put her up there, with her bag and her shawl / We sang it together. We're average, that's all
feel | They think you're a grown-up when you're only nine / They think you can cope, and you say that you're fine / It's lonely a little, the air's rather thin / I'd like to be someone that someone tucks in
pre | Duck for the doorway and duck for the tree / Reach for that jar, would you reach it for me
bridge | Lie down in the grass, love, the stars don't compare / They don't care who's up or who's lower down there / We're all the one length, from the moon and the dew / You've your head by my shoulder. Your feet are there, too

== ^(?:my_|new_|wearing_|needing_|getting_|first_|reading_|broken_|thick_)*(?:glasses|spectacles|specs|contact_lenses)(?:_(?:that|are|on|and|for)(?:_\\w+)*)?$|four[-_]eyes|eye_tests?|short[-_]?sighted|near[-_]?sighted
hook bright | Leaves on the trees :: I put them on slowly, I stood in the street / I saw my own laces, I saw my own feet / They'd told me of green, but had no one seen these / A thousand small edges, and leaves on the trees
hook funny | They're on my head :: I've looked in the bathroom, I've looked in the bread / I've asked all the neighbours, I've been under the bed / I've called the police, and I've wept, and I've said / Some monster has stolen my, oh. They're on my head
scene | Read me the top line, the man said. Which wall / The letters were weather. I guessed at them all / He clicked in a lens, and he clicked in one more / A shape by the window turned into a door
detail | They steam up for kisses and soup and the bus / They slide down my nose, so I push it, and thus / I look like I'm thinking. One arm's held with tape / They've sat on the dashboard and melted their shape
story | They called me four-eyes from the back of the class / I'd see them quite clearly, I had better glass / I saw who was copying, saw who was scared / I kept it all quiet. I noticed. I cared
turn | I took them both off when you came for the kiss / You went soft as butter, I thought, well, it's this / Then put them back on, for I wanted to see / The spots and the eyelash. You, looking at me
feel | Without them the lights are like flowers at night / The street's an old painting, all smudges of light / I take them off sometimes, and nobody's near / The world isn't ugly when nothing is clear
pre | Better with one, or is better with two / Same, I can't tell you, the same, maybe blue
bridge | I think of them all, who were born long before / Who never saw stars, or the boats from the shore / Some monk ground a pebble, he held it up, so / And wept on the page. He saw Latin, and snow

== freckles?(?:_\\w+)?|freckled|red_?heads?|ginger_(?:hair|haired|kids?|people|girl|boy|beard)|gingers|red[-_]haired|my_red_hair
hook bright tender | Connect the dots :: Connect the dots from my nose to my chin / Whoever did that had a brush and a grin / There's Orion, there's Africa, all the hot spots / I'm hours of fun, love, connect the dots
hook funny wild | Factor fifty :: Factor fifty, I'm painted in white / I go red by lunch and I peel off by night / I hide under hats and I look rather shifty / The beach is for lizards. I'm factor fifty
scene | Two parents with brown hair, a milkman, a joke / I came out like someone had lit me for smoke / They'd find me in crowds in a second, my gran / She'd hold up one hand and say, there's my tin can
detail | Carrot top, ginger nut, Duracell, rust / I've had all the lot of them shouted on trust / That I'd never heard it. I smile, and I wait / They've gone bald by thirty. I'm doing just great
story | A boy on the bus counted seventy-three / He started on my left arm, and he missed home for tea / He got to my elbow by quarter past four / We're married. He's told me he's found some more
turn | I bought a thick cream when I'd just turned sixteen / I covered them over, I looked like a bean / My granddad said nothing. He rolled up his sleeve / All copper. He said, is it me, then, you'd leave
feel | They say it's the winter, the north and the rain / It's skin that lets in every drop, like a pane / I think it's just somebody tripped with a tin / Of cinnamon, laughing, and this is my skin
pre | Hat on and sleeves down and stand in the shade / Two minutes of sunlight, and ten more are made
bridge | They'll fade when I'm old, and I'll go a bit pale / I'll look like a photo that's been through the mail / But come close in summer, come into the spots / You know where to start, love. You know all the dots

== menopaus(?:e|al)|hot_flush(?:es)?|hot_flash(?:es)?|peri_?menopause
hook funny | Open a window :: Open a window, I'm hotter than June / I've melted the butter, I've softened the spoon / I'll want it shut tightly by quarter to noon / But open a window, oh, open it soon
hook proud wild | I'm the weather now :: I'm the weather now, I come in with a roar / I've boiled all the tea, and I've slammed every door / I've been nice for thirty years. Look at my brow / You'd better wear boots, for I'm the weather now
scene | It starts at the knee and it's up like a lift / My specs have gone foggy, my mascara's adrift / I'm in a board meeting, I'm shedding my wool / They look at their papers. The silence is full
detail | I went up the stairs, and I stood there. What for / I found both the car keys inside the fridge door / I cried at a sandwich, I shouted at Keith / He'd only said, morning. He'd not brushed his teeth
story | My daughter's thirteen, and we slam the same door / Her bedroom's above mine, we stamp on the floor / Her father's between us with tea on a tray / He leaves it, and backs off, the same every day
turn | We met on the landing at quarter past three / Both boiling, both barefoot, she sat down by me / She said, is it like this for always? I said / It stops, and then starts. And she laid down her head
feel | They sold me the girl, and the bride, and the mum / They never once told me what else was to come / I've nobody left who I need to impress / I've got a good fan, and I wear a loud dress
pre | Layers, and layers, then off with the lot / Somebody ask me, just ask, am I hot
bridge | My grandmother called it a change, and went white / She'd stand in the yard in her slip in the night / I stand there as well, with the frost, and the stars / A small human sun, with some neighbours, and cars

== puberty|(?:my_)?voice_(?:is_)?break(?:ing|s)|pimples?|acne|zits?|spots_on_my_(?:face|chin)|first_(?:period|shave|bra)
hook funny | It wasn't here last night :: It wasn't here last night, and I went to bed fine / I woke with a mountain, it's red, and it's mine / It's got its own postcode, it gives off some light / The photo's at ten, and it wasn't here last night
hook funny bright | Up and down :: Up and down goes my voice like a broken trombone / I answered as Mum when they rang on the phone / I started off bass and I ended up clown / I just asked for chips, and it went up and down
scene | My arms are too long, and my nose got there first / My feet came by train, and my jeans nearly burst / There's hair in a place that was perfectly plain / I smell like a gym bag that's been in the rain
detail | One whisker, I named him, he's shaved, he's called Dave / A deodorant cloud that would halt a wave / The mirror has filed a complaint with the wall / My mother says, handsome. She's no help at all
story | The girl I like asked, could she borrow my pen / I opened my mouth, and a goose came, and then / A bear, and a door hinge. I handed it over / She said, you're so funny. I'm living in clover
turn | My dad took me into the bathroom to show / The foam and the razor. You go nice and slow / He nicked himself doing it, swore, and went red / He'd not had a father to teach him, he said
feel | They talk about bees and they talk about eggs / They don't say you'll cry at an advert for legs / Or want to be hugged, and then not, then be five / And slam a few doors, and be glad you're alive
pre | Don't look at me, look at me, why won't you look / They gave us a talk, and they gave us a book
bridge | They tell me it passes, I'll fit in my skin / The nose will be joined by the rest of the chin / Till then, I'm a building that's not got a door / Come back in a year, when they've finished the floor

== (?:my_|our_|your_|old_|battle_|the_)*scars?(?:_(?:tell|that|on|i|we|from)(?:_\\w+)*)?|stretch_marks|stitches
hook proud | This one's a bike :: This one's a bike, and that one's a gate / This one's the kettle, when I was eight / This is the one that I don't really like / I'll tell you it later. So, this one's a bike
hook tender | Where it healed :: It's tougher than leather, it's whiter than bone / It's where I came open and closed on my own / You ask, does it hurt there? You touch it. It's sealed / That isn't the wound, love. It's where it healed
scene | A lamp and a blanket, the rain on the flat / You found one, you asked me, so how d'you get that / I told you the story, you showed me one too / We read one another till quarter to two
detail | The chin is from swimming, the knee is from school / The thumb's from an onion, from being a fool / The eyebrow's my brother, the wrist is a pan / The long one is later. The long one began
story | I hid it for years under collar and sleeve / I swam in a T-shirt, I'd have you believe / I'd never liked beaches. Then one day in June / A kid pointed straight at it. Said, that's a moon
turn | The doctors had gone in where nobody should / They took out the thing, and they stitched what they could / I look at it now like a zip in the skin / It's only the door where the rest came in
feel | The magazine people are smooth as a plate / They've never been anywhere, never been late / But show me your hands, and your forehead, your shin / I'd rather a book that has something written in
pre | Roll up your sleeve and I'll roll up my own / Tell me the fall, and the tree, and the stone
bridge | They mend broken bowls with a line made of gold / They don't hide the crack, it's the part you behold / So trace it, and trace it, from here down to there / That's me, getting up. It's the story I wear

== breast_?feed(?:ing)?(?:_\\w+)*|night_feeds?|(?:baby|milk)_at_(?:three|3|four|4)\\w*|up_with_the_baby|pumping_milk
hook tender calm | Just us and the moon :: Just us and the moon and the fridge's low hum / The whole street's asleep, and you're holding my thumb / They say that it's over, they say it's too soon / I'm so tired I'm see-through. Just us and the moon
hook funny | Again :: Again, says the monitor, quarter past one / Again, and I've only just sat, and begun / Again, and I'm dairy, I'm open till ten / I shut both my eyes, and I hear it. Again
scene tender | The lamp is on low and the chair has a groove / Your eyelashes flutter, the only things move / You drink like a sailor, you grip like a crab / One foot on my rib there, a very small jab
detail | A muslin, a biscuit, a phone at two per cent / I've read the whole internet, and don't know where it went / My nightdress is wet, and my hair's in a peak / I last had a shower in the course of last week
story | I fed you in cupboards, in church, in a queue / On benches in winter, and once in the zoo / A man tutted at us. An old lady rose / She said, I fed six, dear. He studied his toes
turn | I wept in the first week, I hurt and I swore / I looked at the tin, and I looked at the floor / The midwife said, bottle or breast, love, or spoon / She'll not ask you later. She'll ask for the moon
feel | In windows all over, one light, and one light / A navy of mothers awake in the night / We don't know each other, we're each on our own / All rocking one boat, and we're none alone
pre | Shush now, and shush now, the other one, there / Milk on your chin and some sick in my hair
bridge | You'll not know I did this. You'll slam a front door / You'll say that I don't understand any more / I'll think of the moon, how you went soft and slack / I'd give all my sleep, love, to have one night back

== (?:organ|blood|kidney|bone_marrow|stem_cell)_(?:donors?|donation)|donat(?:e|ed|ing)_(?:a_|my_|his_|her_|some_)?(?:kidney|blood|liver|organs?|bone_marrow|hair)|giving_blood
hook tender | Half of the pair :: I'd two, and I only was needing the one / It's nothing, it's sewing, an hour and it's done / It's somewhere in Leeds now, it's walking a stair / Be good to my stranger, you half of the pair
hook bright | Roll up your sleeve :: Roll up your sleeve, have a biscuit, some tea / An armful of Tuesday, and you get it free / You'll never be told whom you gave a reprieve / But somebody breathed in. So roll up your sleeve
scene | A church hall, some beds, and a radio song / A nurse with a plaster says, this won't take long / A builder, a vicar, a girl with a ring / They lie there like sunbathers, warm, on a string
detail | A bag like a plum, and it rocks, and it fills / A sticker that says to be careful on hills / A custard cream, two, and a badge for the chest / It's the easiest good thing, and then have a rest
story | A letter came, typed, with no name, and no place / It said, I've a daughter, and now I've a face / To see her in colour. I don't know what to say / She's learning to swim, and she jumped in today
turn | His mother signed papers, she couldn't stand up / They gave her some tea in a small plastic cup / She asked them for one thing, when all that was done / To ring when it started. They rang her, at one
feel | You can't leave the world a cathedral or song / You don't get to stay here for very long / But some of your Wednesday, in somebody's arm / Could get her to Friday, and keep her from harm
pre | Clench and unclench it, and look at the wall / Is that it? Yes, that's it, love, and that's really all
bridge | A year on, they met. She put her head to his chest / A stranger in anorak, Sunday-best vest / She listened, she listened, his heart by her ear / She said, hello, darling. I knew you were here

== (?:getting_|got_|my_|new_|having_|hating_)*(?:braces|retainer)(?:_(?:off|on|removed))?|wisdom_(?:teeth|tooth)(?:_\\w+)*|root_canals?
hook bright | Smooth :: I run my tongue over, it's slippery, new / There's nothing to catch there, there's nothing to chew / Two years of tin, and they're gone from the groove / I smile at the bus driver. Oh, it's so smooth
hook funny | Me and my mouth :: I'd like to say thank you, I love you, I do / I said to the drill, and the dentist's left shoe / I've cheeks like a hamster, I'm drifting due south / They filmed it and posted it, me and my mouth
scene | The chair going backwards, the lamp like the sun / He's holding a pair of things, asking, what's fun / I answer in vowels. He nods, and he knows / He's talking of skiing. There's smoke up my nose
detail | The elastic went ping in the middle of French / It hit the headmaster. It fell from the bench / I've spinach, I've toffee, I've half of a pear / I've smiled with my lips shut for two years, I swear
story | I kissed him, he'd braces, and I had them too / They told us we'd lock, and it's not even true / We laughed so hard after, he swallowed a wire / They cut him up nothing. He said, it's still fire
turn | My mum had to sell her old ring to the man / She told me she'd lost it while washing a pan / I've straight, shining teeth, and I smiled, and I knew / Her own are all crossed over, two upon two
feel | It's two years of aching to move by a hair / You don't feel it going. You look, and it's there / I think that most anything good goes that slow / You tighten it monthly, and cry, and you grow
pre | Open up wider and wider than that / Bite on this, turn to me, look at the cat
bridge | I bit on an apple. I'd waited so long / The crack of it, juice of it, all of it strong / I sat on the kerb with it, right to the core / And grinned like a piano, and went and bought more

== (?:going_|getting_|i'm_|i_am_|being_|my_)*(?:bald(?:ing|ness|_spot|_patch|_head)?)(?:_(?:at|and|before)(?:_\\w+)+)?|(?:receding_hair(?:line)?|los(?:ing|t)_my_hair|hair_loss|comb[-_]?over)
hook bright | Shine on :: Shine on, little dome, you're a lamp, you're a moon / Shine on, it was going to happen, but soon / I've saved on shampoo, and the comb has withdrawn / I've more room for kisses now. Shine on, shine on
hook funny | More of my face :: It isn't that hair has gone out of the place / It's just that there's more, every year, of my face / It's up past my eyebrows, it's winning the race / I'm not going bald, love, there's more of my face
scene | It started in photos, shot down from above / A small patch of carpet where once there was, love / A hedge you could hide in, a wave and a curl / I thought it was lighting. I showed it a girl
detail | There's one on the pillow, and two in the drain / There's one on my collar, I've called that one Wayne / I brush him back over, I pat him in place / He points at the ceiling, and looks out on space
story | I bought a brown bottle from somebody's site / I rubbed it in circles each morning and night / It grew on the towel, and it grew on the dog / And I had the crown of a monk in the fog
story | I shaved it one Sunday, I did it with Dad / He held up the mirror, he'd lost what he'd had / At just the same age, and he rubbed on his own / Two eggs in one bathroom. I wasn't alone
feel | The wind's on my head like a hand, like a hat / I never knew rain was as friendly as that / I feel every drip, and I feel every sun / I ought to have had all my hair off at one
turn | She ran a slow palm from the back to the fore / She said, there's a person here, hid there before / I've looked for your eyes in that hedge since last May / I've not worn a hat since. I'd like it that way
pre | Comb in the bin and the clippers on two / Nothing to hide now, and nowhere to, too
bridge | The moon has no hair, and the eagle has none / The egg, and the apple, the bell and the sun / The best of creation's been smooth as a bone / I'm joining the planets. I'm not on my own
end | So pull up the blind, there's a beam coming through / It's not the new morning. It's me, saying, boo
`)
