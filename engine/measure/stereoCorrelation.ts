/** 1 when both sides are the same, 0 when they have nothing in common, -1 when they cancel in mono. */
export function stereoCorrelation(left: Float32Array, right: Float32Array): number {
  let product = 0
  let leftPower = 1e-20
  let rightPower = 1e-20
  for (let i = 0; i < left.length; i++) {
    product += left[i] * right[i]
    leftPower += left[i] * left[i]
    rightPower += right[i] * right[i]
  }
  return product / Math.sqrt(leftPower * rightPower)
}
