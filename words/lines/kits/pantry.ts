import { kits } from '../../lines.ts'

export const pantryKits = kits(`
== dumplings?(?:_\\w+)?|pierogi(?:es)?|gyoza|dim_sum|momos?|ravioli|empanadas?|wontons?|kreplach
hook bright | Pinch and fold :: Pinch and fold, with the flour on your nose / Pinch and fold, till you've nineteen rows / Grandma's are perfect, and mine should be sold / As hats for the mice. Never mind, pinch and fold
hook we | Hands round the table :: Hands round the table, and steam on the glass / The gossip goes left with the bowls that we pass / We've made two hundred, we'd stop if we're able / There's love in the corners, hands round the table
scene | The kitchen is fog, and the aunts have begun / They've been at it, talking, since quarter past one / A bowl like a bathtub, a knife like a gong / Whoever sits down gets a job before long
detail | The dough is as soft as the lobe of your ear / You roll it so thin that your hand will appear / A spoonful, a finger of water, a kiss / Then crimp it, not that way. She shows me. Like this
story | I sealed mine too loose and they burst in the pot / The soup was a shipwreck, and scalding, and hot / My grandfather ate it, he ate the whole lot / He said it's the best kind of dumpling we've got
turn | She rang from the ward, and she told me, take heed / You'll need the blue bowl, it's two cups, then you knead / I said, you can show me on Sunday, instead / She said, write it down, love. I wrote what she said
feel | It's flour and it's water, it's nothing at all / It's what there was left when they'd pushed to the wall / Some woman with nothing, a leaf and an egg / Who folded it over so no child would beg
pre | Drop them in gently and wait till they rise / Steam on the windows and steam in my eyes
bridge | I'm doing it now, and there's one at my knee / She's flour to her elbows, she's barely past three / She made one. It looks like a shoe that's gone cold / I ate it with butter. I showed her. Just fold

== kimchi|sauerkraut|ferment(?:ed|ing|ation)|kombucha|pickled_cabbage
hook funny bright | It's in the jar :: It's in the jar, and it hisses and winks / It's in the jar, and the whole building stinks / You say you won't try it, you've come from too far / But open your mouth, friend, it's in the jar
hook calm | Under the snow :: Under the snow with the lid pressed tight / Under the snow it was red all night / You salt it, you bury it, then let it go / The best of us happens there, under the snow
scene | November, a yard, and a mountain of leaves / Nine women in gloves with the salt to their sleeves / A tub like a boat, and a paste like a flame / They sing, and they slap it, and call it a name
detail | The cabbage in quarters, the garlic, the pear / The radish in matchsticks, the red in my hair / She tears off a leaf, and she rolls it up tight / She feeds me by hand there. It bites when I bite
story | My mother would bury the pot in the yard / All winter it muttered, the ground was so hard / I took it to school once. They moved from my seat / They opened the window. I'd nothing to eat
turn | It's now in a restaurant, small, on a leaf / It's forty-one dollars, which beggars belief / I rang up my mother and told her, and she / Just laughed till she dropped the receiver on me
feel | You can't rush a cabbage, you can't shout at time / You salt it, you leave it, you let it go climb / It comes out much stronger, it knows what it is / I'd like to get older with some of that fizz
pre | Listen, it's ticking, it's up to the brim / Open it gently, and hold on to him
bridge | They'll argue who made it, and who made it first / And whose mother's best is, and whose is the worst / I've got the brown crock that she carried from home / It's talking tonight. And I'm less on my own

== falafels?|shawarma|hummus|(?:doner|d(?:o|ö)ner)(?:_kebab)?|kebab_(?:shop|van|house|man)|gyros?|pita_bread
hook bright | Extra sauce :: Extra sauce, extra sauce, wrap it tight, make it drip / Napkins are useless, it's down to the hip / Two in the morning, my voice has gone hoarse / I love you, you prophet. Of course, extra sauce
hook funny | Salad and all :: Chilli or garlic, he asked me, or both / I swore him my friendship, I swore him an oath / I wept on his counter, I slid down the wall / He tucked it in foil for me, salad and all
scene | A strip light, a counter, a man with a knife / He's served every drunk in this part of his life / He calls us all boss, and he never gets cross / We queue like a church for the garlic and sauce
detail | The bread's like a blanket, the pickle is pink / The chickpeas are hotter than anyone'd think / A bean and some lemon, a clove and some oil / Whole empires have quarrelled for less of the soil
story | His father had one on a corner in Tyre / He'd learned how to listen to beans in the fire / He packed up the grinder, he packed up the scoop / He came to our high street, by boat, and by soup
turn | They broke all his glass on the second of May / The street was all round there by breakfast, that day / With brooms and with hardboard, the drunk and the prim / We'd all had our best nights on earth there, with him
feel | Some loves come with roses, and some with a lute / Some come at an hour when your mouth won't compute / You can't tell him thank you, you can't find the door / He folds it up gently. He's done it before
pre | Onions on everything, chilli, don't stint / Somebody hand him a handful of mint
bridge | At my last supper, the angels can wait / I don't want the silver, I don't want the plate / I'll be on the kerb with the moon for a guest / It's all down my shirt there. I'm fed, and I'm blessed

== strawberr(?:y|ies)(?!_jam)|watermelons?|mangos?|mangoes|peaches|cherries|pineapples?|summer_fruit|fruit_stand
hook bright | Juice to the elbow :: Juice to the elbow and seeds in the grass / Juice down the shirt I was saving for Mass / There isn't a fork for it, no way to tell so / A mango's not manners, it's juice to the elbow
hook wistful | Two weeks in June :: Two weeks in June, and they're gone for the year / The rest is just redness, it's water, my dear / But one from the hedge, on the way home, at noon / I'd give up the winter for two weeks in June
scene | The man with the truck on the side of the road / He's asleep in a chair by the side of his load / A sign made of cardboard, three dollars for two / He taps it, he listens. He picks it for you
detail | A knife down the middle, it cracks like a door / The red, and the black, and the cold, and there's more / We're lined on the kerb with our chins in a dish / We spit for the record, we spit and we wish
story | I swallowed one pip, and my cousin said, well / You'll grow it inside you, you'll start in to swell / I lay there all night with my hand on the place / I dreamed I was green, with a stripe for a face
turn | My father would pick me one, wipe it, and wait / He never had one till we'd cleared off the plate / I asked him, don't you like them? He said, not that much / I saw him eat stalks, with a face like, don't touch
feel | The shop has them always, they're hard and they're pale / They come on a plane, and they're always on sale / But nobody ever remembered a day / For something they had every Tuesday, that way
pre | Smell it, and squeeze it, and thump with your thumb / Hold out your two hands, and open up. Yum
bridge | I'm old, and I sit with a spoon and a bib / They bring me a bowl of it, not bad, and glib / Then one that is warm from somebody's hand / I'm nine. There's the truck, and I know where I stand

== (?:apple|cherry|pumpkin|pecan|key_lime|mum's|mom's|grandma's)_pies?|^pies?$|crumble|cobbler_(?:and|with)_\\w+
hook tender | Save me a slice :: Save me a slice, I'm still three hours out / There's ice on the bridges, and lorries about / I don't need the turkey, the speech or advice / I'm coming through weather, so save me a slice
hook bright | Cooling on the sill :: Cooling on the sill with the steam going by / The whole of the street has its nose to the sky / The boys up the fence have been standing so still / You can't trust a soul with it, cooling on the sill
scene | She's cold little hands, and they say that's the trick / She rubs it to crumbs and she does it right quick / A pinch of the salt, and some lard from the tin / A fist of brown sugar, and tumble them in
detail | The edge has been forked like the ruff of a king / The lid has a leaf, and a heart, and a ring / A bubble comes up at the slit with a sigh / And burns on the oven. The smell makes you cry
story | My uncle once sat on it, down at the church / It stuck to his trousers, it gave him a lurch / He stood for the hymn with the crust on behind / And all of the children were losing their mind
turn | I followed the card to the very last word / I used the same apples, the same tin, the third / Old cup with no handle. It wasn't the same / I'd left out the bit where she shouted my name
feel | You don't get a lot that comes out of the heat / And asks you for nothing, and wants you to eat / A circle of gold with its middle gone deep / It's saying, sit down, dear. It's saying, then sleep
pre | Ten minutes longer, don't open the door / Who's had a corner, and who wants some more
bridge | Cut it in seven, there's only the six / She'd always cut one for the man with the sticks / Who'd come to the back door, and not say a word / We still cut him his, and it goes to the bird

== (?:cinnamon|sticky)_(?:rolls?|buns?)|croissants?|baguettes?|p(?:a|â)tisserie|pain_au_chocolat|danish_pastr(?:y|ies)|pastr(?:y|ies)
hook bright | Still warm :: Still warm in the paper, I swore I'd go home / I've butter on buttons, I've flakes in my comb / I bought it for all of us, that was the form / I've eaten the end off. Well, it was still warm
hook bright | Crumbs in the scarf :: Crumbs in the scarf, and I've nothing to say / Crumbs on the map, and I've lost the whole way / I came for a church, for a tower, for a bath / I've seen the one bakery. Crumbs in the scarf
scene | It's five in the morning, the street is all blue / One window is yellow, and I'm walking through / A smell gets my collar and turns me around / I follow it in like a lamb, without sound
detail | The outside is thunder, the inside is silk / It wants a good coffee with mountains of milk / It breaks, and it showers, it's all down your front / You look like you've been on some sort of a hunt
story | My gran took me in on my way from the train / She bought me just one, and she bought me it plain / She watched how I ate it, she'd nothing to say / She'd gone without breakfast. I know it, today
turn | They shut up the bakery, put in a bank / I stood at the window, my stomach just sank / A girl at the cash machine, nose in the air / Said, can you still smell it? It's still there, I swear
feel | Some people will tell you it's sugar and air / It's nothing but butter that's been rolled with care / But mornings have come that were heavy and grey / And turned on a bun, from a hot metal tray
pre | One for the journey and one for the bag / One for the dog, with his tail going wag
bridge | I don't want a palace, I don't want the fame / I'd like there to be, when they call out my name / A door with a bell, and a smell, and a tray / And somebody saying, what'll it be today

== popcorn|cinema_snacks|movie_snacks|candy_floss|cotton_candy
hook funny | Gone by the trailers :: Gone by the trailers, I bought it to last / I said I'd go slowly, I went at it fast / The lights have gone down, and there's one at the most / Gone by the trailers. I'm licking a ghost
hook bright | Pop :: One goes, and two goes, and then it's a storm / It drums on the lid, and the kitchen gets warm / You can't hurry corn, and you can't make it stop / It's hard, and it's hot, and it's had it, and, pop
scene | A pan with a lid and a spoonful of oil / It sulks at the bottom, it won't come to boil / We lean in and listen, the four of us, near / Then, tick. And we jump back. And everyone cheer
detail | The salt's in my cuts and the butter's my chin / My hand meets your hand in the dark of the tin / We both of us freeze there. We stare at the screen / It's somebody's murder. I've not even seen
story | My dad shook the pan with a cape on his back / He did it on Fridays, he'd lift it, and, crack / He'd take off the lid, and he'd let the thing fly / We ran round with colanders, mouths to the sky
turn | My mother said, Frank, you'll be picking that up / We found one that Christmas inside a teacup / He's gone. When she moved, and they took out the stove / There's one there, behind it. A small bit of trove
feel | I think some are born with a bit of a coat / You leave them in quiet, they don't even float / It's not till it's hot, and they've nowhere to go / They turn themselves inside out, whiter than snow
pre | Shh, it's the start now, and stop with the crunch / I've only just had it. I've only had lunch
bridge | There's always a few at the bottom, still hard / They lie there in salt like a pebble, ill-starred / My dad used to pocket them, said, never fret / Some take a bit longer. They're not finished yet

== (?:being_|going_|i'm_|my_|a_|my_girlfriend_is_|my_boyfriend_is_)*(?:vegans?|vegetarians?|gluten[-_]?free|gluten|dairy[-_]free|lactose_intolerant)(?:_\\w+)?|kale|salads?|tofurkey
hook funny | Just the chips, then :: Just the chips, then, and maybe the peas / It says there's a salad, it's ham with some cheese / I've had the same dinner since two thousand and ten / I've read the whole menu. Just the chips, then
hook funny bright | Eat a leaf :: Eat a leaf, eat a leaf, it's good for your soul / I chewed on some kale till I swallowed it whole / I told them it's lovely, I lied through my teeth / There's dressing to help you. So, eat a leaf
scene | The waiter leans in and he asks, is it chicken / I say I'm a vegan. I see his eye quicken / He goes to the kitchen, he's gone for an age / He comes with a carrot, like Lear on the stage
detail | The cheese is of cashew, the milk is of oat / The sausage is something that never had coat / The bacon is rice, and the mince is of pea / My uncle says, try it. He's looking at me
story | At Christmas my mother, who means it so well / Had picked all the ham out, you hardly could tell / She'd put it in gravy. She'd cried over nuts / I ate it, I thanked her. I went with my guts
turn | I met a cow's eye on the road in the rain / It chewed, and it looked at me, thinking, and plain / I'd nothing to tell it. I let it go by / I'd only gone out for a steak and a pie
feel | You don't have to like me, I won't make a speech / I've got my own sandwich, I'm not here to preach / But something's alive, and it wants to be so / I can't put that down now. I wish I didn't know
pre | Is there an egg in it, butter, or whey / Could you just ask, please, and who made the tray
bridge | So pass me the lentils, and pass me the wine / You've got your own reasons, and here I've got mine / There's room at the table for bean and for beef / I'll trade you some pudding. Come on, eat a leaf

== cook(?:ing|s)?_(?:dinner_)?for_one|eat(?:ing)?_(?:dinner_)?alone|table_for_one|dinner_for_one
hook | Just the one fork :: Just the one fork and the one willow plate / Just the one candle, I lit it at eight / I set it out properly, napkin and cork / A good night to you, dear, says just the one fork
hook me bright | I'm taking me out :: I'm taking me out to the place with the cloth / I'll have the good wine, and I won't have the broth / I'll laugh at my own jokes, I won't have to shout / I've brushed my own hair, and I'm taking me out
scene | The onion's for one, it's a half, and it sulks / The recipe's made for a family of hulks / I've divided by six, and I've got half an egg / The cat is beginning to lean on my leg
detail | A chop like a stamp and a pan like a pond / One pea that has rolled to the back and beyond / A quarter of lemon that's lived there since May / A napkin, though, folded. I like it that way
story | I went to a place with a cloth and a rose / They asked, are you waiting? I said, I suppose / Not any more, thank you. I ordered the lot / The waiter, he winked, and he topped up the pot
turn | I used to eat standing, the fridge for a light / I'd eat from the pan and I'd call it a night / Then one day I thought, if a guest came to tea / I'd do it up nicely. So why not for me
feel | It isn't so lonely, it isn't so grand / It's bread in the one and a book in my hand / There's nobody chewing, there's no one to please / I've garlic in all of it, all of the cheese
pre | Half of a recipe, half of a leek / Enough for tonight, and it lasts me all week
bridge | Some day there'll be more of us, elbows and fuss / And someone will spill it, and someone will cuss / I'll think of the candle, the cork and the quiet / I'll miss it a minute. Then join in the riot

== lemonade(?:_stand)?|lemonade_(?:for|in|on)(?:_\\w+)*|iced_tea|(?:my_)?kids'?_lemonade
hook bright | A glass on the step :: A glass on the step and the heat in the wall / A glass with a clink and no hurry at all / The day's been a donkey, I've lost all my pep / So sit yourself down with a glass on the step
hook funny | Fifty cents a cup :: Fifty cents a cup, and it's mostly just spit / The wasps like the lemon, we've had none of it / We've sold one to Grandma, and she drank it up / We're going to be rich, folks, at fifty cents a cup
scene | A table on bricks with a cloth to the ground / A sign with the S the wrong way around / A jug with six lemons, a mountain of sweet / Two girls with a cash box, and one dusty street
detail | A wasp doing laps on the rim of the jug / A pip at the bottom, a fly in the mug / A poster with glitter, the Q upside down / The best view of nothing you'll find in this town
story | The builders came over, eleven big men / They drank the whole jug up, and asked us for ten / We'd none, so we sold them the lemons, with ice / They each paid a dollar. They said it was nice
turn | The old man next door hadn't spoken since spring / He came with a stick and he came with a thing / He paid with a medal. He drank it down slow / He said, that's my Mary's, to the letter, you know
feel | It's not what is in it, it's who pulls a chair / It's steam, or it's ice, and it's somebody there / I've had the good stuff in a tower, alone / It tasted of nothing. It tasted of phone
pre | Step up, it's freezing, it's freezing, it's sweet / Coldest and wettest on all of the street
bridge | When all of it's over, the sun going under / I don't want a harp and I don't want the thunder / Just let there be someone, old dog at his feet / Who pats on the step there, and says, take a seat

== paella|jollof(?:_rice)?|biryani|risotto|pilau|(?:egg_)?fried_rice|^(?:my_|i_love_|a_bowl_of_)*rice$|rice_and_(?:beans|peas)
hook bright | Don't stir it :: Don't stir it, don't touch it, get out of the way / It's sticking, it's meant to, it takes the whole day / There's gold at the bottom for those who can wait / Don't stir it, don't stir it. Now pass me your plate
hook we | Who makes it best :: Who makes it best? Don't you ask, there'll be war / My aunt's left the country on that, once before / We're twelve round one pan, and we can't let it rest / There's only one question, and, who makes it best
scene | A pan like a satellite dish in the yard / The vines have been lit, and the wind's blowing hard / My uncle's in shorts, and he's holding a spoon / As long as an oar. It'll be ready soon
detail | The red and the yellow, the black at the rim / The rice at the bottom that's only for him / The crust that we fight for with knives and with knees / A smell that would bring down a priest from his trees
story | They said, use the cooker, it's quick and it's clean / My grandmother looked at that humming machine / She gave it a pat, and she gave it a cloth / She's using it now for keeping her broth
turn | I made it in winter, away from the sun / With rice from a packet and prawns, maybe one / My flatmates came in, and they stood there in coats / They ate from the pan. And they'd lumps in their throats
feel | It's what there was left in the boat and the field / It's what a bad week and a poor garden yield / You throw it together, you give it some fire / It's better than anything money could hire
pre | Listen, it's ticking, it's telling you when / Cover it over and leave it till ten
bridge | They carried the pan when they carried the bed / To five different countries, it came on a head / It's dented, it's black, and it hangs on the wall / They ask where I come from. I point, and that's all
`)
