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
And no one ever took your name
You only gave, you didn't take
You stayed however long or late
There's not one penny that you were paid
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
There's nobody on earth alike
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
There's not enough thanks to speak of
And I'm not nearly thanking done
It's why I'm who I have become
It got me out of every rut
You taught the wary how to trust
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
You gave me everything, your best
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
There's thanks in every single drop
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
I owe a few folk, you the many
You're the best chapter of my story
You never once looked down in pity
I want to give you some ovation
You started something into motion
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
So let me take the thanking turn
You had it in you from the start
You left a lamp on in the dark
You are a good half of my world
And thank you isn't near enough
I saw it, and not just by chance
And I'm still grateful that you did
I count it as my greatest gift
I've tried to be like that ever since
I'm here to say my thanks out loud
I'd like to say it once or twice
You reached as far as one could reach
And there's not one thing I would change
I hear it in a grateful voice
I think of it at any hour
You left us all a little better
It's folk like you keep us together
`)
