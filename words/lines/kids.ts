import { lines } from '../lines.ts'

export const kids = lines('kids', `
scene plain | One little sock and two little feet / Where did it go? It was under the seat
scene plain | Good morning, sun, and good morning, toes / Good morning, crumbs on the end of my nose
scene plain | Down in the pond where the lilies grow / There lived a frog with a single toe
scene plain | {The thing} came round for tea and cake / And stayed all night, for goodness' sake
scene plain | My bed's a boat, my sheet's a sail / My bear's the captain, Sock's the whale
scene plain | Up in a tree in a cheese-rind hat / A monkey sat with an acrobat
scene plain | {Where}, where nobody looks / A mouse has a lamp and a pile of books
scene plain | Knock, knock, knock, it's only the rain / It slid down the slide of the window pane
scene plain | Four little ducks on a bicycle seat / They rang the bell with their orange feet
scene plain funny | There's a pig on the bus and he's lost his fare / He's combing his one long whisker of hair
scene plain | I've got {the thing} in my wellington boot / It's wearing a tie and a little blue suit
scene plain | {The thing} went walking, hop, hop, hop / All round the table and over the top
story plain | The elephant sneezed, the tent blew down / The clowns went sailing over the town
story plain | The snail and the tortoise had a race / They stopped for lunch and the moss won the place
story plain | The moon climbed down to the yard to play / And slept in a bucket the whole next day
story plain funny | My tooth came out in a bit of bread / It fell in the soup and the soup turned red
story plain | We built a robot from boxes and string / He can't walk much, but he loves to sing
story plain | I planted a button under a tree / And up came a coat, and it's just for me
story plain funny | The cat drove the car and the dog read the map / The hen had a hot-water jug on her lap
story plain | I drew me a door and I pushed it wide / A whale and a wizard were having a ride
story plain | I tried to {do} like the big ones do / I fell on my bottom and lost my shoe
story plain | The wind stole my hat, the wind stole my kite / It gave me them both back on Saturday night
story plain | My mitten fell into the porridge pot / It got very sticky and ever so hot
story plain | We went to {do} with a bear and a bee / We all came home with a plaster on knee
detail plain | Big shoes and little shoes, boots with a hole / One for a giant and one for a mole
detail plain | Ten little fingers, wiggle and wave / Nine are naughty and one can behave
detail plain | The cow says moo, the duck says quack / The fish says nothing and nothing says back
detail plain | Stripes on a tiger, spots on a pup / Legs on a spider, add them all up
detail plain | One for the puddle, two for the splash / Three for the thunder, crash, crash, crash
detail plain | Mud pie, sand pie, pie made of leaves / Cook's got it right up the ends of her sleeves
detail plain | A train made of chairs, and the driver's me / First stop the bathroom, next stop the sea
detail plain | {A part}, {a part2}, all in a row / Tap on the top and away they go
detail plain | {The thing} {it does}, so we do it too / One for the monkey and one for you
detail plain | Jelly that wobbles and peas that run / A carrot who wanted to sit in the sun
detail plain | A pan on my head, a shoe on my ear / The silliest person has just come here
detail plain | The hippo's in bubbles, he won't get dry / He's using the towel to wave goodbye
detail plain | A worm has no elbow, a worm has no knee / A worm can't climb up a Christmas tree
detail plain | A crumb for the mouse and a bun for the bear / And one for the person who's under the chair
detail plain | {The thing} {it does}, and what do I do? / I clap like a seal and I shout out, boo!
detail plain | {Sense}, can you hear it? Shh, don't tell / It came through the letterbox, ringing a bell
feel plain | {Feeling} goes up like a bubble, pop! / It tickles my nose and it doesn't stop
feel plain | I'm big as a bus, I'm small as a bee / Whichever I am, I am always me
feel plain | My giggle got out and it won't go in / It sat on my nose and it slid down my chin
feel plain tender | Bear has a patch and he's only got one / But he looks after me till the night is done
feel plain | I stamp like a horse when I don't want to go / Then I feel like a feather, I feel like snow
feel plain | I've {feeling} inside like a jumping bean / The jumpiest tummy you've ever seen
turn plain | And who came along in a boat and a hat? / A duck and two frogs and a bit of a cat
turn plain funny | The cow said meow and the cat said moo / The owl said nothing, as wise owls do
turn plain | Now do it all slowly and do it all small / And do it like no one is here at all
turn plain | Then in came {the thing} with a pie on its head / And everyone jumped on the end of the bed
wish plain | When I am six I'll sail to the moon / I'll bring back a rock and be home by noon
wish plain tender | Good night, little beetle, good night, little bee / Good night to the nest at the top of the tree
wish plain | I'd like to be tall as a steeple, and then / I'd like to be little all over again
wish plain | I'd like {the thing} for my birthday tea / And one for the hamster, and one for me
lift plain | Clap it and stamp it and turn it about / Everyone whisper, and everyone shout
lift plain | Round and around and around we go / Fast as a rabbit, and then very slow
lift plain bright | Wiggle it, jiggle it, shake it all down / We are the silliest people in town
lift plain | Hop if you're happy and hum if you're not / And sit if you're sleepy, right there on the spot
lift plain | Clap, clap, clap and then stamp on the floor / Who wants to do it all over once more?
lift plain | {The thing}, {the thing}, hip hip hooray / We're going to sing it the whole of the day
pre plain | Shh, very quiet, and shh, very small / Who's that behind us? It's no one at all
pre plain | One, two, and three, and we jump on the four / Five is a tiger, so run for the door
pre plain | Ready with fingers? Ready with feet? / Put on your ears and get into your seat
bridge plain tender | Everyone's little at first, even trees / Even a grandma had grass on her knees
bridge plain tender | Everyone's small to begin with, you know / Even the oak had to wait and to grow
bridge plain | What does the moon do when we're all in bed? / It puts on a nightcap of yellow and red
end plain | That was our song and it's gone to bed / It pulled up the blanket over its head
end plain tender | Night night, fingers, and night night, toe / The day's going home and it's time to go
end plain funny | This is the end of the tail of the cow / It swishes goodbye and it's over now
end plain | Wave to the window and wave to the chair / The song has gone home but it left us there
end plain | Night night to {the thing}, night night to the light / Night night to the dog, who is sleeping all right
hook plain | My Bed's A Boat :: My bed's a boat and we're sailing away / Over the pillow to Blanket Bay / Teddy is steering, he knows the way / My bed's a boat till the break of the day
hook plain | Ten Wet Socks :: Ten wet socks on the washing line / One blew away, and then there were nine / Nobody saw it, and nobody knows / Ten wet socks, and there one goes
hook plain | Who Swapped The Noise? :: The cow says a tweet, and the mouse says a roar / The duck goes a-barking behind the barn door / Who swapped the noise? It was fine just before / Everyone swap again, one, two, three, four
hook plain | Puddle Parade :: Left boot, right boot, puddle parade / Look at the beautiful splash that I made / The biggest, the muddiest, don't be afraid / March, little ducks, in the puddle parade
hook plain | Count The Legs :: Count the legs, count the legs, two on a hen / Four on a hedgehog asleep in its den / Eight on a spider, and none on a snake / Count the legs, count the legs, all that they make
hook plain funny | Wobble :: Wobble, says the jelly, on top of the dish / It wobbles like water, it wobbles like fish / Give it a tickle and give it a wish / Wobble, wobble, wobble, and off goes the dish
hook plain tender | Night Night, Toes :: Night night, toes, at the end of the bed / Night night, nose, in the middle of my head / Night night to everything, green, blue and red / Night night, toes, now the story's been read
hook plain | Stamp Like A Giant :: Stamp like a giant, boom, boom, boom / Tiptoe like fairies all over the room / Gallop like horses and sweep like a broom / Then stamp like a giant and rattle the spoon
hook plain | One-Toed Frog :: Hop, little one-toed frog / Hop through the rain and the fog / One toe to hop / One toe to stop
hook plain | Wiggle Like A Worm :: Wiggle like a worm / Wobble like a pear / Waddle like a duck / And roar like a bear
hook plain funny | Pig On The Bus :: There's a pig on the bus / And he's making no fuss / He's reading the paper / The same as us
hook plain tender | Bear With One Eye :: Bear with one eye / Look left in the night / I've got two eyes / And I'll do the right
hook plain | {the thing} In My Bath :: There's {the thing} in my bath / And it's making me laugh / It's used all the bubbles / And eaten one half
hook plain | Button Tree :: Button tree, button tree / Grow a little coat for me / Two red pockets, buttons three / Thank you, thank you, button tree
hook plain | Train Made Of Chairs :: Toot, toot, the train made of chairs / First stop, kitchen, next stop, stairs / All you tigers, all you bears / Tickets, please, on the train made of chairs
hook plain | Blue Chalk Door :: Knock, knock on my blue chalk door / What's in there? A dinosaur / Knock, knock, and there's plenty more / All in behind my blue chalk door
hook plain | Moon In A Bucket :: I caught the moon / In a bucket of tin / The moon in a bucket / Has wobbled its chin
hook plain tender | Little At First :: Everyone's little / Little at first / Even the thunder / Had to rehearse
hook plain | Look, Look, {the thing} :: Look, look, {the thing}, over there, over there / Under the table and up on the chair / Quiet as pudding, and don't let it see / Look, look, {the thing} is looking at me
hook plain | Where Did {the thing} Go? :: Where did {the thing} go? High or low? / Under the blanket and in the snow? / I looked in my pocket, I looked in my toe / Tell me, please, tell me, where did {the thing} go?
hook plain | Me and {the thing} :: Me and {the thing}, hand in hand / Off to the seaside to dig in the sand / We'll be a parade and we'll be a brass band / Me and {the thing}, the best in the land
hook plain | {the thing}, Hooray :: {the thing}, hooray, let me shout, let me say / I'm going to sing it the whole of the day / Once for the morning and twice for the play / Clap if you love it, {the thing}, hooray
hook plain | Wiggle Like {the thing} :: Wiggle like {the thing}, wiggle your nose / Wiggle your elbows and wiggle your toes / Nobody's watching, so anything goes / Wiggle like {the thing}, and that's how it grows
`)
