import { useActionData } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { projectStateTones, projectStateWords } from '#app/shared/projects/project-words.ts'
import { Section } from '#app/ui/shell/section.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { describeAdminPage } from '../../../describe-admin-page.ts'
import cssUrl from '../moderation.css?url'
import { ReviewHead } from '../review-head.tsx'
import { ReviewedPersonSection, ReviewedWords } from '../review-parts.tsx'
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
  return (
    <>
      <ReviewHead
        title={review.title}
        state={<StateLine review={review} />}
        list={{ label: 'Projects', to: LIST }}
        asPage={`/projects/${review.id}`}
        next={nextId ? `/admin/market/projects/${nextId}` : null}
        done={review.done}
        refused={refused}
        forms={review.mayReject ? ['reject', 'approve'] : []}
        isOwn={review.isOwn}
        waits={review.state === 'in_review'}
        claim={review.claim}
        now={review.now}
      />
      <ReviewedPersonSection
        title="Owner"
        person={review.owner}
        history={
          review.owner.hired === 0
            ? 'has hired nobody yet'
            : `hired ${counted(review.owner.hired, 'time')} before`
        }
      />
      <ReviewedWords fields={review.fields} beforeWas={review.beforeWas} copies={review.copies} />
      {decided ? (
        <Section title="Decided before">
          {decided.at ? (
            <p>
              By {decided.by}, <Time at={decided.at} now={review.now} />
            </p>
          ) : (
            <p>It was sent back, because:</p>
          )}
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

function StateLine({ review }: { review: Route.ComponentProps['loaderData'] }) {
  return (
    <>
      <Tag tone={projectStateTones[review.state]}>{projectStateWords[review.state]}</Tag>{' '}
      {review.submittedAt ? (
        <>
          submitted <Time at={review.submittedAt} now={review.now} />
        </>
      ) : null}
    </>
  )
}
