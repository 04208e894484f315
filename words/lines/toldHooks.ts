// Choruses whose title is what the request tells: * is its own sentence, "You never stop talking", before a tail that rhymes.
export type ToldMood = 'bright' | 'mine' | 'mourn' | 'part' | 'funny' | 'angry' | 'rueful' | 'tale' | 'says' | 'event' | 'child' | 'comfort'

export const rows = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

export const TOLD_HOOKS: Readonly<Record<ToldMood, readonly string[]>> = {
  bright: rows(`
    *, and I love you for that / *, so I take off my hat / The world can be windy, the world can be flat / *, and I love you for that
    *, and don't ever change / *, wonderful, strange / I wouldn't trade you for a mountain range / *, so don't ever change
    *, that's why we're here / *, year after year / You're somebody's reason to stand up and cheer / *, and that's why we're here
    *, what would I do / *, if there wasn't a you? / The days would be longer, the colours be few / *, oh, what would I do?
    *, that's the one that I know / *, wherever you go / They'd pick you out in the very back row / *, that's the one that I know
    *, let it be said / *, right from the foot to the head / It goes in the book with the letters in red / *, let it be said
    *, sing it out loud / *, we couldn't be more proud / There's one of you only, there's you and the crowd / *, so sing it out loud
    *, and I'm smiling again / *, and it's sunny by ten / I've counted my blessings, I counted to when / *, and I'm smiling again
    *, it's a gift and an art / *, it's the best of your part / I hung up the picture, it's there in my heart / *, it's a gift and an art
    *, that's you to a tee / *, it's plain to see / There isn't another, there never will be / *, that's you to a tee
  `),
  mine: rows(`
    *, and I'd do it again / *, in the sun, in the rain / You ask what it's for and I cannot explain / *, and I'd do it again
    *, and I'm telling you now / *, I couldn't say how / I made myself promise, I made me a vow / *, and I'm telling you now
    *, and it's all mine to tell / *, like the ring of a bell / I've been through the weather, I know it so well / *, and it's all mine to tell
    *, let the morning come in / *, let the story begin / I've nothing to lose and I've something to win / *, so let the morning come in
    *, and here I stand / *, with my hat in my hand / It's nothing I practised and nothing I planned / *, and here I stand
    *, and that's how it goes / *, right down to my toes / It isn't a secret, the whole village knows / *, and that's how it goes
    *, it's as simple as that / *, and I hang up my hat / You're looking at someone who knows where it's at / *, it's as simple as that
  `),
  comfort: rows(`
    *, so come over here / *, you can whisper it, dear / There's nobody brave who has never known fear / *, so come over here
    *, and I'll hold your hand / *, I do understand / We'll do it by inches, we'll do it as planned / *, and I'll hold your hand
    *, well, so was I / *, it gets easier, by and by / There's stars you can only see out of a dark sky / *, well, so was I
    *, I'll leave on the light / *, it'll all come right / The smallest of candles can see off the night / *, I'll leave on the light
    *, and that's all right / *, but you're winning the fight / You're braver than you can be told in one night / *, and that's all right
  `),
  event: rows(`
    *, can you believe it's today? / *, and look at you, hip hip hooray / We blinked, and the time got up and went its way / *, can you believe it's today?
    *, hold on to your hat / *, just imagine that / The news got around to the neighbour's cat / *, so hold on to your hat
    *, and we're all of us here / *, so give it a cheer / It comes round the once, and it comes only this year / *, and we're all of us here
    *, and where did it go? / *, the years and the snow / You stood in that doorway a minute ago / *, and where did it go?
    *, ring every bell / *, have you heard, can you tell? / I've told all the street and the postman as well / *, so ring every bell
    *, it's a page, it's a start / *, I can hear my own heart / It's hope, and it's nerves, and I can't tell apart / *, it's a page, it's a start
  `),
  child: rows(`
    *, clap, clap, clap / *, tap, tap, tap / Round the back garden and into my lap / *, clap, clap, clap
    *, did you see, did you see? / *, as quick as can be / I told it to Teddy, and now you tell me / *, did you see, did you see?
    *, what a thing, what a thing / *, flap, flap, wing / Everyone hop on one leg now, and sing / *, what a thing, what a thing
    *, hip hip hooray / *, that happened today / Show me with fingers, and show me the way / *, hip hip hooray
  `),
  mourn: rows(`
    *, and I hold on to that / *, there's your coat, there's your hat / I talk to the chair where you always sat / *, and I hold on to that
    *, and I still see you there / *, with the light in your hair / There's no one has taken your place, or your chair / *, and I still see you there
    *, I remember it all / *, there's your frame on the wall / I hear you some evenings come in through the hall / *, I remember it all
    *, and you're not far away / *, I say it each day / I learned it by heart so it knows how to stay / *, and you're not far away
    *, that's the thing I will keep / *, when I can't get to sleep / The years are a river, the river is deep / *, that's the thing I will keep
    *, that's the you that I know / *, and I won't let it go / The garden comes up, and the evenings come slow / *, that's the you that I know
    *, and it hurts and it's good / *, as only you could / I'd give you the world back, I'd give it, I would / *, and it hurts and it's good
  `),
  part: rows(`
    *, and the kettle's gone cold / *, there's a coat I can't fold / I'm waiting for morning, I do what I'm told / *, and the kettle's gone cold
    *, that's all that you said / *, it goes round in my head / There's one of us walking, and one stuck instead / *, that's all that you said
    *, and I'm left with the door / *, I don't know what for / I keep on expecting your step on the floor / *, and I'm left with the door
    *, and I wish you had stayed / *, with the bed still unmade / I've kept all the records that nobody played / *, and I wish you had stayed
    *, and I'm letting it be / *, there's the wind, there's the sea / You go your own way and you leave mine to me / *, and I'm letting it be
    *, so that's how it ends / *, we can't even be friends / There's more in the silence than anyone sends / *, so that's how it ends
    *, and I say it out slow / *, now everyone'll know / I practised not caring, it doesn't quite show / *, and I say it out slow
  `),
  funny: rows(`
    *, and we don't know why / *, we've told you, we try / They'll carve it in marble some day when we die / *, and we don't know why
    *, give us strength, give us tea / *, and it had to be me / There's one in each office, there's one up each tree / *, give us strength, give us tea
    *, every day of the week / *, so who wants to speak? / The doctor has told me it's not just a streak / *, every day of the week
    *, it's a talent, it's true / *, there's nothing to do / You can't take it back and you can't send it through / *, it's a talent, it's true
    *, somebody call the police / *, can we please have some peace? / I've written to Norway, I've written to Greece / *, somebody call the police
    *, and that's only by ten / *, and it's starting again / I've hidden the ladder, I've hidden the hen / *, and that's only by ten
    *, and the cat's moved out / *, there's no room for doubt / The neighbours all know what we're singing about / *, and the cat's moved out
    *, and I'm fine, I'm fine / *, would you sign on the line? / It's yours for a tenner, it used to be mine / *, and I'm fine, I'm fine
    *, and we love it, we do / *, what else can you do? / You can't choose your comrades, you can't choose your crew / *, and we love it, we do
  `),
  angry: rows(`
    *, and they look the other way / *, every God-given day / They smile for the camera, they've nothing to say / *, and they look the other way
    *, and we won't let it lie / *, so look us in the eye / You can't buy our silence, you're welcome to try / *, and we won't let it lie
    *, and we're out on the street / *, hear the sound of our feet / There's no one so small that they have to retreat / *, and we're out on the street
    *, and somebody knew / *, and it might have been you / The paper was signed and the money went through / *, and somebody knew
    *, not in my name / *, and they call it a game / I'm writing it down, and I'm writing the blame / *, not in my name
  `),
  rueful: rows(`
    *, well, what can you do? / *, and it's happened to you / You laugh at the ceiling, you tie up your shoe / *, well, what can you do?
    *, and the rain's coming down / *, all over town / I look for a penny, I find a half-crown / *, and the rain's coming down
    *, and I never saw it come / *, like the end of a drum / I stood on the pavement, my fingers were numb / *, and I never saw it come
    *, that's the way that it went / *, every last cent / I don't know what any or all of it meant / *, that's the way that it went
    *, so I'm singing it slow / *, now everyone'll know / You build up a tower, and down it can go / *, so I'm singing it slow
    *, and I'm still on my feet / *, on the very same street / There's something in losing that's bitter and sweet / *, and I'm still on my feet
    *, pour me a tea / *, it could only be me / I'll laugh in the morning, just wait and you'll see / *, so pour me a tea
  `),
  tale: rows(`
    *, have you heard, have you heard? / *, it's all true, every word / They sing it in kitchens, they taught it a bird / *, have you heard, have you heard?
    *, so the story is told / *, from the days of old / Come in from the evening, come in from the cold / *, so the story is told
    *, and nobody knew / *, and who would, would you? / The moon saw it happen, the owl saw it too / *, and nobody knew
    *, and it ends as it ought / *, or that's what I thought / There's more in a heart than can ever be bought / *, and it ends as it ought
    *, oh, what a sight / *, in the middle of the night / Some say it was foolish, I say it was right / *, oh, what a sight
    *, and the whole town came / *, nothing's the same / They still tell the children, they still say the name / *, and the whole town came
  `),
  says: rows(`
    “*,” that's all that we hear / “*,” from January to year / It's carved on the desk and it's stamped on the ear / “*,” that's all that we hear
    “*,” and he's gone again / “*,” that's nine out of ten / We've tried it with paper, we've tried it with pen / “*,” and he's gone again
    “*,” that's the wisdom of age / “*,” on every page / They'll put it in lights on some faraway stage / “*,” that's the wisdom of age
    “*,” put it up on the wall / “*,” it's the answer to all / For love and for winter, for rise and for fall / “*,” put it up on the wall
  `),
}
