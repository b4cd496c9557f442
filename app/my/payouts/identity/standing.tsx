import { dateAndTime } from '#app/shared/moments.ts'
import { Note } from '#app/ui/note/note.tsx'
import type { OwnCheck } from '#domain/identity-checks/index.ts'

type StandingProps = { check: OwnCheck | undefined; timeZone: string; decidedWithin: string }

/** Where the newest check is, in a sentence. */
export function Standing({ check, timeZone, decidedWithin }: StandingProps) {
  if (!check) return null
  const { state, sentAt, validUntil, reason } = check
  const when = (at: Date | null) => (at ? dateAndTime(at, timeZone) : '')
  if (state === 'sent')
    return (
      <Note tone="info">
        Your documents are with us since {when(sentAt)}. We decide within {decidedWithin}.
      </Note>
    )
  if (state === 'approved')
    return (
      <Note>
        <b>Your identity is verified</b> until {when(validUntil)}. Payouts of any size are open to you.
      </Note>
    )
  if (state === 'returned')
    return (
      <Note tone="bad">
        <b>Your documents were sent back.</b> {reason ? `The reason: ${reason}` : 'Send others below.'}
      </Note>
    )
  return <Note tone="warn">Your last check ran out on {when(validUntil)}. Send a document again.</Note>
}
