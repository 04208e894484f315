// A jingle says who, what and where, and calls. * is what is claimed, @ the name, ~ the place, all as they were given.
const rows = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

export const CLAIMS = rows(`
  *, and we mean what we say / It's @ for you, and it's @ all the way
  *, so what do you say? / Come over to @, come over today
  *, now isn't that neat? / It's @ that's the talk of the whole of the street
  *, we wouldn't say no / So think about @ before you go
  *, it's as simple as that / It's @, so come in and hang up your hat
  *, and it's all done with care / If ever you need us, it's @, we're there
  *, you can sing it out loud / There's @, and then there's the rest of the crowd
  *, put it up on a sign / It's @ for yours, and it's @ for mine
  *, hear it, oh, hear it again / It's @ in sunshine and @ in rain
  *, it's the best we can do / From @ with love, and it's all done for you
  *, now what could be better? / It's @ to the word, and it's @ to the letter
  *, there's a smile with it too / It's @, and we're keeping a good one for you
  *, tell your mum, tell your dad / It's @, and it's better than any you've had
  *, by noon and by night / It's @ on your left, and it's @ on your right
  *, that's the whole of the trick / It's @, so easy, so friendly, so quick
  *, and the rest you can guess / Who does it? It's @, and we always say yes
  *, now that's music to hear / It's @, it's @, and it's @ all year
  *, you can't ask for more / It's @, and the welcome's in front of the door
  *, so get up, don't be late / It's @, and we promise it's worth the wait
  *, and we're proud of it, too / It's @ for the many and @ for you
  *, so you know who to call / It's @, it's @, for one and for all
  *, every word of it true / Just ask for @, and we'll do it for you
`)

// Two claims in two lines, where there is time for no more: * and +.
export const CLAIM_PAIRS = rows(`
  *, come in, wipe your feet / +, it's @, just down the street
  *, and a wave at the door / +, it's @, who could ask for more?
  *, that's the first thing we do / +, it's @, and it's waiting for you
  *, and that isn't all / +, it's @ for big and for small
  *, as you probably know / +, it's @, so get up and go
  *, and we're telling no lie / +, it's @, come by and say hi
`)

export const AT_PLACE = rows(`
  All over ~, they're singing the same / It's @, it's @, remember the name
  In ~ they know it, in ~ they say / There's nothing like @ to brighten your day
  From one end of ~ to the other, we're near / It's @, it's @, the good ones are here
  There's a corner of ~ that's easy to find / It's @, with the thing that you had on your mind
  Hey, ~, get up, get your coat, come along / It's @, it's @, you can't go wrong
  Ask anyone walking through ~ where to go / It's @, it's @, as they ought to know
  When ~ is hungry or ~ is wet / It's @, the best of the welcomes you'll get
  In ~ there's one that they all of them choose / It's @, it's @, and that's the good news
`)

export const BY_NAME = rows(`
  Call on @ when the day has gone wrong / It's @, it's @, and it won't take long
  @, round the corner and up the street / The nicest faces you could meet
  It's @, it's ready, it's only for you / Come in for a minute, come in for two
  @! Say it once and say it twice / A very good name at a very good price
  It's @ you want, and it's @ you get / You haven't tried @? You will love it, I bet
  Say @, say @, and then say it again / From Monday till Sunday, come sunshine, come rain
  Who do you call? It's @, that's who / One for your neighbour and two for you
  @, oh @, it's easy to spell / Come once, and the rest you can come back and tell
  Knock, knock, who is it? It's @, come in / There's nothing to lose and there's plenty to win
  Remember it's @, and hum it all day / It's @, it's @, and we're on your way
`)

// * is what kind of shop it is.
export const BY_TRADE = rows(`
  @, your *, and the kettle is on / Come early tomorrow, the best ones go, gone
  @, the * that everyone knows / Just follow the others and follow your nose
  Who's your *? It's @, that's who / One for your neighbour and two for you
  It's @, the * that cares what you need / With plenty of smiling and plenty of speed
  @, the * to have on your side / Say hello to @, and then come inside
`)

// * is what is sold there.
export const WARES = rows(`
  If it's * that you're after, then don't look about / It's @, it's @, just give us a shout
  For * in the morning and * at night / When @ has done it, you know it's done right
  Who knows about *? There's only the one / It's @, and that's how the good things are done
  Come over for *, bring the family along / It's @, and you'll leave us with half of a song
`)

// * is when the doors are open.
export const HOURS = rows(`
  *, when the others are shut / It's @ for you, with no if and no but
  *, so no need to run / At @ the kettle is never quite done
  *, whatever the sky / You needn't book, you can just drop by
  *, there's a light in the door / It's @, and it's worth coming out for
  *, so put on your shoes / With @ round the corner there's no time to lose
  *, write it down on your wrist / It's @ you'd have wanted, and @ you'd have missed
  *, so nobody waits / It's @ for the early and @ for the lates
  *, and you know what that means / It's @ in your slippers or @ in your jeans
`)

// A line for the street or the town beside the chorus that names it.
export const PLACES = rows(`
  Where do you find us? You're already near / It's ~ you want, and the welcome is here
  Turn into ~, and look for the sign / Say that I sent you, and you will be fine
  Straight down to ~, you can't go astray / We're easy to find and we're happy to stay
  ~, where the neighbours all know us by name / You come as a stranger, you leave not the same
  In ~, in ~, and no other place / You'll know by the sign and the smile on our face
`)

// * is a number to ring.
export const NUMBERS = rows(`
  *, by day or by night / Ask for @, and it's going to be right
  *, and somebody's there / It's @, so go on and pull up a chair
  *, write it down on your hand / It's @, the friendliest folk in the land
  *, put it up on the wall / It's @ that answers, whenever you call
`)
