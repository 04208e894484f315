// "Jane guzzling syrup, Ellie stealing forks and Adam singing": each of them is doing it, and nobody is dropped.
const NAME = String.raw`\p{Lu}[\p{Ll}'-]+`
const DOER = new RegExp(
  String.raw`(?<=^|[,.;] (?:and |while )?|\b(?:about|how|and|while) )(?<who>${NAME}(?:(?:,? and|,| &) ${NAME})*) (?<doing>\p{Ll}{2,}ing) (?=\p{L})`,
  'gu',
)
const NO_NAME = /^(?:The|A|An|My|Our|His|Her|Their|This|That|I|We|You|He|She|They|It|Song|And|But|For|With)$/
const NO_DEED =
  /^(?:king|ring|thing|string|spring|wing|sing|bring|being|nothing|something|everything|evening|morning|during)$/
const FEWEST_DOERS = 2

export function tellEachDoer(text: string): string {
  const found = [...text.matchAll(DOER)].filter(
    ({ groups }) => !NO_DEED.test(groups?.['doing'] ?? '') && !NO_NAME.test(groups?.['who']?.split(' ')[0] ?? ''),
  )
  if (found.length < FEWEST_DOERS) return text
  return found.reduceRight((rest, { index, 0: whole, groups }) => {
    const { who = '', doing = '' } = groups ?? {}
    const said = `${who} ${/ and |,| & /.test(who) ? 'are' : 'is'} ${doing} `
    return `${rest.slice(0, index)}${said}${rest.slice(index + whole.length)}`
  }, text)
}
