import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from 'assemblyscript/asc'
import { root } from '../checks.ts'

const ENTRY = 'engine/audio/kernels/assembly/index.ts'
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--importMemory', '--use', 'abort=']
const LINE = 120

export const KERNEL_BYTES_FILE = 'engine/audio/kernels/kernelBytes.ts'

export async function compileKernels(): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined
  let complaints = ''
  const { error } = await main([ENTRY, ...OPTIONS, '--outFile', 'kernels.wasm'], {
    readFile: (name, base) => readSource(join(root, base, name)),
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') bytes = contents
    },
    listFiles: () => [],
    stderr: { write: (text) => (complaints += String(text)) },
  })
  if (error || !bytes) throw new Error(`the kernels do not compile: ${complaints}`, { cause: error })
  return bytes
}

function readSource(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export function kernelBytesSource(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('base64')
  const lines = text.match(new RegExp(`.{1,${LINE - 8}}`, 'g')) ?? []
  const body = lines.map((line) => `  '${line}',`).join('\n')
  return `// Made by \`npm run kernels\` from the files in assembly/; not to be edited.\nexport const KERNEL_BYTES = [\n${body}\n].join('')\n`
}
