import { Link } from 'react-router'
import type { Promised } from './promised.ts'

export function Promises({ promises }: { promises: readonly Promised[] }) {
  return (
    <ul className="promises">
      {promises.map((promise) => (
        <li key={promise.title}>
          <p className="promise-figure">{promise.figure}</p>
          <div>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
            <Link to={promise.more.to} aria-label={`${promise.more.label}: ${promise.title}`}>
              {promise.more.label}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
