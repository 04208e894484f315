// Who may import whom. ARCHITECTURE.md explains why; this table is what is checked.
export const mayImport: Record<string, readonly string[]> = {
  contract: [],
  words: [],
  engine: ['words'],
  artwork: [],
  storage: ['contract'],
  providers: ['contract', 'words', 'engine', 'artwork'],
  server: [
    'contract',
    'storage',
    'providers/words',
    'providers/images',
    'providers/billing',
    'providers/mail',
    'providers/webhooks',
    'providers/engines',
    'providers/signIn',
    'providers/plans',
    'providers/traces',
  ],
  worker: ['contract', 'storage', 'providers'],
  web: ['contract', 'artwork'],
  client: ['contract'],
}

// Inside web/ everything rests on what stands before it; data and ui know nothing of each other.
const webLayers: readonly (readonly string[])[] = [
  ['routing'],
  ['data', 'ui'],
  ['player'],
  ['songs'],
  ['modals'],
  ['features'],
  ['app'],
]

// Parts whose sources may name no package at all: what they need comes in as arguments.
export const pureParts: readonly string[] = ['words', 'engine', 'artwork']

// Data and grammar without clock, luck or machine, see docs/decisions/0006-lyricist.md.
const PURE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  words: ['compromise/two'],
}

// Programs of their own, killed when they take too long.
const FFMPEG_PROGRAMS = new Set(
  [
    'mediaProgram',
    'sound/encodeMaster',
    'mp3/mp3Program',
    'shareVideo/encodeShareVideo',
    'video/videoProgram',
    'video/testFilmProgram',
    'testLoudnessProgram',
  ].map((name) => `worker/media/${name}.ts`),
)

export type ImportFound = { file: string; specifier: string }

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

export function importsOf(file: string, source: string): ImportFound[] {
  return [...source.matchAll(IMPORT)].map((match) => ({ file, specifier: match[1] ?? match[2] ?? '' }))
}

export function findViolation({ file, specifier }: ImportFound): string | undefined {
  const part = file.split('/')[0] ?? ''
  if (specifier.startsWith('.')) return violationOfPath(file, specifier)
  if (specifier.startsWith('@arioso/')) {
    const target = specifier.slice('@arioso/'.length)
    const allowed = (mayImport[part] ?? []).some((name) => target === name || target.startsWith(`${name}/`))
    if (part === 'engine' && target === 'words/writer' && !isTest(file)) return 'the engine does not load the lyricist'
    return allowed || isTest(file) ? undefined : `${part} may not import ${target}`
  }
  if (PURE_PACKAGES[part]?.includes(specifier)) return undefined
  if (pureParts.includes(part) && !isTest(file)) return `${part} is pure and may not import ${specifier}`
  if (specifier.startsWith('node-av') && !FFMPEG_PROGRAMS.has(file)) return 'only the media programs load FFmpeg'
  return undefined
}

function violationOfPath(file: string, specifier: string): string | undefined {
  const segments = file.split('/').slice(0, -1)
  for (const step of specifier.split('/')) {
    if (step === '..') segments.pop()
    else if (step !== '.') segments.push(step)
  }
  const from = file.split('/')
  if (segments[0] !== from[0]) return `leaves its part for ${segments.join('/')}: use the front door`
  if (from[1] === 'features' && segments[1] === 'features' && from[2] !== segments[2])
    return 'features do not import sibling features'
  return from[0] === 'web' ? violationOfLayers(from[1], segments[1]) : undefined
}

function violationOfLayers(from: string | undefined, to: string | undefined): string | undefined {
  const [lower, upper] = [layerOf(to), layerOf(from)]
  if (from === to || lower < upper || upper === -1 || lower === -1) return undefined
  return `web/${from} rests below web/${to} or beside it and may not import it`
}

function layerOf(folder = ''): number {
  return webLayers.findIndex((layer) => layer.includes(folder))
}

function isTest(file: string): boolean {
  return /\.(test|suite)\.tsx?$|\/describe[A-Z]\w*\.ts$/.test(file)
}
