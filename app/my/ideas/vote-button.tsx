import { useFetcher, useLocation } from 'react-router'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { BoardIntent } from './act-on-board.ts'
import { BOARD } from './board-address.ts'

type VoteProps = {
  idea: { id: string; number: number; title: string; votes: number; isVoted: boolean; canVote: boolean }
  size?: 's' | 'l' | undefined
}

/** A figure that one can press: it answers at once where there is script, and by a form of its own without. */
export function VoteButton({ idea, size }: VoteProps) {
  const fetcher = useFetcher<RefusedForm | { isVoted: boolean }>({ key: `vote-${idea.id}` })
  const { pathname, search } = useLocation()
  const sent = fetcher.formData?.get('intent')
  const told = fetcher.data
  // What a list found while somebody typed knows nothing of what was pressed since.
  const isOn = sent ? sent === 'vote' : told && 'isVoted' in told ? told.isVoted : idea.isVoted
  const votes = idea.votes + (isOn === idea.isVoted ? 0 : isOn ? 1 : -1)
  const refused = told && 'result' in told ? told.result.error?.['']?.[0] : undefined
  const name = size ? `vote vote-${size}` : 'vote'
  const figure = (
    <>
      <b>{formatCount(votes)}</b>
      <small>{isOn ? 'with yours' : votes === 1 ? 'vote' : 'votes'}</small>
    </>
  )
  if (!idea.canVote)
    return (
      <p className={`${name} vote-shut`} data-on={isOn || undefined}>
        {figure}
      </p>
    )
  const intent: BoardIntent = isOn ? 'unvote' : 'vote'
  return (
    <form
      className="vote-f"
      method="post"
      action={BOARD}
      onSubmit={(event) => {
        event.preventDefault()
        void fetcher.submit({ intent, ideaId: idea.id }, { method: 'post', action: BOARD })
      }}
    >
      <input type="hidden" name="ideaId" value={idea.id} />
      <input type="hidden" name="back" value={`${pathname}${search}#idea-${idea.number}`} />
      <button
        className={name}
        name="intent"
        value={intent}
        aria-pressed={isOn}
        aria-label={`Vote for “${idea.title}”, ${formatCount(votes)} ${votes === 1 ? 'vote' : 'votes'}`}
      >
        {figure}
      </button>
      {refused ? (
        <small role="alert" className="bad">
          {refused}
        </small>
      ) : null}
    </form>
  )
}
