// "quantum physics": a field of learning takes no article it was not given.
const FIELD = /(?:ics|isms?|ology|graphy|nomy|cracy)$/i
export const sayField = (said: string, told: string): string =>
  FIELD.test(said) && !told.toLowerCase().includes(said.toLowerCase()) ? said.replace(/^the /i, '') : said
