import { lines } from '../lines.ts'

export const pet = lines('pet', `
scene you | Six in the morning, on my chest / You've come to put me to the test
scene you | {Where} you're waiting, right on time / You hear the clock about to chime
scene about | {Name} is in the laundry pile / Asleep, with half a dreaming smile
scene you funny | I hear a crash, I hear a thud / I see the carpet, and the mud
scene about | My {thing} {it does}, the day's begun / Nobody told it there's no sun
scene you | I turn the key, I hear you run / My day was bad, my day is done
scene | {A part} in the morning light / {A part2} that's had a busy night
scene you tender | You're in my chair, you're in my spot / You look at me as if I'm not
scene about | There's something breathing on the bed / And all the covers round its head
scene we | We said no pets, we were quite clear / And then we brought you home last year
scene you plain | You've got a bowl with your own name / You've got one trick, it's just the same
story you | You came home in a cardboard crate / So small you hardly had a weight
story you funny | You ate my shoe, you ate the other / You ate a letter from my mother
story you tender | At the shelter, at the end of the row / You leaned on the wire, and wouldn't go
story about | {He} met a hedgehog, sniffed it, yelled / And told us all what it had smelled
story you funny | The vet said diet, you said no / And found the biscuits, high and low
story you | The night I cried, you came and sat / You said not one thing, and that was that
story about | {Name} got lost for half a day / We found {him} two doors up, at play
story you funny | We bought a bed of foam and fleece / You chose the box, and sleep in peace
story about | The first time {name} saw the sea / {He} looked at it, then looked at me
story you | You stole a sausage off the grill / You're looking at me, chewing still
story we | We named you after someone great / You fell off the sofa, and sealed your fate
story you | I put you on the floor at ten / By two you're on my face again
detail about | {A part}, {a part2}, and a stare / And one wet patch upon the chair
detail | {Sense} upon the kitchen floor / A nose that's pushing at the door
detail you funny | There's hair on all the things I own / And something buried with the phone
detail about | With {a part} and no sense at all / {He} runs head first into the wall
detail you | Your ears go up at any sound / The fridge, a crisp bag, miles around
detail you tender | You dream, your feet run in the air / You're chasing something, who knows where
detail | {A part} {where}, a chewed-up ball / A row of nose prints down the hall
detail about | {The thing} {it does}, then looks at me / As if to say, it's nearly tea
detail you | {Your part}, your yawn, your crooked sit / Your one great thought, and losing it
detail you funny | You've got a toy for every mood / You've got one mood, and that is food
feel you tender | You don't care what I wear, I've found / Or earn, or weigh, just that I'm round
feel you | I talk to you like you reply / You tilt your head, I can't think why
feel you | No one's so pleased as you to see / A tired and ordinary me
feel me | The whole long day can bark and bite / I've someone small to hold tonight
feel about | {He} looks at me like I'm a king / Because I've got a bit of string
feel you tender | Your heart goes quick beneath my hand / It's all the church I understand
feel you bright | You make a field of any floor / A feast of crumbs, a world of the door
feel you | I can't stay cross, I've tried, I've tried / You look at me, you look, you slide
feel we | We used to talk of books and plays / Now we discuss your eating phase
feel you calm | You fold yourself into the sun / And show me how the thing is done
turn you old tender | Your face has gone a little grey / You sleep a bit more of the day
turn you | You used to fit inside my shoe / Now there's no room in bed for two
turn you funny | I've cancelled trips, I've moved the chair / I spell the words you know, with care
turn about | Now {name} owns the sofa, the stair / We're guests here, and we sit with care
turn you | A year ago I lived alone / With matching cups, and a silent phone
turn you bright | The neighbours know you, not my name / I'm just the one with which you came
turn about | {Name} has friends on every street / They bring round scraps and things to eat
turn you | You've taught me more than I taught you / To stretch, to nap, to love the view
wish you | May every lap be twice your size / May something drop, with gravy, fries
wish you tender | May you have sunspots, moths and laps / And ten good years of noisy naps
wish you | {Name}, I'll be there with the spoon / I'll be there, morning, night and noon
wish you | I'd give you {a part} made of gold / If you would do as you are told
wish you | I'd live as long as you, no more / If you could teach me how to snore
wish you bright | Let's {do} until the stars come out / Let's be what all the fuss is about
lift you | You're mine, you're mine, you daft old thing / You're half a pest and half a king
lift you tender | You don't say much, you don't do sums / You're just the best when evening comes
lift about | And {name} thinks that I'm the one / Who fills the bowl and lights the sun
lift you | There's gold and fame, there's land, there's art / There's you, asleep, across my heart
lift we | No house is home till something's curled / On top of the best coat in the world
pre you | Here comes the look, the lean, the sigh / You've had your supper, so have I
pre about | The ears go up, the whole thing shakes / {He} knows that car, {he} knows those brakes
pre you | I count to three, I say your name / You look away, we know this game
bridge you | If you could speak, what would you say? / You'd ask me why I go away
bridge you | They think I chose you from the rest / You looked around, and picked the best
bridge | Some people want a boat, a car / I've got the strangest friend by far
bridge | Ten thousand years ago, a fire / Two eyes came closer through the briar
bridge you tender | I'm all your world, I know, I've seen / You guard the door, you wait between
end you tender | Goodnight, you've turned around three times / You're on my feet, you're past all crimes
end you funny | I've got six inches of the bed / You've got the pillow, and my head
end about | The light goes off, and {name} sighs / I fall asleep beneath those eyes
end you | Move over, would you, just a bit? / No? All right then, this is it
story you | {Name}, you've eaten half the door / I love you, please don't eat any more
scene you | {Name}, get down, put that thing back / I heard the lid, I heard the snack
feel you | {Name}, I'd only popped to the shed / You danced like I'd come back from the dead
detail you | {Name}, your breath could strip the paint / You kiss me, and I nearly faint
scene about | Just look at {who}, lying there / One ear turned out, and not a care
feel about proud | No other {kin} has such a nerve / Or takes the stairs with such a swerve
wish about tender | Let {who} have the whole settee / And half the lap that's left of me
pre you funny | I see one ear above the chair / I see the cake's no longer there
pre you bright | You've heard the word, you've heard the tin / Here comes the whirlwind, let it in
lift you bright | You're all the welcome I could need / You're mud and hair and love and greed
hook you | Who's a Good One? :: Who's a good one? Is it you? / You ate the cushion, you ate my shoe / You've no idea what a word of it means / You're the best good one, and full of beans
hook you tender | Six Inches of Bed :: I've six inches of bed and a corner of sheet / You've got the middle, the pillow, my feet / I could move you, I could, but I don't, and instead / I sleep like a king in six inches of bed
hook about funny | It Wasn't {Name} :: There's flour on the ceiling and jam up the wall / There's something chewed up at the end of the hall / It wasn't {name}, with that angel-like frame / There's egg on your whiskers, but it wasn't {name}
hook you | You Again :: Who's at the door there? It's you again / Who's on my book and who's stolen my pen? / I open my eyes, and it's six, maybe ten / Nose on my nose, and it's you again
hook you bright | Best Bowl Yet :: Best nap, best sun, best patch of the floor / Best fly on the window, best squeak of the door / You tell me each morning, and never forget / You look at your breakfast, the best bowl yet
hook you proud | King of the Kitchen Floor :: King of the kitchen floor, lord of the mat / Duke of the duvet, and that's about that / You rule with a look and you never say more / Long live the king of the kitchen floor
hook you calm | The Warm Spot :: You found the warm spot that the sun makes at three / You followed it, stretched, from the chair to my knee / There's nothing on earth that you haven't got / Belly turned up to it, there in the warm spot
hook you funny | Look at Me Like That :: Don't look at me like that, I have only the one / It's my bit of chicken, it's my bit of bun / Oh, here then, you villain, I'm putty, I'm flat / You'd have the whole house if you look at me like that
hook you bright | Skid Down the Hall :: You skid down the hall at the sound of my keys / You take the last corner on elbows and knees / They say it's a pet, and it's nothing at all / They've never had anyone skid down the hall
hook you funny | I Said No Pets :: I said no pets, I was firm, I was clear / I said it all winter, I said it all year / Now look at me out in the garden, all wet / Calling you darling, and I said no pets
hook you | Snore Like a Train :: You snore like a train going over a hill / For something so little you never lie still / I turn up the telly, I turn it in vain / I can't sleep without it now, snore like a train
hook you tender | Three Turns Round :: Three turns round and you're down with a thump / A sigh like a tyre and a hot heavy lump / The day can be over, the night can come down / Nothing can happen now, three turns round
hook about funny | {Name} Runs This House :: {Name} runs this house, and we all pay the rent / We know where the biscuits and half the beds went / We tiptoe round you like a careful old mouse / We only just live here, {name} runs this house
hook you | You Don't Know It's Monday :: You don't know it's Monday, you don't know it's raining / You don't know there's anything worth a complaining / Teach me the trick of it, marvellous thing / You don't know it's Monday, you stretch and you sing
hook you | Yours Is the Crust :: Mine is the middle and yours is the crust / We made the arrangement on honour and trust / You wait like a statue, you whine if you must / Love is a sandwich, and yours is the crust
hook you wild | Nobody Told You :: Nobody told you you're only so high / You shout at the lorries, you shout at the sky / You see off the thunder, you stand up so tall / A lion, a dragon, nobody told you at all
hook you tender | Home's Where You Sleep :: Home's where you sleep, in a circle, in sun / With one eye half open in case there's a bun / I've had bigger houses and houses to keep / I live where you're curled up, home's where you sleep
hook you funny | When I Don't Call :: You come when I call you, you do, if there's cheese / You come when it suits you, you come as you please / I've whistled, I've begged you, I've thrown the red ball / You come every time, love, when I don't call
`)
