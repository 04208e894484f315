// What a program needs to run and nothing it could give away: it reads files that strangers sent.
const NEEDED = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_COMPILE_CACHE', 'LD_LIBRARY_PATH']

export function bareEnvironment(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(
    NEEDED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  )
}
