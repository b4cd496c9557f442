import { useEffect } from 'react'
import { tellTypedEarly } from '#app/typed-early.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { RefusedButton } from './act-on-project.server.ts'
import { doneWords } from './done-words.ts'
import { isDeclineGone } from './is-decline-gone.ts'
import { InviteForm } from './invite-form.tsx'
import type { ProjectData } from './load-project.server.ts'
import { MyProposal, showsProposeForm } from './my-proposal.tsx'
import type { ProposalAnswer } from '../../shared/projects/proposal-rows.ts'
import { Proposals } from '../../shared/projects/proposals.tsx'

type MembersPartProps = ProjectData & {
  proposal: ProposalAnswer | undefined
  refusedIntent: RefusedButton | undefined
}

/** What a project has below it for members: its owner reads proposals and invites, everyone else writes one. */
export function MembersPart({ proposal, refusedIntent, ...data }: MembersPartProps) {
  const { id, project, isOwner, toOwner, currency, now } = data
  const done = doneWords(data.done)
  useEffect(() => tellTypedEarly(document.querySelector('main') ?? document), [])
  return (
    <>
      {done ? <Confirmation>{done}</Confirmation> : null}
      <RefusedElsewhere
        result={proposal && !showsProposeForm(data, proposal) ? proposal.result : undefined}
        wrote={{ text: 'Your proposal' }}
      />
      <RefusedElsewhere
        result={
          refusedIntent && isDeclineGone(refusedIntent, toOwner)
            ? { initialValue: { note: refusedIntent.note }, error: { '': [refusedIntent.refused] } }
            : undefined
        }
        wrote={{ note: 'A word to them' }}
      />
      {toOwner ? (
        <Section
          opens
          id="proposals"
          title="Proposals"
          text={
            project.isTakenDown
              ? project.proposals
              : `${project.proposals}. Compare them, make a short list, choose one.`
          }
        >
          <Proposals
            projectId={id}
            currency={currency}
            now={now}
            data={toOwner}
            refused={refusedIntent?.intent === 'decline' ? refusedIntent : undefined}
          />
        </Section>
      ) : null}
      {isOwner ? (
        project.mayInvite && (
          <Section id="invite" title="Invite sellers" text="They get an e-mail, and owe you nothing.">
            <InviteForm
              id={id}
              invited={data.invited}
              refused={refusedIntent?.intent === 'invite' ? refusedIntent : undefined}
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
