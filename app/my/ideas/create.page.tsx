import { useActionData, useNavigation, Form } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import sharedCssUrl from '#app/shared/ideas/ideas.css?url'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { ideaLimits } from '#domain/ideas/idea-rules.ts'
import { findDictionary } from '#domain/ideas/index.ts'
import type { Route } from './+types/create.page.ts'
import { createIntents, type CreateIntent, type RefusedProposal } from './act-on-create.ts'
import { BOARD } from './board-address.ts'
import { IdeaFields } from './idea-fields.tsx'
import cssUrl from './create.css?url'
import voteCssUrl from './vote.css?url'
import { SimilarIdeas } from './similar-ideas.tsx'
import { findSimilar } from './similar.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: sharedCssUrl },
  { rel: 'stylesheet', href: voteCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(
  memberOnly(async (edge) => {
    const { db, url } = edge
    const title = (url.searchParams.get('title') ?? '').slice(0, ideaLimits.title.max)
    const { kinds } = await findDictionary(db)
    return {
      title,
      kinds: kinds.filter(({ retiredAt }) => !retiredAt).map(({ id, label }) => ({ id, label })),
      similar: title ? await findSimilar(edge, title) : [],
    }
  }),
)

export const action = createIntents
export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Propose an idea')

export default function CreateIdeaPage({ loaderData: { title, kinds, similar } }: Route.ComponentProps) {
  const refused = useActionData() as RefusedProposal | undefined
  const { form, field } = serverForm({ id: 'propose', lastResult: refused?.result, limits: ideaLimits })
  const isSending = useNavigation().state === 'submitting'
  const hasLooked = refused?.looked || similar.length > 0
  return (
    <>
      <Crumbs trail={[{ label: 'Ideas', to: BOARD }, { label: 'Propose' }]} />
      <h1>Propose an idea</h1>
      <div className="idea-ask">
        <Form id={form.id} method="post" className="form" noValidate>
          <FormErrors form={form} />
          <input type="hidden" name="looked" defaultValue={hasLooked ? 'yes' : ''} />
          <IdeaFields field={field} kinds={kinds} start={{ title, text: '', kindId: '' }} />
          <div className="form-acts">
            <Button
              look="main"
              size="l"
              name="intent"
              value={'propose' satisfies CreateIntent}
              busy={isSending}
            >
              Put it on the board
            </Button>
            <small className="soft">Shown at once, with your vote. You follow it from then on.</small>
          </div>
        </Form>
        <SimilarIdeas formId={form.id} found={refused?.similar ?? similar} />
      </div>
    </>
  )
}
