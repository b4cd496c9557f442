const wayOut = 'or set DATABASE_URL to a PostgreSQL server of your own'

/** What a person can act on: one sentence with what to do; the raw output is in `cause`. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
  /** What may still mend it by itself: space on the disk, some time, or nothing. */
  readonly hope: Hope

  constructor(sentence: string, { hope = 'time', cause }: { hope?: Hope; cause?: unknown } = {}) {
    super(sentence, { cause })
    this.hope = hope
  }
}

type Hope = 'space' | 'time' | 'none'

export function noBinaries(platform: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `There is no bundled PostgreSQL for ${platform} here: set DATABASE_URL to a PostgreSQL server (16 or newer), or install again with optional packages.`,
  )
}

const causes: { sign: RegExp; hope?: Hope; sentence: (folder: string) => string }[] = [
  {
    sign: /No space left on device|ENOSPC|EDQUOT|Disk quota exceeded/,
    hope: 'space',
    sentence: (folder) => `The disk of ${folder} is full: free some space and start again, ${wayOut}.`,
  },
  {
    sign: /could not look up effective user ID/,
    sentence: () =>
      `PostgreSQL needs the user it runs as to have a name, and this user number has none: run Guildhall as a user listed in /etc/passwd, ${wayOut}.`,
  },
  {
    sign: /spawn .* EPERM|EPERM.*chown/,
    sentence: () =>
      `PostgreSQL may not run as root, and root may not start it as anyone else here: start Guildhall as an ordinary user, ${wayOut}.`,
  },
  {
    sign: /EROFS|Read-only file system/,
    sentence: (folder) =>
      `${folder} is on a read-only disk: run Guildhall from a folder that can be written, ${wayOut}.`,
  },
  {
    sign: /EACCES|EPERM|Permission denied|has wrong ownership/,
    sentence: (folder) =>
      `This user may not write to ${folder}: give the folder to the user who starts Guildhall (chown -R), ${wayOut}.`,
  },
  {
    sign: /ENOENT|ENOEXEC|error while loading shared libraries|GLIBC_/,
    sentence: () =>
      `The bundled PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL server (16 or newer).`,
  },
  {
    sign: /valid checkpoint record|valid data directory|global\/pg_control|checksum in control file|database files are incompatible/,
    hope: 'none',
    sentence: (folder) =>
      `The database in ${folder} is damaged: put it back from a backup, or start anew with another DATA_FOLDER, ${wayOut}.`,
  },
]

/** Turns what a program or the file system said into a sentence that says what to do. */
export function explain(task: string, folder: string, cause: unknown): EmbeddedPostgresError {
  if (cause instanceof EmbeddedPostgresError) return cause
  const said = cause instanceof Error ? cause.message : String(cause)
  const known = causes.find(({ sign }) => sign.test(said))
  const sentence =
    known?.sentence(folder) ??
    `PostgreSQL could not ${task}: ${lastLine(said) || `see postgres.log in ${folder}`}`
  return new EmbeddedPostgresError(sentence, { cause, hope: known?.hope ?? 'time' })
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line))
  return (lines.at(-1) ?? text.trim().split('\n').at(-1) ?? '').trim()
}
