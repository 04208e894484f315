import { AudioLines, House, Library, type LucideIcon } from 'lucide-react'

type Destination = { to: '/' | '/create' | '/me'; label: string; icon: LucideIcon; isExact: boolean }

export const destinations: Destination[] = [
  { to: '/', label: 'Home', icon: House, isExact: true },
  { to: '/create', label: 'Create', icon: AudioLines, isExact: false },
  { to: '/me', label: 'Library', icon: Library, isExact: false },
]
