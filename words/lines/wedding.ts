import { lines } from '../lines.ts'

export const wedding = lines('wedding', `
scene bright | There's ribbon tied on every chair / And someone's aunt has done her hair
scene funny | The suits are pressed, the shoes all squeak / The best man's lost his voice this week
scene funny | The cake leans left, the flowers lean right / The page boy's had a sneaky bite
scene bright | They've put the chairs {where} in rows / A baby's trying to eat a rose
scene you | You've got a flower in your coat / And something like a frog in your throat
scene funny me | I've tied this tie five times, it's bent / I can't recall how the first one went
scene bright about | {Name} today, a ring, a crowd / An uncle singing far too loud
scene | There's lemons on the wedding table / And a cake as tall as we were able
scene plain funny | Something old and something new / Something sticky on my shoe
scene rap | There's a cousin with a camera and a nan with a flask / And a dog with a bow tie, I'm not going to ask
scene bright you | You're standing there in polished shoes / Like someone who has heard good news
scene tender you | {Name}, the doors are open wide / We've put a cushion on each side
story funny | The rings were lost, the rings were found / The best man crawled along the ground
story funny | Somebody sneezed before I do / And someone blessed the sneezer, too
story tender you | Your mother laughed, your father cried / Then they swapped over, side to side
story funny | The zip gave up, the hem came down / Six pins, one curse, a perfect gown
story about | {He} wrote the vows on a bus one day / On the back of a bill {he} forgot to pay
story you | The day you {did}, we all could tell / You wore each other far too well
story funny | The speech ran on, the soup ran cold / The longest joke that was ever told
story you | You talked about {the thing} all night / We placed our bets, and we were right
story proud you | {Name}, we saw it before you did / You can't keep something like that hid
detail funny | Your aunt in tears, some wet confetti / Somebody's suit all over spaghetti
detail bright | The dog done up in lace / There's cake on everybody's face
detail bright you | You'll dance {where} until they stack / The chairs, and then you'll dance them back
detail you | With {sense} and a trumpet call / The two of you came through the hall
detail you | From now you {do} as one of two / With someone's coffee waiting for you
detail you | {The thing} {it does}, it's right on cue / The whole world's in on it with you
detail funny you | I brought you a toaster for a gift / The box is big, it takes two to lift
detail bright you | {Name}, you've got so wide a grin / The photographer can't fit it in
detail | There's rice in every pocket, sleeve / There'll be some left when the last ones leave
detail tender you | Two toothbrushes, one tube, one cup / One name to call when they ring you up
detail | A flower girl asleep on a chair / With half a cake crushed in her hair
detail wild | The shoes come off, the ties come down / The quiet aunts take over the town
feel tender | It's only gold, it's only thin / It's got two whole long lives tucked in
feel funny me | My knees are jam, my mouth is sand / I've come this far, I can still stand
feel funny | There's not a dry eye, nor a sleeve / The waiters cry. They have to leave
feel proud | I've never seen two people shine / So plainly, like a washing line
feel tender you | You looked at each other, the room went small / A hundred people, no one at all
feel calm | It doesn't feel like something tied / It's more like a window opened wide
feel plain we you | Today I'm yours, today you're mine / And everyone has cake and wine
turn funny | Tomorrow there's the dishes, rent / And working out where Monday went
turn funny you | There'll come a day you both will shout / About whose turn to take things out
turn tender you | And when you're cross, come back to this / The crooked hat, the clumsy kiss
turn wistful you | In years you'll pass {where} and stall / And hear the whole night through the wall
turn rap | It's not the big day that does it, it's the small and the slow / It's the you-have-the-blanket, it's the no-you-go
turn funny you | {Name}, tomorrow you wake up wed / With confetti all over the bed
wish funny you | May all your fights be over cheese / May all your jars unscrew with ease
wish tender you | May someone always warm the bed / And every row end up in bread
wish calm you | I wish you boring Tuesday nights / And someone's hand, and fairy lights
wish you | May your roof hold, may your toast not burn / May each of you get the window in turn
wish funny you | Grow old, grow odd, grow runner beans / Grow out of all your wedding jeans
wish funny you | May you still {do} when you're grey / And do it worse each passing day
wish you | May there be room {where} for two / And a chair for the rest of us, coming through
wish tender we you | I'll take your hand, I'll take the bin / I'll take whatever mood you're in
wish funny we | I promise soup, I promise socks / I promise not to set the clocks
wish tender we you | I'll learn your mother's apple tart / I'll learn the whole of you by heart
wish bright you | To {name}, then, lift up your glass / May every cloud you meet just pass
lift bright | Two went in and one came out / One big noise, one happy shout
lift you | Say it so loud that the back row stands / Two small words and four warm hands
lift bright | Ring it, sing it, throw the rice / Once for luck and never twice
lift you | Here's to the knot that nobody ties / Here's to the look in both your eyes
lift bright | Raise it up high, drink it all down / The luckiest two in the whole of town
lift shout | Kiss! Kiss! Kiss! / Nothing beats this
lift proud | That's it, that's done, that's signed, that's sealed / That's two wild horses in one field
lift you | With {the thing} as your witness, say / I will, I do, from this very day
lift wild we | I do, I do, I'd do it in mud / I'd do it in wellies, I'd do it in flood
pre | The room goes still, the babies hush / And bridesmaids all begin to blush
pre | Deep breath, shoulders back, here it comes / Somebody's drumming with both their thumbs
pre you | Turn to each other, take it slow / There's only one short way to go
pre you | {Name}, are you ready? Lift your chin / Somebody open the doors, begin
pre | There's {sense}, then not a sound / Then every head is turning round
bridge calm | A wedding's just an afternoon / The rest is learning each other's tune
bridge wistful | There's some not here who'd have loved this so / We've kept them a chair in the very front row
bridge | It's just a paper, just a pen / It's just two people saying when
bridge funny | You hold your hands, you hold your nose / And jump. And that is how it goes
bridge you | The cake will go, the dress will fade / The band will lose its van / But you'll still have this daft bright noise / To come back to when you can
end bright | Off down the lane with the tin cans' din / A boot, a bouquet, and a double grin
end tender you | Now dance, you two, we'll hold your coats / We'll all go home like happy boats
end you | So that's you wed, so that is done / Go home. Go on. Go and be one
end funny you | Goodnight, {name}, goodnight, good luck / The taxi's here, and the zip's still stuck
detail you | You had {the thing}, and you had half a plan / And that was the way that the whole thing began
detail you funny | They'll argue of {the thing} till they're ninety-two / We all put down money, and so should you
detail you tender | {Sense}, and a hand in a hand / You'd have to be both of you to understand
hook bright | Rice in My Shoes :: Rice in my shoes and cake in my hair / Somebody's grandmother up on a chair / Dance till there's nothing at all left to lose / Go home at sunrise with rice in my shoes
hook tender | Two Small Words :: Two small words, you could miss them quick / Light as a feather and plain as a brick / You build a whole house with them, stick by stick / Two small words, and they do the trick
hook wild you | Throw the Flowers :: Throw the flowers over your head / Over the cousins dressed in red / Let them come down in a lucky lap / Throw the flowers and hear us clap
hook funny we | Left Foot, Left Foot :: Left foot, left foot, mind the gown / One of us up and one of us down / Nobody taught us to waltz, we just stood / Left foot, left foot, isn't it good?
hook bright we you | Your Lot and Mine :: Sit them together, your lot and mine / The loud ones, the shy ones, the aunt on the wine / Somebody's grandad is leading the line / One big daft family, your lot and mine
hook bright you | Cans on the Car :: Tie the cans on the car, let them rattle and ring / Let every street know there's a glorious thing / Wherever you're going, however far / We'll hear you for miles with the cans on the car
hook bright you | Kiss Before the Cake :: Kiss before the cake, before the toast / Kiss while the whole room wants it most / Knives can wait for goodness' sake / One for the road, kiss before the cake
hook funny we you | I'll Take the Spiders :: I'll take the spiders, you take the phone / I'll take the crust and you take the scone / For better, for worse, and for things that bite / I'll take the spiders by day and by night
hook tender we you | Two Names on the Bell :: Two names on the bell and one light on the stairs / Two lots of books and eleven odd chairs / Press it and listen, we'll come when you tell / We're in, we're at home: two names on the bell
hook funny | Big Day for Hats :: It's a big day for hats, it's a big day for shoes / It's a terrible day for a man selling blues / The rings have gone on and we're sure, and that's that / Throw it up high, it's a big day for hats
hook wild you | Till They Stack the Chairs :: Dance till they stack the chairs, till the bar runs dry / Till the drummer's in tears and the candles die / Till shoes have gone missing in twos and in pairs / Dance, you two, dance till they stack the chairs
hook bright about | Lift a Glass to {Name} :: Lift a glass to {name} with me / Hold it as high as it can be / Clink it loud and let it spill / {Name} just said, out loud, I will
hook bright | Rice and Confetti :: Rice and confetti all over the place / It's there in your collar, it's there on your face / Shake out your jacket, there's plenty to spare / Rice and confetti, it's all in your hair
hook tender | Hold It to the Light :: Hold it to the light, it's a circle of air / With a bit of gold round it, and everything's there / The rows and the roof and the kettle, the night / It weighs next to nothing, hold it to the light
hook wild we | In Our Wedding Clothes :: We jumped off the pier in our wedding clothes / Holding our breath and holding our nose / Everyone clapping from boats and from rows / Married and soaked in our wedding clothes
`)

export const proposal = lines('proposal', `
scene me | I've had a box inside my coat / Since Tuesday, and a lump in my throat
scene tender you | You're doing up your laces, slow / I'm on one knee. You just don't know
scene you | We came out here to see the view / I've only looked at the side of you
scene funny you | I've brought you {where}, you think by chance / I've worn my least unlucky pants
scene funny | The waiter's in on it, so's the band / There's something sweating in my hand
scene me | A mirror, two glasses and me / Rehearsing since a quarter to three
scene funny you | {Name}, sit down, no, don't sit, stand / I had this bit so nicely planned
scene rap you | I'm a wreck, I'm a deckchair, I'm folding in two / I've got fourteen good reasons and they all say you
scene calm you | There's just {the thing} and you and I / And one small question, floating by
scene plain me | I've got a ring, it's in my sock / My heart is knocking, knock knock knock
story funny me | I've told the barber, told the train / I've told the girl who sold champagne
story funny you | I hid it in a bag of rice / You nearly boiled it, only twice
story funny me | I practised kneeling in the shed / I hit the lawnmower with my head
story me | I saved for it in coins, in jars / I sold the worst of my guitars
story you | The day we {did}, I knew it then / I've tried to ask you, five times, ten
story funny you | I asked you once, a plane flew past / You said, what's that? I said, nice grass
story funny you | I wrote it on a cake, in cream / You ate the question, like a dream
story tender you | The night you nursed me through the flu / I knew the thing I had to do
story funny me | I nearly asked {where} last May / A dog ran off with the bouquet
story blues you | Been carrying this question in a paper sack / Been carrying this question in a paper sack / If you won't take it from me, I can't take it back
detail me | A plan and a ring on a string / I wasn't sure how you do this thing
detail funny you | One cough, one pause, one knee / You ask what am I doing? Me?
detail funny me | I'm kneeling down, the ground is damp / I think I'm getting a bit of cramp
detail me | With {sense} all about / I get the first half of it out
detail bright you | Say yes and we can {do} for good / In matching hats, the way we should
detail funny me | {The thing} {it does}, I have to yell / So half the town now knows as well
detail you | I want a shelf that's yours and mine / And bills with both our names on the line
detail funny me | It's just a ring, it's small, it's plain / I bought it off a man on a train
detail funny you | The stone is small, you'll need to squint / It's got a tiny sort of glint
detail funny me | I've flowers here, they're mostly stalk / I sat on them during the walk
feel wild me | My heart's gone up like a window blind / It's flapping, and I've lost my mind
feel me | I've jumped off rocks, I've swum with eels / I never knew how a question feels
feel funny me | I'm not afraid of no, I'm not / I'm sweating since the room is hot
feel tender you | We're good like this, we're fine, it's true / I'd like it written down with you
feel funny you | I don't want now and then and some / I want you when I'm down to gum
feel calm you | You are the only one I know / Who makes the queue at the bank not slow
feel wistful me | I've lived with nobody's coat on the hook / I know how empty a hall can look
turn funny you | You've gone all quiet, gone all pink / Don't answer yet. I need a drink
turn bright you | You're laughing now, is that a yes? / You're crying too. It's anyone's guess
turn funny me | I know I snore, I know I sulk / I know I buy my rice in bulk
turn tender we | We may be broke, we may get fat / I've thought it through, I'm fine with that
turn you | We could go on {doing} like this / I'd like to sign it with a kiss
turn tender you | So {name}, that's it, that's all my nerve / It's less than anything you deserve
wish tender you | I'll warm the car, I'll scrape the ice / I'll never make you ask me twice
wish tender you | Be my tomorrow, be my tea / Be the last voice that talks to me
wish funny we | Let's have a door with both our names / Let's lose at all the same board games
wish you | I'd like to {do} with you still / When I've a stick and you've a pill
wish we | Let's live {where}, or in a tent / I don't mind how, I don't mind rent
wish tender we | Let's be the couple in the park / Who hold hands home against the dark
wish bright you | Be there at fifty, be there at eighty / Be there when everything's gone a bit weighty
wish you | {Name}, I've packed you half of my shelf / It's the bigger half, I measured it myself
lift you | So will you? There, the word is out / It's small enough to fit in your mouth
lift tender you | Marry me, marry me, here on the stair / With soap on your hands and a pen in your hair
lift bright you | Say yes, say yes, say it with cake / Say it asleep or say it awake
lift you | One little word, and it starts with a Y / Two if you're nervous, and so am I
lift you | Be mine in the kitchen, be mine in the hall / Be mine when there's nothing to talk of at all
lift shout funny you | Say yes! / I'm a mess!
lift you | {Name}, {name}, give me your hand / It isn't exactly the way I'd planned
lift you | Let {the thing} hear it, let the town / I'm asking you, I'm kneeling down
pre funny | Hold on, hold on, it's in here somewhere / Not that one. That's a comb for my hair
pre me | I count to three, I count to four / I'm at eleven. I look at the floor
pre | There's a word I've been walking round / Like a dog before it lies down
pre | So here goes nothing, here goes all / Catch me, catch me if I fall
pre me | There's {sense}. I find my voice / It comes out as a squeaking noise
pre you | {Name}, don't move, don't even blink / I've lost my place, I need to think
bridge dark you | They say it sinks, one boat in two / I'd sink quite happily with you
bridge bright | I can't fetch down the moon, it's high / I've got a ladder and a lemon pie
bridge calm | My gran told me, you'll know, just wait / It's like your own front garden gate
bridge funny | If it's a no, then pass the salt / We'll eat. It's nobody's fault
end bright you | You said? You did? You did say yes? / I've got champagne all down my vest
end funny me | The knee's gone numb, I can't get up / Pour something, quick, in any cup
end bright you | {Name}, you nodded, I saw you nod / I thought I'd cry. I've hiccups. How odd
end tender you | It fits, it fits, it's on, it's you / The lamp post clapped. The pigeons too
hook funny you | Down on My Bad Knee :: I'm down on my bad knee, so don't take too long / I had a nice speech and it's come out all wrong / The ring's in my sock and the words went astray / I'm down on my bad knee, so what do you say?
hook bright you | Starts With a Y :: It starts with a Y and it ends with an S / I'm not going to rush you, I'm not going to press / It's only one letter, the E, you can guess / It starts with a Y, oh, it starts with a yes
hook funny you | Ring in the Rice :: There's a ring in the rice, and you're boiling it now / I wanted it perfect, I didn't know how / Careful, chew slowly, don't bite on it twice / Marry me, marry me, ring in the rice
hook tender you | Both Our Names :: I want both our names on the bill for the gas / On the bell, on the box, on the dull and the brass / On a stone in the end, in the moss and the grass / I want both our names while the years come to pass
hook funny you | With Your Mouth Full :: Say it with your mouth full, nod if you must / Say it through crumbs and say it through crust / I couldn't wait for the coffee, I trust / You'll say it with your mouth full, say it or bust
hook tender you | What Are You Doing Till Ninety :: What are you doing till ninety? Are you free? / I've got a spare sofa, a stove and some tea / We'd argue at breakfast, we'd look at the sea / What are you doing? Would you do it with me?
hook bright you | Sign Here :: Sign here by the cross, it's a very short page / It says you're my darling at any old age / No fee and no clause, it's a bargain, that's all / Sign here, and we'll hang the thing up in the hall
hook tender you | A Ring of String :: A ring of string till I buy you the gold / I couldn't wait and I won't be told / Hold out your finger, it isn't a thing / It's a knot, it's a promise, a ring of string
hook tender you | I Forgot the Speech :: I forgot the speech, it was witty and long / There was a poem, there was a song / It all came down to a word or two each / Will you? That's it. I forgot the speech
hook wild you | Marry Me in Wellies :: Marry me in wellies, in a field, in a shed / With hay on the floor and a hat on your head / No swans and no strings, just a bun and a bed / Oh, marry me in wellies, I said what I said
hook funny you | Magpie's Got the Ring :: The magpie's got the ring, it's up in the tree / I'm down here with nothing, on only one knee / I'll offer you me, then, for what I can bring / Say yes anyway, the magpie's got the ring
hook tender you | {Name}, Be My Address :: {Name}, be my address, be the number, the gate / Be where I run when the evening gets late / I've lived out of boxes, I've lived in a mess / I want to be found: {name}, be my address
hook funny you | I Told {The thing} First :: I told {the thing} first, I was trying it out / A whisper, a mutter, and then a small shout / I've kept it so long that I thought I would burst / Now I'm asking you. I told {the thing} first
hook bright you | Blink Twice for Yes :: Blink twice for yes if you can't find your voice / Squeeze on my hand, love, or make any noise / Stamp, throw a cushion, spill wine down your dress / Any old signal, just blink twice for yes
hook tender you | Half the Wardrobe :: You can have half the wardrobe, I've cleared out a rail / The moths have been told and the jumpers look pale / There's eleven new hangers, they're lined up and true / I'm asking you something: half the wardrobe's for you
`)

export const anniversary = lines('anniversary', `
scene funny me | The good plates out, two candles lit / I've found the suit. It doesn't fit
scene you | There's wine, there's cake, there's you, and then / There's me, and it's that date again
scene funny me | It's {years} today, pull up a seat / I've bought new socks for both my feet
scene we | A table {where}, set for two / The same bad wine, the same good view
scene funny me | I bought the card on the way, I'm told / It's meant for babies, but the cover's gold
scene you | {Name}, the scratched old record's found / Let's take it for one more time around
scene group about | They hold hands underneath the table / And tell it all wrong, like a fable
scene rap | There's a banner in the hall with a letter upside down / And the two biggest show-offs in the whole of the town
scene we | A plate, a cork, a paper hat / We never thought we'd look like that
story funny we | Look at our hair, look at that tie / Look at us jumping, ten feet high
story we | We had one pan, we had one sheet / We had an oven with no heat
story funny we | Remember when the tent blew down? / We slept in the car outside of town
story funny | The cake collapsed, the band went astray / We danced to the fridge till the break of day
story funny we | We said a year, we'd try it out / The trial's still on, I've little doubt
story we you | We {did} the week that we were wed / You laughed so loud you bumped your head
story we | The boiler died, we burnt a chair / We kept our hats on everywhere
story funny we | We've moved that box to every place / It's still got tape across its face
story funny about | {He} carried me in, a hero, that / And tripped on the corner of the mat
story dark we | There was a year we won't discuss / It couldn't get the better of us
story funny you | We danced {where}, you trod on my toes / I hope it's like that at the close
story about | {Name} wore odd socks on the day / I married that, I'm pleased to say
detail you | Two chairs in the very same place / You with that look across your face
detail we | One bed, two pairs of specs, one ring / That's left a dent like a tied-up string
detail tender you | You {do} with your head to one side / It gets me still, I still can't hide
detail wistful we | {Sense}, and it all comes back / The rented car, the roof, the rack
detail funny we you | We've still got {the thing}, still got each other / We've still got the toaster from your mother
detail funny you | {Where} there's a mark on the wall / From when you were dancing, and that's all
detail tender you | There's worse and worse hair in every frame / You look at me in each the same
detail funny | The ring won't come off over the joint / I've never tried, so what's the point
detail tender you | Your list, my list, the fridge, the pen / You've written love on it now and then
detail funny you | {Name}, a spoon on a glass, a toast / To the one I've argued with the most
feel proud me | I'm proud like someone who grew a tree / From a pip they spat when they were three
feel tender you | I've loved you in a hundred hats / In awful curtains, borrowed flats
feel calm | It's not been smooth, it's not been straight / It's like our path up to the gate
feel tender | They give you silver, china, tin / I only want to be let in
feel proud | It isn't what it was, it's grown / It's got a climate of its own
feel wild you | I'd run you down the aisle right now / In slippers, and don't ask me how
feel calm you | I look at you, you look at toast / It's mornings that I've loved the most
feel plain you | You're my best friend, you know my tea / You know the other half of me
feel about | I say it's just {name} when people call / It isn't just. It isn't at all
turn funny we | They asked us for the trick, the clue / We looked at them. We never knew
turn funny old we you | Your knees click now, my back clicks back / They call across like an old jazz track
turn tender old | The waist has gone, the hair's gone too / The part that laughs looks good as new
turn you | {Years} went by like a boy on a bike / I look at you. It's still you I like
turn we | We've seen {the thing} in every mood / We've had our fights, we've had our food
turn funny we | We gave up {doing} once for Lent / I can't tell you how slow it went
turn rap old we | We were skint, we were skinny, we were living on beans / Now we're slow and we're cosy in elasticated jeans
turn you | {Name}, you've changed, you've learned to wait / You've changed me too, I'm never late
wish bright | Here's to the next, and the one beyond / Here's to the newts in the garden pond
wish funny | Same again, please, and make it a double / Same old face and the same old trouble
wish funny we | Let's book the same old draughty room / And laugh about the honeymoon
wish funny we | Let's {do} tomorrow, stay out late / Till ten past seven, maybe eight
wish we | Next year {where}, the same as this / With one more candle, one more kiss
wish you | {Name}, same time next year, same place? / Same cake, same crumbs, same silly face?
wish group about | May they go on like an old brass band / A bit out of tune and hand in hand
wish funny old | I'd like another fifty, please / With less of the damp and less of the knees
lift proud we | Still us, still here, still late, still loud / Still small and daft and stupidly proud
lift | Year upon year like plates in a stack / I wouldn't give a single one back
lift bright | Clink it, drink it, blow it out / That's what the candles are all about
lift you | {Years} and I'm in your debt / I haven't got to the end of you yet
lift | Count them all up, the good and the grim / Fill up the glass right up to the rim
lift shout group | Hip hip / One more sip
lift funny we | We made it, we made it, look at us now / Two old potatoes, and don't ask me how
lift tender we you | All of those mornings, all of that tea / All of that you, and all of that me
lift you | {Name}, I'd pick you out of the queue / {Years} on, I'd still pick you
pre | Tap on the glass, somebody, hush / I want to say this without a rush
pre | Don't cut it yet, put down the knife / I want to say something about this life
pre funny me | The cork goes up, the bubbles climb / I do this badly every time
pre tender you | There's {sense}, you take my arm / Like then, like then, and it's still got charm
pre you | And if you asked me, same again? / I wouldn't need to count to ten
bridge funny | A year is bins, a year is post / It's who you grumble with the most
bridge we | We could have missed by half a street / One later bus, no chance to meet
bridge calm | There's one day on the calendar red / And all the rest are daily bread
bridge proud we | Some couples glow, some couples glide / We've bumped along, but side by side
bridge dark | I know one chair will be empty first / I look at the cake. I don't think the worst
bridge tender you | The first year's made of paper, love / The next of cotton thread / They never tell you ours is built / Of crumbs in an unmade bed
end funny you | So dim the lamp and save the cork / And pass me, love, the other fork
end calm you | The cake's all gone, the guests have flown / And here we are, my love, alone
end you | I'll see you {where}, same date / I'll bring the wine, you bring the plate
end we | So here's to {name}, and here's to us / Come on, we'll miss the last night bus
end tender you | Goodnight, old thing, and well played too / Same time tomorrow? Me and you
hook funny you | Same Again, Please :: Same again, please, with a double of you / Same wonky table, the same peeling view / I've looked at the menu, I don't need it, cheers / Same again, please, for the next fifty years
hook proud you | Paper, Cotton, Leather, Tin :: Paper, cotton, leather, tin / That's the stuff we're living in / Who needs gold when you've got that grin? / One more year, paper, cotton, leather, tin
hook funny you | The Suit Still Nearly Fits :: The suit still nearly fits / If I hold in my breath and the middle bits / You laugh till the zip and the lining splits / I'm yours, and the suit still nearly fits
hook wild funny we you | We Set Off the Alarm :: So many candles, we set off the alarm / The firemen are here and they mean us no harm / You're dancing with one of them, arm in arm / Happy day, darling, we set off the alarm
hook bright | The Paint's Still Wet :: {Years}, and the paint's still wet / I haven't got used to it yet / Careful, don't lean on us, don't forget / {Years} in, and the paint's still wet
hook tender you | Dent From the Ring :: There's a dent from the ring, take it off and you'd see / A small bit of you that's been pressed into me / The gold you can pawn, you can swap everything / I've got it for life now, the dent from the ring
hook bright we you | Cake for Breakfast :: Cake for breakfast, there's wine left too / There's streamers and plates and there's nothing to do / Who's going to stop us? It's me and it's you / Cake for breakfast, the whole day through
hook proud we | Stack of Plates :: We're a stack of plates with a chip in a few / The plain and the patterned, the old and the new / There's one that I threw once, and look how it waits / Not one of them's missing, our stack of plates
hook funny we | We Outlasted the Toaster :: We outlasted the toaster, the sofa, the car / We outlasted the shop and the cinema bar / Nobody thought we would get us this far / Guaranteed nothing, and look where we are
hook wistful we | Wind It Back :: Wind it back to the bit with the hat / To the step and the rice and the photograph, that / I'd cry in the same place, I'd laugh where we sat / Wind it back, to the kiss, to the bit with the hat
hook tender you | {Name}, Cut the Cake :: {Name}, cut the cake, put your hand over mine / We did it like that when the knife had a shine / A bit to the left, for the camera's sake / Same hands, same icing: {name}, cut the cake
hook calm you | Some Bread, Some Wine :: Some bread, some wine and the chairs pushed near / We do it badly, we do it each year / I'd not change a crumb or a stain or a sign / Just give me you, and some bread, some wine
hook bright you | Round the Sun With You :: Once more round the sun with you / Same old seat and the same old view / Mind the bump as we go through / Hold my hat, round the sun with you
hook proud we | Nobody Bet on Us :: Nobody bet on us, nobody dared / Two odd shoes that were never paired / Look at the clock and look at the fuss / Pay up, pay up, nobody bet on us
hook bright group about | Look at Those Two :: Look at those two with their hands in a knot / One fork, one plate, and one pudding, still hot / You'd think they'd be bored, and you'd think they'd be through / They've only just started, look at those two
`)
