// Plain JavaScript for Node 20. Why this machine cannot run Arioso, in one line; undefined when it can.
export function findObstacle({ platform, arch, hasGlibc, nodeVersion }) {
  if (platform === 'win32') {
    return 'Arioso does not run on Windows itself. Run "wsl --install" once, then npm start inside WSL 2.'
  }
  if (!['linux', 'darwin'].includes(platform) || !['x64', 'arm64'].includes(arch)) {
    return `Arioso runs on Linux and macOS with an x64 or arm64 processor; this is ${platform} on ${arch}.`
  }
  if (platform === 'linux' && !hasGlibc) {
    return 'Arioso needs a Linux with glibc, such as Debian, Ubuntu or Fedora: npm has no PostgreSQL and FFmpeg for musl (Alpine).'
  }
  if (Number(nodeVersion.split('.')[0]) < 20) {
    return `Arioso needs Node 20 or newer; this is ${nodeVersion}. Install a newer one from https://nodejs.org.`
  }
  return undefined
}

export function describeMachine() {
  // Without this the report looks up the names of all network peers.
  process.report.excludeNetwork = true
  const hasGlibc = Boolean(process.report.getReport().header.glibcVersionRuntime)
  return { platform: process.platform, arch: process.arch, hasGlibc, nodeVersion: process.versions.node }
}
