import { AppError, plans } from '@arioso/contract'
import type { KeptFile, Storage, User } from '@arioso/storage'

const GIGABYTE = 1024 ** 3

type NewFile = Omit<KeptFile, 'userId'>

/** Reserves disk space of the sender's plan before a file arrives, so parallel uploads cannot exceed it. */
export async function reserveSpace(
  { keptFiles }: Pick<Storage, 'keptFiles'>,
  user: User,
  file: NewFile,
): Promise<void> {
  const { storage_bytes: limit } = plans[user.planKey]
  if (!(await keptFiles.reserve({ ...file, userId: user.id }, limit))) refuse(limit)
}

/** Checked early, before a file is chosen and trimmed in vain. */
export async function refuseFull({ keptFiles }: Pick<Storage, 'keptFiles'>, user: User): Promise<void> {
  const { storage_bytes: limit } = plans[user.planKey]
  if ((await keptFiles.usedBytes(user.id)) >= limit) refuse(limit)
}

function refuse(limit: number): never {
  throw new AppError('STORAGE_FULL', { space: `${limit / GIGABYTE} GB` })
}
