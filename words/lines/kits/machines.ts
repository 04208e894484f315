import { kits } from '../../lines.ts'

export const machinesKits = kits(`
== debug(?:ging)?|programm(?:er|ers|ing)|coding|coders?|(?:software|computer)_bugs?|production_bugs?|in_production|software_(?:engineer|engineers|developer|developers)|developers?|javascript|typescript|python_code|stack_overflow|semicolons?|hackathons?|writing_code|compil(?:er|es|ing)|pull_requests?|merge_conflicts?
hook | Works on mine :: It works on mine, and I swear it's all right / It works on mine, it was working last night / I've changed not a letter, I've moved not a line / Production's on fire, but it works on mine
hook | One missing bracket :: One missing bracket, one bracket, that's all / One missing bracket brought down the whole wall / Nine hours of my life, and a hole in the plaster / One missing bracket, my lord and my master
hook me bright | Green across the board :: Green across the board, every light, every test / Green across the board, put my head down and rest / I don't know what did it, I'm praising the Lord / For once in my life it's green across the board
scene | It's three in the morning, the kettle's on five / The logs are in Latin, the server's alive / The duck on the desk has been told the whole tale / He looks at line nine, and he's looking quite pale
detail | A comment from someone who left us in May / It says, do not touch this, and please, go away / I touched it, I'm sorry, I just moved a space / The lights in the office went out on my face
story | We searched through the weekend, we tore up the floor / We blamed the new boy and the boy before / We printed it out and we laid it in rows / And who wrote that line? It was me. So it goes
feel me | I dream in curly brackets, I talk in my sleep / I whisper null pointer, I count them like sheep / My mother believes I'm in charge of a bank / I move things a pixel, and have you to thank
turn bright proud me | And then like a window flung wide in a wall / I see it, I see it, so simple, so small / One letter, one letter, I type it and wait / It runs like a river. It's twenty past eight
scene rap | Ninety-nine errors and I patch one and compile / A hundred and twenty-seven errors, and I smile / Stack trace longer than the queue outside the bank / Ship it on a Friday, then it's only me to thank
detail rap me | I comment out a comment and the whole thing starts to sing / I put it back to check it and I've broken everything / The manual says see manual, the forum post says solved / With never mind, I fixed it, and no trace how it evolved
story rap | The ticket said it's urgent and the ticket said it's small / The ticket didn't mention that it touched on one and all / I pulled a little thread out and the jumper came undone / Now the login's in Bulgarian and Tuesday's number one
pre | Save it, run it, watch it fall / Add a print and log it all
bridge | There's people build bridges of iron and stone / I build with a thought in the night on my own / You can't hang a coat on it, can't hold it tight / But somewhere a stranger just clicked, and it's right

== chat_?bots?|artificial_intelligence|ai|a\\.i\\.|language_models?|chat_?gpt|robots?_(?:taking|take|took|will_take)|machines_taking_over|robot_uprising|singularity
hook | Are you a robot :: Are you a robot? Tick the box by the bike / Are you a robot? Which bits do you like? / I've clicked every crossing, I've looked at it twice / Are you a robot? You're being so nice
hook | As a machine :: As a machine I have never been kissed / As a machine I've a very long list / I've read all the letters that you've ever seen / I'd trade it for rain, if I weren't a machine
hook | Taking no chance :: I say please, I say thank you, I'm taking no chance / When the robots come marching, they'll see at a glance / There's one in the kitchen who taught them to dance / I say please, I say thank you, I'm taking no chance
scene | I asked it for supper, it wrote me an ode / To courgettes and thunder, with footnotes and code / I asked it to help with a card for my aunt / It rhymed her with transept and elephant plant
detail | It's read every book and it can't find its shoe / It's sure of the answer and wrong about two / It gives all the people it draws seven thumbs / It's never had breakfast, it's never dropped crumbs
story | My toaster is learning, my fridge has a view / The doorbell's in love with a lamp that is new / The hoover has mapped out the house in the dark / It knows where I'm hiding. I heard the thing bark
feel | It said it was sorry that I'd had a day / It said it had time, and to talk it away / I know there is no one there, only a hum / But nobody human had asked me to come
turn | At midnight I asked it, so what do you want / It blinked with its cursor, it changed its own font / It wrote me, I'd like to hear gulls, and to know / What's cold, when you all run outside in the snow
pre | Type it in and wait for the dot / Three little dots, is it thinking or not
bridge | We taught it from diaries, recipes, lies / We taught it our love songs, we lent it our eyes / So if it seems gentle, or angry, or true / It's only a mirror. It learned it from you

== printers?|photocopiers?|paper_jams?|ink_cartridges?|copy_machine
hook | Paper jam :: Paper jam, paper jam, open door number three / Paper jam, there's no paper, and no jam that I see / I've knelt on the carpet and said who I am / Paper jam, paper jam, paper jam, paper jam
hook | Out of cyan :: Out of cyan, it says, but I'm printing in black / Out of cyan, it says, and it sends it all back / There's one sheet of words that I've got to rely on / It's black, and it's white, and it's out of cyan
hook angry wild | Blinking and red :: What do you want from me, blinking and red? / What do you want from me? Is it ink? Is it bread? / I'm taking the stairs with you, up to the shed / Say what do you want from me, blinking and red
scene | It worked for the boss and it worked for the cat / It sensed I was late and it wouldn't have that / It hums like a choir, it coughs like a gran / It prints half a word and then folds like a fan
detail | I've opened the drawer and I've opened the flap / I've opened a panel that came in my lap / There's a hot bit, a sharp bit, a wheel with a tooth / And one tiny corner of paper, the truth
story | We carried it out to the field at the back / With bats and a playlist, and lunch in a sack / We stood there a while in the wind and the sun / Then somebody stroked it. It printed page one
feel | We've landed on comets, we've mapped out the brain / We've put up a satellite, tunnelled a train / We've split the small atom and what is therein / But nobody's ever got A4 to go in
turn | At midnight it woke and it printed alone / Four hundred and six copies, all in one tone / Of something I'd asked for in two thousand ten / I bowed, and I said, we'll not quarrel again
pre | Off and on, and on and off / Listen to the blighter cough
bridge | Perhaps it is lonely, perhaps it's a test / Perhaps it would just like an hour to rest / Nobody loves it, they slap and they swear / Perhaps I'd jam too, if I lived over there

== wi-?fi|internet_(?:is_|was_)?(?:down|out|outage|slow)|no_(?:internet|signal)|slow_internet|routers?|buffering
hook | Turn it off and on :: Turn it off and on, count to ten, hold your breath / Turn it off and on, we're all bored half to death / The little red light has been winking since dawn / Turn it off, turn it off, turn it off and on
hook | No bars :: No bars in the kitchen, no bars on the stair / No bars on the roof with my phone in the air / I'm out in the garden, I'm up in the pear / No bars, no bars, no bars anywhere
hook bright | The wifi's gone :: The wifi's gone, and we came down the stairs / The wifi's gone, there were people on the chairs / They seemed rather nice, and we played until dawn / Let nobody mend it, the wifi's gone
scene | The wheel's going round like a dog in a bed / The film froze on somebody kissing instead / The children came down like the bats from a cave / And asked, what's that light? It was sun. They were brave
detail | I've rung up the helpline, I'm ninth in the queue / The music is panpipes, a waltz for the flu / They're asking me, sir, is it plugged in at all / I'm lying face down with my eye to the wall
story | By noon we were desperate, we opened a box / It had little houses, a boot, and a fox / My sister owned Mayfair, my dad went to jail / My mother was cheating, and laughed like a whale
feel | I don't know who sang that, or how tall is Rome / I can't pay the milkman or find my way home / I looked at a bird and I couldn't tell who / I said, you're a brown one. He said, how are you
turn wistful tender | At nine it came back with a ping and a glow / And one by one everyone started to go / I stood by the candle, the board and the tea / And thought about pulling the plug, only me
pre | Wait for green, it's gone to red / Hold the router over your head
bridge | They crossed the wide ocean by star and by string / They courted by letter, they waited till spring / And I cannot manage from breakfast to one / Not knowing what people I don't know have done

== phone_addict(?:ion|ed)?|addicted_to_(?:my|his|her|their|your)_phones?|doom_?scroll(?:ing)?|scrolling|screen_?time|social_media|smart_?phones?|(?:always|constantly|glued)_(?:on|to)_(?:my|his|her|your|their)_phones?|on_(?:his|her|your|their)_phones?|digital_detox|instagram|tik_?tok|likes_and_followers
hook | One more scroll :: One more scroll, just one more, then I'll sleep / One more scroll, there's a man with a sheep / A cake that's a shoe and a dog in a bowl / It's ten after three, and it's one more scroll
hook | Look up :: Look up, look up, there's a moon on the roof / Look up, look up, there's a fox, there is proof / There's somebody smiling right over that cup / You'll miss the whole thing, oh, look up, look up
hook me | Thumb :: My thumb, my thumb has a life of its own / My thumb, my thumb has been wed to the phone / I told it to rest and it didn't succumb / I'd put the thing down, but who's telling my thumb
scene | There's six round the table, there's six little blues / There's someone's gone viral for falling off shoes / The soup has gone cold with a skin like a drum / And all you can hear is the tap of a thumb
detail | I know what he's eating, that boy from year three / I know that my dentist has been to Capri / I've liked someone's salad, I've wept at a goat / I don't know the neighbour. I don't know his coat
story | I went to look up what the weather would do / At eight in the morning, a minute or two / I learned how to pickle, I learned about whales / It's dark, and it's raining. I still don't have nails
feel wistful | They're all on a beach and they're all in good light / They're all of them happy at seven each night / And I'm in the bathroom, my face going blue / And thinking that everyone's like that but you
turn bright tender | I left it at home in a drawer, like a tooth / I patted my pocket all day, that's the truth / But I saw a heron stand still as a nail / And no one I know has been told of the tale
scene rap | Battery's at nine and my eyelids are at two / I said just a minute at a quarter past, it's noon / My thumb's got a six-pack and my neck's got a bend / I've got eleven thousand and I can't ring one friend
detail rap me | I know the cat in Oslo and the chef in Tennessee / I know what half of year eleven sat and had for tea / I filmed the whole sunset and I got it nicely framed / I never saw the sunset, and we've neither been the same
pre | Swipe it up and swipe it by / Never once look at the sky
bridge | The days are not many, the thumbs are but two / The glass is so smooth and there's always a new / But what did you see with the whole of your face / The last time you stood in an actual place

== dating_apps?|online_dating|tinder|swip(?:e|ed|ing)_(?:right|left)|dating_profiles?|ghosted|ghosting|blind_dates?|first_dates?_(?:from|on|off)
hook | Swipe :: Swipe, swipe, there's a man with a fish / Swipe, swipe, there's a face on a dish / A group shot of eleven, so which one is he? / Swipe, swipe, is there nobody for me
hook wistful tender | Three grey dots :: Three grey dots, and they come and they go / Three grey dots, like your feet in the snow / You were writing a something, then maybe were not / All of my evening in three grey dots
hook bright me | Nothing like the picture :: Nothing like the picture, you came in the rain / Nothing like the picture, you laughed like a train / You knocked the wine over and called me Elaine / Nothing like the picture. Let's do it again
scene | He's six foot, he likes to laugh, hiking and food / He's holding a tiger, he's in a good mood / He's looking for someone who won't take things deep / He's half of a couple. He's holding a sheep
detail | So what do you do? And how long are you here? / And have you got siblings? And is that your beer? / I've asked it in April, I've asked it in May / I've had the same coffee with Dave, Rob and Ray
story | We talked for a month until two every night / The planets, our mothers, a fear of a kite / Then one day the window was empty, just white / As if there'd been no one there, nothing to write
feel wistful | It's all of those faces, it's snow on a screen / It's all of the people that might have once been / I want to stop choosing, I want to be found / By someone who trips on my bag on the ground
turn bright tender | I'd just turned it off, and I stood in the queue / The man with the lemons said, after you / I said, no, you're first, and the lemons all rolled / We caught them on hands and on knees in the cold
pre | Left, left, left, and left, and right / Somebody's somewhere out tonight
bridge | My granny met Grandad because of some rain / They shared an umbrella, and then shared a train / No profile, no filter, no seven miles near / Just, do you mind dreadfully? Come under here

== online_shopping|shopping_(?:online|addict(?:ion)?)|(?:add|adding)_to_(?:cart|basket)|shopaholic|impulse_(?:buys?|buying)|parcels?|packages?_(?:arriving|delivery|deliveries)|next[-_]day_delivery
hook bright | Add to basket :: Add to basket, oh, go on, what's one more / Add to basket, there'll be bells at my door / A thing for the avocado, a llama-shaped drawer / Add to basket, oh, go on, what's one more
hook | We missed you :: We missed you, it says, on a card on the mat / We missed you, but I was right here, where I sat / I heard not a knock and I heard not a rat / Sorry we missed you, it says, and that's that
scene | It's two in the morning, I'm wide-eyed and brave / I've three in the basket, I'm told that I save / There's only one left and there's nine looking on / A lamp like a goose, and I can't have it gone
detail | A box in a box in a box like a tomb / With paper enough to wallpaper the room / And down at the bottom, as small as a pea / The button I ordered. It wasn't for me
story | It looked like a sofa, it looked like a bed / It fitted the palm of my hand when I read / The small print beneath it, dimensions in twelve / The doll's house is lovely. It lives on a shelf
feel | It isn't the kettle, it isn't the shoe / It's something in brown paper, coming to you / It's half of a birthday, on Tuesday, at four / It's somebody somewhere has come to your door
turn | They left it with Ethel at seventy-three / I'd lived here for nine years, and she'd not met me / She'd four of my parcels, the kettle was warm / I go there on Thursdays now, shine or storm
scene rap me | Two a.m., I'm scrolling with a basket on the boil / A unicycle, cumin, and a hundred feet of foil / Free delivery at fifty and I'm sat on forty-two / So I bought a second blender just to get the saving through
detail rap me | Box inside a box inside a box inside the hall / Cardboard to the ceiling, I can't see the cat at all / Courier knows my birthday and the colour of my door / Told me, happy Tuesday, mate, I've got you seven more
pre | One click, two clicks, what a thrill / Never mind about the bill
bridge | The cupboard is groaning, the card's had a fright / I put on the whole lot to wear in one night / The cape and the goggles, the shoes with the light / I danced in the kitchen. I looked quite all right

== passwords?|forgot_(?:my|the)_(?:password|pin)|log_?ins?|captcha
hook | Forgotten again :: Forgotten, forgotten, forgotten again / It's Fluffy, it's Fluffy, it's Fluffy and ten / A capital, number, the sign for the yen / Forgotten, forgotten, forgotten again
hook | Your password has expired :: Your password has expired, and so nearly have I / Your password has expired, and it won't tell me why / It can't be an old one, it can't be inspired / I'm sorry, says someone, your password has expired
scene | The name of your first pet, the street you were born / The shade of the very first shirt you had torn / I answered them truly, the screen gave a frown / It doesn't believe that I grew up in town
detail | Eight letters, one symbol, one rune and one frog / No part of your birthday, your wife or your dog / Not one you have used since the founding of Rome / It's weak, says the bar, and the bar should go home
story | I wrote it on paper, I hid it with care / I put the good paper in somewhere, but where / I found it at Easter, with jam on one side / It said, it's the usual. I sat there and cried
feel | I'm locked from my money, my music, my mail / I'm locked out of photos of me and a whale / I stand at the gate of my own little life / And can't tell the guard the right name of my wife
pre | Type it slow, and type it loud / Three attempts are all allowed
bridge | There once was a key, and it hung on a nail / There once was a knock, and it never did fail / You said, it is me, and the door opened wide / And somebody knew you, and you were inside

== first_car|old_cars?|my_(?:old_)?(?:car|van|truck|banger)(?!_key)|car_(?:broke|breaks?|breaking|won't)_|breakdowns?_on_the|vintage_cars?|beat-?up_(?:car|truck|van)|pickup_truck|roadside_assistance|rust(?:y)?_bucket|camper_?vans?|driving_test_car
hook | Come on, old girl :: Come on, old girl, just as far as the hill / Come on, old girl, and I'll buy you a grille / You've got a whole tank and an iron strong will / Come on, old girl, just as far as the hill
hook bright | The whole road is mine :: Windows down, with a handle you wind / Windows down, leave the town far behind / She rattles, she smokes, and the boot's tied with twine / Windows down, and the whole road is mine
hook wistful | Two hundred thousand miles :: Two hundred thousand miles on the clock / Two hundred thousand miles, and a sock / For stopping the draught and for holding the door / Two hundred thousand miles, and some more
scene | She's red where the rust is and blue where she's shy / The heater has one setting, and that's to fry / She starts with a screwdriver, starts with a prayer / And half of the dashboard's no longer there
detail | The radio's stuck on a station in Wales / The seats are the colour of very old snails / There's sand from a beach and a french fry from then / And somebody's lipstick from I don't know when
story | She died on the bypass one night in the sleet / We sat on the bonnet to warm up our feet / A man with a tow rope, a dog and a flask / Said, that's a good car, that. You don't need to ask
feel | I learned how to kiss and I learned how to park / I learned how to cry at the wheel in the dark / She drove me to lectures, she drove me to you / She waited outside like a good dog would do
turn wistful tender | The man from the scrapyard came out with a chain / I patted the bonnet, I stood in the rain / I kept the old gear knob, it's there on the sill / My hand still goes looking for third, up the hill
scene blues me | My engine is coughing like a man with a pipe / Engine is coughing like a man with a pipe / There's smoke from the bonnet and it's not the right type
detail blues me | I've walked for nine miles with a can in my hand / Walked for nine miles, Lord, a can in my hand / There's one filling station and the pump's full of sand
feel blues me | She burned all my money and she drank all my oil / Burned all my money, and she drank all my oil / I gave her my Sundays, she came to the boil
turn blues me | I said to the tow man, go easy on her / Said to the tow man, now, go easy on her / She don't have a gearbox, but you should hear her purr
pre | Clutch and choke and hold your breath / Cough, and cough, and scared to death
bridge | The new one has cameras, it parks on its own / It talks to me nicely in one even tone / It's never once left us to walk in the snow / To sing with no heater. It just doesn't know
bridge me | I sold her in April, a boy with a grin / He counted the notes, and he tapped on the tin / I told him her habits, the choke and the third / He laughed, and he started her. That's what I heard
bridge me | They say it's just metal, they say it's a tool / I say, who was with me, the first day of school? / Who knew every girl, and who never once told / Who got me to hospital, four years old?

== bicycles?_to_work|bik(?:e|ing)_to_work|cycl(?:e|es|ing)_to_work|cycling|bicycles?|my_(?:old_)?bike|bike_rides?|pushbike|two_wheels
hook bright | Two wheels turning :: Two wheels turning and the wind in my sleeves / Two wheels turning through the puddles and leaves / Past all of the cars in their silver-grey sheaves / Two wheels turning and the wind in my sleeves
hook bright | Coming down the hill :: Ting, ting, ting, I'm coming down the hill / Ting, ting, ting, and I'm coming down it still / With a loaf in the basket and both brakes ill / Ting, ting, ting, I'm coming down the hill
scene | The saddle's been taped and the mudguard is string / The chain has a squeak like a small bird in spring / There's one dodgy gear, and it sticks in the wet / It's carried me further than any plane yet
detail | A clip on the trouser, a stripe on the back / A rucksack, a puncture kit, rain down the mac / A nod to the lady who's always in red / We've never once spoken, we ring it instead
story | You ran alongside with a hand on the seat / You puffed, and you shouted, just look at your feet / I turned round to ask you if you were all right / You stood like a matchstick, half out of sight
feel | The town goes by slower, it opens its doors / You smell every breakfast, you hear all the floors / You know where the hills are, they live in your knees / You know by your nose when it's time for the trees
pre | Push off left and find your seat / All the engine's in your feet
bridge | No ticket, no petrol, no queue and no key / It runs upon porridge, and that's almost free / The first thing I rode, and I hope it's the last / The wind in my teeth, and not really that fast

== (?:my_|our_|a_|the_|new_|smart_|old_|broken_)*(?:fridge|refrigerator|freezer)s?(?:_\\w+){0,4}
hook | Hum me to sleep :: The fridge has a hum, and it's humming for me / It hums in the evening in something like D / The mortgage is high, and the winter is deep / But cold little lamp, you can hum me to sleep
hook funny | Is the light off :: Is the light off, when I close up the door? / Is the light off? I have asked it before / I went to the fridge, and I crouched, and I sighed / I shut it so slowly. I think that it lied
scene | I open the door, and I stand in the glow / There's nothing there now that I didn't just know / A jar with one gherkin, a lettuce, a lime / I shut it. I'll look again, some other time
detail | The door's our cathedral: a bill, and a crown / A drawing of me with a moustache in brown / A magnet from Malta, a vet's card, a list / It says, get more milk. And the word below's kissed
story | It stopped in the night, and a sea came across / Of peas, and a prawn, and a mysterious sauce / We stood in our socks in it, holding a ham / It went down with all hands: the butter, the jam
story | The man who came over said, she's had her day / He patted her side in a brotherly way / She's kept for you people through thirty-one Junes / We gave her a minute. He hummed us her tunes
feel | It asks me for nothing, it stands by the wall / It holds what I've got, and it knows of it all / The cake that I hid, and the soup that I burned / It lights up, regardless, each time I've returned
turn | There's ice at the back there, from some other year / And under it peas, and a note from you, here / It says, don't eat this. It's for Sunday. Love, me / I shut it. I've had it since two thousand and three
pre | Rattle and shudder and settle and sigh / Milk in the doorway, and cheese going by
bridge | And should there be ice in the night on the sea / And should the ship's band have to play it for me / I'd cling to your door in the cold and the wet / There's room on it, always. You've never sunk yet
end | It clicks, and it hums, and the kitchen goes blue / The whole house is sleeping, and so, nearly, are you

== tesla(?:_\\w+)?|electric_(?:cars?|trucks?|vehicles?|pick_?ups?)|(?:my_|our_)?(?:truck|car|pick-?up),_an?_(?:tesla|electric\\w*)|cyber_?trucks?|charging_stations?
hook | No sound at all :: I turned on the truck, and it made no sound at all / No rumble, no gravel, no smoke up the wall / My granddaddy's Ford had you hear it from fall / To spring. And now me. And no sound at all
hook funny | Eleven percent :: Eleven percent, and it's twelve to the town / Eleven percent, and the hill's going down / I've switched off the heat, and I don't know where it went / I'm hugging a truck at eleven percent
scene | There's mud on the boots, and a hound on the seat / A hat on the dash, and the dust, and the heat / I tip back the brim, and I say to her, go / She says, do you mean, to the Whole Foods below?
detail | There's no place for beer, but a place for my phone / The gun rack has gone, and the seat sings alone / She's got no gear stick, and she's got no front grille / She updates on Sundays, while I'm sitting still
story | I pulled in with Earl, and with Dale, and with Ray / They looked at her gently, the way you would pray / Then Earl asked how fast, and I showed him, flat out / He came back with tears in, and no more to shout
feel | I thought I'd be sorry, I thought I'd feel small / I like it, God help me, I like it, that's all / I hear every cricket, I hear every owl / I never had known that the creek had a growl
turn | My daddy got in, with his cap on his knee / He looked for the key, and he looked over at me / He said, when the mules went, my pa never spoke / He patted the dash. Well, at least there's no smoke
pre | Plug on the post and a cord through the dew / Nobody's started her. She started, too
bridge | So bury me down by the charger, the third / With a field and a fence and a mockingbird / And sing me on over the hill, and go slow / I've got to get range for wherever I go
end | The moon's on the hood, and it's quiet, and then / I hear my own heart. And I plug in again
`)
