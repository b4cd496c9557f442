import { WorkCard, WorkGrid } from '#app/ui/work/work.tsx'
import { Heart } from '#app/shared/works/heart.tsx'
import type { ForYouWork } from './load-for-you.server.ts'
import { Gone, NotForMe } from './not-for-me.tsx'

/** Cards that each say why they are here and can be sent away. */
export function ForYouWorks({ works }: { works: readonly ForYouWork[] }) {
  return (
    <WorkGrid columns={3}>
      {works.map((work) =>
        work.isGone ? <GoneWork key={work.id} {...work} /> : <ForYouCard key={work.id} {...work} />,
      )}
    </WorkGrid>
  )
}

const ANCHOR = 'for-you-gone'
const nothingMore = { why: undefined }

function ForYouCard({ because, isKept, seller: _seller, ...work }: ForYouWork) {
  const what = { kind: 'service' as const, id: work.id }
  return (
    <WorkCard
      {...work}
      {...nothingMore}
      heart={<Heart kind="service" id={work.id} name={work.title} isFavourite={isKept} />}
      tick={
        <div className="because">
          <p>{because}</p>
          <NotForMe what={what} name={work.title} anchor={ANCHOR} />
        </div>
      }
    />
  )
}

function GoneWork({ id, title, seller, by, categoryId, isSellerGone, isCategoryGone }: ForYouWork) {
  const wider = [
    {
      what: seller,
      label: 'Not this seller',
      isGone: isSellerGone,
      said: `everything by ${by.name}`,
    },
    ...(categoryId
      ? [
          {
            what: { kind: 'category' as const, id: categoryId },
            label: 'Not this kind',
            isGone: isCategoryGone,
            said: 'everything of its kind',
          },
        ]
      : []),
  ]
  return <Gone what={{ kind: 'service', id }} name={title} anchor={ANCHOR} wider={wider} />
}
