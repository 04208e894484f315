import { pronounce } from '../sound/pronounce.ts'
import { readSounds } from './withoutSingers.ts'

// "british pop, female vocalist, melancholic": words of how it sounds and of nothing else.
const SOUND =
  /^(?:[\p{L}\d&-]*(?:wave|core|step|gaze|billy|tronica|grass|beats?|pop|rock|punk|metal|house|hop|folk|jazz|soul|funk|blues|rap|techno|trance|disco|phonk|dub|opera|shanty|shanties|grunge|indie|emo|synth|bass|808s?)|edm|idm|ebm|ost|bgm|lofi|lo-?fi|r&b|rnb|r'?n'?b|ska|swing|salsa|samba|bossa|nova|tango|cumbia|bachata|mariachi|reggaeton|roots|reggae|dancehall|soca|zouk|kizomba|afro\p{L}*|amapiano|gospel|country|western|americana|celtic|irish|scottish|nordic|viking|pirate|sea|medieval|tribal|ethnic|oriental|latin|brazilian|brazillian|german|russian|japanese|chinese|korean|indian|african|arabic|turkish|italian|french|spanish|mexican|british|american|english|swedish|finnish|greek|balkan|bollywood|punjabi|hawaiian|caribbean|cuban|jamaican|classical|baroque|orchestral?|orchestra|symphon\p{L}*|chamber|choral|choirs?|cinematic|film|movie|score|soundtrack|trailer|musical|broadway|theatre|cabaret|ambient|drone|noise|glitch|downtempo|trip|drum|drums?|drumming|n|d'?n'?b|dnb|jungle|garage|grime|drill|trap|hardstyle|gabber|psytrance|goa|eurodance|club|dance|danceable|techy|minimal|industrial|gothic|goth|darkwave|doom|death|black|heavy|thrash|power|speed|nu|hair|glam|stadium|arena|southern|heartland|surf|garage|math|prog\p{L}*|progressive|psychedelic|stoner|sludge|post|neo|alt|alternative|indie|acoustic|unplugged|electric|electro\p{L}*|electronic\p{L}*|digital|analog|vocaloid|anime|j|k|c|city|bedroom|dream|art|baroque|chill\p{L}*|lounge|easy|listening|new|age|world|fusion|experimental|avant|garde|avant-garde|contemporary|modern|futuristic|future|retro|vintage|old|school|old-school|new-school|oldschool|hard|soft|fast|slow|mid|midtempo|tempo|uptempo|bpm|\d+ ?bpm|\d{2,4}'?s?|major|minor|key)$/iu
const CRAFT =
  /^(?:songs?|music|track|tune|beat|anthem|ballads?|instrumental|vocals?|vocalists?|vocal|voices?|singers?|singing|sung|sing|rapper|rapping|duet|harmon\p{L}*|melod\p{L}*|rhythm\p{L}*|riffs?|solos?|hooks?|hooky|chorus\p{L}*|verses?|bridge|intro|outro|drops?|build\p{L}*|loops?|looping|sample\p{L}*|remix|mix|mixed|mash\p{L}*|blend\p{L}*|style|styles|genre|type|sound|sounds|sounding|vibes?|vibe|feel|feeling|mood|moody|atmosphere|atmospheric|energy|energetic|high-energy|low-energy|influences?|influence|influenced|instruments?|inspired|elements?|infusion|infused|twist|touch|flavou?r|guitars?|piano|keys|keyboards?|violins?|fiddle|cello|strings?|brass|horns?|trumpets?|sax|saxophone|flute|harp|organ|hammond|banjo|mandolin|ukulele|accordion|harmonica|bagpipes?|sitar|tabla|taiko|percussion|bongos|congas|claps|handclaps|snare|kick|kicks|hats|cymbals|bells|synths?|synthesi[sz]ers?|pads?|leads?|arps?|arpeggios?|bassline|basslines|sub|subbass|distortion|distorted|reverb|echo|delay|autotune|auto-tune|falsetto|growls?|growl|screams?|screaming|scream|whispers?|whisper|whispered|raspy|husky|gritty|smoky|breathy|airy|angelic|gravelly|gravely|operatic|ethereal|male|female|man|woman|men|women|girls?|boys?|group|band|boyband|girlband|lead|backing|background|two-part|three-part|four-part|part|parts|double|single|multi\p{L}*|a ?cappella|acapella|capella)$/iu
const MOOD =
  /^(?:happy|sad|dark|darker|light|lively|bright|upbeat|uplifting|cheerful|joyful|fun|funny|funky|groovy|catchy|addictive|infectious|bouncy|bubbly|cute|kawaii|sweet|warm|cool|cold|chill|chilled|relaxed|relaxing|calm|calming|peaceful|soothing|mellow|smooth|silky|sensual|sexy|sultry|seductive|romantic|love|passionate|emotional|emotive|moving|touching|heartfelt|soulful|deep|intense|intensive|powerful|strong|epic|heroic|triumphant|majestic|grand|huge|big|massive|aggressive|angry|brutal|violent|rough|raw|heavy|loud|wild|crazy|insane|badass|edgy|rebellious|melancholic|melancholy|melancholia|melodic|nostalgic|bittersweet|poignant|reflective|wistful|gloomy|sombre|somber|bleak|brooding|haunting|haunted|eerie|creepy|spooky|scary|mysterious|mystic|mystical|magical|dreamy|dreamlike|hypnotic|hypnotizing|trippy|psychedelic|spacey|space|cosmic|celestial|floating|hazy|lush|rich|dense|sparse|minimalist|simple|complex|intricate|technical|polished|clean|dirty|crisp|punchy|bass-heavy|driving|pulsing|pounding|pumping|steady|driven|patois|swaying|swinging|hopeful|inspiring|inspirational|motivational|optimistic|positive|spiritual|sacred|solemn|serious|dramatic|theatrical|cinematic|suspenseful|tense|nocturnal|urban|street|underground|mainstream|radio|commercial|tropical|festive|lonely|depressive|depressing|depressed|desperate|painful|tender|gentle|delicate|intimate|vulnerable|confident|proud|playful|quirky|weird|strange|unique|original|beautiful|nice|great|good|awesome|amazing|best|super|ultra|mega|hyper|extreme|hardcore|dynamic|explosive|expolive|slowed|reverbed|repetitive|rhythmical|anthemic|soaring|singalong|sing-along|longing|hip|hiphop|r|b|s|popular|hit|banger|bop|jam|chant|theme|enigma|rytme|rythm|rythem|rhytm)$/iu
const SMALL =
  /^(?:a|an|the|some|this|that|that's|it|is|be|to|of|in|on|with|without|and|or|but|by|for|from|at|as|like|plus|mixed|into|very|more|most|less|much|lots?|bit|little|slightly|quite|kind|sort|almost|pure|real|really|only|just|no|not|one|two|three|four|its|has|have|having|using|uses|use|include|including|includes|featuring|feat|ft|made|make|create|write|give|me|i|want|please|let|us|feels|starts?|starting|ending|ends?|then|slow|fast|same|extended|version|medium|long|short|clear|high|higher|low|lower|notes?|range|pitch|pitched|production|quality|performed|full|distinctive|lyrics|words|tracks?|form|based|style|styled|&|\+|\/|x|vs)$/iu
// A word of these decides what is sung by itself.
const SAYS_WHAT =
  /\b(?:about|christmas|xmas|birthday|wedding|halloween|easter|kids|child(?:ren)?|lullab\p{L}+|nursery|party|break-?up|motivation\p{L}*|protest|football|workout|titled|called|my|our|your|her|his|their|who|when|how|where|because)\b|["“”:?!]|\bfor (?!the radio)/iu
// Such words name a sound only beside others that do: "country girl", "soul", "metal heart".
const MAY_BE_A_THING =
  /^(?:house|metal|country|soul|jungle|garage|western|dream|city|world|space|power|speed|death|black|hair|street|club|dance|sea|drops?|bridge|keys|keyboards?|age|horns?|bells|band|group|girls?|boys?|m[ae]n|wom[ae]n|swing|trap|drill|grime|goth|gothic|march|noise|echo|delay|film|movie|score|school|new|old|future|digital|electric|heavy|hard|soft|fast|slow|easy|listening|harp|flute|piano|guitars?|violins?|voices?|sing|singing|scream\p{L}*|whisper\p{L}*|parts?|single|double|opera|theatre|beat|beats|key|major|minor|art|drums?|post|neo|n|j|k|c|age|tribal|viking|pirate|medieval|irish|\p{L}+(?:ese|ish|ian|can))$/iu
const MOST_WORDS = 45
const wordsOf = (text: string): string[] => text.split(/[\s,.;[\]()/|]+/u).filter((word) => word !== '' && word !== '-')

const isOfSound = (word: string): boolean =>
  SOUND.test(word) ||
  CRAFT.test(word) ||
  (word.includes('-') &&
    word.split('-').every((part) => SOUND.test(part) || CRAFT.test(part) || MOOD.test(part) || SMALL.test(part)))

// A sound at least has to be named: "happy" and "summer" alone say what it is about. A list may hold names of sounds that
// no dictionary knows.
const WORDS_TO_ONE_UNKNOWN = 4
export function isOnlyStyle(description: string): boolean {
  if (SAYS_WHAT.test(description)) return false
  const words = wordsOf(description)
  if (words.length === 0 || words.length > MOST_WORDS) return false
  const styled = new Set(readSounds(description).phrases.flatMap(({ text }) => wordsOf(text.toLowerCase())))
  const unknown = words.filter(
    (word) => !isOfSound(word) && !MOOD.test(word) && !SMALL.test(word) && !styled.has(word.toLowerCase()),
  )
  const isList = description.split(',').filter((part) => part.trim() !== '').length > 1
  const areSpared =
    isList && unknown.length <= words.length / WORDS_TO_ONE_UNKNOWN && !unknown.some((word) => pronounce(word).known)
  return (
    (unknown.length === 0 || areSpared) &&
    words.some((word) => isOfSound(word) && (isList || !MAY_BE_A_THING.test(word)))
  )
}

// "electric driving 80s rock about a man", "indie folk that explores themes of loss": a song, though nobody says so.
const ABOUT = /^(?<style>.{2,140}?),?\s+about\s+(?<told>\S.*)$/isu
const THEMES =
  /^(?<style>.{2,200}?)[,.]?\s+(?:lyrics\s+)?(?:that\s+)?(?:explor\p{L}+|with|on)\s+(?:the\s+)?themes?\s+of\s+(?<told>\S.*)$/isu
const SAYS_SONG =
  /\b(?:songs?|ballad|anthem|track|tune|rap|music|piece|hymn|jingle|lyrics|duet|number|ode|singing|rapping|talking)\s*$/iu
export function nameAsSong(typed: string): string {
  const description = typed.replace(/\babout\s*:\s*/iu, 'about ')
  const { style, told } = (THEMES.exec(description) ?? ABOUT.exec(description))?.groups ?? {}
  // "long lyrics. The song is about a shepherd" names its song already.
  const isNamed =
    style !== undefined &&
    (SAYS_SONG.test(style) ||
      /\b(?:songs?|ballad|anthem|track|tune|music) (?:from|of) (?:the )?(?:19|20)?\d\d['’]?s?$/iu.test(style) ||
      /\b(?:songs?|track|lyrics|it|this) (?:is|are)$/iu.test(style))
  if (style === undefined || told === undefined || isNamed || !isOnlyStyle(style)) return description
  return `${style} song about ${told}`
}
