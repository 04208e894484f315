import { replaceFound } from './replaceFound.ts'

// Words that call an occasion in another sense: cut before anything is counted.
const OTHER_SENSES: readonly RegExp[] = [
  // Nobody prays to a dark lord, a landlord of the rings or a time lord.
  /\b(?:dark|time|drug|war|sith|demon|vampire|feudal|evil|crime|over|shadow) lords?\b|\blords? of (?:the )?(?:rings|flies|dance|darkness|chaos|war|the (?:manor|underworld|sith|shadows))\b|\blord (?:vader|voldemort|sauron|byron|farquaad|of (?:the )?\p{L}+)\b/giu,
  // Whoever is glad of a Friday, swears, or asks at the end of the world whether God will come, says no prayer.
  /\b(?:thank god it'?s (?:a )?(?:friday|weekend)|oh? my god|for god'?s sake|god (?:knows|damn\p{L}*)|act of god|will god (?:ever |even )?(?:save|help|hear|forgive) (?:us|me|them)|(?:playing|like|became|become|becoming|being|beyond|kill\p{L}*|fight\p{L}*) (?:an? )?gods?)\b/giu,
  // Nor does a rap god, or whoever plays guitar like one.
  /\b(?:rap|guitar|rock|metal|sex|gym|gamer|gaming|football|dance|cooking|greek|roman|norse|egyptian|thunder|sun|sea|war|drum|party) (?:gods?|goddess(?:es)?)\b/giu,
  // Who is buried in a threat is not mourned.
  /\b(?:bury|dig|digging|put|putting|spit(?:ting)?|danc(?:e|ing)|burying) (?:(?:you|him|her|them) )?(?:in|on|into)? ?(?:your|his|her|their|my) grave\b/giu,
  // Who runs out of time, or from a mistake, runs no race.
  /\brunning (?=(?:out|away|from|late|low|wild|into|through (?:my|your|his|her)|on (?:empty|fumes)|for (?:office|president|mayor)|up (?:an?|the|my))\b)/giu,
  /\bskibidi\b/giu,
  /\b(?:voice|man|woman|crowd|choir) (?:saying|shouting|whispering|that says) ["“][^"”]+["”]/giu,
  /\blos(?:e|es|ing|t) (?=(?:sleep|weight|(?:my|our|his|her|your|their) (?:mind|temper|way|voice|hair|faith|grip|marbles))\b)/giu,
  // A boy meeting a girl sits in no meeting.
  /\bmeeting (?=(?:an?|the|my|your|his|her|their|our|someone|somebody|you|him|them|people|new|each|god|in (?:secret|the rain|a (?:bar|dream)))\b)(?!(?:the|my|our|his|her) (?:boss|deadline|team)\b)/giu,
  /\b(?:wolf|mother) mother\b|\bmother (?:earth|nature|ship|tongue|lode|russia)\b|\bmother of (?:pearl|dragons|all)\b/giu,
  /\bteam (?:lead(?:er)?s?|managers?|building|meetings?|spirit|player)\b/giu,
  /\b(?:father|mother) (?:christmas|time|figure)\b/giu,
  // A monster's bride has no wedding, and hell's none either.
  /\b(?:monster|vampire|dracula|frankenstein|devil|ghost|corpse|dead|zombie|witch|demon|satan|beast|werewolf)(?:'s)? brides?\b|\bbrides? of (?:dracula|frankenstein|satan|darkness|(?:the |a )?(?:monster|devil|vampire|dead|night|beast|demon|sea))\b/giu,
  /\bleav(?:es|ing) us (?=(?:only|with|nothing|alone|cold|here|no|to|in|wondering|hungry|speechless)\b)/giu,
  /\b(?:tell|telling|told|tells) (?:your|my|his|her|the|their|our) (?:parents|family)\b/giu,
  /\b(?:synth|new|dark|cold|vapou?r|chill|retro|heat|shock|brain|sound) waves?\b/giu,
  /\b(?:los(?:es?|ing|t)|stole|stolen|stealing|including|pawn(?:ed|ing)) (?:\p{L}+ ){0,6}engagement ring\b/giu,
]
export const withoutOtherSenses = (text: string): string =>
  OTHER_SENSES.reduce((rest, pattern) => replaceFound(rest, pattern, ' '), text)
