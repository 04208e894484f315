// A jingle sells what the shop has: no haircuts at the baker's.
const ONLY_FOR: readonly (readonly [inLine: RegExp, inRequest: RegExp])[] = [
  [/\bpizza\b/i, /pizz/i],
  [/\b(?:hair|haircut|roots|fringe|snip)\b/i, /hair|barber|salon|beaut/i],
  [/\b(?:pedal|tyres?|bikes?)\b/i, /bike|cycl|garage|tyre|motor|repair/i],
  [/\b(?:scoops?|cone)\b/i, /ice[- ]?cream|gelato|sorbet|dessert/i],
  [
    /\b(?:tap, tap|one tap|app|screen|click)\b/i,
    /\bapp\b|startup|start-up|software|online|bank|website|tech|delivery|saas/i,
  ],
  [/\b(?:mend|needle|glue|drill|spanner)\b/i, /repair|mend|tailor|fix|garage|hardware|plumb|cobbler|workshop|handy/i],
  [
    /\b(?:oven|dough|buns?|loaf|crumbs?|roll)\b/i,
    /baker|bread|cak|café|cafe|pizz|pastr|donut|doughnut|restaurant|diner|cook/i,
  ],
  [/\b(?:coffee|kettle|sip|cups?|tea|cinnamon)\b/i, /cafe|café|coffee|tea\b|baker|diner|roaster|bar\b|breakfast|book/i],
  [/\b(?:your size|fit right|fitting room|hem)\b/i, /shoe|cloth|boutique|fashion|dress|tailor|jeans|wear|vintage/i],
  [/\b(?:flowers?|ribbon|petals?|bouquet)\b/i, /flor|flower|gift|plant|garden/i],
  [
    /\b(?:dinner|plate|lunch|bite|delicious|healthy|butter(?:ed)?|table|hungry|cheese|milk|crunch\w*|crisp\w*|tast\w+|flavou?rs?|spoon)\b/i,
    /baker|bread|cak|caf|pizz|restaurant|diner|food|cook|truck|taco|burger|sushi|deli|grocer|kitchen|pub|bar\b|noodle|curry|chef|market|pie|sandwich|pet food/i,
  ],
  [/\b(?:wheels?|engine|mot|brakes?)\b/i, /car|garage|motor|taxi|bike|truck|mechanic|driv/i],
  [/\b(?:books?|chapter|shelf)\b/i, /book|librar|publish|novel/i],
]

export const fitsTrade = (text: string, told: string): boolean =>
  ONLY_FOR.every(([inLine, inRequest]) => !inLine.test(text) || inRequest.test(told))
