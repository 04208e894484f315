import { lines } from '../lines.ts'

export const rap = lines('rap', `
scene rap me | Six in the morning and the kettle sings the news / Last night's rhythm is still drying on my shoes
scene rap me | Corner of the bedroom with a mattress for a booth / Blanket on the window so the echo tells the truth
scene rap me | Top deck of the night bus, forehead on the glass / Writing sixteen bars and counting all the stops we pass
scene rap | The lift's out of order but the stairwell hums / Somebody's cousin with a bucket and two spoons for drums
scene rap me | Find me {where} with my notebook open / Talking to {the thing} till the ice has broken
scene rap bright | Give me {a part} and a minute of your time / I'll stack it up in syllables and pay you back in rhyme
scene rap wild | Mic check, one check, everybody settle / I came with {a part} and the nerve and the mettle
scene rap funny | Ladies and gentlemen, your phones on the table / I'm talking {the thing} for as long as I'm able
scene rap dark | Two in the morning, there's a siren on the ring road / I'm rhyming in the kitchen with the washing on the spin load
scene rap calm | Sunday on the balcony, socks on the rail / Radio low and the coffee going stale
scene rap | Chip shop, bookie's and a bank that's now a bar / I learned to count my syllables by passing every car
scene rap wistful me | Back of the classroom with my head on the desk / Teacher said I'd fail, I only failed to impress
scene rap proud | Nobody gave me a map or a manual / I read what was written on the back of the annual
scene rap angry | Second of the month and the landlord's at the buzzer / I hide behind the sofa with my sister and my brother
scene rap | Lights down, sound up, somebody count me in / I've got {a part} in my hand and I don't know where to begin
scene rap tender | Grandma's front room, plastic on the chairs / She taught me how to listen from the bottom of the stairs
story rap me | I sold my bike for a second-hand sampler / Walked home slow like a champion gambler
story rap me | First show, four people, and the one had lost his way / I rapped like a stadium and I heard the other three say hey
story rap funny me | I dropped the mic once and it landed on my toe / I hopped through the chorus and they loved the whole show
story rap me | I filled in forty forms and I got forty letters / Each one said sorry so I started writing better
story rap | He had a suit, I had a spoon and a bowl / He offered me a number and I wanted the whole
story rap wistful me | My brother had the talent and I only had the patience / He works the early trains now and I thank him at the stations
story rap angry | They built a tower there and they called it a vision / Then they moved us all out with a pen and a decision
story rap me | Started with {a part} and a half-baked plan / Everybody laughing till the music began
story rap | It began {where} with a dare and a shrug / Now I'm deep in {the thing} like a hand in a glove
story rap funny | I met {the thing} on a Tuesday, I was late and I was sleepy / Been talking ever since and my friends say it's creepy
story rap me | I learned to {do} before I learned to shave / No one ever told me it was clever or brave
story rap proud me | They said put it down, so I picked it up heavy / {A part} in the rucksack and the arms holding steady
story rap tender | My mum did two shifts and then one at the table / Checking my spelling for as long as she was able
story rap dark me | I lost one year to the sofa and the ceiling / Writing was the rope and I climbed it back to feeling
story rap | We pressed fifty copies and we sold thirty-seven / The rest held the door up at number eleven
story rap wild | The bass blew the window and the neighbours came to shout / They stayed until the morning and we couldn't get them out
story rap me | I swept that floor where I'm spitting this verse / Same boss, front row, clutching his leather purse
story rap funny me | I wrote a killer line and I lost it in the wash / It came out on a tissue and it still sounded posh
story rap tender me | Dad never said it but he drove me to the venue / Sat in the car with a flask and a menu
detail rap | {A part} on the left and {a part2} on the right / I could rap about {the thing} for the rest of the night
detail rap | It's {a part}, it's {a part2}, it's the way that it's done / You see the small details and I see the sum
detail rap | {Sense} in the air and a beat in the boot / You can't buy the feeling, you can't fake the root
detail rap bright | {A part} like a medal and I'm wearing it proud / You can hear {the thing} coming when you can't see the crowd
detail rap | Look at {the part}, that's poetry, that's craft / I was deadly serious when everybody laughed
detail rap wild | {A part} in the kick drum, {a part2} in the snare / If you listen to it closely there's {the thing} in there
detail rap calm | Nobody looks at {the part} any more / I could write you a chapter and still find a door
detail rap funny | {A part} in my pocket and a hole in the lining / The outfit is tragic but the timing is shining
detail rap | I know every inch, from {a part} to the core / I studied it at midnight and I'm studying it more
detail rap proud | {Doing}, that's my weekday, my weekend, my cardio / You hear it in my breathing when they play me on the radio
detail rap me | Pen with no lid and a pad with no cover / Half of it for money and half for my mother
detail rap | Gold on the outside is the foil on a sweet / I'd rather have a kitchen and a story and a beat
detail rap dark | Grey on the pavement and grey in the forecast / I'm painting with my vowels till I see a bit of contrast
detail rap me | Same coat all winter with the stuffing coming through / But the bars were so warm that it might as well be new
detail rap | Pigeons on the pylon, a fox by the bins / This is the kingdom where my story begins
detail rap bright | Mangoes on the market and the music from the phone shop / I'm nodding to a rhythm that was born at the bus stop
detail rap | {Where} is my office and the rhythm keeps the books / I clock in with {a part} and I pay no mind to looks
detail rap wistful | {Sense} takes me back like a lift going down / To the day when {the thing} got the talk of the town
detail rap | One for {the part} and two for the show / Three for the people who said take it slow
detail rap funny | {The thing} {it does} and I give it a verse / You can call me a fool, I've been called a lot worse
feel rap me | My head is a market with the stalls all shouting / I turn down the volume and I start my counting
feel rap dark me | Smile for the camera, then silence in the cab / I'm rich in applause and I can't pay the tab
feel rap me | I'm nervous in the wings like it's the first day of school / Then the beat comes in like a jump in the pool
feel rap proud | I don't need a crown, I just need a chair / In the room where it's settled and I'm already there
feel rap tender me | I act like I'm granite but I'm really more like bread / Warm in the middle with a crust around my head
feel rap calm | Breathe in for four and then hold it for two / The hurry isn't yours, let the hurry go through
feel rap angry | I'm polite, I'm polite, but I'm keeping the receipt / Every door you closed on me is rhythm in my feet
feel rap | {Feeling} in my stomach like a train in a tunnel / You can't pour it out through a cup or a funnel
feel rap me | When I'm {doing} I'm weightless, I'm out on the moon / I don't want it ending and it always ends soon
feel rap bright | It's {feeling}, it's {feeling}, I can't put it plainer / I'm the monkey and the music and the lion and the trainer
feel rap wistful me | I still hear the voices of the ones who moved away / They harmonise behind me nearly every time I play
feel rap wild | There's thunder in my elbows, there's lightning in my knees / I'm shaking like a washing line that's fighting with the breeze
feel rap dark | Some days the mirror wants a word in my ear / I say I've got rehearsal and there's nobody here
feel rap me | I don't sleep a lot but I dream in rotation / My pillow is a platform at a very busy station
feel rap proud me | I'm not what you ordered, I'm not on the menu / I'm the smell from the kitchen that's filling up the venue
turn rap | Now the phone rings different and the emails are polite / The ones who never saw me say they always saw the light
turn rap me | Then came a year when the work went quiet / I ate my own words on a very strict diet
turn rap | But listen, there's a cost that they don't print on the ticket / You win every battle and you're lonely as a cricket
turn rap wistful | The youth club's a car park, the car park's a gym / And the boy who taught me freestyle, I never hear from him
turn rap me | I used to rhyme for rivals and for girls by the railing / Now I rhyme for the kid in the back who is failing
turn rap proud | Ten winters later I'm back in that building / I've got keys in my fist and the walls want gilding
turn rap | Then {the thing} came along and rewrote the whole chapter / {A part} in the before and {a part2} in the after
turn rap funny | I said I'd grow out of {the thing} when I was twenty / I'm older and I'm slower and my hands are still plenty
turn rap angry | They copied {the part} and they sold it by the dozen / I recognised my sentence in the mouth of someone's cousin
turn rap calm | These days I go slower, I let the bar breathe / There's power in the pauses and the lines you leave
turn rap tender | My daughter does my verses in the bath with a bottle / She's got better timing and she's always on full throttle
turn rap dark | The money came in and the sleep went missing / I'd two hundred numbers and nobody listening
turn rap me | I went back {where} just to see if it was smaller / It was, and so was I, or maybe I'd got taller
turn rap bright | So I threw out the script and I turned up the truth / And they danced to it harder than the lies of my youth
wish rap | I want a little house with a hook for every coat / And a table where the neighbours get a chair and a vote
wish rap proud | When I'm eighty I'll be rapping with my teeth in a glass / And the kids on the corner will say, now that is class
wish rap tender | Mum, one day there's a garden and a gate with your name / And nobody goes running for the five o'clock train
wish rap | One day they'll teach {the thing} in the schools up the hill / And they'll say I was early and I'm doing it still
wish rap me | Give me {a part} and a decade and a desk / I'll hand you back a cathedral and I'll clean up the mess
wish rap bright | Here's to the kid with the lyric in the locker / The quiet ones write it and they come off the shocker
wish rap calm | May your bills be little and your speakers be loud / May you find your own face when you look in the crowd
wish rap angry | I'm coming for the ceiling, I'm not coming for a seat / I'll be taking off the roof so the top and bottom meet
wish rap funny | When I'm rich I'll have a butler who will bring me my umbrella / And he'll beatbox in the hallway in a jacket that is yella
wish rap | I'll be {doing} till the lights on the avenue go / Then I'll do it by candle and I'll do it for show
lift rap proud | I'm not on the way up, I'm already the stairs / You can walk on my verses, there's plenty to spare
lift rap wild | Hands up, hands up if you paid your own rent / If you counted up the coins and you knew where they went
lift rap | Say it from the stomach, say it right to the street / If the words have got legs they'll be finding their feet
lift rap | It's {the thing}, it's {the thing}, put it up on the sign / I was born with the rhythm and I walked to the rhyme
lift rap bright | Everybody {where} put your palm to the air / If you've ever held {a part} then you know why we care
lift rap we | We came with nothing and we brought it all along / A pocketful of vowels and a backbone for a song
lift rap angry | You can cut off the power, you can lock up the hall / We'll be clapping out the rhythm on the opposite wall
lift rap tender | This one's for the mothers with the feet that ache / Who said go and chase it when the rent was at stake
pre rap | Wait for it, wait for it, the kick's on a leash / I'm holding back a tiger and I'm about to release
pre rap | Now lean on the silence, lean in till it bends / There's a word on my tongue where the quietness ends
pre rap me | I've got one more breath and I've got one more reason / I've waited like a farmer for the end of the season
pre rap wild | Louder in the left ear, louder in the right / I can feel it in the floorboards, hold on tight
pre rap | They asked what I'd bring, I said bring me the drum / I've got {a part} and {a part2} and there's plenty to come
pre rap dark | Don't look at the clock and don't look at the door / I've been down on this carpet and I know what it's for
pre rap angry | You've talked for an hour and you've said the same thing / So pass me the microphone and hear how I sing
pre rap proud | Tell them who's coming, tell them roll out the mat / With {a part} in my fist and the crown of my hat
bridge rap | Strip it all back now, no drums and no lights / What's left is a kid with a biro who writes
bridge rap calm | I asked an old man how he got through the years / He said I kept time, and he pointed at his ears
bridge rap dark | And what if the silence is the truest of tracks / When you can't lift your head and the phone won't ring back
bridge rap me | The truth about the boasting is I'm scared of the hush / I paint myself a giant with a very small brush
bridge rap | From a plane you can't tell the estate from the manor / Just lights in the dark and they don't need a banner
bridge rap tender | If you hear this, old friend, I kept your chair / There's a verse with a gap in it, waiting there
bridge rap angry | They count us like sheep and they shear us like sheep / Then they wonder why nobody's falling asleep
bridge rap | Forget about {the thing} for a second and look / There's a whole human being at the back of the book
bridge rap funny | My nan heard my album and she gave it a six / She said lose the swearing and put in some licks
end rap | Lights on, chairs up, sweep away the cups / That's one from the basement for the ones who look up
end rap me | I leave you my chorus and I leave you my pen / If you find that it's empty, then fill it again
end rap calm | Last bus, top deck, back where I began / Same rain on the window and a slightly older man
end rap proud | So write down the date and then write down the street / There was somebody here and they left you a beat
end rap | That's {the thing}, that's the story, that's all that I know / I'm off to {do} and to let the beat go
end rap funny | That's all that I've got and my parking's run out / If you liked it then whistle, if you loved it then shout
detail rap | My notebook's got coffee rings, numbers and doodles / The best bar I wrote is on a carton of noodles
story rap angry | Stopped on the high street for a hood and a bag / I gave them my name and a rhyme with a snag
story rap me | I carried that speaker up a hill in the heat / Set it down, pressed play and the hill found its feet
feel rap | There's a lion in the ledger, there's a poet in the till / There's a dancer in the warehouse who is standing very still
detail rap angry | They fixed up the fountain where the tourists take pictures / We still share a boiler and we still share the fixtures
lift rap angry | You can't eat a promise, you can't burn a speech / So don't send us ladders with the rungs out of reach
turn rap | One spring they put cameras where the swings used to hang / They were looking for a reason so they called us a gang
scene rap wild | Saturday, subwoofer, sweat on the bricks / Somebody's uncle is selecting the mix
detail rap | I fold every sentence like a napkin at a wedding / You look for the creases and you don't see where it's heading
feel rap bright me | I woke up in a chorus with the sun on my socks / Like somebody had wound me like a grandfather clock
story rap | She wrote in the laundry between cycle and spin / Folding up the linen with the verses tucked in
story rap | He sold phone covers from a case on the bridge / Now he's reading his figures to a board on the ridge
turn rap | She got on at the stage door, they asked for her pass / She rapped them the story and they stood there aghast
detail rap dark | Flowers on the railing and a photo in a sleeve / Nobody on our corner's in a hurry to leave
wish rap we | Let's put back the benches and the hoop with the net / Let's give them a Thursday that they'll never forget
scene rap | Barber's chair, clippers on, gossip in the glass / Everything I know about the world I heard it pass
detail rap | {A part} and a bassline, that's breakfast, that's dinner / I was full on the feeling while my pockets got thinner
story rap | They handed me {a part} and they told me sit tight / I was {doing} by the evening and a legend by the night
feel rap proud | I put {the thing} in a sentence and the sentence stood tall / I put it in a chorus and it knocked through a wall
turn rap | Then somebody took {the part} right out of my hand / I rapped with what was left and I made it a band
detail rap calm | {Sense}, that's the sample, just loop it for ages / I'd fill up a book and I'd start on new pages
lift rap proud | I don't rap the price and I don't rap the label / I rap for the people round the edge of the table
lift rap | From {where} to the world, from a whisper to a roar / I brought you {the thing}, now go open the door
pre rap | Shake off the week now, shake it down to the sole / I've got {a part} for the fire and a drum for the coal
bridge rap wistful | One day {the thing} will be dust and a page / But somebody somewhere will step on a stage
scene rap | It's me and {the thing} and a room full of doubt / One of us is leaving and it won't be me that's out
feel rap | I don't chase the fame, fame's a dog with no collar / I chase the right word and I'd pay my last dollar
detail rap proud | My grammar's got muscle, my commas can box / I skip with my syllables and pick them like locks
story rap me | I rapped at a wedding when the band missed the ferry / The bride threw her shoes off and the vicar got merry
detail rap | Consonants for cutlery, vowels for the stew / Pull up a chair, there's a bowl here for you
turn rap me | I bought back that bike that I'd sold for the sampler / It hangs in the hallway like a medal for the gambler
feel rap calm | I make peace with the clock, let it tick, let it nag / I've got all of my Tuesdays in a carrier bag
wish rap | To every kid coming with a stammer or a lisp / Take hold of the rhythm, it'll straighten every twist
bridge rap | A song's just a promise that you make with your lungs / I learned it from people with two or three tongues
end rap wistful | Fade out the sirens and fade in the birds / The city gets up and it borrows my words
hook rap | Biro :: Give me a biro and the back of a bill / I'll write my way over the top of the hill / No crew, no car and no money to borrow / Just me and a biro from here to tomorrow
hook rap proud | Already The Stairs :: You're looking for the top and you're calling it theirs / I don't need a ladder, I'm already the stairs / Step up, step up, there's a view from the brick / Already the stairs, and I don't move quick
hook rap | Lift's Out Of Order :: The lift's out of order so we're taking the flight / Nine floors, no light, and a bag in each hand / The lift's out of order but we get there all right / By the time we reach the roof we have turned to a band
hook rap tender | Plastic On The Chairs :: There was plastic on the chairs and a rule for the door / Shoes off, chin up, say thank you for more / Nan, I've got carpets and I've got my own stairs / I'd give it for an evening with the plastic on the chairs
hook rap angry | Keep The Receipt :: Smile if you want to, I'm keeping the receipt / Each no, each never, each name and each street / You'll want to be friends when I land on my feet / No hard feelings, but I keep the receipt
hook rap wild | Bass In The Bins :: Bass in the bins, hear the lids start to shake / Every cat and every copper on the block is awake / Turn it up, turn it up, that's how it begins / There's a crown in the alley and the bass in the bins
hook rap | Count It In Coins :: Count it in coins, put it down on the bar / We walked all the way because we can't run a car / It's heavy in the pocket when the whole crew joins / If you want to know what love costs, count it in coins
hook rap dark | Blue Light On The Ceiling :: Blue light on the ceiling and it's not for the show / Somebody's mother just got told to go slow / We don't make the news and we're tired of the feeling / Counting up the seconds by the blue light on the ceiling
hook rap | Start Me On {the thing} :: Don't start me on {the thing} unless you've got a chair / I've got a verse ready, I've got hours to spare / I'll talk till the milkman is stood on the stair / Go on, start me on {the thing}, if you dare
hook rap bright | Bring {a part} :: Bring {a part}, bring a friend, bring a beat you can borrow / We'll be here tonight and the end of tomorrow / No list, no rope, and no fee at the door / Bring {a part} if you've got it and we'll find you some more
hook rap calm | Top Deck :: Top deck, front seat, city going by / I'm driving with my feet up and I don't even try / No map, no rush, let the day disconnect / I solve all my problems on the top deck
hook rap funny | Mum's Still Cooking :: I've got the chain and the shades and I'm dangerous looking / But I'm home by eleven because Mum's still cooking / You can talk to my agent if you're ringing for a booking / But don't ring at dinner when my mum's still cooking
hook rap proud | Same Coat :: Same coat, same street, and the same crooked grin / I let all the weather and none of you in / They sent me a suit and I sent them a note / I'll come to your party in the same old, same coat
hook rap we | Bucket And Spoons :: Bucket and spoons, that was all that we had / The rhythm was good so the weather weren't bad / You can keep your violins and your hundred balloons / We shook the whole city with a bucket and spoons
hook rap angry | Not On The Map :: We're not on the map so they build where we stand / A road through the kitchen with a pen in the hand / You can fold it up small and then give it a slap / But you'll hear us at night though we're not on the map
hook rap wistful | Verse With A Gap :: I wrote you a verse with a gap in the middle / You always came in there with the laugh and the riddle / I don't let them fill it and I don't let them clap / I just let it breathe, it's a verse with a gap
hook rap | Slow Cooker :: I'm not overnight, I'm a slow cooker / Simmer on low, I'm a long-time looker / You can boil in a minute but you won't last long / Slow cooker, lid on, coming up strong
hook rap dark | Rich In Applause :: Rich in applause and I can't pay the rent / They clapped and they cheered and I don't know where it went / They're pulling down the shutters, they're locking up the doors / I'm eating cold noodles and I'm rich in applause
hook rap we | Nine To A Van :: Nine to a van with the drum on my knee / We sang to the wipers and we slept by the sea / We've played to a dog and we've played to a fan / I'd swap every jet for the nine to a van
hook rap proud | Say The Postcode :: Say the postcode, say it like a prayer / Say it for the people who are still living there / They drew us a line and they told us go slow / Say the postcode, let the whole world know
hook rap tender | Two Shifts And Spelling :: Two shifts and spelling, that's how I was raised / She'd scrub till her hands were as dry as the days / There's no book of heroes with that in the telling / So I'm putting it in mine, it was two shifts and spelling
hook rap wild | Thunder In My Elbows :: Thunder in my elbows, lightning in my knees / Open up a window and hand me the keys / I came in the front and I'm leaving through the trees / With thunder in my elbows and lightning in my knees
hook rap | {the thing} On The Beat :: It's {the thing} on the beat and the beat's on the floor / You thought you'd heard it all but you've not heard it before / Get up on your toes and get out of your seat / From the back to the front, it's {the thing} on the beat
hook rap bright | Laundry Day :: Laundry day, laundry day, everything's clean / I'm wearing the worst of the shirts I have seen / But look how I walk and hear what I say / You can't hold me back, not on laundry day
hook rap funny | Lost It In The Wash :: I had the best line and I lost it in the wash / It was deep, it was clever, it was terribly posh / Now it's fluff in the filter, all mush and all squash / You'd have loved it, believe me, but I lost it in the wash
`)
