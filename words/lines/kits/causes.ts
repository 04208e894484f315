import { kits } from '../../lines.ts'

export const causesKits = kits(`
== climate(?:_change|_crisis|_emergency)?|save_the_(?:planet|earth|world|oceans?|bees|rainforests?)|saving_the_(?:planet|earth)|global_warming|melting_ice|plastic_in_the|dying_planet|pollution|our_(?:only_)?planet|mother_earth
hook | No Spare :: No spare in the boot, no spare on the shelf / No second blue marble that turns by itself / We've looked through the stars, and there's nobody there / One roof and one garden, one planet, no spare
hook we | It was green when we came :: It was green when we came, it was loud, it was wet / There were whales in the bay, there are some of them yet / Who struck the match, and who fed the flame / Give it back as it was, it was green when we came
hook shout | Wake up, the house is hot :: Wake up, wake up, the house is hot / Wake up, it's all we ever got / You lit it, you knew, and you told us, not / Wake up, wake up, the house is hot
scene | The swallows came early, the summer came mad / The river has shown us the bones that it had / The old men are fishing for boots and for tin / The sea's at the doorstep, and one foot is in
story | My grandfather skated where no ice will form / He'd walk to the island in January's storm / He's kept the old skates on a nail by the door / I ask what they're for. And he says, for before
detail | A straw in a turtle, a bag in a tree / A fridge on the beach with a view of the sea / A bear on a raft that is shrinking to white / The hills with their hair burning red in the night
turn | A girl with a bucket, aged seven, in boots / Is planting a hedge, with her thumb on the roots / I said, it's too big, love, it's too late, too wide / She gave me a trowel. She said, do that side
feel | They'll ask us one evening, the small ones, the grown / You knew it, you saw it, they'll say, you were shown / And what did you do, then, and where did you stand / I'd like to have earth on the palm of my hand
pre | Tick, goes the glacier, and drip, goes the wall / It's not any later than now, is all
bridge | A forest is only a seed that was let / A river is patient, it doesn't forget / Take off the hand from the small of its back / And watch the green come through the railway track

== (?:end|ending|stop|horrors?|victims?|children|futility|against|about)_(?:of_|the_)?wars?|soldiers?|war|wars|battlefield|veterans?|trench\\w*|peace_(?:on|in)|world_peace|no_more_war
hook | Nobody's enemy :: He'd hair like a hayfield, he wasn't yet grown / He'd a girl and a dog and a hill of his own / And so had the other, and that's all I see / Two boys in a field, nobody's enemy
hook me | Send them home :: Send them home while they know their own names / Send them home from the smoke and the flames / Put the drum in a cupboard, the boots in the loam / There's soup on the table, so send them home
scene | The letter came folded in four, in the rain / She put it with bread, and she read it again / The kettle went on till the kettle was dry / The dog at the gate didn't bark at the sky
story | They sang it at Christmas, across forty yards / They swapped a few buttons, tobacco and cards / They played with a tin, and the score was three-two / By Monday at breakfast they'd orders to do
detail | A spoon, and a photo, a sock with a darn / A list of the names on the wall of a barn / A poppy that grew through the eye of a tank / The mud that remembers each man in the rank
turn | He came back in April, he sat in the shed / He'd start at a door, and he'd not sleep in bed / One day came a sparrow, and sat on his sleeve / He breathed for an hour, so it wouldn't leave
feel | The ones who decide it have never been cold / They've maps, and good pens, and they mean to grow old / They move a small pin from a hill to a ditch / A mother falls down. And they can't tell which
pre | Left, said the sergeant, and right, said the drum / Which of you boys has not written his mum
bridge | Some day there'll be nothing but sheep on that hill / A child with a kite, and the wind never still / She'll dig up a button, and hold it to light / And ask what it's for. And they'll say, for a fight

== equality|equal_(?:rights|pay)|stand(?:ing)?_up_(?:for|to|against)|human_rights|racism|feminis\\w*|women's_rights|civil_rights|speak(?:ing)?_(?:up|out)|injustice|justice
hook we | Longer Table :: Build me a longer table, not a higher wall / Saw down the fences, there's timber for all / Pull up a bench to it, if you are able / Nobody's standing, a longer table
hook shout | Same blood :: Same blood, same rain / Same bread, same pain / Same sky, same mud / Stand up, same blood
hook we | We're still here :: We're still here, with our feet on the street / We're still here, and you're hearing the beat / You've shut every window, you've covered your ear / Open it, open it, we're still here
scene | She did the same work at the opposite bench / She turned the same bolt with the very same wrench / She opened the packet and counted it thin / Then put down the spanner, and walked right in
story | They told him, the back door. They told her, the end / They told us, be patient. They told us, pretend / A woman was tired, and she stayed where she sat / And history turned on as little as that
detail | A card on a stick, and a pram, and a drum / A nun with a whistle, a boy with his mum / A man who has marched since his hair was all black / A girl on his shoulders, and none of them back
turn | One voice is a whisper, and two are a hum / And ten in a doorway can rattle a drum / A hundred's a river, a thousand's a sea / And all of it started with you, and with me
feel | I don't want your chair, and I don't want your crown / I don't want to pull you or anyone down / I want the same door, and the handle as low / The same kind of rain, and the same kind of snow
pre | Say it again, for the ones at the rear / Say it so somebody's children will hear
bridge | My grandmother couldn't, my mother could, just / I can, and I'm standing on both of their dust / My daughter will look at me, puzzled, and say / You fought about that, Mum? It's normal today

== homeless\\w*|sleep(?:ing|s)?_rough|rough_sleeper|living_on_the_street|no_home|shelter_for|beggars?|down_and_out
hook about | He had a name :: He had a name, and it wasn't, hey, you / He had a kitchen, and he had a view / He slipped off the edge of a map made of rain / Say it, just say it, for he had a name
hook | Spare a Word :: Spare a word, if you've nothing in change / A nod or a morning won't make you strange / I've sat here since Tuesday, unseen and unheard / I don't need your pocket, so spare a word
scene | A doorway, a blanket, a dog with one ear / The last of the taxis, the smell of the beer / A card made of cardboard that's gone in the wet / The shop window's mannequins, dry and well-set
story | He'd been on the trains, he had signalled them through / A wife, and a greenhouse, a canary or two / Then one thing went over, and then all the rest / Like dominoes do. He'd a tie and a vest
detail | The crowd looks at phones, and the crowd looks at feet / They cross to the opposite side of the street / A thousand good shoes, and they all of them know / The one bit of pavement where no one's to go
turn | A kid stopped beside him, she sat on the stone / She gave half her sandwich, she told him her own / She said, what's your dog called? He told her, it's Kate / They talked about dogs until quarter past eight
feel | It's not very far, it's a wage and a half / A row, and a letter, the end of a laugh / The bed that you lie in, the key in your hand / You're three bits of weather from where people stand
pre | Walk past, and walk past, and there's rain in the cup / There's somebody's brother, and no one looks up
bridge | There's forty-two windows in that block alone / With nobody in them, just dust and a phone / And under them lies, with his coat for a wall / A man with a name who could fit in them all

== (?:acts?_of_)?kindness|being_kind|be_kind|good_deeds?|good_samaritan|pay_it_forward|kind_strangers?|stranger_who_helped|helping_(?:others|strangers|people)|volunteer(?:ing|s)?(?!_(?:fire|lifeboat|ambulance))
hook | Pass it on :: Somebody gave me a coat in the rain / I gave it a child at the back of a train / I don't know her name, but I'd bet you upon / The warmth of that collar, so pass it on
hook we bright | Little Lamps :: Little lamps, little lamps, going down the road / You carry my shopping, I'll carry your load / A seat on the bus, and a letter with stamps / You can see the whole city by little lamps
scene | You let someone out from the side of the street / You stood on the tram and you gave up your seat / You ran with the glove that was dropped in the snow / Nobody filmed it. There's no one to know
story | A woman was counting her coins at the till / The peas went back first, then the bread, then the pill / The lad with the neck tattoos, next in the line / Said, ring it together. Said, all of it's mine
detail | A flask for the man who is mending the drain / A note on the windscreen, an umbrella in rain / A cake on the step when the curtains are drawn / The bins taken out, and it's only just dawn
turn me | The worst of my winters, I'd no one to call / A stranger said, morning, I do like your shawl / She'll never remember. I'd no one that day / She said it in passing, and I made it stay
feel | It isn't the statues, the speech and the band / It's mostly a door that is held with a hand / The world doesn't turn on the great and the strong / It's oiled by the ones who just help it along
pre | It's nothing, they tell you, it's nothing at all / And nothing by nothing, they build up the wall
bridge | Suppose that it travels, suppose that it goes / From your hand to his hand, to no one who knows / And round by the harbour, the school and the wood / And comes to your own door, one night, for good

== freedom|being_free|set_(?:me|us|them)_free|break(?:ing)?_(?:free|the_chains|my_chains)|want_to_be_free|finally_free
hook me | Lean on the gate :: Lean on the gate, it was never quite shut / You've stood in the yard with your back to the hut / The field's on its hind legs, it's hardly too late / The whole sky is waiting, so lean on the gate
hook we wild | Shoes in the river :: Shoes in the river and keys in the sea / There's nobody, nobody's, waiting for me / No clock on the wall, no boss and no giver / I'm barefoot from here, with my shoes in the river
scene | The gate wasn't locked, it had never been locked / I'd stood there for years, and I'd looked, and I'd knocked / One day I leaned on it, and down it all lay / And nobody shouted. I just walked away
story | They said there'd be lions out there, and the cold / They said they had seen it, they said we'd been told / I found me a road, and a plum, and a hill / A dog that fell in with me, follows me still
detail | The wind in a sleeve, and the road on the tongue / A song with no owner that has to be sung / The shirt on a branch, and the feet in the stream / The first sleep in years without someone's dream
turn | My grandfather carried a pass in his shoe / He'd tell me at bedtime what that bit could do / He lived till the day when they burned them in heaps / He kept just the one. It's in there that it sleeps
pre | How high is it, how high, the wall that you see / It's high as the hand that is holding the key
bridge | It isn't the going, it isn't the far / It isn't the horse, or the road, or the car / It's waking one day with your name in your mouth / And choosing to turn, by yourself, to the south

== working[-_]class|blue[-_]collar|ordinary_people|salt_of_the_earth|hard[-_]working_(?:people|folk|men)|council_estate|common_people|shipyard|mill_town|pit_village|coal_miners?|miners
hook we proud | Hands that built it :: Hands that built it, the bridge and the street / The rail and the kettle, the shoes on your feet / No statue of bronze, and nobody gilt it / Look at the town, love, it's hands that built it
hook me proud | My Side of the River :: On my side of the river, the steam and the stone / They'll give you their last, and they'll leave you alone / We'll lend you a ladder, a cup or a fiver / You'll always be someone, my side of the river
scene | The hooter at six, and the boots on the stair / The bread and the dripping, the soot in the hair / A thousand black bicycles, down in the dark / Each one had a dynamo, each one a spark
story | My mother gutted herring, my father made chain / My gran scrubbed the steps of the bank, in the rain / She'd do it so clean you could eat off the tread / And then she'd come home, and she'd do ours instead
detail | The tin bath, the wireless, the rent in the jar / The Sunday best hanging, the sea trip by car / The neighbour with sugar, the neighbour with news / The whole of the street at the mending of shoes
turn me | The first one to college, I stood in the hall / I'd all the wrong vowels and the wrong coat and all / I wanted to hide it, the street and the smell / And now it's my flag. I can say it quite well
feel | They never owned anything bigger than tools / They never got statues, they never made rules / But pull on a tap, and then switch on a light / That's somebody's father, still working tonight
pre | Clock in and clock out, and the week's in a tin / A pound for the pot, and a pint to begin
bridge | They've flattened the works, there's a car park, a gym / There's flats with a view, and the windows are trim / But under the tarmac, still ringing, still hot / There's a hammer, a hymn, and the thing that we've got

== bull(?:y|ies|ied|ying)|picked_on|mean_(?:girls|kids)|cyber_?bull\\w*|name[-_]calling
hook me | Sticks and stones :: Sticks and stones, you can throw me the lot / I'm building a house out of all that I've got / A wall for the names, and a roof for the phones / You're welcome to visit my sticks and stones
hook you | Sit with me :: Sit with me, sit with me, here is a chair / You don't have to talk, and I don't have to stare / They can have all of the tables but three / There's chips, and there's room here, so sit with me
scene | The corridor's long, and the lockers are loud / A shove and a laugh, and it's gone in the crowd / The bag's in the toilet, the book's in the rain / What happened? You tell them. You tripped up again
story me | They'd a name they had made for me, rhymed with my own / They sent it at midnight, it lit up my phone / I learned to walk quickly, I learned to look small / I learned every inch of the side of the wall
detail | It isn't the punching, it isn't the kick / It's every head turning, and turning back, quick / It's choosing up sides, and you're there at the end / It's laughing along, as if you were their friend
turn | A girl from the choir, with a brace and a grin / She stood by my locker, she said, pack it in / Her voice was all wobble, her ears had gone red / They looked at their shoes at whatever she said
feel me | I saw one last summer, he's stacking up tins / He'd tired-looking eyes, and a kid made of grins / He looked, and he knew me, he went to begin / I said, it's all right, and I meant it, for him
pre | Don't cry where they see you, don't run, and don't fall / Just count to the bell by the clock on the wall
bridge | To you in the cubicle, feet off the floor / Who's eating your sandwich, and watching the door / It ends, and you're not what they said, and you'll see / There's tables out there, love. And room next to me

== vot(?:e|es|ing|ers?)|change_the_world|chang(?:e|ing)_the_world|make_a_difference|better_world|make_the_world_a_better|new_generation|revolution
hook we | Pencil on a string :: A pencil on a string and a box made of tin / A queue in the drizzle, so let us all in / It's only a cross, it's a small little thing / But kings have been moved by a pencil on a string
hook we bright | Begin with the street :: Begin with the street, and begin with a broom / Begin with a kettle, begin with a room / You don't move a mountain by kissing its feet / You pick up one stone, so begin with the street
scene | A school hall in May, with the ropes and the bars / The dog at the railings, the grans in their cars / A booth made of plywood, a curtain, a shelf / A small bit of silence, just you and yourself
story | My gran wore her hat, and she put on her pearls / She said, it's for Edith, and all of those girls / They'd chained themselves up, and they'd starved, and they'd sung / She did it each time as if she were still young
detail | It started with somebody painting a wall / With six cups of tea in a cold village hall / A list, and a leaflet, a knock at a door / The first night was seven. The next was a score
turn | They said it won't matter, they said it's a drop / They said that the big ones will stay at the top / The count was by one, and the one was a nurse / Who'd run from her shift with the card in her purse
feel | I can't fix the sea, and I can't stop the rain / I can't give the mother her children again / But I've got ten fingers, a bike and a bell / And there's someone next door, and she's not very well
pre | Who's going to do it, and who's going to start / Somebody else, says the back of the cart
bridge | The world wasn't made by the loud and the few / It's mostly been mended by people like you / With glue, and with soup, and with bits of old string / At tables, on Tuesdays. It's there that they sing

== (?:on_|general_|the_|our_|teachers'?_|nurses'?_|train_|rail_|factory_|bus_|writers'?_)*strikes?(?=$|_(?:for|at|by|in|and|over|against|song|is|day|continues))(?:_\\w+)*|picket_lines?|trade_unions?|labou?r_unions?|^(?:my_|the_|our_|join_a_|join_the_|about_)*unions?$|minimum_wage|labou?r_day|fair_pay|underpaid|living_wage|child_labou?r
hook we proud | Put down the spanner :: Put down the spanner and pick up the sign / We've kept the lights burning since ten to nine / You said we were family, you said with a banner / We asked for our share, and put down the spanner
hook we shout | Not one more hour :: Not one more hour for a penny and thanks / Not one more hour while it rains in the banks / You've got the tower, we've got the power / Not for a promise, not one more hour
scene | A brazier, a drum, and a card on a stick / The dawn coming up on a wall made of brick / A bus driver toots, and he puts up his thumb / A kid with a trumpet has asked could he come
detail | My rent is eight hundred, my wage is the same / They gave us a pizza, they gave us a name / We're heroes, we're stars, on a banner out there / I've patched the same boots, and I've sold the good chair
story we | My grandmother sewed in a room with no door / The windows were nailed, and they burned on that floor / She got down a pipe, and she lived, and she swore / That nobody's locked in, and never no more
turn | The foreman came out with his hat in his hand / He'd twelve years to go, and he said, understand / They'd have me as well. Then he looked at the line / He laid down his keys there. He said, I'll hold a sign
feel we | You can't eat a thank you, you can't burn a clap / You can't pay the dentist with somebody's slap / We don't want the moon, and we don't want your place / We want to get home with some light on the face
pre we | Who makes it, who mends it, who carries the load / Who's standing together on this bit of road
bridge we | The weekend, the eight hours, the kids sent to school / Somebody stood in the cold for each rule / They're names on a wall now, they're rain on the glass / You stand where they stood, and you don't let it pass

== gun_violence|(?:school|mass)_shootings?|gun_(?:control|crime|laws?)|lock_?down_drills?|knife_crime|stop_the_shooting
hook | Desk by the window :: The desk by the window is nobody's now / There's paint on the paper, a fish and a cow / They've moved all the coats up, they've closed up the row / The desk by the window still has her name, though
hook we | Say it is enough :: How many candles, how many stuffed bears / How many fathers who sit on the stairs / You've prayed and you've paused and you've read from the cuff / Which one is the number? Now say it is enough
scene | She's learned how to hide where the crayons are kept / How not to breathe loudly. She showed me. I wept / She told me at supper, with peas on her plate / You don't make a sound, Dad. You lie there and wait
detail | A phone that keeps ringing in somebody's coat / A lunch box, a drawing, an unfinished note / A trainer, a whistle, a hand on a rail / A wall of wet flowers, already gone pale
story | The teacher stood up, and she went to the door / She'd two of her own, and she'd twenty-one more / They asked her the evening before what she'd be / In some other life. She had said, this. Just me
turn | They came on the buses, sixteen, with a sign / They'd written their bodies with numbers in line / An old man stepped down, with his cap to his chest / He'd sold them for forty years. He marched with the rest
feel | I don't want your sorrow, it comes every time / I don't want a statue, I don't want a rhyme / I want her to grumble that school is a bore / And slam, when she gets in, her own front door
pre | Lights off and lie down, and nobody shout / They tell us it's practice, and let us come out
bridge | One day there'll be children who look in a book / And ask what a drill was, and give us a look / You mean that you knew it, you practised it, too / And what did you do, then? And what did you do

== health_?care|medical_bills?|insurance_(?:denied|company|claim)|hospital_bills?|can't_afford_(?:insulin|medicine|the_doctor)|waiting_lists?
hook angry | Claim denied :: My heart was attacked by a clot and a bill / They saved me with paddles, they billed me the pill / I'd paid them since nineteen, I'd paid them with pride / They looked in the file, and it's claim denied
hook | Nobody chooses :: Nobody chooses the lump in the night / The lorry, the fever, the loss of the sight / You toss up a coin, and whoever's name loses / Should not lose the house, love, for nobody chooses
scene | A kitchen at midnight, the bills in a fan / She cuts every tablet in two, if she can / She's doing the sums with a pencil and tea / It's heating, or breathing. It can't be all three
detail | A line for the bandage, a line for the bed / A line for a doctor who once shook his head / A form for the form, and a code for the code / A jar in the store with a face, down the road
story | They held a bake sale for my brother's left knee / We sold lemon slices to set a man free / My aunt gave her ring, and the school gave a band / It paid for the hour that they looked at his hand
turn | I sat on the phone with the man who'd said no / I heard a child coughing behind him, and low / He told me, I'm sorry, I just read the screen / He said, we've been waiting on one for our Jean
feel | It's only the roof that you'd want if it rained / It's only the rope that you'd want if you're chained / You'd throw it to strangers, you'd throw it to foes / What kind of a house sells the water by hose
pre | Please have your number and please have your card / They'll see you in August. The chairs are all hard
bridge | We do it for fires, we don't ask the flame / If somebody's paid, or the child has a name / We come with the ladder, we come with the hose / A fever's a fire, and everyone knows

== gentrif(?:ication|ied|ying)|pric(?:ed|ing)_out|luxury_(?:flats|condos|apartments)|(?:my|our|the)_(?:old_)?neighbou?rhood_(?:is_)?chang\\w+|evict(?:ed|ion|ions)|housing_(?:crisis|market)
hook | There used to be a tree :: There used to be a tree, and a man with a chair / A barber, a mosque, and a piano in there / It's juice now, it's yoga, it's eight pounds for tea / I'm giving directions. There used to be a tree
hook angry shout | We lived here :: We lived here, we loved here, we painted that wall / You called it a slum, then you called it a sprawl / And now it's got character, now it's too dear / You're selling the noise of us. We lived here
scene | A crane on the skyline, a hoarding that smiles / A couple with salad, in tasteful long aisles / Behind it, two brothers are carrying a bed / They've carried it down from the room they were bred
detail | The laundry's a gallery, showing a sock / The butcher sells candles that smell like a block / The pub's called The Workers, it has a dress code / They've kept the old sign, and they've sold the whole road
story | My nan had a key for each door on her floor / She fed half the stairwell, she asked for no more / They gave her a letter, it came with a pen / It offered her Luton. It gave her till ten
turn | A girl with a pushchair moved in at the top / She knocked at my door, she'd a cake from the shop / She said, I feel awful, I know what I am / I said, have you milk? And we opened the jam
feel | It isn't the coffee, it's good, and I'll drink / It isn't the bike lane, it's there that I think / Whoever could build us a beautiful street / Might leave in the people who gave it its heat
pre | Sold, and then sold again, sold to the sky / Nobody's home there. The windows are dry
bridge | They cut down the tree, but they left us the ring / And out of the kerb came a leaf, in the spring / You can't move a root with a letter and pen / It's under the juice bar. It's coming again

== surveillance|big_brother_is_watching|data_privacy|online_privacy|cameras_everywhere|being_(?:watched|tracked|spied_on)
hook dark | It knows :: It knows what I eat and it knows when I sleep / It knows who I look at, it knows what I keep / I thought about shoes with my eyes on my toes / It sold me the shoes before lunch, for it knows
hook shout | Look away :: Look away from my window, look out of my bin / Look away from my pocket, my pulse and my skin / I've nothing to hide, and I still want to say / It's mine, and it's private. So look away
scene | A small eye of glass at the top of the post / It turns when I turn, it's a courteous host / I wave to it sometimes, I show it my bread / It blinks, and it files me, with all that I've said
detail | The doorbell's a witness, the fridge has a view / The vacuum has mapped every inch of us, too / My watch tells a man in a town I don't know / My heart skipped on Tuesday, he says, and went slow
story | I bought my mum flowers, I paid for them, cash / It sent me a coupon for grief in a flash / It knew before I did, it knew by her pills / It had us both down for a lawyer and wills
turn | They said, if you've nothing to hide, why the fuss / I drew down the blind, and I looked at us / You dancing in socks there, you singing it wrong / It's not that it's wicked. It's just our own song
feel | A child has to have a place under the stair / A thought has to grow where there's nobody there / You can't be in love with a light in your face / You can't change your mind in a recorded space
pre | Accept and continue, and tick that you've seen / Nobody's watching. Just wipe down the screen
bridge | I turned it all off, and I walked to the hill / No signal, no signal, the evening was still / A hare sat and watched me. It watched, and it chewed / It's told no one yet. I was silent, and viewed

== fake_news|misinformation|conspirac(?:y|ies)|conspiracy_theor(?:y|ies|ists?)|flat_earth(?:ers?)?|my_uncle_believes(?:_\\w+)*|alternative_facts
hook funny | Do your own research :: Do your own research, my uncle has said / The moon is a lamp, and the King's in a shed / He read it last night with a bird on his perch / He barely can spell it. Do your own research
hook | Who told you that :: Who told you that, and who told it to him / It came down the pipe, and the pipe's rather dim / It's got a nice coat on, it's got a good hat / It's lovely, it's shiny. But who told you that
scene | The turkey's on table, the gravy's gone round / My uncle says, actually. There isn't a sound / My aunt shuts her eyes, and she reaches for wine / He's brought along charts, and it's not even nine
detail | The birds are all batteries, snow is a lie / The pyramids beep if you ask them, or try / The earth is a pizza with ice for the crust / He's seen a man say so, a man you can trust
story | My aunt shared a picture, it's sharks in the street / It's rain, and it's sharks, and they're biting at feet / I told her, it's painted. She answered me, well / It might as well happen. And who's going to tell
turn | He lost his good job, and the kids didn't write / He sat with that screen in the small of the night / They told him, it's not you, it's all been a plan / It's nice to be told that you're somebody's man
feel | A lie has its shoes on and runs round the town / The truth's in the bath, and it's got to calm down / But someone's still reading the page to the end / And someone's still asking, who told you that, friend
pre | Share it and share it before it's gone cold / Wake up, you people, and do as you're told
bridge | I went round on Sunday, I brought him some cake / I never said science, I never said fake / I asked how the shed was. He showed me his plane / We flew it till evening. I'll come round again
`)
