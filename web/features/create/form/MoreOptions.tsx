import { SLIDER, TEMPO_BPM } from '@arioso/contract/limits'
import { Dices, Lock, LockOpen } from 'lucide-react'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Slider } from '../../../ui/controls/Slider.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { formatKey } from '../../../ui/format/formatKey.ts'
import { Disclosure } from './Disclosure.tsx'
import { setForm, useForm } from './form.ts'
import { LikeAnotherSong } from '../simple/LikeAnotherSong.tsx'
import { PersonaPicker } from '../source/PersonaPicker.tsx'
import { SongPlan } from '../plan/SongPlan.tsx'

const SEEDS = 2 ** 32
const ANY_KEY = 'any'
const TONICS = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const KEYS = ['major', 'minor'].flatMap((mode) => TONICS.map((tonic) => `${tonic} ${mode}`))

export function MoreOptions() {
  return (
    <Disclosure title="Advanced" note="Voice, tempo, key, song plan, seed">
      <PersonaPicker />
      <LikeAnotherSong />
      <Voice />
      <LyricsModel />
      <div className="grid grid-cols-2 gap-3">
        <Tempo />
        <Key />
      </div>
      <SongPlan />
      <Weight label="Weirdness" name="weirdness" ends={['Safe', 'Wild']} />
      <Weight label="Style strength" name="styleWeight" ends={['Loose', 'Strict']} />
      <Seed />
    </Disclosure>
  )
}

function Voice() {
  const voice = useForm((form) => form.voice)
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-medium text-soft">Voice</span>
      <SegmentedControl
        label="Voice"
        value={voice}
        onChange={(next) => setForm({ voice: next })}
        segments={[
          { value: 'any', label: 'Any' },
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
        ]}
      />
    </div>
  )
}

// Who writes the words where there are none yet.
function LyricsModel() {
  const model = useForm((form) => form.lyricsModel)
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-medium text-soft">Lyrics model</span>
      <SegmentedControl
        label="Lyrics model"
        value={model}
        onChange={(lyricsModel) => setForm({ lyricsModel })}
        segments={[
          { value: 'default', label: 'Default' },
          { value: 'remi', label: 'ReMi (edgier)' },
        ]}
      />
    </div>
  )
}

function Tempo() {
  const tempo = useForm((form) => form.tempoBpm)
  const { slowest, fastest } = TEMPO_BPM
  const isOutside = tempo !== null && (tempo < slowest || tempo > fastest)
  return (
    <TextField
      label="Tempo (bpm)"
      type="number"
      inputMode="numeric"
      min={slowest}
      max={fastest}
      placeholder="Any"
      value={tempo ?? ''}
      onChange={(event) => setForm({ tempoBpm: event.target.value === '' ? null : Number(event.target.value) })}
      onBlur={() => tempo !== null && setForm({ tempoBpm: Math.min(fastest, Math.max(slowest, Math.round(tempo))) })}
      error={isOutside ? `${slowest} to ${fastest}` : undefined}
    />
  )
}

function Key() {
  const key = useForm((form) => form.key)
  return (
    <Select
      label="Key"
      value={key ?? ANY_KEY}
      onChange={(next) => setForm({ key: next === ANY_KEY ? null : next })}
      options={[{ value: ANY_KEY, label: 'Any' }, ...KEYS.map((name) => ({ value: name, label: formatKey(name) }))]}
    />
  )
}

type WeightProps = { label: string; name: 'weirdness' | 'styleWeight'; ends: [string, string] }

// 0 to 100 for people, 0 to 1 for the call.
function Weight({ label, name, ends }: WeightProps) {
  const value = useForm((form) => form[name])
  return (
    <Slider
      label={label}
      value={Math.round(value * 100)}
      min={SLIDER.lowest * 100}
      max={SLIDER.highest * 100}
      onChange={(percent) => setForm({ [name]: percent / 100 })}
      format={(percent) => `${percent}%`}
      ends={ends}
    />
  )
}

// The same seed with the same words gives the same song again.
function Seed() {
  const seed = useForm((form) => form.seed)
  const isLocked = seed !== null
  const roll = () => setForm({ seed: Math.floor(Math.random() * SEEDS) })
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 flex-1">
        <TextField
          label="Seed"
          inputMode="numeric"
          value={seed ?? ''}
          placeholder="Random each time"
          onChange={(event) => setForm({ seed: parseSeed(event.target.value) })}
        />
      </div>
      <IconButton label="Random seed" onClick={roll}>
        <Dices size={18} />
      </IconButton>
      <IconButton label="Lock the seed" isOn={isLocked} onClick={() => (isLocked ? setForm({ seed: null }) : roll())}>
        {isLocked ? <Lock size={17} /> : <LockOpen size={17} />}
      </IconButton>
    </div>
  )
}

function parseSeed(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Math.min(SEEDS - 1, Number(digits))
}
