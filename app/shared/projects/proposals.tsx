import { Form, Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { PROPOSAL_REVISIONS } from '#domain/projects/project-rules.ts'
import { isLive, mayMoveProposal } from '#domain/projects/states.ts'
import { FileList } from './file-list.tsx'
import type { ProposalsData, ShownProposal } from './load-proposals.server.ts'
import { proposalStateTones, proposalStateWords } from './project-words.ts'
import type { PublicProjectIntent } from '../../public/projects/act-on-project.server.ts'

type Refused = { refused: string; note: string } | undefined

type ProposalsProps = {
  projectId: string
  currency: string
  now: Date | string
  data: ProposalsData
  /** Why a refusal was itself refused, with what was typed. */
  refused?: Refused
}

/** All proposals side by side; before a choice, what it costs. */
export function Proposals({ projectId, currency, now, data, refused }: ProposalsProps) {
  const { proposals, accepting, declining, canChoose } = data
  return (
    <div className="stack">
      {accepting ? (
        <AcceptQuestion
          projectId={projectId}
          proposal={accepting}
          currency={currency}
          version={data.version}
        />
      ) : null}
      {declining ? <DeclineQuestion projectId={projectId} proposal={declining} refused={refused} /> : null}
      {proposals.length === 0 ? (
        <p className="soft">
          Nobody has answered yet. Invite sellers whose work you like: they get an e-mail.
        </p>
      ) : (
        <ul className="proposals">
          {proposals.map((one) => (
            <Proposal
              key={one.id}
              proposal={one}
              projectId={projectId}
              currency={currency}
              now={now}
              canChoose={canChoose}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type OneProps = { proposal: ShownProposal; projectId: string; currency: string }

function Proposal({
  proposal,
  projectId,
  currency,
  now,
  canChoose,
}: OneProps & { now: Date | string; canChoose: boolean }) {
  const { seller, state, milestones } = proposal
  return (
    <li id={`proposal-${proposal.id}`}>
      <div className="proposal-head">
        <Avatar name={seller.name} src={seller.src} size={44} />
        <div>
          <h3>
            {seller.team ? (
              <>
                <Link to={seller.team.to}>{seller.team.name}</Link> by{' '}
              </>
            ) : null}
            <Link to={`/user/${seller.username}`}>{seller.name}</Link>
          </h3>
          <p className="project-facts">
            {seller.level ? <Hallmark {...seller.level} /> : null}
            {seller.rating ? <Rate {...seller.rating} /> : <span>No reviews yet</span>}
            <span>{seller.completedCount} completed</span>
          </p>
        </div>
      </div>
      <p>
        <span className="proposal-price">
          <Money minor={proposal.priceMinor} currency={currency} trim />
        </span>{' '}
        in {proposal.days} {proposal.days === 1 ? 'day' : 'days'}
      </p>
      <p className="project-facts">
        <Tag tone={proposalStateTones[state]}>{proposalStateWords[state]}</Tag>
        <span>
          Sent <Time at={proposal.sentAt} now={now} quiet />
        </span>
        {proposal.isForEarlier && isLive(state) ? <Tag tone="warn">For an earlier version</Tag> : null}
      </p>
      {milestones.length > 1 ? (
        <Sum
          rows={milestones.map((one) => ({
            name: one.title,
            hint: `${one.days} ${one.days === 1 ? 'day' : 'days'}`,
            amount: <Money minor={one.priceMinor} currency={currency} />,
          }))}
        />
      ) : null}
      <Scroller label={`Words of ${seller.name}`} className="proposal-text">
        {proposal.text}
      </Scroller>
      <FileList projectId={projectId} files={proposal.files} />
      {canChoose && isLive(state) ? <Acts proposal={proposal} projectId={projectId} /> : null}
    </li>
  )
}

function Acts({ proposal: { id, state, seller }, projectId }: Omit<OneProps, 'currency'>) {
  const of = <span className="sr"> the proposal of {seller.name}</span>
  return (
    <Form method="post" action={`/projects/${projectId}`} className="proposal-acts" preventScrollReset>
      <input type="hidden" name="proposalId" value={id} />
      <ButtonLink size="s" to={`/projects/${projectId}?accept=${id}#proposals`}>
        Choose{of}
      </ButtonLink>
      {mayMoveProposal('shortlist', state) ? (
        <Button size="s" name="intent" value={'shortlist' satisfies PublicProjectIntent}>
          Short-list{of}
        </Button>
      ) : (
        <Button size="s" name="intent" value={'unlist' satisfies PublicProjectIntent}>
          Take off the list{of}
        </Button>
      )}
      <ButtonLink size="s" to={`/my/messages/new?proposal=${id}`}>
        Write to {seller.name}
      </ButtonLink>
      <ButtonLink look="bare" size="s" to={`/projects/${projectId}?decline=${id}#proposals`}>
        Decline{of}
      </ButtonLink>
    </Form>
  )
}

/** With whom the deal begins: a team answers for what one of its people wrote. */
const sideOf = ({ seller }: ShownProposal) => seller.team?.name ?? seller.name

function AcceptQuestion({ proposal, projectId, currency, version }: OneProps & { version: number }) {
  const total = proposal.milestones.reduce((sum, { buyerPays }) => sum + BigInt(buyerPays), 0n)
  return (
    <Note tone="info" icon="handshake">
      <Form method="post" action={`/projects/${projectId}`} className="stack">
        <p>
          <b>Choose {sideOf(proposal)}?</b> A deal begins with these milestones, each with up to{' '}
          {PROPOSAL_REVISIONS} revisions.{' '}
          {proposal.isForEarlier ? null : 'The other sellers are told kindly. '}
          Nothing is paid by this button: in the deal you pay the first milestone into escrow, and it is
          released when you accept the work.
        </p>
        {proposal.isForEarlier ? (
          <p>
            <b>{sideOf(proposal)} must confirm first.</b> You changed the project after this proposal was
            written, so the deal begins when they accept the project as it is now. They may also change the
            deal or decline it; until they answer, the other proposals wait.
          </p>
        ) : null}
        <Sum
          rows={proposal.milestones.map((one) => ({
            name: one.title,
            hint: `${one.days} ${one.days === 1 ? 'day' : 'days'}`,
            amount: <Money minor={one.buyerPays} currency={currency} />,
          }))}
          total={{
            name: 'You pay in all, fees included',
            amount: <Money minor={String(total)} currency={currency} />,
          }}
        />
        <input type="hidden" name="proposalId" value={proposal.id} />
        <input type="hidden" name="seen" value={proposal.seen} />
        <input type="hidden" name="version" value={version} />
        <div className="form-acts">
          <Button look="main" name="intent" value={'accept' satisfies PublicProjectIntent}>
            {proposal.isForEarlier ? `Ask ${sideOf(proposal)} to confirm` : 'Begin the deal'}
          </Button>
          <Link to={`/projects/${projectId}#proposals`}>Not yet</Link>
        </div>
      </Form>
    </Note>
  )
}

type DeclineProps = Omit<OneProps, 'currency'> & { refused: Refused }

function DeclineQuestion({ proposal, projectId, refused }: DeclineProps) {
  return (
    <Note tone="warn" icon="circle-x">
      <Form method="post" action={`/projects/${projectId}?decline=${proposal.id}`} className="stack">
        <p>
          <b>Decline the proposal of {sideOf(proposal)}?</b> They are told kindly, and that can’t be undone.
        </p>
        <Field
          label="A word to them"
          name="note"
          id="decline-note"
          optional
          {...(refused ? { error: refused.refused } : {})}
        >
          <TextArea rows={2} maxLength={500} defaultValue={refused?.note ?? ''} />
        </Field>
        <input type="hidden" name="proposalId" value={proposal.id} />
        <div className="form-acts">
          <Button look="danger" size="s" name="intent" value={'decline' satisfies PublicProjectIntent}>
            Decline it
          </Button>
          <Link to={`/projects/${projectId}#proposals`}>Keep it</Link>
        </div>
      </Form>
    </Note>
  )
}
