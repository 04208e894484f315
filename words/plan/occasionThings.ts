// The things an occasion has of its own: a couplet that names one of them is of this song and of no other.
const words = (text: string): RegExp => new RegExp(String.raw`\b(?:${text.trim().split(/\s+/).join('|')})\b`, 'i')

export const OCCASION_THINGS: Readonly<Record<string, RegExp>> = {
  birthday: words(
    `birthday cakes? candles? icing balloons? ribbons? wrapping presents? parcels? years? older born age wish(?:es|ed)? blow blew party hats?
    cards? sixty forty fifty socks slice frosting sparklers? lap toast`,
  ),
  farewell: words(
    `leaving leave left goodbye bags? case suitcase cardboard desk card train plane platform station airport wave waved miss door hook drawer
    mug chair cake kisses ticket cab boxes keys`,
  ),
  wedding: words(
    `wedding rings? vows? bride groom aisle veil dress confetti church bells? cake dance dancing aunts? speech speeches flowers bouquet
    suit tie rice table toast champagne chapel yes married marry`,
  ),
  anniversary: words(
    `years? married ring photo(?:graph)?s? kitchen wedding album vows? decades? dance anniversary grey silver gold spoons? kettle bed`,
  ),
  thanks: words(
    `thank thanks thankful owe owed debt card flowers gave given gift kind kindness carried held stayed lent favour`,
  ),
  teacher: words(
    `teacher school class(?:room)? chalk board desk pencil pen page book homework spell sums lesson taught learn(?:ed)? marks? exam bell`,
  ),
  retirement: words(
    `years? clock alarm desk badge coat shift gate garden fish(?:ing)? slippers retire[ds]? monday cake card watch keys hook rest office work`,
  ),
  graduation: words(
    `cap gown scroll exam(?:s)? books? library pen notes lecture degree hall stage photo(?:s)? study studied term night lamp`,
  ),
  birth: words(
    `cradle cot crib toes fingers nose nurse ward hospital pram blanket tiny born pounds ounces yawn sleep milk baby stork name`,
  ),
  expecting: words(
    `cot crib pram bump kick(?:s|ed)? scan heartbeat names? tiny socks baby nursery paint(?:ed)? months? test two lines waiting room`,
  ),
  lullaby: words(
    `sleep moon stars? night pillow blanket dreams? hush eyes bed lamp cradle teddy owl dark yawn sheep window goodnight good`,
  ),
  'first-day': words(
    `school bag lunch(?:box)? gate shoes pencils? coat peg wave teacher bell desk class(?:room)? new uniform`,
  ),
  'new-job': words(`desk badge lanyard boss office job interview suit train coffee monday start door keys chair`),
  moving: words(
    `boxes tape van keys? stairs room walls? sofa street window shelf door city town map suitcase kettle lamp neighbour`,
  ),
  christmas: words(
    `christmas tree turkey sprouts crackers? lights? tinsel snow carols? candles? stockings? santa presents? star bells? pudding gravy`,
  ),
  'new-year': words(
    `midnight year clock bells? fireworks? champagne resolutions? calendar january twelve countdown streamers`,
  ),
  mother: words(
    `mum mom mother kitchen apron hands kettle coat tea kiss(?:ed)? shoes plaster lunch(?:box)? sewing worry table supper bath`,
  ),
  father: words(
    `dad father tools? shed car hands coat keys razor newspaper ladder bike shoulders garage flask tie ball hammer`,
  ),
  grandparent: words(
    `gran(?:ny|d\\w*)? chair biscuits? tin spectacles glasses cardigan garden clock tea stories story hands wool slippers mints photo(?:s|graph)?s? years kitchen`,
  ),
  sibling: words(
    `brother sister bunk bed(?:room)? back seat dad mum bike fight share[ds]? toys secret room hair tree garden wall`,
  ),
  child: words(
    `child little small shoes? hand bed(?:time)? school toys? swing bath drawing crayons? tooth teeth grow(?:n|ing)? knees blanket story`,
  ),
  friendship: words(
    `friends? phone kitchen couch sofa laugh(?:ed)? chips bench door coffee years secret bus wine night bike stairs tea`,
  ),
  family: words(
    `family table chairs? aunts? uncles? cousins? dinner dad mum gran kitchen photo(?:s|graph)? album names? plates soup`,
  ),
  memorial: words(
    `coat chair photo(?:s|graph)? stone flowers church hymn rain grave miss(?:ed|ing)? gone name candle garden letter(?:s)? hat quiet empty`,
  ),
  'pet-loss': words(
    `paws? lead leash collar bowl bed basket fur tail garden door walk(?:s|ed)? blanket nose bark purr ball grass`,
  ),
  breakup: words(
    `key keys door coat bed phone records? photos? letter name street song rain gone left leave leaving hoodie toothbrush text box`,
  ),
  apology: words(
    `sorry fault wrong forgive said words flowers door table wait mend broke broken knees bread truth pride`,
  ),
  'get-well': words(
    `ward bed hospital drip nurse pills? tea window strong(?:er)? breath step chart scan well blanket fight doctor`,
  ),
  'job-loss': words(`desk box badge boss office job work letter rent mug alarm monday door cv wage shift payslip`),
  sobriety: words(`glass bottle day days sober drink morning bar meeting chip water clear hand shaking step counted`),
  party: words(
    `dance|dancing|danced|floor|lights?|music|song|speakers?|bass|drum|strobe|shoes|night|sweat|hands|crowd|dj|beat|chorus|conga|coats`,
  ),
  work: words(
    `shift clock boots boss pay wages? badge tools? hands alarm job work bus lunch(?:box)? gloves monday friday apron`,
  ),
  road: words(
    `road car wheel miles? map engine radio headlights? lane motorway highway windscreen petrol signs? drive driving bridge tyres`,
  ),
}
