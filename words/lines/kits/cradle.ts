import { kits } from '../../lines.ts'

export const cradleKits = kits(`
== (?:our_|the_|my_|a_)*gender[-_]reveals?(?:_party|_cake|_song)?|boy_or_(?:a_)?girl|pink_or_blue
hook bright | Pink or blue :: Pink or blue, pink or blue, there's a cake and a knife / Pink or blue, pink or blue, for the rest of your life / We've bet on it, all of us, I and Aunt Sue / We'd love you in orange. It's pink or it's blue
hook tender | Somebody knows :: It's sealed in an envelope, under a rose / It's there on the table, and somebody knows / The nurse with the jelly, she wrinkled her nose / I can't even look at it. Somebody knows
scene | There's streamers, a cannon, a cake with a lid / A spreadsheet of guesses your grandmother hid / Your dad's blown a hundred balloons, and he's red / The dog's in a bow tie, and under the bed
detail | My mother has swung a gold ring on a thread / My aunt reads my face, and the shape of the bread / They've all got a system, they've all got a sign / It's carrying low, so it's something of mine
story | The cannon went off in your uncle's left hand / It coloured the cat, and the cake on its stand / We stood in the cloud, with it all in our hair / And nobody knew yet. And nobody'd care
feel | I don't mind at all, and I've said it all week / I say it so often I've started to squeak / I just want to call you a thing that will do / Not bean, and not bump, and not peanut. But you
turn | And then we cut in, and there came a great cheer / I looked at your father. He wiped off a tear / He said, it's a person. He said it out slow / As if it were something he'd not thought to know
pre | Five, four, and three, and hold on to my hand / Cameras ready, and grandma, please stand
bridge | Whatever it says on the slip they have signed / You'll wear what you want, and you'll make up your mind / We'll paint it all yellow, we'll leave on the light / And you can explain it to us, when it's right
end | There's cake on the carpet, the streamers hang down / You're still who you were. The best secret in town

== baby_?showers?(?:_\\w+)?|nappy_cakes?|diaper_cakes?
hook bright | Small socks :: Small socks, small socks, on a line by the wall / Small socks, small socks, they're for no one at all / They're thimbles, they're petals, they came in a box / We all of us wept at the sight of small socks
hook bright | Shower you :: We'll shower you now with the wipes and the wool / With blankets and bottles until the room's full / There's advice by the bucket, you'll not want it, too / It's only because, love, we so shower you
scene | There's bunting in lemon, a cake like a pram / There's somebody's auntie who's brought you a lamb / You're throned in the armchair, with feet on a stool / As round as the moon, and as calm as a pool
detail | A thing for the neck, and a thing for the nose / A thing with no leaflet, and nobody knows / Eleven giraffes, and a bath shaped like a whale / And vests you could fold in the palm of a snail
story | We played the old game with the scissors and thread / To guess at your middle, and somebody said / That Gran had cut hers to go twice round the door / You laughed till you needed the bathroom once more
feel | They tell you, don't sleep, or they tell you, sleep now / They tell you the why, and they tell you the how / I'll only say this one: whatever you do / Somebody did it much worse, and they grew
turn | Your mother's kept something since you were that small / A cardigan, yellow, some buttons, a shawl / She put it down quickly, and looked at her plate / It still has the milk stain. She'd kept it. Just wait
pre | Ribbon and paper and one more to go / Hold it up, hold it up, let them all know
bridge | You won't have two hands for a year, maybe more / You'll find all our cards in a drawer, on the floor / And read them one midnight, with milk on your shoe / We're down at the end of the phone. Every crew
end | The cups are all empty, the paper's in bags / And somebody's kicking at all the price tags
`)
