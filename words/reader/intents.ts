// What somebody means to do with the song, or who is to sing it: brought into the shape "song for whom, what".
type Rewriting = readonly [RegExp, string]

const WHOM = String.raw`(?=(?:my|our)\b)`
const LOVED = String.raw`(?<whom>wife|husband|girlfriend|boyfriend|mother|mom|mum|father|dad|son|daughter|brother|sister|best friend|friend|kids|children|parents)`
const SOMEBODY = String.raw`(?:an?|the) (?:\p{Ll}+ )?(?:man|woman|guy|girl|boy|husband|wife|father|mother|dad|mom|mum|son|daughter|boyfriend|girlfriend|friend|soldier|singer|person)`

export const INTENTS: readonly Rewriting[] = [
  // "make it funny: my dad thinks he can cook".
  [/^(?:please )?(?:(?:make|keep) )?it (?<how>\p{Ll}+(?: and \p{Ll}+)?)[:,.;]+ (?=\S)/iu, '$<how> song about '],
  // "a song where a man apologizes to his wife for working too much": he sings it.
  [
    new RegExp(
      String.raw`^.{0,60}?\b(?:where|in which|about) ${SOMEBODY} (?:who )?(?:is )?(?:apologi[sz](?:es|ing)|say(?:s|ing) sorry) to (?:his|her|their) ${LOVED}(?= for \p{Ll}+ing\b)`,
      'iu',
    ),
    'apology song to my $<whom>',
  ],
  // "I want to propose to my girlfriend Hannah, we met at a coffee shop".
  [
    new RegExp(
      String.raw`^I(?:'m going| am going|'m planning| want| would like|'d like|'m about) to propose to ${WHOM}`,
      'iu',
    ),
    'proposal song for ',
  ],
  [
    new RegExp(
      String.raw`^I (?:just |really )?(?:want|need|would like)(?:ed)? to (?:thank|say (?:a big |a huge )?thank(?:s| you)(?: so much)? to) ${WHOM}`,
      'iu',
    ),
    'thank you song for ',
  ],
  [
    new RegExp(
      String.raw`^I (?:want|need|would like|just want)(?:ed)? to (?:apologi[sz]e|say (?:I'm )?sorry) to ${WHOM}`,
      'iu',
    ),
    'apology song to ',
  ],
  [
    new RegExp(
      String.raw`^I (?:want|would like|'d like|just want|am trying|'m trying)(?:ed)? to (?:surprise|honou?r|celebrate|congratulate|encourage|cheer up|impress|serenade) ${WHOM}`,
      'iu',
    ),
    'song for ',
  ],
  // "a song that tells my son Ethan how proud I am of him".
  [
    /\b(?<song>song|ballad|rap|track|anthem)s? (?:(?:that |which )?(?:tells?|lets?|shows?)|to (?:tell|let|show)|telling|letting|showing) (?<whom>(?:my|our)(?: (?!(?:I|we|know|that|how)\b)[\p{L}\d'-]+){1,4}?)(?: know)? how (?<how>proud|happy|thankful|grateful|sorry|lucky|glad|sad|scared) (?:I am|I'm)(?= )/iu,
    "$<song> for $<whom>, I'm so $<how>",
  ],
  [
    /\b(?<song>song|ballad|rap|track|anthem)s? (?:that |which )(?:tells?|lets?|shows?) (?<whom>(?:my|our)(?: (?!(?:I|we|know|that|how)\b)[\p{L}\d'-]+){1,4}?)(?: know)?(?: that| how much| how)? (?=(?:I|I'm|I've|we|we're|he|she|he's|she's)\b)/iu,
    '$<song> for $<whom>, ',
  ],
  [/(?<=\S)[,.!]*(?: and| so)? I(?: just)? want to celebrate(?: it| this| that)?(?: with a song)?[.!]*$/iu, ''],
  // "a song where the girl realizes she deserves better": she sings it.
  [
    /\b(?:where|in which) (?:the|an?) (?:girl|guy|woman|man|boy|singer) (?:finally )?(?:realizes|realises|finds out|learns|knows|decides) (?:that )?(?:he|she|they) (?<verb>deserve|need|want|miss|love)s? /iu,
    'about how I $<verb> ',
  ],
  // "a girl who doesn't notice me" is a crush of mine.
  [
    /\b(?:an?|the|this|some) (?:girl|boy|guy|man|woman|someone) (?:at \p{Ll}+ |in my class )?(?:who|that) (?=(?:doesn't|never|won't|hardly|barely) (?:even )?(?:notices?|sees?|looks? at|knows?|wants?|talks? to|likes?|loves?) (?:that )?(?:me|I)\b)/iu,
    'my crush who ',
  ],
  // "my 7 year old son wants a song about a shark": the shark's.
  [
    /^(?:my|our) (?:[\p{L}\d'-]+ ){1,6}?(?:wants|would like|asked (?:me )?for|needs|is asking for) (?:an?|some) (?<how>(?:\p{Ll}+ ){0,2})song about /iu,
    "$<how>kids' song about ",
  ],
  // "a song to wake up my kids for school".
  [
    /\bsong (?:to|that will|for) (?:wake|waking|get|getting) (?:up )?(?<whom>(?:my|our) (?:\p{Ll}+ )?(?:kids|children|son|daughter|twins|toddler|husband|wife|girls|boys))(?: up)?(?: (?:for|to go to) (?<where>school|work|kindergarten|daycare))?(?: (?:in the morning|every morning))?/iu,
    'song for $<whom>, wake up for $<where> in the morning',
  ],
  [/(?<=, wake up) for (?= in the morning)/u, ''],
  // "shout out to Brandon, Keisha and Lou": they are all here.
  [/[,.;]? (?:and )?(?:a )?(?:big )?shout-?\s?outs? to (?=\p{Lu})/gu, ", we've got "],
  [/^celebrat(?:e|ing) (?=\d|one|two|three|five|ten|being)/iu, 'song about '],
  // "about me and my brother": the song is.
  [/^about (?=(?:my|our|me|how|the|an?|when|being|two|falling|getting|missing)\b)/iu, 'song about '],
  // "my journey with depression and how I came out stronger".
  [
    /\babout my (?:struggles?|battle|fight|journey) with (?<what>[^,.]+?) and how I /iu,
    'about struggling with $<what>, I ',
  ],
  [
    /\babout my (?:struggles?|battle|fight|journey) with (?<what>[^,.]+?) and (?<doing>learning|trying|finding|coming|getting|fighting) /iu,
    "about struggling with $<what>, I'm $<doing> ",
  ],
  [/\babout my (?:struggles?|battle|fight) with (?=\p{Ll})/iu, 'about struggling with '],
  // "in love with someone who only sees you as a friend".
  [
    /\b(?:being |falling )?in love with (?:someone|somebody|a (?:girl|guy|boy|man|woman)) who (?<only>only |just )?sees (?:you|me) as (?:just )?a friend/iu,
    'my crush who $<only>sees me as a friend',
  ],
  [
    /\b(?:being |falling )?in love with (?:someone|somebody|a (?:girl|guy|boy|man|woman)) who is (?=(?:already )?(?:taken|married|engaged)\b)/iu,
    'my crush who is ',
  ],
  // "sorry I missed your birthday, bro": that is who he is.
  [/^(?<told>.+\b(?:you|your|you're)\b.*), bro(?:ther)?[.!]*$/iu, 'song for my brother, $<told>'],
  [/^(?<told>.+\b(?:you|your|you're)\b.*), sis(?:ter)?[.!]*$/iu, 'song for my sister, $<told>'],
  [
    /^(?<told>.+\b(?:you|your|you're)\b.*), (?<kin>mom|mum|mama|dad|daddy|grandma|grandpa|nana|papa)[.!]*$/iu,
    'song for my $<kin>, $<told>',
  ],
  [/(?<=\byou(?:r|'re)?\b.*), (?:babe|honey|darling|man|dude|buddy|bestie)[.!]*$/iu, ''],
  [/\b(song|ballad|rap|lullaby|letter) from (?:me|us) to (?=\S)/iu, '$1 for '],
  // "about the time my dad and I got stuck".
  [
    /\babout the (?:time|day|night|summer|year|weekend) (?:that |when )?(?=(?:my|our) (?:\p{Ll}+ )?\p{Ll}+ and I )/iu,
    'about how ',
  ],
  // "about the time we got lost and Pete cried": all of it happened.
  [
    /\babout the (?:time|day|night|summer|weekend) (?:that |when )?(?=(?:we|I|they) \p{Ll}+[^.,]*?(?: and |, )\S)/iu,
    'about how ',
  ],
  // "my 5 month old baby girl Willow who laughs": her age is told of her.
  [
    /\b(?<own>my|our) (?<many>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ](?<unit>month|week|day)s?[- ]old (?<kin>(?:baby )?(?:girl|boy|son|daughter|grandson|granddaughter|niece|nephew|twins|baby|puppy|kitten)(?: \p{Lu}\p{Ll}+)?) who /iu,
    '$<own> $<kin> who is $<many> $<unit>s old and ',
  ],
  // "my sister and I who haven't talked".
  [/\b(?<both>(?:my|our) (?:\p{Ll}+ )?\p{Ll}+(?: \p{Lu}\p{Ll}+)? and I) who (?=\p{Ll})/u, '$<both> '],
  // "I'm in love with a married man".
  [
    /^(?<song>(?:.{0,40}\babout )?)(?:I'm |being )?in love with an? (?<how>married|taken|engaged) (?:man|woman|guy|girl)/iu,
    '$<song>my crush who is $<how>',
  ],
  // "a song to make my girlfriend smile".
  [
    /\b(?<song>song|ballad|rap|tune) (?:to|that will|that) makes? (?<whom>(?:my|our) (?:\p{Ll}+ )?\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:smile|laugh|cry|happy|dance|feel (?:better|special|loved|happy|good))(?=[,.!]|$)/iu,
    '$<song> for $<whom>',
  ],
  // "how hard it is to be a single mom", "how beautiful my wife is".
  [
    /\babout how (?<how>hard|difficult|easy|lonely|scary|tough|great|good|strange|painful|exhausting|amazing|sad|nice|fun|wonderful|weird) it(?: is|'s) to (?=\p{Ll})/iu,
    "about how it's so $<how> to ",
  ],
  [
    /\babout how (?<how>\p{Ll}+) (?<who>(?:my|our) \p{Ll}+(?: \p{Lu}\p{Ll}+)?|he|she|they|we|I) (?<be>is|are|was|were|am)(?=[,.!]|$)/iu,
    'about how $<who> $<be> so $<how>',
  ],
  // "my friend group: Josh, Matt and Ryan".
  [/\b(?<own>my|our) friend group\b/giu, '$<own> friends'],
  [
    /\b(?<whose>(?:my|our) (?:\p{Ll}+ )?(?:friends|kids|children|sons|daughters|brothers|sisters|dogs|cats|grandkids|nieces|nephews|twins|girls|boys|cousins)): (?=\p{Lu})/gu,
    '$<whose> ',
  ],
  // "a 50 year old man named Steve who loves beer".
  [
    /\ban? (?<age>\d{1,3})[- ]years?[- ]old (?:man|woman|guy|lady|boy|girl|dude|kid) (?:named|called) (?<name>\p{Lu}\p{Ll}+) who /giu,
    '$<name> who is $<age> and ',
  ],
  [
    /\ban? (?<age>\d{1,3})[- ]years?[- ]old (?:man|woman|guy|lady|boy|girl|dude|kid) (?:named|called) (?<name>\p{Lu}\p{Ll}+)/giu,
    '$<name> who is $<age>',
  ],
  // "how proud I am to be a Texan".
  [
    /\babout how (?<how>proud|happy|glad|lucky|thankful|grateful|sad|scared|tired|excited|blessed|lonely) (?:I am|I'm) (?=\S)/iu,
    "about how I'm so $<how> ",
  ],
  // "anxiety and not being able to sleep".
  [/(?:,? and|,)? not being able to (?=\p{Ll})/iu, ", I can't "],
  // "my parents' 50th anniversary Bob and Carol": they are its names.
  [
    /\b(?<own>my|our) (?<who>parents|grandparents|in-laws)'? (?<day>(?:\d+(?:st|nd|rd|th) )?(?:wedding )?anniversary),? (?<names>\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+)\b/u,
    "$<own> $<who> $<names>, it's your $<day>",
  ],
]
