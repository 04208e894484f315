import { texts } from '@arioso/contract/texts'
import { toasts } from '@arioso/contract/toasts'
import { IMAGE_TO_SONG_DESCRIPTION_MAX } from '@arioso/contract/limits'
import { WandSparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../data/api/api.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { explainRefusedSong } from '../../../songs/making/explainRefusedSong.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { scrollBehavior } from '../../../ui/scrollBehavior.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { setForm, useForm } from '../form/form.ts'
import { ImagePicker } from './ImagePicker.tsx'
import { useFlag } from '../../../data/session/useFlag.ts'
import { useChosenModel } from '../form/useChosenModel.ts'
import { usePermission } from '../../../data/session/usePermission.ts'

export default function ImageToSong() {
  const isAllowed = usePermission('imageToSong')
  const hasFlag = useFlag('image-to-song-web-gen')
  if (isAllowed) return <ImageForm />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">{hasFlag ? texts.imageToSongNeedsPlan : texts.imageToSongUnavailable}</p>
      {hasFlag && (
        <Button size="small" onClick={() => openModal({ kind: 'upsell', reason: 'image-to-song' })}>
          See what’s in Pro
        </Button>
      )}
    </div>
  )
}

function ImageForm() {
  const images = useForm((form) => form.images)
  const [wish, setWish] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isJustRead, setJustRead] = useState(false)
  const hasExtract = useForm((form) => form.areImagesRead)

  async function extract(): Promise<void> {
    setBusy(true)
    try {
      const found = await api('POST /api/gen/extract_images/', {
        body: {
          user_uploaded_images_b64: images.map((image) => image.slice(image.indexOf(',') + 1)),
          description: wish,
        },
      })
      setForm({
        areImagesRead: true,
        description: found.gpt_description_prompt,
        style: found.tags,
        title: found.title,
      })
      setJustRead(true)
    } catch (error) {
      console.warn('the pictures could not be read', error)
      explainRefusedSong(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ImagePicker
        images={images}
        onChange={(chosen) => setForm({ images: chosen, areImagesRead: false })}
        onRefused={() => showToast({ ...toasts.uploadFailed, message: 'Please choose pictures only.' })}
      />
      <TextField
        label="What should the song be about? (optional)"
        value={wish}
        maxLength={IMAGE_TO_SONG_DESCRIPTION_MAX}
        onChange={(event) => setWish(event.target.value)}
        count={{ length: wish.length, max: IMAGE_TO_SONG_DESCRIPTION_MAX }}
      />
      <div className="grid gap-2">
        <Button isBusy={isBusy} disabled={images.length === 0} onClick={() => void extract()}>
          {!isBusy && <WandSparkles size={16} aria-hidden="true" />}
          Extract
        </Button>
        {images.length === 0 && <p className="text-center text-sm text-faint">{texts.imageMissing}</p>}
      </div>
      {hasExtract && <Understood isJustRead={isJustRead} />}
    </>
  )
}

// What was seen, to be corrected before it is paid for. The description itself stands in the box above.
function Understood({ isJustRead }: { isJustRead: boolean }) {
  const section = useRef<HTMLElement>(null)
  const style = useForm((form) => form.style)
  const title = useForm((form) => form.title)
  const { limits } = useChosenModel()
  // It comes below what is in sight: without this the press would seem to do nothing.
  useEffect(() => {
    if (isJustRead) section.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [isJustRead])
  return (
    <section
      ref={section}
      aria-label="What we see"
      className="grid scroll-mb-24 grid-cols-1 gap-4 border-t border-hairline pt-4"
    >
      <p className="text-sm text-soft">
        We’ve described your pictures in the box above. Change anything you like, then press Create.
      </p>
      <TextField
        label="Styles"
        value={style}
        maxLength={limits.tags}
        onChange={(event) => setForm({ style: event.target.value })}
      />
      <TextField
        label="Title"
        value={title}
        maxLength={limits.title}
        onChange={(event) => setForm({ title: event.target.value })}
      />
    </section>
  )
}
