const MISFORTUNE =
  /\b(?:(?:getting|got|are|is) divorced|(?:was|were|got|be|been) sold|(?:bad|toxic|abusive) relationship|heart attack|said no|turned (?:me|us) down|have (?:ms|als|lupus|epilepsy|diabetes|leukemia|parkinson's|alzheimer's)|ran away|disappeared|gone missing|stroke|tumou?r|alcoholic|drinks too much|addict(?:ed)?|abus(?:ed|ive)|betrayed|in prison|deported|paralysed|paralyzed|disabled|clos(?:ed|es|ing)|shut(?:ting)? down|lost|los(?:es|ing)|relegated|fail(?:ed|s|ing)?|broke(?:n)?(?: down)?|break(?:s|ing) down|delayed|evicted|going up|misses|never sees?|dementia|prison|jail|cancer|took my|crash(?:ed|es|ing)?|stole|stolen|burnt|burned|missed|ghosted|cancelled|zero|flood(?:ed)?|leak(?:s|ed|ing)?|dying|dies|died|dead|sick|hurts?|alone|gone|went out|drilling|hate[sd]?|tired|cheated|dumped|fired|stuck|rejected|sucks|never home|empty|ruined|spilled|forgot(?:ten)?|too late|hungover|bankrupt|homeless|lonely|sad|eaten by|ruined|rained off|killing us|haven't spoken|terrified|scared|afraid|worried|nervous|bullied|nobody (?:noticed|came|called|cares|knows))\b/i

// Whether what is told went wrong for somebody.
const OVERCOME =
  /\b(?:beat|beats|beaten|survived|survivor|overcame|recovered|cancer[- ]free|(?:first|baby|front|milk) (?:tooth|teeth)|weight)\b/i
export const isMisfortune = (text: string): boolean => MISFORTUNE.test(text) && !OVERCOME.test(text)
