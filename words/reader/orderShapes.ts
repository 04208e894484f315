// Shapes of an order that hide its "song about": brought into it.
type Rewriting = readonly [RegExp, string]

const SONG = String.raw`(?:songs?|ballad|anthem|track|tune|rap)`

export const SHAPES: readonly Rewriting[] = [
  [new RegExp(String.raw`\b(${SONG}) (?=(?:encouraging|urging|reminding|begging|warning) )`, 'iu'), '$1 about '],
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:that|which) (?:celebrates?|captures?|explores?|expresses|describes?|honou?rs?|reflects on) (?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  // "a grunge track capturing the antics of geese".
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:capturing|depicting|portraying|exploring|narrating|chronicling|recounting|detailing) (?:the (?:story|tale|spirit|essence) of )?(?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:telling|to tell|that tells) (?:somebody|someone|everyone|everybody|people|the world) (?:that )?(?=(?:I|we)\b)`,
      'u',
    ),
    '$1 about how ',
  ],
  // "a song calling my uncle a cheat".
  [
    new RegExp(String.raw`\b(${SONG}) calling (?<whom>(?:my|our) \p{Ll}+),? (?=an? )`, 'iu'),
    '$1 about how $<whom> is ',
  ],
  // "a dance song perfect for a beach party".
  [
    new RegExp(
      String.raw`\b(${SONG}),? (?:(?:that is|that's|which is) )?(?:perfect|suitable|ideal|great|fit|made|good) (?:for|to play at) (?=\S)`,
      'iu',
    ),
    '$1 for ',
  ],
  // "a song that goes well with a cat in a crown".
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:that|which) (?:would )?(?:goes?|fits?|works?|matches) (?:well |great |good |perfectly )?(?:with |for )?(?=(?:an? |the |my |our )(?!(?:beat|drums?|guitar|piano|vocals?|music|video|mood|vibe)\b)\p{L})`,
      'iu',
    ),
    '$1 about ',
  ],
  // "a song with topic hobbies", "a song with themes of honesty and faith".
  [
    new RegExp(
      String.raw`\b(${SONG}),? (?:with|on|around|in) (?:the |a )?(?:topics?|themes?|subjects?)(?: of|:| about)? (?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  // "desperate lovers song who run away".
  [
    /^(?<how>(?:[\p{L}-]+ )*?)(?<who>(?:(?:desperate|lonely|young|old|lost|two) )?(?:lovers|friends|soldiers|strangers)) song who /iu,
    '$<how>song about $<who> who ',
  ],
  [
    /\babout (?<doing>become|be|get|find|lose|leave|take|make|feel|live|grow|overcome|forget) (?!the (?:light|change|one)\b)(?=\S)/iu,
    'about $<doing>ing ',
  ],
  [/\babout (?<stem>becom|tak|mak|leav|liv|los|overcom)eing\b/iu, 'about $<stem>ing'],
  [/\babout (?<stem>get|forget)ing\b/iu, 'about $<stem>ting'],
  [/\b(music|beat) (?:type|style) (?=about\b)/iu, '$1 '],
  [/^((?:an? )?(?:\p{L}+[- ]){0,3}(?:song|ballad)) (?=(?:You|We|He|She) \p{Ll})/u, '$1, '],
  [new RegExp(String.raw`\b(${SONG}) sung by (?=an? [^,.]*\bwho\b)`, 'iu'), '$1 about '],
  [
    /^(?:an? )?(?<sport>\p{L}+(?: \p{L}+)?) (?<kind>team|crew|club|squad) (?:song|anthem)[.!]*$/iu,
    'song for our $<sport> $<kind>',
  ],
  // "the lyrics for a country song about beer": the song's subject is asked for.
  [
    new RegExp(
      String.raw`^(?:the |some |me )?(?:lyrics|words|text) (?:for|to|of) (?=(?:an?|the|my) .{0,50}?\b${SONG} (?:about|for)\b)`,
      'iu',
    ),
    '',
  ],
  [new RegExp(String.raw`\b(${SONG}|play|musical) (?:like|by|all) about (?=\S)`, 'iu'), 'song about '],
  [/\babout (?:named|called|titled) (?=\S)/iu, 'about '],
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:that|which) (?:tells?|is telling|talks?|sings?|speaks?) (?:the |a )?(?:story )?(?:of|about) (?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  [/^something (?:like|by|similar to|in the style of) [^,.]+? about (?=\S)/iu, 'song about '],
  // "a ballad that uses ukulele and fiddle and is about a man".
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:(?:that|which) (?:uses?|has|have|features?|includes?|is|sounds?|starts?|mix\p{L}*|blends?|combines?)|that'?s)\b[^,.]*?,? (?:and (?:is |it's |it is )?|is )?about (?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  // "a song from the 1990s looking back at a pub".
  [
    new RegExp(
      String.raw`\b(${SONG})(?: from (?:the )?(?:\d{4}|\d0)'?s)?,? (?:about|looking back (?:at|on)|reminiscing (?:about|on)|reflecting on|complaining about|bragging about|wondering about|dreaming of) (?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  [new RegExp(String.raw`\b(${SONG}) in (?:english|plain english|british english) (?=about\b|for\b)`, 'iu'), '$1 '],
  // "a pop song, in A minor, talking about guitar pedals".
  [
    new RegExp(
      String.raw`\b(${SONG})\b[^.]{0,40}?,? (?:(?:that |which )?(?:talks?|sings?|speaks?)|talking|speaking|singing) about (?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:singing the praises of|praising|mocking|making fun of|poking fun at|hating on|explaining) (?=\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  // "a chill wave song trapped in a traffic jam".
  [
    new RegExp(
      String.raw`^(.{0,60}?\b${SONG}) (?=(?:trapped|stuck|lost|caught|stranded|locked) (?:in|on|at|out)\b)`,
      'iu',
    ),
    '$1 about being ',
  ],
  // "a song that motivates young students to dream big": they do.
  [
    new RegExp(
      String.raw`\b(${SONG}) (?:that|which|to) (?:motivates?|inspires?|encourages?) (?<whom>(?:\p{Ll}+ ){1,6}?)to (?=\p{Ll})`,
      'iu',
    ),
    '$1 about $<whom>who ',
  ],
  // "a catchy song selling gutters from a company called DryEave".
  [
    new RegExp(
      String.raw`\b${SONG} (?:selling|advertising|promoting|to sell|to promote|to advertise) (?<wares>[^,.]+?) (?:from|by|for|of|at) (?:an? |our |the |my )?(?:\p{Ll}+ )?(?:company|shop|business|firm|brand|store|startup|agency) (?:called|named) (?<name>[\p{L}\d][\p{L}\d&' ]*)`,
      'iu',
    ),
    'jingle for $<name>, $<wares>',
  ],
  [new RegExp(String.raw`\b${SONG} (?:selling|advertising|promoting) (?=\S)`, 'iu'), 'jingle for '],
  // "a hype beat for a street racing video": what it shows.
  [
    new RegExp(
      String.raw`^((?:[\p{L}\d&'-]+ ){1,7})for (?:an?|my|our|the) (?<what>(?:\p{Ll}+ ){1,3})(?:videos?|montage|trailer|reel|clip|vlog)\b(?! (?:about|of|where)\b)`,
      'iu',
    ),
    '$1song about $<what>',
  ],
]
