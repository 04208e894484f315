// What people type when they mean another word. Only spellings that are no word of their own.
const PAIRS = `
acomodate accommodate, accross across, acheive achieve, acheived achieved, adress address, agressive aggressive, allways always,
alot a lot, amature amateur, anniversery anniversary, aniversary anniversary, appologize apologize, appology apology,
appartment apartment, awsome awesome, basicly basically, beautifull beautiful, beatiful beautiful, beutiful beautiful,
becuase because, becasue because, beggining beginning, begining beginning, beleive believe, beleived believed, belive believe,
birthda birthday, birhtday birthday, brithday birthday, buisness business, bussiness business, calender calendar,
cemetary cemetery, celabrate celebrate, cheif chief, choclate chocolate, chrismas Christmas, cristmas Christmas, christmass Christmas, crismas Christmas, obsesed obsessed, obbsessed obsessed, anoying annoying, alergic allergic, wendsday Wednesday, grandaughter granddaughter, gorgous gorgeous, excelent excellent, guitare guitar, nefew nephew, sucess success, toghether together, trully truly, writen written, cofee coffee, collegue colleague,
comming coming, congradulations congratulations, daugher daughter, daugter daughter, definately definitely,
definatly definitely, dissapear disappear, dissapointed disappointed, divorse divorce, doughter daughter, embarass embarrass,
embarassed embarrassed, embarrased embarrassed, everytime every time, excercise exercise, existance existence, familly family,
favorit favorite, febuary February, finaly finally, foriegn foreign, freind friend, freinds friends, freindship friendship, frist first,
furture future, gaurd guard, girlfreind girlfriend, boyfreind boyfriend, goverment government, grammer grammar, granparents grandparents,
gradma grandma, gradpa grandpa, graduaction graduation, gratefull grateful, greatful grateful, happend happened, happyness happiness,
heared heard, hieght height, hopefull hopeful, hospitle hospital, husbend husband, immediatly immediately,
intresting interesting, jelous jealous, jelousy jealousy, kitchin kitchen, knowlege knowledge, liesure leisure,
lonley lonely, lonelyness loneliness, loosing losing, marrage marriage, marraige marriage, millenium millennium, miricle miracle,
mispell misspell, morgage mortgage, mountian mountain, naturaly naturally, neccessary necessary, neice niece, neighbur neighbour,
nieghbor neighbor, nieghbour neighbour, nurcery nursery, occured occurred, ocassion occasion, peice piece, peolpe people, personel personnel,
postion position, preist priest, probaly probably, promiss promise, realy really, recieve receive, recieved received, reccomend recommend,
religous religious, rember remember, remeber remember, resturant restaurant, restaraunt restaurant, rideing riding, roomate roommate,
roomates roommates, sandwhich sandwich, seperate separate, seperated separated, sincerly sincerely, sisiter sister, sking skiing,
somthing something, sombody somebody, someting something, sorrry sorry, speach speech, stoped stopped, studing studying, succesful successful, suprise surprise, suprised surprised, teh the,
thier their, theif thief, thankfull thankful, togehter together, togather together, tommorow tomorrow, tommorrow tomorrow,
tomorow tomorrow, tounge tongue, truely truly, untill until, vaccum vacuum, weding wedding,
turck truck, ahlf half, glod gold, graden garden, feild field, swete sweet, singel single, knief knife, bottel bottle, frie fire, treu true, tarin train, hoel hole, croner corner, crackel crackle, towle towel, flim film, paino piano, plante planet, gose goes, geren green, siad said, breda bread, wroe wore, kyes keys, shoko shook, brust burst, garin grain, colver clover, rythm rhythm, rythmic rhythmic,
balad ballad, ballade ballad, bordem boredom, lonly lonely, lonley lonely, wriet write, wirte write, songe song, soong song,
wensday Wednesday, wierd weird, wich which, wonderfull wonderful, writting writing, interes interest, messeage message, abuat about, aboot about, abot about, aobut about, baout about, abuot about, memebr member, memeber member,
iceskating ice skating, passionatelly passionately, democraty democracy, reciprocical reciprocal, bestfriend best friend, bestfriends best friends, heatbroken heartbroken, upligting uplifting, folkore folklore, thé the, speakes speaks, speaches speeches, yesturday yesterday
`
const MEANT: ReadonlyMap<string, string> = new Map(
  PAIRS.split(',').flatMap((pair) => {
    const [typed, ...meant] = pair.trim().split(' ')
    return typed === undefined || typed === meant.join(' ') ? [] : [[typed, meant.join(' ')] as const]
  }),
)

export const mendSpelling = (text: string): string =>
  text.replaceAll(/(?<![\w'-])\p{L}{3,}(?![\w'-])/gu, (word) => {
    const meant = MEANT.get(word.toLowerCase())
    if (meant === undefined) return word
    return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
  })
