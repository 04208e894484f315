import { lines } from '../lines.ts'

export const school = lines('school', `
scene | Chalk on the board and gum on the chair / A substitute teacher with frightened hair
scene | The bell goes off like a drawer of spoons / We smell of coats and afternoons
scene me | It's ten to nine, I've lost my tie / The bus drove past and waved goodbye
scene me | The test's tomorrow, the book's still new / I've read the cover, the spine of it too
scene | {The thing}, first period, wet again / The windows steam and we draw on them
scene wistful we | The last of term, our names on a shirt / In felt-tip, pollen, ink and dirt
scene we | We came in September with shiny shoes / And bags too big, and nobody's news
scene dark me | A hall of desks, a clock with teeth / I turn it up and look underneath
scene me | {The thing} on the board and a gap in my head / I should have done this instead of my bed
story funny me | The dog's got an alibi, so has the cat / My homework's gone and that, sir, is that
story tender | She wrote in red: you've something to say / I wore it home like a coat that day
story funny | We freed the frogs in the chemistry wing / You should have heard the headmistress sing
story me | I studied {the thing} till I saw it in bread / It left by the ears when I went to bed
story tender | He rolled his sleeves up, stayed till five / And brought one fraction back alive
story funny | A note went round from desk to desk / By row eleven it was quite grotesque
story we | We mimed the hymn like goldfish do / The pianist knew and he played it through
story funny | We tried to {do} in the science lab / They sent for a fireman, a vet and a cab
story me | I wrote about {the thing} for a page and a half / She ticked it, and somebody heard her laugh
detail | {A part} on the desk, a plimsoll, a pin / A pencil case with a mouse drawn in
detail | The corridor smells of shoes and peas / The pipes are hot enough for knees
detail | {Sense}, and a whisper behind / A fly on the glass has made up its mind
detail funny | The lunch was brown on a bed of green / The custard moved when it wasn't seen
detail | A heart scratched deep in the wooden lid / Jan loves somebody, Jan really did
detail | {The thing} {it does}, so I copy it down / I draw in the margin a cat in a crown
detail wistful | A row of pegs, a painted hand / A hamster asleep in his sawdust land
detail | {A part} in my pocket, my sleeve on my nose / I know where the Nile or the Amazon goes
detail | {Sense} in the hall, and the squeak of a shoe / Whoever is late, it's the one behind you
feel me | My brain's a sponge and it's full to the brim / One more verb and I'll never learn to swim
feel me | I'm good at running, good at the sea / I'm bad at sitting, the chair hates me
feel | There's {feeling} here and it's not the flu / It's half past eight and we feel it too
feel bright | There's sun on the field and an hour to go / I'd get full marks in window, I know
feel tender me | You sat by me when nobody would / You split your crisps and you thought I was good
feel me | There's {feeling} on Sundays at quarter to eight / My bag's by the door and it's starting to wait
turn me | Then half way down it came in a flash / The x fell over the y with a crash
turn wistful me | The chairs are tiny, they come to my knee / I hung my coat where the peg was me
turn we | We've capes on now, and hats to throw / The doors are wide, so where do we go?
turn funny me | I finished early, I'd time to spare / I turned it over, and more was there
turn me | I found I liked {the thing} after all / I told no one living, I told the wall
wish | To every teacher whose tea went cold / May somebody tell you, before you're old
wish we | When we are old and we meet in the street / We'll know by the laugh and the noise of the feet
wish me | Let there be one thing I know on that page / Let me get out at a reasonable age
wish me | If I pass in {the thing} I'll dance on the roof / I've not got the talent, I've only the proof
lift we | The bell, the bell, it's the end of the day / The door's a cork and we've blown away
lift | Pencils down and lift up your head / The sun's out there and you're not yet dead
lift we | {The thing} and detention, and lunch in a tray / We'll miss it like mad when it's taken away
pre me | Five minutes left, I've three to do / My hand's a claw and my thumb's gone blue
bridge calm | You won't need the rivers, you won't need the date / You'll need how to listen and how to wait
bridge tender | She taught half the town how to hold a pen / And never saw most of us ever again
end we | The board's wiped clean and the chairs are up / One lonely glove and a lonely cup
end | {A part} on the desk that was mine till today / There's somebody's elbow moved in right away
hook me | Turn Over The Page :: Turn over the page, now, the hall's going still / Two hundred of us, and the clock has a drill / My mind's like a bird that's flown out of a cage / It comes back to roost when I turn over the page
hook bright we | Three, Two, Summer :: Three more lessons and two more days / One more assembly with one more phrase / The sun's on the grass and the teacher's a hummer / Count with me, everyone, three, two, summer
hook | {the thing}, Second Period :: {The thing}, second period, Tuesday and rain / I'd said I'd be bored, and I was, in the main / Then something went click, and it lit up the pane / {The thing}, second period, went to my brain
hook wistful | The Fly On The Window :: All I remember of history class / Is the fly on the window, the heat of the glass / He got out in April, I got out in May / The fly on the window had shown me the way
hook me | Sum On My Sleeve :: A sum on my sleeve / A date on my knee / France on my elbow / And none of it in me
hook funny | The Hamster Ate It :: The hamster ate it, sir / The hamster was first / The cat had the footnotes / And then the cat burst
hook we | Names On A Shirt :: Names on a shirt / That will never wash out / All that we learned / What it's all about
hook tender me | Something To Say :: In red, in the margin / One wet day / She wrote it small / You've something to say
hook wild we | Bell Like A Bucket :: Bell like a bucket / Bell like a drum / Open the gates / Here we come
hook funny | X Is A Mystery :: X is a mystery / Where did it go? / It ran off with Y / And they're never to know
hook tender me | Sat By Me :: New shoes, new bag / Nobody I knew / A hundred loud tables / Then sat by me, you
hook proud we | Small Chairs :: We came in on small chairs / With paste on our chins / Look at us now / On our long thin shins
`)
