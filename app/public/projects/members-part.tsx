import { Section } from '#app/ui/shell/section.tsx'
import type { RefusedDeed } from './act-on-project.server.ts'
import { InviteForm } from './invite-form.tsx'
import type { ProjectData } from './load-project.server.ts'
import { MyProposal } from './my-proposal.tsx'
import type { ProposalAnswer } from './proposal-rows.ts'
import { Proposals } from './proposals.tsx'

type MembersPartProps = ProjectData & {
  proposal: ProposalAnswer | undefined
  deed: RefusedDeed | undefined
}

/** What a project has below it for members: its owner reads proposals and invites, everyone else writes one. */
export function MembersPart({ proposal, deed, ...data }: MembersPartProps) {
  const { id, project, isOwner, toOwner, currency, now } = data
  return (
    <>
      {toOwner ? (
        <Section
          opens
          id="proposals"
          title="Proposals"
          text={`${project.proposals}. Compare them, make a short list, choose one.`}
        >
          <Proposals
            projectId={id}
            currency={currency}
            now={now}
            data={toOwner}
            refused={deed?.intent === 'decline' ? deed : undefined}
          />
        </Section>
      ) : null}
      {isOwner ? (
        project.state === 'open' && (
          <Section id="invite" title="Invite sellers" text="They get a letter, and owe you nothing.">
            <InviteForm
              id={id}
              invited={data.invited}
              refused={deed?.intent === 'invite' ? deed : undefined}
              now={now}
            />
          </Section>
        )
      ) : (
        <MyProposal {...data} answer={proposal} />
      )}
    </>
  )
}
