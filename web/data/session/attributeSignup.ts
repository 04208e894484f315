import { inBackground } from '../api/inBackground.ts'
import { api } from '../api/api.ts'
import { takeInvitation } from './invitation.ts'

// Where a new account came from, sent once. It must never block signing up.
export function attributeSignup(): void {
  const address = new URLSearchParams(location.search)
  const [shareId, utmSource] = [address.get('sh'), address.get('utm_source')]
  const body = {
    source: shareId === null ? (utmSource ?? 'direct') : 'share',
    share_id: shareId,
    utm_source: utmSource,
    click_id: readCookie('irclickid'),
    invite_code: takeInvitation(),
  }
  inBackground('where this account came from was not kept', api('POST /api/user/signup_attribution/', { body }))
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
}
