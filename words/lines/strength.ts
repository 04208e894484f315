import { lines } from '../lines.ts'

export const strength = lines('strength', `
scene me | I wrapped my hands at half past five / The gym was cold, the bag alive
scene me | They wrote me off in pencil lead / I rubbed it out and ran instead
scene dark | The towel was halfway through the air / I caught it, and I left it there
scene | A skipping rope, a bucket, a bell / A wall of heroes who all once fell
scene me | Last in the line when they picked the team / I trained at night with a torchlight beam
scene | The stairs are long, the lungs are small / The only way to the top is all
scene me | {Where}, before the sun was up / With trembling hands and a paper cup
scene calm me | I tied my laces, took my time / There's just one hill and it's mine to climb
scene me | I know this floor, I know it well / I've read its grain each time I fell
scene we | They came to bet on how we'd lose / We came with blisters in our shoes
scene proud | The kid from nowhere, second-hand kit / Steps in the light and looks at it
scene | {A part} in a fist and a jaw set tight / You don't need size if you've got the fight
scene me | I started out afraid of the deep / I swam in puddles, I swam in my sleep
story me | I hit the mat like a sack of meal / I lay there and felt what there was to feel
story me | The doctor said I wouldn't run / I sent him my medal, mud and sun
story | They laughed out loud when she said her aim / Now half the street has learned her name
story me | I failed it once, I failed it twice / I paid for that piece of paper in ice
story me | I learned to {do} with a broken thumb / I learned to be brave by being dumb
story | My coach was small and she never swore / She'd just hold up fingers, four more, four more
story me | I fell at the second hurdle, hard / I crawled the rest of it, yard by yard
story dark me | There was a year I couldn't rise / I learned the ceiling with my eyes
story me | I begged for {a part}, they told me no / I made my own from a bit of tow
story tender | You held the bag so it wouldn't sway / You let me hit my grief away
story we | We lost eight-nil in the freezing wet / We shook their hands and we're not done yet
story me | I carried {the thing} up a hill of stone / They offered to help, I went on my own
story | He shut the door, so I built one more / And painted it red and I called it door
detail | {A part} and sweat and a squeaking floor / The slap of the leather, the count to four
detail | Chalk on my palms and tape on my knee / A hand-me-down belt that was too big for me
detail me | {Sense} in my ears and my pulse in my teeth / There's fire on top, there is rock underneath
detail | A scar on the chin, a crack in the rib / The taste of the penny, the spit and the bib
detail | {The thing} {it does} when you want to quit / That's when you lean, lean into it
detail dark | The mirror's cruel, the clock is worse / They both can count, and they both rehearse
detail | A dandelion came up through the road / It never once asked if the way was owed
detail me | My knuckles are maps of the fights I've had / A purple, a yellow, it's none so bad
detail | {A part} worn through at the palm and the heel / You buy it new and you make it real
detail bright | The last lap bell and the crowd on its feet / My shadow in front and I want it beat
detail | A rope has three strands and it won't come apart / One for the legs, one the head, one the heart
detail calm | The tide goes out, but it's not a defeat / It only goes back for a longer beat
feel me | I'm scared, I'm scared, and I'm going in / You don't feel brave till you feel the win
feel me | There's steel in me that I never knew / It only rings when I'm beaten through
feel angry me | You called me soft, so I called you wrong / I took all your names and I made them a song
feel | {Feeling} is heavy, but so is a bell / And somebody lifted it, somebody fell
feel me | I'm not the fastest, I'm not the best / I'm just the one who forgot to rest
feel dark me | The doubt gets up before I do / It laces its boots and it runs there too
feel proud me | I stand up straight and I take up space / I've earned every line of my own wet face
feel tender me | I'm learning to talk to myself like a friend / To say, well, you stumbled, and not, it's the end
feel wild me | There's a drum in my ribs and it won't stay in / It's kicking the door with a lopsided grin
turn | Then round eleven, something turned / The legs came back and the lungs still burned
turn me | I saw his eyes and I saw them blink / He's just as tired as I am, I think
turn | The same ones now who shut the gate / Have saved me a seat, and they're asking me, wait
turn me | I looked behind me, and who was there? / A girl with my shoes and my tied-back hair
turn | The snow came late and the road iced over / I ran it in socks and I thought of clover
turn me | It took me a while to put down the stone / And find I could ask, I was never alone
turn bright | And one fine morning, it didn't hurt / I ran through the rain in my oldest shirt
turn | They said it's over, they put out the light / I found {a part} and I went on all night
turn proud me | Now when I fall there's a way that I land / I roll on the shoulder and push with the hand
wish | May you get up on the day you can't / As stubborn and green as a pavement plant
wish me | I won't be famous, I won't be tall / But I'll be the last one against the wall
wish you | When you're on the floor I'll be at your side / I'll count to nine and I'll let you decide
wish we | We'll go again when the bruises fade / We'll go again, and we're not afraid
wish me | One day I'll hang up {the part} on a nail / And kids will ask for the whole of the tale
lift | Get up, get up, it's only the ground / You've been here before and you know your way round
lift proud | I bend, I bend, but I don't come apart / It's wind in the branches and oak in the heart
lift wild | Ring that bell and ring it loud / I'm not done yet, so tell the crowd
lift me | I'm still here, I'm still on my feet / You knocked me down and it kept the beat
lift we | You lift me up and I'll lift you / That's how a wall of people grew
lift | One more step, and one more then / The mountain's just a step, again
lift bright | Look at you, look, with your chin held high / You're taller today by a slice of sky
lift | With {the thing} and grit and a bit of thread / I'll sew up the day and I'll go ahead
pre | Seven, eight, and I'm up on a knee / The whole of the room leaning in to see
pre me | Breathe in, breathe out, and I hear them fade / I look at the thing of which I'm afraid
pre wild | Here it comes, here it comes, let it try / I've nothing to lose and my hands are dry
pre calm | Drop the shoulders, soften the jaw / You know what to do, you have done it before
pre | {A part} in my hand and my heart in my throat / I take a deep breath and I let go the coat
bridge calm | The oak was an acorn that held its ground / The river goes through what it can't go round
bridge | Nobody sees what you do at dawn / The lonely laps on the frosted lawn
bridge dark | There's no shame in the days you stay in bed / A field lies fallow and then there's bread
bridge tender | The strongest thing I have ever done / Was ring you up when I couldn't run
bridge | They'll show you the cup and they'll show you the crown / They won't show the times you were carried down
end | The lights go off and I sweep the floor / Same time tomorrow, same iron door
end proud me | I lost, I won, I forget the score / I only know I came back for more
end calm me | I unwrap my hands and I look at the skin / There's somebody decent living within
end | So if you're down when you hear me sing / Put one hand out and take hold of the string
hook | It's Only The Ground :: It's only the ground, you've been here before / It's got no teeth and it's got no claw / Get a knee beneath you and look around / Get up, get up, it's only the ground
hook proud me | Pencil, Not Ink :: You wrote me off, but you didn't think / You wrote it in pencil, not in ink / I've got an eraser and I don't blink / It's pencil, it's pencil, pencil, not ink
hook me | Four More :: When my arms are gone and I'm flat on the floor / There's a voice in my head saying four more, four more / I gave it my all and it's asking for more / So I'm up on my elbows for four more, four more
hook | Dandelion Road :: You poured your concrete and you went home / I came right up through the cracks on my own / Roll out your trucks with a heavier load / I'm yellow, I'm yellow on a dandelion road
hook wild | Ring It Again :: Ring it again, I can still see straight / I've got one eye and I've got till late / You'll have to do better than nine or ten / I'm up, I'm up, so ring it again
hook tender | I'll Hold The Bag :: Hit it as hard as you need to, love / Here's the tape and here is the glove / Cry if you want to, you don't have to brag / You swing, and I won't move, I'll hold the bag
hook me | Scared And Going :: Scared and going, that's how I go / Knees like water and heart like snow / Nobody's fearless, it's only for show / Scared and going, it's all that I know
hook calm | Bend Like Barley :: Bend like barley, don't break like a plate / Let the wind go through you and wait, just wait / It howls in the evening, it's gone by the early / We'll stand up tomorrow, so bend like barley
hook proud | Crooked Crown :: I made it from wire and a can cut down / It won't sit straight, my crooked crown / You can keep your gold and your velvet gown / I bled for mine, it's a crooked crown
hook me | Mile Twenty :: Mile twenty, where the wall comes in / Where the legs go out and the air goes thin / You've given it all, and you've nothing, or plenty / You find out who's in there at mile twenty
hook we | Lean On My Left :: Lean on my left and I'll lean on your right / Two bad legs make a good one all night / We won't be first but we won't be bereft / You be my good side and lean on my left
hook bright | Look Who Got Up :: Look who got up and is down by the stair / With odd coloured socks and with sleep in the hair / You put all your money on down, fill my cup / Good morning, good morning, and look who got up
hook me | {the thing} Won't Beat Me :: {The thing} won't beat me, not this time round / I know all its tricks and I know all its ground / It had me for breakfast, it had me in town / But {the thing} won't beat me or hold me down
hook dark me | I Stayed :: The dark had a hundred good reasons to go / It whispered them all, and it whispered them slow / I put on the kettle, I lay down and prayed / The morning was ugly, but I stayed, I stayed
hook | Roll With The Shoulder :: When you go down, then roll with the shoulder / It hurts a bit less and you get up bolder / I've learned a few things, now I'm older and colder / Keep your chin in and roll with the shoulder
hook wild we | Not A Chance :: They said not a chance, so we printed it large / We wore it on jackets, we took it in charge / They're up in the stand now, they're learning the dance / Say it out louder: we haven't a chance, not a chance!
hook proud me | Skin I Grew :: I grew this skin, every inch of it mine / The stretch and the scar and the freckle and line / I used to want somebody else's to do / I'm going out dancing in skin I grew
hook calm | Small Brave Things :: Open the letter and answer the phone / Ask for a table for one, alone / Nobody sings about small brave things / But that's where I'm growing my little wings
hook me | Comeback On A Bus :: I'm making my comeback on a number nine bus / With a bag and a sandwich and none of the fuss / No cameras, no carpet, nobody to discuss / But watch for the window, it's my comeback on a bus
hook | The Hill Don't Care :: The hill don't care for your money or name / It treats every shoe on its gravel the same / You come with a cough or you come with a prayer / You lift up your feet, for the hill don't care
`)

export const dream = lines('dream', `
scene me | I sang to the mop and the mop sang back / In the blue stage light of the cereal rack
scene | A bedroom wall, a map, a pin / A hairbrush mic and a double chin
scene me | I've got a train at ten past nine / A borrowed case and a name that's mine
scene | {Where}, with the paint half dry / She looked at {the thing} and she wanted to fly
scene wistful | The town was small and the window wide / She pressed her nose to the other side
scene me | I wrote my speech in the steam on the tile / I thanked them all, I took a while
scene | Behind the counter, under the hum / He taps out drums with a ruler and thumb
scene me | I'm two parts hunger, one part doubt / I've got to go and find it out
story me | I told my father, he looked at his plate / He said, there's a bus, and don't be late
story me | I queued in the rain with a tag on my vest / Six hundred of us, and one part, and the rest
story | She practised scales on a table top / With painted keys from a paper shop
story me | I sold the ring and I bought the strings / You do it or don't, and I do these things
story me | I {did} till my fingers were raw as meat / I dreamed of the noise of a stamping street
story wild | The agent yawned and he looked at the clock / I sang so hard that it took off his sock
story | They said what's wrong with a desk and a chair? / She said, there is nothing, except it's there
story me | I slept on sofas, I slept on floors / I've washed my hair in department stores
story tender | My mother sewed me a sequinned coat / From curtain and tinsel, with pins in her throat
detail | {A part} in the suitcase, a hole in the sole / A list on the back of a letter of goal
detail | The wings are dark and they smell of rope / Of powder and panic and lemon soap
detail | {Sense} in the distance, a light on a wire / The kind of a thing that can set you on fire
detail | A tape of my voice and a jar full of change / A poster of someplace both shiny and strange
detail me | {A part} on my wall with a ring round in red / It's first thing I see when I get out of bed
detail | The footlights come up like a tide of gold / The front row's a dozen, and nine of them old
detail bright | My name on a board, and the letters don't match / The first one's upside down, held with a patch
feel me | I want it so much that it wakes me at night / It sits on my chest like a bird with a light
feel me | It isn't the money, it isn't the fame / It's someone in darkness who's mouthing the same
feel wistful me | What if I'm only as good as I think? / What if it's all in the kitchen sink?
feel | There's {feeling} that comes when you open a door / On a room that you know that you've been in before
feel wild me | I'm a kettle, I'm singing, I'm lifting the lid / I can't be as small as the things that I did
feel proud me | I'm not too much, it's the cup that's small / Bring me a bucket, I'll pour it all
feel me | I'm hungry for more than the plate that I've got / I'd rather have tried it and failed than forgot
turn | The city was colder than pictures had shown / I ate from a tin and I missed the phone
turn me | Then somebody rang at a quarter to three / They said there's a singer gone sick, is it me?
turn wistful | I passed by a window, and there I was, small / With hairbrush and curtain, and singing it all
turn | You learn it is work, and you learn it is slow / It's nine parts of carrying boxes to show
turn me | I came second last and I came second best / And somehow that second one lit up my chest
turn | And some of them stayed and had babies and grass / And I'm not the winner, we're all in the class
turn bright | Tonight there's a queue and it goes round the block / I look at it once, and I double the lock
wish me | One day I'll stand where the light is a wall / And I'll sing to the back, to the smallest of all
wish | May you be foolish and may you be loud / May somebody cry at the back of the crowd
wish me | When I get there I'll send down a rope / With knots in it, every one made out of hope
wish tender | Whatever I win I will bring you the half / The key to the city, the bow and the laugh
lift me | I want the whole sky and the ladder as well / I want the long note and the ring of the bell
lift | Go on, then, go, with your heart on your sleeve / The only ones getting there, they're those who leave
lift wild | More, I want more than the edge of the town / More than a hand on my head, sit down
lift bright | There's room at the front for a kid with a tune / The moon's just a spotlight, the spotlight's the moon
lift me | I'm taking {the thing} and I'm taking my shot / I'm giving it all of the all that I've got
pre | Five, says a voice, and the powder comes down / The curtain's a river, I'm going to drown
pre me | My hands are two birds and my mouth is a drought / The door's at the back and I'm not getting out
pre | Lights, then a cough, then a hush, then a name / I step from the dark like a moth to a flame
bridge calm | A dream is a thing like a field or a boat / It wants to be worked if it's going to float
bridge | The ones who get there are the ones who stay / The cleverer ones all got married in May
bridge wistful | And if it's a kitchen I sing in, so be / The kettle and tiles make a choir for me
bridge tender | My grandfather carved in his lunch hour, alone / A swan out of matchwood, it's here on the phone
end me | I'm off, there's my train, there's my one yellow light / If you hear me on something, then turn it up bright
end | The stage has been swept, and the ghost light glows / It burns there all night for whoever it knows
end proud me | I bowed to the mop and I put out the lamp / My name on the inside, in ink, like a stamp
end bright | So print me a ticket, and save me a seat / I'm already halfway there, look at my feet
hook me | Sequins And Curtain :: Sequins and curtain, that's what I wore / My mother on pins on the living-room floor / I'm sure of not much but of this I am certain / I'll wear it to heaven, the sequins and curtain
hook | Ghost Light :: Leave a ghost light burning when they've all gone home / One bare bulb on a stage alone / For the ones who'll try and for those who might / Somebody's coming, so leave a ghost light
hook me | Bring Me A Bucket :: Bring me a bucket, your thimble is small / I have an ocean to pour in it all / You measured me wrong by the mark on the wall / Bring me a bucket, and then bring them all
hook bright | Sing To The Back :: Sing to the back, to the cheap wooden seat / To the kid by the door with the tap in his feet / Never mind front row in diamonds and black / The ones who most need it, sing to the back
hook wistful | Ten Past Nine Train :: On the ten past nine train with a case and a plan / I said to the window, I'll see if I can / There's one on the platform who waves in the rain / I'm half of me gone on the ten past nine train
hook wild | Bigger Than The Room :: I'm bigger than the room and I'm banging my head / There's a sky on the other side, painted in red / Open the skylight and hand me the broom / I'm coming out dancing, I'm bigger than the room
hook me | Piano Of Chalk :: I drew on a table a piano of chalk / With eighty-eight silences side by side / They gave me a real one, I sat there and cried / It knew me, the piano of chalk was inside
hook | {the thing} Or Nothing :: It's {the thing} or nothing, I've burned the boat / I've one pair of shoes and I've one winter coat / I could have had easy, I could have had stuffing / I looked at it square and said {the thing} or nothing
hook tender | Half The Applause :: Half the applause is for you, in the wings / You sold your own coat for a new set of strings / I take every bow, but I know where it goes / It's half the applause, and it's all of the rose
hook proud me | Odd Letters :: They put up my name in odd letters tonight / The first one's a three, and the last one's no light / I stood in the rain and I stared at the sight / My name, in odd letters, it's perfect, it's right
hook funny | The Mop Sang Back :: I bowed to the bucket, I winked at the rack / I sang to the mop, and the mop sang back / One day I'll be velvet, I'll be all in black / But I won't forget when the mop sang back
hook calm | Worked Like A Field :: A dream's to be worked like a field, row by row / You're out in the dark and you're out in the snow / It doesn't come easy, it doesn't come fast / But worked like a field, it'll feed you at last
hook me | Wide Awake And Wanting :: I'm wide awake and wanting, it's quarter to two / The ceiling's a stage and the shadow's a crew / It's hopeless, it's hungry, it's ugly, it's haunting / I'd not go to sleep, I am wide awake and wanting
hook bright | Watch This :: Everyone, everyone, come here, watch this / It might be a beauty, it might be a miss / I've got my one take and I've blown it a kiss / Hold on to your hats, and come here, watch this, watch this
hook | The Other Side Of Town :: There's a light on the other side of town / It's burned since I wore a dressing gown / They said it was nothing, they told me sit down / I'm off to the other side of town
`)

export const hope = lines('hope', `
scene | The flood went down and it left a line / We scrubbed the step and we hung the sign
scene | First thing up through the blackened ground / A thin green nib without a sound
scene calm | A candle stub in a jar of glass / It's not a lot, but we watched it last
scene | The long night's thin at the eastern hem / The birds are awake and I'm counting them
scene we | We swept the glass and we stacked the chairs / Somebody's singing on someone's stairs
scene me | I pulled the curtain an inch, then two / The day was standing there, asking who
scene | {Where}, where the rubble lay / A woman's planting beans today
scene tender | A baby laughed in the shelter hall / And it ran like a mouse along the wall
story | They said the well was dry for good / We dug it again with a spoon of wood
story me | I lost it all but a coat and a name / A stranger said, sit, and I found I was tame
story | An old man planted an apple pip / He'd never see it, he let it slip
story we | We had one egg and we had nine mouths / It tasted of farms and the golden south
story | The fever broke at a quarter past four / She asked for some soup, and she asked for more
story | {The thing} survived when the roof came through / We dug it out and we said, look who
story tender | He taught the kids in a bombed-out shed / With A for apple, and B for bread
story me | I wrote to my brother, it took me ten tries / He sent me a drawing of clouds with blue eyes
story we | They came with a truck and a box of bread / They didn't say much and they slept where we bled
detail | {A part} on the sill and a light in the hall / A bird on the top of a broken wall
detail | The thaw in the gutter, a drip, then a run / The first of the washing put out in the sun
detail | {Sense}, and a kettle, a knock on the door / The small things that tell you there's going to be more
detail | A seed has a letter inside of its coat / It's written in green, and it's easy to quote
detail bright | A kite from a newspaper, up like a prayer / The headlines are nothing when they're in the air
detail | {A part} that they mended with copper and twine / You see every crack, and the cracks are the shine
detail | The school bell is ringing, it's bent but it rings / The goalposts are jackets, the swings have got strings
detail calm | The stars are all there on the worst of the nights / They don't need the current to turn on their lights
feel me | I wouldn't say happy, I wouldn't say more / It's only a crack at the foot of the door
feel | There's {feeling} again, like a cat that had strayed / It sits on the step as if nothing's been paid
feel me | I'm tired of the news and I'm tired of the dark / I'd like to believe in a bench in the park
feel tender me | I laughed in the kitchen, and then I stood still / I thought it had died, it was just on the sill
feel me | I don't hope for much, and I hope for it hard / The gate and the tree and the kids in the yard
feel bright | It comes like a tune that you nearly forgot / You're humming it, doing the dishes, the pot
turn | The winter went long, but the winter was beat / I put away blankets and looked at my feet
turn we | And then one by one all the shutters went up / And somebody's grandmother filled every cup
turn | There'll be other storms, I'm not saying there won't / There's people who run to you, people who don't
turn dark | Some things won't come back, and I won't say they will / There's empty chairs here on a bright window sill
turn | The tree that was split by the lightning is green / On only one side, but the best I have seen
turn me | The letter said no, and the next one said no / The ninth one said maybe, the tenth one said go
turn bright | The children have painted the tank as a whale / It's blue, and it's smiling, it's got a fine tail
wish | Let there be bread and let there be shoes / Let there be some other kind of news
wish we | We'll build with the doors on the neighbourly side / We'll leave all the gates and the windows wide
wish tender | Little one sleeping, I hope you will say / What was it like in that old, hungry day?
wish | May someone be there on the day that you're not / May {the thing} still be with us, when this is forgot
wish me | I'll plant you a walnut, I'll plant you a beech / For somebody's swing that is out of my reach
lift | Tomorrow, tomorrow, come in, wipe your feet / We've kept you some soup and we've kept you a seat
lift bright | The light isn't coming, the light's in your hand / It's each little window that lights up the land
lift we | We're tired, and we're singing, we're sore, and we sing / There's nobody ever yet cancelled the spring
lift tender | Hold on for an hour and hold on for a day / The heaviest weather is going away
lift | It's small, and it's stubborn, it's green, and it's thin / It's got through the concrete, so let it come in
pre | Listen, there's hammers, and listen, there's bread / Somebody's whistling, and nobody's dead
pre calm | Put down your shoulders and unclench your hand / The tide's on the turn, can you hear it on sand?
pre | It's darkest, they tell us, and then comes a grey / And then comes a rooster, and then it is day
bridge calm | No night in the world ever had the last word / It's always been answered by some little bird
bridge | They've ended the world twenty times since I came / It's sore and it's singing, it's still got its name
bridge tender | My grandmother carried a spoon through the war / To eat with when peace came, she never said more
bridge dark | And hope's not a feather, it's more like a mule / It won't be persuaded, it's nobody's fool
end | The lamp can go out now, we don't need the light / The window is doing it, everything's bright
end calm | So good night, old trouble, you've had a long stay / There's bread in the oven, it's nearly today
end we | One candle, two candles, a street, and a town / And that's how you bring all the darkness down
end me | I'm putting my coat on, I'm going outside / I heard that the river's come back to its side
hook | Nobody's Cancelled Spring :: They shut the school and they shut the swing / But nobody, nobody's cancelled spring / It came through the fence with a bud on a string / And nobody's ever yet cancelled spring
hook calm | Crack Beneath The Door :: There's a crack of light beneath the door / It wasn't there the night before / It's thin as thread upon the floor / I'll crawl to the crack beneath the door
hook we | Soup For Tomorrow :: Put on a pan of soup for tomorrow / Whatever you've got and whatever we borrow / An onion for laughter, a carrot for sorrow / There's somebody coming, it's soup for tomorrow
hook tender | A Spoon Through The War :: She carried a spoon through the war in her shoe / For when there'd be sugar, for when they'd be through / She gave it to me when I turned twenty-four / It shines like a promise, a spoon through the war
hook bright | Painted Whale :: The children have made of the tank a whale / With a smile and an eye and a bright blue tail / It's going nowhere, it's going to sail / Sing for the morning of the painted whale
hook | Green On One Side :: I'm green on one side where the lightning came down / The other side's black as the burned end of town / I'm half of a tree and I've nothing to hide / There's birds in my branches, I'm green on one side
hook we | Windows One By One :: The windows come on, one by one by one / Like somebody passing along the sun / The street was so dark, and now look what it's done / The windows, the windows, one by one
hook me | Tenth One Said Go :: Nine said no and the tenth one said go / I'd nearly stopped asking, I'd never have known / So knock it again with your frost-bitten toe / It's nine for a no, and the tenth one said go
hook | Stubborn As A Mule :: Hope's not a feather, it's stubborn as a mule / It stands in the road and it breaks every rule / You can shout, you can push, you can call it a fool / It won't go to market, it's stubborn as a mule
hook bright | Kite From The News :: I folded the headlines, I gave them a tail / I ran up the hill and I let it all sail / The war and the weather, the loss and abuse / It's light as a swallow, my kite from the news
hook tender | Tell Them We Danced :: When they ask what we did when the lights went low / Tell them we danced in the kitchen, slow / With one pair of shoes and with only one chance / Tell them we loved it, and tell them we danced
hook | {the thing} After The Rain :: Look at {the thing} after the rain / As if somebody polished the whole of it plain / I'd given up looking, I'd drawn it in vain / But look at {the thing} after the rain
hook calm | Plant It Anyway :: You won't sit beneath it, you won't see it tall / You won't taste the apples it throws at the wall / The ground's hard as iron, the heavens are grey / But dig with your fingers and plant it anyway
hook me | Almost Morning :: It's almost morning, I've held this long / There's half of a moon and there's half of a song / The black's going blue, with a thread of warm in / I can see my own hands now, it's almost morning
hook we | Sweep The Glass :: Sweep the glass and put on the tea / The wind took a window, it didn't take me / Whatever has broken, whatever may pass / First thing in the morning, we sweep the glass
`)
