import { frames } from '../frames.ts'

export const angry = frames({
  you: `
  I called you *, I won't again / I've thrown the ink out after the pen
  You hear me, *? I'll say it once more / You don't get to whistle your way to the door
  So listen up, *, I'm through with polite / I've swallowed it daily, I'm spitting tonight
  Go on then, *, go and tell them it's fine / I've kept every letter, I've kept every line
  They all say it's *, they all look away / You made all the mess and you made us all pay
  You can't hide behind *, you can't hide at all / Your hand's on the handle, your shadow's on the wall
  I know you, *, I know your tread / You take all the butter and sell us the bread
  I gave you the truth, and you gave me a shrug / Look, *, your footprints are all on the rug
  I've one thing to say to you, *, it's this / You don't sell a slap and then call it a kiss
  You slept like a baby, *, I bet / You've done the forgetting, and I can't forget
  You know it was you, *, and I know it too / The whole of the street knows, it's written on you
  I waited for *, for one honest word / You coughed, and you called it the best you had heard
  I'm done with you, *, I'm done being small / You'll find your excuses pinned up on the wall
  Don't smile at me, *, I've seen it before / You smile like a salesman, a foot in the door
  I thought I knew *, I thought you were straight / You told it so well that I swallowed the bait
  You owe me one, *, you owe me a year / So keep your apology, keep it from here
  You signed it, *, with a flourish, a kiss / And what did you think we would do about this?
`,
  about: `
  Ask *, ask who paid / Ask who was standing in the shade
  Tell * from me there's a queue at the door / We're not asking nicely, not now, not any more
  It's * who sits with a hand on the till / We carry the water, they own the whole hill
  So don't talk of * to me, not today / I've heard every promise get shovelled away
  I know about *, I know what was done / They smiled for the papers and fooled everyone
  There's * on the top floor, and us on the stair / We've counted the cost, and we know what is fair
  I'm sick of *, I'm sick to the teeth / They paint it all white, and there's mould underneath
  Let * come and live here, come try it a week / The taps in the kitchen, the roof with a leak
  Go put it to *, and put it in red / We've read what was signed, and we know what was said
  Write * on the placard, and make the words tall / We're only a few, but we're filling the hall
  They'll tell you that * has been misunderstood / I read the small print, and I understood
  I don't hate *, I just want what is due / A roof with no rain in, a window or two
  We wrote to *, and we wrote it in red / It came back unopened, it came back unread
  So who voted *? I didn't, did you? / The lift's out of order, the heating is too
  They gave * a medal, they gave us the bill / The ink on the medal is wet on it still
`,
  things: `
  They talk about * like it was a game / They never learned a single name
  You can't buy *, you can't buy me / We were here first and we're staying free
  Let's talk about *, since nobody will / They've swept it in corners and left it there still
  I've had it with *, I've had it to here / I've bitten my tongue since the start of the year
  They say about *, it's all in your head / It's there on the doorstep, it's there by the bed
  So who's paying for *? It's always the same / The ones with the least, and the ones with the blame
  I'm shouting of *, I'll shout till I'm hoarse / They'll say we should whisper, they'll say it, of course
  It's * that did it, the straw on the load / Now look, there are hundreds of us in the road
  Go write about * on the side of the hall / In letters as tall as the town hall wall
  They promised us *, they promised us more / We got a clean leaflet pushed under the door
  Don't tell me that * is a small thing to bear / You've never been down here, you've never lived there
  You want to know *? Then come down and see / Come spend a whole night on the sofa with me
  We'll answer for *, then you answer for yours / We've nothing to hide, we have opened our doors
  You think about *, and you think about who / Was warm on the day when it came for me and you
  Put * on the table, put everything there / The bill and the photos, the stain on the chair
  I can't sleep for *, so why should they sleep? / We'll sing at their windows, we've promises to keep
  Remember *, when they ask for your vote / When somebody's smiling and straightening his coat
  You can paint over *, it comes through the white / We'll write it again, and again, every night
  I've filled in the forms about *, every one / They're keeping the desk warm, they're having their fun
`,
})
