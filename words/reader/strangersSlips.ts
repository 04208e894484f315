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
  [/(?<=[.!?] )(?:but |and )?no \p{Ll}+(?:,? (?:and|or|no) \p{Ll}+){0,2}[.!]*$/gu, ''],
  [/(?<=[.!?] )No \p{Ll}+(?:,? (?:and|or|no) \p{Ll}+){0,2}[.!]*$/gu, ''],
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
]
