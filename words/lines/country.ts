import { lines } from '../lines.ts'

export const country = lines('country', `
scene | The screen door slaps and the crickets start / There's rust on the truck and some on my heart
scene | A gravel road and a mailbox lean / The hand-me-down corn is tall and green
scene calm | The porch swing creaks on its left-hand chain / The whole sky's thinking about some rain
scene me | I parked her truck by the county line / It used to be hers and it's still not mine
scene | Saturday night at the feed-store dance / Clean white shirts and the same old pants
scene funny | My wife's gone off with the banjo man / She left me the kids and the frying pan
scene | {Where}, with the sun going down / The best thing yet in a one-light town
scene wistful | The bar's half-lit and the jukebox hums / The same old songs and the same old chums
scene | A tailgate down, a jar of tea / A dog, a field, a girl, and me
scene bright me | A dog in back, some straw in my hair / A preacher's voice on the evening air
scene | A pickup truck, a Sunday shirt / A wave from the wheel and a cloud of dirt
scene me | {The thing} in the yard and my hat on the nail / The same old supper, the same cold ale
scene | {Where}, where the blacktop ends / A cooler and a couple of no-good friends
story | He asked her once by the cattle gate / She said not yet and he said I'll wait
story funny | I traded my horse for a beat-up Ford / The horse comes by and he looks right bored
story wistful | I sold the saddle, I kept the rope / I don't know why, I guess it's hope
story | The bank man came in his shiny shoes / He looked at the barn like he'd read the news
story dark | The flood took the fence and it took the cow / It took my brother, he'd be thirty now
story funny | I went to church in my fishing hat / The preacher caught me, and that was that
story | {He} drove that truck till the floor fell through / Then put in his feet, like the cartoons do
story me | I tried the city, I stuck it a week / No crickets there, and they don't half speak
story tender | My mama sang to the garden peas / She sang the rows, down on her knees
story | She came for nails, he came for twine / They stood a long time in the line
story tender me | I made a ring from a length of wire / She wore it like it was sapphire fire
story about | {He} drove that truck with the floor rusted out / And ran with {his} feet when it slowed, near about
story wistful | They courted slow, they married quick / They fought all summer and made it stick
story me | I traded my watch for a coonhound pup / He ate my boots and he threw them up
story funny | The preacher tried to {do} one day / The Lord looked down and He looked away
story tender | My daddy would {do} till the sun went red / Then read us a verse at the foot of the bed
detail | A coffee can full of nuts and bolts / A pasture gate and a pair of colts
detail funny | One tooth, one hat and one good eye / That hound can smell an apple pie
detail | Bacon and diesel and new-cut hay / I'd know it blind from a mile away
detail tender | Her hair in a scarf, her feet on the rail / A letter she's read till the ink's gone pale
detail | The church is white and the road is red / The truth's in the graveyard, who's wed, who's dead
detail | {A part} on the dash, a dent in the door / A ticket stub from seventy-four
detail | {Sense} from the barn, a moth, a light / A hound that hunts in his sleep all night
detail me | {The thing} {it does} and I tip my chair / I've known worse company anywhere
detail wistful | Two names cut deep in a cedar beam / One had a boat and one had a dream
detail bright | A peach gone soft, a chin, a wrist / A freckled girl the sun has kissed
detail funny | The rooster's mean, the mule is worse / The cat comes round to see the nurse
detail | A can, a jar, and a fishing line / A stump that's shaped like a chair of mine
detail wistful | A comb that you left on the kitchen sill / I dust it some, and I always will
feel me | I'm plain as beans, I'm slow as a post / I burn the coffee, I love the most
feel wistful me | The quiet's got a hole your size / It wears your hat and it's got your eyes
feel | There's {feeling} rocks on the porch of my chest / It won't get up and it won't let me rest
feel bright me | The fish won't bite and I couldn't care / I've got the creek and the evening air
feel dark me | The bottle's just a smaller door / It leads to where I was before
feel me | There's {feeling} out where the fences stop / It grows like a weed, it don't need a crop
turn | The kids moved off to the city lights / They call on Sundays and some of the nights
turn | They paved the road and they gave it a name / Magnolia Drive, and it floods the same
turn funny | The banjo man rang up last night / He says she's mine by legal right
turn wistful | She's two years gone, the girl with the door / He oils the hinge like she'd come for more
turn me | I drove to give her back the ring / She'd grown a fence and a porch and a swing
turn tender | My girl wears boots that flash when she walks / She tells me what the brown cow talks
turn me | I found his map in the glove box, old / A note from Dad, and he'd said it bold
turn me | I sold {the thing} when the bank came round / I still walk out to the bare bit of ground
wish me | Just bury me by the pecan tree / And hang up a swing right over me
wish tender me | I'll build you a porch on the sunset side / A swing on chains that's two hips wide
wish | May your creek stay low and your dog stay near / May you die of laughing, and not this year
wish me | I want to {do} when I'm ninety-two / With no good teeth and a girl like you
lift bright | A gravel road with grass between / The finest Saturday I've seen
lift wistful | It's a long way home to an empty chair / That still goes rocking the evening air
lift proud | I was raised on beans and a handshake deal / You look them straight and you say what's real
lift | Give me {the thing} and a moon on the rise / A cold one, a fiddle, and somebody's eyes
pre | Kill the headlights, and let it roll / There's just enough moon for a gentle soul
pre | The fiddle's tuned and the boots come in / Grab hold of someone and let her spin
bridge calm | My granddad said, as he carved a spoon / It's never too late, but it's often too soon
bridge tender | If there's a heaven, here's my bet / It's one more porch with the sun not set
end | I cut the lights and I sat there a spell / There's no one to call, there's no one to tell
end funny me | So that's the tale, I swear on this glass / The horse got the house and I got the grass
end wistful | The swing goes still, then it moves on its own / Just wind, I guess, or she's come back home
end me | I hung my hat by the screen-door spring / It don't do nothing, but it makes me sing
hook wistful | Rocking The Air :: Two cups of coffee / One empty chair / There's nobody in it / Just rocking the air
hook funny me | The Horse Got The House :: I signed on the line / As meek as a mouse / She got the truck / And the horse got the house
hook bright | Grass Down The Middle :: Give me a road / With grass down the middle / A dog and a dream / And a dirt-cheap fiddle
hook tender me | Ring Made Of Wire :: I had no money / I had no choir / She said I do / To a ring made of wire
hook | Hinge And A Door :: What do you need? / A hinge and a door / They met by the nails / And they've hung ever more
hook me | Daddy's Boots :: They came to my knee / When I was two / In my daddy's boots / I do what he'd do
hook wild we | Tailgate Down :: Tailgate down / And the moon up high / One-light town / And a million-light sky
hook wistful me | Frogs Said Yes :: I asked by the creek / In my one good vest / You looked at your shoes / But the frogs said yes
hook funny me | Born In A Drought :: Don't call it a problem / Don't throw me out / I can't help it, officer / I was born in a drought
hook calm | Pecan Shade :: Lay me down in pecan shade / Ham and a hat and some lemonade / All the plans that I ever made / Weren't as good as pecan shade
hook | {the thing} And A Gravel Road :: {The thing} and a gravel road / That's my fortune, that's my load / Take what I reaped and take what I sowed / Just {the thing} and the dust, where the big trucks slowed
hook proud me | Mama Raised A Mule :: You can beg me or bribe me / Or play me the fool / I dug in my heels / Mama raised a mule
hook tender | Evening Side :: Build me a porch / On the evening side / Two chairs, one blanket / And nothing to hide
hook dark me | Whiskey Waits Outside :: I quit it at noon / For my little girl's pride / I sit by the door / And the whiskey waits outside
hook bright | Peach Down To The Wrist :: July on your shoulder / Juice down to the wrist / Peach down to the wrist, girl / And all of it kissed
`)
