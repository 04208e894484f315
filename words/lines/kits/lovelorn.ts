import { kits } from '../../lines.ts'

export const lovelornKits = kits(`
== (?:a_|my_|the_)?(?:heart_?break|heart_?broken|broken_heart(?:ed)?|breaking_heart)(?:_(?:song|ballad|anthem))?
hook you wistful | Half the wardrobe sings :: Half the wardrobe sings when I open the door / All the wire of the hangers, no coats any more / I have boxed up the cards and the letters and things / But I can't stop it singing, half the wardrobe sings
hook me | It's only a muscle :: It's only a muscle, it's only some meat / It's only a pump with a stumble, a beat / The doctor has listened, she's sure I'm all right / It's only a muscle. It hurts half the night
hook you | I keep the hall light on :: I keep the hall light on / I tell myself it's for the stair / I know exactly that you've gone / I keep it on for who's not there
scene me | I set the table out of habit, two / Then put one fork away / The radio was telling me the news / I hadn't a thing to say
scene you | Your side of the bed is a shoreline of snow / I keep to my border, there's nowhere to go / At three in the morning my hand takes a trip / And comes back with nothing, and cold at the tip
detail me | The milk goes off, I can't get through / A pint now by myself / The half of every shop is you / I walk on past that shelf
detail you | There's one of your hairs on the arm of my coat / A pen with your tooth marks, a shopping-list note / It says, eggs, and, lemons, and, don't forget me / You meant, with the butter. You meant, for our tea
story me | My friends come round with bread and wine / They say, well, plenty more / I nod. I tell them I am fine / I love them. Shut the door
turn you | I saw you on Thursday across the wide street / You laughed at a thing, and you looked at your feet / I thought that I'd shatter, I thought that I'd fall / I bought a new kettle. And that, love, was all
feel me | It doesn't come in thunder now / It comes in little rain / I'm choosing apples, anyhow / And there it is again
pre | Deep breath, coat on, and off to the shops / Everyone's walking, and nobody stops
bridge me | They say it will mend, and I dare say it will / They say there's a view from the top of the hill / But nobody tells you, the worst of it yet / Is some day I'll wake up, and start to forget

== (?:broke_up|dump(?:ed|ing)|left|break(?:ing)?_?up|break[-_]?ups?|ended_it|ending_it)(?:_with)?(?:_me|_him|_her)?_(?:by|over|via|through|in)_(?:a_)?(?:text|phone|whatsapp|email|voicemail|message|dm|note)(?:_message)?|break_?up_text|dumped_by_text
hook you angry | Eleven words :: Eleven words and a yellow face / Three years gone by text, and without a trace / I've had more from the bank and the vet and the birds / You ended the two of us in eleven words
hook me | You couldn't even call :: You couldn't even call, you couldn't climb the stair / You couldn't even stand there with the wind in your hair / I was worth less than minutes, I was worth less than small / I was worth one short text, and you couldn't even call
scene me | I was buying tomatoes, the phone gave a hum / I thought, that'll be you, and I pressed with my thumb / The girl said, that's four-ten, and looked at my face / I gave her a tenner and stood in that place
detail you | You spelled it all properly, gave it a date / You'd typed it, the sent-time said, quarter past eight / At nine you had posted your brunch, with an egg / And somebody's ankle was next to your leg
story me | I wrote you nine answers, I wrote them with heat / I wrote one so clever it got to its feet / I wrote you a long one, I wrote, is it true? / Then dot and dot and dot went the bubble from you
turn me | My gran, who is eighty, said, show me the thing / She read it, with glasses, and twisted her ring / She said, in the war, dear, they'd no time, they'd no pen / They came, and they told you. She read it again
feel me | It's not that you left, people leave every day / They've leave in their pockets and go on their way / It's that you could do it in bed, on your side / And I had to find it in shops, open wide
pre | Three dots dancing and three dots gone / Somebody's thumb has just moved on
bridge me | So here is your answer, I've carved it in wood / I've sung it in public, the way people should / I'm using my mouth and I'm using my eyes / Here's more than eleven. And none of them lies

== (?:being_|been_|got_|he_|she_|you_|boyfriend_|girlfriend_|husband_|wife_|my_|was_)*(?:cheat(?:ed|ing|s|er|ers)|unfaithful|infidelity|two[-_]tim\\w*)(?:_on(?:_me|_her|_him|_you)?)?(?:_with_\\w+_\\w+(?:_\\w+)?)?
hook you angry | That's not my coat :: That's not my coat on the back of the door / That's not my earring, there on the floor / You can swear you're not cheating, and clear your throat / I've only one question. That's not my coat
hook you | Tell it to the dog :: Tell it to the dog, he believes what you say / He believes every evening you had to delay / You've been cheating since April, you've been lost in the fog / I've no more believing, so tell it to the dog
scene you | You'd showered at work, and you'd turned your phone down / You'd taken up running, the far side of town / You came in not breathless, you came in not wet / I'd cooked you your favourite. It's cooling there yet
detail me | A receipt for two suppers, a Tuesday, with wine / A place we'd once said would be ours, yours and mine / I read it like scripture, I read it till dim / She'd had the chocolate. I hope it was grim
story me | Our friends had all known it, they'd known it since May / They'd watched me pass salad and look the wrong way / They said that they hadn't known quite what to do / I've two sets of people to get over, too
turn me | I thought I would smash things, I thought I would scream / I folded the washing, I ran the iron's steam / I pressed every shirt, and I laid them in rows / And pinned the receipt on the top of your clothes
feel me | It's not that I picture you there in her bed / It's all of the Sundays I've now got to shed / Each photo goes sour, and I hold up each one / And ask, was that true yet? Or had it begun?
pre | Say it again now and look at my face / You never could lie in a well-lighted place
bridge me | I'll have the house quiet, I'll have the house clean / I'll sleep in a star shape, a seven-foot queen / And one day I'll thank her, not soon, and not much / She took out the bins for me, lipstick and such

== (?:don't_|never_|drunk_|stop_|late[-_]night_)*(?:text(?:ing|s|ed)?|call(?:ing|ed)?|messag(?:e|ing|ed)|stalk(?:ing)?|thinking_about|bump(?:ed|ing)_into|running_into|saw|seeing)_(?:my|an|your)_ex(?:_\\w+)?|^(?:to_)?my_ex$
hook me | Put down the phone :: Put down the phone, put it under the bed / Don't be texting your ex what you shouldn't have said / It's two in the morning, you're home, you're alone / Whatever it is, love, put down the phone
hook me | I typed it and deleted it :: I typed it and deleted it / I typed it once again / To tell my ex I never think / About remember when
scene me | It's quarter to one, and the taxi has gone / I've one earring off and I've one earring on / Your name's where it was, with the heart by it, still / My thumb's got a mind, and my thumb's got a will
detail me | You've had your hair cut, and you've been to the coast / There's somebody's elbow in your newest post / I make the thing bigger, I look at the sleeve / It's striped, and I hate it. I don't want to leave
story me | My friend has a rule, and she made me repeat / You don't go back in for a shoe in the street / You left it, it's rained on, it never did fit / I said it, I said it. I miss it a bit
turn me | You answered. At once. It said, who is this, please? / I sat on the bath with my phone on my knees / I'd written you novels, I'd lit you a shrine / And you'd gone and lost the one number. And fine
feel me | I don't want you back, let me get that part clear / I want the old me who was happy, last year / You've got him in somewhere, with records, a coat / I'd just like to visit. I'd just leave a note
pre | Airplane mode, flip it face down, let it be / Nothing good came of a text sent at three
bridge me | So here's to the morning, to waking up sane / The message unsent and the head like a drain / I drink a whole tap, and I look, and I see / There's no one to answer to. Only to me

== (?:being_|stuck_in_the_|in_the_|the_)*friend[-_]?zoned?|just_friends|more_than_friends|in_love_with_(?:my|a)_(?:best_)?friend
hook you wistful | You're like a brother :: You're like a brother, you say, and you mean it / You pat on my shoulder, I wish I'd not seen it / There's one kind of love, and there's always the other / I'll carry your shopping. I'm like a brother
hook me funny | President of nothing :: I'm the president of nothing / I'm the king of being near / I'm the friend you ring at midnight / I'm the one who holds your beer
scene you | You're asking my views on a boy with a van / Does this go with that? And I say, yes, it can / You spin on the carpet, you laugh in the light / I tell you, have fun, and I tell you good night
detail you | I know that you sneeze in a run, always three / I know that you sugar your coffee, not tea / I know all the names of the ones who were fools / I've got you a cake in. I stick to the rules
story you | You rang me at two when the boy with the van / Was not what he'd said, and not much of a man / I drove in pyjamas, I brought you some bread / You slept on my shoulder. I sat like the dead
turn me | And one night I said it, I said it to you / I'd had half a cider, I'd planned it all through / You looked at me long, and you took hold my sleeve / You said, oh, you idiot. Don't you dare leave
feel me | I'd rather be this than be nothing at all / I'd rather be here with my back to the wall / And hear how you laugh, though it's not meant for me / A fire still warms you from over the quay
pre | Laugh at the right time and look somewhere else / Put all you're thinking back up on its shelf
bridge me | They say you should tell her, they say you should go / They say life is short, as if I didn't know / But some loves are houses, and some are a tent / I'll hold up the pole here. I never paid rent

== (?:first|one|a|our|your|that|stolen|goodnight|last)_kiss(?:es)?(?:_\\w+){0,3}$|^kiss(?:ing|es)?(?:_you|_me)?$
hook we tender | Salt and lemonade :: Salt and lemonade, and the end of July / Salt and lemonade, and your hand, and the sky / There were better-run kisses that people have made / But I'd live in that second of salt and lemonade
hook you tender | Bumped our noses :: We bumped our noses, we kissed it again / We'd both of us turned the same way, there and then / There's trumpets for some, and there's skywriting, roses / We got the giggles. We'd bumped our noses
scene | The last bus gone, the street lamp on / A moth was at the glass / Your hands were in my pockets, warm / We let three taxis pass
detail | You tasted of cherries, I tasted of mint / My glasses steamed up and I had to go squint / A dog on the corner sat down for the show / And somebody whistled. We let the thing go
story me | I'd practised on mirrors, I'd practised on arms / I'd read, in a magazine, three kinds of charms / Then you simply did it, mid-word, on the stair / I lost all my training, I grabbed at the air
turn we | Now ten thousand mornings, a peck at the door / With toast in our mouths and with post on the floor / But sometimes, for nothing, you stop, and you stay / And it's the bus shelter, it's July, all that day
feel me | I don't recall what I was saying before / I don't recall walking or shutting the door / They say there's a moon up, they say there's a street / I only remember I'd run out of feet
pre | Close enough now I could count every lash / Here comes the thunder, and I am the flash
bridge | They've mapped out the stars and they've measured the sea / They've numbered the bones of the ankle and knee / But no one has told me, for all of their sums / Where everything goes to, the moment it comes

== reveng(?:e|eful)|get(?:ting)?_(?:even|my_own_back|back_at)(?:_\\w+){0,3}|payback|karma|vengeance
hook me angry | Best served cold :: Best served cold, so I'm letting it stand / I've revenge on a plate and a spoon in my hand / I'm in no kind of hurry, I do as I'm told / They say wait for dessert. It is best served cold
hook me funny | Living well :: My revenge is a bath and a good bowl of soup / My revenge is my hair in a comfortable loop / You'd be waiting for curses, for fire, for hell / I've a worse one in mind, and it's living well
scene me | I made you a list in the back of my book / With every last thing that you said and you took / I planned it in colours, I planned it with string / I'd prawns in the curtain rails ready to sting
detail me | I know where you park and I know what you drink / I know what turns up when it's left in a sink / I've glitter by kilos, an envelope, too / And seven pink stamps with a picture of you
story me | My aunt cut the sleeves off of twenty good suits / She planted his golf clubs like so many roots / She gave his best wine out, one each, down the row / They toasted her health. He had nowhere to go
turn me | I got to your gate with the bag in my hand / I saw you through glass, in a light that was bland / You're eating alone from the pan, by the sink / I stood there a while. And I had a good think
feel me | It kept me so warm, being angry with you / It got me to work, it was something to do / I put it down Monday, just over a wall / My arms felt so strange. There was nothing at all
pre | Count up to ten and then count up again / Somebody's owed, and it's only a when
bridge me | So keep the good record, and keep the good knife / I'm keeping the rest, and the rest is my life / And if you should hear someone laugh, passing by / It's not about you now. And that's why, that's why

== valentine'?s?(?:_day|_song|_card|_dinner)?(?:_\\w+)?
hook me funny | A rose from the garage :: A rose from the garage, a card with a bear / The last box of chocolates, the ribbon's not there / It's Valentine's evening, I've mud to the knee / It's a rose from the garage, and it's from me
hook we tender | Any old Tuesday :: Any old Tuesday I'd say it the same / I don't need a Valentine's card with your name / In icing on something that's pink, on display / I love you on Tuesdays, any old day
scene | The window's all hearts and the price has gone up / They've folded the napkins like swans in a cup / There's forty-one couples in forty-one rows / All reading the menu and holding a pose
detail we | We burned the good salmon, we ordered in chips / We ate from the paper with salt on our lips / The candle fell over, it ruined the cloth / We put it all out with the pan and the broth
story me | At seven I got one, unsigned, in my tray / A potato-print heart, and I kept it till May / I looked at them all, at the swing, at the slide / I found out at thirty. My mother had lied
turn me | A man at the till with one card, and a stick / He told me, she's gone, but I still have to pick / I write it, I read it, I stand by the stone / He smiled. He said, that one, the bear, on its own
feel me | I don't have the money for diamonds and planes / I don't have the poems, I don't have the brains / I've got half a sandwich, a coat, and a key / The sandwich is yours, and the rest is just me
pre | Pink in the windows and glue on my thumb / Fourteenth of Feb, and it's always come
bridge | To all the unasked, with a meal for just one / To widows and postmen and lovers undone / There's no law that says that a heart needs a pair / Go buy yourself tulips, and put them right there

== (?:falling|fell|fallen|falls)_out_of_love(?:_\\w+)*|(?:don't|didn't|doesn't)_love_(?:you|me|him|her)_any_?more|(?:loveless|dead|failing)_marriage|growing_(?:cold|distant)
hook wistful | Nobody slammed it :: Nobody slammed it, we left it ajar / You did the dishes, I warmed up the car / It wasn't a storm that blew out the lamp / Nobody slammed it. It just got damp
hook | When did we stop :: When did we stop? Was it Tuesday, at tea / Was it the day you stopped waiting for me / I looked for the place on the map, near the top / There isn't a border. So when did we stop
scene | We still say good morning, we still share the post / You butter the corners the way I like most / We're good at it, kind, like a well-ordered shop / With all of the lights on, and nothing to swap
detail | Your foot used to find mine across the whole bed / Your hand used to rest on the back of my head / You'd text me the clouds when they looked like a cow / I see them myself, and I don't tell you now
story | We went to the place where we'd danced till they closed / We sat, and we smiled, and I think we both dozed / They played us our song, and you looked for your coat / I had to pretend there was bread in my throat
turn | You said it, not angry, while folding a sheet / You held up your corners, our fingers would meet / You said, do you think that it's gone? I said, yes / We folded it neatly. There wasn't a mess
feel | If someone had lied, or if someone had hit / You'd know where to put it, you'd know which is it / But how do you grieve for a thing that's not dead / It just went out walking. You sleep in its bed
pre | Pass me the paper, and how was your day / Fine, and was yours, and then nothing to say
bridge | I'll always know how you take coffee, and sigh / I'll pick out your cough when there's thousands go by / I hope someone tells you a cloud, and you run / To see it. I hope so. I'd looked at each one

== situation_?ships?|friends_with_benefits|no_strings(?:_attached)?|casual_(?:dating|thing|relationship)|what_are_we|booty_calls?|one[-_]night_stands?|rebounds?(?!ed)|open_relationships?
hook | What do I call you :: What do I call you, a friend or a cold / A habit, a weather, a hand that I hold / You're here every Thursday, you're gone before two / My mother has asked me, so what do I call you
hook funny | It's not a thing :: It's not a thing, it's just every night / It's not a thing, it's your toothbrush, on sight / I know all your nieces, I've fixed your front spring / I've cried at your birthday, but it's not a thing
scene | You text me a question mark, quarter past ten / I say I'm not waiting. I'm dressed again, then / You come with your jacket still on, and a grin / I've cleaned the whole flat, and I say, oh, come in
detail | One sock, and a charger, a book with your name / We don't say tomorrow, we don't play that game / You keep the door open a crack with your shoe / I'm not in your photos. I'm next to the view
story | We met your old schoolmate, he shook me by hand / You said, this is, and then you looked at the band / This is, said your mouth, and it stopped there to park / This is my, you told him. It got rather dark
turn me | I practised it twice in the bathroom, out loud / I don't want a ring, and I don't want a crowd / I only want someone to say where they'll be / On Sunday, in daylight, and say it to me
feel me | They told me it's modern, it's easy, it's light / It weighs like a piano at three in the night / I'm good at no questions, I'm good at no fuss / I've got so low-maintenance, there isn't an us
pre | Don't make it heavy, don't make it a deal / Don't look at me, then, like it might have been real
bridge me | So here's your one sock, and your charger, your key / You never once gave me it. That was for me / I'm nobody's maybe, I'm nobody's late / I'm somebody's answer. And I'd rather wait

== (?:my_)?ex(?:-(?:boyfriend|girlfriend|husband|wife))?(?:_is|_just|'s)?_(?:got(?:ten)?_married|getting_married|engaged|got_engaged|moved_on|having_a_baby|happy|wedding)(?:_\\w+)*|my_ex's_(?:wedding|new_(?:girlfriend|boyfriend|wife|husband))|my_ex-(?:wife|husband)'s_new_(?:husband|wife)
hook me wistful | Send them the kettle :: I looked at the list, and I picked the right thing / I wrote a nice card with a bird and a ring / I'm happy, I'm happy, I'm in fine old fettle / I cried in the car park. I'll send them the kettle
hook me | That was my song :: They danced to the one that you once said was ours / I saw the whole video, twice, with the flowers / She's lovely, she's laughing, I've nothing, it's wrong / To be so upset, but, love, that was my song
scene me | I found out from Facebook, a friend of a friend / A field, and a dress with a dog at the end / You'd got the grey suit on we fought about, twice / You look good in grey. And you look rather nice
detail me | You said you'd not marry, you said not for you / You said that it's paper, you said that, and blue / Is never your colour. Your tie is, I see / It wasn't the paper, then. Only, with me
story me | My sister came over with gin and a mop / She'd brought me a list of the reasons to stop / She got to your feet, and the way that you chew / We laughed, and I thought, well, I liked that bit, too
turn me | I walked past our bench in the first of the frost / I waited to feel all the things I had lost / A pigeon came over. It looked at my bun / I noticed I'd not thought of you since about one
feel me | I don't want you back, and I wouldn't know where / I'd put you, I've given your side to a chair / It's only that somewhere I'd left on a light / In case you were passing. I'll switch it off, right
pre me | Like it, don't like it, my thumb in the air / Zoom in on the cake, and then zoom in on her hair
bridge me | So here's to the both of you, truly, and how / I hope that she knows about peanuts, by now / I hope you're as happy as we said we'd be / I've kept just the one thing. The good half of me

== love_triangles?|in_love_with_two_(?:people|men|women|girls|boys|guys)|torn_between_two(?:_\\w+)*|choos(?:e|ing)_between_two(?:_\\w+)*
hook | One chair too many :: There's you, and there's me, and there's him at the door / We laid it for two, and we're needing one more / I'd cut up my heart, but it doesn't have any / Straight lines to cut by. It's one chair too many
hook wistful | Half of the bread :: I gave you the one half, I gave him the rest / I gave you my Sundays, I gave him my best / I lay there and listened to what no one said / We all of us starved on the half of the bread
scene | Two phones on the table, the one and the two / They buzz like two bees, and they're both of them blue / I turn them both over, I look at the rain / It runs down in two lines, then joins, on the pane
detail | Your scarf's on the chair, and his book's by the bed / I've mixed up the stories of what each one said / I laughed at his joke, and I told you it, too / You said, you have told me. I hadn't. Not you
story me | He brought me the sea and he brought me a storm / The other one brought me a coat, to be warm / I lay there and counted the cracks in the wall / The one for the storm, and the one for it all
turn me | I wrote it in columns, I added it up / The eyes, and the jokes, and who washes the cup / They came out the same. And I looked at my hand / It had drawn you both, very small, in the sand
feel | You can't choose by counting, you can't choose by night / You can't choose by who would be losing the fight / You find, when your good news has come through the door / There's one that you ring first. You've rung him before
pre | Left says the one foot, and right says the shoe / Somebody's crying, whatever I do
bridge | So none of us won it. I sat on the stair / You'd both of you gone, and you'd left me the chair / I thought I'd been rich, with two hands held in mine / I'd only been frightened of choosing a line

== office_romances?|(?:crush_on|in_love_with|dating|fell_for|kissed)_(?:a_|my_)(?:co-?worker|colleague|boss)|work_crush|love_at_work
hook bright | Meet me by the printer :: Meet me by the printer, I've nothing to print / You've ink on your collar, I'll give you a hint / It's been a cold spring and a very long winter / There's warmth in the toner, love, meet me by the printer
hook funny | Kind regards :: Kind regards, I have written. I mean, if you please / Let's run off to Lisbon, I'll cook you some peas / I've typed it, I've wiped it, I'm playing my cards / I sign it, I send it you, yours, kind regards
scene | A look in the lift, and the doors take an age / You hand me some paper, I can't read the page / You say something clever concerning the bin / I laugh like a donkey. There's tea on my chin
detail | Two mugs on the draining board, touching, just so / An email on staplers, with one kiss below / The whole of accounts has a bet on the date / We think no one knows it. It's up on a slate
story | The alarm went at three, and we stood in the wet / With hi-vis and clipboards, the whole of the set / You held your umbrella half over, half not / I've wished for a fire ever since. Quite a lot
turn | You handed your notice in, Friday at four / I stapled my thumb and I slid down the door / You came with your box, and you said, here's the thing / I can't date the staff. So I've left. Give me a ring
feel | I used to love weekends, I used to hate nine / I'd drag myself in with the rest of the line / And now it's on Sundays I stand at the glass / And wait for the alarm clock, and Monday, and Mass
pre | Look busy, she's coming, look down at your shoe / I've copied one page for an hour, for you
bridge | The office Christmas party, they put out the light / We stood in the stationery, holding on tight / And then came a cheer, and the whole place was in / They'd all of them waited since spring to begin
`)
