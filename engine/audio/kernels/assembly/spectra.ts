// Complex transforms of a power-of-two size from 16 on, real and imaginary parts in rows of their own. Forwards they leave
// the frequencies in an order of their own, which only the way back knows: enough for multiplying spectra.
//
// turns: for every stage, the longest first, the cosines of its half and then its sines (of negative angles).

const HALF_SIGNS: v128 = f32x4(1, 1, -1, -1)
const REAL_SIGNS: v128 = f32x4(1, -1, 1, -1)
const IMAGINARY_SIGNS: v128 = f32x4(1, -1, -1, 1)

function splitOnce(real: usize, imaginary: usize, turns: usize, half: usize, bytes: usize): void {
  for (let block: usize = 0; block < bytes; block += half * 2) {
    for (let k: usize = 0; k < half; k += 16) {
      const r = real + block + k
      const m = imaginary + block + k
      const ar = v128.load(r)
      const am = v128.load(m)
      const br = v128.load(r + half)
      const bm = v128.load(m + half)
      const c = v128.load(turns + k)
      const s = v128.load(turns + half + k)
      const dr = f32x4.sub(ar, br)
      const dm = f32x4.sub(am, bm)
      v128.store(r, f32x4.add(ar, br))
      v128.store(m, f32x4.add(am, bm))
      v128.store(r + half, f32x4.sub(f32x4.mul(dr, c), f32x4.mul(dm, s)))
      v128.store(m + half, f32x4.add(f32x4.mul(dr, s), f32x4.mul(dm, c)))
    }
  }
}

// Two stages in one pass over the memory; the sums are those of two passes.
function splitTwice(real: usize, imaginary: usize, turns: usize, half: usize, bytes: usize): void {
  const quarter = half / 2
  const next = turns + half * 2
  for (let block: usize = 0; block < bytes; block += half * 2) {
    for (let k: usize = 0; k < quarter; k += 16) {
      const r = real + block + k
      const m = imaginary + block + k
      const r1 = r + quarter
      const m1 = m + quarter
      const ar = v128.load(r)
      const am = v128.load(m)
      const br = v128.load(r1)
      const bm = v128.load(m1)
      const cr = v128.load(r + half)
      const cm = v128.load(m + half)
      const dr = v128.load(r1 + half)
      const dm = v128.load(m1 + half)
      const er = f32x4.add(ar, cr)
      const em = f32x4.add(am, cm)
      const fr = f32x4.add(br, dr)
      const fm = f32x4.add(bm, dm)
      let c = v128.load(turns + k)
      let s = v128.load(turns + half + k)
      let pr = f32x4.sub(ar, cr)
      let pm = f32x4.sub(am, cm)
      const gr = f32x4.sub(f32x4.mul(pr, c), f32x4.mul(pm, s))
      const gm = f32x4.add(f32x4.mul(pr, s), f32x4.mul(pm, c))
      c = v128.load(turns + quarter + k)
      s = v128.load(turns + half + quarter + k)
      pr = f32x4.sub(br, dr)
      pm = f32x4.sub(bm, dm)
      const hr = f32x4.sub(f32x4.mul(pr, c), f32x4.mul(pm, s))
      const hm = f32x4.add(f32x4.mul(pr, s), f32x4.mul(pm, c))
      c = v128.load(next + k)
      s = v128.load(next + quarter + k)
      v128.store(r, f32x4.add(er, fr))
      v128.store(m, f32x4.add(em, fm))
      pr = f32x4.sub(er, fr)
      pm = f32x4.sub(em, fm)
      v128.store(r1, f32x4.sub(f32x4.mul(pr, c), f32x4.mul(pm, s)))
      v128.store(m1, f32x4.add(f32x4.mul(pr, s), f32x4.mul(pm, c)))
      v128.store(r + half, f32x4.add(gr, hr))
      v128.store(m + half, f32x4.add(gm, hm))
      pr = f32x4.sub(gr, hr)
      pm = f32x4.sub(gm, hm)
      v128.store(r1 + half, f32x4.sub(f32x4.mul(pr, c), f32x4.mul(pm, s)))
      v128.store(m1 + half, f32x4.add(f32x4.mul(pr, s), f32x4.mul(pm, c)))
    }
  }
}

export function transform(real: usize, imaginary: usize, turns: usize, size: i32): void {
  const bytes = <usize>size * 4
  let half = bytes / 2
  for (; half >= 32; half /= 4) {
    splitTwice(real, imaginary, turns, half, bytes)
    turns += half * 3
  }
  if (half >= 16) splitOnce(real, imaginary, turns, half, bytes)
  for (let at: usize = 0; at < bytes; at += 16) {
    const r = v128.load(real + at)
    const m = v128.load(imaginary + at)
    const tr = f32x4.add(v128.shuffle<f32>(r, r, 0, 1, 0, 1), f32x4.mul(v128.shuffle<f32>(r, r, 2, 3, 2, 3), HALF_SIGNS))
    const tm = f32x4.add(v128.shuffle<f32>(m, m, 0, 1, 0, 1), f32x4.mul(v128.shuffle<f32>(m, m, 2, 3, 2, 3), HALF_SIGNS))
    const ur = v128.shuffle<f32>(tr, tm, 1, 1, 7, 7)
    const um = v128.shuffle<f32>(tm, tr, 1, 1, 7, 7)
    v128.store(real + at, f32x4.add(v128.shuffle<f32>(tr, tr, 0, 0, 2, 2), f32x4.mul(ur, REAL_SIGNS)))
    v128.store(imaginary + at, f32x4.add(v128.shuffle<f32>(tm, tm, 0, 0, 2, 2), f32x4.mul(um, IMAGINARY_SIGNS)))
  }
}

/** Back, `size` times as large. */
export function transformBack(real: usize, imaginary: usize, turns: usize, size: i32): void {
  const bytes = <usize>size * 4
  for (let at: usize = 0; at < bytes; at += 16) {
    const r = v128.load(real + at)
    const m = v128.load(imaginary + at)
    const tr = f32x4.add(v128.shuffle<f32>(r, r, 0, 0, 2, 2), f32x4.mul(v128.shuffle<f32>(r, r, 1, 1, 3, 3), REAL_SIGNS))
    const tm = f32x4.add(v128.shuffle<f32>(m, m, 0, 0, 2, 2), f32x4.mul(v128.shuffle<f32>(m, m, 1, 1, 3, 3), REAL_SIGNS))
    const er = v128.shuffle<f32>(tr, tr, 0, 1, 0, 1)
    const em = v128.shuffle<f32>(tm, tm, 0, 1, 0, 1)
    const or = f32x4.mul(v128.shuffle<f32>(tr, tm, 2, 7, 2, 7), IMAGINARY_SIGNS)
    const om = f32x4.mul(v128.shuffle<f32>(tm, tr, 2, 7, 2, 7), HALF_SIGNS)
    v128.store(real + at, f32x4.add(er, or))
    v128.store(imaginary + at, f32x4.add(em, om))
  }
  // The stages lie longest first, so the way back begins at the table's end.
  turns += (bytes - 16) * 2
  let half: usize = 16
  for (; half * 2 < bytes; half *= 4) {
    turns -= half * 6
    joinTwice(real, imaginary, turns, half, bytes)
  }
  if (half < bytes) joinOnce(real, imaginary, turns - half * 2, half, bytes)
}

function joinOnce(real: usize, imaginary: usize, turns: usize, half: usize, bytes: usize): void {
  for (let block: usize = 0; block < bytes; block += half * 2) {
    for (let k: usize = 0; k < half; k += 16) {
      const r = real + block + k
      const m = imaginary + block + k
      const ar = v128.load(r)
      const am = v128.load(m)
      const dr = v128.load(r + half)
      const dm = v128.load(m + half)
      const c = v128.load(turns + k)
      const s = v128.load(turns + half + k)
      const br = f32x4.add(f32x4.mul(dr, c), f32x4.mul(dm, s))
      const bm = f32x4.sub(f32x4.mul(dm, c), f32x4.mul(dr, s))
      v128.store(r, f32x4.add(ar, br))
      v128.store(m, f32x4.add(am, bm))
      v128.store(r + half, f32x4.sub(ar, br))
      v128.store(m + half, f32x4.sub(am, bm))
    }
  }
}

// `turns` are those of the stage of twice the half, with the half's own behind them.
function joinTwice(real: usize, imaginary: usize, turns: usize, half: usize, bytes: usize): void {
  const whole = half * 2
  const first = turns + half * 4
  for (let block: usize = 0; block < bytes; block += half * 4) {
    for (let k: usize = 0; k < half; k += 16) {
      const r = real + block + k
      const m = imaginary + block + k
      const r1 = r + half
      const m1 = m + half
      let c = v128.load(first + k)
      let s = v128.load(first + half + k)
      let dr = v128.load(r1)
      let dm = v128.load(m1)
      let pr = f32x4.add(f32x4.mul(dr, c), f32x4.mul(dm, s))
      let pm = f32x4.sub(f32x4.mul(dm, c), f32x4.mul(dr, s))
      let xr = v128.load(r)
      let xm = v128.load(m)
      const ar = f32x4.add(xr, pr)
      const am = f32x4.add(xm, pm)
      const br = f32x4.sub(xr, pr)
      const bm = f32x4.sub(xm, pm)
      dr = v128.load(r1 + whole)
      dm = v128.load(m1 + whole)
      pr = f32x4.add(f32x4.mul(dr, c), f32x4.mul(dm, s))
      pm = f32x4.sub(f32x4.mul(dm, c), f32x4.mul(dr, s))
      xr = v128.load(r + whole)
      xm = v128.load(m + whole)
      const er = f32x4.add(xr, pr)
      const em = f32x4.add(xm, pm)
      const fr = f32x4.sub(xr, pr)
      const fm = f32x4.sub(xm, pm)
      c = v128.load(turns + k)
      s = v128.load(turns + whole + k)
      pr = f32x4.add(f32x4.mul(er, c), f32x4.mul(em, s))
      pm = f32x4.sub(f32x4.mul(em, c), f32x4.mul(er, s))
      v128.store(r, f32x4.add(ar, pr))
      v128.store(m, f32x4.add(am, pm))
      v128.store(r + whole, f32x4.sub(ar, pr))
      v128.store(m + whole, f32x4.sub(am, pm))
      c = v128.load(turns + half + k)
      s = v128.load(turns + whole + half + k)
      pr = f32x4.add(f32x4.mul(fr, c), f32x4.mul(fm, s))
      pm = f32x4.sub(f32x4.mul(fm, c), f32x4.mul(fr, s))
      v128.store(r1, f32x4.add(br, pr))
      v128.store(m1, f32x4.add(bm, pm))
      v128.store(r1 + whole, f32x4.sub(br, pr))
      v128.store(m1 + whole, f32x4.sub(bm, pm))
    }
  }
}

// Each spectrum is its real row and then its imaginary row. `places` are the addresses of two for every product; what they sum up
// to stays at hand until all are added.
export function addProducts(target: usize, places: usize, count: i32, size: i32): void {
  const bytes = <usize>size * 4
  const last = places + (<usize>count << 3)
  for (let k: usize = 0; k < bytes; k += 32) {
    const to = target + k
    let xr = v128.load(to)
    let xm = v128.load(to + bytes)
    let yr = v128.load(to, 16)
    let ym = v128.load(to + bytes, 16)
    for (let place = places; place < last; place += 8) {
      const a = <usize>load<u32>(place) + k
      const b = <usize>load<u32>(place, 4) + k
      let ar = v128.load(a)
      let am = v128.load(a + bytes)
      let br = v128.load(b)
      let bm = v128.load(b + bytes)
      xr = f32x4.add(xr, f32x4.sub(f32x4.mul(ar, br), f32x4.mul(am, bm)))
      xm = f32x4.add(xm, f32x4.add(f32x4.mul(ar, bm), f32x4.mul(am, br)))
      ar = v128.load(a, 16)
      am = v128.load(a + bytes, 16)
      br = v128.load(b, 16)
      bm = v128.load(b + bytes, 16)
      yr = f32x4.add(yr, f32x4.sub(f32x4.mul(ar, br), f32x4.mul(am, bm)))
      ym = f32x4.add(ym, f32x4.add(f32x4.mul(ar, bm), f32x4.mul(am, br)))
    }
    v128.store(to, xr)
    v128.store(to + bytes, xm)
    v128.store(to, yr, 16)
    v128.store(to + bytes, ym, 16)
  }
}
