// Preloaded into the API and the worker: their clock is off by the milliseconds that stand in the file ARIOSO_CHAOS_CLOCK.
import { readFileSync } from 'node:fs'

const file = process.env['ARIOSO_CHAOS_CLOCK']
const LOOK_MS = 200

if (file) {
  const RealDate = Date
  let shiftMs = 0
  const look = () => {
    try {
      shiftMs = Number(readFileSync(file, 'utf8')) || 0
    } catch {
      shiftMs = 0
    }
  }
  look()
  setInterval(look, LOOK_MS).unref()
  globalThis.Date = class Date extends RealDate {
    /** @param {unknown[]} parts */
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + shiftMs)
      else super(.../** @type {[number]} */ (parts))
    }
    static now() {
      return RealDate.now() + shiftMs
    }
  }
}
