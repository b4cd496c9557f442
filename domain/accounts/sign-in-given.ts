import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'

/** What every way in is given besides what was typed: from where, under which rules, and the address for links. */
export type SignInGiven = {
  origin: Origin
  settings: Settings
  siteOrigin: string
  /** Where the person was going: kept in the link of a letter. */
  next?: string
}
