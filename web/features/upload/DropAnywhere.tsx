import { FileMusic } from 'lucide-react'
import { useEffect, useState } from 'react'
import { findSession, refreshSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { modal, openModal } from '../../modals/modal.ts'
import { showToast } from '../../ui/toast.ts'
import { chooseFile } from './chooseFile.ts'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

// Audio may be dropped anywhere. A place of its own for files (pictures, the wizard) takes them first and says so by
// preventing the default; without that, a browser would leave the page for the file.
export function DropAnywhere() {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      setOver(!event.defaultPrevented && modal.get().open === undefined)
      event.preventDefault()
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      setOver(false)
      if (!carriesFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      if (modal.get().open === undefined) void open([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])

  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-scrim p-6 backdrop-blur-[2px]">
      <p className="display flex items-center gap-3 rounded-card border-2 border-dashed border-accent bg-raised px-8 py-6 text-lg font-medium shadow-float">
        <FileMusic size={24} aria-hidden="true" className="text-accent" />
        Drop your audio
      </p>
    </div>
  )
}

async function open(files: File[]): Promise<void> {
  const { file, problem } = chooseFile(files)
  if (problem !== undefined) return showToast(problem)
  const show = () => openModal({ kind: 'add-audio', way: 'upload', file })
  const { user } = findSession() ?? (await refreshSession())
  if (user !== null) return show()
  askToSignIn({ view: 'sign-up', reason: 'Sign up to make songs from your own audio.', afterwards: show })
}
