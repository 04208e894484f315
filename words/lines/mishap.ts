import { lines } from '../lines.ts'

export const mishap = lines('mishap', `
scene | It started like any ordinary day / With toast on the table and clouds far away
scene | I'd polished my shoes and I'd straightened my hair / I ought to have noticed the hint in the air
scene | The milk was all right and the post was on time / I whistled a bit, and the weather was fine
scene | You know how a morning can pick up a crack / You're looking ahead when it comes from the back
scene | The kettle was on and the radio played / I'd plans for the evening, and all of them stayed
story | I rang up my mother, I rang up a friend / They said what you say when you can't see the end
story | A fellow in front of me shook his grey head / It happens to all of us, that's what he said
story | I went through it slowly, I went through it twice / I wrote down a list, and I took some advice
story | They told me last year and I wouldn't have it / You don't see a hole till you've put your foot in it
story | I stood in the shower, I practised a laugh / It came out all right, but it came out in half
detail | A pencilled amount on the back of a bill / A cup going cold on the window sill
detail | One shoe in the hallway, the other one not / A cold piece of toast and the rest of the pot
detail | The street looked the same, with its cats and its bins / That's where a surprise like that always begins
detail | A letter I'd started, a pen with no ink / Three spoons and a saucepan asleep in the sink
feel | It isn't the money, it isn't the pride / It's more like the step that's not there when you stride
feel | I'm sore in my elbows, I'm sore in my hope / I'm hunting the bathtub to find the last soap
feel | You feel like a suitcase left out on the track / Still waiting for someone who isn't quite back
feel | I thought I'd be angry, I'm mostly just tired / I felt like a cannon that someone had fired
turn | I woke the next morning, the sun had the cheek / To come up as though it were any old week
turn | A stranger came over and lent me a hand / He didn't ask questions, he knew where I'd land
turn | But somewhere near Thursday I started to grin / You can't fall much lower, so let it begin
turn | My neighbour came round with a pie and a spoon / We ate it with nothing to say until noon
wish | Next time I'll look where I'm putting my feet / Next time I'll try on the opposite street
wish | I'd like a small victory, one, nothing grand / A bus on the dot, or a coin in my hand
wish | Some year I'll be telling it over a beer / And they will be laughing, and I'll have my cheer
lift | So it goes, so it goes, there's a hole in the boat / You bail with your hat and you hope you can float
lift | Chin up, chin up, it's only a day / The clouds have got places to be, anyway
pre | You see it come slowly, you can't move your feet / You're watching yourself from the opposite street
pre | Then one second's quiet, and then comes the sound / Of somebody's luck coming down on the ground
bridge | The best of my stories begin with a fall / If nothing went wrong, I'd have nothing at all
bridge | I've met better people with mud on my face / Than ever I did when I won the race
end | So that's how it happened, and this is the tune / I'll let you know how it gets better, and soon
end | I've swept up the pieces, I've opened the blind / The morning's come in, and it doesn't much mind
hook | Could Have Been Worse :: It could have been worse, that's what everyone said / It could have rained frogs or come down on my head / I'm writing it up as a song, verse by verse / I'm still here to sing it, it could have been worse
hook | Just My Luck :: Just my luck, just my luck, with a hole in the shoe / It came round the corner, and looked for me too / Some people get diamonds, some people get stuck / I've got a good story, so that's just my luck
hook | So It Goes :: So it goes, so it goes, like the leaves and the snows / You build it on Sunday, on Monday it blows / I'll sing it out softly so everyone knows / The world keeps on turning, and so it goes
`)
