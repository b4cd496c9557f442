import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/new.page.ts'
import cssUrl from './portfolio.css?url'
import { emptyWork, WorkEditor } from './work-editor.tsx'
import { categoryChoices, workIntents, type WorkAnswer } from './work-form.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(async ({ db }) => ({ categories: await categoryChoices(db) })))

export const action = workIntents(async () => undefined)

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Add a work')

export default function NewWorkPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Add a work" lede="Show what you have made: pictures first, then a few words." />
      <WorkEditor
        saved={emptyWork}
        rows={[]}
        categories={loaderData.categories}
        answer={actionData as WorkAnswer | undefined}
        saveLabel="Add the work"
      />
    </>
  )
}
