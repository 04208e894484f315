import { kits } from '../../lines.ts'

export const callingsKits = kits(`
== architects?(?:'s)?|architecture|(?:draw|design)(?:s|ing)_(?:buildings|houses)|blueprints?
hook | A line on a page :: It starts as a line on a page in the night / A window just there for the four o'clock light / And somebody's born there, and somebody's age / Is scratched on the door frame. A line on a page
hook funny | They moved the stairs :: I drew them a temple of glass and of air / I drew them a curve like a girl's flying hair / They loved it, they wept, they sat down in their chairs / Then somebody costed it. They moved the stairs
scene | The coffee's gone cold on the corner of Rome / I'm building a library, desk lamp at home / The model's of cardboard, the trees are of sponge / One small plastic lady is taking the plunge
detail | Nine shades of one white and a ruler with sides / A black polo neck where a black pencil hides / A hat that is yellow, a boot for the clay / A builder who asks me, so what's this, then, eh
story | I fought seven months for one window, one pane / They said it cost money, they said it lets rain / A woman who's eighty now sits in the sun / She's shelling her peas there. I had to. That one
turn | I went past the house that I grew up in, lost / The wall was too thin and it let in the frost / It had the wrong roof and it leaned to the right / I've tried my whole life to make one hold that light
feel | You don't build a wall, you build somewhere to lean / You don't build a kitchen, you build in between / The slam and the sorry. You build, if you can / A place for a child to hide under a plan
pre | Rub it out, draw it in, thinner, and higher / Put in a bench there, put in a fire
bridge | The best thing I've drawn has no picture, no prize / It's a step by a school at a five-year-old's size / It's worn in the middle. They sit there, and wait / It's holding them up still. It's never been late

== pharmacists?|chemist's_shop|pharmac(?:y|ies)|drug_?store|prescriptions?
hook | Twice a day with food :: Twice a day with food, and a glass, and a chair / Twice a day with someone to see that you're there / I stick on the label, I'm brisk and I'm shrewd / I can't put in company, twice a day with food
hook bright | Anything else, dear :: Anything else, dear, while you're at the till / You came in for plasters, you're standing here still / You look at the shampoo. I lean a bit near / I've got a back room here. Anything else, dear
scene | A bell on the door and a green cross of light / The queue has a cough that has coughed through the night / I read what the doctor has scratched on the sheet / It might be for heartburn. It might be for feet
detail | The blue ones at breakfast, the white ones at ten / The big ones that stick, and the small ones, and then / A box with the days on it, Monday to Sun / I fill up a week for a lady. That's done
story | He came every Thursday, he'd three for his wife / He'd talk about roses, he'd talk about life / One Thursday he came, and he handed them back / He'd no one to fetch for. I took the brown sack
turn | He still came on Thursdays, for mints, or for tape / I'd bring out two stools from behind the drape / We'd do the whole crossword, we'd do it in ink / It's not on the shelf, what he needs, I don't think
feel | I count by the fives on a tray, with a knife / It's odd, how it's measured, the rest of a life / In blister packs, bottles, in drops, with a spoon / In mind how you go, now, and see you quite soon
pre | Have you had these before, and do they make you sleep / Don't drive any tractors, and don't dive too deep
bridge | They'll get a machine that can count them all right / It won't know who's bruised, and it won't know who's slight / Of breath on the corner and hiding it, brave / It won't say, you sit down. It won't give a wave

== social_workers?|case_?workers?|youth_workers?|foster_carers?|probation_officers?
hook | Somebody comes :: Somebody comes when the neighbours have rung / Somebody comes with a card and a lung / Full of stairs. With a form, and a bear with no thumbs / It isn't enough, but somebody comes
hook tender | One on the list :: You're one on the list, and the list's up to here / You're one with a brother, you're one with no gear / I've eighty-one others I might well have missed / But I've got the spare seat, and you're one on the list
scene | The lift doesn't work, so it's floor after floor / I hear it go quiet behind the blue door / A telly, a kettle, a child with no socks / I say my whole name. I put down the box
detail | My car's full of crisps and a car seat, a coat / A file for each person, I know them by rote / A phone that I've turned off and turned on, and then / It's Friday at five, and it's ringing again
story | I drove a small boy to a house on a hill / He sat with his bag on his knees, and so still / He asked, have they dogs? I said, yes, they've got two / He put on his seat belt. He said, so that'll do
turn | She stopped me in town, with a pram and a ring / She said, you won't know me. I knew everything / She'd bitten me, once. She'd a laugh like a drain / She said, I got out. And I cried, in the rain
feel | They write us in papers the one time it fails / They don't write the Tuesdays, the stairs and the rails / The thousand small mornings when nobody's hurt / For someone has sat there with tea on her shirt
pre | Knock, and then wait, and then knock, and then say / I'm not here to shout, and I'm not going away
bridge | I can't mend the roof and I can't mend the past / I can't make a mother, or make a job last / I've got half a tank, and a pen, and some crumbs / I know what it's like, though, when somebody comes

== journalists?|reporters?|(?:local_)?newspapers?(?!_(?:round|hat))|headlines?|breaking_news|war_correspondents?|deadline_at_the_paper
hook | Who says so :: Who says so, and where is it, show me the page / I've asked it of ministers, asked at the stage / You smile, and you turn, and you turn again, no / I've all day. I've pencils. Now who says so
hook wistful | Tomorrow it wraps chips :: I wrote down the war and I wrote down the rain / The mayor's new hat and a lost wedding train / I gave it the truth, to my own fingertips / Today it's the front page. Tomorrow it wraps chips
scene | A desk like a landslide, a cold cup, a clock / A source in a car park who's in for a shock / The editor's shouting, four minutes to go / I'm stuck on the one word I don't really know
detail | A notebook in shorthand that none but I read / A doorstep in drizzle, a tip that was dead / A chair at the back in a council debate / The drains. And the whole town's asleep, and it's late
story | They offered me lunch and a job and a pen / They said, let it lie, there's no need to, and when / I printed it, nobody rang, not a soul / And one old man wrote. He said, that filled a hole
turn | The paper's been sold, and the desks are all gone / The press in the basement, that shook us till dawn / There's nobody sat at the council tonight / They pass it in silence. They switch off the light
feel | It's not that I'm brave and it's not that I'm good / I'm nosy, I'm stubborn, I'm not made of wood / A thing that is hidden goes bad in the ground / Somebody ought to be digging around
pre | Spell me your name, and how old, and what street / Tell me it slowly, and start with your feet
bridge | I kept the first cutting. It's yellow as tea / A fête, and a marrow, and by-line by me / I'd got his name wrong. And he rang up to say / He'd framed it regardless. It hangs there today

== translators?|interpreters?|translat(?:e|es|ing|ion)(?:_\\w+)*|learn(?:ing)?_(?:a_(?:new_|foreign_|second_)?language|spanish|french|german|italian|japanese|english|portuguese|mandarin|chinese|arabic|korean|welsh|irish)|lost_in_translation|bilingual
hook bright funny | I have said I'm a cheese :: I wanted to tell him I'm pleased that we met / I practised the sentence, I practised to sweat / He listened, he nodded, he said, if you please / I looked it up later. I have said I'm a cheese
hook | There isn't a word :: There isn't a word in my language for that / The light through the leaves, or the weight of the cat / You say it so simply. I stop like a bird / I've felt it my whole life. There isn't a word
scene | The book has a Señor, a Frau, and a plane / They're asking the way to the station in vain / I can say, the uncle has bought a red hat / I can't say I'm lonely. They don't teach you that
detail | I've notes on the fridge, on the door, on the chair / The soap has a gender, the spoon, and the stair / I roll all my Rs like a motorbike, stalled / I don't know what anything's really called
story | I sat at their table, I'd eight words, and bread / The rest of it roared like the surf overhead / They laughed, and I laughed, I was late by a beat / The grandmother patted my hand, and said, eat
turn | Then one night I woke, and I'd dreamed it, each word / I'd shouted at someone, in verbs, and was heard / I lay in the dark, and I laughed till I cried / The door I'd been leaning on opened, inside
feel | You're quick in the one, in the other you're wood / You're funny at home, where you're well understood / But slowly there's somebody else in your skin / She's bolder. She flirts. She lets everyone in
pre | Once more, but slowly, and how do you spell / I nod at you wisely. I can't really tell
bridge | They say that a language is only a key / I think it's a house, with a whole other me / She's up in the window, she's calling, she's dressed / I don't catch it all yet. I'll get there. I guessed

== life_?guards?|rescue_swimmers?|lifeboat(?:s|_crew|men)?|coast_?guards?|bondi_rescue
hook | Not on my watch :: Not on my watch will the water get fed / Not on my watch will they carry one dead / I look at the wave, and I look at the notch / Of heads in between them, and not on my watch
hook bright funny | Walk, don't run :: Walk, don't run, and no bombing, no dive / I've whistled since ten, and I'm barely alive / I smell of the chlorine, I'm burnt like a bun / I've one line to say, and it's walk, don't run
scene | A chair like a ladder that goes up to none / A hat and a whistle, a stripe made of sun / A thousand bright umbrellas, a dog and a kite / I count them, I count them, from left over right
detail | A child with an armband, a gran in a cap / A lad showing off for a girl, with a slap / A blow-up flamingo that's heading for Spain / A man in it, sleeping. I whistle in vain
story | I saw her go under, she didn't once scream / They don't, they go quiet, they look in a dream / I don't remember running. I had her. I had / The whole of the sea, and her arm, and her dad
turn | He sent me a card every summer since then / A photo, a tooth gone, and six, and then ten / She's taller than I am. She wrote on the last / I've got my own whistle now. I can swim fast
feel | It's nothing for hours, it's cream on your nose / It's looking at water, and that's how it goes / And then it's one second. You'd better not blink / The sea doesn't mind, and it's faster to think
pre | Flags on the left and the flags on the right / Stay in between them and stay in my sight
bridge | At seven I fold up the chair in the sand / The beach is all footprints, with no one to hand / I count them, I count them, the dips and the humps / I go home at last, with the sea in my pumps

== park_rangers?|forest_rangers?|national_parks?|yellowstone|yosemite|fire_lookouts?
hook bright funny | Please don't pet the bison :: Please don't pet the bison, he's ten times your weight / He isn't a cow, and you're not his old mate / I've signs on the fence and I've signs by the ice, and / You're out there with crackers. Please don't pet the bison
hook calm | Nobody owns this :: Nobody owns this, so everyone does / The hill and the heron, the bee and its buzz / They drew a green line here, and all that it is / Is somebody once saying, nobody owns this
scene | First light on the ridge, and a mug, and a hat / A bear on the far side, he's big, and he's fat / The mist's in the valley like milk in a bowl / I lock up the cabin. I go for a stroll
detail | A badge and a radio, bear spray, a broom / A map for a man who has lost his own room / The toilets at ten, and a goose with bad luck / A family who've locked themselves out of the truck
story | She'd driven from Dayton, she'd saved for the trip / She stood at the edge with a hand on her lip / Then nothing. She held on my sleeve with her thumb / She said, no one told me. I said, well, you've come
turn | It burned for nine days, and we lost the whole side / We found the old marten, we'd tagged her. She'd died / By April the black had gone green at the seam / With things that need fire to wake from a dream
feel | They ask, am I lonely? They ask if I've wed / I sleep with the owl and the moon overhead / I've seen a whole valley wake up, leaf and stone / I've stood there for millions, and stood there alone
pre | Pack it all in and then pack it all out / Stay on the trail, and no need here to shout
bridge | The child at the campfire asked, who put it here / I told her the ice did, a mile thick and clear / And who keeps it now? I looked round, and I grinned / I took off the badge, and I got the thing pinned

== lumber_?jacks?|logg(?:ers|ing_(?:camp|truck|town))|saw_?mills?|chain_?saws?|woodsm[ae]n
hook wild bright | Timber :: Timber, look out, and it's down with a crack / Timber, my boys, and I've snow down my back / I've shoulders like houses, I'm graceful and limber / I cry at old films, but I holler out, timber
hook | Rings in the wood :: There's rings in the wood for the wet and the dry / The year I was born is an inch from the sky / I count with my thumb to the place where I stood / I'm thin as a hair in the rings in the wood
scene | Pancakes at four and the stars are like nails / We walk out in single file, down the old trails / You can't feel your whiskers, the saw has a song / The trees stand and watch us, and they've stood so long
detail | A check shirt, suspenders, a boot with a spike / An axe that was Grandad's, he called it his Mike / A flask and a flapjack, a beard full of chips / A moustache with ice like a couple of ships
story | The one they called Widow had stood there since Rome / We'd drawn straws to fell it. I thought about home / I put my palm flat to her, said, I don't dare / The foreman looked up, and he said, leave her there
turn | My boy plants the seedlings, two hundred a day / He laughs at my hands, and he works the same way / I cut down a mountain. He's putting it back / We meet in the middle, with lunch in a sack
feel | You sit at a table, you sleep in a bed / You've wood at your back and wood over your head / You think that it's bought from a shop in a town / But somebody stood in the snow, looking down
pre | Wedge it and call it, and clear to the side / There's no one can argue with that big a stride
bridge | They'll put me in pine when I'm done with the hill / Not polished, not handled, just straight from the mill / And plant a small fir on the top, standing straight / I owe the hill something. It's paid a bit late

== black_?smiths?(?:'s)?|farriers?|forg(?:e|ing)_(?:iron|steel|a_sword|metal)|anvils?|(?:at|in)_the_forge
hook | Strike while it's red :: Strike while it's red, for it won't stay that way / It's soft as a word that you meant just to say / A minute, it's iron, it's cold, and it's dead / Whatever you want, love, you strike while it's red
hook wild | Hammer and spark :: Hammer and spark, and the dark jumps away / The horse shifts his weight, and the dog's asked to stay / I was born to the ring of it, down in the dark / My first word was ding, and it's hammer and spark
scene | The doors are propped open, the road's white with heat / It's cooler in there by a single heartbeat / A man made of shadow, with arms like a bridge / He's holding the sun on the end of a ridge
detail | The hoof smoke is bitter, the water goes hiss / The nails in his lips are as close as a kiss / A poker, a gate hinge, a rose made of black / A row of old shoes on the wall at the back
story | They told him, it's over, the cars have moved in / His father shut up shop, and sold it for tin / The boy kept the anvil, the hammer, the tongs / He did it by night, and he knew all the songs
turn | She came with a ring that was snapped clean in two / She said, can you mend it? He said, that won't do / It's weak where it broke. But I'll melt it, he said / And make you another. They're fifty years wed
feel | You can't do it gently and can't do it late / You can't do it holding a bit of a hate / The blow has to fall like you're closing a door / And not any harder, and not any more
pre | Pump up the bellows and wait for the white / Turn it, and turn it, and now you're all right
bridge | And each of us goes in the fire to the knees / And each of us comes out with dents such as these / I look at my life, with its kinks and its bends / You don't get the shape till you've been hit, my friends

== actors?(?:'s)?|actress(?:es)?|understud(?:y|ies)|auditions?(?:_\\w+)?|school_play|amateur_dramatics|broadway_(?:dreams?|star)|acting_(?:school|class)
hook | If she breaks a leg :: If she breaks a leg, I have learned every line / I've sewn up the costume, the shoes could be mine / I've watched from the wings like a fox for an egg / I wish her no harm. But if she breaks a leg
hook bright | Places, please :: Places, please, and the house lights go down / I've somebody's moustache, I've somebody's crown / I'm sick in a bucket, I'm weak in the knees / I wouldn't be anywhere else. Places, please
scene | A corridor, forty of us in a row / We've all got my haircut, we've all got my bow / They call out a number. I walk to the cross / They say, when you're ready. I look at the boss
detail | Two lines in a drama, a corpse on a train / The back of a horse in a village in Spain / A voice for a yoghurt, a hand for a ring / My mum's got them all on a tape, everything
story | I played the third shepherd, I'd one word to say / I'd practised it, lo, for a month and a day / The donkey fell over. I stood there aglow / They waited. I stared at them all, and said, no
turn | She sprained it on Thursday, and they came to me / I stood in her light, and I couldn't quite see / Then somebody coughed, and the first line was there / I don't recall more. They were up from the chair
feel | By day I'm a waiter, I'm nobody, thin / I borrow a man, and I climb into him / I say what I couldn't say, under his hat / You clap at the liar. I meant all of that
pre | Five minutes, two minutes, beginners, that's you / Whatever you do, love, remember your shoe
bridge | The set's coming down, it's a plank and some glue / The king is in jeans, and he's waiting for you / The ghost light's left burning, alone, for the dark / For somebody's always there. Hitting their mark

== (?:stand[-_]up_)?comedians?|stand[-_]up(?:_comedy|_comic)?|open[-_]mic_comedy|telling_jokes|dad_jokes?(?:_\\w+)?|my_dad's_jokes
hook funny | Is this thing on :: Tap on the mic, is this thing on, hello / There's nobody laughing in any front row / They came for the toilet, they're longing to go / Is this thing on? Is it? I don't think so
hook funny | Hungry, hi :: I told him, I'm hungry. He said, hungry, hi / He's told it since I was as small as a fly / I roll both my eyes, and I groan, and I sigh / I'd give all I've got for one more hungry, hi
scene | A cellar in Croydon, a stool and a light / The last guy threw up, and it's going all right / I open with airports. A cough and a glass / I go into marriage. A man asks to pass
detail | The pause, and the look, and the hand to the ear / The one for the bald man, the one for the beer / The line that I cut, and the line that I keep / The joke that came to me, dead perfect, asleep
story | I died down in Grimsby, I died up in Hull / I died on a pier to a dog and a gull / A heckler in Leeds had a funnier mouth / I gave him the mic. And I took the train south
turn | And then it's one night, and it goes like a sled / A woman fell sideways, a man went bright red / Two hundred tired strangers, they roared like the sea / And all of their troubles were laughing at me
feel | I learned it at home, with my dad in the chair / If Mother was laughing, there'd be a bit of air / You learn how to watch for the crack in a face / You chuck in a match, and you light up the place
pre | So, did you hear, and so, two men walk in / Wait for it, wait for it, here it comes. Grin
bridge | He told one at last, with the tubes in his arm / He whispered it, grinning, with all the old charm / I leaned in to get it, I held on his sleeve / It wasn't that good, Dad. Don't go yet. Don't leave

== roadies?|sound_(?:engineers?|guy|tech|man)|stage_(?:crew|hands?|manager)|lighting_(?:tech|guy|crew)|session_musicians?|merch_table
hook wild bright | One two, one two :: One two, one two, can you hear me at the back / I've gaffer tape, batteries, dressed all in black / You came for the singer, you don't know who's who / But nobody's heard, till I say one two
hook | Last one in the van :: Last one in the van, with the leads and the drum / The band's at the party, my shoulder's gone numb / I coil up the cable the way that you can / And turn off the lights, and I'm last one in the van
scene | Load in at eleven, it's raining, and stairs / It's always the stairs, and there's nobody cares / A flight case as big as a horse, and as strong / We've carried that organ our whole lives along
detail | A torch in my teeth and a fader gone red / A setlist in marker pen, taped by his head / A water, a towel, the spare and the strings / I've tuned all the tunes that the other man sings
story | The power went out in the final refrain / He stood in the dark with his mouth like a drain / I struck up a lighter, held high in the black / Four thousand came on, from the front to the back
turn | He shouted my name out, one night, by mistake / He'd meant to thank somebody, Tony, or Jake / But four thousand roared it. I stood with my rope / I bowed to the lot of them, mop, cloth and soap
feel | You'll know we were good if you didn't know where / The light had come from, or that we had been there / A song's just a person, alone on a stool / And ten in the shadows who won't let it cool
pre | Check it and check it, and one more for luck / Left a bit, up a bit, back up the truck
bridge | The hall's only chairs now, it's plastic and beer / I sing on the bare stage with nobody near / I've not got a bad voice. The mic is still warm / I wind it up after. Then out in the storm

== (?:real[-_])?estate_agents?|realtors?|letting_agents?|house[-_]?hunting|open_house|viewing_(?:houses|flats)
hook funny | Deceptively :: Deceptively spacious, it's compact, it's bright / It's full of potential, it's minutes from light / You can't stand up straight there, but step over, see / It's got so much character, deceptively
hook tender | I could see us here :: I could see us here, with a dog on that stair / I could see us fighting for that one good chair / The carpet's a crime, and the bathroom's severe / But you looked at the window. I could see us here
scene | A man in a shiny suit jingles a bunch / He's bread in the oven, he's had it for lunch / He opens the door with a bit of a sweep / He says, it's the hall. And we stand in it, deep
detail | The damp is a feature, the noise is a vibe / The neighbours are lively, a bit of a tribe / A garden, or patio, well, it's a drain / You'd see the whole sea, if you stood on a crane
story | We saw thirty-one in a month and a half / One had a dead badger, and one had a bath / In back of the kitchen. One fellow stayed in / He watched us from bed with the sheet to his chin
turn | The last was all wrong, with a price we'd not meet / A crack in the ceiling, a very loud street / But pencilled, there, up on the frame of the door / Were heights. Joe, aged seven. And Joe, aged four
feel | You don't buy the boiler, you don't buy the brick / You look for a corner where something might stick / A place for the tree, and the coats, and the row / You stand in an echo, and listen for now
pre | Viewings by Saturday, offers by ten / They've had so much interest. He says it again
bridge | He's rubbish at lying, he's sad round the eyes / He lives with his mother, he hates his own ties / He gave us the keys, and he lingered a bit / He said, you be happy here. He meant it

== (?:car|insurance|used[-_]car|door[-_]to[-_]door|travelling)_sales(?:m[ae]n|person|people)|sales(?:m[ae]n|person|_targets?|_call)|quarterly_targets|cold_calling
hook funny | What would it take :: What would it take to get you in this car / It's got nearly all of the wheels, and a star / I'm talking to husbands, to dogs, for God's sake / I'm talking to lamp posts. So what would it take
hook | Smile down the phone :: Smile down the phone, they can hear it, they say / Smile down the phone through the whole of the day / It's ninety-nine hang-ups, a bark, and a tone / Then one lonely lady. So smile down the phone
scene | The lot's full of flags and the coffee's like tar / A couple pull up in a nearly dead car / I straighten my tie, and I walk not too quick / I love what you've done with the rust. Does it stick
detail | The chart on the wall has my name at the base / With one little rocket, not quite into space / The boss rings a bell when somebody wins / I've heard it for others. I've counted the bins
story | I sold to a widow a thing for the door / She asked me to tea, and she asked me for more / I sat for three hours, saw her sons in a frame / I tore up the paper. She knows me by name
turn | My father sold Bibles through Kansas by bus / He'd blisters like pennies, he'd write home to us / He told me one thing when he gave me his case / You don't sell the thing, son. You look in the face
feel | They think that we're liars, and some of us lie / But nobody hears it, the no and the why / A hundred a day, and you fix up your hair / And knock on the next, like there's somebody there
pre | Foot in the doorway and hand out to shake / Let me just talk to my manager, Jake
bridge | I sold it. That rust heap. A kid, with his pay / He stroked at the wheel as he drove it away / He tooted the horn right to the end of the street / I stood there and waved him. I danced on my feet

== receptionists?|secretar(?:y|ies)|personal_assistants?|front_desk|switchboard
hook bright | Please hold :: Please hold, I'll just see, I'll just put you straight through / He's in with a client. He's not, but he's new / I run this whole building, I'm forty years old / It stops if I sneeze, so I wouldn't. Please hold
hook | They all go past me :: The big ones, the small ones, the boys with the bread / The ones who'll be hired, and the ones who'll be shed / Come out with a box. And I say to them, gladly / Good morning, good evening. They all go past me
scene | A desk like a harbour, a plant and a bell / I've mints, and a lost glove, and secrets as well / I know by the footstep, before they come in / Who's had a bad Monday, who's drinking the gin
detail | I've signed for a sofa, a snake and a cake / I've told a man's wife he's in Leeds, for his sake / I've pins in my drawer, and a tie, and some tights / Spare buttons, spare keys, and the switch for the lights
story | A lad came for interview, white as a sheet / His tie on like bandage, mud on both his feet / I wiped him, I fixed him, I gave him a mint / He's running the place now. He still takes a hint
turn | The new system came, it's a screen on a pole / It asks for your surname, it hasn't a soul / It told an old man he had not been expected / He stood in the rain there. I got disconnected
feel | They think I'm the furniture, lamp and a voice / So people will tell me. They don't make a choice / You lean on a counter, you wait for a door / It comes out of people. That's what I'm there for
pre | Who shall I say, and may I ask what about / Sign there, and there, and remember, sign out
bridge | The day I retired there were flowers, and a card / They'd all of them signed it, they'd thought pretty hard / And each had put one thing. I read it in bed / You asked how I was. And it's all that they said

== middle_managers?|hr_(?:department|lady)|human_resources|team[-_]building(?:_\\w+)*|all[-_]hands(?:_meeting)?|corporate_(?:jargon|speak|life)|performance_reviews?
hook funny | Let's circle back :: Let's circle back, let's touch base, let's align / Let's take it offline for the bottom line / I've seventeen owners, I've none for the snack / I don't know what we do here. Let's circle back
hook funny | Trust fall :: They drove us to Wales and they gave us a log / They made us find feelings in mud and in fog / Then Brian from finance, he's six foot and all / Said, catch me, and toppled. We'd called it a trust fall
scene | The slide has a mountain, the slide has a flag / With lanyards and muffins, a pen and a bag / A man with a headset says, who here feels great / We all raise a hand up. It's ten past eight
detail | A pillar, a value, a journey, a lens / A north star, a road map, some multi-use pens / A deep dive, a deck, and a granular drill / We've leveraged the synergy. Sit very still
story | I've bosses above me, they shout, do it now / I've thirty below me, they're asking me how / I turn what is thunder to soft summer rain / And send it on down. And then send back the pain
turn | I had to tell Jean, she'd been there since the start / They gave me a script, and I knew it by heart / I got to line two, and I put the thing down / I bought her a whisky. We walked through the town
feel | I once had a dream, it had boats in, or bees / I don't recall asking for spreadsheets like these / But somebody's got to say, go home, you're ill / And hide your mistake in the wrong kind of bill
pre | Can you all see my screen, and can you all hear / I'll pop it in chat, and I'll make it quite clear
bridge | We fell in the river, the raft came apart / The director was crying, he'd opened his heart / We sat round a fire in bin bags, and ate / For one hour we did it. We were, by mistake, great

== (?:my_|the_|on_my_|a_)?lunch[-_]?(?:breaks?|hours?|time_at_work)|vacation_days|annual_leave|out[-_]of[-_]office|(?:last|first)_day_(?:of|before)_(?:my_|the_)?(?:holiday|vacation|leave)
hook bright | Out of office :: I'm out of the office, I'm back in a week / I'm somewhere with olives, I don't want to speak / If urgent, then isn't it lovely, the promise / Of nobody reaching me, out of office
hook | Half an hour of sky :: Half an hour of sky on a bench with some bread / A pigeon who knows me, the sun on my head / It's eight hours of ceiling. At noon I get by / On cheese and a pickle, and half an hour of sky
scene | I set the reply, and I typed it with glee / I turned off the monitor, turned off the me / The lift took an age and the doors gave a ring / The street had a breeze on it. Suddenly, spring
detail | A sandwich I made when I wasn't awake / A phone face down flat like it's gone in a lake / A woman with shoes off, a man doing chess / A boy on a board, and his hair is a mess
story | I met her on Tuesdays, same bench and same tree / She'd soup in a flask and she'd half it with me / We never said surnames, just, see you, and then / One week she'd not come there. I went back again
turn | They rang me in Corfu. They said, it's just quick / I stood by the sea there, I felt a bit sick / I looked at my daughter, her bucket, her hat / I said, you've the wrong man. And hung up, like that
feel | They've bought up my daylight, they've got it all signed / I gave them my Tuesdays, I gave them my mind / But this bit is mine, with the crumbs and the bee / I'm no one's department. I'm leaves on a tree
pre | Twelve twenty-nine, and it's one minute more / Chair back and coat on and out through the door
bridge | When I'm on my last one, I hope it's like so / A thing set to answer, and then let it go / He's not at his desk, and he's left you no key / He's gone where it's warm, and he's taken his tea

== (?:it_|tech_)(?:support|guy|help_?desk)|sys_?admins?|help_?desk|have_you_tried_turning_it_off|servers?_(?:is_|are_|went_)?down|legacy_code|old_code|regex(?:es)?|technical_debt
hook funny | Off and on :: Have you tried turning it off and on / I've asked it of doctors, I've asked it at dawn / Your screen isn't broken, your plug's just withdrawn / My whole wise religion is off and on
hook funny | Don't touch that line :: Don't touch that line, it was written by Dave / It says it does nothing. It's holding the cave / He left us no comments, he left us no sign / He's living in Goa. Don't touch that line
scene | A room with no windows, a hum, and a cold / A cable nest older than anyone's told / I live under desks with a torch on my head / The printer has started. We thought it was dead
detail | A sticky note, password one two three four five / A coffee mug, somehow with something alive / A server called Gandalf, a switch marked DO NOT / A fan made of paper clips, still rather hot
story | She rang up, she shouted, the screen had gone black / I asked her to look for the lead round the back / She said, I can't see, it's as dark as a tomb / The power's gone off in the whole of my room
turn | I opened the oldest file down in the stack / At nineteen years deep, with the dust on its back / A comment, in green, in the very last row / Good luck, friend. I'm sorry. I just didn't know
feel | When all of it works, then they ask what I'm for / When nothing is working, they're down at my door / I'm like the foundation, the drain, or the heart / You notice me only when it comes apart
pre | What did you change? And they always say, none / I see by the log what it is that you've done
bridge | One night it will rain, and the cloud will go dim / They'll turn to each other, and they'll look for him / The man from the basement, with crisps in his beard / I'll press the one button. And see, it's all cleared

== ^(?:being_an_|my_|an_|the_|civil_|female_|for_|structural_)*engineers?(?:_\\w+)?$|engineering_(?:school|student|degree)|bridge_builders?
hook proud | It has to hold :: It has to hold in the wind and the flood / It has to hold on the rock and the mud / You'll cross it with shopping, you'll never be told / Of nights I lay thinking, it has to hold
hook funny | In theory :: In theory it floats, and in theory it's straight / In theory it's finished by quarter to eight / I've drawn it, I've proved it, my eyes have gone bleary / It's on fire, but gently. It works, in theory
scene | I took the toaster to bits when I was five / I wanted to find out what kept it alive / I put it all back, and with one screw to spare / The toast, ever since, has gone up in the air
detail | A pencil, an envelope, back of it, there / A sum like a spider, a beam and a square / A factor of safety, let's say it's times three / For wind, and for fools. And times four, if it's me
story | We tested the model, we loaded it, till / It groaned, and it bent, and it wouldn't stay still / It broke at one rivet. My boss gave a shout / That's wonderful, break it. That's how you find out
turn | I drove my own mother across it, the day / They opened the barrier, drizzling, in May / She looked at the river, the drop and the steel / She said, is it safe? And I held on the wheel
feel | A poem can fail and there's nobody drowned / A song can be wobbly and come to the ground / But someone will trust me they never will meet / With all of their children, a truck, and their feet
pre | Measure it, measure it, say it out loud / Who checked the numbers, and who's been allowed
bridge | Some day they'll forget it was ever not here / They'll cross half asleep, with a song and a beer / No plaque, and no poem, no statue, no gold / It's nothing to look at. It just has to hold

== archaeolog(?:y|ists?|ical_dig)|archeolog(?:y|ists?)|fossils?(?:_hunt\\w+)?|pal(?:a)?eontolog(?:y|ists?)|excavations?|(?:on|at)_(?:a|the)_dig
hook | Somebody sat here :: Somebody sat here and mended a shoe / Somebody looked at the same bit of blue / I brush with a toothbrush the sand from a stone / Somebody sat here, and wasn't alone
hook funny | It's a rock :: I've knelt here since April, I've not washed my hair / I've brushed it with camel, I've blown it with air / I lifted it out like a child, and in shock / I cried to the heavens. The prof said, it's a rock
scene | A trench in the rain, and a string, and a flag / A biscuit, a trowel, some mud in a bag / I've moved half an inch since the sun came around / I'm lying face down with my ear to the ground
detail | A comb with two teeth, and a pin, and a die / A pot with a thumbprint, a bone, and a fly / In amber, mid-sentence. A shell with a twist / That lay in the dark till I opened my fist
story | We found two together, the small and the tall / Their arms round each other, their backs to the wall / We'd joked the whole morning. We put down the tea / And nobody dug for a while, on one knee
turn | A cup, with a chip, that he'd glued with some tar / He'd kept it. He'd liked it. He carried it far / I've one just the same, with a chip and a crack / I felt that he smiled, and I sort of smiled back
feel | The kings built in gold and they're hard to believe / It's rubbish that tells you, the crumbs that they leave / The bone for the dog, and the toy with no head / The step, worn away on the way up to bed
pre | Slower, and softer, and brush it away / Three thousand summers, and then it's today
bridge | Some day they'll find me, with a phone in my hand / They'll puzzle for years over what it had planned / They'll brush at my jaw, and they'll whisper, I'd bet / She laughed a good deal, look. The teeth are still set

== shepherd(?:s|ess)?|sheep_?dogs?|lambing(?:_season)?|hill_farm(?:er|ers|ing)?|counting_(?:my_)?sheep_on
hook calm | Come by :: Come by, and away to me, round them up slow / The dog like a shadow, the hill white with snow / One whistle goes out, and one wave of the sky / Turns over, and follows. Come by, come by
hook funny | Ninety-nine :: I've ninety-nine in, and they're dry, and they're fed / It's raining like nails, and I could be in bed / There's one on a ledge, and of course, it is mine / I'm out with a torch. There's the other ninety-nine
scene | The gate's tied with string and the wall's made of rain / He's up there at five with his stick and a pain / There's nothing for miles but the cloud and the cry / Of something with four legs that's stuck and won't try
detail | A lamb in the oven, the bottom one, low / A bottle, a towel, a red lamp's glow / A crook that was cut from a hazel by hand / A pocket of twine that could tie up the land
story | She'd lost one, she stood there, and called, and she called / Another had three, and the weak one was stalled / He put the dead lamb's coat around the live one / She smelled it, she thought. And she said, so, my son
turn | The dog's going grey, and she's stiff on the hill / He carries her up there, she runs in it still / Asleep on the rug, with a twitch of one paw / She's bringing them in, through the ice and the thaw
feel | There's no one to tell, and there's nobody knows / If one's left behind when the night weather blows / He'd know. So he goes. It's a matter of sheep / And that's why the rest of us get to sleep
pre | Walk on, lie down now, and that'll do, Jess / A small bit of nodding, and that's a yes
bridge | They say that an angel came once to such men / Not emperors, bankers, or captains, back then / It's likely they'd be the ones up, in the cold / They'd look at the sky, and they'd do as they're told

== wine_?mak(?:er|ers|ing)|vine_?yards?|sommeliers?|wine_tasting
hook | A good bad year :: It hailed in the April, it froze in the May / The starlings came over and took half away / What's left is as small and as dark as a tear / You taste it, you'll see. It was a good bad year
hook funny | Notes of an old shoe :: I'm getting some leather, a pencil, a lawn / A bishop, a rainstorm in Dorset at dawn / You swirl it, you sniff it, you look at it through / I like it. It's red. I get notes of an old shoe
scene | The hill has its rows like a comb in wet hair / September, and wasps, and a hum in the air / The whole of the village is up to its knees / With scissors and buckets and bread and cheese
detail | A thumb that is purple till quarter to Lent / A cellar that smells where the summer all went / A barrel that creaks like it's turning in bed / A chalk mark from Grandad. It says, wait, in red
story | They told him, pull up the old vines by the wall / They give you three bunches, they give hardly at all / He tasted one grape, and he stood there all day / He said, it's not quick. But it's something to say
turn | He's gone, and we opened the one he had laid / The year I was born, with the label he made / It's roses, and iron, and dust, and a plum / He'd written, for when I can't, child. Pour you some
feel | You plant it for somebody who isn't here / It fruits when you're stooping, it's good by the year / You're gone. There's the rain in it, stone in it, sun / A letter you wrote, to be opened by one
pre | Hold it to light, and then tilt it, and sniff / Don't say a word yet. Don't even say if
bridge | The roots go down deeper the harder the ground / The sweet ones, spoiled rotten, just lie there, all round / So give me poor soil, and a frost, and some fear / Then ask me in autumn. It was a good bad year
`)
