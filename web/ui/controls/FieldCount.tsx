import { joinClasses } from '../joinClasses.ts'

type FieldCountProps = { id: string; length: number; maxLength: number }

// How much of a field is used up; stands at the right end of its label.
export function FieldCount({ id, length, maxLength }: FieldCountProps) {
  return (
    <span id={id} className={joinClasses('tabular text-xs', length >= maxLength ? 'text-danger' : 'text-faint')}>
      {length}/{maxLength}
    </span>
  )
}
