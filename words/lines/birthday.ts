import { lines } from '../lines.ts'

export const birthday = lines('birthday', `
scene | The kitchen lights go off and someone hums / The cake comes in on tiptoe, shedding crumbs
scene | There's ribbon on the banister and stair / And icing sugar settled in my hair
scene bright | Balloons are bumping softly on the wall / The coats have made a mountain in the hall
scene you funny | We crouched behind the sofa for an hour / While you were singing, happy, in the shower
scene | The plates are out, the matches and the knife / The loudest little table of my life
scene funny | Somebody burned the sausage rolls again / They're due at three, it's only half past ten
scene you funny | The doorbell goes, we all shout at the door / You jump as high as you did the year before
scene you young plain | You woke before the birds, before the sun / And whispered in the dark, has it begun?
scene young bright | The paper crown is slipping, never fear / There's no day half this good in all the year
scene you | {Name}, come stand here in the light / We've tuned the piano for tonight
scene | {A part} laid out beside the plate / And nothing but the cake is late
scene you tender | They came from up the road and overseas / With foil-wrapped dishes balanced on their knees
scene you old proud | The children's children queue up for a kiss / You built one little house, it turned to this
scene young plain | A row of tiny shoes along the mat / And every child has got a pointed hat
scene about | This one's for {who}, standing there / With paper streamers in {his} hair
scene we bright | We pushed three tables end to end / And set a chair for every friend
scene you | The cards are leaning on the windowsill / The first came Tuesday, and they're coming still
story you | The story goes, you came out in the night / With both fists up and ready for a fight
story you funny | One year the cake slid sideways to the floor / We ate it with our spoons and asked for more
story you funny | I still have all the photographs you hate / The fringe, the grin, the cake on someone's plate
story you funny | Last year you blew so hard you soaked the cake / We ate it anyway, for friendship's sake
story you young | You lost a tooth, you learned to tie a lace / You ran the egg and spoon and came third place
story you old wistful | You danced in halls they've long since turned to flats / In polished shoes and several daring hats
story you old | You've seen the coal fires go, the screens arrive / And still you like your news at half past five
story you funny | You talk of {love} from soup to cheese / With crumbs all down your birthday knees
story you funny | You told us all you didn't want a fuss / You should have picked some other friends than us
story about tender | {Name} came early, came in a rush / And nobody has since said hush
story you tender | That morning someone held you to the pane / And showed you traffic, pigeons and the rain
story about | They tied a tag around {his} wrist / The smallest name upon the list
story you old proud | You raised a roof, a garden and a crowd / And never once said anything too loud
story you young bright | You drew us all invitations by hand / With dinosaurs, a pirate and a band
detail | {A part} wrapped up in last week's news / And ribbon out of someone's shoes
detail funny | {A part} and {a part2} in a box / With, underneath it all, a pair of socks
detail you | You'd trade the lot for {love}, I know / So close your eyes, and here we go
detail | The icing spells it nearly right / The last few letters rather tight
detail you | There's {love} in sugar on the top / We tried to draw it, couldn't stop
detail bright | {A part} and someone's violin / Another knock, come in, come in
detail | Warm lemonade and one last slice / We've sung it once, we'll sing it twice
detail funny | The candle wax is dripping on the cream / The neighbours heard the smoke alarm scream
detail young plain | A spoon, a bowl, a chocolate chin / A party bag to put it in
detail | {Sense} and paper tearing wide / And everybody's laugh inside
detail you | I found {a part} to bring along / Then lost the card and wrote this song
feel you tender | I'm glad of any morning you walk through / But most of all the one that started you
feel you | It isn't what is in the box at all / It's how your coat looks hanging in our hall
feel | There's something in a match being struck / That makes a grown-up trust in luck
feel you proud | I watch you in the glow of every flame / And feel a little taller by your name
feel you bright | My cheeks are sore from grinning since noon / I'm singing in the wrong key, and too soon
feel you tender | They print the year in squares upon the wall / There's one small square I love above them all
feel you | A room gets warmer when you've sat in it / Like someone found the stove and got it lit
feel you tender | Some people give a gift, some people are / You've been my porch light, seen from very far
wish you tender | {Name}, may your pockets never tear / And every bus you run for still be there
story you | {Name}, they wrote you in the book / And every nurse came in to look
turn you | {Name}, you're {age}, I checked it twice / You're owed a song and one large slice
end you bright | {Name}, the last balloon is red / Go tie it over your own bed
feel about proud | No other {kin} has a grin that wide / We light a cake to see inside
feel we | We sing it flat, we sing it fast / We'd never swap you, first or last
feel you funny | You make me feel I'm young, or nearly so / At least until the stairs, and then I'm slow
turn you | You used to need a box to reach the sink / Now you're the one who's pouring out the drink
turn you young | Your sleeves are short, your shoes are tight / You must have grown again last night
turn you | The presents shrink, the guest list starts to grow / And that's the better bargain, now you know
turn you old funny | The cake needs planning permission now / We'd need a ladder and a snowplough
turn you bright | {Age} is just the number on the door / Inside it's you, and every year there's more
turn you old | Your knees may click, your glasses hide away / You still outdance the lot of us today
turn you | The hats come off, the music gets turned low / And nobody is quite prepared to go
turn you tender | Another year has settled round your eyes / And every crease is laughter in disguise
turn you proud | The kid who feared the deep end of the pool / Now dives head first and makes it look so cool
turn about | {He} used to hide behind my coat / Now hear {him} reach the highest note
turn you wistful | I had you on my shoulders, seems last week / Now I look up to kiss you on the cheek
wish you | I hope this year brings {love} and more / And good boots waiting by the door
wish you tender | May all your trains be late enough to catch / And every sock you pull out have its match
wish you | May every lost umbrella find you dry / And may the bread you bake rise twice as high
wish you bright | Go out and get it, get it while it's hot / And bring us back a slice of what you've got
wish you young | May you have puddles deep as both your knees / And secret dens in all the climbing trees
wish you old tender | Long afternoons, a chair that knows your back / And someone young to carry up your sack
wish you | {Name}, I wish you one more year / Of everything you hold most dear
wish you tender | I wish you work that makes you whistle home / And someone there to share the honeycomb
wish you | Don't tell us what you wished for, keep it hid / We'll know it by your face the day you did
wish you young plain | And when you're big, and when you're tall / You'll still have cake with one and all
lift you | So blow, and let the smoke go where it will / We love you now, we're going to love you still
lift you bright | Tonight the whole street knows it's you / The moon has got a party hat on too
lift you | {Name}, this is all for you / The noise, the cake, the whole mad crew
lift bright | So turn it up and let the candles burn / There's time enough for everyone's turn
lift you proud | You're one of one, they never made a spare / And everybody here is glad you're there
lift about | So sing for {name}, fill your chest / And never mind who sings it best
pre you | Breathe in, lean close, the wick is bright / Has everyone turned off the light?
pre | Three, two, and nobody make a sound / Pass the big knife and gather round
pre you | Hold still a second, everybody hush / There's nothing in this house we need to rush
pre you bright | I hear the clink, I hear the chair legs scrape / It's too late now for making your escape
pre we shout | Hands up high / Frosting sky
bridge you tender | Before you came, this was a nothing date / The buses ran, the post was slightly late
bridge you | Somewhere a year from now we'll stand like this / With one more flame to blow and cheeks to kiss
bridge you tender | I don't count years, I count the times you rang / The jokes, the lifts, the songs you badly sang
bridge | A cake is flour and eggs until the spark / And then it is a lighthouse in the dark
bridge you old wistful | You keep the ones who taught you in your hands / The way you fold a cloth, the way you stand
bridge about | Ask {who} for the secret, please / {He} will say laughter, walks and cheese
bridge you funny | They say you're wiser, every year you gain / Then who put all the candles down the drain?
end you | The smoke goes up, the lights come on again / And you're the same, plus one, my favourite friend
end you tender | Go on to bed, we'll wash the plates for you / The day is done, the year is shining new
end | One last balloon is hanging on the stair / Tomorrow we will find it still up there
end you | {Name}, there's one slice on the shelf / You'd better hide it for yourself
end you funny | And if you're wondering who will sweep the floor / Not you, my dear, not you till half past four
story rap you funny | You turned up late to your own party with your shirt on inside out / Then danced until the neighbours came, and now they're what it's all about
turn rap you bright | Another year, another tier, another reason to be loud / You're still the first one on the floor, you're still the tallest in the crowd
feel blues you | I lit a candle for you and it burned all night / Lit one more candle for you, Lord, it burned all night / Now the whole of this kitchen's full of your good light
scene about bright | I told the baker who it's for / For {who}, and she piped some more
wish about | Give {who} a year of open doors / Of dancing shoes and polished floors
lift about proud | I've met the great, I've met the tall / My {kin} outgrins them one and all
pre you | The match is struck, the faces glow / There's only one thing left to blow
lift you bright | Your day, your cake, your silly hat / Let's shake the ceiling of this flat
hook | Half Past Cake :: It's half past cake and a quarter to song / You only get here once, so what took you so long? / Pull up a chair for goodness' sake / The clock has stopped at half past cake
hook you | All This Noise for You :: All this noise for you / Pots and pans and trumpets too / If they ask us down the avenue / Tell them all this noise for you
hook you tender | The Day You Turned Up :: I've been lucky in coins, I've been lucky in cards / I've found my lost keys in three different yards / But nothing came close, not the gold-plated cup / No luck like the day you turned up
hook you | Save Me the Corner :: Save me the corner, the bit with the rose / There's icing already on somebody's nose / I'd cross the whole country in yesterday's clothes / So save me the corner, and see how it goes
hook you bright | {Age} Looks Good on You :: {Age} looks good on you / Like a coat that's cut just right / Told you {age} looks good on you / Wear it out tonight
hook you young plain | Tall as the Door :: Stand up straight, put your heels to the wall / You were so little, now look, you're so tall / One day you'll be tall as the door / But tonight you can sit on my lap like before
hook you | Don't Tell the Wish :: Don't tell the wish, not even to me / Lock it up tight and swallow the key / Blow till it's dark as the bottom of the sea / But don't tell the wish, and then let it be
hook you tender | Everybody Who Loves You :: Everybody who loves you is here in this room / From the baby asleep to the man with the broom / We've swept out the corners of worry and gloom / Now everybody who loves you is here in this room
hook bright | Same Song, Louder :: Same song, louder, the one that we know / Same four lines from a long time ago / We're sharp, we're flat, we've never been prouder / Same song, everyone, same song, louder
hook you old | Still Got the Matches :: The candles outnumber the chairs in the hall / The cake's wider now than it used to be tall / But you've still got the matches, you've still got the spark / Come on, set fire to the dark
hook you young bright | All Hail the Kid :: You're the ruler of the hill in a paper crown / And nobody's making the ruler sit down / We'll march with our spoons through the middle of town / All hail the kid in the paper crown
hook you | Lap Number {Age} :: Lap number {age}, round the old sun / Nobody asked you to walk it or run / You sang all the way and you made it look fun / Lap number {age}, and a new one's begun
hook you funny | Tomorrow We'll Wash Up :: There's cream on the ceiling and crumbs in the bed / There's somebody's hat on somebody's head / Leave every plate, leave every cup / Tonight is for you, and tomorrow we'll wash up
hook you | Keys to the Night :: Here are the keys to the night, don't be late / Here is the road, here's the swing of the gate / Go and find out what the far hills are like / You've got the keys to the night
hook you tender | Room for One More Candle :: There's room for one more candle / There's room for one more chair / There's more than we can handle / And love enough to spare
hook you old proud | {Age} Summers :: {Age} summers in the lines of your hand / Strawberry jam and the sea and the sand / You say it was nothing, it never was planned / {Age} summers, and isn't it grand?
hook shout | Blow, Blow, Blow :: Blow, blow, blow / Everybody, don't go slow / Puff your cheeks and there they go / Once more now and blow, blow, blow
hook you | Jump Up, {Name} :: Jump up, {name}, the band is in tune / There's a cake in the shape of a spoon and a moon / We'll be dancing in socks till the next afternoon / So jump up, {name}, and don't sit down soon
hook you funny | You Don't Look a Day :: You don't look a day over yesterday noon / When you fell in the hedge while you chased a balloon / They can count what they like, let them reckon away / To me you don't look a day
hook about | Somebody Ring the Bell :: Somebody ring the bell for {name} / Nobody else will be quite the same / Tell the whole street, tell the baker as well / Somebody run and ring the bell
hook you tender | Before There Was You :: Before there was you there was soup, there was sky / There were buses and bills and the weeks going by / It was perfectly fine, but I'm telling you true / We were only killing time before there was you
hook you | A Year with Your Name On :: Here is a year with your name on the door / Nobody's walked in those rooms before / Wipe off your shoes, there's a lamp in the hall / It's a year with your name on, so come see it all
hook bright we | Strike the Light :: Strike the light and pass it down / One small flame goes all through town / Hand to hand and bright to bright / It's your day, so strike the light
hook you | First Slice :: The first slice is yours, with the cherry on top / The first dance is yours, and we don't want to stop / We'll fight for the rest, we will share and play nice / But you, only you, get the very first slice
hook you young | Now You Are {Age} :: Now you are {age}, put your hand in the air / Now you are {age}, shake the crumbs from your hair / You can whistle and climb, you can count every stair / Now you are {age}, and there's cake everywhere
`)
