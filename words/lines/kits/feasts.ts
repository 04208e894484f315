import { kits } from '../../lines.ts'

export const feastsKits = kits(`
== easter(?:_sunday|_morning|_hymn|_worship|_service)?|resurrection|empty_tomb|(?:christ|jesus|he)_(?:is|has)_risen|risen(?:_lord|_christ)?|stone_(?:was_)?rolled|good_friday
hook | Go and tell it :: Go and tell it, running, breathless / Go and tell it, door by door / Death came in to claim its money / Death won't come in any more
hook tender | She thought He was the gardener :: She thought He was the gardener, there in the grey / With dew on His shoulder, the start of the day / He said but the one word, and nothing's the same / She thought He was the gardener. He called her by name
hook bright | He is alive :: Wake the garden, wake the hive / Ring the bells, He is alive / Roll the thunder, beat the drum / Out of dark the day has come
scene | The women walked before the light / With spices, and a cloth to bind / They'd nothing left to do that night / But love, and see what they could find
detail | The linen folded in its place / As someone does who's slept, and gone / The cold stone with an open face / The birds, the birds, and it was dawn
story | The two men walked the seven miles / And never knew Him at their side / He broke the bread. You know how smiles / Come slowly, and the eyes go wide
turn | And Peter, who had sworn he'd stay / And then three times had said he'd not / Was given breakfast by the bay / Some fish, some bread, the coals still hot
feel me | I know that stone, I've rolled it too / I've shut my heart and sealed the door / There's light around it, coming through / It's not so heavy as before
feel | And every bulb beneath the clay / That wears the winter like a coat / Gets up and throws the dark away / And has a trumpet in its throat
story | On Friday all the sky went black / The friends had scattered, one by one / They thought there was no coming back / They didn't know what had begun
pre | Early, early, while it's grey / Someone's moved the stone away
bridge | So say it at the bedside, low / And say it where the graves are new / There is no place He didn't go / There is no dark He's not been through

== easter_(?:egg\\w*|bunny|hunt|basket|chocolates?|for_kids|song_for_(?:kids|children))(?:_hunts?)?|egg_hunts?|chocolate_eggs?
hook bright | Getting warmer :: Getting warmer, getting hot / Underneath the flower pot / Not the gutter, not the swing / Getting warmer, everything
hook funny | Ears and all :: I started with the feet, I meant to take it slow / Then came the bow tie, I had to let it go / By noon there's only foil in a little silver ball / I ate the whole rabbit, ears and all
hook funny bright | Who hid the eggs :: Who hid the eggs? It wasn't me / There's one in Grandad's cup of tea / There's one up in the apple tree / Who hid the eggs? It wasn't me
scene | Basket, wellies, dressing gown / Up the garden, up and down / Dad's been out since half past five / Something in the shed's alive
detail | One is yellow, one is blue / One is in my sister's shoe / One's been chewed, and by the bite / Someone's dog was out last night
story | Grandma made a map, with rhyme / Took us all of breakfast time / X was on the compost heap / There was Grandad, fast asleep
turn | Baby found one, all alone / Held it like a precious stone / Wouldn't eat it, wouldn't share / Fell asleep with it in her hair
feel | Silver paper on the stair / Chocolate fingers on the chair / Nobody has room for lamb / Nobody knows where I am
story | Mum says, that's the lot, that's ten / Dad says, count them once again / There's one missing, he forgot / June will find it, when it's hot
detail | Painted eggs with wobbly smiles / Red and spotted, stood in files / Mine's a penguin, Tim's a pig / Gran's is wearing Grandad's wig
pre | Left a bit and left some more / Not the cat flap, not the door
bridge | When I'm big, and tall, and grand / With a basket in my hand / I'll get up while stars are out / Hide them well, and hear them shout

== ramadan|iftar|suhoor|sehri|fasting(?:_month)?|month_of_fasting|laylat\\w*
hook calm | A date and a glass of water :: A date and a glass of water / And everyone goes still / The sky is the colour of copper / The call comes over the hill
hook me | Thirty days of moon :: Thirty mornings in the dark, thirty suns go down / Thirty nights of neighbours' lamps all across the town / I came with hands so full I couldn't hold a spoon / You opened them and filled them, thirty days of moon
hook calm | We wait :: We wait, and the light goes red / We wait, and the cloth is spread / We wait, and we bow the head / Then thank You, thank You for bread
scene | The kitchen light at half past three / The oats, the yawn, the spoon / My father pours the last of tea / And looks up at the moon
detail | The lentil soup, the silver tray / The oranges in rows / We've all gone slower through the day / The way a river goes
story | My brother's seven. He would try / Till noon, he said, till noon / At ten he watched a cake go by / And asked, is noon here soon
turn me | I thought that I'd be thinking food / I thought of her next door / Whose empty plate was not a mood / Whose plate was bare before
feel me | The hunger is a quiet room / I'd not been in all year / With nothing but a mat, a broom / And suddenly You're near
story | The mosque was full, we stood outside / On carpets in the street / Shoulder to shoulder, side by side / The cold stone at our feet
detail | In these last ten the nights are deep / As wells without a rope / We keep awake, we do not sleep / We lower down our hope
pre | The sun is on the roof, the wall / And now it isn't there at all
bridge me | Forgive the sharp word that I said / Forgive the hand I closed / Make me as soft as evening bread / And wake me when I've dozed

== eid(?:_mubarak|_al[-_]\\w+|_ul[-_]\\w+)?|end_of_ramadan
hook bright | Open the door, it's Eid :: Open the door, it's Eid, it's Eid / Come in with the cousins, there's all that you need / There's rice for a hundred and sweets for the greed / Open the door, it's Eid, it's Eid
hook bright | Eid Mubarak :: I hug you once, I hug you twice / I hug you for the saffron rice / The third's for all the year we've had / Eid Mubarak, and I'm so glad
hook | The moon's been seen :: Somebody's uncle has rung from the roof / The moon has been seen, and he swears he has proof / A fingernail, silver, as thin as a bean / Go wake up the children, the moon's been seen
scene | New shirt with the pins in, new shoes with a squeak / The henna's been drying since Tuesday this week / My grandmother's bangles go up to the bend / She's counting the cousins, there isn't an end
detail | There's vermicelli in milk on the stove / With dates and pistachios, cardamom, clove / The little ones circle it, drawn like the bees / With crumbs on their collars and crumbs on their knees
story | We prayed in the park with the dew coming through / A thousand odd slippers, I lost one of two / I hopped to the car with a stranger's instead / He'd mine on, he told me, and laughed, and went red
turn | We carried a box to the flats by the rail / For someone whose cooker had started to fail / She'd eaten alone, and she said she was fine / She's next to my mother, and eating off mine
feel | A month we were quiet, a month we were thin / We swept out the house that we carry within / And now all the windows are open and wide / And nobody's left who is standing outside
detail | The envelope's crisp, with a note that's brand-new / My uncle says, one each, and slips me a two / The aunties are kissing, they kiss like a stamp / My cheek's gone to lipstick, my forehead is damp
story | My mother rang home, and they held up the phone / From kitchen to courtyard, she wasn't alone / She laughed, and she wiped at her eyes with her sleeve / She said it was onions. We let her believe
pre | Iron the collar and polish the shoe / Who's got the moon in their eyes? It's you
bridge | And those who have gone, we have set them a place / We say every name, and we see every face / We lift up our hands, and we ask for them rest / And pass round the plate to the next living guest

== diwali|deepavali|divali|diyas?|rangoli|festival_of_lights?
hook bright | One more lamp :: One more lamp on the window ledge / One more lamp at the water's edge / Dark came knocking and couldn't stay / One more lamp, and it ran away
hook | Coming home :: We lit the road for a king come home / From fourteen years of wood and loam / And still we light it, street and dome / In case somebody's coming home
hook bright wild | Up it goes :: Crackle, fizz, and up it goes / Green and gold, and sparks for those / Stars that sat there in a row / Up it goes, so watch our show
scene | We've scrubbed the step, we've washed the blind / We've thrown out all we didn't find / A use for since the year before / There's coloured rice outside the door
detail | A clay cup smaller than my palm / A wick, some oil, a little calm / My grandma tilts it to the flame / And lights it, saying someone's name
story | She drew the footprints, small and white / So luck would find its way at night / The cat walked through, from gate to stair / So luck has tail and whiskers there
turn | The street went dark at half past eight / The whole dark city had to wait / And then we saw what we had done / The street was gold. We'd made a sun
feel | The dark's not wicked, only wide / It hasn't anyone inside / You needn't fight it, stick and stone / You set one flame down on its own
detail | The sweets are stacked, a pyramid / I had just two. I know, I did / My cousin's cheeks are squirrel-round / The silver paper's on the ground
story me | My first one far away from home / I bought a tea light, and a comb / Of honey, and I rang them all / One flame was dancing on the wall
pre | Oil to the brim and wick to the light / Nobody's going without tonight
bridge | So let it be in every town / Where someone's put their burden down / A hand, a match, a bit of clay / And night mistaken for the day

== hanukkah|chanukah|hannukah|menorahs?|dreidels?|latkes?|eight_nights
hook | One for tonight :: One for tonight and one for before / One for the window and one for the door / Little by little we're letting it in / One for tonight, and the dark's wearing thin
hook | It shouldn't have lasted :: It shouldn't have lasted, the oil in the jar / It shouldn't have lasted, nor we have, so far / We're singing it still, with the crumbs on the plate / It shouldn't have lasted. It lasted for eight
hook bright funny | Spin it, spin it :: Spin it, spin it, what'll it be / Something for you and nothing for me / All my chocolate's in the pot / Spin it, spin it, lose the lot
scene | The potatoes are grated to string / And the oil in the pan starts to sing / There is smoke on the stairs to the top / And my grandmother's told us to stop
detail | There's a candle that lights all the rest / It's the servant, and I like it best / It leans down and it gives it away / And it still has as much, every day
story | They had swept all the dust from the floor / There was oil for one night, and no more / Someone lit it, and what did he think / It would hold till a person could blink
turn | So we put it right there in the pane / Where the bus passes by in the rain / And a woman looks up from her phone / And she's not, for a second, alone
feel | It is not that the dark isn't deep / It's a thing that you're given to keep / You add one, and tomorrow one more / And you never go back to before
story | My great-grandfather carried it here / In a sock, in a terrible year / There's a dent where he fell on the ice / When we light it we look at it twice
detail | There's a doughnut with jam at the core / And my uncle has eaten just four / There is sugar all over his vest / He'll be needing a bit of a rest
pre | Cup your hand to the draught of the door / One more night, and then one night more
bridge | And if somebody asks you what's won / By a flame that's no bigger than one / You can say that it's eight in the end / And you've only to stay, and to tend

== thanksgiving(?:_day|_dinner|_table)?(?:_with_(?:the|my|our)_(?:whole_|big_)?family)?|turkey_day|friendsgiving
hook | Pass it down :: Pass it down, pass the gravy, pass the bread / Pass the story Uncle Lou already said / There's a chair for every stranger in the town / Fill your plate up, love your people, pass it down
hook bright | Room for one more :: Put the piano bench by the door / Kids on the cushions, dog on the floor / We said eleven, now we're twenty-four / Slide a little over, room for one more
hook tender | For all of this :: For this, for this, for all of this / The burnt-up rolls, the lipstick kiss / The ones we've got, the ones we miss / For this, for this, for all of this
scene | Mama's up at five with a bird in the sink / Talking to that turkey like it's had a drink / Daddy's got the football on, the sound turned low / Cousins coming up the drive in two feet of snow
detail | Four kinds of potatoes and a salad made of jam / Something with marshmallows on, next to the ham / Aunt Louise's green beans nobody will touch / Everybody takes some and we love her very much
story me | Drove all night from Denver with the pie on my knees / Heater wasn't working, we were starting to freeze / Came up on the porch light, and she opened up the door / Smelled that kitchen and I wasn't thirty any more
turn | Somebody's empty chair is up against the wall / Nobody's moved it, nobody at all / Then Grandpa put a plate there, and he poured it some wine / Said, Ruthie, it's a full house, and everybody's fine
feel me | I don't say it often and I don't say it right / I'd rather do the dishes till the middle of the night / But look down that table at the hair going grey / I could not have ordered me a better one today
story me | Brought along my neighbour, he had nowhere to go / New in from Manila, never seen a lick of snow / Took a bite of stuffing, put his hand on his chest / Been here every year now, and his pie is the best
detail | Leaves in the gutter and a frost on the truck / Kids with a wishbone, both of them want luck / Dog's beneath the table like a rug with a plan / Getting all the dark meat from a soft old man
pre | Hold hands, bow heads, somebody start / Nobody laugh at the baby's part
bridge | Years from now they'll argue who was sitting where / Who it was dropped the gravy boat, who broke the chair / They won't recall the speeches or the price of the bird / They'll know that they were wanted. They won't need a word
`)
