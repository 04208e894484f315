import { lines } from '../lines.ts'

export const school = lines('school', `
scene | The bell goes off like a bucket of nails / Forty of us with our socks and our tales
scene me | Ten to nine and I've lost my tie / The bus went past and it waved goodbye
scene | Chalk on the board and gum on the chair / A substitute teacher with frightened hair
scene me | Tomorrow's the test, and I've opened the book / It's page number one, and I gave it a look
scene | {The thing}, second period, Tuesday, and wet / The windows are steamed, and we haven't learned yet
scene wistful | The last day of term with our names on a shirt / In felt-tip and biro and pollen and dirt
scene we | We came in September with shoes like a glass / The smallest and cleanest that sat in the class
scene dark me | The hall's full of desks and the clock's full of teeth / I turn up the paper and look underneath
story funny me | The dog had an alibi, so had the cat / The homework was eaten, and that, sir, was that
story | She wrote on my paper, you've something to say / I carried that sentence around all the day
story funny | We let out the frogs in the chemistry wing / You never heard such a headmistress sing
story me | I studied {the thing} till my eyes went round / I knew it so well, and then up came a sound
story | He stayed after hours with his sleeves rolled high / Explaining the fraction again to the shy
story me | My friend passed a note, and it passed through the room / By lunch it said I was to marry the broom
story we | We sang in assembly with mouths like a fish / The pianist had courage, and that's all you'd wish
detail | {A part} on the desk and {a part2} on the floor / A ruler, a rubber, a coat on the door
detail | The smell of the corridor, cabbage and shoe / The pipe by the wall where my elbow burned through
detail | {Sense} from the front and a whisper behind / The fly on the window has made up its mind
detail funny | The lunch was a brown on a bed of a green / The jelly could answer back if it was mean
detail | Somebody scratched in the desk with a key / Jan loves a heart, and it wasn't for me
detail | {The thing} {it does}, and I copy it down / I draw in the margin a cat in a crown
detail wistful | The pegs with our names on, the paint on the hand / The hamster asleep in his sawdust land
feel me | My brain is a sponge, and it's full to the brim / I can't fit a verb in, I can't learn to swim
feel me | I'm good at the drawing, I'm good at the sea / I'm bad at the sitting, the chair is, not me
feel | {Feeling} in my stomach, it's worse than the flu / It's exams in the morning, and they feel it, too
feel bright | There's sun on the playing field, four more to go / I'd pass in the subject of window, you know
feel tender me | You sat next to me when nobody would / You shared me your crisps, and I thought, this is good
turn | But then in the middle it came in a flash / The x and the y weren't about to clash
turn wistful | The desks look so little, I can't fit my knee / I used to be somebody's size, and it's me
turn we | And now we have capes on and hats we can throw / The doors are wide open, and where do we go?
turn funny me | I've finished the paper, I've hours to spare / I turned it over, and more questions there
wish | To every good teacher whose coffee went cold / May somebody tell you the hands that you hold
wish we | When we are old and we meet in the street / We'll know by the laugh and the dragging of feet
wish me | Let there be something I know on the page / Let me not be here till I'm old with my age
lift we | The bell, the bell, it's the end of the day / The door's a big cork, and it's blown us away
lift | Pencils down, heads up, and breathe in the air / You did what you could, and the summer's out there
pre me | Five minutes left, and I've three more to do / My hand has a cramp, and my biro's turned blue
bridge calm | You won't need the rivers, you won't need the date / You'll need how to listen, and how you can wait
bridge tender | She taught half the town how to hold on a pen / And never saw most of them ever again
end we | The board has been wiped, and the chairs have gone up / There's one lonely plimsoll, and somebody's cup
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
