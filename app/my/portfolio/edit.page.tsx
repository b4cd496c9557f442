import { z } from 'zod'
import { memberOnly, reading, type MemberEdge } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { findOwnWork } from '#domain/portfolio/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/edit.page.ts'
import { galleryRows } from './gallery-row.ts'
import cssUrl from './portfolio.css?url'
import { WorkEditor } from './work-editor.tsx'
import { categoryChoices, type WorkAnswer, workIntents } from './work-form.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** Somebody else's work is not there. */
async function findOwn({ db, actor, params }: MemberEdge) {
  const id = z.uuid().safeParse(params['id']).data
  const work = id ? await findOwnWork(db, actor.id, id) : undefined
  if (!work) throw new NotFound('There is no such work of yours')
  return work
}

export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, viewer } = edge
    const work = await findOwn(edge)
    const [rows, categories] = await Promise.all([
      galleryRows(db, actor.id, work.gallery),
      categoryChoices(db),
    ])
    return {
      rows,
      categories,
      address: actor.state === 'active' ? `/user/${viewer.username}/portfolio/${work.slug}` : null,
      saved: {
        title: work.title,
        text: work.text,
        skills: work.skills.join(', '),
        categoryId: work.categoryId ?? '',
        link: work.link,
        year: work.year === null ? '' : String(work.year),
        client: work.client,
        isHidden: work.isHidden,
      },
    }
  }),
)

export const action = workIntents(async (edge) => (await findOwn(edge)).id)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData?.saved.title ?? 'Edit a work')

export default function EditWorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, ...work } = loaderData
  return (
    <>
      <PageHead title="Edit a work" lede={work.saved.title}>
        {address ? <ButtonLink to={address}>See it</ButtonLink> : null}
      </PageHead>
      <WorkEditor {...work} answer={actionData as WorkAnswer | undefined} saveLabel="Save the work" />
    </>
  )
}
