// Around what somebody ill has before them: * is the request's own sentence. Nobody dances here.
export const BRAVE_COUPLETS = `
  *, and I'll be in that chair / With socks and a flask and the whole day to spare
  *, and you're not on your own / I've brought you a blanket, I've charged up your phone
  *, so I've cleared the whole week / I'll drive, and I'll listen, you don't have to speak
  *, and it's one day, then one / We'll cross off the squares till the last of them's done
  *, and I'd take it for you / I can't, so I'll hold both our coats in the queue
  *, and it's all right to shake / I'll bring you the soup and the terrible cake
  *, and you'll have all my days / The long ones, the bad ones, the waiting-room greys
  *, and I'm here to the end / Of corridor seven, and round the next bend
`
export const BRAVE_HOOKS = `
  *, and I'm coming along / *, and the days may be long / I'll bring the bad biscuits, I'll hum you a song / *, and I'm coming along
  *, one day at a time / *, it's a hill we can climb / We'll stop when you need to, we'll sit in the thyme / *, one day at a time
  *, and I'll carry your coat / *, there's a lump in my throat / We'll row it together, it's only a moat / *, and I'll carry your coat
  *, and you're still you / *, and we'll see it through / There's one kind of weather, and then there's a new / *, and you're still you
`
export const BRAVE_PAIRS = `
  I've put my name down for the chair by the bed / We'll talk about nothing, the weather, the bread
  I'll learn all the nurses by name and by tea / Whatever they ask you, just point them to me
  There isn't a map, so we'll go by the light / From breakfast to supper, from supper to night
  You don't have to smile, you don't have to be strong / There's nothing to win here, and nothing's done wrong
`

// Around what a club has lost: whoever sings it comes again next week.
export const LOYAL_COUPLETS = `
  *, and we're still in the stand / With soup in a flask and a scarf in each hand
  *, and we'll come here again / We've come in the hail, and we've come with nine men
  *, but we'd not change the shirt / It's most of it holes, and the rest of it dirt
  *, and you'd think we'd have learned / We're back every week, and the pies are still burned
  *, and we sing all the same / It's not for the score, it's the sound of the name
  *, so we've learned how to wait / The grass isn't greener at anyone's gate
  *, and it's all in our blood / We're born with a programme, we're buried in mud
`
export const LOYAL_HOOKS = `
  *, but we're still singing here / *, and it might be our year / The drum has a hole, and it's louder, I hear / *, but we're still singing here
  *, and the faithful have come / *, with a drum, with a drum / There's forty of us, and there's somebody's mum / *, and the faithful have come
  *, and we never would swap / *, there's more bottom than top / You can't tell a river in flood it should stop / *, and we never would swap
`
export const LOYAL_PAIRS = `
  The roof's got a leak and the turnstile is slow / We've nowhere on Saturday better to go
  My father stood here with his hands round his tea / He left me the scarf, and he left hope to me
  We've sung through the sleet, and they've asked us to stop / There's always more room at the bottom than top
`

// Around what is said of somebody far away: they live, and they are not here.
export const MISS_COUPLETS = `
  *, and I set out a plate / Then put it away again. Habit. It's late
  *, and it comes from the blue / A song in a shop, and I turn round for you
  *, and I ring, and it's night / Your end or my end is never quite right
  *, and the jokes have gone flat / There's no one to laugh in the place where you sat
  *, and the map's on the wall / It's only a hand's width, it's no way at all
  *, and I've saved up the news / I've put it in order, the way that you'd choose
  *, and I sleep in your sweater / The phone says it's raining. I don't feel much better
`
export const MISS_HOOKS = `
  *, and I wanted to say / *, it's a long way away / I've kept you a chair for whatever old day / *, and I wanted to say
  *, like a sock with no pair / *, and you're still everywhere / I laugh at your jokes, and I tell them to air / *, like a sock with no pair
  *, come home when you can / *, I've no bigger plan / The kettle and me, and the sound of a van / *, come home when you can
  *, and I look at the time / *, is it yours, is it mine? / We hang on the ends of the very same line / *, and I look at the time
`
export const MISS_PAIRS = `
  I dial with the wrong thumb, I count up the hours / I send you a picture of somebody's flowers
  There's nothing to tell, so I tell you it all / The rain, and the bins, and the cat on the wall
  I've kept all your messages, even the dull / The one with a sandwich, the one with a gull
`

// Around what weighs on whoever sings: nobody jokes about it, and nothing is made good by a rhyme.
export const HEAVY_COUPLETS = `
  *, and I don't have the word / I say that I'm fine, and that's all that is heard
  *, and I sat in the car / With both of the hands on the wheel, going nowhere far
  *, and the morning still came / The kettle, the curtain, the post with my name
  *, and there isn't a knack / You get up, you sit down, you get up, you go back
  *, and it's hard to explain / It's not like a storm. It's a room full of rain
  *, and I've stopped asking why / I look at the ceiling. It looks at the sky
  *, and I'm saying it low / I've not said it often, I want you to know
  *, and I carry it round / Like something of glass that can't go on the ground
  *, and some people were kind / And some of them couldn't. I've made up my mind
  *, and it's one day, then one / I don't ask the next what it hasn't yet done
`
export const HEAVY_HOOKS = `
  *, and I'm still in the room / *, with a cloth and a broom / There's light at the edge of the blind in the gloom / *, and I'm still in the room
  *, and I'll not make it rhyme / *, it'll take its own time / There isn't a mountain that's owing a climb / *, and I'll not make it rhyme
  *, so just sit here with me / *, you don't have to agree / You don't have to mend it, just put on the tea / *, so just sit here with me
`
export const HEAVY_PAIRS = `
  There's nothing to say to it, nothing to do / A hand on the table, and half of the blue
  I fold up the washing, I lay out the spoons / I get through the mornings, I count afternoons
  I don't want advice, and I don't want a prayer / I'd like it if someone would pull up a chair
  The street goes on selling its bread and its fruit / I walk through it slowly, in somebody's suit
`

// Around what somebody does, or once did, without a word about it.
export const KNOWN_COUPLETS = `
  *, and you don't make it grand / You wash off the day with the soap and your hand
  *, and you never would boast / You ask about us first, and then there's the toast
  *, and I know what it takes / I know by your shoulders, I know by the aches
  *, and nobody claps / You sit on the stair, and you loosen the straps
  *, and you'd say, it's a job / And turn the thing down with your thumb on the knob
  *, and you don't say a lot / You put on the kettle, you ask what we've got
  *, and it's not on the wall / No medal, no picture, no mention at all
`
export const KNOWN_HOOKS = `
  *, and you'd not sing along / *, and you'll tell me I'm wrong / You'd say it was nothing. I made it a song / *, and you'd not sing along
  *, and I don't say enough / *, through the smooth and the rough / There's some who are silver, and you're made of stuff / *, and I don't say enough
  *, and I've known it for years / *, without trumpets or cheers / You hang up your coat, and it all disappears / *, and I've known it for years
  *, and you never say how / *, so I'm saying it now / There isn't a stage, but I'm taking a bow / *, and you never say how
`
export const KNOWN_PAIRS = `
  You leave in the dark with your name on a mug / And come back to us with the rain in your hug
  The boots by the door have a story or two / They lean on each other the way that we do
  You don't like a speech, so I'm keeping it small / I wanted to say that I noticed it all
`

// Around what befalls somebody in a sad or tender tale: the one who tells it keeps the voice down.
export const HUSH_COUPLETS = `
  *, and the clock in the hall / Goes on with its ticking, as if that were all
  *, and there's no one to blame / The rain on the window would fall all the same
  *, and the night takes its time / A church in the distance is losing a chime
  *, and the streetlight is on / It shines on the place where the others have gone
  *, and there isn't a word / The door gives a sigh, and it's all that is heard
  *, and the morning is slow / It stands at the curtain, it doesn't quite know
  *, and the radio plays / An old one they knew, from the easier days
  *, and who hasn't been there / With somebody's name, and an unanswered prayer
`
export const HUSH_HOOKS = `
  *, and it's nobody's fault / *, like a wound under salt / The heart has a door that won't lock, or a vault / *, and it's nobody's fault
  *, and the moon's looking in / *, in a coat worn too thin / There's some loves that end before others begin / *, and the moon's looking in
  *, turn the lamp down low / *, and there's no more to know / The ones who have been there can tell how it goes / *, turn the lamp down low
  *, and the years hurry by / *, under all of that sky / It's easy to ask, and it's hard to say why / *, and the years hurry by
  *, and it's raining again / *, as it was now and then / You can't ask the hour to come back, nor say when / *, and it's raining again
`
export const HUSH_PAIRS = `
  There's light at the edge of a door left ajar / And somebody humming, a long way, a car
  The glass has a ring where another one stood / And nothing to say that would do any good
  A coat on a hook, and a clock on the shelf / Some stories you only can tell to yourself
  The town goes to sleep, and the last bus goes by / With all of its windows as yellow as rye
  It's not in the paper, it's not on the news / It's only a heart, and what hearts have to lose
`
