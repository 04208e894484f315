import { lines } from '../lines.ts'

export const forgetting = lines('forgetting', `
scene you tender | You ask me what my name is, dear / I tell you, and you say, come here
scene you | I label every drawer and door / You ask me what the labels are for
scene you | You've got your coat on, half past two / You're going home, you're home, it's true
scene you | We sit and look at photographs / You know the dog, and then you laugh
story you | You taught me how to tie a shoe / Today I knelt and did it for you
story you | You told me that you had a date / With me, at six, and you'd be late
story you | You told the tale, you told it twice / I laughed both times, it's twice as nice
story you tender | You asked the nurse, who is that man? / She's kind, she said, he's your biggest fan
detail you | A calendar, a pill box, notes / Your name sewn into all your coats
detail you | You hum a thing from long ago / And every word of it you know
detail you | Your hand still knows the shape of mine / It finds it, every single time
detail you | The tea's gone cold, the telly's low / You fold one napkin, row by row
feel you tender | I miss you while I hold your sleeve / You haven't gone, you just don't leave
feel you | It's like the tide, it takes the sand / It can't unlearn me from your hand
feel you | I'll be whoever you want me to be / The doctor, the milkman, and sometimes me
feel you tender | You lost the names, you lost the days / You've kept your most ridiculous ways
turn you bright | And then today, between two bites / You knew me, you turned on the lights
turn you | You said my name, and that was all / It rang around the empty hall
turn you tender | You can't say love, you pat my knee / It says it well enough for me
wish you | I'll do the remembering for two / I've kept a good supply of you
wish you | Forget the year, forget the street / But keep the music in your feet
wish you | When even I am out of view / I hope there's someone sings to you
lift you | I'll tell you who I am each day / I've got no better thing to say
lift you tender | You may forget, you may not see / I know you, that's enough for me
pre you | You look at me, you look away / I've seen that look before today
pre you | I put the old tune on for you / And watch your fingers coming through
bridge you | They say the last to leave is song / So sing with me, and get it wrong
bridge you tender | Love isn't stored where names are stored / It's in the hand, it's in the cord
end you | Goodnight, my dear, I'll say it slow / I'm someone who has loved you so
end you | Tomorrow I'll come in anew / And introduce myself to you
hook you | Hello Again :: Hello again, I'm pleased to meet you, dear / We've met before, for most of fifty year / You needn't know the where and needn't know when / I'll come tomorrow and say hello again
hook you | I'll Remember for You :: I'll remember for you, I'll carry it all / The dance and the dog and the pictures on the wall / You put it down now, love, your pockets are through / You rest in the sun, I'll remember for you
hook you | You Still Know the Song :: The names have all gone and the days won't stay / You look for the kitchen and it's moved away / But I hum the first note and you come right along / You've lost the whole story, you still know the song
`)
