import { IMAGE_TO_SONG_IMAGES_MAX } from '@arioso/contract/limits'
import { ImagePlus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type DragEvent } from 'react'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { shrinkImage } from './shrinkImage.ts'

type ImagePickerProps = { images: string[]; onChange: (images: string[]) => void; onRefused: () => void }

// Pictures can be picked, dropped or pasted, as long as there is room.
export function ImagePicker({ images, onChange, onRefused }: ImagePickerProps) {
  const [isOver, setOver] = useState(false)
  const room = IMAGE_TO_SONG_IMAGES_MAX - images.length

  async function add(files: readonly File[]): Promise<void> {
    const pictures = files.filter((file) => file.type.startsWith('image/')).slice(0, room)
    if (files.length === 0 || room === 0) return
    if (pictures.length === 0) return onRefused()
    try {
      onChange([...images, ...(await Promise.all(pictures.map(shrinkImage)))])
    } catch (error) {
      console.warn('a picture could not be read', error)
      onRefused()
    }
  }

  const paste = useEffectEvent((event: ClipboardEvent) => void add([...(event.clipboardData?.files ?? [])]))
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="grid grid-cols-3 gap-3"
    >
      {images.map((image, index) => (
        <Thumbnail
          key={image.slice(-64)}
          image={image}
          number={index + 1}
          onRemove={() => onChange(images.filter((other) => other !== image))}
        />
      ))}
      {room > 0 && <AddImages isOver={isOver} isFirst={images.length === 0} onChosen={(files) => void add(files)} />}
    </div>
  )
}

type AddImagesProps = { isOver: boolean; isFirst: boolean; onChosen: (files: File[]) => void }

function AddImages({ isOver, isFirst, onChosen }: AddImagesProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={joinClasses(
        'grid aspect-square cursor-pointer place-content-center justify-items-center gap-1 rounded-card border border-dashed text-center text-xs text-faint feedback hover:border-accent hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-accent-wash' : 'border-rim',
        isFirst && 'col-span-3 aspect-auto! h-28',
      )}
    >
      <ImagePlus size={20} aria-hidden="true" />
      {isFirst ? 'Drop, paste or choose up to 3 images' : 'Add an image'}
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        onChange={(event) => {
          onChosen([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

type ThumbnailProps = { image: string; number: number; onRemove: () => void }

function Thumbnail({ image, number, onRemove }: ThumbnailProps) {
  return (
    <div className="relative">
      <img src={image} alt={`Upload ${number}`} className="aspect-square w-full rounded-card object-cover" />
      <button
        type="button"
        aria-label={`Remove image ${number}`}
        onClick={onRemove}
        className="absolute top-1.5 right-1.5 grid size-7 touch-target place-items-center rounded-full bg-cover-shade text-on-cover feedback hover:scale-105"
      >
        <X size={14} />
      </button>
    </div>
  )
}
