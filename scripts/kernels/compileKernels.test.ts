import { expect, it } from 'vitest'
import { compileKernels } from './compileKernels.ts'
import { KERNEL_BYTES } from '../../engine/audio/kernels/kernelBytes.ts'

it('the committed kernels are what their sources compile to', async () => {
  expect(KERNEL_BYTES).toBe(Buffer.from(await compileKernels()).toString('base64'))
})
