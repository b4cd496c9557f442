import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with a migrated template database, started once for the whole run. */
    postgres: { adminUrl: string; template: string }
  }
}
