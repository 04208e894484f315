// A state that decays below this turns denormal and runs some 60 times slower.
const DENORMAL: f64 = 1e-25

@inline
export function flushed(state: v128): v128 {
  return v128.and(state, f64x2.ge(f64x2.abs(state), f64x2.splat(DENORMAL)))
}
