import type { KeyboardEvent, Ref } from 'react'
import { useListedClip } from '../../../data/songs/clipCache.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { useForm } from '../form/form.ts'
import { isLeadingUp } from '../form/songSource.ts'
import { splitByTags, type Selection } from './lyricSections.ts'

type LyricsTextProps = {
  ref: Ref<HTMLTextAreaElement>
  lyrics: string
  isReadOnly: boolean
  isDisabled: boolean
  isTooLong: boolean
  onChange: (lyrics: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onSelect: (selection: Selection) => void
  onLockedPress: () => void
}

const UNSUNG = 'Instrumentals have no lyrics'
const USUAL = '[Verse]\nYour own words, or leave this empty\n\n[Chorus]\nand they are written for you'
const FOR_A_RECORDING = '[Verse]\nYour own words, or leave this empty\nand it is played'
const FOR_AN_OPENING = '[Verse]\nWords for the new opening, or leave this empty\nand it is played'

const TEXT = 'px-4 py-3 text-md leading-relaxed whitespace-pre-wrap wrap-anywhere md:text-base'

// The words lie under a text area that shows only its caret: section tags can so have their own colour. Both must keep
// the same font, padding and wrapping, or the caret drifts away from the words.
export function LyricsText({ ref, lyrics, isReadOnly, isDisabled, isTooLong, ...on }: LyricsTextProps) {
  const { onChange, onKeyDown, onSelect, onLockedPress } = on
  const usual = useUsualPlaceholder()
  return (
    <div
      className={joinClasses(
        'relative max-h-[46dvh] min-h-44 overflow-y-auto rounded-card border bg-ground feedback has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isTooLong ? 'border-danger' : 'border-rim',
        isDisabled && 'opacity-50',
      )}
    >
      <div aria-hidden="true" className={joinClasses(TEXT, 'min-h-43.5 text-text')}>
        {splitByTags(lyrics).map((piece) => (
          <span key={piece.start} className={piece.isTag ? 'font-semibold text-accent' : undefined}>
            {piece.text}
          </span>
        ))}
        {'\n'}
      </div>
      <textarea
        ref={ref}
        id="lyrics"
        value={lyrics}
        readOnly={isReadOnly}
        disabled={isDisabled}
        aria-describedby="lyrics-count"
        aria-invalid={isTooLong}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={() => isReadOnly && onLockedPress()}
        onSelect={({ currentTarget }) =>
          onSelect({ start: currentTarget.selectionStart, end: currentTarget.selectionEnd })
        }
        placeholder={isDisabled ? UNSUNG : usual}
        className={joinClasses(
          TEXT,
          'absolute inset-0 block size-full resize-none overflow-hidden bg-transparent font-[inherit] text-transparent caret-text outline-none!',
        )}
      />
    </div>
  )
}

function useUsualPlaceholder(): string {
  const source = useForm((form) => form.source)
  const remixed = useListedClip(source.kind === 'nothing' ? '' : source.clipId)
  if (isLeadingUp(source)) return FOR_AN_OPENING
  return remixed?.metadata.is_recorded === true ? FOR_A_RECORDING : USUAL
}
