import { madLibs } from '@arioso/contract/songs/madLibs'
import { setForm } from '../form/form.ts'

// Eight songs to begin with: only blanks have to be filled.
export function MadLibCards() {
  return (
    <section aria-label="Fill in the blanks" className="grid grid-cols-1 gap-2.5">
      <h2 className="text-base font-semibold">Fill in the blanks</h2>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1">
        {madLibs.map((madLib) => (
          <li key={madLib.key} className="w-48 shrink-0 snap-start">
            <button
              type="button"
              onClick={() => setForm({ madLibKey: madLib.key })}
              className="grid h-full w-full content-start gap-1 rounded-card border border-hairline bg-surface p-4 text-left feedback hover:border-accent"
            >
              <span className="display text-md leading-snug font-medium">{madLib.title}</span>
              <span className="text-sm text-faint">{madLib.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
