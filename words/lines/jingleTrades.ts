// What each trade has to sell, for a jingle that claims too little: the words that name the trade, and couplets with @ for the name.
type Trade = { names: RegExp; rows: readonly string[] }
const trade = (names: RegExp, ...rows: string[]): Trade => ({ names, rows })

export const JINGLE_TRADES: readonly Trade[] = [
  trade(
    /plumb|drain|boiler|heating/i,
    "There's a drip in the kitchen, a drop on the stair / One ring for @ and we're already there",
    "When the pipe starts to whistle, the tap starts to weep / It's @ by teatime, and then you can sleep",
    'Put down the bucket and take off the mop / When @ has been there, the drips all stop',
  ),
  trade(
    /dent(?:al|ist)|orthodont/i,
    "Open up wide, and you won't feel a thing / It's @ for teeth that'll sparkle and sing",
    'Thirty-two reasons to come and say hi / It is @ for a grin you can see from the sky',
    'Left ones and right ones, the front and behind / At @ we are gentle, and @ is kind',
  ),
  trade(
    /flor(?:al|ist)|flower/i,
    'A rose for your sweetheart, a daisy for Mum / When words are no use, then to @ you come',
    'One bunch for sorry and two bunches for thanks / From @, where the tulips are lined up in ranks',
    "There's a bloom for the birthday, a bud for the bride / It's @, and the whole of the garden's inside",
  ),
  trade(
    /\b(?:phones?|screens?|computers?|laptops?|tablets?)\b/i,
    'You dropped it on gravel, you dropped it in tea / Take it to @, and it rings by three',
    "There's a crack like a river across the whole screen / By lunchtime at @ it is ready and clean",
    "Don't throw it away and don't give it a thump / It's @ for a scratch, or a splash, or a bump",
  ),
  trade(
    /caf[eé]|coffee|roaster|espresso|tea ?(?:room|shop)/i,
    'Two sugars, one sugar, the milk on the side / There is steam on the window at @, come inside',
    'A cup for your morning, a chair for your coat / At @ there is froth with a heart set afloat',
    'The cup is a big one, the cake is too / And @ has a seat by the window for you',
  ),
  trade(
    /bak(?:er|ing)|bread|cake|pastr|patisserie/i,
    'Up before sunrise, with flour on the sleeves / At @ it is gone before anyone leaves',
    'The crust gives a crackle, the crumb is like snow / Come early to @, for the best ones go',
    'A loaf for your table, a bun for the road / It is @ by the slice, it is @ by the load',
  ),
  trade(
    /pizz|trattoria|italian/i,
    'Stretch it and toss it and give it a spin / At @ all the good stuff is piled to the brim',
    'Two minutes of fire and a mountain of cheese / Say @, and then say, one more slice, please',
  ),
  trade(
    /hair|barber|salon|beauty|nails?\b/i,
    'In with a mop, and you walk out with style / At @ there is always a chat and a smile',
    "A snip at the sides, and some off of the top / Your mirror says, @? Go on, and don't stop",
  ),
  trade(
    /garage|mechanic|\bauto|tyres?|tires?\b|car (?:repair|wash|service)|body ?shop/i,
    'It coughs at the lights and it knocks on the hill / Bring it to @ for a fair little bill',
    'A rattle, a wobble, a light on the dash / At @ you keep your car, and most of your cash',
  ),
  trade(
    /gym|fitness|yoga|pilates|crossfit|workout/i,
    'Come in as a sofa, go out as a spring / At @ you can lift nearly any old thing',
    'One step, and one stretch, and one more for the road / At @ you will carry a much lighter load',
  ),
  trade(
    /book(?:s|shop|store)?\b|librair/i,
    'A shelf for the rain and a shelf for the sun / At @ you go in for a minute, and none',
    "There's a story at @ with your name on its spine / A chair in the corner, and closing's at nine",
  ),
  trade(
    /\bcats?\b|kitten/i,
    'A cushion, a window, a place in the sun / At @ every whisker is number one',
    "There's a purr at the front and a purr at the back / At @ they will greet you from up on the rack",
  ),
  trade(
    /\bhotels?\b|guest ?house|\bb&b\b|lodge|hostel/i,
    'A pillow, a window, a key on a string / At @ you wake when the blackbirds sing',
    'Put down your suitcase and kick off your shoes / At @ there is nothing you need but a snooze',
  ),
  trade(
    /pets?\b|vet(?:s|erinary)?\b|groom|kennel|dog|cat\b/i,
    'For waggers and purrers, for feather and fin / At @ all the four-legged friends may come in',
    "A biscuit for good boys, a scratch on the chin / It's @, and your dog will be dragging you in",
  ),
  trade(
    /clean(?:ing|ers?)|laundry|maid|window|carpet/i,
    "The dust has moved in and it pays you no rent / One visit from @, and you'll ask where it went",
    'From corner to ceiling, from carpet to sink / When @ comes round it is done in a wink',
  ),
  trade(
    /roof|build(?:er|ing)|carpent|joiner|construction|handy|paint(?:er|ing)|decorat/i,
    "A tile in the garden, a draught in the hall / One visit from @, and there's no draught at all",
    "Measured it twice, and we'll cut it just so / When @ puts it up, it will stand in a blow",
  ),
  trade(
    /electric/i,
    'When the lights give a flicker, the kettle goes dead / Call @ in the dark from the foot of your bed',
    'From fuse box to front door, from socket to bell / When @ does the wiring, the wiring goes well',
  ),
  trade(
    /ice[- ]?cream|gelato/i,
    'One scoop or two, and some sauce down the side / At @ all your troubles go out with the tide',
    "It drips down your elbow, it lands on your knee / From @, and there's nowhere you'd rather it be",
  ),
  trade(
    /taxi|cab\b|cabs\b|driving school|minicab/i,
    "It's raining, it's midnight, you're miles from your bed / Ring @, and we're there before tears can be shed",
    'From door to the station, from station to door / With @ at the wheel you will never be sore',
  ),
  trade(
    /toys?\b|games?\b|hobby|comics?/i,
    'A train for the landing, a bear for the bed / At @ every grown-up is seven instead',
    "There's something that wobbles, there's something that sings / It's @ for your dragons and rockets with wings",
  ),
  trade(
    /pub\b|brew|bar\b|tavern|inn\b/i,
    'A fire in the corner, a dog on the floor / At @ they have seen you, and open the door',
    "A pint and a pie, and a seat by the flame / At @ by the second they'll know you by name",
  ),
  trade(
    /insur|account|tax|bank|law(?:yers?)?\b|legal|mortgage|solicitor/i,
    "The forms are in triplicate, stacked to your chin / Say @, and we'll quietly carry them in",
    "The small print is ours, and the sleep's yours instead / It's @ with the pens and the forms to be read",
  ),
  trade(
    /taco|burger|grill|diner|restaurant|kitchen|sushi|noodle|curry|food truck|deli\b|bbq|chicken/i,
    "Your tummy is growling, your fridge is a shame / Come hungry to @, and you'll leave not the same",
    'We chop it and fry it, we pile it up high / At @ you will finish, or give it a try',
  ),
  trade(
    /bike|bicycle|cycl/i,
    'A chain that goes silent, a bell that goes ding / At @ even old bikes come out with a spring',
    'A puncture, a wobble, a brake with a squeal / Roll it to @ on the one good wheel',
  ),
  trade(
    /garden|nursery|landscap|plants?\b|lawn/i,
    'A tub for the doorstep, a tree for the lawn / With @ there is something in flower by dawn',
    'You bring us the nettles, the mud and the stone / From @ you get roses to call your own',
  ),
  trade(
    /podcast|channel|radio|magazine|newsletter/i,
    "For the bus, for the bath, for the washing-up bowl / It's @ in your ears, and it's good for the soul",
    'Put on the kettle and turn up the sound / With @ in the kitchen there is laughing around',
  ),
  trade(
    /\bapps?\b|website|software|online|delivery/i,
    "One tap and it's coming, two taps and it's here / It's @ in your pocket the whole of the year",
    'You could do it by phone, you could do it by mail / You could do it by @, and go out for a sail',
  ),
]
