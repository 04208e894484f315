import { kits } from '../../lines.ts'

export const feelingsKits = kits(`
== jealous(?:y|ly)?|jealous_(?:boyfriend|girlfriend|lover|heart)|possessive|suspicious_of_(?:him|her|you)
hook wild | Who's that :: Who's that, who's that, who's that on your phone / Who's that, who's that, I'm leaving it alone / I'm cool, I'm calm, I'm made of stone / Who's that, who's that, who's that on your phone
hook dark | The thing that's green :: There's something in the passenger seat that's green / It's reading every word, and in between / It smiles at me, it's got my teeth, it's clean / I drive us home, me and the thing that's green
hook me wistful | You wore the blue :: You wore the blue. You never wear / The blue when it's just me / You've done that thing there with your hair / I said, how nice. Who's he
scene me | I only looked to see the time / There was a heart. It wasn't mine / I put it down, I washed a plate / I washed it until half past eight
detail me | He's tall, of course. He's got a dog / He runs at dawn through parks and fog / I've looked him up, I've scrolled him down / I know his gran in Camden Town
story me | You said, it's only Dave from work / I said, that's nice, and did a smirk / I practised nice, I practised fine / I drank the rest of that white wine
turn me | And then you took me by the chin / You said, where is it that you've been / There's no one there, you silly thing / You laughed, and gave the phone a fling
feel me | It isn't you I do not trust / It's me, the cupboard full of dust / The child who wasn't picked for games / Still listens for the other names
detail me | I hate his beard, I hate his bike / I hate the posts you always like / I hate the way I hate, and how / I'm checking on it, even now
story me | I dreamt the two of you in Rome / I woke up angry, here, at home / You brought me tea, you asked, what's wrong / I sulked about it all day long
scene blues me | There's a hat in my hallway and it's not my size / Hat in my hallway, Lord, and it's not my size / It don't say a thing, it just looks in my eyes
detail blues me | You been humming a tune that I never did play / Humming a tune, babe, I never did play / Somebody's taught you, and he taught it all day
feel blues me | I got a green-eyed hound and he sleeps on my bed / Green-eyed hound, and he sleeps on my bed / He don't want a bone, he wants what you said
story blues me | The mailman he whistles when he comes to our gate / Mailman he whistles when he comes to our gate / I told him we're moving. He said, ain't that great
turn blues me | I followed you Friday, you went down to the store / Followed you Friday, right down to the store / You bought me a pie, so I won't any more
pre me | Don't ask, don't look, don't even try / I asked. I looked. I don't know why
bridge me | It's only love with its coat on wrong / It's standing where it can't belong / I'll take it home, I'll hang it straight / I'll say I'm sorry. It's getting late

== envy|envious(?:_of)?|envying|jealous_of_(?:my_|her_|his_|their_|everyone's_)?(?:best_|rich_)?(?:friends?|friend's|success|sister|brother|neighbou?rs?|colleague|life|lives|perfect)(?:_\\w+)?|everyone(?:'s)?_(?:else_)?(?:is_)?(?:getting_married|doing_better|ahead|more_success\\w*)|compar(?:e|ing)_myself(?:_\\w+)?|comparison|keeping_up_with|fomo|fear_of_missing_out|grass_is_(?:always_)?greener
hook funny | Good for you :: Good for you, I'm glad, I'm thrilled / Look, I'm clapping, look, I'm filled / With joy, and not a thing untrue / I'm green as grass. But good for you
hook | Over the fence :: Over the fence where the grass is so green / You've got the best lawn that I've ever seen / You're leaning there looking at mine, and it's dense / We're both of us sighing, over the fence
hook me wistful | I only want a turn :: It isn't that I want you sad / I only want a turn / To hold the thing you've always had / And never had to earn
scene me | Everybody's got a kitchen / With an island made of oak / I've a hob, a wobbling table / And a kettle that is broke
detail me | Sarah's running marathons now / Jim has got a boat, called Jim / I've been meaning to get milk in / Since I started hating him
story me | We began at the same counter / Same bad coffee, same bad pay / Now your face is on a poster / I go past it every day
turn me | Then you rang me up at midnight / In your house above the bay / Said you'd swap it for a sofa / And the friends I see each day
feel me | I would like to be a person / Who can cheer, and simply cheer / Mean it to the very bottom / Not check what they earned this year
detail me | Other people's holidays are / Blue and endless, palm and sand / Mine is rain against a window / And a biscuit in my hand
story me | Sister got the hair, the singing / Got the teeth and got the height / I got Grandad's nose and eyebrows / And his way of being right
pre me | Scroll, and scroll, and scroll some more / I was happy here before
bridge me | Somewhere someone's at a window / Looking in at me and mine / Thinking, what I'd give to sit there / In that lamplight. It looks fine

== nostalgi[ac]\\w*|good_old_days|the_old_days|when_we_were_(?:young|kids|children|little|boys|girls)|when_i_was_(?:young|a_kid|little|a_child|a_boy|a_girl)|(?:my|our)_childhood|childhood_summers?|simpler_times?|(?:back_in|miss)_the_(?:\\w+_)?days|street_we_grew_up
hook me wistful | Nothing but time :: We'd a bike between the three of us, a ball with a leak / A river, and a summer, and a dollar a week / We hadn't got a nickel, and we hadn't got a dime / We hadn't got a worry, we had nothing but time
hook me tender | Call me in :: Call me in, the street's gone dark / Call me in for tea / I'd give the moon, I'd give the park / To hear you call for me
hook bright | Last goal wins :: Jumpers down for goalposts, last goal wins / Bikes against the railings, scabs on shins / Streetlights coming on and the night begins / One more, one more, last goal wins
scene me | The phone was on the wall with a curly cord / I'd stretch it to the larder when I was bored / And whisper to someone about nothing at all / My dad would pick the other one up in the hall
detail | Four channels and a fire and a dog on the mat / A sofa with a dip where my grandmother sat / The milk came in bottles with a foil on the top / The sweets came in quarters from the corner shop
story me | We built us a raft out of pallets and string / We named her the Duchess, and she sank like a thing / I lost my good shoes, and I told them a lie / They dried on the oven, and nobody asked why
turn me | I went back last summer, it's smaller by far / The field where I lived is a place for a car / But down by the culvert, cut into the wall / Our names in a row, and they'd not aged at all
feel me | I know there was shouting, I know that it rained / There's things in that house that were never explained / But memory's a grandma, she's gentle, she's kind / She cuts off the crusts, leaves the butter behind
story me | My mother'd be ironing, the radio low / She'd sing half the words, she would make them up, though / I heard it last week in a shop by the bread / I stood there and sang it the way that she said
detail | The smell of cut grass and a wet football boot / The taste of a straw, and the pip of the fruit / The creak on the third stair, the one that you'd miss / The light on the landing, the tuck and the kiss
scene rap me | Block party summer, and the hydrant on the street / Speaker in the window and the tar beneath our feet / Nobody had nothing, so we split it into three / Marcus, and his sister, and the skinny part was me
detail rap me | Scratched-up cassette with a pencil through the hole / Taping off the radio, the DJ was the goal / Mama hollered dinner and the whole block came / Now I'm calling up the numbers, and there's none of them the same
pre | Knees full of gravel and pockets of string / Nobody'd told us a single thing
bridge me | If I could go back, I'd not change what we did / I'd just sit a while on the wall, with that kid / I'd not say a thing about what is to come / I'd split him a biscuit, and watch the day hum

== bored(?:_(?:at|in|on|to|of|out)(?:_\\w+)?)?|boredom|boring_(?:town|day|life|sunday|job|afternoon|village)|nothing_(?:to_do(?!_with)|ever_happens|happens|on_tv)|waiting_rooms?|watching_paint_dry|killing_time
hook wild | Nothing's on :: Nothing's on, nothing's new / Nothing to hit and nothing to do / I've counted the ceiling, I've counted it through / Nothing's on, and nothing's new
hook funny | Bored as a goldfish :: Bored as a goldfish, bored as a stone / Bored as the fluff on a telephone / I've alphabetised all the spoons that I own / Bored as a goldfish, bored as a stone
hook calm | Let nothing happen :: Let nothing happen, let it be / A fly, a clock, a wall, and me / Ideas come quietly to tea / Let nothing happen, let it be
scene | The clock's got a cough / The tap's got a drip / The fly on the window / Has finished its trip
detail me | I've read every shampoo / I've read every jar / I know what's in custard / I know where we are
story me | I rang up my brother / He'd nothing to say / We listened to breathing / For most of the day
turn me | So I built a cathedral / From pegs and from tape / With bells and a bishop / A nun and an ape
feel me | They say it's a present / They say it's a seed / Well, mine's on the sofa / And gone to the weed
story me | I married two peanuts / I buried a pea / I gave it a speech, and / It rather got me
detail | The rain's on repeat, and / The town is on loan / There's one other person / And he's on his phone
pre | Look at the wall, look at the door / I looked at that one an hour before
bridge me | One day I'll be busy / With meetings and flu / And sell my own kidneys / For nothing to do

== shyness|shy_(?:girl|boy|kid|guy|man|woman|person|people|heart)|(?:being|so|too|very|i'm|am|painfully)_shy|^shy|timid|tongue[-_]tied|blush(?:ing|es)?|afraid_to_speak|can't_find_the_words
hook me tender | I'll say it when you leave :: I'll say it in the small print / I'll say it down my sleeve / I'll say it to the doorknob / I'll say it when you leave
hook me funny | Red, red :: Red, red, up to my ears / Red for a matter of seventeen years / Ask me my name and it disappears / Red, red, up to my ears
hook me | Out here on the back step :: I'm out here on the back step with the dustbins and the dog / Happy as a hedgehog in the middle of a log / I'm having a good time, though it's difficult to see / Come out here on the back step and be quiet with me
scene me | I've got a perfect sentence / I've polished it all day / I've brought it to the party / I'll take it home, I'd say
detail me | I wave at all the wrong times / I laugh a bit too late / I've shaken hands with coat stands / I've thanked a paper plate
story me | The teacher asked a question / I knew it, I was right / I looked down at my pencil / I said it late that night
turn me | Then you came in from dancing / And sat down on the floor / You didn't ask me questions / You shut the kitchen door
feel me | I'm not a lock that's rusted / I'm not a house that's bare / I've forty rooms with pianos / You only see the stair
story me | I once rang in for pizza / I'd written out the call / He asked me, which one is it / I hadn't planned at all
detail | The fox is shy, the moon is / The deer beside the stream / And nobody says to them / Speak up, and join the team
pre me | Three, two, one, I'll start, and then / Maybe I'll count it down again
bridge me | And if I ever love you / You'll have to lean in near / It won't be with a trumpet / I'll put it in your ear

== stubbornness|(?:two|too|both)_stubborn|stubborn_(?:pride|hearts?|love)|too_proud(?:_to_\\w+)?|(?:foolish|stupid|my|our|swallow(?:ing)?_(?:my|your|his|her))_pride|pride_(?:before|comes)|won't_(?:say_sorry|apologi[sz]e)|silent_treatment|stand-?off
hook | You first :: You first, no, you, I've a stone in my shoe / I'd say that I'm sorry, I'm waiting for you / The dinner's gone cold and the moon's coming through / You first, no, you first, no, you first, no, you
hook me wistful | I won it :: I won it, I won it, I won it outright / I'm sat here with winning, alone with the light / I've got the last word, and it's all that I've got / I won it, I won it. I'd rather have not
hook tender | Come down, my heart :: Come down, my heart, get off that horse / It's lonely, and it's high / You'd only need one word, of course / And so would I, would I
scene | Two people, and a double bed / A pillow for a wall / And neither of us turned a head / And neither slept at all
detail | You boil one egg, I boil one egg / You wash up just one plate / The dog goes round from leg to leg / And wonders why it's late
story me | My father and his brother fought / A yard of land, a gate / For forty years. They had, they thought / All of the time to wait
turn me | I got as far as, look, I, then / You said, look, I, as well / We stopped. We both began again / And laughed until we fell
feel me | It's such a small thing, such a pill / To swallow, dry and grey / I've got it on my tongue, and still / I hold it there all day
story me | I drove for hours, and all the way / I knew the road was wrong / I'd not turn round. I'd sooner say / I'd wanted it that long
detail | The phone lies on the table, black / It's been there for a week / The one to ring is losing, back / By rules of hide-and-seek
pre | Who will be the first to break / Somebody, for heaven's sake
bridge me | When I am old and count the days / I'll not count up the score / I'll count the ones lost in this haze / And want them back, and more

== regrets?|regretting|mistakes?_i(?:_have|'ve)?_made|if_(?:only_)?i_could_(?:go_back|do_it_(?:all_)?again)|should've|could_have_been|what_(?:could|might)_have_been|roads?_not_taken|one_(?:that|who)_got_away
hook me wistful | Down the other street :: Down the other street, there's a life I never had / There's a dog I never named, and a song, and it's not bad / I see its lights at evening, I hear the passing feet / Of who I might have been by now, down the other street
hook me | Back it up :: Back it up, back it up, put the rain in the sky / Put the cup on the shelf and the tear in the eye / Put the word in my mouth and the door on the latch / Back it up, put the flame back inside of the match
hook me wistful | One hour again :: If I could have one hour again / I wouldn't pick a win / I'd pick the one I let you stand / Out there, and let you in
scene me | The station clock said seven twenty-four / You'd saved a seat, and held it with your bag / I had my hand already on the door / The guard looked up at me, and dropped the flag
detail me | A coat I didn't buy you when you froze / A call I let ring out beside the bed / A pair of never-taken dancing clothes / A book you lent, with half of it unread
story me | I took the job, the money, and the view / I've got a chair that cost more than a car / I've got a plant. I told it about you / It's got your name. It's not done well so far
turn me | I wrote it down, the whole of it, at last / And burned it in the garden in a tin / It rained. The smoke went nowhere very fast / I stood in it. I had to let it in
feel me | The things I did, I've mostly made my peace / With shouting, and with falling off the stair / It's what I didn't do that wants release / It sits up nights in every empty chair
story me | My sister said, you've got to ring him soon / I said I would, when things had settled down / I said it all through May, and all through June / They settled in July. The grass is brown
detail | The path you took is short, and full of stones / The other one goes golden through the corn / But someone there is tired, with aching bones / And wishes for the coat that you have worn
scene blues me | I had the right word, and I swallowed it whole / Had the right word, and I swallowed it whole / It's laying in there like a big lump of coal
detail blues me | I watched you go down to the end of the lane / Watched you go down to the end of the lane / I knew how to run, and I watched for the rain
feel blues me | If sorry was dollars, I'd buy back the sea / Sorry was dollars, I'd buy back the sea / I'd buy back that Tuesday, and you, and then me
story blues me | I kept me your letter and I kept it unread / Kept me your letter, Lord, I kept it unread / It's louder at night than a thing that was said
turn blues me | I rang up your number, it's a laundry in town / Rang up your number, it's a laundry in town / I told them I'm sorry. They wrote it all down
pre me | One more minute, and I'd have turned / One more match, and the bridge not burned
bridge me | So let me do one thing that I don't rue / It's late, it's wet, I'm standing at your gate / I've come here with a sorry overdue / It isn't much. It's true, and it is late

== forgiveness|forgiv(?:e|es|ing|en)|grudges?|hold(?:ing)?_a_grudge|make_peace_with|making_peace|mend(?:ing)?_(?:fences|bridges)
hook tender | Put the stone down :: Put the stone down, put it there / You've carried it up every stair / Your arm is tired, and so is mine / Put the stone down. The weather's fine
hook | The gate upon the latch :: I've left the gate upon the latch / I've thrown away the score / I've one cold supper and a match / There's someone at the door
hook me | I forgive you for Tuesday :: I forgive you for Tuesday, I forgive you for May / I forgive you for things that you don't know you say / It isn't for you, it's that I want to play / With both of my hands, so I put it away
scene me | I had a list. I kept it neat / With dates and headings, sheet by sheet / I'd read it in the night, aloud / And feel so tall, and sad, and proud
detail me | I wouldn't sit where you had sat / I gave away the chair, the cat / I crossed the road to dodge your nod / And told it in complaint to God
story me | You stood there with a plastic bag / Some oranges, a luggage tag / You'd come by bus. You'd aged a lot / You said my name. And I forgot
turn me | The thing I'd planned to say was long / It had a middle, like a song / I said, come in, you'll catch your death / It went out of me like a breath
feel | It doesn't mean it didn't hurt / You wash the blood out of the shirt / You'll see it still, against the light / But you can wear it out tonight
story | My gran forgave the man who ran / The lights that night. He wrote to Gran / She wrote him back, a page a week / They met. And neither one could speak
detail | Two cups, the good ones, with the rim / The tea you liked. The lights were dim / We talked of bulbs, and who had died / The dog lay down between, and sighed
pre | One by one the fingers give / Let it go, and let it live
bridge me | And now the one I can't excuse / Who wears my face, who wears my shoes / Who knew, and did it anyway / I'll start on me. A bit. Today

== relief|relieved|test_results?|(?:the_|an_)?all[-_]clear|good_news|what_a_relief|weight_off(?:_my)?|near[-_]miss|close_calls?|false_alarm
hook bright | All clear :: All clear, all clear, say it twice, say it slow / All clear, all clear, I can let my shoulders go / The sky's not falling, the ground's not gone / All clear, all clear, put the kettle on
hook bright | Unclench, undo :: Unclench, undo, lie down, let go / It isn't what we thought, it's a no, it's a no / I've never loved nothing, but I love it so / Unclench, undo, lie down, let go
hook me tender | They found you :: They found you by the bandstand / With an ice cream, in the sun / I'd lived through nineteen lifetimes / You'd been having fun
scene me | Waiting room, a plastic seat / Magazine about some meat / Read the same line, ninety-two / Then the nurse said, is that you
detail me | Colours came up on the wall / Had they been there, after all / Green was green and bread was bread / Something let go of my head
story me | Rang my mother, made a sound / She'd been walking round and round / Tell me, tell me. So I did / I heard the drop of a saucepan lid
turn me | Parking ticket on the glass / Best one ever. Let it pass / I'd have paid them twice the price / Hugged the warden. He was nice
feel me | Nothing's different, that's the joke / Same old car, and same old smoke / Same old Tuesday, same old me / Never saw such company
story me | Once the plane dropped like a stone / Held a hand that's not my own / Wheels went bump, and no one spoke / Then the whole of row twelve broke
detail me | Slept eleven hours through / Woke and wondered what to do / With my hands, with all the air / With the worry that's not there
pre | Say it plainly, say it loud / There's no mountain. It was cloud
bridge me | I had promised, in the night / Everything, if it came right / Less of this and more of those / I'll start Monday, I suppose

== burn_?out|burn(?:ed|t)_out|exhaust(?:ed|ion)|worn_out|running_on_empty|(?:so|too|always|just)_tired(?:_of_everything|(?!_of))|tired_of_everything|need_(?:a_)?(?:rest|break|holiday)|overwhelmed
hook me | Out of office :: I am out of office, I am out of reach / I am out of answers, I am on a beach / Made of bedroom carpet, out of range of speech / I am out of office, I am out of reach
hook me wistful | I lit the room :: I lit the room, I lit the hall / I burned from either end / I haven't any left at all / To light my own way, friend
hook me wild | No more yes :: No, no, no, I've no more yes / No, no, no, it's a small address / No, no, no, and it fits like a dress / No, no, no, I've no more yes
scene me | I sat down on the stairs / With one shoe on, at eight / The bus went by. Who cares / I watched it not be late
detail me | I've read the same one page / Since Tuesday. It's on bees / I fell into a rage / At someone's little sneeze
story me | They asked for one more thing / A small one, by tonight / I heard my own ears ring / I said, of course. All right
turn me | I missed my stop. The train / Went on out to the sea / I stood there in the rain / And something let me be
feel me | I don't want much. A chair / A window and a tree / A day with nothing there / That needs a bit of me
story me | I lay down in the park / A Wednesday, half past two / I stayed there until dark / And watched the sky come through
detail | The phone gets better care / It's plugged in every night / Somebody sets it there / And waits until it's right
scene blues me | I'm so tired, I'm tired, I'm tired to the shoe / So tired, Lord, I'm tired to the shoe / My shadow lay down, and my hat did too
detail blues me | I lit up both ends and I burned through the string / Lit up both ends, and I burned through the string / Ain't got enough wick for to light anything
feel blues me | I said yes to the preacher, and yes to the boss / Yes to the preacher, Lord, yes to the boss / I'm so full of yes that I'm growing moss
story blues me | The doctor said, rest, and I asked him, till when / Doctor said, rest, and I asked him, till when / He's writing it down, with my very last pen
turn blues me | Going to sit by the river till the river runs dry / Sit by the river till the river runs dry / And if it asks favours, I'll tell it goodbye
scene rap me | Woke up with the laptop printed on the side of my face / Coffee on a timer and a heart that's in a race / Told them I was fine, and I was fine like a plate / That's been dropped on the kitchen floor and glued back straight
feel rap me | I said yes to the yes to the yes to the more / Till the yes had no ceiling and it hadn't got a floor / Now I'm lying on the carpet with my phone in a drawer / And the quiet's so loud I can hear the next door
pre me | One more and then I'll stop / One more. One more. I drop
bridge | A field that's left to grass / A year, and rain, and bees / You'd think it idle, pass / It's healing, by degrees

== insomnia|sleepless(?:_nights?|ness)?|can't_sleep|cannot_sleep|wide_awake|lying_awake|awake_at_(?:\\w+)|(?:two|three|four|2|3|4)(?:_?am|_o'clock)?_in_the_morning|counting_sheep|toss(?:ing)?_and_turn(?:ing)?
hook me funny | Nine hundred and forty-two :: Sheep nine hundred and forty-two / Stopped on the fence and asked, who are you / I said, I'm the one who's been counting you through / Said sheep nine hundred and forty-two
hook me dark | The ceiling knows :: The ceiling knows what I did in June / The ceiling hums an advert's tune / The ceiling's a map of a small bad moon / The ceiling knows, and it's morning soon
hook me calm | Come, sleep, come :: Come, sleep, come, like a cat to a bed / Come, sleep, come, and sit down on my head / I won't look at you, I'll look somewhere instead / Come, sleep, come, like a cat to a bed
scene me | It's two. The fridge has said its bit / The pipes have talked about their day / A car goes by. The curtain's lit / And then it takes the light away
detail me | My pillow has a hot side. Then / I turn it, and it's hot there too / I've thought about those nine wise men / Or was it three. I never knew
story me | I thought of what I said to Claire / In nineteen ninety-nine, at lunch / I've ironed it, I've combed its hair / It still comes back here with a punch
turn me | At four I gave it up. I went / And sat outside in coat and socks / A fox looked in, as if I'd sent / For company. We watched the clocks
feel me | The whole wide world's asleep but me / And bakers, nurses, owls and spies / And someone over there. I see / Their lamp on, too. We close our eyes
story me | You sleep like bread. You sleep like stone / You sleep with one arm on the floor / I've never felt so much alone / Or been so jealous of a snore
detail me | I did the lavender, the tea / The breathing out, the breathing in / The whales have sung their whole CD / I now know whales. It's wearing thin
scene blues me | I asked for an hour and they gave me the moon / Asked for an hour, Lord, they gave me the moon / It's sat on my bed like a silver spoon
detail blues me | The tap has a rhythm and the fridge has a band / Tap has a rhythm, and the fridge has a band / They're playing till morning on a one-note stand
feel blues me | My baby sleeps easy as a stone in a stream / Baby sleeps easy, like a stone in a stream / I lie here and wonder if I'm in the dream
story blues me | I read the whole Bible and the back of the rice / Read the whole Bible, and the back of the rice / I prayed to the kettle, it answered me twice
turn blues me | The rooster's been shouting that he's opened the day / Rooster's been shouting that he's opened the day / I told him I'm busy, I've been here all the way
scene rap me | Three in the morning and my brain's on the mic / Playing back the greatest hits of things they didn't like / Every little sentence that I ever said wrong / It's got it on a loop and it's got it in a song
detail rap me | Clock's got a red eye, and it's staring me down / I'm the only living body in a sleeping-bag town / I've flipped the pillow over like a pancake, twice / I've counted up the sheep, and I've cooked them with rice
pre me | If I drop off by half past three / That leaves me four. That's fine by me
bridge me | And then the first bird, like a key / The milk, the light, the bin men's song / And sleep comes up and says to me / I'm here. Where were you all night long

== homesick(?:ness)?|miss(?:ing)?_(?:home|my_(?:country|village|hometown|home_town|old_house|family|mother's_kitchen))|(?:miles|far|long_way|away)_from_home|boarding_school|first_(?:year|term|week|night)_away(?:_from_home)?
hook me tender | Put me on the table :: Put me on the table, put me by the bread / Put me where my plate was, carry on, I said / Talk across me, argue, pass the salt along / I'm only on the phone, but that's where I belong
hook me wistful | A key beneath a pot :: There is a smell of rain on stone / A key beneath a pot / There is a door I've always known / And this one here is not
hook me | Home, home :: Home, home, half past four / Boots by the radiator, dog at the door / I can smell the onions from a thousand miles or more / Home, home, half past four
scene me | The bed is fine, the room is clean / There's nothing here that's wrong / The taps are where they should have been / The corridor is long
detail me | I've got a jar of kitchen air / My sister screwed it tight / I've got a cushion from the chair / I smell it every night
story me | I said it's great. I said it's grand / I said I'm eating well / My mother, she can understand / A silence. She could tell
turn me | A stranger on the number nine / Was humming, soft and low / A song I'd thought was only mine / I said, how do you know
feel me | It isn't that the place was good / It rained, the work was bad / It's how the third step gave, the wood / It's all the names I had
story me | I drew a map for my new friend / Of where the school bus stops / I got as far as our street's end / And lost it at the shops
detail | The moon's the same, they tell you that / It isn't, not at all / Ours used to sit there like a cat / Upon the garden wall
scene blues me | I got rain on my window, but it ain't from back home / Rain on my window, and it ain't from back home / It don't know my roof, and it falls all alone
detail blues me | I bought me some biscuits, and they tasted like slate / Bought me some biscuits, and they tasted like slate / My mama's on Sunday would hang off the plate
feel blues me | That train's got a whistle like my daddy would blow / Train's got a whistle like my daddy would blow / It's going the right way, and I can't even go
story blues me | I put on your record and the needle went round / Put on your record, and the needle went round / The song was all right, but it's on the wrong ground
turn blues me | I wrote them I'm fine, and the ink started to run / Wrote them I'm fine, and the ink started to run / They sent me a jar of the evening sun
pre | Nine more sleeps, and then it's eight / Then a train, and then the gate
bridge me | And when I'm back, I know I'll say / The rooms have shrunk, it's cold / And miss the place I am today / I'm like that. I've been told
`)
