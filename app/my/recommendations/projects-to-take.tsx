import { Link } from 'react-router'
import { hireWords } from '#app/shared/projects/project-words.ts'
import { Gone, NotForMe } from '#app/shared/recommendations/not-for-me.tsx'
import type { RecommendationsData } from './load-recommendations.ts'

const ANCHOR = 'project-gone'
type Projects = RecommendationsData['projects']

/** Open projects that fit what a member offers; nothing at all for who offers nothing. */
export function ProjectsToTake({ projects }: { projects: Projects }) {
  if (projects.length === 0) return null
  return (
    <section className="rec-s" aria-labelledby="projects-for-you">
      <h2 id="projects-for-you">Projects you could take</h2>
      <ul>
        {projects.map((project) => (
          <li key={project.id} className="rec">
            {project.isGone ? <GoneProject {...project} /> : <ProjectToTake {...project} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProjectToTake({ id, title, category, owner, because, budget, proposals }: Projects[number]) {
  const facts = [
    category,
    owner.name,
    owner.isPaymentVerified ? 'payment verified' : 'payment not verified',
    hireWords(owner),
  ]
  return (
    <>
      <div className="rec-words">
        <h3>
          <Link to={`/projects/${id}`}>{title}</Link>
        </h3>
        <p className="rec-facts">{facts.filter(Boolean).join(' · ')}</p>
        <p className="because-l">{because}</p>
      </div>
      <p className="rec-sum">
        <b>{budget}</b> <small>{proposals}</small>
      </p>
      <NotForMe what={{ kind: 'project', id }} name={title} anchor={ANCHOR} />
    </>
  )
}

function GoneProject({
  id,
  title,
  ownerId,
  owner,
  categoryId,
  isOwnerGone,
  isCategoryGone,
}: Projects[number]) {
  const wider = [
    {
      what: { kind: 'member' as const, id: ownerId },
      label: 'Not this buyer',
      isGone: isOwnerGone,
      said: `everything by ${owner.name}`,
    },
    ...(categoryId
      ? [
          {
            what: { kind: 'category' as const, id: categoryId },
            label: 'Not my field',
            isGone: isCategoryGone,
            said: 'everything of its category',
          },
        ]
      : []),
  ]
  return <Gone what={{ kind: 'project', id }} name={title} anchor={ANCHOR} wider={wider} />
}
