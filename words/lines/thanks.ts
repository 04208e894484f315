import { lines } from '../lines.ts'

export const thanks = lines('thanks', `
scene you | The last light on was always yours, I'd see / It fell across the path, it fell on me
scene you | You hold the door, your arms are full / Your lunch half-eaten, dry as wool
scene you | It's five to nine, you're there, coat hung / With peppermints for everyone
scene you tender | You pull your chair up next to mine / You say, there's no rush, you're just fine
scene about | {Name} comes in by the side / With tired feet and arms held wide
scene you | {Where}, in all weathers, there you are / You walked, you haven't got a car
scene you | A flask, a lanyard, sensible shoes / You've got more patience than the news
scene about | There's {who} with the sleeves pushed high / Who never lets a soul slip by
scene we | We've made a card, it's mostly glue / It took all week, and it's for you
scene you bright | You come in whistling, stamp your feet / And all of us sit up in our seat
story you | I came in small, I came in scared / You said my name as if you cared
story you | I got it wrong, then wrong once more / You drew it, laughing, on the floor
story you tender | You stayed an hour past your time / And missed the bus, and said, it's fine
story you | The others looked and saw a file / You looked at me, and stayed a while
story you funny | You told a joke so very bad / It was the best laugh I had had
story you | I said I can't, you said not yet / One word, and one I won't forget
story you | You brought a blanket, brought a bun / You asked for nothing, not from anyone
story about | {Name} was there when no one came / {He} learned the way I say my name
story you | You lent me more than just the book / You lent me how you stop and look
story you | The night was long, the hall was white / You hummed, and dimmed the harsh strip light
story you | You {did} as if it were not much / As if it were a passing touch
story you proud | You spoke for me in that big room / I heard your voice come through the gloom
story you | You turned up with a casserole / You left it, and you left me whole
story about | {He} gave {his} Saturdays away / For years, and never asked for pay
story you tender | I never told you I was low / You put the kettle on, as if you'd know
story you | You found one thing that I did right / And held it up against the light
story you funny | I must have asked it forty ways / You only sighed on certain days
detail you | {A part} and {a part2}, close to hand / You made it simple, made it grand
detail you | {A part} tucked in your coat somewhere / A biro holding up your hair
detail you | {Sense} and I think of you / Of what you did, and didn't need to do
detail | A drawer of plasters, pens and thread / A list of who had not been fed
detail you | I see you {doing}, head bent low / While all the others up and go
detail you | A note in red, a tick, a star / I've got it still, here, in a jar
detail you | {Your part}, worn thin with daily use / A cardigan, one button loose
detail you funny | A mug that says the world's best dad / It's not yours, it's just all they had
detail you tender | The way you knock before you come / The way you warm your hands, your thumb
detail | {A part} {where}, the lamp kept lit / And someone always minding it
feel you | I owe you more than flowers show / They'll drop by Sunday, that I know
feel you | There's something steady in my chest / You put it there, and let it rest
feel you tender | You made a frightened thing feel tall / And never mentioned it at all
feel you | I hear your voice when I get stuck / Go on, it says, and don't trust luck
feel me | I thought that kindness must be loud / It wears flat shoes, it's in the crowd
feel you proud | They ought to put you on a stamp / A bust, a bridge, a standard lamp
feel you | You had a hundred more to see / And still you had some time for me
feel you bright | You make a Monday wag its tail / You'd make a kite of the junk mail
feel we | We never said, we thought you knew / We'll say it now, the whole room too
turn you | I'm grown, I'm good, I've done all right / I've got your saying pinned in sight
turn you | Today I met a scared young kid / And did exactly as you did
turn you funny | I've turned into you, it's a fact / I hum, I tut, I've got the knack
turn you | You wouldn't know me, time's gone by / The lamp you lit has not run dry
turn you | They cut the hours, they cut the pay / You came in early the next day
turn you wistful | I passed the building, it's been sold / I saw you at the door, in gold
turn about | I hear that {name}'s going grey / And still gives all {his} lunch away
turn you | It didn't look like much back then / I'd give the moon for it again
wish you | May someone hold the door for you / May someone do the washing too
wish you tender | May all you gave come back in spring / Like swallows, on a tired wing
wish you | {Name}, may your feet get a rest / You gave us all your Sunday best
wish you | I wish you {love} and a week of sleep / And a garden, and some praise to keep
wish you bright | Long may your bike stay free of rust / Your soup stay hot, your bread have crust
wish you | I'll pass it on, I'll pay it there / To someone else in someone's chair
wish you | May every queue you join go fast / May someone serve you first, not last
lift you | For what you did, and what you'd do / I'd need more words than thanks, than two
lift you | {Name}, thank you, that's the song / It's short, and overdue for long
lift you tender | You never knew, but it was you / The one good bridge that got me through
lift you proud | If I am any use at all / You're in the bricks of every wall
lift you | There's half a town that's standing straight / Because you opened up that gate
lift we | So from the back row, from the floor / We thank you, thank you, and once more
pre you | You'd say it's just the job you do / Then sit down, let me talk to you
pre you | I had a speech, I've lost the page / It wouldn't fit on any stage
pre you | Before you slip off through the back / With all your bags, your mug, your mac
bridge you | Nobody writes it in the books / The quick squeeze and the quiet looks
bridge you | A stone goes in, the rings go wide / You never see the other side
bridge you tender | If you had taken that day ill / I might be standing out there still
bridge | It isn't in the grand parade / It's in the bed that someone made
bridge about | You need just one such {kin}, just one / To think the whole thing can be done
end you | So that's it, put your coat on, go / I only wanted you to know
end you tender | I fold the note, I leave it there / With tulips, on your swivel chair
end you funny | I've run out of ways to say it now / So here's a cake, I'll take a bow
end about | And {name} just shrugs, and says it's late / And holds the light up to the gate
scene you | {Name}, your light is on again / You're always last, it's nearly ten
story you | {Name}, you never looked away / I've thought about it every day
detail about | {Name} has pockets full of string / Of sweets, of sense, of everything
turn you | {Name}, I've kept the thing you wrote / It's in the lining of my coat
pre you | {Name}, stand still and let us clap / Put down the tray, put down that map
feel about | {Name} is how the day holds up / Like saucers underneath a cup
story about | It's {who} who turned up in the wet / The one thing I can't quite forget
lift about | You want to know what good looks like? / It's {who}, unlocking that old bike
feel about | A {kin} like that is hard to find / They don't make statues of the kind
pre about | {He}'ll tell you it was nothing much / {He}'ll look away at thanks and such
pre we | So clear your throats and find the key / We've practised this since half past three
hook you | Not Yet :: I told you I can't, and you told me not yet / Two little words that I'll never forget / I've built a whole life on the back of that debt / I said never, I said never, you said not yet
hook you tender | You Learned My Name :: A hundred came in and they all looked the same / You put down your pen and you learned my name / You said it out loud like a match to a flame / I've been somebody since you learned my name
hook you | Last One in the Room :: You were the last one in the room every night / With a pen and a patience, a small pool of light / They'll give out the medals, the bands will go boom / I'll sing for the last one, the last one in the room
hook you bright | Flat Shoes :: Some heroes wear capes and some turn up in tights / Mine wears flat shoes and works most of the nights / You'll not see them statued, they don't make the news / I'd know them in heaven, those sensible flat shoes
hook you | What You Gave Away :: Count what you gave away, hour by hour / A seat on the bus and a bag of flour / You never kept score, so I'm keeping it, say / I'm rich as a king on what you gave away
hook you tender | You Sat Down :: You could have gone by with your clipboard and frown / You could have just waved, and you didn't, you sat down / You looked in my eyes till the shaking had stopped / You sat down beside me, and everything dropped
hook we | Glue and Glitter :: It's glue and glitter, it's falling apart / It's all of our names and a wonky heart / We did it on Sunday, ignoring the litter / For nothing says thank you like glue and glitter
hook you proud | In the Bricks :: There's a bit of you there in the bricks of this town / In the ones that got up and the ones that sat down / They'll never put it up in brass with the picks / But lean on a wall, and you're there in the bricks
hook you | Pass It Along :: You can't give it back, you can't pay it in gold / You take it, you warm it, you give it when old / You taught me the tune and I hope I'm not wrong / The only way thank you works, pass it along
hook you | {Name}, Take a Chair :: {Name}, take a chair, for you've stood long enough / We'll carry the boxes, we'll carry the stuff / You've been everybody's feet, everybody's stair / It's your turn for once, {name}, take a chair
hook you | Soup on the Step :: There was soup on the step and no knock at the door / No note, and a tea towel I'd seen once before / The weeks that I hid and the nights that I wept / I lived on the love in that soup on the step
hook you bright | Tell Your Mother :: Tell your mother she did a good job, from me / Tell your mother you're all that a person should be / I don't know what else I could offer you, other / Than thank you, and thank you, and go tell your mother
hook you tender | A Small Thing to You :: It was a small thing to you, you'd forget it by noon / A hand on my arm, and a cup, and a spoon / I was right on the edge, and you never knew / My whole life turned round on a small thing to you
hook you | No One Was Looking :: No one was looking, the crowd had all fled / You picked up the litter and made up the bed / You fed someone's meter, you finished the cooking / I saw you, I saw you, when no one was looking
hook you funny | I'd Have Failed Without You :: I'd have glued my own elbow, I'd have fallen in soup / I'd have joined up with pirates or some sort of troupe / I'd be up a tall ladder, no rungs and no view / I'd have failed without you, and well you knew
hook you calm | Steady Hands :: Steady hands, steady hands, there in the night / Finding the switch and then finding the light / They never asked thanks and they never made demands / The whole world is held up by steady hands
hook about | There Goes {Name} :: There goes {name} with a bag in each hand / No trumpets, no carpet, no parade and no band / The street looks a bit more like home, all the same / Take off your hat to it, there goes {name}
hook you | One Good Word :: You said one good word, and you said it in passing / I've carried it round like a brooch, and it's lasting / The insults, the thunder, the noise that I've heard / All drowned by the one, by your one good word
`)
