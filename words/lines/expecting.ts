import { lines } from '../lines.ts'

export const expecting = lines('expecting', `
scene you | You're walking like a ship at sea / You've got a cushion under each knee
scene we | The spare room's yellow, wet with paint / We hold our breath, you say you're faint
scene you | You're up at three, the fridge door's wide / You're telling jokes to who's inside
scene we | There's half a cot on the bedroom floor / We've one screw left, and we started with four
story we | We saw a bean, we saw a bean's toes / We saw what might well be your nose
story you | You cried at an advert for kitchen towels / You laughed, then you sobbed, with a couple of howls
story we | We wrote down a list of a hundred names / And crossed out the ones of all our old flames
story you | You can't see your feet, so I tie up your shoe / I tell them there's somebody asking for you
detail you | A stack of tiny folded vests / And six ideas of where's best to rest
detail we | A bag by the door with a toothbrush, a hat / The size of an orange. Imagine that
detail you | A kick on the left, and a kick on the right / There's football in there, and it's on every night
detail we | A book that says how, and a book that says why / We've read to page nine, and we started to cry
feel we | I've never been so scared, so glad / I'm almost somebody's mum or dad
feel you | You're grumpy and golden, you're tired and round / You're the loveliest thing to have creaked on the ground
feel we | It's all going to change, so they say, with a grin / We're ready, we're not, so come out, so come in
turn we | I put my ear down, and I heard it, a drum / I told it, hello there, I told it, please come
turn you | You took my hand and you put it to there / And somebody waved from inside, I swear
turn we | There's two of us now, and the table's laid / And one more place that we've already made
wish we | May you have your mum's eyes and her way with a tune / And none of my hair, and don't come too soon
wish we | Come when you're ready, we'll leave on the light / We're not going anywhere, least not tonight
lift we | Not long now, not long now, hold on to your hat / We've sorted the pram and we've spoken to the cat
lift you | You're two in one coat, you're the sun and the moon / You're lovely, you're enormous, it's going to be soon
pre we | Any day now, any hour / The phone's by the bed, and it's on by the shower
pre you | You stop in the hallway, you hold on the door / You say, it was nothing. Then you say, there's more
bridge we | We'll tell you it all when you're big, when you're grown / How long we were two, and how badly alone
bridge you | You made a whole person from crackers and pie / You did it while working, I still don't know why
end we | So sleep, little stranger, the cot's by the wall / We've one screw left over, don't wriggle at all
end you | So put your feet up, love, I'll do the rest / I've folded one towel, and I've folded a vest
hook you | Two in One Coat :: You're two in one coat and it won't button up / You're resting your tea on the both of you, cup / I love the whole pair of you, captain and boat / Come here, let me hug you, my two in one coat
hook we | Any Day Now :: Any day now there'll be somebody new / With your kind of nose and a small left shoe / We've counted the fingers, we've practised the how / So come when you're ready, it's any day now
hook we | Room for a Small One :: Move over, love, there's room for a small one / There's room in the bed and there's room in the sun / We said we were two and we thought we were done / Shove up, make way, there's room for a small one
`)
