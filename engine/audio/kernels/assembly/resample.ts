// Sixteen-tap polyphase interpolation of 16-bit samples: table holds 1025 rows of taps, the step from sample to sample is
// given once per stretch of frames. Seven samples before the position and eight after it are read.
const PHASES: f64 = 1024

export function resample(
  source: usize,
  target: usize,
  table: usize,
  position: f64,
  steps: usize,
  stretch: i32,
  frames: i32,
): f64 {
  for (let from = 0; from < frames; from += stretch, steps += 8) {
    const step = load<f64>(steps)
    const count = min(stretch, frames - from)
    for (let i = 0; i < count; i++, target += 4) {
      const whole = <i32>position
      const phase = <usize>((position - <f64>whole) * PHASES + 0.5)
      const s = source + ((<usize>(whole - 7)) << 1)
      const t = table + (phase << 6)
      const a = v128.load(s)
      const b = v128.load(s, 16)
      let sum = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(a)), v128.load(t))
      sum = f32x4.add(sum, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(a)), v128.load(t, 16)))
      sum = f32x4.add(sum, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(b)), v128.load(t, 32)))
      sum = f32x4.add(sum, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(b)), v128.load(t, 48)))
      const pairs = f32x4.add(sum, v128.shuffle<f32>(sum, sum, 2, 3, 0, 1))
      store<f32>(target, f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1))
      position += step
    }
  }
  return position
}
