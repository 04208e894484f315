const whole = new Intl.NumberFormat()

// As the viewer's locale groups thousands: 2,500.
export function formatNumber(value: number): string {
  return whole.format(value)
}
