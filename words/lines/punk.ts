import { lines } from '../lines.ts'

export const punk = lines('punk', `
scene | Four in a van that won't go right / One string short and we play tonight
scene | The ceiling drips, the amp's on fire / The singer's plugged to a chicken wire
scene angry | Your town's a bank and a chain and a wall / I've got a spray can, I'll fix it all
scene wild | Basement, fifty, room for ten / We've played it once, we'll play it again
scene me | I failed the test and I failed the tie / I passed the time with my boot in the sky
scene | {Where}, with a can and a crew / There's nothing on, so we'll have to do
scene angry | They built a mall where we used to skate / They put up a sign and they locked up the gate
scene funny | My mother's asleep and I've borrowed her comb / I've shaved both the sides, and I'm not going home
scene angry me | {The thing} on the telly, {the thing} on the wall / I'm sick of {the thing}, I'm turning up all
scene | {A part} through the window, a bass through the floor / The neighbours are knocking, we're asking for more
story | I learned three chords from a kid named Mick / He lost his teeth, but he strummed it quick
story wild | We broke the snare on the second song / We hit a bin, and it lasted long
story angry | You said the line was for folk like you / I jumped the line and I spat out glue
story me | I put {a part} on my jacket sleeve / The teacher told me I'd have to leave
story | They pulled the plug at a quarter to nine / We sang it dry, and it sounded fine
story funny | We burned the flag of a place we'd made / It said Down With Us, and the neighbours stayed
story angry | The man on the telly said tighten your belt / He'd nine of his own, you know how that felt
story me | I wrote you a song about {a part} and spite / I wrote it in crayon, I wrote it at night
story wild | We tried to {do} and we set off the alarm / The crowd thought it lovely, it did us no harm
detail | Safety pins and a torn-up page / The loudest mess on the smallest stage
detail | {A part} and a bass with a cracked old neck / A cheque that bounced on another cheque
detail wild | Spit and sweat and a stage-dive shoe / A boot in the ear and I love you, too
detail | {The thing} {it does}, and it drives me mad / It's the only thing that I've ever had
detail angry | Suits on the train with the same dead eyes / They're reading the same old pack of lies
detail | {Sense} in my head like a drill / I turn it up, and I'm never still
detail angry | {A part} on a shelf with a price on its head / They'll sell you your anger in yellow and red
feel angry me | I'm bored, I'm bored, I'm a lit match head / I'd rather be loud than be well and dead
feel me | I can't sit still and I can't sing straight / I've got a heart that's a slamming gate
feel | {Feeling} comes up like a fist through the floor / You tell me hush, so I give you more
feel angry me | Don't tell me smile and don't tell me wait / Don't tell me that it's a bit too late
feel funny me | I'm angry at forks and I'm angry at bread / I'm angry at everything, mostly my head
feel angry me | I hate {the thing}, no I love it, I don't / I'd tell you I'm sorry, I can't and I won't
turn | And now you wear what you laughed at then / You bought it new for a hundred and ten
turn angry | They want our song for a yoghurt ad / We sent them a sock with the mould it had
turn tender | The kid at the front with the braces cried / She said, I thought I was mad inside
turn wild | Then someone's dad came to stop the show / He stage-dived first from the second row
turn me | I'm forty-one and my knees are shot / The jacket's tight and it's all I've got
turn | You sold {the part} and you sold the van / You sold us out to the marketing man
turn | They banned {the part}, so we all got two / We wore them to school, and the teachers did too
wish | When I get old I'll be rude, I swear / With purple boots and with lime-green hair
wish angry | I want a brick and a window pane / I want a day without you in my brain
wish we | We'll start a band with the kids next door / They can't play, either, and that's what it's for
lift wild | Hey! Hey! Get out of my way / I've got two minutes and plenty to say
lift angry | You don't own me and you don't own the night / You don't own the dark, and you don't own the light
lift we | We're ugly, we're skint, and we're out of tune / We'll be on your lawn till the middle of June
lift shout wild | Say no! / Go slow! / Sit down! / Don't go!
lift shout angry | No boss! / No king! / No plan! / We sing!
lift shout | Faster! / Faster! / Plaster / Disaster!
lift shout angry | Shove {the thing}! / Hear us sing! / Two bad chords / One bad string
lift wild | {The thing}, {the thing}, get it out of my head / I'll sleep when the drummer has gone off to bed
pre shout | One, two / One, two / What's it / To you?
pre | Bang on the pipes and wake up the street / The drummer's got nothing to lose but his feet
pre angry | I've been so good and I've been so clean / I'm going to say exactly what I mean
pre shout wild | Kick the can / Kick the wall / Here's the plan / None at all
bridge | A borrowed guitar and a thing to say / That's all the school I need today
bridge calm | Underneath all of the shouting and spit / There's somebody scared, and I'm part of it
end wild | Feedback, feedback, kick in the drum / That was our set, so thanks that you've come
end shout | That's it / We quit / Good night / Get lit
end | The van won't start, so we push it home / Singing it still to the streetlamp's chrome
end wild | {A part} on the stage and a hole in the wall / That's us, we were rubbish, we gave it our all
hook wild | Loud And Wrong :: Loud and wrong, loud and wrong / Two bad minutes and one good song / You can be right the whole day long / I'd rather be loud, I'd rather be wrong
hook | Push The Van :: Push the van, push the van, it won't go / Six in the morning, it's starting to snow / We got paid in crisps, and we played to a man / Best night of my life, now push the van
hook shout angry | Nobody Asked You :: Nobody asked you / Nobody cares / Take your opinion / Back up the stairs
hook wild | Three Chords :: Three chords, three chords, I've got no more / I know them all and I know what they're for / One's for the window and one's for the door / And one's to be played lying down on the floor
hook shout wild | Smash The Clock :: Smash the clock / Tick no tock / Pull the plug / Rock no rock
hook shout | Not Sorry :: Not sorry! / Not me! / Tell the whole / Century!
hook angry | Yoghurt Ad :: They took our scream / The best we had / They cleaned it up / For a yoghurt ad
hook angry me | Don't Touch My Radio :: You've got my street / You've got my dough / Take all the rest / Don't touch my radio
hook funny | Grandma's A Punk :: Grandma's a punk / She's got green hair / She kicked the bingo / Right out of its chair
hook | Kid With The Braces :: Hey, little kid / Kid with the braces / Get on the stage / And scare all their faces
hook angry | Your Wall, My Paint :: Your wall, my paint / I'm back here at two / You scrub it by day / I've a whole night to do
hook me | Matchstick Head :: Don't you rub me / Like she said / I go off / I'm a matchstick head
hook wild | Two Minutes :: Two minutes, two chords / And one of them's wrong / You wanted an opera? / This is the song
hook angry we | Mall Where We Skate :: There's a mall where we skate / There's a guard where we sat / Come closing time / We'll see about that
hook we | Down With Us :: Down with us / And our stupid band / Down with the lot / You don't understand
`)
