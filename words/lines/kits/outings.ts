import { kits } from '../../lines.ts'

export const outingsKits = kits(`
== ^(?:the_|my_|a_|summer_|beach_|family_|on_|our_|going_on_|in_need_of_a_)*(?:holidays?|vacations?|package_holiday|all[-_]inclusive|staycation)(?:_(?:in|to|at|with|romance|by)(?:_\\w+)+)?$|need_a_(?:holiday|vacation|break_from_work)
hook bright | Out of office :: Out of office, out of reach, out of range / I'm on my vacation, I'm wearing something strange / You can ping me, my elbow is deep in a cone / I'm out of office, I've buried the phone
hook we | Day one, day ten :: Day one of the holiday, white as a sheet / Day one, and the sand is too hot for our feet / Day ten, and we'd quite like our own bed again / But I'd go back tomorrow, day one, day ten
scene | The taxi's here at half past three / The milk has been poured down / The plants have all been told to be brave / We creep off out of town
detail | A lilo with a slow sad leak / A book that's full of sand / A nose that peels for half a week / A wristband and a hand
story we | The brochure had a turquoise pool / The pool was there, and green / A donkey drank it, as a rule / The cleanest thing we'd seen
turn we | It rained. It never once got dry / We played one pack of cards / We laughed so much we had to cry / The sea rose thirty yards
feel me | I don't know who that woman is / She laughs, she's brown, she swims / She's got a drink with fruit and fizz / And sings the local hymns
pre | Key in the plant pot and bags by the door / Somebody's swimming gear's still in a drawer
bridge | And back at home the post is high / The light is thin and grey / I tip my shoe out, and there lie / Two spoons of yesterday

== cruises?(?:_\\w+)?|cruise_ships?|(?:ocean|luxury)_liners?|the_(?:buffet|lido_deck)
hook funny | Once round the buffet :: Once round the buffet and twice round the bar / It's a cruise, and they tell me we've travelled quite far / I have not seen the ocean, I've seen the soufflé / It's Thursday in Athens, once round the buffet
scene | There's seven decks, there's nine hotels / A wall for you to climb / A man who only rings the bells / To say it's dinner time
detail | A towel folded like a swan / A swan made out of ice / A woman with her diamonds on / For breakfast, very nice
story | They gave us half an hour in Rome / We ran, we saw a bit / A pillar, and a sort of dome / A cat that sat on it
turn me | I couldn't sleep. I climbed the stair / At four, I stood outside / And nobody at all was there / But all that dark, so wide
feel me | It's strange to be so small, so fed / So carpeted and warm / With just a wall beside your bed / And after that, the storm
pre | Captain says, left, and you'll notice the sea / Right is the sea, and it's quarter past three
bridge | When I am old they'll wheel me on / And point me at the blue / I'll wear my pearls, I'll have a swan / And I'll have seconds, too

== ^(?:the_|a_|on_the_|riding_the_|late_night_|underground_|in_the_)*(?:subways?|metro|the_tube|underground|subway_(?:train|ride|station|platform))(?:_\\w+){0,3}$|mind_the_gap|on_the_l_train|the_a_train
hook | Stand clear of the doors :: Stand clear of the doors, I was nearly in line / The subway took off with your eyes upon mine / I saw just the cover, the book that was yours / You looked up. I was running. Stand clear of the doors
hook | Everyone looks at the floor :: Everyone looks at the floor on the train / The subway's a church with an advert for pain / We're knee against knee, and we're breathing, we're four / To the square foot of nothing, and looking at the floor
scene | A wind comes first, and then a light / And then the scream of steel / The rats look left, the rats look right / And go on with their meal
detail | A man asleep with all his bags / A sax, a cup, a song / A bride in trainers, holding flags / Of lace above the throng
story | A boy got on with one balloon / It bumped from knee to knee / By Canal Street the whole platoon / Was playing. Even me
turn | We stopped between two stops. The dark / Came in and took a seat / A woman hummed, just for a lark / And then we kept the beat
feel me | I've ridden with a million lives / I never would have met / Their elbows, and their nine-to-fives / I've not lost one as yet
pre | Swipe it and push it and down the long stair / Somebody's drumming on buckets down there
bridge | So here's to you, in seat eighteen / Who moved your bag for me / You'll never know what that has been / It got me home, you see

== ^(?:the_|a_|life_in_the_|moving_to_the_|lights_of_the_|in_the_|this_|new_in_the_|big_)*(?:big_city|city(?:_(?:life|lights|that_never_sleeps|at_night|streets?|skyline))?|skyscrapers?|skyline|concrete_jungle)$
hook | Nobody's watching, dance :: It's the city, my love, nobody's watching, dance / There's nine million people, they'll not even glance / You can weep at the lights, take your second last chance / It's the city, my love, nobody's watching, dance
hook me | Asleep in their millions :: Through the wall there's a woman I've never once met / I know that she's singing, I know she's in debt / The city's so near you can hear them all fall / Asleep in their millions, and cough through the wall
scene | The garbage trucks at half past four / The bagels, and the steam / A siren, and a man next door / Who argues in his dream
detail | A bike frame with no wheels at all / A piano on the kerb / A love note taped upon the wall / With one misspelt rude verb
story me | I came here with a single bag / I had a name, a street / It turned out that the street was long / I'd got it incomplete
turn me | A stranger fell down on the ice / And eight of us were there / With coats, with phones, with bad advice / And someone brought a chair
feel me | It doesn't love you. No one lied / It never said it would / But some nights, from the other side / Of that bridge, God, it's good
pre | Walk like you know it and don't meet their eye / Look up just once, for the strip that is sky
bridge me | I swear each winter that I'll go / I'll get a porch, a tree / And then it's June, and, don't you know / It puts its arm through me

== ^(?:learning_to_|i_want_to_|the_dream_of_|dream(?:s|ing)_of_|about_|a_)*(?:fly(?:ing)?|hot[-_]air_balloons?|paraglid\\w+|sky_?div\\w+|hang_?glid\\w+|trapeze)(?:_\\w+){0,3}$|fear_of_flying|afraid_of_flying|parachut\\w+
hook bright | Let go of the ground :: Let go of the ground, it was only a floor / Let go of the ground, there is flying, there's more / You've been holding so tightly, it doesn't make a sound / When you're up, when you're up, and let go of the ground
hook me funny | Who's holding this up :: Who's holding this up? I would just like to know / I'm flying, there's nothing but nothing below / There's wings made of metal, there's tea in a cup / And everyone's sleeping. Who's holding this up?
scene | The fields fold up like handkerchiefs / The river's just a thread / The farm dogs bark at what we are / And then are small, instead
detail | The cold comes in below the sleeve / The sound goes out, like light / A bird draws level, can't believe / And veers off to the right
story me | I jumped from sheds in paper wings / I jumped with mother's sheet / I've got, from all those early flings / Two slightly different feet
turn me | The rope went slack, the basket swung / The ground said, not today / I'd had a fear since I was young / I watched it drift away
feel me | From here the quarrel, and the rent / The thing I should have said / Are dots. I can't see what they meant / Or why I stayed in bed
pre | Count down from three and lean into the air / Everything solid is back over there
bridge me | You do come down. They always say / The grass comes up to meet you / But you walk in a different way / And nothing much can beat you

== ^(?:the_|my_|a_|our_|little_|old_|row(?:ing)?_?|fishing_|paper_|wooden_)*(?:boats?|canoes?|kayak(?:s|ing)?|rowing_?boats?|row_?boats?|houseboats?|canal_boats?)(?:_(?:on|in|at|that|out|trip|ride|my|we)(?:_\\w+)*)?$
hook calm | Row it slow :: Row it slow, little boat, there is no one to race / Row it slow, with the evening all over your face / There's a heron, there's us, there's a mile yet to go / And nothing to get to, so row it slow
hook me | She leaks a little :: She leaks a little, and so, love, do we / My boat's got a bucket, a rope and a plea / There's yachts in the harbour, all polish and brittle / I'll stay with the old one. She leaks a little
scene | We pushed her out at early light / The frost was on the plank / The oars went in without a bite / A moorhen left the bank
detail | A bailer made from half a can / A rope as stiff as wood / A name that someone once began / And spelled the way he could
story me | My dad had bought her for a song / He'd sing it, if you'd hear / It took him all that winter long / To find out why, that year
turn me | We lost the good oar off the side / We spun there like a leaf / He took his boot off, sat astride / And rowed us off the reef
feel me | On land I'm always somewhere next / I'm late for it, I'm due / Out here I have no phone, no text / I've got this, and the blue
pre | Push with your left foot and jump with your right / Mind what you're rocking and sit yourself tight
bridge me | And when I'm old, just tie her up / And prop me in the stern / A blanket, and a thermos cup / It's someone else's turn

== ^(?:rock_|learning_|mountain_|free_|ice_|indoor_|my_|the_)*(?:climb(?:ing|ers?)|bouldering|mountaineer(?:ing|s)?|everest|summit)(?:_(?:a|the|my|to|up|wall|gym|partner)(?:_\\w+)*)?$
hook | Don't look down :: Don't look down when you're climbing, look just at your hand / There's a hold, it's a thumb's width, it's where you will stand / The valley's a postcard of somebody's town / You can buy one tomorrow, but don't look down
hook me proud | On belay :: On belay, you say, and the rope goes tight / I'm climbing on nothing, I'm climbing on light / It's ninety foot under, I'm happy to say / There's you at the bottom, you've got me, on belay
scene | Chalk on the fingers, tape on the thumb / A boot jammed in a crack / One knee has started on a drum / There is no going back
detail | A swift goes by below my feet / A cloud goes by below / The sandwich I'd been going to eat / Is sitting in the snow
story me | Old Hamish climbed it in his brogues / With pipe, and tweed, and flask / He thought that ropes were used by rogues / How old? I didn't ask
turn me | I got there, and I touched the stone / The top, the very last / I'd thought I'd feel I stood alone / I thought of those who'd passed
feel me | It isn't that I want to die / It's quite the other thing / There's nothing there but stone and sky / And how the small birds sing
pre | Left hand, right hand, shift on the toe / Breathe out on three and then let the hip go
bridge me | They ask me why. I say, it's there / It's what they say, and true / But more it's that, in that thin air / I'm only what I do

== hunt(?:ing|ers?)(?:_(?:season|trip|dogs?|with|for|deer|ducks?))?(?:_\\w+){0,2}$|deer_(?:stand|season|camp)|duck_blind|bow_?hunting
hook me | The one I let go :: I've hunting tales, plenty, I've racks in a row / But the best I can tell you's the one I let go / He stood in the clearing, all antler and snow / I lowered the barrel, the one I let go
scene me | Four-thirty, and the thermos steams / The stars are hard and near / We whisper, if at all, in dreams / Of all we want to hear
detail me | My grandpa's coat, it's orange now / It used to be near red / A candy bar, and God knows how / The frost inside your head
story me | He taught me how to sit so still / A wren sat on my boot / He said, you'll get your deer, you will / It's not about the shoot
turn me | He raised his head. He looked at me / The breath came from his nose / He looked at me, and let me be / I thought, well, there he goes
feel me | I couldn't tell you what was said / My grandpa touched my sleeve / We ate our jerky and our bread / And neither wished to leave
pre me | Safety on, shoulder in, hold it and freeze / Something with breath in it stirred in the trees
bridge me | We came back empty, told the wife / Not even seen a track / It's one of those things in your life / You take, and put it back

== ^(?:going_|coming_|finally_|i'm_|heading_|the_way_|take_me_|on_my_way_|back_|driving_|getting_)+home(?:_(?:again|for_christmas|after(?:_\\w+)+|to_(?:you|my|see)(?:_\\w+)*|at_last|from(?:_\\w+)+))?$|welcome_home|home_sweet_home|homecoming$
hook | The porch light's on :: I'm going home, and the porch light's on / I can see it from here, I've been too long gone / There's a shape at the window, the curtain's half drawn / I'm going home, and the porch light's on
hook me | Same third stair :: I'm coming home to the same third stair / It creaks when you tread on it, right over there / I've been round the world with the wind in my hair / But nothing says home like the same third stair
scene me | The bus comes over Miller's Hill / The whole town's in its bowl / The steeple and the water mill / The flag, up on its pole
detail me | The key is where it always was / The dog's too old to rise / She thumps her tail, and that's because / She's got it in her eyes
story me | I left here with a slammed front door / I said I'd not be back / My father's standing in it, sure / And slow. He takes my pack
turn me | He didn't say a word of it / He pulled me out a chair / He'd kept my plate, he'd kept my bit / Of table, over there
feel me | It's smaller than I'd had it, see / It's shabby, and it's low / It's just the size to hold of me / The part I didn't know
pre | Next stop, and next stop, and then it's the one / Look, there's the steeple, just catching the sun
bridge me | You carry it, you think you don't / It's in you like a tune / And you can say you can't, you won't / You'll hum it pretty soon

== (?:being|getting|i_am|i'm|if_i_was|when_i'm|filthy|stinking|new|too)_(?:rich|wealthy|a_millionaire|a_billionaire)(?:_\\w+)?|millionaires?|billionaires?|if_i_had_a_million|private_jets?|designer_(?:clothes|bags?)|living_large
hook me bright | Butter both sides :: I'm rich, and I'm having it buttered both sides / I've a man for the doors and a man for the rides / I've a bath with a view, and a butler besides / I was raised upon scraping. It's butter both sides
hook me wistful | Who came for the cake :: Now that I'm rich there are friends by the door / There's cousins I've never had cousined before / They say that it's me, it's for old times' sake / I look down the table at who came for the cake
scene me | The gates swing open on their own / The gravel's French, and raked / There's fourteen beds. I sleep alone / In one. The rest are faked
detail me | A fridge for cheese, a fridge for wine / A fridge to keep the fur / A watch that can tell even time / To wait a bit, please, sir
story me | We had one coat between us two / He wore it, then I did / I've ninety now, in every hue / I miss that coat, that kid
turn me | I bought the street where we were poor / I walked it, end to end / And every window, every door / I'd swap for one old friend
feel me | They tell you that it can't buy joy / It buys a lot, I swear / It bought my mum a heated floor / She puts her feet down there
pre me | Put it on mine and then put on two more / I never once looked at the price on the door
bridge me | And when I go, they'll count it all / They'll sell the beds, the bath / But in the back, behind the wall / There's that one coat. Don't laugh
`)
