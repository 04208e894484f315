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
scene | A tailgate down and a jar of tea / A dog and a field and the two of we
scene | My daddy's boots by the kitchen stove / They've walked every acre he ever drove
scene bright | {A part} in the truck bed, hay in my hair / The radio's preaching and I don't care
scene me | I've got {the thing} and a half-tank of gas / A paid-up licence, a Sunday pass
story | He asked her once by the cattle gate / She said not yet and he said I'll wait
story me | I left for the city, I lasted a week / I couldn't hear crickets and no one would speak
story funny | I traded my horse for a beat-up Ford / The horse comes by and he looks right bored
story tender | My mama would sing while she shelled the peas / The dog in the shade and the jar on her knees
story wistful | I sold the saddle, I kept the rope / I don't know why, I guess it's hope
story | The bank man came in his shiny shoes / He looked at the barn like he'd read the news
story me | I learned to {do} from a man called Ray / Who spat when he'd nothing more to say
story | They met in line at the hardware store / He'd come for a hinge, and she'd come for a door
story dark | The flood took the fence and it took the cow / It took my brother, he'd be thirty now
story funny | I went to church in my fishing hat / The preacher caught me, and that was that
story me | I proposed by the creek with a ring made of wire / The frogs said yes, so I got up higher
story | {He} drove that truck till the floor fell through / Then put in his feet, like the cartoons do
detail | {A part} on the dash and a dent in the door / A photograph from a state fair, or war
detail | Bacon and diesel and new-cut hay / I'd know it with both of my eyes tied away
detail | {Sense} from the barn and a moth at the light / An old coonhound and the edge of the night
detail tender | Her hair in a scarf and her feet on the rail / A letter she's read till the ink's gone pale
detail | A coffee can full of nuts and bolts / A pasture gate and a pair of colts
detail | {The thing} {it does}, and I sit and I grin / It beats all the places I've ever been in
detail wistful | Two names on a beam with a nail for a pen / The plus sign is deep, I went over it again
detail | The church is white and the road is red / The truth's in the graveyard, who's wed, and who's dead
detail bright | Peach juice running right down to the wrist / And freckles in places the summer sun kissed
detail funny | One tooth, one hat and one good eye / That hound can smell an apple pie
feel me | I'm simple as biscuits, I'm plain as a post / The folks that I come from are who I love most
feel wistful me | There's a hole in the quiet that's shaped like you / It's got your hat on and your work boots, too
feel | There's {feeling} that sits in the porch of the chest / And rocks, and just rocks, and won't let a man rest
feel bright me | I've nothing to prove, and the fish ain't in school / I'm up to my knees in the cow pond pool
feel dark me | The whiskey don't work like it did when I cried / It gets to the hurt, and it waits there outside
turn | The kids moved off to the city lights / They call on Sundays and some of the nights
turn | The girl from the hardware's been dead for a year / He oils every hinge like she might come near
turn funny | The banjo man called me, he's wanting me back / To take her, the kids, and a cat called Jack
turn me | I drove all night to give back the ring / She opened the door with her arm in a sling
turn | They paved the road, and they gave it a name / It's Magnolia Drive, and it floods just the same
turn tender | My daughter's got boots now, they light when she walks / She talks to the cows, and she swears that it talks
turn me | I found {a part} in the glovebox, wrapped / In a note from my dad, and a fifty strapped
wish me | When I'm gone, put me under the pecan tree / And let all the children swing over me
wish tender | I'll build you a porch on the evening side / With room for a swing and a baby to ride
wish | May your creek not rise and your dog not stray / And the good Lord like you, at least by a day
lift | Oh, give me a road with some grass down the middle / A truck with a heart, and a man with a fiddle
lift wistful | It's a long way home when there's nobody there / Just the chair that she rocked in, rocking the air
lift bright | Turn up the twang and turn down the law / The best kind of Saturday you ever saw
lift proud | I was raised on beans and the word of a man / You do what you say, and you say what you can
pre | Kill the headlights, and let it roll / There's just enough moon for a gentle soul
pre | The fiddle's tuning, the boots come in / Grab hold of someone, and let her spin
bridge | The land don't care who has signed the deed / It'll take your sweat, and it'll take your seed
bridge calm | Granddad would say, as he whittled a spoon / It's never too late, and it's always too soon
bridge tender | And maybe the heaven they talk of in town / Is only a porch with the sun going down
end | I turned off the key, and I sat there a spell / You learn what you've lost when you've no one to tell
end funny | So that's how it happened, I swear on this glass / The horse got the house, and I'm sleeping on grass
end wistful | The swing's slowing down with nobody there / Just wind, and the shape of a thing in the air
hook wistful | Rocking The Air :: The chair on the porch is just rocking the air / It goes back and forth like there's somebody there / I can't bring it in, and I can't help but stare / I set down two coffees, for rocking the air
hook funny | The Horse Got The House :: The horse got the house, and the dog got the car / She got the kids, and I got this bar / I signed where they told me, as meek as a mouse / Raise up a glass, for the horse got the house
hook bright | Grass Down The Middle :: I like a road with the grass down the middle / A dog on the flatbed, a song on the fiddle / Life ain't a race, and it ain't a riddle / You just keep on going, with grass down the middle
hook tender | Ring Made Of Wire :: I gave her a ring made of wire from the fence / With nothing to offer, not dollars nor sense / She's worn it through flood, and she's worn it through fire / There's diamonds would blush at a ring made of wire
hook | Hinge And A Door :: He came for a hinge, and she came for a door / They met by the nails in the hardware store / And that was the start of it, kids, three or four / You only need one of each, hinge and a door
hook me | Daddy's Boots :: I clomped through the kitchen to make him smile / In daddy's boots that were big by a mile / They fit me this morning, I stood there a while / I'm feeding the cattle in daddy's boots, in style
hook wild | Tailgate Down :: Tailgate down, and the radio loud / A firefly field, and a hand-picked crowd / There's nothing to do in a one-light town / So do it all night with the tailgate down
hook wistful | Frogs Said Yes :: I asked at the creek, and the frogs said yes / You looked at the water, I looked at your dress / It's the only reply that I got, more or less / You said you would think, but the frogs said yes
hook funny | Born In A Drought :: I was born in a drought, and I've been thirsty since / My granny was dry as a jar of mints / Don't say it's a problem, I'm dropping you hints / A man born in a drought's been thirsty since
hook calm | Pecan Shade :: Lay me a blanket in pecan shade / With biscuits and ham and some lemonade / The Lord had a good day when that one was made / I don't need a heaven past pecan shade
hook | {the thing} And A Gravel Road :: {The thing} and a gravel road, that's all I own / And forty-two acres of weeds and of stone / The bank wants a piece, let them leave me alone / With {the thing} and a gravel road, right to the bone
hook proud | Mama Raised A Mule :: Mama raised a mule, she didn't raise a lamb / I'm dug in my heels, and it's here where I am / You can push, you can holler, go get you a tool / I ain't moving, mister, for Mama raised a mule
hook tender | Evening Side :: Build me a porch on the evening side / Where day comes to sit after work, after pride / We'll watch it go down like a slow red tide / You and the mosquitoes on the evening side
hook dark | Whiskey Waits Outside :: I tried to go drown it, but sorrow can swim / I filled up the glass, and I filled to the brim / It don't go away, it just sits there and bides / The hurt's in the kitchen, and the whiskey waits outside
hook bright | Peach Down To The Wrist :: It's peach down to the wrist, and it's July to the knee / Your freckles are counting on nobody but me / There's some things in this world that are meant to be kissed / So hold still, my darling, it's peach down to the wrist
`)
