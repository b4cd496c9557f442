import type { RefusedForm } from '#app/forms/refused-form.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import type { DeskIdeaData } from './load-idea.ts'
import { HideForm, KindForm, MergeForms } from './order-forms.tsx'
import { OutcomeForms } from './outcome-forms.tsx'
import { RespondForm } from './respond-form.tsx'

const EXCERPT = 400

/** One idea at the desk: what it says, and all that can be done to it. */
export function OneIdea({ data, refused }: { data: DeskIdeaData; refused: RefusedForm | undefined }) {
  const { idea, desk } = data
  // The board does not show what is off it: all of that stands here.
  const isCut = idea.isOpen && idea.text.length > EXCERPT
  return (
    <>
      <header className="ai-h">
        <p className="ai-votes">
          <b>{formatCount(idea.votes)}</b>
          <small>{idea.votes === 1 ? 'vote' : 'votes'}</small>
          {idea.trend > 0 ? <small className="ok">+{formatCount(idea.trend)} in 14 days</small> : null}
        </p>
        <div>
          <p className="small soft">
            Idea {idea.number} · {idea.author}, <Time at={idea.writtenAt} now={desk.now} />
          </p>
          <h2>{idea.title}</h2>
        </div>
      </header>
      <div className="ai-quote">
        <p>{isCut ? `${idea.text.slice(0, EXCERPT).toWellFormed()}…` : idea.text}</p>
        {idea.isOpen ? (
          <p>
            <KnownLink to={ideaPath(idea.number)}>
              All of it, and {counted(idea.comments, 'comment')}
            </KnownLink>
          </p>
        ) : null}
      </div>
      {idea.isMerged ? <Note tone="info">It was joined with another idea. Its votes are there.</Note> : null}
      {idea.isWithdrawn ? <Note tone="info">Its author withdrew it.</Note> : null}
      {idea.isHidden ? <Note tone="warn">Off the board: {idea.hiddenReason}</Note> : null}
      {idea.isOpen ? (
        <>
          <RespondForm key={`${idea.stateId} ${idea.answeredAt}`} data={data} refused={refused} />
          <OutcomeForms data={data} refused={refused} />
          <MergeForms data={data} refused={refused} />
          <KindForm data={data} refused={refused} />
        </>
      ) : null}
      <HideForm data={data} refused={refused} />
    </>
  )
}
