import { lines } from '../../lines.ts'

// More small scenes of four lines, for people of one's own.
export const moreBirthdayScenes = lines('birthday', `
scene you | The candles are lit and the curtains are drawn / There's somebody's cousin asleep on the lawn / We count up to three and we all start too high / You laugh, and the first little flame starts to die
scene you | I wrapped it at midnight with half of the tape / It's got a strange corner, it's got a strange shape / You shake it, you weigh it, you hold it up near / You say, it's a bicycle. Same every year
story you grown | You once had a party where nobody came / The snow was so deep, and they all said the same / We sat with the cake on our knees by the fire / You said it's the best one, and you're no liar
story you | The year of the ladder, the year of the dog / The year that we drove the whole way in the fog / I count them by stories, not numbers, with you / I've lost my place somewhere around forty-two
detail you | There's one of the balloons has escaped to the beam / There's wax on the cloth and there's jam in the cream / There's music too loud and there's kids under chairs / And you in the middle, with cake on your hairs
turn you | I don't give you wisdom, I don't give advice / I don't give you socks, for I gave you them twice / I give you one evening with all of us here / And hope you forgive it, and come back next year
wish you | May all of your buses be waiting for you / May none of your shoelaces break into two / May somebody always be keeping you cake / And ring up at breakfast to see you're awake
feel you | It's funny how one day can look like the rest / The same sort of weather, the same sort of vest / And then you come in, and the room comes in two / The part with the lights on is right next to you
`)

export const moreMotherScenes = lines('mother', `
scene you | Your handbag had everything, plasters and string / A biscuit, a hanky, a spare curtain ring / The world could have ended at quarter to two / We'd all have been fine if we'd stood next to you
story you | I failed, and I told you, I stood by the sink / You dried off your hands, and you gave it a think / You said, well, the moon never passed an exam / And look at the moon. And you opened the jam
turn you | They ask me who taught me to stand on my feet / To say what I mean and to look up the street / I tell them a woman with flour on her sleeve / Who said, you can do it. I had to believe
feel you | I'm big now, I'm busy, I know how to drive / I know how to keep half a cactus alive / But when I am ill, or it's dark, or it's late / There's one voice I want, and it's saying, just wait
wish you | I want you to sit now, put up both your feet / I'll do the potatoes, I'll carve up the meat / You'll tell me I'm doing it wrong from your chair / And I'll say, I know, and be glad that you're there
`)

export const moreFatherScenes = lines('father', `
scene you | You'd wave from the touchline in all kinds of rain / You came there by bus and you came there by train / I missed every shot from wherever I stood / You carried my boots home and said I was good
story you | We built it on Sunday, we built it from wood / You drew on your cigarette packet, it could / Have flown to the moon, so you told me, and I / Believed every word, and I'd still like to try
turn you | You don't say a lot when I come through the door / You ask if it rained, and you ask nothing more / But there by the kettle's the cup that I like / And there's air in the tyres of my nearly dead bike
feel you | I thought you could mend any thing that would break / A bike or a heart or the bed of a lake / I know now you guessed it, you made it up, too / I'd still bring the pieces, and bring them to you
`)

export const moreGrandparentScenes = lines('grandparent', `
scene you | There's always a jumper too hot for the day / There's always a sandwich to take on the way / There's always a note in my hand at the door / Folded up small, and I've said it, no more
story you woman | You danced in a war with a man in grey shoes / You turned off the wireless so you'd miss the news / You told me that once, and you looked at the wall / And I saw a girl there, all ribbons, and tall
turn you | I ask you to tell it, you say, not again / You tell it, and somehow you always get ten / More minutes from it than the last time you did / I'd sit there for ever, I'm still that same kid
feel you | The clock in your hallway's been wrong all my life / It's fast by a kiss and it's slow by a wife / I set all my watches by that when I'm low / It's always about time for cake there, I know
`)

export const moreLoveScenes = lines('love', `
scene you | You're reading the paper, your foot on my knee / You laugh at some headline and don't show it me / There's rain on the roof and there's toast on a plate / I'd planned to be somewhere. The somewhere can wait
scene you | You sing in the bathroom, you don't know the words / You've frightened the plumber, you've frightened the birds / I stand on the landing, I lean on the wall / I wouldn't trade that for the opera, at all
story you | We missed the last bus and we walked through the town / You took off your shoes and you hung your hair down / We'd eight miles to go and we'd nothing to eat / I wished it was nine when we came to your street
story you | I told you a joke and I told it all wrong / I gave you the ending, it didn't take long / You laughed until tears came, you held on to me / It wasn't the joke, and we both of us could see
detail you | You leave all the cupboards undone where you've been / You take the whole duvet and leave me between / You hum when you're cooking, you sneeze like a mouse / I know where you are in each room of the house
feel you | I'm better at listening, I'm better at bread / I've stopped keeping score in the back of my head / I don't know what happened, I don't know just when / I looked up at you, and I looked back then
feel you | My mother could tell before I said a thing / She said I was humming, she heard the phone ring / She put down her glasses, she asked for the name / I said it, and nothing has since been the same
wish you | I don't want the moon and I don't want the sea / I want you to find your way home to me / With rain on your collar, with news of the day / And somebody's gossip to whisper away
wish you | Let's get an old dog, let's get two wooden chairs / Let's get a small house with impossible stairs / And if we can't climb them, we'll live on the floor / With books for a table, and who needs more?
bridge you | There's loves they put statues and bridges up for / And loves that are only a light at a door / I've looked at the first sort in books and in stone / I'd sooner have ours, and your voice on the phone
`)

export const moreLoveLongScenes = lines('love-long', `
scene you | There's two kinds of biscuit, there's two kinds of tea / The plain ones for you and the sweet ones for me / We've sat at this table through flu and through snow / You pass me the right one before I say so
story you | We went to the sea and it rained the whole week / We played the one card game, the roof had a leak / You won every hand, and you cheated at most / I'd go there tomorrow, that horrible coast
feel you | You know when I'm quiet that quiet's all right / You know when it isn't, you leave on the light / There's no one I've hidden so little from yet / You've got all my secrets, and don't they forget
wish you | I hope we get silly, I hope we get slow / I hope we forget where the car keys all go / I hope that you nudge me in church, and I snore / And then, if there's time, I'd like ten years more
`)

export const moreChildScenes = lines('child', `
scene you young | You've got on one wellie, you've got on one shoe / You've dressed by yourself, and the jumper's on, too / It's back to the front and it's inside and out / You're ready, you tell me. You are, there's no doubt
story you | You asked where the sun goes, you asked why it's wet / You asked me what happens to words I forget / I looked some of it up, and the rest I made up / You nodded and wrote it all down in a cup
feel you | I can't fix the world, and I've tried, and I've tried / I can't stop the wind or the turn of the tide / But I can do soup, and I'm good with a plaster / And you can run slow, and I'll run a bit faster
wish you | I hope you get lost once, I hope you get found / I hope you fall down and get up from the ground / I hope you have someone to ring up at ten / And if it's still me, well, then ring me again
`)

export const moreSiblingScenes = lines('sibling', `
scene you | You cut my hair once with the kitchen shears / I looked like a hedge for the best of two years / You said it was fashion, you said it was French / I'm still on the school photo, end of the bench
feel you | You've got the same laugh, and it sets off my own / We've ruined two weddings, a play, and a loan / One look from across any serious room / And both of us go like a pair of balloons
wish you | When we are so old that they sit us in rows / Please steal me a biscuit, and lend me your clothes / And if they should ask who we are, you and me / Say, trouble. Say trouble, and two sugars, tea
`)

export const moreFriendshipScenes = lines('friendship', `
scene you | We're up on the roof with our legs hanging down / We've named every light on this side of the town / You say that one's Jupiter, I say a plane / We'll argue it out till it starts to rain
story you | You gave me a key for emergencies, once / I've used it for biscuits for several months / You came home last week and I sat there at tea / You said, is there any? And sat next to me
detail you | A ticket, a button, a note from the bus / A photo where nobody looks like us / A jumper that's yours or it might have been mine / We've lost track of owning, and that's a good sign
feel you | I tell you the thing that I don't tell the rest / You don't make it better, you don't say what's best / You say, that's a rough one, and pass me the bread / And somehow it's smaller outside of my head
wish you | Let's promise we'll never get sensible, right? / Let's still be ridiculous late in the night / With hips made of metal and hearing aids, too / I'll shout you a secret, you'll shout, is that true?
`)

export const morePetScenes = lines('pet', `
scene you | It's six, and I'm dreaming of beaches and sun / A whisker, a nose, and the dreaming is done / You've sat on my chest and you're looking right through / You'd like me to know that it's breakfast for two
detail you | You've got a big basket, you've got a good bed / You sleep on the ironing, the post, or my head / You've three kinds of toy that can squeak and can ring / You'd rather the cardboard, you'd rather the string
feel you | When I have been crying, you come to the door / You don't say a word and you sit on the floor / You lean like a cushion, you breathe out, you stay / There's doctors who can't do it half in that way
wish you | I wish you long afternoons, sun on the floor / A friend at the window, a gap in the door / And somebody dropping a bit of their ham / And always to know just how silly I am
`)
