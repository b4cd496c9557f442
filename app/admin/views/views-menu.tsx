import { Link, useLocation } from 'react-router'
import { listAt } from '../admin-sections.ts'
import { viewParams } from './view-params.ts'

type View = { id: string; list: string; query: string; name: string }

/** The views that somebody keeps of the list that is open, and a way to keep what is shown now. It needs no script. */
export function ViewsMenu({ views }: { views: readonly View[] }) {
  const { pathname, search, key } = useLocation()
  const list = listAt(pathname)
  if (!list) return null
  const own = views.filter((view) => view.list === list.to)
  const query = viewParams(search)
  const current = own.find((view) => view.query === query)
  return (
    <details className="admin-views" key={key}>
      <summary>
        Views{own.length > 0 ? ` ${own.length}` : ''}
        {current ? <span className="sr">, {current.name} is shown</span> : null}
      </summary>
      <div className="admin-views-in">
        {own.length === 0 ? (
          <p className="small soft">Keep the filters and the order of a list under a name of your own.</p>
        ) : (
          <ul>
            {own.map((view) => (
              <li key={view.id}>
                <Link to={view.list + view.query} aria-current={view === current ? 'true' : undefined}>
                  {view.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="admin-views-acts">
          {current ? null : (
            <Link to={`/admin/views?${new URLSearchParams({ list: list.to, query })}`}>Keep this view</Link>
          )}
          <Link to="/admin/views">Rename or delete</Link>
        </p>
      </div>
    </details>
  )
}
