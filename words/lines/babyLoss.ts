import { lines } from '../lines.ts'

// Nobody sat in a chair and left a coat: there was only the waiting, and the love.
export const babyLoss = lines('baby-loss', `
scene | The little room is painted still / There's yellow on the window sill
scene we | We'd told three people, then none more / We'd measured for a smaller door
scene | A list of names inside a drawer / We don't go in there any more
scene we | We drove home slowly, neither spoke / The street was full of other folk
story we | We heard you once, a tiny drum / As fast as rain, and then it was dumb
story we | We'd only just begun to say / Our three of us, some day, some day
story | A line of blue, a folded note / A secret buttoned in a coat
story we | They used a word for what you were / We used your name, and we prefer
detail | One knitted sock, there's just the one / I hadn't got the other done
detail | A picture, grey, the size of a stamp / We look at it beneath the lamp
detail | A ring around a day in June / It comes, and it will come too soon
detail | The smallest candle in the shop / We let it burn, we let it drop
feel we | You were so small, you took up space / There's all this room, and none for your face
feel | I miss what no one else has seen / The all of you that might have been
feel we | They say that time will do its part / It can't unknow you in the heart
feel | I never held you, that is true / My arms are heavy, though, with you
turn we | We planted something by the gate / It flowers early, and it flowers late
turn | Some days I laugh, and then I hear / The quiet that was you, quite near
turn we | We say your name out loud, not long / It turns the air into a song
wish | Wherever small ones go to sleep / May someone sing, the night is deep
wish we | We'd give you all the stars to keep / And every lamb, and every sheep
wish | If love's a place, then you are there / With both our eyes, with someone's hair
lift we | You were here, and you were ours / As brief and real as any flowers
lift | Not a dream, and not a loss / A name we carry, light as moss
pre | So close the door and dim the light / There's someone to be sung tonight
pre we | We don't say much, we hold on tight / We leave a little lamp alight
bridge | They ask us, have you any? No / We say it, and we feel you go
bridge we | Not every life is long or loud / Some pass like light across a cloud
end we | Goodnight, goodnight, our smallest one / We'll know you by the morning sun
end | The yellow room has got the sun / It's warm in there, our little one
hook we | Small As a Star :: You're small as a star, and as far as one too / There's no one could see you, we steer home by you / We don't need to hold you to know who you are / Goodnight, little someone, as small as a star
hook we | We Knew Your Name :: We knew your name before you came / We'd said it in the dark / You never stayed to hear it, love / We carve it in the bark
hook | The Yellow Room :: There's sun in the yellow room, sun on the floor / It comes every morning in under the door / It looks for you, finds you, and stays until noon / And love has a place in the yellow room
hook we | A Little While :: You were ours for a little while / Long enough to love you, not to see you smile / We'd walk to the end of the very last mile / To thank you for staying a little while
`)
