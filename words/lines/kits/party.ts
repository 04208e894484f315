import { kits } from '../../lines.ts'

export const partyKits = kits(`
== (?:class|school|high_school|ten-?year|twenty-?year|thirty-?year|college)_reunions?|reunion_with_(?:my_)?(?:old_)?(?:class|school)\\w*|old_school_friends|old_classmates|yearbooks?
hook | Haven't you changed :: Haven't you changed, oh, you haven't at all / The class reunion's on in the hall / There's Debbie, there's Darren, he used to be tall / Haven't you changed? No, you haven't at all
hook | Name badge :: Hello, I'm Sue, says the badge on her chest / I'd know you, dear Sue, by the way that you're dressed / The class reunion's a game and a test / My name badge says Mister. I'm doing my best
hook | Most likely to :: Most likely to fail, they had written for me / The class reunion is here, and we'll see / I came in a helicopter, rented, for three / Most likely to what, now? I'm just here for tea
scene | There's streamers on the wall bars, there's a bowl of green punch / The same old smell of plimsolls and of cabbage for lunch / They've got us all up there upon a screen, in a row / With hair like startled badgers. And we all said, oh, no
detail | The bully runs a flower shop, he's gentle and round / The genius sells insurance, and he can't be found / The boy who ate the beetles is a bishop in Spain / And Mandy's still with Colin. And they're rowing again
story | I'd spent a month on sit-ups and a fortnight on lies / I'd borrowed someone's sports car, I had stars in my eyes / She looked me in the waistcoat, and she started to grin / She said, you're Piddler Parker! And they all joined in
feel | We thought that we'd be famous, and we thought we'd be free / And one became a hero, and it wasn't me / We're all of us the same, though, in this kind of light / We wait to be chosen, and our shoes are too tight
turn | I danced with her at last, and it was thirty years late / She said, I always liked you, I was too shy to wait / We stood there like two chumps until they turned up the sound / And one of us had glasses, and they fell to the ground
detail | There's three who didn't make it, there's a candle for each / The head boy, pink and tipsy, tried to start on a speech / He got as far as Michael, who was quick, who could run / And no one knew where looking was the thing to be done
story | Old Mr Briggs had come, he was a hundred and two / He peered at us, the lot, and he said, who are you? / He got to me and stopped there, and he lifted his stick / You owe me, boy, an essay. So I wrote it up, quick
feel | The photos on the phones are of the kids and the dogs / We hold them at arm's length like a man sawing logs
detail | They've played the song we kissed to, and the lights have gone low / My back's gone, and my left knee. But I won't go
pre | Is that who I think it is? No, it's his dad / It's him, it's his own face. It's sad, oh, it's sad
bridge | The bell went long ago, and still we're scared to be late / We're children dressed as grown-ups on this side of the gate / So swap me half your sandwich, and I'll lend you my pen / And none of us will tell them. And we'll be here at ten
end | We sang the old school song, and we got half of it wrong / Goodnight, Piddler Parker. You were with us all along

== camping_(?:trips?|gone_wrong|disasters?|in_the_rain|holiday|weekend|with)|(?:go(?:ing|es)?|went|first|hate|love|about|family|wild)_camping|^camping|tents?(?:_\\w+)?|sleeping_bags?|put(?:ting)?_up_(?:a|the|our)_tent|glamping
hook | It said it was easy :: It said it was easy, it said on the bag / There's nine poles left over, there's string and a flag / Our camping's a tent like a drowned paper bag / It said it was easy. It said on the bag
hook | Who's got the mallet :: Who's got the mallet? The wind's got the tent / We're camping, or were, for I don't know where it went / It's over the hedge in the next farm in Kent / Who's got the mallet? Goodbye to the tent
hook | Zip :: Zip, zip, in and out / Camping's what it's all about / Need a wee and find the light / Zip, zip, zip, zip, all the night
scene | We got there as the sun went down / We'd left the pegs behind in town / We held it up with skis, a broom / My mother stood. She was the room
detail | The airbed sighed at half past three / It laid us gently on a tree / A root came up between my hips / There's something living in the chips
story | I heard a growl, I grabbed the pan / I hit it, and it was a man / It was my father, come to say / The river wants to come and stay
story | A cow put her whole head right through / She looked around, as cows will do / She ate the map, she ate the bread / She licked my brother on the head
feel | Back home we've got a roof, a bed / A fridge, a bath, a light instead / We paid two hundred for the week / To sit in this, and hear it leak
turn | At four it stopped. We all crawled out / There wasn't any sound about / Just stars, so many, and so near / My dad said, well. I'm glad we're here
detail | The matches wet, the beans are cold / The guidebook's got a coat of mould / The spade's gone missing in the night / And who was last behind that light?
turn | They're booked again, they've got a stove / They've got a trailer, and a clove / Of garlic, and a second rope / I call that love. They call it hope
detail | The ground is hard, the bag is thin / There's quite a lot of outdoors in
feel | The children say it's been the best / They've not been dry, they've not been dressed
pre | Hold that one up while I bang this one in / Mind out, that's my, well, it was, that's my shin
bridge | We lay there like a row of spoons / Beneath the drips, and sang old tunes / You can't be grand, you can't be far / You have to like the ones you are
end | We roll it up wet and we never say never / Next year. A hotel. Or this. Or whatever

== snow_days?|school_(?:is_)?(?:closed|cancelled|canceled)|snowed_in|snowball_(?:fights?|fight)|sledg(?:e|es|ing)|sleds?(?:ding)?|toboggan\\w*|build(?:ing)?_a_snowman
hook | Snow day :: Snow day, snow day, hear them shout / Nobody's in and everybody's out / Tea tray, bin lid, down the mount / Snow day, snow day, lessons don't count
hook | School is shut :: School is shut, says the man on the air / Snow day, he says it, there's snow everywhere / I've pants on my head, and I just couldn't care / School is shut, school is shut, go and comb your own hair
hook | Nobody's footprints :: Nobody's footprints, a page that is white / A snow day came down while we slept in the night / The whole town is holding its breath at the sight / Nobody's footprints. And you get to write
scene | Woke and heard no cars at all / Funny light upon the wall / Ran downstairs with both eyes wide / Somebody'd erased outside
detail | Socks for mittens, bags for boots / Dad's old army diving suits / Carrot, buttons, Grandma's hat / Grandma's looking out for that
story | Whole street gathered on the hill / Doctor, postman, Mad Aunt Jill / All on trays from the canteen / Loudest scream you've ever seen
story | Snowball hit the head, the Head / Mr Grimes. We thought, we're dead / Down he bent and made one, too / Took his time. And how it flew
feel | No one planned it, no one's late / Nothing's due, and all can wait / Bosses stuck and buses, too / Heaven's handed one to you
turn | Built him tall as Uncle Ned / Bucket sitting on his head / Mum came out with her best scarf / Tied it on. I heard her laugh
detail | Cocoa skin and fingers burn / Boots on radiators, turn / Nose that's dripping, cheeks like plums / Somebody can't feel both thumbs
turn | Morning, and it's grey and wet / Back to school with sums to get / There he stands, gone thin and small / Carrot, hat. And that is all
feel | Mum stayed home, she'd work to do / Threw the first one. Threw it, too
detail | Milkman came upon a sled / Bottles frozen, beard gone red
pre | Turn up the wireless and hold up your hand / St Mary's is closed now. Oh, isn't it grand
bridge | I'm a grown-up now, you know / I've a shovel for the snow / Still, at night, the forecast on / Pray they'll say that school is gone
end | Lamps come on, and it's blue, and it's deep / Snow on the roof, and we fall asleep

== summer_jobs?|first_jobs?|saturday_jobs?|paper_rounds?|working_at_(?:a|the)_(?:ice_cream|fast_food|burger|beach|pool|camp)\\w*|camp_counsell?ors?|life_?guards?|flipping_burgers|mowing_lawns
hook | Would you like fries :: Would you like fries, would you like to wait / My summer job's scraping the cheese off a plate / I'm sixteen, I'm greasy, I'm up until late / Would you like fries with that? Wouldn't it be great
hook | Minimum wage :: Minimum wage, in a hat like a hen / My summer job's mopping it over again / I'm saving for freedom, I'm up to pound ten / Minimum wage, in a hat like a hen
hook | Employee of the month :: Employee of the month, it's a month with no sun / I'm up on the wall, and I'm looking undone / My summer job's ending, the others have none / Employee of the month, for there's only the one
scene | They gave me a badge, and they spelled my name Pam / They gave me a visor, a mop and some ham / They showed me the fryer, the freezer, the bell / They said, have you questions? I asked, is this hell
detail | There's Gav on the grill with a PhD in Greek / There's Lou who's been quitting since early last week / There's Keith, who's the manager, nineteen and grave / He has a small whistle. It's how we behave
story | A wasp in the syrup, a bus at the door / Of sixty-two scouts, and then sixty-two more / I cried in the freezer with all of the peas / And came out and served them, with frost on my knees
story | You came in for vinegar, twice every day / You don't even like it. You never would say / On day twenty-seven you ordered a cone / You wrote on the napkin. I've still got your phone
feel | My mates were at beaches, my mates were in Spain / I swept up the car park, I swept it again / And smelled like an onion that's been in a fight / And lay in my bed hearing beeps half the night
turn | The first little envelope, thin, with my name / I bought my mum flowers, and felt like a flame / She put them in water, she looked at my hands / She said, so you know now. And she understands
detail | The song on the loop is the same every hour / The milkshake machine has turned solid and sour / The customer's right, and the customer's mean / The customer's dropped it. The customer's keen
feel | I've mopped up what people have no right to spill / I'm nicer to waiters now. Always I will
detail | The lifeguard's been asleep there since quarter to two / I've rescued a lilo, a flip-flop, a shoe
pre | Clock in at seven and smile till it aches / Number two hundred, two burgers, three shakes
bridge | I've had an office since then, and a chair / A view, and a car, and a person with hair / But nobody's cheered when I came through the door / As Gav did, and Lou, with the mop on the floor
end | I hang up the visor, I hand in the keys / The sea's over there. And it still smells of cheese

== first_(?:pay|wages?|salary|pay_?check|pay_?day)(?:_\\w+)?|earned_my_(?:own|first)
hook | Mine, all mine :: Mine, all mine, and it's in my own name / My first pay's arrived, and it's partly to blame / For dancing in buses and doffing my hat / It's mine, all mine. And then rent. And that's that
hook | Drinks on me :: Drinks on me, drinks on me, for the first time since birth / I got my first pay, and I know what I'm worth / It's two rounds of lager, some nuts and the earth / Drinks on me, drinks on me, while it lasts, all this mirth
hook | Look at me, Ma :: Look at me, Ma, I've a slip with my name / My first pay's so small that it's almost a shame / But look at me, Ma, I'm a part of the game / I bought you a hat. It's a hat, all the same
scene | I checked the bank at half past one / It hadn't yet begun / I checked at two, I checked at three / And there it was. And me
detail | They took some tax, they took some more / For what, I wasn't sure / I'm paying half a lamp-post, then / I'd like to see it. When
story | I bought a coat, I bought a cake / I bought my brother steak / I bought a lamp shaped like a goose / It's beautiful. No use
story | I took my dad to somewhere nice / He choked upon the price / I said, sit down, I'll see to that / He just took off his hat
feel | It's not the sum, it isn't much / It's something you can touch / That says, for all you don't yet know / You did a month. Now go
turn | By Thursday week it all was spent / I'd nothing but the rent / I ate one bean, just like a king / I didn't own a thing
detail | The boss said, we are pleased with you / I've changed your chair to blue / I've got a door, it's got a key / It's mostly cupboard. Me
turn | I found it in a box last year / That slip. The ink's not clear / I've earned much more, I've earned it fast / That one's the one to last
feel | You'll blow it, said my mum. I did / I'm rich. I'm still a kid
detail | One hour's a sandwich, half a day's / A pair of socks. It pays
pre | Open the envelope, hold it to light / Count it out slowly, it's there, and it's right
bridge | Some people's gold is in a vault / It doesn't taste of salt / But mine was mopped, and typed, and swept / I hugged it while I slept
end | The goose lamp glows on the windowsill / I'm broke till the thirtieth. Happy still

== (?:muddy|first|summer|rainy|music)_festivals?|festival_(?:mud|camping|toilets?|in_the_rain|weekend)|wellies|muddy_field|glastonbury|camping_at_a_festival
hook | Mud :: Mud, mud, up to my knees / Festival mud, and it smells of old cheese / I've lost both my boots and my friends in the trees / It's my first, and I'm staying for more of it, please
hook | Which stage :: Which stage, which stage, we are lost, we are late / First festival ever, we're stuck at the gate / My friend's dressed as broccoli, singing it straight / Which stage, which stage? I believe it was eight
hook | Sing it back :: And then they all sing it back, all of the field / First festival, rain, and the mud won't yield / I'm up on your shoulders, and nothing's concealed / And then they all sing it back, and I am healed
scene | Rain since Thursday, rain since noon / Tent's a puddle with a moon / Glitter on my cheek and chin / Poncho with a stranger in
detail | Queue for water, queue for chips / Queue for something. Cross the hips / Hold your nose and don't look down / That was green once. That's now brown
story | Lost my mates by half past two / Found a bear, a kangaroo / Bear had noodles, shared them, too / Roo said, dance. What could I do
story | Bought a flute I cannot play / Wore a bin bag all the day / Met a druid, name of Keith / Blessed my wellies. Lost his teeth
feel | No one knows me, no one cares / No one's boss and no one stares / All of us one shade of mud / One big bass drum in the blood
turn | Then the song, the one I'd played / All that year, alone, afraid / Eighty thousand, drenched, and mine / Everybody knew each line
detail | Flags like fish above the crowd / Babies wearing earmuffs, proud / Somewhere someone's playing jazz / Somewhere, that's what somewhere has
turn | Monday morning, sun at last / Steam comes off the flattened grass / Man with wings is on a wall / Fast asleep, and ten feet tall
detail | Sun came out for half a song / Everyone went, there. Not wrong
feel | Feet like raisins, voice like sand / Still that hum in either hand
pre | One, two, one, two, and a squeal and a hum / Everyone's hands up, and here they come
bridge | Back at work by Tuesday, clean / No one knows where I have been / Only, underneath the cuff / Bit of ribbon. That's enough
end | Bath's turned brown, and I sit there and hum / I've got glitter in places. And so's my mum

== (?:fancy[-_]dress|costume|halloween|masked)_(?:part(?:y|ies)|ball)|halloween_costumes?|dress(?:ed|ing)_up_as|(?:my|a|the|silly)_costume|trick[-_]or[-_]treat\\w*
hook | You said fancy dress :: You said fancy dress, and I came as a prawn / They're all here in dinner suits, out on the lawn / I'm pink, I've ten legs, and my whiskers are worn / You said fancy dress, and I came as a prawn
hook | Who's in the bear :: Who's in the bear, is it Kevin or Claire / It's fancy dress party, there's fur everywhere / I told him my secrets, I stroked down his hair / It's three in the morning. Now who's in the bear
hook | Three came as the moon :: Fancy dress party, and three came as the moon / And none of us talking, and it's only June / We've all got one eye hole and all got balloon / We orbit each other. Three came as the moon
scene | A nun's at the punch bowl, a knight's on the phone / A pharaoh has unravelled down to the bone / There's two Cleopatras who've started to spit / A horse with a quarrel inside about it
detail | My sword's made of tinfoil, my beard's made of moss / My cloak is a curtain, and Mum will be cross / I can't see to my left, I can't sit on a chair / I've eyebrows in marker, and glue in my hair
story | The pumpkin got stuck in the gents by his waist / A vampire and two cows came out in some haste / They buttered his edges, they heaved him about / He flew past the vicar, and left with a shout
story | I kissed Robin Hood by the coats in the hall / Then in walked a Robin Hood, handsome and tall / I turned to the first one, he took off the hat / It's Clive, from Accounts. And we'll leave it at that
feel | It's funny, in feathers, how brave you can be / The mouse from the office has come as the sea / There's none of us quite what we are by the day / And each of us looking a bit the right way
turn | A girl in a bedsheet just stood by the wall / With two crooked eye holes, and nothing at all / I said, you're a good ghost. She said, I'm not one / I'm snow. And we danced till the snowing was done
detail | The kids at the door have got buckets to fill / A witch with a runny nose, bones with a chill / The smallest of dragons is shy of the light / She whispers, I'm scary. You are, love, all right
turn | I walked home at dawn as a prawn through the town / The milkman saluted me, nobody'd frown / A dog ran behind me, a mile and a half / I've not felt so much like myself. Hear it laugh
feel | I'm tired of the face that I wear to the bus / There's somebody green with a tail in all of us
detail | There's glitter in everything, glitter in tea / They'll find it in ten thousand years' time, round me
pre | Zip up the back of me, pull on the head / Which of you's driving? The mummy, he said
bridge | And when it's all over and off come the wigs / The fairies go home with the pirates and pigs / You'll see on the night bus, all nodding in line / Their own faces, tired. And lovelier. Fine
end | I hang up the whiskers, I peel off the feet / Goodnight, says the prawn, to the dark in the street

== choirs?(?:_\\w+)?|sing(?:ing)?_in_(?:a|the|our)_choir|choir_practice|choir's|altos?|sopranos?|harmonies
hook | Breathe where you like :: Breathe where you like, just not all at one time / The choir's like an ocean, it goes, and it's mine / The altos are thunder, the tenors are lime / Breathe where you like, just not all at one time
hook | Second row :: Second row, far on the right / The choir's in the church hall on Wednesday night / I'm not very loud, and I'm not always right / But oh, when we're all of us, we're all of us light
hook | Mouth the high bit :: I'll open up wide, and I'll mouth the high bit / The choir's going up, and I can't go with it / The sopranos have wings, and I've legs where I sit / I'm smiling, I'm silent. I mouth the high bit
scene | The hall is cold, the urn is hot / The chairs are stacked in tens / We're all the singers that they've got / We're mostly wives and Kens
detail | The basses growl, the altos sniff / The tenor (there's just Ray) / Comes in, as he comes in, on if / We wait for him at say
story | The page was stuck, I sang the hymn / Before the one they sang / I sang it with a certain vim / The last note really rang
story | Our Joan is deaf, she sings by feet / She's shoeless on the floor / She's never once been off the beat / She feels it through the door
feel | All day I talk and no one hears / I type, I nod, I sign / But here I'm in between two ears / And both of them are mine
turn | The night we sang for Margaret's man / There wasn't much to say / We opened up, and we began / And held her up that way
detail | Conductor's like a heron, tall / He flaps, he shuts his eyes / He says, my loves, you're wrong, you're all / As wrong as apple pies
turn | And once, it happens once a year / The ceiling goes away / You cannot tell whose voice you hear / You'd like to be there. Stay
detail | The biscuits come at half past eight / And Ray is always late
feel | We shut the book, we know it now / We couldn't tell you how
pre | Shoulders down low and your chin on a string / Think of a cathedral, and open, and sing
bridge | One voice is thin, it cracks, it's small / It's lost before the door / But forty, leaning on a wall / Can make a wall. And more
end | We stack up the chairs and we hum to the cars / It's stuck in our heads, and it's up with the stars

== (?:street|block|garden)_part(?:y|ies)|(?:whole|entire)_street|bunting|neighbou?rhood_party|jubilee
hook | Close the road :: Close the road, close the road, put the tables in line / The street party's on, and you're bringing the wine / There's somebody's trestle, there's somebody's pine / Close the road, close the road, and your house is mine
hook | So you're number nine :: So you're number nine, I'm eleven, hello / The street party's on, and we've nodded, but slow / Ten years through a hedge, and how could I know / You play the trombone, and you bake, and you sew
hook | Bring a chair :: Bring a chair, bring a chair, bring a bowl, bring a tune / The street is all party from now until moon / There's room by the lamp post, there's cake on a spoon / Bring a chair, bring a chair, and don't go home soon
scene | They've dragged the sofas out beside the kerb / There's bunting, and there's basil, some other herb / The twins from twenty-two are on patrol / With whistles, and a cone, and self-control
detail | There's nine potato salads, not one knife / There's samosas from somebody's lovely wife / There's jerk, there's jelly, pierogi, a pear / And something that's alive. It's over there
story | Old Mrs Kent, who hasn't left her room / Since ninety-three, came out and brought a broom / She swept a space, she put her slippers square / And danced with Mr Singh. He smoothed his hair
story | The two who fought about the leylandii tree / Were set to turn the sausages till three / They didn't speak. They turned. They passed the bun / By four they'd built a swing on it. It's fun
feel | We live like books upon a shelf, we do / All spine to spine. I've never opened you / And all it took was one day with no cars / To find you like the moon, and you like stars
turn | It rained at five. And no one went inside / We held the cloth up, all of us, and tried / To save the trifle. We were soaked, we sang / The whole street like a bell, and how it rang
detail | The little ones have chalked from end to end / A dragon, with our names, that likes to bend / The teens are on the wall, and one has smiled / The dog has eaten something, and gone wild
turn | The morning after, they took up the tape / The cars came back, the street went back to shape / But now there's nods. There's, how's your knee, and, oh / I've made too much of this. It's mild, you know
feel | I've lived here since the flood, and never knew / The man upstairs can juggle. And so can you
detail | The mayor came by and nobody got up / We gave him beans in someone's football cup
pre | Tie it to that one and up to the drain / Somebody's looking at clouds again, Jane
bridge | They talk of nations, they salute and shout / I don't know what a nation is about / But forty doors, all open, in the sun / I'd stand up for a flag with that as one
end | The lamp comes on, and the chairs go in / Goodnight, number nine. I have still got your tin

== (?:pub|quiz|trivia)_(?:quiz(?:zes)?|nights?)|trivia|quiz_(?:team|master)|general_knowledge
hook | It's on the tip of my tongue :: It's on the tip of my tongue, it begins with a B / It's on the tip of my tongue, or a D, or a C / The pub quiz is waiting, they're looking at me / It's Belgium, it's Brian, it's Galilee
hook | Tie-break :: Tie-break, tie-break, it's down to the wire / The pub quiz has set the whole table on fire / How many bricks in the Salisbury spire? / Tie-break, tie-break, and higher, and higher
hook | I said that first :: I said that first, but you wrote down your own / The pub quiz is over, the ham has been thrown / It was Peru, I said, loud on my own / I said that first. I shall say it to stone
scene | We're called the Quizzy Rascals, we're in under the stairs / With one half-eaten pencil and the three good chairs / There's Dave who does the football, there's Priya on art / There's Gran who does the Bible, and knows it by heart
detail | The quizmaster's got a cold and a microphone squeak / He's pleased with the joke that he told us last week / He reads every question as if it were verse / He says, I'll repeat that. And then it gets worse
story | The capital of somewhere, I've been there, I've stayed / I've eaten the soup, I've sat down in the shade / I can see the whole airport, the taxis, the sign / It's covered by luggage. The luggage is mine
story | The Brains on the bar stools have won since the war / They've got a professor, they've got three or four / We caught him at half-time, his phone down his sock / He said, it's a pacemaker. It asked him, tick tock?
feel | I can't tell you birthdays, I can't find my keys / I can't tell the doctor what's wrong with my knees / But ask me who came third in eighty-four's song / I've got it. I've had it there all along
turn | My dad was the one who knew rivers and kings / The weights of the planets and who had which rings / He's lost half our names now, he's lost what is what / But ask him the Danube. He's still got the lot
detail | A question on bones, and the nurse gives a grin / A question on pop, and the vicar leans in / A question on cheese, and we're all of us wise / A question on love, and we look at the pies
feel | We came second last, with a joker on Greece / We're winning in spirit, we're losing in peace
detail | They've marked us too hard, and they've marked us too low / It's spelled with an H. And I told you, it's so
pre | Pens down, says the man, and change papers, and grin / Somebody swallow it, somebody win
bridge | The big ones I don't know: what's after, what's for / And why do we do it, and why want some more / He's not asked me that. But on Tuesday, at eight / I know where I'm going, and who'll bring the plate
end | They've called out the winners, it's us by a nose / We've won a large ham, and that's all, I suppose

== roller_?coasters?(?:_ride)?|theme_parks?|amusement_parks?|(?:big|log|scary)_(?:dipper|flume|ride)|bumper_cars|dodgems|haunted_house_ride
hook | Hands up :: Hands up, hands up, over we go / Roller coaster, belly below / Scream it in colours and scream it in slow / Hands up, hands up, no, no, no, no
hook | Never again :: Never again, I said, never, not I / I've left half my lunch in a bit of the sky / The roller coaster's taken my wig and my tie / Never again. Well, just one more try
hook | Click, click, click :: Click, click, click, to the top of the hill / Roller coaster, and everything's still / You can see the sea, and you're making a will / Click, click, click, click, click. And until
scene | Queue goes round and round, it's winding / Ninety minutes, sun that's blinding / Sign says, hearts, and backs, and ladies / Somewhere past it's surely Hades
detail | Bar comes down and pins your belly / Knees have turned to sponge and jelly / Boy with gum says, no more talking / Most of them come off it walking
story | Gran went on with hat and knitting / Never stirred from where she's sitting / Upside down and down and under / Came off with a scarf. The wonder
story | Dad had said that he was fearless / Bragged till all the queue was cheerless / There's a photo, at the landing / Mum is laughing. Dad's not standing
feel | Half of me is up there, flying / Half of me's below, and crying / Lungs are full and nothing matters / All my worries gone to tatters
turn | Near the top your hand came sneaking / Neither of us two was speaking / Then the drop. You yelled, I'm falling / For you, Martin! Kept on calling
detail | Candy floss in someone's curling / Pirate ship that's always whirling / Waltzers, wheel, and someone's dinner / Raining down on some beginner
turn | Off we get, the world's still turning / Legs don't listen, ears are burning / Sat down on the grass together / Looked up. Said, that's lovely weather
feel | Why do people pay for fearing / Just to hear the end is nearing
detail | Lost a shoe and lost an earring / Half my hair got caught in steering
pre | Tighten the strap and then check it again / Whose was the screw that just fell? Was it Ken
bridge | Up so slow and down so quickly / Everybody's looking sickly / Years went past like that, I reckon / All that climb, and then, a second
end | Wobbly knees and a photo of men / Screaming like kettles. Do it again

== (?:lost|missing|delayed|wrong)_(?:luggage|suitcases?|bags?|baggage)|(?:airline|they)_lost_my_\\w+|baggage_(?:claim|carousel|reclaim)|(?:luggage|suitcases?)_(?:is_|was_|got_|went_)?(?:lost|missing)|over_?pack(?:ed|ing)|all[-_]inclusive|package_holidays?|sun_?loungers?
hook | Round it comes :: Round it comes, and it isn't mine / Black one, black one, twenty-nine / Luggage lost on the longest line / Round it comes, and it isn't mine
hook | My suitcase has gone to Peru :: My suitcase has gone to Peru, and I've not / My luggage is lost where it's lovely and hot / It's sending me postcards of beaches and what / My suitcase has gone to Peru, and I've not
hook | Somebody's pants :: I opened the case, and it's somebody's pants / There's castanets, feathers, a trophy for dance / My luggage is lost, so I took the one chance / I went down to dinner in somebody's pants
scene | The belt goes round, we stand and stare / There's no one speaking there / A pushchair comes, a single ski / And nothing, love, for me
detail | I'd packed for heat, I'd packed for snow / For weddings, for Bordeaux / I've got the lot in black, with wheels / I've now got how it feels
story | The lady asks me, what's it like? / I tell her, like a bike / No, sir, the case. I say, it's black / She sighs. And writes that back
story | The man beside me, calm and slow / Had lost his, too. And so / We bought two shirts with parrots on / We wore them till they'd gone
feel | I couldn't sleep without my things / My cream, my book, my rings / By Tuesday I had just one shoe / I swam. It felt so new
turn | It came last night, by van, by bell / It had a foreign smell / I looked at all I'd thought I'd need / I did not need. Agreed
detail | They've given me a paper vest / A comb, and all the best / One sock for two, a nylon hood / A note that says, be good
turn | My mother's scarf was in that case / I'd wrapped it round with lace / They found it on a bench in Rome / A child had brought it home
feel | What can you lose, when all is gone / You put the sunshine on
detail | The towels are out by half past five / The beds look half alive
pre | Stand by the flap and look up at the light / Is that one? It isn't. It's going to be. Might
bridge | We're born with nothing, not a hat / And no one's cross at that / We end the same, one bed, no key / So travel light, like me
end | I'm brown, I'm back, with a plastic bag / It says on the label, no label, no tag

== are_we_(?:nearly_)?there_yet|(?:car|family)_(?:journeys?|rides?|drives?)_with_(?:the_)?(?:kids|children)|kids_in_the_(?:back|car)|back_seat|family_(?:road_?trip|car_(?:journey|trip))|i_spy|car_?sick\\w*
hook | Are we there yet :: Are we there yet? No, we've not left the drive / Are we there yet? We shall be by five / There's kids in the back, and they're barely alive / Are we there yet? Are we? We've yet to arrive
hook | I spy :: I spy, I spy, something with R / Road, road, road, from the back of the car / Are we there yet? It isn't that far / I spy, I spy, what fools we are
hook | Don't make me turn round :: Don't make me turn round, said my dad to the glass / Are we there yet? we asked him at each bit of grass / The kids in the back all went quiet as brass / For nearly a minute. Don't make me turn round, lass
scene | Boot won't close and roof rack's groaning / Dog's on Gran and Gran is moaning / Dad says, right, we're off, who's missing? / Two behind are already hissing
detail | Crumbs like gravel, bag for sick in / Someone's foot for someone's kicking / Tape that plays the same three verses / Map that's folded up in curses
story | Stopped to let the little one wee / Found a cow there, drinking her tea / Counted heads, and drove off, singing / Gran's phone then began its ringing
story | Sang nine hundred bottles, falling / Mum had got to fifty, bawling / Sister says, you've skipped the seven / Start again. It's not yet eleven
feel | Nobody's a moment's quiet / Half a crisp can start a riot / That's my side, your arm is in it / You breathed on me, just this minute
turn | Then it's dark, and all are dozing / Lamps like beads, the windows closing / Mum's hand on the gear stick, resting / Dad's on top of it. No jesting
detail | Windows down, a wasp comes flying / Windows up, and someone's crying / Smell of egg and smell of trainer / Dad's gone lost, and Mum's explainer
turn | Over one last hill, and waiting / No one's even agitating / There it is, a blue line, gleaming / Dad's the first, and Dad is screaming
feel | Longest day since clocks were founded / Best one, too. I wasn't grounded
detail | Yellow car! I get a thumping / Red one next, and that means bumping
pre | Who needs to go now? Now is your chance / Nobody needs to. Then look at them dance
bridge | Now it's me that does the steering / Now it's me that does the hearing / Same old hill, the same old question / Same old egg and indigestion
end | Wake up, we're there, and they're sleeping like stones / We carry them in, all elbows and bones
`)
