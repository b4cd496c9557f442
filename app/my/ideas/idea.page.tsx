import { useActionData, useSearchParams } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { IdeaState } from '#app/shared/ideas/idea-state.tsx'
import sharedCssUrl from '#app/shared/ideas/ideas.css?url'
import { toldWords } from '#app/shared/told-words.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { Route } from './+types/idea.page.ts'
import { ideaIntents } from './act-on-idea.ts'
import { Answer } from './answer.tsx'
import { BOARD } from './board-address.ts'
import { Comments } from './comments.tsx'
import { Course } from './course.tsx'
import { IdeaAside } from './idea-aside.tsx'
import commentsCssUrl from './comments.css?url'
import createCssUrl from './create.css?url'
import cssUrl from './idea.css?url'
import voteCssUrl from './vote.css?url'
import { type IdeaData, loadIdea } from './load-idea.server.ts'
import { OwnIdea } from './own-idea.tsx'
import { VoteButton } from './vote-button.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: sharedCssUrl },
  { rel: 'stylesheet', href: voteCssUrl },
  { rel: 'stylesheet', href: createCssUrl },
  { rel: 'stylesheet', href: commentsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]
export const loader = reading(memberOnly(loadIdea))
export const action = ideaIntents
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData?.idea.title ?? 'Idea')

const DONE: Readonly<Record<string, string>> = {
  proposed: 'It is on the board, with your vote. You are told when we answer.',
  changed: 'Saved.',
  withdrawn: 'It is off the board.',
}

export default function IdeaPage({ loaderData: data }: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  const [search] = useSearchParams()
  const { idea } = data
  const told = refused ? undefined : toldWords(DONE, search.get('done'))
  return (
    <div className="idea-p">
      <Crumbs
        trail={[
          { label: 'Ideas', to: BOARD },
          { label: data.idea.kind, to: `${BOARD}?kind=${idea.kindId}` },
          { label: String(idea.number) },
        ]}
      />
      {told ? <Confirmation>{told}</Confirmation> : null}
      <Fate data={data} />
      <RefusedElsewhere result={refusalElsewhere(shownForms(data), refused)} wrote={{ text: 'Your words' }} />
      <header className="idea-h" id={`idea-${idea.number}`}>
        <VoteButton idea={idea} size="l" />
        <div>
          <h1>{idea.title}</h1>
          <p className="by">
            <Avatar name={idea.author.name} src={idea.author.src} size={24} />
            <span>
              {idea.author.name}, <Time at={idea.writtenAt} now={data.now} />
            </span>
            <Tag>{idea.kind}</Tag>
            <IdeaState state={data.state} />
            <span>{counted(idea.comments, 'comment')}</span>
            <span>{counted(data.follow.count, 'follows', 'follow')}</span>
          </p>
        </div>
      </header>
      <Answer {...data} />
      <Course {...data} />
      <div className="idea-b">
        <div>
          <section className="part" aria-labelledby="text-title">
            <h2 id="text-title">The idea</h2>
            <Markdown text={idea.text} headingLevel={3} />
            <p className="small soft row">
              {idea.editedAt ? (
                <span>
                  Changed <Time at={idea.editedAt} now={data.now} />
                </span>
              ) : null}
              {idea.isMine ? null : <KnownLink to={`/report/idea/${idea.id}`}>Report this idea</KnownLink>}
              {data.canManage ? (
                <KnownLink to={`/admin/ideas/${idea.number}`}>Open at the desk</KnownLink>
              ) : null}
            </p>
            <OwnIdea key={`${idea.editedAt}`} data={data} refused={refused} />
          </section>
          <Comments key={idea.comments} data={data} refused={refused} />
        </div>
        <IdeaAside data={data} />
      </div>
    </div>
  )
}

const shownForms = ({ canEdit, comments }: IdeaData) => [
  'comment',
  ...(canEdit ? ['edit'] : []),
  ...comments.flatMap((one) => [
    `reply-${one.id}`,
    ...[one, ...one.replies].filter((said) => said.canEdit).map(({ id }) => `mend-${id}`),
  ]),
]

/** What its author has to know of it, and where somebody came from. */
function Fate({ data: { idea, joined } }: { data: IdeaData }) {
  if (idea.isWithdrawn) return <Note tone="info">You withdrew this idea. Only you see it.</Note>
  if (idea.hiddenReason !== null)
    return (
      <Note tone="warn">
        Our staff took this idea off the board: {idea.hiddenReason} Only you see it. If you think this is
        wrong, <KnownLink to="/support/new">write to us</KnownLink>.
      </Note>
    )
  if (joined) return <Note tone="info">Idea {joined} asked for the same, and is one with this now.</Note>
  return null
}
