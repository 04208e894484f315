import { lines } from '../lines.ts'

export const jingle = lines('jingle', `
scene bright | There's a little blue door on the corner street / The smell comes out and it tugs your feet
scene | The sign says open, the bell goes ding / You only came in for a little thing
scene bright | {Name} is open, the kettle sings / Come in and look at the lovely things
scene | It's half past lunch and you've skipped a meal / Come round to {name}, we know how you feel
scene | You've looked on the left and you've looked on the right / {Name} has it in, and we're open all night
scene bright | {A part} in the window, a light in the hall / There's something in here for the big and the small
scene | {In place}, by the bakery wall / {Name} is the place for you, one and all
story | My mother came here, and her mother before / They argued the price and they bought some more
story | We started with {a part} and a folding chair / Now folk come to {name} from everywhere
story funny | A man came to browse for a minute or two / He's one of the staff now, and happy, too
story | She ordered on Monday, it came in a box / It fitted so well that she danced in her socks
story bright | The cat chose the colour, the kids chose the size / And Dad chose to pay with his hand on his eyes
detail | {A part} and {a part2}, fresh every day / We'd never sell you the other way
detail bright | Crunchy and golden, buttered and warm / The best kind of shelter in any storm
detail | {Sense} at the door, and a smile at the till / You'll come for a minute, you'll sit for a while still
detail | A tap and a swipe and it's done, and you're through / More time for the things that you're wanting to do
detail | {The thing} {it does}, and it never goes wrong / We put it together and tested it long
detail bright | It's soft on the inside and strong where it counts / It comes in all flavours, it comes in amounts
detail | No queue and no fuss and no print at the end / We treat every customer just like a friend
feel bright | It's that Friday feeling in every bite / You can have it on Monday, we think that's all right
feel | There's {feeling} for sale and we're giving it free / With every good cup at a quarter past three
feel | You'll walk like a king and you'll hum on the bus / You'll tell all the neighbours, and tell them it's us
turn | You could go to the big one, the one with the light / But nobody there knows you're hungry tonight
turn bright | The others have warehouses, miles upon miles / We've chosen each one, and we've chosen with smiles
turn | And if it should break, you can bring it right back / We'll mend it with love and with needle and tack
wish bright | Next time you're hungry, or lonely, or late / Remember the name on the little green gate
wish | We'll be here tomorrow, we'll be here in spring / With {the thing} and a smile and a bell that goes ding
lift bright | {Name}, {name}, it's the place to go / If you know, you know that you know, you know
lift | Come in for {the thing}, stay on for the chat / You won't find a shop with a heart like that
lift bright | Bring all the family, bring all your friends / We're open until the fun of it ends
lift | So pick up the phone, or just pop through the door / {Name} has got {a part}, and more, and more
pre | Hungry? Yes! And thirsty? You bet! / You haven't tasted it, not just yet
pre bright | Wait for the crackle and wait for the steam / Here comes a mouthful of somebody's dream
pre | What do you need, and how many of each? / We've got it on top, where the grown-ups can't reach
bridge | It isn't a brand and it isn't a chain / It's people who know how you like it in rain
bridge funny | The doctor said greens, and the dentist said no / But neither of them ever came to our show
end bright | {Name}! On the corner! Just follow your nose / We'll be here until everyone goes
end | That's {name}, with a bow on, and two for a friend / We'll see you on Saturday, that's the end
end funny | Side effects may include humming this tune / From breakfast on Tuesday to late afternoon
detail calm | A chair by the window, a book and a bun / The day can be busy, but you can have none
hook bright | See You At {name} :: See you at {name} at a quarter to two / There's a chair by the window and one cup for you
hook | Just Round The Corner :: Just round the corner, and in through the door / You came in for one thing, you're leaving with four
hook bright | Warm From The Oven :: Warm from the oven and straight to your hand / {Name} makes the mornings all over the land
hook funny | Go On, Then :: Go on, then, one more, we won't tell a soul / {Name} is the butter, and you are the roll
hook | {name} Knows :: Ask at the counter, whatever your woes / It's somewhere, it's somewhere, and {name} knows
hook bright | Follow Your Nose :: Follow your nose, for it knows where to go / Down to the shop with the yellowy glow / Coffee and cinnamon, sugar and dough / {Name} is the place that your nose wants to know
hook | Tap, Tap, Done :: Tap, tap, done, and you're out in the sun / {Name} does the boring bits, you do the fun
hook bright | Little Bit Of {name} :: Have a little bit of {name} today / It takes all the grey bits and washes them away
hook | Made This Morning :: Made this morning, gone by night / {Name} in the middle, just take a bite
hook bright | Ding Goes The Door :: Ding goes the door, and we know that it's you / The usual table, the usual two / There's always a face that you know at {name} too / Ding goes the door, and the kettle goes, phew
hook | Mend It, Don't Bin It :: Mend it, don't bin it, there's life in it still / {Name} has the needle, the glue and the skill / Your grandmother's chair or your favourite drill / Mend it, don't bin it, and halve every bill
hook funny | Hello, Lunch :: Hello, lunch, my dear old friend / {Name} has the middle and both of the end
hook bright | Pedal Down To {name} :: Pedal down to {name} with the wind in your hair / We'll pump up your tyres and we've plenty to spare
hook | Two For A Friend :: One is for you and there's two for a friend / {Name}, where the good times are easy to spend
hook bright | The Blue Front Door :: Look for the blue front door, look for the light / {Name} has your size, and we've got the fit right / You only looked in, but you'll look in for more / Everyone's better for the blue front door
hook calm | Sit, Stay, Sip :: Sit, stay, sip, let the day go slow / {Name} has a table and nowhere to go
hook funny | Hair Today :: Hair today and it's gone by three / {Name} made a whole new woman of me
hook | Big Enough For A Smile :: {Name} is a small shop, but stay for a while / We're just about big enough for a smile
hook bright | Say It With {the thing} :: Say it with {the thing} when you've nothing to say / The prettiest way to be brightening a day / From {name}, with a ribbon, and on its way / Say it with {the thing}, and say it today
hook | Bright As A Pin :: Fresh from the morning and bright as a pin / {Name} has the shutters up, come on in
hook funny | My Cat Likes It Too :: {Name} is delicious, it's healthy, it's new / I bought it for me, but my cat likes it too
hook | Sorted :: {Name}, and it's sorted, it's off of your list / One tap of a finger, one flick of the wrist
hook bright | Every Day's A Sunday :: {Name} on the table, a bun on the plate / Every day's a Sunday, and up a bit late
hook | The Shop That Says Good Morning :: We don't have a fountain, we don't have an awning / But {name} is the shop that says good morning
hook funny | I Only Came For Milk :: I only came for milk, and I'm leaving with cheese / A kite and a cactus, a bag of Chinese / The prices at {name} brought me down to my knees / I only came for milk, so the milk, now, please
hook | Roots To The Tips :: From roots to the tips and from tips to the door / {Name} makes you look like you did before four
hook bright | Scoop On Top :: One scoop, two scoop, don't let it drop / {Name} in a cone with a scoop on top
hook | Home By Five :: {Name} on the doorstep, it's home by five / The dinner is ready, the kids come alive
hook calm | {name} Lights The Lamp :: When evenings are drawing in early and damp / It's good to come by, for {name} lights the lamp
hook bright | Knock, Knock, Pizza :: Knock, knock, pizza, it's hot in the box / {Name} ran the stairs in its tomato-red socks
`)
