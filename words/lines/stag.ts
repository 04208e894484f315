import { lines } from '../lines.ts'

export const stag = lines('stag', `
scene we wild | We're first in the queue at the airport bar / In matching shirts, and we've come this far
scene we | A plastic crown and a feather boa / The hotel said never, not any more
scene we | Ten of us, one of us dressed as a hen / The bouncer looks us over, then looks again
scene you | You said a quiet pint or two / We'd hired a donkey, just for you
story we funny | We lost you at nine and we found you by four / Asleep in a bath on the wrong hotel floor
story you funny | You swore you would only be having the one / You said it again when the bottle was done
story you | I've known you since you couldn't shave / You've never learned how to behave
story you tender | You rang me up, and you couldn't speak / You'd asked, she'd said yes, and you'd cried for a week
detail we funny | A shoe on a statue, a tie round a head / A trolley, a traffic cone, somebody's bed
detail we | A photo of nine of us, only eight stood / The other one's under us, feeling no good
detail we | A tab like a phone book, a map upside down / A song that got worse as it went through the town
feel you | You're daft as a brush, and you're good as they come / You're marrying up, and we told you so, chum
feel we | There's no one goes under, there's no one gets left / There's only one speech, and it's practically theft
feel you tender | I'm happy for you, and I'll say it just once / I'd never have thought it of such a great dunce
turn you | And somewhere near two you went quiet and said / I can't wait to marry her. Then you fell off the bed
turn we | The sun's coming up, and the river's gone gold / We're twenty, we're forty, we'll never be old
wish you | So here's to the morning, and here's to your head / And here's to the one who'll be sharing your bed
wish you | May your rows be short and may your grass be long / May we all be invited when things don't go wrong
lift we | One more for the road, and one more for the groom / One more for whoever's been sick in the room
lift we wild | Lock up the parrots and hide all the hats / Here come the stags, and they're dancing with cats
pre we | Somebody's standing on somebody's chair / Somebody's singing with soup in his hair
pre we | Glasses up, everyone, hush for a bit / I've written four lines, and the last one's not fit
bridge we | We'll stand there in suits and we'll look at our feet / We'll none of us mention the donkey, the street
bridge you | You were always the first one to fall in the lake / It's right you should be first to make this mistake
end we | So home to your bride with one shoe and a grin / We'll say you were good, and she'll let us all in
hook you | One Last Round for the Groom :: One last round for the groom, boys, one last round for the groom / He's lost both his eyebrows, he's lost the whole room / He's found the right woman, so hang up the moon / And one last, one last round for the groom
hook you | What We Don't Tell the Bride :: There's things that we did and there's things that we tried / There's things that will stay on the opposite side / We'll swear you were sleeping, we'll swear that you cried / And that's all there is to what we don't tell the bride
`)
