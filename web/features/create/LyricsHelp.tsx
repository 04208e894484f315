import { PenLine, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tellRefusal } from '../../songs/tellRefusal.ts'
import { form, setForm } from './form.ts'
import type { Selection } from './LyricsEditor.tsx'
import { RewriteChoices } from './RewriteChoices.tsx'
import { rewriteLines, writeLyrics, type Rewrite } from './lyricist.ts'

type LyricsHelpProps = { lyrics: string; selection: Selection; onChange: (lyrics: string, caret?: number) => void }

type Help = { kind: 'none' } | { kind: 'write' | 'rewrite' } | { kind: 'choose'; rewrite: Rewrite }

// Somebody to write with: all of it from a subject, or other words for the lines that are selected.
export function LyricsHelp({ lyrics, selection, onChange }: LyricsHelpProps) {
  const [help, setHelp] = useState<Help>({ kind: 'none' })
  const [wish, setWish] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hasSelection = selection.end > selection.start

  async function run(task: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await task()
      setWish('')
    } catch (error) {
      console.warn('no lyrics were written', error)
      tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const writeAll = () =>
    run(async () => {
      const written = await writeLyrics(wish)
      onChange(written.text)
      if (form.get().title === '') setForm({ title: written.title })
      setHelp({ kind: 'none' })
    })

  const rewriteSome = (mode: 'rewrite' | 'rhyme') =>
    run(async () => {
      const { title, style } = form.get()
      setHelp({ kind: 'choose', rewrite: await rewriteLines({ lyrics, selection, wish, mode, title, style }) })
    })

  if (help.kind === 'choose') {
    return <RewriteChoices rewrite={help.rewrite} onChange={onChange} onDone={() => setHelp({ kind: 'none' })} />
  }
  if (help.kind === 'none') {
    return (
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setHelp({ kind: 'write' })}>
          <Sparkles size={14} aria-hidden="true" />
          Write lyrics
        </Button>
        <Button size="small" disabled={!hasSelection} onClick={() => setHelp({ kind: 'rewrite' })}>
          <PenLine size={14} aria-hidden="true" />
          Rewrite selection
        </Button>
      </div>
    )
  }
  return (
    <section
      aria-label={help.kind === 'write' ? 'Write lyrics' : 'Rewrite selection'}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <TextField
        label={help.kind === 'write' ? 'What should they be about?' : 'What should change?'}
        value={wish}
        maxLength={500}
        placeholder={help.kind === 'write' ? 'the last summer before we moved' : 'warmer, and shorter lines'}
        onChange={(event) => setWish(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {help.kind === 'write' ? (
          <Button
            look="primary"
            size="small"
            isBusy={isBusy}
            disabled={wish.trim() === ''}
            onClick={() => void writeAll()}
          >
            Write
          </Button>
        ) : (
          <>
            <Button look="primary" size="small" isBusy={isBusy} onClick={() => void rewriteSome('rewrite')}>
              Rewrite
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => void rewriteSome('rhyme')}>
              Make it rhyme
            </Button>
          </>
        )}
        <Button look="quiet" size="small" onClick={() => setHelp({ kind: 'none' })}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
