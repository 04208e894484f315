import { lines } from '../lines.ts'

export const anyAnimal = lines('any-animal', `
scene | {Where}, there's something alive / Two bright eyes, and it's hardly five
scene | I hold my breath and bend my knees / There's {a part}, so nobody sneeze
scene calm | Before the people stir at all / {Sense}, and that's the call
scene | The path gave out, the light was thin / {Where}, the wild came in
story | We met by chance and eye to eye / {The thing} looked first, and so did I
story | I told them all, and they said, absurd / {The thing} {it does}, I give you my word
story funny | I tried to take a picture of {the thing} once / It moved each time, and it's been some months
detail | {The thing} {it does}, that's the law / It's older than any judge I saw
detail | No ticket, no timetable, no tie / Just {a part} and an open eye
detail | {Sense}, and then the pause / And no one there to give applause
detail funny | Whoever said animals can't be rude / Has not met {the thing} in a certain mood
detail | {The thing} doesn't know about bills or rent / The world's a warmth, a sound, a scent
detail | I could {do} till I grow roots / With morning soaking through my boots
feel | There's {feeling} there, it seems to me / As old as any family tree
feel tender | To be trusted by a thing so wild / I stood as quiet as a child
turn | I've learned more patience from {the thing} than school / Sit still, wait long, and stay out of the cool
turn wistful | The years run fast, I can't say when / But I would {do} again
wish | I hope that a child in a hundred years / Still sees {the thing} with her own eyes and ears
lift | I'd trade all the clever things I've said / For an hour with {the thing} and an easy head
bridge | Who thought up {the part}, and why? / Who signed the work, and just passed by?
end plain | Good night, {the thing}, in the dark somewhere / {Where}, and no one to stare
hook | {The Thing} Don't Care :: {The thing} don't care about your shoes / {The thing} don't care about the news / Go on and worry, go on and swear / You've got the world, and {the thing} don't care
hook bright | Good Morning, {Thing} :: Good morning, {thing}, what's new out there? / Good morning, {thing}, there's dew in the air / I've only got coffee, you've got the sun / Good morning, {thing}, the day's begun
hook | Who Taught You That? :: Who taught you that, with your nose in the air? / Who taught you that little sideways stare? / No school, no book, no welcome mat / Tell me your secret, who taught you that?
hook tender | Eye to Eye :: Eye to eye, for a moment or so / Neither one wanting the other to go / No words between us, no asking why / You and me and the world, eye to eye
hook | Leave the Gate Open :: Leave the gate open, let the wild come in / Some paws on the path where the weeds begin / I've swept the yard and I've put out the light / Leave the gate open, just for tonight
hook funny | Who Runs the Show? :: Who runs the show here? Nobody but you / I fetch and I carry, I'm told what to do / I used to be someone, a long time ago / Ask {the thing} in the corner, who runs the show?
`)

export const anyFood = lines('any-food', `
scene | {Sense}, and I lift my head / Like somebody raised up from the dead
scene | {Where}, there's steam on the pane / And no one minds about the rain
scene | The clock says one, my stomach says two / I'd queue in the rain for {the thing}, I would, too
scene tender | One pan, one spoon, one kitchen light / {The thing} for two, a feast tonight
story | My mother never wrote it down / {A part}, and wait until it's brown
story | The recipe card is splashed and torn / It's fed us since the day we were born
story funny | I told my doctor that I'd be good / I saw {a part} and I knew I never would
story | We hadn't talked since yesterday / {The thing} came out, it went away
detail | {A part}, {a part2}, a pinch of luck / The wooden spoon, the lid that stuck
detail | First you {do}, and then you wait / The hungriest hour is always late
detail | {The part} on a fork, a drip on a chin / Nobody talks when they're tucking in
detail | I {do} by the window sill / And all of a sudden the street goes still
detail funny | I counted {the part} on each dish / And mine came up much less than I'd wish
detail | {The thing} {it does}, the windows steam / I hold my plate like a child in a dream
detail | The tablecloth knows how it went / A stain, a laugh, and a night well spent
feel | It isn't hunger, it's {feeling} instead / It's home, cut thick as a slice of bread
feel | One bite, and I am six years old / My feet don't reach, my hands aren't cold
feel | I {do}, and the day lets go / The radio's on and the flame burns low
turn | I've dined on silver, I've dined in style / For {the thing} at home I'd walk a mile
turn wistful | I make it her way, or nearly so / There's one thing in it I'll never know
wish | Here's {a part} for the friends come late / And always enough for one more plate
lift | So pass it round, then pass it again / {The thing} for two is enough for ten
bridge | The kings had cooks and the poor had a pot / They both loved {the thing} while it was hot
hook | Second Helping :: Second helping, don't be shy / Second helping, and don't ask why / I'll start on the diet some other day / Second helping of {thing}, I say
hook | Save Me Some {Thing} :: Save me some {thing}, I'm stuck on the train / Save me some {thing}, I'll run through the rain / You finish the candles, you finish the wine / Save me some {thing}, just a corner that's mine
hook tender | Who's Hungry? :: Who's hungry? came up through the floor / And down we all ran through the kitchen door / {A part} on the table, and no one was late / Who's hungry? We all of us held out a plate
hook bright | Lick the Spoon :: Lick the spoon and pass me the bowl / {The thing} must be good for the stomach and soul / Dinner's at seven, and that isn't soon / Nobody's looking, so lick the spoon
hook | {The Thing} Tonight :: {The thing} tonight, so don't be late / {The thing} tonight on the big blue plate / I ran up the road like a kid of eight / It's {the thing} tonight, and I can't wait
`)

export const anyDrink = lines('any-drink', `
scene | {Where}, I pull up a chair / {A part}, and a curl in the air
scene | The first one's for waking, the next for talk / The third is for those too happy to walk
scene calm | {Sense}, the day slows down / One small lamp in a blue-dark town
scene | I know my seat, they know my name / I ask for {the thing}, the very same
story | We meant to be home by half past four / They stacked up the chairs, they swept the floor
story | We said hello over {the thing} there / I spilled half of mine, and you didn't care
story funny | I ordered in French, I ordered with pride / They gave me a bucket with fish on the side
story | My dad never said too much to me / But he'd {do}, and let me be
detail | We pass {a part} from hand to hand / Like some small boat that's come to land
detail | You {do}, you tilt, you wait / No good thing ever came too late
detail | {The part} in the window, lit behind / The goldest thing you'll ever find
detail | A ring on the wood where the glass had stood / There's {sense}, and it's good
detail | {The thing} {it does}, we lean in near / And say what we don't say all year
detail | {A part} for the loud, a nod for the shy / And somebody's toast till we want to cry
detail funny | I asked for {the thing}, and I asked it at noon / It's half past five, and they've brought me a spoon
feel | It starts at the lip and it warms the shoe / It's {feeling}, and that's what cups can do
feel | One sip, and my shoulders drop from my ears / I've not been so easy in years and years
feel wistful | There's two of us here where there once sat three / I pour {the thing}, and I let it be
turn | These days I'm slow, I make it last / I hold {the part}, the hour goes past
turn | They've shut the old place, there's a bank instead / I've {a part} and the things we said
wish | Here's to whoever's still out on the road / There's {the thing} for you when you drop your load
lift | So fill up {the part}, begin again / It's only a minute or two past ten
hook | One for the Table :: One for the table and one for the chair / One for whoever should also be there / Lift up {the part} as high as you're able / Here's to us all, and it's one for the table
hook | Pour Me {The Thing} :: Pour me {the thing}, and pour it slow / Pour me {the thing}, then nobody go / The street can keep rushing, the phone can lie still / Pour me {the thing}, up to here, if you will
hook bright | Elbows Up :: Elbows up, and down with the blues / {A part} on the bar and mud on our shoes / Whatever you've got in your glass or your cup / Count to three, and it's elbows up
hook calm | Let It Stand :: Let it stand, let it settle a while / Good things come in at an easy mile / You can't hurry {thing}, it won't be planned / Sit here beside me and let it stand
hook funny | I Only Had One :: I only had one, I swear on my shoe / I only had one, or it might have been two / I'm telling the lamppost it's having such fun / Tell them at home that I only had one
hook tender | Warm Both Hands :: Warm both hands round the side of a cup / Tell me it all from the bottom right up / The world out there has enough demands / There's {the thing} in here, so warm both hands
`)

export const anyPerson = lines('any-person', `
scene | {Where}, before the rest arrive / A light goes on at ten to five
scene | You'll see {a part} before the face / You'll hear the whistle, know the pace
scene | Somebody's singing down the street / I know {the part}, I know the feet
scene | The door says closed, the blind is low / {The thing} {it does}, even so
story | They said it wouldn't last a week / There's pride and a smudge on either cheek
story | It started off as just a hunch / With {a part} packed up next to lunch
story | A stranger was crying, the queue was long / {The thing} stopped and asked what was wrong
detail | {A part} in one hand, a list in one / They count up the day by jobs to be done
detail | Watch those fingers {do} with ease / It took ten years to get like these
detail | {Sense}, there's work to be done / You'll see {the thing} before the sun
detail | A knack in the wrist, a way to stand / It isn't in books, it lives in the hand
detail | Nobody claps when the job goes right / But somebody sleeps much better tonight
detail | The coat has a pocket, the lining's torn / It's been on that hook since before I was born
feel | It isn't for money or prizes or praise / It's {feeling} that fills up the days
feel proud | Ask what they do, and they stand up straight / They say it like opening wide a gate
feel dark | Some nights they carry the day too long / And wonder if something they did was wrong
turn | The tools have changed and the forms are new / But {sense} comes through
wish | One day they'll shake hands and hand out a clock / There'll be a small boat at the end of a dock
lift | So here's to {the thing}, and a job well done / And all the thanks owed, and given by none
bridge | If all the clever ones left tonight / We'd call for {the thing} to put it right
hook | Ask the {Thing} First :: Ask the {thing} first when it's all gone wrong / Ask the {thing} first, it won't take long / The experts are many, the answers are worse / Before you start crying, ask the {thing} first
hook proud | These Two Hands :: These two hands have been places today / Been up in the dark and been down in the clay / They don't make a fortune or make demands / But look what was done by these two hands
hook | Up Before the Birds :: Up before the birds, with the frost on the row / Up before the birds, when the lamps burn low / No time for poems and no time for words / Somebody's got to be up before the birds
hook bright | Somebody's Got To :: Somebody's got to, there's work to do / Somebody's got to, and why not you? / With your sleeves rolled up and mud on your knee / Somebody's got to, so why not me?
hook funny | Don't Ask on Sunday :: Don't ask on Sunday, I'm off the clock / Don't ask on Sunday, I've lost my sock / I'm yours for the week, and the week starts one day / Starting with Monday, so don't ask on Sunday
hook tender | The One Who Stays :: The chairs are all stacked and the floor's been swept / The one who stays has the promise kept / A broom and a lamp to the end of the days / So bless and good night to the one who stays
`)

export const anyHobby = lines('any-hobby', `
scene | {Where}, with the door pulled to / There's {a part}, and nothing to do
scene | The plates can wait and the phone can ring / I'm lost to the world, I'm doing my thing
scene calm | {Sense}, and a single lamp / Some tea, and a biscuit going damp
scene | It's Saturday, I'm up like a lark / I've packed {a part} while it's dark
story | I bought the first one for less than a beer / And that's how it started, my happiest year
story | The first thing I made was a sorry sight / I hung it beneath the landing light
story funny | I told them at home I'd spent about ten / Then up came a van with it all, and two men
story | A neighbour leaned over and told me, try / I {did}, and there went July
detail | {A part}, {a part2}, and time to kill / A radio murmurs down on the sill
detail | I {do}, and I start once more / With bits of {the thing} on the floor
detail | My fingers know it, my head can't say / I {do} in my own slow way
detail | The cupboard is full, the shelf overflows / And what it's all for, well, nobody knows
detail | I'm {doing}, the hours go short / I'd call it a prayer, or a kind of sport
detail funny | I've got six boxes not opened yet / They looked so lonely, I bought the set
detail | Some people count money, and some count sheep / I {do} in my head till I fall asleep
feel | No one to watch me and no one to please / There's {feeling} all over my hands and knees
feel | I walk in a knot and I walk out string / I {do}, and I want to sing
turn | Somebody asked me to show them how / I've a spare pair of hands and a second stool now
turn | It cost me my savings, my sleep and my knees / I'd do it again, and I'd do it with ease
wish | One day I'll be good, but there's no rush / I'll {do} in the evening hush
lift | So keep your towers and keep your yacht / I'll {do} with the bit I've got
bridge | It saves no lives and it pays no bill / I {do}, and I always will
hook | Five More Minutes :: Five more minutes, and then I'm done / Five more minutes, I've only begun / The supper's gone cold and the moon's come out / Five more minutes, that's what it's about
hook bright | Weekend {Thing} :: Weekend {thing}, and I'm out of my chains / Weekend {thing}, never mind if it rains / I've been a number since Monday at nine / It's weekend {thing}, and the weekend's mine
hook funny | Say It Was Cheap :: Say it was cheap if anyone asks / Say it was cheap, and behind the flasks / There's one in the hallway, wrapped in a sheet / Look at the ceiling and say it was cheap
hook calm | Out in the Shed :: Out in the shed with the lamp turned low / Nobody bothers to ask where I go / I've got {a part} and an easy head / I'm not on the moon, I'm out in the shed
hook | My Hands Know Why :: My head doesn't get it, my hands know why / They reach for {the part}, and an hour goes by / They're happy as ducks and they don't even try / Ask me no questions, my hands know why
hook | Start Again Slow :: Start again slow when you've dropped a stitch / Start again slow when there's one small glitch / Nobody's counting, so let it go / Pick up {the part} and start again slow
`)

export const anySport = lines('any-sport', `
scene | {Where}, with the crowd behind / There's just one picture in my mind
scene | I tie my lace, I tie it twice / {A part}, a breath as cold as ice
scene | The light goes up, the talk goes down / You'd hear {sense} in town
scene | It's six o'clock, it's wet, it's grey / I'm here with {a part} anyway
story | I came in last, I came in late / My mother still clapped me home at the gate
story | We lost by one in the pouring rain / We laughed all the way back home on the train
story funny | I ran for the ball and I hit the coach / I'm working now on a new approach
story | My father would {do} till dark / I held his coat on the edge of the park
detail | {A part}, {a part2}, and burning lungs / A hundred mouths with a hundred tongues
detail | You {do} till it's in the bone / Then somebody blows, and you're all alone
detail | {Sense}, and the blood runs fast / You don't think first, and you don't think last
detail | One second more on the scoreboard clock / {A part}, and a heart going knock, knock
detail | The grown men roar and the grandmas shout / {The thing} {it does}, look out
detail | There's mud on the knee, there's tape on the wrist / I still see the one, at night, that I missed
detail wild | Higher and harder and one more round / {The part}, and both feet off the ground
feel | It isn't the cup, it isn't the crown / It's {feeling} that nobody can talk down
feel | I {do} and I cannot speak / My heart's in my ears, there's salt on my cheek
feel dark | The long bus home, the silence inside / A bag on my lap and a dented pride
turn | The knees are older, the lungs are too / But with {a part} the legs are new
turn | The ones we played with have gone their ways / They'd know the song from the glory days
wish | I'd love to win, I won't pretend / But I'd {do} for nothing with you, my friend
lift | So one more time, and from the heart / Let's {do}, and that's just the start
hook | Get Up, Get Up :: Get up, get up, from the halfway line / Get up, get up, and the world is mine / There's mud in your mouth and there's rain in the cup / They count up to seven, get up, get up
hook wild | Hear the Crowd :: Hear the crowd when they rise as one / Hear the crowd like a starting gun / You can be clever or you can be loud / Give me {the thing}, and hear the crowd
hook proud | Still on My Feet :: Still on my feet with a stitch in my side / Still on my feet, and I've nothing to hide / I've swallowed the rain and a mile of street / You can count to ten, I'm still on my feet
hook funny | I'd Have Scored That :: I'd have scored that from the sofa, no sweat / I'd have scored that, it's the best I've had yet / My slippers are laced and I never miss / I'd have scored that one, just like this
hook | Leave It on the Field :: Leave it on the field, all the fear and the doubt / Leave it on the field till you've emptied it out / The knees will be muddy, the bruise will be healed / Whatever you've got, you can leave it on the field
hook bright | {Thing} in the Rain :: {Thing} in the rain, let the weather do its worst / {Thing} in the rain, and the rain came first / Nobody's dry, nobody's sane / Nothing's as good as {thing} in the rain
`)

export const anyTechnology = lines('any-technology', `
scene | {Where}, a small green light / Has kept the watch through half the night
scene | A hum, a click, a line of blue / {The thing} woke up before I do
scene | The manual's gone and the box is torn / I've sat with {the thing} from dusk till dawn
scene calm | {Sense}, the street's asleep / There's one more promise here to keep
story | It worked last night, I swear it did / I touched one thing and it flipped its lid
story | I built the first in my parents' room / It sparked, it coughed, and it lit the gloom
story funny | I called for support, I was put on hold / They played me waltzes till I grew old
story | The first time I {did}, I yelled / I rang up my mum with the phone upheld
detail | {A part}, {a part2}, a coil of wire / It hums like a rail or a midnight choir
detail | You {do}, and cross your thumbs / You wait for the noise, and the noise, it comes
detail | {The thing} {it does}, alone / Like somebody breathing down the phone
detail | A billion tiny yeses and noes / And {sense}, that's how it goes
detail | Nobody sees it, nobody claps / But lose {the part} and the whole thing snaps
detail funny | I asked for help, and it gave me the news / A map of Peru, and the price of shoes
detail | The cables go down like roots of a tree / {A part}, a fan, a mug of tea
feel | There's {feeling} in it, it's made of sand / A pinch of lightning to hold in your hand
feel | I {do}, and at last it's right / I dance in my socks in the screen's blue light
feel dark | You ask it a question, it blinks, it stalls / There's {the part} and the glowing walls
turn | They say it's old and has had its day / I can't throw {the thing} away
turn | My grandmother's face on a sheet of glass / She waves, and the miles between us pass
wish | Some day they'll laugh at the things we used / As charmed as a child, and as confused
lift | So plug me in and light me up / {The thing} and me and a coffee cup
hook | Start It Up Again :: Start it up again, and count to ten / Start it up again, and then again / I've sworn at {the thing} since a quarter to six / Start it up again, it's the oldest of tricks
hook bright | One Green Light :: One green light, would you look at it glow? / One green light, and it's ready to go / It took me a week and it took me all night / {A part} and a prayer, and it's one green light
hook | Made by Hand :: There's somebody's thumbprint under the shine / Somebody's midnight, and some of it's mine / It didn't grow wild and it didn't wash to land / Look underneath, it was all made by hand
hook funny | It's Not a Bug :: It's not a bug, it's a thing that it does / It's not a bug, it's a kind of a buzz / I poured it some coffee, I gave it a hug / The screen went all purple, but it's not a bug
hook wistful | Are You Still There? :: Are you still there? says the screen in the dark / Are you still there? like a dog in the park / Two in the morning, and no one to care / I said to {the thing} in there, are you still there?
hook | Talk to Me, {Thing} :: Talk to me, {thing}, in ones and in twos / Talk to me, {thing}, and I'll tell you my news / I've read every page, I've pressed every key / Talk to me, {thing}, oh, talk to me
`)

export const anyVehicle = lines('any-vehicle', `
scene | {Where}, the morning's thin / I turn the key, the day comes in
scene | One bag, one map, one sandwich pack / {A part}, and I'm not looking back
scene | You'd hear {sense} from the gate / And we'd all run out, and be glad to be late
scene | A line of light on the road ahead / {The thing} and me, while they lie in bed
story | We broke down twice, we broke down well / And pushed, and had a story to tell
story | I learned in a field when I was nine / My grandad's hand laid over mine
story funny | A bit fell off on the market square / We waved at the people and left it there
story | We took {the thing} to see the coast / It's not the sea I remember most
detail | {A part}, {a part2}, a flask of tea / The whole wide country coming at me
detail | You {do}, you ease off slow / You tell by the humming when to go
detail | {The thing} {it does} round the bend / And each mile comes like a note from a friend
detail | {The part} in the mirror, the dust, the plume / I never could breathe in a single room
detail | There's rust on the left, a dent on the right / I've loved every inch since that very first night
detail funny | It smells of the dog and it smells of chips / It's held up by hope and by paper clips
detail | {Sense}, the miles unwind / The little towns fall down behind
feel | It isn't the map, it isn't the gear / It's {feeling} that comes when the road comes clear
feel | I {do}, and I start to grin / There's too much sky for the eyes to take in
feel wistful | There's always a moment, past the last light / Just {the thing} and the dark, and it feels right
turn | I sold it and missed it and bought it again / I'd know it by sound at a quarter to ten
turn | The roads are all wide, the map's on a screen / I like the small lanes and the bits between
wish | One day I'll {do}, and more / And drive till the wheels run out of the shore
lift | So roll me on and roll me far / {The thing} tonight and a single star
hook | Keep It Rolling :: Keep it rolling, the night is young / Keep it rolling till the last song's sung / We'll worry on Monday, we'll sleep when it's light / Keep it rolling, we're gone for the night
hook bright | Feet on the Dash :: Feet on the dash and an orange to share / Feet on the dash and the road in our hair / We've got half a map and a handful of cash / Sing till we get there, feet on the dash
hook | Not There Yet :: Not there yet, and I'm glad of the miles / Not there yet, we've got peppermints and smiles / With {the thing} and with you, there's no need to fret / Please take the long way, we're not there yet
hook funny | One More Push :: One more push, and we're sure to start / One more push, with the whole of your heart / It coughs and it rattles, we've called it names / One more push, and then nobody blames
hook tender | Old {Thing} of Mine :: Old {thing} of mine, you have carried me far / By the light of one lamp and the luck of a star / They'd sell me a new one in chrome and shine / I'd rather grow rusty, old {thing} of mine
hook | Wheels or Wings :: Wheels or wings, or whatever you've got / Take me away from this one square plot / I don't mind the engine, I don't mind the springs / Give me {the thing}, be it wheels or wings
`)

export const anyPlace = lines('any-place', `
scene | {Where}, I put down my case / I knew the shape of this old place
scene | You come round the bend and the road goes low / There's {a part}, and there's all I know
scene | {Sense}, it's now and then / I'm nobody's boss, I'm barely ten
scene calm | The shutters are down, the cats are asleep / An hour that nobody's paid to keep
story | We came for a day with one bag to share / I found {a part}, and I'm still there
story | My grandfather left with a coat and key / And handed it, street by street, to me
story funny | I asked the way and they sent me wrong / I came home late and I'd learned a song
story | I {did}, and who did I meet? / The doors came open along the street
detail | {A part}, {a part2}, some sheets on lines / And two men arguing over the signs
detail | The steps are worn where the feet go through / {The part} in shade, a door in blue
detail | You {do}, you nod, you stay / They know you here by the second day
detail | {Where} is where all the young ones kiss / There's no street map with a mark for this
detail | {The thing} {it does} when it's late / You'd swear that a hundred years could wait
detail | A bell, and a bus, and a boy with bread / {Sense} runs right overhead
feel | It's {feeling}, a thing I get nowhere else / It's there on the steps and it's there on the shelves
feel wistful | You leave a place, but it won't leave you / It's there in your vowels, it's there in your shoe
feel | I {do}, and my breath comes slow / I like it here, and I thought you'd know
turn | They've put up glass where the baker's stood / But {where}, it still smells good
turn | I showed you round, and you saw it all new / I'd stopped seeing half, and I saw it with you
wish | When I'm done with roaming, bring me back / To {a part} and the end of the track
lift | So here's where I'm from, and here's where I'll be / {The thing} set its hooks in the heart of me
hook | Take Me Back There :: Take me back there where the road runs out / With {a part}, and nothing to fret about / I've got the fare and I've combed my hair / Ask me no questions, just take me back there
hook bright | My Kind of Street :: My kind of street, with a shop at the end / My kind of street, where the lampposts bend / It isn't tidy, it isn't neat / Sing it out loud, it's my kind of street
hook wistful | The Town I Carry :: The town I carry weighs nothing at all / {A part} and a step and a crumbling wall / Wherever I sleep and whoever I marry / I'll never unpack it, the town I carry
hook | Nobody's Lost Here :: Nobody's lost here, we all know the way / Left at {the part}, and then stay for the day / Pull up a chair till the stars come round / Nobody's lost here, you've all been found
hook proud | From Round Here :: I'm from round here, can you tell by the shoe? / I'm from round here, and my granny was too / I know every short cut, the best of the view / And I'm from round here, so I'll show it to you
hook calm | Last Light :: Last light down on {the part} and the wall / Last light making a king of us all / Nobody speaks and it all comes right / Nothing's for sale in the very last light
`)

export const anyNature = lines('any-nature', `
scene | {Where}, I left the road / And put down half of my heavy load
scene | No one about, and the dew's still down / {Sense}, a mile from town
scene calm | I sit, and I let the day go by / {A part} and a big unhurried sky
scene | The map's in my pocket, I've let it be / There's {the thing}, and there's little me
story | We walked all day and we spoke two words / {A part} and a scatter of birds
story | I came with a trouble the size of a house / I left it as small as the tail of a mouse
story funny | I slipped in the mud, and I went down slow / I've seen {the thing} now from down below
story | My mother once showed me, and held my sleeve / {A part}, and she asked me to believe
detail | {A part}, {a part2}, and no one's plan / Older than any word of man
detail | {The thing} {it does}, takes its time / A thousand years for a single line
detail | You {do}, and you hold quite still / The light walks over the side of the hill
detail | {Sense}, and the shade moves round / My shadow lies easy upon the ground
detail | There's more in {the part} than I could tell / In rust and ripple, in leaf and shell
detail | It wasn't painted, it wasn't sold / I saw {the part} go silver and gold
detail dark | At night it's another thing, deep and wide / {A part}, and dark on every side
feel | It doesn't need me, it lets me stay / It's {feeling}, or something that looks that way
feel | I {do}, I'm small, I'm fine / And nothing of all of this is mine
feel tender | I told {the thing} what I'd tell no friend / It all went off and away round the bend
turn | The year goes round and the light comes low / I look at {the thing} and I let it go
turn | They cut a road through the quiet side / I heard it from {where}, and I nearly cried
wish | Let it outlast us, the noise we have made / {The part} and the rain and the shade
lift | So let me lie down in the grass till it's warm / With {sense} before the storm
hook | Let It Be Wild :: Let it be wild, let it grow as it likes / Let it be wild, past the fences and dykes / It never asked anyone, it's nobody's child / Leave it alone, and let it be wild
hook calm | Breathe Out :: Breathe out, breathe out, there's nothing to win / The window is open, the morning's come in / You've carried the world on your back, no doubt / Put it down gently, and breathe out
hook | It Was Here First :: It was here first, so wipe your feet / Before there was money, before there was street / It's seen all our best and it's seen all our worst / Take off your hat to it, it was here first
hook tender | Small Is All Right :: Small is all right under so much sky / Small is all right, and you needn't know why / There's {the thing} in the dark, and there's you and your light / Lie back and look, because small is all right
hook bright | Muddy and Glad :: Muddy and glad with a stick in my hand / {A part} and a puddle, and isn't it grand? / It's the best kind of bath that I've ever had / Send me home late, dear, muddy and glad
hook wistful | Who Will Tell {The Thing}? :: Who will tell {the thing} when we're gone? / The moon will come up, and the wind go on / Who'll sing the small names from the spring to the frost? / And who'll tell {the thing} of the ones that were lost?
`)

export const anyWeather = lines('any-weather', `
scene | The sky has something on its mind / I left my coat and sense behind
scene | {Where}, the street looks up / There's rain or sun in every cup
scene calm | {Sense}, and I wake / The morning's for the sky to make
scene | The forecast said a quiet day / {The thing} had more than that to say
story | We ran for the porch, we ran for the tree / {The thing} came running faster than me
story | I met you under a borrowed hat / {The part} all round, and that was that
story funny | I hung the washing out at ten / {The thing} came by. I took it back in again
story | My gran could tell it by her knee / She'd say {the thing}, and it would be
detail | I saw {a part} in the lane / And fingers drawing on every pane
detail | {The thing} {it does}, on high / And every hat tips back to the sky
detail | {A part}, {a part2}, a grey-backed hill / And then for a minute the world is still
detail | You {do}, you shake your sleeves / You watch {the part} get into the leaves
detail | {Sense}, and the dog goes flat / It knows already, that's why it sat
detail | The puddles hold up a second town / {A part}, the steeple upside down
detail funny | We speak of {the thing} like an old king / Who never once cared for the gifts we bring
feel | There's {feeling} hung on the edge of the air / It's in your sleeves and it's in your hair
feel | I {do}, I feel brand new / As washed as the windows, and see-through too
feel dark | It drums on the house, it knocks like a fist / {A part}, and the fields in a twist
turn | It cleared by four, as weathers must / {The part} had settled like silver dust
turn | It always passes, the bad and the fair / It leaves you a street with a shine in the air
wish | If I could order it, here's my day / {A part}, and my worry all blown away
lift | So let it come and let it blow / I've got good boots and nowhere to go
hook bright | Down It Comes :: Down it comes on the roofs and the cars / Down it comes on the chimneys and bars / It plays on the gutter, it plays like drums / Out with your tongue, now, down it comes
hook | Whatever the Sky :: Whatever the sky wants to throw at me / Whatever the sky, I'll come out and see / {The thing} at the window, and you standing by / Put on your boots, love, whatever the sky
hook calm | Listen to That :: Listen to that on the side of the house / Quiet as cotton and small as a mouse / There's {the thing} at the door, and you're warm where you sat / Turn off the telly, and listen to that
hook funny | Should Have Brought a Coat :: Should have brought a coat, I was told at the door / Should have brought a coat, and I've said it before / I'm wet to the wishbone, I'm ready to float / You were right, Mother, should have brought a coat
hook wistful | The Same Old Sky :: The same old sky over you, over me / Over {the part} and the hills and the sea / You're gone to the city, and here am I / Both of us under the same old sky
hook wild | Open Up for {The Thing} :: Open up for {the thing}, hold on to your hat / Open up for {the thing}, and we're all for that / Off with the jacket and down with the hair / Open up for {the thing}, I don't care where
`)

export const anySeason = lines('any-season', `
scene | {Where}, the light has changed / And all the shadows are rearranged
scene | You smell it first, and then you know / It's {the thing}, with the lamps turned low
scene | {Sense}, and it's that time / The year turns over, line by line
scene calm | There's {a part} in the evening air / And no one's hurrying anywhere
story | The year I was nine, I thought it would last / {A part}, {a part2}, and it went too fast
story | We swore that we'd {do} once more / With sand or leaves all over the floor
story funny | I dressed for {the thing} the day before / And met the old weather outside the door
story | I kissed you once, with {a part} near / I've thought of it now each time of the year
detail | {A part}, {a part2}, a changing street / And something new beneath the feet
detail | The light comes low through the kitchen glass / {The part} and the taps as bright as brass
detail | You {do} as before / As if it had only gone next door
detail | {The thing} {it does}, bit by bit / And nobody quite caught hold of it
detail | {Sense}, and the door stays wide / The outdoors isn't so far from inside
detail | They've pulled out the box from under the stair / The children have ribbon tied in their hair
detail | The shops come early, the trees come right / I saw {a part} turn up overnight
feel | It's {feeling} mixed with a bit of goodbye / The top of a swing, your feet in the sky
feel | I {do}, and I'm ten years old / My pockets hold all that pockets hold
feel wistful | There's one late evening gives it away / {A part}, a shiver, the end of day
turn | It's nearly over, it's hardly begun / We'd better go out and get some sun
turn | We've all come back with our hair gone grey / {The thing} came in just as young today
wish | Next year I'll notice, next year I'll stay / I'll {do} every single day
lift | So here it is, and here we are / With {a part} and one early star
hook | Here It Comes Again :: Here it comes again, it's as sure as the rain / Here it comes again, like a punctual train / I said I was over it, said it at ten / Smell it on the wind, here it comes again
hook bright | First Day of {Thing} :: First day of {thing}, throw the windows out / First day of {thing}, let the neighbours shout / I've waited so long that I've worn out the chair / First day of {thing}, and it's everywhere
hook wistful | Stay a Bit, {Thing} :: Stay a bit, {thing}, leave the light as it is / Stay a bit, {thing}, like a long warm kiss / I've not seen {a part} and I've not swum yet / Stay a bit, {thing}, let the sun not set
hook | Round We Go :: Round we go on the wheel of the year / Out with the old coat, and in with a cheer / You can't hold it still, and you can't make it slow / Jump on the rim of it, round we go
hook calm | Slow Gold Days :: Slow gold days with the door ajar / Nobody's going so very far / {A part} in the hedge, and a bit of a haze / Leave me right here in the slow gold days
hook funny | Too Early for {Thing} :: Too early for {thing}, so put that back / Too early for {thing}, let me get off my mac / I saw {a part} in the shop today / Too early for {thing}, but I'll have it, okay
`)

export const anyObject = lines('any-object', `
scene | {Where}, it has its place / As known to me as my own face
scene | You'd think {the thing} was nothing, you said / But I'd know it blind, with a bag on my head
scene | I found it at the bottom of the drawer / {A part}, and a smell from long before
scene calm | {Sense}, a small plain sound / And all the morning gathers round
story | My father carried it, so did his / I don't know why, but that's how it is
story funny | I lent it out to the man next door / He loved it so well that I've not got it any more
story | I left {the thing} on the evening train / I ran down the tracks in the driving rain
detail | {A part} rubbed smooth by somebody's thumb / A scratch from where we're coming from
detail | You {do}, and it fits your hand / As if the maker had somehow planned
detail | I broke it once, and I found the glue / It's all the more handsome for being two
detail | {The thing} {it does}, no thanks / It beats all the bonds in all the banks
detail | It isn't silver, it isn't rare / It's chipped at the corner, and I don't care
detail | {Sense}, and I know it's right / I'd find it by touch in the dead of night
detail funny | They say throw it out, it has had its day / I hid it until they all went away
feel | There's {feeling} in things, and I know that there should / I'd show you with words if I only could
feel | I {do}, and I think of her / Of how she stood and the way things were
feel tender | How can a thing with no heart and no name / Make a cold room not feel quite the same?
turn | They don't make {the thing} like that any more / The workshop's a gym with a rubber floor
turn | It's older than me, and it works much better / It came with a stamp and a folded letter
wish | I'll leave it to someone who'll wear it thin / The dents and the tale and the old blue tin
lift | So keep your gold and keep your ring / I'd sooner {do} and sing
hook | Hand It Down :: Hand it down with the dent in the side / Hand it down with a little bit of pride / The scratch has a story, it's yours, don't frown / You have it for now, and then hand it down
hook | My Good Old {Thing} :: My good old {thing} on its usual hook / My good old {thing} has a lived-in look / They've tried to upgrade me, they've tried everything else / I want my good old {thing} back on the shelves
hook funny | Where Did I Put It? :: Where did I put it? I had it just then / Where did I put it? Let's look once again / I've been through my pockets, I've been through the bin / Where did I put it? And where have I been?
hook tender | Things Remember :: Things remember what people forget / The ring on the wood where a cup was set / A glove in a pocket since last November / Touch it and listen, for things remember
hook bright | It Still Works :: It still works, with a knock and a prayer / It still works, though there's tape everywhere / Give it a shake and ignore all its quirks / Dance round the kitchen, because it still works
hook calm | Worn Smooth :: Worn smooth by the years and the palm of a hand / As soft as a stone that was left in the sand / I don't need it perfect, I don't need the proof / I love it the way that the years wore it smooth
`)

export const anyFeeling = lines('any-feeling', `
scene | It came to me {where} one night / I'd hardly turned on half a light
scene | I stood at the sink and dropped a spoon / {The thing} walked into the room
scene calm | {Sense}, so I know it's near / I've had it since about last year
scene | No letter, no knock, no warning bell / Just {sense}, and under I fell
story | I asked my mother what it was for / She stirred her tea and looked at the door
story | I tried to outrun it, I ran through town / It sat on the bench till I'd calmed down
story funny | I asked a doctor to take it out / She said, that's just what a heart's about
story | I told it once to a perfect stranger / He said, I know, but there's no danger
detail | It's under the table, it's under the bed / It's all of the things that I haven't said
detail | {The thing} {it does}, all day long / Like half of a line from an old love song
detail | I {do}, so it won't show / The people who love me already know
detail | {A part}, a bird that I hold in my hand / It speaks a tongue I half understand
detail | It hasn't a shape, it hasn't a face / {Sense} gives it a place
detail | Some get it at noon and some at three / It came up the stairs and it sat with me
detail funny | It ate my biscuits, it sat on my lap / {The thing} just wanted a bit of a nap
feel | It's like a bag that I can't put down / Like being new in an old stone town
feel | I laugh in church and I cry on the bus / {The thing} and me, the pair of us
feel dark | Some nights it comes, and it sits where it likes / It's {the thing} when the hall clock strikes
turn | I've known it for years and we get along / I gave it a chair, and it gave me a song
turn | I woke today, and the room was wide / The window was up, and the light inside
wish | If you've got it too, then come and sit down / We'll {do}, on the edge of town
lift | So let it come in and have the chair / {The thing} can sit, I won't despair
bridge | There's no one alive who got out free / The king on his cushion's the same as me
hook | Everybody's Got It :: Everybody's got it, they hide it well / Everybody's got it, they just don't tell / A lump in the throat or a stone in the shoe / Everybody's got it, and me and you too
hook | Come In, {Thing} :: Come in, {thing}, are you staying for tea? / Come in, {thing}, there's just you and me / I've put out a cup and I've swept up the floor / Come in, {thing}, I thought I'd heard the door
hook tender | Let It Sit :: Let it sit with you, just for a while / No need to mend it and no need to smile / It's come a long way, and it weighs quite a bit / Make it some room, love, and let it sit
hook wild | Too Big for My Chest :: Too big for my chest, and it's going to burst / Too big for my chest, and it's not the first / It beats like a drum, and it gives me no rest / I'm singing because it's too big for my chest
hook wistful | The Name for This :: There must be a word, there's a name for this / It's somewhere between a goodbye and a kiss / I've looked through the book from the A to the hiss / Nobody's told me the name for this
hook funny | Not You Again :: Not you again, at a quarter to two / Not you again, I have work to do / I locked up the door and I counted to ten / Who let you in? Oh, not you again
`)

export const anyScience = lines('any-science', `
scene | {Where}, the lamp's still lit / There's something wrong, and we're close to it
scene | It starts with a why and a pencil stub / {A part} on a mat in the corner pub
scene calm | {Sense}, and no one's there / Just numbers sleeping on the chair
scene | Somebody looked where the rest walked by / {The part}, and the one word why
story | They laughed at it once, they laughed out loud / We saw {a part} in a puff of cloud
story | We ran the test and we ran it twice / {A part}, and a chill like ice
story funny | I mixed up the sample with my tea / It's quite a nice colour, it glows on me
story | She wrote it down on an envelope back / {The thing} in blue and the sums in black
detail | {A part}, {a part2}, a steady hand / A thing as small as a grain of sand
detail | {The thing} {it does}, right on cue / It did it before any of us knew
detail | You {do}, you write it down / You check it and check it, and then you frown
detail | It's there in the kettle, it's up in the stars / It's {the part} in the rust of the cars
detail | {Sense}, and the needle jumps / And so do my heart and the water pumps
detail | Nine hundred tries, and they all went wrong / The answer was under the mug all along
detail funny | Don't touch {the part} with the lid undone / We used to have eyebrows, now there's one
feel | It's {feeling} that has no use at all / Like finding a door in your bedroom wall
feel | I {do}, and the sky gets deep / There's too much wonder to go to sleep
feel tender | Our bones are as old as light and dark / {A part}, a breath, a bit of a spark
turn | The books got thicker, the doubts did too / For each closed question there's two come through
turn | They named it for someone who'd never know / She'd {do}, and walk home through snow
wish | I hope there's always a question more / {A part} that nobody's seen before
lift | So ask it again and ask it loud / {The thing} came out from behind a cloud
hook | Ask Me Why :: Ask me why, and then ask it once more / Ask me why till you're down to the core / The best of the answers is still up the sky / I've only a torch, so just ask me why
hook bright | It Works! :: It works, it works, after all of those nights / It works, it works, and on come the lights / {A part} and a prayer and a handful of quirks / Somebody ring up my mother, it works!
hook | Look Closer :: Look closer, look closer, get down on one knee / There's more in the world than you'd think there could be / The frost on a leaf, or the change from the grocer / Everything's strange if you only look closer
hook funny | Don't Press That :: Don't press that, I said, and he pressed it at once / We'll be picking it out of the carpet for months / We've swept up the ceiling and buried the hat / It's chalked on the door now: please don't press that
hook calm | One Small Light :: One small light in a building of black / Somebody's up and is not going back / {A part} on the desk, it's a quarter past night / All that we know came from one small light
hook tender | Old, Old Light :: Old, old light on the rim of a cup / It left before anyone thought to look up / It came all that way to be here tonight / You and the kettle are old, old light
`)

export const anyHistory = lines('any-history', `
scene | {Where}, so long ago / The names wore off, but the stones still show
scene | A drum, a dog, a muddy lane / {The thing} came by in wind and rain
scene calm | You put your palm on the cold old wall / {Sense}, and that is all
scene | No telephone, no electric light / {A part} and a whole lot more of night
story | They said that it couldn't be done by men / They {did}, and did it again
story | He carried {a part}, she held the gate / And some came early and some came late
story funny | The king caught cold, {the part} went lame / They blamed a witch with a pretty name
story | Somebody carried a letter sewn in / The hem of a coat, with some bread in a tin
detail | {A part} in a case there under a light / A card in the corner, black on white
detail | They'd {do} by a tallow wick / With hands that were cold, with hands that were quick
detail | {The thing} {it does} in the book / It wasn't so tidy, if you'd had a look
detail | {A part} in the mud where the plough came through / Older than any name we knew
detail | {Sense}, and the crowd goes still / And somebody's watching us from the hill
detail | They quarrelled, they kissed, they worried for rent / They had {a part}, and then they went
detail | The winners wrote books, the others had none / {The part} in the ditch knows how it was done
feel | There's {feeling} in it, a chill, a pull / Like finding a drawer that is still quite full
feel | I {do}, and I turn my head / As if they were talking, those long dead
feel dark | How thin is the wall between us and then / {A part}, and it's dark again
turn | They dug for a car park, they dug there twice / They found an old wall and a set of dice
turn | A thousand years, and we've still got the song / They {did}, and got it wrong
wish | I hope they'll say, when they find our town / We loved {the part}, and wrote it down
lift | So here's to the ones with no name and no stone / Who got up and did it, and did it alone
hook | Somebody Stood Here :: Somebody stood here with boots and a cold / Somebody stood here, just ten years old / Their coat was as wet, and they wanted their tea / Somebody stood here, and looked out at me
hook | Long Ago Now :: Long ago now, and it might as well be / Tuesday for them, with a cup of hot tea / They'd {a part} and a field and a brindled cow / It all felt like here and now, long ago now
hook dark | Ask the Stones :: Ask the stones, they were there all the time / They saw {the part} and they saw every crime / The books are all paper, the heroes are bones / If you want the truth, you can go ask the stones
hook bright | Still Standing Now :: They came with a crown and they came with a plough / They came with a drum, and we're still standing now / The castle's a café, we can't tell you how / Put on the kettle, we're still standing now
hook wistful | Nobody Wrote It :: Nobody wrote it, what she sang at the well / Nobody wrote it, and the stones won't tell / {A part} for the general, one for the crown / The rest of us lived, and nobody wrote it down
hook funny | Me in the Back :: There's a picture they painted, the flag and the sack / Next to {the thing}, well, that's me in the back / I'm holding a sandwich, I'm facing the track / They got in the schoolbooks, with me in the back
`)

export const anyMyth = lines('any-myth', `
scene | Bank up the fire and bolt the door / They saw {the thing} on the road once more
scene | {Where}, where no one goes / There's {a part} in the moonlit snows
scene calm | {Sense}, and the candle dips / They tell it low, with a hand at their lips
scene | Once, when the hills were not so old / {A part}, and that's how it's told
story | A boy went out for a pail of milk / He came back grey with a purse of silk
story | Three times she asked, and three times no / {The thing} sat down in the falling snow
story funny | I met {the thing} at the village dance / It asked for a waltz and it tore my pants
story | They went to {do} by a lake / And only the shoes were left in their wake
detail | {A part}, {a part2}, a voice like rust / A ring, a riddle, a handful of dust
detail | {The thing} {it does}, so they say / And nobody sleeps with their feet that way
detail | You {do}, and you don't look round / You count to nine and you make no sound
detail | There's {a part} that they keep in the church / It fell off a wing or fell off a perch
detail | The cows went dry and the bells went dumb / {Sense}, and they knew who'd come
detail | They drew {the part} at the end of the map / And wrote below it, mind the gap
detail funny | My aunt says it's rot, and she won't believe / She crosses her fingers inside her sleeve
feel | It's {feeling}, a finger laid on my spine / I want it to stop, I want it as mine
feel | I {do}, and I half believe / There's something that tugs at my left-hand sleeve
feel wistful | The grown-ups forget, but children can tell / {A part} in the wood and a voice in the well
turn | The road's lit up and the woods are for sale / But no one could ever sell off the tale
turn | They found {a part} when the stream ran low / They put it straight back, and they all said no
wish | If you see {the thing}, then be polite / And leave it a saucer of milk tonight
lift | So tell me again and leave nothing out / {The thing} and the dark that it's all about
hook | A Crust by the Gate :: A crust by the gate and a lamp on the sill / {The thing} will come by, or {the thing} never will / You needn't believe it, it's just getting late / Leave, to be careful, a crust by the gate
hook | So They Say :: So they say, and they ought to know / So they say, when the lamps burn low / It came down the chimney and carried away / Three of the Millers, or so they say
hook wild | Run for the Trees :: Run for the trees with your heart in your ears / Run for the trees through the last hundred years / I saw {the part}, and I felt my blood freeze / Don't turn round now, just run for the trees
hook tender | I Believe in {Thing} :: I believe in {thing} when the night comes down / I believe in {thing} in a sensible town / Laugh if you like in your clean dressing gown / I believe in {thing}, and so does the crown
hook funny | {The Thing} Did It :: {The thing} did it, not me, not the cat / {The thing} did it, and I swear upon that / The jam jar is empty, the window was split / I was in bed, Mum, {the thing} did it
hook dark | Beyond the Wall :: Beyond the wall there's a different law / {A part} in the fog, and a mark on the door / The bravest went over and none came at all / We sing so we don't hear beyond the wall
`)

export const anyMusic = lines('any-music', `
scene | {Where}, they're starting to play / And something in me gets up to sway
scene | One lamp, one chair, one wooden floor / {Sense} comes under the door
scene calm | It's three in the morning, the street's gone dim / I've {a part} and half of a hymn
scene | Four on the floor and a nod to the band / There's {a part} and a towel to hand
story | I heard it once through a neighbour's wall / I've followed {the thing} down many a hall
story | They gave me {a part} when I turned ten / I drove them mad, and I'd do it again
story funny | The drummer sped up, the singer forgot / We came in together, and some did not
story | My teacher was old, and she smelled of rose / She'd {do} with her eyes half closed
detail | {A part}, {a part2}, one foot on the beat / It comes right in at the soles of your feet
detail | You {do} till your fingers know / And then you can let all the counting go
detail | {The thing} {it does}, soft then loud / It moves like wind on the grass of the crowd
detail | There's {a part} where it's worn away / By somebody's thumb or by yesterday
detail | {Sense}, and the hairs stand up / You'd hear a moth on the rim of a cup
detail | It's only some air with a bit of a shake / {The part}, and the hearts that it can break
detail funny | The neighbours bang on the pipe with a shoe / They're keeping the time for me, on the two
feel | There's {feeling} for which there's no word at all / It's there in the gap, where the two notes fall
feel | I {do}, and I'm no one's fool / The sad thing goes silver, the hot one cool
feel dark | I've played it for weddings and played it for grief / {A part} in the hands is half relief
turn | The hall's a hotel and the band's gone grey / We still know {the part} we'd play
turn | A child came in from the street and sang / I cried at the stove while the doorbell rang
wish | When I go out, let there be some noise / {The part} and a row of girls and boys
lift | So one more time, and take it slow / I'll {do} till they say go
hook | Play It Again Slow :: Play it again slow, and I'll tell you a thing / The world's held together by wood and by string / I've got {a part}, and the lights are low / Nobody's leaving, so play it again slow
hook wild | Louder, Louder :: Louder, louder, let the windowpanes sing / Louder, louder, on the very last string / The walls are all shaking, they've never been prouder / Can't hear you at the back there, louder, louder
hook tender | The Tune You Hum :: The tune you hum when you're drying a plate / It hasn't a name and it hasn't a date / I'd know it through walls, and I'd know where it's from / There's {the thing}, and then there's the tune you hum
hook bright | Everyone Knows This One :: Everyone knows this one, so sing it out wrong / Everyone knows this one, it isn't too long / We've got {a part} and the night's just begun / Up on the tables now, everyone knows this one
hook calm | Between the Notes :: Between the notes there's a bit of a gap / As wide as a window, as warm as a lap / A lamp and a chair and a few hanging coats / Come in and sit with me, between the notes
hook funny | Wrong Key :: Wrong key, wrong key, but I'm giving it all / Wrong key, wrong key, and the cat's climbed the wall / I've lost the first verse and the band's lost me / It's a beautiful song, love, it's just the wrong key
`)

export const anyHome = lines('any-home', `
scene | {Where}, there's a window lit / A saucer out, and a place to sit
scene calm | {Sense}, and the pipes all tick / A jumper's hung on the chair's one stick
scene | There's {a part} that has always been there / And somebody's name scratched into a chair
story | We painted it yellow and painted it twice / We share it now with a family of mice
story | The day we moved in, we'd nowhere to sit / We ate on {the part} and laughed a bit
story funny | I fixed up a shelf with a spoon and thread / It fell that evening on somebody's head
story | My mother would {do} and hum / I'd know by the tune if bad news had come
detail | A bump on the lintel, some marks on the wall / To show who was big and who was small
detail | You {do} with your coat on still / And look for the post on the window sill
detail | The third stair creaks and the tap's not tight / You'd hear {the part} in the night
detail | {The thing} {it does}, as it should / It's habit and patience, it's doing us good
detail | There's {a part} where the cat will lie / And one square of sun goes wandering by
detail | The post's on the mat, the coat's on the chair / You'd know without looking that someone is there
detail funny | One drawer for buttons and matches and string / And keys for we don't know which old thing
feel | It's {feeling} cut to the shape of your back / The shoes come off and the shoulders go slack
feel | I {do}, and the world's shut out / There's nothing worth hurrying much about
feel wistful | You notice it most when you've been away / The smell of the hall at the end of the day
turn | The children are gone and their rooms are neat / I still think I hear them, the stairs and the feet
turn | We've patched it and propped it, it's done the same / It knows us both by the middle name
wish | I wish you {a part} and a lamp burning low / And someone to ask you, how did it go?
lift | So shut the door on the wind and the wet / There's {the thing}, and we're not done yet
hook | Take Off Your Shoes :: Take off your shoes, you've been walking all day / Take off your shoes, put the worry away / A chair and some soup, and no need for the news / You're home, so be nobody, take off your shoes
hook tender | The Light in the Hall :: Leave on the light in the hall for me / I'll come in as quiet as mice can be / Past {the part} and the coats on the wall / I'd find you with only the light in the hall
hook bright | Put the Kettle On :: Put the kettle on, I'm just down the street / Put the kettle on, I've got rain in my feet / We'll sit in the steam till the worry has flown / Put the kettle on, love, I'm nearly home
hook funny | It Was Like That :: It was like that when I got here, I swear / The jam on the carpet, the hole in the chair / I was reading a book, ask the dog, ask the cat / Nobody touched it, it was like that
hook wistful | Someone Else's Door :: Someone else's door now, a different blue / Someone else's door that I used to run through / {A part} in the window, new tiles on the floor / I waved from the car at someone else's door
hook calm | Inside These Walls :: Inside these walls when the evening falls / I know every creak of the stairs and halls / The lamp's on the landing and nobody calls / All that I want is inside these walls
`)

export const anyOffice = lines('any-office', `
scene | {Where}, it's nine o'clock / The lift smells faintly of wet sock
scene | The lights come on with a tired hum / {A part}, and in we come
scene calm | {Sense}, and the day's begun / I think of the park, the bench, the sun
scene | My badge, my bag, my coffee cup / I saw {the thing} when I looked up
story | Somebody printed ten thousand by mistake / We drew on the backs, and we wrapped up the cake
story funny | I hit reply all, and I meant just you / The boss has now seen it, the chairman too
detail | {A part}, {a part2}, a plant gone brown / A clock that's half an hour down
detail | You {do}, and you tick the square / Then somebody moves it, it isn't there
detail | {The thing} {it does}, on the dot / Some of us work here, and some do not
detail | {A part} by the printer that nobody owns / A sandwich, a stapler, some dead telephones
detail | We met to fix when the meeting should be / We'll meet to discuss it at quarter past three
detail funny | The fridge has a note on it, bitter and neat / Whoever you are, I know what you eat
feel | It's {feeling} that starts on Sunday at four / And ends with your badge on a hook by the door
feel | I {do}, I look like I care / I'm swimming in Greece from a swivel chair
feel tender | But someone brings biscuits, someone asks how / {The part} and the rest look better now
turn | They've changed the logo, they've changed the chair / I've still got the mug from my first year there
turn | One Friday I'll go with a box and mug / {A part}, a card, an awkward hug
wish | If I ran the place, I'd open it wide / I'd move {the part} and the chairs outside
lift | It's five on the dot, so log off and run / {The thing} can keep till tomorrow at one
hook bright | Out of Office :: Out of office, I'm gone till the snow / Out of office, I don't want to know / I've switched off {the part}, I've got sand in my toe / I'm out of office, and there I go
hook funny | Per My Last Email :: Per my last email, I'll say it once more / Per my last email, as I said before / Attached, find {a part}, and a very small wail / Please do read my feelings, per my last email
hook | Is It Friday Yet? :: Is it Friday yet? I've been here since June / Is it Friday yet? It had better be soon / I've stapled my tie to the things I forget / Somebody lie to me, is it Friday yet?
hook wild | Kick the Copier :: Kick the copier, kick it again / Kick the copier, and count up to ten / It's eaten my holiday form and my pen / Stand well back, all you women and men
hook tender | See You at Nine :: See you at nine, you'll be sitting right there / A biscuit, a joke and some rain in your hair / The work isn't much, and the coffee's not fine / But it's you and it's me, so I'll see you at nine
hook calm | Water the Plant :: Water the plant when I've gone for the day / Water the plant, it's the one that will stay / It sat through {the thing}, and I couldn't, I can't / Promise me one thing, and water the plant
`)
