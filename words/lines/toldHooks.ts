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
    *, and it lights up the day / *, in your own sweet way / The clouds have gone over, the sun's come to stay / *, and it lights up the day
    *, and don't ever change / *, wonderful, strange / I'd know you wherever the stars rearrange / *, and don't ever change
    *, you're a light, you're a spark / *, like a star in the dark / The places you walk through are left with your mark / *, you're a light, you're a spark
    *, and I hear it ring / *, like the heart of a thing / Of all that is golden, it's you that I sing / *, and I hear it ring
    *, sing it out, sing it loud / *, like the sun through a cloud / I stand here and say it, I say it out proud / *, sing it out, sing it loud
    *, and there's no one the same / *, like a torch, like a flame / The morning gets up when it hears your name / *, and there's no one the same
    *, and I hope you know / *, and it moves me so / It lifts me, it turns me, it makes the heart grow / *, and I hope you know
    *, and that's who you are / *, and you'll go so far / I wished, and I never had need of a star / *, and that's who you are
    *, and it makes me sing / *, like a bird on the wing / The winter gives way, and it turns into spring / *, and it makes me sing
    *, and I'm glad, and I'm glad / *, of all hearts to be had / You're joy on the good days and hope on the bad / *, and I'm glad, and I'm glad
    *, every time, every time / *, like a bell, like a rhyme / You make the day lighter, the hill a short climb / *, every time, every time
    *, and it's plain to see / *, and you shine on me / You open a window and set the day free / *, and it's plain to see
    *, and you do it with grace / *, it is there in your face / There's warmth going out from you, filling the space / *, and you do it with grace
    *, let me tell the whole earth / *, for whatever it's worth / It's sunlight and courage, it's laughter, it's mirth / *, let me tell the whole earth
    *, may it never grow old / *, may it always be told / It's brighter than silver, it's warmer than gold / *, may it never grow old
    *, and I love that in you / *, and it's true, and it's true / The world has more light in it now than I knew / *, and I love that in you
  `),
  mine: rows(`
    *, and I'd live it once more / *, with an open door / There's more of me now than there was before / *, and I'd live it once more
    *, and it's mine to keep / *, when the night gets deep / I wake with it, walk with it, take it to sleep / *, and it's mine to keep
    *, and I'm taking the road / *, with a lighter load / There's blood in my body like rivers that flowed / *, and I'm taking the road
    *, let them doubt, let them frown / *, and I won't be put down / The river I swam in was too deep to drown / *, let them doubt, let them frown
    *, and I feel it in my bones / *, over rivers and stones / There's a voice in my chest with a thousand tones / *, and I feel it in my bones
    *, every breath that I take / *, every step that I make / The ground isn't going to give or to break / *, every breath that I take
    *, and I'm letting it show / *, and I won't let it go / There's somewhere inside me that needed to know / *, and I'm letting it show
    *, and it's all in my hands / *, and I know where it stands / I'm writing my name on the wind and the sands / *, and it's all in my hands
    *, and I'm crossing the line / *, and I'm going to be fine / The life I am living is finally mine / *, and I'm crossing the line
    *, and I'm saying it loud / *, like the wind to a cloud / I'm one out of many, I'm one in a crowd / *, and I'm saying it loud
    *, come the sun, come the rain / *, through the joy, through the pain / Whatever I lose by it, look what I gain / *, come the sun, come the rain
    *, and the world is wide / *, with the light inside / I've nowhere to run, and I've nothing to hide / *, and the world is wide
    *, right here, right now / *, and I'm learning how / My hands and my heart and my breath are the vow / *, right here, right now
    *, and I'm finding my feet / *, and my heart keeps the beat / There's sun on my shoulders, there's dust, there's heat / *, and I'm finding my feet
    *, and it's turning me round / *, like a voice underground / I listened for thunder, and this is the sound / *, and it's turning me round
    *, till the end of my days / *, in a hundred ways / The morning's on fire, and I walk in the blaze / *, till the end of my days
    *, and I start to believe / *, with my heart on my sleeve / It's all that I came for, with no wish to leave / *, and I start to believe
  `),
  comfort: rows(`
    *, and I'm here with you / *, and we'll make it through / There's night, and there's morning. The morning is due / *, and I'm here with you
    *, and I'll hold your hand / *, and I understand / The waves may be high, but they all come to land / *, and I'll hold your hand
    *, let it fall, let it go / *, let the water flow / There isn't a hurry, we'll take it slow / *, let it fall, let it go
    *, I'll leave on the light / *, it'll all come right / The smallest of candles can see off the night / *, I'll leave on the light
    *, and you're not alone / *, not out on your own / I'll stay till the last of the shadows has flown / *, and you're not alone
    *, lean your head on me / *, let it be, let it be / The tightest of knots can be worked till it's free / *, lean your head on me
    *, and the storm will pass / *, like the wind through the grass / The sky has its edges, your heart isn't glass / *, and the storm will pass
    *, and it won't last long / *, you are more than strong / And if you can't sleep, I will hum you a song / *, and it won't last long
    *, I am right by your side / *, there's no need to hide / The highest of waters go out with the tide / *, I am right by your side
    *, and I'll stay right here / *, till the sky's all clear / There's room in my arms for the whole of the fear / *, and I'll stay right here
  `),
  deed: rows(`
    *, and I'll never forget / *, and I'm in your debt / The sun that you gave me has still not set / *, and I'll never forget
    *, and it changed everything / *, like the first day of spring / My heart had no music, you taught it to sing / *, and it changed everything
    *, it was you, it was you / *, and I never quite knew / How much in the world only one heart could do / *, it was you, it was you
    *, and it carries me still / *, and it always will / You lit me a light at the foot of the hill / *, and it carries me still
    *, and I look back now / *, and I wonder how / A hand in the dark was as good as a vow / *, and I look back now
    *, and it stays in my heart / *, it was only the start / There's nothing can pull what you gave me apart / *, and it stays in my heart
    *, when the night was deep / *, when the road was steep / You gave me a reason to wake, and to sleep / *, when the night was deep
    *, and I want it known / *, like a word cut in stone / You gave without asking, a light of your own / *, and I want it known
    *, and I'm singing your praise / *, for the rest of my days / I'm warm in the light of it, lit by the blaze / *, and I'm singing your praise
    *, and I stood up tall / *, I recall it all / Your hand was the reason I didn't fall / *, and I stood up tall
    *, and it mended me / *, like a wind from the sea / I breathed, and I saw what a heart could be / *, and it mended me
  `),
  goodbye: rows(`
    *, and we'll keep you a place / *, and I'll miss your face / There's no other heart that could fill the space / *, and we'll keep you a place
    *, but don't go too far / *, wherever you are / There's always a light and a door left ajar / *, but don't go too far
    *, and I'm glad, and I cry / *, it's a wave, not goodbye / The road is your own now, and so is the sky / *, and I'm glad, and I cry
    *, so go, and be free / *, throw a wave back to me / The river is right to run on to the sea / *, so go, and be free
    *, and the time has flown / *, and the day is your own / It's quiet, and look how the shadows have grown / *, and the time has flown
    *, so one more song / *, it won't take long / The ties are as light as the ties are strong / *, so one more song
    *, and our hearts go, too / *, for there's one of you / The morning won't know what it's going to do / *, and our hearts go, too
    *, and it's hard to say / *, it's a happy, sad day / I wish you good weather the whole of the way / *, and it's hard to say
    *, and it tugs at my heart / *, it's an end, it's a start / We're near to each other however apart / *, and it tugs at my heart
    *, and I won't say the word / *, let the laughter be heard / You go like the spring goes, you go like a bird / *, and I won't say the word
    *, and I'm holding the door / *, for a minute more / It won't sound the same with your step off the floor / *, and I'm holding the door
    *, and the light turns gold / *, there's a hand to hold / The best of you stays with us, warm in the cold / *, and the light turns gold
  `),
  vow: rows(`
    *, and I mean it this time / *, it's a mountain to climb / The first step is thunder, the second is rhyme / *, and I mean it this time
    *, so help me, I will / *, and I can't keep still / There's wind in the valley, and sun on the hill / *, so help me, I will
    *, one breath, then one more / *, I can see the far shore / The wave isn't bigger than waves were before / *, one breath, then one more
    *, and I start today / *, come whatever may / The road isn't easy, the road knows the way / *, and I start today
    *, and now I begin / *, from the outside in / I'll lose till I learn it, I'll learn till I win / *, and now I begin
    *, with all that I've got / *, if I'm ready or not / The night may be cold, but the fire is hot / *, with all that I've got
    *, I can hear it call / *, if I stumble and fall / I'd rather be walking than not at all / *, I can hear it call
    *, on my own two feet / *, in the cold, in the heat / There's one drum to follow, my own heart's beat / *, on my own two feet
    *, and I won't look back / *, there's a light in the black / I'm done being careful, I'm leaving the track / *, and I won't look back
    *, and the time has come / *, and I'm no longer numb / There's fire in my fingers, my heart is a drum / *, and the time has come
    *, if it takes all night / *, I will set it right / I'm turning my face to the edge of the light / *, if it takes all night
    *, to the very end / *, I can mend, I can bend / The hardest of winds may turn out a friend / *, to the very end
  `),
  ache: rows(`
    *, and I love you the same / *, like a candle its flame / I call out in silence, I whisper your name / *, and I love you the same
    *, and I'm reaching for you / *, and it aches right through / There's only so much that two hands can do / *, and I'm reaching for you
    *, and I'm holding on tight / *, through the worst of the night / I'd give you the stars if it made the thing right / *, and I'm holding on tight
    *, and it hurts to see / *, and it's breaking me / I'd go to the heart of it, set you free / *, and it hurts to see
    *, and I don't say a word / *, and the silence is heard / There's wings in my chest like the wings of a bird / *, and I don't say a word
    *, and the hours go slow / *, and there's nowhere to go / I stand in the dark with my heart aglow / *, and the hours go slow
    *, and I'm waiting still / *, and I always will / There's rain on the window, there's light on the sill / *, and I'm waiting still
    *, and I ask the sky / *, and it doesn't say why / I'm holding the weight of the tears I don't cry / *, and I ask the sky
    *, and I would if I could / *, make it all come good / I'd hold back the winter, you know I would / *, and I would if I could
    *, and it won't go away / *, and it's harder to say / There's so much of love that is learning to stay / *, and it won't go away
    *, and I lie awake / *, and my hands start to shake / A heart is a thing that can bend and not break / *, and I lie awake
    *, so near, so far / *, like the light of a star / I'd walk through the night to wherever you are / *, so near, so far
    *, and I close my eyes / *, and the longing will rise / The heart has its weather, the heart has its skies / *, and I close my eyes
    *, and I stand in the rain / *, in the wind, in the strain / I'd take half the weight of it, half of the pain / *, and I stand in the rain
    *, more than words can tell / *, and I hide it well / I rise like a wave, and I break where it fell / *, more than words can tell
    *, and the light grows thin / *, and I hold it all in / I'm keeping a lamp for the day to begin / *, and the light grows thin
  `),
  event: rows(`
    *, and my heart wants to fly / *, like a kite in the sky / I'd shout it out loud, and the hills would reply / *, and my heart wants to fly
    *, and it's only begun / *, and I'm up with the sun / There's days I can't count, and I'm keeping this one / *, and it's only begun
    *, open the door / *, there is more, there is more / The light's coming in like it never before / *, open the door
    *, and I can't hold it in / *, it's a glow, it's a spin / There's joy going off like a drum in my skin / *, and I can't hold it in
    *, what a day, what a day / *, let it stay, let it stay / The sun took its time, but it came this way / *, what a day, what a day
    *, and the sun came out / *, without a doubt / I want to be quiet, I want to shout / *, and the sun came out
    *, ring it out, ring it wide / *, feel the turn of the tide / There's more than a body can carry inside / *, ring it out, ring it wide
    *, it's a page, it's a start / *, I can hear my own heart / The morning comes in, and the clouds come apart / *, it's a page, it's a start
    *, hold the moment still / *, it's a wave, it's a thrill / I want it to last, and I think it will / *, hold the moment still
    *, and I'm walking on air / *, there is light everywhere / I'm laughing out loud, and I don't even care / *, and I'm walking on air
    *, and I dance where I stand / *, it is better than planned / The whole of the morning is here in my hand / *, and I dance where I stand
    *, let the minute be long / *, like the first of a song / I hoped, and I wondered, and I wasn't wrong / *, let the minute be long
  `),
  child: rows(`
    *, clap, clap, clap / *, tap, tap, tap / Open your fingers and close them, snap / *, clap, clap, clap
    *, did you see, did you see? / *, as quick as can be / I showed it to you, and now you show me / *, did you see, did you see?
    *, what a thing, what a thing / *, flap, flap, wing / Up on your tiptoes and stretch and sing / *, what a thing, what a thing
    *, hip hip hooray / *, what a wonderful day / Show me with fingers, and show me the way / *, hip hip hooray
    *, and around and about / *, let it in, let it out / We whisper it first, and then one, two, we shout / *, and around and about
    *, tell the moon, tell the sun / *, and everyone run / We've hardly got started, we're not nearly done / *, tell the moon, tell the sun
    *, up, up, up high / *, wave at the sky / Hop to the wind as it wanders by / *, up, up, up high
    *, one, two, three / *, wiggle with me / Round and around and as wild as the sea / *, one, two, three
  `),
  mourn: rows(`
    *, and I hold it near / *, till the sky turns clear / I talk to the quiet, and think that you hear / *, and I hold it near
    *, and I still see you there / *, with the light in your hair / I hear you go by in the move of the air / *, and I still see you there
    *, I remember it all / *, every rise, every fall / I stand by the door, and I hear you call / *, I remember it all
    *, and you're not far away / *, and I tell you each day / The love that you left me is here to stay / *, and you're not far away
    *, and I keep it with me / *, like the sound of the sea / The waves come and go, and they let it be / *, and I keep it with me
    *, that's the you that I know / *, in the evening glow / The seasons go over, the rivers run slow / *, that's the you that I know
    *, and it hurts, and it's good / *, as only you could / I'd give you the world back, I'd give it, I would / *, and it hurts, and it's good
    *, and I sing it tonight / *, in the last of the light / I cannot go with you, I hold on tight / *, and I sing it tonight
    *, and your voice comes through / *, when the morning is new / There's never a sunrise I don't think of you / *, and your voice comes through
    *, and it burns like a spark / *, when the evening is dark / The love that you left me has left me its mark / *, and it burns like a spark
    *, let the wind take the rest / *, with a hand on my chest / Of all that you left me, I think it's the best / *, let the wind take the rest
    *, and I hold up the flame / *, with the sound of your name / The world has gone on, and it's never the same / *, and I hold up the flame
  `),
  part: rows(`
    *, and I'm left with the door / *, and the night, and the floor / I learn to be one who was two before / *, and I'm left with the door
    *, with so much unsaid / *, and the fire going dead / I reach out a hand, and it's silence instead / *, with so much unsaid
    *, and I'm so afraid / *, and I watch the light fade / I'd take all the promises back that we made / *, and I'm so afraid
    *, and I'm learning to be / *, just one, just me / The last of the knots is the one that comes free / *, and I'm learning to be
    *, so that's how it ends / *, and my heart pretends / It isn't a wound that a morning mends / *, so that's how it ends
    *, and it's over now / *, and I lived somehow / I broke, and the breaking is teaching me how / *, and it's over now
    *, and I turn out the light / *, and I'll get through the night / I loved without fear, and I lost without fight / *, and I turn out the light
    *, and the leaves come down / *, in the gold and the brown / I walk through the silence all over the town / *, and the leaves come down
    *, and I fall, and I fall / *, like the rain on a wall / I gave it my heart, and I gave it my all / *, and I fall, and I fall
    *, and I still feel it burn / *, will I ever learn? / The ones who go out on the tide don't return / *, and I still feel it burn
    *, and I carry the scar / *, like a burned-out star / I loved you too close, and I love you from far / *, and I carry the scar
    *, and there's only the pain / *, and it comes down like rain / I'll stand in the storm till there's none of the stain / *, and there's only the pain
  `),
  funny: rows(`
    *, and don't ask me why / *, I can only try / I haven't an answer, I look at the sky / *, and don't ask me why
    *, what else can I say? / *, and it made my day / I'd planned to be serious. Maybe in May / *, what else can I say?
    *, and there isn't a cure / *, of that I am sure / I used to be dignified, sensible, pure / *, and there isn't a cure
    *, with the straightest of faces / *, of all times and places / I've looked for a reason, and found only traces / *, with the straightest of faces
    *, it's a fact, it's a fact / *, and I'm trying to act / As if that were normal, and I were intact / *, it's a fact, it's a fact
    *, and I've nothing to add / *, and it's not even bad / It might be the best idea anyone's had / *, and I've nothing to add
    *, and I rest my case / *, all over the place / I'd like to be solemn, but look at my face / *, and I rest my case
    *, and that's not the half / *, and I'm trying not to laugh / I'd like it, in stone, for my own epitaph / *, and that's not the half
    *, go on, let it sink in / *, so where to begin? / I'm biting my lip, and I can't hide the grin / *, go on, let it sink in
    *, and what can I do? / *, and it's perfectly true / I pinched my own arm, and it's still not new / *, and what can I do?
    *, put it down to the moon / *, and again very soon / I'd hoped to be normal by this afternoon / *, put it down to the moon
    *, by design, by design / *, and it's working just fine / There's wise and there's foolish, and this is the line / *, by design, by design
    *, and I'm saying no more / *, than I said before / I opened my mouth, and it walked out the door / *, and I'm saying no more
    *, and it could have been worse / *, it's a gift, it's a curse / It calls for a doctor, or maybe a verse / *, and it could have been worse
    *, that's the plan, that's the plan / *, as well as one can / I'd say it went wrong where the whole thing began / *, that's the plan, that's the plan
    *, and there's no cause for alarm / *, and it's doing no harm / It has, I'll admit it, a kind of a charm / *, and there's no cause for alarm
    *, and it's no big deal / *, and it's terribly real / I'd tell you the rest, but you'd know how I feel / *, and it's no big deal
  `),
  angry: rows(`
    *, and my blood's running hot / *, give it all that I've got / There's some would forget it, and I will not / *, and my blood's running hot
    *, and I won't let it lie / *, not a tear, not a sigh / I'm looking the sun and the storm in the eye / *, and I won't let it lie
    *, and I won't be still / *, and I never will / There's fire in my chest, there's a fire on the hill / *, and I won't be still
    *, hear it now, hear it loud / *, like a fist in the cloud / I'm one angry voice, and I'm worth a whole crowd / *, hear it now, hear it loud
    *, not this time, not this time / *, let the thunder climb / The silence got heavy, it felt like a crime / *, not this time, not this time
    *, and the heat's in my hands / *, let it burn where it lands / It's more than a body can take where it stands / *, and the heat's in my hands
    *, and it has to end / *, I will break, I won't bend / There's wounds that no silence will ever mend / *, and it has to end
    *, and I'm shaking the walls / *, till the last of it falls / There's something inside me that hammers and calls / *, and I'm shaking the walls
    *, and it's not all right / *, and I'm up for the fight / I'll carry this fire through the whole of the night / *, and it's not all right
    *, and I'm breaking the chain / *, and I won't explain / The thunder comes first, and then comes the rain / *, and I'm breaking the chain
    *, and it burns, how it burns / *, till the whole world turns / A heart that is wounded is one that learns / *, and it burns, how it burns
    *, and I'm raising my voice / *, there is no other choice / The day it is over, that day I'll rejoice / *, and I'm raising my voice
    *, and I'm drawing the line / *, and the anger is mine / It's salt in my mouth, and it's fire in my spine / *, and I'm drawing the line
    *, and the dark has to crack / *, and there's no going back / The red of the morning comes up through the black / *, and the dark has to crack
    *, let it out, let it out / *, let me scream, let me shout / The river runs high at the end of a drought / *, let it out, let it out
    *, and it's cutting me deep / *, and it won't let me sleep / There's one kind of peace that I don't want to keep / *, and it's cutting me deep
  `),
  rueful: rows(`
    *, and I'm worn a bit thin / *, and the rain's coming in / Some days there's a lesson, some days there's no win / *, and I'm worn a bit thin
    *, and there's no way around / *, not a door to be found / I'll lie here a minute and look from the ground / *, and there's no way around
    *, and I'm still on my feet / *, it was bitter, was sweet / I lost, and I learned there is life in defeat / *, and I'm still on my feet
    *, and that's how it went / *, like a breath that is spent / I've looked in the dark for whatever it meant / *, and that's how it went
    *, and I saw it too late / *, like a trick of fate / The morning is coming, the morning can wait / *, and I saw it too late
    *, and I shake my head / *, and it's all been said / I'll laugh about something tomorrow instead / *, and I shake my head
    *, and the clouds hang low / *, and I'm taking it slow / The wind blew the fire out, and left me the glow / *, and the clouds hang low
    *, and I breathe it out / *, with a sigh for a shout / There's something to learn from a storm and a drought / *, and I breathe it out
    *, if I'd known, if I'd known / *, and I'm cold to the bone / I'd walk all the way, were the way to be shown / *, if I'd known, if I'd known
    *, and it stays with me / *, like the salt of the sea / I think of what was, and of what couldn't be / *, and it stays with me
    *, and the moment has passed / *, and it couldn't last / I held on too lightly, and it went too fast / *, and the moment has passed
    *, and I'd change it, I would / *, if anyone could / I'd turn back the sky to wherever it stood / *, and I'd change it, I would
    *, and the night is so long / *, and it all feels wrong / There's something to save, so I save it in song / *, and the night is so long
    *, well, that's one for the heart / *, and it's only a part / The end of a road is a place I could start / *, well, that's one for the heart
    *, and I ache, and I mend / *, it's a road, it's a bend / I'm breathing, I'm breathing, and that's not the end / *, and I ache, and I mend
    *, and it's hard to believe / *, and it's hard not to grieve / I'll cry for a while, then I'll roll up my sleeve / *, and it's hard to believe
  `),
  tale: rows(`
    *, and I can't look away / *, in the last of the day / There's wonder in things that are hard to say / *, and I can't look away
    *, and it's moving me still / *, like a light on a hill / Some stories go dark, and this one never will / *, and it's moving me still
    *, and I never knew / *, and I swear it is true / It opens the dark, and the stars come through / *, and I never knew
    *, let the story begin / *, let the wonder come in / I feel it like weather all over my skin / *, let the story begin
    *, and the night goes by / *, and a spark starts to fly / There's somebody somewhere awake, and so am I / *, and the night goes by
    *, and it comes alive / *, like a wave, like a dive / There's something in me that has learned to survive / *, and it comes alive
    *, and my heart's beating fast / *, and I'm listening at last / The light of it touches me, going past / *, and my heart's beating fast
    *, and it's there in the air / *, on the wind, everywhere / And I am a witness, I stand and I stare / *, and it's there in the air
    *, and the rivers flow / *, where the wild winds blow / There's more in the world than we'll ever know / *, and the rivers flow
    *, and the stars all come out / *, like a whisper, a shout / I stand in between of the wonder and doubt / *, and the stars all come out
    *, and it's only the start / *, and it's there in my heart / I'm trying to tell it, I don't know which part / *, and it's only the start
    *, and it burns like a flame / *, and I'm not the same / There's beauty no mirror or window can frame / *, and it burns like a flame
    *, and it echoes in me / *, like the wind on the sea / I opened my eyes, and I let myself see / *, and it echoes in me
    *, let it ring, let it run / *, like a road to the sun / The world has a million, and this is the one / *, let it ring, let it run
    *, and the dark draws near / *, and it all comes clear / There's more in the silence the longer I hear / *, and the dark draws near
    *, in the fall of the light / *, at the edge of the night / I tell it and tell it, and can't get it right / *, in the fall of the light
  `),
  brave: rows(BRAVE_HOOKS),
  loyal: rows(LOYAL_HOOKS),
  miss: rows(MISS_HOOKS),
  heavy: rows(HEAVY_HOOKS),
  hush: rows(HUSH_HOOKS),
  known: rows(KNOWN_HOOKS),
  says: rows(`
    “*,” that's all that I hear / “*,” ringing loud, ringing clear / The sound of it follows me, far and near / “*,” that's all that I hear
    “*,” let me say it once more / “*,” like a knock at the door / I never quite knew what the words were for / “*,” let me say it once more
    “*,” and it's there in my head / “*,” that is all that was said / I heard it all day, and I hear it in bed / “*,” and it's there in my head
    “*,” put it up on the wall / “*,” it's the answer to all / For love and for winter, for rise and for fall / “*,” put it up on the wall
    “*,” say it low, say it long / “*,” and it turns to a song / It can't be forgotten, it can't be wrong / “*,” say it low, say it long
    “*,” hear it echo, hear it ring / “*,” it's a wonderful thing / A handful of words, and the words start to sing / “*,” hear it echo, hear it ring
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
    There's warmth going round, and it's coming from you / It shines like a river, it carries me through
    I'd say it in sunshine, I'd say it in rain / The road would be darker, the day would be plain
    I couldn't have dreamed it, I couldn't have guessed / Of all of the good things, I love it the best
    There's nobody like you, near or far / I'd know you in darkness for just who you are
    So stand in the sunlight, and hear it, and bow / If no one has told you, I'm telling you now
    I'd know it was you by the sound on the stair / The whole of the morning comes in on the air
    I'm looking for words, and I've never found one / That holds all the half of it, all of the sun
    You'll say it was nothing, you'll tell me to hush / I'm telling you slowly, there isn't a rush
  `),
  mine: rows(`
    I say it out loud, and it starts to feel true / My voice was a whisper, and look how it grew
    It's there when I'm waking, it's there when I rest / I carry the beat of it under my chest
    There's nothing to prove, and there's nothing to sell / I'm breathing it slowly, I'm living it well
    I don't need a reason, I don't need a sign / The road's going forward, the morning is mine
    I didn't have wings, so I learned how to climb / I'm getting there, one of my breaths at a time
    The wind can blow harder, the thunder can sound / I'm lighting a fire, and I'm standing my ground
    I held it in silence, I held it so long / The day that I said it, I found I was strong
    There's light on the water, there's light in my hand / I don't need a map to be sure where I stand
    I'd lose it and find it, and lose it once more / There's nobody else I'd be doing it for
    I feel it in muscle, I feel it in skin / The door wasn't locked, and I'm letting life in
  `),
  mourn: rows(`
    I think of it often, I think of it now / I'm holding you closer, I couldn't say how
    I say it in whispers, I say it in song / It brings you in nearer, it won't be for long
    It's one of the things that the years cannot keep / I hold it above them, where waters are deep
    The evening comes in, and it comes without you / The light on the wall is a light that you knew
    There's so much of love with nowhere to go / I give it the wind, and I think that you know
    I'd give every morning I've still left to see / For one little minute of you and of me
  `),
  part: rows(`
    I reach in the night for a hand that's not there / I'm holding a breath, and I'm holding the air
    I've said it to silence, I've said it to walls / There's no sound so loud as a tear when it falls
    I'd like to say something that's clever and strong / I've only got this, and it's most of the song
    The rain's at the window, the dark's coming in / I don't know the end, so I always begin
    I loved with the whole of my body and breath / I thought it would follow me up to my death
    The door has been closed, and the lights have gone out / The heart's going on in a whisper, a shout
    I'd ask for it back if I knew how to ask / I wear my own face now as if it's a mask
    There's mornings I think that I'm starting to heal / And then comes the evening, and all that I feel
  `),
  funny: rows(`
    I wouldn't have minded, I wouldn't have said / But now it goes round and around in my head
    There's people who'd suffer, there's people who'd fuss / I laughed till I couldn't, and that's it for us
    I'm perfectly patient, I'm perfectly fine / I've counted to nine hundred ninety and nine
    I've nothing to say, so I'm saying it twice / If somebody knows, I'd be glad of advice
    I've tried to be angry, I've practised the face / It slips at the corners, it won't stay in place
    They said it was normal, they said it would pass / I'm still here, and laughing, and out of my class
    I looked for the meaning, I looked for the plan / I'm only as wise as the day I began
    I could have been silent, I could have been wise / I laughed till the tears ran away from my eyes
  `),
  angry: rows(`
    I'm done with the quiet, I'm done with the shame / I'll say it in thunder, I'll say it in flame
    The louder the silence, the louder I sing / There's fire at the root of this, fire on the wing
    I swallowed it once, and I swallowed it twice / I'm burning through winter, I'm burning through ice
    It's there in my jaw, and it's there in my fist / There's no one can tell me it doesn't exist
    I'd like to be gentle, I'd like to be kind / But something is breaking the door of my mind
    I've waited for morning, I've waited for right / I'm walking right into the teeth of the night
  `),
  rueful: rows(`
    I thought of a word, and I said it out loud / It flew up above me, a small dark cloud
    The sky looked at me, and I looked at the sky / We neither of us had a reason why
    I'd laugh if I could, and I think that I might / It isn't so funny by this kind of light
    I sat with my hands on the top of my head / And thought about all of the roads up ahead
    I'd like to be wiser, I'd like to be tall / I'd settle for standing up after the fall
    I look at the morning, I look at my hand / It isn't the thing that the two of us planned
    There's wind in the morning, and rain in the night / I'll get it all wrong till I get it all right
  `),
  tale: rows(`
    It runs like a river, it turns like a wheel / I can't say it's magic, I know that it's real
    I look at the stars, and they look down at me / There's wonder in all that I never could see
    There's dark all around, and a light at the heart / I hold my own breath for the following part
    It moves like the wind, and it falls like the snow / And somewhere inside me I think that I know
    I've turned it by moonlight, I've turned it by day / It won't leave me quiet, it won't go away
    It comes like the silence that follows the rain / It runs like a fire in the back of the brain
    The night has its secrets, the morning its own / And none of us travel the dark road alone
    There's fire in the heart of it, tears in its eyes / There's something that falls, and there's something that flies
    I look at it closely, I look from afar / It's bright as a wound, and as still as a star
    The wave comes to land, and the land holds it dear / I lean on the darkness a little to hear
  `),
  says: [],
  goodbye: rows(`
    The light's going gold, and the evening is long / I haven't a speech, so I made it a song
    There's laughter behind us, there's road up ahead / I hope that you heard all the things that we said
    Go on, and be brilliant, and let the wind blow / There's roads for you somewhere that none of us know
    We'll feel where you were like the warmth of the sun / The day doesn't finish because it is done
    You say you'll come back, and we say that we know / We smile till the last of it, letting you go
    The river is turning, the tide's going out / There's joy in the whisper, there's tears in the shout
  `),
  vow: rows(`
    I've started before, and I've stopped before, too / There's only the one way to find if it's true
    It won't be the end of me, might make me strong / I've written it down as a very short song
    The first mile is heavy, the second is light / The third I'll be singing it out to the night
    I'm talking to no one, I'm talking to me / The lock on the door always had its own key
    The hill doesn't care, and the wind doesn't mind / I'm leaving the worst of the weather behind
    I'm scared, and I'm going, I shake, and I start / There's more than one way to be brave in the heart
  `),
  event: rows(`
    So open the windows and let the light through / The sky has been practising all of its blue
    There's some days that stay, and they never go by / I've hung up this one at the top of the sky
    I woke up at four, and I lay there and beamed / I pinched both my arms to be sure I'd not dreamed
    I'm trying to stand, and my feet want to run / I'm trying to speak, and I'm bright as the sun
    The clocks can go slower, the night can come late / The best of the gifts were the ones worth the wait
    It's there in my fingers, it's there in my toes / It starts as a spark, and look, there, how it grows
  `),
  child: rows(`
    Clap with your fingers and stamp with your feet / We'll follow the drum, and we'll march to the beat
    One for the morning and two for the night / And three for the moon when she turns on the light
    We'll sing it so softly, we'll sing it so loud / We'll sing it right up to the top of a cloud
    One foot in a puddle and one in the sky / Let's do it again now, you first, and then I
    And what says the river, and what says the door? / They say, little singer, oh, sing us some more
  `),
  comfort: rows(`
    I'm here in the dark, and I'm here by the light / There's nothing can get past the two of us, right?
    It's only as big as you're letting it be / So squeeze on my fingers and count up to three
    We'll wait for the morning, we'll wait for the sun / The night isn't endless, it only is one
    It's big in the dark, and it's small in the day / We'll breathe on it softly, we'll blow it away
    I haven't a sword, and I haven't a spell / I've got these two arms, and they hold very well
  `),
  ache: rows(`
    I say it so softly that nobody hears / I've had it beside me for what feels like years
    There's no one to blame, and the night is so wide / I hold out my hand, and I keep by your side
    I bring you my hands, and I bring you the sun / If I had two hearts, I'd have given you one
    Some days there's a window, some days there's a wall / I come here for either, I'm here for it all
    I've learned how to wait in a different way / I don't count the years, I just live in the day
    The moon's in the water, I can't lift it out / I whisper the thing that I can't learn to shout
  `),
  deed: rows(`
    You'd say it was nothing, you'd look at the floor / I say it was something, I say it was more
    I know what it took, and I know where I'd be / The dark closes in, and you come back for me
    You never once said it, so I'll say it now / I'd pay the thing back if I only knew how
    I've carried it with me, I carry it still / I said I would thank you one day, and I will
    It came like the sun on the coldest of days / I've never forgotten the warmth of the blaze
    It's easy to talk, and the talkers are loud / You did it as quiet as rain from a cloud
  `),
}
