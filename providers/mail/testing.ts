// A mail server over a real socket: for tests of whoever uses the door.
export { openTestSmtp, readParts, type TestSmtp } from './openTestSmtp.ts'
export { createSmtp } from './createSmtp.ts'
