import { answers } from '../../lines.ts'

export const sell = answers('sell', `
So come and see us, come today
The first one is on us, it's free
And once is all it takes to try
So tell your friends before you go
The only thing we need is you
So don't wait till next week, come now
We've even pulled you out a chair
The good stuff starts from right in here
And then they all come back for more
So wipe your feet and try the door
It's worth the drive, it's not that far
We'll bet you'll want the same again
And everybody knows the name
So give yourself a little break
It's half past good, so don't be late
You'll see how well the thing is made
We serve it with a smiling face
And no, it isn't just a sale
And think of all the time you'll save
You'll sing about it many days
We've got exactly what you need
So bring your two delighted feet
It's well made, and it's rather cheap
It's quite the best you've ever seen
And there's no catch, so that's a deal
We're quite a hand-picked little team
So make it two, or three of these
You'll have a spring in your step when you leave
We'll leave the window lit tonight
So come and join the happy line
You'll wonder why you lost such time
There's something here that all will like
You'll go home with a bigger smile
So feast your hungry ears and eyes
So come on in and feel alive
It's selling like a house on fire
So pick your nearest telephone
We'll wrap it up, you take it home
We'd put it to the people's vote
We're only just along the road
It's going fast, so soon all sold
And that's our one and only goal
We've done it right since we were born
We won't exaggerate or boast
So hurry up while there is room
You're going to hum this little tune
It's simple, friendly, smart and cool
We guarantee a better mood
So bring the family, go by foot
So spread the word and pass the news
It's made by hand and made with love
For mum and dad and everyone
So bring the aunties, bring your mum
So come before the doors are shut
And that's a label you can trust
So take your time, there isn't a rush
It leaves you feeling warm and snug
The best in town, the best in the land
So come on down as soon as you can
And nobody can argue with that
You'll like it, or your money back
So save your time, and save your cash
So put a pin into your map
We build them properly to last
So come and join the merry gang
You won't be robbing any bank
So don't take only what we've said
And if you don't, just ask a friend
And every penny's rightly spent
So come and put us to the test
You haven't tried it properly yet
You'll know the quality by the smell
So try it once, then try again
It does much more for so much less
It's only sensible, isn't it
It does a wonderful, simple thing
So push the door and come right in
And thirty years on, good as new still
So get yours now, and get them quick
It's worth the tiny little trip
We'll serve you anything you wish
So put us first upon your list
And cheaper, too, than you might think
We've plenty waiting in our stock
So try some while it's good and hot
So make this shop your next good stop
So everyone can sing along
There's even something for the dog
There's one for you and one for all
You'll wish that it was two you bought
For every grandma, girl and boy
It runs as smooth as olive oil
So come and see what's all that noise
It's all the talk of half the town
So that's what all the fuss is about
So tell the neighbours, pass it round
There should be one in every house
You'll find the coupon in the paper
You try it now and thank us later
We always promise to deliver
The choice has never been much wider
We keep it pure as mountain water
You won't find others, no, not any
And every one comes with its story
The friendliest welcome in the city
No need to make a reservation
We call it poetry in motion
You've made a wonderful decision
So save yourselves a corner table
It gives a lot and costs a little
We've been at this for years and years
So look for us, we're under the lights
We'd easily give it all five stars
So be the first one through the doors
You'll find you're in the best of hands
It's one of life's good little things
They've asked for it a thousand times
So help us empty all the boxes
So stop a while, and take a look
It works just like you'd hope it would
The smile on your face is the proof
So go ahead, give it a whirl
So come on down and be there first
So form an orderly queue, it's your turn
A little treat could never hurt
We've loved what we do from the start
You'll even find us in the dark
The little shop that works like a charm
The best-kept secret in the world
And one, we warn you, isn't enough
So come along and take a chance
We've looked all over for the catch
The nicest bargain to be had
You'll thank your stars, the day you did
We fill it right up to the brim
It also makes a lovely gift
And nobody's looked elsewhere since
You'll never have to fight the crowd
And that's a lot for such a price
So follow where your own good nose goes
It's no tall story, it's no joke
We put it all within your reach
It's worth your every bit of change
We're open every day of the week
The only one of all its kind
The people made the better choice
So come along at any hour
You'll tell your friends, and no small wonder
The more you have, the more it's better
A deal like this won't last for ever
It brings the whole street back together
And all of that for pocket money
You buy the first, then buy another
We're open, sunshine, snow or rain
So treat yourself and fill your cup
So come on in before they're gone
We let the quality do the talk
We'll treat you well throughout the year
The greatest bargain on the earth
It'll take away your very breath
We even put it into songs
We've shelves and shelves from floor to walls
It's even better than it looks
And every home has got the rooms
So tell your friends, and take some notes
Get off the buses, off the trains
And once you've tried, you'll stay with us
It's in the family, it's in the blood
No fancy talk, just honest truth
The talk of east and west and south
And nothing ventured, nothing lost
They're lining up outside the gates
We keep the very friendliest hours
You'll have it home in time for summer
We're known in all the local streets
It's loved by grandmas and by kids
We love our work right to the bones
You'll see it in the happy faces
We make it, and we make it with pride
We've got the best of all the names
We've rolled our sleeves up for the job
It's just a minute from the bay
You'll want to come back every day
It brightens up a rainy day
We're always glad to hear you say
So pop in any time of day
It's worth your while in every way
Come early and you'll get to stay
And bring a friend along the way
You'll leave with something for the day
We're round the corner, come our way
And everybody's welcome, too
We'll have it waiting there for you
It's made for folk exactly like you
Your neighbours know, and so should you
The coffee's on, and that's on us too
There's nothing here that's not brand new
We know your name, and what you do
It's good for one, it's great for two
So come and see what we can do
We've done it right, we'd do it for you
We've got a smile with your name on, too
Just ring the bell and walk right through
It's only what they told you, so
It's all the way you want it, so
It's never far, it's never slow
So that's the place you ought to go
And all the locals seem to know
So tell us when, and off you go
You won't find better anywhere
So take a seat, we've got a chair
There's time for all of us to care
It's fresh as any mountain air
The finest in the land, right here
And that's a thing you'll like to hear
The same good people, year by year
We'll put it straight, we'll put it right
The kettle's on from dawn till night
And all of it's as good as it's bright
You can't go wrong, so give it a try
It's easy on the hand and eye
It's quick, it's clean, it's hardly dear
`)
