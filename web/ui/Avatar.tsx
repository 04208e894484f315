const letters = new Intl.Segmenter()

function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim())
  return first?.segment.toUpperCase() ?? '?'
}

type AvatarProps = { name: string; src: string | null }

export function Avatar({ name, src }: AvatarProps) {
  if (src !== null) return <img src={src} alt="" className="size-9 rounded-full object-cover" />
  return (
    <span
      aria-hidden="true"
      className="display grid size-9 place-items-center rounded-full bg-accent-wash text-md font-semibold text-accent"
    >
      {firstLetter(name)}
    </span>
  )
}
