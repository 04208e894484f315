import { kits } from '../../lines.ts'

export const calendarKits = kits(`
== quince(?:añera|anera)s?|mis_quince|quince_(?:party|dress|waltz)|sweet_fifteen
hook tender | Changing the shoes :: A chair in the middle, the music goes low / A father is kneeling, and taking it slow / Off come the flats, and if I had to choose / One minute to live in, he's changing the shoes
hook bright | Turn it up, fifteen :: Seven cousins, seven friends / One pink limo round the bends / All the lights from gold to green / Turn it up, turn it up, fifteen
scene | The dress came in through a window, I swear / It's wider than anything built for a chair / The aunts have got needles held tight in their teeth / There's somebody's brother trapped underneath
detail | The last of the dolls has a gown of her own / She's passed to a cousin who's not fully grown / The candles go out to the ones who were there / For fevers and fractions and gum in the hair
story | They practised the waltz in the parking lot rain / The boys trod on satin and trod on the train / But Saturday evening, one, two and a three / They turned like a clock that had finally come free
turn | Her grandmother never had cake or a band / She'd worked for two years with a hoe in her hand / She's out on the floor now, she won't take a seat / Two quinceañeras, one pair of sore feet
feel | It isn't the crown and it isn't the lace / It's walking in slowly and looking each face / In all of its makeup, the laughter, the cheers / And seeing yourself in the whole fifteen years
pre | Hold up the train and watch out for the stair / Somebody's mother has no more to spare
bridge | Tomorrow there's homework, the bus and the rain / The dress in a box like a cloud on a train / But something walked in here in flats and in curls / And something walked out at the head of the girls

== (?:bar|bat|b'?nai)_mitzvahs?|mitzvah
hook bright | Lift the chair :: Lift the chair, lift it high, hold on with both hands / The uncles are sweating, the whole hotel stands / There's somebody thirteen way up in the air / Don't drop the professor, now lift the chair
hook tender | My turn to lead :: I've practised in bathrooms, I've practised in bed / My voice cracked on Tuesday, the rabbi went red / It's older than iron, it's all that I need / The silver hand's moving, it's my turn to lead
scene | The suit has the pins of the tailor still in / The tie's doing battle with somebody's chin / The scroll is unrolled and it smells like a tree / And four thousand years are all looking at me
detail | A silver hand points where the letters begin / The candy's been thrown and one's caught on the chin / There's lox for an army, and aunts by the mile / Each one with a pinch and the very same smile
story | My grandfather learned it by one candle stub / In back of a shop with a coat and a tub / He hums it along in the second row now / He's half a beat early. He's taking a bow
turn | I lost it, I stopped, there was nothing but air / I looked for the word and the word wasn't there / Then somebody old in the back gave the tone / And two hundred people. I wasn't alone
feel | They say I'm grown up. I'm still small for my age / I still had to stand on a box for the page / But someone has handed me something to hold / It's heavy, it's mine now, it's warm and it's old
pre | One hand on the railing and one on the line / Thirteen years getting here, now it's my sign
bridge | One day I'll be sitting in row number two / And humming too early, the way that they do / And somebody's voice will go up through the floor / And I'll throw the candy, and someone wants more

== christenings?|baptis(?:ms?|ed|ing)|baptiz(?:ed|ing)|naming_(?:day|ceremony)
hook tender | Cold on the crown :: It's cold on the crown, and it runs past your ear / You open one eye, and you look at us here / There's lace down to Tuesday, a borrowed white gown / And one drop of heaven, so cold on the crown
hook tender | Say the name :: Say the name clearly, and say it out loud / Say it to candles, and say it to the crowd / It's new as the milk, and it's old as a flame / It's yours from now on, love, so we'll say the name
scene | The font's like a birdbath, the church like a ship / Your godmother's shoes have a bit of a slip / You're passed down the row like a loaf that's still warm / Asleep in the eye of a family storm
detail | The gown has been round since the days of the gas / It's christened a bishop, a cook, and a lass / There's darning in blue where a great-uncle bit / You burp, and you've added your own stitch to it
story | You slept through the hymn, and you slept through the prayer / You slept through the aunt with the bird in her hair / The water came down, and you let out a roar / That moved the old dust on the opposite door
story | The priest asked the name, and your father forgot / He looked at your mother, she gave him the lot / He laughed, and the whole of the church started, too / And that was the first thing they did, all for you
feel | You've no sins at all that we've seen, but the nights / You've no debts at all, but some socks, and two bites / We're washing you clean of what? Nobody said / I think that we're praying for us here instead
turn | Your godfather promised to turn from the dark / He's usually found at the dogs, or the park / But he held the candle as if it were you / And never breathed out till the service was through
pre | Hush, little fists, and now open your eyes / Nobody here is especially wise
bridge | We can't walk in front of you, clearing the road / We can't lift it all off you, all of the load / But there'll be a lamp, and a name, and a row / Of people who stood here, wherever you go
end | The cake's made of fruit, and the sandwiches curl / Asleep in the noise, with your name, in the world

== first_(?:holy_)?communion|confirmation_(?:day|class|mass|sunday)|(?:my|his|her|our|holy)_(?:first_)?communion
hook tender | White shoes :: White shoes on the gravel, white veil in the breeze / White socks with a grass stain on one of the knees / You carry it carefully, nothing to lose / The Lord doesn't mind about grass on white shoes
hook calm | Say it after me :: Say it after me, very soft, very slow / A promise is older than all that you know / We held you and said it, now you can agree / Here is the candle, say it after me
scene | The church is all lilies and coats that are new / There's somebody's baby, there's somebody's flu / The candles are lit by a boy, very grave / Who sees his own mother and gives her a wave
detail | The dress was my mother's, it's ivory now / We let out a seam and we couldn't say how / The names are all sewn in the hem with a thread / And now comes another, in stitches of red
story | The priest lost his place and the organ came in / A whole verse too early, and somebody's grin / Went round all the pews till the bishop joined too / I think it's the closest to heaven we flew
turn | My godfather's hands, they had only known trains / They shook when he held out the cup and the stains / He told me outside, looking hard at the sky / It's dust in the organ pipes getting his eye
feel | I don't understand it, I don't think they do / They've just had it handed from shoe down to shoe / A bread and a word and a bit of a song / And somebody with you the whole of it long
pre | Bells on the hill and a comb through the hair / Everyone's early and everyone's there
bridge | There'll be nights when the candle is hard to see / When none of it seems to be talking to me / I'll open the box with the shoes, and I'll find / A small bit of grass that has not changed its mind

== passover|seder|pesach|matzah?|matzoh?|four_questions|let_my_people_go
hook | Why is this night :: Why is this night not the same as the rest / The smallest one asks it, she's doing her best / There's wine on the cloth and there's wind at the light / Tell me it over, then, why is this night
hook bright | An open door :: Pour him a cup, for he might just come in / Elijah, the stranger, our neighbour, our kin / We once had to run with the bread on the floor / So nobody sits here without an open door
scene | The house has been turned upside down for a crumb / My mother's got feathers and candles, and some / Old battle with something she found in a shoe / The table's got leaves in. It reaches to you
detail | The horseradish took off the roof of my head / My uncle said, taste it, and then he went red / A shank bone, an egg, and the salt water dish / A book stained with wine, and one spot that is fish
story | The children are hunting beneath every seat / The cracker is hidden, they're not to be beat / My grandpa pays ransom each year, and complains / He's hid it himself, and he's left them the stains
turn | We take out ten drops from the sweet of the cup / For those on the far bank who never came up / We sing, but we sing it a little bit low / You don't dance on anyone's drowning, you know
feel | It's not that it happened to somebody's clan / It's me with the dough, it's my shoes when they ran / And someone tonight is still leaving a shore / So tell it again, and get up for the door
pre | Lean to the left and let everyone eat / Dip it in salt for the bitter and sweet
bridge | Next year may we sit in a world put to right / With nobody running away in the night / And if it's not next year, then here, just the same / We'll set out the cup, and we'll call out the name

== rosh_hashanah?|yom_kippur|high_holy_days|shofar|jewish_new_year|l'shana_tova
hook | Apples and honey :: Apples and honey, and round goes the bread / Round goes the year with a thread through its head / I've no more than last time, some hope and some money / So here's to a sweet one, some apples and honey
hook calm | Blow it long :: Blow it long, blow it raw, like an animal cries / Blow it so something asleep in me rise / I've done what I've done, and I know what was wrong / I'm listening now. Won't you blow it long
scene | We walk to the river with crumbs in our coats / We turn out our pockets, and everything floats / The sharp thing I told you, the call that I missed / The ducks take it all. They don't look at the list
detail | White coats in the front row, a ram's twisted horn / A hundred hoarse notes on a cold yellow morn / My stomach is talking all over the prayers / There's somebody laughing, it's hers, or it's theirs
story | I rang up my brother, first time in a year / I said, I was wrong, and he said, come round here / He'd honey all over the phone, he said, wait / I'll wipe off this kid, and I'll set you a plate
turn | They say there's a book, and it's open till night / With everyone's name, and they're getting it right / I looked for my own, and I thought I'd be lost / And somebody'd written it in, and not crossed
feel | It's not starting over, there's no such a thing / It's more like a song you've forgotten to sing / You come to the chorus, you're off by a mile / And somebody hums it. It comes in a while
pre | Who's still not speaking and who's still away / Call them, the gates are still open today
bridge | The last note goes up, and it's longer than breath / It's longer than anger, it's longer than death / Then somebody says it, there's soup, let's go eat / And out we all come, a bit light on our feet

== holi(?:_festival(?:_of_colou?rs)?|_colou?rs|_day|_party)?|festival_of_colou?rs|gulal
hook bright wild | Nobody's clean :: Nobody's clean and nobody's shy / Purple your grandma and yellow the sky / You came out in white, but that's yesterday's scene / It's Holi, it's Holi, and nobody's clean
hook bright | Throw me the blue :: Throw me the red and then throw me the blue / I can't tell my brother from aunties or you / We're all the same colour by quarter past two / Throw me the green one, and throw me the blue
scene | A bucket, a rooftop, a boy with a plan / A cloud coming down on a serious man / He stood in the street with his briefcase gone pink / He's thinking it over. He's started to wink
detail | A drum's in the alley and milk's in a jug / The dog is magenta and rolls on a rug / My ears will be orange on Monday at nine / I'll walk in the office and say that it's fine
story | The neighbours weren't speaking, a matter of fence / Some forty-odd years and it didn't make sense / She came with a fistful, she looked at his head / He bowed to her gravely. She painted it red
turn | My grandmother's white for the husband she lost / They said it's not done, and the line isn't crossed / We knelt at her chair with a thumbful of gold / She shut both her eyes, and was seven years old
feel | The winter makes everyone grey in the end / You look out for dirt and you don't see a friend / Then somebody hits you, a sunrise, full face / And oh, you remember you're part of this place
pre | Hide all the cameras and cover the bread / Here come the cousins with blue overhead
bridge | It washes off mostly, the yellow, the rose / It stays in your parting, it stays on your nose / And some time in June, when I'm dull and I'm tired / There's pink on my collar. I'm suddenly wired

== nowru?z|persian_new_year|haft[-_]?seen?|newroz
hook bright | Jump the fire :: Take my yellow, give me your red / Over the flame with your coat on your head / All the old winter goes up on the wire / Hold my hand, cousin, we jump the fire
hook calm | Seven on the table :: Seven on the table, the apple, the wheat / The garlic, the vinegar, something that's sweet / A mirror, a goldfish, an egg if you're able / The world's coming round, with its seven on the table
scene | The carpets are hung on the wall to be beat / The dust of the year going off down the street / The wheat's on the sill, it's as green as a shout / We counted each inch while the snow was still out
detail | The poet lies open at any old page / My uncle reads out what it says of my age / With coins in the water, and painted eggs too / The goldfish looks worried. He always would do
story | We wait for the second, the very first one / When day is as long as the night, and it's done / It's four in the morning where I live, it's black / My mother counts down, and the whole phone counts back
turn | My father left home with one case and a spoon / He's not seen his mother since somebody's June / He planted the wheat in a tin in the cold / It came up regardless. It does as it's told
feel | You can't keep a new year from anyone's door / You can't put a border through spring any more / The light's cut in half like a loaf, piece by piece / And everyone's handed the same size of peace
pre | Sweep out the corner and shake out the thread / Something is turning itself overhead
bridge | Day thirteen we carry the wheat to the stream / We knot up a stalk and we tie in a dream / We let the thing go, and it's off to the sea / Be green where you're going, be lucky for me

== juneteenth|nineteenth_of_june|june_nineteenth|emancipation_day
hook proud | Late, but it came :: Two and a half years, and no one had said / They'd worked every day with it over their head / Then somebody read it and called every name / It's late, Lord, it's late, but it's late, but it came
hook bright proud | Red drink :: Red drink in the pitcher and red on the vine / Red cake for the cousins, all ninety and nine / We pour some out first, then we lift it and think / Then turn up the band for us, pass the red drink
scene | There's smoke from the barrel by seven o'clock / There's folding chairs opened all over the block / The elders get shade, and the babies get knees / The horseshoes go ringing down under the trees
detail | A paper gone yellow, a general's hand / A road full of people too stunned yet to stand / And somebody asking it, soft as a bird / Could you go and read it again, every word
story | My great-great-grandmother was twelve, so they say / She set down the bucket and just walked away / She walked until evening, she had no idea where / She wanted to know what it's like to go there
turn | They bought ten poor acres with what they could save / So nobody'd fence off the day that it gave / The fence round the park had their names in the rust / They danced in a circle, they raised up the dust
feel | You don't get to hurry, you don't get to choose / Who's holding the letter, who's bringing the news / You get to be ready, with bread and with song / And not to forget that it took them so long
pre | Who's got the story, and who's got the bell / Come sit by Big Mama and let her tell
bridge | And someone's still waiting for news on a hill / It's written, it's signed, but it's sitting there still / So saddle the fast horse and go with the flame / Till no one can tell us it's late, and it came

== kwanzaa|kinara|umoja|kujichagulia
hook | Seven nights, seven flames :: Seven nights, seven flames, and the first one is black / The one in the middle that's never held back / Then red for the road, and then green for the names / We build it together, seven nights, seven flames
hook we bright | What's the news :: Habari gani, what's the news / Who's got a sister with too many shoes / Who's got a brother with bread in the pan / We're here, and we're hungry, so come if you can
scene | A mat on the table, an ear for each child / Of corn in its jacket, all yellow and wild / The cup goes around from the old to the new / A drop for the ground, and the rest is for you
detail | Sweet potato, okra, and rice in a ring / A drum that my cousin has tied up with string / A poem my daughter wrote, two pages long / She rhymed unity with a part of a song
story | My auntie sewed all of it, kitchen and light / A shirt for each cousin by Saturday night / The pattern's a river, it runs sleeve to sleeve / So stand in a row and you'll see it, believe
turn | The store on the corner was going to go / We bought it out twice over, row after row / He'd candles on Sunday, the till making tunes / He wrote, cooperation, on seven balloons
feel | It's not what you're given, it's what you can tend / A block and a garden, a school and a friend / You can't light the next without holding this one / You don't ask who sees it. You see that it's done
pre | One for the people and one for the hand / One for the reason we got here and stand
bridge | The last night, the smallest one's holding the light / Her face is all gold at the edge of the night / She asks, is it over? We tell her, it's not / You keep what it's lit, child. It's yours, what we've got

== mid[-_]autumn(?:_festival|_moon|_day)?|moon_?cakes?|moon_festival|chuseok|tsukimi|lantern_festival
hook calm | Same round moon :: Same round moon on your roof and my own / You look out your window, I'll look out alone / I've half of a mooncake, you've half and a spoon / We're eating together the same round moon
hook bright | Little paper light :: Little paper light on the end of a stick / Red as a rabbit and round at the wick / Up the dark hillside and into the night / Don't run too quickly, my little paper light
scene | The table's been carried outside on the grass / With pomelos, peanuts and tea in a glass / The children are told that there's someone up there / A lady, a rabbit, a tree going spare
detail | The tin has a lady in silk on the lid / The cakes are like bricks where the treasure is hid / One yolk like a moon in the dark of the sweet / My brother won't share it. My brother can't eat
story | My mother cut eight, there were seven of us / She wrapped up the last in a page, without fuss / And posted it off to a cold northern town / It got there in bits. I have kept it, all brown
turn | I'm new in this city. I went to the store / They'd one in a box by the bread and the door / I lit a small candle and stood on the stair / The lady upstairs said, is somebody there?
feel | It's only a stone, and it's only a light / It's borrowed from somewhere that's hid from the night / But somebody loved me is standing out too / With tea going cold, and they're passing it through
pre | Wait till it clears from the top of the tree / Shout when you've got it, and shout it to me
bridge | It has to get thin, and it has to go black / And nobody weeps, since they know it comes back / So fold up the lantern and sleep through till soon / The people you miss are a phase of the moon

== oktoberfest|beer_tent|lederhosen|dirndls?
hook bright wild | One more round :: One more round, and the bench has gone soft / There's somebody's uncle got up in the loft / He's leading the trumpets, he likes how they sound / He came for a pretzel and one more round
hook funny | Leather shorts :: Your knees are like moons in your new leather shorts / You're built for the bank, you're not built for the sports / But climb on the table, you noble of sorts / We'll none of us mention those new leather shorts
scene | Ten thousand in rows, and they sway like a wheat / The floor is all sawdust and glitter and feet / A lady has seven in each of her hands / She walks like a warship through oompah bands
detail | A heart made of gingerbread hung on a string / It says I'm a treasure. It says everything / A chicken, a radish cut up like a spring / A hat with a brush on it. Now we can sing
story | I met a man, Günther, he's in from the farm / He doesn't speak English, we're locked at the arm / We've sworn to be brothers till hell has a frost / He's got my left shoe, and I'm probably lost
turn | At ten they turn on all the lights in the tent / We blink at each other, our feathers are bent / Then one tuba, slowly, goes low as can be / We all sing the slow one from knee to knee
feel | All year I say sorry and mind how I go / I stand in a line and I answer so low / But here I have bellowed with both my lungs wide / Beside a whole table of strangers who cried
pre | Shoulder to shoulder and left and then right / Nobody's boss is the boss here tonight
bridge | The train home is green, and we're singing it still / A dentist, a plumber, a nun, a man, Bill / Tomorrow we'll pass in the street with a nod / And neither will mention the hat or the cod

== carnival_(?:in_(?:rio|brazil|venice|cologne|trinidad)|parade|queen|night|samba)|rio_carnival|samba_(?:school|parade|drums?)|trinidad_carnival|notting_hill_carnival
hook wild bright | All feathers, no sleep :: All feathers, no sleep, and the drums in the bone / A million wet people, and no one's alone / I sewed for a year for this one hour's heap / Of gold on my shoulders, all feathers, no sleep
hook bright | Ash by noon :: Dance till the morning, there's ash by noon / Dance while the street is as full as the moon / Whoever you are, you'll be that again soon / So be someone else, love, it's ash by noon
scene | The float's like a ship with a panther on top / It's stuck on a wire and it's had to a stop / The band doesn't mind it, the band's in a trance / The panther looks down at four thousand that dance
detail | The sequins were sewn on by grandmas in rows / In kitchens and car ports with glue on their toes / A wheelbarrow wearing a wing made of blue / It's pushed by a man who's a cardinal, too
story | She sells on the bus the whole rest of the year / She's gum and she's batteries, nobody near / Tonight she's a queen with a train on the ground / And ten thousand voices all make the one sound
turn | The rain came down hard, and the paint ran to mud / The feathers hung down like the end of a flood / Then one drum kept going, just one on its own / And back came the street, wet right through to the bone
feel | They say it's a mask that you put on your face / I think I take mine off and hang it in place / The one with the tie, with the badge and the grin / And let the real animal out of its skin
pre | Shake out the feathers and tighten the drum / Hear how it's coming. You know that it's come
bridge | On Wednesday the sweepers come up with the sun / There's gold in the gutter when all of it's done / A feather goes by on a bicycle seat / And somebody's humming it, under the street

== st\\.?_patrick'?s?(?:_day|_parade)?|saint_patrick'?s?(?:_day)?|paddy'?s_day
hook bright | Everybody's Irish :: Everybody's Irish till a quarter to three / There's Paddy Nguyen with O'Schmidt on his knee / The river is green, so's the priest, so are we / Everybody's Irish, and the next one's on me
hook wistful | A long way to the green :: It's a long way to the green from the fourteenth floor / With a flag on the taxi, a harp on the door / My gran left in winter, the year she turned seventeen / She'd laugh at the hats. It's a long way to the green
scene | The pipes are out early, the drum's in the frost / A small boy in green tights is certainly lost / The mayor's on a horse that has plans of its own / It's eating the wreath off a slide trombone
detail | A leprechaun's vomiting next to a tree / A nun with a whistle is shouting with glee / There's bacon and cabbage and potted regret / And somebody's fiddle that's not started yet
story | My gran had one photo, a wall and a goat / A road and a girl in her big brother's coat / She never went back, there was always the fare / She'd say, it still rains there. I know, for I'm there
turn | At midnight the band put the loud ones away / A lad from the docks stood up, started to sway / He sang one with no drum, a ship and a shore / You heard every tear hit the sawdust floor
feel | You don't have to own it to feel it go by / That tune with its heel down, its chin to the sky / Whoever got chased out and had to begin / Is family tonight, so come in, come in, come in
pre | Mind the man's elbow, and mind the man's hat / Nobody's leaving as early as that
bridge | There's more of us out than there ever was in / One island, so small, and so wet, and so thin / It emptied its pockets on every shore / And still there's a song there, and still there is more

== (?:for|during|of|about|observing|keeping)_lent|^lent$|giving_up_(?:chocolate|sugar|sweets|meat|candy|coffee|bread)(?:_for_lent)?|ash_wednesday|shrove_tuesday
hook funny | Forty days :: Forty days and there's thirty-nine left / I'm weak in the legs and I'm slightly bereft / I look at that cupboard in so many ways / It winks. I look heavenward. Forty days
hook funny | It doesn't count on Sunday :: It doesn't count on Sunday, I've looked at the rule / It doesn't count in airports, it doesn't count in school / I had just the one, and I'll pay for it Monday / But Father, it doesn't, it doesn't count on Sunday
scene | On Tuesday we ate every egg in the place / On Wednesday they rubbed a black thumb on my face / By Thursday at ten I had started to twitch / And Friday I dreamed of a caramel ditch
detail | There's half of a bar in the back of the drawer / I know to the gram what that wrapper is for / I smell it through plaster, through steel and through brick / I've hidden the key, and I've hidden it thick
story | My sister gave chocolate up, so she's crowned / She's telling each soul within miles all around / I saw her last night with the fridge for a light / She said that it's carob. It wasn't, not quite
turn | Then somewhere near twenty it quietened down / I noticed the blossom all over the town / I noticed I'd only been filling a hole / And what had been in there was mostly my soul
feel | It's not that it's wicked, a sweet or a drink / It's having a gap, so you've got time to think / The wanting comes up and it stands at the door / You learn you can look at it. Nothing much more
pre | Walk past the bakery, whistle a bit / Walk past it twice, and then stand there, and sit
bridge | And when it comes round, with the bells and the sun / I'll open the foil like a child, just the one / And taste it so slowly, and know what it's for / A thing tastes of heaven when shut behind a door

== april_fools?'?(?:_day|_joke|_prank)?|pranks?(?:_\\w+)?|practical_jokes?|whoopee_cushions?
hook funny bright | Before noon :: There's salt in the sugar and glue on the spoon / The cat's wearing glasses, the sofa's a dune / You'll all get your own back, I'm sure of it, soon / But rules are the rules, and it's still before noon
hook funny | You should've seen your face :: You should've seen your face, it went up like a blind / The scream that you screamed was the very best kind / I'd do it again, love, I've sprung it in place / Oh, you should've, you should've, you should've seen your face
scene | The toothpaste is mustard, the eggs are all plaster / The clocks in the hall are an hour and a half faster / My father's in traffic with his shirt on wrong / He thinks that it's Monday. It's been coming along
detail | A spider of rubber, a button, a string / A coin glued to pavement, a shoe with a spring / A doorbell that's mooing, a fish in a hat / A note from the bank, and you fell for all that
story | The paper said pasta was grown on a tree / My granny went out with a basket to see / She came back with something, she boiled it, she did / She said it was lovely. She'd fooled every kid
turn | I told her I loved her. I said it in fun / The first day of April, a quarter past one / She laughed, and she waited. She asked, is that all? / I checked what the time was. I leaned on the wall
feel | We're wound up too tightly, we don't jump about / We all want a reason to scream and come out / So thank you, you devil, the frog in my bed / It's weeks since I laughed till I held my own head
pre | Look behind curtains and check every chair / It's awfully quiet. There's somebody there
bridge | When I'm very old and they lean in to hear / I'll beckon them closer, and closer, and near / I'll gasp, and go stiff, and let go of the spoon / Then open one eye. It was only just noon

== groundhog_day|groundhogs?|same_day_over_and_over|time_loop|stuck_in_a_loop
hook funny | Six more weeks :: Six more weeks, said the rat on the hill / He looked at his shadow, and he's sleeping it still / I've bought a new coat, and it's got a few leaks / I trusted a rodent. It's six more weeks
hook | Play it again, day :: The radio's on, it's the very same tune / The same man will step in the same puddle soon / I know every line that you're going to say / So I'll say it nicer. Play it again, day
scene | The mayor wears a top hat, the band's made of frost / A hundred cold cameras, and one of them lost / They pull out a mammal who'd rather be dead / He looks at the lens, and he wants to be in bed
detail | Same toast and same marmalade, same crack in the cup / The same dog is barking, the same sun comes up / The same left-hand glove on the very same stair / I've thrown it away, and it's back. It's still there
story | The first hundred mornings I stayed in my bed / The next hundred mornings I wished it were dead / Then one day, from boredom, I helped with a wheel / And somebody smiled, and that part of it's real
turn | I learned how to play by the same borrowed keys / I learned where the old man would fall to his knees / I got there, I caught him, his hand was so thin / It's always today. But I get to step in
feel | You think that you want it all different and new / It isn't the day that needs changing, it's you / The same cup of coffee, the same falling snow / I looked at it once, and I'd never said, oh
pre | Click goes the clock, and it's flipped to the six / Same box of chances, and same bag of tricks
bridge | And then it's the next one. I'm almost afraid / There's snow no one's walked in, a mark not yet made / I stand on the step with a foot in the air / I know what to do now. I'd love to be there

== earth_day|(?:clean(?:ing)?_up|litter_pick\\w*)(?:_(?:the|on|at)(?:_\\w+){1,2})?|recycling|zero[-_]waste
hook bright | Pick it up :: Pick it up, put it in, take a bag, take a side / A boot and a bottle that came with the tide / There's only one ball, and there's only one cup / It's not mine, it's not yours, but go on, pick it up
hook we | Rinse it out :: Rinse it out, flatten it, which of them bins / The green or the purple, with lids or with tins / I stand with a yoghurt pot, racked by a doubt / You hold on to hope, and I'll rinse it out
scene | There's forty of us in the drizzle at nine / With grabbers and gloves and a very bright sign / A vicar, a toddler, a lad with a van / A woman who's ninety, and up to her span
detail | One trolley, one hairdryer, two left-hand shoes / A wallet with tickets, a stack of old news / Eleven odd socks and a letter from Steve / He says that he's sorry. You'd almost believe
story | We pulled on a wheel, and then out came a bike / And out came another, a child's one, a trike / The river gave up with a kind of a sigh / And right where it had been, a flash going by
turn | A kingfisher. Blue as a struck match at night / It sat on the handlebars, out in the light / The vicar said something I'd not thought he'd know / We stood with our bags, and the rain came down slow
feel | I know it's the factories, I know it's the ships / I know that my one cup is drops and is drips / But something goes sour if you walk on by twice / And something goes right when you don't. And it's nice
pre | Wellies and whistles and tea from a flask / Nobody's orders, so no one to ask
bridge | They'll come and they'll drop it, I know, and we know / A can on the bank like the first of the snow / And back we'll be, Saturday, muddy and few / It isn't to win it. It's what people do

== (?:veterans?'?s?|remembrance|armistice|anzac|poppy)_day|two_minutes'?_silence|last_post
hook | Stand a while :: Stand a while by the wall with the names going grey / Stand a while with your phone and your hurry away / There's one here called Albert, he'd only a smile / He stood for you, somewhere. You stand a while
hook proud | He doesn't talk about it :: He doesn't talk about it, he'll talk about rain / He'll tell you of mules and the food on the train / But once every autumn he goes out to stand / He doesn't talk about it. He takes my hand
scene | The band has gone quiet, the traffic's been stopped / A leaf makes a noise on the stone where it dropped / The scouts hold their flags very straight in the wet / A pram and a cough, and the bell isn't yet
detail | His medals are pinned with his wife's sewing thread / His beret's at angles from when he had a head / Of hair you could comb. And his shoes are like glass / He's shaved himself twice so that he'd pass
story | He went in at eighteen, he came out a man / He never ate rice, and he couldn't drive a van / She'd wake in the night, he'd be out on the lawn / Just checking the fences, from three until dawn
turn | My kid asked him straight, with her hand in his glove / Who are you here for? And he looked up above / He told her five names, and what each liked to eat / I'd known him for thirty years. Look at the street
feel | I don't want the cannon, I don't want the speech / I want them all home on a towel on a beach / I want them all bald, and annoyed at the price / Of petrol and fish. And I'd want it all twice
pre | Hats off, and heads down, and the flags to the ground / There isn't a nothing with quite such a sound
bridge | One day there'll be nobody left who was there / A wreath and a wall and an old empty chair / It's then that we'll have to be better than stone / And say it to children: he wasn't full grown
`)
