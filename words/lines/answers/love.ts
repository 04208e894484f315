import { answers } from '../../lines.ts'

export const love = answers('love', `
And I fell further every day
As if you did it just for me
And I forgot to say goodbye
And I've been gone since your hello
And all my roads run down to you
I didn't know it then, I do now
And I forgot the world was there
So leave your shoes by my shoes here
I never liked my name before
And I'd have walked it, near or far
And all the other faces blur
I'd miss my train to hear it again
And nothing since has been the same
I think about it, wide awake
I loved you even running late
It's not the kind of thing to fade
I've tried to keep a serious face
My heart went up just like a sail
It's all the proof I'll ever crave
I hummed about it several days
And that is all the love I need
My heart went on and skipped a beat
I've got it down by heart to keep
The kindest thing I've ever seen
I haven't words for what I feel
I pinched my arm, it was no dream
And I went useless in the knees
It's there, my heart, upon my sleeve
I lay and grinned through half the night
And something in me opened wide
I'd never want a life but mine
I fall for that one every time
There's no one else I'd rather like
I'd cross a desert for that smile
I saw the whole thing in your eyes
You make it good to be alive
You warm me like an open fire
You made a language of our own
And where you are is what I call home
I keep that tucked inside my coat
I'd walk behind you down any road
I want to hear it when we're old
You take a half and make it whole
I think that's why we two were born
Of all of it, I love that most
You only have to cross the room
I'd hand you over half the moon
I've never once been any use at cool
You even love me in a mood
I floated home on one light foot
You're all the good end of the news
And that's what the slow songs speak of
And you can see me come undone
You only have to call, I come
It gets me somewhere in the gut
You put it simply, I just trust
The noisy world goes to a hush
I smile about it in my mug
So here's my heart, and here's my hand
I think that's where my life began
I never thought I'd fall like that
And since that day I've not looked back
I knew the whole thing in a flash
You're due north now on every map
I knew right then that it would last
And every bell inside me rang
I've all my lucky stars to thank
I think of it at night in bed
There is no letter I could send
And I just follow where you went
And all my heart went east and west
I haven't caught my breath just yet
I'm yours, as anyone can tell
I wish you'd kiss me on the neck
And if I could, I'd start again
I'd give you any answer, yes
You made a space where I just fit
It's such a small and lovely thing
And I could feel it on my skin
I loved it then, I love it still
You make my pulse go twice as quick
I've got your name upon my lip
I never knew it was my wish
I keep it on a secret list
I love you more than you would think
Who cares what time is on the clock
And it's the best luck that I've got
If I could make one minute stop
I found the words, so here's the song
And you came through it, sun through fog
I fell, and what a way to fall
You're not at all the love I thought
You are my plainest, deepest joy
You grew in me like seed in soil
I'd know your laugh through any noise
You make a palace of this town
And that's what love is all about
Without you there'd be half the sound
You're in each corner of this house
I'd sign my name to it on paper
And I was yours one second later
I felt it, down my back, a shiver
And all the windows opened wider
You move me like the moon moves water
I'd know your voice among so many
It's my best part in any story
You made a village of the city
I'd take no other destination
It pulls me like the moon the ocean
My heart had made its own decision
You're all I want across the table
I'm lost for good, not just a little
I hope to hear that one for years
You are the best of all my nights
I told the moon and all the stars
You came, and opened all the doors
I put my heart in both your hands
I love you for these little things
I'd hear it told a thousand times
I've called you all the softest names
You had me at a single look
I'd love you twice if I just could
I don't need any other proof
It sends my whole heart in a whirl
I'm not sure which of us fell first
I was too old to blush, but I can learn
So pull me closer by the shirt
I've drawn a line beneath it in my heart
You'd lead me safely through the dark
So let me walk you, arm in arm
I'd choose you over all the world
And, hear it now, my heart goes thump
A life of that is not enough
Just look at us and our good chance
You touched the paper with a match
The best idea that love has had
You know me just the way I am
I wondered if you would, you did
My cup is filled above the brim
And every morning it's a gift
I've looked at no one ever since
I'd find you out in any crowd
I'd marry you for that one twice
I love you, head down to the toes
I love you even for the joke
You put the moon in easy reach
My heart keeps bending to your shape
And there's no hair of you I'd change
I felt the colour in my cheek
I hadn't thought love was so kind
I'd wake for nothing but your voice
I'd stand in rain for half an hour
And there it goes, my heart, like thunder
I'd read you through, each line and letter
So won't you say you'll stay for ever
It's why we hang our coats together
You can't buy that with any money
I want just you and not another
I'd listen gladly through the rain
You fill me like an empty cup
I smile an hour when you have gone
I dream it, and I hear you talk
I want it every coming year
The softest thing on all the earth
I have to stop and catch my breath
You're hidden inside all my songs
I hear it through the bedroom walls
I live on nothing but your looks
You leave your light in all the rooms
I sing it, hitting all wrong notes
I'd gladly miss a hundred trains
And no one needs to know but us
You're in my sleep, you're in my blood
I'm telling you the naked truth
You're every warm wind from the south
I'd wait all night beside the gates
You're sunlight lying on the lakes
I lose the minutes, lose the hours
You come, and it's the start of summer
I'd find you down the darkest streets
We giggle like a pair of kids
I feel you humming in my bones
I'd know your face in a thousand places
My heart sits up just like a dog
I think that loving you's my job
I'd like the whole wide world to know
I love it more than I let show
And that is where my evenings go
I love it, and it's very you
I'd marry that, if I were you
There's nothing else I'd rather do
And I'm in love with that bit too
And that's the half I love, I swear
You do it with your head in the air
I fell for that, I fell right there
I'd know it blind, I'd know it anywhere
And still I want you always near
It sounds like music in my ear
That's why I keep you close, my dear
And that's the thing I hold most dear
I'd cross the town to see that sight
I think of that when I turn out the light
And all the rest will come out right
I couldn't love you more if I try
I see it and I start to sigh
`)
