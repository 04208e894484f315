import { kits } from '../../lines.ts'

export const moodsKits = kits(`
== impost(?:e|o)r_syndrome|impost(?:e|o)r|feel(?:ing)?_like_a_fraud|fake_it_till(?:_you_make_it)?|don't_belong_here|out_of_my_depth
hook me | Any minute now :: Any minute now they'll check the list / Any minute now there'll be a twist / A hand on my arm and a raised eyebrow / They'll find me out, any minute now
hook me funny | Nobody asked to see :: I walked in here with a borrowed suit / I nodded at things I couldn't compute / They gave me a desk, and they gave me a key / I'd proof in my pocket. Nobody asked to see
scene me | I got the badge, I got the chair / I got a plant from who sat there / I smile and write down what they say / And look it up at lunch, all day
detail me | They use three letters, I say right / I learned what two of them meant last night / I've got a mug, I've got a view / I keep my coat on. Wouldn't you
story me | They asked me, what do you advise / I felt the sweat behind my eyes / I said the thing I thought, and then / They wrote it down. They asked again
turn me | My boss came by at half past nine / She shut the door. She said, you're fine? / I'll tell you something. So am I / I've been here twenty years. I lie
feel | So maybe it's like that for all / We're kids who got a bit too tall / And every captain, every king / Goes home and looks up everything
pre | Stand up straight and lower your voice / Act as if it was your choice
bridge me | Suppose they knew. Suppose they do / Suppose they looked me through and through / And thought, she's scared, he's not quite done / And wanted that. And picked that one

== perfectionis[mt]s?|never_good_enough|too_hard_on_(?:myself|yourself)|want(?:ing)?_(?:it|everything)_to_be_perfect
hook me | Good enough to go :: I sanded it down till the wood was gone / I wrote it again from dusk to dawn / I've nothing to show you but dust and snow / I wish I had said, it's good enough to go
hook me bright | Leave the crooked one in :: Leave the crooked one in, it was made late at night / The stitch that went sideways, the wall that's not white / The note where I wobbled, the crack in the skin / It's how you will know me. Leave the crooked one in
scene me | I've drawn that line for the fourteenth time / I've moved one word to get the rhyme / The others finished, had some wine / And went to bed at half past nine
detail me | A drawer of starts, a shelf of ends / Nine birthday cards I owe my friends / A cake I binned, it leaned a bit / A letter. I've not posted it
story me | I made a card when I was five / I'd coloured in each bee, each hive / I'd smudged one wing. I tore it through / My mother taped it. She still does, too
turn | She's got it on the fridge up there / The tape's gone brown, she doesn't care / She says the bee with half a wing / Is how she knows I made the thing
feel me | I thought if I could get it right / They'd have to love me. Every night / I'd check for cracks and plaster over / And never once just lay in clover
pre me | Rub it out, and start once more / Who am I even doing it for
bridge | There is a bowl, they mend with gold / Along the break, along the fold / You see just where the crack has run / And that's the bit that gets the sun

== (?:my_|the_|living_with_|full_of_|too_much_|feeling_|mom_|mum_|carrying_)*(?:guilt|shame|guilty_conscience)(?:_\\w+)?
hook me | I know what I did :: You've all forgotten, the years have slid / There's grass grown over the place it's hid / You'd shake my hand, you'd trust me with your kid / But I lie awake. I know what I did
hook me | Put it on the table :: Put it on the table, it's smaller than I thought / I've carried it for twenty years, afraid of being caught / I said it in a whisper, as soon as I was able / It didn't bite. It just sat still. I put it on the table
scene me | It comes when I am brushing teeth / It comes from somewhere underneath / A nice clean day, a bit of sun / And there it is, the thing I've done
detail me | A face that fell, a closing door / The words I'd love to say before / The phone I watched and didn't lift / The way I took it, as a gift
story me | I wrote to her. I said, it's me / I don't expect you'd want to see / This hand again. I did you wrong / I've had it on my tongue so long
turn me | She wrote back one line. Yes, you did / I was fifteen. You were a kid / I've been all right. I've got two boys / I thought you'd want that, with less noise
feel | It tells you that you're made of tar / That what you did is what you are / But stones can't blush, and wolves don't weep / It's only good folk lose their sleep
pre me | Round it goes at ten to four / Same old footsteps, same old floor
bridge | So say it straight, and say it plain / And make it right, and feel the pain / Then set it down beside the road / You're no more good with a bigger load

== ^(?:learning_to_|about_|my_|broken_|losing_|the_|rebuilding_)*trust(?:ing)?(?:_(?:someone|again|issues|you|me|people|in(?:_\\w+)+))?$|trust_issues
hook | Lean back :: Lean back, lean back, with your eyes shut tight / I'm here behind you, and the floor's all right / You've hit it before, and you've still got the crack / I know. I've got you. Lean back
hook me | One plank at a time :: I crossed it once, and it fell away / I've stood on the bank for a year and a day / You're laying it out there, nail and line / I'll come to you, one plank at a time
scene | The dog in the shelter stayed low in the back / It watched every hand for the start of a smack / I sat on the floor there and looked at my knee / An hour. Then its chin came to rest there, on me
detail me | I read all your messages twice in my head / I check the back door, and I look under the bed / You're ten minutes late, and I've packed you a case / Then in you come, rain running all down your face
story | My father would throw me up high in the air / I never once thought that he wouldn't be there / I don't know what year it was that I began / To look for the hands first, and then for the man
turn | You told me a thing that you'd no need to say / You could have just left it. You had a clear way / It wasn't a nice thing. It cost you some skin / And that was the minute I let you in
feel | It isn't a wall, and it isn't a rope / It's not quite as certain, it's not just a hope / It's more like the ice on the lake by the mill / You send out one foot first, and stand very still
pre | Look at me, look at me, don't look at the drop / You say when we go, and you say when we stop
bridge me | I know there's no promise that can't come undone / I know people leave, and that I could be one / But I'd rather fall from a hand that I knew / Than stand here for ever, and safe, without you

== ^(?:learning_|having_|about_|my_|losing_|the_art_of_)*(?:patience|waiting|being_patient)(?:_(?:for_(?!you|him|her|my_)\\w+(?:_\\w+)*|game|is_hard))?$|waiting_rooms?|waiting_for_(?:news|the_phone|a_call|an_answer|the_results?)
hook | Not yet :: Not yet, says the kettle, not yet, says the seed / Not yet, says the letter I so badly need / I've tapped on the glass, and I've placed my bet / The world only answers, not yet, not yet
hook calm | Let the bread rise :: Let the bread rise, and don't open the door / Don't poke it, don't ask it, don't stand on the floor / The dark and the warm are what it relies / Upon, and your hands off. Let the bread rise
scene | Nine plastic chairs and a clock with a tick / A fish tank, a magazine, somebody sick / A man has been reading the same page since ten / The door opens up. It's not me. Shut again
detail | I've counted the tiles and I've counted the cracks / I've read all the posters on measles and backs / I've bitten each nail, and I've started on thumb / They said that they'd ring me. The phone has gone dumb
story | My grandfather planted a walnut that spring / He was eighty years old, and he knew the whole thing / They told him, it's twenty before it will bear / He said, well, I'd better not dawdle, then, there
turn | We sat underneath it last autumn, us two / My daughter had walnut juice black on her shoe / She asked who had put it here, who was it for / I told her, for you. He was just at the door
feel | I thought that the waiting was some kind of wall / Between me and life, and not living at all / But this is the evening. The light's on the sill / It's passing. I'm here in it. Quiet, and still
pre | Look at the clock and don't look at the clock / Was that a footstep, and was that a knock
bridge | Whatever is coming will come when it comes / It won't be called early by drumming of thumbs / So here's an hour given with nothing to do / I'll put down my coat, and I'll sit here with you

== ^(?:my_|about_|childlike_|full_of_|the_|a_sense_of_|never_lose_your_)*(?:curiosity|wonder|awe|asking_questions)(?:_\\w+)?$|asks?_(?:too_many_questions|why_all_the_time)|why_is_the_sky_blue
hook bright | But why :: But why is it raining, and why is it wet / But why is it Tuesday? Have fish got a vet / You answer, you answer, you run out of sky / You get to the bottom, and there is, but why
hook | What's behind that :: What's behind that, and what's behind there / Who lit the first one, and what's in the air / I took off the back just to see what it's at / It's open now, screws everywhere. What's behind that
scene | I took the clock down when I was just three / I put all the cogs in a row by my knee / My mother came in, and she looked, and she sat / She handed me one, and said, what about that
detail | A beetle, a magnet, a bone in a jar / A map of the back of the moon, and a car / With no wheels at all, for I wanted to see / What's turning in there, and could I make three
story | They said, don't go past where the fence has come down / We'd seen where the road went, it went into town / But back through the brambles there's something lay bright / I've still got the scratches. A lake, full of light
turn | The teacher said, there's no such question, sit down / I sat, and the others all laughed, like a clown / Then forty years later it came in a book / He'd asked the same question. He'd gone out to look
feel | You lose it by inches, you're busy, you're bored / You know how it ends, and you've seen it all stored / Then one night there's frost on the glass like a fern / And you're on your knees there with so much to learn
pre | Lift up the lid and look under the stone / Something with feet on has never been shown
bridge | I'd like them to put it down there on my stone / Not loved, and not rested, not dearly, not known / Just tell them who's asking, and tell them that I / Have gone round the back now, to see about why

== wander_?lust|itchy_feet|gap_year(?:_\\w+)*|back_?pack(?:ing|ers?)(?:_\\w+)*|inter_?rail(?:ing)?|travel(?:l?ing)_the_world|see(?:ing)?_the_world|round_the_world(?:_trip)?
hook bright | Next one out :: Give me the next one out, I don't care where / The board's flipping over, there's dust in my hair / I'm sick of the ring road, the roundabout / Which platform, which gate? It's the next one out
hook wistful | Elsewhere :: Elsewhere it's morning, and someone's sold bread / Elsewhere the mountains are just going red / I've got a good job and a bed and a chair / And one ear is always turned out to elsewhere
scene | One bag on the bed, and it won't take it all / I took out the books, and I took out the shawl / I took out my reasons, I zipped up the side / It weighed about nothing. I stood there, and sighed
detail | A bus with a goat on the roof and a bride / A hostel with ants and a lizard inside / A stamp with an eagle, a fever, a beach / A word that means thank you, and one that means peach
story | I got off too early, a village, a wall / A woman with washing who spoke not at all / She sat me at table, she ran me a bath / And sent me off, morning, with figs, up the path
turn | I stood at the top of the place in the book / I'd come half the world round to stand there and look / I thought of my kitchen, the tap with the drip / I missed it so hard that I ended the trip
feel | They ask what you're running from, what it's about / I don't think I'm leaving, I think I'm let out / There's more of me waiting in places I'm not / I go and collect it, as much as I've got
pre | Passport and toothbrush and shut the front door / Nobody's needing me. That's what it's for
bridge | And one day I'll unpack, and put up a shelf / I'll have in that house all the bits of myself / A bell from the mountains, a stone from the shore / And somebody small will say, what's past the door

== melancholy|feeling_(?:blue|down|sad)(?:_for_no_reason)?|sad_for_no_reason|sadness|sunday_(?:blues|scaries)|the_blues_for_no_reason|wistful\\w*
hook me calm | A small grey guest :: A small grey guest has come in for a while / It hangs up its coat and it hasn't a smile / I don't need it cured, and I don't need it dressed / I'll put on some tea for my small grey guest
hook me | No reason at all :: Nobody's ill, and there's nobody dead / The bills are all paid, and I slept in my bed / The sky's only sky, and the rain's only small / I'm sad as a dog, for no reason at all
scene me | It's Sunday at four, when the light's going thin / The fridge gives a shudder, the evening comes in / There's someone next door with a scale and a horn / They get to the top, and it sounds so forlorn
detail | A glove on a railing, a swing with no child / A shop that's been shut, with the post being piled / A dog tied outside with its eyes on the door / You look, and you feel it, and can't say what for
story me | I went for a walk to be rid of the thing / It came. It was quiet. We watched a kid swing / We fed the same duck, and we sat on a wall / And neither had anything much to recall
turn | My gran used to say it was weather, that's true / You don't go and fight it, you don't ask it who / You bring in the washing, you wait by the stove / There's blue by the evening, up over the cove
feel | I don't think it's broken, I don't think it's wrong / It's only the low note that's under the song / You'd not hear the high ones, the bright, and the clear / If nothing went humming down there by your ear
pre | Nothing's the matter and nothing is new / Ask me tomorrow, I'm just passing through
bridge me | And then in the night it got up, shut the door / It left me the cup, and its ring on the floor / I woke, and the birds were all at it, full blast / I missed it a minute. It went off so fast

== ^(?:about_|finding_|being_|feeling_|the_|simple_)*(?:contentment|content|enough|satisfied|being_happy_with_what_i_have)$|enough_is_enough_for_me|(?:have|having)_everything_i_need
hook me calm | This will do :: A roof with a leak, and a chair with a view / A dog on my foot, and the paper, half through / I once wanted mountains, a yacht, and a queue / Of people who'd know me. But this will do
hook calm | Enough :: Enough in the pot and enough in the jar / Enough in the tank to get back in the car / I counted it over, the smooth and the rough / I stopped when I got to a word, and, enough
scene me | The evening's come in and the plates are all dry / There's one bit of pink at the edge of the sky / You're reading me something, I've missed the first bit / I don't need to know it. I like how you sit
detail | A tomato still warm from the side of the wall / The sound of the neighbours not shouting at all / Clean sheets and a window, the rain on the tin / A knife that is sharp, and some bread to put in
story me | I went back to visit a man with a pool / We'd sat side by side on the same bench at school / He showed me the cars, and he showed me the wing / He asked me to stay, and he played with his ring
turn me | I drove home that night in the one with the dent / I'd had his champagne, and I looked at the rent / And you'd left a plate on a pan, with a lid / And a note with a drawing. I looked at it. I did
feel | They sell you the itch, and they sell you the cream / They're up before you are to sell you the dream / But no one's made money from one who can see / A cup, and a spoon, and the shade of a tree
pre | Nothing to fix here and nowhere to be / Kettle and blanket and you and then me
bridge me | Some day it will go, for it's only a loan / The dog and the window, the warmth of the stone / So ask me for nothing, and let me just look / I've got to the good part. I've put down the book

== disappoint(?:ed|ment|ing)(?:_\\w+)?|let_(?:me|us|you)_down|didn't_get_(?:the_job|in|it|picked|the_part)|rejection(?:_letters?)?|rejected|turned_down|not_chosen|second_place|runner[-_]up
hook me | Thank you for applying :: Thank you for applying, we had such a lot / Thank you for applying, but this time you're not / I read it twice over. I'm fine, I'm not crying / I've washed the whole kitchen. Thank you for applying
hook | Nearly :: Nearly, oh, nearly, a nail and a thread / They'd got to my name, and they went on ahead / I'd picked out the curtains. I'd told people, clearly / It lives on the next street. Its name is nearly
scene me | I saw it was thin when it lay on the mat / The good ones are fat, and I knew, just from that / I made myself wait till I'd had half a cup / I knew by the third word. I folded it up
detail me | I'd bought a new shirt for it, practised my laugh / I'd worked out the bus, and the number of staff / I'd pictured the desk, with a plant, and my name / I still water that plant, in my head, all the same
story me | They picked the two captains, they picked down the line / It came down to me and a boy who was nine / They looked at each other, they looked at the floor / They said, you can have him. I've heard that before
turn | My gran had a drawer full of no, thank you, dear / A story she'd written and posted each year / She showed me the last one. It said, yes, we will / She'd framed all the others. They hang on there still
feel me | I know there's a lesson, I know there's a door / I know something better might lie there in store / But let me just hate it, an hour, with a bun / I wanted that thing. And it's over. It's done
pre | Don't tell me it wasn't for me, or not meant / I'd cleared out a shelf there. I'd practised the rent
bridge me | Tomorrow I'll sharpen a pencil, and sit / And fill in the next one, a bit and a bit / It isn't that hope doesn't learn, it's just slow / It gets up and tries every handle, I know

== betray(?:al|ed|ing|s)?(?:_by_\\w+(?:_\\w+)?)?|stabbed_in_the_back|back_?stabb(?:er|ers|ing)|broke_my_trust|turned_on_me
hook me dark | It had to be you :: I'd checked all the locks and I'd bolted the gate / I'd looked out for strangers, I'd looked out till late / There's no one on earth had the key to get through / But one. I had cut it. It had to be you
hook me angry | You knew where it was :: You knew where it was, for I'd shown you the place / I took off my armour, I took off my face / You looked at it kindly, you looked, just because / You'd need it for later. You knew where it was
scene me | You laughed at my table, you held my first-born / You borrowed my jacket, I see that it's torn / You asked how I'm doing, you topped up my glass / You'd done it already. You let the thing pass
detail me | A receipt in a pocket, a name on a screen / A joke that you told them, a look in between / The way that they hushed when I came through the door / I'd never been quiet in that room before
story me | It wasn't a stranger, they've nothing to break / It wasn't a rival, they've something to take / It had to be someone who knew me at ten / Who knew what I'm scared of, and where, and since when
turn me | You came here to tell me you'd had to, you cried / You said I'd do likewise, if I'd been inside / I noticed that somewhere I'd started to feel / A bit like a doctor. You didn't seem real
feel me | I don't want you hurt, and I don't want you dead / I want back the years that I held up your head / I want to have laughed at your jokes for a friend / I'd like to know when it had started to end
pre me | Smile for the picture, I've got it right here / Your arm on my shoulder, your mouth at my ear
bridge me | They tell me I'll harden, they tell me I should / I looked at that door, and it's only of wood / I'll leave it unlocked, though I'm smarting, I'm sore / You won't make me someone who bolts up the door

== numb(?:ness)?(?:_\\w+)?|(?:feel(?:ing)?|can't_feel)_(?:nothing|anything)|going_through_the_motions|autopilot|indifferen(?:ce|t)|emptiness
hook me calm | Under the ice :: I see you up there with your lantern, your skate / You're calling my name, and you're calling it late / I smile and I nod, and it's terribly nice / It's quiet, it's blue here, under the ice
hook me | Wake my hands :: I hold it to water, I hold it to flame / I say it out loudly, I say my own name / I'm snow on a field where no footprint lands / Give me something with edges, and wake my hands
scene me | The alarm, and the toothbrush, the shirt and the train / The same empty seat with a view of the rain / I've answered nine emails, I said, sounds good, Ann / I've been so convincing, I've stuck to the plan
detail me | They brought out a cake, and I blew on the flame / They told me the news, and I said, what a shame / The song that once killed me came on in the store / I stood by the yoghurts and waited for more
story me | I cried at my gran's, and then that was the last / It's three winters now that it hasn't got past / I went to the sea, and I looked, and it moved / I gave it some minutes. I said, I approved
turn me | Then Thursday I dropped the blue cup on the tile / The one with no handle. I stood for a while / And something came up, like a bus from below / I sat on the floor, and I let it all go
feel me | I thought I was safer, up here, out of reach / No wave ever got me, all high on the beach / But safe from it all is just nothing at all / I'd rather be soaked to the skin than this tall
pre me | Fine, and you, fine, and not bad, and so-so / Somebody's laughing. I ought to, I know
bridge me | It hurts. It's like feet coming in from the snow / First nothing, then needles, then all of it, oh / And under the sting there's a thing that I've got / It's tea. And the cup's in my hands. And it's hot
`)
