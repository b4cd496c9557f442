/** Money was released and becomes available at a time that a clock waits for. */
export type MoneyReleased = { kind: 'money.released'; clearsAt: string }

/** What a member earned became theirs to withdraw: all that did at once, as one sum. */
export type MoneyCleared = { kind: 'money.cleared'; memberId: string; amountMinor: number }

/** Transfers were posted; one that was asked for again is not among them. */
export type MoneyMoved = { kind: 'money.moved'; transferIds: string[] }

declare module '#platform/events/events.ts' {
  interface Events {
    ledger: MoneyReleased | MoneyCleared | MoneyMoved
  }
}
