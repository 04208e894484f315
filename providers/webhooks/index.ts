// Webhooks door. In: a member's address and a message. Out: what the address answered, or why it was not asked. The address is
// a stranger's word: it is called only over https and only where anybody on the internet could, never inside our own network.
export { findAddressProblem } from './findAddressProblem.ts'
export { sendWebhook, type SentWebhook } from './sendWebhook.ts'
