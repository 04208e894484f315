import type { Clip } from '@arioso/contract'
import { useListens } from './listens.ts'
import { useSession } from '../../data/session/session.ts'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { formatDate } from '../../ui/format/formatDate.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { formatKey } from '../../ui/format/formatKey.ts'
import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'

export function SongFacts({ clip }: { clip: Clip }) {
  const { metadata } = clip
  const createdAt = new Date(clip.created_at)
  return (
    <section aria-label="About this song">
      <h2 className="mb-4 text-base font-semibold text-soft">About this song</h2>
      {clip.caption !== '' && <p className="mb-5 wrap-anywhere whitespace-pre-line">{clip.caption}</p>}
      {metadata.gpt_description_prompt !== null && metadata.gpt_description_prompt !== '' && (
        <p className="display mb-5 border-l-2 border-accent pl-4 text-md leading-snug italic">
          {metadata.gpt_description_prompt}
        </p>
      )}
      {metadata.voice_note !== null && <p className="mb-5 text-soft">{metadata.voice_note}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact name="Length" value={formatDuration(metadata.duration)} />
        {metadata.tempo_bpm !== null && <Fact name="Tempo" value={`${Math.round(metadata.tempo_bpm)} bpm`} />}
        {metadata.key !== null && <Fact name="Key" value={formatKey(metadata.key)} />}
        <Fact name="Plays" value={abbreviateNumber(clip.play_count)} hint={String(clip.play_count)} />
        <HeardToTheEnd clip={clip} />
        <Fact name="Made" value={formatDate(createdAt, 'day')} hint={formatDate(createdAt, 'wholeMoment')} />
        {clip.ownership !== null && (
          <Fact name="Rights" value={clip.ownership.ownership_reason === 'bought' ? 'Bought' : 'By the plan'} />
        )}
        {clip.persona !== null && (
          <Fact
            name="Persona"
            value={
              <Link to="/persona/$id" params={{ id: clip.persona.id }} className="underline">
                {clip.persona.name}
              </Link>
            }
          />
        )}
        <Fact name="Model" value={clip.model_name} />
        <Fact name="Seed" value={String(metadata.seed)} hint="The same seed and words make the same song" />
      </dl>
    </section>
  )
}

// For its maker alone.
function HeardToTheEnd({ clip }: { clip: Clip }) {
  const { user } = useSession()
  const { data } = useListens(clip.id, { enabled: user?.id === clip.user_id && clip.play_count > 0 })
  if (data === undefined) return null
  const listensTo = (percent: number) => data.milestones.find((each) => each.percent === percent)?.listens ?? 0
  const hint = `${listensTo(25)} reached a quarter, ${listensTo(50)} half, ${listensTo(75)} three quarters. Only you can see this.`
  return (
    <Fact
      name="Finished by"
      value={`${abbreviateNumber(listensTo(100))} of ${abbreviateNumber(data.plays)}`}
      hint={hint}
    />
  )
}

function Fact({ name, value, hint }: { name: string; value: ReactNode; hint?: string }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="tabular" title={hint}>
        {value}
      </dd>
    </>
  )
}
