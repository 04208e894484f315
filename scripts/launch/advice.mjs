// Plain JavaScript for Node 20. What a person can do about a step that failed, by what it said.
const DISK_FULL = [/ENOSPC|EDQUOT|no space left|quota exceeded/i, 'The disk is full. Free at least 3 GB and try again.']

const ADVICE = {
  install: [
    DISK_FULL,
    [
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT|ENOTCACHED/,
      'npm could not reach its registry. Check the connection, or the proxy and registry in `npm config list`, and try again.',
    ],
    [
      /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_/,
      'npm does not trust the certificate of its registry. Name the certificate of your network with `npm config set cafile`.',
    ],
    [/\bE40[13]\b/, 'The registry refused npm. Sign in to it, or use another: `npm config get registry` names it.'],
    [
      /\bE404\b|ETARGET/,
      'The registry lacks a package. `npm config get registry` names it; a mirror may be behind the original.',
    ],
    [/EINTEGRITY/, 'A package arrived damaged. Run `npm cache clean --force` and try again.'],
    [
      /EACCES|EPERM|EROFS/,
      'npm may not write here or into its cache. Give both to the account that runs npm start, and try again.',
    ],
    [/EUSAGE|in sync/, 'package.json and package-lock.json disagree. Take both as they were committed, and try again.'],
    [/./s, 'Try again; if it fails the same way, `npm ci` alone tells more.'],
  ],
  build: [
    DISK_FULL,
    [/out of memory|SIGKILL/, 'There was not enough memory. Building takes about 1 GB: close something and try again.'],
    [
      /Cannot find (native binding|module|package)/,
      'A package is not whole. Remove node_modules and run npm start again.',
    ],
    [/./s, 'Where the code was changed here, mend it; otherwise remove node_modules and run npm start again.'],
  ],
  database: [
    DISK_FULL,
    [/in use by process|set DATABASE_URL/, ''],
    [
      /shared librar|shared object|Library not loaded/,
      'PostgreSQL was installed without its libraries, as when npm ignores scripts. Remove node_modules and run: npm start --ignore-scripts=false',
    ],
    [
      /incompatible with server|not compatible with this version/,
      'Another version of PostgreSQL made this data. Go back to the version of Arioso that did, or name another folder with ARIOSO_DATA.',
    ],
    [/shared memory|ENOMEM|EAGAIN/, 'There was not enough memory. Close something and try again.'],
    [
      /EACCES|EPERM|EROFS|Permission denied/i,
      'The data folder cannot be written. Give it to the account that runs npm start, or name another with ARIOSO_DATA.',
    ],
    [
      /./s,
      'Its log is server.log beside its data. Try again, name another folder with ARIOSO_DATA, or a PostgreSQL of your own with DATABASE_URL.',
    ],
  ],
  givenDatabase: [
    [
      /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout/,
      'Nothing answers at DATABASE_URL. Start that PostgreSQL, or correct its host and port.',
    ],
    [
      /authentication|pg_hba|role ".*" does not exist/,
      'That PostgreSQL refuses the account in DATABASE_URL. Correct it.',
    ],
    [/database ".*" does not exist/, 'Create that database with createdb, or correct its name in DATABASE_URL.'],
    [/permission denied/, 'The account in DATABASE_URL must own its database: it makes tables and schemas there.'],
    [/./s, 'Arioso needs PostgreSQL 15 or newer at DATABASE_URL; unset it to use the embedded one.'],
  ],
  parts: [DISK_FULL, [/./s, 'What the part said stands above. LOG_LEVEL=info tells more.']],
}

export function adviceFor(stage, said) {
  return ADVICE[stage].find(([pattern]) => pattern.test(said))?.[1] ?? ''
}
