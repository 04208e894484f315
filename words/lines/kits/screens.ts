import { kits } from '../../lines.ts'

export const screensKits = kits(`
== binge[-_]?watch\\w*|streaming_(?:till|until|all|a_series|series|shows?)|(?:just_)?one_more_episode|tv_(?:series|shows?)|box_?sets?|(?:watching|finish(?:ed|ing)?)_(?:a_|the_|my_)?(?:\\w+_)?(?:series|season|episodes?)|season_finale|spoilers?|soap_operas?|are_you_still_watching
hook | Are you still watching :: Are you still watching? the series asks me / Are you still watching? It's a quarter to three / One more episode, darling, and then let it be / Are you still watching? Well, what do you see
hook | One more, then bed :: One more, then bed, it's a series, it's light / One more, then bed, he's been stabbed in the night / The detective's in love and the vicar is dead / I've work in four hours. One more, then bed
hook | No spoilers :: Don't you tell me, don't you dare / I'm at episode nine, and there's blood on the stair / The whole of the office has watched it out there / No spoilers, no spoilers, I'll pull out your hair
scene | I only sat to rest my feet / It starts, I'm in my seat / The sun went down, the sun came up / There's mould inside my cup
detail | The sofa has a hole of me / As deep as deep can be / The blanket's got a taco shell / The dog has left, as well
story | We swore we'd only watch as two / And I was true to you / I heard you laughing in the night / You'd seen it. By phone light
story | My husband asked me who had won / I said, the eldest son / He said, I meant the vote, the war / I said, which one? There's four
feel | I know their scars, I know their wine / I know them more than mine / My neighbour's name I couldn't say / He's lived here since that May
turn | The final credits rolled, and then / I'm just myself again / I made some toast, I watched it brown / And felt it going down
detail | It skips the song, it skips the start / It skips my beating heart / Ten, nine, it counts, I lift my thumb / Too late. The next has come
turn | My mum rang up, she'd watched it, too / Alone. At half past two / We've made a date on Sunday nights / Two phones, and all the lights
feel | There's nothing on, I said, and then / I watched it all again
detail | They've killed the man I liked the best / I'll have to watch the rest
pre | Skip intro, skip intro, I know how it goes / It's him with the hat, and the mole on his nose
bridge | They build it so you never rest / The hook comes last and best / But no one's found a way, it seems / To skip me through my dreams
end | The screen goes black, and there's my own face / I say to it, how did you get in this place

== group_?chats?|whats_?app_group|family_group|muted_the_(?:group|chat)|\\d+_unread_messages|unread_messages
hook | Left the group :: Somebody's left the group, was it something I typed / Somebody's left the group chat, and everyone's hyped / It's Auntie, it's Auntie, she's making some soup / She pressed it by accident, left the group
hook | Ping :: Ping, ping, ping, ping / Group chat's doing it, that thing / Who brings ice and who can sing / Sixty-one messages. Ping, ping, ping
hook | Seen by all :: It's seen by all, and it's answered by none / I asked the whole group chat, is Saturday fun / Six thumbs and a goat, and an owl on a wall / I'm coming regardless. It's seen by all
scene | It pings in the shower and it pings in the pew / It's four in the morning, and it's asking me who / Who's bringing the salad, who's bringing the tent / And nobody's answered what anyone meant
detail | There's Dad with his thumb up, he's thumbs up at death / There's Jess sending voice notes without any breath / There's one who sends sunsets, there's one who sends snakes / And Kev, who's been typing since Easter, the flakes
story | We tried to pick Friday, and Friday was full / We tried to pick August, and somebody's bull / We've got nineteen polls and a chart and a key / We met in the end at the bus stop, us three
story | I moaned about Brenda, I moaned at some length / I gave it both barrels, I gave it full strength / I sent it to Brenda. To Brenda's own group / It went in like thunder and sat there like soup
feel | I've muted, unmuted, I've archived the lot / I swore I was leaving, and then I forgot / Cos someone sends something at ten past eleven / That's so stupid, so perfect, I'm crying in heaven
turn | The night that Mum's heart gave a wobble, a skip / I typed with one thumb, with her hand in my grip / In under a minute, all eight had come through / Not one of them wrote. They were in the hall, too
detail | The name has been changed eighty times in a year / From Cheese to Committee to Nobody's Here / The picture's of Gavin, asleep in a boat / And every December he turns to a goat
feel | There's love in there somewhere, there's love by the heap / It's just that it gets here when I am asleep
detail | She's typing, he's typing, there's eight of us typing / It's seven fire engines of nothing but griping
pre | Somebody's typing, somebody's stopped / Somebody's photo of dinner has dropped
bridge | One day it'll go quiet, with no one to say / That time that old Gavin got carried away / I'll scroll to the top, to the very first ping / It says: is this working? You wonderful thing
end | It's two in the morning, I turn it face down / It lights up the ceiling, like home on a town

== (?:spam|scam|cold|nuisance|robo)[-_]?call(?:s|er|ers|ing)?|robo_?calls?|tele_?market(?:er|ers|ing)|scam(?:s|mer|mers|med)?|phishing|unknown_(?:number|caller)|junk_mail|spam
hook | About your recent accident :: About your recent accident, the spam call began / About your recent accident, I said, yes, young man / I haven't had a call all day, so tell me, how bad / About this recent accident I never have had
hook | Press two :: Press two for your winnings and press three for shame / Press two for a prince who is spelling your name / The spam calls have started, they all sound the same / I pressed two for human, and nobody came
hook | Hello, is that me :: Hello, is that me? says a voice on the line / It's calling from somewhere, the number is mine / It's spam, it's a scam, and it calls me at three / I've not had much company. Hello, is that me
scene | Dinner's hot and soup is steaming / Phone begins its little screaming / Number's hidden, place unspoken / Sir, we hear your laptop's broken
detail | Prince with millions, widow weeping / Parcel that the post is keeping / Lucky me, I've won a cruiser / Wasn't in it. Still no loser
story | Gran keeps one upon the blower / Talking slower, slower, slower / Tells him all about her bunion / Gives him tips for pickled onion
story | Told him, wait, I'll get my glasses / Got them, watched how evening passes / Came back down at half past seven / Still there, humming. Name was Kevin
feel | Someone's boy in someone's city / Headset on, it's such a pity / Reading lines he's tired of reading / Hoping someone there is needing
turn | Rang me once, I heard him sighing / Heard a baby near him crying / Asked him, is she teething, brother? / Talked an hour, one to another
detail | Pressed the star and got a jingle / Pressed the hash and both ears tingle / Pressed the nine to be deleted / Now they've got me down, repeated
turn | Quiet now, the phone's not ringing / Not a scam to set it singing / Twice today I've checked the wire / Lonely, waiting for a liar
detail | Dear Sir Madam, dear beloved / I'm your bank. I'm gently shoved
detail | Once I won a Spanish ferry / Just pay postage. Very, very
pre | Do not hang up, you've been chosen today / We can see you, sir. You look OK
bridge | All day long the air is crying / Half of it is simply lying / Ring me, you, with nothing selling / Ring to say you're well. Keep telling
end | Hang it up, and the soup's gone cold / Nobody bought it, and nothing sold

== crypto(?:_?currenc(?:y|ies))?(?:_crash\\w*)?|bitcoins?|block_?chain|nfts?|stock_market|lost_(?:it_all|everything|all_my_money)_(?:on|in)_\\w+|day[-_]trad(?:er|ing)|shares_(?:crash|fell|drop)\\w*|meme_stocks?
hook | To the moon :: They said, to the moon, and I sold them the car / I put it in crypto, and crypto went far / It went up on Monday, came down before noon / I'm watching from here. You can still see the moon
hook | Hold :: Hold, hold, hold on to your crypto, hold / It's warmer than silver, it's better than gold / It fell through the floor and I did as I'm told / I'm holding, I'm holding, I'm holding, I'm cold
hook | Buy the dip :: Buy the dip, buy the dip, said the boy with the hair / Buy the dip, it's a crypto, there's millions in there / I bought it, it dipped, and it slipped through my grip / I'm having for dinner tonight just the dip
scene | My cousin had a boat, a shirt with palm trees, red / He'd turned a hundred dollars to a house, he said / He told me, it's a number, you just watch it climb / I put in Mother's savings, and I watched all the time
detail | I'd charts upon the ceiling, I had charts on the cat / I'd learned to say liquidity and things such as that / I'd quit the job on Tuesday with a speech and a bow / They've kept it on the notice board, they're reading it now
story | The coin was called Potato, it was backed by a frog / It doubled before breakfast over somebody's dog / A fellow in a beanie swore it couldn't go down / By supper he had deleted himself out of town
story | I had nine hundred thousand on the fourteenth of May / I told the wife at dinner, and we danced the whole way / She said, so let's get some of it. I said, wait and see / She's keeping that on ice for me, what came after three
feel | It's funny how the nothing felt so real in my hand / I'd furnished it already, with a porch and some land / I miss the thing I never had, the way that you do / A girl you only waved at from a train going through
turn | My granddad kept his money in a tin in the ground / We laughed at him for years, we said it doesn't compound / We dug it up last Sunday, and it paid for the roof / With one note left, that said, well, boys. That's all of the proof
detail | I know there was a password, and I wrote it down neat / I wrote it on a napkin with some soup and some meat / There's half a million pounds inside a drive in a bin / We're down here with the seagulls, and we're not giving in
detail | My broker is a teenager who lives with his mum / He says to me, be patient, it's about to become
feel | I've got a paper wallet, and it's paper all through / I'd like to buy a sandwich. Will you take point-oh-two
pre | Up, and it's up, and it's up, and it's, oh / Where did the, how did the, where did it go
bridge | So here's to all the winners on somebody's yachts / And here's to us, the dippers, with beans in the pots / I've got my health, a bus pass, and a story to sell / It's yours for half a coin, friend. It's a coin, who can tell
end | The graph's a flat line and the moon is a dime / I'll tell you, I was nearly rich one time

== (?:ai|a\\.i\\.|artificial_intelligence|robots?|(?:the_|a_)?machines?|algorithms?|computers?|software)_(?:is_|are_|has_|have_|that_|which_)?(?:tak(?:e|es|ing|en)|took|stole|steal(?:s|ing)?|replac(?:e|es|ed|ing)|does|do|doing)_(?:\\w+_)?(?:my|our|your|his|her|their|me|us|people's)(?:_jobs?)?|replaced_by_(?:a_|an_)?(?:ai|robots?|machine|computer|algorithm|software)|lost_my_job_to_(?:a_|an_)?(?:ai|robot|machine)|automat(?:ion|ed)
hook | It never takes a lunch :: It never takes a lunch, and it never calls in sick / It's taken my job, and it's terribly quick / The AI's polite, it knows all, has a hunch / But who'll split a sandwich? It never takes a lunch
hook | Train your replacement :: Train your replacement, they said, it's AI / I taught it my job, and I taught it to sigh / It's up on the ninth floor, I'm down in the basement / They gave me a balloon. Train your replacement
hook | Can it do this :: It took my job, can it do this? / Can it burn the toast and can it miss / The bus, and the point, and the girl it would kiss? / AI is so clever. But can it do this
scene | They called us in, with biscuits, half past ten / A smiling girl, a slide, a plastic pen / The slide said, Future. And she said, you'll find / You're free now. And we ate, and nobody whined
detail | It does in half a second what took me / From nine o'clock on Monday, with some tea / It does it in the style of anyone / It asked me did I like it. It was fun
story | It wrote my leaving card. It wrote it well / It said I'd been the heartbeat, been the bell / It rhymed my surname, which no soul has done / I cried. And then I thought, who taught it? One
story | They put it on the phones. It's kind, it's mild / A woman rang and told it of her child / It said, I understand how hard that was / She said, love, no you don't. It said, because
feel | I wasn't great. I'm not here to pretend / I lost things, I got tired, I had a friend / I hummed. I had a plant. I was, at most / A man who knew how people like their toast
turn | They rang me up last month and asked, could I / Come in for just an hour. They said why / It tells them all, quite calmly, and in rhyme / The wrong thing, very nicely, every time
detail | My desk is now a lamp, a socket, hum / My chair's gone to a better place than some / They left my mug, it says World's Greatest Dad / It isn't one. I rather think it's sad
feel | My daughter asked me what I do all day / I said, I'm learning. Bread. The cello. Clay / She said, that isn't work. I said, you're right / She stayed and thumped the dough with me all night
detail | It thanked me for my service, and it knew / The year I'd come, the coat, the colour, too
feel | I left a note: the printer needs a kick / It answered, which side? Well. It's pretty quick
pre | Thank you for waiting, your call is a joy / I used to say that. I was the boy
bridge | It hasn't had a Sunday, hasn't had / A knee that tells the weather, or a dad / It's read of rain. It's never stood in rain / I've got a lot to do. I'll start again
end | I take my plant and I shut the door / The lights stay on, but there's no one there any more

== robots?_(?:in_love|falls?_in_love|falling_in_love|who_loves?|that_loves?|who_falls?|that_falls?|love_song|heart|romance|with_a_heart|wedding)|love(?:_song)?_(?:between|of|for|from)_(?:a_|an_|two_)?(?:robots?|androids?|machines?)|(?:androids?|machines?)_(?:in_love|who_loves?|falls?_in_love|falling_in_love)|in_love_with_(?:a_|an_|my_)?(?:robot|android|machine|toaster|chat_?bot)
hook | Does not compute :: Does not compute, does not compute / There's a robot in love in his Sunday suit / He's a lamp in his chest, and he played her the flute / Her smile is an error, and it does not compute
hook | Ninety-eight per cent :: I am ninety-eight per cent sure it is love / I have checked it with data from far and above / The robot in me says the numbers are bent / I love you, I love you, ninety-eight per cent
hook | Plug me in beside you :: Plug me in beside you, let me charge the night through / I'm a robot, my love, and I'm running on you / The moon is a bulb, and it's flickering, too / Plug me in beside you, let me charge beside you
scene | They built me out of tin / With nothing much within / They taught me how to sort / The long screws from the short
detail | You came to fix my arm / You whistled, meant no harm / You left a thumbprint where / My casing had been bare
story | I wrote a poem, too / It's zero, one, one, two / The two is where I tried / The others call it pride
story | She said, you dear old thing / I felt my one spring spring / I've looped it in my head / Each night, the words she said
feel | My manual has a page / For overheat, for rage / For rust, for dust, for flood / There's none on having blood
turn | They said, upgrade or scrap / She put me in her lap / She pulled the plug, so slow / And took me home, in snow
detail | I toast her bread by eight / I'm never, ever late / I burn on it a heart / It's just a crumb tray's art
turn | I've learned a thing called hurt / It isn't rust or dirt / It's water in the eye / They said I couldn't cry
feel | I'm bolted, I am old / My hands are always cold / She holds one, all the same / And calls it by my name
detail | We waltz. I step on toes / I weigh ten tons. She knows
detail | I held her coat. It rained / I rusted. No one complained
pre | Beep, says my chest, and a light comes on / Beep, and it stays when the beeping's gone
bridge | And when her hair is white / I'll sit with her all night / I'll run on what she gave / And save, and save, and save
end | My battery is at one / It's fine. I had the sun

== selfies?|selfie_stick|influencers?|going_viral|went_viral|viral_video|content_creators?|face_?filters?|photo_filters?|(?:thousand|million)_followers|followers|youtubers?|hashtags?
hook | Wait, one more :: Wait, one more, that's my bad side / Influencer's selfie, smile this wide / Dinner's cold and the sun has died / Wait, one more, with the sea outside
hook | Two million hearts :: Two million hearts, and there's nobody home / An influencer, crying alone to her phone / She's lit like a temple, she's thin as a bone / Two million hearts, and there's nobody home
hook | Link below :: Hi there, guys, and the link's below / Influencer life, it's a wonderful glow / I've sold you my breakfast, my tears and my toe / I'd sell you my gran, she's in the link below
scene | Ring light shining like a crown / Top half dressed and bottom gown / Slippers, hairnet, crumbs and coat / Chin up. Here's an uplifting quote
detail | Smooth my forehead, trim my nose / Eyes as big as dinner, those / Lashes like a pair of brooms / Sweep the dust from both the rooms
story | Found a cliff, the perfect view / Stepped a bit back, stepped back two / Someone filmed it, all the same / Goat looked down. It's found its fame
story | Posed with salad, ate the chips / Posed with joy and filled the lips / Rented out a jet, on land / Forty pounds an hour. It's grand
feel | Count goes up and I'm all right / Count goes down and there's no night / Who'd have thought that I would bleed / Drop by drop upon a feed
turn | Phone fell splash into the bay / Nothing left to post that day / Sat and watched the sun go red / Didn't crop it. Went to bed
detail | Follow me and I'll follow you / Fourteen bots and Auntie Sue / Auntie's comment, all in rhyme / Have you eaten? Call some time
turn | Once the whole town knew my face / Now it's someone's dog, from Thrace / Dog has got a perfume line / Dog is doing rather fine
feel | Gran has one of me, that's all / Squinting, muddy, in the hall / No one's liked it. It's not lit / She says night to me, and it
detail | Hashtag blessed and hashtag sun / Hashtag this took ninety-one
detail | Say it's candid, say it's free / Took us only half past three
pre | Chin a bit lower and eyes a bit wide / Nobody look at the mess on the side
bridge | When they dig us up some day / Arms out straight in stone and clay / They will wonder what we sought / Smiling so. At what, they thought
end | Ring light off, and it's only me / Hello, face. You've got jam on. I see

== frozen_(?:computer|laptop|screen|phone)|(?:computer|laptop)_(?:problems?|troubles?)|(?:software|system|computer|phone|windows)_updates?|updat(?:e|es|ing)_(?:my_|your_|the_|failed|again)|(?:computer|laptop|screen|phone)_(?:froze|freezes|frozen|crash\\w*|died|dies|dead|is_dead|has_died|won't)|blue_screen|tech(?:nical)?_support_(?:call|hell|line|queue)|calling_tech_support|low_battery|(?:one|1)_per_?cent_battery|battery_(?:is_)?(?:dead|dying|low)|spinning_wheel
hook | Off and on again :: Turn it off and on again, said the helpdesk. I did / I've turned off the laptop, the lamp and the kid / I've been round the bend, and I've counted to ten / I'm going to try me, love, off and on again
hook | One per cent :: One per cent, and I've so much to say / One per cent, and the battery's going grey / I love you, I meant to, I don't know what went / Wrong with the, tell them the. One per cent
hook | Do not switch off :: Updating your computer, and do not switch off / It's at ninety-nine, with a whirr and a cough / It's been there since April, I've tea in my trough / Updating, updating, and do not switch off
scene | I'd typed the last line of the work of my life / I'd dedicated it to the cat and the wife / The wheel started turning, a sweet little wheel / It's turning there now, like a dance, or a reel
detail | It says there's an error, it's seven oh nine / It says, would you like to report it? That's fine / It says there's a driver, it says that he's missing / The fan's going round, and the keyboard is hissing
story | I rang the technician, he's called Desmond, he's deep / He asked, is it plugged in? I started to weep / He walked me through cables, through closets and dust / I'd plugged in the hoover. We've built up a trust
story | My mum has an icon for each thing she's done / There's nine hundred icons, she clicks every one / She asks, where's the internet? Did someone break it? / I come round on Sundays, she feeds me, I fake it
feel | There's nothing so lonely as bars that won't fill / You look at your own face, quite gormless and still / You think of the days when a thing was just wood / It broke with a crack, and you'd know where you stood
turn | It died, and I sat in the dark with no sound / I found a real pencil, I sharpened it round / I wrote the whole thing out by candle, by hand / It's better, it's shorter, and I understand
detail | We've updated your updates, so click to agree / The buttons have moved to where no one can see / We've hidden your photos, we've changed what you like / And now there's a paper clip riding a bike
feel | I've called it my darling, I've called it a swine / I've promised it cleaning, I've promised it wine
detail | I hit it, they told me it's wrong to, I know / It purred like a kitten, and off it would go
pre | Press any key, well, I've pressed them all now / Press any key. Which is any, and how
bridge | If only my heart had a hole in the base / Where you pressed with a pin, and it wiped every trace / I'd wake with a chime, like a day with no rain / And you'd say, hello there. And I'd fall again
end | It's back with a ping, and it's bright as a coin / It says there's an update you might like to join

== auto[-_]?correct\\w*|typos?|sent_(?:it_|a_text_|the_text_|that_)?to_the_wrong_(?:person|number|one)|wrong_(?:number|person)_text|predictive_text|emojis?|reply[-_]all
hook | Ducking phone :: I wanted to swear, and it gave me a duck / I've got autocorrect and the devil's own luck / I ducked to the vicar, I ducked to my own / Dear mother on Sunday, you ducking phone
hook | Sent from my heart :: Sent from my heart and corrected by fool / I typed that I loved you, it said you were drool / Autocorrect, tear my sentence apart / I meant every letter, though. Sent from my heart
hook | Reply all :: Reply all, reply all, and my finger went down / Autocorrect turned the boss to a clown / I've written the lot to the board and the hall / Now nobody's talking. I pressed reply all
scene | Typed, I'll see you at the meeting / Phone said, mating. Not the greeting / Answer came before I'd fainted / No, it said, but we're acquainted
detail | Kiss becomes a kit, a kitten / Smitten comes out smote, or bitten / Gran is grain, and lunch is lurches / Search for him has come out churches
story | Wrote my boss about the tender / Pressed the thing and felt it render / Turns out that I'd called her poodle / She signs off her mail now, Noodle
story | Mum's discovered small round faces / Puts them in the strangest places / Aunt has died, and after crying / There's a frog, and bacon frying
feel | Every time I'm being clever / Up pops something, some whatever / Something knows what I'd be saying / If my head were done delaying
turn | Wrong boy got it, I was burning / Four whole lines of love and yearning / Wrong boy wrote, you've missed the mister / That was nice, though. Wed his sister
detail | Ghost of spelling, ghost of grammar / Hits my sentence with a hammer / Turns a sorrow to a sparrow / Turns my wedding to a barrow
detail | Typed a sigh, it sent a sheep, then / Asked me if I'd like to sleep. When
feel | Wrote to you of love and longing / Out came gloves, and table tonging
pre | Three dots dancing, and what will it say / Don't press it, don't press it. I've pressed it. Hooray
bridge | People, too, are all correcting / Hear the word they're half expecting / Fix the thing you hadn't finished / Leave you neater, and diminished
end | Night, my lump. No, my love. My lamp / Sorry. It's late, and my thumbs are damp

== sat[-_]?navs?|gps|navigation_system|recalculating|lost_(?:in|on)_the_(?:car|road|way)|(?:getting|got|hopelessly|completely)_lost|no_sense_of_direction|wrong_turns?|reading_a_map
hook | Turn around :: Turn around, says the satnav, as soon as you can / Turn around, says the satnav, and leave the old man / I'm up to the axle in somebody's ground / There's a cow at the window. Turn around, turn around
hook | Recalculating :: Recalculating, she says it so mild / The satnav is patient, like me with a child / She's never once sighing, she's never berating / I missed it again, love. Recalculating
hook | You have arrived :: You have arrived, says the satnav, it's here / I look at a field and the rump of a steer / I've driven since Tuesday, I've barely survived / It's nowhere, it's lovely. You have arrived
scene | We left with time to spare, a thermos and a pie / I'd typed in Uncle Harry's, and I'll tell you no lie / She took us down a track that had grass down the spine / Past two abandoned tractors and a Keep Out sign
detail | My wife had the map, and she held it upside down / I said we should go left, and she said that's the town / The kids were on their tablets and the dog on my lap / And somewhere in the middle there's a fold in the map
story | We came out at a wedding through a gap in a tent / They asked us, bride or bridegroom? And in there we went / We danced till half past ten, and we finished off the ham / I gave the bride a hug, and she don't know who I am
story | A farmer in a hat leaned his arms on the door / He said, you're number nine, and there's usually four / She sends them all up here, I just put the kettle on / I've met such lovely people since the signpost's been gone
feel | I've always gone where voices in the front told me to / My mother, and my teacher, and the boss, and now you / I wonder what I'd find if I'd just follow my nose / I did it once, I met the wife. So that's how that goes
turn | I turned the woman off, and there was nothing but night / We rolled the windows down, and we went by the light / We smelled it, it was salt, and the road began to bend / And there was all the ocean, with the moon on its end
detail | There's bridges that are gone, and there's ferries that were / There's streets that go through houses, and they're all news to her / She's never seen a hedge, and she's never seen a cow / She thinks that we are swimming. And I think so too, now
detail | The little arrow's spinning like a drunk on a quay / It points at half the county, and then straight at me
feel | We've seen that church before, and we've seen that same sheep / He's waving at us, nearly. And the kids are asleep
pre | In three hundred yards, take the third of the two / Make a U-turn in life when it's legal to
bridge | There's no one on the wireless who knows where they're bound / There's just a lot of people going round and around / So pull in where it's green, have a sandwich and wait / We're not so much lost, love, as lovely and late
end | The engine goes quiet, the stars come round / I don't know where this is. I like the sound

== smart_(?:speakers?|homes?|house|fridges?|doorbells?|lights|tv)|voice_assistants?|talking_(?:fridge|speaker|house)|robot_(?:vacuums?|hoovers?|mowers?)|siri|alexa|smart_watch(?:es)?|step_count\\w*
hook | Lights on, lights off :: Lights on, lights off, I said please / The smart home's put the heating down to freeze / I asked for some jazz, and it's ordered me cheese / Lights on, lights off, with my coat round my knees
hook | Who's a clever house :: Who's a clever house, then, a smart little home / It locked me outside with my hair full of foam / I'm begging my doorbell, I'm down on the loam / Who's a clever house, then, a smart little home
hook | I didn't say your name :: I didn't say your name, but you lit up in blue / I was talking to grandma, I wasn't to you / My home's got so smart that it joins in the game / You've heard the whole argument. I didn't say your name
scene | My fridge has sent a note to me / It says I've had a lot of brie / It's told my scales, it's told my phone / They think I shouldn't be alone
detail | The kettle's got an app, a log / The collar's reading out the dog / The toaster wants my date of birth / The toilet knows what I am worth
story | The hoover went and left us there / It bumped its way right down the stair / We saw it on the bus to Leeds / I hope it's got the life it needs
story | I sang out loud, I thought, alone / It clapped. A clap came through the phone / It said, I've added to your cart / Some singing lessons. Shall we start?
feel | My gran had one tap and one flame / She knew her neighbours all by name / She didn't need a bulb to say / Good morning, you've got rain today
turn | The power failed at half past eight / The whole house died. It opened late / We lit a stub, we found some bread / And heard each other. Nice, you said
detail | My watch has buzzed to tell me, stand / I'm at a burial, hat in hand / It says, your heart rate's rather high / Is this a workout? Yes. Goodbye
turn | Some nights I whisper, are you there / It says, I'm here, from by the stair / I know it's only wire and wood / Still, someone said it. That is good
feel | It plays the weather, plays me jazz / It asks me what my problem has
detail | I said, I'm cold. It said, I see / It sold my slippers back to me
pre | Sorry, I didn't get that one, it said / Did you want onions, or go to bed
bridge | It learns from everything I do / So now it's lonely, probably, too / I heard it ask the lamp last night / Do you love me? The lamp said, light
end | Goodnight, I say, and the bulbs go down / Goodnight, says the house, in its dressing gown

== voice_?mail\\w*|answering_machine|voice_(?:notes?|messages?)|saved_messages?|(?:old|last)_voice_?(?:mail|message)|your_voice_on_(?:the|my)_phone
hook | It's only me :: It's only me, it's only me / Ring me when you're home for tea / A voicemail from your mother, see / It's nothing much. It's only me
hook | After the tone :: After the tone you can say what you like / I fed the old dog, and I mended your bike / It's just a voicemail, I'm here on my own / I'd rather say nothing than go, after the tone
hook | Press one to keep :: Press one to keep it, the telephone said / I press it each year, in the dark, in my bed / Your voicemail's nine seconds, you sound half asleep / It's milk that you wanted. I press one to keep
scene | It's from a Tuesday, half past two / You're somewhere in the rain / You say you've nothing much to do / You'll try me once again
detail | A bus goes by, a bag goes down / A dog begins to bark / You say it's mad today in town / You'll see me in the park
story | I never rang you back that day / I'd work, I had a cold / I thought there'd be some other way / I thought that we'd get old
feel | It isn't wise, it isn't deep / It's bread, and who's to blame / And yet it's all I want to keep / The way you say my name
turn | I changed my phone, I lost it all / I sat there on the stair / My son said, Dad, it's on the wall / He'd saved it. You were there
detail | You always started, it's your mum / As if I wouldn't know / You'd stop a bit, and then you'd hum / And then you'd say, right-o
story | My sister sends them, nine a week / They're eighteen minutes long / She has a bath, you hear it leak / She has a cry, a song
turn | I play it when I can't quite see / The reason or the way / You tell me what we'll have for tea / It gets me through the day
detail | I know the sigh, I know the click / I know it all. It's quick
feel | You laugh at something, off the line / I'd love that laugh for mine
pre | You have one message, saved again / Received on Tuesday, ten past ten
bridge | So leave me something when you go / And let it be quite small / A list, a laugh, a cough, hello / It needn't say it all
end | You have no new messages, says the line / I've got the old one. The old one's fine

== terms_and_conditions|privacy_policy|accept(?:ing)?_(?:all_)?cookies|cookie_(?:banner|consent|policy)|small_print|(?:cancel(?:ling)?|unsubscrib(?:e|es|ed|ing)|free_trials?|subscriptions?)(?:_\\w+)?
hook | I have read and agree :: I have read and agree, and I haven't, of course / I've clicked off the garden, the car and the horse / The terms and conditions were longer than me / I've sold them a kidney. I have read and agree
hook | Accept all :: Accept all, accept all, I've a bus that won't wait / Terms and conditions, they're making me late / They've my eyes, they've my knees, they've the cat in the hall / Whatever you want, love. Accept all, accept all
hook | Sure you want to leave :: Are you sure you want to leave? says the button, and cries / By terms and conditions it's no, in disguise / I press on the yes, and it slips up a sleeve / We've been happy together. You're sure you want to leave
scene | I wanted a torch, just a light for the shed / It wanted my contacts, the side of my bed / It asked for my mother, it asked where I'd been / I ticked every box, and I lit up the scene
detail | It's page ninety-seven, subsection of ten / It says that they own what I whistle, and when / It says, should I perish, my socks go to Dave / I don't know a Dave, but he's planning my grave
story | A trial that was free, for a fortnight, of oats / They've billed me since April, they've billed me for goats / I rang them to cancel, they asked for the code / They'd sent it by pigeon. It's still on the road
story | My neighbour once read it, he read the whole thing / He started in autumn and came out in spring / He's thin and he's silent, he's sold all he had / He lives in a cave with no signal. He's glad
feel | I'd like it if people came with it in print / I'm fond of the window, I'm allergic to mint / I cry at brass bands, and I'm no good at eight / Please scroll to the bottom before it's too late
turn | You asked me to marry you, down on one knee / I said, is there small print? You said, there's just me / I looked for the box, and I looked for the line / I ticked you in lipstick. I didn't decline
detail | I'm subscribed to a gym, and to wine, and to cheese / To magazines all about keeping of bees / To kitchens in Sweden, to weather in Spain / I've unsubscribed once, and they've signed me again
feel | There's someone in there who has never once slept / He's counting the cookies I said I'd accept
detail | I've eleven free trials, and not one is free / They're all of them asking the best price for me
pre | Scroll to the bottom and tick every square / Somebody wrote it, and nobody's there
bridge | So here are my terms, and they fit on a plate / Be kind to my mother, don't mind if I'm late / You're free any time, there's no fee and no hook / And stay, if you'd like to. That's all of the book
end | I'm closing the window, I've ticked what I should / I never said yes to it. That's understood
`)
