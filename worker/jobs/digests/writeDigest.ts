import type { DigestFacts } from '@arioso/storage'

type Reader = { name: string; address: string; leaveUrl: string }

export function isNothingToTell({ songs, followers, fresh }: DigestFacts): boolean {
  return songs.length === 0 && followers === 0 && fresh.length === 0
}

/** The weekly letter. A line with an address below it becomes a link where mail programs show HTML. */
export function writeDigest(
  facts: DigestFacts,
  { name, address, leaveUrl }: Reader,
): { subject: string; text: string } {
  const link = (id: string) => `${address}/song/${id}`
  const titled = (title: string) => `“${title.trim() || 'Untitled'}”`
  const news = facts.songs.map((song) => {
    const counts = [
      count(song.listeners, 'listener', 'listeners'),
      count(song.likes, 'like', 'likes'),
      count(song.comments, 'comment', 'comments'),
    ]
    return `${titled(song.title)}: ${counts.filter((each) => each !== '').join(', ')}\n${link(song.id)}`
  })
  const followers = count(facts.followers, 'new follower', 'new followers')
  const fresh = facts.fresh.map(({ id, title, maker }) => `${titled(title)} by ${maker}\n${link(id)}`)
  const text = [
    `Hi ${name},`,
    ...(news.length > 0 ? ['here’s what happened to your songs last week.', ...news] : ['here’s your week on Arioso.']),
    ...(followers === '' ? [] : [`You have ${followers}.`]),
    ...(fresh.length > 0 ? ['New from people you follow:', ...fresh] : []),
    'You get this email once a week, and only when there’s something to tell.',
    `Stop these emails\n${leaveUrl}`,
  ]
  return { subject: 'Your week on Arioso', text: text.join('\n\n') }
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}
