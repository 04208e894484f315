import { BRAVE_HOOKS, BRAVE_PAIRS, HEAVY_HOOKS, HEAVY_PAIRS,
  HUSH_HOOKS,
  HUSH_PAIRS, KNOWN_HOOKS, KNOWN_PAIRS, LOYAL_HOOKS, LOYAL_PAIRS, MISS_HOOKS, MISS_PAIRS } from './toldMoods.ts'

// Choruses whose title is what the request tells: * is its own sentence, "You never stop talking", before a tail that rhymes.
export type ToldMood = 'bright' | 'mine' | 'mourn' | 'part' | 'funny' | 'angry' | 'rueful' | 'tale' | 'says' | 'event' | 'child' | 'comfort' | 'ache' | 'deed' | 'goodbye' | 'vow' | 'brave' | 'loyal' | 'miss' | 'heavy' | 'known' | 'hush'

export const rows = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

export const TOLD_HOOKS: Readonly<Record<ToldMood, readonly string[]>> = {
  bright: rows(`
    *, and the kettle agrees / *, from your head to your knees / You're honey and thunder, you're biscuits and bees / *, and the kettle agrees
    *, and it's catching, I swear / *, and it's there in your hair / You walk in a room and you alter the air / *, and it's catching, I swear
    *, and I'm taking it down / *, it's the best act in town / There's people in velvet with less of a crown / *, and I'm taking it down
    *, and I love you for that / *, so I take off my hat / The world can be windy, the world can be flat / *, and I love you for that
    *, and don't ever change / *, wonderful, strange / I wouldn't swap you for a mountain range / *, so don't ever change
    *, what would we do / *, if there wasn't a you? / The days would be longer, the colours be few / *, oh, what would we do?
    *, sing it out loud / *, in front of the crowd / There's one of you only, and we're all so proud / *, so sing it out loud
    *, that's you to a tee / *, it's plain to see / There isn't another, there never will be / *, that's you to a tee
    *, and the whole room lights up / *, so fill up a cup / They're laughing already before you get up / *, and the whole room lights up
    *, and it makes my day / *, in your own sweet way / There's people who'd pay for a seat, I'd say / *, and it makes my day
    *, and they'll never know how / *, so please take a bow / There's many have tried it, and look at them now / *, and they'll never know how
    *, and nobody minds / *, there's just one of your kind / They threw out the mould, and it's no longer signed / *, and nobody minds
    *, and they ought to be told / *, in letters of gold / There's people who'd queue for it out in the cold / *, and they ought to be told
    *, hang a lamp by your name / *, and we're glad that you came / The room without you in is never the same / *, hang a lamp by your name
    *, give the people what's due / *, and the credit's for you / We've looked for a better one, looked the street through / *, give the people what's due
    *, and I'm bound to confess / *, it's a gift, more or less / I asked all the neighbours, and all said, oh, yes / *, and I'm bound to confess
  `),
  mine: rows(`
    *, and I wouldn't trade / *, it's a bed that I made / I've been in the sunshine, I've been in the shade / *, and I wouldn't trade
    *, so what do you say? / *, and it's only today / I've nothing to sell you, I've nothing to weigh / *, so what do you say?
    *, write it down, write it down / *, I'm the talk of the town / I'd rather be that than a king with a crown / *, write it down, write it down
    *, and I'm learning the tune / *, by the light of the moon / It's later than morning and earlier than noon / *, and I'm learning the tune
    *, it's as plain as a plate / *, it was worth the long wait / I'm here at the table, I'm only just late / *, it's as plain as a plate
    *, and I'm not the same / *, I could burst into flame / I looked in the mirror and asked it my name / *, and I'm not the same
    *, that's where I've been / *, and it's all I have seen / There's before, and there's after, and me in between / *, that's where I've been
    *, and I'm telling you now / *, I couldn't say how / I made up my mind and I made it a vow / *, and I'm telling you now
    *, and here I stand / *, with my hat in my hand / It's nothing I practised and nothing I planned / *, and here I stand
    *, and that's how it goes / *, from my head to my toes / It isn't a secret, the whole street knows / *, and that's how it goes
    *, can you hear me, world? / *, with my flag unfurled / I stood in the garden, I shouted, I twirled / *, can you hear me, world?
    *, and it feels like mine / *, like a drawn-in line / I don't need a trumpet, I don't need a sign / *, and it feels like mine
    *, let it ring, let it ring / *, it's a hell of a thing / I hadn't a voice till I started to sing / *, let it ring, let it ring
    *, and the world didn't end / *, I've a year to mend / I talk to the mirror as I would to a friend / *, and the world didn't end
    *, put it down to the rain / *, I would do it again / There's pieces of me going by on a train / *, put it down to the rain
    *, and I wear it with pride / *, with the lining outside / I've tried to be other things. Everyone's tried / *, and I wear it with pride
  `),
  comfort: rows(`
    *, so come over here / *, you can whisper it, dear / There's nobody brave who has never known fear / *, so come over here
    *, and I'll hold your hand / *, I do understand / We'll do it by inches, we'll do it as planned / *, and I'll hold your hand
    *, well, so was I / *, it gets easier, by and by / There's stars you can only see out of a dark sky / *, well, so was I
    *, I'll leave on the light / *, it'll all come right / The smallest of candles can see off the night / *, I'll leave on the light
    *, and that's all right / *, but you're winning the fight / You're braver than you can be told in one night / *, and that's all right
    *, and you're doing all right / *, and I'm here for the night / The bears in the wardrobe have put out the light / *, and you're doing all right
    *, let it come, let it go / *, and nobody need know / I've got a spare pocket for all of your woe / *, let it come, let it go
  `),
  deed: rows(`
    *, and I'll never forget / *, and I'm not done yet / I wrote it in ink so it couldn't get wet / *, and I'll never forget
    *, and it changed everything / *, like the first day of spring / You thought it was just a small ordinary thing / *, and it changed everything
    *, it was you, it was you / *, and nobody knew / The size of the thing that you'd chosen to do / *, it was you, it was you
    *, let me say it out loud / *, and you never were proud / I've waited for years to say that to a crowd / *, let me say it out loud
    *, and look where we are / *, and we've come very far / I'd hang up your name on the end of a star / *, and look where we are
    *, and you'd say it was luck / *, when the whole thing was stuck / I was under the wheels, and you lifted the truck / *, and you'd say it was luck
    *, and I owe you a tune / *, in the worst of that June / You came like the bread comes, not ever too soon / *, and I owe you a tune
    *, put it up on the board / *, it's its own reward / I'd give you the town and a horse and a sword / *, put it up on the board
  `),
  goodbye: rows(`
    *, so go with a wave / *, and we're all being brave / There's cake on a plate that I wanted to save / *, so go with a wave
    *, and who'll make us laugh? / *, they've cut us in half / I'm keeping your mug and a daft photograph / *, and who'll make us laugh?
    *, but don't go too far / *, wherever you are / There's always a light and a door left ajar / *, but don't go too far
    *, and the chair's going spare / *, it won't seem quite fair / I'll still look across, and I'll talk to the air / *, and the chair's going spare
    *, so write when you can / *, with your pencil and plan / The office goes quiet, there's just me and Dan / *, so write when you can
    *, and I'm glad, and I'm not / *, it's you, on the dot / There's one like you comes, and you're all that we've got / *, and I'm glad, and I'm not
    *, so turn off the light / *, it's a funny old night / I've laughed till I cried, and I'm crying all right / *, so turn off the light
    *, and we've cut you the cake / *, there's a speech yet to make / There's nobody ready, so give it a shake / *, and we've cut you the cake
  `),
  vow: rows(`
    *, and I mean it this time / *, it's a mountain to climb / I've said it before, but it's never been mine / *, and I mean it this time
    *, so help me, I will / *, I'm halfway up the hill / There's something inside me that won't keep still / *, so help me, I will
    *, just one day, just one / *, till the next one's begun / I'll do it in pieces, I'll do it, it's done / *, just one day, just one
    *, and you'll see, and you'll see / *, I'm doing it for me / I've picked up the lock and I'm turning the key / *, and you'll see, and you'll see
    *, watch me begin / *, with a bit of a grin / I've lost it before, but today I might win / *, so watch me begin
    *, you can hold me to that / *, I have taken off my hat / I've said it to Mother, the moon and the cat / *, you can hold me to that
    *, and I'll do it by hand / *, though it's not what I planned / It starts with a shovel, it starts with the sand / *, and I'll do it by hand
  `),
  ache: rows(`
    *, and I look at the door / *, and I look a bit more / There's only so much that a window is for / *, and I look at the door
    *, and I understand why / *, and some days I could cry / I don't say a thing, I just let it go by / *, and I understand why
    *, and the days go slow / *, I just wanted you to know / I'm not keeping count, though the numbers still grow / *, and the days go slow
    *, but I love you the same / *, and there's no one to blame / I say it in private, I say it by name / *, but I love you the same
    *, and it's nobody's fault / *, like the sea and its salt / I'd ask the whole turning world, please, just to halt / *, and it's nobody's fault
    *, and the tea has gone cold / *, it's a hand that I hold / There's things you get used to, and never get told / *, and the tea has gone cold
    *, and I sit by you still / *, there's a bird on the sill / I'd carry it for you right over the hill / *, and I sit by you still
  `),
  event: rows(`
    *, tell the birds, tell the bees / *, hang it up in the trees / I've not been so happy since grazes on knees / *, tell the birds, tell the bees
    *, put the date on the wall / *, ring the aunts, ring them all / We've bread on the table, and lamps in the hall / *, put the date on the wall
    *, hold on to your hat / *, just imagine that / The news got around to the neighbour's cat / *, so hold on to your hat
    *, and we're all of us here / *, so give it a cheer / It won't come again, not like this, not this year / *, and we're all of us here
    *, ring every bell / *, have you heard, can you tell? / I've told all the street and the postman as well / *, so ring every bell
    *, it's a page, it's a start / *, I can hear my own heart / There's hope in it, nerves in it, both of them part / *, it's a page, it's a start
    *, open the door / *, there's more, there's more / I've not seen a day look like this one before / *, so open the door
    *, and the sun came out / *, so give it a shout / There's no one among us could have any doubt / *, and the sun came out
    *, and I've run out of hands / *, there'll be streamers and bands / I hugged the wrong bus driver. He understands / *, and I've run out of hands
    *, open all of the doors / *, there's a dance on these floors / I'll tell you my news if you'll tell me what's yours / *, open all of the doors
    *, and it's only begun / *, and the best of it's to come / We've bread and we've cider, a fiddle, a drum / *, and it's only begun
  `),
  child: rows(`
    *, clap, clap, clap / *, tap, tap, tap / Round the back garden and into my lap / *, clap, clap, clap
    *, did you see, did you see? / *, as quick as can be / I told it to Teddy, and now you tell me / *, did you see, did you see?
    *, what a thing, what a thing / *, flap, flap, wing / Everyone hop on one leg now, and sing / *, what a thing, what a thing
    *, hip hip hooray / *, that happened today / Show me with fingers, and show me the way / *, hip hip hooray
    *, and around and about / *, let it in, let it out / We whisper it first, and then one, two, we shout / *, and around and about
    *, tell the moon, tell the mouse / *, all over the house / We'll hide in the curtains and giggle and grouse / *, tell the moon, tell the mouse
  `),
  mourn: rows(`
    *, and I hold on to that / *, there's your coat, there's your hat / I talk to the chair where you always sat / *, and I hold on to that
    *, and I still see you there / *, with the light in your hair / There's no one has taken your place, or your chair / *, and I still see you there
    *, I remember it all / *, there's your frame on the wall / I hear you some evenings come in through the hall / *, I remember it all
    *, and you're not far away / *, I say it each day / I learned it by heart so it knows how to stay / *, and you're not far away
    *, that's the thing I will keep / *, when I can't get to sleep / The years are a river, the river is deep / *, that's the thing I will keep
    *, that's the you that I know / *, and I won't let it go / The garden comes up, and the evenings come slow / *, that's the you that I know
    *, and it hurts and it's good / *, as only you could / I'd give you the world back, I'd give it, I would / *, and it hurts and it's good
    *, and it's you, through and through / *, and I'll say it for you / There's not many days that I don't, one or two / *, and it's you, through and through
    *, and it's kept, and it's mine / *, like a shirt on a line / It fills up with wind when the weather is fine / *, and it's kept, and it's mine
  `),
  part: rows(`
    *, and the kettle's gone cold / *, there's a coat I can't fold / I'm waiting for morning, I do what I'm told / *, and the kettle's gone cold
    *, that's all that you said / *, it goes round in my head / There's one of us walking, and one stuck instead / *, that's all that you said
    *, and I'm left with the door / *, I don't know what for / I keep on expecting your step on the floor / *, and I'm left with the door
    *, and I wish you had stayed / *, with the bed still unmade / I've kept all the records that nobody played / *, and I wish you had stayed
    *, and I'm letting it be / *, there's the wind, there's the sea / You go your own way and you leave mine to me / *, and I'm letting it be
    *, so that's how it ends / *, we can't even be friends / There's more in the silence than anyone sends / *, so that's how it ends
    *, and I say it out slow / *, now everyone'll know / I practised not caring, it doesn't quite show / *, and I say it out slow
    *, and I washed up the plate / *, I was three minutes late / I'd words by the dozen, I swallowed them straight / *, and I washed up the plate
    *, and there's snow on the line / *, I keep telling them, fine / There's half of a table, and that half is mine / *, and there's snow on the line
    *, and the moon didn't care / *, and I sat on the stair / I held your old jumper, it's more or less air / *, and the moon didn't care
    *, so I've turned out the lamp / *, and the pillow is damp / You can't send a heart back for want of a stamp / *, so I've turned out the lamp
  `),
  funny: rows(`
    *, and we don't know why / *, we've asked, and we try / It's been the same since we were both knee-high / *, and we don't know why
    *, every day of the week / *, so who wants to speak? / It started in March, and it isn't a streak / *, every day of the week
    *, it's a talent, it's true / *, there's nothing to do / We've looked for the switch, and we haven't a clue / *, it's a talent, it's true
    *, can we please have some peace? / *, somebody call the police / I've written to Norway, I've written to Greece / *, can we please have some peace?
    *, and the cat's moved out / *, there's no room for doubt / The neighbours all know what we're singing about / *, and the cat's moved out
    *, and we love it, we do / *, what else can you do? / You can't pick your people, you can't pick your crew / *, and we love it, we do
    *, give us strength, give us tea / *, and it had to be me / There's one in each household, there's one up each tree / *, give us strength, give us tea
    *, put that on my grave / *, Lord knows I was brave / There's no one will tell you how well I behave / *, so put that on my grave
    *, and I'd just mopped the floor / *, and it happened once more / I've asked for a transfer. I've asked for next door / *, and I'd just mopped the floor
    *, call the press, call the vet / *, I am not over it yet / I've told it at parties to people I've met / *, call the press, call the vet
    *, and the judge wasn't moved / *, it will have to be proved / I've photos, I've diagrams, all disapproved / *, and the judge wasn't moved
  `),
  angry: rows(`
    *, and they look the other way / *, every God-given day / They smile for the camera, they've nothing to say / *, and they look the other way
    *, and we won't let it lie / *, so look us in the eye / You can't buy our silence, you're welcome to try / *, and we won't let it lie
    *, and we're out on the street / *, hear the sound of our feet / There's no one so small that they have to retreat / *, and we're out on the street
    *, and somebody knew / *, and it might have been you / The paper was signed and the money went through / *, and somebody knew
    *, not in my name / *, and they call it a game / I'm writing it down, and I'm writing the blame / *, not in my name
    *, and you're looking away / *, it's as plain as the day / We paid for the table, and what did you say? / *, and you're looking away
    *, so we're banging the pan / *, for as long as we can / There's nothing so loud as a quiet old man / *, so we're banging the pan
    *, sign your name, sign your name / *, it's the same, it's the same / You can't put a fire out by blaming the flame / *, sign your name, sign your name
  `),
  rueful: rows(`
    *, well, what can you do? / *, and it came from the blue / You laugh at the ceiling, you tie up your shoe / *, well, what can you do?
    *, and the rain's coming down / *, all over town / I turned up my collar, I gave it a frown / *, and the rain's coming down
    *, and I'm still on my feet / *, on the very same street / It takes more than that for a man to be beat / *, and I'm still on my feet
    *, pour me a tea / *, and I'd say it was me / I'll laugh in the morning, just wait and you'll see / *, so pour me a tea
    *, and that's how it went / *, to the very last cent / I've looked for a lesson, I don't know what it meant / *, and that's how it went
    *, so I'm singing it slow / *, and now you all know / You build up a tower, and down it can go / *, so I'm singing it slow
    *, and I'd do it again / *, about nine times in ten / I've learned it, I've learned it, I'll learn it. But when? / *, and I'd do it again
    *, put the kettle on, Jean / *, I've a terrible scene / I don't want advice, I want something in between / *, put the kettle on, Jean
    *, what a day, what a day / *, and the sky's looking grey / I've half of a biscuit, I'll throw it away / *, what a day, what a day
  `),
  tale: rows(`
    *, have you heard, have you heard? / *, it's all true, every word / They sing it in kitchens, they taught it a bird / *, have you heard, have you heard?
    *, so the story is told / *, let the evening grow old / Come in to the fire, come in from the cold / *, so the story is told
    *, and I had to stay / *, and I'd missed it all day / You walk through a town with your head turned away / *, and I had to stay
    *, as far as I know / *, it was ages ago / There's news on the wireless from here to Bordeaux / *, as far as I know
    *, and the whole town came / *, and nothing's the same / They still tell the children, they still say the name / *, and the whole town came
    *, and nobody knows / *, how the rest of it goes / It's deeper than winter, it's soft as the snows / *, and nobody knows
    *, that's where I'd begin / *, let the evening come in / You keep all your dragons, your gold in a tin / *, that's where I'd begin
    *, and the river ran on / *, and by morning was gone / There's just the one feather the moonlight had shone / *, and the river ran on
    *, mark my words, mark my words / *, it was told by the birds / They got it from sailors, from shepherds, from herds / *, mark my words, mark my words
    *, and who would have known? / *, on a night all alone / It's cut on the side of a tall standing stone / *, and who would have known?
  `),
  brave: rows(BRAVE_HOOKS),
  loyal: rows(LOYAL_HOOKS),
  miss: rows(MISS_HOOKS),
  heavy: rows(HEAVY_HOOKS),
  hush: rows(HUSH_HOOKS),
  known: rows(KNOWN_HOOKS),
  says: rows(`
    “*,” that's all that we hear / “*,” from January to year / It's carved on the desk and it's stamped on the ear / “*,” that's all that we hear
    “*,” and he's gone again / “*,” that's nine out of ten / We've tried it with paper, we've tried it with pen / “*,” and he's gone again
    “*,” that's the wisdom of age / “*,” on every page / They'll put it in lights on some faraway stage / “*,” that's the wisdom of age
    “*,” put it up on the wall / “*,” it's the answer to all / For love and for winter, for rise and for fall / “*,” put it up on the wall
  `),
}

// What is too long for a tail stands alone, twice: these are the lines between, which rhyme with each other.
export const TOLD_PAIRS: Readonly<Record<ToldMood, readonly string[]>> = {
  brave: rows(BRAVE_PAIRS),
  loyal: rows(LOYAL_PAIRS),
  miss: rows(MISS_PAIRS),
  heavy: rows(HEAVY_PAIRS),
  hush: rows(HUSH_PAIRS),
  known: rows(KNOWN_PAIRS),
  bright: rows(`
    We've put it in icing, with room for a rose / It's news to nobody, the whole parish knows
    If anyone's asking, we'd say it again / We've told it at breakfast, and written to Spain
    It's one of the things that we'd tell to the queen / If ever she asked us just how you have been
    There's nobody quite like you, near or far / And that's how we know you for who you are
    So come here and stand in the middle, and bow / If no one has told you, I'm telling you now
    I'd know it was you from the end of the street / You carry the sun in on both of your feet
    I told it the baker, I told it the bus / They nodded, and said that they'd had it from us
    I looked up the word for it, nobody's got / A word for the half of it, not for the lot
    You'll tell me it's nothing, you'll tell me to hush / I'm telling you, look at you, starting to blush
  `),
  mine: rows(`
    It doesn't sound much when I say it like this / But it had a ring to it, something like bliss
    I'd tell it to strangers, I'd tell it to trees / I'd tell it to you with my chin on my knees
    You'd think it was nothing, you'd think it was small / I've thought about nothing since then, not at all
    I say it out loud, and it starts to feel true / I don't know what happens, I know what I'll do
    It came up behind me, it winked as it passed / And none of my watches have ever run fast
    I keep it in daylight, I keep it in view / Some people have gardens, and some have a few
    I hum it while peeling, I hum it in queues / It's there in the laces I tie on my shoes
    It's all I can talk about, all I can see / It's there on the pillow each morning with me
    I've looked for the hinge of it, looked for the seam / It comes when I'm shaving, it comes when I dream
    I carried it quietly, end of the bus / I don't like a scene, and I don't like a fuss
    It's mine, like my elbow, my left-handed shoe / I wouldn't know what to be like without you
    I'm not saying everyone ought to, or should / I'm saying I stood there, and stood there, and stood
  `),
  mourn: rows(`
    I think of it often, I think of it now / I hear it and see it, and couldn't say how
    I say it in whispers, I say it in song / It brings you in closer, it won't be for long
    It's one of the things that the years cannot keep / I sing it myself till I fall asleep
    We tell it at table, we tell it in turn / The little ones listen, the little ones learn
    It's small as a button, it's all that I found / I've got it in here, and I turn it around
    You'd laugh if you saw us, you'd tell us to stop / We've got it all wrong, and the tears go plop
  `),
  part: rows(`
    The kettle came on and the kettle went off / I didn't say much, I just had a small cough
    I looked at the clock, and it looked back at me / I still had my coat on at half past three
    I've said it to no one, I've said it to walls / It's quiet at night, and nobody calls
    I'd like to say something that's clever and strong / I've only got this, and it's most of the song
    The streetlight comes on and the rain's coming in / I don't know the end, so I always begin
    The bread was still warm and the door was still wide / I'd thought there was weather. It all was inside
    I counted the hooks in the hall, there were four / There's one of them empty, there's one by the door
    I'd have asked you to stay if I'd known how to ask / I stood there as useful as wine in a flask
  `),
  funny: rows(`
    I wouldn't have minded, I wouldn't have said / But it's in my ears when I lie in my bed
    There's people who pay to see things of the sort / I get it for nothing, I get it for sport
    I smile and I nod, and I drink up my tea / There's nobody living more patient than me
    I've nothing to say, so I'm saying it twice / If you have a cure, we'd be glad of advice
    I've put it in writing, I've told it by phone / There's groups you can go to. I went there alone
    I'd like it put down in the records somewhere / With stamps on the corners, and two copies, there
    I went to the doctor, he wrote it all down / He's told all the doctors all over the town
    I've tried to be angry, I've practised the face / It slips at the corners, it won't stay in place
    They said it was normal, they said it would pass / I've shown them the dent in the door, and the glass
  `),
  angry: rows(`
    They smile on the posters, they smile on the news / They've never once walked for a day in our shoes
    You can turn up the music, you can turn down the light / We'll still be here singing it all through the night
    They thought we'd forget it, they thought we'd be tired / We've got it by heart, and our hearts are all wired
    We're told to be patient, we're told to sit tight / They tell us by post, and they spell our names right
    I've knocked and I've written, I've stood in the queue / I'd like to be quiet. I'll let you know who
    They've lawyers, they've lobbies, a view and a lawn / We've only got feet, but we're walking at dawn
  `),
  rueful: rows(`
    I thought of a word, and I said it out loud / It's not one I use when I'm out in a crowd
    The sky looked at me, and I looked at the sky / We neither of us had a word to say why
    You can laugh if you want to, I'd laugh if I could / It'll make a good story, it's not yet that good
    I sat on the kerb and I looked at my shoes / It's one for the papers, it's one for the blues
    I'd like to be wiser, I'd like to be tall / I'd settle for being less sat in a hall
    I wrote it in pencil, I rubbed out the part / With me in it, mostly. It's more a false start
    There's people have worse things, I tell myself so / I'd just like to meet them, and say it, hello
  `),
  tale: rows(`
    It's not in the papers, it's not on a plaque / But some who went out there have never come back
    You'd laugh if you heard it, you'd say, is it so? / I only say what the old ones all know
    They tell it in winter when evenings are long / And some of it's gossip, and some of it's song
    You won't find it written, you won't find a sign / I heard it from your folk, and they heard from mine
    There's some say they saw it, there's some say they knew / I tell it you straight, as I'd have it told, too
    You think what you like of it, think what you will / I've turned it in bed, and I'm turning it still
    I only was small, but I stood by the gate / I saw what I saw, and it wasn't that late
    The fire had gone over to ember and ash / And somebody told it, not bold and not brash
    The young ones all giggle, the old ones look down / There's nobody says it too loudly in town
    My uncle once told it, then took it all back / His cup shook a little, the night was that black
  `),
  says: [],
  goodbye: rows(`
    We don't like a fuss, so we've made a big one / There's bunting, there's banners, there's all of it, done
    We've signed you a card with the whole of the street / There's never been anyone harder to beat
    I'll miss you on Mondays, I'll miss you at three / There's nobody else here who makes the right tea
    Go on, and be brilliant, and show them out there / And come back and tell us, we'll keep you the chair
    You'll say you'll come back, and we'll say that we know / There's somebody's hankie, there's somebody's bow
    We've practised the song, and we can't get it straight / There's three of us early and one of us late
  `),
  vow: rows(`
    I've written it large on the fridge, in the hall / I'd like to be someone who did it, that's all
    I've set the alarm, and I've laid out my shoes / I've told it to people so I can't refuse
    I've started before, and I've stopped before, too / There's only the one way to find if it's true
    It's not going to kill me, it might make me strong / I've got it by heart, it's a very short song
    I've told it the dog, and I've shaken his paw / He's older than I am. He's heard it before
    The first mile is talking, the second is feet / The third I'll be singing it out in the street
    I've put it in writing, I've put it in soap / On the bathroom mirror, in front of my hope
  `),
  event: rows(`
    I wrote it in pencil, I wrote it in ink / I had to sit down for a minute to think
    So open the windows and let it be known / It's not every day has a day of its own
    I've looked at the calendar, looked at the sky / There's some days you keep, and they don't go by
    I want it on banners, I want it in lights / I'll sing it on Sundays, I'll sing it at nights
    I woke up at four, and I lay there and beamed / I had to get up to make sure I'd not dreamed
    The dog's got a ribbon, the gate's got a bow / There's nobody left in the county to know
    We've borrowed some chairs, and we've borrowed a tent / We've no idea where the good scissors all went
  `),
  child: rows(`
    Clap with your fingers and stamp with your feet / We'll sing it so loud they can hear down the street
    One for the teddy and two for the bear / And three for whoever is still on the stair
    We'll sing it to breakfast, we'll sing it to tea / We'll sing it to Grandpa asleep in the tree
    One foot in a puddle and one in the sky / Let's do it again now, you first, and then I
    And what does the cow say, and what says the door? / They say, little person, oh, sing us some more
  `),
  comfort: rows(`
    I'm here on the landing, I'm here by the light / And nothing can get past the two of us, right?
    It's only as big as you're letting it be / So squeeze on my fingers and count up to three
    I'll sit on the floor with my back to the bed / We'll say all the nice things that anyone's said
    It's big in the night, and it's small in the day / We'll shrink it together, we'll blow it away
    I haven't a sword, and I haven't a spell / I've got this old lap here. It works very well
  `),
  ache: rows(`
    I say it so softly that nobody hears / I've had it beside me for what feels like years
    There's no one to blame, and there's nothing to do / I just sit down here for a while with you
    I bring you the paper, I bring you the sun / I read you the headlines, I make up just one
    Some days there's a window, some days there's a wall / I come here for either. I come here for all
    I've learned how to wait in a different way / I don't count the hours, I just count the day
  `),
  deed: rows(`
    You'd say it was nothing, you'd look at the floor / I say it was something, I say it was more
    I know what it took, and I know what it cost / And where I'd have ended without it, and lost
    You never once said it, so I'll say it now / I don't know the way to repay it, or how
    I've carried it with me, I carry it still / I said I would thank you one day, and I will
    I've told it to people who'd nothing to gain / They put down their cups, and I told it again
    You'd not have me say it, you'd go and make tea / So drink it up slowly, and listen to me
    It's easy to talk, and the talkers are loud / You'd gone and done all of it, back of the crowd
  `),
}
