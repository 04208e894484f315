import { kits } from '../../lines.ts'

export const pixelsKits = kits(`
== minecraft|creepers?|redstone|(?:building|build|built)_(?:\\w+_){0,3}(?:out_of_blocks|in_creative_mode)
hook bright | Block by block :: Block by block, and we'll put on a tower / Block by block, and just one more half hour / We started with dirt, and we dug down to rock / It's Minecraft, it's bedtime. It's block by block
hook funny | Don't look behind you :: Don't look behind you, there's something that's green / Don't look behind you, it's come on the screen / It hisses, it's sorry. There goes the front door / We'll build it again, but with more of a floor
scene | We started with nothing, a tree, and a hand / A sheep looking square on a square piece of land / You said, make it big, with a bridge and a moat / By teatime in Minecraft we'd even a boat
detail | A torch in the window, a chest by the bed / A pig in the kitchen you've named after Fred / A sign on the gate that says, knock or go home / A cake on the table, and all of it chrome
story | I fell in the lava, with diamonds, all ten / You said, never mind it, we'll dig them again / You waited for me where my things had gone black / And held up a torch till your father came back
story | You dug a small hole at the end of the day / And told me to look, and to not run away / And there, in red wool, in a cave out of sight / It said in square letters, I love you. Good night
feel | The sun is a square, and it goes by too fast / There's nothing in here that's intended to last / And still you lay cobbles along every wall / As if there were someone who'd live there at all
turn | I don't know the buttons, I walk into trees / You sigh like a foreman, you say to me, please / You're patient with me as I was, with your shoe / It's odd who is little. It's odd who is new
pre | Dig a bit, build a bit, jump and then see / Somebody's hissing. It wasn't for me
bridge | One day you'll log out, and you won't think you did / There'll be a whole castle, and no sign of a kid / I'll go there some evening, I'll walk up the hill / And there'll be a torch that is burning there still
end | So save it, and shut it, and up the real stair / The castle is waiting. The moon's over there

== (?:elden_ring|dark_souls|final|video_game|level|zelda|hollow_knight|sekiro|bloodborne|cuphead)_?(?:\\w+_)?boss(?:es)?(?:_\\w+){0,5}|boss_(?:fight|battle|level)s?|boss_(?:that_|which_)?i_(?:can't|cannot|could_not|couldn't)_beat|elden_ring|dark_souls|hollow_knight
hook wild | You died :: You died, says the screen, in the colour of wine / You died, says the screen, and it's quarter past nine / I know every swing, and I rolled the wrong side / One more, and then supper. One more. And you died
hook | One hit left :: One hit left, and my thumbs have gone numb / One hit left, and I can't hear the drum / There's sweat on the buttons, I'm bold and bereft / I've one sip of courage, and you've one hit left
scene | The fog on the doorway, the choir and the bell / You're forty feet tall with a sword out of hell / I've rolled down the stairs in the pants of a thief / I've come with a club, and a broth, and belief
detail | You've got a long name, and a very sad past / A health bar that goes off the end, and a vast / Great hammer, a spin, and a second act, too / Where fire comes out of the rest of the you
story | I've read every forum, I've watched a small boy / Go through you with bongos, for something like joy / I've changed all my rings, and I've levelled my arm / You hit me one time, with a casual charm
story | My girlfriend came in, and she asked for a go / She'd never once played it, she held it just so / She got you to half, with her tea on her knee / She said, he's not hard. And she smiled over at me
feel | I've bills I can't beat, and a knee, and a lease / There's plenty in this world that gives me no peace / But you, you're a thing I can learn, blow by blow / You're cruel, but you're fair. And I'll get there, I know
turn | And when you fell down, it was quarter to three / There wasn't a trumpet, there's only just me / I stood in your hall, with the dust coming down / I missed you already, you miserable clown
pre | Left, and then left, and then wait for the leap / Everyone sensible's gone off to sleep
bridge | They ought to have taught it at school, in a way / You lose, and you lose, and you get up and play / You lose a bit better, you lose a bit late / And one day you don't, and you walk through the gate
end | It's light at the curtain, my tea's gone to stone / I raise up my club in the dark, all alone
`)
