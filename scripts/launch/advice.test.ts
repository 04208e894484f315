import { expect, it } from 'vitest'
import { adviceFor } from './advice.mjs'

it.each([
  ['install', 'npm error code ENOSPC', 'disk is full'],
  ['install', 'npm error code ENOTFOUND\nnpm error network request failed', 'could not reach its registry'],
  ['install', 'npm error code ECONNREFUSED', 'could not reach its registry'],
  ['install', 'npm error code SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ['install', 'npm error code E403', 'refused npm'],
  ['install', 'npm error code E404', 'lacks a package'],
  ['install', 'npm error code EINTEGRITY', 'npm cache clean --force'],
  ['install', 'npm error code EACCES', 'may not write'],
  ['install', 'npm error code EUSAGE', 'disagree'],
  ['install', 'npm error something new', 'npm ci'],
  ['build', 'FATAL ERROR: JavaScript heap out of memory', 'memory'],
  ['build', 'Error: Cannot find native binding.', 'Remove node_modules'],
  ['build', 'Unexpected token', 'mend it'],
  ['database', 'initdb: could not write file: No space left on device', 'disk is full'],
  ['database', 'PostgreSQL did not start: libicuuc.so.60: cannot open shared object file', '--ignore-scripts=false'],
  ['database', 'FATAL: database files are incompatible with server', 'ARIOSO_DATA'],
  ['database', 'FATAL: could not map anonymous shared memory', 'memory'],
  ['database', 'EACCES: permission denied, mkdir', 'cannot be written'],
  ['database', 'PostgreSQL did not start: something new', 'server.log'],
  ['givenDatabase', 'ECONNREFUSED', 'Nothing answers at DATABASE_URL'],
  ['givenDatabase', 'password authentication failed for user "a"', 'refuses the account'],
  ['givenDatabase', 'database "songs" does not exist', 'createdb'],
  ['givenDatabase', 'permission denied for schema public', 'must own'],
  ['givenDatabase', 'something new', 'PostgreSQL 15'],
  ['parts', 'server/main.ts ended before it was ready', 'stands above'],
] as const)('in %s, "%s" leads to advice with "%s"', (stage, said, words) => {
  expect(adviceFor(stage, said)).toContain(words)
})

it('adds nothing to a message that already says what to do', () => {
  expect(adviceFor('database', 'the database in /data is in use by process 7: stop that one first')).toBe('')
  expect(adviceFor('database', 'PostgreSQL for this machine is missing: run npm ci or set DATABASE_URL')).toBe('')
})
