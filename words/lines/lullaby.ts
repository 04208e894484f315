import { lines } from '../lines.ts'

export const lullaby = lines('lullaby', `
scene calm | The last bus hums along the hill / The cups are washed, the taps are still
scene you tender | Your boots are sleeping by the mat / Your coat is hung up with your hat
scene calm | A stripe of light beneath the door / A wooden horse upon the floor
scene you | {Name}, the bath has gone away / And taken all the mud of day
scene calm | The street lamps come on one by one / They've come to mind the street till sun
scene we plain | The curtains meet, the blinds come down / It's pyjama time all over town
scene about tender | Hush for {who}, shut the gate / Tell the moon it's getting late
scene | Hush now for {the thing}, dim and slow / Into the dark the small boats go
scene calm | The fridge hums low, the floorboards creak / The house is much too tired to speak
scene you | I've tucked the blanket round your toes / And left one gap there for your nose
story tender | The day ran fast on muddy feet / Now it's gone home along the street
story plain | A mouse put on his paper cap / And curled up for a second nap
story you | You built a castle, fought a king / And asked me nearly everything
story calm | The baker's banked his oven low / The loaves lie waiting in a row
story plain | The sheep all jumped and went to bed / One stayed to lick the salt instead
story about | {Name} sailed out in a cardboard boat / With a wooden spoon and a winter coat
story you tender | My mother hummed this in the hall / I don't think it has words at all
story calm | The fox has found her hole, the owl her tree / And you have found the crook of me
detail calm | {A part} {where}, all tucked in tight / And {the thing} dreaming through the night
detail | {A part} and {a part2} asleep / In little piles, all soft and deep
detail you | {Sense} is coming through the wall / To tell you there's no rush at all
detail calm | A glass of water, half a moon / A song that's mostly only tune
detail tender | One sock has wandered off alone / A bear stands guard beside the phone
detail plain | Goodnight the chair, goodnight the shoe / Goodnight the spoon, they're sleepy too
detail you | You dream of {love}, I see it pass / Across your face like wind through grass
detail calm | A moth goes round, a clock goes slow / The night has nowhere else to go
detail | {The thing} can wait, {the thing} will keep / The whole wide dark is fast asleep
feel you tender | Your breathing slows, I count it, one, two, three / It's like the tide, it takes the edge off me
feel calm | There is no hurry anywhere / Just someone's fingers in your hair
feel tender | There's nothing now we need to mend / The day has come to its soft end
feel you | I hold your foot inside my palm / And feel the house around us calm
feel me tender | I ought to go, I ought to write / I'll sit another while tonight
feel you | The dark is only day tucked in / With stars to show where it's worn thin
turn calm | And if you wake at two or four / My slippers know the way to your door
turn you | Your eyelids drop, then open wide / Then something heavy draws them inside
turn | The wind gets up, the branches sway / They're only rocking night away
turn you tender | You'll be too big for this one day / For now I'll take the long slow way
turn plain | The bears are snoring, so's the bus / There's no one left awake but us
turn about | {Name} lets go of my thumb at last / The little ship has slipped her mast
wish you | May every dream have friendly cows / And boats with flowers on their bows
wish you tender | May nothing knock, may nothing ring / May morning be a gentle thing
wish you | Tomorrow there'll be jam and toast / And all the things you love the most
wish you | {Name}, I'll be right down the hall / You only have to breathe, not call
wish you calm | Wherever sleep may let you roam / It has a path that leads back home
wish you plain | I'll see you when the sun gets up / With milk inside your yellow cup
lift you | So close your eyes, there's nothing you'll miss / The stars are lit, and here's one more kiss
lift you tender | Sleep, {name}, let it all drift by / The moon's a lamp hung in the sky
lift calm | Low and slow and soft and deep / Even the mountains go to sleep
lift you | I've got you now, I've got you tight / I've got you all the way through the night
pre calm | Softer now and slower yet / One more yawn is all you get
pre you | Shh, my love, the pillow's cool / Your thoughts are fish inside a pool
pre plain | One for the cat and two for the mouse / Three for the quiet all over the house
bridge tender | Somewhere a ship is rocking too / Somewhere a small whale's tired like you
bridge calm | All round the earth, from bed to bed / The dark is passed like a loaf of bread
bridge you | When you are old, and up at night / Hum this, and someone leaves a light
bridge me wistful | I never knew how still I'd stand / To keep from waking one small hand
end calm | The tune gets thin, the tune gets low / I'll hum the end and tiptoe so
end you | Goodnight, {name}, the day's put by / Goodnight the roof, goodnight the sky
end tender | A breath, a sigh, and then no more / I leave an inch of open door
end plain | Moon in the window, bear in the bed / Not one more word needs to be said
story you | {Name}, you chased the day for miles / Now put it down with both your smiles
detail you | {Name}, the bear has shut his eyes / The owl has said its last goodbyes
turn you | {Name}, the stars are coming out / They never need to push or shout
wish about | Let {who} sleep, you creaking stair / You noisy pipes, you squeaky chair
bridge you | {Name}, the night is just a hill / We walk it slow and standing still
scene about | The stairs know {who} is tucked in tight / They hold their creaking in at night
wish about | Let every {kin} on every shore / Be warm tonight, with a half-shut door
pre you | Your thumb's gone in, your knees are curled / You've nothing left to fix in the world
pre calm | The tap lets go its one last drop / The wind sits down, the branches stop
lift tender | There's nothing in the dark but night / And someone's hand, and morning light
hook you tender | Leave the Landing Light :: I'll leave the landing light on / I'll leave an inch of door / And when the last of day has gone / I'll hum a little more
hook calm | Down Go the Boats :: Down go the boats on the tide of the bed / Down goes the pillow and down goes the head / One for the harbour and two for the deep / Down go the boats to the island of sleep
hook you plain | The Moon's Gone to Bed :: The moon's gone to bed in a nightcap of cloud / The crickets are talking but not very loud / The cows in the meadow have laid down a head / So you should go too, for the moon's gone to bed
hook you tender | Heavy as Honey :: Heavy as honey, slow off the spoon / Heavy as August, late afternoon / Nothing to carry and nowhere to be / Heavy as honey, you're sleeping on me
hook you | Hush Now, {Name} :: Hush now, {name}, the hills have grown dim / The river's gone home with the fishes in him / I'll sit here as long as you want me to stay / Hush now, {name}, and let go of the day
hook calm | Small Hours :: Small hours, small hours, go by on soft feet / Carry your shoes when you walk down our street / Put out the windows like shutting up flowers / Let my love sleep through you, small hours
hook you tender | My Coat for a Blanket :: My coat for a blanket, my arm for a wall / My heart for a drum at the end of the hall / There's no wind so cold that it gets through at all / My coat for a blanket, and you, warm and small
hook you | Ten Breaths Deep :: Ten breaths deep and you're nearly there / Nine for the pillow and eight for the bear / Seven, six, five, and the shadows creep / Four, three, two, and you're ten breaths deep
hook you plain | Goodnight, Left Shoe :: Goodnight, left shoe, goodnight, right / Goodnight, button, goodnight, light / Goodnight, spoon, and goodnight, you / We said it to all, and goodnight, left shoe
hook calm | The Owl Minds the Wood :: The owl minds the wood and the lamp minds the lane / The gutter is minding the last of the rain / And I'm minding you, as I said that I would / You sleep, little one, the owl minds the wood
hook you | Till the Milk Comes :: I'll hold you till the milk comes / Till the first bird sings / Till the street starts up with engine hums / And all that morning brings
hook tender | Slow Train :: Slow train, sleep train, out of the town / Over the bridge and the blinds rolling down / Nobody's calling the stops in the rain / You're safe in my arms on the slow, slow train
hook you tender | Nothing's Lost :: Nothing's lost that the dark puts away / It's only the cloth on the table of day / The tree's where it was, and the gate and the post / Nothing's lost, my little, sleep close
hook you | Borrow My Shoulder :: Borrow my shoulder, it's free for the night / It's bony, it's warm, and it's just the right height / You'll not want to know it when you're so much older / So while you're still little, borrow my shoulder
hook plain calm | Even the Elephants :: Even the elephants, even the bees / Even the monkeys hung up in the trees / Even the whales have pulled up the sea / Even the elephants, even you, even me
`)
