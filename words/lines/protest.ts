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
scene dark | The news shows dust, a standing wall / A child in front of it, that's all
scene angry | They raised the rent, they sold the stair / They'd charge us if they could for air
scene we | We came by bus, we came by bike / With soup, a drum, a borrowed mike
story | A boy held up {a part} to the tank / It stopped for a minute, the whole line sank
story we | We asked them once in a civil tone / We asked them twice on the telephone
story | My neighbour's name was upon the list / He went for bread and he wasn't missed
story | A judge was asked for what he'd decide / He looked at his shoes and the whole street sighed
story we | We shut the line at a quarter to two / Six hundred hands and they all of them knew
story tender | A soldier sat in the dust and wept / He had a son, and the son was kept
story angry | They fined the poor for being outside / They thanked the rich for the tax they'd hide
story | The oldest one brought a folding chair / She's sat for peace since I've had hair
story | She sat right down, she wouldn't stand / Her lunchbox open in her hand
story angry | They promised work, they promised bread / They promised things to men now dead
story | A boy held {a part} up to a tank / It stopped, and all the engines sank
story dark | They came at dawn with permit and saw / Two hundred rings, and they called it law
story | My neighbour's name was on the list / He went for milk, and he is missed
story angry | They sent {a part}, they sent a bill / They sent the horses up the hill
story we | We stopped the line at ten to two / Six hundred hands, and they all knew
story tender | A soldier wept outside the gate / He'd heard the order half too late
story | The wall went up, the wall stood high / The swallows crossed and didn't ask why
story angry | They fined a man for sleeping rough / And gave the rich the other stuff
detail | Bread on a flag and coins in a cap / Somebody's baby asleep on a map
detail angry | Nine for the yacht and one for the ward / Count it yourself on a cardboard board
detail | {A part} and drums and a megaphone / A dog with a placard of his own
detail dark | A doll, a shoe, a kitchen door / That stands alone, that guards no floor
detail | {Sense} in the square and then a hush / The kind that makes a statue blush
detail | The ice, the bees, the apple bloom / A cough that comes from the children's room
detail | {The part} they'd rather no one saw / Hold it up high, hold it up more
detail dark | They polish medals, fold the flag / They hand her all of him in a bag
detail bright | A girl has painted the world on her cheek / It ran in the rain, it's been there a week
detail | The helmets shine, the cameras blink / A daisy's passed from hand to pink
detail | {Where}, where no one liked to look / The names of them would fill a book
feel we | My throat is raw and my feet are wet / I haven't felt better, I'm not done yet
feel angry me | I've been polite, I've been discreet / I've got my mother's marching feet
feel | {Feeling}'s a coal that you carry far / It warms your hands and it leaves a scar
feel dark me | I fear for kids, I fear for the sea / I fear the shrug that I see on me
feel proud we | My arm in yours and yours in mine / It does a thing to a person's spine
feel tender me | I don't want hate, I want you to see / The hand on that shield could belong to me
feel we | My throat is raw, my socks are wet / I've never felt so rested yet
feel angry | You can't eat pride, you can't drink graphs / He reads the figures, someone laughs
turn | And then from the back came a single voice / A cleaner, who said there's another choice
turn bright | The gate came open a foot, then a yard / A hand came through, and it wasn't a guard
turn | Then from the back one cleaner spoke / And that was when the quiet broke
turn | The hoses came, the paint all ran / And in the wet the song began
turn we | We lost that day, we lost the next / It's in the history book as text
turn dark | The lorries passed with covered loads / We counted them along the roads
turn bright | The gate swung open, just a yard / A hand came out, it wasn't a guard
turn me | My daughter has the loud-hailer now / She's better than me, she shows me how
turn angry | They changed the name, they changed the sign / It's still their hand in this pocket of mine
wish | I want you, reading this, to frown / And ask who lived like that in our town
wish we | We'll plant the square with apple trees / Where colonels stood at cruel ease
wish tender | Let every child have a door, a bed / And fear be something the old folk said
wish calm | Put down the gun, take up the spade / There's beans to sow and a road to be made
wish | May {the thing} be here when the suits are dust / For someone's grandchild to hold in trust
lift we | We are the ones who were told to wait / We're here, we're many, and you are late
lift angry | Whose is the river? It's nobody's own / Whose is the bread? It's for those who've sown
lift proud we | Stand up, stand up, it's a long way down / But one by one we can wake this town
lift tender | There's no such thing as a stranger's child / There's no such thing as a foreign smile
lift angry | Whose is the river? Whose is the bread? / It's theirs who sowed, the old song said
lift | No more, no more, let it end with me / You can't put handcuffs on the sea
lift we | For {the thing}, for those not yet born / We'll sing until the flag is torn
pre | Can you hear the stamp? Can you hear the drum? / Open your windows, for here we come
pre angry | How many times and how many years? / You've cotton wool where you ought to have ears
pre angry | How many times, how many years? / You've cotton wool instead of ears
bridge calm | The powerful sleep in a bed like you / They check all the locks, and they're frightened, too
bridge | A law is ink, and the ink can run / It's written by some, and it's lived by one
bridge tender | If I'd been born where you were born / I'd wear what you wear, and be just as torn
bridge calm | The mighty sleep in a bed like you / They check the lock, they're frightened, too
bridge tender | Had I been born where you were born / I'd sing your song, I'd wear your thorn
bridge dark | There's cash in bullets, cash in drought / Follow the coin, you'll find it out
end | The square is swept and the drum is still / They've written us down, but they never will
end calm | One candle for every name we know / They burn in the wind, and they burn there slow
end we | Hang up the banner, we'll want it in spring / It dries by the stove with the drum and the string
end proud | Go tell your kids where you once stood / The day the many said we should
hook we | You Are Late :: You told us hush and you told us wait / We're here, we're here, and you are late / We've taken the hinges right off of the gate / Don't look at your watch, sir, you are late
hook angry | Whose Is The River? :: Whose is the river? Whose is the rain? / Who put a meter upon every drain? / You sold us the bottle, you sold us the giver / Look me in the eye, whose is the river?
hook tender | Somebody's Child :: Whatever the flag and whatever the side / Somebody's child was the one who died / Somebody's lunchbox, somebody's smile / Say it in each language, somebody's child
hook dark | The Kitchen Door Still Stands :: The street is gone but the kitchen door still stands / There's paint on the frame from a small child's hands / Come in with your cameras, come in with your plans / Wipe off your boots, for the kitchen door still stands
hook angry | Count It Again :: Count it again, for it doesn't come right / There's nine for the table and none for the night / We baked all the bread, and you had every bite / Count it again, till it comes out right
hook | Daisy To The Line :: He walked with a daisy right up to the line / To a boy in a helmet whose hands were like mine / He took it, he held it, he gave us no sign / But wars have been lost by a daisy to the line
hook angry shout | Not With My Coin :: Not with my coin / Not with my son / Not on my road / Not any one
hook calm | Put Down The Stone :: Put down the stone and I'll put down my own / I'll tell you their names that I've carried alone / You tell me of yours, and we'll sit, flesh and bone / There's bread on the table, so put down the stone
hook we | We Kept The Fire :: Through all of the winter we kept the fire / In an old oil drum by the chain and the wire / They offered us pennies, they told us retire / We sang, and we warmed our hands, we kept the fire
hook dark | Last Of The Ice :: I put in a glass the last of the ice / It cracked like a question, it asked the price / My daughter said, Daddy, what's that, it's so nice / I lied, and I drank her the last of the ice
hook we | Save {the thing} :: Save {the thing}, for there isn't a spare / You can't put it back when there's nothing there / It can't hire a lawyer, it can't learn to swear / Save {the thing}, while there's one of us left to care
hook wistful | Same Cobbles :: Same cobbles, Grandad, the same cold street / I'm marching on stones that remember your feet / You said by my birthday the thing would be beat / Same cobbles, Grandad, I'm keeping your beat
hook bright | The Swallows Go Over :: Build it of concrete, and build it up high / The swallows go over and don't ask you why / There's wheat on that side, and on this one there's clover / You can't stop a summer, the swallows go over
hook | Folding Chair :: She brought her own folding chair / And sat in the square in the morning air / They shouted and pleaded and sent for the mayor / She offered them all of her folding chair
hook we | Drop By Drop :: Drop by drop / We wear the stone / You can't hear us stop / You can't drink us alone
hook proud | She Sat Down :: No gun, no crowd, no crown / One tired woman, she sat down / The wheels of the world went round and round / And stopped, and stopped, when she sat down
hook angry | Marble Stair :: Come down, come down your marble stair / We polished it, we know it's there / We'd like a word, we'd like our share / Come down, come down from your marble stair
hook bright we | Louder Than The Drill :: We sang to the oak at the top of the hill / We sang it louder than the drill / They packed up at five and they sent us the bill / The oak's still up, and we're louder still
`)

export const prayer = lines('prayer', `
scene calm | I lit a match in the empty nave / And gave it the little breath I save
scene | The bell has rung and the street is still / The light leans in at the window sill
scene tender me | I kneel by a bed like a child of three / I don't know who, but I think it's me
scene | {Where}, where the long grass lies / I say it without any words or eyes
scene | A prayer shawl hung on a kitchen chair / A grandmother's lips in the morning air
scene dark me | I'm not too sure that there's anyone in / I'll talk to the dark, so let me begin
scene | The desert's cold and the stars hang low / A man on a mat puts his forehead so
scene we | We came with candles, we came with a name / We stand in the cold and we share the flame
scene | A shawl hung over a kitchen chair / A grandmother's lips in the steamy air
scene me | My boots leave puddles down the aisle / I haven't been for quite a while
scene dark me | I don't know if there's someone in / I'll talk to the dark, let me begin
scene we | We came with candles, came with a name / We cup our hands and we pass the flame
scene calm | The tide is out, the chapel's small / There's salt on the book, there's sun on the wall
story | My mother's beads were of olive wood / She wore them smooth and she wore them good
story me | I asked for a sign, and I got a day / With nothing in it, and bread, and a way
story we | They bombed the roof, and the choir sang through / In coats, by a lamp, and the night sang, too
story | A monk was sweeping the leaves away / The tree let go, and he swept all day
story tender | You prayed for me when I wouldn't pray / I felt it like weather, a street away
story me | I bargained by a metal bed / I offered all I had instead
story tender | He sang each week with half a lung / He knew all hymns that could be sung
story me | I asked for signs, I got a day / With bread in it, and it went its way
story | A stranger carried my bag upstairs / I've counted that among my prayers
story dark me | I shouted at an empty sky / It snowed on me, it made no reply
story we | They bombed the roof, the choir sang through / In coats, by lamplight, and I sang too
story calm me | I {did} for love with nothing to ask / The nearest I've come is a simple task
story | A monk was sweeping leaves away / The tree let go, he swept all day
story tender | You prayed for me when I would not / I felt it, like soup, from a far-off pot
story tender | She blessed each loaf with the edge of a knife / A cross in the crust every day of her life
detail | {A part} by the altar, a coat on the pew / The hollows in stone where the knees went through
detail calm | Wax on a cuff, the smell of pine / A cup gone round, a mouthful of wine
detail | {Sense} is psalm enough for me / I hum along in no fixed key
detail | A moth beats softly at the glass / She wants the light, it won't let her pass
detail tender | Two hands that fold like wings at rest / A child's small breath, a rising chest
detail | {The thing} {it does} and asks no praise / I'd like to live so all my days
detail dark | The names in stone, the rain on the names / Some roses in jars and someone's games
detail calm | A lamp in the mosque, a lamp in the shrine / The oil in yours and the oil in mine
detail bright | The wren on the gatepost starts to sing / She's sure of it all, the whole green thing
detail me | {A part} in my palm, a thing to keep / A word for waking, a word for sleep
detail | A coin in a box, a crutch on the wall / A child's bright drawing of thank you all
feel me | There's something holds me, I can't say who / It asks for nothing and holds me through
feel calm | {Feeling} comes in when I've ceased to try / It comes like deer when there's no one by
feel dark me | I'm hollow, a cup on a rusty nail / I've less belief than a garden snail
feel tender me | I'm held like a note in the evening air / I lean on nothing, and nothing's there
feel | It isn't a voice, it isn't a flame / It's more like a table set in your name
feel me | I've more than I asked, less than I feared / And somehow a path, however I steered
feel bright me | I sing and I'm sixty, I sing and I'm six / I'm nothing but breath in a building of bricks
turn | But grace won't knock and it won't come late / It's been all night on the step by the gate
turn me | I'd come to beg, I'd come to complain / I stood instead and I heard the rain
turn dark | What of the mothers who prayed in vain? / I've no reply but I say each name
turn | The roof came down and the choir is few / There's grass in the aisle, and a lark in it too
turn tender | The child asked me, who made the sea? / I said I wonder, she said, like me
turn bright | Then someone opened the doors to the day / And all of the candles leaned one way
wish | Give rest to those with dust on their shoes / Give bread, give sleep, give us better news
wish tender | Keep her in kindness, keep him from harm / A lamp on the landing, the crook of an arm
wish calm | Let guns go brown in a tangle of vine / Let goats eat the flag at the end of the line
wish we | Bring home the children, bring home the men / And let no one send them out there again
wish | For {the thing} I'm grateful, for morning, for salt / For love that arrived in spite of my fault
wish me | When I've come to the end of my rope and day / Let someone be there who knows the way
wish me | Teach me to listen, teach me to wait / Not always be first at the garden gate
lift | Peace on the cities and peace on the farms / Peace to the babies asleep in your arms
lift we | Let there be peace, let it start at my door / Let it go out in the shoes that I wore
lift | Peace on the cities, peace on the farms / Peace to the babies in all of our arms
lift calm | Be near, be bread, be water, be light / A hand on the shoulder all through the night
lift bright | Sing it, you rivers, clap it, you trees / We're small, we're many, we're down on our knees
lift tender | Hold us, oh hold us, we don't weigh much / A breath and a spoon of dust, and such
lift | Holy the hammer and holy the broom / Holy {the thing} in the plainest room
pre calm | Be still one minute, put everything down / Let quiet come over the roofs of the town
pre me | I open my hands, there is nothing there / I open them wider and call it a prayer
pre dark me | If someone's listening, someone who cares / I haven't much practice in saying prayers
bridge | They call you one name, they call you ten / They fight for the spelling, and so say amen
bridge calm | The silence is older than temple or stone / It's room for us all, and we're never alone
bridge tender | Perhaps we're just a child on the stair / Who calls in the dark to know you are there
bridge me | I don't need an answer, I don't need to know / I need to say thank you, and then I'll go
end calm | Amen to the evening, amen to the bread / Amen to the things we never said
end | The candle goes down to a curl, to a thread / The smoke takes it on from there, over my head
end tender | Good night, God keep you, whatever you call / The hand that is under the sparrow's fall
end we | Go out in peace and be kind today / There's someone you'll meet who has come a long way
hook calm | Room At The Table :: There's room at the table, there's bread, and there's light / For those who were wrong and for those who were right / Come in with your sorrow, come in when you're able / You don't need a reason, there's room at the table
hook tender | Small Hands Folded :: Small hands folded and small eyes tight / Bless every creature that's frightened tonight / The bear on the pillow, the bug on the light / Small hands folded to make it all right
hook | Let The Guns Rust :: Let the guns rust in the reeds and the rain / Let mothers stop meeting the hospital train / Let doves build a nest in the turret, in trust / Lord, give us a summer and let the guns rust
hook bright | The Wren Believes :: The wren believes in the coming of day / She's nothing to go on, she sings anyway / She weighs what a coin weighs, she lives under leaves / I'd trade all my learning for what the wren believes
hook we | One Flame To Another :: One flame to another, it doesn't grow less / A hand and a hand and a whispered yes / Sister to stranger and brother to brother / Pass it on gently, one flame to another
hook calm | Be Still, My House :: Be still, my house, with your doors and your stairs / Your clocks and your boxes of yesterday's cares / Be quiet, you cupboards, you rafters, you mouse / Someone is coming, so be still, my house
hook | Holy The Broom :: Holy the broom and holy the bread / Holy the making of somebody's bed / You're not in the steeple, you're here in the room / Holy the bucket and holy the broom
hook dark me | Prayer With No Name :: I'm sending it out like a prayer with no name / No stamp on the corner, no heaven to claim / It's lost in the post, or it's lit like a flame / But somebody caught it, my prayer with no name
hook tender | Bring Them Home :: Bring them home by the river, and bring them by night / By star or by lantern or aeroplane light / By truck, or by donkey, by bus, or by foam / Whoever they fight for, just bring them home
hook bright | Thank You For The Rain :: Thank you for the rain and the roof and the tea / For someone to grumble about it with me / For onions and owls and the end of the pain / For dull afternoons, and thank you for the rain
hook | Same Oil, Same Light :: Your lamp's made of silver and mine's made of clay / We light them at sunset, we each of us pray / We're different in Arabic, Latin, and rite / But look at the flame of it, same oil, same light
hook calm | Sweep And Let Fall :: The monk sweeps the yard and the leaves come down / They're red and they're yellow, they're amber and brown / He bows to the tree and he bows to the wall / The whole of my faith is to sweep and let fall
hook we | Keep {name} In Your Hand :: Keep {name} in your hand like a bird, like a light / Wherever {he} wanders, by day or by night / On hospital floor or on faraway land / We haven't the reach, so keep {name} in your hand
hook me | If You're There :: If you're there / I won't ask a lot / A minute's care / Whatever you've got
hook tender | Held :: I thought I fell / And I was held / By no one I know / And I know it well
hook we | Peace, Come In :: Peace, come in, and wipe your feet / We've swept the hall, we've saved you a seat / We argued so long, we forgot to begin / The kettle's on, so peace, come in
hook dark | Snow On My Face :: I asked for thunder, asked for grace / And all I got was snow on my face / It fell and it fell in that empty place / The softest answer, snow on my face
hook bright | Bread, Salt, Light :: Bread, salt, light / And somebody to say good night / That's all my creed and that's all my right / Thank you, thank you for bread, salt, light
`)
