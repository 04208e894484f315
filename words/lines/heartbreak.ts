import { lines } from '../lines.ts'

export const heartbreak = lines('heartbreak', `
scene you | Your key is lying on the mat / No note, no reason, only that
scene me | I boil half as much water now / I burn the toast, I don't know how
scene dark me | It's half past four, the ceiling's cracked / I've learned its rivers for a fact
scene you | You told me {where}, dry as bread / I can't remember what else you said
scene wistful | There's one coat hanging where were two / It looks as if it's waiting, too
scene about | {He} packed the blue bag, zipped it slow / I held the door so {he} could go
scene you | {A part}, a box of your old things / A phone that lights up and never rings
scene dark you | The taxi's light went round the bend / I waved as though you were a friend
scene rap you | There's a gap on the shelf where your records would be / And a hook and a toothbrush and a spare bit of me
scene blues me | Left side of the bed's as cold as any stone / Left side of the bed's as cold as any stone / Even my own shadow wants to sleep alone
scene plain you | You took your hat, you took your cup / I stood there and I couldn't look up
scene you | {Name}, your plant's still by the bed / I don't know if it's asleep or dead
scene about | When {name} walked out, the door swung to / And back, and to, like doors will do
scene me | I can't go near {the thing} this week / I got that far. I couldn't speak
scene calm | The bed's been made, the plates are dry / The bin's been taken out / There's nothing wrong in any room / There's nothing to fight about
story you | You said let's talk. You'd combed your hair / You'd put your bag beside the chair
story dark you | You cried as well, I'll give you that / You patted me like I was a cat
story angry you | You asked for time, you asked for space / You asked me not to make that face
story angry me | I found the receipt, two coffees, cake / I'd been in bed with stomach ache
story dark you | I rang, it rang, it rang some more / I heard it ringing through your door
story about | {He} said it's not you, looked at the floor / I counted the tiles. I counted some more
story you | You made a list of what to take / The lamp, the chairs, the garden rake
story dark you | We {did}, you'd known it then / You smiled at me, and you smiled again
story wistful you | I cut you out of every frame / My arm's still round you, all the same
story you | I drove past yours, I slowed right down / Then went three times around the town
story dark | I drank the wine we'd put away / For some big night, on laundry day
story funny you | I burned your letters. Off it went / The smoke alarm. Three firemen were sent
story funny me | I told the taxi man my life / He told me all about his wife
story wistful you | The last time that you kissed my head / You had your coat on. Nothing was said
story you | I saw you {where} with someone tall / You didn't notice me at all
story me | I said {name} in a crowded room / It fell like a pan, it fell like a broom
story rap angry you | You said you needed some air, so I opened the pane / You said a different kind of air and you got on a train
detail you | {A part} left behind by you / I don't know what I ought to do
detail wistful you | {A part}, {a part2}, your smell / I should move house. I may as well
detail me | I put {the part} out of sight / And fetched the whole thing back last night
detail me | {Sense} and I'm down on one knee / It comes up from the floor at me
detail you | {The thing} {it does}, the same, the same / Nobody's told the world your name
detail angry you | I {do} the wrong way, out of spite / You always had to have it right
detail you | {Where} there's a stain from your cup / I've scrubbed it, but it still comes up
detail angry you | You can have {where}, I'll keep the stair / Divide it up, let's see what's fair
detail funny me | I looked at {a part} and I broke / It's stupid, like a bad dad joke
detail about | {He} left me {a part} and a bill / I paid the one. I have both still
detail dark you | You took {a part}, you took the light / You took the middle of every night
detail dark me | I hear {sense}, I lift my chin / Then no one's key. Then no one's in
detail wistful we | We never will {do} like we'd planned / I hold the list here in my hand
detail angry funny you | I hate {the thing} now, and that's you / You ruined that, and birthdays too
detail tender you | Between {a part} and the wall / I found your button, very small
detail funny you | Somebody's {doing} with you now / I hope they're bad at it, somehow
detail dark you | {Name}, I kept {a part} for the sake / Of something I could put down and break
detail rap me | I've got {a part} in a box and the box in the hall / And a hole where I threw my best shoe at the wall
detail you | Your side of the cupboard's clean and bare / I keep my winter boots in there
detail wistful you | Your song came on in the corner shop / I dropped the eggs. I couldn't stop
detail angry you | Your mug, your spoon, your stupid plate / Your not my fault, your running late
detail wistful about | {He} used to {do} and call me in / I hear it through a wall that's thin
detail we | {Where} we had our own two chairs / A couple's taken them. It's theirs
feel me | It's like a tooth that isn't there / My tongue goes back to check the air
feel me | I'm like a house with no front wall / The bus goes by and sees it all
feel dark me | I'm fine, I say, I'm fine, I'm fine / I've said it now to the end of the line
feel angry funny you | I hope your jumper shrinks to a sock / I hope you're late by every clock
feel angry you | You broke it and you closed the lid / You tiptoed off just like a kid
feel dark | The dark has got a heavy hand / It's like a sack of harbour sand
feel me | I've cried in places you'd not guess / The bank. A lift. A fancy dress
feel funny me | I've eaten jam straight from the jar / I've sung the sad ones in the car
feel me | I'm angry, then I'm made of soup / Then angry. It goes in a loop
feel me | My heart's a phone left off the hook / It drones on like a boring book
feel dark me | I don't want much, I want to know / Was it a crack, or just one blow?
feel wistful you | I miss you in the stupid ways / The crumbs, the songs, the dull Sundays
feel plain me | It hurts in here, it hurts in there / It hurts when I just comb my hair
feel rap me | I'm the crust, I'm the dust, I'm the bus that's been missed / I'm the one with the pen and the very long list
feel blues you | My heart is like a window that a ball came through / My heart is like a window that a ball came through / Got cardboard in the middle where I used to see you
feel about | I loved {him} like a dog on a street / I followed nothing but {his} feet
feel about | They say {name} so lightly, just like that / Like naming a street, like hanging a hat
feel calm | It comes in waves, I've learned the tide / I hold the rail. I wait inside
feel wild me | I want to run, I want to kick / I want to throw myself like a brick
turn funny me | It's been a month. I've moved the bed / I've bought a lamp that's far too red
turn you | I saw you Friday, you looked well / I said the same. You couldn't tell
turn funny | The friends divide like a pack of cards / I got the ones with messy yards
turn you | Your letters come, I write moved out / The postman knows what it's about
turn calm you | I found a day, an hour, a song / You weren't in it. It wasn't long
turn bright me | I went {where} the other night / I thought I'd die. I was all right
turn calm me | I {did} all on my own today / It wasn't good. It was okay
turn funny about | I heard {he} married, heard {he} cooks / For me {he} barely opened books
turn me | The stain wore out, the hair grew long / I hummed right through our awful song
turn funny me | I've learned to cook for one, it's odd / I freeze the rest. It's mostly cod
turn rap you | Now it's six months later and the plant's got a shoot / And I'm laughing at a joke in your old tracksuit
turn me | I met another {name} last week / Quite nice. I found it hard to speak
turn me | I went back to {the thing} alone / I took no picture. I left my phone
wish angry funny you | I hope you're warm, I hope you're fed / I hope there's a lump right through your bed
wish you | Give me one night without your face / One dream that's set in another place
wish calm you | Some day I'll see your coat go by / And only think: well, that looks dry
wish you | Don't let me meet you {where} this year / Not yet, not smiling, nowhere near
wish dark | Let someone take this tune from my head / It plays and plays, it ought to be dead
wish tender you | {Name}, be happy, I mean it, I do / I mean it one day in every two
wish dark about | I hope {he} finds what {he} was after / I hope it's quiet. I hope there's no laughter
wish calm me | I'll {do} again, I know I will / For now I watch from the windowsill
lift dark you | You took the best of me out in a bag / Left me the label, left me the tag
lift you | I loved you more than I had to spend / Now I've a debt and I've lost a friend
lift wistful | How do you stop? Somebody say / How does a dog stop waiting all day?
lift | It's over, it's over, the chairs are stacked / The band's gone home with their cases packed
lift you | Go if you're going, don't look round / I'll be the one who makes no sound
lift angry you | Keep the records, keep the car / Keep on driving, drive it far
lift me | Where do I put it, the love I've got? / It's still on the stove and it's still red hot
lift funny | Break it quickly, like a plaster / Somebody told me it heals up faster
lift dark you | Don't be kind to me, don't be sweet / Say it and get up out of the seat
lift about | {He} won't be coming, put down the phone / Eat your dinner. It's yours alone
lift angry you | You can have {the thing}, you can have the moon / Just don't be happy quite this soon
lift you | {Name}, {name}, what did I do? / I'd have walked on my hands for you
pre you | I rehearse what I would say / You never phone me anyway
pre you | And just when I can eat, can sleep / I find your glove in the car, on the seat
pre dark | Here it comes, the clock says three / I know this hour. It's fond of me
pre you | I'm up, I'm down, I'm on the floor / I'm writing to you. I've torn up four
pre me | One more drink, and one more song / Then I'll stop. I've said it all along
pre | Then {sense}, and down I go / Like snow off a roof, not fast, not slow
pre me | I put my face on, like a shirt / I do it up. I hide the hurt
pre angry you | And you can tell your brand-new crowd / I'm doing great. I said it out loud
pre angry you | Say it, {name}, say it to my face / Don't send a smile to take its place
bridge tender | There's someone crying in every street / We ought to nod whenever we meet
bridge | They say it mends like a broken bone / Thicker there. As good as stone
bridge wistful | I'd do it again, God help me, I would / The first year, I swear, was that good
bridge wistful we | Somewhere there's us who never broke / Who made up over a daft old joke
bridge dark me | I thought that love was something owed / I stood with my bowl at the side of the road
bridge | It wasn't {the thing}, it wasn't the cash / It was one slow crack before the crash
bridge | They tell you time's a gentle nurse / She comes in soft white shoes / I think that she's got other wards / I think she reads the news
bridge plain | If love is lost, what is it worth? / Is it in the sky, or under the earth?
bridge funny | My gran says love is like a bus / It's late, it's full, and it won't stop for us
end | I'll wash the cup. I'll leave it dry / That's all the ceremony. Goodbye
end you | So there's your key, and there's your bowl / And this old song, to plug the hole
end wistful me | The last bus sighs and shuts its door / I don't sit at the front any more
end funny about | If {he} should ask, say I got thin / Say someone else has just moved in
end me | I pass {where} without a glance / All right, one glance. I gave it one chance
end you | Goodnight, {name}. I said it to the wall / It took it well. It said nothing at all
end calm you | I'm taking your side of the bed tonight / It's cold at first. And then it's all right
hook funny you | I Sleep Diagonal :: I sleep diagonal now, like a star / I've got the whole mattress, the near and the far / It's roomy, it's quiet, it's colder by far / I sleep diagonal, wherever you are
hook wistful you | One Tin of Soup :: One tin of soup where your things used to be / One tin of soup, and across from it, me / I'd eat it, but then there'd be nothing to see / One tin of soup. Oh, just let it be
hook dark you | I Followed Your Coat :: I followed your coat for a street and a half / I called out your name, and I started to laugh / It wasn't your face and it wasn't your throat / Some stranger turned round, and I'd followed your coat
hook angry you | Shut the Door :: Shut the door, whichever side / I can't heat the street and the world outside / Half a goodbye is cold and wide / Pick one and shut the door, you decide
hook dark you | All but One :: I dial your number, all but one / My thumb's in the air and it weighs a ton / I hang up the phone and I call that won / Your whole number, all but one
hook funny | Say I Moved to Spain :: If anyone asks, say I moved to Spain / Say there's a boat and a villa, champagne / Don't say the sofa, don't say the rain / Say I look well, say I moved to Spain
hook wistful you | Plate Out of Habit :: I put your plate out of habit, I swear / I pour you a glass and I pull out your chair / I talk of my day to the salt and the air / Your plate out of habit, it's still sitting there
hook wistful you | You Kept the Song :: You kept the house and you kept the view / You kept the friends and the toaster too / It isn't that stuff that I've wanted so long / It's ours on the radio. You kept the song
hook funny you | Half a Tattoo :: I've half a tattoo, it's the start of your name / The needle was buzzing, the message then came / I'll finish it off as a boat or a flame / Half a tattoo, and I'm half to blame
hook angry funny you | Butter Side Down :: May your toast land butter side down / May you hit every red light in town / May your whites come out some kind of brown / Wherever you live, love, butter side down
hook wistful you | Ghost With a Toothbrush :: You're a ghost with a toothbrush, a ghost with a comb / You took all your boxes and still you're at home / I hear you gargle, I hear you roam / Ghost with a toothbrush, leave me alone
hook dark you | Forty-Four Tiles :: Forty-four tiles on the kitchen floor / I counted them all while you shut the door / You said you were sorry, you said something more / I only know there are forty-four
hook wistful you | An Arm Round Nothing :: I cut you out with the kitchen shears / The beaches, the birthdays, the cakes and the cheers / I'm still in the middle, I grin, it appears / An arm round nothing, for all those years
hook dark you | Third Time Past Your House :: Third time past your house, and I'm out of gas / I told myself once, and I'd let it pass / There's a light in the kitchen, a face through the glass / Third time past your house, and it won't be the last
hook wistful we | Summer Tent :: We were a summer tent / Lovely for the while it went / Never for snow, it was never meant / To be a house, just a summer tent
hook you | A Tap Left On :: It wasn't a flood, it was only a drip / A small silly drip, and you let it slip / Nobody shouted, nobody lied / A tap left on, and the ceiling died
hook dark you | Don't Say Friend :: Don't say friend, don't say it, don't / Don't say you'll call me, we both know you won't / Don't hold my hand till we get to the end / Go like a train goes. But don't say friend
hook angry funny you | You Ruined Sundays :: You ruined Sundays, you ruined jazz / You ruined the one good pub that the high street has / You ruined the sea, and I don't mind, some days / Keep all the olives. But you ruined Sundays
hook wistful you | Box by the Stairs :: There's a box by the stairs that I said I would send / A jumper, two books and a spoon with a bend / I step round it nightly, as if it's a friend / The day that you fetch it, I know it's the end
hook dark me | I've Named the Hours :: I've named the hours, they come every night / Two is the nurse and she turns on the light / Three is the wolf and he's got a small bite / I've named the hours, and none are polite
hook dark about | {Name} Like Passing the Salt :: They say {name} like passing the salt / Like nothing at all, it's nobody's fault / It hits me like stairs and I come to a halt / They just say {name} like passing the salt
hook wistful you | {A part} You Left Behind :: {A part} you left behind, and the mark on the floor / I open a cupboard, there's more, and there's more / You packed in an hour with your eyes on the door / {A part} you left behind, and me, from before
hook wistful you | Not {Where} Any More :: Not {where} any more, I go round the back / Half a mile longer, I've worn a new track / It's only a place, it's a crumb, it's a crack / Not {where} any more, in case you come back
hook blues you | Cardboard in the Window :: Cardboard in the window, wind in the hall / You threw just one word and you broke it all / I used to see daylight, now nothing but wall / Cardboard in the window, and you don't call
hook funny about | {He} Took the Good Umbrella :: {He} took the good umbrella, left me the one / With the spokes sticking out and the handle undone / I hope it's dry where {he}'s having fun / {He} took the good umbrella. I've none
hook dark | Quiet as Milk :: Quiet as milk, not a foot on the stair / Quiet as milk, not a cough, not a chair / I shouted for silence, I said it, I swear / And now it's as quiet as milk everywhere
hook dark you | You Wave Like a Neighbour :: You wave like a neighbour, you nod like the post / You, who I cried on and cared for the most / It's morning, it's lovely, you smile like a host / You wave like a neighbour. I wave like a ghost
hook angry you | Not at This Address :: Not at this address, you can write it in red / Not in the hallway and not in the bed / Not in the drawer and not in my head / Well, nearly not at this address, like I said
hook funny me | I Ate the Whole Cake :: I ate the whole cake and I don't feel a thing / It had little candles and sugar and string / It said to us both in a silvery ring / I ate the whole cake. I could do with a sling
hook plain | Where Does It Go :: Where does it go when the love runs out? / Down the plughole or up the spout? / Under the bed with the dust and the mouse? / Where does it go? It's not in the house
hook wild | Howl With Me :: Howl with me, dustbins, and howl with me, cars / Howl with me, everyone leaving the bars / Tip back your heads and take aim at the stars / Howl with me, howl till it heals, till it scars
hook angry you | The Landlord Got a Month :: The landlord got a month and a letter, quite kind / The gym got a fortnight, a form to be signed / I got five minutes, your coat on, the blind / Still swinging. The landlord got a month, I find
hook dark you | With a Spoon :: You emptied the sea with a spoon, with a spoon / A little each morning, a little each noon / I said it's not moving, I hummed you a tune / Look at it. Sand. You did it with a spoon
hook wistful we you | Us With No Sound :: I watch us on video, us with no sound / You're mouthing I love you, you spin me around / I turn it up full and there's nothing, it's drowned / It's just us with no sound, going round and round
hook wistful you | Last Piece in Your Pocket :: We never did finish the jigsaw, the sea / There's one bit of blue missing, shaped like a key / You left with the last piece in your pocket, you see / I'm all of the edges, the middle's not me
hook shout angry you | Bag, Coat, Key :: Bag, coat, key / Don't look at me / One, two, three / Leave me be
`)

export const movingOn = lines('moving-on', `
scene bright you | New lock, new key, a yellow door / I don't wait up for you any more
scene calm me | I've got a flat above a shop / There's bread at six. There's light on top
scene calm you | I woke at nine, I'd slept right through / It took till lunch to think of you
scene me | I'm {where}, I'm on my own / I've gone and switched off the phone
scene funny me | I bought one chair, a big one, red / And ate a pizza in my bed
scene bright me | {A part}, an open window, me / I never knew how loud I could be
scene rap me | Got my hair cut, got my own keys, got a plant on the sill / Got a laugh like a drain and I'm laughing it still
scene funny you | {Name}, I've painted the bedroom blue / You'd hate it. That's why I chose it, too
scene wistful me | I drove all night with the windows wide / And nobody in the passenger side
scene bright me | The market's loud, the plums are cheap / I've caught up on a year of sleep
story proud me | I carried the sofa down three flights / By myself, on one of those nights
story proud me | I fixed the tap, I read the guide / I stood in the flood and I laughed till I cried
story funny me | I cut my hair above the sink / I looked like a hedge. I felt in the pink
story bright me | I sold the ring and bought a bike / I go exactly where I like
story calm you | I saw you there. My pulse stayed put / I shook your hand. I moved my foot
story proud me | I {did} all by myself, so there / I sent no photo. I didn't care
story wild me | I danced alone at a wedding do / By ten the whole room was at it too
story calm me | I burnt no letters, made no scene / I made some soup. I kept it green
story funny about | {He} called at two, {he} called at three / I let it ring. I made some tea
story bright me | I said the word out loud to the bath / Alone. And I began to laugh
story dark me | The worst night came, I sat it out / It went at dawn without a shout
story calm me | I went {where}, I had a look / It's only a place. I read my book
story blues me | Used to cry a river, now I've built a boat / Used to cry a river, now I've built a boat / Going to row to somewhere in my good red coat
detail bright me | {A part}, {a part2}, all mine / I've hung them out like a washing line
detail funny me | I {do} at midnight if I please / In vest and jumper, eating cheese
detail calm me | {The thing} {it does}, and so do I / We get along, with time going by
detail funny you | You never liked {the thing}, I do / I've time for that now, minus you
detail bright me | I moved {the part} to face the sun / I should have done it in year one
detail you | There's {sense} in every room / I've swept you out with a very big broom
detail proud me | I've learned to {do} the proper way / Nobody sighed at me today
detail me | {A part} and no one to ask / I do it myself, I like the task
detail proud you | I own {a part} and a good strong knot / I thought I needed you. I did not
detail me | {Where} I've put my feet up high / Nobody's asked me when or why
detail you | {Name}, I've put {a part} away / It took ten minutes. It took one day
detail me | I looked for {feeling} under the bed / It was in my own two hands instead
detail rap me | I've got {a part} of my own and a song of my own / And I'm louder than a kettle, than a whole saxophone
feel calm me | I'm like a field they've let alone / There's poppies now where I was mown
feel bright me | I feel like a dog on an empty shore / I run, I come back, I run some more
feel me | I'm not all better, I'm well on the way / I only limp on a rainy day
feel proud me | I built this back with a borrowed spade / You ought to see the wall I've made
feel angry funny you | You said I'd crawl, you said I'd beg / I've run a race. I've grown a leg
feel calm you | The quiet used to have your shape / Now it's a lake. Now it's a cape
feel wild me | I'm a shaken-up bottle, I'm off with the cork / I'm doing the tango with someone from York
feel funny me | I talk to myself, I'm good company / I laugh at my jokes. I agree with me
feel plain me | I can do laces, I can do toes / I can do anything, everyone knows
turn you | I used to check if you'd been near / I've not looked now for half a year
turn wistful you | I found your scarf, I gave it a sniff / It only smelled of wool and what if
turn funny you | They asked me who I'd come here with / I said myself. You're just a myth
turn calm me | The scar's gone thin, the scar's gone white / It tells me if there's snow tonight
turn angry you | You wrote to say you'd got it wrong / I read it once. It was too long
turn me | I took up {doing} on my own / It turns out I had a gift unknown
turn about | {Name} came by. I opened up / I didn't shake. I poured a cup
turn funny me | I've met somebody. It's me, it's me / I've asked myself out twice for tea
wish funny you | I wish you well, I wish you rain / Just once a week, and not much pain
wish | Here's to whoever sleeps tonight / Flat on their back with no one to fight
wish bright me | I'll grow tomatoes, learn to dive / I'll take the long road home and drive
wish bright me | Come find me {where}, anyone who laughs / No couples' menus, no joint photographs
wish wild me | I'll {do} as often as I want / I'll do it in a restaurant
wish tender you | May you be loved, and may it be / By someone not a bit like me
wish plain me | I'll buy a drum, I'll bang it loud / I'll be my own big clapping crowd
lift proud you | I'm all right, I'm upright, I'm out of the door / I'm not the someone you walked on before
lift wild | Watch me go, watch me go, watch me get small / I don't need a leg up to get off this wall
lift proud | One is a number, one is a crowd / One is a trumpet, and one's pretty loud
lift proud | No more sorry, no more please / No more walking on my knees
lift bright | This is my table, I'm taking a seat / This is my dance and these are my feet
lift shout bright | Mine! Mine! / Doing fine!
lift me | I've got {the thing}, I've got the night / I've got both hands and I'm all right
lift tender you | {Name}, I forgive you, go on, go free / I need the space you took up in me
pre | One foot, then the other one / It isn't fast, but it gets done
pre me | I count what's left: two hands, a tongue / A pair of boots. A song unsung
pre me | I thought I'd break, I felt the bend / And then I felt it stop, and mend
pre funny you | And if you're asking how I am / I'm toast, I'm butter, I'm extra jam
pre me | Then {sense}, and the day came in / I felt my face. It had a grin
bridge | A heart's a muscle, so they say / You tear it a bit and it grows that way
bridge me | I'm grateful, nearly, for the shove / I'd never have learned what I'm made of
bridge you | You weren't the sun, you were the blind / I've pulled the cord. The day is kind
bridge | Nobody's half, I've done the maths / There's other seas and other paths
bridge bright | The tree they cut down to the ground / Came up this spring with its arms all round
bridge | They tell you it takes half the time / You spent on love to mend / It took me just one Thursday night / Some soup and one good friend
end bright | So that's my story, that's my hat / I'm off to dance, and that is that
end me | The lights go green, I'm first away / I didn't check the mirror today
end funny you | You'll find me {where}, head held high / Or you won't. I'm easy. Bye
end you | Goodnight, {name}, wherever you sleep / There's nothing of yours I want to keep
end calm me | I lock up, hum, go up to bed / With all of the pillows under my head
hook bright you | Yellow Door :: I've got a yellow door and a brand new lock / You can ring if you like, you can knock and knock / I'm out with my friends until three o'clock / My yellow door's got a brand new lock
hook funny you | What Was Your Name :: What was your name? It was short, it was plain / It went with a jacket, a moan and a train / I loved you, I think, or I loved the champagne / It's gone, it's gone. What was your name?
hook proud me | Table for One :: Table for one, by the window, please / I'll have the whole board of the good strong cheese / Nobody's fork coming over to seize / Table for one, and my feet at their ease
hook bright me | All of the Pillows :: I've got all of the pillows and all of the bed / Four for my feet and eleven for my head / I dream what I like and I dream it in red / I've all of the pillows and none of the dread
hook wild me | A Ring for Some Drums :: I traded a ring for some drums, what a swap / I bang them at midnight and nobody says stop / The neighbours bring biscuits, the neighbours bring plums / Best deal I did was a ring for some drums
hook proud me | I'm a Cork :: I'm a cork, I'm a cork, push me under, I rise / With salt in my hair and with sun in my eyes / You can throw in the bottle, the knife and the fork / Look, I'm on top again, I'm a cork
hook calm you | I've Let the Lawn Go :: I've let the lawn go, and look what came through / Poppies and daisies and something that's blue / You kept it so short that I never once knew / I've let the lawn go, and I'm taller now too
hook funny me | Watch Me Park :: Watch me park in one go, with no one to say / Left hand down, right hand down, mind, that's not the way / I slid in like butter, I did it, hooray / Watch me park, watch me park, I could park all day
hook funny me | I Didn't Die Monday :: I didn't die Monday, I haven't died since / I made some spaghetti, I made it with mince / I thought it would kill me, and look, not a wince / I didn't die Monday. I feel like a prince
hook proud me | My Own Brass Band :: I'm my own brass band coming down the street / I'm the tuba, the trumpet, the two left feet / I don't need a partner to carry the beat / I'm my own brass band and I sound so sweet
hook proud you | It's Only Hair :: It's only hair, and it fell to the floor / The hair that you stroked, and the year, and the more / I shook my head lighter, I walked out the door / It's only hair. I'm not yours any more
hook wild me | Off the Lead :: I'm off the lead, I'm ears, I'm tongue / I'm chasing the gulls like I'm stupid and young / A mile of wet sand and a song to be sung / Off the lead, off the lead, look how far I've been flung
hook bright you | Our Song's Mine Now :: Our song's mine now, I've been singing it wrong / I've put in some whistles, I've made it too long / It used to be slow, now it goes like a gong / Our song's mine now, and it isn't our song
hook funny me | Toast at Midnight :: I'm having toast at midnight with crumbs in the bed / The radio on and a towel on my head / Nobody's tutting, there's marmalade, spread / Toast at midnight, and seconds ahead
hook bright you | Thanks for the Shove :: Thanks for the shove, I was stood on the edge / I'd stood there for years on a bit of a ledge / I fell and I flapped and I flew, sort of / I'd never have jumped. So thanks for the shove
hook calm you | Out of Your Weather :: I'm out of your weather, your thunder, your sleet / I'm drying my coat and I'm warming my feet / I forecast myself now, and some of it's sweet / I'm out of your weather and into the street
hook proud me | {A part} of My Own :: {A part} of my own and a room with a key / A lamp with a switch that is switched on by me / Nobody told me how good it would be / {A part} of my own, and the morning, for free
hook bright me | {Where} by Myself :: {Where} by myself with my feet up, a star / I brought my own blanket, I drove my own car / I asked myself nicely how happy we are / {Where} by myself, and it's better by far
hook proud you | Not the {Name} Show :: It's not the {name} show any more, turn it round / The lights are on me, there's a whole other sound / The curtain goes up and there's cheers all around / It's not the {name} show, and look who's been found
hook proud you | Limp Like a Dancer :: I limp, but I limp like a dancer would / Step and a slide, and it looks quite good / You broke it, it mended the best that it could / I limp like a dancer, I knew that I would
hook calm me | One Big Cup :: I've got one big cup, it's as big as a pail / It's orange, it's chipped and I got it on sale / No more of the two little matching and pale / I've got one big cup, to the brim, without fail
hook wild you | My Good Red Coat :: I'm out in my good red coat tonight / You always said it was way too bright / They see me coming by candlelight / I'm out in my good red coat, all right
hook calm you | A Whole Thursday :: I had a whole Thursday without you, it's true / I worked and I ate and I laughed for a few / I noticed at bedtime, I hadn't a clue / I'd had a whole Thursday, and none of it you
hook proud you | I Kept the Hammer :: You took the house and you took the nails / You took the boat and you took the sails / I've a heap of wood and a couple of pails / I kept the hammer. It never fails
hook shout wild me | Up I Get :: Up I get / Soaking wet / Not done yet / Place your bet
`)
