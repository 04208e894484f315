import { lines } from '../lines.ts'

export const recovery = lines('recovery', `
scene me | I walked the garden's length today / With one sit-down along the way
scene you | You're sitting up, you've combed your hair / You've asked me for a proper chair
scene me calm | The kettle sounds like something kind / I've put some buttons on, I've drawn the blind
scene you tender | There's colour in your cheeks once more / Your slippers are scuffing along the floor
scene me | A calendar with rows of ticks / I'm on the line that's marked with six
scene about | {Name} came down the stairs alone / We cheered as if {he}'d won a throne
scene we | We sit in a ring on plastic seats / With bad coffee and biscuit treats
scene you | The window's up, the sheets are new / The morning's come to look at you
story me dark | I hit the floor, I knew the sound / I had a good look at the ground
story me | I took it hour by hour, then day / I put each one of them away
story you | You learned to hold a spoon, a pen / You learned to tie your shoes again
story me | I told the truth to one old friend / It was the start, it felt like the end
story you dark | They said it low, behind the glass / You heard, you thought, well, that'll pass
story me | I phoned at four, I phoned at five / A voice said, good, then you're alive
story about | {He} shook so hard {he} spilled the tea / {He} laughed, and mopped it, there by me
story you tender | You had bad days, you had bad weeks / You hummed right through them, off the beat
story me | The stairs were Everest, the street / Was further than my two bare feet
story we | They wheeled us past each other's door / You waved, we're friends now, evermore
detail | {A part} beside a row of pills / A get-well card of cows and hills
detail me | {Sense} was what I noticed first / Then toast, then sun, and then a thirst
detail me | One egg, one spoon, some buttered bread / I sat there smiling, being fed
detail | {A part} {where}, a pair of shoes / A long deep breath, and no bad news
detail you | The bracelet's off, the scar's a thread / The dent has filled in your side of the bed
detail me | I keep a pebble in my coat / It says on paper, you can float
feel me bright | I'd no idea that plums were this / That rain could land upon you like a kiss
feel me | I'm made of glass, I'm made of wire / I'm made of ash, I'm made of fire
feel me calm | It's quiet where the shouting stood / I hear the fridge, it sounds so good
feel me tender | I'm not the one I was before / I'm gentler, and I lock the door
feel you proud | You've done the hardest thing there is / No crowd, no drum, no flags, no fizz
feel me | I'm scared some nights, it's still in the hall / I turn the lamp on, that is all
feel you | I've got you back, I've got your laugh / It comes up slowly, like a bath
turn me | There was a slip, there was a slide / I got back up, I didn't hide
turn me bright | I ran for a bus, and caught it too / I told the driver, and half the queue
turn you | You've planted something, that's a sign / You plan to be around to dine
turn me | My hands don't shake, I threaded a pin / I looked in the mirror, and let me in
turn | The tree they thought had died last year / Has one green leaf, quite small, quite clear
turn about | Now {name} tells the ones who start / Just do today, the smallest part
turn me wistful | I've lost some time, I'll own to that / I've found my keys, I've found my hat
wish me | I'll swim in May, I'll bake, I'll write / I'll sleep the whole way through the night
wish you | {Name}, go easy, take it slow / A tree's not shouted at to grow
wish you tender | May every breath come free and wide / May someone walk here at your side
wish | If you're still in it, hold on tight / I swear to you, it does get light
wish we | We'll do the coast path, bit by bit / And where we're tired, there we'll sit
wish you | May {love} come back to fill your days / In ordinary, lovely ways
lift me | I'm here, I'm here, I'm upright, look / I'm not the end of any book
lift me bright | One day, one day, and then one more / I've walked right out of my own door
lift you | {Name}, you're mending, look at you / A bit of string, a bit of glue
lift we | We're not all right, but we all came / And each of us can say a name
pre me | Breathe in for four, breathe out for eight / I put my hand upon the gate
pre you | Just one more step, then one more stair / I'm right behind you, I'll be there
pre me | It said that I'd be nothing, less / I've got one answer, and it's yes
bridge me | I used to want the whole wide sea / A cup's enough to carry me
bridge | A bone grows thicker where it broke / Ask any surgeon, any oak
bridge me tender | To those who never slammed the phone / I owe you each a precious stone
bridge you | The body's stubborn, like a weed / It wants to live, it pays no heed
bridge about | Ask any {kin} who's been there / It's not a leap, it's stair by stair
end me | I turn the light off, not afraid / The bed's turned down, the day is made
end you tender | You've fallen asleep, the good kind, deep / With nothing left to guard or keep
end me | Tomorrow? We will see, we'll see / Tonight I'm glad that I am me
story about | {Name} counted ceiling squares / And named them, and they named their heirs
feel about | When {name} ate a bowl of rice / We all of us went quiet, twice
turn you | {Name}, your coat hangs right once more / You've left your stick behind the door
detail about | {Name} has a chart, with stars / And hides it underneath the jars
end about | Goodnight to {name}, one day more / Chalked up in white behind the door
scene you | {Name}, you opened the blinds today / You said the dust should go out and play
story you | {Name}, you told me, don't you dare / Look sad at me from over there
pre you | {Name}, put one hand into mine / We'll count to five, we'll count to nine
wish about | May {who} wake up to toast and sun / And not one thing that must be done
lift about | That's {name}, walking, see {him} go / As slow as honey, sure as dough
bridge you | {Name}, they gave you half a chance / You took it with you to the dance
feel about | I heard {who} humming on the stair / It's months since there was humming there
story about | They told my {kin}, wait and see / {He} said, I'd like a cup of tea
lift me calm | I've got one day, it's in my hand / It weighs the same as solid land
lift you bright | You're back, you're back, you've lost the key / You've burned the toast, it's good to see
pre we | The ring goes quiet, someone stands / And tells it, looking at their hands
hook me | One Green Leaf :: One green leaf on the tree by the wall / They said it was over, they told us, that's all / I'm not saying summer, I'm not saying sheaf / I'm saying come here and look, one green leaf
hook me | Chalk Up Another :: Chalk up another, a line on the wall / It isn't a mountain, it's one day, that's all / I did it with shaking, I did it with bother / I'm going to bed now, so chalk up another
hook you proud | As Far as the Bench :: You got to the gate and you got to the stile / You took a short rest and you walked a whole mile / They'll give others medals for jungle and trench / I stood and I cheered you, as far as the bench
hook me bright | Toast Tastes Like Toast :: Toast tastes like toast and the rain's like the rain / The tap and the towel are friends of mine, plain / You can keep all the fireworks, I'll tell you the most / I've wanted in years was that toast tastes like toast
hook me | Still Here, Still Me :: It knocked on the windows, it broke down the door / It threw all I had in a heap on the floor / I've swept up the glass and I've found the spare key / Look in, if you like to, still here, still me
hook you tender | There You Are :: There you are, there you are, I know that grin / I'd left all the lights on to let you back in / You went such a way, and you travelled so far / I looked up this morning and there you are
hook me calm | Just the Next Stair :: Don't ask me the top, for I don't know what's there / Ask me for this one, just the next stair / I've a hand on the rail and there's light in my hair / I can't do forever, just the next stair
hook me wild | Not Today :: You can stand at my gate and can say what you say / You can call me by name, and I'll tell you, not today / I've got a bus to catch, and I'm well on my way / Ask me tomorrow, but not, not today
hook we | Plastic Chairs :: Plastic chairs in a ring, and the tea's in an urn / We've each got a story, we each get a turn / The bravest of soldiers, the kindest of stares / I found my whole army on plastic chairs
hook you | {Name}, Get Your Coat :: {Name}, get your coat, there's a sky out of doors / You've looked at enough of those ceilings and floors / We'll go to the corner, we'll look at a boat / You're well, nearly well, {name}, get your coat
hook me proud | Scar Like a Seam :: I've a scar like a seam where they stitched me back in / It's neat as a hem on the edge of my skin / I used to hide from it, I'd cover and scheme / Now I run my thumb down it, my scar like a seam
hook me bright | Pulled Back the Curtain :: I pulled back the curtain, and there it all stood / The street and the milk float, the bees in the wood / I wasn't so sure, now I'm one of the certain / There's such a lot out there, I pulled back the curtain
`)
