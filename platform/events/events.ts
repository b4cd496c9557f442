import type { Transaction } from '#platform/db/transaction.ts'

/** Something that happened, said by the operation that did it, inside its transaction. */
export type Announced = { readonly kind: string }

export type React = <Event extends Announced>(tx: Transaction, event: Event) => Promise<void>
