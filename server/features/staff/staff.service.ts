import {
  AppError,
  AUDIT_PAGE_ENTRIES,
  flagDefaults,
  flagMeanings,
  may,
  plans,
  type Action,
  type AuditKind,
  type Flag,
  type Profile,
} from '@arioso/contract'
import type { FlagState } from '@arioso/contract/calls/staff'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { listDoors } from './listDoors.ts'
import { removeSong } from '../../rules/songs/removeSong.ts'

const PEOPLE_SHOWN = 100

type Needs = Uses<
  | 'auditLog'
  | 'clips'
  | 'doorCalls'
  | 'flagOverrides'
  | 'keptFiles'
  | 'profiles'
  | 'staffClaims'
  | 'transaction'
  | 'users'
  | 'webhooks',
  'billing' | 'configuration' | 'engines' | 'images' | 'live' | 'log' | 'mail' | 'now' | 'signIn' | 'words'
>

export function createStaffService(context: Needs) {
  const { storage, mail, configuration, log, now } = context

  async function listFlags(): Promise<{ flags: FlagState[] }> {
    const overrides = await storage.flagOverrides.list()
    const describe = (flag: Flag): FlagState => {
      const ofFlag = overrides.filter((override) => override.flag === flag)
      const environment = configuration.ARIOSO_FLAGS[flag] ?? null
      const everybody = ofFlag.find(({ person }) => person === null)?.isOn ?? null
      const people = ofFlag.flatMap(({ person, isOn }) =>
        person === null ? [] : [{ handle: person.handle, display_name: person.displayName, is_on: isOn }],
      )
      const current = everybody ?? environment ?? flagDefaults[flag]
      return { flag, meaning: flagMeanings[flag], default: flagDefaults[flag], environment, everybody, current, people }
    }
    return { flags: (Object.keys(flagDefaults) as Flag[]).map(describe) }
  }

  async function findUserId(handle: string | null): Promise<string | null> {
    if (handle === null) return null
    const person = await storage.users.findByHandle(handle.replace(/^@/, ''))
    if (person === undefined) throw new AppError('FIELDS_INVALID', {}, { handle: 'There’s nobody with this handle.' })
    return person.id
  }

  return {
    async claim(user: User, token: string) {
      if (!(await storage.staffClaims.claim(token, user.id, now()))) throw new AppError('STAFF_LINK_INVALID')
      log.warn({ user: user.id }, 'became the first staff account')
      await storage.auditLog.add({ kind: 'staff_claimed', userId: user.id, staffId: user.id })
      return { isStaff: true as const }
    },

    async listOutbox(user: User) {
      demand('seeOutbox', user)
      const kept = (await mail.listKept?.()) ?? []
      await storage.auditLog.add({ kind: 'outbox_read', staffId: user.id })
      return {
        is_in_use: mail.listKept !== undefined,
        letters: kept.map(({ sentAt, ...letter }) => ({ ...letter, sent_at: sentAt })),
      }
    },

    async removeForInfringement(user: User, { clip_id: id, reason }: { clip_id: string; reason: string }) {
      demand('removeForInfringement', user)
      const clip = await storage.clips.find(id)
      if (clip === undefined) throw new AppError('NOT_FOUND')
      await removeSong(context, user, clip, { reason, isInfringement: true, isStrike: true })
      return { clip_id: clip.id, title: clip.title, handle: clip.handle }
    },

    async listAuditLog(user: User, { before, kind }: { before?: number | undefined; kind?: AuditKind | undefined }) {
      demand('seeAuditLog', user)
      const found = await storage.auditLog.list({ limit: AUDIT_PAGE_ENTRIES + 1, before, kind })
      return {
        entries: found.slice(0, AUDIT_PAGE_ENTRIES).map(({ handle, staffHandle, createdAt, ...entry }) => ({
          ...entry,
          handle: handle ?? '',
          staff_handle: staffHandle ?? '',
          created_at: createdAt.toISOString(),
        })),
        has_more: found.length > AUDIT_PAGE_ENTRIES,
      }
    },

    async listDoors(user: User) {
      demand('seeDoors', user)
      return { doors: await listDoors(context) }
    },

    async listStorage(user: User) {
      demand('seeStorage', user)
      const kept = await storage.keptFiles.listByPerson(PEOPLE_SHOWN)
      return {
        people: kept.map(({ handle, displayName, planKey, bytes, countedBytes, files }) => ({
          handle,
          display_name: displayName,
          plan: plans[planKey].name,
          bytes,
          counted_bytes: countedBytes,
          limit_bytes: plans[planKey].storage_bytes,
          files,
        })),
      }
    },

    async verify(user: User, handle: string, isVerified: boolean): Promise<Profile> {
      demand('verifyPeople', user)
      const person = await storage.users.findByHandle(handle)
      if (person === undefined) throw new AppError('NOT_FOUND')
      await storage.users.update(person.id, { isVerified })
      const details = { is_verified: isVerified }
      await storage.auditLog.add({ kind: 'person_verified', userId: person.id, staffId: user.id, details })
      const profile = await storage.profiles.find(handle, user.id)
      if (profile === undefined) throw new AppError('NOT_FOUND')
      return profile
    },

    async listFlags(user: User) {
      demand('switchFlags', user)
      return listFlags()
    },

    async switchFlag(user: User, flag: Flag, change: { is_on: boolean | null; handle: string | null }) {
      demand('switchFlags', user)
      const userId = await findUserId(change.handle)
      if (change.is_on === null) await storage.flagOverrides.remove(flag, userId)
      else await storage.flagOverrides.set(flag, userId, change.is_on, user.id)
      log.info({ user: user.id, flag, ...change }, 'flag switched')
      const details = { flag, is_on: change.is_on }
      await storage.auditLog.add({ kind: 'flag_switched', userId, staffId: user.id, details })
      return listFlags()
    },
  }
}

function demand(action: Action, user: User): void {
  if (!may(action, actorOf(user))) throw new AppError('FORBIDDEN')
}
