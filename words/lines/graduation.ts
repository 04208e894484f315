import { lines } from '../lines.ts'

export const graduation = lines('graduation', `
scene you | A rented gown, a hat that slips / A hundred names on strangers' lips
scene | The folding chairs are out in rows / The band's mislaid the trombone's nose
scene you | They're calling out the names by row / You're twelfth, you're third, you're next to go
scene about | There's {name}, third from the left / With one shoe loose, and looking deft
scene you tender | Your father's ironed his good white shirt / Your mother's smiling till it hurts
scene we | The square black hats go up like crows / Where half of them come down, who knows?
scene you | The corridor smells of chalk and glue / You've ten more steps, and then you're through
scene about | {Who} is on the stage today / {His} hair won't lie the proper way
story you | You failed the first one, cried a night / And sat it over, got it right
story you funny | You wrote the thing the night before / On toast and coffee, on the floor
story you | You learned it on the bus, by torch / You learned it on your aunty's porch
story you proud | They told you people like you don't / You kept their letter as a quote
story you | You worked the till from six till two / Then read until the words came through
story you funny | You set the lab on fire, just slightly / And wrote it up, and quite politely
story we | We swapped our notes, we split the rent / We don't know where three winters went
story you | The first day, lost, with maps and pen / And asked the way from nine till ten
story about | {Name} was told to choose one thing / {He} chose to ask of everything
story you | You found out {love}, and then that was that / You talked of it till we fell flat
detail you | {A part} and {a part2} in your bag / A lucky pen, a highlighted rag
detail | {A part} hung up above the bed / A thousand facts inside one head
detail you | A scroll that's mostly only string / A kiss, a hug, a bell's first ring
detail | {Sense} and paper, glue and rain / The library's last window pane
detail we | Beer mats with formulas in ink / A traffic cone behind the sink
detail you | Your locker's bare, your shelf is clear / Three mugs have grown things since last year
feel you proud | I clapped until my palms were red / I yelled whatever came to my head
feel you | You look so tall, so strangely known / As if you'd been away and grown
feel we | It's half a cheer and half a lump / It's like the board before you jump
feel me | I want to run, I want to stay / I want one more dull ordinary day
feel you tender | I saw you five, with cardboard crown / I see you now in cap and gown
feel you bright | The whole of you is lit inside / Like painted horses on a ride
turn | The chairs are stacked, the bunting's down / The last train takes us out of town
turn you | Now no one tells you when to eat / Or which side of the page, which seat
turn we | We'll lose some numbers, lose some names / We'll keep the jokes, the kitchen games
turn you funny | You know the kings, you know the laws / You cannot boil an egg, of course
turn you | They taught you answers, row on row / Now go and ask what they don't know
turn about | Now {name} has letters after it / And still can't find a coat to fit
wish you | May you do work that lets you sing / And question nearly everything
wish you | {Name}, go and be some good / To somebody, as you said you would
wish you bright | Take the odd road, take the bus / And send a card or two to us
wish you tender | If it goes wrong, it often will / The door's unlocked, we love you still
wish you | May {love} take you round the world / With all your banners half unfurled
wish you | Be late for things that don't much count / And generous with the small amount
lift you | You did it, did it, nobody else / You pulled it off, all by yourself
lift you proud | {Name}, throw the hat up high / There's nothing up there but the sky
lift we | We came in strangers, out we go / And half of it we still don't know
lift you | They give you just one page to hold / It's you that's worth the frame and gold
pre you | They've reached your letter, hold my hand / The dean stands up, here comes the band
pre you | Breathe in, chin up, and mind the stair / The whole back row's already there
bridge you | Think of the ones who never could / They're cheering in the neighbourhood
bridge you | Your gran left school when she was ten / She's in the front with a borrowed pen
bridge | A book is just a folded tree / You read it, and a door swings free
bridge about | I always knew my {kin} could / I just had no idea how good
end you | So shake the hand, and take the scroll / Walk slow, you've earned the whole long stroll
end we tender | The key goes back, the room is bare / Our laughter's somewhere on the stair
end you | Now go, the pigeons own the square / Your hat's on someone else's hair
story you | {Name}, the lamp was always lit / You bent your head, you stayed with it
feel about | When {name} crossed, the roof near blew / That was us lot, in row two
turn you | {Name}, the alarm can sleep in late / You've passed the last exam and the gate
detail about | {Name} kept a biscuit tin of pens / And never lent them, not to friends
pre about | They called out {name}, clear and slow / I've never heard a room cheer so
end about | Well done to {name}, close the book / Turn round once, and have a look
wish about | Look after {who}, you great wide town / {He}'s never worn a longer gown
feel about proud | They clapped for him, they clapped for her / For {who}, I was a long loud blur
pre | The papers rustle, the hall goes still / There's sun along the windowsill
pre we | Our caps are crooked, our hands are damp / The whole front row has writer's cramp
lift you bright | It's yours, it's signed, it's pressed in red / Now all that's left to do is bed
hook you | Throw the Hat :: Throw the hat, throw it high as it goes / Over the chimneys, the pigeons, the crows / They'll find it in April on somebody's cat / You've earned it, you've got it, now throw the hat
hook about proud | Row Two Went Wild :: They called out the name, and row two went wild / The aunties, the cousins, somebody's child / They'd asked us politely to clap and be mild / But that's who we came for, so row two went wild
hook you | Your Name in Full :: They read out your name in full, every bit / The middle one too, and you smiled at it / We've shouted it, shortened it, given it a pull / But it never rang out like your name in full
hook we wistful | Last Bell :: Last bell, last bell, down the echoing hall / Last scribble of pencil on somebody's wall / We counted the minutes, we cursed it as well / Now nobody's running to beat the last bell
hook you bright | Ink on Your Sleeve :: There's ink on your sleeve and there's dust on your knee / You fought every page for a letter or three / They'll shake a clean hand, but I don't believe / In any diploma like ink on your sleeve
hook you tender | Small Chair, Big Hall :: You started so small in a very small chair / With paint on your fingers and glue in your hair / Now look where you're standing, so steady, so tall / The same pair of eyes, love, small chair, big hall
hook we | Class of Us :: Never mind the number they print on the cup / We're the class of us, and we never shut up / The ones who were late and the ones on the bus / Wherever they scatter the whole class of us
hook you | Kitchen Table Scholar :: Kitchen table scholar with the baby asleep / A lamp and a cold tea, and pages so deep / You hadn't a study, you hadn't a dollar / Stand up and be counted, kitchen table scholar
hook you funny | Now Get a Spoon :: You've mastered the cosmos, the tides and the moon / There's nothing on earth that you couldn't fine-tune / You haven't a saucepan, you're moving in June / Congratulations, love, now get a spoon
hook about | {Name} with a Scroll :: {Name} with a scroll and a grin and a gown / {Name} on the steps with the photos all round / Through all of those winters, the bus and the coal / I pictured it just like this, {name} with a scroll
hook you | Turn the Tassel :: Turn the tassel from the left to the right / All of those mornings and all of that night / It wasn't a gift and it wasn't a castle / You built it in pencil, so turn the tassel
hook you calm | The Door You Made :: There wasn't a door there, the wall was all brick / You scratched with a pencil, you tapped with a pick / Now look at it, open, and light in the shade / Go on, you walk first through the door you made
`)

export const congratulation = lines('congratulation', `
scene you | The letter's open on the mat / You read it twice, and then you sat
scene you bright | The phone goes, and you scream, I scream / The cat takes off, we spill the cream
scene you | Your shoes are new, your badge is bent / They've spelled your name wrong, you're content
scene about | {Name} got it, tell the lot / {Name} got it, on the dot
scene you | You're dancing on the kitchen chair / A tea towel turning in the air
scene about | {Who} has news, put down your fork / Stand back a bit, and hold that cork
scene we | We've hung a banner off the shed / It's got your name on, painted red
scene you | The key is cold, the lock is stiff / The hall has that new-plaster whiff
story you | You filled in forms, you wrote, you rang / Ten times no, then the doorbell sang
story you funny | You wore odd socks, you dropped the pen / They laughed, they liked you there and then
story you | You practised answers in the bath / And told them to me down the path
story you | You took that test a second time / And solved each one like nursery rhyme
story you tender | You told me once, you told me low / That you would try, and didn't let go
story you proud | They chose from ninety, chose from more / They saw you coming through the door
story about | {Name} saved in jars, in tins, in coats / In fivers, coins and promised notes
story you | You said it's nothing, don't go mad / We've told the street, we've told your dad
story you | You stalled the car, you clipped the kerb / You passed this time, you were superb
story about | {He} turned up early, pressed and neat / And swept {his} rivals off their feet
detail you | {A part} to put upon your desk / A plant that's looking statuesque
detail | {A part} and {a part2} for luck / They worked, or else it's you, you duck
detail you | A brand new lanyard, brand new chair / A view of roofs and chimney air
detail | {Sense} and somebody shouting yes / The kitchen in a lovely mess
detail you | Four empty rooms, a bulb, a sink / You love it so you cannot think
detail you bright | A bottle popped, it hit the light / We'll sweep the shards another night
feel you proud | I told the man who sells the bread / I told the dentist what they said
feel you | I feel like I have won it too / I did the jumping up with you
feel | There's nothing like a good thing come / To someone good, it strikes you dumb
feel you bright | My grin got stuck, it's here to stay / I wore it through the shops today
feel you tender | I know the nights you lay awake / I know how much you had at stake
feel you | It couldn't land on a nicer roof / If luck needs reasons, you're the proof
turn you funny | They'll give you meetings, give you mail / You'll miss us, locked in that nice jail
turn you | A year ago you sat right there / And said it wasn't going anywhere
turn you | Tomorrow there'll be things to learn / Tonight, let's let the candle burn
turn you bright | You walk a different way today / As if the kerbs got out of the way
turn about | Now {name} has a business card / And hands it round the family, hard
turn you | There's rent to pay and shelves to hang / You'll manage, with a drill and bang
wish you | May all the good things find your street / And all your colleagues bring you sweets
wish you | {Name}, don't forget to eat / Look out the window, rest your feet
wish you tender | Stay just as kind up on that rung / As when you'd barely just begun
wish you | May {love} fit in between the calls / May there be pictures on your walls
wish you bright | Go show them all what we've long known / Then come home Friday, sing and moan
wish you | May every room fill up with noise / With boots, and soup, and people's joys
lift you | You went and did it, look at you / I always hoped, I always knew
lift you proud | {Name}, take a bow, take ten / Then take the stairs and bow again
lift we | So raise the roof, and raise your tea / Nobody's prouder here than we
lift you | It wasn't luck, it wasn't fate / It was you, working, working late
pre you | Go on then, say it, say it slow / We want the bit where they said so
pre | The envelope, the shaking thumb / The whole room quiet, going numb
bridge you | Remember this when days go grey / You stood on chairs, and yelled, one day
bridge you | Somebody small will look at you / And think, well then, I might do too
bridge about | I know a {kin} who never quit / This is what comes at the end of it
bridge | A seed looks like a bit of grit / You'd never guess what's folded in it
end you | Now sleep, you've work at nine, you said / With that big smile still on in bed
end you bright | One final cheer, one final slice / Well done, well done, I've said it thrice
end you tender | I'm off now, but I'll say once more / I'm proud of you, and shut the door
story you | {Name}, you asked, you knocked, you tried / You're on the good side now, inside
feel about | When {name} rang I dropped the plate / Some things are worth it, that can wait
detail about | There's {name} with {his} thumbs up high / A bit of cake, a crooked tie
end about | So three for {name}, hip and hip / And mind your drink there, mind the drip
pre you | {Name}, we want to hear it told / From hello to the bit with the gold
turn you | {Name}, they'll say it came with ease / I saw you praying on your knees
scene about | It's all round town, it's {who}, it's true / The baker's put it in icing too
feel about proud | I've always said my {kin} was bright / I've said it since {he} learned to write
pre you | You've got that face, you've got that grin / Come here, sit down, now let us in
pre we | The kettle's off, the fizz is out / On three we're all allowed to shout
lift you bright | So dance it up and down the stair / You've earned it, love, you've earned your share
hook you bright | They Said Yes :: They said yes, they said yes, did you hear what they said? / I rang up my mother, I got her out of bed / There's no one, there's no one, who'd ever have guessed / Well, I would, I told you, and they said yes
hook you | Told the Whole Street :: I told the whole street, I told the bin men too / I told every pigeon the news about you / The butcher was crying all over the meat / I'm sorry, I couldn't, I told the whole street
hook you proud | Ten Nos and a Yes :: Ten nos and a yes, and it only takes one / You folded them all into hats when you'd done / You stood there each time in your same pressed best / And look how it ended, ten nos and a yes
hook you tender | Four Walls and a Key :: Four walls and a key and a tap that runs cold / A step you can sit on until you are old / You scraped it together, you've made it, you're free / The whole of the world is four walls and a key
hook you | Up on the Chair :: Get up on the chair, give us all a good speech / There's cake on the table and cake within reach / We're banging our spoons and we're stamping like bears / Get up on the chair, love, get up on the chairs
hook you funny | Don't Forget Us :: Don't forget us when you're up in the tower / When you've somebody bringing you coffee each hour / You were sick on my shoes on the back of the bus / I've photos, I'll sell them, so don't forget us
hook we shout | Good for You :: Good, good, good for you / Nobody deserves it like you do / Bang on a pan and a big kazoo / Good, good, good for you, too
hook about | {Name} Did It :: {Name} did it, put it up in lights / After all the early mornings, all the nights / Ring all the bells that the council permits / {Name} did it, did it, and that's about it
hook you bright | Grin Like That :: I've not seen you grin like that since you were three / With ice cream for breakfast on somebody's knee / Keep the new office, the badge and the hat / I'd climb any mountain to see you grin like that
hook you proud | First Try or Fifth :: First try or fifth, does it matter at all? / You got yourself up every time from the fall / The ones who sail through it don't know about drift / You know it all now, love, first try or fifth
hook you | Brand New Chair :: Spin it around in your brand new chair / Twice for the office and once for your hair / You're somebody's boss, and you're walking on air / But come home on Sunday, there's still your old chair
hook you calm | The Work Nobody Saw :: They see the big picture, they see the front door / I want to sing of the work nobody saw / The lamp at the window, the hands red and raw / This prize is for all of it, the work nobody saw
`)
