import { lazy, Suspense } from 'react'
import type { ForYouWork } from '#app/shared/recommendations/load-for-you.server.ts'
import { Section } from '#app/ui/shell/section.tsx'

/** In a file of its own: visitors never load its script. */
const Works = lazy(async () => ({
  default: (await import('#app/shared/recommendations/for-you-works.tsx')).ForYouWorks,
}))

/** For whoever is signed in: what could interest them, each with why. */
export function ForYou({ works }: { works: readonly ForYouWork[] }) {
  if (works.length === 0) return null
  return (
    <Section
      title="For you"
      text="Each says why it is here. Nobody can pay to be."
      more={{ to: '/my/recommendations', label: 'All for you' }}
    >
      <Suspense>
        <Works works={works} />
      </Suspense>
    </Section>
  )
}
