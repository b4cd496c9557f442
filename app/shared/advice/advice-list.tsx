import type { MouseEvent } from 'react'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { Advice, Proposal, Remark, RemarkKind } from '#domain/advice/advice-rules.ts'
import type { AdviceIntent } from './advised.ts'

type Swap = (event: MouseEvent<HTMLButtonElement>, key: string) => void
type ListProps = { advice: Advice; idOf: (field: string) => string; swap: Swap }

const kinds: readonly { kind: RemarkKind; title: string }[] = [
  { kind: 'missing', title: 'Still open' },
  { kind: 'unclear', title: 'Could be clearer' },
  { kind: 'rules', title: 'Against the rules' },
]

/** What was read out of a draft: words to take, things to look at, figures. */
export function AdviceList({ advice: { proposals, remarks, figures }, idOf, swap }: ListProps) {
  return (
    <div className="advice-list">
      {proposals.length + remarks.length + figures.length === 0 ? (
        <p>There is nothing to add: it is whole and clear.</p>
      ) : null}
      {proposals.length > 0 ? (
        <ul className="advice-proposals">
          {proposals.map((one) => (
            <ProposedWords key={one.key} one={one} swap={swap} />
          ))}
        </ul>
      ) : null}
      {kinds.map(({ kind, title }) => (
        <Remarks key={kind} title={title} remarks={remarks.filter((one) => one.kind === kind)} idOf={idOf} />
      ))}
      {figures.length > 0 ? (
        <div className="advice-part">
          <h3>The market</h3>
          {figures.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
      <p className="small soft">
        Read here, from your words and from counted figures. Nothing changes until you use it.
      </p>
    </div>
  )
}

function ProposedWords({ one: { key, label, shown, why, was }, swap }: { one: Proposal; swap: Swap }) {
  const isTaken = was !== undefined
  return (
    <li className={isTaken ? 'is-taken' : undefined}>
      <div>
        <h3>{label}</h3>
        <p className="advice-words">{shown}</p>
        <p className="small soft">{why}</p>
      </div>
      <Button
        size="s"
        name="intent"
        value={`swap ${key}` satisfies AdviceIntent}
        onClick={(event) => swap(event, key)}
      >
        {isTaken ? 'Put mine back' : 'Use this'}
        <span className="sr"> for {label}</span>
      </Button>
    </li>
  )
}

type RemarksProps = { title: string; remarks: readonly Remark[]; idOf: ListProps['idOf'] }

function Remarks({ title, remarks, idOf }: RemarksProps) {
  if (remarks.length === 0) return null
  return (
    <div className="advice-part">
      <h3>{title}</h3>
      <ul className="advice-remarks">
        {remarks.map(({ field, words }) => (
          <li key={`${field} ${words}`}>
            <a href={`#${idOf(field)}`}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
