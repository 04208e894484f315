import { IN_A_SCENE } from './inAScene.ts'
import { readSounds } from './withoutSingers.ts'

// Words of tag lists that name no mood, genre or instrument of ours, and that nobody means to hear sung.
const TAGS = new Set(
  `melodic melodious rhythmic rythmic percussive polished distorted introspective nocturnal eclectic bombastic lethargic apathetic deadpan sarcastic
  hedonistic meditative cryptic ominous lush mechanical hyper vocalist vocalists vocalization vocal vocals singers sung choral choir choirs ensemble
  harmony harmonies autotune autotuned accented falsetto vibrato melismatic legato staccato raspy hoarse gruff growl growls growling growled
  screaming screamed recitative unison ad-lib ad-libs adlib adlibs soundtrack ost remix remixed remaster remastered mastered mastering pre-master flac
  aor wav dolby atmos stereo mono hi-fi hifi fx sfx reverb delay bitcrushed analog analogue sampled sampling riff riffs chord chords hook hooks hookline basslines
  bassline buildup crescendo breakdowns interlude intro outro pre-chorus tempo tempos bpm coldwave electropunk synthpunk nuwave billboard
  genre genres descriptor descriptors studio recordings mockney cockney kawaii slap cinematic modern contemporary progressive alternative retro neo proto
  post pop metal core rock rap bass beats drum drums guitar guitars synth synths synthesizer synthesizers piano keyboard keyboards strings horns
  woodwind woodwinds percussion instrumental apocalyptic dystopian futuristic isolating soul-crushing uplift outro repetitive androgynous robotic
  rapper duet lyrical poetic minimalistic maximalist avant-garde avantgarde psychedelia glitch vocoder sultry emotive expressive stripped-down
  pensive soothing reflective contemplative energizing life-boosting rousing
  audiophile hi-res 8d binaural immersive spacious ambience vibe vibes sounding mumble inspired orchestral danceable anthemic ethnic tribal
  androgynous boomy punchy thumping pulsating pulsing syncopated arpeggiated arpeggios neon twangy polyrhythm polyrhythms polyrhythmic nwobhm sped slowed fidelity lo-fidelity angst angsty lap-steel shoegazing upbeat midtempo uptempo downtempo`.split(
    /\s+/,
  ),
)
// Everyday words that are tags only among tags.
const AMONG_TAGS = new Set(
  `rhythm complex technical chaotic energetic anxious urban political dense accent voice voices singer libs add scream screams shout unison score demo
  master mix mixing tape vinyl digital sample samples loop looped effect effects drop drops build building builds breakdown bridge verse verses chorus
  choruses solo pitch tuning tune tuned signature signatures time uncommon wave waves wall underground charts chart hit hits catchy well-known general
  producer production recording original revival mainstream remark western eastern northern southern nordic celtic irish scottish english british
  american african asian latin japanese chinese korean mandarin spanish french german italian russian polish greek turkish indian hindi brazilian
  mexican caribbean cuban jamaican chicago detroit memphis atlanta brooklyn england birmingham game gaming video movie film theme trailer battle boss
  main classic traditional adult golden early late mid group band orchestra set family type fusion step keys wind winds instruments funeral fuzz fuzzy grim
  crushing loud heavy soft silent quiet slowing slow ending ends stops fade fading high low wide range strong young old deep clean dry wet crisp warm male
  female man woman boy girl child kid kids storytelling conceptual concept noise sexual vulgar explicit edgy swagger attitude emotional
  atmosphere feel feels feeling sound sounds influenced influence influences elements flavor flavour medieval martial occult depression love longing
  thankful grateful form roots lively light bright swaying futurism record records era language girls boys guys gravelly gravel jersey odd irregular uneven speed twin galloping blast claps stomps lap steel pedal protest drugs alcohol winter summer war violence crime`.split(
    /\s+/,
  ),
)
// "mathcore", "minimaltechno": whatever ends so is a kind of music.
const MADE_UP =
  /^(?!micro|heat|short|tidal|brain|lolli|en|s)\p{L}{2,}(?:core|wave|tronica|gaze|techno|metal|punk|pop)$/u
const ERA = /^(?:(?:19|20)\d\d'?s?|\d0'?s|'\d0s|\d{2,3}bpm|\d{1,2}\/\d{1,2})$/i

// Whoever says one of these tells something.
const TELLS =
  /\b(?:i|i'm|i've|me|my|we|us|our|you|your|you're|he|he's|she|she's|his|her|they|they're|their|him|them|it's|who|whose|that|which|about|how|when|where|why|because|was|were|has|had|have|been|being|can't|won't|don't|doesn't|isn't|never|loves?(?= (?!songs?\b|ballads?\b)\S)|called|named|says?|said|goes|went|gets?|got|comes?|came|makes?|made|wants?|gave|sings)\b/i
const UNSAID =
  /^(?:up|something|please|no|not|without|an?|the|and|with|of|in|on|to|for|very|more|some|like|or|n|&|\/|\+|style|styled|song|songs|music)$/i
// "a song for kids with cancer": whom or what it is for is told.
const SONG_FOR =
  /\b(?:songs?|ballad|anthem|track|tune|rap|music|jingle|lullaby|hymn|beats?) (?:for|about|to|of|from|where)\b|\bfor (?:an?|my|our|the)\b|\b(?:stuck|trapped|stranded|caught) (?:in|on|at)\b/i
const NUMBERED = /\d{2,3}\s*-?\s*bpm\b|\b[a-g][#b]? (?:major|minor)\b|^\d{1,2}\/\d{1,2}$/i

// "Oasis style rock", "ice baby remix": somebody's sound.
const IN_ITS_STYLE =
  /^(?:[\p{L}\d'.&-]+ ){1,4}(?:remix|mash-?up|bootleg|type beat|style|genre)(?: (?:\p{L}+|rock or acoustic))?$/iu
const ASKS = /\b(?:songs?|about|for|my|our|his|her|their|your|i|we|life|with)\b/i

export type ChunkKind = 'style' | 'mostly' | 'partly' | 'tag' | 'loose' | 'told'

const MOST_LOOSE_WORDS = 3
// "Asbury Park classic rock".
const MOST_WORDS_OF_A_SOUND = 5
const SHARE_OF_STYLE = 0.65
const MANY_STYLED = 4
const SHARE_OF_MANY = 0.55

// What a piece between two commas is: nothing but sound, mostly or partly sound, a tag where others stand beside it, a few words
// that may be either, or something told.
export function kindOfChunk(chunk: string): ChunkKind {
  const bare = chunk
    .replaceAll(/[[\](){}"“”]/g, ' ')
    .replace(/[\s,;.!?]+$/, '')
    .trim()
  if (bare === '') return 'style'
  if (IN_ITS_STYLE.test(bare) && !ASKS.test(bare)) return 'style'
  if (IN_A_SCENE.test(bare) || TELLS.test(bare) || /^(?:and|or|but)\b/i.test(bare)) return 'told'
  const { tokens, phrases } = readSounds(bare)
  const heard = new Set(
    phrases.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  )
  const said = tokens.map(({ word }, at) => ({ word, isHeard: heard.has(at) })).filter((_, at) => !tokens[at]?.isBreak)
  const content = said.filter(({ word, isHeard }) => isHeard || !UNSAID.test(word))
  const sure = content.filter(
    ({ word, isHeard }) => isHeard || TAGS.has(word) || ERA.test(word) || MADE_UP.test(word),
  ).length
  const styled = sure + content.filter(({ word, isHeard }) => !isHeard && AMONG_TAGS.has(word)).length
  const isNumbered = NUMBERED.test(bare)
  if (content.length === 0) return isNumbered ? 'style' : 'loose'
  if (styled === content.length) return sure > 0 || isNumbered ? 'style' : 'tag'
  if (SONG_FOR.test(bare) || /\p{L}{2,}'s\b/u.test(bare)) return 'told'
  if (
    styled > 1 &&
    (sure > 0 || isNumbered) &&
    styled >= content.length * (styled > MANY_STYLED ? SHARE_OF_MANY : SHARE_OF_STYLE)
  )
    return 'mostly'
  const last = phrases.at(-1)
  const endsInGenre = last?.sense.genre !== undefined && !last.sense.ambiguous && last.to >= tokens.length
  if (endsInGenre && said.length <= MOST_WORDS_OF_A_SOUND && !/^(?:an?|the)\b|ing\b|'s\b/i.test(bare)) return 'partly'
  if (said.length > MOST_LOOSE_WORDS) return 'told'
  return content.some(({ word }) => TAGS.has(word)) ? 'partly' : 'loose'
}
