import { lines } from '../../lines.ts'

// Four lines that tell one small scene from its first word to its last: for losses, partings and hard times.
export const heartbreakScenes = lines('heartbreak', `
scene you | I made coffee for two, I forgot, and I stood / With a mug in each hand and it did me no good / I drank both of them down at the sink in the grey / And that's about all that I did with the day
scene you | Your toothbrush is gone from the cup by the tap / Your side of the wardrobe's a six-coat-wide gap / You left me the plant that you always forgot / I water it daily, it's all that I've got
story you | Your sister still waves when she's passing my street / She looks at her phone, then she looks at her feet / She asked how I'm doing, I told her, okay / We both of us knew, and she hurried away
story you | I found an old list in the coat that I wore / It says bread and batteries, and paint for the door / Your writing, your spelling, a heart on the B / I kept it, and bought every item for me
turn you | I thought I would shout, and I thought I would break / I thought I'd lie down in the road, for your sake / Instead I have vacuumed, I've sorted the bin / It's quiet, the quiet, the way it comes in
turn you | My friends took me out and they made me eat chips / They banned me from saying your name with my lips / I laughed once, I felt it, a thing in my chest / Like a window come open, and air, and a rest
turn you | You'll tell it your way and I'll tell it in mine / You'll leave out the Sunday, I'll leave out the wine / And somewhere between us the truth has a seat / And watches us nod when we pass on the street
`)

export const movingOnScenes = lines('moving-on', `
scene me | I've moved the bed under the window at last / I've painted right over a bit of the past / I lie like a starfish, I sleep till I'm through / There's nobody tugging the covers, that's new
turn me | I walked past the place where we had our first meal / I waited to see what I'd probably feel / A bit of a pinch, and the smell of the bread / And then I was thinking of supper instead
story me | I cancelled the booking, I then called them back / I said, just for one, and a seat by the track / I ate by the window, I read half a book / And tipped like a king for the way I must look
`)

export const farewellScenes = lines('farewell', `
scene you | There's cake on the printer, a card doing rounds / We've hidden the present, it makes little sounds / You act like you've seen nothing, heard nothing at all / But you've written your speech on your hand in a scrawl
scene you | You're packed, and your room has gone big and gone bare / A square on the wall where your posters were there / You ask if I'm crying, I tell you it's dust / You laugh and you hug me, you say, if I must
scene you | The boot's shut on boxes, the keys in your hand / You've got all the maps and it's all been well planned / I keep thinking of things that you'll probably need / A torch, and a blanket, some bread and some seed
story you | You showed me on day one where everything goes / Which door always sticks and which one of us knows / I wouldn't have lasted a week on my own / You leave, and I'm somebody's you, fully grown
turn you | We'll say that we'll ring, and we will for a bit / Then somebody's busy, and that will be it / But keep me a seat by the window, okay? / I'm coming to sit in it, one fine day
turn you | I'm glad for you, gladder than I can let show / I'd pack up your case if you asked me to go / It's only your chair that I'm looking at now / I'll have to get used to it, don't ask me how
`)

export const mourningScenes = lines('mourning', `
scene you | Your glasses are still on the page where you stopped / There's a crumb by the chair from the toast that you dropped / I haven't moved anything, nothing at all / I just turn the light on for you in the hall
scene you | They all came in black with their hands round a cup / They told me good stories until they dried up / I carried the plates out and stood at the tap / And there was your coat with the rain on the flap
story you | I picked up the phone, I had news, it was good / I'd dialled half your number before I understood / I told it the kettle, I told it the chair / I think you'd have laughed, and I think you were there
story you | I wore your old jumper to dig up the bed / I planted the bulbs in the rows like you said / They've come up all crooked, they've come up all right / I look at them last thing before it is night
turn you | They say it gets smaller, they say that it mends / I don't think it shrinks, I just think that it bends / I grow round about it the way that trees do / There's always that ring in the wood, and that's you
turn you | I caught myself humming the thing that you sang / I'd got to the chorus, and then the phone rang / It hurt for a moment, and then it was sweet / I swear I could hear you keep time with your feet
`)

export const petLossScenes = lines('pet-loss', `
scene you | Your bowl's on the step, and I can't put it by / I vacuum around it, and don't ask me why / There's hair on my coat that I won't brush away / I wear it to work, and it's with me all day
story you | I still hold the door for a moment too long / I listen for feet, and the silence is wrong / I drop some cheese once while I'm making the tea / It stays where it fell, and that does it for me
story you | You chose us, you know, from the back of the cage / The smallest, the scruffiest, wrong sort of age / You put out a paw and you looked at us straight / As though you had asked why we came there so late
turn you | You never said much, but you always were there / You got me through winters by warming a chair / If love is just staying, and being so near / You did it the best of us, year after year
detail you #dog|puppy | Your lead's on the hook, and it moves in the draught / I said your name, nearly, I caught it, I laughed / And then I sat down on the floor by the door / And held your old tennis ball, one hour more
`)

export const illnessScenes = lines('illness', `
scene you | There's grapes by the bed and a get-well balloon / A square patch of light that goes over by noon / You ask for the gossip, I give what I've got / You laugh, and it hurts, and you laugh quite a lot
story you | They said it in words that were too long to hold / I looked at your hands, they were only a bit cold / You made the first joke, and you made it so dry / The doctor laughed too, and then I got to cry
turn you | Some days you walk down to the end of the ward / Some days to the window, and both are a reward / I put up a chart and we colour it in / There's never a square that's too small for a win
`)

export const sorrowScenes = lines('sorrow', `
scene me | I lie here and listen to pipes in the wall / It's ten minutes later than no time at all / I've counted the sheep and I've counted the cars / I've counted my worries, they're counting the stars
scene me | I said I was fine to the girl at the till / I said it with practice, I say it with skill / Then sat in the car with the key in my hand / And cried, and I couldn't have told you, nor planned
story me | A man on the bus had his dog on his knee / It leaned the whole way with its head against me / He said, she can tell, and he looked at the street / I got off a stop late, and stood on my feet
turn me | I told one good friend, and I told it all wrong / It came out in pieces, it took me so long / She said, well, me too, and she put down her tea / The room got more air in for both her and me
turn me | It's not that it's gone, it still knows my address / It calls in the evening, it calls a bit less / I let it stand there in the hall, let it wait / I'm out with the beans in the garden till late
`)

export const hopeScenes = lines('hope', `
scene me | There's one yellow crocus come up through the stone / The whole of the bed is just mud, it's alone / It doesn't know March has got snow on the way / It's opened its coat up for me and the day
story me | I'd given up looking, I'd shut every door / I'd sat with my dinner tray, down on the floor / And then came a knock, and a neighbour with soup / She'd made far too much of it, bowl, lid and scoop
turn me | I'm not where I wanted, I'm not where I've been / I'm somewhere on stairs that are sort of between / But yesterday's hill is behind me, and see / There's light on the next one, it's waiting for me
`)

export const strengthScenes = lines('strength', `
scene me | The alarm goes at five and the floor's made of ice / I've talked myself out of it, talked myself twice / But one sock goes on, and the other one too / And that's how you get to the thing that you do
story me | I fell in the first mile, I fell in the third / I got up with gravel and said a bad word / The last of the field had gone over the hill / I ran, then I walked it, I'm walking it still
turn me | They told me politely, they told me with charts / That people like me should have smaller-sized hearts / I folded the paper, I made it a plane / It went out the window and over the rain
turn me | It isn't the trophy, it isn't the crowd / It's one quiet minute, and no one's been proud / When nobody's watching, and you've had enough / And you do the next bit, and that bit's the stuff
`)

export const recoveryScenes = lines('recovery', `
scene me | I pour it away and I stand at the drain / I listen to that, and I listen to rain / The clock on the cooker says quarter to nine / I've got through to quarter to nine, and I'm fine
story me | I sat in a circle on plastic-backed chairs / A man in a suit told the worst of his stairs / I thought, that is my life in somebody's coat / It went down like water, the lump in my throat
turn me | I wake with no headache, I wake with no dread / I know how I got here, I'm in my own bed / The kitchen is boring, the morning is plain / And boring is sunlight, and boring is rain
`)
