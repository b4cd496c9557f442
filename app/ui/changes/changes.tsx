type Stretch = { kind: 'same' | 'removed' | 'added'; text: string }

export type Change = {
  name: string
  /** What stands in both, and what only in the earlier one. */
  was: readonly Stretch[]
  /** What stands in both, and what only in the later one. */
  is: readonly Stretch[]
}

type ChangesProps = { changes: readonly Change[]; was: string; is: string }

/** What was and what is, side by side: words that went are struck out, words that came are underlined. */
export function Changes({ changes, was, is }: ChangesProps) {
  return (
    <dl className="changes">
      {changes.map((one) => (
        <div key={one.name}>
          <dt>{one.name}</dt>
          <Side label={was} stretches={one.was} />
          <Side label={is} stretches={one.is} />
        </div>
      ))}
    </dl>
  )
}

function Side({ label, stretches }: { label: string; stretches: readonly Stretch[] }) {
  return (
    <dd>
      <small>{label}</small>
      <p>
        {stretches.length === 0 ? <span className="soft">Nothing</span> : null}
        {stretches.map(({ kind, text }, at) =>
          kind === 'same' ? (
            <span key={at}>{text}</span>
          ) : kind === 'removed' ? (
            <del key={at}>{text}</del>
          ) : (
            <ins key={at}>{text}</ins>
          ),
        )}
      </p>
    </dd>
  )
}
