import { kits } from '../../lines.ts'

export const mindKits = kits(`
== anxi\\w+|(?:my_|a_|the_)?fear_of_(?:flying|heights|public\\w*|crowds|failure|\\w+ing)|phobias?|(?:scared|afraid|terrified)_of_(?:flying|heights|crowds)|panic(?:_attacks?)?|overthink\\w*|worr(?:y|ied|ying)_(?:too|all|about_everything)|stress(?:ed)?_out
hook me | Name five things :: Name five things that you see from the floor / A lamp, and a sock, and a crack in the door / A cup with a ship on it, sun on the rings / I'm here, I am breathing, I name five things
hook me tender | It's only a wave :: It's only a wave, and a wave has an end / It climbs, and it roars, and it starts to descend / I don't have to fight it or even be brave / I float till it's over, it's only a wave
scene me | My heart took the stairs and it took them by threes / The checkout was swaying, my hands were like bees / The light was too loud, and the aisle was too thin / I left the whole basket, the peas and the tin
story me | At three in the morning I hold the court / For something I said to a man about sport / In two thousand nine, and I call him again / He doesn't remember. He's happy since then
detail me | Did I lock it, I locked it, go back, I have seen / Did I hurt her by saying the curtain was green / She said, see you Thursday, and what does that mean / My head's on the spin of a washing machine
turn me | I told it to someone. I thought that they'd run / They said, oh, you too? And we weren't only one / We sat at the table, two shivering hands / And laughed about lifts, and about wedding bands
feel | There's a dog in the chest, and it barks at the post / It barks at the kettle, it barks at a ghost / You can't make it quiet by calling it bad / You sit on the stair with it. Good dog. Good lad
pre | In through the nose for a slow count of four / Out like a candle, and four, and one more
bridge me | I've had every one of the worst days there are / I've died in a meeting, a lift and a car / And look at the score, as it stands on the sheet / A hundred to nothing. I'm still on my feet

== depress\\w+|dark_days|dark_times|out_of_the_dark|feeling_(?:low|numb|empty)|black_dog|mental_health|hard_times_getting
hook me | I opened the curtain :: I opened the curtain, that's all that I did / I opened the curtain, I lifted the lid / It isn't a mountain, but one thing is certain / There's light on the carpet. I opened the curtain
hook me tender | A bit less grey :: A bit less grey than it was before / I washed up a cup and I got to the door / I heard some birds, and I let them stay / It isn't blue yet, it's a bit less grey
hook you tender | I'll sit in it with you :: I won't say cheer up, and I won't say be strong / I won't bring a lamp, and I won't sing a song / I'll bring you some soup, and a blanket for two / You don't have to talk, love, I'll sit in it with you
scene me | The letters lay under the door like a drift / My arms were of water, my bed was a lift / That only went down, and it never was done / And somebody out there was mowing in sun
detail me | The toast had no taste, and the songs had no tune / The phone was a stone, and it's always the moon / I watched the same ceiling. I knew it by name / I said I was tired. It isn't the same
story me | My friend came on Wednesday, and sat on the bed / She'd brought me an orange, and that's all she said / She peeled it, she gave it me, piece after piece / It tasted of something. It tasted like ease
turn me | And then on a Tuesday, no reason at all / I laughed at a pigeon that walked into a wall / It came out all rusty, it frightened the cat / I'd not had a laugh for three months before that
feel | It doesn't go off like a light, with a click / It goes like the snow does, from thin and from thick / A patch by the gatepost, a patch by the tree / And one day there's more of the green to see
pre | One foot, and the floor, and the other one, slow / A shower's a mountain, I climbed it, hello
bridge me | If you're in that room with the blankets on high / With nothing to say, and too empty to cry / I'll not tell you lies of a sky without cloud / I'll only say, morning. It comes with no crowd

== therap(?:y|ist)s?|counsell?(?:ing|or)|shrink|group_therapy
hook me | Fifty Minutes :: Fifty minutes, a box and a chair / I say I am fine and it hangs in the air / You wait, and you wait, and out it all spills / Fifty minutes, and tissues, and hills
hook me funny | How does that make you feel :: How does that make you feel, says the chair by the plant / I'd tell you, I would, and I open, and can't / I talk about parking, I talk of a meal / I talk of my mother. How does that make you feel
scene | A fern and a clock that's been turned from the chair / A picture of boats, and there's nobody there / Two armchairs at angles, a rug in between / The quietest battlefield there's ever been
story me | I talked the whole hour on a problem with shoes / I told him the weather, I told him the news / And just at the end, with my hand on the door / I said it, the thing that I'd come in there for
detail me | I went down the stairs of myself with a torch / Past boxes, and summers, a dog on a porch / A child sat down there with a shoe in his lap / He'd waited for someone to show him the strap
turn me | You said, and if somebody told you the same / A friend, say, would you be the one who'd lay blame / I opened my mouth, and I shut it, and cried / There's no one I'd treat as I'd treated inside
feel me | I thought you would fix me, with spanner and glue / You only hold lamps up for me to see through / I'm doing the digging, I'm doing it slow / I found an old laugh, with a root on, below
pre | So where shall we start, and I say, I don't know / And that's where we start, and that's how it'll go
bridge me | My grandad had nobody, just had a shed / My mother had dishes, and pains in her head / I'm breaking the chain, with a fern, in a chair / And handing on something much lighter to bear

== never_giv(?:e|ing)_up|don't_give_up|not_giving_up|keep_going|believ(?:e|ing)_in_(?:yourself|myself|me)|get_back_up|rise_again|underdogs?|prove_them_wrong|doubt(?:ed|ers)|made_it_out|from_nothing|hustl\\w+
hook me | Get up eight :: Seven times down, I get up eight / Knock on the wall till it turns to a gate / You bet on the ending, you bet it too late / I've dust on my knees, and I get up eight
hook you | One more yard :: One more yard, and then one more yard / Nobody told you it wouldn't be hard / The mountain is big, and it's played its card / You've only to walk it by one more yard
hook me rap | Get up eight :: Seven times down on the floor, and I get up eight / They counted me out at the door, but they counted late / I was bread without butter, no fork and no plate / Now I'm eating at the table that I built, get up eight
scene me | They said I was small, and they said I was slow / They laughed in the corridor, told me to go / I wrote it on paper, I pinned it up high / I trained underneath it, with sweat in the eye
story me | I lost the first fight, and I lost the next, too / I lost at the thing I was best placed to do / I learned every crack in the floor of that place / I learned them by heart, with the side of my face
detail | A pair of old shoes with the soles going thin / A light in a garage when no one's come in / An alarm clock at five, and a hill in the rain / And no one to cheer it, and out there again
turn me | The door I'd been kicking for most of ten years / It opened itself, with no trumpet, no cheers / A room and a chair, and I sat in it, small / I looked at my knuckles, and thanked the old wall
feel me rap | I was broke as a joke that was told to the wall / I was last in the class and the least in the hall / I was nobody's bet, I was nobody's call / Now they say that they knew me, they knew me, they all
story me rap | Mum had a shift and a half and a cough in the night / I did my homework on stairs by the corridor light / They said kids from this block never get to the height / So I took every stair that they said wasn't right
pre | Breathe, and the bell, and the floor, and the sky / Somebody's counting, and so have I
bridge | There's a seed under tarmac that nobody sees / It's got no good weather, it's got no degrees / It pushes in darkness, by hair and by hair / And one day there's green in the middle of there

== self[-_]?(?:love|worth|esteem|acceptance|confidence)|lov(?:e|ing)_(?:my|your)self|(?:in|look\\w*_(?:in|at)|my)_(?:the_)?mirror|body_positiv\\w+|(?:good|proud)_in_my_(?:own_)?skin|i_am_enough|i'm_enough
hook me | Hello, you :: Hello, you, in the glass, with the toothpaste and crease / I've called you some things, and I'm calling for peace / You carried me here, and it's thanks overdue / I'm glad that I met you. Hello, you
hook me proud | Take up room :: Take up room, take up room, let the elbows go wide / I've folded myself in the corner to hide / I'm nobody's shadow, I'm nobody's broom / I came with a body, so take up room
scene me | I used to have lists of the things that were wrong / The nose was too this, and the legs were too long / I'd suck it all in for a photo, and hold / I held it for years, and I'm done as I'm told
story me | I wore the red swimsuit. I walked to the sea / I thought every towel was looking at me / They looked at their sandwiches, children and sand / I went in like royalty, shells in my hand
detail me | This knee fell off walls, and this hand can bake bread / This scar is the day that I should have been dead / This belly has laughed till it hurt on the floor / These feet have brought someone I love to the door
turn me | My niece drew a picture, the whole family, us / And me in the middle, as big as a bus / I said, am I that big? She said, with a frown / It's you. It's the biggest. I coloured your crown
feel me | If somebody talked to my friend in that way / I'd show them the door, and I'd tell them to stay / Outside, in the rain. So it's out you go, too / You voice in the bathroom. We're through, me and you
pre | Shoulders down, and look up, and say it out loud / One person's applause is a very good crowd
bridge me | I'll not be a project, I'll not be a plan / A before for an after, a diet, a scan / I'm sixty per cent of the water of kings / The rest is all starlight, and stubborn things

== get(?:ting)?_old(?:er)?|turning_(?:thirty|forty|fifty|sixty|30|40|50|60)|age?ing|mid[-_]?life(?:_crisis)?|over_the_hill|(?:my|first)_(?:\\w+_)?gr[ea]y_hairs?|gr[ea]y_hairs?|wrinkles|back_hurts
hook me funny | Oof :: Oof, when I get up, and oof, when I sit / I bent for a sock, and I've rested a bit / I dance in the kitchen, the kids see the proof / There's fire in the engine, there's, oof, in the roof
hook me | Struck silver :: Struck silver, struck silver, it's there in the comb / I've mined it myself, and I mined it at home / They dig it from mountains with lamp and with chisel / I've grown it on Tuesdays, in sunshine and drizzle
scene me | I found it one Tuesday, it stood like a mast / It waved from the parting, my first and not last / I went for the tweezers, I thought, and I stayed / The first bit of tinsel for such a parade
story me | I walked in a room with a reason, I know / I looked at the lamp, and I stood there, just so / I went to the kitchen, it came back, like that / I went for my glasses. They're on with my hat
detail | The print's getting smaller, the stairs getting more / The young have moved in with a band on the floor / The doctor's eleven, the policeman is nine / The music's so loud, and the bedtime's divine
turn me | My daughter said, what were you like, as a kid / I told her the bridge, and the roof that we slid / She looked at me, mouth open, held by the sleeve / You did that, she whispered, and wouldn't quite leave
feel me | I'd not go to twenty again for a bet / The nerves, and the mirror, the always upset / I know who my friends are, I know when to go / And no is a sentence. I tell people no
pre | Candles by dozens, you can't see the cake / Stand back with your eyebrows, for everyone's sake
bridge me | It's only a mountain, you're up to the knee / In breath, but good heavens, the things you can see / The path that you came by, the fields and the bends / The little far figures that turned into friends

== start(?:ing)?_over|start(?:ing)?_again|second_chances?|new_beginnings?|fresh_start|clean_slate|begin_again|new_chapter
hook me | Page One :: Page one, page one, and the pencil is new / There's nothing crossed out, and the paper is blue / I've burned all the chapters of what I have done / I lick the lead slowly, page one, page one
hook me bright | Boxes and a broom :: Boxes and a broom and a key on a string / The echo of somebody starting to sing / A mattress, a kettle, a bare little room / I've got what I need here, it's boxes and a broom
scene me | I sold the big table, I gave back the ring / I fitted my life in the boot, with some string / I drove until morning came up like a coin / And stopped where the sea and the petrol pumps join
story me | I'm forty, I'm fifty, I'm back in a class / With boys who have earrings, and girls made of brass / I put up my hand, and I said, I don't know / It's years since I said it. It felt like first snow
detail | One plate and one spoon and one cup on the shelf / A plant that is learning to stand by itself / A street where nobody knows anyone's name / A tap with a drip like a word in a game
turn me | I went to the market, a man sold me pears / He asked me my name, he'd a cat on the stairs / I said it out loud, and it sounded brand new / A name with no stories. He said, see you, Sue
feel me | They say you go back to the square that says Go / As if that's a loss. But I'd like you to know / The board is the same, and the dice, and the rain / It's me that is different, on square one again
pre | Key in the lock, and it turns the wrong way / Try it again, it's a different day
bridge me | A field has to burn for the seed to come through / A snake leaves its skin on the path, and goes new / There's nothing that's lost when you set the thing down / It's only old weather, it's only a town

== addict\\w*|sober|sobriety|days_clean|getting_clean|rehab|quit(?:ting)?_(?:drinking|drugs|gambling)|recovering_alcoholic|stopped_drinking
hook me | One Day Wide :: It's one day wide, and it's one day long / I can't do for ever, I'd get it all wrong / But I can do morning, and noon, and the tide / I've got to the evening. It's one day wide
hook me proud | Coin in my pocket :: A coin in my pocket, it won't buy a thing / It's plastic and yellow, it doesn't go ding / The bottle can call, and the door, I can lock it / I've ninety good mornings, a coin in my pocket
scene | The last of it poured with the tap running cold / The bottle rinsed out, and too heavy to hold / It stood in the window with one yellow rose / It took a few goes, and then three other goes
story me | A ring of grey chairs, and a tea urn, and tins / Of biscuits, and strangers all owning their sins / I stood, and I said it, my name, and the rest / They all said hello like I'd passed a great test
detail | The shakes in the morning, the sweat in the sheet / The long way from work, round the back of the street / The hands with no glass, and there's nowhere to put / The hour about six like a nail in the foot
turn me | My daughter came Sunday, she sat on the bed / She smelled at my breath, and she put down her head / Right there on my shoulder, and stayed there, asleep / I sat like a statue, I learned how to weep
feel me | I miss it, I miss it, and I'll say it out loud / I miss being someone who's big in a crowd / But I can see mornings, they've edges, they're clear / I can hold a cup steady, I'm here when I'm here
pre | Not this hour, then, and not the next hour / I ring up a friend, and he talks about flour
bridge me | There's people I hurt, and I've written a list / I'm knocking on doors with a lump in my fist / Some open, some won't, and it's theirs to decide / I walk the way home again, one day wide
hook you proud | One more sunrise :: One more sunrise, and you saw it clear / You counted them up, and you've got to a year / There's nothing to hide, and there's light in your eyes / I'm proud of you, proud for each one more sunrise
story you | You rang me at midnight, you'd stood at the door / You'd heard all the glasses, you'd been there before / You talked about nothing, you walked as you spoke / You walked yourself home through the rain and the smoke

== wheelchairs?|chronic_(?:illness|pain)|disab\\w+|invisible_illness|prosthetic|blind_(?:girl|boy|man|woman)|deaf
hook you | Watch me go :: You've wheels of your own and you know where to throw / The hill has a ramp, and you shout, watch me go / They say, mind the kerb, and they say, take it slow / You're round the next corner, with, watch me go
hook proud | Build it level :: Build it level, and widen the door / The music's in here, and it's on every floor / One step is a cliff to a girl or a rebel / It's only a plank, love, so build it level
scene | A kerb like a cliff and a door like a wall / A lift with a notice that's not there at all / A step, just the one, to the place with the band / And everyone's sorry, with a cup in the hand
story | The map in your head has each ramp and each slope / Each loo that's a cupboard for bucket and soap / You know all the city by gradient, by stone / You've found a way in that nobody had known
detail | Some mornings are seven good spoons in a drawer / And one's for the shower, and one for the door / You count what you've got, and you spend it with care / And save the last one for a laugh on the stair
turn you | You danced at the party, you spun on one wheel / You popped up the front of it, round like a reel / There's some of them stared, and then everyone twirled / You laughed like a person who's running the world
feel | It's no one's brave story, it's no one's sad song / It's missing the bus, and it's singing it wrong / It's liking a curry, and hating a queue / The same as it is for the others, and you
pre | Hands off the handles till somebody asks / There's wheels and there's weather and much better tasks
bridge | It isn't the body that shuts someone out / It's two inches of concrete, and a shake, and a doubt / So build it up level, and widen the floor / And see who comes dancing in through the door

== autis\\w+|neurodiver\\w+|asperger\\w*|dyslexi\\w+|being_different|feel(?:ing)?_different|square_peg|on_the_spectrum|misfits?|weirdos?|odd_one_out
hook you | Your Own Drum :: You march to the beat of the rain on a bin / You hear how the fridge has a song going in / They say, keep in step, and they say, don't you hum / You lead the whole street, love, with your own drum
scene | The labels are scratchy, the lights have a whine / The peas must not touch, and the cars in a line / The bell is a hammer, the hall is a wave / And no one can see you being so brave
story you | You told me of trains, from the first to the last / The gauge and the boiler, the slow and the fast / I thought I'd get bored, and I lay on the floor / By seven that evening I asked you for more
turn you | You don't like a hug, and I know it, and wait / You don't look at faces, it makes them too great / You came and you leaned on my arm with your head / It lasted four seconds. It's all that was said
pre | Too loud, said the teacher, too slow, said the bell / Too much, said the others. You're you, very well
bridge | A world of straight lines needs a hand that goes round / A world full of talking needs somebody's sound / The ones who see sideways, who won't do as told / They're who found the fire, in the dark, in the cold
hook | Not a puzzle :: Not a puzzle, and nothing is lost / Not a locked window that's covered in frost / A different garden, a different sky / Come in by the gate there, and don't ask it why
turn | The hall was too noisy, the clapping too near / He put on his headphones, he stood at the rear / Then played it by ear, every note that they'd done / With both his eyes shut, like a boy in the sun

== adhd|can't_(?:focus|concentrate|sit_still)|attention_deficit|so_distracted|easily_distracted
hook me | Ten tabs open :: I've ten tabs open, and one of them sings / I can't find the one, and the telephone rings / I'm late, and I'm brilliant, I'm off and I'm hoping / You love me with all of my ten tabs open
detail me | I came for the scissors, I painted a chair / I wrote half a letter, I cut my own hair / I learned about Vikings from midnight till three / The scissors are still where they used to be
feel me | I studied the people, I copied them down / The laugh, and the nod, and the talk about town / I wore it so long that it grew to my face / Today it came off, and I danced round the place
hook me wild | Squirrel :: I'm telling you something, it's deep and it's, squirrel / I've seven ideas, and they're all in a whirl / I started the dishes, I'm learning to hurl / I love you, I mean it, I'm, look at that, squirrel
scene | There's six cups of tea, and they've all of them cooled / There's half of a shelf, with the other half ruled / There's alarms going off to remind of alarms / There's keys in the freezer and pens up the arms
story me | My teacher wrote home that I'd looked at a bee / For most of a lesson, in nineteen ninety-three / It walked up the window, it fell, and it tried / I don't know the capital. Bees, though, I've eyed
pre | Focus, now, focus, now, where did I put / The thing I was holding, and where's my left foot
bridge me | It's not that I don't pay attention, I do / I pay it to pigeons, to puddles, to you / The lamp, and the rain, and the click of the gate / I'm rich in attention. I'm just always late

== stage_fright|nervous_(?:before|on_stage|performing)|first_(?:gig|concert|performance|show|open_mic)|going_on_stage|public_speaking|afraid_to_sing
hook me | Knees, don't knock :: Knees, don't knock, and, hands, don't shake / Voice, be a bell, for everyone's sake / The curtain is up, and I look at the clock / I walk to the light now. Knees, don't knock
hook me bright | Find one face :: Find one face in the dark of the hall / One pair of eyes, and forget them all / Sing it to her in the end-row place / The room's only one, when you find one face
scene me | I'm sick in a bucket, I'm green as a leaf / I've prayed to a fire door, I've begged for a thief / To steal the piano, to cut off the light / I've got all the words but the ones for tonight
detail | The tape on the floor in the shape of a cross / The smell of the velvet, the dust and the gloss / A cough in row seven, a chair giving way / A thousand small breathings, and all of them stay
story me | I opened my mouth, and there came out a squeak / A mouse in a shoebox, the ghost of a creak / And nobody laughed, and a woman in blue / Just nodded, as if to say, go on, do you
turn me | And then, in the chorus, a thing came undone / It came from my boots, and it came like a sun / I heard a big voice, and I thought, who is that / It's me, in the light, with my heart on the mat
pre | Three minutes, says someone, and then there are two / I've lost my own name, and my voice, and a shoe
bridge | They say it's a tiger, it lives in the wing / It eats all your lunch when you're called on to sing / It never goes off, though you're famous and old / You learn how to ride it, and where you take hold

== shyness|(?:being|so|too|very|i'm|am|painfully)_shy|introvert\\w*|wallflower|small_talk|socially_awkward|social_anxiety|quiet_(?:girl|boy|kid|one)
hook me funny | Talking to the dog :: Where have I gone to? I'm talking to the dog / He's under the table, he's warm as a log / He doesn't do small talk on traffic or fog / Great party, thanks, I've been talking to the dog
hook me | Quiet Ones :: Here's to the quiet ones, backs to the wall / Who hear every word, and say nothing at all / Still water, deep water, that no one outruns / You'd never believe it, the quiet ones
scene me | I've hung up my coat, and I've hung it up twice / I've read every magnet, I've counted the ice / I've been in the bathroom for ten minutes straight / I know all the shampoos, and which I most rate
story me | A man said, so what do you do, and I said / I looked at his tie, and I thought about bread / By now he'd moved on to a woman with rings / I thought of it later, such wonderful things
detail | A plant in the corner, a friend in a pot / A bowl full of crisps, and you've eaten the lot / A clock on the mantel, a plan for the door / You've said you've a babysitter. You've said it before
turn me | And out on the step there was somebody sat / She'd got her shoes off, and she'd taken the cat / We didn't say much, we just looked at the park / I've never talked better than that in the dark
feel me | It isn't I hate you, it's not that I'm cold / My battery's small, and it's not very old / I love you in ones, and I love you in twos / In thirties I look for my coat and my shoes
pre | Say something, say something, now, while there's a gap / It's closed, and I smile, and I pick at my cap
bridge me | The world's for the loud, with a drum and a horn / But somebody noticed the light on the corn / And somebody wrote it, alone, by a log / And half of our poems were told to a dog

== homesick\\w*|immigrants?|two_countries|mother_tongue|far_from_home|foreign_land|left_my_country|new_country|expat\\w*|my_accent|foreign_accent
hook me | Half in the Suitcase :: I'm half in the suitcase and half on the stair / I'm half over here, and I'm half over there / I dream in one language, I shop in another / And Sundays at seven I ring up my mother
hook me wistful | The bread is wrong :: The bread is wrong, and the rain is too thin / The birds have an accent, the doors open in / I've been here for years, and I'm getting along / It's only at breakfast. The bread is wrong
scene me | I came with one coat and a phrase in a book / I bowed when I shouldn't, I learned it by look / They asked me my name, and they bent it in three / I answer to that now. It's something like me
story me | I found it in town, in a shop with no sign / The pickle, the tin with the blue and white line / I stood in the aisle with the tin to my chest / The woman said nothing, and charged me for less
detail | A flag in a drawer and a key to no lock / The time of back home on the small kitchen clock / A spoon from the kitchen, the smell of a street / A song that comes up through the soles of the feet
turn me | I went back in summer. They said, how you've grown / They said I'd an accent. They laughed at my tone / I stood in my street, and it looked for its change / The both of us older, and both of us strange
feel me | My son says it quicker, he laughs when I start / He's got the new words, and he's got them by heart / But sneezing, or counting, or stubbing a toe / He says it in mine, and he doesn't quite know
pre | How far is it, how far, as crows have to fly / It's nine hours of water, and nine hours of sky
bridge me | A tree can have roots in the two sides of a wall / It doesn't choose one, and it's fed by it all / I'm not torn in half, I have said it too long / I'm double, I'm both, and there's more to the song

== coming_out|came_out|pride(?:_parade|_month|_march|_anthem)?|gay|lesbian|queer|lgbt\\w*|transgender|trans_(?:man|woman|girl|boy|kid)|non-?binary|bisexual
hook me proud | Let out the yes :: Let out the laugh, and let out the dress / Let out the breath, and let out the yes / I've lived in the dark, and I've lived it for less / I'm done with the cupboard, so let out the yes
hook we bright | Every Colour :: Every colour, hang it from the wall / Paint it on the pavement and dance with it all / We're short and we're tall, and we're all one another / Walk with me, walk with me, every colour
scene me | I knew it at seven, I knew it at eight / I folded it small, and I sat on it straight / I laughed at the jokes, and I lowered my voice / I wore all the beige, and I called it a choice
story me | I said it at dinner, the peas going round / I said it so quietly, hardly a sound / My father stood up, and he went to the sink / He came back and said, does he take milk, d'you think
turn me | My nan put her cup down. She said, well, at last / I had a friend Mabel, she said, in the past / She looked at the window, and that was all told / She gave me a ring, and it's thin, and it's gold
detail | There's glitter on policemen and flags upon prams / There's drag queens on stilts eating lollies with grans / There's two men of eighty, with hands in a knot / They've waited their lives for it. Look what they've got
feel me | I'm not any different, I'm still on your mat / I still hate the sprouts, and I still love the cat / I'm only not holding my breath any more / I'd held it so long that I thought it was law
pre | Say it out loud, and the sky doesn't fall / Say it again to the mirror, the wall
bridge | To all of the children in cupboards tonight / Who look at the crack for a ribbon of light / There's dancing out here, and there's room, and there's tea / We've kept you a place by the name that you'll be

== (?:about|of|for|find\\w*|keep\\w*|los\\w+|with|some|have)_hope|^hope|hopeful|better_days|light_at_the_end|brighter_days|things_(?:will|are_going_to)_get_better
hook | Green Thing :: There's a green thing up where the pavement was split / There's rain on the city, and it's drinking it / No one has asked it to rise or to sing / It's only a weed, love. It's only a green thing
hook me | Leave a light for me :: It's a long way round, and the night's like the sea / I can't see the shore, but I think it sees me / There's one little window, as small as a bee / I'm coming, I'm coming, leave a light for me
scene | The snow on the crossing, the bus that won't come / A man with a trumpet, his fingers gone numb / He plays it regardless, with frost on the key / And somebody dances, at half past three
story | They planted an orchard at eighty and one / They'll not see the apples, they'll not see it done / They water it nightly, they talk to each tree / They say, there's a child that's not born yet. She'll see
detail | A candle in daytime, a swallow too quick / A coat that fits now on a boy who was sick / A letter not opened, a kettle, a spoon / The blackbird that's starting before it is noon
turn me | I'd nothing to say, and I'd nothing to give / I sat by the river to learn how to live / A boy with a stick threw it in, and it went / It knew where the sea was. And that's what it meant
pre | Darkest it gets, and they all of them say / That's only the night with its back to the day
bridge | It isn't a trumpet, it isn't a flag / It's more like the crumbs at the end of a bag / But birds have come down for it, birds have been fed / You can cross a whole winter on that bit of bread

== lonel(?:y|iness)|alone_in_(?:a|the)_crowd|nobody_(?:knows_me|calls|to_talk)|eat(?:ing)?_alone|no_friends
hook me | One more wrong number :: A wrong number rang, and she stayed for an hour / She wanted a plumber, we talked about flour / I told her goodnight, and the house went to slumber / I'd give half my wages for one more wrong number
hook me wistful | A million windows :: A million windows, and all of them lit / A million suppers, and people who sit / I walk underneath with my hands in my coat / A million windows, a lump in the throat
scene me | The train was so full I was in someone's hair / I'd somebody's elbow, I'd somebody's stare / Two hundred together, our coats in a press / And no one had said to me even God bless
story me | I cook for one person, the packet says four / I eat it till Thursday, there's always some more / I leave on the radio, talking of ships / I answer it sometimes. It's stuck to my lips
detail | A birthday with one card, it came from the bank / A chair with its back turned, a calendar, blank / A phone on the table, as quiet as a stone / A clock that is loud when you hear it alone
turn me | The woman downstairs put a note through the door / I hear when you sing, and I'd like to hear more / I'd sung to the dishes since Christmas or so / And somebody listened, one ceiling below
feel me | It isn't the silence, I'm good with the quiet / I've books, and I've soup, and I won't start a riot / It's seeing a heron stand up on one knee / And nobody there to say, look, did you see
pre | How are you, fine, and how are you, fine / And two lonely people move up in the line
bridge me | I think there are more of us, each in a pane / All looking at lights in the opposite rain / If everyone opened, and everyone waved / I think half the city, tonight, would be saved

== time_(?:pass\\w*|flies|goes_by|slip\\w+)|passing_of_time|years_go_by|old_photo\\w*|photo_albums?|photographs?|polaroids?|childhood_memor\\w+|memories_of|looking_back
hook me | Who took this one :: Who took this one, with their thumb in the way / We're all of us squinting, it's windy, it's May / The dog is a blur, and the sea's in the sun / We're here for ever. Who took this one
hook wistful | Hold still :: Hold still, said my father, and nobody did / My sister was laughing, my brother had hid / The light on the garden, the gate and the hill / I'd give all I've got now to hold it still
scene | A shoebox of corners, of elbows and grass / A car that is shining, some wine in a glass / The colours gone orange, as if every June / Was seen through the jam on the back of a spoon
detail | A man in a hat on a step with a pike / A boy with a gap, and his hand on a bike / On the back, in blue biro, the year and the place / And who is it? Someone had loved that face
story me | My mother at twenty, and laughing, bare-armed / The wind in her skirt, and the boys being charmed / I'd never once thought that she'd stood on that wall / Before there was me, and before there was all
turn me | I found one of me, on my grandfather's knee / I'm holding his nose, and he's looking at me / I've turned out the face that he's got in the frame / I've children who hold it. They hold it the same
feel me | We thought that it stayed, we had so much to spare / We left it in gardens, on anyone's chair / We wished it was Friday, we wished it was spring / We wished it away, every loveliest thing
pre | Turn over the page, and the glue has let go / They slide in your lap like the first of the snow
bridge | And some day a child with a box on the floor / Will hold up a person not there any more / And say, who is that, with the sun in her hair / And someone will tell her. And I will be there

== regrets?|things_i_never_said|never_(?:told|said)|should_have_(?:said|told|stayed)|words_unsaid|unsaid|what_if_i|turn_back_time|wish_i_had
hook me wistful | The letter in the drawer :: The letter in the drawer has a stamp and a name / I wrote it in autumn, and then the snow came / It says what I should have said there at the door / It's still got your street on, the letter in the drawer
hook me | I should have turned round :: I should have turned round, at the foot of the stair / I heard that you'd stopped, and I knew you were there / Three seconds of silence, and nobody's sound / I've lived in those seconds. I should have turned round
scene me | The taxi was waiting, the meter ran high / You'd rain on your collar, I looked at the sky / I'd practised it nightly, I'd practised it well / I talked about weather, and rang my own bell
story me | My father dug gardens, I stood by the gate / I'd come there to say it, and said, well, it's late / He said, mind the road, and he turned to his beans / We both of us knew what the other one means
detail | A number unrung, and a ticket unused / A dance with a girl that I almost refused / A boat I heard calling, a job by the sea / The doors of a house that were opened to me
turn me | I said it last Tuesday, to no one, a stone / I'd taken some flowers, I stood there alone / I said the whole thing, and the wind took it in / A robin came over. It's there I begin
feel me | If I had a pound for each thing I held back / I'd buy a long train and I'd lay it a track / To stations with all of the people I've known / I'd get off at each, and I'd not go home
pre | Say it, you fool, said the clock on the wall / I looked at my shoes, and I said not at all
bridge me | So you who are young, with the word in your cheek / Who think that there's time, and you'll do it next week / Go down in your slippers, go out in the hall / It's better said badly than not said at all

== girl_power|strong_(?:wom[ae]n|girls?|female)|(?:independent|powerful|fearless)_wom[ae]n|women_(?:supporting|empower\\w*)|female_empower\\w*|empower\\w*|boss_(?:lady|babe|girl)|like_a_girl
hook we wild | Like a girl :: You run like a girl, so I ran, and I won / You throw like a girl, and it went for the sun / I'm lipstick and engines, I'm granite and pearl / Go on, say it louder, I'm doing it like a girl
hook me proud | Seven Mothers Deep :: I come from the washers, the walkers in sleet / I come from the ones who were always on feet / They carried the water, they carried it steep / I'm standing on shoulders, seven mothers deep
scene | She fixes the gutter with pins in her hair / She signs for the loan, and she pulls up a chair / They ask for the boss, and they look at the door / She says, you are looking. She doesn't say more
story me | They told me to smile, and they told me to wait / They told me that ladies don't argue or hate / I put on my boots, and I took off the lid / They said that I couldn't. They saw that I did
detail | My gran drove a tractor, my mother a bus / My aunt had five babies, and didn't make fuss / My sister does brain scans, my niece wants the moon / She's seven. She's told them she'll be there in June
turn we | We met in the bathroom, the mirror, the sink / A stranger was crying, we got her a drink / We fixed up her eyeliner, gave her a speech / She went out of that room with the world in her reach
pre | Too loud, and too clever, too much and too tall / I tried being less, and it's no use at all
bridge we | So lift up the next one, and hand her the rope / And hold the door open, and leave her some hope / There's room on the ledge here, it's not in a row / The higher we get, the more wind there's to blow

== (?:quit(?:ting)?|giv(?:e|ing)_up|gave_up|stop(?:ped|ping)?|trying_to_(?:quit|stop|give_up))_(?:smoking|cigarettes?|vaping|the_(?:fags|cigs|smokes)|nicotine)(?:_\\w+){0,3}|last_cigarette|smoke[-_]free|(?:ex|former)[-_]smoker
hook me | Somebody hold my hands :: I've quit smoking now, so please, somebody hold my hands / They keep on going upwards, they keep on making plans / I've eaten all the pencils, the rubber, and the bands / I don't need a medal, just somebody hold my hands
hook me bright | I can smell the rain :: I quit smoking Tuesday, and I can smell the rain / I quit smoking Tuesday, and I've bitten through the pain / There's coffee, there's cut grass, there's somebody's plane / I'd thirty years' curtains drawn. I can smell the rain
scene me | Day one, I cleaned the oven twice / Day two, I cleaned the drains / Day three, I shouted at some rice / And apologised to the grains
scene me rap | Day one was a desert and day two was a wall / Day three I had an argument with nobody at all / Day four I found a lighter in the lining of my coat / I threw it off the bridge, and it nearly hit a boat
detail me | A patch upon my shoulder blade / A toothpick, chewed to string / A jar of all the money saved / It's nearly bought a ring
detail me rap | Gum in the pocket and a patch on the arm / Sweat on the collar and a seven-day alarm / Everybody's outside and they're laughing in a ring / I'm inside with a carrot like the carrot was a king
story me | My granddad coughed from dusk to light / We knew him by the sound / I heard it come from me one night / And I turned right around
turn me | My daughter put it in a card / In crayon, green and red / You run now, Dad, and run quite hard / It's on the wall by the bed
turn me rap | I ran for the bus and I caught it, no lie / First time in a decade that I haven't watched it fly / The driver said, you all right? I was trying not to cry / I said, man, I'm breathing, and I can't tell you why
feel me | I miss the doorway, and the dark / The strangers, and the flare / I miss the way it made a mark / On all that empty air
pre me | Breathe in for four and then breathe out for eight / It's only a minute, the minute can wait
bridge me | They tell me that the want goes small / It never says goodbye / It's leaning there against the wall / I nod, and I walk by

== (?:recover(?:ing|y|ed)_(?:from_)?(?:\\w+_)?)?(?:surgery|(?:my|an|his|her|heart|the)_operation|hip_replacements?|knee_replacements?|broken_leg|(?:a|my|his|her)_strokes?(?!_of))(?:_recovery)?|stroke_(?:recovery|survivors?)|learn(?:ing)?_to_(?:walk|talk)_again|physio(?:therapy|therapist)?|rehab(?:ilitation)?_(?:after|from|cent\\w+)
hook me | To the window and back :: To the window and back, it's eleven feet flat / I once ran a marathon. Think about that / I hold on the rail, and I'm sweating, I'm slack / I made it on Thursday, to the window and back
hook me bright | One more step than yesterday :: One more step than yesterday, one more step than before / One for the doctor, and one for the door / I couldn't lift teaspoons on Monday, they say / I've lifted a fork. That's one more step than yesterday
scene me | The ceiling has ninety-one tiles, and a stain / It looks like Australia, left in the rain / A nurse with cold fingers is saying my name / It's somebody's body. It's mine, all the same
detail me | A button for trouble, a button for bed / A jelly in lime, with a dome on its head / A sock with a rubber, a gown with no back / A row of small stitches, all tidy and black
story me | They stood me between the two bars, like a foal / My legs were two strangers, with no self-control / The girl with the clipboard said, right, go ahead / It's heel, and then toe. I'd forgotten, I said
turn me | The word that I wanted had gone from the shelf / I pointed at you, and I cried at myself / You held up the pictures, the cup and the tree / You held up our wedding. I said it. I said, we
feel me | You don't know a doorknob's a wonderful thing / You don't know the work in a button, a string / I've hated this body, I've called it a name / It's knitting, it's mending. It came back. It came
pre me | Lean on me, shift it, and now let it go / Nobody's racing you, take it, and slow
bridge me | I walked to the gate. There was nobody there / A cat on the wall, and the sun, and the air / I stood on both feet of mine, shaking, and thin / I waved to the street. And then walked myself in

== (?:surviv(?:ing|ed|or|ors)|beat(?:ing)?|beaten|overcom(?:e|ing)|free_of|recover(?:ed|ing)_from)_(?:breast_|of_)?cancer|(?:breast_)?cancer_(?:survivors?|free)|in_remission|remission|last_(?:day_of_)?chemo(?:therapy)?|ring(?:ing)?_the_bell(?:_after)?
hook me bright | Every hair :: Every hair on my head is a friend that came back / It's curly, it's silver, it used to be black / I've eyelashes, eyebrows, I've stubble to spare / I've named them, I count them, I love every hair
hook proud | Still on the list :: I'm still on the list for the milk and the bread / I'm still on the list to be kissed on the head / They'd pencilled me out, but the pencil just missed / I've bought next year's calendar. Still on the list
scene me | She shut the door softly, the one with good shoes / You know, from the way that it shuts, it's the news / My coat on my knees there, I looked at a pen / She said the word once, and she said it again
detail me | The drip with its ticking, the chair by the wall / The woman beside me who knitted a shawl / The scarves and the ginger, the taste of a coin / The club with no fees that nobody would join
story me | My brother had shaved off his hair, in the night / He came in all bald with his ears shining bright / He looked like an egg that had been in the wars / I laughed till I hurt. He said, mine's worse than yours
turn me | The one with the shawl wasn't there in the spring / They gave me her bag, with the wool and the string / I've finished the edge of it, badly, in blue / I wear it to scans, and I take her in, too
feel me | I don't say I'm lucky, I don't say I won / It isn't a boxing match anyone's done / I was ill, and I'm not, and the lilac is out / I stand there like somebody stupid, and shout
pre me | Breathe in, and hold it, and lie very still / Blue gown, and a number, a bell on the sill
bridge me | They gave me a rope and I rang it, like so / It went through the ward, and the lift, and below / And those in the chairs there, with drips in their arm / All clapped with the other. It worked like a charm

== hearing_aids?|(?:going|being|hard_of|losing_my)_(?:deaf|hearing)|sign_language|(?:my|our)_deaf_\\w+|cochlear\\w*
hook bright | Turn me up :: Turn me up, there's a blackbird, a fridge, there's a clock / I'd no idea teaspoons were able to knock / There's rain on the roof, there's a hum in the cup / You've said it for years, love. Now turn me up
hook tender | Say it with your hands :: Say it with your hands, in the dark, on the train / Say it through windows, say it in rain / You don't need a voice that the room understands / The word for it's simple. Say it with your hands
scene | I laughed when they laughed, and I nodded along / I'd answered for years what I thought was the song / You said, it's a boy. And I said, half past two / They told me in letters. I never knew who
detail | Two shells in a box, and a battery, small / I put in the one, and I heard my own hall / The floorboard, the zip, and my shoe on the mat / The paper was thunder. I'd forgotten that
story | My mother's all fingers, she signs like a storm / She told us off silently, kept us in form / We'd shut both our eyes when she started to scold / She'd tap on our foreheads, and have us both told
turn | The baby first spoke on a Thursday, at noon / With one fist held open, then shut. It was moon / She hadn't a word, but she'd pointed and turned / And made it. We stood there. And all of us learned
feel | It isn't a silence, whatever you'd think / It's colours and shaking, the light and the ink / You hear with your skin and the soles of your feet / I've danced to a song through the chair, through the seat
pre | Face me, don't mumble, and take off that hat / Say it once more, love, and not to the cat
bridge | At night I can take the whole world from my ear / The traffic, the neighbours, and all that's not dear / I see your lips moving. I know what they do / I don't need it louder to know that it's you

== diabet(?:es|ic|ics)|insulin|living_with_type_(?:one|two|1|2)|my_type_(?:one|1)|blood_sugar
hook proud | Do the maths :: Do the maths, do the maths, for a slice and a half / I'm counting my dinner while everyone laughs / A walk and a worry, a run and a bath / I've done it nine thousand times, do the maths
hook | It comes along too :: It comes along too, to the beach and to bed / It comes to the cinema, wants to be fed / I don't get a day off, I don't get to sue / I'm going out dancing, and it comes along too
scene | I prick it, I squeeze it, a bead like a seed / I look at the number, and do what I need / I've done it in taxis, in lifts, in the dark / I've done it at weddings, on swings in the park
detail | A pen and a pouch, and some juice in a sock / An alarm like a duck going off at the clock / A biscuit I don't want at quarter past three / I've crumbs in my bed, and they're medical, see
story | My aunt brings a cake out and stops at my chair / She says, oh, you can't, with her face full of care / I can, and I do, and I measure, and eat / She watches each mouthful as if it's a feat
turn | A girl on the bus had the same on her arm / A small plastic circle, she saw it, like a charm / She lifted her sleeve, and I lifted up mine / We bumped them like boxers. We're both of us fine
feel | You look at me, fine, and you don't see the sum / That's always there, running, a low sort of hum / I'm not being brave, and I'm not being tough / I'm keeping two plates up. And that's quite enough
pre | What did I eat, and when was it last / High, and it's falling, and falling too fast
bridge | A hundred years back, I'd have lasted till May / Two men and a dog found another way / So raise up a glass, one that's got the right stuff / I'm here, and I'm late, and I can't get enough

== ivf|infertil(?:e|ity)|trying_(?:for|to_have)_a_(?:baby|child)|can't_have_(?:children|a_baby|kids)|fertility(?:_\\w+)?|childless\\w*
hook tender | The room at the end :: There's a room at the end that we don't call a thing / We paint it, we shut it, we've hung up no swing / We store the old suitcase, the chairs we should mend / But we both walk past softly, the room at the end
hook | Two weeks :: Two weeks, and you lift nothing, run for no bus / Two weeks, and it may be there's three now of us / I'm talking to no one. Each quarter hour speaks / The longest of roads, love, is only two weeks
scene | A clinic at seven, a name on a clip / A picture of babies, a tick on a slip / We sit with our coats on. We look at the floor / There's four other couples, and all by the door
detail | The needles in order, the fridge with its shelf / The belly gone purple, I did it myself / The calendar crossed with a cross or a star / The sick bag, the songs that we turned off in the car
story | A friend of mine rang, and she told me she's late / I smiled down the phone, and I dropped the whole plate / I sewed her a blanket, I gave it, I smiled / I sat in her bathroom. I cried like a child
turn | You found me one night on the floor of that room / You brought in a lamp, and you sat in the gloom / You said, if it's just us, then that's what I chose / You looked like our wedding. You'd paint on your nose
feel | They'll say to relax, or they'll say to adopt / They've all got a cousin who had it, then stopped / I'd like just one person to bring me a sweater / And sit, and not tell me it soon will get better
pre | Maybe this time, and don't say it out loud / Fold it up small, and get on with the crowd
bridge | I don't know the ending, I can't see that far / If there'll be a small seat in back of the car / But this I have learned, with my hand in your hand / We are a whole house here. We are, as we stand
`)
