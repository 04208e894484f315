import { lines } from '../lines.ts'

export const kids = lines('kids', `
scene plain | One little sock and two little feet / Where did it go? It was under the seat
scene plain | Good morning, sun, and good morning, toes / Good morning, crumbs on the end of my nose
scene plain | Down in the pond where the lilies grow / There lived a frog with a single toe
scene plain | {The thing} came to tea on a rainy day / And ate all the biscuits and went on its way
scene plain | My bed is a boat and my sheet is a sail / My teddy's the captain, my blanket's a whale
scene plain | Up in a tree in a hat made of cheese / A monkey was trying to teach all the bees
scene plain funny | There's a pig on the bus and he hasn't a fare / He's sat by the window, he's combing his hair
scene plain | {Where}, where nobody looks / There's a mouse with a lamp who is reading our books
scene plain | Knock, knock, who is it? It's only the rain / It came for a visit, it ran down the pane
story plain | The elephant sneezed and the circus fell down / The big top went sailing all over the town
story plain | I planted a button, I watered it well / And up came a coat with a collar and bell
story plain funny | The dog put the hat on, the cat took the car / They went to the seaside and didn't get far
story plain | A snail and a tortoise were having a race / The snail stopped for pudding, the moss won the place
story plain | I drew me a door on the back of the shed / I opened it up, and I fell into bed
story plain | The moon came down to the garden to play / It hid in a bucket and slept there all day
story plain | I tried to {do} with my eyes shut tight / I fell in the bath and I turned out the light
story plain funny | My tooth came out in the middle of lunch / It went down the hatch with a crackle and crunch
story plain | The wind took my kite and my hat and my shoe / It came back at bedtime and asked for me, too
detail plain | {A part} and {a part2}, put them in a row / Pat them and tap them and off they go
detail plain | Ten little fingers that wiggle and wave / Nine like to tickle, and one will behave
detail plain | A cow says a moo and a duck says a quack / The fish just says nothing and nothing says back
detail plain | {The thing} {it does}, can you do it as well? / Up on your tiptoes, and ring like a bell
detail plain | Stripes on the tiger and spots on the pup / Legs on the spider, and don't count them up
detail plain | One for the puddle and two for the splash / Three for the thunder that goes with a crash
detail plain | Jelly that wobbles and peas that can roll / A carrot, a sausage, a hole in a bowl
detail plain | {A part} on my head and {a part2} on my knee / Who is that monster? It's only me
detail plain | The hippo has bubbles, the lion has foam / The otter is scrubbing his back with a comb
detail plain | Big shoes and little shoes, boots with a hole / One for a giant and one for a mole
detail plain | A worm has no elbows, a worm has no chin / You can't tell the out of a worm from the in
detail plain | Mud pie and sand pie and leaf pie and stone / Who's going to eat it? I'll leave it alone
feel plain | I'm big as a mountain, I'm small as a pea / I'm loud as a lion, I'm quiet as me
feel plain | My tummy feels funny, my giggle's got out / It ran round the kitchen and turned to a shout
feel plain tender | When I am frightened I hold on my bear / He's only got one eye, but both of them care
feel plain | Sometimes I'm cross and I stamp like a horse / Then someone says sorry, and then I'm me, of course
feel plain | {Feeling} goes up like a bubble, a bee / It pops on the ceiling and tickles my knee
turn plain | And what do you think came along after that? / {A part}, in a boat, with a fish in a hat
turn plain | Then everyone said it, and everyone sat / The bear on the cushion, the rat on the cat
turn plain funny | The cat said a woof, and the dog said a moo / They'd swapped all their noises, so what could we do?
turn plain | So let's do it backwards, and let's do it slow / With hands on our noses and tickling our toe
wish plain tender | Good night to the ladybird, night to the snail / Good night to the comet that's losing its tail
wish plain | When I am six I will sail to the moon / And bring back a rock and be home before noon
wish plain | I wish I could fly like {a part} in the sky / I'd wave at the pigeons and not even try
lift plain | Clap it and stamp it and turn it about / Everyone whisper, and everyone shout
lift plain | Round and around and around we go / Fast as a rabbit, and then very slow
lift plain | Hop if you're happy, and hum if you're not / And nod if you've eaten the whole of the lot
lift plain | {The thing}, {the thing}, come out to play / We've got the whole of a holiday
lift plain bright | Wiggle it, jiggle it, shake it all down / We are the silliest people in town
pre plain | Ready with fingers? And ready with feet? / Put on your ears, and then get in your seat
pre plain | Shh, very quiet, and shh, very small / Who's that behind us? It's no one at all
pre plain | One, two, and three, and we jump on the four / Five is a tiger, so run for the door
bridge plain tender | Everyone's little at first, even trees / Even a grandma had grass on her knees
bridge plain | What does the moon do when no one's about? / It puts on its slippers and lets the cat out
bridge plain | If everyone's different, then everyone's same / The zebra, the robin, the boy with your name
end plain | That was our song, and it's now gone to bed / It pulled up the covers on top of its head
end plain tender | Night night, little fingers, and night night, each toe / The day's going home now, and home we go
end plain | Wave to the window and wave to the door / Tomorrow we'll sing it and wave a bit more
end plain funny | The end is the end of the tail of the cow / It swishes, goodbye, and it's finished now
scene plain | Four little ducks on a bicycle made for two / They rang on the bell and they said, coming through
story plain | We made us a robot from boxes and string / It can't really walk, but we taught it to sing
detail plain | A train made of chairs, and the driver is me / Next stop is the bathroom, and then it's the sea
hook plain | One-Toed Frog :: Hop, little one-toed frog, hop to the pool / Over the lily and on to the stool / He can't count to two, so he can't go to school / Hop, little one-toed frog, green and cool
hook plain | My Bed's A Boat :: My bed's a boat and we're sailing away / Over the pillow to Blanket Bay / Teddy is steering, he knows the way / My bed's a boat till the break of the day
hook plain | Wiggle Like A Worm :: Wiggle like a worm and wobble like a pear / Waddle like a penguin, growl like a bear / Stretch like a cat till your toes touch the air / Wiggle like a worm, and then sit on your chair
hook plain funny | Pig On The Bus :: There's a pig on the bus, and he's sitting by me / He's reading the paper, he's drinking his tea / He's ever so clean, and he's ever so free / There's a pig on the bus, come and see, come and see
hook plain | Ten Wet Socks :: Ten wet socks on the washing line / One blew away, and then there were nine / Nobody saw it, and nobody knows / Ten wet socks, and there one goes
hook plain tender | Bear With One Eye :: Bear with one eye, you can see in the night / You watch the left side, and I'll watch the right / If monsters should come, we will give them a fright / Then, bear with one eye, we'll turn out the light
hook plain | Who Swapped The Noise? :: The cow says a tweet, and the mouse says a roar / The duck goes a-barking behind the barn door / Who swapped the noise? It was fine just before / Everyone swap again, one, two, three, four
hook plain | {the thing} In My Bath :: There's {the thing} in my bath, and it's bigger than me / It's drunk all the bubbles, it's swum out to sea / I asked it politely to wait until three / There's {the thing} in my bath, and there's no room for me
hook plain | Puddle Parade :: Left boot, right boot, puddle parade / Look at the beautiful splash that I made / The biggest, the muddiest, don't be afraid / March, little ducks, in the puddle parade
hook plain | Button Tree :: I planted a button and watered it too / And up came a tree that was yellow and blue / It grew me a coat, and a cap, and a shoe / Come under the button tree, there's some for you
hook plain | Train Made Of Chairs :: All aboard, all aboard, train made of chairs / Choo to the kitchen and choo to the stairs / Tickets are leaves, and the driver's a bear's / Toot, toot, tooting, on the train made of chairs
hook plain | Count The Legs :: Count the legs, count the legs, two on a hen / Four on a hedgehog asleep in its den / Eight on a spider, and none on a snake / Count the legs, count the legs, all that they make
hook plain funny | Wobble :: Wobble, says the jelly, on top of the dish / It wobbles like water, it wobbles like fish / Give it a tickle and give it a wish / Wobble, wobble, wobble, and off goes the dish
hook plain | Blue Chalk Door :: I drew a blue door with a handle and key / And opened it up, and there was the sea / With lions on lilos and liquorice tea / My blue chalk door opens only for me
hook plain tender | Night Night, Toes :: Night night, toes, at the end of the bed / Night night, nose, in the middle of my head / Night night to everything, green, blue and red / Night night, toes, now the story's been read
hook plain | Stamp Like A Giant :: Stamp like a giant, boom, boom, boom / Tiptoe like fairies all over the room / Gallop like horses and sweep like a broom / Then stamp like a giant and rattle the spoon
hook plain | Moon In A Bucket :: I've got the moon in a bucket, I caught it last night / It came to the water, and look, it's so bright / Don't spill it, don't wake it, just carry it light / The moon in a bucket, and then say good night
hook plain | Little At First :: Everyone's little, little at first / The oak was an acorn that woke up and burst / The elephant once could fit under a chair / Little at first, and then suddenly there
`)
