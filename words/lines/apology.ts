import { lines } from '../lines.ts'

export const apology = lines('apology', `
scene you | I'm on your step, I've brought some bread / I've rehearsed what ought to be said
scene me | It's ten past one, I'm at the gate / I know it's wrong. I know it's late
scene funny me | I've got a bunch of garage flowers / I've stood out here for nearly two hours
scene dark | The dinner's cold, the plates are stacked / The silence has a voice, in fact
scene me | I sat {where} and thought it through / I came out wrong in every view
scene you | {A part}, an empty chair, a clock / I keep on waiting for your knock
scene you | {Name}, it's me, don't shut the door / I'll say it standing, or from the floor
scene rap funny me | I've got a speech on a napkin and a cake in a bag / I've got a broom for a mast and a sheet for a flag
scene plain you | I broke your cup, I broke it bad / I made you cry, I made you sad
scene calm you | You're in the next room, so am I / A wall between us. Thin, and high
scene wistful about | {Name}'s light went off as I turned the street / I stood there talking to my own feet
story you | I said it sharp, I said it quick / I watched it hit you like a brick
story me | I threw the book, I slammed the car / I got ten miles. It wasn't far
story dark you | I told the joke at your expense / They laughed. You looked out at the fence
story me | I forgot the day, I forgot the cake / I said I was working. That was fake
story dark you | You asked me where I'd been. I lied / You nodded, folded it up inside
story about | {He} waited up, {he} kept it warm / I came home late like a thunderstorm
story you | You {did} for me, I never said / Thank you. I looked at my phone instead
story wistful me | I won the fight. I looked around / There's no one here to hear the sound
story funny you | I wrote your name in chips, in peas / I spelled it wrong. Forgive me, please
story you | I left you {where}, standing there / I could have turned. I didn't dare
story me | I said I'd change and I did not / I said it while the tea was hot
story you | {Name}, I heard me shout that word / I'd eat my hat if you hadn't heard
story tender about | {Name} had saved me the window chair / I came at ten. It was still kept there
story blues you | Came home in the morning with my shoes in my hand / Came home in the morning with my shoes in my hand / Built you up a castle, then I kicked the sand
detail funny | {A part}, {a part2}, cold tea / Everything here is cross with me
detail me | I've mended {a part}, I've swept the hall / It doesn't undo it, not at all
detail | {The thing} {it does}, I hear it say / You fool, you fool, the whole long day
detail funny you | I'll {do} for you each day for a year / I'll do it on my knees, my dear
detail me | I polished {the part} till I saw my face / I looked like someone in disgrace
detail you | There's {sense}, and it's half as good / You'd be here laughing, and you should
detail you | I've left {a part} by your door / It's not enough. I'm bringing more
detail tender you | {Where} I've left a light, a chair / If you should come, you'll find me there
detail funny you | I tried to {do} the way you can / I burnt the bottom off the pan
detail funny me | I've cleaned the bath, I've fixed the shelf / I've had long talks with just myself
detail funny you | I've ironed your shirts, I've scorched just two / They're folded up, they wait for you
detail you | {Name}, I've brought you {a part} back / And half of a poem, and a snack
feel you | My pride was like a too-small shoe / I walked in it. I walked on you
feel funny me | My sorry's small, it's stuck with lint / It's like an old and pocketed mint
feel dark me | I've got a stone inside my chest / I've swallowed it with all the rest
feel me | I'm not all bad, I'm mostly bent / I said a thing I never meant
feel you | The bed's too wide, the jokes fall flat / I miss the way you hate my hat
feel wild me | I'd give my teeth to take it back / I'd sleep outside, I'd wear a sack
feel you | It wasn't you, it wasn't the drink / It wasn't the day. It was me, I think
feel plain me | I feel like mud, I feel like goo / I feel like something on a shoe
feel dark me | I faced the mirror the other day / The one in there just looked away
feel rap me | I was wrong, I was long, I was loud, I was late / I was king of the castle, now I'm sat at the gate
feel about | I say {name} now in a different tone / I practise it softly when I'm alone
turn dark | Three days. I know the kettle's song / It whistles low, you're wrong, you're wrong
turn funny me | I asked my friends, they said you clown / Put on your coat and go across town
turn you | I've listened back to all you said / You'd told me nicely. I shook my head
turn you | I've taken up {doing}, badly, it's true / To try and see it as it looks to you
turn tender you | You wrote one line. It said, not yet / It's as good a line as I'm likely to get
turn me | I don't say sorry well, I mime / I'll learn. I've got the rest of time
turn funny about | I met {name}'s mother, she looked straight through / I lifted my hat. I would have too
wish you | Let me come back, I'll take the floor / I'll take the draught beneath the door
wish me | I'll count to ten, I'll bite my tongue / I'll hang the washing, get it hung
wish | Give me a spade, I'll dig it out / The whole long root of what it's about
wish funny me | I'll eat my hat with a knife and fork / I'll eat the bottle, I'll eat the cork
wish you | Come {do} with me, we needn't speak / We'll take it slow, we'll take a week
wish funny you | Meet me {where}, I'll be on time / I'll bring the salt, I'll bring the lime
wish funny you | Put me on trial, put me on toast / I'm sorry for Friday, for that the most
wish plain you | {Name}, hold out your little finger / I'll hook mine round it, let it linger
wish tender you | I can't take back a single word / I'll build you better ones than you heard
lift wild | I'm sorry, I'm sorry, I'll say it in paint / I'll say it to everyone, sinner or saint
lift | I got it wrong, I got it all wrong / I knew the words and I spoilt the song
lift you | Open the window, I'm down in the street / With nothing to offer and soaking wet feet
lift tender you | Take me back by an inch, by a crumb / Take me back by the thread or the thumb
lift dark | I was the storm and I was the hole / I was the wind at the foot of the pole
lift funny you | Call me a fool and I'll hold up the sign / Call me whatever, just call me, it's fine
lift you | You can have {the thing}, you can have the car / Only don't leave us the way we are
lift shout | I was wrong / All along
lift you | {Name}, {name}, don't turn out the light / I'll talk to the door, I can talk all night
pre me | I clear my throat, I take my hat / I've never been much good at that
pre | It starts with S, it's hard to say / It's been in my mouth since yesterday
pre | There's no excuse, there's no but, no / I've left them all at home in a row
pre me | I'm on one knee, I'm on them both / I'm breathing like I'm taking an oath
pre you | There's {sense}, you turn your head / Now, before it's left unsaid
pre funny you | So throw a plate, I'll hold the stack / I won't duck and I won't talk back
pre you | {Name}, I know, I know, I know / Don't say it. Say it. Say it slow
bridge calm | A broken plate, they mend with gold / They say it's dearer than the old
bridge | It takes two seconds to knock down / A wall they built for half of a town
bridge | Love means you say it. Every time / You say it like you're paying a fine
bridge me | My father couldn't say it, nor could his / I'm standing here to end all this
bridge you | I know that sorry's only air / You've got a cupboard of mine in there
bridge funny you | If you say no, I'll understand / I'll eat this flower out of my hand
bridge | I could say that I wasn't myself / But who else was it, then? / It had my coat, it had my mouth / It had my hand, my pen
end funny | I'll leave it there. I'll leave the pie / I'm sorry. There. I've said it. Bye
end funny me | The light's come on. The chain's come loose / I'm standing here like a sorry goose
end | So that's the sorry, that's the lot / It's plain, it's late, it's all I've got
end you | I'll be {where} till you decide / I've brought a stool. I'll wait outside
end you | And {name}, you needn't answer me / Just leave the porch light on, I'd see
end tender you | You moved your bag off the other chair / I sat. I didn't say a thing there
hook funny you | Garage Flowers :: I've brought you garage flowers, they're orange, they're bent / They don't say the half of the half that I meant / I've stood in your street with a bucket for hours / I'm sorry, I'm sorry, here's garage flowers
hook tender | I Dropped the Bowl :: I dropped the bowl, I can't blame the floor / I can't blame the wind or the bang of the door / I'm down on my knees and I'm finding the whole / Of all of it, love, I dropped the bowl
hook funny | I'll Eat My Words :: Pass me the plate, I'll eat my words / With salt and with vinegar, gravy and curds / The big ones, the mean ones, in seconds and thirds / I'm full, but I'm sorry, I'll eat my words
hook tender you | Baked in the Bread :: I'm no good at letters, I'm no good on phones / I baked you a sorry as heavy as stones / Cut into the middle of it, butter it, spread / All that I couldn't say, baked in the bread
hook tender you | You Said We'll See :: You said we'll see, and I hung it with pride / It isn't a yes but it's got one inside / It's up on the fridge like a medal for me / I've never loved words like you said, we'll see
hook dark | I'm Sorry, No But :: I'm sorry, no but, there's no but, there's no and / No I was tired, and no you understand / I'm sorry, full stop, with my hat in my hand / I'm sorry, no but. Let it stand, let it stand
hook funny you | Let Me Sleep on the Mat :: Let me sleep on the mat, I don't need a bed / I'll have my two boots for a pillow instead / You'll step on me mornings, I'm perfect with that / Just don't send me home, let me sleep on the mat
hook wistful you | Give Me Back Friday :: Give me back Friday, I'll do it again / I'll come in at seven, I won't come at ten / I'll cross out the word, if you hand me the pen / Give me back Friday, and ask me then
hook tender you | The Glue's Still Soft :: The glue's still soft, hold it, don't let it slide / We've got till the morning, before it has dried / One hand on your edge and one hand on my side / The glue's still soft, love, and I have tried
hook funny you | Peace Offering Soup :: It's peace offering soup, it's got too much salt / It's lumpy, it's brown and it's all my own fault / Come down and be cross with me, come for a scoop / I've laid you a spoon for the peace offering soup
hook you | {Name}, I Was Wrong :: {Name}, I was wrong, I was wrong by a mile / Wrong in a suit with a great stupid smile / I'd hang it on bridges, I'd stretch it in song / Right on the ring road: {name}, I was wrong
hook funny you | Even {The thing} Won't :: Even {the thing} won't look at me straight / The stairs and the stove and the lock and the gate / They're all on your side, and they're making me wait / Even {the thing} won't forgive me. It's late
hook tender you | Your Half as Well :: I'll carry my half, and your half as well / I'll carry it all up the hill where we fell / Whoever began it, nobody can tell / Let go of the handle, I've your half as well
hook tender we you | Both on the Stairs :: We're both on the stairs with a step in between / You won't look at me and I won't make a scene / I shuffle one down, and you shuffle, unseen / We're both on the stairs with no step in between
hook funny you | Dust on Your Car :: I wrote it in dust on the back of your car / I'm sorry, in letters as big as they are / You drove through the town and it went rather far / They're waving, they've read it, the dust on your car
`)
