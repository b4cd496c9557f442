/** Money was released and becomes available at a time that a clock waits for. */
export type MoneyReleased = { kind: 'money.released'; clearsAt: string }

declare module '#platform/events/events.ts' {
  interface Events {
    ledger: MoneyReleased
  }
}
