import { API_KEYS_MAX, AppError, type ApiScope } from '@arioso/contract'
import type { ApiKey } from '@arioso/contract/calls/apiKeys'
import type { StoredApiKey, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { makeSecretKey } from '../../http/keys/secretKey.ts'

type Wish = { name: string; scopes: ApiScope[] }

type Needs = Uses<'apiKeys' | 'transaction', 'log' | 'mail'>

export function createApiKeysService({ storage, mail, log }: Needs) {
  // Someone else at the keyboard could make one, so the owner gets a mail.
  async function tellOwner({ email }: User, name: string): Promise<void> {
    const text = `An API key called “${name}” was made for your Arioso account. It works without your password until it is revoked.\n\nIf that wasn’t you, revoke it on your account page and choose a new password right away.`
    await mail
      .send({ to: email, subject: 'An API key was made', text })
      .catch((error: unknown) => log.error({ err: error }, 'a mail could not be handed over'))
  }

  return {
    async list(user: User) {
      return { keys: (await storage.apiKeys.list(user.id)).map(toApiKey) }
    },

    async create(user: User, { name, scopes }: Wish, address: string) {
      if ((await storage.apiKeys.count(user.id)) >= API_KEYS_MAX)
        throw new AppError('API_KEYS_FULL', { max: API_KEYS_MAX })
      const { secret, prefix, hash } = makeSecretKey()
      const kept = { userId: user.id, name, prefix, hash, scopes: [...new Set(scopes)] }
      const key = await storage.transaction(async ({ apiKeys, auditLog }) => {
        const details = { name, scopes: kept.scopes.join(' ') }
        await auditLog.add({ kind: 'api_key_made', userId: user.id, address, details })
        return apiKeys.insert(kept)
      })
      await tellOwner(user, name)
      return { key: toApiKey(key), secret }
    },

    async revoke(user: User, id: string, address: string) {
      await storage.transaction(async ({ apiKeys, auditLog }) => {
        if (!(await apiKeys.remove(user.id, id))) throw new AppError('NOT_FOUND')
        await auditLog.add({ kind: 'api_key_revoked', userId: user.id, address })
      })
      return { success: true as const }
    },
  }
}

function toApiKey({ id, name, prefix, scopes, createdAt, lastUsedAt }: StoredApiKey): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
