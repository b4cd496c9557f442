import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { AccountData } from './load-account.ts'
import { SectionForm } from './section-form.tsx'

/** Kinds of news by the ways they can come. */
export function ChannelMatrix({ channels }: AccountData) {
  return (
    <SectionForm intent="change-channels" label="Save the channels" doneWords="Saved.">
      {() => (
        <table className="table channel-table">
          <caption className="sr">What you are told of, and how</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              {channels.names.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell) => (
                  <ChannelCell key={cell.value} kind={row.label} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionForm>
  )
}

type Cell = AccountData['channels']['rows'][number]['cells'][number]

function ChannelCell({ kind, cell }: { kind: string; cell: Cell }) {
  if (cell.isFixed) return <td className="soft small">Always</td>
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

export function TimeZoneForm({ timeZone, choices }: AccountData) {
  return (
    <SectionForm intent="change-time-zone" label="Save the time zone" doneWords="Saved." saved={{ timeZone }}>
      {(field) => (
        <Field label="Time zone" {...field('timeZone')} hint="Deadlines and e-mails are written in it">
          <Select options={choices.timeZones} />
        </Field>
      )}
    </SectionForm>
  )
}
