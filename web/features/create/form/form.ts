// What the create page holds, in one place: the modes, the phone's sheet and links from other pages all write here.
import { createStore, useStore } from '../../../data/stores/createStore.ts'
import { emptyForm, type CreateForm, type Mode } from './createForm.ts'

const KEY = 'arioso.createForm'

export const form = createStore<CreateForm>(readForm())

export function useForm<Selected>(select: (form: CreateForm) => Selected): Selected {
  return useStore(form, select)
}

// Written text survives a reload of the tab; pictures are too large to keep.
export function setForm(change: Partial<CreateForm>): void {
  form.set(change)
  sessionStorage.setItem(KEY, JSON.stringify({ ...form.get(), images: [], areImagesRead: false }))
}

export function setMode(mode: Mode): void {
  const cleared = mode === 'simple' ? { description: '', madLibKey: null } : {}
  // Whose speed was changed has nothing to do with the next song.
  const speedClipId = mode === 'speed' ? form.get().speedClipId : null
  setForm({ mode, areImagesRead: false, speedClipId, ...cleared })
}

function readForm(): CreateForm {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return { ...emptyForm, ...(kept as Partial<CreateForm>) }
  } catch (error) {
    console.warn('the kept form could not be read', error)
    return emptyForm
  }
}
