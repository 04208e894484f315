import { lines } from '../../lines.ts'

// Four lines that tell one small scene: for days so many people sing of that a handful of scenes would be heard again.
export const thanksSecondLook = lines('thanks', `
scene you | I've started this so many times / I've looked for words, I've looked for rhymes / The drawer is full of, thanks, and, dear / So in the end I came round here
scene you | It's written on a paper bag / It's tied on with a luggage tag / I wanted something grand and true / This had the room to write, thank you
story you | The others said, ring any day / They meant it, in the usual way / You didn't ask what you could do / You came with soup, and brought bread, too
story you | You held the wrong umbrella high / I got half wet, you got no dry / You told a joke, the worst I've heard / I've lived all winter on that word
story you | I opened up the door a crack / I said I'm fine, and you came back / You said you'd only brought a pie / You stayed till I had stopped the lie
turn you | I asked you what I owed you, once / You looked at me like at a dunce / You said, the next time someone's stuck / Be passing by. We'll call it luck
turn you | I thought I'd pay you back in time / I'd marked it down, each cup, each dime / You found the list, you took my pen / You wrote, all square, and left again
turn you | Last week a girl was by the road / One tyre flat, with all her load / I stopped. I heard me say, now, then / And knew I'd heard that tone. From when
turn you | You won't recall it, I dare say / For you it was a Wednesday / For me it was the bridge, the rail / The one voice coming through the gale
detail you | A key, a flask, a folding chair / A phone with charge, a coat to spare / You brought no wisdom, brought no speech / You put it all where I could reach
feel you | There ought to be a bigger word / The two we have are small, and blurred / I'll say them slowly, face to face / And hope the rest falls into place
wish you | I wish you strangers half as kind / As you are, when you're in a bind / I wish you soup, I wish you sun / And someone running, when you run
`)

export const petSecondLook = lines('pet', `
scene you | You own the warm end of the bed / I get the rail, you get the spread / I pay the rent, I pay the heat / You let me, and you warm my feet
story you | You hear the packet from the roof / Through seven walls, and that's the proof / You're deaf as stones to, no, and, down / And cannot hear your name in town
story you | I said that you could stay a night / A blanket, and a bowl, all right / That's seven years ago in May / You've never mentioned going away
turn you | I had a day as black as tar / You knew it. You know where they are / You came and sat on it, full weight / And it went flat. It's not been great
turn you | They told me you'd be such a tie / I'd never travel. By and by / I went to Paris. It was fine / I missed your breathing next to mine
turn you | I tell the vet how brave you are / You shook the whole way in the car / You hide your face inside my sleeve / We're both brave. We both make believe
turn you | I come in late, I come in wrong / I've said a thing, I've stayed too long / You meet me like a ship come in / As if I'd never known a sin
feel you | You don't know what the world has done / You've found a square of winter sun / You turn round twice, you let it be / You leave the other half for me
feel you | I've read the wise, I've heard them speak / I've tried to breathe, one whole long week / And then you stretch, and yawn, and sigh / And that's what they were driving by
detail you | There's hair upon my wedding suit / There's something buried with the fruit / There's half a shoe beneath the stair / You look at me. You weren't there
`)

export const weddingSecondLook = lines('wedding', `
turn you | You'll fight about the heat, the hall / You'll fight about no thing at all / And one of you will make the tea / And that's how sorry's said, you'll see
turn you | The band will pack, the cake will go / The aunts will leave, all in a row / And two tired people, shoes in hand / Will be the start of all they planned
turn you | One day you'll look across a room / At someone grey, who holds a broom / And think, who's that, with such a face? / And feel your old heart change its pace
turn you | The dress goes yellow in its box / The rings get scratched, the china knocks / And that's the year, the old ones say / It starts to be your wedding day
story you | You both went in to buy some bread / There's one loaf left, the baker said / He cut it clean, he gave you each / A half, and stood back out of reach
story you | One dropped a glove, one picked it up / One had a cold, one had a cup / It wasn't lightning, wasn't fate / One simply said, I think I'll wait
scene you | The aunts have feathers, green and tall / The uncles can't sit down at all / The boy who has the rings to hold / Has sold them for a coin of gold
detail you | A speech on seven little cards / And three have blown across the yards / It starts with school, it skips to now / And everybody weeps somehow
feel you | We came to see it, friend by friend / We've got you to the aisle's long end / From here you walk it, two abreast / We'll hold the coats, you do the rest
bridge you | May all your rows be over bread / May someone always warm the bed / May you be late, and be forgiven / May half past six be much like heaven
bridge you | So here's the rope, and here's the knot / It's not a noose, it's not a lot / It's what you throw when one falls in / It's all there's ever really been
`)

export const heartbreakSecondLook = lines('heartbreak', `
scene you | The kettle takes so long for one / I stand there till the thing is done / I've lifted down your mug, your plate / I put them back. I'm always late
scene you | The bus still stops beside your street / I look down hard at both my feet / I used to look for one lit pane / I look for it. I look again
scene you | I've all the quilt and all the bed / The pillow's cool, as you once said / I wake up on the very rim / With all that room kept neat and trim
bridge you | I won't be bitter, not for long / I'll have you in just this one song / I'll sing it out till it is thin / Then let some other weather in
bridge you | So take the lamp, and take the chair / The better knife, the rug, the pair / Of candlesticks your mother gave / I've one thing that I want to save
bridge you | You'll hear this some day in a shop / You'll have some bread, you'll almost stop / You'll hum a bit, and pay, and go / And never in your life will know
feel you | I do not want you back, I don't / I've said I won't, and so I won't / I want the me that you went through / He laughed a lot. Is he with you?
feel you | They say it's like a broken bone / It knits again, if left alone / It's knitted, and it bears my weight / It's knitted, only not quite straight
turn you | I got right through from dawn till ten / With not one thought of you, and then / I thought, well, look at that, that's new / And there it was. I'd thought of you
detail you | The plant you hated's doing fine / I've put your records out to shine / I've fish and chips, I've garlic bread / I've all you couldn't stand, in bed
story you | Your mother rang. She'd not been told / She talked of jam, she's got a cold / I said you'd gone out for a bit / I couldn't be the one to do it
`)

export const lullabySecondLook = lines('lullaby', `
scene | The stairs have stopped, the taps are dry / The moon's a coin up in the sky / She leans her elbow on the sill / To see if you are blinking still
scene | The boats are nodding on the bay / They've put their heavy nets away / They've told the fish a tale or two / The same one I am telling you
scene | One lamp is left along the street / It's heard the last of all the feet / It dims itself by one degree / And dreams about the road, and me
detail you | Your open hand, your milky mouth / A sigh that's going slowly south / It starts up somewhere near your nose / And ends up curling all your toes
feel you | I've nowhere else I need to go / I'll be the chair, I'll rock it slow / I'll be the arm you fell across / I'll be the bank, and you the moss
feel | The clock is taking smaller steps / The cat has folded up her legs / The whole house breathes the way you do / In, for the one, and out, for two
turn | The dark's just day's big overcoat / It's hung there like a sleeping boat / It smells of grass, of bread, of rain / It'll put it on for you again
wish you | I wish you hills of feather down / I wish you bells without a town / I wish you where the small streams bend / I wish you mornings at the end
end | The song has gone to find its shoes / It's nearly out of things to use
end | The tune goes tiptoe to the door / It looks at you, and hums no more
`)

export const birthdaySecondLook = lines('birthday', `
detail you | The cake is leaning to the west / We've propped it up, we did our best / We've all agreed it looks like art / Or something with a broken part
detail you | There's glitter in the butter dish / There's paper floating with the fish / Somebody sat upon your gift / It's flatter now. It's got a drift
scene you grown | There's forty people in the hall / All flat against the farther wall / A voice says, mind the dog. You're in / We've scared you half out of your skin
turn you | You wanted nothing, so you said / We got you socks, a lamp, a sled / We got you something large and blue / We don't know what it is. Do you?
turn you grown | You count the years, you shake your head / You count the stairs, you count the bread / I count the times you made me weep / With laughing. That's the count I'll keep
wish you | I wish you weather with a view / I wish you seats that wait for you / I wish you no more than one queue / And someone in it that you knew
wish you | I wish you butter to the side / I wish you one long downhill ride / I wish you letters, not the bill / I wish you someone on the hill
wish you grown | I wish you knees that do not creak / I wish you three good jokes a week / I wish you shoes that never pinch / I wish you taller by an inch
wish you young | I wish you puddles, wish you mud / I wish you worms, I wish you flood / I wish you knees of every hue / I wish the whole world's trees for you
story you | The year you asked for just a box / We wrapped it up, we gave you socks / You wore the box, you were a train / You never asked for toys again
feel you | I'm no good at the words on cards / I've read them all by the yards and yards / They say you're great. They say you're dear / I'd say, I'm glad that you are here
pre you | Lights out, hush now, shut the door / Here it comes across the floor
pre you | Somebody's thumb on the light switch, set / Somebody's giggling. Not yet, not yet
pre you | Count to three and don't be late / Somebody's sister is at the gate
`)

export const apologySecondLook = lines('apology', `
turn you | I had a speech, I had it down / I gave it all around the town / It took the blame, or took a part / I've torn it up. So here's the start
turn you | You laughed, just once, at what I'd said / You caught it, and you shook your head / You put it back, you shut the lid / I saw it, though. I saw you did
turn you | I've asked your sister how you are / I've asked the fellow at the bar / They both looked up and said to me / It's not us that you ought to see
turn you | I rang the bell, and then I ran / I'm forty, I'm a full-grown man / I'm at the gate, I've turned around / I'm going to ring, and stand my ground
scene you | I've written sorry on a card / I've done it small, I've done it hard / It looks no bigger than a bee / It's all there is inside of me
bridge you | I don't ask you to let it go / I'd only like for you to know / There's someone in this town who'll say / I did that, and I'd take it away
`)

export const officeSecondLook = lines('any-office', `
scene me | The stapler's on a bit of chain / The plant has died, and died again / Someone's replied to all of us / To ask us not to make a fuss
scene me | A poster says that we're a team / It's got a boat, it's got a dream / There's eight of us around one cake / All planning when we'll make the break
scene me | The minutes of the minutes say / We'll meet to set a meeting day / To look again at what we said / The lights go off above my head
turn me | The fire bell rang. We all went out / We stood in rows, we stood about / And someone had a ball, and, well / We're all in favour of that bell
`)

export const jobSecondLook = lines('job', `
bridge me | I'm more than what I clock in for / I'm more than shoes upon a floor / There's half a song here in my coat / They'd never guess the things I wrote
bridge me | And if they ask me what I did / I'll say I kept a lamp, and hid / It in a tin, where no one knew / And now and then I let it through
bridge | They count in hours, they count in pence / They count the posts along the fence / They never count who held the door / Or made the new ones laugh once more
story me | There's one of us who brings in bread / He's never told us why. Instead / He slices it at ten to three / And for that hour we're family
story me | I trained a boy, he's in the chair / He's got my job. He's got my hair / He asks me, sometimes, what I'd do / I tell him. Then he does it, too
`)

export const grandparentSecondLook = lines('grandparent', `
turn you | You told me you were never clever / You only left school once, for ever / I've been through two, I've got the gown / I ring you when the chips are down
turn you | They've put a rail beside your stair / You never use it, but it's there / You hang your hat on it, and say / It's nice of them to think that way
turn you | Your stories change a bit each year / The bear gets big, the beer less beer / I used to check. I've given in / I like you better when you win
story you | You let me win at cards, I know / You dealt me aces, row on row / I'm forty now, and play the same / I'm useless. You still lose the game
`)

export const anniversarySecondLook = lines('anniversary', `
turn we | We don't hold hands to cross the street / We've got our own way, with our feet / You slow a bit, I catch you there / We've done it now for years, that pair
turn we | The photo's got us cutting cake / We both look like there's some mistake / We look at it, we laugh, we sigh / Those children. How did they get by?
story we | The first flat had a single chair / You sat, I sat upon the stair / We'd swap at nine. We've got eight now / We end up on the one, somehow
feel we | It isn't roses any more / It's, mind that step, it's, lock the door / It's, here, I've kept you half of mine / It's better than the roses. Fine
`)

export const thanksHooksSecondLook = lines('thanks', `
hook you | {Name}, that's you :: Who left the light on, who waited the queue? / {Name}, that's you, {name}, that's you / Who would have guessed it, and who always knew? / Nobody else, and {name}, that's you
hook you | Two small words :: Two small words, and I've carried them far / Thank you, {name}, for the person you are / They're light as a feather, they're nothing but birds / They're all that I've got for you, two small words
hook you | Put it on my slate :: Put it on my slate, and then let the slate break / There's no sum on earth for the trouble you take / I'm thanking you now, and I'm thanking you late / I owe you a lifetime, so put it on my slate
hook you | You came anyway :: The weather was terrible, you came anyway / I told you to leave it, you came anyway / I've thank you to give you, I've nothing to pay / I never once asked you. You came anyway
hook you | Because of you, {name} :: I'm standing up straighter because of you, {name} / I'm sleeping much later because of you, {name} / There's some that want glory, there's some that want fame / There's bread on my table because of you, {name}
`)

export const heartbreakThirdLook = lines('heartbreak', `
turn you | I met your sister in the street / She hugged me, and she held my seat / Upon the bus, as if I'd lost / A leg. I paid. She knew the cost
turn you | I cut my hair, I changed the locks / I put your jumpers in a box / I drove the box around all day / I brought it home. It's in the way
turn you | I said your name out loud to Jim / I'd got the whole thing through to him / He nodded, and he wiped the bar / He said, well, here's the thing. You are
bridge you | I used to think you'd come to grief / And I'd be glad, in some relief / I heard you've bought a house, a cat / I looked for glad. I left it at that
bridge you | There was a day, it might be May / We never saw it slip away / We both of us were there, awake / I'd give a lot for that day's sake
`)

export const apologyThirdLook = lines('apology', `
turn you | You left the porch light on last night / You say you just forgot the light / I'm not a man for signs, it's true / I've read that bulb all evening through
turn you | I wrote, I'm sorry that you feel / I crossed it out, for that's no deal / I wrote, I'm sorry what I did / And that's the one that raised the lid
turn you | I heard you tell a friend I'm dead / You'd put it kindly, what you said / I've come as far as this to say / I'm not, I'm only very grey
`)

export const jobThirdLook = lines('job', `
turn me | The boss came by and said, well done / He'd got my name right, nearly. Ron / I've had it printed on a mug / I gave the mug a little hug
turn me | I found a note the last one wrote / Inside the lining of the coat / It said, the heater wants a kick / Be nice to Jean. She's not been quick
turn me | On Friday, when the shift was through / We didn't go, we never do / We stood outside with chips and salt / And laughed at whose it was, the fault
`)

export const animalSecondLook = lines('any-animal', `
story | We waited quietly by the stream / Half in the cold and half in a dream / {The thing} looked up, and so did I / And neither of us wondered why
story | My sister says it can't have been / The finest that she's ever seen / But {the thing} came, and {the thing} stayed / As long as anything is made
`)

export const protestSecondLook = lines('protest', `
detail | They've put a plaque up on the wall / To say they care about us all / It's brass, it's big, it cost a lot / The clinic's shut. The plaque is not
detail | A kettle on a camping stove / A banner that my auntie wove / A dog who's wearing, no, and, now / We're staying, and we've learned just how
detail | There's one for them and none for you / There's always been, there's nothing new / But look who's learned to count, to read / Who's learned the price of what they need
`)

export const lullabyThirdLook = lines('lullaby', `
end | One more breath and half a yawn / I'll be sitting here till dawn
end | Now the window, now the stair / Now there's only sleeping there
end | Down goes the lid on the box of the day / Everything's in there, and put away
end | Nothing to finish and nothing to start / Only the little clock, only my heart
scene | The bread is out, the fire is low / The wind has nowhere else to go / It comes and leans upon the door / And doesn't whistle any more
`)

export const birthdayThirdLook = lines('birthday', `
pre you | Gather in closer and lower the lamp / Everyone's elbows, and somebody's gramp
pre you | Whose is the match and whose is the knife? / Ready for one of the nights of your life?
pre you | Tune up your whistle and straighten your hat / Nobody let on, and nobody chat
pre you | Here come the footsteps and here comes the key / Nobody breathe till it's one, two, three
scene you | The paper's torn, the bow's undone / The card is signed by everyone / The dog has signed it with a paw / He ate the pen, and then some more
scene you | I hid it in the airing rack / I hid it twice, I moved it back / You found it, didn't you, last night? / You're looking much too much polite
scene you | The first to ring was half past six / It's Auntie Jean, she's up to tricks / She's singing it, she's got it wrong / She's done it so your whole life long
`)
