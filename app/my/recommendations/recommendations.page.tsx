import { Link, useActionData, useSearchParams } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { ForYouWorks } from '#app/shared/recommendations/for-you-works.tsx'
import recommendationsCssUrl from '#app/shared/recommendations/recommendations.css?url'
import { toldWords } from '#app/shared/told-words.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/recommendations.page.ts'
import { recommendationsIntents } from './act-on-recommendations.ts'
import { InterestsForm } from './interests-form.tsx'
import { loadRecommendations } from './load-recommendations.ts'
import { MadeFrom } from './made-from.tsx'
import { PeopleToInvite } from './people-to-invite.tsx'
import { ProjectsToTake } from './projects-to-take.tsx'
import cssUrl from './recommendations-page.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: recommendationsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]
export const loader = reading(memberOnly(loadRecommendations))
export const action = recommendationsIntents
export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'For you')

const DONE: Readonly<Record<string, string>> = {
  sources: 'Saved. What you turned off is used no more.',
  forgotten: 'Forgotten. What you see now is made from nothing about you.',
  interests: 'Saved. This is what we would show you first.',
}

export default function RecommendationsPage({ loaderData }: Route.ComponentProps) {
  const { works, isNewcomer, projects, people } = loaderData
  const refused = useActionData() as RefusedForm | undefined
  const [search] = useSearchParams()
  const done = refused ? undefined : toldWords(DONE, search.get('done'))
  return (
    <div className="recs">
      <PageHead title="For you" lede="Each says why it is here. Nobody can pay to be.">
        <ButtonLink to="/docs/recommendations#recommendations" look="bare" size="s">
          How this works
        </ButtonLink>
      </PageHead>
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <ProjectsToTake projects={projects} />
      <section className="rec-s" aria-labelledby="services-for-you">
        <h2 id="services-for-you">{isNewcomer ? 'Good services to begin with' : 'Services for you'}</h2>
        {isNewcomer ? <InterestsForm {...loaderData} refused={refused} /> : null}
        {works.length > 0 ? (
          <ForYouWorks works={works} />
        ) : (
          <EmptyState title="Nothing to show yet">
            Look at a few services, or keep some: what goes with them will stand here.{' '}
            <Link to="/categories">All categories</Link>
          </EmptyState>
        )}
      </section>
      <PeopleToInvite people={people} />
      <MadeFrom {...loaderData} />
    </div>
  )
}
