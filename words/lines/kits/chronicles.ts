import { kits } from '../../lines.ts'

export const chroniclesKits = kits(`
== (?:the_)?battle_of_hastings|hastings|1066|norman_conquest|william_the_conqueror|bayeux(?:_tapestry)?|king_harold
hook funny | Mind your eye :: Mind your eye, Harold, there's one coming down / Mind your eye, Harold, and hold on your crown / You won in the north, now there's Normans nearby / It's ten sixty-six, and do mind your eye
hook | All in the wool :: It's all in the wool, and it's seventy yards / The horses at Hastings, the king and his guards / The losers went under, the winners' bags are full / It's ten sixty-six, and it's all in the wool
scene | October the fourteenth, a hill, and some sleet / They'd walked down from York on the same pair of feet / Their boots were in ribbons, their bread had gone hard / And William was waiting, with horse and with guard
detail | A shield in a row with a shield in a row / A wall made of farmers, with nowhere to go / An axe from the barn, and a hat made of tin / And one at the front with his grandmother's pin
story | The Normans ran backwards, they shouted, we're beat / The farmers ran after on blistery feet / The Normans turned round with a cough and a grin / And that is the way that the Normans got in
story | A minstrel rode out with a sword in the air / He juggled, he sang, with the wind in his hair / He went up against a whole army alone / It went rather badly. They sent his hat home
feel | So that's why it's beef, when it's been on a cow / And pork on the table, and pig by the plough / The ones at the stove kept the words that they'd had / The ones with the forks spoke in French, and were glad
turn | Somebody's needle went on by a light / And stitched every arrow, and got the knees right / And gave every horse there a hoof and a shoe / And one of them smiles, which the horses don't do
pre | Left leg and right leg, and shields in a wall / Two hundred long miles they have come, after all
bridge | A thousand years later it's only a field / With sheep where a king stood behind his own shield / A class with a clipboard comes over the stile / And someone says, was that it? after a while
end | So learn it for Friday, and say it with me / One nought and two sixes, and then there was tea

== (?:the_)?(?:fall_of_)?(?:the_)?berlin_wall|iron_curtain|cold_war|the_wall_came_down|checkpoint_charlie
hook | The night the wall came down :: They stood on the top with a hammer, a crown / Of sparklers, a trumpet, the half of the town / And somebody's grandmother, still in her gown / Held out her two hands on the night the wall came down
hook | Open the gate :: Open the gate, there are thousands of us / Open the gate, we have come on the bus / In slippers, in nightshirts, it's late, oh, it's late / It's twenty-eight years, so now open the gate
scene | He read from a paper, he shuffled, he coughed / The cameras were leaving, the lights had gone soft / When does it start? said a voice from the floor / As far as I know, now. And that was the door
detail | A street that had stopped in the middle, a stair / Bricked up at the windows, a clock, and a chair / The dogs ran on one side, the rabbits ran free / The trains went below, and they went without me
story | My mother had waved to her sister for years / From steps made of crates, through the wire and the tears / At midnight she walked it. It took her ten strides / They'd bought the same coat, on their opposite sides
story | The guard had his orders, he hadn't been told / He looked at the people, he looked at the cold / He rang up the colonel, and nobody knew / He took off his cap, and he let them all through
feel | You grow up beside it, you chalk on it, lean / You think it's as old as the hills in between / And then it's a Thursday, and somebody's hand / Goes right through the edge of the end of the land
turn | The little cars rattled, they drove through in line / With people on pavements all pouring them wine / A boy asked his father, is that where they hide? / It's only our street, said his father, and cried
pre | One chip, and one more, and a light coming through / Somebody's singing, and I know it, too
bridge | I've got a grey piece in a jar on the sill / It's paint on the one side, it's rough on it still / And when I hear talk of a thing that will stay / I hold it a moment. It crumbles away
end | It's morning. There's glass in the grass, and a shoe / And somebody's sweeping where no one went through

== suffragettes?|suffragists?|votes_for_women|women's_(?:suffrage|right_to_vote)|right_to_vote|emmeline_pankhurst
hook proud | Deeds, not words :: Deeds, not words, in the purple and white / Deeds, not words, and we'll march until night / They've told us to hush, and to go feed the birds / We've chained up the railings. It's deeds, not words
hook | One small cross :: It's one small cross, with a pencil on string / It's one small cross, and it's not a big thing / They'd sooner give diamonds, they'd count it no loss / We don't want your diamonds. We want one small cross
scene | A hatpin, a hammer, a muff in the cold / A lady of eighty who'd always been told / She wraps up a stone in a handkerchief's lace / And posts it through glass with a smile on her face
detail | The sash had been stitched by the light of one lamp / The leaflets smelled strongly of paraffin, damp / She pushed them through doors with a pram and a twin / The constable helped her to carry it in
story | They locked up the kitchen maid, locked up the dame / They gave them both numbers, and never a name / They sang through the wall, and they tapped on the pipe / And one taught the other to read and to type
story | The husband said, Mabel, my collar's not pressed / She said, there's the iron, and do what seems best / She went out to Parliament, rattled the gate / He ironed it backwards. He sat up quite late
feel | It isn't that every one's clever or kind / It isn't that each of us made up her mind / It's just there's a list, and we aren't on the page / With children, and madmen, and birds in a cage
turn | My gran's gran is there, in the second back row / A feather, a bruise, and a face like fresh snow / She's looking straight at me, as if to make sure / I'll go down on Thursday, and finish her tour
pre | Boots on the cobbles and drums in the square / Purple and green, and some white in the hair
bridge | So when it is raining, and who cares who wins / And one's a buffoon, and the other one spins / I think of a cell, and a chair, and a strap / I put on my coat, and I put on my cap
end | The pencil is blunt, and the booth's made of ply / I make my small cross, and I don't wonder why

== christmas_truce|truce_of_1914|(?:in_)?no_man's_land|trenches_(?:at|of|in)(?:_\\w+){0,3}|trench_warfare|(?:battle_of_the_)?somme|passchendaele
hook | Kick it back :: Kick it back, Fritz, for the goal's by the wire / Kick it back, Tommy, and no one will fire / One night, and the snow lay as clean as a sack / Tomorrow we'll aim. But tonight, kick it back
hook | The same tune :: We sang it in English, and under the moon / It came back in German, but all the same tune / No general ordered it, morning or noon / The guns didn't know it, but it's the same tune
scene | A candle went up on the edge of their clay / A tree just the size of a chicken, they say / We looked down our rifles, we looked, and we saw / A man with his hands up, who'd walked out on straw
detail | He gave me a button, I gave him some jam / He'd pictures of children, the twins, and a pram / He'd waited at tables in Brighton, he said / He asked was the pier there. We stood by our dead
story | We played it with jackets to mark out the goal / A tin for a football, a crump for a hole / They beat us by one goal, and the third was offside / You can't tell a corporal who's laughed till he cried
feel | They'll say we were heroes, they'll say we were brave / They'll say it with trumpets, on top of a grave / I'd like it remembered, if that can be done / I once shared a pudding with somebody's son
turn | At dawn came an officer, red in the face / He said, get you back to your regular place / I loaded, I aimed, and I aimed at the sky / The ones on the far side were shooting as high
pre | Cold on the wire and the breath on the air / Somebody whistles, and somebody's there
bridge | The generals sat with their maps by the fire / They drew a new line, and they ordered new wire / They made it a crime, to stand up, to shake hands / It's all that I'm proud of, in all of those lands
end | I've still got the button, an eagle, a crown / I turn it each Christmas. I don't put it down

== pompeii|vesuvius|buried_in_ash
hook | An ordinary day :: It was bread in the oven, and figs on a tray / A dog on its chain, on an ordinary day / The mountain was blue, and a long way away / And nobody looked, on an ordinary day
hook | Leave the bread :: Leave the bread, leave it, there's no time to choose / Leave the bread, leave it, and leave off the shoes / I've only a minute to say what I said / I loved you, I loved you. Oh, leave the bread
scene | The baker had eighty-one loaves in the heat / The schoolboys had chalked up a wall in the street / A lady was having her hair put in curls / A slave was out looking at other men's girls
detail | They scribbled on walls there, as anyone would / The soup here is terrible. Marcus is good / I've carried this out to the end of the row / And Lucius loves someone, and she doesn't know
story | The water had stopped, and the birds had all flown / The cups on the shelf made a low sort of tone / The mule wouldn't go, and the dog wouldn't lie / And snow, in late summer, came out of the sky
feel | You think that there'd be a great sign, or a bell / You think that the gods or the priests ought to tell / There's only a Tuesday, a cough in the sun / And somebody shouting, and somebody's run
turn | They found them in plaster, two thousand years on / The people were hollows, their bodies were gone / But two were still holding, her face to his coat / As if he'd been telling her, that's just a boat
pre | Grey on the table and grey on the vine / Somebody says it's a very good sign
bridge | I've bread in the oven, I've mail on the mat / I've chalked up the children, I've shouted the cat / I stop at the window. The hill's where it's been / I go in and kiss you. You ask what I mean
end | The loaves were still in there, all black, and all round / With somebody's thumb-print on each that they found

== (?:the_)?french_revolution|marie_antoinette|guillotine|bastille(?:_day)?|robespierre|let_them_eat_cake
hook wild | Let them eat cake :: Let them eat cake, said the queen, so they say / Let them eat cake, on the hungriest day / They came for the baker, they came for the baker's sake / And Paris went dancing. So let them eat cake
hook | Off with the wig :: Off with the wig, and then off with the crown / Off with the powder, the palace, the gown / The small ones are tired of the pockets of the big / It's seventeen eighty-nine. Off with the wig
scene | The price of a loaf was a whole working day / The queen had a village where she went to play / With sheep that were ribboned, and milk in a bowl / While Paris boiled leather, and burned its last coal
detail | A hat like a schooner, with sails and a flag / A hall full of mirrors, a lady to drag / The train of the dress. And outside, by the wall / A woman with onions who noticed it all
story | They marched out to Versailles, the fishwives, in mud / With ladles and cannons, the rain like a flood / They'd got the king with them, they'd got the king's heir / They called him the baker. He'd flour in his hair
story | They opened the prison, they tore down the gate / They'd thought there'd be hundreds. There weren't even eight / One count and four forgers, and two who were mad / They carried them shoulder-high, waving. So glad
feel | They wrote it on paper, and they were the first / That all men are equal, the best and the worst / They wrote it in ink, and they wrote it again / In red, on the square, with a different pen
turn | The blade doesn't care what you shouted before / The ones who had built it were next through the door / The tricoteuse sat there, and counted her row / Knit one, and knit two, and another must go
pre | Drums on the bridges, a rose in each cap / Somebody's rolling the king off the map
bridge | It's only a square now, with traffic, and lights / With girls taking selfies, and carousel nights / But stand there at dusk, and you'll hear, if you do / The needles still clicking. They're counting you, too
end | So hang up the mirror ball, polish the floor / The queen's lost her head, and the crowd's wanting more
`)
