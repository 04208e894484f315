import { lines } from '../lines.ts'

// Somebody, as they are.
export const portrait = lines('portrait', `
scene you | You come up the path and the gate gives a swing / You're humming a thing and you're swinging a thing
scene you | I hear you before I can see you, of course / A laugh like a kettle, a step like a horse
scene you | You're easily found in a room or a queue / There's always a story, and always by you
scene about | You'll know {name} by the walk and the grin / By how the whole room makes a space to come in
scene about | There's one in each street, and in ours it is {name} / With half a good reason and none of the shame
scene about | I look down the road and there's {name} in the sun / With something half broken and something half done
story you | I met you by chance, and I stayed on a whim / You lent me a brolly, I lent you a limb
story you | You told me a secret, I told you a lie / We laughed at the both of them, you more than I
story you | The first thing you said was a terrible joke / The second was worse, and I nearly did choke
story about | They say that when {name} was a kid of about four / There wasn't a handle left on any door
story about | {Name} told me a story, it took until three / I don't think it happened, it happened to me
story about | The day that it snowed, it was {name} with a spade / Who dug out the street and refused to be paid
detail you | A coat with one button, a pocket of string / A face you can't argue with, that sort of thing
detail you | You whistle on Mondays, you talk to the cat / You'll never be seen in a sensible hat
detail you | The way that you stir it, the way that you stand / The list that you've written in ink on your hand
detail about | A pen in the pocket, a leaf in the hair / A way to be elsewhere, and still to be there
detail about | The laugh comes out sideways, the hat's on askew / The left sock is yellow, the right one is blue
detail about | Two sugars, no hurry, the crust and the heel / And never a word about how {he} might feel
feel you | There's people who glitter, there's people who shout / There's you, like a lamp that has never gone out
feel you | I wouldn't say perfect, I wouldn't say wise / I'd say that I'm better for having your eyes
feel you | You're not in the papers, you've not got a crown / I'd sooner have you than the rest of the town
feel about | I can't say it to {him}, so I'll say it to you / The world would be duller, the colours be few
feel about | There's no one quite like {him}, there isn't a mould / They tried it with silver, they tried it with gold
feel about | You don't have to like it, you don't have to stay / But {name} is like weather, it comes anyway
turn you | When everything broke, and I couldn't say why / You came with a sandwich, you let me just cry
turn you | And then I found out that you're frightened as well / You'd kept it so quiet, I just couldn't tell
turn about | And once in the winter I saw {him} alone / {He} sat on the wall and {he} talked on the phone
turn about | But ask {him} for help, and the coat's off the hook / It's more than you'd think at the very first look
wish you | So don't you go changing, don't tidy, don't trim / Don't straighten the corner, don't polish the rim
wish you | May your tea be as strong and your bus be on time / May somebody one day forgive you this rhyme
wish about | So here's to {name}, and long may it last / We'll laugh at it now and we'll laugh at the past
wish about | I hope someone tells {him}, I hope that {he} hears / That we would have missed {him} in all of these years
lift you | You're you, and there's nobody better at that / You're one of a kind in a terrible hat
lift you | Oh, what would we sing of if you hadn't come? / We'd sit here politely, we'd sit here and hum
lift about | That's {name} all over, from bottom to top / You'll never get bored, and you'll not get a stop
lift about | Say what you like, but there's only the one / If {name} weren't around, then who'd be the fun?
pre you | I'm no good at speeches, so here's what I'll do / I've got a few chords, and I've got one of you
pre about | Just ask them in town, and you'll see how they smile / Pull up a cushion, it might take a while
bridge you | When they hand out the halos, you'll be in the yard / You'll be helping some angel to push his stuck car
bridge you | One day I'll be old, and they'll ask me who mattered / I'll tell them of you, with your coat all in tatters
bridge about | Some people you meet and some people you keep / And some you can hear from the street in your sleep
end you | So that's you in verses, I hope that you'll stay / I've left out the worst bits for some other day
end about | So there you have {name}, and I've told it as true / If {he} isn't your neighbour, then I pity you
hook you | Nobody's You :: I've been round the houses, I've been to the zoo / I've met some fine people, and nobody's you / They broke all the pieces and threw out the glue / There's plenty of others, but nobody's you
hook you | One of a Kind :: You're one of a kind and they broke the machine / You're somewhere off blue and a little past green / I've searched the whole catalogue, what did I find? / There's no second copy, you're one of a kind
hook about | That's {name} :: Who's that in the doorway? That's {name} / Who's singing it sideways? The same / You can't put in fences, you can't put in a frame / Whatever it is, well, that's {name}
hook about | Only {name} :: Only {name} could have done it like that / Only {name} in that coat and that hat / You'd not get away with it, I'd get the blame / But nobody's cross with it, it's only {name}
scene you | You're five minutes early, you've brought your own chair / You've read the whole notice, you've combed half your hair
scene you bright | I know it's you ringing, the bell goes twice / You never come empty, you never want a slice
scene you | There's a mug with your name on, it's chipped at the rim / You wave from the window, the evening gets dim
scene you calm | You sit at the end where the light's on the wall / You listen so hard that it's no work at all
story you | I rang you at midnight, I couldn't say why / You said, put the kettle on, and you stayed nearby
story you | You once lost my umbrella, and bought me one more / You lost that as well, and we laughed on the floor
story you tender | I came to you crying, I came to you cross / You gave me a biscuit and let me be boss
story you bright | You learned all our names in a morning or two / You learned what we're scared of, and nobody knew
story you funny | You got us all lost on the way to the sea / You said it was scenic, and quarter to three
detail you | The pen on a string and the tissues on hand / The look that can tell you that you understand
detail you bright | A sticker, a whistle, a plaster, a pen / You've got what we need, and you've got it by ten
detail you | One eyebrow goes up, and the other stays put / You're wise to the collar, you're wild at the foot
detail you calm | The pause that you leave when I'm stuck for a word / It's there I have heard myself, truly heard
feel you | I'm better at things when I know that you're there / I stand a bit straighter, I'm rude to despair
feel you tender | You don't say it's nothing, you don't say it's fine / You sit there beside it, and some of it's mine
feel you bright | It's hard to stay gloomy with you in the room / It's like trying to sulk with a brass band in bloom
turn you | I've met the impressive, I've met the well-dressed / I'd sooner be stuck in a lift with the best
turn you | One day it was you who was low, and I knew / I did what you taught me, I did it for you
turn you tender | I used to come in with my shoulders up high / I go out now whistling, and you know why
wish you | May all of your trains come, may none of them stop / May someone bring you up a tea with no slop
wish you tender | May somebody ask you, and wait till you speak / May you have a whole Sunday for each working week
lift you bright | So here's to the ordinary, glorious you / With nothing to prove and with plenty to do
pre you | I'm not good at speeches, I'm not good at praise / I've been writing this one for several days
bridge you tender | There's people who save you with ladders and hose / And people who save you by staying close
bridge you | You'll say it was nothing, you'll look at the floor / I'll say it again, then, a little bit more
`)
