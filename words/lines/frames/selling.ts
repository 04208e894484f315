import { frames } from '../frames.ts'

export const selling = frames({
  you: `
  You're *, come on in / There's a chair by the window, we're ready to begin
  We know you by *, we know how you take it / If we haven't got one, then hang on, we'll make it
  It's you and it's *, it's an easy hello / We'll wrap it up warm and away you can go
  We're open for *, we're open for you / From early to late, and on holidays too
  It's * that does it, it's done with a smile / You came for a minute, you'll stay for a while
  Just ask us for *, you'll know it's the one / We had it all ready before you'd begun
  You'll tell all your neighbours, it's * for me / They'll all want to come, so let's make it for three
  You'll come back to *, the way people do / We'll put by a good one and keep it for you
  Call up for *, and we'll do you just right / We'll pick up at breakfast, we'll pick up at night
  You can't miss *, there's a light in the hall / We've all that you need, and there's help if you call
  Bring all of your friends down to *, bring your mum / There's room on the bench, and we're glad that you've come
  You know it by *, and you know where we are / We're two minutes' walk, and there's room for the car
  It's * for you when the week's been a bear / You put up your feet, and we'll take it from there
`,
  about: `
  Ask for *, ask anyone who / They'll point down the road, and they'll walk with you too
  When only the best will do, * is here / The same friendly faces for year after year
  Go round to *, it's just down the street / They'll find you a cushion, they'll find you a seat
  There's plenty of others, but * is best / We open at breakfast, and Sundays we rest
  Say * to a neighbour, and watch the face / There isn't a soul who's not been to the place
  If it's broken or empty, it's * you need / They'll do it with care and they'll do it with speed
  So come down to *, come one and come all / There's room in the corner and hooks in the hall
  No queue and no quarrel, no small print to read / It's *, and it's everything you'll ever need
  Remember it's *, it's easy to sing / You'll hum it at work, and you'll pick up and ring
  Tell them that * was the one who sent you / They'll open the good box, and nothing's too new
  There's queues in the morning for * in the rain / They come once for trying, then come back again
`,
  things: `
  Ask for *, you know the door / You'll be back tomorrow asking for more
  For * come in and see / It's fresh every morning, the smile is free
  When it's * you're after, you know where to go / We're right on the corner, we'd like to say hello
  We've * for breakfast and * for tea / There's plenty for you and there's plenty for me
  There's no one does * the way that we do / We did it for Gran, and we'll do it for you
  If you're thinking of *, then think of us first / For quenching a hunger, for quenching a thirst
  It's *, and it's done with a bit of pride / Come in by the front, there's a warm seat inside
  We started with *, a van and a sign / Now look at us going, and look at that line
  You can't beat *, so why would you try? / It's made with two hands and a very sharp eye
  Say * on the phone, we'll be there in a flash / We're good with our hands and we're fair with your cash
  There's * in the window and light on the stair / It's worth every step, and you're nearly there
  From Monday to Sunday, it's * we make / We don't cut a corner, except for the cake
  Come over for *, come over for fun / We're up before daybreak, we're never quite done
  We're mad about *, it shows in the till / The ones who came first are the ones who come still
  It's * like your grandmother said it should be / Come in and say hello, and the first taste is free
  For *, you ring, or you knock, or you shout / We'll know what you want, and we'll get it all out
`,
})
