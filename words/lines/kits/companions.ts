import { kits } from '../../lines.ts'

export const companionsKits = kits(`
== ferrets?
hook | Where are my socks :: Where are my socks? There were ten on the line / Where are my socks? And that left one was mine / You're under the sofa, asleep in the box / As long as a Sunday. Now, where are my socks?
hook | Here and you're gone :: A nose round the curtain, one paw on the lawn / You're here and you're gone, you are here and you're gone / My keys and my earring, the prize that you've drawn / You flick up your tail, and you're here and you're gone
scene | You came in a box with a hole in the side / You looked out the one end, and came out, and tried / The sleeve of my jumper, the leg of my jeans / And slept in a saucepan beside the green beans
detail | A hoard in the cupboard: a spoon and a key / The half of a rubber, a biscuit, a pea / Eleven odd socks, all the left, in a nest / You've sorted by flavour, and I am impressed
story | The plumber came over, he opened the hatch / And out came a pencil, a sock, and a match / A passport, a doughnut, a wig, and then you / You looked at him, yawning, and went up his shoe
story | They said at the pet shop, why not have a mouse / A mouse doesn't rearrange all of your house / But you did a dance with your back in an arch / And I have been barefoot since sometime in March
feel | I ought to be cross, and I say, that's enough / I look at you, drunk on a sock and some fluff / You hop at me sideways, you chuckle, you fall / And I can't remember the reason at all
turn | The day I lost everything, job, pay and rent / I lay on the carpet, and that's how it went / You came with a sock, and you laid it by me / The best one you had. It was mine, number three
pre | One at the front door and one at the back / There goes my slipper, and there goes my snack
bridge | They say that a dragon sleeps tight on its gold / They say that a magpie takes all it can hold / But you never wanted a ring or a crown / Just something of mine when you're settling down
end | So sleep in your treasure, and I'll go without / I've cold feet in bed, and I've got you about

== parrots?|cockatoos?|macaws?|african_grey|budgies?|cockatiels?
hook funny | Who taught you that :: Who taught you that? There's the vicar to tea / Who taught you that? You are looking at me / You said it in Gran's voice, you said it to the cat / I've never been prouder. Now, who taught you that?
hook funny | Pretty boy :: I've read you the poets, I've read you the prayers / I've played you the opera, I've played it upstairs / You cock your green head, and you wait, and you're coy / And out comes the sailor. Oh, pretty boy
scene | A bell and a mirror, a perch by the chair / You're doing the phone, and there's nobody there / You're doing the microwave, doing the door / I've run to the hallway three times now, or four
detail | A beak like a bottle top, feathers like paint / A look like a lawyer, a walk like a saint / There's seed on the carpet and seed on the chair / And one in my coffee, and one in my hair
story | My mother-in-law bent to give you a grape / You told her a word, and her mouth was agape / She straightened her cardigan, sat, gave a cough / And taught you one stronger to finish it off
story | I covered your cage, and I turned out the light / And out of the darkness you wished me good night / Then, soft as a bishop, quite under your breath / You swore at the curtains, and scared me to death
feel | You don't know you're rude, you just know that we laugh / You've counted the faces, you've drawn up a graph / A please gets you nothing, a thank-you gets less / But one little word makes a glorious mess
turn | I came home one evening, and nobody in / I sat on the stairs with my hands on my chin / And out of the kitchen a voice that was mine / Said, come here, you daft thing, you're doing just fine
pre | Head on one side, and you shuffle your feet / Everyone's listening, right down the street
bridge | They tell me you'll live to be ninety or more / You'll swear at my children, you'll swear at the door / And when I'm a picture, and dust on a shelf / You'll still do my laugh, and you'll do it yourself
end | So goodnight, you pirate, the blanket comes down / You've told the whole parish, you've told the whole town

== tortoises?|terrapins?|(?:pet|my|our)_turtles?
hook | No hurry :: No hurry, no hurry, you're crossing the lawn / You started for breakfast, we sat down at dawn / The world's late for something, the world's in a flurry / You've reached the first daisy. No hurry, no hurry
hook | Older than me :: You're older than me, and you're older than Dad / You've seen off the gardeners that each of us had / You look at the lettuce, the lawn and the tree / You've known me since Tuesday. You're older than me
scene | A dinner-plate back with a date on in paint / The eyes of a judge and the neck of a saint / You come round the flowerpot, one inch, then two / I went in for coffee. I came back to you
detail | You eat like a critic, you take off the head / Of one dandelion, and go straight to bed / You've legs like an elephant's, only in small / A face that has never been hurried at all
story | We lost you one summer, we looked till the frost / We printed your picture, and under it, lost / In April the compost heap gave a low groan / And you came out, blinking, and walked yourself home
story | My grandmother bought you, a shilling, they say / She fed you with strawberries, one every day / She's there in the photo, with bows in her hair / And you, not one wrinkle the less, standing there
feel | I've emails to answer, a train and a bus / You stop at a pebble, with none of the fuss / You study it, chew on it, go on around / I've not been so calm since I sat on the ground
turn | The vet turned you over, and tapped with a nail / She wrote down your weight on the grocery scale / She said, with some luck, in a box, through the snow / You'll see us all out. And you blinked at her, slow
pre | Left front and right back, and then have a rest / There is no next thing now, and this is the best
bridge | So who has it right, then, with all of the haste / The ones who go round, or the one with the taste / Of clover at lunchtime, the sun on the shell / Who carries a house and who carries it well
end | The box has its straw, and the nights have grown long / Sleep slow. When you wake up, I'll sing you this song

== rats?(?!_race)|gerbils?|(?:pet|fancy)_(?:mouse|mice)|chinchillas?
hook | Small in the hand :: You're small in the hand, and you're warm as a roll / A heart like a sewing machine, and a soul / They scream on their chairs, and they don't understand / There's somebody looking, so small in the hand
hook | Up my sleeve :: There's somebody clever I keep up my sleeve / In meetings, on buses, you'd never believe / I wriggle, they wonder, they ask me to leave / I smile like a conjuror, with you up my sleeve
scene | A cardboard cathedral, a hammock, a wheel / A bed made of bank statements, shredded with zeal / You come to the bars with your hands on the wire / And wash both your ears like a monk in a choir
detail | Four teeth like piano keys, whiskers like string / Pink fingers for holding one pea like a king / A tail you don't mind if you don't, and I do / I've come to quite like it. It steadies you, too
story | You got in the sofa, we took it apart / We tempted with cheese and a strawberry tart / You sat on the bookcase and looked at us, two / Adults on the carpet, both calling for you
feel | Two years, maybe three, is the time that you're lent / You don't seem to mind it, you don't ask who went / You've sunflower seeds and a sleeve and a toe / You spend it like someone with nowhere to go
turn | My mother said, never, not under my roof / She stood in the doorway, she stayed there, aloof / By Friday she'd knitted a scarf, out of thread / She says it was spare. And it's tucked round your head
pre | Scratch in the corner and rustle and squeak / Nobody's talking, and you have to speak
bridge | The kings had their lions, the queens had their bears / The rich have their horses, the poor have got theirs / It lives in a pocket, it sleeps by the heart / I wouldn't swap pockets. I like my own part
end | The wheel's going round, and the moon's going by / You're getting there, small one. And so, dear, am I

== geckos?|lizards?|bearded_dragons?|iguanas?|chameleons?|snakes?|pythons?
hook | Under the lamp :: Under the lamp, on the warm piece of slate / Under the lamp, with your one cricket late / You've come through the ages, the ice and the damp / To sit in my bedroom, and under the lamp
hook funny | Check the shoe :: Check the shoe, check the shoe, and the toaster as well / Check the shoe, check the shoe, for you never can tell / You're small, and you're green, and the curtains are, too / I love you. Don't move, please. And check the shoe
scene | The lid was ajar by the width of a nail / A leaf was still moving, a flick of a tail / I looked in the heater, I looked in the flue / I've emptied the house, and it's empty of you
detail | A lick for your eyeball, a blink like a blind / A smile that was fitted, and no one has signed / Your toes have got suckers, your elbows go wide / You hang off the world on whichever its side
story | My sister was singing, with foam on her head / She opened the curtain, and this is what's said / By three of the neighbours: she came down the stair / In towel and in thunder, with you in her hair
story | We found you at midnight, asleep on the wall / Behind the old picture of Grandma, that's all / You'd hung there for three days, as still as a nail / The eyes in the portrait had started a tail
feel | They say you don't love me, they say you just need / A rock that is warm, and a cricket, a weed / But I've had some people who wanted much more / And none of them waited for me by the door
turn | I leave the lid open now, some of the day / I don't think a cage is a reason to stay / You go for a wander, the shelf and the chair / Then home to the lamp. And I'm glad that you're there
pre | Nobody move now, and look where you tread / Something just ran from the lamp to the bed
bridge | Your people were giants, they shook the whole ground / They ate up the ferns, and they threw trees around / It came to a comet, a cold, and a cloud / And you, on my finger. So small, and so proud
end | The lamp's going off, and the room's going blue / I've counted my fingers. And one of them's you

== (?:lazy|sleepy|fat|idle)_(?:\\w+_)?cats?(?:_\\w+)*
hook | Five more minutes :: Five more minutes, the sun's on the rug / Five more minutes, you're warm as a mug / You've been up since noon, and you've done what you do / So five more minutes, and then maybe two
hook | Do it tomorrow :: Do it tomorrow, the mouse isn't late / Do it tomorrow, there's some on the plate / There's nothing today that a cat needs to borrow / You yawned at the world, and said, do it tomorrow
scene | The sun has a square that it lays on the floor / It moves in an hour from the chair to the door / You move along with it, an inch at a time / And that's all the travel, and that's all the climb
detail | One paw on your nose, and the other one out / A belly that goes like the tide, or about / A tail that says, maybe. An ear that says, no / An eye that's a slit with some gold down below
story | A mouse came out strolling, he stopped by your chin / You opened one eye, and you let the cold in / You looked at him, sleepy, he looked back at you / He's living with us now. He's put on some, too
feel | I run for the bus, and I run for the bell / I run till I'm anyone, no one can tell / And you've never run for a thing since the spring / You wake up, you're perfect. You don't do a thing
turn | I lay down beside you, a Sunday, in June / I thought I'd get up again, sometime, quite soon / The phone rang itself out, the kettle went cold / I learned in one day what I'd never been told
pre | Stretch out the front half, and stretch out the back / Turn around twice now, and that's you on track
bridge | The kings of old Egypt, they knelt to your kind / They carved you in granite, they'd heaven in mind / You haven't forgotten. You look down at me / And blink, very slowly. It's nearly your tea
end | The square's off the carpet, it's climbing the wall / You've seen the day off, and you've not moved at all
`)
