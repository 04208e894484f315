// Around what somebody ill has before them: * is the request's own sentence. Nobody dances here.
export const BRAVE_COUPLETS = `
  *, and I'm here by your side / However the river, however it's wide
  *, and I won't let you go / Through all of the hours when the hours are slow
  *, and we'll take it by day / I'll hold on to you the whole length of the way
  *, and I'd take it for you / I can't, so I'll stay till the night-time is through
  *, and it's all right to shake / I'm here in the dark, and I'm staying awake
  *, and the waiting is long / My hand is in yours, and your breathing is strong
  *, and I'm here to the end / However the weather, however the bend
  *, and the fear comes and goes / I'm staying right here when the cold of it blows
  *, and you don't have to smile / You lean on my shoulder, we'll breathe for a while
  *, and there's light in you yet / I'll hold it for you on the days you forget
  *, and I'm here, if you call / I'm close as your breath in the dark, after all
  *, and I love you right through / There's nothing in this that can take that from you
`
export const BRAVE_HOOKS = `
  *, and I'm coming along / *, and the days may be long / You don't have to smile, you don't have to be strong / *, and I'm coming along
  *, one day at a time / *, it's a hill we can climb / We'll rest when you need to, we'll wait for the chime / *, one day at a time
  *, and you're still you / *, and we'll see it through / There's one kind of weather, and then there's a new / *, and you're still you
  *, and my hand's in your hand / *, till we both reach the land / The water is wilder than either one planned / *, and my hand's in your hand
  *, breathe out, breathe in / *, let the morning begin / I'm here like your shadow, I'm close as your skin / *, breathe out, breathe in
  *, and I'll stay by the bed / *, with a hand on your head / I'll carry the fear, you can sleep here instead / *, and I'll stay by the bed
  *, and your light still glows / *, when the cold wind blows / I'm going along with you, close as it goes / *, and your light still glows
  *, hold on, hold tight / *, through the longest night / I'll sit with you here till the window goes white / *, hold on, hold tight
`
export const BRAVE_PAIRS = `
  I'll be there for morning, I'll be there for night / We'll talk about nothing, we'll look at the light
  There isn't a map, so we'll go by the sun / One breath and another, until it is done
  You've nothing to prove, and you've nothing to win / The door's always open, the light's coming in
  I can't make it smaller, I can't make it stop / I'll walk it beside you, each stone to the top
`

// Around what a club has lost: whoever sings it comes again next week.
export const LOYAL_COUPLETS = `
  *, and we're still standing here / We sing when it's hopeless, we sing when it's near
  *, and we come all the same / In sunshine and thunder, for love of the game
  *, but we'd change not a thing / The worse it is going, the louder we sing
  *, and you'd think we'd have learned / We sing till our voices are broken and burned
  *, and we sing out the name / It's not for the score, it's the warmth of the flame
  *, so we've learned how to wait / The love is a burden, we carry the weight
  *, and it's all in our blood / You can't tell a river to turn from the flood
`
export const LOYAL_HOOKS = `
  *, but we're still singing here / *, and it might be our year / There's hope in the chest, and there's less of the fear / *, but we're still singing here
  *, and the faithful have come / *, with a drum, with a drum / We lose, and we sing till our fingers are numb / *, and the faithful have come
  *, and we never would swap / *, there's more bottom than top / A river in flood isn't going to stop / *, and we never would swap
  *, and we'll sing till we're hoarse / *, with a wild kind of force / A heart is a river, it stays on its course / *, and we'll sing till we're hoarse
  *, and the flag is still high / *, in the wind, in the sky / There's love that can lose, and it isn't the last sigh / *, and the flag is still high
`
export const LOYAL_PAIRS = `
  The wind's coming cold, and the evening is slow / There isn't another place we'd rather go
  It's easy to cheer for the ones on a throne / We sing for the ones that we love as our own
  We've sung through the thunder, they've asked us to stop / There's always more heart at the bottom than top
`

// Around what is said of somebody far away: they live, and they are not here.
export const MISS_COUPLETS = `
  *, and the house is so still / I leave on the light, and I think I always will
  *, and it comes from the blue / A song through a wall, and I turn round for you
  *, and I call, and it's night / We never have both got the sun at its height
  *, and I laugh, and I turn / To tell you, and feel how the distance can burn
  *, and the road is so long / I send you my voice, and I send you a song
  *, and I whisper your name / It goes on the wind, and I hope that it came
  *, and I sleep on my side / There's half of the dark that is empty and wide
  *, and I look at the moon / It's on you as well, and I'll see you there soon
  *, and the air is so thin / I breathe out the day, and I breathe the night in
  *, and it's worst before light / I reach for the dark, and I hold it too tight
  *, and the days will not run / I count them by breathing, I count every one
  *, like a light on a train / It comes, and it goes, and it doesn't remain
`
export const MISS_HOOKS = `
  *, and I wanted to say / *, it's a long way away / The sun goes to you at the end of my day / *, and I wanted to say
  *, come home when you can / *, it's my only plan / I'd walk it, I'd swim it, I'd run, and I ran / *, come home when you can
  *, and I look at the time / *, is it yours, is it mine? / There's only one moon, and she's doing just fine / *, and I look at the time
  *, and I feel you near / *, and you're just not here / The night is a tunnel of whisper and fear / *, and I feel you near
  *, like a song through the wall / *, and I hear it call / The miles are so many, the words are so small / *, like a song through the wall
  *, and the bed is so wide / *, on the empty side / I wake, and I listen, I swallow my pride / *, and the bed is so wide
  *, under one same sky / *, and I count the days by / There's no road so long that a heart wouldn't try / *, under one same sky
  *, and my arms feel the ache / *, in my sleep, and awake / There's one more tomorrow I don't want to take / *, and my arms feel the ache
  *, and the wind has your name / *, and nothing's the same / I'd follow it back to wherever it came / *, and the wind has your name
  *, till you're back at the door / *, with your step on the floor / I'll hold you, and then I will hold you some more / *, till you're back at the door
`
export const MISS_PAIRS = `
  I talk to the ceiling, I count up the hours / The distance between us is rivers and towers
  There's nothing to tell, so I tell you it all / The light, and the rain, and the night on the wall
  I've kept all your messages, even the small / I read them in order, I hear your voice call
  The sun that I wake to has been where you are / I ask it for something, I ask every star
  I hear you in footsteps, I hear you in rain / I've opened the door for you, always in vain
`

// Around what weighs on whoever sings: nobody jokes about it, and nothing is made good by a rhyme.
export const HEAVY_COUPLETS = `
  *, and I don't have the word / I say that I'm fine, and that's all that is heard
  *, and I sit in the dark / The night goes on burning, I look for a spark
  *, and the morning still came / The light on the ceiling, the weight, and my name
  *, and there isn't a knack / I get up, I lie down, I get up, I come back
  *, and it's hard to explain / It's not like a storm, it's a body of rain
  *, and I've stopped asking why / I look at the ceiling, it looks at the sky
  *, and I'm saying it low / It's not something easy to let people know
  *, and I carry it round / Like something of glass that can't go on the ground
  *, and I can't get it said / There's so much to say, and I breathe out instead
  *, and it's one day, then one / I don't ask the next what it hasn't yet done
  *, and I'm tired to the bone / I hold my own hand, and I hear my own tone
  *, and I'm here, I'm still here / I hold up a light, and I look at the fear
`
export const HEAVY_HOOKS = `
  *, and I'm still in the room / *, like a light, like a bloom / There's gray at the edge of the blind in the gloom / *, and I'm still in the room
  *, and I'll not make it rhyme / *, it'll take its own time / The heart has a hill, and the breath has to climb / *, and I'll not make it rhyme
  *, and I hold to the thread / *, with the dark overhead / I whisper tomorrow, tomorrow, in bed / *, and I hold to the thread
  *, and it comes in a wave / *, and I don't feel brave / I look for a breath, for a breath I could save / *, and it comes in a wave
  *, and I breathe, and I breathe / *, and the dark is a sheath / There's one thing still moving, alive underneath / *, and I breathe, and I breathe
  *, and the night is long / *, and I'm not that strong / I hold out my voice, and I call it a song / *, and the night is long
  *, in the quiet, in the cold / *, and it's never been told / There's nothing to fix here, there's something to hold / *, in the quiet, in the cold
  *, and I'm under the sea / *, with the weight over me / I look for the light where the surface would be / *, and I'm under the sea
  *, and I look for the shore / *, and I can't see it more / I float in the dark, as I've floated before / *, and I look for the shore
  *, and I say it at last / *, with my heart going fast / The shadow is only as long as it's cast / *, and I say it at last
`
export const HEAVY_PAIRS = `
  There's nothing to say to it, nothing to do / One breath, and another, to carry me through
  I get through the mornings, I count afternoons / The nights are an ocean with too many moons
  I don't want an answer, I don't want a prayer / I'd like it if someone would just be right there
  The world goes on turning, the sun's on its way / I walk through it slowly, the length of the day
  It sits on my shoulders, it sleeps at my feet / My heart goes on counting, and won't miss a beat
  I look at my hands, and they look like my own / I'm somewhere behind them, and not made of stone
`

// Around what somebody does, or once did, without a word about it.
export const KNOWN_COUPLETS = `
  *, and you don't make it grand / There's more than a lifetime of love in your hand
  *, and you never would boast / I look at the world, and I thank you the most
  *, and your heart never breaks / I see how you stand when the whole of you aches
  *, and nobody claps / You carry the sky, and it doesn't collapse
  *, and you don't say a lot / You give to the rest of us all that you've got
  *, and it's not on the wall / There's nothing in gold that could cover it all
  *, and I want you to hear / I've seen it, I've loved it, year upon year
  *, and you go the whole way / You're there like the light at the start of the day
  *, and I'm proud to the core / You give till it's gone, and you find a bit more
  *, and the hours are long / You make it look light, and I know you are strong
  *, and it's written on you / In lines of the weather that you have come through
  *, and the sun hardly knew / The morning was carried on people like you
`
export const KNOWN_HOOKS = `
  *, and I want you to know / *, though it's late to say so / There's warmth in the world from wherever you go / *, and I want you to know
  *, and I should have said more / *, it's what singing is for / You carry the weight like a wave to the shore / *, and I should have said more
  *, day after day / *, in your steady way / There's more in your hands than in words I could say / *, day after day
  *, through the dark and the cold / *, let the story be told / The heart that can do it is hammered from gold / *, through the dark and the cold
  *, when the road was long / *, you were steady and strong / I looked for a word, and I found you a song / *, when the road was long
  *, and I call out your name / *, and it isn't for fame / The wind may go round, but you stay the same / *, and I call out your name
  *, and I'm singing with pride / *, like the turn of the tide / The strongest of things are the ones kept inside / *, and I'm singing with pride
  *, let me sing it for you / *, it is long overdue / I've nothing to give that's as steady, as true / *, let me sing it for you
  *, with your head held high / *, under any old sky / The ones who do most are the last to ask why / *, with your head held high
  *, and you make it look small / *, and it's not, not at all / There's some who stand up so that others won't fall / *, and you make it look small
  *, one more time, one more mile / *, with the ghost of a smile / I've watched, and I've wondered at you all the while / *, one more time, one more mile
  *, and you never say how / *, so I'm saying it now / There isn't a stage, but I'm making a bow / *, and you never say how
`
export const KNOWN_PAIRS = `
  The night goes before you, the morning behind / There's no one so strong, and there's no one so kind
  There's miles in your shoulders, there's light in your eyes / I know what it is now to see the sun rise
  You don't like a speech, so I'm keeping it small / I wanted to say that I noticed it all
  There's some have the trumpets, and some have the flame / You never had either, you burned just the same
  I think of the mornings, I think of the nights / You stood in the middle like one of the lights
  If nobody told you, then hear it from me / There's no one on earth that I'd rather you'd be
`

// Around what befalls somebody in a sad or tender tale: the one who tells it keeps the voice down.
export const HUSH_COUPLETS = `
  *, and the night gathers round / The rain on the window's a whispering sound
  *, and there's no one to blame / The rain would have fallen on all of it, same
  *, and the night takes its time / The stars have a hill that is too far to climb
  *, and the streetlights are lit / They shine on the dark, and the edges of it
  *, and there isn't a word / The door gives a sigh, and it's all that is heard
  *, and the morning is slow / It stands at the window and asks to know
  *, and the dark holds its own / There's so many stars, and each one is alone
  *, and who hasn't been there / With somebody's name, and an unanswered prayer
  *, and it goes to the heart / There's some kinds of silence that tear it apart
  *, and I'm holding my breath / For love is as stubborn, as sudden as death
  *, and the wind lets it be / It carries it out to the edge of the sea
  *, and the light's burning low / There's something inside it that will not let go
  *, and the dark has its weight / There's one heart too early, and one heart too late
  *, and the years leave a stain / There's hope like a light on a road in the rain
`
export const HUSH_HOOKS = `
  *, and it's nobody's fault / *, like a wound under salt / The heart has a door that won't lock, or a vault / *, and it's nobody's fault
  *, and the moon's looking in / *, and the night is so thin / There's some loves that end before others begin / *, and the moon's looking in
  *, turn the lamp down low / *, and there's no more to know / The night has a door, and the dark lets it go / *, turn the lamp down low
  *, and the years hurry by / *, and so do I / It's easy to ask, and it's hard to say why / *, and the years hurry by
  *, and it's raining still / *, on the town, on the hill / There's some hearts that break, and there's some never will / *, and it's raining still
  *, like a leaf on the stream / *, in the half of a dream / There's nothing so deep as the quiet can seem / *, like a leaf on the stream
  *, and the wind turns cold / *, and it's hard to hold / There's some kinds of sorrow that never grow old / *, and the wind turns cold
  *, and the stars look down / *, on the sleeping town / There's some things a river can carry, not drown / *, and the stars look down
  *, and it hurts to hear / *, how it's far, how it's near / There's love in the distance, there's love in the fear / *, and it hurts to hear
  *, and the candle burns / *, and the whole world turns / There's one who is leaving, and no one returns / *, and the candle burns
`
export const HUSH_PAIRS = `
  There's light at the edge of a door left ajar / And somebody humming, a long way, afar
  The dark has a shape where a light used to be / It's there in the silence for all to see
  The night's at the window, the wind's at the wall / Some stories are only a breath, after all
  The town goes to sleep, and the lights go to ground / And somewhere a heart makes a small, human sound
  It isn't a fire, and it isn't a flood / It's only a heart, with its hope in the blood
  There's rain in the evening, there's rain in the street / And somewhere a light, and the sound of two feet
`
