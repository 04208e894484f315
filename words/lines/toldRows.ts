// What stands around a told sentence in a register of its own, by how it is meant.
export type ToldGroup = 'glad' | 'own' | 'low' | 'angry' | 'tale'
export type ToldRows = Readonly<Record<ToldGroup, { couplets: string; hooks: string; pairs: string }>>
