/** Documents came, or an administrator decided on them, or an approval ran out. */
export type IdentityCheckMoved = {
  kind: 'identity-check.moved'
  checkId: string
  memberId: string
  state: 'sent' | 'approved' | 'returned' | 'expired'
  /** Why they were sent back. */
  reason: string
}

declare module '#platform/events/events.ts' {
  interface Events {
    'identity-checks': IdentityCheckMoved
  }
}
