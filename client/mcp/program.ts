// Arioso for programs that speak the Model Context Protocol: ARIOSO_URL=… ARIOSO_KEY=… node client/mcp/program.ts
// Messages come over stdin and go over stdout, a line each.
import { createInterface } from 'node:readline'
import { createClient } from '../index.ts'
import { songTools } from './songTools.ts'
import { speakMcp } from './speakMcp.ts'

const { ARIOSO_URL: url = 'http://127.0.0.1:4600', ARIOSO_KEY: key = '' } = process.env
if (key === '') {
  process.stderr.write('ARIOSO_KEY: make an API key at /account with songs:create and songs:read\n')
  process.exit(1)
}

const server = { name: 'arioso', version: '0.1.0' }
const speaker = speakMcp(server, songTools(createClient({ url, key }), url), (line) => {
  process.stdout.write(`${line}\n`)
})
const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => void speaker.hear(line))
lines.on('close', () => speaker.stop())
