/** An administrator wants to see whether letters arrive. */
export type MailTestAsked = { kind: 'mail.test-asked'; email: string }

declare module '#platform/events/events.ts' {
  interface Events {
    mailTest: MailTestAsked
  }
}
