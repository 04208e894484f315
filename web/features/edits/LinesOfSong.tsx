import type { Clip } from '@arioso/contract'
import { useStructure } from '../../data/songs/refine.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { setEditor, TOOLS_ID, useEditor } from './editor.ts'
import { snapSpan } from './tools/snapSpan.ts'
import { EARLY_SECONDS, useSungLines } from './useSungLines.ts'

const HEADER_PX = 64

type Structure = NonNullable<ReturnType<typeof useStructure>>

// The words with their places; pressing a line selects the bars it is sung in.
export function LinesOfSong({ clip }: { clip: Clip }) {
  const lines = useSungLines(clip)
  const structure = useStructure(clip)
  const bars = structure?.bars_s
  const sections = structure?.sections ?? []
  const span = useEditor((state) => state.span)
  const durationSeconds = clip.metadata.duration ?? 0
  return (
    <section aria-label="Lyrics" className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">Lyrics</h2>
      {lines.length === 0 && (
        <p className="text-soft">
          {clip.metadata.is_recorded ? 'Recordings don’t come with lyrics.' : 'This song has no vocals.'}
        </p>
      )}
      <ol className="grid grid-cols-1 gap-0.5">
        {lines.map((line, index) => {
          const section = sectionAt(sections, line.startSeconds)
          const isFirst = section !== sectionAt(sections, lines[index - 1]?.startSeconds ?? -1)
          const isInside =
            span !== null &&
            line.startSeconds >= span.startSeconds - EARLY_SECONDS &&
            line.startSeconds < span.endSeconds - EARLY_SECONDS
          return (
            <li key={line.key}>
              {isFirst && <p className="px-2 pt-3 pb-1 text-xs text-faint">{section?.label}</p>}
              <button
                type="button"
                aria-pressed={isInside}
                // Without its bars a line would be cut at whole seconds, and might fall out of its own selection.
                disabled={bars === undefined}
                onClick={() => {
                  const { startSeconds, endSeconds } = line
                  const around = { startSeconds, endSeconds: Math.max(endSeconds, startSeconds + 0.5) }
                  setEditor({ tool: 'replace', lyrics: null, span: snapSpan(around, bars ?? [], durationSeconds) })
                  showTools()
                }}
                className={joinClasses(
                  'w-full rounded-control px-2 py-1.5 text-left wrap-anywhere feedback hover:bg-high',
                  isInside ? 'bg-accent-wash text-text' : 'text-soft',
                )}
              >
                {line.text}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function sectionAt(sections: Structure['sections'], seconds: number): Structure['sections'][number] | undefined {
  return sections.findLast(({ start_s }) => start_s <= seconds + EARLY_SECONDS)
}

// On a phone the lines lie far below the tools that a press on one of them opens.
function showTools(): void {
  const tools = document.getElementById(TOOLS_ID)
  const { top = 0, bottom = 0 } = tools?.getBoundingClientRect() ?? {}
  if (bottom < HEADER_PX || top > innerHeight) tools?.scrollIntoView({ block: 'start' })
}
