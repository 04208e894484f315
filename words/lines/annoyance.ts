import { lines } from '../lines.ts'

export const annoyance = lines('annoyance', `
scene funny | It's early, and I'm half awake / There's only so much I can take
scene funny | I had one plan, to sit quite still / The day has bent it to its will
scene funny | I counted ten, I counted twice / I used to be considered nice
scene funny | I've put a pillow on my head / I've moved to the other side of the bed
story funny | I wrote a letter, signed it, too / I dropped it in the loo, like you do
story funny | I went to talk, I knocked, they smiled / I came back home and screamed like a child
story funny me | I tried to hum, I tried to pray / I tried to be in bed all day
story funny | My wife says, breathe, my mum says, tea / The dog has had enough of me
story funny me | I rang them up, they put me through / To panpipes, until half past two
detail funny | One eye is twitching, just the left / The other one just looks bereft
detail funny | I've earplugs in, I've cotton wool / My patience jar was never full
detail funny | The cat has packed, she's in the hall / She's left her number on the wall
detail funny | The teaspoons tremble on the tray / The goldfish looks the other way
feel funny me | I'm calm, I'm calm, I'm perfectly fine / I've eaten the best part of this sign
feel funny | They teach you sums, they teach you art / They never teach you where to start
feel funny me | I love all people, great and small / I'd like some distance, that is all
feel funny | It's not the end of the world, I know / It only feels like that, and slow
turn funny | And then it stopped. The silence rang / I'd just sat down, and off it sang
turn funny me | I took it up myself for fun / It's rather good, I've now begun
turn funny | I met a man who had it worse / We shook our heads, we shared a curse
turn funny me | I baked a cake, I brought them some / They ate it, and they beat the drum
wish funny | Some day I'll live on a rock at sea / With one deaf gull, and a pot of tea
wish funny | Give me a hut, give me a hill / Give me an hour, and keep it still
wish funny | When I am king, the law is clear / There'll be no more of that round here
lift funny | Not again, not again, not today / I've said it so nicely, go away
lift funny | Somebody help me, somebody please / I've got it in both of my elbows and knees
pre funny | Here it comes, here it comes, hold the wall / There's no use, there's no use at all
pre funny | I'll give it till three, I'll give it till four / Then I'm going to slam my own front door
bridge funny | And when I'm gone, as all of us go / They'll do it at my funeral, I know
bridge funny | It made me stronger, made me wise / It made these bags beneath my eyes
end funny | So that's my day, I'd better go / It's starting up again, hello
end funny | I've made my peace, I've moved next door / It's louder here than it was before
hook funny | Every Single Day :: Every single day, every single day / I open my eyes and it's not gone away / I've asked it to stop and I've asked it to stay / At somebody else's, every single day
hook funny | I'm Fine :: I'm fine, I'm fine, can't you see that I'm fine? / I'm chewing a hole in this lampshade of mine / My left eye is dancing, my hair's out of line / But ask how I'm doing, I'm fine, I'm fine
hook funny | Not My Morning :: It's not my morning, it's not my week / It's not my year, if we're going to speak / It came through the wall and it came without warning / Wake me in April, it's not my morning
`)
