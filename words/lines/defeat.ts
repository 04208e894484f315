import { lines } from '../lines.ts'

export const defeat = lines('defeat', `
scene we | The whistle's gone and the scarves hang low / There's nothing to say and there's nowhere to go
scene we | Down we went on a wet afternoon / The bus home was quiet, the dark came soon
scene we | Nil-four, nil-five, and it's still half past three / The bloke with the pies gave me two of them free
story we | We hit the post and we hit the bar / We hit the keeper's mother's car
story we | They said we'd go up and we went straight down / The saddest parade there has been in this town
story we | My dad brought me here and he told me, my son / You'll not see them win, but you'll know when they've won
story we | We sold our best striker to buy a new net / He came back and scored, and it isn't paid yet
detail we | A flask of cold tea and a programme, half torn / A kid on some shoulders who's only just born
detail we | The pitch is a puddle, the stand's got a leak / The mascot was sacked for the third time this week
feel we proud | You don't choose a team like you choose a new hat / You're handed it early, and that is that
feel we | There's clubs that have trophies in cabinets of oak / We've got each other, we've got the one joke
feel we proud | It's easy to sing when you're four-nil ahead / We sing when we're under, we sing when we're dead
turn we | And still on the Saturday, quarter to two / We'll all of us be there. What else would we do?
turn we | The old boy next to me shook his grey head / Same time in August, was all that he said
wish we | Some year we'll come back, with a drum and a shout / And they'll have forgotten what we're about
wish we | Let it be August, let it be sun / Let it be nothing-nil, nothing's begun
lift we | We're going down, we're going down, we're going to sing / You can take away the points, you can't have this thing
lift we | Lose us a game and we'll lose you our voice / We're here till we're buried, we haven't a choice
lift shout we | Down we go! / Sing it slow! / Back we'll come! / Beat the drum!
pre we | Scarves up, scarves up, one more time / It's only a table, it's only a climb
bridge we | When I get to heaven they'll open the gate / They'll ask me who won, and I'll say, well, just wait
end we | So home in the rain with a pie in the hand / The worst team in England, the best in the land
hook we | Down but Not Out :: Down, but not out, and we're louder than you / With a hole in the net and a hole in the shoe / We'll be here in August, we'll be here with a shout / {name}, {name}, down, but not out
hook we | Still Singing :: {name}, still singing, still here in the rain / We've lost it, we've lost it, we've lost it again / The league may be laughing, the bell may be ringing / You'll hear us from Sunday, still singing, still singing
hook we shout | Up Next Year :: Down this year! / Up next year! / Hear us cheer / From here to here!
`)
