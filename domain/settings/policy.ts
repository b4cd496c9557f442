import { isAdministrator, type Actor } from '#domain/actor.ts'

/** Anyone may read rules; only administrators and the operator at the command line may change them. */
export function mayChangeSettings(actor: Actor): boolean {
  return isAdministrator(actor) || actor.kind === 'operator'
}
