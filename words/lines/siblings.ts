import { lines } from '../lines.ts'

export const sibling = lines('sibling', `
scene you | The back seat had a line down through / My half, your half, the dog took two
scene you | Two toothbrushes, one cracked blue cup / You always squeezed the tube right up
scene you funny | A bunk bed and a whispered fight / You kicked the slats up every night
scene about | There's {who} on the garden wall / In my good jumper, shrunk and small
scene you | {In place}, two kids with one cheap kite / And neither of us held on right
story you funny | You told me I was left by bears / I wept for hours on the stairs
story you | You took the blame for the greenhouse pane / I owe you yet, I can't complain
story you | You taught me how to ride, to spit / To lie to Mum, and own up to it
story you funny | You sold my bike, you sold my bed / You tried to sell the baby, Mum said
story you tender | When thunder came you'd count for me / And let me in at one, two, three
story you | We buried coins beneath the plum / And drew a map, and then went dumb
story about | {Name} stood up to bully Dean / And got a nosebleed at thirteen
story you | You left home first, you left your room / I slept there, and it smelt of you till June
story you funny | I wore your shirt, your shoes, your name / I copied you and took no blame
detail you | {A part} that we both said was mine / The tape, the shout, the dividing line
detail you | {Sense} and we're both eight once more / Asleep in the car with sand on the floor
detail | A Christmas photo, matching knits / A chipped front tooth, a game in bits
detail you | You've still got {a part} that I lost / You've had it since the last hard frost
detail you | The same big ears, the same loud sneeze / The same old scar upon our knees
feel you tender | There's no one else who knows that song / The words we made up, and got wrong
feel you | You are the only one who'd get / The joke I haven't told you yet
feel you funny | I'd push you off the nearest pier / But no one else may come too near
feel you | I never have to set the scene / You know already what I mean
feel you proud | I brag about you when you're gone / And tell you that your head's on wrong
turn you | We don't share rooms, we share a chat / Your child's got on my woolly hat
turn you tender | We take turns ringing home up now / And argue, and then laugh somehow
turn you | The years between us used to be / A mile, and now I hardly see
turn you | You ring me up, no word, just breath / I'm in the car, you scared me to death
turn about | Now {name} gives advice to me / My little shadow, six foot three
wish you | When we are old on some park bench / We'll fight about the spade and the trench
wish you | {Name}, whatever comes to call / It has to get past two of us, that's all
wish you bright | I'll have your back, your bags, your chips / I'll keep your secrets, float your ships
lift you | Whoever else may come and stay / You were the first, and every day
lift you tender | I never picked you from a shelf / I'd not have thought to, by myself
lift you | {Name}, same blood, same soup, same roof / Same crooked smile, and there's the proof
pre you funny | I'll only say this once, so hush / And if you tell them, I will blush
pre you | Shove over, give me half the seat / I brought you something good to eat
bridge you | No one on earth has known so long / The right of me, the really wrong
bridge you tender | Two coats went out, one wind, one track / And each one kept the other's back
bridge about | I prayed for a {kin}, or a bike / I got the one I didn't like
end you | Go on, you hang up first, no, you / We've done this bit since we were two
end you | And when they've all gone home to bed / It's us, and what we never said
feel about | If {name} laughs then I'm done for / We both end up upon the floor
story you | {Name}, you wrote in lemon ink / I warmed it up, it's rude, I think
turn you | {Name}, you've got our father's walk / I've got our mother's way to talk
scene you | {Name}, we're at the kiddies' table yet / With paper hats and the rules well set
end about | I look for {name} in every crowd / The one whose laugh is twice as loud
feel about | I'd tell {who} what I'd tell no priest / And get a laugh from it, at least
turn about | My {kin} rings me, half past three / To ask how long you boil a pea
pre you | The grown-ups talk, we catch an eye / One twitch, and then we'll both cry
pre we | We've got that look, we've lost the plot / Don't set me off, I swear, do not
lift you bright | You had me first, you had me small / You had the better bike, and all
lift we | Two names were shouted up one stair / And one came down with the other there
bridge you | The house was sold, the swing came down / We carry it about the town
wish you tender | If we should lose the rest, the lot / I'll split with you whatever I've got
hook you | Top Bunk :: You had the top bunk and the moon and the view / I had the slats and the underside of you / We talked the whole night till the both of us sunk / I still hear you breathing up there in the top bunk
hook you funny | My Side, Your Side :: My side, your side, a line down the seat / Your elbow, my elbow, your horrible feet / We fought the whole coast and we fought the whole ride / Now I'd cross any line, love, to be on your side
hook you | Tell Mum and You're Dead :: Tell Mum and you're dead, that's the oath that we swore / With jam on our fingers, behind the shed door / You never told no one a thing that I said / I'd trust you with murder, tell Mum and you're dead
hook you tender | Count the Thunder :: Count the thunder, one and two / I'd climb the ladder up to you / Whatever storm I'm sleeping under / Ring me up, we'll count the thunder
hook you | Hand-Me-Down :: Hand-me-down coat and a hand-me-down name / Hand-me-down bike and it still went the same / You broke the whole world in and walked me through town / The best thing I own is your hand-me-down
hook you | Same Soup :: Same soup, same spoon, same crack in the bowl / Same rain through the roof and the same tub of coal / You turned out a sparrow, I turned out an owl / But it's same soup for ever, from beak down to jowl
hook you funny | You Started It :: You started it, no, you, it was you with the pea / You flicked it at Grandad, it landed on me / There's nobody living I'd rather be hit / By forty years later, and you started it
hook you proud | That's My {Kin} :: That's my {kin} there, up on the stage / Who stole all my pens and who drew on each page / I'm loud and I'm crying, I'm losing my seat / That's my {kin} there, and I'm up on my feet
hook you | First Friend :: You were my first friend, you were there when I came / With a toy for my fist and a wrong kind of name / The others walk in and the others walk out / You're still at my door with that same silly shout
hook about | Call {Name} First :: Good news or bad news, a win or the worst / Forget all the others, I call {name} first / We don't talk for long, and we're both badly rehearsed / But before it is real, I must call {name} first
`)
