import { fillMadLib, madLibs, type MadLib } from '@arioso/contract/songs/madLibs'
import { ArrowLeft } from 'lucide-react'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { CreateFrame } from '../CreateFrame.tsx'
import { setForm, useForm } from '../form/form.ts'
import { useCreateSong } from '../form/useCreateSong.ts'

export default function MadLibForm({ madLibKey }: { madLibKey: MadLib['key'] }) {
  const madLib = madLibs.find(({ key }) => key === madLibKey)
  return madLib === undefined ? null : <Blanks key={madLibKey} madLib={madLib} />
}

const NOTHING: Record<string, string> = {}

function Blanks({ madLib }: { madLib: MadLib }) {
  const kept = useForm((form) => form.madLibValues)
  const values = kept[madLib.key] ?? NOTHING
  const { isCreating, create } = useCreateSong()
  const isFilled = madLib.fields.every(({ name }) => (values[name] ?? '').trim() !== '')
  return (
    <CreateFrame
      isCreating={isCreating}
      isDisabled={!isFilled}
      onSubmit={() => create({ effect: madLib.effect, sentence: fillMadLib(madLib, values) })}
    >
      <div className="flex items-start gap-1">
        <IconButton label="Back to the description" onClick={() => setForm({ madLibKey: null })} className="-ml-2.5">
          <ArrowLeft size={18} />
        </IconButton>
        <div className="grid gap-1 pt-1.5">
          <h2 className="display text-lg leading-snug font-medium">{madLib.title}</h2>
          <p className="text-soft">{madLib.description}</p>
        </div>
      </div>
      {madLib.fields.map(({ name, label, placeholder, maxLength }) => (
        <TextField
          key={name}
          label={label}
          value={values[name] ?? ''}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) =>
            setForm({ madLibValues: { ...kept, [madLib.key]: { ...values, [name]: target.value } } })
          }
        />
      ))}
      <Sentence madLib={madLib} values={values} />
    </CreateFrame>
  )
}

// The sentence as it will be sent, its blanks shown until they are filled.
function Sentence({ madLib, values }: { madLib: MadLib; values: Record<string, string> }) {
  const pieces = madLib.sentence.split(/(\{\w+\})/)
  return (
    <p className="display rounded-card bg-surface px-5 py-4 text-md leading-relaxed text-soft wrap-anywhere">
      {pieces.map((piece) => {
        const name = /^\{(\w+)\}$/.exec(piece)?.[1]
        if (name === undefined) return piece
        const value = values[name]?.trim() ?? ''
        return (
          <span key={piece} className={value === '' ? 'border-b border-dashed border-rim text-faint' : 'text-accent'}>
            {value === '' ? name : value}
          </span>
        )
      })}
    </p>
  )
}
