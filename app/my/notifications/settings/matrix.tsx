import { Icon } from '#app/ui/icon/icon.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import type { SettingsData } from './load-settings.ts'

/** Kinds of news by the ways they can come, with what is fixed. */
export function Matrix({ groups, email, browsers, ticked }: SettingsData & { ticked: string[] | undefined }) {
  return (
    <table className="table matrix">
      <caption className="sr">What you are told of, and how</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">
            Here <small>bell and page</small>
          </th>
          <th scope="col">
            E-mail <small>{email}</small>
          </th>
          <th scope="col">
            Push <small>{browsers.length === 1 ? '1 browser' : `${browsers.length} browsers`}</small>
          </th>
          <th scope="col" className="how">
            How the e-mail comes
          </th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="matrix-group">
            <th scope="rowgroup" colSpan={5}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row">
                {row.label}
                <small>{row.text}</small>
              </th>
              {row.cells.map((cell) => (
                <Cell
                  key={cell.value}
                  kind={row.label}
                  cell={{ ...cell, isOn: ticked?.includes(cell.value) ?? cell.isOn }}
                />
              ))}
              <td className="how">{row.how}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

type CellOf = SettingsData['groups'][number]['rows'][number]['cells'][number]

function Cell({ kind, cell }: { kind: string; cell: CellOf }) {
  if (cell.fixed)
    return (
      <td>
        <span className="always">
          <Icon name="lock" size={16} />
          <span>{cell.fixed}</span>
        </span>
      </td>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the words are in the box’s own label.
    <td>
      <Check name="on" value={cell.value} defaultChecked={cell.isOn}>
        <span className="sr">
          {kind}: {cell.label}
        </span>
      </Check>
    </td>
  )
}
