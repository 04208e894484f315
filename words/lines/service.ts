import { lines } from '../lines.ts'

// Thanks to those whose work nobody looks at.
export const service = lines('service', `
scene you | Before the street has rubbed its eyes / You're out there under the paint-pot skies
scene you | I hear you while I'm still in bed / You've done four hours, I've had my bread
scene you | In hail, in heat, in Christmas week / You're up when even the floorboards creak
scene you | You pull your gloves on, stamp the cold / The sky goes pink, and then it's gold
story you | You wave at children, know the cats / You've seen us all in our dressing-gowns and hats
story you | You swapped a shift to see your son / You saw him for an hour, then run
story you | They clapped you once, at eight, from doors / Then went back in, and you did yours
story you | I ran out late with half my shoe / You waited, and I never knew
story you | You found a thing I'd thrown away / You brought it back the same wet day
detail you | A flask, a vest, a pencil stub / A sandwich, with no time for the grub
detail you | Your hands are cracked, your back is tight / You've had no weekend and no night
detail you | The radio's on, you know the song / You sing it as you haul along
detail you | A badge that has your name in black / A jacket with tape across the back
feel you | Nobody asks you how you've been / You're why the whole place works, and it's clean
feel you | If kings and bankers stayed in bed / We'd hardly know. But you, instead
feel you | There's not a statue, there's not a plaque / There ought to be, with a bin on its back
feel you proud | The world goes round on hands like these / On steady feet and mended knees
turn you | One week you stopped. We found out fast / How many minutes a day can last
turn you | I asked your name, it took me years / You told me it, I went red to the ears
turn you | The street was still, the snow lay deep / Two lights came on while we were asleep
wish you | May someone bring you tea in bed / And may they pay you what they said
wish you | I hope your lights are always green / I hope they all keep their hallways clean
wish you | May every door you knock stand wide / And someone say, come in, inside
lift you | So here's to you, and it's overdue / We'd none of us manage a day but for you
lift you | Stand up for the ones who are up before dawn / Who carry the world while the rest of us yawn
pre you | I've passed you by a thousand times / I owe you more than these few lines
pre you | Hold on a second, let me say / The thing I think of every day
bridge you | They pay the ones who talk the most / You do the work, and make no boast
bridge you | When children ask what heroes do / I don't say capes, I point at you
end you | The street is quiet, swept and new / I'll leave a biscuit out for you
end you | You've gone already, round the bend / A wave, a light at the other end
hook you | Before We Wake :: Before we wake, before we know / You've been and gone through the rain and the snow / For every small thing that we let you take / We thank you now, for before we wake
hook you | Who Keeps It Going :: Who keeps it going? It's you, it's you / With a flask and a jacket and holes in your shoe / No one is looking and no one is knowing / We looked, and we know now who keeps it going
hook you | Out There Again :: You're out there again in the wind and the wet / The ones who we wave at and the ones we forget / There's no one to clap and there's nowhere to shelter / You're out there again, and the world's so much better
`)
