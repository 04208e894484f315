import { lines } from '../lines.ts'

export const loveLong = lines('love-long', `
scene calm you | Two cups, one pot, the paper split / You do the crossword, I help a bit
scene you | The radio mumbles on the shelf / You're in the bath singing to yourself
scene funny you | You've got your glasses on your head / You've looked for them all through the shed
scene wistful we | Our picture's crooked in the hall / We look like kids, we look so small
scene about | {He} winds the clock on Sunday nights / And wanders round and dims the lights
scene calm you | You warm the pot, I find the jam / You know by now the way I am
scene we | Two chairs {where}, side by side / The arms worn smooth, the seats gone wide
scene you | Half past six, the pipes all knock / You always wake before the clock
scene we | There's {the thing} and there's us two / There's not much else we want to do
scene funny about | {Name}'s asleep with the book face down / Still in that awful dressing gown
scene funny you | {Name}, you've burnt the toast again / I've eaten it black since way back when
scene rap we | There's a list on the fridge and a drip from the tap / There's a bill on the mat and a foot in my lap
scene wistful we | The shops have changed, the baker's gone / Our same old kitchen blind's half drawn
scene funny you | For {years} we've shared one bathroom shelf / You've nine of yours, I've one myself
scene blues we | Same old couch on Friday, same old bag of chips / Same old couch on Friday, same old bag of chips / Same old salt and vinegar on the same two lips
scene tender we you | The bed is dipped along one side / The sheets have lost their blue / I wouldn't swap a single thread / It's shaped like me and you
story we | We moved in with a single chair / We said that we could learn to share
story funny we | We built that wardrobe, lost the guide / We've looked at it since from the good side
story funny you | You drove our first car through the fence / You blamed the road, it made no sense
story tender you | The year the money all dried up / You split the last tea in one cup
story tender you | You sat all night when I was ill / And read me the leaflet for the pill
story funny we | We painted this room green, then blue / Then back to green, which we both knew
story you | The day you quit, you shook, you cried / I had the engine on outside
story funny we | We got so lost on honeymoon / We ate cold beans with one bent spoon
story funny about | {He} learnt to knead when I was low / We lived all spring on lumps of dough
story we | We {did} when cash was thin / You should have seen the state we were in
story tender you | You put a note in with my lunch / I've got them all in a rubber-banded bunch
story wistful we | We lost that year, we hardly spoke / We mended it with one bad joke
story dark you | We nearly quit, the bags were packed / You glued the mug I thought was cracked
story funny you | {Name}, you waltzed me past the bins / In slippers held with safety pins
story rap we | We had a flat like a shoebox, a bath like a sink / And a landlord who counted every cup we would drink
story you | You gave me {a part} one spring / Better than any diamond ring
story tender you | You said you'd be ten minutes, tops / I let the dinner burn / I ate it cold at half past nine / Just to hear the handle turn
story funny about | {Name} proposed beside a skip / I laughed so much I bit my lip
detail calm you | {A part}, your book, your reading light / I know the dark by them at night
detail calm | I know {the part} like my own palm / A bit scuffed up, and full of calm
detail funny you | You {do} with your tongue stuck out / It's what my days are all about
detail we | We row {where}, we make up there / There's history in every chair
detail we you | {A part} we have never fixed / With your old things and my things mixed
detail you | I hear {sense} and I know / You're up, you're somewhere down below
detail funny you | We spend our Sundays {doing} still / You say you won't, and then you will
detail tender you | {The thing} {it does}, we don't look up / You slide the sugar to my cup
detail we | {A part}, {a part2}, two keys / The whole of what we own is these
detail tender you | You showed me {a part}, so pleased / As if you'd found the seven seas
detail about | {He} looks at {a part} and grins / And that's how every day begins
detail calm you | {Sense}, your hand on my back / The day can go on down its track
detail funny we | {A part}, a drawer of string / We never throw out anything
detail old we you | My hands are slow at {doing} now / You do your half, we manage somehow
detail we you | Your boots and mine {where}, a pair / You'd think that they'd been born right there
detail funny old we | {Where}, with a lazy grin / We watch us grow our second chin
detail funny you | I hunt for {a part} half the day / You know, you watch, you never say
detail calm you | {The thing} {it doing}, you and your tea / That's all the world I need to see
detail bright you | To {do} with you is still a date / I comb my hair, I'm never late
detail | It's {feeling}, and it's something more / A thing with walls, a proper floor
detail about | {Name} and {a part} and tea / That's my whole address, that's me
detail rap you | There's {a part} in the hall that you swore you would move / Been there since we got here, we've got nothing to prove
feel calm | It isn't fireworks, it's bread / It's being warm from foot to head
feel tender you | I miss you when you're at the shop / It's silly, and it doesn't stop
feel funny you | You crunch, you sniff, you tap, you hum / Without it all the house goes numb
feel we | We're odd old spoons, a mismatched pair / The drawer would rattle with one less there
feel funny you | I thought I'd read you, every page / You juggled lemons, at your age
feel calm | It's quiet, it's a well-worn step / It's every promise that was kept
feel funny | There's no one else I'd let this close / When I've got flu and a streaming nose
feel calm you | With you I never have to try / I'm like a shirt on a line to dry
feel dark tender you | Some nights I count your breathing, low / I don't say why. I think you know
feel proud we | They told us that the shine would pass / We've polished it like Sunday brass
feel wild me | I still run up the last few stairs / On knees I've had for years, who cares
feel funny you | You laugh and I am twenty-two / I check the mirror: not quite true
feel plain me | I've got a friend inside my house / Loud as a drum, shy as a mouse
feel rap | It's not candles and wine, it's the bins and the bills / It's a hand on my back when I'm counting my pills
feel blues you | You complain about my driving and you curse my snore / You complain about my driving and you curse my snore / Then you warm my side at midnight like you did before
feel you | {Name}, I'd know you in the dark / By elbow, sock, and one remark
turn wistful we | The rooms got quiet, one by one / We looked across, and look, still fun
turn tender you | There's silver in your parting now / It landed there, I don't know how
turn funny we | We used to dance till half past three / Now nine o'clock is late for me
turn old tender you | The print got small, the stairs got steep / You read me half, I fall asleep
turn you | We bought new chairs, we sold the old / Your side still sags, my feet are cold
turn | I know now what I didn't then / You choose, you wake, you choose again
turn old we | We lean now like a pair of trees / Our roots are tangled round our knees
turn funny old we you | We {did} last night for old times' sake / My back, your knee, the sounds they make
turn proud we | They said a year, they said not two / The bets were off, the summers flew
turn rap old we | Now we're trading our pills like we used to trade tapes / And we argue in bed over seedless grapes
turn you | I see {the thing} through both our eyes / You point things out, I act surprised
turn old about | {His} walk's gone slow, I match the pace / There's nowhere left we have to race
turn you | It took me {years} to find / You hum whenever you change your mind
turn funny you | {Name}, we've worn the carpet thin / From where you sit to the biscuit tin
wish funny tender you | When I am ninety, pass the jam / And tell me, loudly, who I am
wish we | Let's buy that bench we said we'd buy / Let's bore the birds as they go by
wish tender you | I'll keep your coffee, keep your seat / I'll keep on rubbing both your feet
wish we | Let's live to sit beneath the tree / We planted when it reached my knee
wish funny you | I'll hold the ladder, you hold the light / We'll fix the ceiling or fight all night
wish bright we | One more winter, one more spring / One more round of everything
wish dark you | Don't you go first, don't make me choose / I can't tie either of those shoes
wish you | I'd {do} with you for fifty more / And still look up when you're at the door
wish we | Let's grow old {where} out loud / Two in a chair, and that's a crowd
wish you | {Name}, I've one more thing to ask / Another life, the same old task
wish funny about | If {he} should ask me to do it twice / I'd skip the cake, I'd keep the rice
wish proud me | I'd take it all, the aunt, the pew / The speech, the cake, the too-tight shoe
wish plain you | Hold my hand to cross the road / Hold my bag, we'll share the load
lift tender you | Same old joke and same old chair / Same old miracle, you're there
lift you | It's not the rush, it's not the roar / It's your key turning in the door
lift proud | This is the long bit, this is the prize / This is the part with the tired eyes
lift you | I'd know your step on gravel, on stone / I'd know the way you answer the phone
lift we | We're still here, the two of us / Still on the same slow country bus
lift tender you | Ask me where's home, I'll say it's a coat / With you inside, buttoned up to the throat
lift funny we | Not bad for two who couldn't cook / Not bad for a pair who burnt the book
lift you | You and me and the washing-up / You and me and a chipped old cup
lift proud | Patched and glued and still not sold / Warm as toast and getting old
lift funny we | After all the doors we slammed / This one stuck, and here we're jammed
lift you | {Years} down, and I'd still queue / Out in the cold for a seat by you
lift we | {The thing} {it does} and we stay put / Hand in hand and foot by foot
lift funny you | Oh {name}, give me your feet / Let the whole world race down the street
lift wild funny | Turn it up loud, push back the couch / Mind my hip, I'm dancing, ouch!
pre you | And every night at ten to ten / You ask me, and I say again
pre you | Before you turn and click the light / One thing I've never got quite right
pre we you | They ask us how it's lasted so / I shrug, you laugh, we sort of know
pre you | And when the day has done its worst / I get home late, you get there first
pre | There's many a word that I can't spell / But this one here I know quite well
pre funny you | So move your knees and make some space / I want to fall asleep near your face
pre | The plates are stacked, the bin's put out / And here's what it is all about
pre you | Then {sense}, you're through the gate / My heart stands up, it will not wait
pre we | And all this {doing}, all these years / Adds up to something, it appears
pre we | Come rust, come rent, come creaking bone / Nobody does this on their own
pre you | Now {name}, look me in the eye / I've said it badly, I'll still try
bridge you | Who would I be without your voice? / A house with windows, and no noise
bridge we | A marriage is a leaky boat / One rows, one bails, it stays afloat
bridge funny old we | The young ones see two wrinkled prunes / They haven't heard our private tunes
bridge calm we | We've slept ten thousand nights like this / Ten thousand mornings, one short kiss
bridge wistful we | Somewhere there's still that borrowed flat / With two daft kids in a borrowed hat
bridge calm | You can't speed this, you can't buy more / It's how the water carves the shore
bridge wistful we | We carved two names into a gate / The gate's long gone, the names still wait
bridge funny we | If love's a house, then ours has draughts / A leaning porch, a roof that laughs
bridge dark you | One day there'll be one cup, one coat / I'm leaving you this song, this note
bridge we | It isn't that we never fell / We fell down every stair / But every time I looked around / The other one was there
bridge about | There's half of {name} in how I speak / It crept in slowly, week by week
end funny old you | Goodnight, I'll do the bolt, the gas / Your teeth are smiling in the glass
end calm | That's it, the kettle's on the ring / I didn't need to say a thing
end tender you | The book falls shut, the lamp goes low / Your hand is where it likes to go
end we | So here we are, and here we stay / Same bench, two hats, the end of day
end calm you | And in the dark you find my hand / No light, no words, we understand
end funny you | Shove over, love, you've all the sheet / And thank you, yes, here are my feet
end we | You'll find us {where} come what may / Arguing gently through the day
end you | Night, {name}. Is the back door locked? / It is. I know. The ship has docked
end tender about | {He} sleeps. I tuck the blanket in / A little snore, a little grin
hook tender you | Your Side of the Bed :: I sleep on your side of the bed / The dent still warm beneath my head / I've got my own, I've tried, I've tried / There's nothing on the other side
hook we you | Same Two Mugs :: Same two mugs on the same two hooks / Yours has the chip, mine has the looks / Kings may come with their crowns and jugs / Give me mornings, the same two mugs
hook funny you | Cold Feet :: Put your cold feet on the backs of my knees / I'll yelp, I'll holler, I'll start to freeze / Then I'll go quiet, then I'll say please / Never warm up, put your cold feet on these
hook funny you | Seven Across :: Seven across, what could it be? / Four letters, starts with you and me / You bite the pencil, you're guessing at moss / I know, I know it, seven across
hook tender we | Slow Dance in Socks :: Slow dance in socks on the kitchen floor / Pasta's boiling, who needs more? / No band, no lights, no ticking clocks / Just the fridge and a slow dance in socks
hook wistful we | Worn Down Step :: There's a worn down step by our front door / Dipped like a spoon by the years we wore / Every promise we made and kept / Wrote its name on the worn down step
hook bright you | Half a Sandwich :: Half a sandwich on a wall / Beats a banquet in a hall / Half the crust and half the view / Half a sandwich, half for you
hook funny you | You Put Out the Bins :: Some get roses, some get rings / Some get moonlit violins / Dark and freezing, the day begins / I love you, you put out the bins
hook tender old you | Grey Looks Good on You :: Grey looks good on you / Like the slate, like the harbour view / Somebody's fallen, I don't know who / Me, again. Grey looks good on you
hook funny we | No Recipe :: No recipe, we threw it in / A pinch of sulk, a cup of grin / Burnt it black and called it tea / All these years, no recipe
hook calm we | Two Pairs of Glasses :: Two pairs of glasses, arms tucked in / One on the book and one on the tin / The light goes out, the evening passes / Close together, two pairs of glasses
hook we you | Darned Again :: Love is a sock that we've darned again / A hole at the heel about now and then / You thread the needle, I count to ten / Look, you can wear it, it's darned again
hook funny you | Finish My Sentence :: Finish my sentence, get it wrong / Yours is better all along / I start a speech, you make it a song / Finish my sentence, I've left it too long
hook funny we you | We Never Fixed the Gate :: We never fixed the gate / The list was long, it had to wait / There was your hand, there was the moon / We'll do it soon, we'll do it soon
hook calm you | Pass the Marmalade :: Pass the marmalade, pass the day / I've got nothing big to say / The best of deals I ever made / Is you and toast, so pass the marmalade
hook bright you | Marry You on a Monday :: I'd marry you on a Monday / With the washing on the line / No bells, no cake, no Sunday best / Just sign your name by mine
hook funny you | The Sound of Your Snore :: You went away and I paced the floor / I lay there missing the sound of your snore / I used to want silence, I don't any more / Come home and play me the sound of your snore
hook funny you | Tell Me the Same Joke :: Tell me the same joke, tell it slow / I know the ending, I've heard it, I know / I'll laugh till I hiccup, I'll laugh till I choke / The roof stays up while you tell me the same joke
hook proud we you | Patched at the Elbow :: Patched at the elbow, frayed at the cuff / New is pretty, but new's not enough / Hold it up to the light and see / Patched at the elbow, you and me
hook funny you | Left at the Lights :: Left at the lights! You took a right / We'll be on this roundabout all night / I've seen the world's most famous sights / None like you missing left at the lights
hook wistful we you | Two Chairs Out :: Two chairs out when the day goes slow / Two chairs out and a lamp turned low / Ask me what it was all about / You and a blanket and two chairs out
hook proud | Rings in the Wood :: Count the rings, the rings in the wood / The thin year too, and the year that was good / You can't rush oak, and you never could / Lay your hand on the rings in the wood
hook tender you | Tea Without Asking :: Tea without asking, brown as a shoe / Set by my elbow, and then there's you / Others want mountains and sunsets for basking / I want the clink of tea without asking
hook old tender you | Read It to Me :: Read it to me, the letters have blurred / I'll do the voices, you do the word / You've got the glasses, I've got the knee / Put the book there and read it to me
hook wistful we | A Drawer Full of String :: A drawer full of string, three keys to no door / A map of a town that's not there any more / We throw nothing out, we keep everything / Keep me as well in a drawer full of string
hook proud | {Years} in One Room :: {Years} in one room, and I'm not done / There's a corner or two I've hardly begun / Same old carpet and same old broom / I'd do it all over, {years} in one room
hook funny you | {Name}, Budge Up :: {Name}, budge up, you've got most of the bed / You've got the good pillow, the one for my head / I'm down to a corner the size of a cup / I'd not sleep without you, but {name}, budge up
hook tender you | The Squeaky Stair :: I know you're home by the squeaky stair / Third from the top, and I'm glad it's there / I've oil in the cupboard, I've time to spare / I'd never lay hands on the squeaky stair
hook wistful about | {His} Writing on the Jars :: {His} writing on the jars / Rice and raisins, nuts and bars / Let others have their moons and Mars / I've got {his} writing on the jars
hook old calm we | Slow Walkers :: Slow walkers, go on by / We've stopped to look up at the sky / You're in a hurry, so was I / Slow walkers, wave goodbye
hook you | Hold the Ladder :: Hold the ladder while I climb / You've held it steady all this time / What's love? It's no great mystery / You hold the ladder, you look up at me
hook calm you | Last One Up :: Last one up does the lamp and the lock / Last one up winds the sitting-room clock / I lie and listen, warm as a pup / You're on your way now, the last one up
hook wild funny we you | Bad at Dancing :: We're bad at dancing, we bump, we bruise / You're in my arms and you're on my shoes / The rest are gliding, the rest are glancing / Who's having fun? We're bad at dancing
hook calm we | {A part} and Us :: {A part} and us and the tea gone cold / That's the most I can hope to hold / No parade and no big fuss / All I want is {a part} and us
hook tender you | My Emergency Name :: There's a box on the form and a dotted line / Who should they ring when I don't feel fine? / I never think, it's always the same / You're my emergency name
hook funny we you | Who Left the Light On :: Who left the light on? Not me, not you / We've had this out since ninety-two / I'll never tell you I do it, it's true / I like to come home to it shining through
hook tender you | Your Coat on Top of Mine :: There's your coat on top of mine / One hook, one hall, one sign / The sleeves are holding hands, they're fine / I found my home: your coat on top of mine
hook calm you | You Do the Left :: You do the left, I'll do the right / We fold the sheet like a sail in the light / Meet in the middle, hands full and deft / Kiss me and fold it, you do the left
hook bright you | I Still Get Dressed Up :: I still get dressed up when you're due / A cleaner shirt, a polished shoe / It's only the shops, you'll be back by two / I still get dressed up for you
hook plain we you | Me and My You :: Me and my you in a little square room / You with a duster and me with a broom / Nothing to win and nothing to do / Sweep up the crumbs, just me and my you
hook calm we | Sunday in Our Slippers :: Sunday in our slippers, nobody due / Toast at eleven and toast at two / Let them sail on their yachts and their clippers / We've got Sunday, Sunday in our slippers
hook bright you | Come In, You're Home :: Come in, you're home, put your bag on the floor / I say it each night like I've not said before / The soup's getting cold and the cat's had a moan / Kick off the day, love, come in, you're home
`)
