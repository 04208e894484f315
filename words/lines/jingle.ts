import { lines } from '../lines.ts'

export const jingle = lines('jingle', `
scene | The sign says open, the bell goes ding / You only came in for a little thing
scene bright | {Name} is open, the kettle sings / Come in and look at the lovely things
scene | It's half past lunch and you've skipped a meal / Come round to {name}, we know how you feel
scene | {In place}, by the bakery wall / {Name} is the place for you, one and all
scene | You've looked on the left, you've looked on the right / {Name} has got it and opens tonight
scene bright | {A part} in the window, lamp in the hall / Something for big ones, something for small
story | My gran came here, her gran came too / They sat by the window, and so can you
story we | We'd {a part} and a folding chair / Now look at the line going out to the square
story funny | He came to shelter a minute from rain / He works here now, and he sings in the main
story bright | The cat chose the colour, the kids chose the size / And Dad paid up with a hand on his eyes
story | She clicked on Monday, it came in a box / It fits so well that she danced in her socks
detail bright | Crunchy and golden, buttered and warm / The best kind of shelter in any storm
detail | One tap of the thumb and you're on your way / More time for the rest of your lovely day
detail | No fuss, no queue, no small print below / The kind of a place where they say hello
detail | {A part}, {a part2}, and made every day / Still warm when you carry it home all the way
detail | {Sense}, and a joke at the till / You came for a minute, you're sitting here still
detail | {The thing} {it does} and it won't let you down / Tested by every mum in town
detail bright | Soft in the middle and strong at the seam / Comes in vanilla and comes in cream
detail calm | A chair, a window, a book, a bun / Let everyone hurry, and you have none
detail bright | {A part} in a bag with a ribbon of red / A wave from the window, and home to bed
feel bright | It's Friday at five in a single bite / On Monday at nine, and that's all right
feel | There's {feeling} for sale and the first one's free / Come in for a cup at a quarter past three
feel | You'll hum on the bus, you'll skip on the stair / You'll tell everybody, and they'll all be there
turn | The big ones have escalators, floors / But who do you know who will hold you the doors?
turn we | And if it should break, then bring it right back / We'll mend it for love and a ginger snack
wish bright | Next time you're hungry, lonely or late / Look for the name on the little green gate
wish we | We're here tomorrow, we're here in spring / Push on the door and the bell goes ding
lift bright | {Name}, {name}, it's the place to go / If you know, you know that you know, you know
lift | Come for {the thing}, stay on for the chat / You won't get a website to smile like that
lift bright | Bring your cousins and bring your friends / We're open until the chatter ends
lift | Pick up the phone or pop through the door / {Name} has {a part} and a little bit more
pre | Hungry? Yes! And thirsty? You bet! / You haven't tasted it, not just yet
pre bright | Wait for the crackle and wait for the steam / Here comes a mouthful of somebody's dream
pre | What would you like, and how many of each? / The best are on top, but we've steps, so reach
bridge | It isn't a brand, it isn't a chain / It's people who'll lend you a coat in the rain
bridge funny | The doctor says greens, the dentist says no / They both had the pie, and they told us so
end bright | {Name}! On the corner! Just follow your nose / We'll be here until everyone goes
end | That's {name}, with a bow on, one for a friend / We'll see you on Saturday, that's the end
end bright | {Name}, on the corner, follow your nose / We turn the sign when the last one goes
end funny | May cause you to whistle this terrible tune / From breakfast on Tuesday till late afternoon
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
