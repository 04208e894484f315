// The Model Context Protocol over lines of JSON-RPC 2.0, as far as a server with nothing but tools needs it.
// modelcontextprotocol.io/specification/2025-06-18
export type Tool = {
  name: string
  description: string
  inputSchema: { type: 'object'; properties: Record<string, object>; required?: string[] }
  // What goes wrong is told to the model in words, so that it can do something about it.
  run(given: Record<string, unknown>, signal: AbortSignal): Promise<unknown>
}

type Message = { jsonrpc: '2.0'; id?: string | number; method?: string; params?: Record<string, unknown> }
type Reply = { result: object } | { error: { code: number; message: string } }

const VERSIONS = ['2025-06-18', '2024-11-05'] as const
const CODES = { unreadable: -32_700, noMessage: -32_600, noMethod: -32_601, wrongParams: -32_602 } as const

type Speaker = { hear(line: string): Promise<void>; stop(): void }

/** Lines go in as they come, answers go out in the order they are ready: a song takes minutes, and a ping does not wait for it. */
export function speakMcp(
  server: { name: string; version: string },
  tools: Tool[],
  say: (line: string) => void,
): Speaker {
  const running = new Map<string | number, AbortController>()

  async function callTool(id: string | number, params: Record<string, unknown>): Promise<Reply | undefined> {
    const tool = tools.find(({ name }) => name === params['name'])
    if (tool === undefined) return refusal('wrongParams', `there is no tool ${String(params['name'])}`)
    const given = (params['arguments'] ?? {}) as Record<string, unknown>
    const missing = tool.inputSchema.required?.find((name) => given[name] === undefined)
    if (missing !== undefined) return refusal('wrongParams', `${tool.name} needs ${missing}`)
    const controller = new AbortController()
    running.set(id, controller)
    try {
      return { result: contentOf(JSON.stringify(await tool.run(given, controller.signal), null, 2)) }
    } catch (error) {
      // Who cancelled waits for no answer.
      if (controller.signal.aborted) return undefined
      return { result: { ...contentOf(error instanceof Error ? error.message : String(error)), isError: true } }
    } finally {
      running.delete(id)
    }
  }

  function answer(id: string | number, method: string, params: Record<string, unknown>): Promise<Reply | undefined> {
    const replies: Record<string, () => Promise<Reply | undefined> | Reply> = {
      initialize: () => ({
        result: { protocolVersion: versionFor(params), capabilities: { tools: {} }, serverInfo: server },
      }),
      ping: () => ({ result: {} }),
      'tools/list': () => ({ result: { tools: tools.map(describe) } }),
      'tools/call': () => callTool(id, params),
    }
    const reply = Object.hasOwn(replies, method) ? replies[method] : undefined
    return Promise.resolve(reply?.() ?? refusal('noMethod', `there is no ${method}`))
  }

  const send = (id: string | number | null, reply: Reply) => say(JSON.stringify({ jsonrpc: '2.0', id, ...reply }))

  return {
    async hear(line) {
      const message = readMessage(line)
      if (typeof message === 'string') return send(null, refusal(message, 'that is no message'))
      const { id, method, params = {} } = message
      if (method === 'notifications/cancelled') running.get(params['requestId'] as string | number)?.abort()
      // Notifications and answers ask for nothing.
      if (id === undefined || method === undefined) return
      const reply = await answer(id, method, params)
      if (reply !== undefined) send(id, reply)
    },
    stop() {
      for (const controller of running.values()) controller.abort()
    },
  }
}

function readMessage(line: string): Message | 'unreadable' | 'noMessage' {
  try {
    const message = JSON.parse(line) as Message | null
    return message?.jsonrpc === '2.0' ? message : 'noMessage'
  } catch {
    return 'unreadable'
  }
}

// Whoever asks for another version hears which one is spoken here, and decides.
function versionFor({ protocolVersion }: Record<string, unknown>): string {
  return VERSIONS.find((version) => version === protocolVersion) ?? VERSIONS[0]
}

function describe({ name, description, inputSchema }: Tool) {
  return { name, description, inputSchema }
}

function refusal(code: keyof typeof CODES, message: string): Reply {
  return { error: { code: CODES[code], message } }
}

function contentOf(text: string) {
  return { content: [{ type: 'text', text }] }
}
