import { madLibs } from '@arioso/contract/songs/madLibs'
import { AudioLines } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearch } from '../../routing/useRouter.ts'
import { arriveAtCreate, openCreateSheet } from '../../data/stores/createSheet.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { forgetEarlyWords, readEarlyWords } from './firstScreen.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { celebration } from './pictures/celebration.ts'
import { CreatePanel } from './CreatePanel.tsx'
import { CreateSheet } from './CreateSheet.tsx'
import { MAKE_A_SONG } from './createTexts.ts'
import { setForm } from './form/form.ts'
import { ModelPicker } from './form/ModelPicker.tsx'
import { useFormFailure } from './form/useFormFailure.ts'
import { useRemixLink } from './source/useRemixLink.ts'
import { WorkspaceSongs } from './songs/WorkspaceSongs.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const EffectLayer = lazyPart(() => import('./pictures/EffectLayer.tsx'))

export function CreatePage() {
  usePageTitle('Create')
  useState(takeEarlyWords)
  useEffect(() => forgetEarlyWords, [])
  usePromptOfAddress()
  useRemixLink()
  useFormFailure()
  const isPhone = useIsPhone()
  const effect = useStore(celebration, (state) => state.effect)
  return (
    <>
      <LazyParts>{effect !== undefined && <EffectLayer effect={effect} />}</LazyParts>
      {isPhone ? <PhonePage /> : <WidePage />}
    </>
  )
}

function WidePage() {
  return (
    <div className="grid grid-cols-1 gap-8 pt-2 pb-8 lg:pb-0 lg:grid-cols-[420px_minmax(0,1fr)] lg:gap-10">
      <section
        aria-label="Create a song"
        className="lg:sticky lg:top-18 lg:flex lg:max-h-[calc(100dvh-172px)] lg:flex-col"
      >
        <div className="mb-4 flex items-center justify-between gap-3">
          <h1 className="display text-xl font-medium">{MAKE_A_SONG}</h1>
          <ModelPicker />
        </div>
        <CreatePanel />
      </section>
      <WorkspaceSongs />
    </div>
  )
}

// On a phone the sheet is open from the start, except when a song was requested on the way here.
function PhonePage() {
  // Open from its first moment: the served page showed it there already, and it must not slide in again.
  useState(arriveAtCreate)
  return (
    <div className="pt-2">
      <h1 className="sr-only">{MAKE_A_SONG}</h1>
      <Button look="primary" size="large" onClick={openCreateSheet} className="mb-6 w-full">
        <AudioLines size={18} />
        {MAKE_A_SONG}
      </Button>
      <WorkspaceSongs />
      <CreateSheet />
    </div>
  )
}

// Before anything of the form is drawn.
function takeEarlyWords(): void {
  const { text } = readEarlyWords()
  if (text !== '') describeSong(text)
}

function usePromptOfAddress(): void {
  const { prompt, mad_lib } = useSearch()
  useEffect(() => {
    if (prompt !== undefined) describeSong(prompt)
  }, [prompt])
  useEffect(() => {
    const madLib = madLibs.find(({ key }) => key === mad_lib)
    if (madLib !== undefined) setForm({ madLibKey: madLib.key, mode: 'simple' })
  }, [mad_lib])
}

function describeSong(description: string): void {
  setForm({ description, mode: 'simple' })
}
