import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const PROGRAM = /^assets\/.*\.(?:js|css)$|^assets\/(?:arioso-signs|fraunces-\d+|instrument-sans-\w{8}\.).*woff2$/

/** Builds the service worker after the pages, with the names of all files that make up the program. */
export function serviceWorker(entry: string): Plugin {
  let root = ''
  let outDir = 'dist'
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    async writeBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => PROGRAM.test(name))
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { PROGRAM_FILES: JSON.stringify(files.toSorted().map((name) => `/${name}`)) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: join(root, entry),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}
