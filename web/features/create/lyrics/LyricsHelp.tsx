import { PenLine, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { explainRefusedSong } from '../../../songs/making/explainRefusedSong.ts'
import { form, setForm } from '../form/form.ts'
import type { Selection } from './lyricSections.ts'
import { LyricsWish } from './LyricsWish.tsx'
import { RewriteChoices } from './RewriteChoices.tsx'
import { rewriteLines, writeLyrics, type Rewrite } from './lyricist.ts'

type LyricsHelpProps = { lyrics: string; selection: Selection; onChange: (lyrics: string, marked?: Selection) => void }

type Help = { kind: 'none' } | { kind: 'write' | 'rewrite' } | { kind: 'choose'; rewrite: Rewrite }

// Help with writing: whole lyrics from a subject, or other words for the selected lines.
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
      explainRefusedSong(error)
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
    <LyricsWish
      kind={help.kind}
      quoted={lyrics.slice(selection.start, selection.end)}
      wish={wish}
      isBusy={isBusy}
      onWish={setWish}
      onWrite={() => void writeAll()}
      onRewrite={(mode) => void rewriteSome(mode)}
      onCancel={() => setHelp({ kind: 'none' })}
    />
  )
}
