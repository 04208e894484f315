import { lines } from '../lines.ts'

export const protest = lines('protest', `
scene | The paint's still wet on a bedsheet sign / We're ten abreast on the tramway line
scene | They turned the water off at noon / They said we'd have an answer soon
scene angry | A man in a suit on a marble stair / Said patience, friends, and he left us there
scene | The factory gate, a burning drum / We hold our hands to the heat and hum
scene we | There's nurses here in their working shoes / There's kids from school and they've read the news
scene dark | The river's brown and the fish are white / The pipe runs only late at night
scene | {Where}, with the banners furled / A cold grey day at the end of the world
scene wistful | My grandad marched on this same street / It's cobbled with a million feet
scene | Somebody's chalked on the ministry wall / A question mark, and that was all
scene we | We came on buses, we came on bikes / With soup and a drum and a row of mikes
scene dark | The news is on with the volume down / A child is standing where there was a town
scene angry | The rent went up like a kite in a gale / They're selling the beds and the roof and the nail
story | She sat right down and she wouldn't stand / A lunch in her lap and the law on her hand
story angry | They promised us work, they promised us bread / They promised the ones that were already dead
story | A boy held up {a part} to the tank / It stopped for a minute, the whole line sank
story we | We asked them once in a civil tone / We asked them twice on the telephone
story dark | They came for the trees with a permit and saw / Two hundred years, and they called it the law
story | My neighbour's name was upon the list / He went for bread and he wasn't missed
story angry | They sent us {a part} and they sent us a bill / They sent in the horses and half of the hill
story | A judge was asked for what he'd decide / He looked at his shoes and the whole street sighed
story we | We shut the line at a quarter to two / Six hundred hands and they all of them knew
story tender | A soldier sat in the dust and wept / He had a son, and the son was kept
story | They built a wall, and they built it high / The swallows went over and didn't ask why
story angry | They fined the poor for being outside / They thanked the rich for the tax they'd hide
story | The oldest one brought a folding chair / She's sat for peace since I've had hair
detail | {A part} and {a part2} and a megaphone / A dog with a placard all of his own
detail | Bread on a flag and coins in a cap / Somebody's baby asleep on a map
detail dark | A doll, a shoe and a kitchen door / It stands by itself, it's the end of the war
detail | {Sense} in the square and a silence behind / The kind that can open a government's mind
detail angry | Nine for the yacht and one for the ward / Count it yourself on a cardboard board
detail | The ice, the bees and the orchard's bloom / The elephant standing in every room
detail | {The part} is the thing that they don't want shown / Hold it up high till the whole world's known
detail dark | The medals are polished, the coffins are, too / They fold up a flag and they hand it to you
detail bright | A girl has painted the world on her cheek / It's smudged, but it's lasted the whole of the week
detail | The cameras blink and the helmets shine / A boy with a daisy walks up to the line
detail | {Where}, where nobody wanted to look / The names of them fill up a telephone book
feel angry me | I'm not polite and I'm not to be hushed / I've stood in the corner, I've sat and I've brushed
feel | There's {feeling} like coal when you carry it far / It burns through the pocket, it leaves you a scar
feel dark me | I'm scared for the kids and I'm scared for the sea / I'm scared of the shrug that I see upon me
feel proud we | My arm through your arm and your arm through mine / You wouldn't believe what it does to the spine
feel tender me | I don't want to hate you, I want you to see / The hand on the shield is like one upon me
feel we | My throat is raw and my feet are wet / I haven't felt better, I'm not done yet
feel angry | You can't eat pride and you can't drink a graph / They read out the numbers, I heard someone laugh
turn | And then from the back came a single voice / A cleaner, who said there's another choice
turn | They turned the hoses, the banner ran / But under the water the singing began
turn we | We lost that day, and we lost the next / They've put our defeat in the textbook text
turn dark | The lorries went by with a cloth on the back / We looked at each other, we looked at the track
turn bright | The gate came open a foot, then a yard / A hand came through, and it wasn't a guard
turn | My daughter's the one with the megaphone now / She's better than me, and she's learned it somehow
turn angry | They changed the name and they changed the sign / But the same old hand's in the same till of mine
wish | I want you to read this and not to believe / That anyone lived so, or needed to grieve
wish we | We'll plant the square with an apple tree / Where the statue stood of the colonel, he'll see
wish tender | Let every child have a door and a bed / And fear be a thing that their grandparents said
wish | May {the thing} be here when the suits are dust / For somebody's grandchild to hold in trust
wish calm | Put down the rifle and take up the spade / There's beans to be sown and a road to be made
lift we | We are the ones who were told to wait / We're here, we're many, and you are late
lift angry | Whose is the river? It's nobody's own / Whose is the bread? It's for those who've sown
lift | No more, no more, let it end with me / You can't hold a match to the whole of a sea
lift proud we | Stand up, stand up, it's a long way down / But one by one we can wake this town
lift tender | There's no such thing as a stranger's child / There's no such thing as a foreign smile
lift we | For {the thing}, for {the thing}, for the ones not born / We'll sing till the last of the banners is torn
pre | Can you hear the stamp? Can you hear the drum? / Open your windows, for here we come
pre angry | How many times and how many years? / You've cotton wool where you ought to have ears
pre we | Link up your arms and look straight ahead / Remember what all of our mothers said
bridge calm | The powerful sleep in a bed like you / They check all the locks, and they're frightened, too
bridge | A law is ink, and the ink can run / It's written by some, and it's lived by one
bridge tender | If I'd been born where you were born / I'd wear what you wear, and be just as torn
bridge dark | There's money in bullets, there's money in drought / Follow it up, and you'll find it all out
end | The square is swept and the drum is still / They've written us down, but they never will
end we | So hang up the banner, we'll need it by spring / It dries by the stove with the drum and the string
end calm | One candle for every name we know / They burn in the wind, and they burn there slow
end proud | Go tell your children where you were stood / When the many got up and said, no, we should
hook we | You Are Late :: You told us hush and you told us wait / We're here, we're here, and you are late / We've taken the hinges right off of the gate / Don't look at your watch, sir, you are late
hook angry | Whose Is The River? :: Whose is the river? Whose is the rain? / Who put a meter upon every drain? / You sold us the bottle, you sold us the giver / Look me in the eye, whose is the river?
hook | Folding Chair :: She took a folding chair down to the square / And sat for the ones who could not be there / They brought in the horses, she didn't much care / You can't move the earth or a folding chair
hook tender | Somebody's Child :: Whatever the flag and whatever the side / Somebody's child was the one who died / Somebody's lunchbox, somebody's smile / Say it in each language, somebody's child
hook dark | The Kitchen Door Still Stands :: The street is gone but the kitchen door still stands / There's paint on the frame from a small child's hands / Come in with your cameras, come in with your plans / Wipe off your boots, for the kitchen door still stands
hook angry | Count It Again :: Count it again, for it doesn't come right / There's nine for the table and none for the night / We baked all the bread, and you had every bite / Count it again, till it comes out right
hook we | Drop By Drop :: Drop by drop, and we're wearing the stone / A drop is a nothing when it's on its own / You can't hear us coming, you won't hear us stop / The mountain comes down to us, drop by drop
hook | Daisy To The Line :: He walked with a daisy right up to the line / To a boy in a helmet whose hands were like mine / He took it, he held it, he gave us no sign / But wars have been lost by a daisy to the line
hook bright we | Louder Than The Drill :: The bulldozers came to the foot of the hill / And we sang, and we sang, and got louder than the drill / The oak's two hundred, it's standing there still / You only need neighbours, and louder than the drill
hook angry shout | Not With My Coin :: Not with my coin / Not with my son / Not on my road / Not any one
hook calm | Put Down The Stone :: Put down the stone and I'll put down my own / I'll tell you their names that I've carried alone / You tell me of yours, and we'll sit, flesh and bone / There's bread on the table, so put down the stone
hook we | We Kept The Fire :: Through all of the winter we kept the fire / In an old oil drum by the chain and the wire / They offered us pennies, they told us retire / We sang, and we warmed our hands, we kept the fire
hook dark | Last Of The Ice :: I put in a glass the last of the ice / It cracked like a question, it asked the price / My daughter said, Daddy, what's that, it's so nice / I lied, and I drank her the last of the ice
hook proud | Sat Down :: She was tired, she was tired, and so she sat down / And the whole of it shook to the end of the town / No army, no money, no sceptre, no crown / The world started moving because she sat down
hook we | Save {the thing} :: Save {the thing}, for there isn't a spare / You can't put it back when there's nothing there / It can't hire a lawyer, it can't learn to swear / Save {the thing}, while there's one of us left to care
hook wistful | Same Cobbles :: Same cobbles, Grandad, the same cold street / I'm marching on stones that remember your feet / You said by my birthday the thing would be beat / Same cobbles, Grandad, I'm keeping your beat
hook angry | Marble Stair :: You're wiping your feet upon bodies up there / Come down, come down from your marble stair / The people are hungry, the cupboard is bare / We built it, we'll climb it, your marble stair
hook bright | The Swallows Go Over :: Build it of concrete, and build it up high / The swallows go over and don't ask you why / There's wheat on that side, and on this one there's clover / You can't stop a summer, the swallows go over
`)

export const prayer = lines('prayer', `
scene calm | I lit a match in the empty nave / And gave it the little breath I save
scene | The bell has rung and the street is still / The light leans in at the window sill
scene tender me | I kneel by a bed like a child of three / I don't know who, but I think it's me
scene | {Where}, where the long grass lies / I say it without any words or eyes
scene calm | Bread on the table, a hand in a hand / A grace in a tongue that we all understand
scene me | I haven't been in for a long, long while / My boots leave a puddle the length of the aisle
scene | A prayer shawl hung on a kitchen chair / A grandmother's lips in the morning air
scene dark me | I'm not too sure that there's anyone in / I'll talk to the dark, so let me begin
scene | The desert's cold and the stars hang low / A man on a mat puts his forehead so
scene we | We came with candles, we came with a name / We stand in the cold and we share the flame
scene calm | The tide is out and the church is small / There's salt on the Bible and sun on the wall
story me | I bargained once by a hospital bed / I promised it all, and I meant what I said
story | My mother's beads were of olive wood / She wore them smooth and she wore them good
story tender | He sang in the choir with half of a lung / He knew every hymn that was ever sung
story me | I asked for a sign, and I got a day / With nothing in it, and bread, and a way
story | A stranger carried my bag up the stair / I said it to him, and I called it a prayer
story dark | I shouted up at an empty sky / It snowed on my face, and it didn't reply
story we | They bombed the roof, and the choir sang through / In coats, by a lamp, and the night sang, too
story calm | I {did} for the love of it, nothing to ask / The nearest I've come is a simple task
story | A monk was sweeping the leaves away / The tree let go, and he swept all day
story tender | You prayed for me when I wouldn't pray / I felt it like weather, a street away
detail | {A part} on the altar, {a part2} at the door / The hollows that knees have worn in the floor
detail calm | Wax on the cuff and a smell of the pine / A cup going round and a mouthful of wine
detail | {Sense} is a psalm when there's nobody by / I hum it to something that's bigger than I
detail | The moth on the glass and the light behind / She's praying all night in the way of her kind
detail tender | Two hands that are folded like wings on a nest / The small rise and fall of a child at rest
detail | {The thing} {it does}, and it asks for no praise / I wish I could live so for most of my days
detail dark | The names on the wall, and the rain on the names / A jam jar of roses, the ghost of their games
detail calm | A lamp in the mosque and a lamp in the shrine / The same oil is burning in yours and in mine
detail bright | The whole of the morning has come out to sing / The wren on the gatepost believes everything
detail | {A part} in the palm like a thing you could keep / A word for the waking, a word for the sleep
feel me | There's something that holds me, I don't know its name / It doesn't need asking, it came when I came
feel calm | {Feeling} comes in when I stop asking why / It comes like a deer if you don't even try
feel dark me | I'm empty tonight as a cup on a nail / I haven't the faith of the mouse or the snail
feel tender me | I'm held, and I'm held, like a note in the air / I lean on the quiet and something is there
feel | It isn't a thunder, it isn't a voice / It's more like a table, it's more like a choice
feel me | I've more than I asked for and less than I feared / I've always been walked with, however I steered
turn | But grace doesn't knock, and it doesn't come late / It's sat on the step by the side of the gate
turn me | I'd come to ask something, I'd come to complain / I stood there and listened instead to the rain
turn dark | And what of the mothers who prayed, and it came? / I haven't an answer, I know every name
turn | The walls have come down and the choir is few / There's grass in the aisle, and the sky's in it, too
turn tender | The child asked me simply, so who made the sea? / I told her I wonder, and she said, like me
turn bright | Then somebody opened the doors to the day / And all of the candles leaned over to pray
wish | Give rest to the ones with the dust on their shoes / Give bread to the table, and give us good news
wish tender | Keep her in kindness and keep him from harm / A lamp for the landing, the crook of an arm
wish calm | Let guns turn to rust and be tangled with vine / Let somebody's goat eat the end of the line
wish we | Bring home the children, and bring home the men / And never let anyone send them again
wish | For {the thing} I'm grateful, for morning, for salt / For love that came anyway, in spite of my fault
wish me | When I come to the end of the rope and the day / Let someone be there who will show me the way
lift | Peace on the cities and peace on the farms / Peace to the babies asleep in your arms
lift calm | Be with us, be near us, be bread, and be light / Be hand on the shoulder and watch through the night
lift bright | Sing it, you rivers, and clap it, you trees / We're small, and we're many, we're down on our knees
lift tender | Hold us, oh hold us, we don't weigh a lot / A breath and a handful of dust's what we've got
lift | Holy the hammer and holy the broom / And holy {the thing} in the ordinary room
lift we | Let there be peace, let it start at my door / Let it go out in the shoes that I wore
pre calm | Be still for a minute, put everything down / Let quiet come over the noise of the town
pre | I open my hands, and there's nothing in there / I open them wider, I call it a prayer
pre dark | If anyone's listening, if anyone cares / I haven't much skill in the saying of prayers
bridge | They call you by one name, they call you by ten / They fight for the spelling, and murder for it then
bridge calm | The silence is older than temple or stone / It has room for us all, and it isn't alone
bridge tender | Perhaps all our praying's a child on a stair / Who calls in the dark, to be told that you're there
bridge me | I don't need an answer, I don't need to know / I need to be thankful, and then I can go
end calm | Amen to the evening, amen to the bread / Amen to the things that are better unsaid
end | The candle burns down to a curl and a thread / It's smoke, and it's rising, it's over my head
end tender | Good night and God keep you, whatever you call / The thing that won't ever let go of it all
end we | So go out in peace, and be kind on the way / There's someone who's waiting for you on this day
wish | Teach me to listen, and teach me to wait / And not to be always the one at the gate
detail | A coin in a box and a crutch on the wall / A drawing by someone that's signed, Thank you, all
story tender | She blessed every loaf with a cut of the knife / A cross in the crust, every day of her life
feel bright me | I sing, and I'm sixty, I sing, and I'm six / I'm nothing but breath in a building of bricks
hook calm | Room At The Table :: There's room at the table, there's bread, and there's light / For those who were wrong and for those who were right / Come in with your sorrow, come in when you're able / You don't need a reason, there's room at the table
hook tender | Small Hands Folded :: Small hands folded and small eyes tight / Bless every creature that's frightened tonight / The bear on the pillow, the bug on the light / Small hands folded to make it all right
hook me | If You're There :: If you're there, if you're there, I won't ask for a lot / A bit of your patience is all that I've got / I've nothing to offer but kneeling and air / I'm here, and I'm listening, if you're there
hook | Let The Guns Rust :: Let the guns rust in the reeds and the rain / Let mothers stop meeting the hospital train / Let doves build a nest in the turret, in trust / Lord, give us a summer and let the guns rust
hook bright | The Wren Believes :: The wren believes in the coming of day / She's nothing to go on, she sings anyway / She weighs what a coin weighs, she lives under leaves / I'd trade all my learning for what the wren believes
hook we | One Flame To Another :: One flame to another, it doesn't grow less / A hand and a hand and a whispered yes / Sister to stranger and brother to brother / Pass it on gently, one flame to another
hook calm | Be Still, My House :: Be still, my house, with your doors and your stairs / Your clocks and your boxes of yesterday's cares / Be quiet, you cupboards, you rafters, you mouse / Someone is coming, so be still, my house
hook | Holy The Broom :: Holy the broom and holy the bread / Holy the making of somebody's bed / You're not in the steeple, you're here in the room / Holy the bucket and holy the broom
hook dark me | Prayer With No Name :: I'm sending it out like a prayer with no name / No stamp on the corner, no heaven to claim / It's lost in the post, or it's lit like a flame / But somebody caught it, my prayer with no name
hook tender | Bring Them Home :: Bring them home by the river, and bring them by night / By star or by lantern or aeroplane light / By truck, or by donkey, by bus, or by foam / Whoever they fight for, just bring them home
hook we | Peace, Come In :: Peace, come in, and take off your shoe / We've swept the front parlour and kept it for you / We haven't been ready, we didn't begin / The kettle is on, now, so peace, come in
hook bright | Thank You For The Rain :: Thank you for the rain and the roof and the tea / For someone to grumble about it with me / For onions and owls and the end of the pain / For dull afternoons, and thank you for the rain
hook | Same Oil, Same Light :: Your lamp's made of silver and mine's made of clay / We light them at sunset, we each of us pray / We're different in Arabic, Latin, and rite / But look at the flame of it, same oil, same light
hook me | Bigger Than I :: There's something in here that is bigger than I / It hums in the kettle, it leans on the sky / I don't know its name and I don't even try / I just let it carry what's bigger than I
hook calm | Sweep And Let Fall :: The monk sweeps the yard and the leaves come down / They're red and they're yellow, they're amber and brown / He bows to the tree and he bows to the wall / The whole of my faith is to sweep and let fall
hook tender | Held :: I thought I was falling, and then I was held / By no one, by someone, by hymns that I spelled / By hands of the living and bells that were knelled / I stopped, and I rested, I knew I was held
hook dark | Snow On My Face :: I asked for a voice and got snow on my face / It fell without hurry, it fell without trace / And maybe that's answer, and maybe it's grace / I stood in the field with the snow on my face
hook we | Keep {name} In Your Hand :: Keep {name} in your hand like a bird, like a light / Wherever {he} wanders, by day or by night / On hospital floor or on faraway land / We haven't the reach, so keep {name} in your hand
`)
