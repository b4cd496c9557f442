import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { Claim } from '#domain/claims/index.ts'

type ClaimBarProps = { claim: Claim | null; now: Date }

/** Who looks at it: taken, colleagues are led to others until it is released or its time is over. */
export function ClaimBar({ claim, now }: ClaimBarProps) {
  if (claim && !claim.isMine)
    return (
      <Note tone="warn">
        {claim.name} looks at it, <Time at={claim.until} now={now} /> at the latest it is anybody’s again.
      </Note>
    )
  return (
    <Form method="post" className="row claim-bar" preventScrollReset>
      <span className="soft">
        {claim ? (
          <>
            You look at it, until <Time at={claim.until} now={now} />.
          </>
        ) : (
          'Nobody looks at it yet.'
        )}
      </span>
      <Button size="s" name="intent" value={claim ? 'release' : 'take'} data-key="t">
        {claim ? 'Release it' : 'Take it'}
      </Button>
    </Form>
  )
}
