import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { DEFAULT_MODEL_KEY, type Clip } from '../../contract/index.ts'
import { signUpMember, type Member } from '../member.ts'

export type Ordering = { readonly ordered: number; readonly refusals: number; done: Promise<void> }

/** Whoever ordered songs, and those they got. */
export type OnOrdered = (member: Member, clips: Clip[]) => void

const TAKES = 2
const PATIENCE_MS = 1_000
const REQUEST_MS = 90_000
const SUBJECTS = ['rain', 'a lighthouse', 'an old bicycle', 'the last train', 'a kitchen in July', 'northern lights']

/** Members who press Create until there are enough songs. Who gets no answer presses again, with the same transaction. */
export async function orderSongs(
  url: string,
  { songs, members }: { songs: number; members: number },
  onOrdered: OnOrdered = () => undefined,
): Promise<Ordering> {
  const people: Member[] = []
  for (let number = 0; number < members; number += 1) people.push(await createMember(url))
  let ordered = 0
  let refusals = 0

  async function orderOnce(member: Member): Promise<void> {
    const number = ordered
    ordered += TAKES
    const order = {
      mv: DEFAULT_MODEL_KEY,
      gpt_description_prompt: `a short ${number % 3 === 0 ? 'song' : 'instrumental'} about ${SUBJECTS[number % SUBJECTS.length]}`,
      make_instrumental: number % 3 !== 0,
      transaction_uuid: randomUUID(),
      metadata: { create_mode: 'simple' },
    }
    for (;;) {
      try {
        const { clips } = await withinTime(member.ask<{ clips: Clip[] }>('/api/generate/v2/', order))
        return onOrdered(member, clips)
      } catch {
        refusals += 1
        await delay(PATIENCE_MS)
      }
    }
  }

  async function keepOrdering(member: Member): Promise<void> {
    while (ordered < songs) await orderOnce(member)
  }

  return {
    get ordered() {
      return ordered
    },
    get refusals() {
      return refusals
    },
    done: Promise.all(people.map(keepOrdering)).then(() => undefined),
  }
}

async function createMember(url: string): Promise<Member> {
  const member = await signUpMember(url)
  // The checkout of an installation without a payment service charges nothing.
  await member.ask('/api/billing/subscribe/', { plan_key: 'pro', period: 'month' })
  return member
}

function withinTime<T>(asked: Promise<T>): Promise<T> {
  return Promise.race([asked, delay(REQUEST_MS).then(() => Promise.reject(new Error('no answer')))])
}
