import { Form } from 'react-router'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { TeamIntent } from './act-on-team.ts'
import type { Workspace } from './load-workspace.ts'

/** Places that are kept for somebody. */
export function Invited({ workspace: { invitations, may } }: { workspace: Workspace }) {
  return (
    <section className="team-part" aria-labelledby="invited">
      <h2 id="invited">Invited</h2>
      <ul className="team-rows">
        {invitations.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.whom}</b> {one.isExpired ? <Tag tone="warn">Expired</Tag> : null}
              <br />
              <small className="soft">
                As {one.as} with {one.share}, by {one.by}. {one.isExpired ? 'It was open' : 'Open'} until{' '}
                {one.until}.{one.opened ? ` Opened ${one.opened}.` : ''}
              </small>
            </span>
            {may.invite && (one.as === 'member' || may['invite a manager']) ? (
              <Form method="post" className="team-acts" preventScrollReset>
                <input type="hidden" name="invitationId" value={one.id} />
                <Button
                  size="s"
                  name="intent"
                  value={'renew' satisfies TeamIntent}
                  aria-label={one.isLink ? 'Make a new link' : `Send again to ${one.whom}`}
                >
                  {one.isLink ? 'Make a new link' : 'Send again'}
                </Button>
                <Button
                  size="s"
                  name="intent"
                  value={'take-back' satisfies TeamIntent}
                  aria-label={`Take back the invitation of ${one.whom}`}
                >
                  Take it back
                </Button>
              </Form>
            ) : null}
            {one.isExpired ? null : (
              <div className="team-future">
                <small className="soft">When they accept, in percent: the owner gives it</small>
                <ShareBar parts={one.bar} label={`Shares once ${one.whom} has come`} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
