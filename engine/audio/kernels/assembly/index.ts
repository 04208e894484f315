// AssemblyScript, compiled by `npm run kernels` into ../kernelBytes.ts. No memory management: every address comes in.
// Only exact operations (no relaxed SIMD), so that every runtime gives the same bits.
export { runAmp } from './amp'
export { runCascade } from './biquad'
export { compress, sumSquares } from './compressor'
export { convolveChannels, linear, linearSparse } from './linear'
export { addEightModes } from './modes'
export { addGained, applyCurve, mixFading, mixHeld, multiply, toLeftRight, toMidSide } from './mixing'
export { resample } from './resample'
export { runEcho, runRoom } from './room'
export { addBlendedWave, addWave, buildShades, fillNoise, sweepLowPass } from './tone'
export { requiredGains } from './truePeak'
