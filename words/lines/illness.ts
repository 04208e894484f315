import { lines } from '../lines.ts'

export const illness = lines('illness', `
scene you | A plastic jug, a row of cards / The car park lights through window bars
scene you tender | I learned the way by heart, it's left, then right / Then follow the yellow line to your light
scene me | They call my name, I take my place / The needle finds its usual space
scene me | A paper gown that ties behind / A clock of the extremely patient kind
scene about | The ward at night is blue and low / {Name} counts the bleeps, the to and fro
scene | The lift goes up, the doors let go / The whole place smells of soap and snow
scene you | Your glasses folded on the tray / You've had your tea, you've had your day
story you | They found it early, that's the word / The nicest one we've ever heard
story you | You told me on a Tuesday, straight / You said it can't be helped, now wait
story me | I lost my hair, I lost my taste / I kept the jokes, they went to waste
story me | I thanked the nurse, I thanked the chair / I thanked the one who cut my hair
story you | You've had your scans, you've had your share / You comforted the doctor there
story you tender | We used to talk of plans and trips / Today we talk of tea, in sips
story about | {Name} had the news, and took it in / And asked if we could still begin
detail you | The grapes I brought, the ones I ate / The crossword, and the half-cleared plate
detail you | Your wristband with your name in ink / The little cup from which you drink
detail me | A hat my sister knitted me / As green as any Christmas tree
detail | A drip that keeps a kind of time / A window, and a bit of lime
detail | The nurse comes round at half past four / Her shoes say squeak along the floor
detail you | A drawing taped above your head / The whole of us around your bed
feel you | I'd take it off you if I could / I'd carry it, I'd do it good
feel you tender | I'm not afraid when I'm with you / I shake outside, as people do
feel me | I'm tired, but it isn't night / I'm frightened, but I'm in the light
feel me proud | It's got my blood, it's got my vein / It hasn't got my other name
feel me | Some days I fight, some days I lie / And let the better clouds go by
feel | There's nothing brave in what we do / You wake, and that day wants you too
turn you bright | Today you sat up, asked for toast / I cried at that, of all things, most
turn you | They took one tube out, then one more / You walked as far as the corridor
turn me bright | I rang the bell, the whole ward clapped / I had my coat on, and I flapped
turn me | I saw the spring through double glass / It couldn't come in, but it let me pass
turn | The doctor smiled before she spoke / We held our breath, the kettle broke
wish you | Come home, come slowly, mind the stair / We've put clean sheets on, left your chair
wish you tender | May every breath be deep and slow / May every nurse be nice to know
wish you | Get well, and take the time you need / The garden's fine, it's mostly weed
wish me | Give me a Tuesday, plain and grey / With nothing on, and me okay
wish | One more good hour, and then one more / That's what the hours are there for
lift you | Hold on, hold on, I've got your hand / We'll do this sitting, if not stand
lift you | You're stronger than the thing they found / You'll see the spring come all the way round
lift me | I'm here, I'm here, I'm breathing yet / It hasn't seen the best of me yet to be met
lift | A little better than before / Then open up the window more
pre you | The curtain's drawn around your bed / There's one thing that I haven't said
pre me | Count backwards, ten, and nine, and eight / I think of something warm, and wait
bridge you | If love could mend a broken cell / By half past two you would be well
bridge me | I used to worry what they thought / What's left of me is what I've caught
bridge | The body is an odd old house / It creaks, it leaks, it keeps a mouse
end you | I'll come tomorrow, same as now / I'll bring you news, I'll bring you a row
end me | So put the kettle on for me / I'm coming home, I'm home for tea
hook you | Home by the Spring :: You'll be home by the spring, when the blackbirds begin / We'll open the door and we'll wheel you right in / There's nothing to hurry, there's nothing to bring / Just rest and get well and be home by the spring
hook you | Same Chair Tomorrow :: Same chair tomorrow, same side of your bed / I'll do all the talking, you'll shake your head / I'll be there at two and I won't bring sorrow / Just me and the paper, same chair tomorrow
hook you | I've Got Your Hand :: I've got your hand and I'm not letting go / Whatever they tell us, whatever they know / There's two of us in it, so let it be planned / You look for the morning, I've got your hand
hook me | One More Day Than It :: I don't have to beat it, I don't have to win / I don't have to march with a flag and a grin / I've only to breathe here and only to sit / And outlast the morning, one more day than it
hook me | Ring That Bell :: Some day I'll stand up and I'll ring that bell / The one by the door for the ones who get well / I'll ring it for me and for more I won't tell / They'll hear it in Dover, I'll ring that bell
`)
