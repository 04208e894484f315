import type { ReactNode } from 'react'
import { SongCard } from '../../songs/list/SongCard.tsx'

export function SongShelf({ title, ids, children }: { title: string; ids: string[]; children?: ReactNode }) {
  return (
    <section aria-label={title} className="mt-14 grid grid-cols-1 gap-4">
      <h2 className="display text-lg font-medium">{title}</h2>
      {children}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] md:gap-x-5">
        {ids.map((id) => (
          <li key={id}>
            <SongCard id={id} source={title} ids={ids} />
          </li>
        ))}
      </ul>
    </section>
  )
}
