import type { Actor } from '#domain/actor.ts'
import { may } from '#domain/permissions.ts'

/** Anyone may read rules; only administrators and the operator at the command line may change them. */
export function mayChangeSettings(actor: Actor): boolean {
  return may(actor, 'settings.change')
}
