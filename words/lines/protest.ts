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
scene dark | The news is on with the volume down / A child is standing where there was a town
scene dark | The news shows dust, a standing wall / A child in front of it, that's all
scene angry | They raised the rent, they sold the stair / They'd charge us if they could for air
scene we | We came by bus, we came by bike / With soup, a drum, a borrowed mike
scene we | We're here for {the thing}, and we're here in the wet / You've told us tomorrow, and here we are yet
scene | {A part} on a pole and a hat full of coins / A drum at the corner, and everyone joins
story we | We asked them once in a civil tone / We asked them twice on the telephone
story | A judge was asked for what he'd decide / He looked at his shoes and the whole street sighed
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
story angry | They drew up a plan for {the thing} in a room / No window to speak of, and smelling of broom
story we | We stood by {the part} in a human chain / They asked us to leave, and we stood in the rain
detail | Bread on a flag and coins in a cap / Somebody's baby asleep on a map
detail angry | Nine for the yacht and one for the ward / Count it yourself on a cardboard board
detail | {A part} and drums and a megaphone / A dog with a placard of his own
detail dark | A doll, a shoe, a kitchen door / That stands alone, that guards no floor
detail | {Sense} in the square and then a hush / The kind that makes a statue blush
detail | The ice, the bees, the apple bloom / A cough that comes from the children's room
detail | {The part} they'd rather no one saw / Hold it up high, hold it up more
detail dark | They polish medals, fold the flag / They hand her all of him in a bag
detail bright | A girl has painted the world on her cheek / It ran in the rain, it's been there a week
detail | The helmets shine, the cameras blink / A daisy makes a soldier think
detail | {Where}, where no one liked to look / The names of them would fill a book
detail dark | {A part} in the weeds, {a part2} on fire / A private sign and a mile of wire
detail | {Sense}, and a horse, and a light / A baby asleep through the whole of the night
feel angry me | I've been polite, I've been discreet / I've got my mother's marching feet
feel | {Feeling}'s a coal that you carry far / It warms your hands and it leaves a scar
feel dark me | I fear for kids, I fear for the sea / I fear the shrug that I see on me
feel proud we | My arm in yours and yours in mine / It does a thing to a person's spine
feel tender me | I don't want hate, I want you to see / The hand on that shield could belong to me
feel we | My throat is raw, my socks are wet / I've never felt so rested yet
feel angry | You can't eat pride, you can't drink graphs / He reads the figures, someone laughs
feel me | It's {feeling} I've got, and I'll wear it with pride / It's warmer than waiting for someone inside
turn | And then from the back came a single voice / A cleaner, who said there's another choice
turn | Then from the back one cleaner spoke / And that was when the quiet broke
turn | The hoses came, the paint all ran / And in the wet the song began
turn we | We lost that day, we lost the next / It's in the history book as text
turn dark | The lorries passed with covered loads / We counted them along the roads
turn bright | The gate swung open, just a yard / A hand came out, it wasn't a guard
turn me | My daughter has the loud-hailer now / She's better than me, she shows me how
turn angry | New name, new paint, a brand-new sign / The same old hand in this pocket of mine
turn angry | They took {the part}, and they gave us a chart / They took us for fools, and that was the start
wish | I want you, reading this, to frown / And ask who lived like that in our town
wish we | We'll plant the square with apple trees / Where colonels stood at cruel ease
wish tender | Let every child have a door, a bed / And fear be something the old folk said
wish calm | Put down the gun, take up the spade / There's beans to sow and a road to be made
wish | May {the thing} be here when the suits are dust / For someone's grandchild to hold in trust
wish we | We'll {do} in the square when we win / And open the doors, and let everyone in
lift we | We are the ones who were told to wait / We're here, we're many, and you are late
lift angry | Whose is the river? It's nobody's own / Whose is the bread? It's for those who've sown
lift proud we | Stand up, stand up, it's a long way down / But one by one we can wake this town
lift tender | There's no such thing as a stranger's child / There's no such thing as a foreign smile
lift angry | Whose is the river? Whose is the bread? / It's theirs who sowed, the old song said
lift | No more, no more, let it end with me / You can't put handcuffs on the sea
lift we | For {the thing}, for those not yet born / We'll sing until the flag is torn
lift we | It's {the thing}, it's our breath, our bread / It's not for sale and it's not yet dead
pre | Can you hear the stamp? Can you hear the drum? / Open your windows, for here we come
pre angry | How many times, how many years? / You've cotton wool instead of ears
bridge | A law is ink, and the ink can run / It's written by some, and it's lived by one
bridge calm | The mighty sleep in a bed like you / They check the lock, they're frightened, too
bridge tender | Had I been born where you were born / I'd sing your song, I'd wear your thorn
bridge dark | There's cash in bullets, cash in drought / Follow the coin, you'll find it out
bridge calm | {The thing} can't march and {the thing} can't sue / It's only got people, it's only got you
end | The square is swept and the drum is still / They've written us down, but they never will
end calm | One candle for every name we know / They burn in the wind, and they burn there slow
end we | Hang up the banner, we'll want it in spring / It dries by the stove with the drum and the string
end proud | Go tell your kids where you once stood / The day the many said we should
end we | We'll leave you {the part} and a chalk-written sign / The handwriting's anyone's, some of it's mine
hook we | You Are Late :: You told us hush and you told us wait / We're here, we're here, and you are late / We've taken the hinges right off of the gate / Don't look at your watch, sir, you are late
hook tender | Somebody's Child :: Whatever the flag and whatever the side / Somebody's child was the one who died / Somebody's lunchbox, somebody's smile / Say it in each language, somebody's child
hook dark | The Kitchen Door Still Stands :: The street is gone but the kitchen door still stands / There's paint on the frame from a small child's hands / Come in with your cameras, come in with your plans / Wipe off your boots, for the kitchen door still stands
hook angry shout | Not With My Coin :: Not with my coin / Not with my son / Not on my road / Not any one
hook | Folding Chair :: She brought her own folding chair / And sat in the square in the morning air / They shouted and pleaded and sent for the mayor / She offered them all of her folding chair
hook we | Drop By Drop :: Drop by drop / We wear the stone / You can't hear us stop / You can't drink us alone
hook proud | She Sat Down :: No gun, no crowd, no crown / One tired woman, she sat down / The wheels of the world went round and round / And stopped, and stopped, when she sat down
hook angry | Marble Stair :: Come down, come down your marble stair / We polished it, we know it's there / We'd like a word, we'd like our share / Come down, come down from your marble stair
hook bright we | Louder Than The Drill :: We sang to the oak at the top of the hill / We sang it louder than the drill / They packed up at five and they sent us the bill / The oak's still up, and we're louder still
hook angry | Whose Is The River? :: Whose is the river? / Who sold you the rain? / Who put the meter / On top of the drain?
hook angry we | Count It Again :: Count it again / Slow, so we see / Nine for the table / And none for me
hook | Daisy To The Line :: He took a daisy to the line / A boy in a helmet, a face like mine / He held it up and it made a sign / They've never quite mended that hole in the line
hook calm | Put Down The Stone :: You put down the stone / And I'll put down mine / You tell me their names / And I'll pour out the wine
hook we | We Kept The Fire :: All winter long / By the gate and the wire / They had the keys / And we kept the fire
hook dark me | Last Of The Ice :: My daughter asked / What was that, so nice? / I turned the glass / The last of the ice
hook we | Save {the thing} :: Save {the thing} / There isn't a spare / You don't get a second / From anywhere
hook wistful me | Same Cobbles :: Same cobbles, Grandad / Same cold feet / You said we'd be done / By the end of this street
hook | The Swallows Go Over :: Build your wall / Of wire and stone / The swallows go over / The swallows go home
`)

export const prayer = lines('prayer', `
scene calm | I lit a match in the empty nave / And gave it the little breath I save
scene | The bell has rung and the street is still / The light leans in at the window sill
scene tender me | I kneel by a bed like a child of three / I don't know who, but I think it's me
scene | {Where}, where the long grass lies / I say it without any words or eyes
scene | The desert's cold and the stars hang low / A man on a mat puts his forehead so
scene | A shawl hung over a kitchen chair / A grandmother's lips in the steamy air
scene me | My boots leave puddles down the aisle / I haven't been for quite a while
scene dark me | I don't know if there's someone in / I'll talk to the dark, let me begin
scene we | We came with candles, came with a name / We cup our hands and we pass the flame
scene calm | The tide is out, the chapel's small / There's salt on the book, there's sun on the wall
scene calm me | {Sense}, and the slant of the light / I came for a minute, I stayed until night
scene me | I bring you {the thing}, I've got nothing more / I've carried it up to your open door
story | My mother's beads were of olive wood / She wore them smooth and she wore them good
story | A monk was sweeping the leaves away / The tree let go, and he swept all day
story tender | You prayed for me when I wouldn't pray / I felt it like weather, a street away
story me | I bargained by a metal bed / I offered all I had instead
story tender | He sang each week with half a lung / He knew all hymns that could be sung
story me | I asked for signs, I got a day / With bread in it, and it went its way
story | A stranger carried my bag upstairs / I've counted that among my prayers
story dark me | I shouted at an empty sky / It snowed on me, it made no reply
story we | They bombed the roof, the choir sang through / In coats, by lamplight, and I sang too
story calm me | I {did} for love with nothing to ask / The nearest I've come is a simple task
story tender | You prayed for me when I would not / I felt it, like soup, from a far-off pot
story tender | She blessed each loaf with the edge of a knife / A cross in the crust every day of her life
story tender me | I {did} with my mother when she had cried / We said the old words with the window wide
story | They found {a part} in the ruined wall / They wept, and they kissed it, and that was all
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
detail | {A part} and a candle, a bowl and a cloth / The tick of the wood and the small grey moth
feel me | There's something holds me, I can't say who / It asks for nothing and holds me through
feel calm | {Feeling} comes in when I've ceased to try / It comes like deer when there's no one by
feel dark me | I'm hollow, a cup on a rusty nail / I've less belief than a garden snail
feel tender me | I'm held like a note in the evening air / I lean on nothing, and nothing's there
feel | It isn't a voice, it isn't a flame / It's more like a table set in your name
feel me | I've more than I asked, less than I feared / And somehow a path, however I steered
feel bright me | I sing and I'm sixty, I sing and I'm six / I'm nothing but breath in a building of bricks
feel me | There's {feeling} in {doing} at dawn / As if by a thread I was gently drawn
turn | But grace won't knock and it won't come late / It's been all night on the step by the gate
turn me | I'd come to beg, I'd come to complain / I stood instead and I heard the rain
turn dark | What of the mothers who prayed in vain? / I've no reply but I say each name
turn | The roof came down and the choir is few / There's grass in the aisle, and a lark in it too
turn tender | The child asked me, who made the sea? / I said I wonder, she said, like me
turn bright | Then someone opened the doors to the day / And all of the candles leaned one way
turn me | I asked you for {a part} and got a door / It opened on something I'd not seen before
wish | Give rest to those with dust on their shoes / Give bread, give sleep, give us better news
wish tender | Keep her in kindness, keep him from harm / A lamp on the landing, the crook of an arm
wish calm | Let guns go brown in a tangle of vine / Let goats eat the flag at the end of the line
wish we | Bring home the children, bring home the men / And let no one send them out there again
wish | For {the thing} I'm grateful, for morning, for salt / For love that arrived in spite of my fault
wish me | When I've come to the end of my rope and day / Let someone be there who knows the way
wish me | Teach me to listen, teach me to wait / Not always be first at the garden gate
wish calm | For those who {do} with no one to see / May somebody hold them as you've held me
wish tender | Be with {name} on the road and the sea / Be with {him} there as you've been with me
lift we | Let there be peace, let it start at my door / Let it go out in the shoes that I wore
lift | Peace on the cities, peace on the farms / Peace to the babies in all of our arms
lift calm | Be near, be bread, be water, be light / A hand on the shoulder all through the night
lift bright | Sing it, you rivers, clap it, you trees / We're small, we're many, we're down on our knees
lift tender | Hold us, oh hold us, we don't weigh much / A breath and a spoon of dust, and such
lift | Holy the hammer and holy the broom / Holy {the thing} in the plainest room
lift | For {the thing}, for the quiet, for water, for bread / For all of the kindness that no one has said
lift we | Hear us for {the thing}, and hear us for peace / For every locked door and for its release
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
hook tender | Small Hands Folded :: Small hands folded and small eyes tight / Bless every creature that's frightened tonight / The bear on the pillow, the bug on the light / Small hands folded to make it all right
hook calm | Be Still, My House :: Be still, my house, with your doors and your stairs / Your clocks and your boxes of yesterday's cares / Be quiet, you cupboards, you rafters, you mouse / Someone is coming, so be still, my house
hook we | Keep {name} In Your Hand :: Keep {name} in your hand like a bird, like a light / Wherever {he} wanders, by day or by night / On hospital floor or on faraway land / We haven't the reach, so keep {name} in your hand
hook me | If You're There :: If you're there / I won't ask a lot / A minute's care / Whatever you've got
hook tender | Held :: I thought I fell / And I was held / By no one I know / And I know it well
hook we | Peace, Come In :: Peace, come in, and wipe your feet / We've swept the hall, we've saved you a seat / We argued so long, we forgot to begin / The kettle's on, so peace, come in
hook dark | Snow On My Face :: I asked for thunder, asked for grace / And all I got was snow on my face / It fell and it fell in that empty place / The softest answer, snow on my face
hook bright | Bread, Salt, Light :: Bread, salt, light / And somebody to say good night / That's all my creed and that's all my right / Thank you, thank you for bread, salt, light
hook calm | Room At The Table :: There's room at the table / There's bread and there's light / You don't have to be certain / You don't have to be right
hook | Let The Guns Rust :: Let the guns rust / In the reeds and the rain / Let doves in the turret / Coo on the chain
hook we | One Flame To Another :: One flame to another / It doesn't grow less / You hold out a hand / And the dark says yes
hook | Holy The Broom :: Holy the broom and holy the bread / Holy the making of somebody's bed / You're not up there, you're here instead / Holy the broom, and holy the thread
hook dark me | Prayer With No Name :: Here's a prayer with no name / With no stamp, with no street / It's for someone, for something / For the cold in my feet
hook tender we | Bring Them Home :: By star, by boat / By truck, by foam / Whoever they fight for / Bring them home
hook bright | Thank You For The Rain :: Thank you for the rain / Thank you for the roof / For someone to grumble with / That's all the proof
hook | Same Oil, Same Light :: Your lamp's of silver / And mine's of clay / Same oil, same light / At the end of day
hook calm | Sweep And Let Fall :: Sweep and let fall / And sweep as before / The tree isn't cross / There'll always be more
hook bright | The Wren Believes :: The wren believes / In the whole of the day / She's nothing to go on / She sings anyway
`)
