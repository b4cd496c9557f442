import { Link } from 'react-router'
import type { OpenedEvent } from './event-rows.ts'

/** All that is known of one event: why, from what to what, from where. */
export function EventDetails({ event }: { event: OpenedEvent }) {
  const { details } = event
  const lines = [
    ...(details.reason === undefined ? [] : [{ label: 'Reason', value: details.reason }]),
    ...details.others,
    { label: 'Address', value: event.address ?? 'not known' },
    { label: 'Device', value: event.device ?? 'not known' },
    { label: 'Kind', value: event.kind },
  ]
  return (
    <div className="event-details">
      {details.changes.length > 0 ? (
        <table className="table table-tight event-changes">
          <caption className="sr">What changed</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {details.changes.map((change) => (
              <tr key={change.label}>
                <th scope="row">{change.label}</th>
                <td>
                  <del>{change.before}</del>
                </td>
                <td>
                  <ins>{change.after}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <dl className="event-lines">
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={`/admin/security/events?open=${event.id}`}>Event {event.id}</Link>
      </p>
    </div>
  )
}
