import type { Person } from '../reader/people/makePerson.ts'

// Kin that stands before a name, "Uncle Pete", and kin that is a name of its own, "Mum".
const TITLES =
  /^(?:uncle|aunt|auntie|aunty|cousin|grandma|grandpa|granny|gran|nan|nana|grandad|granddad|nurse|coach|doctor|captain|pastor)$/
const CALLED =
  /^(?:mum|mom|mummy|mommy|mama|ma|mother|dad|daddy|papa|pa|pops|father|grandma|grandmother|grandpa|grandfather|granny|gran|nan|nana|grandad|granddad|brother|sister|cousin|uncle|auntie|aunty|coach|doctor|captain)$/
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

// How somebody is called before a line that is said to them, the fullest first.
export function listCalls({ name, kin, own, modifier, isGroup, isTheirs }: Person): string[] {
  const isOne = kin !== undefined && !isGroup && isTheirs !== true
  const said = [modifier, kin].filter((word) => word !== undefined).join(' ')
  return [
    ...(isOne && name !== undefined && TITLES.test(kin) ? [`${capital(kin)} ${name}`] : []),
    ...(isOne &&
    name !== undefined &&
    !TITLES.test(kin) &&
    !(own === undefined && /^(?:girl|boy|man|woman|guy|nurse|teacher)$/.test(kin))
      ? [`${name}, ${own ?? 'my'} ${said}`]
      : []),
    ...(isOne && CALLED.test(kin) ? [capital(kin)] : []),
    ...(name === undefined ? [] : [name]),
    ...(kin !== undefined && isTheirs !== true && name === undefined && !CALLED.test(kin)
      ? [`${capital(own ?? 'my')} ${said}`]
      : []),
  ]
}
