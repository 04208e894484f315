import { kits } from '../../lines.ts'

export const pastimesKits = kits(`
== (?:my_|the_|an_?_|old_|first_|grandpa's_|dad's_|acoustic_|electric_)*guitars?(?!_(?:solo|driven|pop|riff|rock))(?:_\\w+)?$|six[-_]strings?|learn(?:ing)?_(?:the_)?guitar
hook me | Six strings and a scar :: It's a cheap old guitar with a crack where it fell / Six strings, and there's one of them tunes like a bell / It knows every town, and it knows every bar / And it's never once lied to me, six strings and a scar
hook me tender | It still smells of you :: It still smells of you, your guitar, smoke and pine / I open the case and you're there for a line / I play it, I play it till both hands are blue / It's lost half its shine, but it still smells of you
scene me | I bought it on Friday with rent that I owed / I carried it home in the rain down the road / The landlord came knocking on Sunday, by three / He stood through two verses, then hummed it with me
detail me | A pick in the washing, a capo in bed / A groove in the neck where the lacquer has bled / Two dents from a doorway, a ring from a beer / And someone's initials, just under the ear
story me | I learned it from records, I wore out the groove / I'd two chords at Christmas, I hoped they'd improve / By Easter my fingers were leather and tough / By June I had three, and three chords were enough
turn me | I pawned it one winter, I needed the heat / I walked past the window each day, in that street / In March I went in with the coins in a sock / He'd kept it in back for me, under a lock
feel me | I don't have the words when they're asked for, out loud / I'm poor on the phone and I'm bad in a crowd / But give me this box and a chair by the sill / And I'll tell you all of it, long as you will
pre | Thumb on the low one and let the rest ring / Somewhere in there is the sentence, and sing
bridge me | And when I am gone, don't you hang it up high / Don't light it with lamps, don't you leave it to dry / Just give it to someone who can't play at all / And let them be terrible, right through the wall

== (?:playing_|my_|the_|an_?_|old_|grand_|learning_|grandma's_|upright_)*piano(?:_(?:lessons?|player|in|keys?|bar|at|teacher|recital))(?:_\\w+)*|(?:my|the|an?_old|old|grand|grandma's|playing|learning)_(?:the_)?piano$|^pianos?$
hook | Eighty-eight :: Eighty-eight little steps in the black and the white / Eighty-eight ways to be out of your sight / I come to the piano, I come to it late / And it has my answer, eighty-eight
hook me wistful | The key that sticks :: There's a key that sticks on the piano at home / The D, in the middle, it's yellow as bone / I've played on the finest, in marble and bricks / My hand still goes lightly on the key that sticks
scene | The metronome wagging its finger at noon / A child on a cushion is murdering a tune / The dog's gone to live with the folks down the road / And Mum in the kitchen is cracking the code
detail | A lid with a candle-burn, two missing feet / A photo of someone's aunt up on the seat / A pencil, a hairpin, a coin in the frame / It rattles on B, and it whispers your name
story me | Miss Abel had peppermints, one for each scale / A ruler, a budgie, a hand cold as hail / She never said, good, and she never said, bad / She cried when I left, and I think she was glad
turn me | I gave it up, twelve, for a boy and a bike / A brace and a perm and the things that they like / At forty I sat in a hall, in my coat / My hands went ahead, and remembered by rote
feel me | There's things that I cannot get round to with speech / They live on a shelf that I never could reach / But somewhere left-handed, down there in the deep / It's saying it for me, and letting me weep
pre | Wrists up, breathe in, and look for the C / Everything's near enough, starting from me
bridge me | They came for it Tuesday, four men and a van / They sang all the way down the stairs, to a man / The dents in the carpet are all that remain / I step round it still, like you step round the rain

== (?:my_|the_|playing_(?:the_)?|a_)?(?:drums|drum_kit|drummers?|drumming)(?:_(?:who|in|at|lessons?)(?:_\\w+)*)?$
hook me wild | Hit it like you mean it :: Hit it like you mean it, don't you tickle it, please / Hit it with your shoulders and the backs of your knees / There's drums in the basement, the neighbours have seen it / Don't you dare stop now, you hit it like you mean it
hook me | The one at the back :: I'm the one at the back, you can't see me at all / I'm the bump in the carpet, the thump in the wall / You can sing like an angel, be pretty in black / But you'll walk to my drums, I'm the one at the back
scene me | It started with saucepans, it went on to tins / I drummed on the railings, I drummed on the bins / My nan got me sticks, and my mum got the blame / My dad got a shed, and it's not been the same
detail me | A rug so it won't walk, some tape on the snare / A fan on the floor with a beer and a prayer / A cymbal that's cracked in the shape of a grin / Two sticks in my back pocket, worn nearly thin
story me | The singer was late and the bassist was sick / I counted them in with a nod and a click / I played it alone, forty minutes, flat out / They asked what we're called, and I hadn't a doubt
turn me | At my brother's funeral no one could speak / I'd sat with my hands in my lap for a week / I tapped on the pew, very low, like a heart / And his little girl looked, and she took the top part
feel me | The world is all elbows, it's off, and it's late / The trains and the money, the forms and the wait / But give me four bars with my foot going down / And I can put straight half the clocks in this town
pre | Two, three, sticks in the air / Nobody's anywhere, everyone's there
bridge me | They'll write down the singer, they'll picture the hair / They'll crop out the kit and the man in the chair / But sometime, at traffic lights, look to your right / A hand on a wheel, going all through the night

== (?:old_time_|smoky_|late[-_]night_|live_)?jazz(?:_(?:club|bar|band|night|trumpet|in|musicians?))(?:_\\w+)*$|^(?:the_love_of_|loving_|about_)?jazz$
hook | Blue until two :: Blue until two, then it's somewhere like gold / A hat full of smoke and a horn getting old / There's nobody here who's got better to do / So lean on the jazz with us, blue until two
hook | Play it wrong again :: Play it wrong again, play it wrong, but with style / Bend it down at the end like a crook with a smile / Give me jazz with a limp to it, nine days in ten / If you love me, then play it, play it wrong again
scene | The stairs lead down to a lamp and a chair / A bass like a cupboard that breathes over there / The drummer stirs soup with the ends of two brooms / In the warmest and bluest of underground rooms
detail | A matchbook, a cherry, a stain on the keys / A waiter asleep with the bill on his knees / A woman in green with her shoes in her hand / Is lending a tear to the rest of the band
story | He'd played with the great ones, he'd carried their bags / He'd slept under stations, and woken in rags / They gave him one chorus, the kids, to be kind / He gave it them back with the roof left behind
turn | The lights came up hard, and we looked at the floor / We looked at each other, and then at the door / He lifted one finger, he said, just the tail / And daylight was waiting outside, with the mail
feel | It isn't the tune, it's the way that you leave / It's what you have hidden, still up in your sleeve / It's walking a tightrope from this chord to that / And falling, and doffing, half way down, your hat
pre | Somebody's counting it off with a shoe / Nobody knows yet what it's going to do
bridge | You can't write it down, and we've tried it with dots / It slides off the paper, it changes its spots / It's gone when it's played, like the foam on a beer / You had to be there, and you had to be near

== writers?[-_']*s?_block|blank_page|can't_(?:write|think_of)(?:_\\w+)*|writ(?:e|ing)_(?:a|this|my|another)_(?:love_)?song$|songwrit(?:er|ers|ing)|trying_to_write
hook me | Nothing rhymes with orange :: Nothing rhymes with orange, and nothing rhymes with you / I've got a first line, and the first line will do / I've crossed out the moon and I've crossed out the blue / Nothing rhymes with orange, and nothing rhymes with you
hook me | The cursor blinks :: I'm writing a song, and the cursor blinks / It's got all night, and I know what it thinks / I've cleaned the oven, I've polished the sinks / I write down, the, and the cursor blinks
scene me | A page like a field where there's nobody been / The cleanest, the coldest that I've ever seen / I sharpen six pencils, I line them all up / I watch a small fly doing laps of my cup
detail me | There's balls of bad paper, they're up to my shin / The best of the lot is the one in the bin / There's ink on my cuff, and a word on my wrist / It might have been genius. Now it's just mist
story me | I went to the river, where poets have stood / I looked at the water, I did what I could / I thought, it is wet. And I thought, it is brown / I ate a cheese sandwich, and walked back to town
turn me | A child on the bus asked, what's that in your book? / I said, it's a song, and she said, can I look? / She read it, both lines, and she sang it out flat / And there was the tune, and I took off my hat
feel me | They think that it comes like a bird to a sill / It comes like a mule, and it comes up a hill / You pull and you push and you beg it, and then / It sits in the road, and you start it again
pre | Moon, June, soon, and the coffee's gone cold / Everything's rhymed, and it's all of it old
bridge me | So this is my song about having no song / It's got a beginning, it isn't too long / I started with nothing, I'm nearly half through / I lifted the pen, and I thought about you

== (?:i_love_|my_|reading_|old_|good_)*books(?:_\\w+)?$|^reading$|(?:love|loves)_(?:of_)?(?:reading|books)|book_?worms?|book_?shops?|reading_(?:in|all|under|by|a|to)(?:_\\w+)*
hook me | One more page :: One more page of the book, and I'm out with the light / One more page, it's the very worst part of the fight / I've a house to run, I'm a reasonable age / It's ten to four. It's just one more page
hook | Paper door :: There's a book, it's a door, and it fits in your hand / It opens on weather, on sea and on sand / You can go there in slippers, you can go there if poor / And nobody stops you at a paper door
scene me | A torch and a blanket, a tent made of knee / A girl and a wolf and an island, and me / My mother says, bed, from the foot of the stair / I'm up in a balloon, and I'm not even there
detail | A bus ticket, pressed at the part with the bees / A crumb and a thumb and a splash of the sea's / A name in the front, and a year, and, with love / A stain like a map, and a hair from a glove
story me | I read on the landing, I read on the wall / I read on the loo with my feet in the hall / I walked into lampposts, I missed every train / I sat and I finished it, there, in the rain
turn me | My grandfather's books came in boxes to me / He'd written in pencil, both sides, like the sea / No! in one margin, and, yes, in the next / We've argued all winter, by way of the text
feel me | I've lived in one street, and I've had the one name / But ask me of whales, or of love, or of fame / I've died in the snow and I've danced at the ball / I've wept for a hundred who weren't there at all
pre | Shoes off and feet up and phone in a drawer / Somebody's knocking at somebody's door
bridge me | They tell you they're heavy, they're clutter, they're dust / You could have it all on one screen, if you must / But who'd press a daisy in that, or shed tears? / I'll keep the old fat ones, with jam on their ears

== (?:watching_|old_|the_|going_to_the_|love_|at_the_)*(?:movies|cinema|picture_house|drive[-_]?in(?:_movies?)?|film_night|movie_nights?)(?:_\\w+)?
hook | Best seat in the dark :: Best seat in the dark with my knees on the chair / Salt on my fingers, the movie up there / There's a kiss ten feet tall, there's a chase through the park / And no one can find me, best seat in the dark
hook we | Stay for the names :: Stay for the names, when the movie goes black / The man who held cables, the girl with the pack / We'll go back to buses, to bosses and games / But sit here a minute, and stay for the names
scene | The curtain goes back with a sigh and a creak / They tear you a ticket, it's five pounds a week / The row's full of elbows and toffee and shins / A lion looks round, and the evening begins
detail | The floor has a tackiness all of its own / A seat that tips forward, the blue of a phone / A bucket the size of a toddler between / And dust doing ballet from here to the screen
story me | I saw it nine times, for the girl at the door / She tore off my ticket, I came back for more / I know every line of that terrible show / She said, you like submarines? I said, you know
turn | They've boarded the front of it, taken the sign / It's flats now, it's parking, it's coffee and wine / But if you stand there when the buses have gone / You'll hear, underneath, all the shooting go on
feel me | I never could cry when the real thing occurred / I held people's coats, and I hadn't a word / But give me an orphan, a dog and a train / And I'm in row F in the thick of the rain
pre | Lights going down, and the whispering dies / A hundred small screens in two hundred wide eyes
bridge | And one day they'll run all of ours, on a wall / The bikes and the birthdays, the rain in the hall / I hope that it's shown in a place with a crowd / And somebody, somewhere, is laughing out loud

== (?:i_love_|learning_to_|my_|oil_)*(?:painting|painters?)(?:_(?:a|my|the|pictures?|portraits?|in|with)(?:_\\w+)*)?$|watercolou?rs?|art_(?:class|school)|an?_artist
hook me | Not quite blue :: It's not quite blue, and it isn't quite grey / I'm painting all morning, it's getting away / The sky has a colour I saw going through / I'll have it by dark, but it's not quite blue
hook | Leave the white alone :: Leave the white alone when you're painting the snow / The best of the light is the part you let go / I fussed and I finished it down to the bone / Now all I can hear is, leave the white alone
scene me | A jar that was jam and a rag that was shirt / My hands are all ochre, my trousers are dirt / The apple I bought for it, Monday, at noon / Is changing its mind, and it had better soon
detail me | There's red on the light switch and green on the cat / A palette knife spreads the good butter, at that / The teapot has posed till its handle went numb / The picture's one good part, so far, is a thumb
story me | I painted my father, he sat like a stone / He asked me, is that what I look like, alone? / I went to say sorry, I started to clean / He said, no, you leave it. Nobody had seen
turn me | I sold one, just one, to a man with a dog / It hangs in a hallway in Leeds, in the fog / And sometimes I think, when I can't work the sea / There's somebody hanging his hat up by me
feel me | It's only a window that I make by hand / It's only some mud on a bit of a stand / And yet, when it's working, the clock on the wall / Goes out for a walk, and I don't hear it call
pre | Half close your eyes till the edges have gone / Look where the light is, and put it all on
bridge me | They asked the old master, he'd only one eye / What is it you're after, with ninety gone by? / He looked at a lemon, he looked at it long / He said, it's that yellow. I've still got it wrong

== poker|gambl(?:e|es|ed|ing|ers?)|card_(?:games?|sharks?|table)|casinos?|roulette|black_?jack|roll(?:ing)?_the_dice|slot_machines?|bet(?:ting)?_(?:it_all|everything|the_house)|all[-_]in
hook me | All in :: All in, push the chips to the light / All in, with a pair and the rest of the night / My heart's in my collar, my luck's wearing thin / You only live loud once or twice, all in
hook me | The house don't sleep :: The house don't sleep and the house don't sweat / The house don't remember a face or a debt / You can win it by handfuls, you'll never get to keep / You'll blink before it does, the house don't sleep
scene | Green as a meadow with nothing alive / The clock's been took down, and it's quarter past five / A man in dark glasses who looks at his thumbs / A girl bringing whiskey as soon as it comes
detail | Two sevens, a cough, and a stack like a tower / A rabbit's foot rubbed in the worst of an hour / The click of the chips and the snap of a deck / My daddy's old cross going tight on my neck
story me | My uncle could read you as plain as a sign / He'd say, watch the shoulders, the eyes are just fine / He took every farmer for forty miles down / And lost it to one, with no shoes, in our town
turn me | I won it, I won it, I'd paper in bales / I ordered the lobster, I bit at my nails / I looked all along the good linen for you / And there was the chair there. And that I'd lost, too
feel me | They'll tell you it's money. It never was that / It's the half of a second before it goes flat / When everything's open, when nothing is known / The whole world's face down, and it's mine, mine alone
pre | Cut the deck, darling, and deal it out slow / Everyone's somebody till the cards show
bridge me | So here's to the last card, and here's to the turn / Here's to the money we had left to burn / I'll walk to the station, I'll whistle it through / One coin in my pocket. I'll toss it for you

== fireworks?(?:_\\w+)?|firecrackers?|sparklers?|roman_candles?|(?:4th|fourth)_of_july|july_(?:4th|fourth)|independence_day|bonfire_night|guy_fawkes
hook bright | Oh, say the hills :: Oh, say the hills, and oh, say the trees / Oh, says the baby up high on your knees / The fireworks come open, the whole river fills / With gold coming down there, and oh, say the hills
hook we | Write your name with fire :: Write your name with fire, under fireworks, tonight / It's a G, it's a loop, it's a scribble of light / It lasts for a second, it fades on the wire / But I read it, I read it, write your name with fire
scene | The blankets are down on the side of the hill / The dogs are in bathrooms and shaking there still / A dad with a torch and a match and a frown / Has told us three times to stand further back down
detail | It's peony, willow, it's palm tree and flower / It's all of a garden in under an hour / There's mustard on somebody, smoke in our hair / A moment of nothing at all, and then, there
story me | My brother lost eyebrows in seventy-eight / The rocket went sideways, it went through the gate / It went down the high street, it turned by the bank / It opened up pink in the mayor's fish tank
turn | An old man beside me, he flinched at each one / He'd been in a place where that sound was a gun / His grandchild reached up, put her hands on his ears / She said, it's just flowers. He laughed through his tears
feel | You work all the year for the bread and the rent / It's gone, and you couldn't say quite where it went / So burn up a little, and let the thing fly / For no better reason than lighting the sky
pre | Wait for it, wait for it, up goes a thread / Every face turned to it, golden and red
bridge | And after, the dark is so much darker yet / The smoke's like a ghost that the hill can't forget / We walk down in lines, and there's nobody talks / One child with a dead stick, still waving it, walks

== wrestl(?:e|es|ing|ers?)|wrestling_match|tag[-_]team|luchadors?|mma|cage_fight\\w*|arm_wrestl\\w*
hook me wild | Get back in the ring :: Get back in the ring, wipe the blood off your chin / That's wrestling, my darling, so give them a grin / They've counted to nine and you can't feel a thing / That leaves you a one, so get back in the ring
hook | Villain in gold :: I'm the villain in gold, they all boo when I'm in / They've paid for the pleasure of hating my skin / I go home and I'm gentle, I do as I'm told / But God, it is good to be the villain in gold
scene | The lights and the smoke and a drum like a train / A man in a cape has come out of the rain / He kisses his knuckles, he climbs up the rope / A granny in row two has given up hope
detail | There's tape on a thumb and there's glitter on oil / The mat is as blue and as hard as the soil / A folding chair waiting, a bell and a bell / And someone's big mother who's giving him hell
story | They trained in a church hall with mats from the skip / A plumber, a postman, with elbow and hip / By day he did boilers, by night he would fly / He'd bow to the vicar, and go for his eye
turn | The young one was shaking, his first on the bill / The old one leaned over and told him, lie still / I'll carry you through it, just land where I say / He lost to that boy, and he made him, that day
feel me | They'll tell you it's fake, and it's fixed, and it's show / So come, let me drop you from eight feet or so / The ending's been written. The falling is true / Now isn't that somewhat like life is for you?
pre | Left corner, right corner, gloves off, we're on / Breathe like a bull till the breathing is gone
bridge me | My knees are all gravel, my back's a bad joke / I've broken whatever there was to be broke / But out through that curtain, the noise like a wing / I'd crawl there, I'd crawl, to get back in the ring
`)
