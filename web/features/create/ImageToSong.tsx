import { texts, toasts } from '@arioso/contract/errors'
import { IMAGE_TO_SONG_DESCRIPTION_MAX } from '@arioso/contract/limits'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { openModal } from '../../modals/modal.ts'
import { tellRefusal } from '../../songs/tellRefusal.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { setForm, useForm } from './form.ts'
import { ImagePicker } from './ImagePicker.tsx'
import { useFlag } from '../../data/useFlag.ts'
import { useChosenModel } from './useChosenModel.ts'
import { useMay } from './useMay.ts'

export default function ImageToSong() {
  const isAllowed = useMay('imageToSong')
  const hasFlag = useFlag('image-to-song-web-gen')
  if (isAllowed) return <ImageForm />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">{texts.imageToSongUnavailable}</p>
      {hasFlag && (
        <Button size="small" onClick={() => openModal({ kind: 'upsell', reason: 'image-to-song' })}>
          See what Pro brings
        </Button>
      )}
    </div>
  )
}

function ImageForm() {
  const images = useForm((form) => form.imageData)
  const [wish, setWish] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hasExtract = useForm((form) => form.generationType === 'IMAGE')

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
        generationType: 'IMAGE',
        description: found.gpt_description_prompt,
        style: found.tags,
        title: found.title,
      })
    } catch (error) {
      console.warn('the pictures could not be read', error)
      tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ImagePicker
        images={images}
        onChange={(imageData) => setForm({ imageData, generationType: 'TEXT' })}
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
      {hasExtract && <Understood />}
    </>
  )
}

// What was seen, to be corrected before it is paid for. The description itself stands in the box above.
function Understood() {
  const style = useForm((form) => form.style)
  const title = useForm((form) => form.title)
  const { limits } = useChosenModel()
  return (
    <section aria-label="What we understood" className="grid grid-cols-1 gap-4 border-t border-hairline pt-4">
      <p className="text-sm text-soft">
        We put a description of your pictures into the box above. Change whatever is not right, then press Create.
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
