// Sums of 16-bit products: eight outputs of four rows, exact in whole numbers, so that both ways give the same.
//
// x: [inputs / 2][4 rows][2] · panel: [inputs / 2][8 outputs][2]; the outcome is [4 rows][8 outputs] at `products`.

/**
 * ARM adds a product to a sum in one step but has to add neighbours in a third; x64 adds neighbours as it multiplies. What is
 * not a number has its sign on x64 only, which nothing but the way to the same outcome depends on.
 */
export function addsLongProducts(zero: f32): bool {
  return reinterpret<i32>(zero / zero) >= 0
}

export function multiplyPairs(x: usize, panel: usize, halfBytes: usize, products: usize): void {
  let a0 = i32x4.splat(0)
  let b0 = a0
  let a1 = a0
  let b1 = a0
  let a2 = a0
  let b2 = a0
  let a3 = a0
  let b3 = a0
  for (const end = panel + (halfBytes << 3); panel < end; panel += 64, x += 32) {
    let k = v128.load(panel)
    let l = v128.load(panel, 16)
    let s = v128.load32_splat(x)
    a0 = i32x4.add(a0, i32x4.dot_i16x8_s(s, k))
    b0 = i32x4.add(b0, i32x4.dot_i16x8_s(s, l))
    s = v128.load32_splat(x, 4)
    a1 = i32x4.add(a1, i32x4.dot_i16x8_s(s, k))
    b1 = i32x4.add(b1, i32x4.dot_i16x8_s(s, l))
    s = v128.load32_splat(x, 8)
    a2 = i32x4.add(a2, i32x4.dot_i16x8_s(s, k))
    b2 = i32x4.add(b2, i32x4.dot_i16x8_s(s, l))
    s = v128.load32_splat(x, 12)
    a3 = i32x4.add(a3, i32x4.dot_i16x8_s(s, k))
    b3 = i32x4.add(b3, i32x4.dot_i16x8_s(s, l))
    k = v128.load(panel, 32)
    l = v128.load(panel, 48)
    s = v128.load32_splat(x, 16)
    a0 = i32x4.add(a0, i32x4.dot_i16x8_s(s, k))
    b0 = i32x4.add(b0, i32x4.dot_i16x8_s(s, l))
    s = v128.load32_splat(x, 20)
    a1 = i32x4.add(a1, i32x4.dot_i16x8_s(s, k))
    b1 = i32x4.add(b1, i32x4.dot_i16x8_s(s, l))
    s = v128.load32_splat(x, 24)
    a2 = i32x4.add(a2, i32x4.dot_i16x8_s(s, k))
    b2 = i32x4.add(b2, i32x4.dot_i16x8_s(s, l))
    s = v128.load32_splat(x, 28)
    a3 = i32x4.add(a3, i32x4.dot_i16x8_s(s, k))
    b3 = i32x4.add(b3, i32x4.dot_i16x8_s(s, l))
  }
  v128.store(products, a0, 0)
  v128.store(products, b0, 16)
  v128.store(products, a1, 32)
  v128.store(products, b1, 48)
  v128.store(products, a2, 64)
  v128.store(products, b2, 80)
  v128.store(products, a3, 96)
  v128.store(products, b3, 112)
}

@inline
function neighbours(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
}

export function multiplyLong(x: usize, panel: usize, halfBytes: usize, products: usize): void {
  let a0 = i32x4.splat(0)
  let b0 = a0
  let c0 = a0
  let d0 = a0
  let a1 = a0
  let b1 = a0
  let c1 = a0
  let d1 = a0
  let a2 = a0
  let b2 = a0
  let c2 = a0
  let d2 = a0
  let a3 = a0
  let b3 = a0
  let c3 = a0
  let d3 = a0
  for (const end = panel + (halfBytes << 3); panel < end; panel += 32, x += 16) {
    const k = v128.load(panel)
    const l = v128.load(panel, 16)
    let s = v128.load32_splat(x)
    a0 = i32x4.add(a0, i32x4.extmul_low_i16x8_s(s, k))
    b0 = i32x4.add(b0, i32x4.extmul_high_i16x8_s(s, k))
    c0 = i32x4.add(c0, i32x4.extmul_low_i16x8_s(s, l))
    d0 = i32x4.add(d0, i32x4.extmul_high_i16x8_s(s, l))
    s = v128.load32_splat(x, 4)
    a1 = i32x4.add(a1, i32x4.extmul_low_i16x8_s(s, k))
    b1 = i32x4.add(b1, i32x4.extmul_high_i16x8_s(s, k))
    c1 = i32x4.add(c1, i32x4.extmul_low_i16x8_s(s, l))
    d1 = i32x4.add(d1, i32x4.extmul_high_i16x8_s(s, l))
    s = v128.load32_splat(x, 8)
    a2 = i32x4.add(a2, i32x4.extmul_low_i16x8_s(s, k))
    b2 = i32x4.add(b2, i32x4.extmul_high_i16x8_s(s, k))
    c2 = i32x4.add(c2, i32x4.extmul_low_i16x8_s(s, l))
    d2 = i32x4.add(d2, i32x4.extmul_high_i16x8_s(s, l))
    s = v128.load32_splat(x, 12)
    a3 = i32x4.add(a3, i32x4.extmul_low_i16x8_s(s, k))
    b3 = i32x4.add(b3, i32x4.extmul_high_i16x8_s(s, k))
    c3 = i32x4.add(c3, i32x4.extmul_low_i16x8_s(s, l))
    d3 = i32x4.add(d3, i32x4.extmul_high_i16x8_s(s, l))
  }
  v128.store(products, neighbours(a0, b0), 0)
  v128.store(products, neighbours(c0, d0), 16)
  v128.store(products, neighbours(a1, b1), 32)
  v128.store(products, neighbours(c1, d1), 48)
  v128.store(products, neighbours(a2, b2), 64)
  v128.store(products, neighbours(c2, d2), 80)
  v128.store(products, neighbours(a3, b3), 96)
  v128.store(products, neighbours(c3, d3), 112)
}
