import { useState } from 'react'
import { Avatar } from '../../../ui/display/avatar/Avatar.tsx'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Card } from '../../../ui/display/Card.tsx'
import { CoverImage } from '../../../ui/display/CoverImage.tsx'
import { ProgressBar } from '../../../ui/display/ProgressBar.tsx'
import { SongRowShell, SongRowSkeleton } from '../../../ui/display/SongRowShell.tsx'
import { Waveform } from '../../../ui/display/wave/Waveform.tsx'
import { LONG_TITLE, LONG_WORD } from './sampleTexts.ts'
import { State, type Sample } from './Showcase.tsx'

type RowProps = { title: string; isCompact?: boolean; isCurrent?: boolean; isBusy?: boolean; isDimmed?: boolean }

function Row({ title, ...states }: RowProps) {
  return (
    <SongRowShell
      label={title}
      {...states}
      cover={<CoverImage src={null} seed={title} className="absolute inset-0 rounded-control" />}
      title={
        <>
          <span className="display truncate text-md leading-snug font-medium" title={title}>
            {title}
          </span>
          <Badge>Part 2</Badge>
        </>
      }
      subtitle={<span className="truncate">slow waltz, two accordions, room sound, {title.toLowerCase()}</span>}
      middle={states.isBusy === true && <ProgressBar label="Making" value={0.4} className="w-12! shrink-0 sm:w-24!" />}
      trailing={<span className="tabular px-2">3:20</span>}
    />
  )
}

function RowStates() {
  return (
    <>
      <State name="default" isWide>
        <Row title="Lanterns" />
      </State>
      <State name="playing" isWide>
        <Row title="Lanterns" isCurrent />
      </State>
      <State name="busy" isWide>
        <Row title="Harbour lights" isBusy />
      </State>
      <State name="dimmed" isWide>
        <Row title="Harbour lights" isDimmed />
      </State>
      <State name="long text" isWide>
        <Row title={LONG_TITLE} />
      </State>
      <State name="compact" isWide>
        <Row title="Lanterns" isCompact />
      </State>
      <State name="not loaded yet" isWide>
        <SongRowSkeleton />
      </State>
    </>
  )
}

function CardStates() {
  const [isChosen, setChosen] = useState(true)
  return (
    <>
      <State name="default" isWide>
        <Card title="Basic" note="Fifty credits a day, for trying things out." actions={<Button>Choose</Button>} />
      </State>
      <State name="pressable, chosen or not" isWide>
        <Card title="A song for my sister" isChosen={isChosen} onPress={() => setChosen(!isChosen)} />
      </State>
      <State name="disabled" isWide>
        <Card title="Premier" note="Not sold here." isDisabled onPress={() => undefined} />
      </State>
      <State name="busy" isWide>
        <Card title="Pro" note="Waiting for the bank." isBusy onPress={() => undefined} />
      </State>
      <State name="error" isWide>
        <Card title="Pro" error="The card was declined. Try another." actions={<Button>Try again</Button>} />
      </State>
      <State name="long text" isWide>
        <Card title={LONG_TITLE} note={<span className="wrap-anywhere">{LONG_WORD}</span>} />
      </State>
    </>
  )
}

function AvatarStates() {
  return (
    <>
      <State name="small">
        <Avatar name="Ana" src={null} size="small" />
      </State>
      <State name="medium">
        <Avatar name="Émile" src={null} />
      </State>
      <State name="large">
        <Avatar name="Ørsted" src={null} size="large" />
      </State>
      <State name="picture">
        <Avatar name="Ana" src="/icon-192.png" />
      </State>
      <State name="picture missing">
        <Avatar name="Bo" src="data:image/png;base64," />
      </State>
      <State name="no name">
        <Avatar name="" src={null} />
      </State>
    </>
  )
}

const badgeLooks = ['plain', 'accent', 'cool', 'success', 'warning', 'danger'] as const

function BadgeStates() {
  return (
    <>
      {badgeLooks.map((look) => (
        <State key={look} name={look}>
          <Badge look={look}>Part 2</Badge>
        </State>
      ))}
      <State name="long text">
        <Badge title={LONG_TITLE}>{LONG_TITLE}</Badge>
      </State>
    </>
  )
}

const peaks = Array.from({ length: 240 }, (_, index) => {
  const phrase = 0.55 + 0.4 * Math.sin(index / 19)
  return Math.abs(phrase * (0.65 + 0.35 * Math.sin(index * 1.7)))
})

function WaveformStates() {
  return (
    <>
      <State name="a third played" isWide>
        <div className="relative h-16">
          <Waveform peaks={peaks} bars={120} played={0.33} />
        </div>
      </State>
      <State name="not played" isWide>
        <div className="relative h-8">
          <Waveform peaks={peaks} bars={80} played={0} />
        </div>
      </State>
      <State name="no peaks yet, half of it made" isWide>
        <div className="relative h-8">
          <Waveform peaks={[]} bars={120} played={0.2} made={0.5} />
        </div>
      </State>
    </>
  )
}

export const songSamples: Sample[] = [
  { name: 'Row', hover: 'a lighter ground.', focus: 'the same, when something in it has it.', States: RowStates },
  { name: 'Card', hover: 'a lighter ground when pressable.', focus: 'ring around the card.', States: CardStates },
  { name: 'Avatar', hover: 'none.', focus: 'none.', States: AvatarStates },
  { name: 'Badge', hover: 'its whole text when cut.', focus: 'none.', States: BadgeStates },
  { name: 'Waveform', hover: 'none.', focus: 'none; the seek bar over it has it.', States: WaveformStates },
]
