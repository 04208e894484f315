type Rewriting = readonly [RegExp, string]

// Slips of those who type fast, or whose first language is another.
export const STRANGERS_SLIPS: readonly Rewriting[] = [
  // "she have been", but "does she have", "let it have".
  [
    /(?<!\b(?:do|does|did|will|would|should|could|can|may|might|must|let|lets|make|makes|made|help|and|or|to) )\b(?<who>he|she|it) have (?=\p{L})/giu,
    '$<who> has ',
  ],
  // "a girl names Kristine".
  [
    /\b(?<who>girl|boy|man|woman|guy|lady|dog|cat|kid|friend|son|daughter|brother|sister|puppy|kitten|horse|person|child) names (?=\p{Lu}\p{Ll})/gu,
    '$<who> named ',
  ],
  [/\bon tick ?tock\b/giu, 'on TikTok'],
  [/\btik[- ]?tok(?=,? tik)|(?<=tok,? )tik[- ]?tok\b/giu, 'tick tock'],
  // "8 year old girl loves bread": there is one of her.
  [
    /(?<=^|\b(?:about|how|that) )(?<age>8\d?|11|18)[- ]years?[- ]old (?=(?:girl|boy|kid|man|woman|child|dog|cat)\b)/giu,
    'an $<age>-year-old ',
  ],
  [
    /(?<=^|\b(?:about|how|that) )(?<age>\d{1,2})[- ]years?[- ]old (?=(?:girl|boy|kid|man|woman|child|dog|cat)\b)/giu,
    'a $<age>-year-old ',
  ],
  // "friend ship", "heart break": one word in two.
  [
    /\b(?:(friend|relation) (ships?)|(heart) (break|breaks|broken|ache)|(some|every|any) (body)|(child) (hood)|(grand) (mother|father|ma|pa)|(girl|boy) (friend))\b(?! (?:day|length))/giu,
    '$1$2$3$4$5$6$7$8$9$10$11$12',
  ],
  [/\bdoctor pepper\b/giu, 'Dr Pepper'],
  // "a girl named Lucy who left you": whoever sings was left.
  [
    /(?<=\b(?:about|of) an? (?:girl|woman|boy|man|guy|lady|person|lover)(?: (?:named|called) \p{L}+)?) who (?<did>left|dumped|hurt|ghosted|forgot|betrayed|cheated on) you\b/giu,
    ' who $<did> me',
  ],
  [
    /\babusing (?=(?:family|families|father|mother|parents?|home|household|husband|wife|boyfriend|relationship)\b)/giu,
    'abusive ',
  ],
  [/\b(?<=\babout )(?=(?:love|secret) affair\b)/giu, 'a '],
  // "make it pop and make sure to make it rhyme", "- viking style".
  [
    /,?\s+(?:and )?make (?:sure (?:to make )?it|it) (?:to )?(?:rhymes?|pop|bouncy|playful|catchy|rhyming)\b[^.;]*$/giu,
    '',
  ],
  [/\s+[-–]\s+(?<how>\p{L}+(?: \p{L}+)?) style[.!]*$/iu, ', $<how> style'],
  [/\bto night\b/giu, 'tonight'],
  [/\b(?<go>come|comes|came|coming|go|goes|going|went|arrive|arrived) (?:at|to) home\b/giu, '$<go> home'],
  [
    /\s+(?:if|wit|whit|w\/) (?=(?:guitars?|drums|piano|bass|synths?|violins?)(?:(?:,| and|,? &) \p{L}+)*[.!]*$)/giu,
    ' with ',
  ],
  [/\bbridal (?=song|music|march|ballad|anthem)/giu, 'wedding '],
  [/\bIam\b/giu, 'I am'],
  [/\bwth\b/giu, 'with'],
  [/\b(?<word>the|an?|to|of|in|is|and|with|for|my) \k<word>(?= \p{L})/giu, '$<word>'],
  [/\b(?<before>through|in|on|at|with|for|about) s (?=\p{Ll})/gu, '$<before> a '],
  // "You're somebody famous, your task is to compose a rap track about …".
  [
    /^(?:imagine |pretend )?you(?:'re| are) [^.!?]{2,60}?[,.] ?(?:and )?your (?:task|job|mission|goal) is to (?:compose|write|create|make|produce) (?=an? )/iu,
    '',
  ],
  [/(?<=[.!?]) +(?:the )?(?:output|result|outcome) (?:required|should|must|needs|is)\b[^.]*\.?/giu, ''],
  // "a song very much against waste", "a duet sings goodbye to the farm".
  [
    /\b(?<song>songs?|track|anthem|rap|ballad) (?:very much |strongly |completely |totally )?against (?=\p{L})/giu,
    '$<song> about standing up to ',
  ],
  [
    /^(?<who>an? (?:\p{L}+ )?(?:duet|singer|choir|band|man|woman)) (?:sings?|singing) (?<what>goodbye|farewell) to (?=\p{L})/iu,
    '$<who>, song about saying $<what> to ',
  ],
  [/(?<=\b(?:I'm|im|is|are|am|was) )nor(?=[.,!?;]|$)/giu, 'not'],
  [/\bcup off (?=\p{L})/giu, 'cup of '],
  [/\bzombie word\b/giu, 'zombie world'],
  // "intense and emotional voice, explores frustration": what it is about.
  [/(?<=[,;] ?)(?:and )?(?:explores?|exploring|expresses|depicts|depicting|narrates) (?=\p{L})/iu, 'a song about '],
  // "a jingle for the following product idea: CuddleBot is a companion".
  [
    /\b(?<what>jingle|song|anthem|ad|advert) (?:for|about) (?:the following|this|my|our) (?:product|business|company|comany|app|brand|service|shop)(?: idea)?\s*[:=]\s*(?<name>\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,2}) (?:is|are) (?:an? )?/giu,
    '$<what> for $<name>, ',
  ],
  // "Use music genre similar to that band", "No doom and gloom.".
  [
    /(?<=[.!?] )(?:please )?use (?:an? |the )?(?:music(?:al)? )?(?:genre|style|sound)s? (?:similar to|like|of) [^.]*[.]?$/giu,
    '',
  ],
  [/(?<=[.!?] )(?:but |and )?[Nn]o \p{Ll}+(?:,? (?:and|or|no) \p{Ll}+){0,2}[.!]*$/gu, ''],
  // "you are Australian we all are Australian".
  [
    /(?<=\p{Ll}{3}) (?=we all are \p{L}|we are all \p{L})(?<!\b(?:and|but|that|because|as|if|when|so|where|then|what|how|why|like|say|know|think|believe|feel|hope|until|while|since) )/gu,
    ', ',
  ],
  // "we can't escape. will god save us".
  [/(?<=[.!?] )will god (?=\p{Ll})/giu, 'Will God '],
  [
    /(?<=[.!?] )(?:will|can) (?<who>God|he|she|they|we|you|anyone|anybody|somebody|someone|nobody) (?<does>\p{Ll}+(?: \p{Ll}+){0,4})[?.]*$/iu,
    'Will $<who> $<does>?',
  ],
  // "the music is circus pop, the singer is a teenage guy, the guy sings, listen up": how, and then what.
  [/(?<=[,.;] ?)(?:the )?(?:music|beat|style|genre|sound) is (?<how>[^,.;]{3,40})(?=,)/giu, '$<how> music'],
  [
    /(?<=[,.;] ?)(?:the )?(?:singer|vocalist|rapper|voice) is (?:an? )?(?:\p{L}+ ){0,2}(?<who>guy|boy|man|girl|woman|lady|kid|child),\s*(?:and )?(?:the |he |she )?(?:(?:\p{L}+ ){0,2}\k<who> )?(?:sings?|says?|raps?)(?:,|:)/giu,
    '',
  ],
  // "Like the artist Nobody for example".
  [
    /(?<=[.!?] |^)(?:something )?like the (?:artist|band|singer|group|rapper|duo) (?<who>[\p{L}\d' ]{2,30}?)(?: for (?:example|instance))?[.!]*$/giu,
    'In the style of $<who>.',
  ],
  [/\b(?<=\p{L} )(?:abut|abot|abou) to (?=\p{Ll})/giu, 'about to '],
  [/^(?<song>.{0,60}?\b(?:song|rap|ballad|track)) (?:abut|abot|abou) (?=\p{L})/giu, '$<song> about '],
  // "with a 15-20 second instrumental intro", "sounds of clocks in the instrumental": how a part of it is played.
  [
    /,?\s*\b(?:and |with |using |add |have |having )*(?:an? |the )?(?:(?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)?[- ]?(?:seconds?|secs?|s|bars?|minutes?|mins?)[- ](?:long )?)(?:[\p{L}-]+ ){0,2}(?:intro(?:duction)?|outro|solo|interlude|break(?:down)?|build[- ]?up|bridge)\b[^,.;]*/giu,
    '',
  ],
  [/,?\s*(?:[\p{L}-]+ ){1,3}(?:sounds?|noises?|samples?) in the instrumentals?(?=\s*[,.;]|$)/giu, ''],
  // "9-11-2001".
  [/\b9 ?[-/.] ?11(?: ?[-/.] ?(?:20)?01)?\b/gu, 'September 11'],
  // "I hate mondays a punk song", "I'm stressed a futuristic, loud song": a sentence, and then how.
  [
    /^(?<told>(?:I|I'm|I've|we|we're|my|nobody|everybody|you|you're)\b[^,.;]{3,60}?(?<!\b(?:a|an|the|to|for|with|of|in|on|at|and|or|is|are|was|were|sing|sings|singing|write|writes|want|wants|need|needs|like|love|make|makes|hear|heard|wrote|have|got|me|you|it|this|that|just|not|such|about|as|like))),? an? (?<how>(?:[\p{L}-]+,? ){1,4}(?:song|track|ballad))[.!]*$/iu,
    '$<how> about how $<told>',
  ],
  // "a girl talking about how much she loves bread", "a robot singing about how he is in love".
  [
    /(?<=\babout )(?<who>(?:an? |the |my )?[\p{L}\d' -]{3,40}?) (?:is )?(?:singing|talking|rapping|speaking|complaining|bragging) about how (?:much |badly |really )?(?:he|she|they|it) (?:(?<how>secretly|really|always|still|never) )?(?<does>is|\p{Ll}+s)\b/giu,
    'how $<who> $<does> $<how>',
  ],

  [
    /^(?<who>(?:an? |the |my )?[\p{L}\d' -]{3,40}?) (?:is )?(?:singing|talking|rapping|speaking|complaining|bragging) about how (?:much |badly |really )?(?:he|she|they|it) (?:(?<how>secretly|really|always|still|never) )?(?<does>is|\p{Ll}+s)\b/iu,
    'a song about how $<who> $<does> $<how>',
  ],
  // "Words to include are …".
  [/(?<=[.;!?]\s*)(?:some |the |key )?words? (?:to include|to use|included?)(?: are| is|:)? [^.]*[.]?$/giu, ''],
  [
    /(?<=[.;!?,]\s*)(?:the )?(?:chorus|hook|refrain) (?:spells?(?: out)?|should spell) ["“]?(?<quoted>[\p{L} ]{2,20})["”]?\.?/giu,
    '',
  ],
  // "a tale of triumph, a band of brothers": what it tells.
  [
    /^an? (?:(?:epic|short|sad|true|great) )?(?:tale|story) of (?=\p{Ll}+(?:,| and )(?!.*\b(?:who|that)\b))/u,
    'a song about ',
  ],
  // "why rabbits are great": that they are is what is sung.
  [
    /\babout why (?!(?:I|we|you|he|she|they|it|do|does|did|is|are|not|people|everyone|nobody)\b)(?=(?:[\p{L}\d'-]+ ){1,5}(?:is|are|was|were|rules?|rocks?|sucks?|has|have)\b)/giu,
    'about how ',
  ],
  // "a rap song that tells me how cells work", "a song for me about a boy".
  [
    /\b(?<song>songs?|rap|ballad|track|anthem) (?:that|which|to) (?:tells?|teach(?:es)?|shows?|explains?)(?: to)?(?: (?:me|us|you|people))? (?:about )?(?:how|that|why) (?=\S)/giu,
    '$<song> about how ',
  ],
  [/\b(?<song>songs?|rap|ballad|track|anthem) for me(?: please)? about (?=\S)/giu, '$<song> about '],
  // "a soul song about a playful song about a notebook".
  [
    /\b(?<song>songs?|ballad|track|anthem) about an? (?:[\p{L}-]+ ){0,4}(?:songs?|ballad|track|anthem|tune) about (?=\S)/giu,
    '$<song> about ',
  ],
  // "a pop song where the bass leads and a girl sings in English about love".
  [
    /(?<=\b(?:song|ballad|track)\b[^.]{5,90}?)(?:,| and| where)* (?:an?|the) (?:girl|boy|man|woman|guy|lady|singer|choir) (?:who )?(?:sings?|is singing) (?:(?:in \p{L}+|softly|sadly|happily|loudly) )?about (?=\S)/giu,
    '. A song about ',
  ],
  // "with a Labor Day theme".
  [/,? with an? (?<day>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}) theme(?=[.,;]|$| and\b)/gu, ' song about $<day>'],
  // "a couple named Raj and Mia", "for couple Raj Mia": whose song it is.
  [
    /\bsong for (?:the |a )?couple,? (?:(?:named|called) )?(?<one>\p{L}{2,})(?: and| &|,)? (?!and\b)(?<other>\p{L}{2,})[.!]*$/iu,
    'love song for $<one> and $<other>',
  ],
  // "a girl named Paula that he loves and she loves him": he is who sings.
  [
    /\b(?:an? |the )?(?:girl|woman|lady|boy|man|guy) (?:named |called )(?<name>\p{Lu}\p{L}+) (?:that|who|whom) (?:he|she) loves(?:,? (?:and|but) (?:she|he|who) loves (?:him|her)(?: too| back)?)?(?=[.,;]|$)/gu,
    'my love $<name>, I love you and you love me',
  ],
]
