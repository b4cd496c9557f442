import { Link } from 'react-router'
import { Changes } from '#app/ui/changes/changes.tsx'
import type { RoomData } from './load-room.ts'

/** A changed proposal beside the one before it, so that nobody has to look for what is new. */
export function VersionChanges({ compared }: Pick<RoomData, 'compared'>) {
  if (!compared) return null
  const { was, is, changes, others } = compared
  return (
    <section id="changes">
      <h2>What changed</h2>
      {changes.length > 0 ? (
        <Changes changes={changes} was={was} is={is} />
      ) : (
        <p className="soft">
          {is} says the same as {was.toLowerCase()}.
        </p>
      )}
      {others.length > 0 ? (
        <p className="row small">
          <span className="soft">Compare with</span>
          {others.map(({ number, to }) => (
            <Link key={number} to={to} preventScrollReset>
              Version {number}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}
