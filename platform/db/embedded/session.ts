import type { EmbeddedPostgresError } from './failure.ts'
import type { Home } from './home.ts'
import type { Places } from './places.ts'
import type { Tuning } from './settings.ts'

/** What a start knows of its folder, and whom it tells. */
export type Session = {
  dataFolder: string
  places: Places
  home: Home
  password: string
  tuning: Tuning
  say(line: string): void
  /** The server is gone and can't be brought back. */
  onLost(failure: EmbeddedPostgresError): void
}
