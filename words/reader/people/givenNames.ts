import type { Term } from '../term.ts'

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

// Names the tagger has never heard, and that are no other word.
const WOMEN = listed(`
  aaliyah abeni adaeze adriana aiko ainhoa aisling aiyana aleksandra alessia alina althea amaia amani amara amelie amira anaya
  aneesa anika anneke anouk anoushka anya aoife arwen asha astrid ayaan ayesha ayla azra beatriz birgit brielle bronwyn calliope
  camila catriona chiara chidinma chioma cleo cora dagny deepika delphine dilara ebba eilidh eira eleni elif elodie eloise elsie
  elspeth emiko emine esme evie farah fatima fatoumata fernanda fiadh folake freya frida giada giulia gwendolyn habiba hadiza
  haruka hattie hedda heloise henrietta ifeoma ilse imani inaya indira ines ingrid isla isolde ivana jasleen joana juno kaia kaori
  katarina kavya keiko kezia khadija kiara kinsley lakshmi leilani lena leonie lidia lieke linnea liv livia lotte lucia luisa lupe
  maeve magdalena mahalia maisie malala malika maren margaux mariam marisol marit matilda meera mei meike mila millie minh mirabel
  mireille moira myra nadia naima naledi nandini naoko natsuki nayeli neha nevaeh ngozi niamh nieves nkechi noor noura nuala nyla
  oksana oonagh orla paloma parvati pernilla pia pilar pooja posy priya quinn rania reyna rhiannon rida rosalind roxana rukhsana
  saanvi sadia safiya saoirse saskia seren shanice shirin signe sigrid simone sinead siobhan sloane soledad solveig sunniva
  svetlana tallulah tamsin thandi thea tilda tova ulla uma vaishali valentina veda vera wanjiru xiomara yael yara yasmin yesenia
  yui yuki yuna zadie zahra zainab zara zofia zora zuri
`)
const MEN = listed(`
  aarav abdul abdullah adebayo aditya ahmet ajay akira alasdair alejandro alessandro amadou amir anders andrei angus anil ansel
  archie arjun arlo armando arne arvid ashok axel ayo bashir bjorn bodhi boris bram callum cedric chidi chukwu ciaran cillian
  cormac cosmo cyrus dagfinn dashiell davide deepak desmond diarmuid diego dieter dimitri dmitri duarte eamon eduardo efrain eirik
  ekow elio emeka emre enrique enzo eoin esteban evander farid farouk fergus fernando fionn floki gael georgios gerardo giacomo
  gianni giovanni goran graeme gunnar gustav hakan hamish hamza haruto hassan henrik hideo hiroshi hugo ibrahim igor ilya imran
  iskander ivar jabari jairo jamal jasper javier jayden jens jiho joao jonah jonas jorge joris juri kabir kai kaito kareem karim
  kenji khalid kieran kilian kofi koji kwabena kwame lachlan lars leandro leif levi lorcan lorenz luca luka lukas mahmoud malik
  manuel marek mateo matteo matthias mehmet miguel mikkel milo mohammed mustafa nasir nikhil niko nikolai nils nnamdi obi oisin
  olaf ollie omari oskar osman otis otto ozzy pavel pedro piotr quincy rafael rafferty rahul rajesh rakesh ramon ravi reuben rhys
  rocco rohan ruairi rui sanjay santiago santino satoshi seamus sebastien sergei shiro silas sipho soren stavros stefan suleiman
  sunil sven taavi tadhg takeshi tariq teo thabo thiago tiago tobias tomasz torsten tristan tunde umar vihaan vikram viktor vito
  vivek vlad wilhelm wojciech xander yannick yannis yorick youssef yusuf zacharias zane zayn ziggy zlatan
`)
// Words first: a name only where somebody is plainly called so.
const WORDS = listed(`
  amber angel april art ash aurora autumn basil bear bella bill biscuit blossom blue brook buddy buster candy carol cash chance
  charity chase clay clementine clover coco cookie crystal daisy dale dawn dean destiny dolly don drew duke dusty earl eden eve
  faith fern flora forrest foster frank gene ginger grace grant guy harley harmony harper hazel heath heather heaven holly honey
  hope hunter iris ivy jack jade jasmine jean jewel journey joy june king kit lance lark liberty lily lucky luna marigold marina
  mark marsh mason max may melody mercy miles misty monte myrtle noble noel olive opal oreo paris pat patience peanut pearl penny
  pepper phoenix pip pixie poppy prince princess rain randy ray red reed rex rich river rob robin rocky roman romeo rory rose
  rosemary rowan ruby rusty sage sally sandy scarlett scout serenity shadow sierra skip sky sonny star stella stormy sue summer
  sunny sunshine teddy terry tiger tiny trinity trixie val victor violet virginia wade waffles will willow winter wolf woody wren
  young
`)

const isRaised = (term: Term | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(term?.text ?? '')
const bare = ({ word }: Term): string => word.replace(/'s$/, '')
const sexTag = (name: string): readonly string[] =>
  WOMEN.has(name) ? ['FemaleName'] : MEN.has(name) ? ['MaleName'] : []

const asName = (term: Term): Term => ({
  ...term,
  tags: new Set([
    'Noun',
    'Singular',
    'Person',
    'FirstName',
    'ProperNoun',
    ...sexTag(bare(term)),
    ...(term.tags.has('Possessive') ? ['Possessive'] : []),
  ]),
})

export const isGivenName = (word: string): boolean => WOMEN.has(word) || MEN.has(word)
export const isWordToo = (word: string): boolean => WORDS.has(word)

const isSomebody = (term: Term | undefined): boolean =>
  isRaised(term) && (term?.tags.has('FirstName') === true || isGivenName(term === undefined ? '' : bare(term)))

// "Rose and Tom", "Tom and Rose", "Hope who turns six", "to thank Daisy for".
function isWordCalled(terms: readonly Term[], at: number): boolean {
  const [term, next, second] = terms.slice(at, at + 3)
  if (term === undefined || !isRaised(term) || !WORDS.has(bare(term))) return false
  if (next?.word === 'who' && !/^\p{Lu}/u.test(second?.text ?? '')) return true
  if (next?.word === 'and' && isSomebody(second)) return true
  const isJoined = terms[at - 1]?.word === 'and' && isSomebody(terms[at - 2])
  const isThanked = terms[at - 1]?.word === 'thank' || terms[at - 1]?.word === 'dear'
  return isJoined || isThanked
}

// What the tagger takes for any noun is somebody's name.
export const tagGivenNames = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) => {
    if (term.tags.has('FirstName')) return term
    return isGivenName(bare(term)) || isWordCalled(terms, at) ? asName(term) : term
  })

const FEAST =
  /\b(?:birthday|b-?day|anniversary|wedding|lullab(?:y|ies)|graduation|get well|goodnight|good night|valentine|retirement|christening|baptism|baby shower|congratulations|congrats|happy \d+\w{0,2})\b/i
const OF_THE_CALENDAR = /^(?:may|june|april|autumn|summer|winter|christmas)$/

// Whoever the song is for, where nothing else is said of them: "birthday song for lily", "a song for Hope".
export function callAlone(told: string, { lead, manner }: { lead: string; manner: string }): string | undefined {
  const [, first = '', next = ''] = /^(\p{L}+)(?:'s)?(\s*[,.!]|\s+(?:who|is|turns|turning)\b|\s*$)/iu.exec(told) ?? []
  const word = first.toLowerCase()
  if (!WORDS.has(word) || (next.trim() === '' && OF_THE_CALENDAR.test(word) && !FEAST.test(manner))) return undefined
  const isFor = /^(?:for|to)$/.test(lead) || /\b(?:for|to)$/i.test(manner)
  const isMeant = FEAST.test(manner) || (isFor && /^\p{Lu}/u.test(first))
  return isMeant ? word.charAt(0).toUpperCase() + told.slice(1) : undefined
}

// The one such a song is for, marked as somebody.
export const tagAlone = (terms: readonly Term[], isCalled: boolean): Term[] =>
  terms.map((term, at) => (isCalled && at === 0 ? asName(term) : term))
