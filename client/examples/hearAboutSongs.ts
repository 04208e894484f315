// Listens for webhooks: ARIOSO_WEBHOOK_SECRET=whsec_… node client/examples/hearAboutSongs.ts [port]
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { readWebhook } from '../index.ts'

const secret = process.env['ARIOSO_WEBHOOK_SECRET'] ?? ''
const heard = new Set<string>()

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const message = readWebhook({ body, signature: String(request.headers['arioso-signature']), secret })
    if (message === undefined) return response.writeHead(401).end()
    if (!heard.has(message.id)) console.log(`${message.type} ${message.data.title ?? ''}`.trim())
    heard.add(message.id)
    return response.writeHead(204).end()
  })
})
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening on ${typeof address === 'object' ? address?.port : address}`)
})
