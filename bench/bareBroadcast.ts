// The least a broadcast can be: whatever one connection says is written to all of them, as one frame made once. Forked by
// radioChat.ts, so that it has a process to itself as the product has.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

const WEBSOCKET_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const sockets = new Set<Socket>()

const server = createServer()
server.on('upgrade', (request, socket: Socket) => {
  const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${WEBSOCKET_SALT}`).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
  )
  sockets.add(socket)
  socket.on('data', (frame: Buffer) => broadcast(unmask(frame)))
  socket.on('close', () => sockets.delete(socket))
  socket.on('error', () => sockets.delete(socket))
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.once('disconnect', () => process.exit(0))

// Short text frames are all that is ever sent here.
function unmask(frame: Buffer): Buffer {
  const length = (frame[1] ?? 0) & 127
  const mask = frame.subarray(2, 6)
  return Buffer.from(frame.subarray(6, 6 + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0)))
}

function broadcast(text: Buffer): void {
  const frame = Buffer.concat([Buffer.from([0x81, text.length]), text])
  for (const socket of sockets) socket.write(frame)
}
