import { joinClasses } from '../../ui/joinClasses.ts'

// The colours of a song's cover, behind its details.
export function Tint({ palette, className }: { palette: string[]; className?: string }) {
  const [first = 'var(--accent-wash)', second = 'var(--high)'] = palette
  const background = `radial-gradient(80% 120% at 12% 0%, ${first}, transparent 70%), radial-gradient(70% 110% at 90% 0%, ${second}, transparent 70%)`
  return (
    <div aria-hidden="true" className={joinClasses('absolute inset-0 opacity-30', className)} style={{ background }} />
  )
}
