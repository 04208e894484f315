import { answers } from '../../lines.ts'

// After what one is sorry for: no excuse and no cheer.
export const sorry = answers('sorry', `
I knew it then, I know it still
I've got the words, I lack the skill
I walked around the block until
I said it to the window sill
I should have stayed, I should have tried
I had the words, I had my pride
I've gone on walking round inside
I think I laughed because I cried
I can't unsay a single word
The worst of it was what you heard
And nothing that I gave was heard
I'd give the lot to take it back
I've kept a list, I've kept you track
I'd wear a sign upon my back
I'm not much good at saying so
It took me far too long to know
I owed you that so long ago
I watched the best of people go
I stood and watched the taxi go
I've carried it from door to door
I'm asking you for nothing more
I never said it straight before
I don't know what I did it for
I'd like to be what you were for
I turned it over in the night
I'd no idea how to write
I only know I wasn't right
I'd rather lose than win that fight
You had the truth, I had the fight
There isn't one good reason why
I couldn't look you in the eye
I let another year go by
I'd like to say it, then to try
I'm late, I'm late, but here I am
I hid behind not giving a damn
You'd every right to shut the door
It doesn't fit inside a card
The easy words are always hard
I should have said it in the yard
I wasn't cruel, I was small
I've practised this against the wall
I had your number, I didn't call
There's no excuse for that at all
I dropped the thing, I let it fall
The fault was mine, I own it all
I'm sorry, and it's overdue
I'd do it over, start anew
The one I let down there was you
I knew the right thing, it was you
I don't expect you to come through
And everything you said was true
I'd take the blame, I'd take it twice
I wasn't brave, I wasn't nice
A stubborn head's a heavy price
I never asked for your advice
I thought there'd be some better day
I had a thousand things to say
I looked at you and looked away
I'll say it now, I'm here to stay
It won't be fixed in just a day
I miss the way we used to play
I'm at the bottom of the stair
I'm only asking to be there
I wasn't kind, I wasn't fair
I acted like I didn't care
I kept your place, I kept your chair
I broke the thing we'd had for years
I had my fingers in my ears
I'm counting up the wasted years
I drowned you out, I see it, clear
You needed me, I wasn't near
I'd swap my pride to have you here
I've had it in my throat all year
I'm asking now, with nothing planned
I hope some day you'll understand
I'd like to hold it out, my hand
I built it all on shifting sand
It's been the weight on every stone
I'm not much use when I'm alone
I had you listed in my phone
I told it wrong, and I alone
I'd mend it if you let me in
I don't know where I should begin
My silence was the biggest sin
You've every right to not let me in
I never learned to be the first
Of all my faults it was the worst
I had the speech, I'd had it rehearsed
I wasn't there, and you were, twice
I missed your news, I missed your child
I missed the way your whole face smiled
I let a small thing turn to wild
I ate my words, I ate them cold
I've one more truth that must be told
I'd hate for us to end up old
I'm holding out the end I hold
`)
