import { lines } from '../lines.ts'

export const freedom = lines('freedom', `
scene me | I left my badge on a stack of forms / I left my plant, and I left the norms
scene me | My desk is clear, my drawer's undone / There's one old mint, and there's all that sun
scene me | The lift went down and the doors went wide / I'd never looked at the sky outside
scene me | I've sold the sofa, I've sold the car / I've kept a kettle and one guitar
story me | I typed it slowly, I hit send / I'd always thought it would feel like an end
story me | They asked me where, and they asked me how / I said, I'll tell you a year from now
story me | For seven years I had looked at a wall / A calendar coast, with no sea at all
story me | My mother said, think of your pension, your knees / I thought of the both of them, out in the breeze
detail me | A bag and a knife and a tin and a rope / A second-hand chart and a pocket of hope
detail me | A list on the fridge with the last thing crossed / A key on the mat that can go and get lost
detail me | Salt on my lip and a blister or two / A tan where the watch was, a different view
feel me | I'm scared to death, and I'm wide awake / It feels like the step before you break
feel me | My tie's in the bin and my phone's in the sea / There's nobody left to be late for but me
feel me wild | I'm not running off, I am running to meet / Whatever it is that goes on past the street
turn me | The third day out, I was sick as a cat / I wouldn't go back for a mansion, and that's that
turn me | I looked behind me, the land was a thread / I looked up in front, and went that way instead
turn me | I thought I'd be no one without my chair / It turned out I'd never been anyone there
wish me | Let me be foolish, and let me be slow / Let me be somewhere I don't yet know
wish me | And when I am old in a chair by the wall / I'll say that I went, and that was it all
lift me wild | So cut the rope and let it go / I'd rather be lost than never know
lift me | Goodbye to the clock and goodbye to the queue / Hello to the wind and the blue and the blue
pre me | Ten fingers off the rail, and nine / And eight, and there's the open line
pre me | Deep breath in, and don't look round / The next step hasn't any ground
bridge me | They told me the world was a dangerous place / I've had more bruises from office space
bridge me | You don't get the years back, you don't get a crown / You get the one boat, so you don't tie it down
end me | I'll write you a card when I find where I am / The stamp will be foreign, and covered in jam
end me | The light's on the water, the rope's on the quay / If anyone's asking, there's no one but me
hook me | Don't Wait Up :: Don't wait up, I've gone with the tide / I've left you the sofa, I've left my side / I'm out past the wall with the wind in my cup / I'll send you a postcard, so don't wait up
hook me wild | I Quit :: I quit, I quit, hear the sound of it ring / I've handed my notice to everything / The lamp and the lanyard, the chair where I sit / Goodbye and good morning, I quit, I quit
hook me | Past the Wall :: I'm going out past the harbour wall / Where nobody's got me on speed-dial at all / The map is all blue there, the sky is all tall / There's more of me waiting out past the wall
`)
