// Plain JavaScript for Node 20. The Node that runs Arioso: the one npm brought or, where it brings none, the machine's own.
import { spawnSync } from 'node:child_process'

const WANTED_MAJOR = 24

export function findNode24(programs, versionOf = askVersion) {
  return programs.find((program) => Number(/^v(\d+)/.exec(versionOf(program))?.[1]) >= WANTED_MAJOR)
}

function askVersion(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

export function explainMissingNode24({ platform, arch, ignoresScripts }) {
  return ignoresScripts
    ? 'Node 24 is missing because npm was told to ignore scripts. Run: npm start --ignore-scripts=false'
    : `npm brought no Node 24 for this machine (${platform} on ${arch}). Install Node 24 from https://nodejs.org, then run npm start again.`
}
