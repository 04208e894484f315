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
scene me | I started out afraid of the deep / I swam in puddles, I swam in my sleep
scene dark me | The bell had gone, the crowd had too / I skipped till half the rope wore through
scene me | {The thing} in front of me, big as a wall / I looked for a door, and there's none at all
scene me | {A part} and a torch and the frost on the lane / They called it a hobby, I called it a train
scene proud | A girl of nine with her brother's gloves / She hits like thunder, she hits like she loves
story me | I hit the mat like a sack of meal / I lay there and felt what there was to feel
story me | The doctor said I wouldn't run / I sent him my medal, mud and sun
story | They laughed out loud when she said her aim / Now half the street has learned her name
story me | I failed it once, I failed it twice / I paid for that piece of paper in ice
story | My coach was small and she never swore / She'd just hold up fingers, four more, four more
story me | I fell at the second hurdle, hard / I crawled the rest of it, yard by yard
story dark me | There was a year I couldn't rise / I learned the ceiling with my eyes
story me | I begged for {a part}, they told me no / I made my own from a bit of tow
story tender | You held the bag so it wouldn't sway / You let me hit my grief away
story we | We lost eight-nil in the freezing wet / We shook their hands and we're not done yet
story | He shut the door, so I built one more / And painted it red and I called it door
story me | I begged for a place, they said no more / I trained on the step outside their door
story me | I hauled {the thing} up a hill of stone / They offered a hand, I went alone
story proud me | The note said: talent, modest, small / I've got it framed in my front hall
story tender me | My mother taped my hands with hers / We don't say much, we just rehearse
story me | They hid {the part}, and they laughed at my face / I came in second, I came in with grace
story me | I {did} in the dark by a bicycle light / And nobody clapped, and I did it right
detail dark | The mirror's cruel, the clock is worse / They both can count, and they both rehearse
detail | A dandelion came up through the road / It never once asked if the way was owed
detail me | My knuckles are maps of the fights I've had / A purple, a yellow, it's none so bad
detail bright | The last lap bell and the crowd on its feet / My shadow in front and I want it beat
detail calm | The tide goes out, but it's not a defeat / It only goes back for a longer beat
detail | {A part}, a bench, a squeaking floor / The slap of rope, the count to four
detail | {A part} worn thin at the palm and heel / You buy it new and you make it real
detail dark | The mirror says what mirrors say / I train with my back turned anyway
detail me | Three stripes of mud, a broken lace / I wear the whole hill on my face
detail | {A part} going thud like a heart on a board / The sweat on the rope and the dust of the cord
detail me | {Sense}, and a minute to go / I've got something left that they don't yet know
feel me | I'm scared, I'm scared, and I'm going in / You don't feel brave till you feel the win
feel me | There's steel in me that I never knew / It only rings when I'm beaten through
feel me | I'm not the fastest, I'm not the best / I'm just the one who forgot to rest
feel dark me | The doubt gets up before I do / It laces its boots and it runs there too
feel tender me | I'm learning to treat me like a friend / You tripped, that's all, it's not the end
feel wild me | I've got a drum where I should have bone / It beats me up and it beats me home
feel me | It's not {the thing}, it's me bent low / I stand up by inches, and stand up slow
feel proud me | There's {feeling} that comes from your own two feet / You can't get it bottled, you can't get it sweet
turn | Then round eleven, something turned / The legs came back and the lungs still burned
turn me | I saw his eyes and I saw them blink / He's just as tired as I am, I think
turn me | I looked behind me, and who was there? / A girl with my shoes and my tied-back hair
turn bright | And one fine morning, it didn't hurt / I ran through the rain in my oldest shirt
turn me | I learned to lay the big stone down / There's hands to spare in any town
turn | They shut the hall, they cut the light / I found {a part} and trained all night
turn me | The lad who laughed now holds my coat / He clears his throat, he clears his throat
turn me | I looked at {the thing}, and it blinked, not me / It's smaller by daylight, as most things be
wish | May you get up on the day you can't / As stubborn and green as a pavement plant
wish me | I won't be famous, I won't be tall / But I'll be the last one against the wall
wish you | When you're on the floor I'll be at your side / I'll count to nine and I'll let you decide
wish we | We'll go again when the bruises fade / We'll go again, and we're not afraid
wish me | I'll hang {the part} one day on a nail / And kids will ask, and I'll tell the tale
wish me | I'll {do} one day with my head held high / And nobody'll ask if I'd rather not try
lift wild | Ring that bell and ring it loud / I'm not done yet, so tell the crowd
lift me | I'm still here, I'm still on my feet / You knocked me down and it kept the beat
lift we | You lift me up and I'll lift you / That's how a wall of people grew
lift | One more step, and one more then / The mountain's just a step, again
lift bright | Look at you, look, with your chin held high / You're taller today by a slice of sky
lift wild me | I'm up, I'm up, I'm slow, I'm sore / I've got a whole new round in store
lift proud we | We were the ones they didn't pick / We're slow to light, but we're all of us wick
lift wild | {The thing}, come on, you can hit me again / I counted to nine, and I don't do ten
pre | Seven, eight, and I'm up on a knee / The whole of the room leaning in to see
pre me | Breathe in, breathe out, and I hear them fade / I look at the thing of which I'm afraid
pre wild me | Here it comes, so let it try / My back is straight, my hands are dry
pre me | I pick up {the part}, I tighten the lace / I say my own name to my own wet face
bridge calm | The oak was an acorn that held its ground / The river goes through what it can't go round
bridge | Nobody sees what you do at dawn / The lonely laps on the frosted lawn
bridge tender | The strongest thing I have ever done / Was ring you up when I couldn't run
bridge tender me | The bravest thing I've ever done / I dialled your number at half past one
bridge dark | Some days you simply stay in bed / A field lies bare, and then there's bread
bridge calm | Nobody beats {the thing} in a day / You show up, you show up, you whittle away
end | The lights go off and I sweep the floor / Same time tomorrow, same iron door
end proud me | I lost, I won, I forget the score / I only know I came back for more
end me | So if you're down and you hear me sing / Put up a hand and take hold of the string
end proud me | {The part} on its hook and the lights turned low / I came here to find out, and now I know
hook | It's Only The Ground :: It's only the ground, you've been here before / It's got no teeth and it's got no claw / Get a knee beneath you and look around / Get up, get up, it's only the ground
hook proud me | Pencil, Not Ink :: You wrote me off, but you didn't think / You wrote it in pencil, not in ink / I've got an eraser and I don't blink / It's pencil, it's pencil, pencil, not ink
hook wild | Ring It Again :: Ring it again, I can still see straight / I've got one eye and I've got till late / You'll have to do better than nine or ten / I'm up, I'm up, so ring it again
hook tender | I'll Hold The Bag :: Hit it as hard as you need to, love / Here's the tape and here is the glove / Cry if you want to, you don't have to brag / You swing, and I won't move, I'll hold the bag
hook me | Scared And Going :: Scared and going, that's how I go / Knees like water and heart like snow / Nobody's fearless, it's only for show / Scared and going, it's all that I know
hook dark me | I Stayed :: The dark had a hundred good reasons to go / It whispered them all, and it whispered them slow / I put on the kettle, I lay down and prayed / The morning was ugly, but I stayed, I stayed
hook calm | Bend Like Barley :: Bend like barley, don't stand like stone / The wind comes through and the wind goes home / You'll lie down flat and you'll rise alone / That's how the barley comes up full-grown
hook proud me | Crooked Crown :: Wire and tin and a bottle-top stone / I made my own crooked crown / It won't sit straight but it's all my own / And nobody's taking it down
hook we | Lean On My Left :: You lean on my left / I'll lean on your right / One good leg each / We'll limp into light
hook funny me | Comeback On A Bus :: Here's my comeback on a bus / Front seat, top deck, no great fuss / No red carpet, just my coat / Comeback on a bus, take note
hook wild me | Knock Me, I Ring :: Knock me, I ring like a big brass bell / Hit me again and I'll ring as well / You thought I'd crack, I began to sing / Go on and knock me, knock me, I ring
hook dark me | One More Than I Fell :: How many times? I couldn't tell / I only got up one more than I fell / I've been to the bottom, I know it well / And I got up one more than I fell
hook calm | Small Brave Things :: Answer the phone / Open the mail / Small brave things / On a human scale
hook me | Four More :: I'm on my knees / I'm on the floor / There's a voice in my head / Saying four more, four more
hook | Dandelion Road :: Pour your tar and pour it thick / Roll it flat and roll it quick / I'll be up with the morning, gold / Yellow and loud on the dandelion road
hook me | Mile Twenty :: Mile twenty / The wall comes in / You find out there / What's under the skin
hook bright me | Look Who Got Up :: You had your money on down and out / Look who got up, look who's about / Pour me a coffee and fill up the cup / Look at you looking at look who got up
hook me | {the thing} Won't Beat Me :: I'm bruised, I'm blue / I'm half my size / But {the thing} won't beat me / It never tries
hook wild we | Not A Chance :: They said not a chance / So we wore it on shirts / Now watch us dance / Till the whole of it hurts
hook proud me | Skin I Grew :: I wore out theirs / I've nothing to hide / I'm going out dancing / In skin I grew from inside
hook | The Hill Don't Care :: Rich man, poor man, foot or chair / You breathe in and the hill don't care / One step here and one step there / Up at the top there's a hill's worth of air
hook me | Tape And A Promise :: Tape and a promise / That's all that I've got / They said I was ready / They lied, I was not
`)

export const dream = lines('dream', `
scene | A bedroom wall, a map, a pin / A hairbrush mic and a double chin
scene me | I've got a train at ten past nine / A borrowed case and a name that's mine
scene wistful | The town was small and the window wide / She pressed her nose to the other side
scene me | I wrote my speech in the steam on the tile / I thanked them all, I took a while
scene me | I'm two parts hunger, one part doubt / I've got to go and find it out
scene | {Where}, with the paint half dry / She put down the brush and she looked at the sky
scene me | I thanked the jury in the shower / I cried real tears for half an hour
scene | Behind the till, beneath the hum / He drums out hits with a ruler and thumb
scene wistful | A one-street town, a window pane / She breathes on it and writes her name
scene me | {A part} on the wardrobe, a map on the wall / The town is asleep, and I'm wanting it all
scene | {Where}, where she practised alone / {The thing} for her crowd and a comb for a phone
story | She practised scales on a table top / With painted keys from a paper shop
story wild | The agent yawned and he looked at the clock / I sang so hard that it took off his sock
story | They said what's wrong with a desk and a chair? / She said, there is nothing, except it's there
story me | I slept on sofas, I slept on floors / I've washed my hair in department stores
story me | I told my dad, he scraped his plate / He said, there's a bus, don't leave it late
story | She learned her scales on a kitchen board / With painted keys and a cardboard chord
story me | I sold the ring, I bought the strings / I don't regret a lot of things
story me | I {did} till all my fingers bled / And heard the clapping in my bed
story wild me | The agent yawned, he checked the time / I sang till his wine glass began to chime
story tender me | My mother sewed a coat for me / From half the curtains, on her knee
story me | Six hundred queued in the pouring wet / They took just one, I'm not her yet
story me | I told them {the thing}, and they looked at the floor / I told them again, and I picked up the door
story me | I'd {do} in the back of a bar / They paid me in crisps, and I slept in a car
detail | {A part} in my case, a hole in my sole / A list on a bill, and I've ticked off the whole
detail | The wings are dark, they smell of rope / Of powder, panic, lemon soap
detail | {Sense}, and a light on a wire / The sort of thing that sets you on fire
detail me | A tape of my voice, a jar of change / A map of somewhere blue and strange
detail me | {A part} on my wall with a ring in red / The first thing there when I lift my head
detail | The footlights rise like a tide of gold / Nine in the front row, eight of them old
detail bright | My name's in letters that don't quite match / The first one's held with a bicycle patch
detail me | {Sense}, and I wake in a sweat / It's calling my name, and I'm not ready yet
feel me | I want it so it wakes me at night / A bird on my chest with a beak full of light
feel me | It's not the money, it's not the name / It's someone at home who feels the same
feel wistful me | And what if I'm just as good as I think? / And what if I stay at the kitchen sink?
feel | There's {feeling} comes when you open a door / On rooms you've dreamed of being in before
feel wild me | A kettle's what I am, I'm steam / I lift the lid off every dream
feel proud me | I'm not too much, your cup's too small / Go get a bucket, I'll pour it all
feel me | I'm hungrier than what's on the plate / I'd sooner be sorry than sit and wait
feel me | It's {the thing} or nothing, I'll say it plain / It's salt in the blood and it's coal in the train
turn me | The city's colder than the card / My bed's a chair, and the chair is hard
turn me | The phone went off at ten to three / The star was sick, could they have me?
turn wistful me | I passed a girl with a hairbrush mike / I knew that song, I knew that bike
turn | It's mostly boxes, mostly stairs / It's mostly putting out the chairs
turn me | I came in last, I came in best / There's not much difference on the chest
turn tender | Some friends have babies, some have land / They lift them up to see my band
turn bright me | Tonight there's folk around the block / I counted twice, I checked the lock
turn me | They let me {do} on a rainy night / The mike was broken, the sound was right
wish me | I'll stand one day where the light's a wall / And sing for the one at the back of it all
wish | May you be foolish, may you be loud / May someone weep at the back of the crowd
wish me | When I get there I'll let down a rope / With knots as big as bars of soap
wish tender me | Whatever I win I'll bring you half / The cup, the flowers, the photograph
wish me | I want to {do} where the big ones stood / And do it for somebody back in the wood
lift wild | More, I want more than the edge of the town / More than a hand on my head, sit down
lift me | I want the sky, I want the stairs / I want the note that raises hairs
lift | Go on, then, go, with your coat half done / You can't win a race that you haven't run
lift wild me | More, I want more, I want it high / More than a pat and a piece of pie
lift bright | There's room up front for a kid with a tune / A lamp on a pole makes a perfect moon
lift me | I'm taking {the thing}, I'm taking my shot / I'm giving it all of the all that I've got
lift me | {The thing}, and the moon, and a place on the bill / I'm wanting it now and I'll want it still
pre me | Five, says a voice, and the house goes still / I'm cold as a fish and I'm sweating the bill
pre me | My hands are birds, my mouth's a drought / The door's right there and I'm not getting out
pre | A hush, a cough, then someone's name / You step from the dark like a moth from a flame
bridge calm | A dream's a field, a dream's a boat / You work it or it doesn't float
bridge | The ones who got there? They stayed late / They missed their supper, they missed their date
bridge wistful me | And if I only sing to tiles / I'll sing to them for miles and miles
bridge tender | My grandad carved in his dinner hour / A matchstick ship, a matchstick flower
bridge | Somebody had {the thing} in her head / Before there were pillows, before there was bread
end me | There goes my train, one yellow light / If you hear me sing, turn it up tonight
end | They sweep the stage, they stack the chairs / One bulb is left at the top of the stairs
end proud me | I bowed to the mop, I turned out the lamp / My name inside in ink, like a stamp
end bright me | So print my ticket and hold my seat / I'm half way there, just look at my feet
end me | I'm taking {a part}, I'm leaving the rest / I'll send you a card when I've done my best
hook | Ghost Light :: Leave a ghost light burning when they've all gone home / One bare bulb on a stage alone / For the ones who'll try and for those who might / Somebody's coming, so leave a ghost light
hook funny | The Mop Sang Back :: I bowed to the bucket, I winked at the rack / I sang to the mop, and the mop sang back / One day I'll be velvet, I'll be all in black / But I won't forget when the mop sang back
hook | The Other Side Of Town :: There's a light on the other side of town / It's burned since I wore a dressing gown / They said it was nothing, they told me sit down / I'm off to the other side of town
hook bright me | Watch This :: Hold my coat / Give me a kiss / Stand well back / Now watch this
hook calm | Row By Row :: Row by row, you plough a dream / A stone, a root, a mended seam / Nobody claps in the rain, you know / But you'll eat in the spring, row by row
hook wistful | Ten Past Nine :: The ten past nine and a window seat / A borrowed case and new-shod feet / Somebody's waving, and somebody's mine / I left my whole life at ten past nine
hook me | Wanting Keeps Me Warm :: No coal, no stove, and a coat that's torn / It's all right, wanting keeps me warm / You'd be surprised in a winter storm / How wanting, wanting keeps me warm
hook me | Sequins And Curtain :: Sequins and curtain, pins and thread / My mother sewed while I was in bed / If I get to heaven, let it be said / I danced up the stairs in my sequins and red
hook me | Bring Me A Bucket :: You handed me a thimble / I've got a sea / Bring me a bucket / Bring two or three
hook bright | Sing To The Back :: Sing to the back / To the kid by the door / The front row's had it / The back needs more
hook wild me | Bigger Than The Room :: I'm bigger than the room / My head's through the slate / Hand me the sky / And don't make me wait
hook me | Piano Of Chalk :: A piano of chalk / On the kitchen floor / I played it for years / Till I heard it roar
hook | {the thing} Or Nothing :: {The thing} or nothing / I've burned the boat / One good eye / And one good coat
hook tender me | Half The Applause :: Half the applause / Is yours in the dark / You held the ladder / You struck the spark
hook proud me | Odd Letters :: My name in odd letters / All crooked and blue / The E was a three / And I cried, so would you
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
scene | {A part} in the ash and a boy with a spade / He's digging a garden where ruins were laid
scene tender | {Sense}, and the door's on the crack / I thought it was over, it's on its way back
story | They said the well was dry for good / We dug it again with a spoon of wood
story | An old man planted an apple pip / He'd never see it, he let it slip
story | {The thing} survived when the roof came through / We dug it out and we said, look who
story tender | He taught the kids in a bombed-out shed / With A for apple, and B for bread
story me | I'd lost the lot but a coat, a name / A stranger said, sit down, I'm the same
story we | We had one egg between us nine / We called it breakfast, we called it fine
story | The fever broke at ten past four / She asked for soup and she asked for more
story me | I wrote my brother, it took ten tries / He sent me a drawing of clouds with eyes
story we | They brought a truck with bread for all / They slept in it by our broken wall
story we | We hid {a part} through the worst of the year / We took it out shining, we gave it a cheer
story me | I started to {do}, my hand shook / It steadied, and that was the hope that I took
detail | {A part} on the sill, a lamp in the hall / A bird on top of a ruined wall
detail | A drip, a trickle, then a run / The first white shirt hung out in the sun
detail | {Sense}, a knock at the door / The little things that say there's more
detail | A seed's a letter sealed in brown / You post it when you press it down
detail bright | A kite of headlines climbs the air / The news looks better from up there
detail | {A part} they mended with copper and twine / You see the crack and the crack's the shine
detail | The school bell's bent but the school bell rings / There's coats for goals and rope for swings
detail calm | The stars come out on the worst of nights / No one's ever cut their lights
detail | {A part} on a sill that's been patched with a board / The prettiest thing that we could afford
detail bright | {A part}, {a part2}, and a kid with a kite / You'd never have thought it to look at last night
feel me | I'm not quite happy, I'm not quite well / But something moved like a thawing bell
feel | There's {feeling} back like a cat that strayed / It's on the step as if it had stayed
feel me | I'm tired of news, I'm tired of dark / I'd like a bench in a leafy park
feel tender me | I laughed out loud at the washing-up / I thought it was lost, it was in my cup
feel me | I don't hope big, but I hope it hard / A gate, a tree, and a kid in the yard
feel bright me | It's like a tune that I half forgot / I'm humming now, I'm scrubbing the pot
feel me | There's {feeling} come back like a bird to a shed / I don't make a move, and I've scattered some bread
turn | The winter's long but the winter's done / I hang my blankets out in the sun
turn we | Then one by one the blinds went up / And someone's gran filled every cup
turn | More storms will come, I know they might / But now we know who brings the light
turn dark | Some won't come back, I won't pretend / There's chairs we keep until the end
turn | The lightning tree is green again / On half of it, but that's a friend
turn me | Nine letters came and all said no / The tenth came late and the tenth said go
turn bright | They painted the tank as a bright blue whale / It's got a smile and a curly tail
turn | {The thing} went under, {the thing} came round / You can't keep a good green thing in the ground
wish | Let there be bread and let there be shoes / Let there be some other kind of news
wish we | We'll build with doors on the neighbour's side / And leave the bigger windows wide
wish tender | You'll ask me, little one, some day / What was it like when the sky was grey?
wish | May {the thing} be here when the dust has blown / And no one learn this song alone
wish me | I'll plant a walnut, plant a beech / For someone's swing beyond my reach
wish we | We'll {do} again with the windows wide / With everyone's uncle and aunt inside
lift | Tomorrow, come in and wipe your feet / We've kept you soup, we've kept you a seat
lift bright | The light's not coming, it's in your hand / One window each, and you light the land
lift we | We're tired, we're sore, and still we sing / No one has yet called off the spring
lift tender | Hold on an hour, hold on a day / The heaviest weather moves away
lift | It's small, it's green, it's stubborn, thin / It came through stone, so let it in
lift | For {the thing}, for the morning, for one more try / For somebody's laundry against the sky
pre | There's hammers, listen, and there's bread / Somebody's whistling overhead
pre calm | Let down your shoulders, open your hand / The tide has turned, you can hear it on sand
pre | First comes the black and then the grey / And then some rooster calls it day
bridge calm | No night has ever had the last word / It's always been answered by some bird
bridge | The world has ended, so they say / It ends each year, and it's here today
bridge tender | My grandmother kept a spoon through the war / For when there'd be something to eat with it for
bridge dark | Hope's not a feather, hope's a mule / It won't be told by any fool
end | Blow out the lamp, we don't need it now / The window's doing it all somehow
end calm | Good night, old trouble, you've had your stay / There's dough on the rise and it's nearly day
end we | One candle, two, a street, a town / That's how you bring the darkness down
end me | I've got my coat, I'm going outside / They say the river's back with the tide
end tender | {A part} by the window, the lamp and the key / It isn't much light, but it's lasting for me
hook calm | Crack Beneath The Door :: There's a crack of light beneath the door / It wasn't there the night before / It's thin as thread upon the floor / I'll crawl to the crack beneath the door
hook we | Soup For Tomorrow :: Put on soup for tomorrow, love / Onion and hope in a big black pot / Whoever it is who comes in from the cold / We'll give them a bowl, and it's hot, it's hot
hook we | Windows One By One :: One by one by one by one / The windows pass along the sun / First just one lamp, then there's none / Left in the dark, windows one by one
hook we | Sweep The Glass :: Sweep the glass and boil the tea / The wind took the roof, it didn't take me / Whatever broke and whatever may pass / First things first, we sweep the glass
hook calm | Plant It Anyway :: You won't see the fruit / You won't get to stay / The ground's like iron / So plant it anyway
hook bright | Kite From The News :: I folded the war in a paper kite / I folded the fear and I let it take flight / The string's in my hand and there's nothing to lose / Look how it dances, my kite from the news
hook | Nobody's Cancelled Spring :: They shut the school, they chained the swing / But nobody's cancelled spring / It's up through the tar like a stubborn thing / There's a bud on the branch like a bead on a string
hook tender | A Spoon Through The War :: She carried a spoon through the war / In the toe of her shoe / For when there'd be sugar / For me and for you
hook | Green On One Side :: Green on one side / And black on the other / The lightning came / And I'm still your brother
hook me | Tenth One Said Go :: Nine said no / The tenth one said go / How would you know / If you stopped at no?
hook | Stubborn As A Mule :: Hope's as stubborn as a mule / It won't be beaten, it won't keep a rule / It sits in the road like a beautiful fool / It won't go to market, it won't go to school
hook tender we | Tell Them We Danced :: Tell them we danced / When the lights went low / One pair of shoes / And a radio
hook | {the thing} After The Rain :: Look at {the thing} after the rain / Washed and ready and wearing its chain / Nothing is over and nothing's in vain / It waited all night by the window pane
hook calm me | Almost Morning :: I can see my hand / At the end of my sleeve / It's almost morning / It's soon to believe
hook bright | Painted Whale :: Once it was tank / And now it's a tale / The kids gave it fins / It's a painted whale
`)
