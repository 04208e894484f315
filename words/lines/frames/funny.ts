import { frames } from '../frames.ts'

export const funny = frames({
  you: `
  You're *, I couldn't choose / I'd hand you back, but who'd wear your shoes?
  They said I'd get *, they didn't say how / I'd read the instructions, there's no refund now
  You're *, I'm told, and I've asked for the proof / I've seen what you do to a perfectly good roof
  When * comes in, then the biscuits go out / You don't leave a crumb, and you don't leave a doubt
  I told them that * would never be late / You told them next Thursday, you told them at eight
  They warned me of *, I laughed, what a joke / It took me two days to get rid of the smoke
  I've written to * to complain about you / You read it out loud, and you took a bow too
  There's nobody like *, it's just as well / The plumbing can't take it, the neighbours can tell
  With * about, there's no need of TV / You fell off the chair and you landed on me
  I love you, *, but I'm hiding the jam / I know what you are, and you know what I am
  I mentioned you, *, and the room gave a groan / Then everyone asked could they take you back home
  You're *, and I wouldn't change any bit / Well, maybe the singing, I'd change some of it
  The trouble with *? I could write you a list / It starts with the parking, and how could I resist?
  You're *, and I've learned to cope / I live on strong coffee, earplugs and hope
  I tried to train *, I gave it a year / You've trained me to fetch, and I do it from here
  They say to love * takes patience and grit / I've used up the patience, I'm down to a bit
  I came with a list of what * can't do / It ends with the whisk, and it starts with you
  I'm writing your song, *, but don't get too grand / You owe me a tenner, you owe me a hand
  There's a museum of * in the cupboard, by dates / It's mostly odd socks and the handles of plates
  I told the insurance it's * that I've got / They hung up the phone, and they doubled the lot
  They've named a new storm after *, I hear / It starts in the kitchen, it lasts for a year
  If I had a pound for each time * was right / I'd not have a pound, but I'd sleep well at night
  You're * by daylight, and then you're a bear / There's one kind of silence, and you're not in there
`,
  about: `
  That's *, I wish it were not / You haven't heard half of the stories we've got
  I could tell you of * till the cows come home / I have witnesses, pictures, and someone's old comb
  Don't ever let * near a barbecue / It took four of us and a fire bucket too
  Whoever let * have a key to the place / Should come and explain it and look me in the face
  The neighbours know *, the vicar can tell / There's somebody's garden gnome stuck in the bell
  When * says trust me, then pick up your coat / The last time we did it, we needed a boat
  It wasn't me, it was *, I swear / I only came in for my scarf and a chair
  They've got a special form now, for * alone / It's pinned to the wall by the emergency phone
  I like *, I do, but I lock up the cheese / It's gone by the morning, with crumbs to the knees
  I asked about *, and they laughed till they cried / One fell off a chair, and they helped her outside
  Now * has ideas, and that's never good / The last one is still in the shed, under wood
  I blame it on *, and it's usually true / There's paint on the budgie, there's paint on me too
  We hired a marquee, and then * came in / It's now a canoe, and a good place to swim
  There's many have tried to teach * to park / There's dents in the hedge, and they glow in the dark
  I'd vouch for *, I would, in a court / I'd want to be paid, and I'd keep it quite short
  Let * do the driving? I'd rather not say / We saw half of Belgium, it wasn't the way
  We found out that * has a list on the wall / It says what we did, and the times of it all
  The doctor said, rest, and then * came round / The doctor's now resting, and he won't be found
  I lent my best ladder to *, last spring / It came back a shelf, and a piece of a swing
  There's a queue for the bathroom when * is in / You hear a whole opera, a crash, and a grin
`,
  things: `
  Don't mention *, don't even start / I've got the whole of it by heart
  It all comes down to * in the end / And nobody told me, not even a friend
  I once had a plan, and then * came along / I threw out the plan and I wrote you this song
  You want to hear more about *? Then sit down / I've driven the best of them all out of town
  An expert on * came by with a case / He left in a hurry, bright red in the face
  I've studied up *, I've read now and then / I know less than nothing, I'll start it again
  I talk about *, and they look at their phones / The skeleton listens. He's in it for bones
  You'd not think that * could fill a whole song / You'd not be the first one to think so, and wrong
  If * were a crime, then I'd hand myself in / I'd plead to it guilty, and plead with a grin
  I blame it on *, I blame it each time / I'd blame it for weather, I'd blame it for crime
  I can't talk of * without waving my hands / I've flattened a waiter and two music stands
  They asked what I'd save, and it's * I said / They asked, and the children? I scratched at my head
  I spoke about * at the scene of the crime / The sergeant sat down and he asked for more time
  I told them of * on the very first date / I haven't heard back. It's been months. I can wait
  The will of my life has got * on page one / The rest of the pages aren't even begun
`,
})
