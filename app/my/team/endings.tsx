import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { TeamIntent } from './act-on-team.ts'
import type { Workspace } from './load-workspace.ts'

/** Handing over, leaving and dissolving, each with what follows from it. */
export function Endings({ workspace }: { workspace: Workspace }) {
  const { may, offer, people, team } = workspace
  const others = people.filter(({ isYou }) => !isYou)
  const stays = whyItStays(workspace)
  return (
    <>
      {may['hand the team over'] ? (
        <section className="team-part" aria-labelledby="hand-over">
          <h2 id="hand-over">Hand the team over</h2>
          {stays ? (
            <p>{stays}</p>
          ) : offer ? (
            <Form method="post" preventScrollReset>
              <p>The team is offered to {offer.to}. It changes hands when they accept.</p>
              <Button name="intent" value={'withdraw-offer' satisfies TeamIntent}>
                Take the offer back
              </Button>
            </Form>
          ) : others.length > 0 ? (
            <Form method="post" className="team-acts" preventScrollReset>
              <Select
                name="memberId"
                aria-label="New owner"
                options={others.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Button name="intent" value={'offer' satisfies TeamIntent}>
                Offer the team
              </Button>
              <small className="soft">You become a manager when they accept. The shares stay.</small>
            </Form>
          ) : (
            <p className="soft">Somebody else has to be in it first.</p>
          )}
        </section>
      ) : null}
      {may.leave ? (
        <section className="team-part" aria-labelledby="leave">
          <h2 id="leave">Leave the team</h2>
          <p>
            Your share goes to the owner. What you earned stays yours, and open deals pay you by the shares of
            their day.
          </p>
          <Sure label="Leave…">
            <Button look="danger" name="intent" value={'leave' satisfies TeamIntent}>
              Leave {team.name}
            </Button>
          </Sure>
        </section>
      ) : null}
      {may['dissolve the team'] ? (
        <section className="team-part" aria-labelledby="dissolve">
          <h2 id="dissolve">Dissolve the team</h2>
          {stays ? (
            <p>{stays}</p>
          ) : (
            <>
              <p>
                For good, once nothing of it is open. Its page says so, and what everyone earned stays theirs.
              </p>
              <Sure label="Dissolve…">
                <Button look="danger" name="intent" value={'dissolve' satisfies TeamIntent}>
                  Dissolve {team.name}
                </Button>
              </Sure>
            </>
          )}
        </section>
      ) : null}
    </>
  )
}

/** Why an owner can't end or hand over the team now, if that is so. */
function whyItStays({ offer, team }: Workspace): string | undefined {
  if (offer?.isOfAdministration)
    return `An administrator offered the team to ${offer.to}. It changes hands when they accept, and stays as it is if they decline; only an administrator can take the offer back.`
  if (team.suspended)
    return 'Not while the team is suspended. Open deals go on and are paid as agreed; if the team needs another owner, write to us.'
  return undefined
}

/** A second press, without script: what can't be undone is not one slip away. */
function Sure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details>
      <summary>{label}</summary>
      <Form method="post" preventScrollReset>
        {children}
      </Form>
    </details>
  )
}
