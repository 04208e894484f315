import type { Configuration } from '@arioso/contract/configuration'

export type SignInWay = { id: string; name: string }

/** Which doors of others lead in here; those that are not configured are not there. */
export function listSignInWays(configuration: Configuration): SignInWay[] {
  const ways = [
    { id: 'google', name: 'Google', client: configuration.ARIOSO_SIGN_IN_GOOGLE },
    { id: 'discord', name: 'Discord', client: configuration.ARIOSO_SIGN_IN_DISCORD },
    { id: 'github', name: 'GitHub', client: configuration.ARIOSO_SIGN_IN_GITHUB },
    { id: 'apple', name: 'Apple', client: configuration.ARIOSO_SIGN_IN_APPLE },
    {
      id: 'openid',
      name: configuration.ARIOSO_SIGN_IN_OPENID_NAME,
      client: configuration.ARIOSO_SIGN_IN_OPENID,
    },
  ]
  return ways.filter(({ client }) => client !== undefined).map(({ id, name }) => ({ id, name }))
}
