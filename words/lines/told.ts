import { lines } from '../lines.ts'

// Right for every occasion, because they are made of what the request tells: a place, a time, a number of years, a name.
export const told = lines('told', `
scene you | There's a window {in place} with the curtain undone / I think of you under the very same sun
scene you | Say {place}, and I see you, as plain as can be / With one hand held up, and the other for me
scene about | There's a corner {in place} where they still know the name / They tell you the story, it's never the same
scene me | I still see it all, {in place}, in the light / The dust on the sill, and the whole of the night
scene you | {Time}, it was you, with the wind in your coat / I wrote down the date on the back of a note
story you | It started {in place}, and it's followed us here / Like rain on the roof for the rest of the year
story you | {Time}, I remember the look on your face / I'd know it in any old crowd, any place
story you | {Name} is the word that they shouted in class / The word that you wrote on the steamed-over glass
detail you | There's {place} in the way that you say your goodbye / A bit of the weather, a bit of the sky
detail about | {Name} on a mug, and {name} on a door / A hook and a coat, and a mark on the floor
detail we | We've got {place} in our shoes, and it won't brush away / It comes out in handfuls on every wet day
feel you | When somebody mentions {place}, I look round / There's you in the word, there's you in the sound
feel you tender | {Years}, and I'd hand you the rest in a bow / I liked who you were then, I like you more now
turn you | {Years} is a mountain, {years} is a stone / You carried it up, and you weren't on your own
turn you | And if they should ask me, I'll say it was so / {In place}, and the rest of it, you have to know
turn about | They offered {him} gold, and they offered {him} fame / {He} went back to {place}, and {he} whistled the name
turn me | I've been to the others, I've seen what they do / They haven't got {place}, and they haven't got you
wish you | May {place} leave a light on, may doors open wide / May {name} be the word that they're shouting inside
wish you tender | I hope there's a star over {place} tonight / I hope that it's bothering no one, and bright
wish about | Here's hoping for {name}, and a clear stretch of road / For somebody handy to lighten the load
bridge you | You could fold up the world till there's only one street / With {place} on the sign, and the sound of your feet
bridge you | I'll tell it to strangers, I'll tell it to trees / {Name}, I will say, and I'll say it with ease
bridge me | What's {place}? Just some bricks and a couple of trees / It's all that I've got on the nights that I freeze
bridge | {Time}, and the hour was a coin on its side / It could have come down on whichever it tried
end you | So that was it, {name}, that's the best I could do / There's more that I've left out, but all of it's you
`)
