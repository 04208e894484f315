import { lines } from '../lines.ts'

export const school = lines('school', `
scene me | Ten to nine and I've lost my tie / The bus went past and it waved goodbye
scene | Chalk on the board and gum on the chair / A substitute teacher with frightened hair
scene | The bell goes off like a drawer of spoons / We're forty pairs of wet maroons
scene me | It's ten to nine, I've lost my tie / The bus drove past and waved goodbye
scene | There's chalk on the board and gum on the chair / A brand-new teacher with nervous hair
scene me | The test's tomorrow, the book's still new / I've read the cover, the spine of it too
scene | {The thing}, first period, wet again / The windows steam and we draw on them
scene wistful we | The last of term, our names on a shirt / In felt-tip, pollen, ink and dirt
scene we | We came in September with shiny shoes / And bags too big, and nobody's news
scene dark me | A hall of desks, a clock with teeth / I turn it up and look underneath
story funny me | The dog's got an alibi, so has the cat / My homework's gone and that, sir, is that
story tender | She wrote in red: you've something to say / I wore it home like a coat that day
story funny | We freed the frogs in the chemistry wing / You should have heard the headmistress sing
story me | I studied {the thing} till I saw it in bread / It left by the ears when I went to bed
story tender | He rolled his sleeves up, stayed till five / And brought one fraction back alive
story funny | A note went round from desk to desk / By row eleven it was quite grotesque
story we | We mimed the hymn like goldfish do / The pianist knew and he played it through
detail | Somebody scratched in the desk with a key / Jan loves a heart, and it wasn't for me
detail | {A part} on the desk, a plimsoll, a pin / A pencil case with a mouse drawn in
detail | The corridor smells of shoes and peas / The pipes are hot enough for knees
detail | {Sense} in front and a whisper behind / A fly on the glass has made up its mind
detail funny | The lunch was brown on a bed of green / The custard moved when it wasn't seen
detail | A heart scratched deep in the wooden lid / Jan loves somebody, Jan really did
detail | {The thing} {it does}, so I copy it down / I draw in the margin a cat in a crown
detail wistful | A row of pegs, a painted hand / A hamster asleep in his sawdust land
feel me | My brain's a sponge and it's full to the brim / One more verb and I'll never learn to swim
feel me | I'm good at running, good at the sea / I'm bad at sitting, the chair hates me
feel | There's {feeling} here and it's not the flu / It's half past eight and we feel it too
feel bright | There's sun on the field and an hour to go / I'd get full marks in window, I know
feel tender me | You sat by me when nobody would / You split your crisps and you thought I was good
turn me | Then half way down it came in a flash / The x fell over the y with a crash
turn wistful me | The chairs are tiny, they come to my knee / I hung my coat where the peg was me
turn we | We've capes on now, and hats to throw / The doors are wide, so where do we go?
turn funny me | I finished early, I'd time to spare / I turned it over, and more was there
wish | To every teacher whose tea went cold / May somebody tell you, before you're old
wish we | When we are old and we meet in the street / We'll know by the laugh and the noise of the feet
wish me | Let there be one thing I know on that page / Let me get out at a reasonable age
lift we | The bell, the bell, it's the end of the day / The door's a cork and we've blown away
lift | Pencils down and lift up your head / The sun's out there and you're not yet dead
pre me | Five minutes left, I've three to do / My hand's a claw and my thumb's gone blue
bridge calm | You won't need the rivers, you won't need the date / You'll need how to listen and how to wait
bridge tender | She taught half the town how to hold a pen / And never saw most of us ever again
end we | The board's wiped clean and the chairs are up / One lonely glove and a lonely cup
hook me | Sum On My Sleeve :: I've got a sum on my sleeve and a date on my wrist / A river in France that I know I have missed / I'll pass or I'll fail it, I'm ready to leave / With all that I know as a sum on my sleeve
hook funny | The Hamster Ate It :: The hamster ate it, sir, the dog held him down / The cat did the gravy, the best in the town / I'd show you the pages, but they are all brown / The hamster ate it, sir, don't you dare frown
hook we | Names On A Shirt :: Names on a shirt, and they won't wash away / We signed it in felt on the very last day / We'll lose all the photos, forget all the dirt / But I'll know your handwriting, names on a shirt
hook tender | Something To Say :: In red, in the margin, she wrote it one day / A tick, and a line, and you've something to say / I've lost all the paper, I've moved far away / But I write every morning, I've something to say
hook wild we | Bell Like A Bucket :: Bell like a bucket of hammers and tin / It rattles our teeth as the day rattles in / But listen at four to the glorious din / A bell like a bucket, let freedom begin
hook me | Turn Over The Page :: Turn over the page, now, the hall's going still / Two hundred of us, and the clock has a drill / My mind's like a bird that's flown out of a cage / It comes back to roost when I turn over the page
hook funny | X Is A Mystery :: X is a mystery, where did it go? / I've looked for it high and I've looked for it low / It left before lunchtime, it left me with y / X is a mystery, don't ask me why
hook bright we | Three, Two, Summer :: Three more lessons and two more days / One more assembly with one more phrase / The sun's on the grass and the teacher's a hummer / Count with me, everyone, three, two, summer
hook | {the thing}, Second Period :: {The thing}, second period, Tuesday and rain / I'd said I'd be bored, and I was, in the main / Then something went click, and it lit up the pane / {The thing}, second period, went to my brain
hook tender | Sat By Me :: New shoes, new bag, and a knot in my chest / The dining hall, louder than all of the rest / I stood with my tray like a boat on the sea / And somebody shifted, and you sat by me
hook proud we | Small Chairs :: We started on small chairs with glue on our hands / With letters like elephants, loose rubber bands / Now look at us, look at us, climbing the stairs / The tall ones, the kind ones, who sat on small chairs
hook wistful | The Fly On The Window :: All I remember of history class / Is the fly on the window, the heat of the glass / He got out in April, I got out in May / The fly on the window had shown me the way
`)
