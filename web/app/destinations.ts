import { AudioLines, House, Library, type LucideIcon } from 'lucide-react'

type Destination = { to: '/' | '/create' | '/me'; label: string; icon: LucideIcon; isExact: boolean }

const home: Destination = { to: '/', label: 'Home', icon: House, isExact: true }
const create: Destination = { to: '/create', label: 'Create', icon: AudioLines, isExact: false }
const library: Destination = { to: '/me', label: 'Library', icon: Library, isExact: false }

export const destinations = [home, create, library]
export const phoneDestinations = [home, library, create]
