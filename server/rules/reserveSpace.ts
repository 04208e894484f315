import { AppError, plans } from '@arioso/contract'
import type { KeptFile, Storage, User } from '@arioso/storage'

const GIGABYTE = 1024 ** 3

type NewFile = Omit<KeptFile, 'userId'>

/** What somebody sends takes their own space on the disk, counted before it comes: many at once find no more than there is. */
export async function reserveSpace(
  { keptFiles }: Pick<Storage, 'keptFiles'>,
  user: User,
  file: NewFile,
): Promise<void> {
  const { storage_bytes: limit } = plans[user.planKey]
  if (!(await keptFiles.reserve({ ...file, userId: user.id }, limit))) refuse(limit)
}

/** Said before somebody chooses and trims a file in vain. */
export async function refuseFull({ keptFiles }: Pick<Storage, 'keptFiles'>, user: User): Promise<void> {
  const { storage_bytes: limit } = plans[user.planKey]
  if ((await keptFiles.usedBytes(user.id)) >= limit) refuse(limit)
}

function refuse(limit: number): never {
  throw new AppError('STORAGE_FULL', { space: `${limit / GIGABYTE} GB` })
}
