export type Tuning = 'durable' | 'test'

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  shared_buffers: '256MB',
  max_connections: '200',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The bundle carries no compiler.
  jit: 'off',
  random_page_cost: '1.1',
  // Conflicts that the product handles are errors too: their values are nobody's business and would fill the disk.
  log_min_messages: 'error',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const whenDataMayBeLost = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Files of tests run beside one another, each with pools and processes of its own.
  max_connections: '600',
}

/** The settings as arguments of `postgres`: nothing to drift in a file. */
export function serverArguments(cluster: string, port: number, tuning: Tuning): string[] {
  const settings = { ...always, port: String(port), ...(tuning === 'test' ? whenDataMayBeLost : {}) }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** PostgreSQL listens to none of the caller's own PG* variables and speaks English, so that we can read it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const passedOn = ['PATH', 'SystemRoot', 'TEMP', 'TMP']
  const own = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv
}
