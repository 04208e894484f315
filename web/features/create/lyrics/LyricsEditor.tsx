import { Undo2 } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { openModal } from '../../../data/stores/openModal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Chip } from '../../../ui/controls/Chip.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { setForm, useForm } from '../form/form.ts'
import { LyricsHelp } from './LyricsHelp.tsx'
import { insertSection, SECTIONS, type Selection } from './lyricSections.ts'
import { LyricsText } from './LyricsText.tsx'
import { startHistory, undo, write } from './undoHistory.ts'
import { useChosenModel } from '../form/useChosenModel.ts'
import { usePermission } from '../../../data/session/usePermission.ts'

// Own words stay locked until their terms are accepted; pressing the locked box asks.
export function LyricsEditor() {
  const lyrics = useForm((form) => form.lyrics)
  const isInstrumental = useForm((form) => form.instrumental)
  const max = useChosenModel().limits.prompt
  const isUnlocked = usePermission('useCustomLyrics')
  const area = useRef<HTMLTextAreaElement>(null)
  const { keep, undoLast, canUndo } = useUndoableLyrics(lyrics)
  const [selection, setSelection] = useState<Selection>({ start: 0, end: 0 })
  const isLocked = !isUnlocked || isInstrumental

  function change(text: string, marked?: Selection): void {
    keep(text)
    if (marked !== undefined) requestAnimationFrame(() => mark(area.current, marked))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    undoLast()
  }

  return (
    <div className="grid grid-cols-1 gap-2.5">
      <LabelAndCount length={lyrics.length} max={max} />
      <LyricsText
        ref={area}
        lyrics={lyrics}
        isReadOnly={!isUnlocked}
        isDisabled={isInstrumental}
        isTooLong={lyrics.length > max}
        onChange={change}
        onKeyDown={onKeyDown}
        onSelect={setSelection}
        onLockedPress={() => openModal({ kind: 'terms', onAccepted: () => area.current?.focus() })}
      />
      <div className="flex items-center gap-1.5">
        <SectionTags
          isLocked={isLocked}
          onChoose={(section) => {
            const inserted = insertSection(lyrics, selection.end, section)
            change(inserted.lyrics, { start: inserted.caret, end: inserted.caret })
          }}
        />
        <IconButton label="Undo" disabled={isLocked || !canUndo} onClick={undoLast}>
          <Undo2 size={17} />
        </IconButton>
      </div>
      {!isInstrumental && !isUnlocked && (
        <Button size="small" className="justify-self-start" onClick={() => openModal({ kind: 'terms' })}>
          Write your own lyrics
        </Button>
      )}
      {!isLocked && <LyricsHelp lyrics={lyrics} selection={selection} onChange={change} />}
    </div>
  )
}

function LabelAndCount({ length, max }: { length: number; max: number }) {
  return (
    <div className="flex items-end justify-between">
      <label htmlFor="lyrics" className="text-base font-semibold">
        Lyrics
      </label>
      <span id="lyrics-count" className={joinClasses('tabular text-xs', length > max ? 'text-danger' : 'text-faint')}>
        {length}/{max}
      </span>
    </div>
  )
}

function useUndoableLyrics(lyrics: string) {
  const [history, setHistory] = useState(() => startHistory(lyrics))

  function keep(text: string): void {
    setHistory(write({ ...history, present: lyrics }, text))
    setForm({ lyrics: text })
  }

  function undoLast(): void {
    const earlier = undo({ ...history, present: lyrics })
    setHistory(earlier)
    setForm({ lyrics: earlier.present })
  }

  return { keep, undoLast, canUndo: history.past.length > 0 }
}

type SectionTagsProps = { isLocked: boolean; onChoose: (section: (typeof SECTIONS)[number]) => void }

function SectionTags({ isLocked, onChoose }: SectionTagsProps) {
  return (
    <fieldset
      aria-label="Section tags"
      // While they are locked nothing in here takes the focus, and a keyboard still has to reach the last one.
      {...(isLocked ? { tabIndex: 0 } : {})}
      className="no-scrollbar flex min-w-0 flex-1 gap-1.5 overflow-x-auto rounded-control py-0.5"
    >
      {SECTIONS.map((section) => (
        <Chip
          key={section}
          aria-label={`Insert [${section}]`}
          disabled={isLocked}
          className="shrink-0"
          onClick={() => onChoose(section)}
        >
          {section}
        </Chip>
      ))}
    </fieldset>
  )
}

function mark(area: HTMLTextAreaElement | null, { start, end }: Selection): void {
  area?.focus({ preventScroll: true })
  area?.setSelectionRange(start, end)
  const box = area?.parentElement
  if (!area || !box) return
  // The box scrolls, not the text in it, so the browser does not look for the marked lines by itself.
  const share = countLines(area.value.slice(0, start)) / countLines(area.value)
  box.scrollTop = share * box.scrollHeight - box.clientHeight / 3
  box.scrollIntoView({ block: 'nearest' })
}

function countLines(text: string): number {
  return text.split('\n').length
}
