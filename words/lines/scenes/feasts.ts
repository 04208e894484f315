import { lines } from '../../lines.ts'

// Four lines that tell one small scene from its first word to its last: for feasts, thanks and good news.
export const weddingScenes = lines('wedding', `
scene you | The vicar's mislaid the right page of the book / There's one at the back stands on tiptoe to look / You're holding on tight to the end of one sleeve / You both look like people with no plans to leave
scene you | Somebody's uncle has started to cry / He says it's the flowers, we all know why / There's rice in my collar and grass on my shoe / And all of the chairs have been turned towards you
story you | We all saw it coming before you two did / You lit up like lamps, and you thought it was hid / You'd say, just a friend, and you'd go a bit pink / We'd look at the ceiling, and pour you a drink
turn you | It won't all be dancing, it won't all be cake / There'll be the odd winter with dishes to break / But look at your hands, how they fit without fuss / You'll do it, you two. You can take it from us
turn you | May all of your quarrels be over by tea / May one of you always remember the key / May somebody laugh when the roof starts to drip / And hold up a bucket, and call it a trip
`)

export const anniversaryScenes = lines('anniversary', `
scene you | The photograph's faded, the frame's come unglued / You look like two kids in a borrowed good mood / Of all of that suit and the lace and the shine / There's one thing that's left, and it's doing just fine
story you | You've had the same row about maps since the start / You hold it in cars like a duet, by heart / One says, it was left, and one says, was it? Well / You've never been lost yet, as far as we tell
turn you | They ask for the secret, they ask what you do / You look at each other, you haven't a clue / You say, don't go shopping when both of you're tired / And laugh till you cough like you've both been fired
turn you | You reach for the salt and it's there in your hand / You don't even ask now, you both understand / It looks like so little, it looks like pure luck / It's years, with a word when the other got stuck
`)

export const thanksScenes = lines('thanks', `
scene you | I'm no good at speeches, I'm worse with a card / I've sat with this pen for an hour, it's hard / I wrote the word thank and I wrote the word you / The rest is just me looking out at the view
story you | I had no more answers, I had no more plan / You didn't make speeches, you said, well, I can / You rolled up your sleeves and you asked where to start / I've carried that question about in my heart
story you | You stayed when the others had reasons to go / You stood in the doorway and stamped off the snow / You never once asked what it cost, or for how / I'm late with the thank you, I'm saying it now
turn you | You'd say it was nothing, and look at your feet / You'd say that you just happened past in the street / But nothing's not something you'd drive through the night / And nothing's not holding a torch for me, right?
turn you | So this is a song, since I can't buy a star / There's no shop that sells what you've been and you are / I'll pass it along to the next one in need / You planted a lot more than one little seed
`)

export const serviceScenes = lines('service', `
story you | You came with your boots on, you came in the night / You said, we've got this, and you turned on the light / I don't know your surname, I don't know your street / I know your two hands, and the sound of your feet
`)

export const retirementScenes = lines('retirement', `
scene you | The alarm clock's unplugged, it's been put in a drawer / You woke up at six all the same, as before / You lay there and grinned at the crack overhead / At half past eleven you got out of bed
story you | You knew which old pipe you should hit with your shoe / You knew where the forms were, in pink and in blue / They've drawn up a list of the jobs that you did / It took up three pages, and that's with some hid
turn you | There's beans to be planted, there's bread to be burned / There's one book on Spanish you never quite learned / You've saved it all up and you've saved it for when / Well, when is this morning, so pick up a pen
`)

export const graduationScenes = lines('graduation', `
scene | The gowns are too hot and the hats are too wide / There's somebody's grandma who's waving outside / They read out the names like the longest of trains / And everyone thinks of the nights and the brains
story | The lamp in the window was on until three / With toast going cold and with six cups of tea / And pages that swam, and the birds starting up / And one more idea at the base of the cup
turn | They'll frame it and hang it up over a chair / A bit of good paper, a name printed there / They won't frame the mornings, the rain, the late bus / But those are the parts of it that belong to us
`)

export const congratulationScenes = lines('congratulation', `
scene | I read through the letter, I read it once more / I sat on the stairs with my coat on the floor / The words were still there when I looked back again / I rang up my mother at quarter past ten
story | There's many a no in the drawer by the bed / There's some were quite kind, and there's one never read / I kept every one of them, not out of spite / They're steps, and I climbed on them up to tonight
turn | So hang out the flags and go borrow a hat / We don't get so many good evenings like that / Tomorrow's for lists and for making a plan / Tonight is for being as loud as we can
`)

export const christmasScenes = lines('christmas', `
scene | The angel's got one wing, she's missing an eye / She's been on that branch since a Christmas gone by / We've bought better angels, they lie in the drawer / It's her that we lift up, as always before
scene | The tree's in a bucket, it leans to the right / There's half of the needles already, tonight / Dad says that it's fine and he ties it with string / To the leg of the table, the lamp, everything
story | The gravy went lumpy, the sprouts had gone grey / The cat took the turkey and got clean away / We ate beans on toast in our gold paper crowns / And laughed till our faces were running like clowns
turn | There's one chair too many, or one that's too few / We all of us count it, and none of us do / We lift up a glass to whoever's not here / And pull on our crowns, and get on with the beer
`)

export const festivalScenes = lines('festival', `
scene we | There's flags up and down from the shop to the square / And somebody's frying, it hangs in the air / The children have faces of tigers and flowers / The band has been tuning for nearly three hours
turn we | They'll take down the lights and they'll fold up the stall / And sweep up the paper that's blown by the wall / But all the next winter, by bus and by train / We'll hum it under our breath in the rain
`)

export const partyScenes = lines('party', `
scene | The carpet's rolled up and the chairs are outside / The neighbours were asked, so there's no need to hide / Somebody's cousin has plugged in a light / It spins on the ceiling like fish in the night
story | I came with a headache, I came for an hour / I'd planned to be home by the time of my shower / Then someone put on that old song from the car / I've lost both my shoes, and I don't know how far
turn | It's four, and the last of us dance in the sink / The sky's going grey, with a bit of it pink / We'll all be so tired, we'll all be so slow / One more, says the one who was ready to go
`)

export const holidayScenes = lines('holiday', `
scene we | The window wound down and the map on my knee / You shout out at every last glimpse of the sea / There's sand in the sandwiches, sand in the bed / And sun on the back of your neck, going red
scene we | We asked for a view and they gave us a wall / With half of a fig tree, a cat, and that's all / By day two the cat had moved into our room / And we wouldn't have swapped it for palms in full bloom
story we | We got on the wrong bus and rode to the end / To a village, a well, and a road with a bend / A woman in black gave us bread and a chair / We don't know the name, and we want to live there
story we | We'd written a list of the sights we should see / We saw about two of them, maybe it's three / The rest of the days we just sat with our feet / In water, and argued on what we should eat
detail we | A hat from the market, too big for my head / A phrase book that taught us the wrong word for bread / A bill on a napkin, a ring round the moon / And you saying, no, we're not going home soon
turn we | The tan's going patchy, the post's in a heap / I found a small shell in my shoe, half asleep / I held it to one ear, I closed both my eyes / And heard the whole summer, at quite a good size
turn we | We'll look at the pictures in months when it pours / And fight about who lost the key to those doors / And one of us always will say, by and by / Let's book it, let's go there, let's at least try
feel we | There's nothing to do and a whole day for that / I've sunburn on one side, the shape of my hat / I've not read a page and I've not moved a chair / It's only eleven, and we've all day there
wish we | Next year we'll go further, next year we'll go slow / With only one case and with nowhere to go / And if it all ends up as lost as before / We'll laugh by the roadside and lose it some more
bridge we | You can't bring it home, it won't go in the case / The light on that wall, or the look on your face / But some days, in traffic, I smell it, it's true / Hot stone and an orange, and salt, and then you
end we | So here's to the bus that we missed by the pier / We'd never have had it, that evening, right here
pre we | The last road, the last bend, and hold your breath, now / There it is, there it is, look at it, wow
lift we | Oh, take me back, I'll go back in these shoes / With nothing to carry and no time to lose
hook we | One More Day :: One more day, and we'll go in the sea / One more day, just for you, just for me / The plane can go early, the plane can go late / Give us one more day, and the winter can wait
hook we bright | Sand in My Shoes :: There's sand in my shoes and there's salt in my hair / I came with a list, and I don't know where / I've nothing to sign and I've nothing to lose / I'm going home slowly with sand in my shoes
hook we | Postcard :: I'm writing a postcard, the weather is fine / We got lost by seven and found by nine / I wish you were here, but there isn't a bed / The postcard says wonderful, that's all it said
`)
