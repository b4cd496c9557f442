import { Link } from 'react-router'
import { stateWords } from '../users/state-words.ts'

const figure = new Intl.NumberFormat('en')

type Counts = Record<keyof typeof stateWords, number>

/** How many members are in each state, with the share drawn to scale. */
export function MembersByState({ members }: { members: Counts }) {
  const total = Object.values(members).reduce((sum, count) => sum + count, 0)
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  return (
    <table className="table table-tight admin-shares">
      <caption className="sr">Members by state</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col" className="n">
            Members
          </th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(stateWords) as (keyof typeof stateWords)[]).map((state) => (
          <tr key={state}>
            <td>
              <Link to={`/admin/users?state=${state}`}>{stateWords[state]}</Link>
            </td>
            <td className="n">
              <b>{figure.format(members[state])}</b>
            </td>
            <td>
              <span className="admin-share">
                <svg aria-hidden="true">
                  <rect width={`${share(members[state])}%`} height="100%" />
                </svg>
                {share(members[state]).toFixed(1)}%
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
