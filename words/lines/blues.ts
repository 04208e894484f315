import { lines } from '../lines.ts'

export const blues = lines('blues', `
scene blues me | I woke up this morning with my boots in the bed / Woke up, Lord, with both boots in the bed / I'm dressed for the road, but I can't lift my head
scene blues | The rain's on the window like it wants to come in / Rain's on the window, says it wants to come in / I know how it feels, I've got the same wet skin
scene blues me | I've got a room with a bulb and a nail / Yes, a room with a bulb and a nail / The only thing comes to see me is the mail
scene blues me | Sitting {where} with my head in my hands / I'm sitting {where}, head in my hands / There's nobody living who understands
scene blues | The train left at midnight, it took my best friend / Left here at midnight, took off my best friend / I watched the red light to the track's own end
scene blues me | Monday's a dog and it sleeps on my chest / Monday's a dog, and it's laid on my chest / I fed it on Friday, it won't let me rest
scene blues me | I've got trouble with {the thing}, I won't lie / I've got trouble with {the thing}, I won't lie / It was fine till I met it, now look at me cry
scene blues | The river's so low you can see all the bones / The river's so low I can see all its bones / There's somebody's piano down there in the stones
scene blues me | I went to the crossroad, I stood in the dust / Down to the crossroad, I stood in the dust / The signpost was empty, the arrow was rust
scene blues funny me | My cat looked me over and packed up a bag / That cat looked me over, she packed up a bag / She left me the flea and a silver name tag
scene blues | The heat's lying down in the road like a hound / Heat's lying down in the road like a hound / There's nothing that's moving for miles all around
scene blues me | I'm {where} again, and the clock don't move / Out {where} again, Lord, the clock don't move / I got nothing to lose and less to prove
scene blues me | I've got one shoe by the bed and the lamp burned low / One shoe by the bed, and the lamp's burned low / If you've come for the rent, I've got no place to go
story blues me | I lent you my money, I lent you my car / Lent you my money, my coat and my car / You sent me a postcard from somewhere too far
story blues me | I called up my mother, she said, is that you? / I called up my mother, she said, is that you? / I didn't know rightly, but I said it was true
story blues me | She left me a note on the back of a bill / Left me a note on the back of a bill / I can't pay the one and I'm reading it still
story blues | The boss called me in and he gave me a chair / Boss called me in, and he gave me a chair / When I got up again, there was nothing there
story blues me | I went out to {do}, and I came back alone / Went out to {do}, and I came back alone / I'd tell you about it, but they cut off the phone
story blues funny me | I asked for a loan, and the bank man laughed / I asked for a loan, and the whole bank laughed / They gave me a pen and a small draught, a draught
story blues me | I prayed for some money, I prayed for some rain / Prayed for some money, I prayed for some rain / I got half of one, and it went down the drain
story blues me | I gave you my ring, and you gave it away / I gave you my ring, and you gave it away / I saw it on somebody Sunday, midday
story blues | My uncle played slide with the neck off a jar / Uncle played slide with the neck of a jar / He played till the dog laid down under the car
story blues dark me | I dug in the garden, I dug up a stone / Dug in my garden, I came to a stone / It had my own name on it, carved to the bone
story blues wild me | I danced on the table, I fell through the chair / I danced on a table, I went through a chair / I got up so pretty they left me lie there
story blues me | I learned to {do} at my daddy's knee / I learned to {do} down at daddy's knee / It's the one kind of trouble he left to me
detail blues | One egg in the icebox, one match in the tin / One egg in the icebox, one match in a tin / A hole in the roof where the moon gets in
detail blues | One crust on the table, one rug on the floor / One crust on the table, one rug on the floor / If that's all I'm getting, don't give me no more
detail blues me | There's dust on my guitar, there's dust on my hat / Dust on the guitar, and it's dust on the hat / There's dust on the place where my good woman sat
detail blues | {Sense} keeps on calling me out of my bed / {Sense} keeps on calling me out of my bed / I've put on a pillow, it's inside my head
detail blues funny me | I've got a hole in my left shoe, the right one is worse / Hole in my left shoe, and the right one is worse / I went to the cobbler, he called for a hearse
detail blues | {The thing} {it does}, and it does it to me / {The thing} {it does}, and it does it to me / I've asked it so nicely to just let me be
detail blues me | The calendar's stopped on the day that you went / The calendar's stopped on the day that you went / It's always October, I'm late with the rent
detail blues | A freight going by has a whistle like grief / That freight going by has a whistle like grief / It blows like it knows every bum and each thief
detail blues me | My coffee is cold and my cornbread is burned / Coffee is cold, and the cornbread is burned / There's two things I loved, and they neither returned
detail blues | The porch light is burning for no one at all / Porch light is burning for no one at all / The moths think it's heaven, they climb up the wall
detail blues | There's {the thing} in the morning, and trouble at night / There's {the thing} in the morning, and trouble at night / It's wearing me thinner, it's putting me right
detail blues | You can hear {sense} from a mile away / I can hear {sense} from a mile away / It comes for its supper at the end of the day
feel blues me | I'm low as a shadow, I'm flat as a pan / I'm low as a shadow, as flat as a pan / I'd have to reach up to be half of a man
feel blues me | There's {feeling} on me like a wet winter coat / Got {feeling} on me like a wet winter coat / It's buttoned me right from the knee to the throat
feel blues dark me | The night is so long that it comes with a chair / Night is so long that it brings its own chair / It sits by my bed and it just likes to stare
feel blues me | My heart is a suitcase, it's been on the train / Heart is a suitcase, been out on the train / The handle is broken, it's been out in rain
feel blues me | I'm tired of being tired, I'm sick of the blues / Tired of being tired, and so sick of the blues / I'd give them to someone, but whose size of shoes?
feel blues bright me | I'm broke, but I'm breathing, I'm blue, but I'm fed / I'm broke, but I'm breathing, I'm blue, but I'm fed / I've half of a sandwich, and a hat on my head
feel blues angry me | You called me your honey, you called me your bread / Called me your honey, and called me your bread / You ate what you wanted, you left me for dead
feel blues wistful me | I miss how you hummed when you hung up the clothes / Miss how you hummed when you hung out the clothes / Now the line's got a crow on it, singing through its nose
feel blues me | The mirror don't know me, it asks for my name / Mirror don't know me, it asked me my name / I told it, it studied, it said, what a shame
feel blues me | I've got {feeling} so bad it's got its own chair / Got {feeling} so bad, it's got its own chair / I went to the mirror and {feeling} was there
turn blues | Then along came a letter with a stamp from the coast / Along came a letter with a stamp from the coast / It said, I'm all right, and it's you I miss most
turn blues me | I packed up my worry, I left it at the gate / Packed up that worry, I left it at the gate / It's home there before me, it's filling its plate
turn blues funny me | I got me a dog, and he's bluer than me / Got me a hound dog, he's bluer than me / He howls in the evening in perfect B
turn blues me | They tell me that time is the best kind of friend / They tell me that time is a very good friend / It's borrowed my hair, and it don't mean to lend
turn blues | The well has gone dry, and the mule has gone lame / The well has gone dry, and the mule's gone lame / I looked up at heaven, it looked down the same
turn blues bright me | But there's sun on the step, and it's feeling my feet / There's sun on my step, and it's warming my feet / A girl with a trumpet has moved in our street
turn blues me | I said I'd quit {the thing} when the year turned new / Said I'd quit {the thing} when the year turned new / The year turned me over, and what could I do?
turn blues dark me | The doctor said, son, you have got to go slow / Doctor said, brother, you've got to go slow / I asked him how slow, and he said, well, you know
turn blues me | I saw you last Sunday, you looked mighty fine / I saw you on Sunday, you're looking so fine / You'd somebody's arm on the place that was mine
turn blues | They fixed up the juke joint, they painted it blue / Fixed up the juke joint, and painted it new / The ghosts don't come dancing, they've nothing to do
turn blues me | They sold the old mill, and they sold me the sack / They sold off the mill, and they gave me the sack / I'd sell you my sorrow, but you'd send it back
wish blues me | I'm going to the ocean to wash off my name / Down to the ocean to wash off my name / Come back as a stranger with no one to blame
wish blues me | When I go, bury me down by the track / When I'm gone, bury me down by the track / So if you should leave him, I'll see you come back
wish blues me | Some day I'll be laughing at all of this mess / One day I'll be laughing at all of this mess / But it won't be on Tuesday, that much I can guess
wish blues funny | If trouble was money, I'd buy the whole town / If trouble were money, I'd buy up this town / I'd have me a hammock and sleep lying down
wish blues me | Give me a nickel and I won't ask for more / Just give me a nickel, and I won't ask for more / I'll play on your corner and sweep up your floor
wish blues tender | Come home in the morning, come home in the night / Come home in the morning or the middle of the night / I've saved you some supper, I've left you the light
wish blues me | If I had a mule, I'd be gone by noon / If I had a mule, Lord, I'd be gone by noon / I'd ride it to heaven and I'd hock it soon
lift blues me | I've got the low-down, the slow-down, the flat-on-the-floor / I've got the low-down, the slow-down, I'm flat on the floor / I've got all the trouble they had in the store
lift blues | Lord, have some mercy, or send me a cab / Lord, send some mercy, or send me a cab / I'll walk if I have to, but You pick up the tab
lift blues | {The thing}, oh, {the thing}, you're a stone in my shoe / {The thing}, oh, {the thing}, you're a stone in my shoe / I've walked on for years, and I'm walking with you
lift blues wild me | I'll stomp on the floorboards till the neighbours bang back / I'm stomping the floor till the neighbours bang back / Then I'll let them all in, and we'll stomp till it's black
lift blues | You know {the thing}, it won't turn me loose / Lord, {the thing}, it won't turn me loose / I begged and I pleaded, and what is the use?
pre blues me | Something is coming, my knee tells me so / Something is coming, the left one says so / The right knee's for weather, the left one for woe
pre blues | Listen to the hinge how it's crying for oil / Hear how the hinge is just crying for oil / There's nobody happy till they're under the soil
bridge blues calm | My grandfather told me, the blues is a chair / Granddaddy told me, the blues is a chair / You sit till you're rested, then leave it right there
bridge blues | The rich man has got them, in silk and in gold / The rich man has got them, in velvet and gold / It's only they fit him, and mine let in cold
bridge blues tender | If you've got them, too, then sit down next to me / If you've got them, too, come on down next to me / It's half of a sorrow with two on one key
bridge blues | A song's not a doctor, it don't fix a bone / A song's not a doctor, it won't set a bone / But it sits up all night so you're not on your own
end blues me | That's all of my trouble, I've no more to tell / That's all of my trouble, I've no more to tell / Unless you've got money, and then, well, well, well
end blues me | I'm hanging my hat on the horn of the moon / Hanging my hat on the horn of that moon / If somebody asks you, I'm going home soon
end blues | The sun's coming up on the wrong side of town / Sun's coming up on my side of the town / It looks at my window and can't put me down
end blues funny me | I'd sing you another, but my string just broke / Sing you another one, but my string broke / So that's the last chorus, and that is no joke
end blues me | So long to {the thing}, and so long to the rain / Goodbye to {the thing}, and goodbye to the rain / If you're asking who's leaving, you can ask that train
hook blues me | One Egg Blues :: I've got the one egg blues, and the pan won't shine / The one egg blues, and there's nine in the line / If you've got a chicken, be a sweetheart of mine
hook blues | The Blues Is A Chair :: Sit down, sit down, for the blues is a chair / Sit on down, darling, the blues is a chair / You rest till you're ready, then leave it right there
hook blues me | Monday On My Chest :: I've got Monday on my chest, and it weighs like a cow / Monday on my chest, and it's weighing me now / Somebody lift it, and show me just how
hook blues me | {thing} Blues :: I've got the {thing} blues from my hat to my shoe / The low-down, no-count {thing} blues, it's true / If you had it worse, you'd be singing it, too
hook blues | Porch Light Burning Mean :: You left me with that porch light burning mean / Left me with the porch light burning mean / It lights up the prettiest nothing you have seen
hook blues me | Postcard From My Car :: I got me a postcard today from my car / Postcard from my car, with a palm and a bar / It said, don't you worry, it's fine where we are
hook blues wild | Stomp It Again :: If the neighbours should knock, let them knock until ten / Let them knock with a broom, and let them come in then / We'll hand them a tambourine and stomp it again
hook blues tender me | Hummed With The Clothes :: You hummed with the clothes in the wind and the pegs / You hummed with the clothes, with the sheets round your legs / Now I hang up one shirt, and I hum like it begs
hook blues dark | Night Brought A Chair :: The night brought a chair, and it sat by my bed / The night brought a chair and it sat by my head / It ain't said a word, but I know what it said
hook blues funny | My Dog Howls In B :: My dog howls in B when I'm playing in A / My dog howls in B, and he won't go away / We've got us a hit if we ever could play
hook blues me | Horn Of The Moon :: I've hung up my hat on the horn of the moon / Hung up my hat on the horn of the moon / Don't wait for me, trouble, I'm not coming soon
hook blues bright me | Broke But Breathing :: I'm broke but breathing, I've one good shoe / I'm broke but breathing, and I'm looking at you / If breathing were money, I'd buy us the blue
`)
