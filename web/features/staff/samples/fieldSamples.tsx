import { useState } from 'react'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Slider } from '../../../ui/controls/Slider.tsx'
import { TextArea } from '../../../ui/controls/TextArea.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Toggle } from '../../../ui/controls/Toggle.tsx'
import { LONG_TITLE } from './sampleTexts.ts'
import { State, type Sample } from './Showcase.tsx'

function TextFieldStates() {
  return (
    <>
      <State name="empty, with a hint" isWide>
        <TextField label="Title" hint="Up to 80 characters." placeholder="Leave empty and we’ll pick one" />
      </State>
      <State name="focus" isWide isFocused>
        <TextField label="Title" defaultValue="Lanterns" />
      </State>
      <State name="disabled" isWide>
        <TextField label="Title" defaultValue="Lanterns" disabled />
      </State>
      <State name="busy" isWide>
        <TextField label="Handle" defaultValue="lanternmaker" isBusy hint="Looking whether it is free." />
      </State>
      <State name="error" isWide>
        <TextField label="Handle" defaultValue="me" error="At least 3 letters, please." />
      </State>
      <State name="long text" isWide>
        <TextField label={LONG_TITLE} defaultValue={LONG_TITLE} />
      </State>
    </>
  )
}

function TextAreaStates() {
  const [text, setText] = useState('a slow waltz for two accordions')
  return (
    <>
      <State name="default" isWide>
        <TextArea label="Song description" value={text} onChange={setText} maxLength={500} minHeightPx={88} />
      </State>
      <State name="empty" isWide>
        <TextArea label="Lyrics" value="" onChange={setText} maxLength={3000} minHeightPx={88} placeholder="[Verse]" />
      </State>
      <State name="focus" isWide isFocused>
        <TextArea label="Styles" value="dub, melodica" onChange={setText} maxLength={1000} minHeightPx={64} />
      </State>
      <State name="disabled" isWide>
        <TextArea label="Styles" value="dub, melodica" onChange={setText} maxLength={1000} minHeightPx={64} disabled />
      </State>
      <State name="full and in error" isWide>
        <TextArea
          label="Styles"
          value={LONG_TITLE}
          onChange={setText}
          maxLength={LONG_TITLE.length}
          minHeightPx={64}
          error="That is all there is room for."
        />
      </State>
    </>
  )
}

const voices = [
  { value: 'any', label: 'Any voice' },
  { value: 'low', label: 'Low voice' },
  { value: 'choir', label: 'Choir', isDisabled: true },
  { value: 'long', label: LONG_TITLE },
]

function SelectStates() {
  const [voice, setVoice] = useState<string | null>('low')
  const [unchosen, choose] = useState<string | null>(null)
  return (
    <>
      <State name="default" isWide>
        <Select label="Voice" options={voices} value={voice} onChange={setVoice} />
      </State>
      <State name="nothing chosen, with a hint" isWide>
        <Select label="Voice" options={voices} value={unchosen} onChange={choose} hint="Who sings it." />
      </State>
      <State name="focus" isWide isFocused>
        <Select label="Voice" options={voices} value={voice} onChange={setVoice} />
      </State>
      <State name="disabled" isWide>
        <Select label="Voice" options={voices} value="any" onChange={setVoice} isDisabled />
      </State>
      <State name="busy" isWide>
        <Select label="Voice" options={[]} value={null} onChange={setVoice} placeholder="Loading voices" isBusy />
      </State>
      <State name="error" isWide>
        <Select label="Voice" options={voices} value={null} onChange={setVoice} error="Choose a voice first." />
      </State>
      <State name="long text" isWide>
        <Select label="Voice" options={voices} value="long" onChange={setVoice} />
      </State>
      <State name="empty" isWide>
        <Select label="Voice" options={[]} value={null} onChange={setVoice} />
      </State>
    </>
  )
}

function asPercent(value: number): string {
  return `${value}%`
}

function SliderStates() {
  const [weight, setWeight] = useState(65)
  const common = { min: 0, max: 100, format: asPercent, onChange: setWeight, value: weight }
  return (
    <>
      <State name="default" isWide>
        <Slider label="Style influence" {...common} ends={['Loose', 'Strong']} />
      </State>
      <State name="focus" isWide isFocused>
        <Slider label="Style influence" {...common} />
      </State>
      <State name="disabled" isWide>
        <Slider label="Style influence" {...common} isDisabled hint="Needs a style first." />
      </State>
      <State name="error" isWide>
        <Slider label="Audio influence" {...common} error="The audio is still being read." />
      </State>
      <State name="long text" isWide>
        <Slider label={LONG_TITLE} {...common} />
      </State>
    </>
  )
}

function ToggleStates() {
  const [isOn, setOn] = useState(true)
  return (
    <>
      <State name="on or off" isWide>
        <Toggle label="Instrumental" isOn={isOn} onChange={setOn} />
      </State>
      <State name="off, focus" isWide isFocused>
        <Toggle label="Instrumental" isOn={false} onChange={setOn} />
      </State>
      <State name="disabled" isWide>
        <Toggle label="Keep pitch" hint="Choose a speed first" isOn onChange={setOn} isDisabled />
      </State>
      <State name="busy" isWide>
        <Toggle label="Public" isOn onChange={setOn} isBusy />
      </State>
      <State name="long text" isWide>
        <Toggle label={LONG_TITLE} hint={LONG_TITLE} isOn={isOn} onChange={setOn} />
      </State>
    </>
  )
}

function SegmentedControlStates() {
  const [mode, setMode] = useState('simple')
  const segments = [
    { value: 'simple', label: 'Simple' },
    { value: 'custom', label: 'Custom' },
  ]
  return (
    <>
      <State name="default" isWide>
        <SegmentedControl label="Mode" segments={segments} value={mode} onChange={setMode} />
      </State>
      <State name="one disabled" isWide>
        <SegmentedControl
          label="Mode"
          segments={[...segments, { value: 'sounds', label: 'Sounds', isDisabled: true, hint: 'Not yet' }]}
          value={mode}
          onChange={setMode}
        />
      </State>
      <State name="long text" isWide>
        <SegmentedControl
          label="Mode"
          segments={[...segments, { value: 'long', label: LONG_TITLE }]}
          value={mode}
          onChange={setMode}
        />
      </State>
    </>
  )
}

export const fieldSamples: Sample[] = [
  { name: 'Text field', hover: 'stronger rim.', focus: 'ring.', States: TextFieldStates },
  { name: 'Text area', hover: 'stronger rim.', focus: 'ring.', States: TextAreaStates },
  { name: 'Select', hover: 'stronger rim.', focus: 'ring; arrows and letters choose.', States: SelectStates },
  { name: 'Slider', hover: 'none.', focus: 'ring; arrows move a step.', States: SliderStates },
  { name: 'Toggle', hover: 'none.', focus: 'ring.', States: ToggleStates },
  {
    name: 'Segmented control',
    hover: 'stronger text.',
    focus: 'ring around the segment; arrows choose.',
    States: SegmentedControlStates,
  },
]
