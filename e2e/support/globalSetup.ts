import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@arioso/storage/embedded'
import { signUpMember } from '../../scripts/member.ts'
import { startStack } from '../../scripts/startStack.ts'
import { startScaledStack } from './scaled/startScaledStack.ts'
import { forgetOnPowerCut } from '../../storage/testing/forgetOnPowerCut.ts'

// Long enough to seek in, short enough to be made in a second or two.
const LONGEST_SONG_SECONDS = '30'

// One product for all journeys, with two demo songs, as a newcomer finds it after a minute. Its database is
// known, so that tests can arrange what nobody wants to wait for. With ARIOSO_TEST_SCALED it is many processes instead of one installation.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'arioso-database-'))
  // Started as root, the database runs as somebody else, who has to get through this folder.
  chmodSync(folder, 0o711)
  const database = await startPostgres({ folder: join(folder, 'postgres') })
  await forgetOnPowerCut(database.url)
  const start = process.env['ARIOSO_TEST_SCALED'] ? startScaledStack : startStack
  const stack = await start({
    ARIOSO_DEMO_SONGS: '2',
    ARIOSO_SONG_SECONDS_MAX: LONGEST_SONG_SECONDS,
    ARIOSO_LINKS: 'ios=https://apps.example/ios,android=https://apps.example/android',
    DATABASE_URL: database.url,
  })
  process.env['ARIOSO_URL'] = stack.url
  process.env['ARIOSO_STAFF_LINK'] = stack.staffLink
  process.env['ARIOSO_STAFF_COOKIE'] = await claimStaff(stack)
  process.env['ARIOSO_TEST_DATABASE'] = database.url
  process.env['ARIOSO_TEST_FILES'] = join(stack.dataFolder, 'files')
  return async () => {
    await stack.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// The installation's one staff account, for every test that needs one; the link is used up then.
async function claimStaff({ url, staffLink }: { url: string; staffLink: string }): Promise<string> {
  const staff = await signUpMember(url)
  await staff.ask('/api/staff/claim/', { token: new URL(staffLink).searchParams.get('token') })
  await staff.ask('/api/user/user_config/', { shownClaimUsername: true, shownCreationTour: true })
  return staff.cookie
}
