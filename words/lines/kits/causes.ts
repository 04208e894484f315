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

== (?:acts?_of_)?kindness|being_kind|be_kind|good_deeds?|good_samaritan|pay_it_forward|kind_strangers?|stranger_who_helped|helping_(?:others|strangers|people)|volunteer\\w*
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
scene | The hooter at six, and the boots on the stair / The bread and the dripping, the soot in the hair / A thousand of bicycles, down in the dark / Each one had a dynamo, each one a spark
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
`)
