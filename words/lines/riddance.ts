import { lines } from '../lines.ts'

// Parted, and glad of it.
export const riddance = lines('riddance', `
scene me bright | I slept right across, like a star on the bed / With nobody's elbow parked in my head
scene me | I opened the window, I opened the wine / The quiet came in, and it said, you'll be fine
scene me funny | I bought me a cake with a candle on top / It says, happy nothing, from no one, don't stop
scene me bright | Saturday morning, the whole of the bath / I sang to the taps and I made myself laugh
scene me | Your side of the wardrobe is skirts now, and hats / I'm thinking of paint, and I'm thinking of cats
story me | I practised a face for the day that you'd go / It came, and I danced, and I hadn't to know
story me funny | My mother rang up with her crying voice on / I told her, put kettles on, Mum, they have gone
story me | You packed up the toaster, the lamp and the car / I kept the good pillow, the good friends, the guitar
story me bright | I went to the place that you said was too loud / I danced with a plumber, I danced with a crowd
story me | I found the red dress that you told me to hide / It fits like a flag with the wind on its side
detail me | No toenails, no sighing, no socks on the lamp / No tea bags left bleeding, no towel left damp
detail me funny | The seat is down, and the bread's in the bin / I've one kind of mustard, and I like it, so win
detail me bright | My music, my pillow, my half and your half / My terrible film with the terrible laugh
detail me | The telly's on my side, the blanket is mine / The last slice of pizza, it sleeps until nine
detail me funny | I've changed every password, I've changed both the locks / I've dusted the hamster with one of your socks
feel me | I looked for the heartbreak, I looked on the floor / There's only a draught where you slammed the door
feel me bright | It feels like a shoe coming off in the grass / It feels like the doctor has told me, you'll pass
feel me | I thought I'd be half, and it turns out I'm two / There's me, and there's all I put down to please you
turn me | They say give it time, and I gave it a day / I cried for a minute, and then it was May
turn me | I won't say you're wicked, I won't say you're bad / You're somebody's weather, you're just not my dad
turn me funny | They asked, are you bitter? I said, I'm a lime / I'm sharp and I'm green and I'm having a time
wish me | I wish you the best, and I wish it from here / With two doors between us, a street, and a year
wish me bright | Here's to the key that I threw in the lake / And here's to the ducks, and to all they can take
lift me bright | So ring every bell, let the neighbours all know / The best thing you gave me was watching you go
lift me wild | I'm light as a kite and I've cut my own string / There's nobody's finger inside of my ring
pre me | Deep breath in, and I wait for the sting / I wait, and I wait, and I don't feel a thing
pre me bright | One box, two boxes, your bike, your shoes / And here comes the best of my good bit of news
bridge me | I loved you once, that was true, that was then / I'd not take it back, nor the bike, nor the hen
bridge me | It takes two to leave, one to go, one to wave / I waved like a fan, I was ever so brave
end me | So that is the end, and there's cake on the side / The curtain came down, and I laughed till I cried
end me bright | I'm locking the door from the good side, my own / And putting my feet up, and muting the phone
hook me bright | Thank You for Leaving :: Thank you for leaving, you did it so well / I'd have stayed being polite until I fell / There's sun on the sofa, there's room, I can tell / Thank you for leaving, you did it so well
hook me wild | Whole Bed :: I've got the whole bed and I've got the whole night / The left of it, right of it, all of the light / You said I'd be sorry, you said that I might / I've got the whole bed, and I'm sleeping just right
hook me bright | Best Bad News :: Best bad news that I ever was told / I rang all my friends and I let it unfold / I'd tears in my eyes, they were laughing and bold / The best bad news that I ever was told
hook me funny | One Kind of Mustard :: One kind of mustard and one kind of tea / One kind of person, and that one is me / There's nobody's beard hair, there's nobody's knee / One kind of mustard, and finally free
hook me | Lighter :: I'm lighter, I'm lighter, by one set of keys / By one heavy coat and by two heavy knees / You'd think I'd be broken, you'd think I would freeze / I'm lighter, I'm lighter, I'm up with the breeze
hook me wild | Good Riddance Day :: Put out the bunting, it's Good Riddance Day / The kettle's gone with you, and so has the grey / I'll dance on the rug where your big trainers lay / Hip hip, everybody, it's Good Riddance Day
`)
