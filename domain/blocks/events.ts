/** Two keep apart from now on, or do so no more. */
export type BlockChanged = { kind: 'block.changed'; oneId: string; otherId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    blocks: BlockChanged
  }
}
