import { Note } from '#app/ui/note/note.tsx'
import type { FiledChange, Imported } from '#domain/categories/index.ts'

const words: Readonly<Record<FiledChange['kind'], string>> = {
  added: 'Added',
  renamed: 'Renamed',
  edited: 'Another description or icon',
  moved: 'Moved',
  hidden: 'Hidden',
  shown: 'Shown again',
  ordered: 'In another order',
  redirected: 'Old addresses that lead there',
}

/** What an import would do, kind by kind, before it does it. */
export function WouldChange({ looked: { changes, untouched } }: { looked: Imported }) {
  const kinds = (Object.keys(words) as FiledChange['kind'][]).filter((kind) =>
    changes.some((change) => change.kind === kind),
  )
  return (
    <section className="would-change" aria-labelledby="would-change-title">
      <h2 id="would-change-title">What would change</h2>
      <Note tone="info" role="status">
        {changes.length === 0 ? 'Nothing: the tree is as the file says.' : 'Nothing has changed yet.'}
        {untouched > 0
          ? ` ${untouched === 1 ? 'One category is' : `${untouched} categories are`} not in the file and stay as they are.`
          : ''}
      </Note>
      {kinds.map((kind) => (
        <section key={kind} aria-label={words[kind]}>
          <h3>
            {words[kind]}: {changes.filter((change) => change.kind === kind).length}
          </h3>
          <ul>
            {changes
              .filter((change) => change.kind === kind)
              .map(({ title, path, detail }) => (
                <li key={`${path} ${detail}`}>
                  {title} <span className="soft">/{path}</span>
                  {detail ? <span className="soft"> · {detail}</span> : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
