import { Conflict } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import type { AccountKind } from './accounts.ts'

/** The account does not hold what should be taken from it. The edge says how much is missing. */
export class NotEnoughMoney extends Conflict {
  readonly account: AccountKind
  readonly held: Minor
  readonly wanted: Minor
  /** Whose account it is: of several who give at once, the one who can't. */
  readonly owner: string

  constructor(account: AccountKind, held: Minor, wanted: Minor, owner: string) {
    super('There is not enough money on the balance for this. Top it up first.')
    this.account = account
    this.held = held
    this.wanted = wanted
    this.owner = owner
  }
}
