import { ConnectFailure } from '#platform/db/migrate.ts'
import { StartError } from './exit-with.ts'
import { rootOf } from './root-of.ts'

/** What a database that can't be used says, in the words of the variable that names it; what we don't know stays as it is. */
export function explainDatabase(error: unknown, databaseUrl: string): unknown {
  const { code, message } = rootOf(error)
  const url = new URL(databaseUrl)
  if (code === '53100')
    return new StartError('The disk of the database is full: free some space and start again.')
  if (code === '42501')
    return new StartError(
      `DATABASE_URL: the user ${url.username} may not do what is needed here (${message}). Make it the owner of the database.`,
    )
  if (!(error instanceof ConnectFailure)) return error
  const reason = reasonOf(code, message, url)
  return new StartError(`DATABASE_URL: the database can’t be reached: ${reason}.`)
}

function reasonOf(code: string, message: string, { hostname, port, username, pathname }: URL): string {
  const place = `${hostname}:${port || 5432}`
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no host is known by the name ${hostname}`
    case 'ECONNREFUSED':
      return `nothing listens at ${place}`
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
      return `there is no way from here to ${hostname}`
    case '28P01':
    case '28000':
      return `it refuses the user ${username} or the password (${message})`
    case '3D000':
      return `it has no database named ${pathname.slice(1)}; create it first`
    case '53300':
      return 'it has no connection left; raise its max_connections, or lower DATABASE_POOL_SIZE'
    case '57P03':
      return `it is not ready yet (${message}); start again in a moment`
  }
  if (/timeout|ETIMEDOUT/i.test(`${code} ${message}`)) return `${place} does not answer`
  if (/SSL|TLS|CERT/i.test(`${code} ${message}`)) return `TLS fails (${message}); see sslmode in its address`
  return `what listens at ${place} does not answer as PostgreSQL does (${message || code})`
}
