import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Strip } from '#app/ui/shell/strip.tsx'
import { Time } from '#app/ui/time/time.tsx'

export type Closed = { since: Date; reason: string; now: Date }

/** An administrator walks through a closed marketplace as if it were open, and would forget that nobody else does. */
export function ClosedStrip({ since, reason, now }: Closed) {
  return (
    <Strip
      label="Closed for maintenance"
      icon="lock"
      tone="warn"
      action={
        <ButtonLink to="/admin/settings#maintenance" size="s">
          Open it again
        </ButtonLink>
      }
    >
      <b>The marketplace is closed to everyone but administrators.</b> It was closed{' '}
      <Time at={since} now={now} />: {reason}
    </Strip>
  )
}
