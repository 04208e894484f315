import { lines } from '../lines.ts'

export const closing = lines('closing', `
scene | A notice taped inside the glass / It gives the day, it gives its thanks, alas
scene | They're carrying chairs out two by two / The sky comes in where a roof let it through
scene | The sign's come down, there's a paler square / Where it used to say what used to be there
scene we | We stood on the pavement, hands in our coats / Somebody's nephew was taking notes
story | My father took me by the hand / It was the grandest place in all the land
story we | We had our first and we had our last / We thought it was slow, it was going by fast
story | They said the numbers don't add up / Somebody cried in a paper cup
story | I met half of the people I know in there / I could draw you the crack in the second stair
story we | The older ones told us how it began / A door and a kettle, a borrowed van
detail | The clock has stopped at closing time / The walls have kept a bit of grime
detail | A row of hooks with nothing on / A smell of something good that's gone
detail | A key on a nail and a cup on a shelf / It looks a bit sorry about itself
detail | There's chalk on the board from the final day / Nobody's had the heart to wipe it away
feel | It's only bricks, I hear them say / I learned to stand up there one day
feel | You don't lose a roof, you lose a where / Where shall I meet you? We'd always say there
feel we | It held up more of us than the wall / It held up the street, and it held up us all
feel | I thought it would see me out, not I / Would stand here and wave the place goodbye
turn | They'll make it flats with a fancy name / And none of the neighbours will know why we came
turn we | We took one brick, and a beer mat too / I've got a door handle, how about you?
turn | On the last night they left on the lights / Till three, like it used to be on good nights
turn | Some day a child will ask about it / I'll stand on the spot, and I'll point and I'll sit
wish | I'd buy it back for a song if I could / I'd buy it for anything, this one's no good
wish we | Let someone keep a light in there / Let somebody's laughing get stuck on the stair
wish | Keep the bell, and keep the door / Keep me one evening, keep one more
lift we | So one more time, and everyone in / There's no one too late and there's no one too thin
lift | They can take down the wall, they can take down the sign / They can't have the part of it I call mine
pre | Last ones out will turn the key / I think the last ones out are me
pre we | We've till midnight, we've till then / And then it won't be ours again
bridge | A town is a thing you can take down by inches / You only notice it when it pinches
bridge | When nobody's looking, a place can be sold / It starts to be history, starts to be told
end | I touched the door, and the paint came off / I put it in my pocket with a cough
end we | We sang it out and we swept the floor / We don't live here any more
hook | Last One Out :: Last one out, turn off the light / Say it was busy, say it was bright / Say we were happy and say it about / Then lock it up gently, the last one out
hook we | They Can't Close That :: They can close the door and take the sign / They can pull up the floor and sell off the line / But somebody danced here, and somebody sat / We've got the whole noise of it, they can't close that
hook | Paler Square :: There's a paler square on the wall today / Where something hung and was taken away / I look at it, passing, I stand and I stare / You'd not see a thing but a paler square
hook we | Keep It Open :: Keep it open, keep it warm / Keep one window in the storm / We'll bring chairs, we'll pay the tab / Keep it open, don't let them grab
`)
