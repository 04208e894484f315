import { findSubject } from '../knowledge/findSubject.ts'
import type { Random } from '../random.ts'
import type { Reading } from '../reader/readRequest.ts'
import { chooseMotif } from './imagery.ts'
import { titleCase } from './titleCase.ts'

// A tune without words is called after a picture of what it is about, never after its style.
export function nameInstrumental({ title, person, topics, details }: Reading, random: Random): string {
  if (title !== undefined) return title
  const [topic] = topics
  const subject =
    topic?.subject ?? (person?.kin === undefined ? undefined : findSubject(person.kin)) ?? chooseMotif(random)?.subject
  const places = subject?.places ?? []
  const parts = (subject?.parts ?? []).map(({ text }) => text.replace(/^(?:an?|the) /, ''))
  const where = details.place === undefined ? [] : [details.place]
  const choices = [
    ...(topic === undefined ? [] : [topic.noun]),
    ...(person?.name === undefined ? [] : [`For ${person.name}`]),
    ...places,
    ...parts,
    ...where,
  ]
  return titleCase(choices.length === 0 ? 'First light' : random.pick(choices))
}
