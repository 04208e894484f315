import { AppError } from '@arioso/contract'
import { eq, sql } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '../../database.ts'
import { user } from '../../schema/people/user.ts'
import { HANDLE_LENGTH, handleFrom } from './handleFrom.ts'

export type User = Omit<typeof user.$inferSelect, 'image' | 'updatedAt'>

export type Users = {
  find(id: string): Promise<User | undefined>
  get(id: string): Promise<User>
  findByHandle(handle: string): Promise<User | undefined>
  findByEmail(email: string): Promise<User | undefined>
  suggestHandle(base: string): Promise<string>
  createDemoArtist(artist: { handle: string; displayName: string }): Promise<User>
  update(id: string, patch: UserPatch): Promise<void>
}

export type UserPatch = Partial<
  Pick<
    User,
    | 'planKey'
    | 'planEndsAt'
    | 'hasAcceptedCustomModeTos'
    | 'hasSetRemixPerm'
    | 'allowsRemixes'
    | 'shownClaimUsername'
    | 'shownCreationTour'
    | 'handle'
    | 'handleChangedAt'
    | 'displayName'
    | 'profileDescription'
    | 'avatarImageUrl'
    | 'isVerified'
  >
>

const SMALL_NUMBERS = 10

export function createUsers(database: Database): Users {
  const find = async (id: string) => toFirst(await database.select().from(user).where(eq(user.id, id)))
  const findByEmail = async (email: string) =>
    toFirst(await database.select().from(user).where(eq(user.email, email.toLowerCase())))
  const findByHandle = async (handle: string) =>
    toFirst(
      await database
        .select()
        .from(user)
        .where(eq(sql`lower(${user.handle})`, handle.toLowerCase())),
    )

  async function get(id: string): Promise<User> {
    const found = await find(id)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }

  async function suggestHandle(base: string): Promise<string> {
    const wanted = handleFrom(base)
    for (let candidate = wanted, tries = 2; ; tries += 1) {
      if (!(await findByHandle(candidate))) return candidate
      const number = String(tries < SMALL_NUMBERS ? tries : randomInt(SMALL_NUMBERS, 1_000_000))
      candidate = `${wanted.slice(0, HANDLE_LENGTH.longest - number.length)}${number}`
    }
  }

  // The address tells a demo artist from a person who happened to take the same handle first.
  async function createDemoArtist({ handle, displayName }: { handle: string; displayName: string }): Promise<User> {
    const email = `${handle.toLowerCase()}@demo.invalid`
    const existing = await findByEmail(email)
    if (existing) return existing
    const free = await suggestHandle(handle)
    const artist = {
      id: randomUUID(),
      handle: free,
      displayName,
      name: displayName,
      email,
      isDemo: true,
      isVerified: true,
    }
    await database.insert(user).values(artist).onConflictDoNothing()
    const made = await findByEmail(email)
    if (!made) throw new Error(`the demo artist ${handle} could not be made`)
    return made
  }

  async function update(id: string, patch: UserPatch): Promise<void> {
    await database.update(user).set(patch).where(eq(user.id, id))
  }

  return { find, get, findByHandle, findByEmail, suggestHandle, createDemoArtist, update }
}

function toFirst([row]: (typeof user.$inferSelect)[]): User | undefined {
  return row && toUser(row)
}

export function toUser(row: typeof user.$inferSelect): User {
  const { image: _image, updatedAt: _updatedAt, ...found } = row
  return { ...found, displayName: found.displayName || found.name }
}
