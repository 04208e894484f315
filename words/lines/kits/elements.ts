import { kits } from '../../lines.ts'

export const elementsKits = kits(`
== ^(?:the_|a_|strong_|north_|cold_|west_|warm_)*(?:winds?|breeze|gale)(?:_(?:in|of|through|on|at|over)(?:_\\w+)+)?$|winds?_of_change|windy_(?:day|night|city|hill)|wind_?mills?|gone_with_the_wind
hook wild | Nobody owns the wind :: Nobody owns the wind, it has nowhere to be / It's had on my hat, and it's had down a tree / It has been to the desert, it has tidied the sea / Nobody owns the wind, and it's leaning on me
hook wistful | Bang goes the gate :: Bang goes the gate, and I look to the lane / Bang goes the gate, and it's only the rain / I've oiled it, I've tied it, I've told it to wait / It's only the weather, and bang goes the gate
scene | The washing's gone to sea again / A shirt waves from the pine / The postman holds his cap and bends / Like someone reading a sign
detail | It plays the bottle, plays the wire / It hums along the shelf / It goes through every coat you own / And tries them on itself
story | It took the roof from Miller's barn / It laid it in the park / It never even broke a tile / It did it in the dark
turn me | I went up on the hill with him / My father, in a tin / I opened it. The wind came round / And gently reached right in
feel | You can't see it, can't keep it still / You see what it has stirred / A lot of things I trust are so / I couldn't swear I'd heard
pre | Lean, says the barley, and lean, says the door / Nothing is where it was standing before
bridge | I asked it where it came here from / It told me, everywhere / It had the smell of oranges / And someone else's hair

== ^(?:the_|a_|thick_|morning_|in_the_|lost_in_the_)*(?:fog|mist)(?:_(?:in|on|over|at|rolling)(?:_\\w+)+)?$|fog_?horns?|misty_(?:morning|mountains?)
hook | The town that went away :: The town that went away at about half past four / The fog had the church, and the fog had the store / I've one hand before me, I've nothing to say / I'm walking by heart through the town that went away
hook calm | Low and slow :: Low and slow, says the fog on the bay / Low and slow, feel it, inch out your way / You can't see the rocks and you can't see the tow / It's out there, it's out there, so low and slow
scene | The lamp posts hang on nothing now / They float, a row of moons / A dog comes out, and then its man / Both humming different tunes
detail | The bread van's only two warm lights / The bus is just a cough / The sea's a thing you have to trust / With half the world rubbed off
story | My mother met him in the fog / She took him by the sleeve / She'd thought he was her brother Jack / He didn't like to leave
turn | It lifted at about eleven / And there was all the street / It looked so hard and clear and small / With papers round its feet
feel me | I'm tired of things so sharp and lit / With labels, prices, names / I like it when the edges go / And no one's making claims
pre | Hand on the railing and count every stair / Somebody's whistling, and nobody's there
bridge me | If you are lost in yours tonight / And can't make out the land / I'll ring a bell, I'll ring it slow / It's all I have to hand

== ^(?:the_|a_|playing_with_|wild_?|on_|of_|like_)*fires?(?:_(?:inside|within|in_my_\\w+|in_the_\\w+|and_ice|burning))?$|set_(?:it|the_world|me)_on_fire|burn(?:ing)?_(?:it_(?:all_)?down|bright|the_bridge\\w*)|flames?
hook wild | Strike me :: Strike me, strike me, I'm dry as a bone / I've lain in the box with my fire, on my own / There's a red little thought at the end of my spine / Just strike me, and see how a small thing can shine
hook | What the fire leaves :: You can count what it takes, it takes tables and sleeves / But I'll tell you, come morning, what the fire leaves / A spoon and a bell and the ground, black and wide / And a green thing already on the southernmost side
scene | It started with a single spark / A whisper in the straw / By midnight it could read the bark / By two it had the door
detail | It climbs the curtain like a cat / It licks each window clean / It knows no word for this or that / It's orange, gold and green
story me | We stood out on the lawn in coats / And watched the staircase go / My mother said, I left the oats / On low. I left them low
turn me | We found her ring there in the ash / As round as it had been / It's got a blackness, like a lash / She'll never have it clean
feel me | I know that heat, I've had it here / Just underneath the shirt / You feed it and it's warm and dear / Then somebody gets hurt
pre | First comes the crackle and then comes the roar / Nobody's ever that cold any more
bridge | So bank it well and keep it small / And teach it to the young / It'll cook your bread, it'll eat your hall / It's got no other tongue

== ^(?:the_|a_|morning_|summer_|rising_|here_comes_the_|warm_)*(?:sun|sunshine|sunlight)(?:_(?:on|in|through|and|after)(?:_\\w+)+)?$|sunny_(?:days?|mornings?|afternoons?|side)|soak(?:ing)?_up_the_sun
hook bright | Free and it's for you :: It's free and it's for you, and it's all down the lane / It's got in your kitchen, it's got in your brain / It's waited nine minutes, the sun has come through / The oldest gold going, it's free and it's for you
hook bright | Roll up the day :: Roll up the day like a big yellow blind / Roll up your sleeves, leave the winter behind / There's sun on a wall and a road that's away / Come out with your shoes off, and roll up the day
scene | It starts up on the chimney pots / It tiptoes down the wall / It finds the cat, it finds the cot / It's halfway up the hall
detail | The old men bring their chairs outside / The tar is going soft / A dog lies on its warmer side / The pigeons doze, aloft
story | It rained for forty days, in May / The bride had bought new boots / At ten past two the clouds gave way / They steamed there, in their suits
turn me | I'd had the curtains drawn a year / I'd let the dust come in / One stripe of light got through to here / And landed on my shin
feel me | I don't know much about the soul / I'm not that sort of man / But I'll lie down upon that coal / And have it, while I can
pre bright | Up with the window and down with the hood / Everything ugly is looking so good
bridge | And some day it will all burn out / They've worked it out, with sums / We've got five billion years, about / So pass me down those plums

== ^(?:the_|a_|late_at_|all_|dark_|in_the_|one_|into_the_)*night(?:s|_?time|_sky|_time)?$|^(?:at_|after_|until_)?midnight(?:_(?:in|on|train|city|sun)(?:_\\w+)*)?$|night_owls?|up_all_night|nocturnal
hook | Everything's open after dark :: Everything's open after dark / The river and the sky / The night has got no gate or clerk / So you can wander by
hook me | Leave the dark on :: Leave the dark on, it is doing no harm / It's good on the shoulders, it's soft on the arm / They've lit up the night till the stars have all gone / I can see you much better, so leave the dark on
scene | The last light in the tower block / Goes out at ten to one / The fox comes down to check the lock / And see what we have done
detail | A taxi with its amber roof / A baker's open hatch / The moon, without a shred of proof / Has got out off the latch
story me | I walked it, for I could not sleep / I met a nurse, a thief / A man who'd lost a flock of sheep / A bride, beyond belief
turn me | At four the sky goes thin and blue / The birds begin to try / I always think, I could start new / And then it passes by
feel me | By day I'm all the things I do / By night I put them down / It's only I that's left, and you / And ten square miles of town
pre | Clock strikes a something, and nobody's there / Tie off, and shoes off, and down goes the hair
bridge | Here's to the ones who keep the flame / The ones who mop, who drive / They'll never get to know your name / They bring us through alive

== ^(?:the_|a_|an_|old_|oak_|apple_|my_|family_|big_|lonely_|willow_|climbing_)*trees?(?:_(?:in|outside|by|at|on|that|we|i|my|behind)(?:_\\w+)+)?$|oak_trees?|apple_trees?|willows?|tree_?houses?|planting_(?:a_)?trees?
hook calm | Ring on ring :: Ring on ring goes the tree, and it won't say a thing / Drought in the middle and a fat year of spring / You can lean on it, cut on it, hang up a swing / It puts on its jumper and goes ring on ring
hook wistful | Whoever sits there :: He planted a tree, but he'd not get the shade / He was eighty that autumn, he leaned on the spade / I asked who it's for. He said, son, I don't care / A girl with a book, or whoever sits there
scene | It stood before there was a road / The road went round it, so / It's leaned on by a century / Of drunks with miles to go
detail | A heart with half a letter gone / A kite string and a shoe / A hole where someone lives who's shy / A branch that points to you
story me | I fell from it at seven years / I broke it at the wrist / My brother fell from higher up / He says he never missed
turn | They came with helmets and a saw / A form, a dotted line / The whole street stood with linking arms / From eighty down to nine
feel me | I like a thing that won't be rushed / That's busy being wide / It lets the whole of winter in / And keeps the spring inside
pre | Roots going down where there's nobody sees / Up top it's talking, the way of the trees
bridge | So put one in, a stick, a thread / And tie it to a stake / You'll not be here. It's not for you / It's for whoever's sake

== ^(?:my_|the_|wild_?|fresh_|a_|some_|picking_|buying_|bunch_of_)*(?:flowers|sun_?flowers?|daisy|daisies|tulips?|lil(?:y|ies)|wild_?flowers|daffodils?|poppies)(?:_(?:in|on|for|by|at|that)(?:_\\w+)+)?$
hook bright | Come up anyway :: Come up, little flower, through the crack in the stone / Come up with your hat on, come up on your own / There's nobody asked you, there's nothing to say / The wall says, you can't, and you come up anyway
hook tender | All that yellow :: All that yellow, and nobody to see / All that yellow, and it's leaning on me / I'd no use for flowers, a miserable fellow / You went and you handed me all that yellow
scene | They stood up in the railway cut / Where no one ever goes / A hundred thousand faces, put / In half a thousand rows
detail | A jar that used to hold the jam / The stems cut on a slant / A ladybird in half a dream / Asleep upon a plant
story me | My neighbour, who is ninety-three / He puts one on her chair / It's every day, it's always blue / She isn't always there
turn me | I pulled it, for I thought it weed / I threw it on the heap / In June I saw the compost bleed / With gold, and six feet deep
feel me | They don't do work, they don't do good / They last about a week / I can't think why, but if I could / I'd hear them, and they'd speak
pre | Turn to the window and follow the light / Shut up the shop for the whole of the night
bridge | So don't you wait till I am gone / And can't smell what you sent / Go pick me one from someone's lawn / And tell me what you meant

== ^(?:a_|the_|red_|my_|dozen_|single_|white_|black_|wild_)*roses?(?:_(?:and|with|in|for|have|has|from)(?:_\\w+)+)?$|thorns?
hook | Mind the thorns :: Mind the thorns on the rose, it is lovely, I know / Mind the thorns, or the red's going to show / My mother had told me a hundred times so / I went in with both hands. Mind the thorns as you go
hook wistful | The last rose in the garden :: The last rose in the garden, red / October, and it's wet / It should have been asleep in bed / It isn't finished yet
scene | She wore the gloves, she had the shears / She cut to where it's green / You have to hurt them once a year / You have to cut them clean
detail | A petal in a dictionary / Has bled on half of P / Through passion, pardon, pastry, pear / And ends on property
story me | He brought me one from where he'd been / A graveyard, it turned out / It said so on the little card / I've never had a doubt
turn me | I planted it when he had gone / The cutting, in the clay / It took. It climbed. It's on the roof / It's more than he could say
feel | There isn't one without the other / The soft thing and the spike / I used to think I'd find a kind / There's not. It's what they're like
pre | Hold it down low, where the stem has gone bare / Somebody's bled for a thing for your hair
bridge | They'll tell you that it's old, it's trite / That it's been said and sung / Well, so's the bread, and so's the light / And so's your mother tongue

== ^(?:the_|a_|my_|pet_|scared_of_|about_)*(?:snakes?|serpents?|pythons?|rattle_?snakes?|cobras?)(?:_(?:in|on|who|that|under)(?:_\\w+)+)?$
hook wild | Shed that skin :: Shed that skin, let it lie in the grass / Shed that skin, it was never first class / Be a snake for a morning, it's tight and it's thin / There's a whole new you itching, so shed that skin
hook funny | Somebody loose :: There's a snake in the house, and he hasn't got feet / He's seven foot long and he's partial to meat / He was here in the tank, he had no excuse / Now check in the toilet. There's somebody loose
scene | He wrote an S upon the sand / And then he wrote another / He read it back, and underlined / And signed it, Your Big Brother
detail | A tongue that tastes of what you think / An eye without a lid / He's like a belt that's learned to drink / He knows the thing you hid
story me | My cousin kept one in his bed / To save on heating oil / He said they only squeeze, he said / If you get up, or boil
turn | We looked three days. We found him, mild / Inside the piano, curled / He'd learned the C. He only smiled / The calmest in the world
feel me | They gave him all the blame, that time / The apple and the tree / He'd only said, it's good, it's ripe / He never said it's free
pre | Don't move a muscle, don't shift a shoe / He's more afraid, so they tell me, of you
bridge me | I'd like to leave, once in the year / My own self on a stone / A see-through me, from toe to ear / And go off, pink, alone
`)
