import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import type { MetaRow } from '#app/ui/meta/meta.tsx'

type WorkFacts = {
  by: { name: string; username: string; avatarUrl: string | null }
  client: string
  year: number | null
  category: { title: string; to: string } | null
}

/** What is known about a work; what was not said is left out. */
export function factRows({ by, client, year, category }: WorkFacts): MetaRow[] {
  return [
    {
      name: 'By',
      value: (
        <span className="piece-by">
          <Avatar name={by.name} src={by.avatarUrl} size={24} />
          <Link to={`/user/${by.username}`}>{by.name}</Link>
        </span>
      ),
    },
    ...(client ? [{ name: 'For', value: client }] : []),
    ...(year === null ? [] : [{ name: 'Made in', value: String(year) }]),
    ...(category ? [{ name: 'Category', value: <Link to={category.to}>{category.title}</Link> }] : []),
  ]
}
