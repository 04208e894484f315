import { kits } from '../../lines.ts'

export const menagerieKits = kits(`
== platypus(?:es)?|echidnas?|narwhals?|blobfish|aardvarks?|armadillos?|axolotls?
hook bright funny | They made it from bits :: They made it from bits that were left on the floor / A beak and a tail and a foot from the drawer / It's Friday, said God, and I'm quite at my wits / It swims, and it's happy. They made it from bits
hook bright | No such thing :: No such thing, said the man with the beard / No such thing has ever appeared / It looked at him kindly, it gave him its wing / Or foot, or its paddle. There's no such thing
scene | The bank's made of roots and the water's like tea / A bubble, a beak, and then what could that be / It paddles, it waddles, it rolls like a log / It's not quite a duck, and it's not quite a dog
detail | It sweats out its milk, and it glows in the dark / It's got a small spur like a poisonous spark / It hunts with its eyes shut, it hears with its bill / It's broken each rule, and it's paddling still
story | A man in a wig got it sent in a case / He looked for the stitching, he looked at its face / He wrote, it's a hoax, it's a duck and a mole / Then it laid him an egg. And he fell in a hole
turn | They laughed at my shape, and they said, pick a side / You're this, or you're that, or you've something to hide / I went to the zoo, and I stood by the glass / It looked like a joke there. It swam with such class
feel | The lions get statues, the eagles get flags / The rest of us come with our bumps and our bags / But nobody's told it, it's not on the list / It's busy with being. It's glad to exist
pre | Is it a mammal, and is it a bird / Nobody asked it, and nobody heard
bridge | When I can't decide what I am, or what for / I think of it there on its muddy old shore / With feet from a duck and a fur coat that fits / The best of us, darling, were made out of bits

== capybaras?|wombats?|red_pandas?|sloths?_who|meerkats?
hook calm funny | Nothing's wrong here :: There's a bird on its head and a duck on its knee / A crocodile's passing, it lets the thing be / It sits in hot water with oranges near / It blinks at the weather. Nothing's wrong here
hook calm bright | Room in the bath :: There's room in the bath for a goose and a cat / There's room in the bath for a monkey in hat / It doesn't ask who, and it won't do the math / It shuffles a little. There's room in the bath
scene | The river is brown and the evening is long / It's up to its whiskers, it's humming no song / The jaguar looks, and then looks at its face / It hasn't the heart to. It leaves it in place
detail | A face like a sofa that's had a good day / A coat like a doormat, some hair like some hay / The size of a suitcase, the calm of a stone / It's everyone's cushion. It's nobody's throne
story | They shouted across it, they argued, they flapped / It closed one eye slowly, it yawned, and it napped / By noon they'd all settled, the hawk and the hare / They'd none of them meant to. It just was there
turn me | I'd forty-one emails, I'd shouted at Bea / I saw it on film, with a lemon, at sea / I sat on the bath edge, I put in one toe / I don't know what happened. I just let it go
feel | The world wants you faster, it wants you to bite / It wants you to post, and it wants you to fight / And somewhere there's something that nobody fears / With soap on its shoulders and ducks round its ears
pre | Breathe out, and lower, and let it come in / Up to your elbows and up to your chin
bridge | When I am much older, with nothing to prove / I'd like to be someone who doesn't much move / With grandkids and pigeons asleep on my head / And no need to answer whatever they said

== peacocks?|peahens?|birds?_of_paradise
hook bright | All that for one :: All that for one, with the blue and the gold / A thousand green eyes and a tail to unfold / She's looking at gravel, she thinks he's overdone / He's shaking all over, all that for one
hook funny | Have you seen my back :: I've practised the turn, and I've polished the blue / I've shaken it slowly, and all of it's new / You're eating a beetle, you're facing the track / Excuse me, but, madam, have you seen my back
scene | He screams from the roof like a cat in a drain / He walks up the drive in his train in the rain / The postman has left, and he isn't coming back / He's fighting his own face in somebody's Jag
detail | A crown like a pincushion, feet like a crone / A voice like a door in a house on its own / A hundred gold eyes, and not one of them sees / He drags them through puddles and up into trees
story | He fell for a bucket, a blue one, in June / He danced to that bucket by sun and by moon / It never once answered, it never once swooned / The farmer came by, and he took it. He was marooned
turn | He dropped all his feathers, the last in July / A plain little fellow with shame in his eye / She walked up and stood by him, next to the tree / She'd liked him all winter. She'd just let him be
feel | We spend so much money to look like a king / We spray it and pin it, we gel the whole thing / Then somebody loves us with egg on our chin / In tracksuit and slippers. And lets us come in
pre | Fan it and shake it and turn to the right / Somebody, please, would you look at the sight
bridge | So here's to the daft and the bright and the loud / The ones who can't whisper, who stop every crowd / If God wanted beige, then he'd have begun / With beige, and stopped there. He did all that for fun

== moose|elks?|reindeer_(?:who|in|herd)(?:_\\w+)*|wild_deer
hook funny | There's a moose in the pool :: There's a moose in the pool, and it's up to its chin / It's wearing the noodle, I don't know how it got in / Dad's out with a broom, and he's keeping his cool / The neighbours have brought chairs. There's a moose in the pool
hook calm | Bigger than the road :: Bigger than the road, and it stepped from the trees / With fog on its shoulders and frost on its knees / We turned off the engine, the whole forest slowed / It looked right on through us, bigger than the road
scene | A lake like a plate, and a mist like a lid / Some pines, and a loon with a thing that it did / Then up comes a head, with a garden of weed / It's chewing. It's thinking. It's in no great speed
detail | A nose like a sofa, a beard like a sock / A hat rack of branches that scraped on the rock / It's legs like a table that's borrowed from four / It knocks with its forehead on somebody's door
story | It came down the high street one morning in fall / It looked in the bank, and it leaned on the wall / It ate the geraniums, hat, and the bunting / The mayor climbed a lamp post. It wasn't hunting
turn | My father said, sit, and he turned off the truck / He'd not said a word since his long bit of luck / Ran out. And we watched it go by us, and he / Put one hand, quite slowly, on top of my knee
feel | I'd hurried for weeks, I was tight as a string / I'd somewhere to be, and I can't think what thing / It stood there for ages, it wouldn't be told / I got to be small there. I got to be old
pre | Hush, don't you move now, and turn off the lights / It's crossing, it's crossing, it's got all the rights
bridge | When men have gone home and the road's gone to moss / It'll step from the trees, and it won't feel the loss / It'll stand where the line was, and swing its great load / And go back to chewing, bigger than the road

== cicadas?|(?:crickets?|katydids?)_(?:at_night|in_the_\\w+|singing)|grasshoppers?
hook wild bright | Seventeen years :: Seventeen years in the dark with a root / Seventeen years in a brown paper suit / We come up all at once, with a scream in your ears / You'd sing like that too, after seventeen years
hook wistful | One hot note :: One hot note, and it's all that they've got / One hot note from the pine in the lot / It saws down the evening, it starts in the throat / The whole of the summer hangs on one hot note
scene | A night like a bathroom, the windows all wide / A million small chainsaws, and all on one side / You can't hear the telly, you can't hear your wife / They're shouting one word, and it's life, life, life, life
detail | A shell on a fence post, split open in back / A thing like a brooch, with its eyes red and black / It lands in your hair, and it lands in your tea / It's clumsy as uncles, it's glad as can be
story | My dad said the last time they came he was nine / He'd filled up a jar, and he'd hung it on line / I stood with him now, and he's fifty, he's grey / He put one on my sleeve, and he looked far away
turn | I did a small sum, and I said it aloud / I'd be forty-three, if they come with a crowd / And he'd be, I started. He put down his hat / He said, well, then listen. And that, love, was that
feel | You wait in the dark, and you don't know what for / You drink, and you count, and you push at the floor / And then there's two weeks with a branch and a moon / You'd better be loud, for it's over so soon
pre | Something is ticking down under the lawn / Something is coming up, soft, before dawn
bridge | I've got a long life, and I live it so low / I whisper, I queue, I say, after you, go / I'd like just one fortnight to climb up a tree / And scream till the whole of the street had heard me

== (?:golden_)?retrievers?|labradors?|huskies|husky|greyhounds?|dachshunds?|sausage_dogs?|corgis?|poodles?|bulldogs?|border_collies?|chihuahuas?|(?:guide|police|therapy|service|three-?legged|senior)_dogs?
hook bright funny | Best day of my life :: You came back from the bin, like a hero from war / You put on your shoes, and there's cheese on the floor / A leaf, and the postman, some crumbs off your knife / I've had it all year now, best day of my life
hook tender | Good dog :: You don't know the news, and you don't know the date / You don't know I'm fired, and you don't know I'm late / You know there's a step, and a kerb, and some fog / You lean on my leg, and you're right there. Good dog
scene | A tail like a duster that clears every shelf / A tongue with ambitions, not quite part of itself / You bring me a shoe, and you bring me a wall / You bring me the lid of the bin, and that's all
detail | A bed in each room, and you sleep on my shoe / An ear inside out, and a nose made of dew / A stick that's too wide for the gate, and you know / You try it. You try it. You're certain it'll go
story | They told me he'd bitten, they told me he's old / He stood in the run with his back to the cold / He looked at my shoes, and he looked at my chin / He got in my car. So I got myself in
turn | The lights went all red and I started to go / He sat on my foot, and he wouldn't, no, no / A lorry went by like the end of the world / He wagged at it after, his ears all uncurled
feel | Some people have loved me, if this, and if that / If thinner, if later, if rid of the cat / You've seen me all weeping with soup on my shirt / You put your whole head there, just where it hurt
pre | Who is it, who is it, who's got a ball / Who's going out now, and who wants it all
bridge | You only get ten years, they said at the start / It's seventy for you, and you give me each part / I'd halve what I've got, and I'd give you the rest / You've gone to sleep, twitching, your chin on my chest
`)
