import { lines } from '../lines.ts'

export const birth = lines('birth', `
scene tender | The ward clock says it's eight past four / And someone new has joined the floor
scene tender | A knitted hat the size of half a pear / A grandad going grey upon a chair
scene we funny | We drove home slower than a hearse / And every bump we hit was worse
scene you | The whole room hushes when you yawn / You've got a face as new as dawn
scene about bright | {Name} is here, go tell the street / A perfect set of hands and feet
scene | A borrowed cot, a folded sheet / A pair of socks too small for feet
scene you plain | There's someone sleeping in the room / As small and pink as apple bloom
scene we | The bag was by the door for weeks / The phone goes and nobody speaks
story you tender | We'd painted half a wall when you arrived / The brush went hard, the yellow paint survived
story you | The papers signed, the long wait through / The door swung open, and it was you
story you tender | Some children come by moon, and some by phone / You came the way you came, and you came home
story we funny | We read the books, we watched the screen / The nappy's on backwards, but it's clean
story about | They handed me {who}, wrapped in white / I've hardly breathed out since that night
story you | We had a list of names from A to K / Then saw your face and threw the list away
story about bright | {He} gripped my finger, would not let it go / A hand no bigger than a dab of dough
story you tender | I said hello, and you turned round / As if you'd always known that sound
detail | {A part} hung above the bed / To turn around that sleepy head
detail tender | Ten fingernails like grains of rice / I had to go and count them twice
detail | {A part} and a folded shawl / A night light thrown against the wall
detail funny | There's milk on every shirt I own / And fourteen messages on the phone
detail you | Your ear is like a shell I found / With all the sea inside, no sound
detail | {Sense} coming up the stair / And talcum powder in the air
detail you wistful | You've someone's chin, you've someone's frown / From some old photo handed down
feel tender | I didn't know a heart could stretch / Until I'd someone's shawl to fetch
feel you | I've known you just an afternoon / I'd walk the ring road round the moon
feel | I'm scared of stairs, I'm scared of heat / I'm scared of how my heart can beat
feel you | You've got no words, you've got no plan / You've spun us like a ceiling fan
feel proud | I want to stop the bus and say / Do you all know who came today?
feel we tender | We're tired as boots, we're soft as bread / We stand here staring at your head
turn | The night is chopped in slices now / I've never been so glad somehow
turn you | Your eyes, that couldn't find a thing / Have found the lamp and found the string
turn you bright | And then one dawn, at half past three / You smiled, and I'll swear it was at me
turn we | This house was neat, this house was two / You'd laugh to see what one can do
turn about | {Name} just sneezed, and we all cheered / It's love, and it is rather weird
wish you | I'll give you {love} when you are grown / And songs to hum when you're alone
wish you tender | May you have pockets, mud and string / And someone near to hear you sing
wish you | {Name}, I'll teach you how to float / To whistle, read and button your coat
wish you bright | We'll show you snow, we'll show you sheep / But not just now, now go to sleep
wish you tender | You needn't shine, you needn't win / Just come back home and we'll be in
wish you | I promise you a chair, a spoon / A door key and a bedtime tune
lift you | {Name}, welcome, come on through / We kept the best place warm for you
lift you tender | You didn't have to do a thing / You came, and made the kettle sing
lift about bright | So pass {him} gently, hand to hand / The newest person in the land
lift you | Whatever road it was you came / The light went on, we knew your name
pre you | Hush now, someone shut the gate / The world can stand outside and wait
pre | A breath, a cry, and then the hush / The kettle on, the happy crush
bridge you tender | There was a you-shaped space before / We hung our coats up on that door
bridge | A hundred years from now they'll say / How someone cried for joy that day
bridge you | You've never seen a dog, a tree, a hill / Just think of all the firsts you're owed still
bridge about | And all the people {he} will be / Are folded small upon my knee
end you tender | Sleep now, {name}, you've come so far / We'll carry you in from the car
end you | The light is low, the bottle's warm / Goodnight, our tiny thunderstorm
end | And no one in this house can sleep / Except the one we've got to keep
story about | {Name} came and the clocks all stopped / A teacup slid, a teacup dropped
feel about proud | I say it slowly, say it twice / {Who}, the words still taste of spice
turn you | {Name}, your name was just a sound / Now half the world is turning round
end about | {Name} is sleeping, tell the moon / To come up softly, not too soon
feel about | I whispered it, I tried it out / {Who}, I said, and wanted to shout
scene about | There's {who}, as the lift doors part / Still wrapped in white, and that's the start
wish about tender | May any road my {kin} may take / Have lamps, and someone still awake
pre you | Your fist uncurls, your eyes come round / The room is made of hardly a sound
pre we | The door swings wide, the shawl's unwound / Come in, come close, and gather round
lift bright | Put out the flags, put on the light / The world got bigger by one last night
hook you tender | Come On In :: Come on in, small one, the kettle is hot / We've a chair by the fire and a blanket we've got / We've been leaving the light on since who knows when / Come on in, small one, come in again
hook you | Two Became a Crowd :: Two became a crowd overnight / Two became a lamp and a night light / I never thought quiet could turn out so loud / The day that two became a crowd
hook about bright | Tell the Street :: Tell the street, tell the cats on the wall / Tell the man at the shop and the girls in the hall / Ten little fingers and two little feet / {Name} is here, go tell the street
hook you | Small as a Loaf :: Small as a loaf and as warm from the heat / With a crust of dark hair and two butterbean feet / I'd a hundred big plans and I let them all go / For somebody small as a loaf of new dough
hook you tender | You Knew the Way :: No map, no lantern, no suitcase, no shoe / No one had told us the hour or the day / Out of the dark and the far side of blue / You knew the way, you knew the way
hook we funny | Nobody Sleeps :: Nobody sleeps in this house any more / The washing's a mountain, there's toys on the floor / But look at that yawn, oh, I'm in it for keeps / And who needs a bed when nobody sleeps?
hook you | Room in the Boat :: There's room in the boat, we've moved up the oar / There's room for your blanket, there's room for one more / It rocks and it leaks but it does stay afloat / Climb in, little sailor, there's room in the boat
hook you | Chosen :: I didn't give you these eyes or that chin / I opened the door and you came walking in / It isn't the blood, it's the coat on the hook / I was chosen, you chose me, with only one look
hook you tender | One Day Old :: You're only one day old / And I can't put you down / The whole world's to be told / In your one-button gown
hook you bright | Hello, Hello :: Hello, hello, you were worth the wait / Hello, hello, and you're two weeks late / Hello to your elbow, hello to your toe / I've a lifetime to say it, hello, hello
hook about | Pass the Baby :: Pass the baby, mind the head / Uncle's turn, he's going red / Down the sofa, round once more / Pass the baby, queue at the door
hook you tender | Your Hand Round My Thumb :: There are ropes that hold ships in the harbour at night / There are knots on the mountain pulled terribly tight / But nothing has held me, nor anything's come / As close as your hand round my thumb
`)
