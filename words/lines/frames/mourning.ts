import { frames } from '../frames.ts'

export const mourning = frames({
  you: `
  You're still *, that hasn't changed / Though all of the chairs have been rearranged
  I still say *, I say it clear / As though the word could bring you near
  You're * in all the old tales we tell / I do your voice, and I don't do it well
  I wrote * on the ribbon, and then / I sat in the car till I could breathe again
  I still look for * at the end of the row / My eyes haven't learned what the rest of us know
  They ask about *, and I tell them the lot / The whole of you, even the bits I forgot
  I talk about * with the light turned low / There's so much of you that they'll never know
  I say it to no one, I say it to you / You're *, in everything I do
  It's * I'd ring with a bit of good news / I still have the number, I still have your shoes
  They said it gets lighter, and some of it might / I whisper for * when I put out the light
  I'll always have *, I'll have you by heart / It's only the evenings that take me apart
  You're *, and nobody else can be / You've left the best part of you here with me
  I thought I saw * in the rain, in a queue / The same kind of coat, but it wasn't you
  The garden asks for *, and so do I / We both of us look at the edge of the sky
  Each time I say *, you're a little less far / I say it in shops, and alone in the car
  You're *, you're there in the way that I stand / You're there when I look at the back of my hand
  There's * in the way that I butter the bread / There's you in the things that I hear I have said
  I walk with *, I walk the long way / I tell you what flowers are open today
  I'm missing you, *, it comes and it goes / It comes in the sleeve of a pile of your clothes
  They all have a story of *, they do / And each of them hands me a bit more of you
  I dream about *, you're fixing the gate / You tell me, don't rush, and you tell me, don't wait
  I found the word *, in your hand, on a card / I'd walked past that drawer for a year, and it's hard
  I lay out two cups, and I say *, it's hot / The kettle has learned it, and I have not
  You're * on the stone, in the plainest of type / It doesn't say how you would whistle and wipe
`,
  about: `
  We still say *, we say it plain / And somebody smiles, and we say it again
  There's * in the album, page after page / Laughing at something, at every age
  I set the table, and * came to mind / A chair is a terrible thing left behind
  I still tell * the news of the day / It's only an answer that's gone away
  The hymn book was open, and * was the word / I held to my sister, and nobody heard
  We told tales of * till the tea went cold / They're better each time that the good ones are told
  There's * in the garden, in all of that green / The roses have never been tidier seen
  I think about * on the top of the bus / And something sits down for a moment with us
  And every year on the day, we meet / We sing one for *, and we leave a free seat
  The bed's made for *, the lamp is turned low / We know it's for no one, we still keep it so
  I can't say * yet without taking a breath / There's more to be said of a life than a death
  I learned it from *, I do it that way / I fold it in half, and I put it away
  I'll never stop looking for * in a crowd / The grief goes in quiet, the love comes out loud
  I hear them say *, and it comes like a tide / I go with it now, and I used to hide
  Keep one seat for *, right there by the wall / We'll leave it the cushion, the hat and the shawl
  I went to see *, I took some sweet peas / I talked for an hour, with dew on my knees
  There's a bench now for *, it looks at the bay / I sit at one end, and there's time in the day
  The world without * goes on, and it's odd / The milk's on the step, and the neighbours all nod
  We planted a tree there for *, in the rain / It's taller than I am, it's learning the lane
  There's a coat that was *'s on the back of the door / We don't move it now, we don't ask any more
`,
  things: `
  I think of * when I can't sleep / There are some things you get to keep
  There's * in everything I do / And all of it walks me home to you
  I never see * without looking round / To tell you about it, and there's no sound
  I've * still, it's more than I thought / Of all that was given and all that was taught
  We spoke about *, we said it out loud / It felt like a gap in a long bank of cloud
  Whenever there's *, there's a bit of you / I stand very still and I let it come through
  I can't think of * without stopping a while / It starts as a sting, and it ends as a smile
  Remember with me, let it be * we say / The small things stay longer when big ones give way
  It's *, of all things, that I miss the most / The rest I can live with, as quiet as a ghost
  It's only *, I tell myself, hush / But love's in the small things, and grief's in no rush
  You loved it, you know, so it's * we'll bring / The rest of the day, we will stand and we'll sing
  The day they said goodbye, * came to my head / And that's how I stood there, and smiled instead
  You told me of *, and I listened by half / I'd give a good deal now to hear it, and laugh
  The rain lets up, and it's * I see / As though you had pulled back a curtain for me
  You left us *, and you left us the key / You left us the noise of the gate by the sea
  I still hear of *, and I turn with a smile / To tell you, and stand with it there for a while
`,
})
