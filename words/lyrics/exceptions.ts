// Words the rules would split or stress wrongly. Syllables are parted by hyphens, the stressed one is in capitals.
const SPELLED = `
MAY-be A-re-a A-re-as em-ploy-EE FIRE-fly FIRE-flies CHOCO-late DIF-fer-ent DIF-fer-ence i-DE-al na-ÏVE NINE-ties PIER
TIER a-GAIN a-GAINST a-LONE a-WAY a-ROUND a-CROSS a-BOUT a-BOVE a-GO a-LIVE a-WAKE a-SLEEP a-FRAID a-MONG a-LONG
a-HEAD a-SIDE a-PART a-SHORE a-BOARD a-FLOAT a-DRIFT a-LARM a-DORE a-DORED a-RRIVE a-RRIVED a-NEW a-MAZE a-MAZED
a-MA-zing a-FLAME a-LIGHT a-LOUD a-TTACK a-BYSS be-HIND be-FORE be-LOW be-SIDE be-TWEEN be-YOND be-NEATH be-LIEVE
be-LIEVED be-COME be-GIN be-GINS be-GAN be-LONG be-LONGS be-CAUSE be-WARE be-GUN be-TRAY be-LOVED be-WITCHED
re-MEM-ber re-MEM-bered re-TURN re-TURNS re-MAIN re-MAINS re-MIND re-MINDS re-GRET re-GRETS re-LEASE re-PEAT re-PLY
re-SPECT re-VEAL re-CALL re-PAIR re-WIND re-LY re-FUSE re-PLACE re-SOLVE re-LIEF de-SIRE de-FEND de-FEAT de-NY
de-LIGHT de-CIDE de-STROY de-LAY de-SERVE de-PART for-GET for-GETS for-GOT for-GIVE for-GAVE for-BID for-GOT-ten
for-GIV-en for-EV-er for-EV-er-more ev-er-MORE be-LIEV-er in-SIDE in-DEED IN-to in-VITE in-SANE in-TENSE in-STEAD
un-TIL UN-der un-DONE un-TRUE un-KIND un-FOLD un-KNOWN un-WIND un-TOLD with-IN with-OUT with-STAND up-ON to-DAY
to-NIGHT to-MOR-row to-GETH-er to-WARD to-WARDS per-HAPS per-FORM pre-TEND pre-PARE pre-FER pro-TECT pro-VIDE
sur-PRISE sur-REND-er sur-VIVE sur-VIVED com-PLETE com-PARE com-PLAIN com-MAND con-FESS con-FUSED con-TROL con-NECT
con-TAIN dis-GUISE dis-TRESS dis-MAY dis-COV-er dis-AP-PEAR ex-PLAIN ex-PLODE ex-IST ex-PECT ex-PLORE ex-HALE in-HALE
en-JOY en-DURE es-CAPE es-CAPED ma-CHINE gui-TAR gui-TARS ho-TEL hel-LO good-BYE a-DIEU Ju-LY De-CEM-ber No-VEM-ber
Sep-TEM-ber Oc-TO-ber e-LEV-en e-MO-tion de-VO-tion per-FUME him-SELF her-SELF my-SELF your-SELF our-SELVES
them-SELVES it-SELF how-EV-er what-EV-er who-EV-er wher-EV-er when-EV-er what-so-EV-er al-READ-y al-RIGHT al-THOUGH
AL-most AL-ways AL-so o-KAY o-BEY o-CCUR a-LLOW a-FFORD a-GREE a-MID a-VOID a-WAIT a-WARE BE-ing SEE-ing DO-ing GO-ing
DY-ing LY-ing TRY-ing FLY-ing CRY-ing SAY-ing PLAY-ing KNOW-ing FREE-dom EV-ery EV-ery-one EV-ery-thing EV-ery-where
EV-ery-bod-y EV-ery-day EV-en EVE-ning EVE-nings EV-er NEV-er NEV-er-more AN-y AN-y-one AN-y-thing AN-y-where
AN-y-more AN-y-bod-y AN-y-way MAN-y BOD-y NO-bod-y SOME-bod-y SOME-one SOME-thing SOME-where SOME-times SOME-how
SOME-day NO-where NOTH-ing NOTE-book LOVE-ly LONE-ly LONE-li-ness HOME-town SAFE-ly LIFE-time FIRE FIRES WIRE TIRED
DE-sired HIRE SHORE HOUR HOURS OUR OURS SOUR FLOUR FLOW-er FLOW-ers POW-er POW-ers TOW-er TOW-ers SHOW-er SHOW-ers
HIGH-er PRAYER PRAYERS WHIRL WORLD WORLDS GIRL GIRLS PEARL PO-em PO-ems PO-et PO-ets PO-et-ry QUI-et QUI-et-ly DI-et
LI-on LI-ons RI-ot GI-ant GI-ants DI-a-mond DI-a-monds VI-o-let VI-o-lin VI-o-lins PI-an-o PI-an-os RA-di-o STER-e-o
VID-e-o RO-de-o I-de-a I-de-as REAL REAL-ly RE-al-ize RE-al-i-ty cre-ATE cre-AT-ed cre-A-tion cre-A-tive THE-a-ter
THE-o-ry NE-on NE-ons ME-te-or O-cean O-ceans SCI-ence CLI-ent VI-o-lence CHA-os o-A-sis FU-el DU-el CRU-el JEW-el
JEW-els RU-in RU-ins RU-ined FLU-id SU-i-cide U-su-al U-su-al-ly VIS-u-al CAS-u-al GRAD-u-al IN-flu-ence AC-tu-al-ly
MU-tu-al u-NITE u-NI-ted BEAU-ty BEAU-ti-ful BUS-y BUSI-ness PEO-ple BREATH-ing MEM-o-ry MEM-o-ries HIS-to-ry
MYS-ter-y MYS-ter-ies MIR-a-cle MIR-a-cles DAN-ger-ous FAM-i-ly FAM-i-lies CAM-er-a FA-vor-ite IN-ter-est-ing
COM-fort-a-ble VEG-e-ta-ble AV-er-age GEN-er-al SEV-er-al NAT-u-ral TEM-per-a-ture LIT-er-al-ly SEP-a-rate WEDNES-day
FEB-ru-ar-y JAN-u-ar-y SAT-ur-day HOL-i-day HOL-i-days BIRTH-day YES-ter-day SUM-mer-time MOTH-er FA-ther BROTH-er
BROTH-ers SIS-ter FRIEND FRIENDS FRIEND-ship AUNT DAUGH-ter GRAND-ma GRAND-pa GRAND-moth-er GRAND-fa-ther ma-MA
ba-NA-na ba-NA-nas po-TA-to to-MA-to spa-GHET-ti um-BREL-la va-NIL-la gor-IL-la pa-JA-mas ba-LLOON ba-LLOONS la-GOON
ty-PHOON car-TOON gui-TAR-ist e-RASE e-RASED ca-RESS po-LICE u-NIQUE an-TIQUE bou-QUET ca-FE ca-FÉ bal-LET buf-FET
cha-MELE-on CHAR-i-ot CHER-ish sen-SA-tion ho-RI-zon ho-RI-zons e-TER-nal e-TER-ni-ty for-LORN in-FIN-i-ty IN-fi-nite
e-LEC-tric e-LEC-tri-cal U-ni-verse U-ni-corn VIL-lage IM-age MES-sage COUR-age LAN-guage MAR-riage CAR-riage GA-rage
SAV-age DAM-age VOY-age BAG-gage COT-tage PAS-sage PAL-ace SUR-face MEN-ace NECK-lace FUR-nace TER-race PROM-ise
PROM-is-es PUR-pose PUR-ple A-ble TA-ble CA-ble SI-lence SI-lent VI-brant DIS-tance DIS-tant IN-stant BAL-ance CHANCE
DANCE DANC-ing DANC-er DANC-ers ro-MANCE ro-MAN-tic EYE EYES AWE AWES EWE TONGUE LEAGUE VAGUE ROGUE DI-a-logue RHYTH-m
CHASM PRISM SPASM KING-dom WIS-dom RAIN-bow RAIN-bows WIN-dow WIN-dows SHAD-ow SHAD-ows MEAD-ow PIL-low HOL-low
FOL-low SOR-row BOR-row MEL-low YEL-low IS-land IS-lands ISLE AISLE LIS-ten LIS-tened CAS-tle CAS-tles WHIS-tle
HUS-tle THIS-tle CHRIST-mas OF-ten SOF-ten FAS-ten WHERE THERE THEIR THEY'RE WERE WE'RE YOU'RE I'M I'LL WE'LL YOU'LL
SHE'LL HE'LL THEY'LL IT'LL I'D YOU'D WE'D THEY'D HE'D SHE'D I'VE YOU'VE WE'VE THEY'VE DON'T WON'T CAN'T AIN'T AREN'T
WEREN'T SHAN'T DID-n't IS-n't WAS-n't HAS-n't HAD-n't HAVE-n't DOES-n't COULD-n't SHOULD-n't WOULD-n't MUST-n't
NEED-n't LET'S THAT'S IT'S HE'S SHE'S WHAT'S WHO'S HERE'S THERE'S WHERE'S HOW'S THAT'LL THERE'LL COULD-'ve SHOULD-'ve
WOULD-'ve o'-CLOCK Y'ALL MA'AM 'CAUSE 'TIL 'EM WAN-na GON-na GOT-ta KIND-a OUT-ta NAK-ed WICK-ed SA-cred CROOK-ed
RAG-ged BLESS-ed LEARNED HA-tred HUN-dred KIN-dred WRETCH-ed RUG-ged NEED-ed SAND-wich BIS-cuit BIS-cuits CIR-cuit
BUILD-ing BUILD GUIDE GUILT GUESS GUEST GUARD LAN-guid COF-fee TOF-fee COM-mit-tee COOK-ie COOK-ies PIX-ie MOV-ie
MOV-ies ZOM-bie ZOM-bies GEN-ie PRAI-rie SUR-vey DON-key MON-key KEY KEYS HON-ey MON-ey JOUR-ney VAL-ley VAL-leys
KIT-chen CHICK-en CHIM-ney TUR-key HOCK-ey WHIS-key PIZ-za TA-co TA-cos RA-men SU-shi NOO-dle NOO-dles PAN-cake
PAN-cakes CUP-cake ICE CREAM DI-ner RO-bot RO-bots AS-tro-naut SPACE-ship ROCK-et com-PU-ter com-PU-ters TEL-e-phone
PHO-to PHO-tos PHO-to-graph OUT-side SUN-rise SUN-set SUN-shine SUN-light STAR-light MOON-light MOON-lit DAY-light
MID-night SKY-line RIV-er RIV-ers HEAV-en HEAV-ens HEAV-en-ly SEV-en SEV-en-ty SEV-en-teen GAR-den GOLD-en SUD-den
SUD-den-ly CHIL-dren CHILD-hood WOM-an WOM-en mu-SE-um LI-brar-y SHOULD WOULD COULD THROUGH THOUGH THOUGHT TOUGH ROUGH
e-NOUGH COUGH BOUGH DOUGH LAUGH LAUGH-ter LAUGH-ing SCIS-sors RE-cent DE-cent SE-cret SE-crets RE-gion FU-ture
PIC-ture PIC-tures NA-ture CREA-ture CREA-tures TREAS-ure MEAS-ure PLEAS-ure LEI-sure ad-VEN-ture ad-VEN-tures WON-der
WON-der-ful WAN-der WAN-der-ing WA-ter WA-ters HUR-ri-cane AV-a-lanche vol-CA-no TO-ky-o PAR-is LON-don BER-lin
MEX-i-co LULL-a-by MEL-o-dy MEL-o-dies HAR-mo-ny SYM-pho-ny COM-pan-y EN-e-my REM-e-dy TRAG-e-dy COM-e-dy MID-dle
LIT-tle BOT-tle BAT-tle BRO-ken O-pen TO-ken CHO-sen FRO-zen HAP-pen HAP-pened GLIS-ten WHOLE WHO'D WHO'LL ONE ONCE
DONE GONE NONE HAVE GIVE LIVE LOVE LOVES GLOVE COME SOME THESE THOSE TWEN-ty THIR-ty FOR-ty FIF-ty SIX-ty EIGHT-y
NINE-ty THIR-teen NINE-teen FOUR-teen FIF-teen SIX-teen EIGHT-een ZE-ro MIL-lion BIL-lion THOU-sand THOU-sands
per-CENT DOL-lar DOL-lars SEC-ond sit-u-A-tion ma-CHIN-er-y cal-i-FOR-nia be-HOLD DRAWER BARE-foot PI-geon PI-geons
co-YO-te co-YO-tes kar-a-O-ke A-li-en A-li-ens REC-i-pe REC-i-pes TRU-est TRU-er FI-an-cé am-BIG-u-ous re-AC-tion
LAW-yer LAW-yers POS-se ACHES SCORE-board BRIDES-maid BRIDES-maids SOL-dier SOL-diers CEN-tre BED-room e-LEV-enth a-MEN
ap-PEAR ap-PEARS a-long-SIDE A-gent A-gents a-JAR ar-RANGE-ment REG-u-lar which-EV-er po-LITE po-LITE-ly tor-NA-do
sup-POSE ap-PROVE sub-JECT in-ter-TWINED es-TATE dis-a-GREE dis-a-GREED OR-di-nar-y out-LIVES se-LECT-ing ap-PLAUSE
re-WROTE ca-THE-dral HOUSE-plant HOUSE-plants HOUSE-work HOUSE-boat DU-vet
`

const FUNCTION = `a an the and or but nor so if as at by for from in into of off on onto out over than then to up with is am are was were be
been being do does did has have had can could will would shall should may might must i you he she it we they me him her us them my your
his its our their this that these those there who whom which what when where why how i'm i'll i'd i've you're you'll you'd you've he's
she's it's we're we'll we've we'd they're they'll they've that's there's not just like let let's when's who's 'cause 'til till some any oh`

type Spelling = { syllables: string[]; stressedAt: number }

function readSpelling(entry: string): [string, Spelling] {
  const parts = entry.split('-')
  const stressedAt = parts.findIndex((part) => part === part.toUpperCase() && /[A-ZÉ]/.test(part))
  const syllables = parts.map((part) => part.toLowerCase())
  return [syllables.join(''), { syllables, stressedAt: Math.max(0, stressedAt) }]
}

export const EXCEPTIONS: ReadonlyMap<string, Spelling> = new Map(SPELLED.trim().split(/\s+/).map(readSpelling))
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(FUNCTION.split(/\s+/))
