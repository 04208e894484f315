import { lines } from '../lines.ts'

export const friendship = lines('friendship', `
scene you | A corner table, two cracked mugs / Two coats, two bags, two one-armed hugs
scene you | You're on my step with takeaway / You never ask, you bring, you stay
scene you funny | You've got my jumper on, I see / It always looked less good on me
scene we | The last train left, we've got the wall / A bag of chips, no plan at all
scene about | {Name} walks in, the room gets loud / We needed only one, not a crowd
scene you | {In place}, two bikes against a gate / Nobody told us it was late
scene we bright | Four of us in a borrowed car / With half a map and a bad guitar
scene you | You ring me up to say hello / Then nothing else for an hour or so
scene you tender | You saved a seat with scarf and hat / My whole life since began with that
scene about | {Who} is late again tonight / {He} comes in sideways, always bright
scene we | A kitchen floor at three o'clock / Our backs against the oven's block
scene you | The park bench by the broken swing / We've solved near enough everything
story you | We met in line, you dropped your tray / I laughed so hard you had to stay
story you funny | You cut my fringe, you swore you could / I wore a hat from then for good
story you | You drove all night on one long dare / To sit with me in a plastic chair
story you tender | You never said you'll be all right / You held the bucket, held the light
story you | I lost my job, I lost my shoe / I lost my mind, and then rang you
story you funny | We missed the boat, we missed the train / And hitched back on a mobile crane
story you | You hated me for one whole term / Then found we both had the same perm
story you | We got caught out in one great storm / One plastic bag kept both heads warm
story you | You lent me cash you hadn't got / And then forgot it, on the spot
story about | {Name} once climbed the town hall clock / To hang a sock there, for a shock
story you | You stood up when I couldn't stand / And read my speech from the back of your hand
story you | I told you mine, and yours was worse / We walked home laughing, shared one purse
story you tender | You turned up with a mop and pail / The week that everything went stale
story we | We swore an oath on bread and spit / And ate the half we'd sworn on it
story you | You dragged me out to {love} that day / I moaned and moaned, and wouldn't come away
story you funny | You copied mine, I copied you / We both put five for two times two
detail you | {A part} you left here in the spring / I use it now for everything
detail you | {A part} and {a part2} in your car / A parking fine, a chocolate bar
detail | {Sense} and we're nineteen or so / With nowhere on this earth to go
detail you | A ticket stub, a beach-glass green / A photo in a booth machine
detail you funny | Your playlist is a thing of shame / I know each word there all the same
detail you | You know my order, know my size / You know my I-am-fine by my eyes
detail you | You're {doing} as I talk and talk / Or else we don't, we only walk
detail | Two straws, one glass, a napkin plan / For opening up an ice cream van
detail you | {Your part} on my kitchen shelf / I've stopped pretending, suit yourself
detail we | Wet socks along the radiator / Good news now, and the dishes later
feel you tender | I'm not so clever, not so brave / But near you I can misbehave
feel you | With you I needn't do my hair / Or sound as if I'm going somewhere
feel you | You laugh at jokes I've yet to crack / You see me off, you see me back
feel you | Some people leave you tired and small / You make me think I'm ten foot tall
feel you | I've had romance, I've had the rose / You're who I tell it when it goes
feel you | You never try to make me glad / You sit there with me being sad
feel you bright | One text from you, just one bad pun / And my whole Monday's on the run
feel you tender | I count on you like you count on stairs / In the dark, with no one there
feel we | We never say it, we say twit / That's love, or what we've got of it
feel you | I'd know your knock on any wood / Two short, one long, it does me good
turn you | You live six hundred miles from here / You're still the first one that I hear
turn you | You've got a baby, I've got plants / We meet up when we get the chance
turn you wistful | A year went by, I never wrote / You rang, and asked about my throat
turn you | We fought, we sulked, we both were wrong / I missed you like a missing song
turn you funny | We used to dance till half past five / Now ten o'clock, we're just alive
turn we | Our knees make sounds, our hair is thin / We still can't keep the giggles in
turn about | Now {name} has a desk and tie / And winks at me as meetings fly
turn you | The jobs have changed, the flats, the hair / You've had my spare key, it's still there
turn you tender | The night the worst thing came to call / Your shoes were first along my hall
turn you | {Years} on and we still can't agree / Whose fault it was we lost the key
wish you | When we are ninety, save a chair / I'll bring the gossip, you dye my hair
wish you | I'll hold your coat in every fight / I'll swear you were with me all night
wish you tender | Wherever you may lay your head / I hope there's someone who brings bread
wish you | {Name}, if you ever need a spade / I'll bring it, and I'll bring lemonade
wish we bright | Let's rent a boat, let's see the fjord / Let's go before we both get bored
wish you | May all your {love} be long and good / May someone love you as they should
wish you | If you get lost, then so will I / We'll find a bench and watch the sky
wish you proud | Go take the stage, go take the prize / I'm in the cheap seats, streaming eyes
lift you | You are the friend I'd pick again / In any queue, in any when
lift you | {Name}, I've searched the world and found / No better fool to have around
lift you tender | You never had to, but you did / I'd not trade you for a million quid
lift we | There's family you get by blood / And some you find stuck in the mud
lift you | Ring me at four, ring me at ten / Ring when you've nothing, and ring again
lift you bright | So here's my hand, it's yours to keep / It's free all hours, and it comes cheap
pre you | I'm rubbish at this, give me time / I'd rather hide it in a rhyme
pre you | I've never said it, not once sober / I'll say it now and get it over
pre we | Pull up the crate and split the crust / There's nobody left awake but us
bridge you | What if I'd caught the bus before? / What if you'd used the other door?
bridge you | A thousand people passed me by / And only you stopped and said hi
bridge you tender | They'll never write a book on it / Two people who know how to sit
bridge about | It takes a {kin} of a certain kind / To see the mess and not to mind
bridge we | No ring, no church, no paper signed / Just two odd socks of the same kind
bridge you | You knew me when my teeth had braces / You've seen the worst of all my faces
end you | So text me when you're home, okay? / It's what we've got for love to say
end you tender | The cups are cold, the bill is split / We stand outside and talk a bit
end you funny | And give me back my jumper, please / You've got it baggy at the knees
end we | One more for the road, the road can wait / We've been outside since half past eight
end about | And that is {name}, that's my mate / Still coming, only slightly late
feel about | When {name} laughs it starts a fire / It's all across the room like wire
story you | {Name}, you held my place in line / While I ran back for crisps and wine
detail about | {Name} orders chips with everything / And sings the parts you shouldn't sing
wish about | Let {name} have the window seat / The longer legs, the cooler sheet
turn you | {Name}, we're older than we planned / You've still got glitter on your hand
pre you | {Name}, I'll only say it once / I've practised in the car for months
scene about | It's {who} at the window, look / Pulling a face across my book
wish about | Let {who} get the job, the raise / The whole long run of sunny days
feel about | I've got one {kin} that I can ring / And say I've rung for not a thing
pre you | So shut the door and lean right in / You know the place, you know that grin
pre we | The song comes on, we know the one / Put down your glass, it's just begun
lift we bright | Two idiots, one great big sky / And no one's ever told us why
hook you | Bring Your Own Chair :: Bring your own chair, there's no room on the bed / There's half of a pizza, there's wine that is red / You don't have to talk and you don't have to care / There's always a space if you bring your own chair
hook you tender | Text Me When You're Home :: Text me when you're home, so I know you got in / A star or a sausage, a dot or a grin / I'll lie here awake with one eye on the phone / It's all that I ask for, so text me when you're home
hook you funny | Give Me Back My Jumper :: Give me back my jumper, it's been there since May / It's gone at the elbow, it's faded to grey / No, keep it, it suits you, it's yours anyway / Just come round and wear it and stay
hook you | Two Short, One Long :: Two short, one long, and I'm out of my seat / I know every knuckle, I know both your feet / The world can come hammering, let it be strong / I only get up for two short, one long
hook we wild | The Worst Dancers Here :: We're the worst dancers here and we've cleared half the floor / Your shoe hit the waiter, your sleeve hit the door / The drummer is begging us, hands on each ear / And nobody's prouder than the worst dancers here
hook we calm | Same Bench :: Same bench, same chips, same old grey sea / Same you on the left and the same old me / They can have all their chandeliers, polished and French / We've got it all here on the same, same bench
hook you | Ring Me at Four :: Ring me at four when you can't get to sleep / When the ceiling's too low and the night is too deep / I'll read you the labels off jars from the store / It's what I've a phone for, so ring me at four
hook we bright | Partners in Crumbs :: Partners in crumbs on the back of the bus / They threw off the others, they couldn't catch us / With jam on our sleeves and with glue on our thumbs / We're wanted in nine towns as partners in crumbs
hook you tender | You Came Anyway :: I said I was fine and I said stay away / It was two in the morning, you came anyway / With soup in a saucepan and nothing to say / I told you don't bother, and you came anyway
hook you funny | Passenger Seat :: You're my passenger seat, with your feet on the dash / You eat all the sweets and you pay me no cash / You can't read a map and you can't keep a beat / But nobody else gets my passenger seat
hook about | {Name} and Me :: {Name} and me in a two-man tent / With one of the poles either missing or bent / The rain came in sideways, we laughed till we wept / {Name} and me, and neither one slept
hook you | Half a Word :: Half a word, half a look, half a lift of the brow / And you're laughing already and don't ask me how / They talk the whole evening and nothing is heard / You get the whole story from just half a word
hook we | Odd Socks :: Odd socks, odd socks, red one and blue / Nobody'd put us together, us two / They sorted the washing, they emptied the box / And there we were, walking, a pair of odd socks
hook you bright | Hold My Coat :: Hold my coat, I'm on in a bit / There's a stage, and my stomach has noticed it / You never once told me to stay in the boat / You say go on then, and you hold my coat
hook we funny | When We're Ninety :: When we're ninety we'll sit by the sea / With one set of teeth between you and me / We'll shout at the seagulls and swear at the weather / We'll both be a scandal, when we're ninety, together
hook you | Good as Bread :: You're good as bread, you're not trifle or cake / You're what I reach for when I'm half awake / The sweet and the fancy went straight to my head / I come home to you, and you're good as bread
hook you plain | Since the Sandpit :: Since the sandpit, since the spade / Since the castle that we made / Bucket, puddle, scab and lid / We've been friends since the sandpit, kid
hook you | Your Name Comes Up :: Whatever I talk of, your name comes up / The fire at the campsite, the dent in the cup / You walk through my stories, you sit down to sup / I tell them of me and your name comes up
hook we tender | Toast at Three :: Toast at three with the crumbs on the floor / Butter and secrets and then a bit more / You've heard all the worst that there's ever been of me / And passed me the marmalade, toast at three
hook we | Two Seats at the Back :: Two seats at the back at the end of all time / With sherbet and liquorice, lemon and lime / The curtain comes down and the whole sky goes black / We'll whisper right through it, two seats at the back
`)

export const moving = lines('moving', `
scene | The boxes climb the kitchen wall / The pictures left their ghosts in the hall
scene we | The van is double-parked and hot / Is this the lot? That is the lot
scene | A mattress on a naked floor / A brand new name beside the door
scene me | One suitcase and a potted fern / A station map I've yet to learn
scene we bright | We've got the keys, we've got the key ring / The empty room is echoing
scene | {In place} the street lamps hum at night / A stranger's window gives us light
scene | The tape goes on with that loud rip / The cups are wrapped up for the trip
scene about | There's {name} carrying the lamp / Up four flights, sideways, like a champ
scene we | It's you and me and fourteen stairs / A sofa, and a neighbour who stares
scene me | I've got the window, facing back / The old town dwindling down the track
scene we | The sat nav says we've reached the place / A green front door, a friendly face
scene | The form is filled, the lease is signed / There's just one glove we've yet to find
story we | We toasted friends with plastic cups / And hugged them twice, and gave it up
story | They wrote their names across the crate / And tied a ribbon on the gate
story we funny | We measured twice, we measured right / The wardrobe's on the lawn tonight
story me | I said I'd go, I've said it years / I bought the ticket, shut my ears
story we | You said let's go, I said let's pack / The coin came down and there's no way back
story | A kid next door came by with beans / And told us what the siren means
story we | We found a flat above a shop / It smells of bread from bottom to top
story me | I sold the bike, I gave away the chair / I kept the records and a teddy bear
story about | {Name} drew the short straw, got the room / With one small skylight and a broom
story we | The first night, chips from paper, tea / From one pan, shared by you and me
story me | I asked a woman for the way / She walked me there, and said good day
story | The landlord jiggled with the lock / And showed the trick, you pull, you knock
detail | {A part} wrapped up in winter socks / And KITCHEN written on the box
detail | {A part} came with us, wedged in tight / To make the bare new place look right
detail we | A kettle, two spoons, one bulb, no shade / And we've never felt so newly made
detail | {Sense} from somewhere down the street / A washing line, a child's bare feet
detail we funny | We've found the corkscrew, lost the bed / We've got nine lampshades, no lamp, you said
detail | The tram bell rings, the market calls / The evening sun on unknown walls
detail | {A part} at last upon the sill / And all at once the room stands still
detail me | The taps turn backwards, the stairs lean / The strangest curtains ever seen
detail | Put {the thing} in the corner there / And suddenly the room's less bare
detail we | Paint on your nose and on my knees / A colour that they call split peas
feel me | My stomach's full of paper birds / I've run clean out of sensible words
feel | It's half goodbye, it's half hooray / It's Christmas Eve and moving day
feel we | I'd be afraid if I were one / But two of us makes being scared fun
feel me | Nobody knows me in this town / I could wear feathers, walk upside down
feel | The air tastes new, like a bitten pear / There's room to breathe from here to there
feel me tender | I miss the crack above the bed / I'll learn the shape of this one instead
feel we bright | My heart's gone off like a fruit machine / Lemons and cherries, gold and green
feel me | I packed my courage last of all / It's in my coat, and it's still quite small
turn | By Friday we had found the baker / By Sunday, the best sunset maker
turn me | The man who sells the oranges said / My name today, and my face went red
turn | The boxes shrink, the pictures rise / The room begins to know its size
turn we | We had a row about the shelf / We laughed, it leans all by itself
turn me | I took the bus and never checked / I knew the stop, I got up, I stepped
turn | Now spring comes knocking, here's the test / A pigeon's built the sill a nest
turn we | Our first guest came and broke a cup / That makes it ours, we swept it up
turn about | Now {name} knows the grocer's son / And every shortcut, every one
wish we | We'll have a table, have a cat / We'll have a hook for every hat
wish | Let there be music through the wall / And someone kind across the hall
wish me | I'll learn the river, learn the bread / I'll learn to sleep on this side of the bed
wish we | We'll throw a party, ask the street / We'll find out who has got two left feet
wish | May {place} be good, may the roof hold tight / May all the windows keep their light
wish | May keys turn easy, may pipes not freeze / And may there be lots of climbing trees
wish we | {Name}, I'll bring the lamp, you bring the drill / We'll hang the sky above the sill
wish me | I'll send a postcard, I'll send ten / I'll hardly know the me of then
lift | New street, new key, new morning sound / And both feet landing on new ground
lift we | It's only walls until we sing / And then it's home, the whole daft thing
lift me | I've got a door that's mine to close / And what comes next? Nobody knows
lift | So open every window wide / And let the new name come inside
lift we | Wherever you put down the tea / Is anywhere I'd want to be
pre | One last look round the empty floor / One hand upon the old front door
pre we | Have you got the keys? I've got the keys / Then take my hand and shut your eyes, please
pre me | Deep breath, the ticket's in my hand / I hear the doors, I hear the band
bridge | A house remembers who has sung / The nail where once the mirror hung
bridge me | The place I leave stays warm in me / Like a stone all day beside the sea
bridge | A tree that's moved will sulk, then root / And one fine spring it hangs with fruit
bridge we | We thought that home was bricks and street / It's more who's warming up your feet
bridge about | {Name} said homes are what you haul / In your own two arms, and not the wall
end we | The last box flat, the kettle sings / We're here, us two, and all our things
end | A lamp comes on in a new-made room / And someone's singing to a broom
end me | I hang my coat, I turn the key / The light switch knows the hand of me
end | Goodnight, new ceiling, goodnight, train / Goodnight, new drumming of the rain
scene we | {Name}, shove up, the van is full / There's a cactus here in a ball of wool
feel we | {Name}, I'd not have gone alone / You made it sound like going home
turn we | {Name}, do you see, they've kept our name / On the bell downstairs, in a little frame
story about | {Who} held the map the whole way down / And steered us round the wrong half of town
pre we | {Name}, count three and push the door / There's no one lived here quite like us before
detail about | {Name} labelled everything / Including one box, bits of string
end we | {Name}, the first night's always strange / Put up your feet, enjoy the change
bridge we | {Name}, when we are old and slow / We'll say, remember that first window?
feel we | I'd live in {place}, I'd live in a shoe / If you came with your saucepans too
story about | {Who} said go, you'd be a fool / And bought us towels, and lent us the tool
wish about | I'll have {who} to stay by May / With sheets on something, and a tray
pre | The engine coughs, the doors are slammed / The road unrolls, the boot is crammed
pre we | Last box, last bin, last look around / The echo makes a hopeful sound
lift me bright | I've got a map I've drawn by hand / And one new street on which to stand
hook we funny | Which Box Has the Kettle :: Which box has the kettle? We've opened up nine / There's lampshades and lightbulbs and one shoe of mine / We've nothing to sit on, we've nowhere to settle / It's home when we've found out which box has the kettle
hook me | New Key :: There's a new key on my ring and it shines like a dime / It sticks in the lock and it takes me some time / It doesn't know my fingers, it doesn't know me / But give it a winter, my bright new key
hook we bright | Green Front Door :: Who lives behind the green front door? / Nobody knows us here before / Knock and you'll hear us dance on the floor / We live behind the green front door
hook we | Carry the Lamp :: You carry the lamp and I'll carry the chair / Four flights of the narrowest, steepest old stair / When everything's boxes and everything's damp / We've light where we stand, love, you carry the lamp
hook me bright | Hello, {Place} :: Hello, {place}, I'm new, can you tell? / I've pushed every door that said pull, and I fell / Be good to me, street, be good to me, bell / Hello, {place}, I think we'll get on well
hook we tender | Chips on the Floor :: Chips on the floor with a candle for light / No chairs and no curtains, our very first night / There'll be silver and china and cushions in store / But nothing will beat us with chips on the floor
hook me | The Town Doesn't Know Me :: The town doesn't know me, the town isn't told / It's never once seen me be timid or cold / I'll be who I like on the street and the tram / The town doesn't know me, so here's who I am
hook we bright | Room for the Sky :: We've room for the sky in the window up there / Room for a piano, a swing and a chair / We squeezed like two spoons in a drawer, you and I / Now throw up the sash, love, there's room for the sky
hook we tender | Two Hooks by the Door :: Two hooks by the door, one for you, one for me / One for the jacket and one for the key / Whatever is coming, whatever's in store / There'll always be coats on two hooks by the door
hook we | Tape and String :: Tape and string, tape and string / That's what's holding everything / Pack the plates and hear them ring / We'll get there on tape and string
hook | Goodbye, Old Stairs :: Goodbye, old stairs, and thanks for the creak / Goodbye, old tap with the four-year leak / We're off in a van with the table and chairs / Somebody new's going to climb you, old stairs
hook me calm | Learn the Bread :: I'll learn the bread and I'll learn the rain / The name of each stop on the number-nine train / I came here with nothing but what's in my head / So start with the small things, I'll learn the bread
hook we wild | Paint It Yellow :: Paint it yellow, paint it loud / Paint your elbows, paint us proud / Every wall was grey and mellow / Pass me up the brush, paint it yellow
hook we | You, Me and the Van :: It's you, me and the van and a map of the lane / A plant on my lap and a roof full of rain / We haven't a job and we haven't a plan / We've everything else with you, me and the van
hook me proud | My Name on the Bell :: My name on the bell in my own wonky hand / It isn't a castle, it isn't so grand / But ring it, come up, there's a story to tell / I live here, I live here, my name's on the bell
hook we | Plant Something Quick :: Plant something quick by the new back gate / A bean or a rose or an apple, don't wait / We've no idea yet where the light's going to stick / Just give me the trowel and plant something quick
hook we | The Pictures Go Up :: It's only a room till the pictures go up / It's only an echo, a chair and a cup / Now hand me the hammer, hold Grandma up high / There, she's on the wall, and she's giving the eye
hook | Somewhere to Begin :: It isn't a mansion, it's somewhere to begin / With one narrow door to get everything in / A bit of a leak and a wall that is thin / But look at the light, it's somewhere to begin
`)
