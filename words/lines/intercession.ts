import { lines } from '../lines.ts'

export const intercession = lines('intercession', `
scene | I don't know who I'm talking to / The ceiling, or the dark, or you
scene | I've lit a candle, match by match / The draught came underneath the latch
scene | It's late, and all the house is still / My elbows on the window sill
story | You know I don't come here a lot / I've only got the words I've got
story about | {Name} never asked for very much / A cup, a chair, a bit of touch
story | I've bargained, begged, I've paced the floor / I haven't tried this way before
detail | A candle in a jam jar, lit / A photograph in front of it
detail | My hands are cold, my knees are sore / There's light beneath the kitchen door
feel | I'm small tonight, I'm small and scared / I only want one person spared
feel | If there's a hand beneath it all / Then be there, if there is a fall
turn | And in the quiet something came / As soft as someone said my name
turn | The morning's grey, the birds begin / I've asked for strength, it's drifting in
wish about | Be near {him} when the night is long / And hum {him} half of some old song
wish about | Put breath in {him}, put rest, put bread / Put someone kind beside {his} bed
wish | Give them steady hands who mend / Give us the news we hope they'll send
wish about | And if {he} wakes and I'm not there / Then you be sitting in the chair
lift about | Hold {him} close and hold {him} fast / Hold {him} till the night has passed
lift | Keep the light on, keep the door / Keep us safe this one night more
pre | I fold my hands, I shut my eyes / I leave it under your wide skies
bridge | I'll mend my ways, I'll call, I'll write / I'll do it all. But please. Tonight
bridge | A sparrow fell, you saw it drop / So look down here, so look, so stop
end | Amen to that, I've said my say / I'll leave the window till it's day
end | The candle's low, the sky's gone blue / I've done my part, the rest is you
hook about | Watch Over {name} :: Watch over {name}, watch through the night / Be warm as a blanket, be small as a light / You don't have to answer, I'll know that you came / If morning comes in, and it's calling that name
hook about | Watch over {who} :: Watch over {who}, through the night, through the day / Be there in the corner when I have to stay away / I'm no good at praying, I don't know what to do / I'm only here asking, watch over {who}
hook | One Small Light :: One small light on the window sill / One small prayer, and the world goes still / I ask you for morning, I ask you for might / And if that's too much, then for one small light
`)
