import { kits } from '../../lines.ts'

export const arenasKits = kits(`
== lacrosse(?:_team|_player|_stick|_game|_mom|_mum)?|lax_(?:team|bro|game)
hook wild | Cradle and run :: Cradle and run with a net on a stick / Cradle and run, and you'd better be quick / There's bruises to come, and there's grass in the sun / It's lacrosse on a Saturday, cradle and run
hook | Top cheese :: Top of the corner, the net gives a sneeze / Our lacrosse goalie's gone to her knees / The bench spills its water, the dads drop their keys / The littlest one did it, and put in top cheese
scene | The dew's on the pitch, and the tape's on the shaft / The captain has war paint, the keeper's gone daft / There's oranges quartered, a flask and a drum / And everyone's chewing on half of a gum
detail | A helmet, a mouthguard, a glove with a hole / A ball made of rubber, as hard as your soul / A stick that was strung by your brother last spring / It whistles a bit, like a bird on the wing
story | Three down at the half, and it started to pour / The coach drew a circle, and drew in four more / She rubbed it all out, and she threw down the pen / She said, do you love it? Go out there again
story | The new girl had never so much as caught cold / She dropped every pass, and she did as she's told / Then into her net, with seconds to go / It fell, and she looked at it. Then, with one throw
feel | It's not for the crowd, there are nine, and a hound / It isn't for telly, there's mud on the ground / It's just, when it snaps in the pocket, and sings / I'm ten yards in front of all possible things
turn | A nation once played it with hundreds a side / With hills for the goalposts, the whole valley wide / They called it a gift, and they played it for days / I touch the old wood, and I think of their ways
pre | Sticks on the ground now, and noses up near / Hold it, and hold it, and wait till you hear
bridge | There'll be a last whistle, there'll be a last bus / A bag in the attic, still smelling of us / But somewhere a wall, and a ball, and a child / And crack, and then crack, and then crack. And I smiled
end | The bus has gone quiet, the windows are steam / And somebody's cradling one in a dream

== volleyball(?:_team|_player|_game|_club|_court)?|beach_volleyball
hook wild | Mine :: Mine, mine, mine, and three people collide / Mine, mine, mine, and it fell on its side / The volleyball's laughing, it's over the line / We'll get it together. The next one is mine
hook | Over the net :: Bump it and set it and over the net / It isn't the ground till it's hit the ground yet / With sand in our teeth, and the sun getting wet / One more before supper, go over the net
scene | The gym has the squeak and the smell of a shoe / The ball hangs a moment, and so, nearly, do you / There's tape on the fingers, and pads on the knee / The ref's on a ladder, and counting to three
detail | The tall one is tying the small one's back hair / The setter says nothing, she points at the air / The bench has a song with a clap and a stamp / The parents have joined it. The roof's getting damp
story | The ball hit the rafter, the light, and the bell / It hit someone's auntie, and nobody fell / It came down the far side as soft as a hat / We've practised for months, and we won it with that
feel | You can't hold it, ever, you can't keep it still / You touch it, it's gone, on to somebody's will / It's all about trusting whoever's behind / I've hardly found better in all humankind
turn | I dived, and I lay there, my cheek on the floor / I'd missed it by inches, I'd missed some before / And five pairs of hands came all under my arms / That's all of the cup, and that's all of the charms
pre | Knees bent and eyes up and hands in a heart / Somebody's serving it. This is the part
bridge | Some day I'll be stiff, and a net will be where / I hang up the onions, and dry out a pear / A child at the window will hit up a ball / And I'll shout out, mine. And I'll run through the hall
end | The posts have come down, and the lights have gone dim / There's one ball up there still, hung over the rim

== gymnast(?:s|ics)?|balance_beam|somersaults?|cartwheels?|trampolin\\w+
hook | Stick the landing :: Stick the landing, two feet and no more / Stick the landing, with chalk on the floor / The whole of the gym's on its tiptoe, and standing / You came from the ceiling. Now stick the landing
hook | Four inches wide :: Four inches wide is the road that I've got / Four inches, and either you're on it or not / The gym has gone quiet, my arms at my side / The whole of the world is four inches wide
scene | There's chalk like a ghost going up off my hands / A tinny old waltz, and my mother, who stands / With fingers in front of her eyes, in row B / She's not seen a tumble since I was but three
detail | The grips and the tape, and the pins in the bun / The bruise like a plum, and the next, like a sun / A coach who says, pretty. And do it again / I did it from four until quarter past ten
story | I fell on the Friday, I fell on the mat / I looked at the ceiling, and looked at a bat / That lived in the rafters, hung up by its toes / It let go, and turned once. And that's how it goes
feel | There's half of a second with nothing to hold / I'm upside down, weightless, I'm nine, or I'm old / There's nothing I owe, and there's nothing I've lost / Then down comes the floor, and it tells me the cost
turn | A nought point one less, and I came in at four / I cried in the toilets, I slid down the door / A small one came in, with a gap in her smile / She said that I'd flown there, and flown for a while
pre | Toes on the line, and a breath, and then two / Nobody else here can do it for you
bridge | I'll walk on some kerb when I'm eighty, I know / With arms out on both sides, and toe after toe / My daughter will tell me, come down, Mum, that's high / I'll finish it, turn, and salute to the sky
end | The lights have gone off on the beam and the bar / I cartwheel all over the way to the car

== (?:underwater|octopush|wheelchair|frisbee|ultimate|korfball|handball|dodgeball|kickball|pickleball|netball|polo|water_polo|kabaddi|hurling|camogie|shinty|paintball|petanque|croquet|bowls|quidditch|parkour|kayak\\w*|canoe\\w*|archery|fencing|biathlon|triathlon|bobsleigh|luge|sumo)(?:_\\w+){0,3}
hook wild | Nobody's heard of it :: Nobody's heard of it, nobody came / Nobody's heard of it, we love the game / We've cousins, a dog, and we know every word of it / We're nearly world champions. Nobody's heard of it
hook | One of us :: It won't be on telly, it won't make a fuss / There's eight of us, counting the driver, on the bus / You don't get a trophy, you do get the plus / Of somebody shouting that you're one of us
scene | It's Tuesday, it's raining, the hall's double-booked / With salsa for seniors, and nobody looked / We move all the chairs, and we lay out the tape / And get into things that have lost every shape
detail | The rule book's in Danish, the ref is my niece / The kit's from a team that was sponsored by geese / The ball, or whatever it is that it's called / Went out to be mended, and came back re-balled
story | The final was somewhere we couldn't pronounce / We lost on a technical matter of bounce / We stayed for the dinner, they gave us the cake / And now we've got friends there, and more than a lake
feel | I've tried to explain it at parties, I've tried / With glasses, a fork, and a sausage inside / They nod, and they're backing away to the dips / It's like trying to hum you the taste of some chips
turn | I came in a stranger who'd moved to the town / I knew not a soul, I'd been three weeks in brown / And someone said, hold this, and stand over there / I've stood there for nine years. I've rarely known where
pre | Whistle or hooter or clap of the hand / One of us knows, and the rest understand
bridge | So let them have stadiums, let them have gold / Let someone be famous, and someone be sold / We've got the one key, and we've got the one light / We've got the hall Tuesdays till quarter to night
end | We stack up the chairs, and we turn out the hall / I've not been so happy at anything at all

== curling(?:_team|_club|_stone|_match|_rink|_anthem|_song)?(?!_(?:iron|tongs|hair))
hook wild | Sweep :: Sweep, sweep, sweep, with a brush and a yell / Sweep, sweep, sweep, it's alive, you can tell / The curling stone's thinking, it's deep, oh, it's deep / It wants to go home, so you sweep, sweep, sweep
hook | Forty pounds :: Forty pounds of granite, and one gentle shove / Forty pounds of granite, and nothing but love / It goes where it's going, it grumbles, it grounds / You hum, and you hope, for your forty pounds
scene | There's steam on our breath, and there's fog on the glass / The ice has been sprinkled like dew on the grass / The skip's got her broom up, way down at the end / She's pointing at nothing. She says, it'll bend
detail | One shoe for the gripping and one for the glide / A jumper from Nana, with deer down the side / A stone with a handle, as red as a door / It growls to itself going over the floor
story | The last stone, last end, and we're lying there two / Their captain's a dentist, he's nothing to do / He knocked out our best, with a click, and a grin / We stood there with brooms. And we bought him a gin
story | My grandad was ninety, he went with a stick / He pushed it from sitting, he gave it a flick / It went like a planet, it curled like a cat / It sat on the button. He lifted his hat
feel | You shout at a rock, and you scrub at the ground / It's housework on ice with a bagpiping sound / But when it turns in, like a thought coming clear / There's nothing so slow I have ever held dear
turn | The loser is first to reach out with a hand / The winner must pay for the drinks, understand / I've looked for a law that's as good as that one / In any thick book that there is. There is none
pre | Down on one knee with the other out straight / Breathe out, and let it go. Now we all wait
bridge | I've pushed a few things that I couldn't call back / A word, or a letter, a child with a pack / You let go the handle, and run on ahead / And sweep the way clean for it. That's all it said
end | The rings have gone dark, and the ice has gone blue / There's one stone still out there, and humming it through

== roller[-_](?:derby|skat\\w+|disco|rink)(?:_\\w+)?|roller_?blad\\w+|jammers?
hook wild | Eight wheels down :: Eight wheels down and a bruise like a rose / Eight wheels down and a star on my nose / The track goes around, and it's us runs the town / You've got to get past us. It's eight wheels down
scene | The gym smells of rubber, of liniment, glue / The banker's in fishnets, the vicar is, too / We pull up our knee pads, we bite on the guard / The whistle goes once, and the corner comes hard
detail | A name on the back that your mother can't say / A tattoo, a plaster, a toe stop to pay / Eight wheels and a helmet, a stitch in the side / A skirt made of tartan, an inch of it wide
story | She came round the outside, I gave her a hip / She flew like a swan on a Saturday trip / She lay in the front row, on somebody's knee / She got up, and grinned, and she came back for me
story | By day she does pensions, she's soft as a sheet / She says her excuse-mes to all on the street / By night she's a hammer, by night she's a train / She wiped off the blood, and she felt no more pain
feel | They told me be smaller, they told me be sweet / They told me to sit with my hands and my feet / I never knew how much of me there could be / Till four of us locked, and the fifth one was me
turn | The doctor said, rest it, the doctor said, knit / I sat on the bench with my leg up a bit / The jam was on, losing, they rolled up to me / And every last one had my name on her knee
pre | Shoulder to shoulder and down in the hip / Here comes their jammer. Now don't let her slip
bridge | When I'm in a chair, with a rug, and it's wheeled / I'll want it on corners, I'll want it unsealed / I'll take out the matron, I'll take out the tea / And somebody's granny will high-five with me
end | We kiss all the ones that we've knocked to the floor / And limp to the pub. And we're back here at four
`)
