import { answers } from '../../lines.ts'

export const thank = answers('thank', `
I've meant to thank you to this day
You don't know what it meant to me
You never even wondered why
You did more good than you can know
I'd not be standing but for you
I want to say it, here and now
It's rare to find that sort of care
I had to say it, so I'm here
You never once kept any score
It's thanks to you we got this far
You'd do it all tomorrow again
You only gave, you didn't take
You stayed however long or late
A debt like that is never paid
You did it with a friendly face
And all the thanks I know turn pale
I'm holding on to what you gave
You never waited for the praise
You saw what anyone would need
You put me back upon my feet
I owe you twenty years of sleep
The quiet kind, not often seen
I want to tell you how I feel
You turned us all into a team
I could go thanking on my knees
There's more in this than you'd believe
You're why I made it through all right
You stood there always at my side
I think your luck spilled over to mine
You gave the dearest thing, your time
You sent me home with half a smile
You never sought a cup or prize
You never seemed to flag or tire
I didn't do it on my own
I've thought of it the whole way home
I kept that safe, like a lucky note
You lifted half of every load
It kept me warm when it was cold
I've kept it somewhere in my soul
I never said what helped the most
You turned the light on in the room
And not a thank-you comes too soon
You never made me feel a fool
So hear it now, my gratitude
You did the carrying, foot by foot
And that's not in the evening news
And that, I think, is simply love
You'd think that it was easily done
It's why I'm who I have become
It got me out of every rut
You taught me it's all right to trust
You waited, never in a rush
So take these words as one long hug
You were the first to lend a hand
I know of no one else who can
To anyone like you, I lift my hat
And how am I to pay you back
You put my feet back on the map
I've got the words for it at last
And you're the one we have to thank
It stays for ever in my head
You did the whole thing as a friend
I know now what your patience meant
I count you up among the best
I've not come near to paying yet
You meant it kindly, I could tell
I want to thank you, then again
You turned a hundred noes to yes
I've thought about it quite a bit
You'd call it just a little thing
I don't know where I should begin
I owed you then, I owe you still
And thank-you's over far too quick
You steadied like a well-built ship
You gave me more than I could wish
You're first upon my thank-you list
It mattered more than you might think
I'd give you everything I've got
You held me up the whole way along
You were my lantern in the fog
I owe you for it, one and all
I use it daily, what you taught
And all of it you did with joy
You spared me half the sweat and toil
You never made a bit of noise
You never let one person down
I never once had any doubt
The truest friend I've ever found
You brought some daylight to the house
I've put my thank-you down on paper
I'm thanking now, not sometime later
You were the bridge across the river
You made the narrow road much wider
As plain and good as bread and water
I've met some good ones, not too many
You're the best chapter of my story
You never once looked down in pity
You've earned from me a small ovation
You set my better self in motion
You helped me to the right decision
You kept my chair up at your table
You gave a lot and said a little
I've carried that for years and years
I've thought about it, many nights
We're in the very best of hands
I know the worth of little things
I've said it silently a thousand times
You did it with no second look
You saw what no one else quite could
I hope that I can take a turn
You had it in you from the start
You left a lamp on in the dark
You are a good half of my world
And thank you isn't near enough
I'd do the same, if I'd the chance
And I'm still grateful that you did
I count it as my greatest gift
I've tried to be like that ever since
I'm here to say my thanks out loud
I'd like to say it once or twice
You reached as far as one could reach
And there's not one thing I would change
So hear it in my wobbling voice
I think of it at any hour
You left us all a little better
It's folk like you keep us together
You were the roof, and life was rain
You filled my almost empty cup
I'll thank you still when years have gone
I owe you more than this small talk
I think of it throughout the year
I'd not swap that for all the earth
I'd thank you with my final breath
I've put your name in all my songs
You opened windows in my walls
You never asked for second looks
You left some warmth in all the rooms
I've thanked you in my clumsy notes
You did a lot for all of us
You've kindness running in your blood
I'm only telling you the truth
You stuck at it for hours and hours
You turned my winter into summer
You saved my sorry skin and bones
You've put the smiles on all our faces
The best example that I've had
I've never known a heart so kind
I'd like to thank you now, for ever
I know your sort, there's not another
You never did it for the money
You were the calm inside the thunder
You made it lighter with a joke
I've carried that with me all week
You made it bloom, you brought the rose
And that's a thing I want you to know
It's years, and I've not let it go
I think of it when lights are low
You planted it, you watched it grow
I never really thanked you, so
I owe a lot of that to you
And no one asked, you just came through
You did it when nobody knew
I'd like to be like that one, too
You always were the first one there
And that is what I call to care
You did it with no time to spare
I carry that one everywhere
I wanted you to have it here
I've kept that with me every year
You made the muddy water clear
You never once asked for a reply
I only know that I got by
You were the lamp, you were the light
You put so many small things right
`)
