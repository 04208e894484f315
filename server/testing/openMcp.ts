import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

type Reply = { id: number | null; result?: Record<string, unknown>; error?: { code: number; message: string } }

export type Mcp = {
  ask(method: string, params?: object): Promise<Reply>
  /** What a tool answered, read; or the words it refused with. */
  use(name: string, given?: object): Promise<unknown>
  /** A line as it is, and the next answer to nobody in particular. */
  say(line: string): Promise<Reply>
  notify(method: string, params: object): void
  /** The end of stdin, as a program that closes. */
  close(): Promise<number | null>
}

const PROGRAM = join(import.meta.dirname, '../../client/mcp/program.ts')

/** The other side of the program that speaks the Model Context Protocol: over its real stdin and stdout. */
export function openMcp(env: Record<string, string>): Mcp {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting = new Map<number | null, (reply: Reply) => void>()
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  createInterface(child.stdout).on('line', (line) => {
    const reply = JSON.parse(line) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let asked = 0
  const answerTo = (id: number | null, line: string) =>
    new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      child.stdin.write(`${line}\n`)
    })

  function ask(method: string, params: object = {}): Promise<Reply> {
    asked += 1
    return answerTo(asked, JSON.stringify({ jsonrpc: '2.0', id: asked, method, params }))
  }

  return {
    ask,
    async use(name, given = {}) {
      const { result } = await ask('tools/call', { name, arguments: given })
      const [content] = (result?.['content'] ?? []) as { type: 'text'; text: string }[]
      return result?.['isError'] === true ? content?.text : JSON.parse(content?.text ?? '')
    },
    say: (line) => answerTo(null, line),
    notify: (method, params) => void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`),
    close() {
      child.stdin.end()
      return ended
    },
  }
}
