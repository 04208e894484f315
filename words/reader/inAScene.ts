// "A man plays the piano in a dark bar", "Her voice is on the wind": seen there, and not how it is to sound.
export const IN_A_SCENE =
  /^(?:There(?:'s| is| are) (?:an?|no|some|two) |(?:An?|The) (?:\p{Ll}+ )?(?:man|woman|girl|boy|guy|lady|stranger|sailor|waiter|barman|bartender|dancer|pianist) (?!sings|raps|voice|vocals|singing)\p{Ll}+s |(?:\p{Lu}\p{L}+'s|[Hh]er|[Hh]is|[Tt]heir|[Yy]our) (?:voice|song|laugh|guitar|piano|melody) (?:is|was|are|were|has|still|on|comes|goes|plays|sings)\b)/u
