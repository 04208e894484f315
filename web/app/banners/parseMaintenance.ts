export type Maintenance = { state: 'active' | 'scheduled'; message: string }

const texts = {
  active: 'We’re tuning the instruments. Some things may not work for a while.',
  scheduled: 'We’ll be tuning the instruments soon. Some things may not work while we do.',
}

// Anything else the experiment may say is no maintenance.
export function parseMaintenance(value: unknown): Maintenance | undefined {
  const { state, message } = (value ?? {}) as { state?: unknown; message?: unknown }
  if (state !== 'active' && state !== 'scheduled') return undefined
  return { state, message: typeof message === 'string' && message.trim() !== '' ? message : texts[state] }
}
