import { Link, useActionData } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { projectStateTones, projectStateWords } from '#app/shared/projects/project-words.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { describeAdminPage } from '../../../describe-admin-page.ts'
import { ClaimBar } from '../claim-bar.tsx'
import { ComparedFields } from '../compared-fields.tsx'
import cssUrl from '../moderation.css?url'
import { NearCopies } from '../near-copies.tsx'
import { useDecisionKeys } from '../use-queue-keys.ts'
import type { Route } from './+types/project.page.ts'
import { loadProject } from './load-project.ts'
import { ProjectDecisions } from './project-decisions.tsx'
import { projectDecided, projectIntents } from './project-intents.ts'

const LIST = '/admin/market/services?show=projects'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('projects.read', async (edge) => ({
    ...(await loadProject(edge)),
    done: projectDecided(edge.url.searchParams.get('decided')),
  })),
)

export const action = projectIntents

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(loaderData?.title ?? 'Project')

export default function ProjectReviewPage({ loaderData: review }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  const { nextId, decided } = review
  const next = nextId ? `/admin/market/projects/${nextId}` : null
  useDecisionKeys({ next, list: LIST })
  return (
    <>
      <Crumbs trail={[{ label: 'Projects', to: LIST }, { label: review.title }]} />
      <PageHead
        title={review.title}
        lede={
          <>
            <Tag tone={projectStateTones[review.state]}>{projectStateWords[review.state]}</Tag>{' '}
            {review.submittedAt ? (
              <>
                submitted <Time at={review.submittedAt} now={review.now} />
              </>
            ) : null}
          </>
        }
      >
        <p className="small soft hide-s admin-keys">
          <kbd>A</kbd> approve, <kbd>1</kbd>–<kbd>9</kbd> reasons, <kbd>R</kbd> send back, <kbd>T</kbd> take,{' '}
          <kbd>N</kbd> next, <kbd>U</kbd> list
        </p>
        <ButtonLink to={`/projects/${review.id}`}>See it as a page</ButtonLink>
        {next ? <ButtonLink to={next}>Next</ButtonLink> : null}
      </PageHead>
      {review.done ? <Note role="status">{review.done}</Note> : null}
      <RefusedElsewhere
        result={refusalElsewhere(review.mayReject ? ['reject', 'approve'] : [], refused)}
        wrote={{ note: 'In your own words' }}
      />
      {review.mayApprove ? <ClaimBar claim={review.claim} now={review.now} /> : null}
      {review.isOwn ? <Note tone="info">This is yours: another administrator decides about it.</Note> : null}
      <Section title="Owner" opens>
        <p className="row">
          <Avatar name={review.owner.name} src={review.owner.avatarUrl} size={32} />
          <Link to={`/admin/users/${review.owner.id}`}>{review.owner.name}</Link>
          <span className="soft">hired {review.owner.hired} times before</span>
        </p>
      </Section>
      <Section title="Asks for">
        <Meta
          rows={[
            { name: 'Category', value: review.category },
            { name: 'Budget', value: review.budget },
          ]}
        />
      </Section>
      <Section title="Words" text={review.isChange ? 'Beside what it said before.' : undefined}>
        <ComparedFields fields={review.fields} />
      </Section>
      {review.copies.length > 0 ? (
        <Section title="Near copies" text="Texts that others see and that say much of the same.">
          <NearCopies copies={review.copies} />
        </Section>
      ) : null}
      {decided ? (
        <Section title="Decided before">
          <p>
            By {decided.by}, <Time at={decided.at} now={review.now} />
          </p>
          {[...decided.reasons, decided.note].filter(Boolean).map((said) => (
            <p key={said} className="soft">
              {said}
            </p>
          ))}
        </Section>
      ) : null}
      {review.mayReject ? (
        <Section title="Decide" id="decide" opens text="It is written to the audit log.">
          <ProjectDecisions
            key={`${review.id} ${review.submittedAt?.getTime()}`}
            review={review}
            approving={refusalFor('approve', refused)}
            rejecting={refusalFor('reject', refused)}
          />
        </Section>
      ) : null}
    </>
  )
}
