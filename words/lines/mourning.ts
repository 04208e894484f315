import { lines } from '../lines.ts'

export const mourning = lines('mourning', `
scene you tender | Your coat still hangs behind the door / Your shoes are side by side on the floor
scene you | Your chair is where it always stood / The sun sits there, as you once would
scene calm | The house is full of folded chairs / And neighbours talking on the stairs
scene you | The kettle's on, I take down two / Then put one back, as if you knew
scene about | {Name} loved this time of day / The street gone gold, the kids at play
scene you wistful | Your reading glasses, arms apart / Lie on a page you didn't start
scene | The clock has stopped being polite / It ticks its way all through the night
scene we | We stand in black with nothing to hold / The hymn sheet thin, the handrail cold
scene you | {In place} the boats come in the same / And nobody calls out your name
scene you | Your number's in my telephone / I scroll right past, I leave it alone
scene me | I drove past where we used to park / And turned the engine off in the dark
scene about tender | They brought me {his} watch in a bag / The strap still curved, a paper tag
scene | The postman brings the letters still / A seed list for the windowsill
scene about old | {He} had the blanket, had the view / And all of us, coming in by two
story you | You taught me how to prune a rose / Cut low, you said, that's how it grows
story you tender | You picked me up the day I fell / And kissed the place, and all was well
story you | You used to sing to start the car / You said it helped, we got quite far
story you | You danced with me on the kitchen tiles / In stocking feet, for miles and miles
story about | {He} gave {his} coat up in the sleet / And walked home whistling down the street
story you | You told one joke each Christmas Eve / And laughed so hard you couldn't breathe
story about | {Name} could whistle back the birds / And never used too many words
story you | You planted bulbs the week before / They're coming up beside the door
story you tender | The last thing that you said to me / Was ordinary, about the tea
story you | You wrote the birthdays on the wall / You rang us up, you rang us all
story about | {Name} could talk of {love} for hours / In muddy boots, among the flowers
story you | You kept the string, you kept each jar / You kept a sweet in the side of the car
story you wistful | You said you'd see the apples in / We picked them for you, filled the bin
story you | We told the tales, we passed the wine / I heard your laugh come out of mine
story about proud | {He} never made the evening news / {He} mended half this village's shoes
story you | You waved me off that Sunday night / I didn't turn, I missed the light
story about | {Years} {he} walked the same canal / And called each duck and dog a pal
story you tender | Towards the end you asked for rain / We cracked the window, you heard the lane
story about | I talked to {him} as {he} lay still / Of tea, the garden, gas, the bill
detail you | {A part} you left upon the sill / I dust around it, leave it still
detail you | {Your part}, and a trace of you / I breathe it in, I always do
detail | {Sense}, and I look up, I stand / Then put the paper from my hand
detail you | Your writing on the freezer tray / Soup, leek, the fourth, it's there today
detail you tender | A list in pencil, milk and bread / I've pinned it up above the bed
detail you | {A part} and {a part2} in a drawer / I can't think what you kept them for
detail about | {His} cap is hanging on the nail / Beneath it lies the morning mail
detail you | The dent you left in your side of the bed / The book turned down at the page you read
detail | A robin on the handle of the spade / It stays a while in the afternoon shade
detail you | I can't move {the thing}, not for good / I'd try to if I thought I could
detail you | Your voice is on the answerphone / I ring it when I'm on my own
detail about | The garden's doing what {he} planned / As if it still were in {his} hand
detail | White lilies and a borrowed tie / A plate of food that passes by
detail you wistful | {Sense} and there you almost are / A door, a footstep, your old car
feel you | I go to tell you things, then stop / It's like a stair that's not there, a drop
feel you tender | The missing's not a thing that ends / It moves in slowly, you make friends
feel calm | Grief is a coat too big for me / I wear it out to look at the sea
feel you | I'm fine until I smell the soap / Then all the stairs begin to slope
feel you | It's Tuesdays, and it's buttered toast / It's when I least think, I miss you most
feel | They say that time will make it light / Time hasn't met the middle of the night
feel me | I've learned to carry it, like a cup / Too full, both hands, and not look up
feel you dark | I'm angry at the bus, the sky / For going on and going by
feel you tender | I'd give the years I've yet to spend / For one more nothing-much weekend
feel you | You'd tell me stop, you'd tell me eat / You'd put a cushion under my feet
feel you | It's quiet, but it's not quite bare / You fill the room by not being there
feel you proud | I stand up straight when I say your name / It warms me like a small lit flame
feel you | My love has nowhere now to go / So I've been feeding birds in the snow
turn you | The snowdrops came up anyway / I told you so out loud today
turn you | I laughed this week, I felt it rise / And looked for you with guilty eyes
turn you tender | I wore your jumper into town / It held me up when I sat down
turn | A year goes round, the leaves come back / The path is green along the track
turn you | I caught my hands at work, and knew / They fold the paper just like you
turn about | The baby has {his} stubborn chin / One smile, and {he} is walking in
turn you | I've kept your garden, after a fashion / The weeds come up with so much passion
turn you tender | We gave your place to the youngest one / Who swings both legs in your patch of sun
turn you | I found a note inside a book / It only said, come here and look
turn about wistful | The kids ask what was {name} like / I tell about the hat and the bike
turn you | I thought I'd dread your favourite song / It came on, and I sang along
wish you tender | Sleep easy where the long grass blows / We've got the rest, the keys, the clothes
wish you | I'll tell your stories, get them wrong / I'll do the voices, sing the song
wish you | I'll plant the bulbs, I'll feed the wren / I'll say your name out loud again
wish you calm | May where you are be warm and wide / With all your lost ones at your side
wish you | {Name}, rest now, you did it all / We'll hang your picture in the hall
wish you | I'll be as kind as you to me / I'll pass it on like the salt, the tea
wish about | Let someone save {him} a good chair / And {love} as far as eyes can stare
wish you | And when it's my turn, keep a light / Tell me I've made it, tell me all right
lift you | You're in the way we butter bread / You're in the kind things that get said
lift you tender | You're gone, and you are not gone far / You're in the way my children are
lift you | {Name}, we say it and you're in / The door, the draught, the violin
lift you | What you have loved does not go cold / We've got it here, we've got a hold
lift calm | Love doesn't stop, it moves next door / You hear it walking on the floor
lift about | There's {name} in the songs we choose / In how we bow and tie our shoes
pre you | So I will say what I never said / With all your cards spread on the bed
pre calm | The bell has rung, the rain lets up / Somebody fills another cup
pre you | I close my eyes, I hear your key / The way you used to call to me
pre about | Just let me say {name} slow / The way you'd let a lantern go
bridge you | There was a time before we met / There was no hole in things as yet
bridge you | If I could have an hour, just one / I'd ask you nothing, we'd sit in the sun
bridge | The stars we see went out, they say / Long years ago, they light the way
bridge you tender | They carve two dates, they carve a line / It leaves out the whistle, the runner-bean twine
bridge about | There's some want marble, some want bronze / My {kin} left bread crumbs for swans
bridge you | The sea gives back a bit of glass / All smoothed, and green, and safe to pass
bridge we | One candle lights the next, and then / You can't tell whose flame lit it, or when
end you tender | Goodnight, the gate is on the latch / The fire is lit, I struck the match
end you | I'll lock up now, I'll dim the hall / Goodnight, I love you, that is all
end about | Walk slowly, {name}, take your time / The hill is gentle now to climb
end | The last guest goes, the street is still / The light stays on at the windowsill
end you | I put your cup back on its hook / And close, but do not end, the book
feel about | I miss {who} like you'd miss a wall / You leaned on, and never thought at all
story you | {Name}, you left before the snow / There's so much that you'd want to know
detail about | There's {name} squinting at the sun / One hand up, wave half-begun
turn you | {Name}, I've got your way of standing / One hand on the rail upon the landing
feel about tender | I look for {who} in the crowd / I nearly called the name out loud
story about | {Who} would leave the gate ajar / For any cat, from near or far
detail about | I've kept {his} pen, I've kept {his} comb / My {kin}'s old map with the pins of home
pre you | The candle's lit, the chairs drawn in / I'll talk to you, where shall I begin?
pre we | Now someone starts it, someone low / That tune you liked, and in we go
pre you tender | I fold the scarf you used to wear / I hold it to my face, you're there
lift you | There is no key, there is no lock / You come in with the kitchen clock
lift we | We loved you, that's the whole long tale / We'll tell it when our eyes are pale
hook you tender | Two Cups :: I still take down two cups / I put the one away / It's a small thing, it's a small thing / I do it every day
hook you | You're in the Bread :: You're in the bread, in the heel of my hand / You're in the garden, the rows that you planned / They tell me you're gone, and I nod my head / Then I roll up my sleeves and you're in the bread
hook you wistful | Snowdrops Anyway :: Snowdrops anyway, under the wall / No one had told them of winter at all / You put them there, and you didn't stay / Up they come, up they come, snowdrops anyway
hook | Say the Name :: Say the name, say it out loud / Say it at supper, say it in a crowd / A name's not a stone and a name's not a flame / It's a door that stays open, so say the name
hook you calm | Goodnight, {Name} :: The boats are in, the tide is thin / Goodnight, {name}, the nets are in / We'll bank the fire, we'll mind the flame / Goodnight, goodnight, goodnight, {name}
hook you tender | A Field of Snow :: Half the bed is a field of snow / I don't go over, I wouldn't know / How to lie in it, where to put my head / I keep to my side of half the bed
hook you | One Nothing Weekend :: Not the big days, not the sea / Just one nothing weekend, you and me / Papers and washing, the toast going cold / One nothing weekend, worth all of the gold
hook you tender | Feeding the Birds :: I'm feeding the birds with the love that I've got / It has to go somewhere, it's such a lot / I'd tell you I miss you but haven't the words / So I stand in your slippers, I'm feeding the birds
hook you | I Wore Your Coat :: I wore your coat through the cold of the town / Your glove in the pocket, the collar turned down / I slid my hand deep in, as deep as the sea / And your hand, and your hand, was still holding me
hook you wistful | Sing It Badly :: We're singing your song, and we sing it badly / The way that you always did, loudly and gladly / We get to the high part, we can't, and we nod / You're missing from it, and the quiet is odd
hook you calm | As Far as I Can See :: I'll walk with you, love, as far as I can see / To the bend in the river, the last alder tree / And then you go on, love, on ahead of me / I've loved you, I'll love you, as far as I can see
hook you | Answerphone :: Your voice is still on the answerphone / Leave me a message, I'm not at home / I ring and I listen, I wait for the tone / And I tell you my day on the answerphone
hook you | What Would You Say? :: What would you say to us, all in a row / In our good shoes, with nowhere to go? / You'd say, eat something, you'd say, it's okay / I hear it so clearly, what would you say?
hook you young dark | Too Soon :: Too soon, too soon, with your bike in the hall / With your name just gone up on the team on the wall / There's only a verse, and we'd just learned the tune / The whole street is saying it, too soon, too soon
hook you old calm | Lay Down the Rake :: Lay down the rake, love, the rows are all done / There's gold on the hedges, the last of the sun / You've nothing to mend now and nothing to make / We'll bring in the harvest, lay down the rake
hook you | Robin on the Spade :: There's a robin on the spade where you left it to stand / It looks at me sideways, it looks at my hand / I don't say it's you, but I sat in the shade / And I told all the news to the robin on the spade
hook you tender | Carry You Home :: You carried my bag and you carried my bike / You carried me, sleeping, the end of the hike / Now six of us walk with you over the loam / You carried us all once, we'll carry you home
hook you | The Last Thing You Said :: The last thing you said was to do with the milk / No wisdom, no whisper, no words spun of silk / You said, get some milk, love, and mind how you tread / I'd frame it in gold now, the last thing you said
hook you wistful | Labelled in Blue :: Labelled in blue, in the slope of your hand / Plum jam, September, the last that you canned / I hold it to windows and let the light through / I can't break the seal on it, labelled in blue
hook calm | Light the Next :: Light the next from the one that is low / That's how it's done, that's the way that they go / It isn't the same flame, they say, but who knows? / You lit mine from yours, love, and onward it goes
hook about | {Name} Would Have Laughed :: {Name} would have laughed at the hats in the rain / The page the priest lost and the out-of-tune strain / We heard it, I swear, in the rafters, the draught / Just where {he} would have, {name} would have laughed
hook we dark | Slow Bell :: Slow bell, slow bell, over the hill / Everyone stops and the traffic is still / No one of power, no story to sell / Just someone we loved so, slow bell, slow bell
`)

export const petLoss = lines('pet-loss', `
scene you tender | Your bowl is washed and put away / I've filled it twice since yesterday
scene you | I come home, and the hall is bare / I say hello to empty air
scene you | Your blanket by the radiator / I'll wash it later, later, later
scene about | They let me sit on the cold tiled floor / With {him} in my lap, and shut the door
scene you | {Where} it's quiet, {where} it's still / I look for you, I always will
scene we | We dug a place beneath the pear / And put your favourite blanket there
scene you wistful | Your spot of sun moves on the rug / And no one's there to feel it snug
scene me | The car came home one heartbeat light / I sat inside it half the night
scene you | {Name}, I saved the end of my toast / It's habit, that's what gets me most
story you tender | You picked us, that's the way it went / You sat down on my foot, content
story you | You came home in a cardboard box / And slept your first night in my socks
story you funny | You ate the cake, you ate the plate / And slept it off, and looked sedate
story you | You knew the sound of my own car / From all the others, near and far
story you tender | The year that I could hardly stand / You put your head beneath my hand
story you | You sat with me when I was ill / You never moved, you kept so still
story about | {He} never cared what I had earned / {He} only cared that I returned
story you old | You slowed, you slept, your muzzle greyed / You lay where sun and carpet laid
story you | I carried you up every stair / Those last few weeks, you let me, there
story about | {Name} hated the vacuum so / And loved the first deep day of snow
story you tender | You looked at me, I said I know / I told you it was fine to go
detail you | {A part} and {a part2}, gone from view / The house has lost its shape of you
detail you tender | I found {a part} behind the chair / And sat there, like I'd found you there
detail | {Sense}, I could swear, last night / I sat up and turned on the light
detail you | There's hair of yours on every coat / I don't brush it off, I let it float
detail you | A tag with just a name, a phone / I keep it on my ring, my own
detail you | The scratch you left along the door / We'll never paint it any more
detail you wistful | I dream you're {it doing} somewhere still / Beyond the gate, below the hill
detail you | Half a bag of food, a brush / A toy you left here in the hush
detail | {A part} {where}, a water bowl / A dip in the lawn, an unfinished hole
feel you tender | They say that it was just a pet / They haven't met one like you yet
feel you | You never judged, you had no views / You laid your whole weight on my shoes
feel you | It's small, the space that you took up / A corner, and a drinking cup
feel me | I step across what isn't there / I leave a space upon the chair
feel you | How can a house be so immense / With you no longer by the fence?
feel you tender | You loved me on my foulest days / In old pyjamas, in a haze
feel you | I never had to earn it, no / You gave it like the clouds give snow
feel we | The children asked where you have gone / We said you sleep out on the lawn
feel you | It hurts the size of all the glad / I'd not give back one day we had
turn you | The mornings come, my feet still go / To where you'd wait for me, you know
turn you | I walked our walk alone today / They asked me where you were, on the way
turn you tender | One day I smiled before I cried / I saw a stick, I felt you at my side
turn | The grass grows over, soft and deep / With daisies where we let you sleep
turn you | The neighbour's kid still saves a treat / And looks for you along the street
turn about | Some day there'll be one more, maybe / It won't be {name}, just company
wish you tender | May all your grass be long and cool / With sun on stones beside a pool
wish you | Run where it doesn't hurt to run / Then sleep all afternoon in sun
wish you | {Name}, lie easy, lie down deep / I'll sit here till you're fast asleep
wish you | I'll keep your collar on the hook / Your picture in my cookery book
wish about | If there's a gate, let {him} be there / With {a part} and not one care
wish you | If I come late, then wait for me / You know my whistle, you know my key
lift you tender | You were a small thing in a wide / Great world, and always on my side
lift you | {Name}, you were all good to me / No one has loved so easily
lift you | A little life, but look how much / A whole house altered at your touch
lift you | You gave us all the years you had / The good, the muddy and the mad
pre you | So hush, my good one, hush, lie still / The light is going from the hill
pre you | I say your name, and I look down / I'd know that step in all the town
bridge you | You didn't know of time or fears / You thought we had a thousand years
bridge you tender | You get a heart that's built to last / And theirs is built to go too fast
bridge | They teach you how to wait, to play / And one more thing, when they go away
bridge about | I had a {thing}, that's all, it's true / And half my day was made for two
end you tender | Good night, good friend, the day is done / Sleep in your same old patch of sun
end you | I leave the back door open still / An inch or so, and always will
end about | Goodbye to {name}, sweet and brave / The daisies nod above the grave
end you | I hang your things up, turn the key / And take you everywhere with me
story you | {Name}, we named you for a joke / And then you were the best of folk
detail about | There's {name} asleep in every frame / With half an ear for {his} own name
turn you | {Name}, I called you in last night / It slipped out, with the kitchen light
feel about | A day with {name} had a shape / Now all the hours just hang and gape
story you | {Name} we called you, you came or not / You came the days it mattered a lot
bridge you | {Name}, you never learned to lie / You taught me how to say goodbye
feel about | There'll be no other {kin} the same / With half your manners, half your fame
scene about | The house is missing {who} tonight / There's no one underfoot, no fight
wish about tender | Let {who} have the longest lawn / And breakfast twice, from dusk to dawn
pre we tender | We stood around you in a ring / And no one said a single thing
pre me | I hear the gate, I turn to see / It's only wind, it's only me
lift you tender | You never lied, you never left / You guarded us from harm and theft
hook you tender | The Spot by the Stove :: There's a spot by the stove where the floor is still warm / You curled up and slept there through thunder and storm / I step round it gently wherever I rove / I can't put a chair on the spot by the stove
hook you | You Chose My Shoes :: Of all of the laps and of all of the floors / Of all the fine people who walked through the doors / You looked round the room, you'd the whole world to choose / You lay down and sighed, and you chose my shoes
hook you wistful | Hair on My Coat :: There's hair on my coat and I don't brush it out / I wear you to meetings, I take you about / A bit of you travels in trains and a boat / I never go lonely with hair on my coat
hook you | Last Car Ride :: Your chin on the window for the last car ride / You watched the trees go by us with your eyes so wide / You thought we were going to the sea, to the tide / And I held you, I held you, on the last car ride
hook you tender | Nobody at the Door :: I still say hello to nobody at the door / To nobody running on the kitchen floor / I put down my bag as I did before / And nobody comes, and I love you more
hook you | Under the Pear :: Under the pear, where the blossom comes down / In your old tartan blanket, the red and the brown / I sit with my coffee, I pull up a chair / I tell you the morning, under the pear
hook about | Just a Small Thing :: Just a small thing with a heart like a drum / That beat in my lap, that would beat when I'd come / I've lost bigger things, and I've not felt the sting / How heavy it is, love, just a small thing
hook you | Wait by the Gate :: Wait by the gate with your head on the ground / You never once minded how late I'd come round / You'll hear me, you'll know me, however it's late / I'll whistle the same tune, so wait by the gate
hook you | Call You In :: I go out at ten and I call you in / With the back door light on the rubbish bin / The stars are all out and the air is so thin / It's only a habit, to call you in
hook you tender | Every Day Was Sunday :: Every day was Sunday when you heard the key / Every dull Wednesday you danced for me / You had one short life and you gave it away / On me, as if Sunday was every day
hook about | {Name} Was a Good One :: {Name} was a good one, let everyone know / {Name} was a good one, go gently, go slow / There's many you meet and there's many you lose / {Name} was a good one, the kind that you choose
hook you calm | Run On Ahead :: Run on ahead, as you always would do / Then stop and look back till I came into view / Round the next corner, the grass for your bed / I'm coming, I'm coming, run on ahead
hook you | Scratch on the Door :: They can mend all the rest but I want it the same / The scratch on the door is the way you signed your name / You wanted to tell us come out and explore / I put my hand flat on the scratch on the door
hook you plain | Daisies on You :: Daisies on you, daisies and clover / Bees going by and the wind going over / The grass is so green and the sky is so blue / Sleep, little friend, with the daisies on you
hook you tender | Lighter by One :: The house is lighter by one tonight / I check all the windows, I turn out the light / I count us all in when the day is done / And I get to the end, and we're lighter by one
`)
