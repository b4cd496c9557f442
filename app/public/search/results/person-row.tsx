import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { FoundPerson } from '../load-people.server.ts'
import { Why } from './why.tsx'

export function PersonRow({ person }: { person: FoundPerson }) {
  return (
    <li className="found-person">
      <Avatar name={person.name} src={person.src} size={64} />
      <div>
        <h2>
          <Link to={person.to}>{person.name}</Link>
        </h2>
        <p className="result-by">
          <span>@{person.username}</span>
          {person.level ? <Hallmark {...person.level} /> : null}
          <Link to={`/my/messages/new?to=${person.username}`} rel="nofollow">
            Ask
          </Link>
        </p>
        {person.headline ? <p>{person.headline}</p> : null}
        {person.skills.length > 0 ? (
          <p className="row found-skills">
            {person.skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </p>
        ) : null}
        <Why id={`why-${person.id}`} why={person.why} />
      </div>
    </li>
  )
}
