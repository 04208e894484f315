// Words that rhyme, one family a line, by the sound of General American English. The first word names the family.
const FAMILIES = `
ten again when then men pen den
went meant sent bent spent content
warm storm form swarm norm
on gone dawn upon drawn lawn
between scene seen green queen mean clean machine screen teen
barn yarn
half laugh
yard hard card guard
us fuss bus plus
days haze ways always rays plays
world unfurled curled swirled twirled
plans fans vans
day way say stay away play today grey gray may pay lay pray ray okay display delay clay birthday holiday yesterday highway runway sway bay café they hey ballet bouquet obey spray subway tray hooray
night light right sight tonight bright fight flight kite ignite height white delight write quite bite midnight moonlight sunlight starlight polite knight alight invite daylight spotlight candlelight goodnight twilight despite
me galaxy be see free sea tree key knee three we he she tea bee glee plea memory melody family harmony symphony destiny agree debris jubilee party city happy only every baby honey money company mystery history
go afterglow know so slow show glow snow low flow blow grow though below ago hello no throw radio window shadow rainbow toe row echo tomorrow stereo indigo bow video piano
you to undo do true through blue too new few view two knew flew crew who blew grew into shoe rendezvous zoo clue cue renew brew stew kangaroo due adieu barbecue dew
sky i high fly try why cry by goodbye lie die eye buy shy dry my pie lullaby tie july deny butterfly sigh reply hi spy rye firefly nigh
rain vein pain train lane chain plain brain vain remain refrain explain windowpane insane airplane crane gain grain hurricane champagne complain
name same game flame fame shame came blame frame claim aim tame became proclaim
mine fine line shine wine sign divine sunshine design vine spine nine define skyline decline combine online pine intertwine twine
sound round found ground around bound pound profound underground hound background unbound drowned
town down crown brown gown drown frown clown downtown noun renown
alone stone phone own grown known bone tone thrown throne telephone shown flown zone unknown saxophone cone microphone
heart start apart part art smart chart restart
more drawer door floor before shore for war roar core pour anymore score store wore tore explore ignore adore galore four your soar swore evermore encore dinosaur forevermore oar
air there where care bear share hair fair chair stair everywhere dare prayer stare somewhere square rare underwear anywhere repair swear wear nowhere millionaire aware pear affair despair
here near fear clear dear year tear ear hear beer appear cheer disappear steer atmosphere pier souvenir engineer deer
fire wire desire higher choir tire liar inspire retire expire admire
love above dove glove of
sun run one fun done begun undone someone everyone won gun son none outrun ton bun anyone
hand land sand stand band understand grand command demand planned wonderland expand
friend end bend send mend pretend spend lend defend weekend descend tend
sing ring king spring wing thing bring everything string swing anything cling fling sting
song long strong along belong wrong gong
dream team seem stream gleam beam scheme cream theme steam extreme moonbeam supreme esteem
street feet sweet beat meet heat complete repeat seat defeat concrete eat treat bittersweet heartbeat neat wheat retreat
sleep deep keep weep leap creep sheep cheap sweep steep asleep
feel peel real heal steel wheel deal steal reveal conceal meal ideal appeal squeal kneel
all fall call wall small tall ball hall recall waterfall crawl doll stall shawl
old gold cold hold told bold sold rolled fold untold behold controlled mold
home foam roam chrome dome comb
made shade fade parade afraid played stayed prayed blade lemonade arcade charade serenade trade betrayed masquerade decade laid grade
wake make take break lake mistake ache sake awake shake fake heartbreak cake snake snowflake pancake earthquake stake bake steak
wave save brave gave cave grave crave behave rave slave misbehave
face place space grace chase race trace embrace lace base erase case bass fireplace pace vase staircase
late wait fate great gate state straight weight hate create date plate celebrate skate eight translate debate mate
side ride hide tide wide inside pride guide beside cried tried died denied outside slide bride collide worldwide
time rhyme climb crime chime sublime lime paradigm dime prime
mind find kind behind blind unwind bind remind signed rewind grind designed defined
smile while mile style aisle awhile file trial dial
eyes skies rise lies surprise sunrise disguise goodbyes realize paradise wise fireflies flies cries prize tries size ties lullabies
best rest chest test west guest nest blessed quest dressed guessed jest
yes less mess bless guess dress confess press happiness loneliness success stress caress
bell tell fell well spell hell swell farewell shell hotel smell sell yell motel caramel
win begin skin in spin grin within thin sin violin kin chin
still sill will hill until thrill chill fill ill spill skill pill kill windowsill
stop drop top hop shop pop crop nonstop rooftop
clock rock block lock knock stock dock sock o'clock
hot pot not got spot lot shot forgot dot knot
dust trust must just rust lust
luck stuck truck struck duck pluck
moon soon tune june noon balloon afternoon spoon cocoon monsoon lagoon honeymoon cartoon swoon
room bloom gloom doom perfume whom zoom broom boom assume
look book took shook hook cook
cool school pool fool rule jewel cruel fuel
thought caught bought fought taught brought ought naught
now how wow vow somehow allow cow bough anyhow meow
cloud crowd loud proud allowed aloud
star afar far car guitar are bar scar jar ajar bizarre superstar
dark park spark mark arc shark remark
last past fast vast cast blast mast
dance chance romance glance trance france stance advance circumstance
back track black pack attack crack lack sack
man can plan ran fan van began than
bad sad mad glad had dad
that cat hat flat sat at rat bat
bread overhead stead red head said bed dead ahead instead led thread spread fed shed
bit it sit hit quit split admit commit fit lit
trip ship lip slip hip grip
kiss this bliss miss amiss abyss
give live forgive
believe leave eve achieve grieve sleeve receive deceive
never ever forever endeavor clever whenever whatever
together weather feather leather whether
over clover rover moreover
water daughter quarter
flower hour power tower shower our sour
river shiver deliver quiver
better letter sweater
summer drummer
another mother brother
wonder thunder under
morning warning
ocean motion emotion devotion potion commotion
station vacation celebration destination imagination creation generation sensation
turn burn learn return yearn concern
word heard bird third absurd
girl pearl swirl curl twirl
hurt shirt dirt flirt
voice choice rejoice
boy joy toy enjoy destroy
coast ghost toast most host almost post
boat float coat note wrote throat
smoke joke broke spoke woke
hope rope slope cope
soul bowl whole goal control roll stroll role coal
rose blows those goes knows nose toes clothes flows shows grows glows snows windows rainbows shadows echoes
fog dog log blog jog
rug hug bug mug snug
up cup pup
drum come some from sum hum thumb
jump pump bump
yet get forget regret met let set bet wet sunset net pet debt
left theft
edge ledge hedge pledge
breath death
dish wish fish
grass glass pass class brass
bag flag drag brag
map nap clap trap lap
table able cable fable stable
story glory
sorrow borrow
mountain fountain
work jerk lurk perk
loft soft
draw saw law raw paw jaw
paws laws because cause pause claws applause
tail sail whale trail fail tale nail pale mail fairytale gale scale hail prevail veil
speed need feed lead freed bleed agreed seed weed indeed proceed
peace piece release crease
breeze trees knees please keys seas ease freeze bees cheese memories
beach reach teach peach speech each
leaf belief grief brief
week cheek speak peak unique seek streak
waist taste waste haste chased faced erased
page stage age cage rage
change strange range exchange arrange
lost cost crossed frost tossed
doubt out about shout without
mouth south
house mouse
youth truth
proof roof
move groove prove improve
loose goose juice
blues news shoes choose lose use muse cruise snooze
mood food dude attitude rude
root boot cute suit fruit route shoot pursuit
push bush
good wood stood could should would understood neighborhood
spice nice twice ice price dice advice sacrifice
life knife wife strife
alive drive arrive five survive dive thrive hive
tribe vibe
bridge fridge ridge
drink shrink think pink blink ink wink sink
wind skinned
print hint mint
kissed missed wrist list twist resist fist mist
lift gift drift shift swift
fix six mix tricks
sick trick click pick quick brick
`

const FAMILY_BY_WORD: ReadonlyMap<string, string> = new Map(
  FAMILIES.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((words) => words.map((word): [string, string] => [word, words[0] ?? word])),
)

export function findRhymeFamily(word: string): string | undefined {
  return FAMILY_BY_WORD.get(word)
}
