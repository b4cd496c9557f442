import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import type { TeamIntent } from './act-on-team.ts'
import { Earned, OpenDeals } from './at-a-glance.tsx'
import { Invited } from './invited.tsx'
import type { OverviewData } from './load-overview.ts'
import { NeedsUs } from './needs-us.tsx'
import { Shares } from './shares-form.tsx'
import { WorkspaceHead } from './workspace-head.tsx'

/** What waits for somebody, who gets what, who is invited, what happened. */
export function Overview({ workspace }: { workspace: OverviewData }) {
  const { offer, waiting, invitations, events, versions, may } = workspace
  return (
    <>
      <WorkspaceHead
        workspace={workspace}
        at=""
        forms={may['divide the shares'] && !waiting ? ['shares'] : []}
      />
      <NeedsUs workspace={workspace} />
      {offer?.isYou ? (
        <Offer canAccept={offer.isOfAdministration || workspace.team.suspended === null} />
      ) : null}
      {waiting ? <Waiting waiting={waiting} may={may} /> : null}
      <Shares workspace={workspace} />
      {invitations.length > 0 ? <Invited workspace={workspace} /> : null}
      <OpenDeals workspace={workspace} />
      <Earned workspace={workspace} />
      <section className="team-part" aria-labelledby="happened">
        <h2 id="happened">What happened</h2>
        <ol className="team-log">
          {events.map(({ id, at, words }) => (
            <li key={id}>
              <span className="soft">{at}</span>
              <span>{words}</span>
            </li>
          ))}
        </ol>
      </section>
      <details className="team-part">
        <summary>All versions of the shares</summary>
        <ol className="team-log" reversed>
          {versions.map(({ number, from, until, words }) => (
            <li key={number}>
              <span className="soft">
                {number}: {from}
                {until ? ` to ${until}` : ', in force'}
              </span>
              <span>{words}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

function Offer({ canAccept }: { canAccept: boolean }) {
  return (
    <section className="team-part" aria-labelledby="offer">
      <h2 id="offer">The team is offered to you</h2>
      <p>
        You would own it: divide shares, give roles, dissolve it. The shares stay as they are, and its owner
        before becomes a manager.
        {canAccept ? null : ' You can take it over once the team is not suspended any more.'}
      </p>
      <Form method="post" className="team-acts" preventScrollReset>
        {canAccept ? (
          <Button look="main" name="intent" value={'take-over' satisfies TeamIntent}>
            Take the team over
          </Button>
        ) : null}
        <Button name="intent" value={'decline-offer' satisfies TeamIntent}>
          No, thank you
        </Button>
      </Form>
    </section>
  )
}

function Waiting({
  waiting,
  may,
}: {
  waiting: NonNullable<OverviewData['waiting']>
  may: OverviewData['may']
}) {
  return (
    <section className="team-part" aria-labelledby="waiting">
      <h2 id="waiting">{waiting.isAsked ? 'Your word is asked' : 'New shares wait'}</h2>
      <p>
        {waiting.by} proposed version {waiting.number}. Until everyone whose share falls has agreed, the old
        shares hold. Waiting for {waiting.waitsFor.join(', ')}.
      </p>
      <ShareBar parts={waiting.bar} label="Proposed shares" />
      <ul className="team-plain">
        {waiting.changes.map(({ name, from, to }) => (
          <li key={name}>
            {name}: {from} now, {to} then
          </li>
        ))}
      </ul>
      <Form method="post" className="team-acts" preventScrollReset>
        <input type="hidden" name="number" value={waiting.number} />
        {waiting.isAsked ? (
          <>
            <Button look="main" name="intent" value={'agree' satisfies TeamIntent}>
              Agree to the new shares
            </Button>
            <Button name="intent" value={'refuse' satisfies TeamIntent}>
              Refuse
            </Button>
          </>
        ) : null}
        {may['divide the shares'] && !waiting.isAsked ? (
          <Button name="intent" value={'withdraw' satisfies TeamIntent}>
            Withdraw the proposal
          </Button>
        ) : null}
      </Form>
    </section>
  )
}
