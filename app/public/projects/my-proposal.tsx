import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Changes } from '#app/ui/changes/changes.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { FileList } from '../../shared/projects/file-list.tsx'
import type { ProjectData } from './load-project.server.ts'
import { proposalStateTones, proposalStateWords } from '../../shared/projects/project-words.ts'
import type { ProposalAnswer } from '../../shared/projects/proposal-rows.ts'
import { ChangedAfter } from './changed-after.tsx'
import { OtherProposals } from './other-proposals.tsx'
import { ProposeForm } from './propose-form.tsx'
import type { PublicProjectIntent } from './act-on-project.server.ts'

type MyProposalProps = ProjectData & { answer: ProposalAnswer | undefined }

/** Whether a proposal can be written here now, or written anew. */
export function showsProposeForm(data: ProjectData, answer: ProposalAnswer | undefined): boolean {
  const { mine, kept, project, isOwner, mayPropose } = data
  const isOpen = mine ? isChanging(data, answer) : project.takesProposals && !kept.isLeftToTeam
  return isOpen && !isOwner && mayPropose
}

/** What was written for oneself is not put into what somebody else wrote for the team. */
const isChanging = ({ mine, kept, isEditing }: ProjectData, answer: ProposalAnswer | undefined): boolean =>
  mine !== null && mine.mayEdit && (isEditing || (answer !== undefined && kept.isSender))

/** What the seller sees of their own: the form, or what became of it. */
export function MyProposal(data: MyProposalProps) {
  const { mine, kept, earlier, project, isMember, mayPropose, quota, answer, changes } = data
  if (mine && !isChanging(data, answer)) return <SentProposal {...data} />
  if (!mine && (!project.takesProposals || !isMember)) return null
  if (!mine && kept.isLeftToTeam) return <LeftToTeam />
  return (
    <Section
      opens
      id="mine"
      title={
        mine
          ? `Change ${kept.teamName ? `the proposal of ${kept.teamName}` : 'your proposal'}`
          : 'Your proposal'
      }
      text={
        quota
          ? `${quota.left} of ${quota.most} proposals left this month. One comes back when nobody reads it, or nobody is hired.`
          : undefined
      }
    >
      {earlier ? (
        <Note tone="info">
          The project was taken down, and your proposal came back to you. It is open again: send your proposal
          once more, as it was or with other words.
        </Note>
      ) : null}
      {project.isFull && !mine ? (
        <Note tone="info">
          The owner reads {project.proposalsMost} at a time, and that many have come. Yours would wait in the
          queue and come up when a place is free.
        </Note>
      ) : null}
      {changes.length > 0 ? <Changes changes={changes} was="What you answered" is="Now" /> : null}
      {mayPropose ? (
        <ProposeForm {...data} />
      ) : (
        <Note tone="warn">
          Verify your e-mail address to send proposals. <Link to="/my/account">Account</Link>
        </Note>
      )}
      <OtherProposals {...data} />
    </Section>
  )
}

/** One who wrote it for a team and does not run that any more. */
function LeftToTeam() {
  return (
    <Section opens id="mine" title="Your proposal">
      <Note tone="info">
        You answered this project in the name of a team. Its owner and managers decide about that proposal
        now, and nobody answers a project twice.
      </Note>
    </Section>
  )
}

function SentProposal(data: MyProposalProps) {
  const { id, mine, kept, changes, project, currency, now } = data
  if (!mine) return null
  return (
    <Section opens id="mine" title={kept.teamName ? `Proposal of ${kept.teamName}` : 'Your proposal'}>
      <div className="stack">
        <p id="mine-state" className="project-facts">
          <Tag tone={proposalStateTones[mine.state]}>{proposalStateWords[mine.state]}</Tag>
          <span>
            Sent <Time at={mine.sentAt} now={now} />
          </span>
          {mine.queuePlace === null ? (
            <span>{mine.isRead ? 'Read by the owner' : 'Not read yet'}</span>
          ) : (
            <span>Place {mine.queuePlace} in the queue</span>
          )}
          {mine.isGivenBack && kept.isSender ? <Tag tone="ok">Come back to your month</Tag> : null}
        </p>
        {changes.length > 0 ? (
          <ChangedAfter mine={mine} changes={changes} project={project} kept={kept} />
        ) : null}
        {mine.declineNote ? <p>{mine.declineNote}</p> : null}
        <Sum
          rows={mine.milestones.map((one, at) => ({
            key: String(at),
            name: one.title,
            hint: `${one.days} ${one.days === 1 ? 'day' : 'days'}`,
            amount: <Money minor={one.priceMinor} currency={currency} />,
          }))}
          total={{ name: 'Total', amount: <Money minor={mine.priceMinor} currency={currency} /> }}
        />
        <p className="proposal-text">{mine.text}</p>
        <p>
          <ButtonLink size="s" to={`/my/messages/new?proposal=${mine.id}`}>
            Write to the owner
          </ButtonLink>
        </p>
        <FileList projectId={id} files={mine.files} />
        <Form method="post" action={kept.at} className="proposal-acts">
          <input type="hidden" name="proposalId" value={mine.id} />
          {mine.dealId ? (
            <ButtonLink look="main" to={`/deals/${mine.dealId}`}>
              Open the deal
            </ButtonLink>
          ) : null}
          {mine.mayEdit && !mine.mayConfirm ? (
            <ButtonLink to={`${kept.writeAt}#mine`}>Change it</ButtonLink>
          ) : null}
          {mine.mayWithdraw && !mine.mayConfirm ? (
            <Button look="bare" name="intent" value={'withdraw' satisfies PublicProjectIntent}>
              Withdraw
            </Button>
          ) : null}
        </Form>
        <OtherProposals {...data} />
      </div>
    </Section>
  )
}
