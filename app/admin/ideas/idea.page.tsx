import { Link, useActionData, useSearchParams } from 'react-router'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import sharedCssUrl from '#app/shared/ideas/ideas.css?url'
import { toldWords } from '#app/shared/told-words.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/idea.page.ts'
import { addressOf } from './address-of-idea.ts'
import { DeskBar } from './desk-bar.tsx'
import { DeskList } from './desk-list.tsx'
import { deskIdeaIntents } from './idea-intents.ts'
import { IdeasKeys, useIdeasKeys } from './ideas-keys.tsx'
import cssUrl from './ideas.css?url'
import { loadDeskIdea } from './load-idea.ts'
import { OneIdea } from './one-idea.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: sharedCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]
export const loader = reading(staffOnly('idea.manage', loadDeskIdea))
export const action = deskIdeaIntents
export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData ? `Idea ${loaderData.idea.number}` : 'Ideas')

const TOLD: Readonly<Record<string, string>> = {
  answered: 'Said. Whoever follows it is told once.',
  same: 'Nothing was different, so nobody was told.',
  kind: 'It stands under another kind now.',
  merged: 'The two are one now. Votes came along, each member once.',
  hidden: 'It is off the board, and its author knows why.',
  restored: 'It is back on the board.',
  linked: 'Linked. Each leads to the other.',
  unlinked: 'The link is gone.',
}

export const shouldRevalidate = readAnewOnConflict

/** What stands on the page of an idea: of one that is off the board less does. */
const FORMS = ['respond', 'kind', 'merge', 'link-rule', 'link-post', 'unlink']
const ALWAYS = ['hide', 'restore']
const WROTE = { answer: 'The answer', words: 'The words to the state' }

export default function AdminIdeaPage({ loaderData: data }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  const [search] = useSearchParams()
  const { desk, idea } = data
  useIdeasKeys(desk, idea.number)
  const told = refused ? undefined : toldWords(TOLD, search.get('told'))
  return (
    <>
      <PageHead title="Ideas">
        <IdeasKeys />
      </PageHead>
      <DeskBar desk={desk} />
      <div className="ideas-desk at-idea">
        <DeskList desk={desk} current={idea.number} />
        <article aria-label={`Idea ${idea.number}`}>
          <Link to={addressOf(desk)} className="show-s">
            <Icon name="arrow-left" size={16} /> Ideas
          </Link>
          {told ? <Confirmation>{told}</Confirmation> : null}
          <RefusedElsewhere
            result={refusalElsewhere(idea.isOpen ? [...FORMS, ...ALWAYS] : ALWAYS, refused)}
            wrote={WROTE}
          />
          <OneIdea key={idea.number} data={data} refused={refused} />
        </article>
      </div>
    </>
  )
}
