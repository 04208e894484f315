// Compiles the engine's sample loops from AssemblyScript: `npm run kernels`. A test compares the committed bytes with a
// fresh compile, so run this after every change of a kernel.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileKernels, KERNEL_BYTES_FILE, kernelBytesSource } from './compileKernels.ts'
import { root } from '../checks.ts'

const bytes = await compileKernels()
writeFileSync(join(root, KERNEL_BYTES_FILE), kernelBytesSource(bytes))
process.stdout.write(`${KERNEL_BYTES_FILE}: ${bytes.length} bytes of WebAssembly\n`)
