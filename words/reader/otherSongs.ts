// A song asked for by way of another: its subject is what is put in.
type Rewriting = readonly [RegExp, string]
const SONG = String.raw`(?:songs?|ballad|anthem|track|tune|rap)`

const REWRITINGS: readonly Rewriting[] = [
  // "mock the life of Lara": an order, and of what.
  [
    /^(?:please )?(?:ironi[sz]e|satiri[sz]e|parody|depict|portray|narrate|recount|chronicle) (?=(?:the|my|our|how|an?|\p{Lu}\p{Ll}+'s)\b)/iu,
    'song about ',
  ],
  // "I want the song to be about my grandfather".
  [
    /^(?:(?:I|we) )?(?:want|need|would like|'d like) (?:the|this|my) song to be (?:song )?(?:about|for|of) /iu,
    'song about ',
  ],
  // "a song written by a dog about their yard": the dog's own song is of the dog.
  [
    new RegExp(
      String.raw`\b(?<song>${SONG}) (?:written|sung|told|narrated) by (?<who>(?:an?|the) (?:\p{Ll}+ ){0,2}?\p{Ll}+) about (?=(?:his|her|its|their) )`,
      'iu',
    ),
    '$<song> about $<who> and ',
  ],
  // "a song about 3 minutes, of a boy who lies".
  [
    new RegExp(
      String.raw`\b(?<song>${SONG}) (?:of )?about (?<long>\d+|one|two|three|four) min(?:utes?|s)?(?: long)?,?\s*(?:of|about) (?<told>\S.*)$`,
      'isu',
    ),
    '$<song> about $<told>, $<long> minutes long',
  ],
  [/\babout the (?=(?:if|when|how|why) )/iu, 'about '],
  // "make the Winter song but instead of winter it's mud".
  [
    new RegExp(
      String.raw`^(?:please )?(?:make|do|sing|write)? ?(?:the )?[^,.]{2,40}?\b${SONG},? but (?:instead of [^,.]{2,30}? )?(?:it'?s |its |about )(?!about\b)(?=\S)`,
      'iu',
    ),
    'song about ',
  ],
  // "a rock version of the goose that flew away but with banjos".
  [
    /^(?:(?:please )?(?:make|do|sing|write) )?(?:me )?(?:an? )?(?:[\p{L}&-]+ ){1,3}(?:version|cover|remake) of (?<told>[^,.]+?)(?:,? but(?= with\b|[.!]*$)|(?=[,.]|$))/iu,
    'song about $<told>',
  ],
  // "the best song ever which includes the sea and my town".
  [
    new RegExp(
      String.raw`\b(?:make|write|create|do)? ?(?:me )?(?:an?|the) (?:\p{L}+ ){0,3}${SONG}(?: ever| in the world)? (?:that|which) (?:includes?|contains?|mentions?|involves?) (?!(?:an?|some|lots|many|the) (?:\p{L}+ )*(?:solo|drops?|beat|chorus|rap|choir|guitars?|drums?|vocals?|words?|lyrics|lines?)\b)(?=[^"“]*$)(?=\S)`,
      'iu',
    ),
    'song about ',
  ],
]

export const tellOtherwise = (text: string): string =>
  REWRITINGS.reduce((rest, [pattern, put]) => rest.replace(pattern, put), text)
