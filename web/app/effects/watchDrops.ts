import { modal } from '../../data/stores/openModal.ts'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
const isFree = (event: DragEvent): boolean => !event.defaultPrevented && modal.get().open === undefined

// Audio may be dropped anywhere. A place of its own for files (pictures, the wizard) takes them first and says so by
// preventing the default; without that, a browser would leave the page for the file.
export function watchDrops(): void {
  const show = (isOver: boolean): void => {
    document.body.classList.toggle('takes-drop', isOver)
  }
  window.addEventListener('dragover', (event) => {
    if (!carriesFiles(event)) return
    show(isFree(event))
    event.preventDefault()
  })
  window.addEventListener('dragleave', (event) => event.relatedTarget === null && show(false))
  window.addEventListener('drop', (event) => {
    show(false)
    if (!carriesFiles(event)) return
    const isTaken = !isFree(event)
    event.preventDefault()
    if (!isTaken) void take([...(event.dataTransfer?.files ?? [])])
  })
}

async function take(files: File[]): Promise<void> {
  const { openDropped } = await import('../../features/uploads/openDropped.ts')
  openDropped(files)
}
