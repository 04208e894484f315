import { signUpMember, type Member } from '../member.ts'
import type { Stack } from '../startStack.ts'
import type { Songs } from './pages.ts'

type Homepage = {
  demo: { wanted: number; ready: number }
  feeds: { clips: { id: string; metadata: { has_vocal: boolean } }[] }[]
}

const wait = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1000))

/** A member on Free and somebody of the staff on Pro, each with two songs of their own, the demo songs, and what is made of songs. */
export async function setStage({
  url,
  staffLink,
}: Stack): Promise<{ people: Record<'member' | 'staff', Member>; songs: Songs }> {
  const [member, staff] = [await signUpMember(url), await signUpMember(url)]
  await staff.ask('/api/staff/claim/', { token: new URL(staffLink).searchParams.get('token') })
  // The checkout of an installation without a payment service charges nothing.
  await staff.ask('/api/billing/subscribe/', { plan_key: 'pro', period: 'month' })
  const own = await member.generate('a warm indie folk song about finding an old letter in a coat')
  const theirs = await staff.generate('a slow piano song about rain on a tin roof')
  for (;;) {
    const made = [
      ...(await member.listByIds(own.map(({ id }) => id))),
      ...(await staff.listByIds(theirs.map(({ id }) => id))),
    ]
    const { demo, feeds } = await getHomepage(url)
    process.stdout.write(`demo songs: ${demo.ready} of ${demo.wanted}\n`)
    if (made.every(({ status }) => status === 'complete') && demo.ready >= demo.wanted && demo.wanted > 0) {
      const song = feeds.flatMap(({ clips }) => clips).find(({ metadata }) => metadata.has_vocal)
      const songs = { public: song?.id ?? '', own: own[0]?.id ?? '', pro: theirs[0]?.id ?? '' }
      return { people: { member, staff }, songs: { ...songs, ...(await makeOfSongs(staff, songs)) } }
    }
    await wait()
  }
}

type Named = { id: string }

async function makeOfSongs(
  staff: Member,
  { pro, public: demo }: Pick<Songs, 'pro' | 'public'>,
): Promise<Pick<Songs, 'playlist' | 'persona' | 'hook'>> {
  const playlist = await staff.ask<Named>('/api/playlist/create/', {
    name: 'Songs for a long drive along the coast with the windows down',
    description: 'What to sing when nobody else is in the car.',
    is_public: true,
    clip_ids: [demo, pro],
  })
  const persona = await staff.ask<Named>('/api/persona/create/', {
    root_clip_id: pro,
    name: 'Rain on tin',
    description: 'A low voice close to the microphone.',
    image_s3_id: null,
    is_public: true,
    user_input_styles: 'slow piano ballad',
  })
  const { hooks } = await staff.ask<{ hooks: Named[] }>('/api/video/hooks/feed', {})
  return { playlist: playlist.id, persona: persona.id, hook: hooks[0]?.id ?? '' }
}

async function getHomepage(url: string): Promise<Homepage> {
  const reply = await fetch(`${url}/api/unified/homepage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return (await reply.json()) as Homepage
}
