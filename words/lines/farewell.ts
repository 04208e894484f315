import { lines } from '../lines.ts'

export const farewell = lines('farewell', `
scene you | Your desk is bare, your plant's been claimed / The mug goes home, the photo framed
scene you | Your suitcase stands beside the door / It never looked so big before
scene you wistful | Departures, gate fourteen, the queue / A trolley, and the back of you
scene we | We've signed the card, we've cut the cake / There's one long speech we've yet to make
scene you | {In place} they've made you up a bed / We'll eat your share of cake instead
scene about | {Name} is leaving, pass it round / We hid the cake without a sound
scene you tender | You've given half your plates to us / You're travelling light, you're on the bus
scene | The platform clock, the whistle's breath / The sandwich in its greaseproof, pressed
scene you | The last day, and you've worn the tie / The one we swore we'd never buy
scene about | {Who} has packed, and means to go / The calendar has told us so
story you | You came in here in borrowed shoes / And brought us biscuits, brought us news
story you funny | You jammed the printer, flooded the sink / You're still the best we've had, I think
story you | You fixed the door, you fixed the mood / You fixed a Friday with hot food
story you | You learned the words, you filled the forms / You sold your coat for kinder storms
story you | You took my side when it was thin / The day I thought they'd turn me in
story you tender | We laughed so hard in the lift that day / We missed our floor, and rode all the way
story about | {Name} was first to know my name / To tell me, here we're all the same
story you | You stood a round, you lent your phone / You never let me eat alone
story you | You've sold the car, you've lent the tent / You've told the landlord where you went
story you | You told us {love}, you told it all / With diagrams on the kitchen wall
detail you | {A part} you said that I could keep / I'll mind it like a borrowed sheep
detail you | {A part} and {a part2} in your case / A jar of home, a bit of lace
detail | {Sense} and a half-packed room / A coat hook, and a leaning broom
detail you | A passport and a paper tear / A tag that tells them you are there
detail you funny | Your stapler's mine, I've bagged your chair / It spins, and I will spin it there
detail | {A part} left {where}, with a note / And one forgotten winter coat
detail we | A card so full the names climb up the side / With nineteen kisses squeezed in wide
detail you | You're leaving me your window seat / Your spider plant, your secret sweet
feel you | I'm glad for you, I'm glad, I swear / There's just this draught now from your chair
feel you tender | I practised smiling on the train / It came off somewhere in the rain
feel you | It's odd how quiet one less is / The hum's still there, it's lost its fizz
feel me | I want to shout, go on, fly, run / I want to hide your bag, for fun
feel you | You take a bit of me away / I hope it likes the place you stay
feel you proud | I'm proud enough to burst a seam / You said you'd go, it was no dream
feel we | We've not been good at saying things / We're good at cake, and what it brings
turn you | It's summer there, it's winter now / You'll ring at breakfast, mine, somehow
turn | Next week someone will take that place / We'll tell them stories of your face
turn you | They'll say your name a different way / You'll dream in their words too one day
turn you funny | Who'll tell me when my fly's undone? / Who'll laugh before the joke's begun?
turn you | The sea's a road, the sky's a street / They've shrunk the world to fit our feet
turn you wistful | I'll pass your stop and look up still / At someone else's windowsill
wish you | May all your new doors open in / May someone save you the biscuit tin
wish you | {Name}, send a card, send a bit of sand / Send a recipe in your own hand
wish you tender | Wherever you unpack your comb / I hope by Tuesday it feels like home
wish you bright | Go dance their dances, eat their bread / And put your own flag over the bed
wish you | I wish you {love} and decent rain / A bed, a job, a friend, a train
wish you | Come back with tales, come back with lies / Come back and take us by surprise
wish you | If it goes wrong, you know the way / There's no such thing as too long to stay
lift you | It's not the end, it's just the bend / You can't wear out a proper friend
lift you | {Name}, take the whole wide sky / We'll wave till both our arms are dry
lift you tender | You came, and look at all you've done / You leave more light than you found, by a ton
lift we | We'll keep your cup, we'll keep your hook / We'll keep your name in the kitchen book
pre you | Before you go, before the cheers / I'll need a minute, lend me your ears
pre you | Don't say it yet, don't pick up your case / Let me just have one look at your face
bridge you | They say a leaf must leave the tree / They never asked the tree, you see
bridge | A door's a thing with two good sides / One for the stays, one for the rides
bridge about | You can't replace a {kin} like this / You just leave room, and blow a kiss
bridge you | One moon will do for there and this / Look up at ten, we'll hardly miss
end you | So mind the step and mind your hat / And write, we'll hold you firm to that
end you tender | The train pulls out, I walk, I run / I wave until the platform's done
end you funny | Right, off you go, I've got a cold / That's why my eyes are red, I'm told
end about | Goodnight to {name}, mind the door / There's tea here any time, and more
story you | {Name}, I've counted what we had / A thousand lunches, none were bad
turn you | {Name}, your name's still on the rota / We haven't the heart to change the quota
feel about | I'll look for {name} in the queue / And start to tell things, as I do
pre you | {Name}, they're calling for your flight / Just let me say one thing right
wish about | Be good to {who}, far-off town / {He} likes a window, looking down
feel about | You get one {kin} like that, they say / And ours is on a train today
story about | {Who} taught us all to take our time / And beat the lift up, in the climb
pre | The taxi's here, it's on the kerb / There's no one here can find a verb
pre you | You've zipped the bag, you've shown the pass / Your breath has made a cloud on the glass
lift you bright | Go on and get it, get it all / We'll pin your postcards up the wall
lift we tender | We'll leave a gap there in the row / The shape of you, so you will know
hook you | Leave Your Mug :: Leave your mug on the shelf where it goes / The chipped one with the painted nose / Nobody'll use it, nobody'll shove / Leave your mug, it's a form of love
hook you tender | Don't Say It Like That :: Don't say it like that, with your coat and your hat / Like somebody folding the welcoming mat / It's only an ocean, the world isn't flat / It's see you, it's soon, love, don't say it like that
hook you | Window or Aisle :: Window or aisle, will you look down and smile? / I'll be the one waving a towel for a mile / Go be someone new for a bit, for a while / You'll always be mine, in the window or aisle
hook we | Who'll Water the Plant? :: Who'll water the plant, who'll unblock the machine? / Who'll say what we're thinking and not be too mean? / We've tried to replace you, we've found that we can't / So go, and be happy, but who'll water the plant?
hook you bright | Send Me a Stone :: Send me a stone from the beach where you land / Smooth as a secret, the size of my hand / I'll put it in water, I'll leave it alone / It'll shine like you're here, so send me a stone
hook about | {Name} Was Here :: Up on the wall where the old pipes bend / {Name} was here, in the hand of a friend / Let them paint over it, sand it and mend / It comes through the white again, right to the end
hook you tender | One Moon :: One moon for your rooftop, one moon for my own / One moon you can look at when you feel alone / Ten o'clock, look up, and I'll look up too / It only takes one moon to get me to you
hook you | Off You Go, Then :: Off you go, then, with your bag and your brolly / Off you go, then, and don't you be sorry / I'll stand at the barrier, count up to ten / I'll not cry till you've turned round, off you go, then
hook you funny | Bagsy Your Chair :: Bagsy your chair, now you're leaving the place / Bagsy your window, your locker, your space / But nobody bagsied, and nobody dare / The hole in the day where you sat in your chair
hook we | Last Round :: Last round, last song, last crisp in the bowl / Last joke about Gary, who fell down the hole / Tomorrow you're sailing, tomorrow you're bound / But nobody moves yet, it's only last round
hook you bright | The Bend in the Road :: It's only the bend in the road, it's not the sea / You'll still be there walking where I cannot see / So whistle out loud with your ridiculous load / I'll hear you for miles past the bend in the road
hook you | Half a Sandwich Short :: I'll get to the bench at a quarter past one / With half of my sandwich for no one, for fun / The pigeons will get it, they'll say it's good sport / Since you moved away I'm half a sandwich short
hook you wistful | Your Coat Hook :: Your coat hook is empty, I look when I pass / There's light coming over it, in through the glass / We never gave it to Jim or to Brook / There's ten of us here, and there's still your coat hook
hook you proud | Wave Like You Mean It :: Wave like you mean it, wave with both arms / Wave over chimneys and runways and farms / We'll see you for miles if you give it some might / So wave like you mean it, and wave out of sight
hook you tender | Take My Good Scarf :: Take my good scarf, it's a cold wind that blows / Pull it right up to the tip of your nose / I can't hold an ocean, I can't hold you back / So take my good scarf, and don't bother to pack
`)

export const retirement = lines('retirement', `
scene you | The lanyard's in the bottom drawer / You'll never wear that thing any more
scene you | Your clock goes off at six, and why? / You lie there, grinning at the sky
scene about | There's {name} with a carriage clock / And cake, and a slightly painful shock
scene you | The whole shop floor has stopped to cheer / The foreman's got a speech, and beer
scene you | The van is clean, the keys returned / There's nothing left but what you've earned
scene about | {Who} is walking out the gate / {He} never once clocked in here late
scene you bright | A Monday with no Monday in / A deckchair and a silly grin
story you | {Years} you came through hail and sleet / With polished shoes on both your feet
story you | You started as the one who swept / And knew where every tool was kept
story you funny | You broke the lift, you broke the till / You told us it was broken still
story you | You trained the lot of us, you know / With tea, and telling us to go slow
story you | You found them work when times were lean / You kept the ancient thing, that machine
story you proud | A thousand people got home well / Because you stayed to check the bell
story you funny | You've sat through meetings, days on end / To say, I'll come back on that, friend
story about | {Name} had a drawer with everything / Plasters, fuses, soup and string
story you tender | You knew our kids, their names, their teeth / You swept the step and hung the wreath
detail you | {A part} worn smooth from your own thumb / That knew what jobs were yet to come
detail | {A part} hung up for good today / Still warm, and someone looked away
detail you | {Sense} will never leave your coat / You'll smell it out there in your boat
detail you | A gold watch, now that time's your own / A card as big as the telephone
detail you funny | Twelve pens, a mug, a rubber band / A certificate in someone's hand
detail you | Tomatoes in a row, a shed / A pile of books beside the bed
feel you | Your shoulders drop, I see them go / Like coats slid off, all soft and slow
feel you proud | You never shouted, never shirked / We saw how well a good heart worked
feel | It's like the last day of the term / With no September to confirm
feel we wistful | Who'll hum that tune beside the door? / The place won't know itself any more
feel you | You'll miss the banter, miss the noise / You'll miss the rest of the girls and boys
turn you funny | By week three you've rebuilt the shed / And alphabetised the bread
turn you | You wake at six, and then recall / There's no one waiting there at all
turn you bright | You're learning Spanish, drums and lace / You're learning what to do with space
turn you tender | The one you love says, who is this / Who's home for lunch and wants a kiss?
turn about | Now {name} takes the path by the weir / And says, has this always been here?
wish you | May all your mornings start at ten / With toast, and then some toast again
wish you | Go do your {love} the whole day through / There's no one now to hurry you
wish you | {Name}, may the fish bite, may the knees bend / And may you never find the weekend's end
wish you tender | May you two sit, with hands held loose / And find each hour some lovely use
wish you | See mountains, see the grandkids' play / Then have a nap on either day
wish you bright | Buy something red, buy something fast / Be late for things, be free at last
lift you | You gave them years, now have your own / No list, no boss, no ringing phone
lift you | {Name}, you've carried quite enough / Put down the bag and all that stuff
lift you proud | The work was good, the work is done / Go stand a while out in the sun
lift you funny | You'll never have to fake the flu / There's no one left to ring it to
pre | The whistle goes, the shutters fall / They've lined up cheering down the hall
pre you | Hand in your pass, push wide the door / What did you say you're waiting for?
bridge you | They'll fill your post, they'll change the locks / They'll never fill your lunch box
bridge you | What's left is not the graph, the chart / It's someone's start, it's someone's start
bridge about | They don't make one {kin} in ten / Who'd do it all the same again
end you | Now shut the locker, leave the key / Walk slowly out, you're finally free
end you tender | The lights go off along the row / Goodnight, old hand, it's time to go
end about | So cheers for {name}, stand aside / The biggest day-off smile, a mile wide
story you | {Name}, you fixed it with a clip / And that's still holding up the ship
feel you | {Name}, the kettle's lost its chief / We'll take it turns to hide our grief
turn you | {Name}, put the slippers back / The early train's gone down the track
scene you | {Name}, the bunting's up for you / Somebody's found a trumpet too
feel about | No other {kin} they find will be / So quick with a biscuit and a cup of tea
wish about | Let {who} be late, let {who} be slow / Let someone else now run the show
pre you | The clock that ran you all those years / Is yours to stop now, amid the cheers
pre we | Push back the desks, put on the band / And put a glass in every hand
lift you bright | From here on in there's no such sin / As half a day, so lie right in
bridge you tender | You'll find out who you are, they say / I think we knew it all the way
hook you bright | No Monday In It :: A week with no Monday in it, think of that / No boss and no bus and no coat and no hat / Roll over, my darling, there's nothing to do / A week with no Monday, and it's all for you
hook you | Hang Up Your Hat :: Hang up your hat on the nail by the gate / You've been there on time so that we could be late / You've fed the machine and you've fed the office cat / There's no one more earned it, so hang up your hat
hook you | Ten O'Clock Toast :: Ten o'clock toast in your dressing gown / While everyone else runs for trains into town / There's those who want gold and there's those who will boast / You've got the whole day, love, and ten o'clock toast
hook you funny | What Day Is It? :: What day is it? Who cares, it's a beautiful one / It's Wednesday or Sunday, it's Marmalade-on-Bun / They ask you for Thursday, you say you'll just visit / You'll look in your diary, but what day is it?
hook you proud | Something That Stands :: You can drive past the bridge, you can walk through the door / You can turn on the tap, and you'll know what it's for / They gave you a clock, but look at your hands / You leave us with something, with something that stands
hook you | Boots by the Stove :: Boots by the stove and they're not going out / Let the wind call for you, let the lads shout / You've walked every mile of the way that you drove / Now wiggle your toes with your boots by the stove
hook about | {Name}'s Left the Building :: {Name}'s left the building, has anyone seen / The key to the cupboard, the switch for the screen? / We're lost as a class with the teacher at play / {Name}'s left the building, hip hip hooray
hook you bright | The Long Weekend :: It starts about five and it hasn't an end / Welcome, my friend, to the long weekend / There's nothing to sign and there's nothing to send / Put your feet up on the long weekend
hook you tender | Now We Have Time :: Now we have time for the slow way home / The tea in the pot and the bread and the comb / The hill we were always too busy to climb / Give me your hand, love, for now we have time
hook you | Who Knows Where the Fuse Is :: Who knows which to thump? Who knows what to oil? / Who knows where the fuse is before it starts to boil? / You carry it all and you carry it light / Who knows where the fuse is? We'll ring you tonight
hook you bright | Buy a Red Boat :: Buy a red boat and then paint on her name / Nobody knows you and nobody came / You've earned every penny, the salt and the float / Your meetings can wave from the shore, buy a red boat
hook you wistful | Last One Out :: Last one out gets the switch and the door / A hand on the wall, and a look at the floor / It wasn't for money, it wasn't for clout / It's quiet now, isn't it, last one out?
`)
