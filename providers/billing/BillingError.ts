/** What the cashier could not do, told without keys, addresses or anything of a customer. */
export class BillingError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BillingError'
  }
}
