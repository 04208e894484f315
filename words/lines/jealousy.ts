import { lines } from '../lines.ts'

export const jealousy = lines('jealousy', `
scene you | You're laughing at a stranger's joke / I stirred my ice till the straw broke
scene funny you | You said it's just a friend from work / I'm smiling. It's more of a smirk
scene about | {He} came home late with grass on {his} shoe / There's no grass on the avenue
scene you | I saw you {where}, heads bent low / Whose hand was that? I'd like to know
scene rap funny you | There's a name in your phone with a heart and a star / And I'm up like a detective in a parked old car
scene funny about | They're all round {name} like bees on jam / I'm standing here with a plate of ham
story funny you | I met your friend, the one with the boat / Who laughs so nicely. Who hung up my coat
story dark me | I read the card beneath the wine / Just kisses. None of them was mine
story you | You {did} with someone else last spring / I hear about it. It has a ring
story you | I asked who called, you said the bank / You whistled, and my stomach sank
story dark you | I looked, I know I shouldn't look / I found a ticket in your book
story you | {Name}, you signed that note with a kiss / I counted one extra. Who gets this?
detail you | {A part} I don't recognise / There's something new behind your eyes
detail funny you | I'm jealous of {the part} you hold / I'm jealous, and I'm getting old
detail dark you | There's {sense}, there's you, there's three / Too many in this tune for me
detail funny you | You gaze at {the thing} like you gazed at me / I'd like the same, with a cup of tea
detail funny you | I'm jealous of the bath, the comb / The dog that gets to walk you home
detail about | {He} goes {where} on Tuesdays, late / I've gone out twice to paint the gate
detail you | {A part} and your coat undone / You said two hours. You said back by one
feel you | It's green, it's small, it sits on my sleeve / It whispers that you're going to leave
feel funny | My mind makes films, it takes no break / It's won three prizes for most fake
feel | I'm a dog with a bone that isn't there / I growl at every passing pair
feel dark you | There's acid where I keep the milk / I smile at you as smooth as silk
feel angry | I could bite through a garden gate / I'm fine, I'm fine. I'll sit and wait
feel plain you | I want you most, I want you first / I want it so much I could burst
feel funny about | If {name} so much as lends a pen / I don't sleep well till God knows when
feel blues you | Every time you whistle I wonder who you've seen / Every time you whistle I wonder who you've seen / Something in the kitchen is turning me green
turn bright funny you | It was your sister all along / I've never been so pleased and wrong
turn funny you | I wore my best, I danced with two / To see if it would bother you
turn you | You go off {doing}, shut the door / I never used to count before
turn you | {Name}, you left your phone by the bread / I turned it over. I went to bed
wish tender you | Tell me there's nothing, tell me twice / Then tell me once more, to be nice
wish funny you | {Name}, just look this way a bit / I've done my hair, and you've not noticed it
wish calm me | I wish I were a trusting soul / A window, not an eye at a hole
lift you | Who is it, who is it, who makes you glow? / Tell me it's me or I don't want to know
lift wild you | I'm green as a bottle, I'm green as a pea / Nobody looks at you like that but me
lift funny about | Everyone stares when {name} walks in / I hold on tight to my plate and grin
pre funny you | I wasn't going to ask, but who / Just wondering, who was that with you?
pre dark you | There's {sense}, and I count to ten / You're looking at that door again
pre funny you | {Name}, who's that? No, I don't care / I only ask since you touched your hair
bridge wistful you | It isn't you, it's an old, old crack / Somebody left, and never came back
bridge calm | To love a bird you leave the door / I know. I checked the latch once more
end funny you | I'll stop. I trust you. I'm all right / So, just to ask: where were you last night?
end you | Goodnight, {name}. No, I don't mind / I've just got one eye open behind
lift you | Oh {name}, say my name in your sleep / Say only mine, and I'll count no sheep
end tender you | So {name}, come here, I'll drop it, I'm done / Just tell me again that I'm the one
bridge about | Perhaps {name} just likes a chat / Perhaps the wolf just likes the mat
hook funny you | Six Foot Three :: Your friend's six foot three, and he bakes, and he rows / He's kind to my mother, he laughs through his nose / I wanted to hate him, he poured me some tea / I can't even hate him, he's six foot three
hook you | Who Made You Laugh :: Who made you laugh like that through the wall? / I've told you my best ones, you don't laugh at all / I'm not being funny, I'm down in the hall / Who made you laugh like that? That's all
hook funny you | Detective in Slippers :: I'm a detective in slippers, I've got me a clue / One hair on your jacket, it's brown and it's new / I ran all the tests and the answer came through / It's mine. I'm the hair. And I'm sorry. Love you
hook funny you | Jealous of Your Teacup :: I'm jealous of your teacup, it's up at your lips / I'm jealous of vinegar, jealous of chips / Of bath towels and banisters under your grips / I'm jealous of your teacup whenever it tips
hook dark you | The Film in My Head :: The film in my head goes on all night long / You're in it with someone, they're playing our song / The acting is awful, the ending is wrong / The film in my head, and I don't belong
hook funny you | One Eye Open :: I sleep with one eye open, I sleep with one ear / You mumble a name and I try to get near / It might have been margarine, that wasn't clear / One eye open, now, say it again, my dear
hook funny you | Looked at Like That :: You smile at {the thing} with your head to one side / You smile at {the thing} and your eyes open wide / I'm over here, darling, I've shrunk, I'm a gnat / I'd give you my teeth to be looked at like that
hook funny about | {Name} Danced Twice :: {Name} danced twice with the one in the hat / I counted, I wasn't upset, it's just that / Once is a waltz and I'm perfectly fine / {Name} danced twice, and the next dance is mine
`)
