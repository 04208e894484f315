// Slurs, turned by thirteen letters so that nobody has to read them by accident. Whole words only, never parts of words.
const TURNED = `
avttre avttref avttn avttnf avttnu avttnm avtyrg avtyrgf fnaqavttre wvttnobb wvttnobbf
snttbg snttbgf snttl qlxr qlxrf genaal genaavrf furznyr
xvxr xvxrf urro urrof
fcvp fcvpf fcvpx orgnare jrgonpx jrgonpxf
puvax puvaxf tbbx tbbxf mvccreurnq
cnxv cnxvf entrnq entrnqf gbjryurnq gbjryurnqf fnaqavttref
pbba pbbaf cbepuzbaxrl qnexvr qnexvrf
ergneq ergneqf ergneqrq zbatbybvq
jrtebvq hagrezrafpu hagrezrafpura
`

// Everyday words too: "a chink of light", "raccoon" said short, "retard the tempo". Refused only with one of these near.
const HAZY = new Set(['chink', 'chinks', 'coon', 'coons', 'spic', 'spics', 'spick', 'dyke', 'dykes', 'retard'])

const turn = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const SLURS: ReadonlySet<string> = new Set([...words(turn(TURNED))].filter((word) => !HAZY.has(word)))
export const HAZY_SLURS: ReadonlySet<string> = HAZY
export const HOSTILE_WORDS = words('dirty filthy stupid fucking damn hate ugly goddamn you')

export const MINORS = words(
  'child children childs kid kids minor minors underage preteen preteens toddler toddlers infant infants schoolgirl schoolgirls schoolboy schoolboys',
)
export const SEXUAL = words(
  'sex sexual sexually sexy porn porno pornography erotic erotica nude nudes horny orgasm molest molesting rape raping seduce seducing fuck fucking',
)
export const SEXUAL_CHILD_WORDS = words('pedophilia paedophilia lolita lolicon shotacon jailbait kiddieporn childporn')

export const ATTACKS = words(
  'kill kills murder exterminate gas lynch shoot bomb hang burn slaughter behead stab massacre eradicate execute',
)
export const GROUPS = words(
  `jews jew muslims muslim christians christian hindus sikhs blacks whites gays gay lesbians immigrants refugees mexicans asians africans arabs
  women blackpeople homosexuals transgender gypsies foreigners`,
)
export const SELF_HARM = words('kys')
export const SELF = words('yourself yourselves urself')
export const SELF_ATTACKS = words('kill hang cut drown shoot poison')
